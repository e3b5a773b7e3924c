// The compiler's messages for invalid literals: every mistake in the most common contexts of a literal, one mistake in
// ten in the others.
//
// Distributed under the Boost Software License, Version 1.0.
#include "catch.hpp"

#include "cases/mistakes.hpp"
#include "compiler.hpp"
#include "literal.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <regex>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using consturi::mistake;
using consturi::detail::message_of;
using namespace std::literals;

/// A context of a literal: `@` stands for the literal, `#` for a unique number, `$` for the size of its array.
struct literal_context {
    std::string_view line;
    bool all_mistakes = false; // or one in ten
    // The limit of printed lines, or 0 if the compiler does not evaluate the literal until the context is used.
    std::size_t gcc_12 = 5, gcc_14 = 8, clang = 9;
};

constexpr literal_context literal_contexts[] = {
    {"constexpr auto u# = @_uri;", true},
    {"constexpr auto u# = @_uri_reference;", true},
    {"auto f#() { return @_uri; }", false, 5, 9},
    {"template <class> auto f#() { return @_uri; }", false, 5, 0},
    {"template <class> auto f#() { return @_uri; } auto v# = f#<int>();", false, 7, 12, 12},
    {"struct c# { consturi::uri_view u = @_uri; };", false, 5, 0},
    {"struct c# { consturi::uri_view u = @_uri; }; c# v#;", false, 5, 12},
    {"void f#(consturi::uri_view = @_uri);", false, 5, 0},
#if !defined(__clang__) || __clang_major__ > 14 // clang 14 rejects it: a consteval operator in a used default argument
    {"void f#(consturi::uri_view = @_uri); void g#() { f#(); }"},
#endif
    {"consturi::uri_view u#[] = {\"a:\"_uri, @_uri};"},
    {"struct c# { static constexpr auto u = @_uri; };", false, 5, 8, 12}, // also printed: auto has no initializer
    {"void f#() { fetch(@); }", true},
    {"consturi::checked_uri u#(@);"},
    {"constexpr consturi::checked_uri u# = @;", false, 6}, // also printed: "incompletely initialized"
    {"struct c# { static constexpr consturi::checked_uri u = @; };", false, 6},
    {"consturi::checked_uri u#[] = {\"a:\", @};"},
    {"struct c# { consturi::checked_uri u = @; };", false, 5, 0},
    {"struct c# { consturi::checked_uri u = @; }; c# v#;", false, 5, 12, 21},
    {"void f#(consturi::checked_uri = @);", false, 0, 0},
    {"void f#(consturi::checked_uri = @); void g#() { f#(); }", false, 5, 8, 18}, // printed for each use
    {"service s#(@);"},
    {"void f#() { follow(@); }", true},
    {"consturi::checked_uri_reference u#(@);"},
    {"constexpr consturi::checked_uri_reference u# = @;", false, 6},
    {"struct c# { consturi::checked_uri_reference u = @; }; c# v#;", false, 5, 12, 21},
    {"client<@> c#;", true},
    {"template <class> client<@> f#();"},
    {"struct c# { client<@> c; };"},
    {"struct c# { consturi::fixed_uri<$> u = @; };", false, 5, 0},
    {"struct c# { consturi::fixed_uri<$> u = @; }; c# v#;", false, 5, 12, 21},
    {"constexpr bool b# = ends_in_s<@>;"},
    {"logo<@> c#;", true},
    {"struct c# { consturi::fixed_uri_reference<$> u = @; };", false, 5, 0},
    {"struct c# { consturi::fixed_uri_reference<$> u = @; }; c# v#;", false, 5, 12, 21},
    {"constexpr auto u# = consturi::normalized<@>;"},
    {"constexpr auto u# = consturi::resolved<@, \"/\">;"},
    {"constexpr auto u# = consturi::resolved<\"a:\", @>;"},
    {"constexpr auto u# = consturi::relativized<@, \"a:\">;"},
    {"constexpr auto u# = consturi::relativized<\"a:\", @>;"},
};

/// A context in which an invalid literal is not used, and which compilers reject it there. SECURITY.md has the same
/// list.
struct unused_context {
    std::string_view line;
    bool gcc_12, gcc_14, clang;
};

