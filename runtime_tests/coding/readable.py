#!/usr/bin/env python3
# Checks the table of invisible characters against Python's Unicode data.
#
# Distributed under the Boost Software License, Version 1.0.
import pathlib
import re
import sys
import unicodedata

HEADER = pathlib.Path(__file__).resolve().parents[2] / "include/consturi/coding/readable.hpp"
PREPENDED = [*range(0x600, 0x606), 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD]  # Prepended_Concatenation_Mark
OTHERS = [0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2065, 0x3164, 0xFFA0]  # Other_Default_Ignorable_Code_Point


def is_invisible(c):
    """White_Space or Default_Ignorable_Code_Point, as Unicode's DerivedCoreProperties.txt derives it."""
    is_format = unicodedata.category(chr(c)) == "Cf" and c not in PREPENDED and not 0x13430 <= c < 0x13460
    is_selector = "VARIATION SELECTOR" in unicodedata.name(chr(c), "")
    return chr(c).isspace() or is_format or is_selector or c in OTHERS


table = HEADER.read_text().split("ranges[] = {")[1].split("};")[0]
listed = {c for first, last in re.findall(r"\{0x(\w+), 0x(\w+)\}", table)
          for c in range(int(first, 16), int(last, 16) + 1)}
expected = {c for first, end in ((0xA0, 0xD800), (0xF900, 0xFFF0), (0x10000, 0xE0000))
            for c in range(first, end) if is_invisible(c)}
for c in sorted(listed ^ expected):
    print(f"U+{c:04X} is {'not invisible' if c in listed else 'missing'}")
print(f"{len(listed)} characters, Unicode {unicodedata.unidata_version}")
sys.exit(listed != expected)
