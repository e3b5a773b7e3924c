#!/usr/bin/env python3
# Mutation testing: makes small changes to the headers, one at a time, and prints the survivors, the changes with which
# all tests pass. A survivor is a missing test or an equivalent mutant; a person decides which.
#
#   mutate.py [--of FOLDER] [--only FILE-SUBSTRING] [--sample N [--seed SEED]] [--list] [--jobs N]
#
# Requires clang 16 or later, g++ and Catch2 2.
#
# Distributed under the Boost Software License, Version 1.0.
import argparse
import collections
import concurrent.futures
import dataclasses
import functools
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

TOP = pathlib.Path(__file__).resolve().parent.parent.parent
# The test "automata: the headers have those of the grammars" finds any change of an automaton.
HEADERS = sorted(header for header in (TOP / "include").rglob("*.hpp") if not header.stem.endswith("_automaton"))

GRAMMAR_AS_TEXT = ["print", "rules"]  # print the grammar as ABNF and compare it with the RFC's text
MEASURES_TIME = "guarantees"
MUST_NOT_COMPILE = "must_not_compile"
COMPILES_HEADERS = ["compile_errors", "must_not_compile"]  # when they run
OTHER_PROGRAMS = ["cli", "drivers", "fuzz", "readers", "referee"]

COMPILER = os.environ.get("CXX", "clang++-19")
GXX = "g++"  # for code that clang skips or does not evaluate in constant expressions
ONLY_GXX = ["bytes"]
FLAGS = ["-std=c++20", "-w", "-DFMT_HEADER_ONLY", f"-I{TOP}/static_tests", f"-I{TOP}/runtime_tests",
         f'-DCONSTURI_TEST_DATA="{TOP}/runtime_tests/data"',
         f'-DCONSTURI_JAVA_NET_URI="{TOP}/runtime_tests/java_net_uri/JavaNetUri.java"',
         f'-DCONSTURI_REAL_URLS="{TOP}/examples/debian-homepages.txt"', '-DCONSTURI_STANDARD="-std=c++20"',
         f'-DCONSTURI_MUST_NOT_COMPILE="{TOP}/static_tests/must_not_compile.cpp"']
MORE_FLAGS = {"byte_scan": ["-mssse3"], "guarantees": ["-mssse3", "-O1"], "result_expected": ["-std=c++2b"],
              "compile_errors": ["-O1"], "compare": ["-O1"], "normalize": ["-O1"], "relativize": ["-O1"]}
MORE_LIBRARIES = {"idna": ["-lidn2"]}
LONGEST = ["abnf/check_longest.cpp", "abnf/reference_matcher.cpp"]
DETERMINIZE = ["../tools/generate/automata/determinize.cpp"]
MORE_SOURCES = {"match": LONGEST, "random_rules": LONGEST, "deep_rules": ["abnf/executed_blocks.cpp"],
                "java_net_uri": ["java_net_uri/records.cpp", "process.cpp"],
                "parts": DETERMINIZE, "automata": DETERMINIZE}
# Limits of processor time; a mutant is killed if a test exceeds its limit.
SECONDS_TO_COMPILE = 60
SECONDS_TO_RUN = {"combine": 30, "other_parsers": 30, "guarantees": 60, "compile_errors": 240, "must_not_compile": 60,
                  "parts": 30}
SECONDS_TO_RUN_OTHERS = 10

KILLED, SURVIVED, DOES_NOT_COMPILE = "killed", "survived", "does not compile"


@dataclasses.dataclass
class Mutant:
    header: pathlib.Path
    line: int
    before: str
    after: str
    text: str
    tests: list
    compiler: str

    def __str__(self):
        return f"{self.header.relative_to(TOP)}:{self.line}: {self.before} -> {self.after}"


# Mutations: generators of pairs (offset of the change, changed text).


def replaced(text, pattern, *replacements):
    """Replaces each match of a pattern by the result of each function; None means no mutant."""
    for found in re.finditer(pattern, text):
        for replacement in replacements:
            new = replacement(found)
            if new is not None and new != found[0]:
                yield found.start(), text[:found.start()] + new + text[found.end():]