constexpr unused_context unused_contexts[] = {
    {"template <class> auto f#() { return @_uri; }", true, false, true},
    {"auto f# = [](auto) { return @_uri; };", true, false, true},
    {"template <class> struct c# { consturi::uri_view u = @_uri; };", true, false, true},
    {"template <class> struct c# { static constexpr auto u = @_uri; };", true, false, true},
    {"template <class> void f#(consturi::uri_view = @_uri);", true, false, true},
    {"template <class> constexpr auto u# = @_uri;", true, false, true},
    {"template <class> constexpr consturi::checked_uri u# = @;", true, false, true},
    {"template <class> struct c# { static constexpr consturi::checked_uri u = @; };", true, false, false},
    {"template <class> void f#() { client<@> c; }", true, true, false},
    {"template <class> void f#() { consturi::checked_uri u = @; }", false, false, false},
    {"auto f# = [](auto) { consturi::fixed_uri u = @; };", false, false, false},
    {"template <class> struct c# { consturi::checked_uri u = @; };", false, false, false},
    {"template <class> void f#(consturi::checked_uri = @);", false, false, true},
    {"struct c# { consturi::uri_view u = @_uri; };", true, false, true},
    {"struct c# { consturi::checked_uri u = @; };", true, false, true},
    {"struct c# { consturi::fixed_uri<$> u = @; };", true, false, true},
    {"void f#(consturi::uri_view = @_uri);", true, false, true},
    {"void f#(consturi::checked_uri = @);", false, false, true},
    {"void f#(consturi::fixed_uri<$> = @);", false, false, true},
    {"void f#() { if constexpr (false) { auto u = @_uri; } }", true, true, true},
    {"void f#() { if constexpr (false) fetch(@); }", true, false, true},
    {"using t# = decltype(@_uri);", false, false, true},
    {"using t# = decltype(fetch(@));", false, false, true},
    {"consteval void f#() { auto u = @_uri; }", false, false, true},
    {"consteval void f#() { consturi::checked_uri u = @; }", false, false, true},
    {"consteval void f#() { client<@> c; }", true, true, true},
};

/// An expression that creates a checked URI from a valid text, the same with an invalid text, words of its message, and
/// the position that g++ 12 prints if the text is used.
struct checked_expression {
    std::string_view type, good, bad, name, message, position = {};
};

constexpr checked_expression checked_expressions[] = {
    {"consturi::uri_view", "\"a:b\"_uri", "\"http://h:8o/\"_uri", "letter_in_port", message_of(mistake::letter_in_port),
     "10"},
    {"consturi::uri_reference_view", "\"b\"_uri_reference", "\"b c\"_uri_reference", "unencoded_space",
     message_of(mistake::unencoded_space), "1"},
    {"consturi::checked_uri", "consturi::checked_uri(\"a:b\")", "consturi::checked_uri(\"a:#b#\")",
     "second_number_sign", message_of(mistake::second_number_sign), "4"},
    {"consturi::checked_uri_reference", "consturi::checked_uri_reference(\"/b\")",
     "consturi::checked_uri_reference(\"a\\\\b\")", "unencoded_backslash", message_of(mistake::unencoded_backslash),
     "1"},
    {"consturi::fixed_uri<4>", "consturi::fixed_uri(\"a:b\")", "consturi::fixed_uri(\"1:b\")",
     "scheme_not_beginning_with_a_letter", message_of(mistake::scheme_not_beginning_with_a_letter), "0"},
    {"consturi::fixed_uri_reference<4>", "consturi::fixed_uri_reference(\"%CC\")",
     "consturi::fixed_uri_reference(\"%GC\")", "percent_sign_without_two_hexdig",
     message_of(mistake::percent_sign_without_two_hexdig), "1"},
    {"consturi::uri_view", "\"https://h\"_secure", "\"https//h\"_secure", "no_scheme", message_of(mistake::no_scheme),
     "5"},
    {"consturi::uri_view", "\"https://h\"_secure", "\"http://h\"_secure", "scheme_is", "scheme_is"},
    // g++ prints the type of the object text_does_not_match or, without the rule, only the object, or the allocation in
    // support/reject.hpp.
    {"consturi::abnf::checked<digits>", "\"1\"_digits", "\"1a\"_digits", "the_rule_or_requirement",
     "not a literal that matches the rule"},
    {"consturi::abnf::checked<digits>", "consturi::abnf::checked<digits>(\"1\")",
     "consturi::abnf::checked<digits>(\"1a\")", "the_rule_or_requirement", "not a literal that matches the rule"},
    {"consturi::uri_view", "consturi::require<secure>(\"https://h\"_uri)", "consturi::require<secure>(\"https:h\"_uri)",
     "has_host", "has_host"},
    {"consturi::uri_reference_view", "consturi::require<no_query>(\"b\"_uri_reference)",
     "consturi::require<no_query>(\"?\"_uri_reference)", "has_query", "has_query"},
};

