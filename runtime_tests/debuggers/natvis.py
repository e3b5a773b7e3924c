#!/usr/bin/env python3
# Checks that consturi.natvis is well-formed, that its types have the members that it names, and that it has each class
# that fixed.def defines: natvis.py COMPILER
#
# Distributed under the Boost Software License, Version 1.0.
import pathlib
import re
import shlex
import subprocess
import sys
import xml.etree.ElementTree as xml

TOP = pathlib.Path(__file__).resolve().parents[2]
NAMESPACE = "{http://schemas.microsoft.com/vstudio/debugger/natvis/2010}"
KIND = "consturi::kinds::uri"
ARGUMENTS = {"basic_view": KIND, "basic_owner": KIND, "basic_static_owner": f"{KIND}, 8", "basic_checked": KIND,
             "result": "int"}  # of the other templates: 8

# An explicit instantiation can name private members.
HEAD = ["#include <consturi.hpp>", "#include <consturi/iri.hpp>", "#include <consturi/java_uri.hpp>",
        "#include <consturi/schemes.hpp>", "#include <consturi/uri_template.hpp>",
        "template <int, class> struct member {};", "template <class T> T& object();"]
program = HEAD.copy()
fixed = {name for header in (TOP / "include").rglob("*.hpp")
         for name in re.findall(r"^#define CONSTURI_FIXED (\w+)", header.read_text(), re.M)}
for element in xml.parse(TOP / "tools/debuggers/consturi.natvis").getroot():
    names = [element.get("Name"), *(other.get("Name") for other in element.iter(f"{NAMESPACE}AlternativeType"))]
    members = set()
    for shown in element.iter():
        tag, text = shown.tag.removeprefix(NAMESPACE), shown.text or ""
        expressions = re.findall(r"\{(.*?)\}", text) if tag == "DisplayString" else [text] if "Item" in tag else []
        used = " ".join([*expressions, shown.get("Condition", "")]).replace("]s", "]")  # the format of an array
        members.update(re.findall(r"[a-z]\w*(?:\.\w+)*", used))
    for name in names:
        template = re.sub(r".*::|<.*", "", name)
        fixed.discard(template)
        example = re.sub(r"<.*>", f"<{ARGUMENTS.get(template, 8)}>", name)
        for member in sorted(members):
            program.append(f"template struct member<{len(program)}, decltype(object<{example}>().{member})>;")

if fixed:
    sys.exit(f"consturi.natvis does not have {', '.join(sorted(fixed))}")
run = subprocess.run([*shlex.split(sys.argv[1]), "-fsyntax-only", "-x", "c++", "-"], input="\n".join(program) + "\n",
                     text=True, check=False)
if program == HEAD or run.returncode != 0:
    sys.exit("consturi.natvis names a type or a member that does not exist")
print(f"{len(program) - len(HEAD)} members")
