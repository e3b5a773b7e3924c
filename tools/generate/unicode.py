#!/usr/bin/env python3
# Checks the tables of characters in the headers against Python's Unicode data, or writes them:
#
#     unicode.py check|write
#
# If the versions of Unicode differ, characters that only one of them knows are not compared.
#
# Distributed under the Boost Software License, Version 1.0.
import dataclasses
import pathlib
import re
import sys
import typing
import unicodedata
from unicodedata import bidirectional, category, combining, decomposition, normalize, unidata_version

INCLUDE = pathlib.Path(__file__).resolve().parents[2] / "include/consturi"
ALL = [c for c in range(0x80, 0x110000) if not 0xD800 <= c < 0xE000]


# dialects/iri/host_characters.hpp


def is_mapped(c):
    """Whether the character is unstable (RFC 5892 2.2), or a dot (RFC 3490 3.1)."""
    stable = normalize("NFKC", normalize("NFKC", chr(c)).casefold())
    return (stable != chr(c) and c not in {0xDF, 0x3C2}) or c == 0x3002  # exceptions: RFC 5892 2.6


def composition_of(c):
    """The two characters of which NFC makes this one, unless all are mapped."""
    parts = decomposition(chr(c)).split()
    if len(parts) != 2 or parts[0][0] == "<" or normalize("NFC", chr(c)) != chr(c):
        return None
    first, second = (int(part, 16) for part in parts)
    return None if is_mapped(c) and (is_mapped(first) or chr(first).isupper()) else (first, second)


# host/bidi_rule.hpp


# Where characters that are not assigned are R or AL (DerivedBidiClass.txt).
RIGHT_TO_LEFT = [(0x590, 0x8FF), (0xFB1D, 0xFDCF), (0xFDF0, 0xFDFF), (0xFE70, 0xFEFF), (0x10800, 0x10FFF),
                 (0x1E800, 0x1EFFF)]
BIDI_CLASSES = {"L": "L", "R": "R", "AL": "R", "EN": "EN", "AN": "AN", "NSM": "NSM"}


def default_bidi_class(c):
    return "R" if any(first <= c <= last for first, last in RIGHT_TO_LEFT) else None


def bidi_class(c):
    """None for L, which is that of most characters."""
    known = bidirectional(chr(c))
    found = BIDI_CLASSES.get(known, "N") if known else default_bidi_class(c)
    return None if found == "L" else found


# coding/readable.hpp


PREPENDED = [*range(0x600, 0x606), 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD]  # Prepended_Concatenation_Mark
OTHERS = [0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2065, 0x3164, 0xFFA0]  # Other_Default_Ignorable_Code_Point


def is_invisible(c):
    """White_Space or Default_Ignorable_Code_Point, as Unicode's DerivedCoreProperties.txt derives it. The header has
    the planes of tags and of private use as a whole."""
    if c < 0xA0 or 0xE000 <= c < 0xF900 or 0xFFF0 <= c < 0x10000 or c >= 0xE0000:
        return False
    is_format = category(chr(c)) == "Cf" and c not in PREPENDED and not 0x13430 <= c < 0x13460
    is_selector = "VARIATION SELECTOR" in unicodedata.name(chr(c), "")
    return chr(c).isspace() or is_format or is_selector or c in OTHERS


# requirements/hidden_ascii.hpp


def has_ascii_in_nfkc(c):
    return any(ord(part) < 0x80 for part in normalize("NFKC", chr(c)))


# All tables. An entry is a range of characters, with what is said of them if that is not only that they are in it.


@dataclasses.dataclass
class Table:
    header: str
    name: str
    said_of: typing.Callable  # what the table says of a character; None or False if nothing
    entries_of: typing.Callable = lambda said: ranges_of(said)
    said_by: typing.Callable = lambda first, last, value=True: {c: value for c in range(first, last + 1)}
    said_of_new: typing.Callable = lambda c: None  # what it says of characters that its version of Unicode lacks


def ranges_of(said):
    ranges = []
    for c, value in said.items():
        if ranges and ranges[-1][1] == c - 1 and ranges[-1][2] == value:
            ranges[-1][1] = c
        else:
            ranges.append([c, c, value])
    return [entry[:2] if entry[2] is True else entry for entry in ranges]


def stepped_ranges_of(said):
    """Ranges with a step, because capital letters often alternate with small ones."""
    ranges = []
    for c in said:
        last = ranges[-1] if ranges else None
        if last and (c - last[1] == last[2] or (last[0] == last[1] and c - last[1] == 2)):
            last[1:] = c, c - last[1]
        else:
            ranges.append([c, c, 1])
    return ranges


TABLES = [
    Table("coding/readable.hpp", "invisible_characters", is_invisible),
    Table("dialects/iri/host_characters.hpp", "mapped_characters", is_mapped, stepped_ranges_of,
          lambda first, last, step: {c: True for c in range(first, last + 1, step)}),
    Table("dialects/iri/host_characters.hpp", "combining_marks",
          lambda c: combining(chr(c)) if category(chr(c))[0] == "M" else None),
    Table("dialects/iri/host_characters.hpp", "compositions", composition_of,
          lambda said: [(c, *parts) for c, parts in said.items()], lambda c, *parts: {c: parts}),
    Table("host/bidi_rule.hpp", "bidi_ranges", bidi_class, said_of_new=default_bidi_class),
    Table("requirements/hidden_ascii.hpp", "ascii_in_nfkc", has_ascii_in_nfkc),
]


def written(value, index):
    if isinstance(value, str):
        return f"bidi_class::{value}"
    return str(value) if index == 2 and value < 256 else f"0x{value:X}"


def read(text):
    return text.removeprefix("bidi_class::") if "::" in text else int(text, 0)


def lines_of(entries):
    lines = ["   "]
    for entry in entries:
        text = " {" + ", ".join(written(value, index) for index, value in enumerate(entry)) + "},"
        if len(lines[-1] + text) > 120:
            lines.append("   ")
        lines[-1] += text
    return "\n".join(lines) + "\n"


def main():
    if sys.argv[1:] not in (["check"], ["write"]):
        sys.exit("usage: unicode.py check|write")
    is_right = True
    for table in TABLES:
        header = INCLUDE / table.header
        code = header.read_text()
        version = re.search(r"Unicode (\d+(?:\.\d+)*)", code)[1]
        begin = code.index(f" {table.name}[] = {{\n") + len(f" {table.name}[] = {{\n")
        end = code.index("};", begin)
        expected = {c: said for c in ALL if (said := table.said_of(c)) is not None and said is not False}
        if sys.argv[1] == "write":
            code = code[:begin] + lines_of(table.entries_of(expected)) + code[end:]
            header.write_text(code.replace(f"Unicode {version}", f"Unicode {unidata_version}"))
            continue
        entries = [tuple(map(read, entry.split(", "))) for entry in re.findall(r"\{([^{}]+)\}", code[begin:end])]
        listed = {c: said for entry in entries for c, said in table.said_by(*entry).items()}
        for c in sorted(listed.keys() | expected.keys()):
            can_be_new = listed.get(c) == table.said_of_new(c) or category(chr(c)) == "Cn"
            is_newer = version != unidata_version and can_be_new
            if listed.get(c) != expected.get(c) and not is_newer:
                print(f"{table.name}: U+{c:04X}: {listed.get(c)} instead of {expected.get(c)}")
                is_right = False
        if entries != sorted(entries):
            print(f"{table.name}: not sorted")
            is_right = False
        print(f"{table.name}: {len(listed)} characters, Unicode {version} and {unidata_version}")
    return 0 if is_right else 1


if __name__ == "__main__":
    sys.exit(main())
