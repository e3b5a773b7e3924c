#!/usr/bin/env python3
# Checks the table of text/bidi_class.hpp against Python's Unicode data, or writes it:
#
#     bidi_class.py [write]
#
# If the versions of Unicode differ, only what both know is compared.
#
# Distributed under the Boost Software License, Version 1.0.
import pathlib
import re
import sys
from unicodedata import bidirectional, unidata_version

HEADER = pathlib.Path(__file__).resolve().parents[2] / "include/consturi/text/bidi_class.hpp"
ALL = [c for c in range(0x80, 0x110000) if not 0xD800 <= c < 0xE000]
# Where characters that are not assigned are R or AL (DerivedBidiClass.txt).
RIGHT_TO_LEFT = [(0x590, 0x8FF), (0xFB1D, 0xFDCF), (0xFDF0, 0xFDFF), (0xFE70, 0xFEFF), (0x10800, 0x10FFF),
                 (0x1E800, 0x1EFFF)]
CLASSES = {"L": "L", "R": "R", "AL": "R", "EN": "EN", "AN": "AN", "NSM": "NSM"}


def is_right_to_left_by_default(c):
    return any(first <= c <= last for first, last in RIGHT_TO_LEFT)


def class_of(c):
    if known := bidirectional(chr(c)):
        return CLASSES.get(known, "N")
    return "R" if is_right_to_left_by_default(c) else "L"


def ranges():
    found = []
    for c in ALL:
        if found and found[-1][1] == c - 1 and found[-1][2] == class_of(c):
            found[-1][1] = c
        else:
            found.append([c, c, class_of(c)])
    return [entry for entry in found if entry[2] != "L"]


def lines_of(entries):
    lines = ["   "]
    for first, last, which in entries:
        text = f" {{0x{first:X}, 0x{last:X}, bidi_class::{which}}},"
        if len(lines[-1] + text) > 120:
            lines.append("   ")
        lines[-1] += text
    return "\n".join(lines) + "\n"


code = HEADER.read_text()
version = re.search(r"Unicode ([0-9.]+)", code)[1]
begin = code.index("bidi_ranges[] = {\n") + len("bidi_ranges[] = {\n")
end = code.index("};", begin)
if sys.argv[1:] == ["write"]:
    code = code[:begin] + lines_of(ranges()) + code[end:]
    HEADER.write_text(code.replace(f"Unicode {version}", f"Unicode {unidata_version}"))
    sys.exit()

entries = [(int(first, 16), int(last, 16), which) for first, last, which
           in re.findall(r"\{0x(\w+), 0x(\w+), bidi_class::(\w+)\}", code[begin:end])]
listed = {c: which for first, last, which in entries for c in range(first, last + 1)}


def can_be_new(c):
    """Whether the table may say of the character what it says of one that is not assigned."""
    return listed.get(c, "L") == ("R" if is_right_to_left_by_default(c) else "L")


wrong = [c for c in ALL if listed.get(c, "L") != class_of(c)]
if unidata_version != version:
    wrong = [c for c in wrong if bidirectional(chr(c)) and not can_be_new(c)]
for c in wrong:
    print(f"U+{c:04X}: {listed.get(c, 'L')} instead of {class_of(c)}")
are_sorted = all(a[1] < b[0] for a, b in zip(entries, entries[1:]))
print(f"{len(entries)} ranges, Unicode {version} and {unidata_version}")
sys.exit(bool(wrong) or not are_sorted)
