#!/usr/bin/env python3
# Writes the headers as a few files, for projects and web sites that take a library as one file:
#
#     amalgamate.py [DIRECTORY]
#
# DIRECTORY, by default single_include beside include, gets consturi.hpp, which is all of <consturi.hpp>, and a file for
# each other header in include/consturi, and each that no header includes. So `#include <consturi/iri.hpp>` is the same
# line with these files and with those of include. A file has all that its header includes, or, if that is more than
# consturi.hpp has, what consturi.hpp does not have.
#
# In the files, each header keeps its include guard and its comments. In consturi.hpp, the headers that need Boost.Hana
# come last: other files that do not need it include the first half only, and programs can define CONSTURI_WITHOUT_HANA.
# The functions of consturi::compiled are always in the files.
#
# Distributed under the Boost Software License, Version 1.0.
import functools
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parents[1]
INCLUDE = TOP / "include"
MAIN = "consturi.hpp"

OWN = re.compile(r"#include <(consturi[./].*)>")
OTHER = re.compile(r"#include <.*>")
ROW = re.compile(r"[A-Z_]+\(.*\)")
# The licence is at the beginning of the file; nobody formats it.
LEFT_OUT = re.compile(r"//\n// Distributed under the Boost Software License, Version 1.0.\n| *// clang-format o.*\n\n?")


def without_compiled(lines):
    """The lines for programs that do not define CONSTURI_COMPILED. No condition is about more than this macro."""
    conditions = []  # for each #if: whether its lines are kept, or None if it is about something else
    for line in lines:
        if line.startswith("#if"):
            about = re.match(r"#if (!?)defined\(CONSTURI_COMPILED\)", line)
            conditions.append(bool(about[1]) if about else None)
            is_kept = not about
        elif line.startswith("#else") and conditions[-1] is not None:
            conditions[-1] = not conditions[-1]
            is_kept = False
        elif line.startswith("#endif"):
            is_kept = conditions.pop() is None
        else:
            is_kept = True
        if is_kept and False not in conditions:
            if "CONSTURI_COMPILED" in line and not line.startswith("#undef"):
                sys.exit(f"amalgamate.py: a condition that it does not know: {line}")
            yield line


@functools.cache
def lines_of(name):
    text = re.sub(r" +\\\n", r" \\\n", LEFT_OUT.sub("", (INCLUDE / name).read_text()))  # not aligned at column 120
    if name.endswith(".def"):  # what it is, for each place that includes it
        text = re.sub(r"\A(//.*\n)+", "", text)
    return list(without_compiled(text.splitlines(True)))


def macro_of(table):
    return re.sub(r"\W", "_", table).upper()


@functools.cache
def is_table(name):
    """Whether a file has only rows, and ends with #undef for their macro. It can be a macro itself."""
    return name.endswith(".def") and all(line.startswith(("//", "#undef ")) or not line.strip()
                                         or ROW.fullmatch(line.rstrip()) for line in lines_of(name))


@functools.cache
def closure(name):
    """A file and those of the library that it includes."""
    found = {name}
    for line in lines_of(name):
        if own := OWN.match(line):
            found |= closure(own[1])
    return found


def needs_hana(name):
    return any(line.startswith("#include <boost/") for each in closure(name) for line in lines_of(each))


def expanded(name, present):
    """The text of a file, in which those of the library stand where they are included, unless they are `present`: that
    is what stands before, not on a condition. Adds to it."""
    unconditional = 0  # the number of conditions around what is always compiled: the include guard
    if name.endswith(".hpp"):
        present.add(name)
        yield f"\n// {name}\n"
        unconditional = 1
    depth = 0
    for line in lines_of(name):
        depth += line.startswith("#if") - line.startswith("#endif")
        inner = present if depth == unconditional else set(present)
        own = OWN.match(line)
        if own and is_table(own[1]):
            yield macro_of(own[1]) + "\n"
            yield from (each for each in lines_of(own[1]) if each.startswith("#undef "))
        elif own and own[1] not in present:
            yield from expanded(own[1], inner)
        elif not own and line not in present:
            if OTHER.match(line):
                inner.add(line)
            yield line


