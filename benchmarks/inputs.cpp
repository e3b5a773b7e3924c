// What the tasks are measured on. The texts differ so that branches are not predicted better than in a real program.
//
// Distributed under the Boost Software License, Version 1.0.
#include "inputs.hpp"

#include <cstddef>
#include <random>

namespace benchmarks {

namespace {

class generator {
public:
    /// Returns a number below `limit`.
    unsigned below(unsigned limit) { return unsigned(engine_() % limit); }

    std::string word(unsigned size) {
        std::string letters;
        while (letters.size() != size) letters += char('a' + below(26));
        return letters;
    }

    /// Returns up to four hexadecimal digits.
    std::string group() {
        std::string digits(1, "123456789abcdef"[below(15)]);
        for (auto n = below(4); n != 0; --n) digits += "0123456789abcdef"[below(16)];
        return digits;
    }

    std::string triplet() { return {'%', "CDE"[below(3)], "0123456789ABCDEF"[below(16)]}; }

private:
    std::mt19937 engine_;
};

/// Returns a thousand results of `function`.
template <class Function>
texts thousand(Function const& function) {
    generator random;
    texts all;
    while (all.size() != 1000) all.push_back(function(random));
    return all;
}

std::string repeated(std::string_view shape, std::size_t count) {
    std::string text;
    while (count-- != 0) text += shape;
    return text;
}

texts changed(texts all, auto const& change) {
    for (auto& text : all) change(text);
    return all;
}

} // namespace

std::vector<kind> uris(texts const& real) {
    return {
        {"real URLs", real},
        {"12 bytes", thousand([](generator& random) { return "http://" + random.word(2) + "." + random.word(2); })},
        {"IPv6 host", thousand([](generator& random) {
             std::string address = "2001:db8:" + random.group() + "::";
             for (auto n = random.below(3); n != 0; --n) address += random.group() + ":";
             return "http://[" + address + random.group() + "]/" + random.word(random.below(8));
         })},
        {"user and port", thousand([](generator& random) {
             return "https://" + random.word(4 + random.below(4)) + ":" + random.word(8) + "@db" + random.word(3)
                    + ".example.com:" + std::to_string(1024 + random.below(60000)) + "/" + random.word(6);
         })},
        {"dense %XX, 126 bytes", thousand([](generator& random) {
             std::string text = "https://example.com/" + random.word(4);
             while (text.size() != 126) text += random.triplet();
             return text;
         })},
        {"error in byte 3", changed(real, [](std::string& text) { text[2] = ' '; })},
        {"error in last byte", changed(real, [](std::string& text) { text += ' '; })},
    };
}

texts relative_references() {
    return thousand([](generator& random) {
        auto const name = random.word(3 + random.below(8));
        switch (random.below(5)) {
        case 0: return "../" + name + "/" + random.word(6) + ".png";
        case 1: return "/" + name + "/" + random.word(8) + "/" + random.word(5);
        case 2: return "?page=" + name;
        case 3: return "#" + name;
        default: return name + ".html";
        }
    });
}

std::vector<kind> long_uris() {
    return {{"16 KiB of %41", {"http://h/" + repeated("%41", (16 << 10) / 3)}},
            {"1 MiB of segments", {"http://h" + repeated("/segment", 1 << 17)}}};
}

texts not_normal() {
    return thousand([](generator& random) {
        return "HTTP://WWW." + random.word(6) + ".Example.com/" + random.word(5) + "/./" + random.word(4) + "/../"
               + random.word(6) + "/%7e" + random.word(4) + "%e4?q=" + random.word(3);
    });
}

std::vector<base_and_reference> references(texts const& uris) {
    std::vector<base_and_reference> all;
    for (std::size_t i = 0; i != uris.size(); ++i) {
        auto const& uri = uris[i];
        auto const path = uri.find('/', uri.find("//") + 2);
        auto const from_path = path == uri.npos ? "/" : uri.substr(path);
        auto const name = from_path.substr(from_path.rfind('/') + 1);
        std::string const kinds[] = {from_path, "./" + name, "../" + name, "#top", uri};
        all.push_back({uris[(i + 1) % uris.size()], kinds[i % std::size(kinds)]});
    }
    return all;
}

std::vector<parts> parts_of_uris() {
    std::vector<parts> all;
    for (int i = 0; i != 1000; ++i) {
        auto const number = std::to_string(i);
        all.push_back({"api" + number + ".example.com", "users", "name of " + number, "value & more " + number,
                       "part-" + number});
    }
    return all;
}

texts with_parameters() {
    return thousand([](generator& random) {
        return "https://api.example.com/" + random.word(5) + "/" + random.word(3) + "%20" + random.word(4) + "/"
               + random.word(2) + "%C3%A4?page=" + std::to_string(random.below(100)) + "&q=" + random.word(8);
    });
}

std::string bytes_to_encode(unsigned percent) {
    generator random;
    std::string bytes(32 << 10, '\0');
    for (auto& byte : bytes)
        byte = random.below(100) < percent ? char(0x80 + random.below(0x80)) : char('a' + random.below(26));
    return bytes;
}

} // namespace benchmarks
