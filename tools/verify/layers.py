#!/usr/bin/env python3
# Checks the folders of include/consturi: a header of a layer includes its own layer and lower ones only, and so no
# dialect, scheme or adapter; an entry header has nothing but includes. The rules of RFC 3986 are named only in the
# layers that define the syntax. The tests of abnf/ do not need RFC 3986 either.
#
# Distributed under the Boost Software License, Version 1.0.
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parent.parent.parent
# Lowest first.
LAYERS = ["text", "abnf", "rfc", "syntax", "diagnosis", "coding", "host", "uri", "operations", "requirements"]
# Above all layers. Each of their parts includes the layers and, if it says so here, other parts.
PARTS = {"dialects/rfc2396": [], "dialects/java": ["dialects/rfc2396"], "schemes": [], "adapters": []}
# Where the syntax of RFC 3986 is bound to names of the public interface.
NAMES_RULES = ["rfc", "syntax", "diagnosis", "host", "uri/builder.hpp", "uri/parse.hpp", "uri/fixed_uri.hpp",
               "uri/checked_uri.hpp", "uri/kinds.hpp", "uri/literals.hpp", "coding/percent.hpp",
               "operations/host_port.hpp", "requirements/require.hpp", "requirements/require_clang.hpp"]

errors = []


def included_by(file):
    return re.findall(r"#include <consturi/(.+)>", file.read_text())


def allowed(folder):
    """The folders that a header of this folder may include."""
    if folder in LAYERS:
        return LAYERS[:LAYERS.index(folder) + 1]
    return [*LAYERS, folder, *PARTS[folder]]


entry_headers = [TOP / "include/consturi.hpp", *sorted((TOP / "include/consturi").glob("*.hpp"))]
for file in entry_headers:
    code = re.sub(r"//.*|#(ifndef|define|endif|include)\b.*", "", file.read_text())
    if file.name not in ("config.hpp", "version.hpp") and code.strip():
        errors.append(f"{file.relative_to(TOP)}: an entry header has more than includes")

for file in sorted((TOP / "include/consturi").glob("*/**/*.?pp")):
    path = file.relative_to(TOP / "include/consturi")
    folder = str(path.parent)
    if folder not in LAYERS and folder not in PARTS:
        errors.append(f"include/consturi/{path}: the folder is unknown to layers.py")
        continue
    for included in included_by(file):
        if included != "config.hpp" and str(pathlib.Path(included).parent) not in allowed(folder):
            errors.append(f"include/consturi/{path}: includes {included}, which is above {folder}/")
    if not included_by(file):
        errors.append(f"include/consturi/{path}: does not include config.hpp, which declares the namespace consturi")
    code = re.sub(r"//.*", "", file.read_text())
    may_name_rules = folder in NAMES_RULES or str(path) in NAMES_RULES or folder not in LAYERS
    if not may_name_rules and re.search(r"\brfc3986::", code):
        errors.append(f"include/consturi/{path}: names a rule of RFC 3986")

for file in sorted([*(TOP / "static_tests/abnf").glob("*"), *(TOP / "runtime_tests/abnf").glob("*")]):
    for included in included_by(file):
        if included != "rfc/rfc5234.hpp" and included.split("/")[0] not in ("text", "abnf"):
            errors.append(f"{file.relative_to(TOP)}: includes {included}, but abnf/ is usable on its own")

sys.exit("\n".join(errors) or 0)