def number_plus(step):
    """Adds `step` to the number in the first group of a match, unless the result is negative."""
    return lambda m: m[0].replace(m[1], str(int(m[1]) + step), 1) if int(m[1]) + step >= 0 else None


def hex_plus(step, limit):
    return lambda m: f"0x{int(m[1], 16) + step:02X}" if 0 <= int(m[1], 16) + step < limit else None


HEX = r"\b0x([0-9A-F]+)"


def code_mutations(text):
    other = {"==": "!=", "!=": "==", "<=": "<", ">=": ">", "&&": "||", "||": "&&", "|=": "=", "+=": "-=", "-=": "+=",
             "|": "&", "&": "|", "<<": ">>", ">>": "<<", "+": "-", "-": "+", "true": "false", "false": "true"}

    def swap(m):
        return other[m[0]]

    def remove(m):
        return ""

    call = r"\((?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))*\)"
    arm = r"(?:[^?:;,()\n]|\([^()\n]*\))+"
    operand = rf"!?(?:[\w:.<>]|->|{call}|\[\w+\])+(?: (?:==|!=|<=?|>=?) (?:[\w:.<>']|->|{call})+)?"
    sentence = r'"[^"\n]*[a-z,] [a-z][^"\n]*"'
    statement = (r"[a-z]\w*(?:\.|->)[^\n{}]*|[a-z]\w* [|+-]?= [^\n{}]*|\+\+\w+|if \([^\n{}]*\) [^\n{}]*"
                 r"|break|continue")
    for pattern, *replacements in [
        (r"(?<![<>=!&|+-])(?:==|!=|<=|>=|&&|\|\||\|=|\+=|-=)(?![=&|>])", swap),
        (r"(?<=\s)[<>](?=\s)", lambda m: m[0] + "="),
        (r"(?<=[\w)\]] )[+-](?= [\w(])", swap),
        (rf"(?<= \? )({arm})( : )({arm})(?=[;,)])", lambda m: m[3] + m[2] + m[1]),
        (r"\b(?:true|false)\b", swap),
        (r"(?<=[ (])!(?=[\w(])", remove),
        (r"(?<= )(?:[|&]|<<|>>)(?= )", swap),
        (r"~(?=\w)", remove),
        (r"(?<=[ ({])(\d+)(?=[;, )}])", number_plus(1), number_plus(-1)),
        (HEX, hex_plus(1, 1 << 64), hex_plus(-1, 1 << 64)),
        (rf"(?<=[ (]){operand} (?:&&|\|\|?) (?=[\w!(])", remove),
        (rf"(?<=[\w)\]]) (?:&&|\|\|?) {operand}", remove),
        (r"(?<=return )(p|end|other_end)(?=;)", lambda m: "nullptr"),
        (r"'([^'\\])'", lambda m: f"'{chr(ord(m[1]) ^ 1)}'"),
        (r"'(\\[^']+)'", lambda m: "'/'"),
        (rf'(?!{sentence})"((?:[^"\\\n]|\\.)*)(?:[^"\\\n]|\\.)"(?!_rule)', lambda m: f'"{m[1]}"'),
        (rf"(?<=\n) +(?:{statement});(?=\n)", lambda m: ";"),
    ]:
        yield from replaced(text, pattern, *replacements)


def alternatives_in(definition):
    """The alternatives of the definition and of each bracketed group in it, as the spans of the parts of a sequence."""
    stack, at, scopes = [[[0]]], 0, []
    while at < len(definition):
        if definition[at] == '"':
            at = definition.index('"', at + 1)
        elif definition[at] in "([":
            stack.append([[at + 1]])
        elif definition[at] == "|":
            stack[-1][-1].append(at)
            stack[-1].append([at + 1])
        elif definition[at:at + 2] == ">>":
            stack[-1][-1] += [at, at + 2]
            at += 1
        elif definition[at] in ")]":
            scopes.append(stack.pop())
            scopes[-1][-1].append(at)
        at += 1
    scopes.append(stack.pop())
    scopes[-1][-1].append(at)
    return [[list(zip(ends[::2], ends[1::2])) for ends in alternatives] for alternatives in scopes]


