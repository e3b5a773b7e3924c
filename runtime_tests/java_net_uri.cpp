// Compares <consturi/java_uri.hpp> with java.net.URI of the JDK that JAVA, JAVA_HOME or PATH names. The inputs are
// random; the environment variable CONSTURI_SEED repeats those of another run.
//
// Distributed under the Boost Software License, Version 1.0.
#include "exact_copy.hpp"
#include "java_net_uri/records.hpp"
#include "process.hpp"

#include <consturi/java_uri.hpp>
#include <consturi/text/excerpt.hpp>

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <random>
#include <utility>

using namespace consturi;

namespace {

using component = std::optional<std::string_view>;

std::string escaped(std::string_view text) {
    std::string all;
    for (char const c : text) switch (c) {
        case '\\': all += "\\\\"; break;
        case '\t': all += "\\t"; break;
        case '\n': all += "\\n"; break;
        case '\r': all += "\\r"; break;
        default: all += c;
        }
    return all;
}

std::string field(component const& text) { return text ? "=" + escaped(*text) : "-"; }
std::string field(int number) { return std::to_string(number); }
std::string field(bool truth) { return truth ? "true" : "false"; }

/// The field of a result of JavaNetUri.java, as consturi computes it.
struct named_result {
    std::string name, value;
    bool comparable;
};

/// The results of a record, in the order of JavaNetUri.java.
class results {
public:
    results(record const& of, bool is_8272702_fixed) : is_8272702_fixed_(is_8272702_fixed) {
        auto const& a = of.arguments;
        if (of.kind == "uri") add_parsed(exact_copy(*a[0]));
        else if (of.kind == "pair") add_pair(exact_copy(*a[0]), exact_copy(*a[1]));
        else if (of.kind == "opaque") add_made(java::opaque_parts{a[0], a[1], a[2]});
        else if (of.kind == "authority") add_made(java::authority_parts{a[0], a[1], a[2], a[3], a[4]});
        else {
            auto const port = static_cast<int>(std::strtol(a[3]->c_str(), nullptr, 10));
            add_made(java::server_parts{a[0], a[1], a[2], port, a[4], a[5], a[6]});
        }
    }

    auto begin() const { return all_.begin(); }
    auto end() const { return all_.end(); }

private:
    void add_parsed(std::string_view text) {
        auto const u = java::parse_uri(text);
        if (!u) return add_error();
        add_uri("parsed", *u);
        add_uri("normalized", java::normalize(*u));
    }

    void add_pair(std::string_view first, std::string_view second) {
        auto const a = java::parse_uri(first), b = java::parse_uri(second);
        if (!a || !b) return add_error();
        auto const resolved = java::resolve(*a, *b), relativized = java::relativize(*a, *b);
        bool const comparable = resolves_equally(*a, *b);
        add_uri("a.resolve(b)", resolved, comparable);
        add_uri("a.relativize(b)", relativized);
        add_uri("a.resolve(b).normalize()", java::normalize(resolved), comparable);
        add_uri("a.relativize(a.resolve(b))", java::relativize(*a, resolved), comparable);
        add_uri("a.resolve(a.relativize(b))", java::resolve(*a, relativized), resolves_equally(*a, relativized));
        add("a.equals(b)", java::equals(*a, *b));
        add("a.compareTo(b)", java::compare(*a, *b));
        add("b.equals(a.resolve(b))", java::equals(*b, resolved), comparable);
        add("b.compareTo(a.resolve(b))", java::compare(*b, resolved), comparable);
    }

    template <class Parts>
    void add_made(Parts const& parts) {
        if (auto const u = java::make_uri(parts)) add_uri("made", *u);
        else add_error();
    }

    /// JDK-8272702: the slash is missing where a path follows the authority of the base.
    bool resolves_equally(java::uri_view const& base, java::uri_view const& reference) const {
        if (is_8272702_fixed_ || !base.is_absolute() || base.is_opaque() || base.path()->find('/') != std::string::npos)
            return true;
        return reference.is_absolute() || reference.authority() || reference.path()->empty()
               || reference.path()->starts_with('/');
    }

