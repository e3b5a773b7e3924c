#!/usr/bin/env python3
# Compares lists and numbers in hand-written files with their sources: the compilers, language modes and number of
# parsers in README.md, the checks in verification.md.
#
# Distributed under the Boost Software License, Version 1.0.
import re
import sys

from nightly import BEGIN, END, PAGE, PARTS, TOP, parsers

errors = []
readme = (TOP / "README.md").read_text()

platforms = re.search(r"^## Supported platforms\n\n- (.*?)\n- ", readme, re.M | re.S)[1]


def compilers_in(text):
    """Names such as "g++ 12"; "g++ 12 and 14" are two of them."""
    lists = re.findall(r"(g\+\+|clang) (\d+(?:(?: and |, )\d+)*)", text)
    return {f"{name} {version}" for name, versions in lists for version in re.findall(r"\d+", versions)}


def modes_in(text):
    return set(re.findall(r"C\+\+\d\d", text))


tested = "; ".join(description for description, _, _ in PARTS.values()) + "; C++20, unless stated otherwise"
for found_in in (compilers_in, modes_in):
    if found_in(platforms) != found_in(tested):
        errors.append(f"README.md supports {', '.join(sorted(found_in(platforms)))}; "
                      f"nightly.py tests {', '.join(sorted(found_in(tested)))}")

page = PAGE.read_text()
rows = page[page.index(BEGIN) + len(BEGIN):page.index(END)].splitlines()[2:]
if [row.split(" | ")[0] for row in rows] != [f"| {description}" for description, _, _ in PARTS.values()]:
    errors.append("docs/verification.md: other checks than in nightly.py, which writes them with --write")

number = re.search(r"\[(\d+) parsers\]", readme)[1]
if int(number) != len(parsers.PARSERS):
    errors.append(f"README.md: {number} parsers; the tests compare {len(parsers.PARSERS)}")

sys.exit("\n".join(errors) or 0)
