#!/usr/bin/env python3
# Checks that no class of include/ with an array as a member has a defaulted comparison: g++ 14 evaluates such a
# comparison wrongly if a constant expression compares twice, as in `a == a && a != b`. So that the search is reliable,
# comparisons that are defaulted outside of the class, and aliases of array types, are rejected.
#
# Distributed under the Boost Software License, Version 1.0.
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
DEFAULTED = re.compile(r"operator *(?:==|<=>) *\([^)]*\)[^;@]*= *default")
ARRAY = re.compile(r"^(?!.*\b(?:static|using)\b).*\w+(?: *\[[^][]*\])+ *(?:@|=[^;]*)?;", re.M)
ALIAS = re.compile(r"\b(?:using \w+ =|typedef)[^;(]*\[[^;]*;")


def blocks_in(code):
    """Whether it is a class, and the text between each pair of braces, with `@` for each block inside it."""
    while block := re.search(r"\{([^{}]*)\}", code):
        head = code[max(code.rfind(end, 0, block.start()) for end in ";{}@") + 1:block.start()]
        yield re.search(r"\b(?:class|struct|union)\b", head) is not None, block[1]
        code = code[:block.start()] + "@" + code[block.end():]
    yield False, code


errors = []
for header in sorted((TOP / "include").rglob("*.hpp")):
    code = re.sub(r"//.*|\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*'", "", header.read_text())
    name = header.relative_to(TOP)
    errors += [f"{name}: alias of an array: {alias}" for alias in ALIAS.findall(code)]
    for is_class, block in blocks_in(code):
        if not (comparison := DEFAULTED.search(block)):
            continue
        if not is_class:
            errors.append(f"{name}: defaulted outside of the class: {comparison[0]}")
        elif array := ARRAY.search(block):
            errors.append(f"{name}: defaulted comparison of the array `{array[0].strip()}`: {comparison[0]}")

sys.exit("\n".join(errors) or 0)