def options_in(definition):
    """The offsets of each opt[...]: beginning, content, closing bracket, and the next part of the sequence."""
    for found in re.finditer(r"opt\[", definition):
        end, depth = found.end(), 1
        while depth != 0:
            is_quoted = definition[end - 1:end + 2] in ('"["', '"]"')
            depth += 0 if is_quoted else {"[": 1, "]": -1}.get(definition[end], 0)
            end += 1
        operator = re.match(r"(?:\s*>>\s*)?", definition[end:])
        yield found.start(), found.end(), end - 1, end + operator.end()


def definitions_in(text):
    """Each rule's definition: its offset, its text, and a function that replaces it."""
    for rule in re.finditer(r"= \[\] \{ return (.*?); \};", text, re.S):
        yield rule.start(1), rule[1], lambda new, rule=rule: text[:rule.start(1)] + new + text[rule.end(1):]


def grammar_mutations(text):
    begin = text.index("// clang-format off")
    head, body = text[:begin], text[begin:]
    literal = r'"([^"A-Za-z]|::|//|25|v|[A-F]|\d)"(?!_rule)'
    valid_in_name = {"#": "$", "]": "^"}
    for pattern, *replacements in [
        (HEX, hex_plus(1, 0x100), hex_plus(-1, 0x100)),
        (r"\b(\d)(?:_\(|\*)", number_plus(1), number_plus(-1)),
        (literal, lambda m: f'"{valid_in_name.get(m[1][0], chr(ord(m[1][0]) ^ 1))}{m[1][1:]}"'),
        (r'(?<![\w"])\*(?=[\w(])', lambda m: "1*"),
    ]:
        yield from ((begin + at, head + new) for at, new in replaced(body, pattern, *replacements))
    for at, definition, text_with in definitions_in(text):
        for alternatives in alternatives_in(definition):
            for parts in alternatives:
                first, last = parts[0][0], parts[-1][1]
                cut = (first - 1, last) if parts is not alternatives[0] else (first, last + 1)
                if len(alternatives) > 1:
                    yield at + first, text_with(definition[:cut[0]] + definition[cut[1]:])
                for (a, b), (c, d) in zip(parts, parts[1:]):
                    one, other = definition[a:b].strip(), definition[c:d].strip()
                    if one != other:
                        yield at + a, text_with(f"{definition[:a]} {other} >> {one} {definition[d:]}")
        for first, content, last, following in options_in(definition):
            yield at + first, text_with(f"{definition[:first]}({definition[content:last]}){definition[last + 1:]}")
            yield at + first, text_with(definition[:first] + definition[following:])
        yield at + len(definition), text_with(f"({definition}) | x(0xFF)")


def reorderings(text):
    """Alternatives in reverse order: the rule accepts the same language, but differs from the RFC's text."""
    for at, definition, text_with in definitions_in(text):
        for alternatives in alternatives_in(definition):
            spans = [re.compile(r"\s*(.*?)\s*", re.S).fullmatch(definition, parts[0][0], parts[-1][1]).span(1)
                     for parts in alternatives]
            if len(spans) > 1:
                operands = [re.sub(r'^("[^"]+")$', r"lit(\1)", definition[a:b]) for a, b in reversed(spans)]
                operators = [definition[b:c] for (_, b), (c, _) in zip(spans, spans[1:])]
                new = "".join(one + more for one, more in zip(operands, [*operators, ""]))
                yield at + spans[0][0], text_with(definition[:spans[0][0]] + new + definition[spans[-1][1]:])


# Mutants: the mutations of a header and the tests that are run on them.


def folder_of(header):
    return str(header.parent.relative_to(TOP / "include/consturi")) if header.parent != TOP / "include" else "."