def tables(names):
    """The definitions of tables as macros."""
    for name in sorted(each for each in names if is_table(each)):
        rows = [line.rstrip() for line in lines_of(name) if ROW.match(line)]
        yield f"\n#ifndef {macro_of(name)}\n#define {macro_of(name)} \\\n" + "\\\n".join(rows) + "\n#endif\n"


def version():
    parts = re.findall(r"#define CONSTURI_VERSION_\w+ (\d+)", (INCLUDE / "consturi/version.hpp").read_text())
    return parts, ".".join(parts)


MARK = ", which tools/amalgamate.py has written. Do not edit it."


def beginning(name):
    """The first lines of a file. The version is compared with that of headers that the unit has included."""
    (major, minor, patch), full = version()
    licence = "".join(f"// {line}".rstrip() + "\n" for line in (TOP / "LICENSE").read_text().splitlines())
    return [f"// <{name}> of consturi {full} in one file{MARK}\n//\n{licence}", f"""
#if defined(CONSTURI_VERSION) && CONSTURI_VERSION != {major} * 10000 + {minor} * 100 + {patch}
#error "this is consturi {full}: the file also includes headers of another version of consturi"
#endif
"""]


def main_file():
    """The file, and what is in it, without and with what needs Boost.Hana."""
    headers = [own[1] for own in map(OWN.match, lines_of(MAIN)) if own]
    present = set()
    text = [*beginning(MAIN), *tables(closure(MAIN))]
    text += [line for each in headers if not needs_hana(each) and each not in present
             for line in expanded(each, present)]
    without_hana = set(present)
    text.append("""
#if !defined(CONSTURI_WITHOUT_HANA) && !defined(CONSTURI_FIRST_HALF)
#if !__has_include(<boost/hana.hpp>)
#error "consturi needs Boost.Hana: install Boost, or define CONSTURI_WITHOUT_HANA to do without requirements"
#else
""")
    text += [line for each in headers if each not in present for line in expanded(each, present)]
    text.append("\n#endif\n#endif\n")
    return "".join(text), without_hana, present


def other_file(name, without_hana, with_hana):
    has_hana = needs_hana(name)
    own = {each for each in closure(name) if each.endswith(".hpp")}
    include = f'#include "{"../" * name.count("/")}{MAIN}"\n'
    text = beginning(name)
    if own - {name} <= without_hana:
        text += [*tables(closure(name)), *expanded(name, set())]
        return "".join(text)
    present = set(with_hana if has_hana else without_hana)
    text.append("\n" + include if has_hana else f"\n#define CONSTURI_FIRST_HALF\n{include}#undef CONSTURI_FIRST_HALF\n")
    text += tables(closure(name) - closure(MAIN))
    if has_hana:
        text.append(f"""
#if !__has_include(<boost/hana.hpp>) || defined(CONSTURI_WITHOUT_HANA)
#error "<{name}> needs Boost.Hana: install Boost, and do not define CONSTURI_WITHOUT_HANA"
#else
""")
    text += expanded(name, present)
    if has_hana:
        text.append("\n#endif\n")
    return "".join(text)


def main():
    if len(sys.argv) > 2 or sys.argv[1:2] == ["--help"]:
        sys.exit("usage: amalgamate.py [DIRECTORY]")
    target = pathlib.Path(sys.argv[1]) if len(sys.argv) == 2 else TOP / "single_include"
    others = [file for file in (target / MAIN, target / "consturi") if file.exists()]
    if others and not ((target / MAIN).is_file() and MARK in (target / MAIN).read_text(errors="replace")):
        sys.exit(f"amalgamate.py: {others[0]} is something else: choose another directory")
    text, without_hana, with_hana = main_file()
    files = {MAIN: text}
    names = {str(header.relative_to(INCLUDE)) for header in INCLUDE.glob("consturi/**/*.hpp")}
    included = {each for name in names for each in closure(name) - {name}}
    for name in sorted(name for name in names if name.count("/") == 1 or name not in included):
        files[name] = other_file(name, without_hana, with_hana)
    for name, text in files.items():
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        (target / name).write_text(re.sub(r"\n{3,}", "\n\n", text))


if __name__ == "__main__":
    main()
