#!/usr/bin/env python3
# Measures the compile time of literals, of requirements on literals, and of the headers. Checks that large literals
# compile.
#
# Distributed under the Boost Software License, Version 1.0.
import argparse
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

INCLUDE = pathlib.Path(__file__).resolve().parent.parent / "include"
# Times the floor. clang evaluates the parser twice per literal.
LITERAL_LIMITS = {"g++": 4, "clang++-14": 8, "clang++-19": 7}
LITERALS = {  # 65 bytes each
    "host, path": lambda i: f"https://www.example.com/some/long/path/to/a/resource/number/{i:05}",
    "all but userinfo": lambda i: f"https://api{i:04}.example.com:8443/v1/users/{i:04}/inbox?limit=10#new",
}
# Times the literal alone. clang evaluates the parser once more, for its error message: a factor of 1.5.
REQUIRE_LIMITS = {"g++": 1.55, "clang++-14": 1.85, "clang++-19": 1.6}
REQUIRED = {  # 65 bytes each
    "host, path": LITERALS["host, path"],
    "host, port, path, query": lambda i: f"https://api{i:04}.example.com:8443/v1/users/{i:04}/inbox?limit=10&new",
}
# Times the header that INCLUDES compares it with.
INCLUDE_LIMITS = {"<consturi/literals.hpp>": 3.5, "<consturi.hpp>": 4.6, "<consturi/schemes.hpp>": 1.55}

USING = "#include <consturi/literals.hpp>\nusing namespace consturi::literals;\n"

REQUIRING = """#include <consturi.hpp>
using namespace consturi::literals;
using namespace consturi::requirements;
constexpr auto six = scheme_is("https") && has_host && !has_password && port_between(443, 9000)
                     && host_under("example.com") && !has_fragment;
constexpr auto first = consturi::require<six>("https://www.example.com/"_uri);
"""

# A lower bound for a checked literal: a loop that looks at each byte once.
FLOOR = """#include <string_view>
struct table {
    bool visible[256]{};
    constexpr table() { for (int c = '!'; c <= '~'; ++c) visible[c] = true; }
};
inline constexpr table ordinary;
consteval bool operator""_uri(char const* text, std::size_t size) {
    for (std::size_t i = 0; i != size; ++i)
        if (!ordinary.visible[static_cast<unsigned char>(text[i])]) return false;
    return true;
}
"""

INCLUDES = {  # name: (source, name of the baseline)
    "<string_view>": ("#include <string_view>\n", None),
    "<string>": ("#include <string>\n", None),
    "<consturi/literals.hpp>": (USING + 'constexpr auto u = "https://example.com/"_uri;\n', "<string_view>"),
    "<consturi.hpp>": ("#include <consturi.hpp>\n", "<string>"),
    "<consturi/schemes.hpp>": ("#include <consturi/schemes.hpp>\n", "<consturi.hpp>"),
    "<boost/url.hpp>": ("#include <boost/url.hpp>\n", "<string>"),
}

