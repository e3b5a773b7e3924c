#!/usr/bin/env python3
# Runs a command that builds and tests, and compares its processor time with the limits in docs/testing.md:
#
#   budget.py WHAT COMMAND...
#
# WHAT is a row of the table there. The limits are multiples of the time to compile REFERENCE before, after and every
# minute of the run, so that they hold on any machine, also on one with a varying load. Exits with 1 if a limit is
# exceeded or no unit was measured, and with the code of the command if that fails.
#
# Distributed under the Boost Software License, Version 1.0.
import collections
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import threading
import time

TOP = pathlib.Path(__file__).resolve().parents[2]
REFERENCE = """#include <regex>
#include <string>
bool matches(std::string const& text) { return std::regex_match(text, std::regex("a*b")); }
"""
COMPILER = "/usr/bin/c++"  # the default; units of other compilers are not compared with the reference
OTHER_PARTS = "the other parts of `.ci/run`"  # other compilers compile most of them
TEST_COMMAND = "README's test command"
EXAMPLES, EXAMPLES_UNIT = "the examples of all documents", "/examples_test.dir/"
ONE_UNIT = "any other translation unit"
TOOL, TOOL_UNITS = "the command line tool", "build/test/tools/"

# The exit code of the command, its time, the longest time of each object file, and the time of the reference.
Measured = collections.namedtuple("Measured", "code seconds units reference")


def processor_time(process):
    """Waits for a process. Returns its exit code, and the processor time of it and of its children."""
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, usage.ru_utime + usage.ru_stime


def launch(log, command):
    """Compiles a unit, as the launcher of the compiler, and logs its time."""
    code, seconds = processor_time(subprocess.Popen(command))
    if not os.path.exists(log):  # CMake keeps the launcher for later builds, which nobody measures
        return code
    if "-o" in command and "-c" in command and os.path.realpath(command[0]) == os.path.realpath(COMPILER):
        with open(log, "a") as lines:  # one write, so that lines do not mix
            lines.write(f"{seconds}\t{os.path.abspath(command[command.index('-o') + 1])}\n")
    return code


def reference_times(source, jobs):
    """The times to compile a source in several processes at the same time."""
    compilers = [subprocess.Popen([COMPILER, "-std=c++20", "-c", source, "-o", os.devnull]) for _ in range(jobs)]
    codes, seconds = zip(*map(processor_time, compilers))
    if any(codes):
        sys.exit("the reference does not compile")
    return seconds


def measure(command, reference=REFERENCE, interval=60):
    """Runs a command whose builds take the compiler's launcher from the environment, as builds with CMake do."""
    with tempfile.TemporaryDirectory() as directory:
        log, source = pathlib.Path(directory) / "units", pathlib.Path(directory) / "reference.cpp"
        log.touch()
        source.write_text(reference)
        launcher = f"{sys.executable};-SE;{__file__};--launch;{log}"
        jobs = len(os.sched_getaffinity(0))  # as in a build
        references = [*reference_times(source, jobs)]
        ended = threading.Event()

        def compile_references():
            while not ended.wait(interval):
                references.extend(reference_times(source, 1))

        during = threading.Thread(target=compile_references)
        during.start()
        try:
            code, seconds = processor_time(
                subprocess.Popen(command, env=os.environ | {"CMAKE_CXX_COMPILER_LAUNCHER": launcher}))
        finally:
            ended.set()
            during.join()
        references += reference_times(source, jobs)
        units = collections.Counter()
        for line in log.read_text().splitlines():
            unit_seconds, unit = line.split("\t")
            units[unit] = max(units[unit], float(unit_seconds))
        return Measured(code, seconds, units, sum(references) / len(references))


def limits():
    section = (TOP / "docs/testing.md").read_text().split("\n## The budget\n")[1].split("\n## ")[0]
    return {name: float(limit) for name, limit in re.findall(r"^\| (.*?) \| ([\d.]+) \|", section, re.M)}


def exceeded(what, measured, limits):
    """Prints what was measured, and returns the rows whose limits are exceeded."""
    if not measured.units and what != OTHER_PARTS:
        sys.exit(f"budget: {COMPILER} compiled no unit: remove the build directory, and unset CXX")
    sums = {what: measured.seconds}
    most = measured.units.most_common(10)
    for name, part in ((TOOL, TOOL_UNITS), (EXAMPLES, EXAMPLES_UNIT)):
        units = [seconds for unit, seconds in measured.units.items() if part in unit]
        if not units and what == TEST_COMMAND:
            sys.exit(f"budget: no unit of {name} was compiled: remove the build directory")
        sums |= {name: sum(units)} if units else {}
    others = [seconds for unit, seconds in most if EXAMPLES_UNIT not in unit]
    sums |= {ONE_UNIT: others[0]} if others else {}
    print(f"budget: one reference unit takes {measured.reference:.2f} s")
    for name, seconds in sums.items():
        print(f"{seconds / measured.reference:8.1f} of at most {limits[name]:g}: {name} ({seconds:.0f} s)")
    print(f"{sum(measured.units.values()) / measured.reference:8.1f}: the {len(measured.units)} units, of which "
          "the most expensive are")
    for unit, seconds in most:
        print(f"{seconds / measured.reference:8.2f} {unit.removeprefix(f'{TOP}/')}")
    return [name for name, seconds in sums.items() if seconds > limits[name] * measured.reference]


def print_longest_tests(begin):
    """Prints the tests that took longest, from what ctest has written since the time `begin`."""
    seconds = collections.Counter()
    for file in TOP.glob("build/*/Testing/Temporary/CTestCostData.txt"):
        if file.stat().st_mtime >= begin:
            for name, cost in re.findall(r"^(.*) \d+ ([\d.]+)$", file.read_text(), re.M):
                seconds[name] = max(seconds[name], float(cost))
    if seconds:
        print("the tests that took longest, by the clock")
    for name, cost in seconds.most_common(5):
        print(f"{cost:8.1f} s {name}")


def main():
    if len(sys.argv) < 3:
        sys.exit("usage: budget.py WHAT COMMAND...")
    if sys.argv[1] == "--launch":
        return launch(sys.argv[2], sys.argv[3:])
    what, *command = sys.argv[1:]
    table = limits()
    if what not in table:
        sys.exit(f"{what}: not a row of docs/testing.md, which has: {', '.join(table)}")
    begin = time.time()
    measured = measure(command)
    above = exceeded(what, measured, table) if measured.code == 0 else []
    print_longest_tests(begin)
    for name in above:
        print(f"budget: {name}: above the limit, which docs/testing.md explains", file=sys.stderr)
    return measured.code or (1 if above else 0)


if __name__ == "__main__":
    sys.exit(main())
