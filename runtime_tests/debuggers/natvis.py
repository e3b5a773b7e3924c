#!/usr/bin/env python3
# Checks that consturi.natvis is well-formed, and that the headers declare the types and members that it names.
#
# Distributed under the Boost Software License, Version 1.0.
import pathlib
import re
import sys
import xml.etree.ElementTree as xml

TOP = pathlib.Path(__file__).resolve().parents[2]
HEADERS = "".join(re.sub(r"//.*", "", path.read_text()) for path in (TOP / "include").rglob("*.hpp"))
NAMESPACE = "{http://schemas.microsoft.com/vstudio/debugger/natvis/2010}"

missing, types = [], 0
for element in xml.parse(TOP / "tools/debuggers/consturi.natvis").iter():
    tag, text = element.tag.removeprefix(NAMESPACE), element.text or ""
    if tag in ("Type", "AlternativeType"):
        types += 1
        name = element.get("Name").split("<")[0].rsplit("::", 1)[-1]
        if not re.search(rf"\b(?:class|struct)(?: \[\[[^;{{]*\]\])? {name}\b[^;]*\{{", HEADERS):
            missing.append(f"type {element.get('Name')}")
    expressions = re.findall(r"\{(.*?)\}", text) if tag == "DisplayString" else [text] if "Item" in tag else []
    members = " ".join([*expressions, element.get("Condition", "")]).replace("]s", "]")  # the format of an array
    for member in re.findall(r"[a-z]\w*", members):
        if not re.search(rf"\b{member}\b(?: = [^;]+|\{{[^;]*\}}|, [^;]*)?;", HEADERS):
            missing.append(f"member {member}")
if not types or missing:
    sys.exit("\n".join(["not declared by the headers:", *missing]))
print(f"{types} types")
