#!/usr/bin/env python3
# Writes compile-errors.md: what compilers print of bad literals, by running them.
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
ENTRANCES = {
    "a literal": 'constexpr auto api = "https://api.example.com:8o43/v1"_uri;',
    "a literal in an immediate function": """consteval bool is_secure() {
    auto api = "https://api.example.com:8o43/v1"_uri;
    return api.scheme() == "https";
}
static_assert(is_secure());""",
    "an argument for a `checked_uri`": 'auto reply = fetch("https://api.example.com:8o43/v1");',
    "a template argument": 'client<"https://api.example.com:8o43/v1"> api;',
    "an operation's constant": 'constexpr auto users = consturi::resolved<"https://api.example.com:8o43/v1", "users">;',
    "a text to be decoded": 'constexpr auto name = consturi::decoded<"100%">;',
    "an array that is no constant": "char text[] = \"https://api.example.com:8043/v1\";\nauto reply = fetch(text);",
}
PRELUDE = """#include <consturi.hpp>
using namespace consturi::literals;
int fetch(consturi::checked_uri);
template <consturi::fixed_uri Endpoint> class client {};
"""
NOT_TOLD = """## What is not told

On clang an argument and a template argument are told without the number of the byte, and without a picture in
C++26: what refuses them is an attribute, and that prints a fixed sentence. For the argument of a function template,
as in `call<"…">()`, clang says no more than that no function matches. A compiler that meets a literal twice, as in
a default argument that is used, or in the variables of each instance of a template, tells it twice.

## Each mistake

What is told of a literal with a suffix (g++ shows the byte and the mistake, clang the mistake and the byte), and
of one without a suffix by clang. `parse_error::message()` gives the same sentences when a program runs.

| literal | sentence | g++ 12 | clang 14, clang 19 |
|---|---|---|---|"""
NO_MISTAKE = """
A `//` without an authority is none of these: behind it there is always one, if an empty one.

## Elsewhere

A number that is none, in a format string of {fmt} 9:
"""
OTHER_LIBRARIES = """\
Boost.URL 1.91, which reads URLs in constant expressions too, prints some 15 lines that end in a call to the
non-constexpr function `throw_exception_from_error`, without a rule or a place; CTRE and lexy a static assertion that
failed. (They are not among Debian 12's packages; this was seen elsewhere.)
"""
FMT = '#include <fmt/format.h>\nauto text = fmt::format("{:d}", "8o43");\n'


def printed(compiler, program):
    """What a compiler prints of a program, as if that were app.cpp and the headers were where users have them."""
    with tempfile.TemporaryDirectory() as directory:
        (pathlib.Path(directory) / "app.cpp").write_text(program)
        done = subprocess.run([*compiler, "-fsyntax-only", f"-I{TOP}/include", "app.cpp"], cwd=directory, text=True,
                              capture_output=True)
    assert "fatal error" not in done.stderr, done.stderr  # what is to be included is not installed
    said = done.stderr.replace(f"{TOP}/include/", "").rstrip()
    return re.sub(r"\n\d+ errors? generated\.$", "", said)


def mistakes():
    """(identifier, sentence, bad literal) of each row of the tests' table."""
    names = (TOP / "include/consturi/diagnosis/mistakes.def").read_text()
    sentences = dict(re.findall(r'^CONSTURI_MISTAKE\((\w+), "(.*)"\)', names, re.M))
    rows = (TOP / "static_tests/cases/mistakes.hpp").read_text().split("fixes[] = {")[1].split("};")[0]
    for name, bad in re.findall(r'\{mistake::(\w+),\s+"((?:[^"\\]|\\.)*)"', rows):
        yield name, sentences[name], bad


def shown_of(name, bad):
    """What each compiler shows of a bad literal, without what is around it."""
    literal = f'"{bad}"' + ("_uri_reference" if name.startswith("colon_in") else "_uri")
    for compiler in COMPILERS.values():
        said = printed(compiler, f"{PRELUDE}constexpr auto u = {literal};\n")
        assert said.startswith("app.cpp:5:"), said
        found = re.search(rf"\{{\d+, \(\(const char\*\)\(& {name}\)\)\}}|\{{&{name}, \d+", said)
        assert found, said
        yield found[0] + ("}" if found[0].startswith("{&") else "")


def code(text):
    """Text as a cell of a table."""
    return "`" + text.replace("|", "\\|") + "`"


def main():
    lines = ["# What the compiler says of a bad literal", "",
             "Made by `docs/compile-errors.py` from what the compilers print.", ""]
    for title, line in ENTRANCES.items():
        lines += [f"## {title[0].upper()}{title[1:]}", ""]
        for name, compiler in COMPILERS.items():
            lines += [f"{name}:", "", "```", printed(compiler, PRELUDE + line + "\n"), "```", ""]
    lines += [NOT_TOLD]
    for name, sentence, bad in mistakes():
        gcc, *clangs = shown_of(name, bad)
        assert len(set(clangs)) == 1, clangs
        lines.append(f"| {code(bad)} | {sentence} | {code(gcc)} | {code(clangs[0])} |")
    lines += [NO_MISTAKE, "```cpp", *FMT.splitlines(), "```", ""]
    for name in ("g++ 12", "clang 19"):
        said = printed(COMPILERS[name], FMT).splitlines()
        lines += [f"{name}, the first ten of {len(said)} lines:", "", "```", *said[:10], "```", ""]
    lines += [OTHER_LIBRARIES]
    (TOP / "docs/compile-errors.md").write_text("\n".join(lines))


if __name__ == "__main__":
    main()
