#!/usr/bin/env python3
# Runs a command that builds and tests, and compares its processor time with the limits in docs/testing.md:
#
#   budget.py WHAT COMMAND...
#
# WHAT is a row of the table there. The limits are multiples of the time to compile REFERENCE in the same run, before
# and after it and after every tenth unit, so that they hold on any machine. Exits with 1 if a limit is exceeded, and
# with the code of the command if that fails.
#
# Distributed under the Boost Software License, Version 1.0.
import collections
import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile

TOP = pathlib.Path(__file__).resolve().parents[2]
REFERENCE = """#include <regex>
#include <string>
bool matches(std::string const& text) { return std::regex_match(text, std::regex("a*b")); }
"""
COMPILER = "/usr/bin/c++"  # the default; units of other compilers are not compared with the reference
ONE_UNIT = "one translation unit"
TOOL, TOOL_UNITS = "the command line tool", "build/test/tools/"

# The exit code of the command, its time, the longest time of each object file, and the time of the reference.
Measured = collections.namedtuple("Measured", "code seconds units reference")


def processor_time():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def launch(log, reference, command):
    """Compiles a unit, as the launcher of the compiler, and logs its time."""
    code = subprocess.run(command).returncode
    if not os.path.exists(log):  # CMake keeps the launcher for later builds
        return code
    if "-o" in command and "-c" in command and os.path.realpath(command[0]) == os.path.realpath(COMPILER):
        with open(log, "a+") as lines:  # one write, so that lines do not mix
            lines.write(f"{processor_time()}\t{os.path.abspath(command[command.index('-o') + 1])}\n")
            lines.seek(0)
            if len(lines.readlines()) % 10 == 0:
                lines.write(f"{reference_time(reference, 1)}\t{reference}\n")
    return code


def reference_time(source, jobs):
    """The mean time to compile a source, in several processes at the same time."""
    before = processor_time()
    compilers = [subprocess.Popen([COMPILER, "-std=c++20", "-c", source, "-o", os.devnull]) for _ in range(jobs)]
    if any([compiler.wait() for compiler in compilers]):
        sys.exit("the reference does not compile")
    return (processor_time() - before) / jobs


def measure(command, reference=REFERENCE):
    """Runs a command whose builds take the compiler's launcher from the environment, as builds with CMake do."""
    with tempfile.TemporaryDirectory() as directory:
        log, source = pathlib.Path(directory) / "units", pathlib.Path(directory) / "reference.cpp"
        log.touch()
        source.write_text(reference)
        launcher = f"{sys.executable};-SE;{__file__};--launch;{log};{source}"
        jobs = len(os.sched_getaffinity(0))  # as in a build
        references = [reference_time(source, jobs)]
        before = processor_time()
        code = subprocess.run(command, env=os.environ | {"CMAKE_CXX_COMPILER_LAUNCHER": launcher}).returncode
        seconds = processor_time() - before
        units = collections.Counter()
        for line in log.read_text().splitlines():
            unit_seconds, unit = line.split("\t")
            if unit == str(source):
                references.append(float(unit_seconds))
                seconds -= float(unit_seconds)
            else:
                units[unit] = max(units[unit], float(unit_seconds))
        references.append(reference_time(source, jobs))
        return Measured(code, seconds, units, sum(references) / len(references))


def limits():
    section = (TOP / "docs/testing.md").read_text().split("\n## The budget\n")[1].split("\n## ")[0]
    return {name: float(limit) for name, limit in re.findall(r"^\| (.*?) \| ([\d.]+) \|", section, re.M)}


def exceeded(what, measured, limits):
    """Prints what was measured, and returns the rows whose limits are exceeded."""
    sums = {what: measured.seconds}
    if seconds := sum(seconds for unit, seconds in measured.units.items() if TOOL_UNITS in unit):
        sums[TOOL] = seconds
    most = measured.units.most_common(10)
    sums |= {ONE_UNIT: most[0][1]} if most else {}
    print(f"budget: one reference unit takes {measured.reference:.2f} s")
    for name, seconds in sums.items():
        print(f"{seconds / measured.reference:8.1f} of at most {limits[name]:g}: {name} ({seconds:.0f} s)")
    print(f"{sum(measured.units.values()) / measured.reference:8.1f}: the {len(measured.units)} units, of which "
          "the most expensive are")
    for unit, seconds in most:
        print(f"{seconds / measured.reference:8.2f} {unit.removeprefix(f'{TOP}/')}")
    return [name for name, seconds in sums.items() if seconds > limits[name] * measured.reference]


def main():
    if sys.argv[1] == "--launch":
        return launch(sys.argv[2], sys.argv[3], sys.argv[4:])
    what, *command = sys.argv[1:]
    table = limits()
    if what not in table:
        sys.exit(f"{what}: not a row of docs/testing.md, which has: {', '.join(table)}")
    measured = measure(command)
    above = exceeded(what, measured, table)
    for name in above:
        print(f"budget: {name}: above the limit, which docs/testing.md explains", file=sys.stderr)
    return measured.code or (1 if above else 0)


if __name__ == "__main__":
    sys.exit(main())