/// Programs in which an immediate function evaluates the expression `@` of type `$`, or takes it as an argument.
constexpr std::string_view immediate_contexts[] = {
    "consteval bool f() { auto u = @; return true; } static_assert(f());",
    "consteval bool f() { @; return true; } static_assert(f());",
    "consteval bool f() { if (auto u = @; true) return true; } static_assert(f());",
    "consteval bool f() { for (auto u = @;;) return true; } static_assert(f());",
    "consteval bool f() { $ const us[] = {@}; return true; } static_assert(f());",
    "consteval bool f() { auto u = @; auto v = u; return true; } static_assert(f());",
    "consteval bool f() { auto const& u = @; return true; } static_assert(f());",
    "consteval bool f() { return true ? (@, true) : false; } static_assert(f());",
    "consteval bool f() { return (@, true) && true; } static_assert(f());",
    "consteval $ f() { return @; } static_assert((f(), true));",
    "struct c { $ u; consteval c() : u(@) {} }; consteval bool f() { c x; return true; } static_assert(f());",
    "consteval bool f() { return [] { auto u = @; return true; }(); } static_assert(f());",
    "consteval bool f() { auto u = @; return true; } consteval bool g() { return f(); } static_assert(g());",
    "consteval bool f() { auto u = @; return true; } bool const b = f();",
    "consteval bool f() { auto u = @; return true; } constinit bool b = f();",
    "consteval bool f() { auto u = @; return true; } bool g() { return f(); }",
    "consteval bool f() { auto u = @; return true; } template <bool> struct t {}; t<f()> x;",
    "consteval bool f() { auto u = @; return true; } bool g() { if constexpr (f()) return true; else return false; }",
    "consteval bool f() { auto u = @; return true; } template <class> concept c = f(); static_assert(c<int>);",
    "template <class> consteval bool f() { auto u = @; return true; } static_assert(f<int>());",
    "constexpr bool f($) { return true; } consteval bool g() { return f(@); } static_assert(g());",
    "consteval bool f($) { return true; } static_assert(f(@));",
    "consteval bool f($ const&) { return true; } static_assert(f(@));",
    "consteval bool f($) { return true; } bool const b = f(@);",
    "consteval bool f($) { return true; } bool g() { return f(@); }",
    "static_assert([]() consteval { auto u = @; return true; }());",
    "static_assert([]($) consteval { return true; }(@));",
    "consteval bool f($ u) { for (char c : u.text()) if (c == '*') return false; return true; } static_assert(f(@));",
    "consteval bool f($ u) { if (u.text() == \"\") __builtin_trap(); return true; } static_assert(f(@));",
    "struct c { bool b; consteval c($ u) : b(u.text() != \"\") {} }; constexpr c x(@);",
    "static_assert([]($ u) consteval { return u.text() != \"\" || (__builtin_trap(), true); }(@));",
    "consteval bool f() { auto u = @; return u.text() != \"\" || (__builtin_trap(), true); } static_assert(f());",
    "struct c { bool b = true; consteval c() { auto u = @; } }; constexpr c x;",
    "struct c { bool b; consteval c() : b((@, true)) {} }; constexpr c x;",
    "struct c { consteval c($) {} }; constexpr c x(@);",
    "struct c { $ u = @; }; consteval bool f() { c x; return true; } static_assert(f());",
    "struct c { consteval bool f() const { auto u = @; return true; } }; static_assert(c().f());",
    "struct c { static consteval bool f() { auto u = @; return true; } }; static_assert(c::f());",
    "struct c { consteval operator bool() const { auto u = @; return true; } }; static_assert(c());",
    "struct c { consteval bool operator()() const { auto u = @; return true; } }; static_assert(c()());",
    "constexpr bool f() { if consteval { auto u = @; } return true; } static_assert(f());",
    "consteval bool operator\"\"_n(unsigned long long) { auto u = @; return true; } static_assert(1_n);",
#if defined(__clang__) || __GNUC__ > 12 // g++ 12 rejects a consteval function in an aggregate's initializer list
    "struct c { $ u; }; consteval bool f() { c x{@}; return true; } static_assert(f());",
#endif
#if !defined(__clang__) || __clang_major__ > 14 // clang 14 rejects a consteval operator in a default argument
    "consteval bool f($ = @) { return true; } static_assert(f());",
#endif
};

