#!/usr/bin/env python3
# Runs the checks of the continuous integration: with --ci the quick parts, which .ci/run needs, otherwise all:
#
#   nightly.py [--ci | --only PART...] [--again] [--write] [--packages | --matrix]
#
# A part that passed on the current commit is skipped. Results are kept in nightly.json. --write updates the table in
# docs/verification.md and the numbers that README.md repeats; --packages prints the Debian packages that the parts
# need; --matrix prints the parts that ci.yml runs each night.
#
# Distributed under the Boost Software License, Version 1.0.
import argparse
import datetime
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path += [str(TOP / "runtime_tests/readers"), str(TOP / "benchmarks")]
import parsers  # noqa: E402
from results import results_in  # noqa: E402

RESULTS = TOP / "nightly.json"  # not in build, which .ci/run removes
PAGE = TOP / "docs/verification.md"
BEGIN, END = "<!-- nightly: begin -->\n", "<!-- nightly: end -->\n"


class Failed(Exception):
    pass


def output_of(*command):
    """Runs a command that must succeed; prints and returns its output."""
    print("$", *command, flush=True)
    lines = []
    with subprocess.Popen(command, cwd=TOP, text=True, errors="replace",
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        for line in process.stdout:
            print(line, end="", flush=True)
            lines.append(line)
    if process.returncode != 0:
        raise Failed(" ".join(map(str, command)))
    return "".join(lines)


def found_in(text, pattern):
    found = re.findall(pattern, text, re.M)
    if not found:
        raise Failed(f"no match in the output: {pattern}")
    return found


def sum_in(text, pattern):
    if (total := sum(int(number) for number in found_in(text, pattern))) == 0:
        raise Failed(f"the sum is 0: {pattern}")
    return total


def built(preset, *targets):
    shutil.rmtree(TOP / "build" / preset, ignore_errors=True)
    output_of("cmake", "--preset", preset)
    output_of("cmake", "--build", f"build/{preset}", *(["--target", *targets] if targets else []),
              "--", "-k0")  # shows all that does not compile


def tested(preset, *filters, targets=()):
    """Builds a preset and runs its tests. Returns the output of ctest."""
    built(preset, *targets)
    ctest = ("ctest", "--test-dir", f"build/{preset}", "-j2", "--output-on-failure", "--no-tests=error")
    return output_of(*ctest, *filters)


PROGRAMS = ("-LE", "^(compiler|build)_tests$")  # without the tests that run the compiler


def tests(*presets, filters=()):
    """Returns a check that runs the tests of some presets."""
    def run():
        return tests_passed("".join(tested(preset, *filters) for preset in presets))
    return run


def tests_passed(output):
    return f"{sum_in(output, r'tests passed, 0 tests failed out of ([0-9]+)'):,} tests passed"


def labelled(preset, labels, targets, left_out="^$"):
    """Returns a check that builds only some targets of a preset, and runs the tests with some labels."""
    def run():
        return tests_passed(tested(preset, "-L", f"^({'|'.join(labels)})$", "-E", left_out, targets=targets))
    return run


def for_another_machine(check):
    """Returns the same check, for which the program of this machine reads config files."""
    def run():
        if "CONSTURI_HOST_TOOL" not in os.environ:  # .ci/run sets it
            built("test", "consturi_cli")
            os.environ["CONSTURI_HOST_TOOL"] = str(TOP / "build/test/tools/consturi")
        return check()
    return run


def compiled(preset):
    def run():
        built(preset, "static_tests")
        return "no warning"
    return run


def referee(preset):
    def run():
        output = tested(preset, "-R", "^referee", "--verbose", targets=("referee", "referee_tests"))
        return f"{sum_in(output, r'([0-9]+) texts, 0 differences'):,} texts, 0 differences"
    return run


def constant_evaluation():
    built("referee", "compile_time_checks")
    assertions = (TOP / "build/referee/runtime_tests/referee/compile_time_checks.cpp").read_text()
    return f"{len(found_in(assertions, 'static_assert')):,} texts"


def fuzz(preset, left_out=()):
    def run():
        output_of("sh", "runtime_tests/fuzz/fetch-boost-url.sh")
        tested(preset, "-R", "^fuzz", targets=("fuzz",))
        log = (TOP / "build" / preset / "Testing/Temporary/LastTest.log").read_text(errors="replace")
        targets = found_in((TOP / "runtime_tests/fuzz/CMakeLists.txt").read_text(), r"^ *add_fuzz_target\((\w+)")
        targets = [target for target in targets if target not in left_out]
        for target in targets:  # the build omits targets whose library is missing
            found_in(log, rf"fuzz: {target}$")
        inputs = sum_in(log, r"stat::number_of_executed_units: (\d+)")
        return f"{inputs:,} inputs, {len(targets)} targets, 0 failures"
    return run


def readers_quick():
    output = tested("readers", "-R", "^(readers|java)", "--verbose", targets=("consturi_reading", "java_net_uri"))
    return found_in(output, r"[0-9,]+ URIs, 6 parsers, 0 disagreements")[0]


def readers():
    output_of("sh", "runtime_tests/fuzz/fetch-boost-url.sh")
    built("readers", "consturi_reading")
    consturi = "build/readers/runtime_tests/readers/consturi_reading"
    output = output_of("runtime_tests/readers/compare.py", consturi, "build/parsers", "--count", "400000")
    return found_in(output, r"[0-9,]+ URIs, [0-9]+ parsers, 0 disagreements")[0]


def templates():
    built("g++-12", "runtime_tests")
    output_of("env", "CONSTURI_TEST_PAIRS=1000000", "build/g++-12/runtime_tests/runtime_tests",
              "match gives back what was expanded*")
    built("readers", "consturi_expanding")
    output = output_of("runtime_tests/templates/compare.py",
                       "build/readers/runtime_tests/templates/consturi_expanding", "--count", "100000")
    return found_in(output, r"[0-9,]+ templates, 2 other libraries, 0 differences")[0]


def debuggers():
    output = tested("g++-12", "-R", "^GDB", "--verbose", targets=("debugged",))
    return found_in(output, r"[0-9]+ variables")[0]


def coverage():
    tested("coverage", *PROGRAMS)
    lines = output_of("gcovr", "--filter", "include/", "--fail-under-line", "98",
                      "--object-directory", "build/coverage", "build/coverage")
    os.environ["LLVM_PROFILE_FILE"] = str(TOP / "build/branches/profiles/%m.profraw")
    tested("branches", *PROGRAMS)
    programs = [f"-object={program}" for program in (TOP / "build/branches/runtime_tests").iterdir()
                if program.is_file() and os.access(program, os.X_OK)]
    profile = TOP / "build/branches/merged.profdata"
    output_of("llvm-profdata-19", "merge", "-o", profile, *(TOP / "build/branches").rglob("*.profraw"))
    branches = output_of("llvm-cov-19", "report", f"-instr-profile={profile}", *programs,
                         "-sources", TOP / "include")
    percent = found_in(lines, r"^TOTAL +\d+ +\d+ +(\d+%)")[0]
    return f"lines {percent}, branches {found_in(branches, r'^TOTAL .* ([0-9.]+%)$')[0]}"


SURVIVORS, MOST_SURVIVORS = 0.037, 0.04  # of the mutants that compile: on 2026-11-25, and the limit


def mutation():
    result = found_in(output_of("python3", "tools/verify/mutate.py"), r"^\d+ mutants: .*")[-1]
    killed, survived = map(int, found_in(result, r"(\d+) killed, (\d+) survived")[0])
    if survived > MOST_SURVIVORS * (killed + survived):
        raise Failed(f"{result}: more than {MOST_SURVIVORS:.1%} survived; before: {SURVIVORS:.1%}")
    return result


def measured(tables):
    """Measures the run time in the tables whose names contain a string; the result is that of results_in."""
    output_of("sh", "runtime_tests/fuzz/fetch-boost-url.sh")
    built("benchmarks", "run_time")
    results = results_in(output_of("build/benchmarks/benchmarks/run_time", "--only", tables))
    return {table: rows for table, rows in results.items() if tables in table}


def compile_cost():
    output = output_of("python3", "benchmarks/compile_cost.py", "--instructions")
    return f"{len(found_in(output, r'[(]limit '))} costs below their limits"


def worst_time():
    worst = []
    for table, texts in measured("adversarial").items():
        for text, times in texts.items():
            if times["16 MiB"] > 3 * times["64 KiB"] + 1:  # caches and new pages cost less than 1 ns per byte
                raise Failed(f"{text}: {times['16 MiB']} ns per byte, but {times['64 KiB']} for 64 KiB")
        most = max(time for times in texts.values() for time in times.values())
        worst.append(f"{table.split(', ')[1]}: at most {most:.1f} ns per byte")
    return "; ".join(worst)


SPEEDUPS = {  # on 2026-11-27, with AVX-512
    ("parse, ns", "real URLs"): {"uriparser": 15.3, "Boost.URL": 24.1},
    ("operations, ns", "normalize, already normal"): {"uriparser": 8.95, "Boost.URL": 9.45},
    ("operations, ns", "resolve"): {"uriparser": 5.49, "Boost.URL": 9.08},
}
LEAST_OF_SPEEDUP = 0.4  # with SSE2 only, the speedup is half of that


def speedups(row, others):
    return {other: round(row[other] / row["consturi"], 2) for other in others}


def speed():
    results, shown = measured("ns"), []
    for (table, row), before in SPEEDUPS.items():
        now = speedups(results[table][row], before)
        for other, factor in now.items():
            if factor < LEAST_OF_SPEEDUP * before[other]:
                raise Failed(f"{row}: {factor} x {other}; before: {before[other]} x")
        shown.append(f"{row}: {', '.join(f'{factor} x {other}' for other, factor in now.items())}")
    for table in "encode, ns per byte", "decode, ns per byte":
        for share, row in results[table].items():
            if min(speedups(row, ("uriparser", "Boost.URL")).values()) < 1:
                raise Failed(f"{table}, {share} triplets: another library is faster")
    return "; ".join(shown)


def in_debian(suite, *options):
    """Runs hooks of mmdebstrap in a temporary chroot with a Debian release, from apt's mirror."""
    indexes = output_of("apt-get", "indextargets", "--format", "$(LABEL) $(REPO_URI)", "Created-By: Packages")
    return output_of("mmdebstrap", *options, suite, "/dev/null", found_in(indexes, r"^Debian (\S+)$")[0])


CHECKS_ONLY = "g++ -std=c++20 -fsyntax-only -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"


def units_of_static_tests():
    """The groups of test files, without the unit with all headers, also those that need other libraries."""
    output_of("cmake", "--preset", "test", "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON")  # writes them
    commands = json.loads((TOP / "build/test/compile_commands.json").read_text())
    return [unit["file"] for unit in commands
            if "/static_tests.dir/" in unit["command"] and "/static_tests/headers/" not in unit["file"]]


def one_file():
    """Compiles the static tests with the headers of amalgamate.py. A header that it does not write includes the one
    that has its text."""
    target = TOP / "build/one-file"
    shutil.rmtree(target, ignore_errors=True)
    output_of("tools/amalgamate.py", target)
    others = sorted((target / "consturi").rglob("*.hpp"), key=lambda file: file.stat().st_size)
    texts = {file: file.read_text() for file in [target / "consturi.hpp", *others]}
    for header in (TOP / "include").rglob("*.*"):
        name = str(header.relative_to(TOP / "include"))
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        if name.endswith(".def"):
            shutil.copy(header, target / name)
        elif not (target / name).exists():
            source = next(file for file, text in texts.items() if f"\n// {name}\n" in text)
            (target / name).write_text(f"#include <{source.relative_to(target)}>\n")
    units = units_of_static_tests()
    output_of("sh", "-c", f"echo {' '.join(units)} | xargs -t -P2 -n1 {CHECKS_ONLY} -I{target} -I{TOP}/static_tests")
    return f"{len(units)} units, no warning"


def ways_in_output(output):
    return f"{len(found_in(output, r'^[a-z_]+: [0-9]+ s$'))} ways"


def ways_in():
    return ways_in_output(output_of("tools/verify/ways_in.py"))


def ways_in_debian_13():
    output = in_debian("trixie", "--variant=minbase",
                       "--include=g++,clang-19,clang-tools-19,cmake,git,libboost-dev,make,meson,ninja-build",
                       "--include=pkgconf,python3",
                       "--customize-hook=git ls-files -z | xargs -0 cp --parents -t $1/srv",
                       "--customize-hook=chroot $1 sh -euxc 'cd /srv && git init -q && git add -A && "
                       "git -c user.name=a -c user.email=a@h commit -qm a && tools/verify/ways_in.py'")
    if "skipped: " in output:
        raise Failed("Debian 13 has what each way needs")
    return ways_in_output(output)


def gxx_14():
    units = units_of_static_tests()
    output = in_debian("trixie", "--variant=extract", "--include=base-files,g++,libboost-dev",
                       f"--extract-hook=cp -r --parents {TOP}/include {TOP}/static_tests {' '.join(units)} $1",
                       f"--extract-hook=echo {' '.join(units)} | "
                       f"xargs -t -P2 -n1 chroot $1 {CHECKS_ONLY} -I{TOP}/include -I{TOP}/static_tests")
    if len(found_in(output, r'^chroot .*[.]cpp$')) != len(units):
        raise Failed("not all units were compiled")
    return f"{len(units)} units, no warning"


def documented(suite, document, begin, shown):
    """Returns a check that runs the commands of a document that begin with some words in a bare Debian."""
    def run():
        commands = found_in((TOP / document).read_text(), rf"^```sh\n({re.escape(begin)}[^`]*)^```")
        output = in_debian(suite, "--variant=minbase",
                           "--customize-hook=git ls-files -z | xargs -0 cp --parents -t $1/srv",
                           *(f"--customize-hook=chroot $1 sh -euxc '\ncd /srv\n{command}'" for command in commands))
        return shown(output)
    return run


def readme_in(suite):
    return documented(suite, "README.md", "sh tools/install-packages.sh", tests_passed)


def packaged_in(suite):
    return documented(suite, "docs/install.md", "apt-get update", lambda output:
                      f"{len(found_in(output, r'^dpkg-deb: building package .*'))} packages")


CLANG_19 = ["clang-19", "libclang-rt-19-dev"]
BOOST_URL = ["liburiparser-dev"]
# What a second compiler can find.
COMPILER_TESTS = ["compiler_tests", "guarantees"]
LIBRARY_TESTS = [*COMPILER_TESTS, "compiled_tests"]
RULE_TESTS = [*COMPILER_TESTS, "expected", "no_automata", "referee_tests", "rule_tests"]
# Name: (description in the table, packages, function that runs it).
CI_PARTS = {
    "clang-14-no-exceptions": ("clang 14, C++23, -fno-exceptions -fno-rtti: what the compiler tests, compiled library",
                               ["clang-14"],
                               labelled("clang-14-no-exceptions", [*LIBRARY_TESTS, "consumer_tests"],
                                        ["static_tests", "config_headers", "consturi_compiled", *LIBRARY_TESTS])),
    "clang-19-libc++": ("clang 19, C++26, libc++, -mssse3: what the compiler tests, all rules, referee with one extra "
                        "state", [*CLANG_19, "libc++-19-dev", "libc++abi-19-dev"],
                        labelled("clang-19-libc++", RULE_TESTS, ["static_tests", "referee", *RULE_TESTS],
                                 left_out="^a text of more than 4 GiB")),
    "sanitizers": ("ASan and UBSan, clang 19", CLANG_19, labelled(
        "sanitizers", ["runtime_tests"], ["runtime_tests"], left_out="^the automaton matches the parts")),
    "fuzz": ("Fuzzing, with ASan and UBSan; differential against uriparser and Boost.URL",
             [*CLANG_19, *BOOST_URL], fuzz("fuzz", left_out=["commands", "find", "idna", "parse_ssse3"])),
    "readers-quick": ("A JDK, and six other parsers agree with `unambiguous`, `path_under` and negations",
                      ["default-jdk-headless", *parsers.packages(parsers.QUICK)], readers_quick),
    "g++-14": ("g++ 14 of Debian 13: static tests", ["mmdebstrap"], gxx_14),
    "ways-in": ("The ways of install.md: a program is built, and one with a wrong literal is rejected",
                ["clang-19", "libboost-dev", "meson", "pkgconf"], ways_in),
}
NIGHTLY_PARTS = {
    "referee": ("Grammar equals the RFC's ABNF, components equal its Appendix B (three extra states)", [],
                referee("referee")),
    "g++-ssse3": ("g++ -O3 -mssse3, referee with two extra states", [], tests("g++-ssse3")),
    "constant-evaluation": ("Compile-time results equal run-time results", [], constant_evaluation),
    "debian-12": ("README's commands in a bare Debian 12", ["mmdebstrap"], readme_in("bookworm")),
    "debian-13": ("README's commands in a bare Debian 13", ["mmdebstrap"], readme_in("trixie")),
    "package-debian-12": ("Debian packages, built, installed and tried in a bare Debian 12", ["mmdebstrap"],
                          packaged_in("bookworm")),
    "package-debian-13": ("Debian packages, built, installed and tried in a bare Debian 13", ["mmdebstrap"],
                          packaged_in("trixie")),
    "clang": ("All tests of clang 14 without exceptions and of clang 19 with libc++",
              ["clang-14", *CLANG_19, "libc++-19-dev", "libc++abi-19-dev"],
              tests("clang-14-no-exceptions", "clang-19-libc++")),
    "compilers": ("g++ 12, clang 14, clang 19 at -O3, with tools and examples", ["g++-12", "clang-14", *CLANG_19],
                  tests("g++-12", "clang-14", "clang-19")),
    "modes": ("C++23 at -O2 with unsigned char, C++26 at -O1, g++ and clang 19 without exceptions",
              ["g++-12", *CLANG_19],
              tests("c++23", "c++26", "g++-no-exceptions", "clang-19-no-exceptions")),
    "sanitizers-g++": ("ASan and UBSan, g++, with tools and examples", [], tests("sanitizers-g++")),
    "valgrind": ("Valgrind", ["valgrind"], tests("valgrind", filters=PROGRAMS)),
    "machines": ("64 and 32 bits, little- and big-endian (QEMU)",
                 ["qemu-user", "g++-12-aarch64-linux-gnu", "g++-12-i686-linux-gnu", "g++-12-s390x-linux-gnu"],
                 for_another_machine(tests("aarch64", "i686", "s390x", filters=PROGRAMS))),
    "ways-in-debian-13": ("The same in a bare Debian 13, also modules by CMake", ["mmdebstrap"], ways_in_debian_13),
    "one-file": ("The headers as one file: static tests", [], one_file),
    "mingw": ("MinGW: all headers and static tests compile", ["g++-mingw-w64-x86-64-posix"],
              for_another_machine(compiled("mingw"))),
    "tidy": ("clang-tidy on all headers and static tests", [*CLANG_19, "clang-tidy-19"], compiled("tidy")),
    "debuggers": ("GDB prints URIs, results and errors", ["g++-12", "gdb"], debuggers),
    "readers": ("All other parsers agree with `unambiguous`, `path_under` and negations",
                parsers.packages(parsers.PARSERS), readers),
    "templates": ("Random templates have the expansions of uritemplate and Addressable",
                  ["nlohmann-json3-dev", "python3-uritemplate", "ruby-addressable"], templates),
    "fuzz-long": ("Fuzzing, one hour per target", [*CLANG_19, *BOOST_URL], fuzz("fuzz-long")),
    "mutation": ("Mutation testing", CLANG_19, mutation),
    "coverage": ("Coverage of include/", [*CLANG_19, "gcovr", "llvm-19"], coverage),
    "compile-cost": ("What literals, requirements and headers cost to compile", [*CLANG_19, "clang-14", "valgrind"],
                     compile_cost),
    "time": ("Adversarial inputs up to 16 MiB", BOOST_URL, worst_time),
    "speed": ("Speedup over other libraries", BOOST_URL, speed),
}
PARTS = CI_PARTS | NIGHTLY_PARTS
# fuzz-long exceeds the time limit of a job. The others need mounts, which containers do not allow.
NOT_IN_JOBS = {"fuzz-long", "debian-12", "debian-13", "ways-in-debian-13", "package-debian-12", "package-debian-13"}


def output_of_git(*command):
    return subprocess.run(["git", *command], cwd=TOP, text=True, capture_output=True, check=True).stdout.strip()


def revision():
    """The last commit that changed anything except documentation."""
    code = ("--", ".", ":!*.md", ":!docs")
    is_dirty = output_of_git("status", "--porcelain", *code) != ""
    return output_of_git("log", "-1", "--format=%h", *code) + ("-dirty" if is_dirty else "")


def table_of(results, old_table=""):
    """The table of results. With an old table, parts without a result keep their row of it."""
    table = "| check | result | date, commit |\n|---|---|---|\n"
    for name, (description, _, _) in PARTS.items():
        if result := results.get(name):
            table += f"| {description} | {result['shown']} | {result['date']}, {result['revision']} |\n"
        elif old_table:
            rows = [row for row in old_table.splitlines(True) if row.startswith(f"| {description} |")]
            table += rows[0] if rows else f"| {description} | no result yet | |\n"
    return table


def main():
    parser = argparse.ArgumentParser(description="Runs checks and prints a table of the results.")
    parser.add_argument("--only", action="append", choices=PARTS, metavar="PART", help=f"one of: {', '.join(PARTS)}")
    parser.add_argument("--ci", action="store_true", help=f"only the parts of .ci/run: {', '.join(CI_PARTS)}")
    parser.add_argument("--again", action="store_true", help="also run parts that passed on this commit")
    parser.add_argument("--write", action="store_true", help="write the table to docs/verification.md")
    parser.add_argument("--packages", action="store_true", help="print the Debian packages that the parts need")
    parser.add_argument("--matrix", action="store_true", help="print the parts that ci.yml runs each night, as JSON")
    options = parser.parse_args()
    if options.matrix:
        print(json.dumps([name for name in NIGHTLY_PARTS if name not in NOT_IN_JOBS]))
        return 0
    names = options.only or list(CI_PARTS if options.ci else PARTS)
    if options.packages:
        print(*sorted({package for name in names for package in PARTS[name][1]}))
        return 0

    now = revision()
    results = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    failures = []
    for name in names:
        begin, last = time.monotonic(), results.get(name, {})
        if not options.again and last.get("revision") == now and "dirty" not in now and last["passed"]:
            continue
        try:
            shown, passed = PARTS[name][2](), True
            if revision() != now:
                raise Failed("the sources changed during the run")
        except (Failed, OSError) as failure:
            failures.append(f"{name}: {failure}")
            shown, passed = "**failed**", False
        print(f"{name}: {time.monotonic() - begin:.0f} s", flush=True)
        results[name] = {"shown": shown, "passed": passed, "date": str(datetime.date.today()), "revision": now}
        RESULTS.write_text(json.dumps(results, indent=2))
    print(table_of({name: results[name] for name in names}))
    if options.write:
        page = PAGE.read_text()
        begin, end = page.index(BEGIN) + len(BEGIN), page.index(END)
        PAGE.write_text(page[:begin] + table_of(results, page[begin:end]) + page[end:])
        subprocess.run([TOP / "tools/verify/lists.py", "--write"], check=False)
    for failure in failures:
        print("FAILED", failure, file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
