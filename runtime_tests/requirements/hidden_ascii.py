#!/usr/bin/env python3
# Checks the table of characters whose compatibility form contains ASCII against Python's Unicode data.
#
# Distributed under the Boost Software License, Version 1.0.
import pathlib
import re
import sys
import unicodedata

HEADER = pathlib.Path(__file__).resolve().parents[2] / "include/consturi/requirements/hidden_ascii.hpp"
table = HEADER.read_text().split("ascii_in_nfkc[] = {")[1].split("};")[0]
listed = {c for first, last in re.findall(r"\{0x(\w+), 0x(\w+)\}", table)
          for c in range(int(first, 16), int(last, 16) + 1)}
expected = {c for c in range(0x80, 0x110000) if not 0xD800 <= c < 0xE000
            and any(ord(part) < 0x80 for part in unicodedata.normalize("NFKC", chr(c)))}
for c in sorted(listed ^ expected):
    print(f"U+{c:04X} is {'not in Unicode' if c in listed else 'missing'}")
print(f"{len(listed)} characters, Unicode {unicodedata.unidata_version}")
sys.exit(listed != expected)
