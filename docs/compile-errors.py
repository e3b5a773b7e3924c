#!/usr/bin/env python3
# Writes compile-errors.md: runs the compilers on invalid literals and records what they print.
#
# Needs g++-12, clang-14 and clang-19, and Debian's libfmt-dev.
#
# Distributed under the Boost Software License, Version 1.0.
import pathlib
import re
import subprocess
import tempfile

TOP = pathlib.Path(__file__).resolve().parent.parent
COMPILERS = {
    "g++ 12": ["g++-12", "-std=c++20"],
    "clang 14": ["clang++-14", "-std=c++20"],
    "clang 19": ["clang++-19", "-std=c++20"],
    "clang 19, C++26": ["clang++-19", "-std=c++26"],
}
PLACES = {
    "a literal": 'constexpr auto api = "https://api.example.com:8o43/v1"_uri;',
    "a literal in an immediate function": """consteval bool is_secure() {
    auto api = "https://api.example.com:8o43/v1"_uri;
    return api.scheme() == "https";
}
static_assert(is_secure());""",
    "an argument of an immediate function": """consteval bool is_secure(consturi::checked_uri u) {
    return u.scheme() == "https";
}
static_assert(is_secure("https://api.example.com:8o43/v1"));""",
    "an argument for a `checked_uri`": 'auto reply = fetch("https://api.example.com:8o43/v1");',
    "a template argument": 'client<"https://api.example.com:8o43/v1"> api;',
    "an operation's argument": 'constexpr auto users = consturi::resolved<"https://api.example.com:8o43/v1", "users">;',
    "an argument of `decoded`": 'constexpr auto name = consturi::decoded<"100%">;',
    "a text of your own grammar": """using namespace consturi::abnf::notation;
inline constexpr auto month = "month"_rule = [] { return "0" >> x('1', '9') | "1" >> x('0', '2'); };
inline constexpr auto date = "date"_rule = [] { return 4_(consturi::rfc3986::DIGIT) >> "-" >> month; };
int publish(consturi::abnf::checked<date>);
auto done = publish("2026-13");""",
    "an array that is not a constant": "char text[] = \"https://api.example.com:8043/v1\";\nauto reply = fetch(text);",
}
PRELUDE = """#include <consturi.hpp>
using namespace consturi::literals;
int fetch(consturi::checked_uri);
template <consturi::fixed_uri Endpoint> class client {};
"""
AFTER_PLACES = """## Limits of the messages

On clang, the error for an argument or a template argument has no byte offset, and in C++26 no excerpt: it comes from an
attribute, `diagnose_if`, which prints a fixed sentence. For a template argument of a function template, as in
`call<"…">()`, clang only reports that no function matches. If a compiler evaluates a literal twice, as in a default
argument that is used or in a variable of each instance of a template, it reports the error twice.

For an `abnf::checked` in a default argument or a default member initializer, clang prints neither the rule nor the byte
offset until the default is used.

On g++, the error for an immediate function that does not use its literal has the mistake, but neither the byte offset
nor the line of the call. For an `abnf::checked` that such a function uses, it has the rule, but not the byte offset; if
no byte matches, an error of the function itself can precede it.

## All mistakes

g++ shows the byte offset and the mistake. clang shows the message and, in a note for a literal with a suffix, the
mistake and the byte offset. At run time, `parse_error::message()` returns the same messages.

| literal | message | g++ 12 | clang 14, clang 19 |
|---|---|---|---|"""
AFTER_MISTAKES = """
A `//` without an authority is not a mistake: it is always followed by an authority, which may be empty.

## Other libraries

An invalid number for a format string of {fmt} 9:
"""
BOOST_URL = """\
Boost.URL 1.91 also parses URLs in constant expressions. For an invalid one, the compiler prints about 15 lines that end
in a call to the non-constexpr function `throw_exception_from_error`, without a rule or a position. CTRE and lexy fail a
static assertion. (These libraries are not packaged in Debian 12; they were tried separately.)
"""
FMT = '#include <fmt/format.h>\nauto text = fmt::format("{:d}", "8o43");\n'


