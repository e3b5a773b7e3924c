#!/usr/bin/env python3
# Runs all benchmarks and writes their results to docs/performance.md and docs/performance/*.svg, and the numbers that
# other documents repeat:
#
#     run.py [--quick] [--add] [--page-only] [--headers-only]
#
# --quick measures for a tenth of the time, and --add keeps the results of earlier runs: the minimum counts.
# --page-only writes the page again, from the results in build/performance.tsv. --headers-only measures only what
# opt-in headers cost.
#
# Distributed under the Boost Software License, Version 1.0.
import argparse
import datetime
import os
import pathlib
import re
import subprocess
import sys

from plot import bar_chart, shown
from results import results_in
from unit_cost import UNITS, WHOLE

TOP = pathlib.Path(__file__).resolve().parent.parent
BUILD = TOP / "build/benchmarks"
RESULTS = TOP / "build/performance.tsv"  # not in the folder of the preset, which the nightly run removes
PAGE = TOP / "docs/performance.md"
PLOTS = TOP / "docs/performance"
PARSE, LONG, OPERATIONS = "parse, ns", "parse long texts, ns per byte", "operations, ns"
PARSERS = ["consturi", "consturi, verdict only", "hand-written", "uriparser", "Boost.URL", "Ada", "Ada, verdict only"]
OTHERS = ["uriparser", "Boost.URL", "Ada"]
COMPILED = {  # units of the plot, and their labels
    "<string>": "<string>",
    "<consturi.hpp>": "<consturi.hpp>",
    "parse_uri": "parse_uri",
    "parse_uri, compiled library": "parse_uri, library",
    "parse_uri, <consturi/parse.hpp>, compiled library": "parse.hpp, library",
    "is_uri": "is_uri",
    "parse_uri, resolve, normalize": "parse, resolve, normalize",
    "uri_builder": "uri_builder",
    "java::parse_uri": "java::parse_uri",
    "100 literals": "100 literals",
    "boost::urls::parse_uri": "Boost.URL parse_uri",
    "ada::parse": "ada::parse",
    "uriParseSingleUriExA": "uriparser",
    "std::regex, RFC 3986 Appendix B": "std::regex",
}


def measure(*command):
    """Runs a benchmark and adds what it prints to the results."""
    print("$", *command, flush=True)
    with RESULTS.open("a") as results, subprocess.Popen(command, cwd=TOP, text=True, stdout=subprocess.PIPE) as process:
        for line in process.stdout:
            print(line, end="", flush=True)
            results.write(line)
    if process.returncode != 0:
        sys.exit(f"failed: {command[0]}")


def machine():
    """Yields what the results depend on, as lines of results."""
    def line(name, value):
        return f"machine\t{name}\tversion\t{value}\n"

    model = re.search(r"model name\s*: (.*)", pathlib.Path("/proc/cpuinfo").read_text())
    yield line("processor", f"{model[1] if model else os.uname().machine}, {len(os.sched_getaffinity(0))} cores")
    release = re.search(r'PRETTY_NAME="(.*)"', pathlib.Path("/etc/os-release").read_text())
    yield line("system", release[1] if release else os.uname().sysname)
    commands = (BUILD / "build.ninja").read_text()
    flags = re.search(r"FLAGS = (.*)", commands)[1]
    cache = (BUILD / "CMakeCache.txt").read_text()
    compiler = re.search(r"CMAKE_CXX_COMPILER:\w+=(.*)", cache)[1]
    version = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=True).stdout.splitlines()[0]
    yield line("compiler", version)
    yield line("options", " ".join(flag for flag in flags.split() if re.match("-(O|m|std|D)", flag)))
    yield line("date", datetime.date.today())
    commit = subprocess.run(["git", "log", "-1", "--format=%h"], cwd=TOP, capture_output=True, text=True)
    yield line("commit", commit.stdout.strip())
    yield line("load", f"{os.getloadavg()[1]:.1f}")


def run_all(options):
    subprocess.run(["cmake", "--preset", "benchmarks"], cwd=TOP, check=True)
    subprocess.run(["cmake", "--build", BUILD, "--target", "run_time"], cwd=TOP, check=True)
    if not options.add:
        RESULTS.unlink(missing_ok=True)
    with RESULTS.open("a") as results:
        results.writelines(machine())
    measure(BUILD / "benchmarks/run_time", "--seconds", "0.1" if options.quick else "2")
    measure(TOP / "benchmarks/unit_cost.py", "--rounds", "1" if options.quick else "2")
    measure_headers()


def measure_headers():
    RESULTS.parent.mkdir(exist_ok=True)
    measure(TOP / "benchmarks/unit_cost.py", "--headers", "--instructions", "g++")


def cell(number):
    return "–" if number is None else shown(number)


def table(rows, columns, value):
    """A table in Markdown; rows that have no value are left out."""
    lines = ["| | " + " | ".join(columns) + " |", "|---|" + "---:|" * len(columns)]
    for row in rows:
        values = [value(row, column) for column in columns]
        if any(number is not None for number in values):
            lines.append(f"| {row} | " + " | ".join(map(cell, values)) + " |")
    return "\n".join(lines) + "\n"