    void add_error() { all_.push_back({"result", "error", true}); }
    void add(std::string name, auto const& value, bool comparable = true) {
        all_.push_back({std::move(name), field(value), comparable});
    }
    template <class Uri>
    void add_uri(std::string const& name, Uri const& u, bool comparable = true) {
        auto const add_part = [&](char const* part, auto const& value) { add(name + part, value, comparable); };
        all_.push_back({name, escaped(u.text()), comparable});
        add_part(": scheme", u.scheme());
        add_part(": scheme-specific part", component(u.scheme_specific_part()));
        add_part(": authority", u.authority());
        add_part(": user info", u.user_info());
        add_part(": host", u.host());
        add_part(": port", u.port_number().value_or(-1));
        add_part(": path", u.path());
        add_part(": query", u.query());
        add_part(": fragment", u.fragment());
        add_part(": decoded scheme-specific part", component(u.decoded_scheme_specific_part()));
        add_part(": decoded authority", u.decoded_authority());
        add_part(": decoded user info", u.decoded_user_info());
        add_part(": decoded path", u.decoded_path());
        add_part(": decoded query", u.decoded_query());
        add_part(": decoded fragment", u.decoded_fragment());
        add_part(": is absolute", u.is_absolute());
        add_part(": is opaque", u.is_opaque());
        add_part(": hash", java::hash_code(u));
    }

    std::vector<named_result> all_;
    bool is_8272702_fixed_;
};

/// The JDK's launcher of Java programs.
std::string java_command() {
    if (auto const java = std::getenv("JAVA")) return java;
    if (auto const home = std::getenv("JAVA_HOME")) return home + "/bin/java"s;
    return "java";
}

/// Whether the JDK has a compiler, which the launcher needs for source files, and is Java 17 or later.
bool compiles_java_17(std::string const& java) {
    auto const modules = process(java, {"--list-modules"}).finish().out;
    std::string const compiler = "jdk.compiler@";
    auto const at = modules.find(compiler);
    return at != modules.npos && std::atoi(modules.c_str() + at + compiler.size()) >= 17;
}

/// Removes the text up to the next delimiter, or the end, from the beginning of a text, and returns it.
std::string_view cut(std::string_view& text, char delimiter) {
    auto const end = text.find(delimiter);
    auto const before = text.substr(0, end);
    text.remove_prefix(end == text.npos ? text.size() : end + 1);
    return before;
}

std::string shown(std::string_view text) {
    std::string all;
    for (char const c : text) append_escaped(all, c);
    return all;
}

/// Describes the results that differ from the fields of a line, one per line.
std::string differences(results const& found, std::string_view fields) {
    std::string all;
    auto const add = [&](std::string const& name, std::string_view jdk, std::string_view consturi) {
        all += "    " + name + ": JDK " + shown(jdk) + ", consturi " + shown(consturi) + '\n';
    };
    for (auto const& [name, value, comparable] : found) {
        auto const jdk = cut(fields, '\t');
        if (!comparable || jdk == value) continue;
        add(name, jdk, value);
        if (jdk == "error" || value == "error") return all;
    }
    if (!fields.empty()) add("more results", fields, "");
    return all;
}

struct statistics {
    std::size_t records = 0, accepted = 0;
};

} // namespace

TEST_CASE("java.net.URI: parsing, operations and constructors have the same results as the JDK") {
    auto const java = java_command();
    if (!compiles_java_17(java)) return skip(java + ": no JDK, Java 17 or later (Debian: default-jdk-headless)");

    auto const given = std::getenv("CONSTURI_SEED");
    auto const seed = given ? std::strtoull(given, nullptr, 10) : std::random_device()();
    auto const records = make_records(seed);
    std::string lines = "version\n";
    for (auto const& each : records) {
        lines += each.kind;
        for (auto const& argument : each.arguments) lines.append("\t").append(field(argument));
        lines += '\n';
    }
    process jdk(java, {"-XX:TieredStopAtLevel=1", CONSTURI_JAVA_NET_URI}, {{"records", lines}},
                [] { redirect(STDIN_FILENO, "records", O_RDONLY); });
    auto const [code, out, err] = jdk.finish();
    if (code != 0) FAIL(java << ": exit code " << code << ", " << err);

    std::string_view rest = out;
    auto version = cut(rest, '\n');
    std::printf("Java %s, CONSTURI_SEED=%llu\n", std::string(cut(version, '\t')).c_str(), seed);
    bool const is_8272702_fixed = version == "true";
    std::map<std::string, statistics> kinds;
    std::size_t different = 0;
    for (auto const& each : records) {
        auto const line = cut(rest, '\n');
        auto& kind = kinds[each.kind];
        ++kind.records;
        if (line != "error") ++kind.accepted;
        auto const found = differences(results(each, is_8272702_fixed), line);
        if (found.empty() || ++different > 20) continue;
        auto input = each.kind;
        for (auto const& argument : each.arguments) input += ' ' + shown(field(argument));
        std::printf("%s\n%s", input.c_str(), found.c_str());
    }
    for (auto const& [name, kind] : kinds) {
        std::printf("%s: %zu records, %zu accepted by the JDK\n", name.c_str(), kind.records, kind.accepted);
        CHECK(kind.accepted > kind.records / 4);
    }
    CHECK(different == 0);
    CHECK(rest.empty());
}
