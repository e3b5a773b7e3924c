#!/usr/bin/env python3
"""Writes the API reference as pages in Markdown from the `///` comments of include/consturi.

    tools/site/reference.py OUT_FOLDER

The headers have the format of clang-format, so lines and indentation suffice to read them, and declarations are shown
as they are written. Doxygen reads them, too: a public name that only one of both finds documented is an error.
"""
#
# Distributed under the Boost Software License, Version 1.0.
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2] / "include"


# Reading of the headers

class Declaration:
    def __init__(self, scope, file, comment, text, note=""):
        self.scope, self.file, self.comment, self.text, self.note = scope, file, comment, text, note
        self.kind, self.name = kind_and_name(text)
        self.members, self.bases = [], []

    def __repr__(self):
        return f"{self.file}: {self.kind} {self.qualified}"

    @property
    def qualified(self):
        return "::".join(self.scope + [self.name])


def end_of(text, begin, pairs="()[]{}"):
    """The offset after the bracket that closes the one at `begin`."""
    depth = 0
    for at in range(begin, len(text)):
        if text[at] in pairs[::2]:
            depth += 1
        elif text[at] in pairs[1::2] and text[at - 1] != "-":
            depth -= 1
            if depth == 0:
                return at + 1
    raise ValueError(text)


def without(text, opening, pairs="()"):
    """Without all that begins with `opening`, in which is a bracket, and ends with its counterpart."""
    while (begin := text.find(opening)) != -1:
        text = text[:begin].rstrip(" ") + text[end_of(text, text.index(pairs[0], begin), pairs):]
    return text


def plain(text):
    """Without attributes."""
    for opening, pairs in ("[[", "[]"), ("CONSTURI_ATTRIBUTE(", "()"), ("__attribute__((", "()"):
        text = without(text, opening, pairs)
    return re.sub(r"\((\w+)\)\(", r" \1(", text).strip(" ")


def after_template_headers(text):
    while text.startswith("template <"):
        text = text[end_of(text, 9, "<>()"):].lstrip()
    return re.sub(r"^requires\b[^\n]*(\n +(&&|\|\|)[^\n]*)*\n\s*", "", text)


def kind_and_name(text):
    if macro := re.match(r"#define (\w+)", text):
        return "macro", macro[1]
    text = after_template_headers(plain(text)).strip()
    if found := re.match(r"(namespace|using|concept|enum(?: class)?|class|struct)\s+([\w:]+)(.*)", text, re.S):
        kind, name, rest = found.groups()
        if kind == "using" and not rest.startswith(" ="):
            return "other", text
        return "specialization" if rest.startswith("<") else kind.split()[0], name
    if re.match(r"static_assert|friend (?!.*\()|template\b|extern\b", text):
        return "other", text
    if re.search(r"\) (noexcept )?->", text) and re.match(r"\w+\(", text):
        return "other", text
    head = re.split(r"\s=\s|\{|;", re.sub(r"operator\S*=", "operator", text))[0]
    if "(" in head:
        found = re.search(r'(operator\s*""\s*\w+|operator\(\)|operator\[\]|operator\s*[\w:<>, *&]+?|operator\S+?|~?[\w:]+)\(',
                          text)
        return ("function", re.sub(r'\s*""\s*', '""', found[1])) if found else ("other", text)
    found = re.search(r"(\w+)(\[\w*\])?\s*$", head)
    return ("variable", found[1]) if found else ("other", text)


def split(text, separator=","):
    """The parts of a list between brackets of any kind."""
    parts, depth = [""], 0
    for c in text:
        depth += (c in "(<{[") - (c in ")>}]")
        if c == separator and depth == 0:
            parts.append("")
        else:
            parts[-1] += c
    return [part.strip() for part in parts]


def bases_of(name, text):
    found = re.search(rf"\b{name}(?:<.*>)?\s*:(?!:)\s*(.*)", plain(text[:text.index("{")]), re.S)
    bases = split(re.sub(r"\s+", " ", found[1])) if found else []
    return [re.sub(r"^(public |typename )*(::consturi::)?", "", base) for base in bases]