def by_contender(shapes):
    """A table with a row for each contender and a column for each shape."""
    contenders = list(dict.fromkeys(name for times in shapes.values() for name in times))
    return table(contenders, list(shapes), lambda contender, shape: shapes[shape].get(contender))


def bars(times, names):
    return [(name, times.get(name), name.startswith("consturi")) for name in names]


class Page:
    """The parts of the page that are written from the results; each is a method with the name of the part."""

    def __init__(self, results):
        self.results = results

    def plot(self, name, description, panels):
        PLOTS.mkdir(exist_ok=True)
        (PLOTS / f"{name}.svg").write_text(bar_chart(description, panels))
        return f"![{description}](performance/{name}.svg)\n\n"

    def machine(self):
        lines = (f"| {name} | {columns['version']} |" for name, columns in self.results["machine"].items())
        return "| | |\n|---|---|\n" + "\n".join(lines) + "\n"

    def parse(self):
        shapes = self.results[PARSE]
        measured = [name for name in PARSERS if any(name in times for times in shapes.values())]
        panels = [(f"{shape}, ns", bars(times, measured)) for shape, times in shapes.items()]
        return self.plot("parse", "Time to parse one URI, in nanoseconds", panels) + by_contender(shapes)

    def long(self):
        return by_contender(self.results[LONG])

    def adversarial(self):
        rows = {}
        for name, texts in self.results.items():
            if name.startswith("adversarial"):
                for text, times in texts.items():
                    rows.setdefault(text.split()[0], {})[text.split(" ", 1)[1]] = times
        sizes = list(next(iter(next(iter(rows.values())).values())))
        worst = table(rows, sizes, lambda row, size: max(times[size] for times in rows[row].values()))
        return worst.replace("| valid |", "| parse, valid |").replace("| error |", "| parse, error in the last byte |")

    def operations(self):
        rows = self.results[OPERATIONS]
        measured = ["consturi"] + [name for name in OTHERS if any(name in times for times in rows.values())]
        panels = [(f"{row}, ns", bars(times, measured)) for row, times in rows.items()]
        return self.plot("operations", "Time of operations, in nanoseconds", panels) + by_contender(rows)

    def coding(self):
        parts = []
        for task in "encode", "decode":
            shares = self.results[f"{task}, ns per byte"]
            parts.append(f"{task.capitalize()}, ns per byte:\n\n" + by_contender(shares))
        return "\n".join(parts)

    def compile(self):
        times, sizes = self.results["compile, s"], self.results["size, kB"]
        columns = list(times["<string>"])
        compilers = list(next(iter(sizes.values())))

        def panel(title, values):
            return title, [(label, values[unit], UNITS[unit][0] in ("consturi", "compiled"))
                           for unit, label in COMPILED.items() if values.get(unit) is not None]

        panels = [panel(f"{column}, s", {unit: of.get(column) for unit, of in times.items()})
                  for column in columns if column.endswith("-O2")]
        panels += [panel(f"{compiler}, kB", {unit: of.get(compiler) for unit, of in sizes.items()})
                   for compiler in compilers[:1]]
        result = self.plot("compile", "Time to compile a translation unit, and size in a program", panels)
        heads = columns + [f"kB, {compiler}" for compiler in compilers]

        def value(unit, head):
            if head in columns:
                return times[unit].get(head)
            return sizes.get(unit, {}).get(head.removeprefix("kB, "))
        rows = re.sub(r"^\| <", "| #include <", table(times, heads, value), flags=re.M)
        return result + re.sub("(#include )?<.*?>", r"`\g<0>`", rows)

    def headers(self):
        costs = self.results["include, G instructions"]
        compilers = list(costs[WHOLE])

        def of_whole(header, compiler):
            return costs[header][compiler] / costs[WHOLE][compiler]
        return re.sub("^[|] (<.*?>)", r"| `#include \1`", table(costs, compilers, of_whole), flags=re.M)

    def write(self, names=None):
        text = PAGE.read_text()
        for name in names or re.findall(r"<!-- (\w+): begin -->", text):
            begin, end = (f"<!-- {name}: {edge} -->\n" for edge in ("begin", "end"))
            first, last = text.index(begin) + len(begin), text.index(end)
            text = text[:first] + getattr(self, name)() + text[last:]
        PAGE.write_text(text)


def main():
    parser = argparse.ArgumentParser(description="Runs all benchmarks and writes docs/performance.md.")
    parser.add_argument("--quick", action="store_true", help="measure for a tenth of the time")
    parser.add_argument("--add", action="store_true", help="keep the results of earlier runs; the minimum counts")
    parser.add_argument("--page-only", action="store_true", help="write the page from the results of earlier runs")
    parser.add_argument("--headers-only", action="store_true", help="measure and write only what opt-in headers cost")
    options = parser.parse_args()
    if not options.page_only:
        if options.headers_only:
            measure_headers()
        else:
            run_all(options)
    Page(results_in(RESULTS.read_text())).write(["headers"] if options.headers_only else None)
    return subprocess.run([TOP / "tools/verify/lists.py", "--write"]).returncode


if __name__ == "__main__":
    sys.exit(main())