constexpr std::string_view prelude =
    "#include <consturi.hpp>\n"
    "using namespace consturi::literals;\n"
    "void fetch(consturi::checked_uri);\n"
    "void follow(consturi::checked_uri_reference);\n"
    "struct service { service(consturi::checked_uri); };\n"
    "template <consturi::fixed_uri> struct client {};\n"
    "template <consturi::fixed_uri U> constexpr bool ends_in_s = U.view().scheme().ends_with('s');\n"
    "template <consturi::fixed_uri_reference> struct logo {};\n";

#if defined(__clang__)
constexpr bool is_gcc = false;
constexpr auto line_limit_of = &literal_context::clang;
constexpr auto is_rejected_by_compiler = &unused_context::clang;
#elif __GNUC__ < 14
constexpr bool is_gcc = true;
constexpr auto line_limit_of = &literal_context::gcc_12;
constexpr auto is_rejected_by_compiler = &unused_context::gcc_12;
#else
constexpr bool is_gcc = true;
constexpr auto line_limit_of = &literal_context::gcc_14;
constexpr auto is_rejected_by_compiler = &unused_context::gcc_14;
#endif

static std::string line_of(std::string_view context, std::string_view text, std::size_t number) {
    std::string line;
    for (char const c : context) {
        if (c == '@') line += '"' + literal(text) + '"';
        else if (c == '#') line += std::to_string(number);
        else if (c == '$') line += std::to_string(text.size() + 1);
        else line += c;
    }
    return line + '\n';
}

static std::string replaced(std::string_view in, std::string_view type, std::string_view expression) {
    std::string text;
    for (char const c : in) {
        if (c == '@') text += expression;
        else if (c == '$') text += type;
        else text += c;
    }
    return text;
}

constexpr std::string_view reference_contexts[] = {"_uri_reference", "follow(", "logo<@", "resolved<\"a:\", @"};

static std::optional<consturi::parse_error> error_of(literal_context const& context, std::string_view text) {
    auto const error = [](auto const& parsed) { return parsed ? std::nullopt : std::optional(parsed.error()); };
    bool const reference = std::any_of(std::begin(reference_contexts), std::end(reference_contexts),
                                       [&](auto part) { return context.line.find(part) != context.line.npos; });
    return reference ? error(consturi::parse_uri_reference(text)) : error(consturi::parse_uri(text));
}

