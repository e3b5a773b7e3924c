#!/usr/bin/env python3
# Checks the layers of include/consturi: a header includes its own layer and lower ones only, and names the rules of
# RFC 3986 only in the layers that define the syntax. The tests of abnf/ do not need RFC 3986 either.
#
# Distributed under the Boost Software License, Version 1.0.
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parent.parent.parent
# Lowest first.
LAYERS = ["text", "abnf", "rfc", "syntax", "diagnosis", "coding", "host", "uri", "operations", "requirements"]
# Where the syntax of RFC 3986 is bound to names of the public interface.
NAMES_RULES = ["rfc", "syntax", "diagnosis", "host", "uri/builder.hpp", "uri/parse.hpp", "uri/fixed_uri.hpp",
               "uri/checked_uri.hpp", "coding/percent.hpp", "operations/host_port.hpp", "requirements/require.hpp",
               "requirements/require_clang.hpp"]

errors = []


def included_by(file):
    return re.findall(r"#include <consturi/(.+)>", file.read_text())


for file in sorted((TOP / "include/consturi").rglob("*.?pp")):
    path = file.relative_to(TOP / "include/consturi")
    if len(path.parts) == 1:
        continue  # an entry header
    layer = path.parts[0]
    for included in included_by(file):
        folder = included.split("/")[0]
        if included != "config.hpp" and (folder not in LAYERS or LAYERS.index(folder) > LAYERS.index(layer)):
            errors.append(f"include/consturi/{path}: includes {included}, which is not in its layer or a lower one")
    if not included_by(file):
        errors.append(f"include/consturi/{path}: does not include config.hpp, which declares the namespace consturi")
    code = re.sub(r"//.*", "", file.read_text())
    if layer not in NAMES_RULES and str(path) not in NAMES_RULES and re.search(r"\brfc3986::", code):
        errors.append(f"include/consturi/{path}: names a rule of RFC 3986")

for file in sorted([*(TOP / "static_tests/abnf").glob("*"), *(TOP / "runtime_tests/abnf").glob("*")]):
    for included in included_by(file):
        if included != "rfc/rfc5234.hpp" and included.split("/")[0] not in ("text", "abnf"):
            errors.append(f"{file.relative_to(TOP)}: includes {included}, but abnf/ is usable on its own")

sys.exit("\n".join(errors) or 0)
