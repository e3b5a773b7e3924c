#!/usr/bin/env python3
# Writes IANA's registry of URI schemes into schemes/registry.def and its date into schemes/registry.hpp, or prints the
# rows that differ:
#
#     registry.py check|write CSV
#
# CSV is https://www.iana.org/assignments/uri-schemes/uri-schemes-1.csv. The date is that of the file's last
# modification, which `curl --remote-time` sets to that of the registry.
#
# Distributed under the Boost Software License, Version 1.0.
import csv
import datetime
import pathlib
import re
import sys

SCHEMES = pathlib.Path(__file__).resolve().parents[2] / "include/consturi/schemes"
HEAD = """\
// IANA's registry of URI schemes (RFC 7595), which tools/generate/registry.py has written. Do not edit it.
//
// CONSTURI_REGISTERED_SCHEME(name, status, reference): the name in lower case, and the RFCs to which the registration
// refers. The rows are sorted by name. registry_date in registry.hpp is their date.
//
// Distributed under the Boost Software License, Version 1.0.
"""
TAIL = "#undef CONSTURI_REGISTERED_SCHEME\n"


def reference_of(cell):
    """`[RFC1738][RFC2056]` is "RFC 1738, RFC 2056", `[RFC9110, Section 4.2.1]` is "RFC 9110 4.2.1". Other documents are
    left out."""
    found = re.findall(r"\[RFC(\d+)(?:, Section ([\d.]*\d))?\]", cell)
    return ", ".join(f"RFC {number} {section}".rstrip() for number, section in found)


def rows_of(lines):
    """The rows of the table for the lines of the CSV file."""
    found = {}
    rows = csv.DictReader(lines)
    if missing := {"URI Scheme", "Status", "Reference"} - set(rows.fieldnames or []):
        sys.exit(f"registry.py: the file has no column {', '.join(sorted(missing))}")
    for row in rows:
        name = row["URI Scheme"].split()[0].lower()  # `shttp (OBSOLETE)`
        status = row["Status"].lower()
        if not re.fullmatch(r"[a-z][a-z0-9+.-]*", name) or status not in ("permanent", "provisional", "historical"):
            sys.exit(f"registry.py: no scheme with a status: {name}, {status}")
        found[name] = f'CONSTURI_REGISTERED_SCHEME("{name}", {status}, "{reference_of(row["Reference"])}")\n'
    return [row for _, row in sorted(found.items())]


def main():
    if len(sys.argv) != 3 or sys.argv[1] not in ("check", "write"):
        sys.exit("usage: registry.py check|write CSV")
    source = pathlib.Path(sys.argv[2])
    with source.open(encoding="utf-8-sig", newline="") as lines:
        rows = rows_of(lines)
    table, header = SCHEMES / "registry.def", SCHEMES / "registry.hpp"
    if sys.argv[1] == "check":
        listed = [line for line in table.read_text().splitlines(True) if line.startswith("CONSTURI_REGISTERED_SCHEME(")]
        for row in sorted(set(rows) ^ set(listed)):
            print(("+ " if row in rows else "- ") + row, end="")
        return 0 if rows == listed else 1
    table.write_text(HEAD + "".join(rows) + TAIL)
    date = datetime.date.fromtimestamp(source.stat().st_mtime).isoformat()
    code, dates = re.subn(r'(registry_date = )"[\d-]+"', rf'\1"{date}"', header.read_text())
    if dates != 1:
        sys.exit(f"registry.py: {header} has no registry_date")
    header.write_text(code)
    return 0


if __name__ == "__main__":
    sys.exit(main())