def preprocessed(lines):
    """The lines as clang compiles them, and with the files that define names by macros."""
    macros, branches, out = {}, [], []
    lines = re.sub(r"^(#\s*(?!define CONSTURI_LITERAL).*)\\\n(.*\\\n)*.*", r"\1", "\n".join(lines), flags=re.M).splitlines()
    for line in lines:
        if found := re.match(r"#\s*(ifn?def|if|elif|else|endif)\b(.*)", line):
            directive, condition = found.groups()
            is_taken = "__clang__" not in condition and "expected" not in condition
            is_taken ^= "!" not in condition and "defined(__clang__)" in condition
            if directive in ("elif", "else"):
                branches[-1] = not branches[-1]
            elif directive == "endif":
                branches.pop()
            else:
                branches.append(is_taken)
        elif not all(branches):
            continue
        elif found := re.match(r"#define CONSTURI_(OPERATOR|VIEW|FIXED|KIND) (.*)", line):
            macros["CONSTURI_" + found[1]] = found[2]
        elif found := re.match(r"#include <(consturi/uri/(literal|fixed)\.def)>", line):
            included = (ROOT / found[1]).read_text().split("\n\n", 1)[-1] if found[2] == "fixed" else \
                re.search(r"^consteval.*?\n}\n", (ROOT / found[1]).read_text(), re.M | re.S)[0]
            for macro, value in macros.items():
                included = re.sub(rf"\b{macro}\b", value, included)
            out += [part for part in included.splitlines() if not part.startswith("#")]
        elif not line.startswith("#") or re.match(r"#define CONSTURI_(LITERAL|VERSION)\b", line):
            out.append(line)
    return out


def code_of(line):
    """The line without strings, characters and comments."""
    return re.sub(r'"(\\.|[^"\\])*"|\'(\\.|[^\'\\])\'|//.*', "", line)


def read(file):
    lines = preprocessed((ROOT / file).read_text().splitlines())
    at = 0
    out = []

    def read_declaration(indent):
        nonlocal at
        begin, depth = at, 0
        while True:
            code = code_of(lines[at]).rstrip()
            depth += sum(code.count(c) for c in "({[") - sum(code.count(c) for c in ")}]")
            at += 1
            is_macro = lines[begin].startswith("#define")
            if is_macro and not lines[at - 1].endswith("\\"):
                break
            if not is_macro and depth == 0 and (code.endswith((";", "}")) or re.match(r" *\}.*;$", code)):
                following = lines[at].strip() if at < len(lines) else ""
                if not following.startswith(("{", "= default", "= delete", ":")):
                    break
        return begin, lines[begin:at]

    def read_block(scope, indent, into, is_public):
        nonlocal at
        comment, note, is_adjacent, last = [], [], False, None
        while at < len(lines):
            line = lines[at]
            text = line.strip()
            if not text:
                note, is_adjacent, at = [], False, at + 1
            elif found := re.match(r"namespace ([\w:]+) \{$", line):
                at += 1
                if comment:
                    into.append(Declaration(scope, file, comment, text))
                read_block(scope + found[1].split("::"), 0, into, True)
                comment = []
            elif text.startswith("}") and len(line) - len(line.lstrip()) < max(indent, 1):
                at += 1
                return
            elif text in ("public:", "private:", "protected:"):
                is_public, at = text == "public:", at + 1
            elif text.startswith("///"):
                comment.append(text[4:])
                note, is_adjacent, at = [], False, at + 1
            elif text.startswith("//"):
                note.append(text[3:])
                is_adjacent, at = False, at + 1
            else:
                begin, body = read_declaration(indent)
                shown = "\n".join(part[indent:] for part in body)
                if found := re.search(r" +///< (.*)", body[-1]):
                    comment, shown = [found[1]], shown.replace(found[0], "")
                made = Declaration(scope, file, comment, shown, "\n".join(note))
                comment, note = [], []
                if made.kind in ("class", "enum", "struct") and "{" in shown:
                    made.bases = bases_of(made.name, shown)
                    if made.kind != "enum":
                        end, first = at, next((i for i, part in enumerate(body) if code_of(part).rstrip().endswith("{")), None)
                        if first is not None:
                            at = begin + first + 1
                            read_block(scope + [made.name], indent + 4, made.members, made.kind == "struct")
                            at = end
                made.is_adjacent = is_adjacent
                is_adjacent = True
                if made.kind != "other" and (is_public or made.text.startswith("friend")):
                    into.append(made)

    read_block([], 0, out, True)
    return out




if __name__ == "__main__":
    for path in sorted(ROOT.rglob("*.hpp")):
        for d in read(path.relative_to(ROOT).as_posix()):
            print(d, d.bases if d.bases else "", "" if d.comment else "UNDOC", "adj" if getattr(d, "is_adjacent", 0) else "", len(d.members))
