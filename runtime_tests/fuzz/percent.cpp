// Fuzzes percent-encoding, form encoding, Punycode and UTF-8 conversion with any bytes.
//
// Distributed under the Boost Software License, Version 1.0.
#include "fuzz.hpp"

#include <consturi.hpp>
#include <consturi/form.hpp>
#include <consturi/punycode.hpp>
#include <consturi/unicode.hpp>

#include <iterator>
#include <string>
#include <string_view>

using namespace consturi;

static bool is_hexadecimal(char c) {
    return std::string_view("0123456789ABCDEFabcdef").find(c) != std::string_view::npos;
}

/// Replaces each `%` that does not begin a triplet. `first` becomes the offset of the first one, or the size of the
/// text.
static std::string with_malformed_as(std::string_view replacement, std::string_view text, std::size_t& first) {
    std::string result;
    first = text.size();
    for (std::size_t at = 0; at != text.size(); ++at) {
        if (text[at] == '%' && text.size() - at > 2 && is_hexadecimal(text[at + 1]) && is_hexadecimal(text[at + 2])) {
            result += text.substr(at, 3);
            at += 2;
        } else if (text[at] == '%') {
            result += replacement;
            if (first == text.size()) first = at;
        } else {
            result += text[at];
        }
    }
    return result;
}

static std::string with_triplets_for_plus(std::string_view text) {
    std::string result;
    for (char const c : text) c == '+' ? result += "%20" : result += c;
    return result;
}

/// UTF-8 with U+FFFD for what is malformed, as the steps of "UTF-8 decoder" in WHATWG Encoding say.
static std::string decoded_by_whatwg(std::string_view octets) {
    std::string result, character;
    int needed = 0, lower = 0x80, upper = 0xBF;
    for (std::size_t at = 0; at != octets.size(); ++at) {
        int const octet = static_cast<unsigned char>(octets[at]);
        character += octets[at];
        if (needed == 0) {
            if (0xC2 <= octet && octet <= 0xDF) needed = 1;
            else if (0xE0 <= octet && octet <= 0xEF) needed = 2;
            else if (0xF0 <= octet && octet <= 0xF4) needed = 3;
            if (octet == 0xE0) lower = 0xA0;
            if (octet == 0xED) upper = 0x9F;
            if (octet == 0xF0) lower = 0x90;
            if (octet == 0xF4) upper = 0x8F;
            if (needed != 0) continue;
            result += octet < 0x80 ? character : "\xEF\xBF\xBD";
        } else if (octet < lower || upper < octet) {
            result += "\xEF\xBF\xBD";
            needed = 0;
            --at; // is read again
        } else if (--needed == 0) {
            result += character;
        }
        lower = 0x80;
        upper = 0xBF;
        if (needed == 0) character.clear();
    }
    return needed == 0 ? result : result + "\xEF\xBF\xBD";
}

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    if (size == 0) return 0;
    static safe_set const sets[] = {
        rfc3986::unreserved, rfc3986::segment,       rfc3986::query, rfc3986::userinfo,
        rfc3986::reg_name,   rfc3986::path_absolute, rfc3986::URI,   safe_set(rfc3986::query).without("&=+")};
    auto const& safe = sets[data[0] % std::size(sets)];
    std::string_view const text(reinterpret_cast<char const*>(data + 1), size - 1);

    auto const encoded = percent_encode(text, safe), once = percent_encode_once(text, safe), form = form_encode(text);
    expect(percent_decode(encoded) == text && form_decode(form) == text && decoded_view(encoded) == text);
    expect(percent_encode_once(encoded, safe) == encoded && percent_encode_once(once, safe) == once
           && is_uri_reference("?" + form));

    std::size_t first = 0;
    auto const kept = with_malformed_as("%25", text, first), replaced = with_malformed_as("%EF%BF%BD", text, first);
    auto const decoded = percent_decode(text);
    expect(decoded.has_value() == (first == text.size()) && find_malformed(text) == first);
    if (!decoded) expect(decoded.error().position() >= first && decoded.error().position() <= first + 2);
    expect(percent_decode(kept) == percent_decode_lossy(text) && percent_decode(once) == percent_decode_lossy(text));
    expect(percent_decode(replaced) == percent_decode_lossy(text, malformed::replaced));
    expect(form_decode_lossy(text) == percent_decode_lossy(with_triplets_for_plus(text)));
    expect(decoded_view(text) == percent_decode_lossy(text)
           && decoded_view(text).size() == percent_decode_lossy(text).size());

    std::u16string wide;
    for (std::size_t at = 0; at + 1 < text.size(); at += 2)
        wide +=
            static_cast<char16_t>(static_cast<unsigned char>(text[at]) << 8 | static_cast<unsigned char>(text[at + 1]));
    auto const utf8 = percent_decode(percent_encode_lossy(wide)).value();
    auto const of_wide = percent_encode(wide, safe);
    expect(is_utf8(text) == (find_malformed_utf8(text) == text.size()));
    expect(is_utf8(utf8) && percent_encode_lossy(wide, safe) == percent_encode(utf8, safe));
    expect(percent_encode(std::u8string(text.begin(), text.end()), safe) == encoded);
    expect(of_wide ? *of_wide == percent_encode(utf8, safe) && percent_decode_utf16(*of_wide) == wide
                   : of_wide.error().position() < wide.size() && utf8.find("\xEF\xBF\xBD") != utf8.npos);

    auto const as_utf8 = percent_decode_utf8_lossy(text, malformed::replaced);
    auto const as_utf16 = percent_decode_utf16_lossy(text, malformed::replaced);
    expect(as_utf8 == decoded_by_whatwg(percent_decode_lossy(replaced)));
    expect(percent_encode(as_utf16) == percent_encode(as_utf8));
    expect(percent_decoded_utf8_size(text, malformed::replaced) == as_utf8.size()
           && percent_decoded_utf16_size(text, malformed::replaced) == as_utf16.size());
    auto const strict = percent_decode_utf8(text);
    expect(strict ? decoded == *strict && is_utf8(*strict) : !decoded || !is_utf8(*decoded));
    if (!strict && decoded)
        expect(percent_decode(text.substr(0, strict.error().position()))->size() == find_malformed_utf8(*decoded));
    if (!strict && !decoded) expect(strict.error() == decoded.error());

    auto const in_punycode = punycode_encode(text), from_punycode = punycode_decode(text);
    expect(in_punycode ? punycode_decode(*in_punycode) == text
                       : in_punycode.error().position() == find_malformed_utf8(text));
    expect(from_punycode ? is_utf8(*from_punycode) && punycode_encode(*from_punycode)->size() == text.size()
                         : from_punycode.error().position() <= text.size());
    return 0;
}