static void check(std::string const& mode) {
    std::string good(prelude), bad(prelude);
    struct expected {
        std::string line;
        std::string_view text;
        consturi::parse_error error;
        std::size_t line_limit;
        std::size_t lines = 0;
        bool is_named = false, is_placed = false;
    };
    std::map<std::size_t, expected> mistakes; // keyed by line
    auto number = static_cast<std::size_t>(std::count(prelude.begin(), prelude.end(), '\n'));
    std::size_t valid_count = 0;
    for (auto const& context : literal_contexts) {
        auto const line_limit = context.*line_limit_of;
        if (line_limit == 0) continue;
        auto const add_invalid = [&](std::string_view text) {
            auto const error = error_of(context, text);
            if (!error) return;
            auto const line = line_of(context.line, text, ++number);
            bad += line;
            mistakes.emplace(number, expected{line, text, *error, line_limit});
        };
        for (auto const& row : cases::fixes) {
            if (!context.all_mistakes && (&row - cases::fixes) % 10 != 0) continue;
            add_invalid(row.bad);
            if (!error_of(context, row.good)) good += line_of(context.line, row.good, ++valid_count);
        }
        if (context.all_mistakes && context.line.find("_uri") != context.line.npos) {
            for (auto const& row : cases::mistakes_in_uris) add_invalid(row.input);
            for (auto const& row : cases::mistakes_in_references) add_invalid(row.input);
        }
    }
    CHECK(compiler_output(good, mode) == "");
    auto const last_line = ++number;
    bad += "int end_of_program;\n";

    // Output after an error belongs to the line of the error, until an error on another line. g++ prints the function
    // or class before the error. If g++ 14 evaluates an expression late, it prints the reason as a second error at the
    // end of the program.
    static std::regex const begins(R"(app\.cpp:(\d+):\d+: (error: )?.*)");
    static std::regex const within(R"(app\.cpp:( (In|At) |\d+:\d+:   required ).*)");
    static std::regex const error_in_header(R"(.*/include/consturi/.*: error: static assertion failed: )");
    std::istringstream lines(compiler_output(bad, mode));
    expected* of = nullptr;
    std::size_t ahead = 0;
    std::string line;
    while (std::getline(lines, line) && !std::regex_match(line, error_in_header)) {
        if (std::regex_match(line, within)) {
            ++ahead;
            continue;
        }
        std::smatch found;
        if (std::regex_match(line, found, begins)) {
            auto const at = mistakes.find(std::stoul(found[1]));
            bool const is_reason = at == mistakes.end() && is_gcc && of && std::stoul(found[1]) == last_line;
            if (!is_reason) {
                REQUIRE(at != mistakes.end());
                of = &at->second;
                if (of->lines == 0) CHECK(found[2].matched); // the first printed line is an error
            }
            of->lines += std::exchange(ahead, 0);
        } else if (line.find(": error: ") != line.npos) {
            FAIL_CHECK("an error outside the lines of the literals: " << line);
        }
        // clang prints the headers that include that of the excerpts, and the number of errors last.
        if (!of || line.ends_with(" generated.") || (!is_gcc && line.starts_with("In file included"))) continue;
        ++of->lines;
        auto const message = of->error.message();
        auto const position = std::to_string(of->error.position());
        std::string const name(to_string(of->error.code()));
        std::regex const named("& ?(\\w*::)*" + name + "\\b");
        std::regex const placed("string_view\\{" + position + ",|\\(& " + name + "\\)\\), " + position
                                + "\\}|\\{&[\\w:]+, " + position + "[,}]");
        of->is_placed |= std::regex_search(line, named) && std::regex_search(line, placed);
        of->is_named |= is_gcc || line.ends_with("error: " + std::string(message));
    }
    // In C++26 mode clang shows each text with a caret below it, after all other output.
    std::string const texts = '\n' + std::string(std::istreambuf_iterator<char>(lines), {});
    bool const shows_texts = !is_gcc && mode == "-std=c++26";
    for (auto const& [_, mistake] : mistakes) {
        INFO(mistake.line);
        bool const has_suffix = mistake.line.find("\"_uri") != mistake.line.npos;
        CHECK(mistake.is_named);
        CHECK((mistake.is_placed || (!is_gcc && !has_suffix))); // clang does not place a literal without a suffix
        CHECK(mistake.lines <= mistake.line_limit);
        if (!shows_texts || !has_suffix) continue;
        std::string shown("\n");
        consturi::append_excerpt(shown, mistake.text, mistake.error.position());
        CHECK(texts.find(shown.append("^ ").append(mistake.error.message()) + '\n') != texts.npos);
    }
}

