#!/usr/bin/env python3
# Checks that no class of include/ with an array as a member has a defaulted comparison: g++ 14 evaluates such a
# comparison wrongly if a constant expression compares twice, as in `a == a && a != b`.
#
# Distributed under the Boost Software License, Version 1.0.
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
DEFAULTED = re.compile(r"operator *(?:==|<=>) *\([^)]*\)[^;@]*= *default")
ARRAY = re.compile(r"^(?!.*\b(?:static|using)\b).*\w+(?: *\[[^][]*\])+ *(?:@|=[^;]*)?;", re.M)


def blocks_in(code):
    """The text between each pair of braces, with `@` for each block inside it."""
    while block := re.search(r"\{([^{}]*)\}", code):
        yield block[1]
        code = code[:block.start()] + "@" + code[block.end():]


errors = []
for header in sorted((TOP / "include").rglob("*.hpp")):
    code = re.sub(r"//.*|\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*'", "", header.read_text())
    for block in blocks_in(code):
        if (comparison := DEFAULTED.search(block)) and (array := ARRAY.search(block)):
            errors.append(f"{header.relative_to(TOP)}: defaulted comparison of the array `{array[0].strip()}`: "
                          f"{comparison[0]}")

sys.exit("\n".join(errors) or 0)
