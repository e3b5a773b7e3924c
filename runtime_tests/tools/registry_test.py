#!/usr/bin/env python3
# Checks that tools/generate/registry.py reads a file as IANA publishes it, and that schemes/registry.def is what it
# writes.
#
# Distributed under the Boost Software License, Version 1.0.
import csv
import io
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(TOP / "tools/generate"))
import registry  # noqa: E402

HEAD = "URI Scheme,Template,Description,Status,Reference,Well-Known URI Support,Notes\r\n"
PUBLISHED = HEAD + """\
z39.50,,Z39.50 information access,Historical,[RFC1738][RFC2056],-,\r
http,,Hypertext Transfer Protocol,Permanent,"[RFC9110, Section 4.2.1]",[RFC8615],\r
shttp (OBSOLETE),,Secure Hypertext Transfer Protocol,Permanent,[RFC2660][status-change-to-historic],-,\r
ms-Word,prov/ms-word,ms-word,Provisional,[Some_Body][https://example.com/a],-,"a note
of two lines"\r
"""
WRITTEN = [("http", "permanent", "RFC 9110 4.2.1"), ("ms-word", "provisional", ""), ("shttp", "permanent", "RFC 2660"),
           ("z39.50", "historical", "RFC 1738, RFC 2056")]


def fields_of(rows):
    return re.findall(r'^CONSTURI_REGISTERED_SCHEME\("(.*?)", (\w+), "(.*?)"\)$', "".join(rows), re.M)


def published(fields):
    """A file that has these rows."""
    file = io.StringIO(HEAD, newline="")
    file.seek(0, io.SEEK_END)
    for name, status, reference in fields:
        cell = "".join(f"[{document.replace('RFC ', 'RFC').replace(' ', ', Section ')}]" for document in
                       reference.split(", ") if document)
        csv.writer(file).writerow([name, "", "", status.capitalize(), cell, "-", ""])
    return io.StringIO(file.getvalue(), newline="")


assert fields_of(registry.rows_of(io.StringIO(PUBLISHED, newline=""))) == WRITTEN
text = (TOP / "include/consturi/schemes/registry.def").read_text()
fields = fields_of([text])
rows = registry.rows_of(published(fields))
assert fields_of(rows) == fields and registry.HEAD + "".join(rows) + registry.TAIL == text
for wrong in "-a,,,Permanent,,,", "a,,,Reserved,,,":
    try:
        registry.rows_of(io.StringIO(HEAD + wrong, newline=""))
        sys.exit(f"no error: {wrong}")
    except SystemExit as error:
        assert "no scheme with a status" in str(error), error