def printed(compiler, program):
    """The output of a compiler for a program named app.cpp, without the path of the headers."""
    with tempfile.TemporaryDirectory() as directory:
        (pathlib.Path(directory) / "app.cpp").write_text(program)
        done = subprocess.run([*compiler, "-fsyntax-only", f"-I{TOP}/include", "app.cpp"], cwd=directory, text=True,
                              capture_output=True)
    assert "fatal error" not in done.stderr, done.stderr  # a header is not installed
    output = done.stderr.replace(f"{TOP}/include/", "").rstrip()
    return re.sub(r"\n\d+ errors? generated\.$", "", output)


def mistakes():
    """Yields (identifier, message, invalid literal) for each row of the table in static_tests/cases/mistakes.hpp."""
    names = (TOP / "include/consturi/diagnosis/mistakes.def").read_text()
    messages = dict(re.findall(r'^CONSTURI_MISTAKE\((\w+), \w+, "(.*)"\)', names, re.M))
    rows = (TOP / "static_tests/cases/mistakes.hpp").read_text().split("fixes[] = {")[1].split("};")[0]
    for name, bad in re.findall(r'\{mistake::(\w+),\s+"((?:[^"\\]|\\.)*)"', rows):
        yield name, messages[name], bad


def shown_of(rows):
    """For each row, the part of each compiler's message that shows the mistake and the byte offset."""
    begin = PRELUDE.count("\n") + 1
    literals = [f'"{bad}"' + ("_uri_reference" if name.startswith("colon_in") else "_uri") for name, _, bad in rows]
    program = PRELUDE + "".join(f"constexpr auto u{i} = {literal};\n" for i, literal in enumerate(literals))
    shown = [[] for _ in rows]
    for compiler in COMPILERS.values():
        no_limit = ["-ferror-limit=0"] if "clang" in compiler[0] else []
        output = printed([*compiler, *no_limit], program)
        errors = dict(re.findall(r"^app\.cpp:(\d+):\d+: error: (.*?)(?=\napp\.cpp:\d+:\d+: error: |\Z)", output,
                                 re.M | re.S))
        for i, (name, _, _) in enumerate(rows):
            found = re.search(rf"\{{\d+, \(\(const char\*\)\(& {name}\)\)\}}|\{{&{name}, \d+", errors[str(begin + i)])
            assert found, (compiler, name, errors[str(begin + i)])
            shown[i].append(found[0] + ("}" if found[0].startswith("{&") else ""))
    return shown


def cell(text):
    """Formats text for a cell of a Markdown table."""
    return text.replace("|", "\\|")


def code(text):
    """The same, as code."""
    mark = "``" if "`" in text else "`"
    padding = " " if text.endswith("`") else ""
    return mark + padding + cell(text) + padding + mark


def main():
    lines = ["# Compiler messages for invalid literals", "",
             "Generated by `docs/compile-errors.py` from the output of the compilers.", ""]
    for title, line in PLACES.items():
        lines += [f"## {title[0].upper()}{title[1:]}", ""]
        for name, compiler in COMPILERS.items():
            lines += [f"{name}:", "", "```text", printed(compiler, PRELUDE + line + "\n"), "```", ""]
    lines += [AFTER_PLACES]
    rows = list(mistakes())
    for (_, message, bad), (gcc, *clangs) in zip(rows, shown_of(rows)):
        assert len(set(clangs)) == 1, clangs
        lines.append(f"| {code(bad)} | {cell(message)} | {code(gcc)} | {code(clangs[0])} |")
    lines += [AFTER_MISTAKES, "```text", *FMT.splitlines(), "```", ""]
    for name in ("g++ 12", "clang 19"):
        output = printed(COMPILERS[name], FMT).splitlines()
        lines += [f"{name}, the first ten of {len(output)} lines:", "", "```text", *output[:10], "```", ""]
    lines += [BOOST_URL]
    (TOP / "docs/compile-errors.md").write_text("\n".join(lines))


if __name__ == "__main__":
    main()