@functools.cache
def included_by(file):
    """The files of this project that a file includes, directly or indirectly; and the file itself."""
    found = {file}
    for name in re.findall(r'^#include ["<]([^">]+)', file.read_text(), re.M):
        for folder in (TOP / "include", TOP / "static_tests", TOP / "runtime_tests", file.parent):
            if (folder / name).is_file():
                found |= included_by(folder / name)
                break
    return frozenset(found)


@functools.cache
def all_tests():
    tests = [path for path in sorted(TOP.glob("*_tests/**/*.cpp")) if path.parent.name not in OTHER_PROGRAMS]
    return [path for path in tests if path.is_relative_to(TOP / "static_tests") or "TEST_CASE(" in path.read_text()]


def tests_of(header):
    """The tests that include a header: first those of the same name, then those of the same folder, then the others,
    beginning with those that include the least."""
    def distance(test):
        folder = test.parent.relative_to(TOP / test.relative_to(TOP).parts[0])
        return (test.stem != header.stem, str(folder) != folder_of(header), len(included_by(test)))
    tests = sorted((test for test in all_tests() if header in included_by(test)), key=distance)
    compiling = [test for test in all_tests() if test.stem in COMPILES_HEADERS and test not in tests]
    return [*tests, *compiling]


def lines_without_clang(text):
    branches = []
    for number, line in enumerate(text.split("\n")):
        if line.startswith("#if"):
            branches.append([line == "#if defined(__clang__)", False])
        elif line.startswith("#else"):
            branches[-1][1] = True
        elif line.startswith("#endif"):
            branches.pop()
        elif [True, True] in branches:
            yield number


def mutants_of(header):
    text = header.read_text()
    tests = tests_of(header)
    in_grammar = "// clang-format off" in text and '"_rule' in text
    has_unicode_table = "writes and checks" in text  # a test in Python compares it with Unicode's data
    # A comparison with the RFC's text kills every change to a rule, so it judges only changes that keep the language.
    as_text = [test for test in tests if test.stem in GRAMMAR_AS_TEXT]
    others = [test for test in tests if test not in as_text]
    mutations = [(grammar_mutations, others), (reorderings, as_text)] if in_grammar else [(code_mutations, tests)]
    lines, for_gxx, seen = text.split("\n"), set(lines_without_clang(text)), set()
    for at, new, tests in ((*mutation, tests) for mutate, tests in mutations for mutation in mutate(text)):
        number = text.count("\n", 0, at)
        before, column = lines[number], at - (text.rfind("\n", 0, at) + 1)
        in_string = not in_grammar and before[:column].count('"') % 2 != 0
        in_comment = -1 < before.find(" //") < column
        not_code = before.lstrip().startswith(("//", "#", "static_assert", "template", "requires"))
        in_table = has_unicode_table and before.lstrip().startswith("{0x")
        if in_string or in_comment or not_code or in_table or new in seen:
            continue
        seen.add(new)
        after = new.split("\n")[number].strip() if new.count("\n") == text.count("\n") else "(removed)"
        rules = re.findall(r'"([\w-]+)"_rule', text[:at]) if in_grammar else []
        compiler = GXX if number in for_gxx or header.stem in ONLY_GXX else COMPILER
        yield Mutant(header, number + 1, (f"in {rules[-1]}: " if rules else "") + before.strip(), after, new, tests,
                     compiler)


# Running the tests.


def run(command, directory, seconds=SECONDS_TO_COMPILE):
    return subprocess.run(["prlimit", f"--cpu={seconds}", *command], cwd=directory, stdout=subprocess.DEVNULL,
                          stderr=subprocess.PIPE, text=True, errors="replace")