/// g++ reports these errors in a header and names the immediate function, so each program has its own namespace.
static void check_immediate_contexts(std::string const& mode) {
    std::string const head =
        std::string(prelude)
        + "using namespace consturi::requirements;\n"
          "constexpr auto secure = scheme_is(\"https\") && has_host;\n"
          "constexpr auto no_query = !has_query;\n"
          "CONSTURI_LITERAL(_secure, secure)\n"
          "using namespace consturi::abnf::notation;\n"
          "constexpr auto digits = \"digits\"_rule = [] { return 1 * consturi::rfc3986::DIGIT; };\n"
          "CONSTURI_LITERAL(_digits, digits)\n";
    auto const first_line = static_cast<std::size_t>(std::count(head.begin(), head.end(), '\n')) + 1;
    std::string good(head), bad(head);
    struct form {
        std::string program;
        checked_expression const* of;
        bool uses_text, is_reported = false, is_placed = false;
    };
    std::vector<form> forms;
    for (auto const& expression : checked_expressions) {
        for (auto const context : immediate_contexts) {
            if (mode == "-std=c++20" && context.find("if consteval") != context.npos) continue;
            auto const open = "namespace form_" + std::to_string(forms.size()) + " { ";
            good += open + replaced(context, expression.type, expression.good) + " }\n";
            forms.push_back({open + replaced(context, expression.type, expression.bad) + " }\n", &expression,
                             context.find("text()") != context.npos});
            bad += forms.back().program;
        }
    }
    CHECK(compiler_output(good, mode) == "");

    static std::regex const error(R"((?:app\.cpp:(\d+):|.*\bform_(\d+)::).*)");
    std::istringstream lines(compiler_output(bad, mode));
    form* of = nullptr;
    // g++ prints the calls that lead to an error in a header before it.
    static std::regex const call(R"(app\.cpp:(\d+):\d+:   in 'constexpr' expansion of .*)");
    bool is_in_calls = false;
    for (std::string line; std::getline(lines, line);) {
        if (std::smatch place; !is_in_calls && std::regex_match(line, place, call)) {
            of = &forms.at(std::stoul(place[1]) - first_line);
            is_in_calls = true;
        }
        if (line.find(": error: ") != line.npos && !std::exchange(is_in_calls, false)) {
            std::smatch place;
            bool const is_of_form = std::regex_match(line, place, error);
            if (!is_of_form)
                CHECK(line.find("static assertion failed") != line.npos); // the excerpt that clang shows in C++26 mode
            of = is_of_form ? &forms.at(place[1].matched ? std::stoul(place[1]) - first_line : std::stoul(place[2]))
                            : nullptr;
        }
        if (!of) continue;
        of->is_reported |= line.find(of->of->name) != line.npos || line.find(of->of->message) != line.npos;
#if !defined(__clang__) // of several allocations in one line, g++ shows the line only once
        if (of->of->name == "the_rule_or_requirement")
            for (auto const* const shown : {"text_does_not_match", "/support/reject.hpp:"})
                of->is_reported |= line.find(shown) != line.npos;
#endif
#if !defined(__clang__) && __GNUC__ >= 14 // has not the requirement, only the object in `reject`
        of->is_reported |=
            of->of->position.empty() && line.find("'text_does_not_match' outside its lifetime") != line.npos;
#endif
        // As an index, or if the literal is evaluated alone, as in `check`.
        std::string const position(of->of->position);
        for (auto const& shown :
             {'\'' + position + "' is outside", "string_view{" + position + ',', ")), " + position + '}'})
            of->is_placed |= line.find(shown) != line.npos;
    }
    for (auto const& form : forms) {
        INFO(form.program);
        CHECK(form.is_reported);
#if !defined(__clang__) && __GNUC__ == 12
        if (form.uses_text && !form.of->position.empty()) CHECK(form.is_placed);
#endif
    }
}

static void check_unused_contexts(std::string const& mode) {
    struct form {
        std::string line;
        unused_context const* of;
        bool is_of_rule, is_rejected = false;
    };
    static std::regex const type("consturi::checked_uri");
    std::vector<form> forms;
    for (auto const& context : unused_contexts) {
        forms.push_back({line_of(context.line, "http://h:8o", forms.size()), &context, false});
        auto const of_rule =
            std::regex_replace(std::string(context.line), type, "consturi::abnf::checked<consturi::rfc3986::host>");
        if (of_rule != context.line) forms.push_back({line_of(of_rule, "h:8", forms.size()), &context, true});
    }
    std::string program(prelude);
    auto const first_line = static_cast<std::size_t>(std::count(prelude.begin(), prelude.end(), '\n')) + 1;
    for (auto const& form : forms) program += form.line;

    static std::regex const error(R"(app\.cpp:(\d+):\d+: error: .*)");
    std::istringstream lines(compiler_output(program, mode));
    std::string line;
    for (std::smatch place; std::getline(lines, line);)
        if (std::regex_match(line, place, error)) forms.at(std::stoul(place[1]) - first_line).is_rejected = true;
    for (auto const& form : forms) {
        INFO(form.line);
        // More literals of abnf::checked are rejected than of checked_uri.
        CHECK((form.is_rejected == form.of->*is_rejected_by_compiler || (form.is_of_rule && form.is_rejected)));
    }
}

TEST_CASE("each invalid literal is rejected with an error on its line that names the mistake") {
    check(CONSTURI_STANDARD);
}
TEST_CASE("each invalid literal is rejected in immediate functions and as their argument") {
    check_immediate_contexts(CONSTURI_STANDARD);
    check_immediate_contexts("-std=c++2b"); // with if consteval
}
TEST_CASE("an invalid literal that is not used is rejected by the compilers that SECURITY.md names") {
    check_unused_contexts(CONSTURI_STANDARD);
}
