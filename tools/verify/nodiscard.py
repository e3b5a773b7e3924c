#!/usr/bin/env python3
# Checks that each public function of include/ that returns a value and changes nothing is [[nodiscard]], or returns a
# class that is; also the operators in `detail`, which users call. Reads the declarations as clang-format writes them.
#
# Distributed under the Boost Software License, Version 1.0.
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parent.parent.parent
CLASS = re.compile(r"(class|struct) .*(?<![;}])$")
FUNCTION = re.compile(r"(?:(?:static|friend|constexpr|consteval|inline) |\[\[.*?\]\] )*"  # specifiers
                      r"(?!(?:constexpr|consteval|explicit|operator|using|return|requires) )"
                      r"([\w:]+(?:<.*?>)?(?: const)?[&*]*) (\w+|operator *[^\w\s(]+|operator\(\))\(")
CHANGES = re.compile(r"operator(\+\+|--|[^=!<>]?=|<<|->|\*)$")
ALIASES = {"owner_of", "view_of"}  # of classes that are [[nodiscard]]
# These return literals, rules, owners and results, whose classes are [[nodiscard]]; `copy` fills a buffer, `skip`
# changes a reader. Only the library calls `is`, `around` and `role_of` of a syntax.
LEFT_OUT = re.compile(r"operator(_\w+|>>|\|)|with(out)?_.*|and_then|or_else|transform(_error)?|copy|skip(_\w+)?"
                      r"|is|around|role_of")


def public_functions(lines):
    """Line number, return type and name of each public function of `consturi`; in `detail`, only of operators."""
    members = [(0, True)]  # of each class around the line: the indentation of its members, and whether they are public
    depth, detail, within = 0, None, False
    for number, line in enumerate(lines):
        code = re.sub(r"//.*|\"(\\.|[^\"])*\"|'(\\.|[^'])'", "", line)
        text, indent = code.strip(), len(line) - len(line.lstrip())
        if depth == 0:
            within = code.startswith("namespace consturi")
        if detail is None and re.match(r"namespace .*\bdetail\b", code):
            detail = depth
        depth += code.count("{") - code.count("}")
        if detail is not None and depth <= detail:
            detail = None
        if text.startswith("}") and indent < members[-1][0]:
            members.pop()
        if text in ("public:", "protected:", "private:"):
            members[-1] = members[-1][0], text == "public:"
        elif indent == members[-1][0] and (found := CLASS.match(text)):
            members.append((indent + 4, members[-1][1] and found[1] == "struct"))
        elif within and indent == members[-1][0] and members[-1][1] and (found := FUNCTION.match(text)):
            if detail is None or found[2].startswith("operator"):
                yield number, *found.groups()


def main():
    files = sorted((TOP / "include").rglob("*.hpp"))
    texts = [file.read_text() for file in files]
    classes = ALIASES.union(*(re.findall(r"(?:class|struct) \[\[.*?nodiscard.*?\]\] (\w+)", text) for text in texts))
    for text in texts:
        classes |= {alias for alias, of in re.findall(r"^using (\w+) = (\w+)<", text, re.M) if of in classes}
    errors = []
    for file in files:
        lines = file.read_text().splitlines()
        for number, returned, name in public_functions(lines):
            is_value = returned != "void" and not re.search("&$|reference_t<", returned) and not CHANGES.match(name)
            of_class = LEFT_OUT.fullmatch(name) or re.sub("<.*|consturi::|detail::", "", returned) in classes
            declaration = " ".join(lines[number:number + 5]).split(";")[0]
            if is_value and not of_class and not re.search(r"\[\[nodiscard\]\]|= delete", declaration):
                errors.append(f"{file.relative_to(TOP)}:{number + 1}: {returned} {name}")
    sys.exit("\n".join(errors) or 0)


if __name__ == "__main__":
    main()