class Runner:
    def __init__(self, shared):
        self.shared = shared  # a directory for files that all runs use
        self.seconds, self.failures = collections.Counter(), collections.Counter()  # by header and test

    def precompiled(self, flags):
        return self.shared / f"headers{''.join(flags)}.pch"

    def prepare(self, mutants, pool):
        """Compiles Catch2's main function, and a precompiled header of the other libraries for each set of flags."""
        patterns = ["include/**/*.hpp", "static_tests/**/*.?pp", "runtime_tests/**/*.?pp"]
        sources = [source for pattern in patterns for source in TOP.glob(pattern)
                   if source.parent.name not in OTHER_PROGRAMS]
        foreign = {line for source in sources for line in source.read_text().splitlines()
                   if re.match(r"#include <(?!consturi|catch2)", line)}
        headers = self.shared / "headers.hpp"
        if_there = [f"#if __has_include({line.split()[1]})\n{line}\n#endif" for line in sorted(foreign)]
        headers.write_text("\n".join(['#include "catch.hpp"', *if_there, ""]))

        compilers = {COMPILER, *(mutant.compiler for mutant in mutants)}
        if missing := sorted(compiler for compiler in compilers if not shutil.which(compiler)):
            sys.exit(f"{', '.join(missing)}: not found; CXX can name another clang++, 16 or later")
        for compiler in compilers:
            own = TOP / "include/consturi.hpp"
            done = run([compiler, *FLAGS, f"-I{TOP}/include", "-fsyntax-only", "-x", "c++", own], self.shared)
            if done.returncode != 0:
                sys.exit(f"{done.stderr}{own.relative_to(TOP)} does not compile with {compiler}, without any mutation")
        commands = [["-c", TOP / "runtime_tests/catch_main.cpp", "-o", self.shared / "main.o"]]
        for flags in {(), *(tuple(MORE_FLAGS.get(test.stem, [])) for mutant in mutants for test in mutant.tests)}:
            commands.append([*flags, "-fpch-instantiate-templates", "-x", "c++-header", headers,
                             "-o", self.precompiled(flags)])
        for done in pool.map(lambda command: run([COMPILER, *FLAGS, *command], self.shared), commands):
            if done.returncode != 0:
                sys.exit(f"{done.stderr}{COMPILER} fails without any mutation; CXX must name a clang++, 16 or later")

    def command(self, compiler, include, flags=()):
        only_clang = [] if compiler == GXX else ["-ferror-limit=0", "-include-pch", self.precompiled(flags)]
        compile_tests = f'-DCONSTURI_COMPILE="{compiler} -I{include} -I{TOP}/static_tests"'
        return [compiler, *FLAGS, f"-I{include}", compile_tests, *flags, *only_clang]

    def result_of(self, test, compiler, include, directory):
        """Whether the test passes; if not, whether the compiler's first error is in a header."""
        command = self.command(compiler, include, MORE_FLAGS.get(test.stem, []))
        is_static = test.is_relative_to(TOP / "static_tests")
        more = [TOP / "runtime_tests" / source for source in MORE_SOURCES.get(test.stem, [])]
        libraries = MORE_LIBRARIES.get(test.stem, [])
        target = ["-fsyntax-only"] if is_static else [*more, self.shared / "main.o", "-o", "program", *libraries]
        compiled = run([*command, "-Wfatal-errors", test, *target], directory)
        if compiled.returncode != 0:
            first = re.search(r"^(\S+?):.* error: ", compiled.stderr, re.M)
            return False, not first or first[1].startswith(str(include))
        if is_static:
            return True, False
        seconds = SECONDS_TO_RUN.get(test.stem, SECONDS_TO_RUN_OTHERS)
        code = run(["./program", "--abort"], directory, seconds).returncode
        if code > 0 and test.stem == MEASURES_TIME:  # other processes may have disturbed the measurement
            code = run(["./program", "--abort"], directory, seconds).returncode
        return code == 0, code != 0 and test.stem == MUST_NOT_COMPILE  # it compiles the headers when it runs

    @functools.cache
    def check_original(self, compiler, test):
        """Exits if the test fails without a mutation, because then it cannot kill one."""
        with tempfile.TemporaryDirectory() as directory:
            if not self.result_of(test, compiler, TOP / "include", directory)[0]:
                sys.exit(f"{test.relative_to(TOP)} fails with {compiler}, without any mutation")

    def verdict_on(self, mutant):
        """The verdict on a mutant, and the test that killed it."""
        with tempfile.TemporaryDirectory() as directory:
            include = pathlib.Path(directory) / "include"
            shutil.copytree(TOP / "include", include)
            header = include / mutant.header.relative_to(TOP / "include")
            header.write_text(mutant.text)

            def seconds_for_a_failure(test):
                key = mutant.header, test
                return (self.seconds[key] + 10) / (self.failures[key] + 1)

            for test in sorted(mutant.tests, key=seconds_for_a_failure):
                began = time.monotonic()
                passes, in_header = self.result_of(test, mutant.compiler, include, directory)
                self.seconds[mutant.header, test] += time.monotonic() - began
                self.failures[mutant.header, test] += not passes
                if in_header:
                    alone = [*self.command(mutant.compiler, include), "-Wfatal-errors", "-fsyntax-only",
                             "-include", header, "-x", "c++", include / "consturi.hpp"]
                    if run(alone, directory).returncode != 0:
                        return DOES_NOT_COMPILE, None
                if not passes:
                    self.check_original(mutant.compiler, test)
                    return KILLED, test
        return SURVIVED, None