SIZE = 64 * 1024
SHAPES = {
    "path": lambda n: "s:/" + "a" * n,
    "segments": lambda n: "s:" + "/a" * (n // 2),
    "triplets": lambda n: "s:" + "%41" * (n // 3 + 1),
    "query": lambda n: "s:?" + "a=b&" * (n // 4),
    "host": lambda n: "s://" + "a." * (n // 2) + "a",
    "userinfo": lambda n: "s://" + "a" * n + "@h",
    "port": lambda n: "s://h:" + "1" * n,
    "scheme": lambda n: "a" * n + ":",
}


def with_literals(head, shape, count, spelled='"{}"_uri'):
    return head + "".join(f'constexpr auto u{i} = {spelled.format(shape(i))};\n' for i in range(count))


class Compiler:
    def __init__(self, name, folder):
        self.name, self.folder = name, folder

    def command(self, source, *more):
        file = self.folder / "source.cpp"
        file.write_text(source)
        return [self.name, "-std=c++20", f"-I{INCLUDE}", *(more or ["-fsyntax-only"]), str(file)]

    def accepts(self, source):
        return subprocess.run(self.command(source), capture_output=True).returncode == 0

    def seconds(self, source, *more):
        """Processor time, which depends less on other processes than wall-clock time."""
        child = subprocess.Popen(self.command(source, *more))
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        if child.returncode != 0:
            sys.exit(f"{self.name} cannot compile the source to be measured")
        return usage.ru_utime + usage.ru_stime

    def instructions(self, source, *more):
        """Instructions of the compiler proper, without its driver and the assembler."""
        more = more or ["-fsyntax-only"]
        shown = subprocess.run(self.command(source, *more, "-###"), capture_output=True, text=True).stderr
        proper = next(line for line in shown.splitlines() if "/cc1plus" in line or '"-cc1"' in line)
        command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--branch-sim=no",
                   "--cachegrind-out-file=/dev/null", *shlex.split(proper)]
        counted = subprocess.run(command, capture_output=True, text=True)
        if counted.returncode != 0:
            sys.exit(counted.stderr)
        return int(re.search(r"I +refs: +([\d,]+)", counted.stderr)[1].replace(",", ""))


class Report:
    def __init__(self):
        self.passed = True

    def line(self, name, figures, passed=True):
        self.passed &= passed
        print(f"  {name:<32} {figures}{'' if passed else '   EXCEEDED'}", flush=True)


def costs(compiler, sources, options):
    """The minimum cost of each source over all rounds. The sources take turns, so that load affects all of them."""
    if options.instructions:
        return {name: compiler.instructions(source) / 1e9 for name, source in sources.items()}
    best = dict.fromkeys(sources, float("inf"))
    for _ in range(options.rounds):
        for name, source in sources.items():
            best[name] = min(best[name], compiler.seconds(source))
    return best


def limit_of(compiler, limits):
    return next((limit for name, limit in limits.items() if compiler.name.startswith(name)), limits["clang++-19"])


def literals_and_includes(compiler, options, report):
    count = 200 if options.instructions else 1000  # instruction counts are stable
    sources = {name: source for name, (source, _) in INCLUDES.items() if compiler.accepts(source)}
    for head in USING, FLOOR:
        sources[head] = head
        sources |= {(head, name): with_literals(head, shape, count) for name, shape in LITERALS.items()}
    sources[REQUIRING] = REQUIRING
    for name, shape in REQUIRED.items():
        sources[name, "alone"] = with_literals(REQUIRING, shape, count)
        sources[name, "required"] = with_literals(REQUIRING, shape, count, 'consturi::require<six>("{}"_uri)')
    cost = costs(compiler, sources, options)
    small, large = ("k instr.", "M instr.") if options.instructions else ("us", "ms")

    limit = limit_of(compiler, LITERAL_LIMITS)
    for name in LITERALS:
        ours, floor = ((cost[head, name] - cost[head]) / count for head in (USING, FLOOR))
        figures = f"{ours * 1e6:8.0f} {small}  {ours / floor:5.2f} x the floor, {floor * 1e6:.0f}  (limit {limit})"
        report.line(f"literal, {name}", figures, ours <= limit * floor)
    limit = limit_of(compiler, REQUIRE_LIMITS)
    for name in REQUIRED:
        alone, required = ((cost[name, which] - cost[REQUIRING]) / count for which in ("alone", "required"))
        figures = (f"{required * 1e6:8.0f} {small}  {required / alone:5.2f} x the literal, {alone * 1e6:.0f}"
                   f"  (limit {limit})")
        report.line(f"require, {name}", figures, required <= limit * alone)
    for name, (_, base) in INCLUDES.items():
        if base and name in cost:
            ratio, limit = cost[name] / cost[base], INCLUDE_LIMITS.get(name)
            report.line(name, f"{cost[name] * 1e3:8.0f} {large}  {ratio:5.2f} x {base}, {cost[base] * 1e3:.0f}"
                        + (f"  (limit {limit})" if limit else ""), not limit or ratio <= limit)


def large_literals(compiler, report):
    for name, shape in SHAPES.items():
        text = shape(SIZE)
        literal = f'constexpr auto u = "{text}"_uri;\nstatic_assert(u.text().size() >= {SIZE});\n'
        compiles = compiler.accepts(USING + literal)
        report.line(f"64 KiB of {name}", "compiles" if compiles else "does not compile", compiles)


def main():
    parser = argparse.ArgumentParser(
        description="Measures the compile-time cost of consturi. Exits with 1 if a limit is exceeded.")
    parser.add_argument("compilers", nargs="*", default=list(LITERAL_LIMITS),
                        help="compilers to measure; those that are not on the PATH are skipped")
    parser.add_argument("--rounds", type=int, default=7,
                        help="number of compilations of each source; the fastest one counts")
    parser.add_argument("--instructions", action="store_true",
                        help="count instructions with valgrind instead of measuring time")
    parser.add_argument("--no-gate", action="store_true", help="exit with 0 even if a limit is exceeded")
    options = parser.parse_args()

    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        for name in filter(shutil.which, options.compilers):
            print(name)
            compiler = Compiler(name, pathlib.Path(folder))
            literals_and_includes(compiler, options, report)
            large_literals(compiler, report)
    return 0 if report.passed or options.no_gate else 1


if __name__ == "__main__":
    sys.exit(main())
