#!/usr/bin/env python3
# Checks the tables of dialects/iri/host_characters.hpp against Python's Unicode data, or writes them:
#
#     host_characters.py [write]
#
# If the versions of Unicode differ, only what both know is compared.
#
# Distributed under the Boost Software License, Version 1.0.
import pathlib
import re
import sys
import unicodedata
from unicodedata import category, combining, decomposition, normalize

HEADER = pathlib.Path(__file__).resolve().parents[3] / "include/consturi/dialects/iri/host_characters.hpp"
ALL = [c for c in range(0x80, 0x110000) if not 0xD800 <= c < 0xE000]
VALID_EXCEPTIONS = {0xDF, 0x3C2}  # RFC 5892 2.6


def is_mapped(c):
    """Whether the character is unstable (RFC 5892 2.2), or a dot (RFC 3490 3.1)."""
    stable = normalize("NFKC", normalize("NFKC", chr(c)).casefold())
    return (stable != chr(c) and c not in VALID_EXCEPTIONS) or c == 0x3002


def compositions():
    """Characters that NFC makes of two, with these, unless all are mapped."""
    for c in ALL:
        parts = decomposition(chr(c)).split()
        if len(parts) == 2 and parts[0][0] != "<" and normalize("NFC", chr(c)) == chr(c):
            first, second = (int(part, 16) for part in parts)
            if not (is_mapped(c) and (is_mapped(first) or chr(first).isupper())):
                yield c, (first, second)


# What each table says of characters.
EXPECTED = {
    "mapped_characters": {c: 0 for c in ALL if is_mapped(c)},
    "combining_marks": {c: combining(chr(c)) for c in ALL if category(chr(c))[0] == "M"},
    "compositions": dict(compositions()),
}


def ranges_of(said):
    """Ranges with what is said of them. Those of mapped characters have a step, because capital letters often
    alternate with small ones."""
    ranges = []
    for c, value in sorted(said.items()):
        last = ranges[-1] if ranges else None
        if value == 0 and said is EXPECTED["mapped_characters"]:
            if last and (c - last[1] == last[2] or (last[0] == last[1] and c - last[1] == 2)):
                last[2] = c - last[1]
                last[1] = c
            else:
                ranges.append([c, c, 1])
        elif last and c - last[1] == 1 and value == last[2]:
            last[1] = c
        else:
            ranges.append([c, c, value])
    return ranges


def lines_of(entries):
    lines = ["   "]
    for numbers in entries:
        text = " {" + ", ".join(str(n) if i == 2 and n < 256 else f"0x{n:X}" for i, n in enumerate(numbers)) + "},"
        if len(lines[-1] + text) > 120:
            lines.append("   ")
        lines[-1] += text
    return "\n".join(lines) + "\n"


def said_by(name, entries):
    """What the entries of a table say."""
    if name == "compositions":
        return {c: (first, second) for c, first, second in entries}
    if name == "mapped_characters":
        return {c: 0 for first, last, step in entries for c in range(first, last + 1, step)}
    return {c: value for first, last, value in entries for c in range(first, last + 1)}


def version_of(text):
    return [int(number) for number in text.split(".")]


code = HEADER.read_text()
version = re.search(r"Unicode ([0-9.]+)", code)[1]
is_equal = True
for table, expected in EXPECTED.items():
    begin = code.index(f" {table}[] = {{\n") + len(f" {table}[] = {{\n")
    end = code.index("};", begin)
    if sys.argv[1:] == ["write"]:
        are_pairs = table == "compositions"
        entries = [(c, *parts) for c, parts in expected.items()] if are_pairs else ranges_of(expected)
        code = code[:begin] + lines_of(entries) + code[end:]
        continue
    entries = [tuple(int(n, 0) for n in entry.split(", ")) for entry in re.findall(r"\{([^{}]+)\}", code[begin:end])]
    listed = said_by(table, entries)
    for c in sorted(listed.keys() | expected.keys()):
        is_newer = c not in listed and version_of(unicodedata.unidata_version) > version_of(version)
        if listed.get(c) != expected.get(c) and category(chr(c)) != "Cn" and not is_newer:
            print(f"{table}: U+{c:04X}: {listed.get(c)} instead of {expected.get(c)}")
            is_equal = False
    print(f"{table}: {len(listed)}, Unicode {version} and {unicodedata.unidata_version}")
if sys.argv[1:] == ["write"]:
    HEADER.write_text(code.replace(f"Unicode {version}", f"Unicode {unicodedata.unidata_version}"))
sys.exit(not is_equal)