def options_from(arguments):
    parser = argparse.ArgumentParser(description="Makes small changes to the headers, and prints those with which "
                                     "all tests pass. Survivors are not an error: the exit code is 0.")
    parser.add_argument("--of", choices=sorted({folder_of(header) for header in HEADERS}),
                        help="only mutate headers in this folder")
    parser.add_argument("--only", default="", metavar="FILE-SUBSTRING",
                        help="only mutate headers with this substring in their path")
    parser.add_argument("--sample", type=int, metavar="N", help="test N mutants, chosen at random")
    parser.add_argument("--seed", type=int, default=random.randrange(1000000),
                        help="seed of the random choice, to repeat a sample")
    parser.add_argument("--list", action="store_true", help="print the mutants without testing them")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="test N mutants in parallel", metavar="N")
    options = parser.parse_args(arguments)
    if options.jobs < 1 or (options.sample is not None and options.sample < 1):
        parser.error("--jobs and --sample must be positive")
    options.headers = [header for header in HEADERS if options.only in str(header.relative_to(TOP))
                       and (options.of is None or options.of == folder_of(header))]
    if not options.headers:
        parser.error("no header matches")
    return options


def print_survivors(survivors):
    for header in dict.fromkeys(mutant.header for mutant in survivors):
        of_header = [mutant for mutant in survivors if mutant.header == header]
        print(f"\n{header.relative_to(TOP)}: {len(of_header)} survivor{'s' if len(of_header) > 1 else ''}")
        for mutant in of_header:
            print(f"  {mutant.line}: {mutant.before} -> {mutant.after}")


def main():
    options = options_from(sys.argv[1:])
    mutants = [mutant for header in options.headers for mutant in mutants_of(header)]
    if options.sample is not None and options.sample < len(mutants):
        print(f"{options.sample} of {len(mutants)} mutants, --seed {options.seed}")
        chosen = random.Random(options.seed).sample(range(len(mutants)), options.sample)
        mutants = [mutants[index] for index in sorted(chosen)]
    if options.list:
        print(*mutants, f"{len(mutants)} mutants", sep="\n")
        return

    began = time.monotonic()
    count, survivors = collections.Counter(), []
    with tempfile.TemporaryDirectory() as shared, concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        runner = Runner(pathlib.Path(shared))
        runner.prepare(mutants, pool)
        for mutant, (verdict, test) in zip(mutants, pool.map(runner.verdict_on, mutants)):
            count[verdict] += 1
            survivors += [mutant] if verdict == SURVIVED else []
            print(f"{mutant}: {verdict}{f' by {test.relative_to(TOP)}' if test else ''}", flush=True)
    print_survivors(survivors)
    print(f"\n{len(mutants)} mutants: {count[KILLED]} killed, {count[SURVIVED]} survived, "
          f"{count[DOES_NOT_COMPILE]} do not compile; {(time.monotonic() - began) / 60:.0f} minutes")


if __name__ == "__main__":
    main()
