#!/usr/bin/env python3
# Writes the API reference as pages in Markdown, from the `///` comments of include/consturi.
#
#   reference.py OUT_FOLDER
#
# The headers have the format of clang-format, so their lines and indentation suffice to read them, and declarations are
# shown as they are written: Doxygen changes them, and does not know names that macros define. What Doxygen finds is
# compared, so that no name is lost. Links to docs/ are those of a folder beside the pages of docs/.
#
# Distributed under the Boost Software License, Version 1.0.
import re
import subprocess
import sys
import tempfile
import textwrap
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[2] / "include"


# Reading of the headers

class Declaration:
    def __init__(self, scope, file, comment, text, note=()):
        self.scope, self.file, self.comment, self.text, self.note = scope, file, comment, text, note
        self.kind, self.name = kind_and_name(text)
        self.members, self.bases, self.intro, self.is_public = [], [], [], True

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
    for opening in "[[", "CONSTURI_ATTRIBUTE(", "__attribute__((", "explicit(", "noexcept(":
        text = without(text, opening, "[]" if opening == "[[" else "()")
    return re.sub(r"\((\w+)\)\(", r" \1(", text.replace("decltype(auto)", "auto")).strip(" ")


def after_template_headers(text):
    while text.startswith("template <"):
        text = text[end_of(text, 9, "<>()"):].lstrip()
    return re.sub(r"^requires\b[^\n]*(\n +(&&|\|\|)[^\n]*)*\n\s*", "", text)


def kind_and_name(text):
    if macro := re.match(r"#define (\w+)", text):
        return "macro", macro[1]
    text = after_template_headers(plain(text)).strip()
    text = text.removeprefix("inline ") if text.startswith("inline namespace") else text
    if found := re.match(r"(namespace|using|concept|enum(?: class)?|class|struct)\s+([\w:]+)(.*)", text, re.S):
        kind, name, rest = found.groups()
        if kind == "using" and not rest.startswith(" ="):
            return "other", text
        return "specialization" if rest.startswith("<") else kind.split()[0], name
    if re.match(r"static_assert|friend (?!.*\()|template\b|extern\b", text):
        return "other", text
    if re.search(r"\) (noexcept )?->", text) and re.match(r"\w+\(", text):
        return "other", text
    if found := re.match(r"(?:inline )?constexpr struct \w+ \{.*\} (\w+);", text, re.S):
        return "variable", found[1]
    head = re.split(r"\s=\s|\{|;", re.sub(r"operator\S*=", "operator", text))[0]
    if "(" in head:
        found = re.search(r'(operator(?:\s*""\s*\w+|\(\)|\[\]|\s*[\w:<>, *&]+?|\S+?)|~?[\w:]+)\(', text)
        return ("function", re.sub(r'\s*""\s*', '""', found[1])) if found else ("other", text)
    found = re.search(r"(\w+)(\[\w*\])?\s*$", split(head)[0])
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
    text = re.sub(r"(?m)(^///.*\n)#define (?!CONSTURI_LITERAL)\w+\(\w+\) *\\\n((?:.*\\\n)*.*)",
                  lambda m: m[1] + textwrap.dedent(re.sub(r" *\\\n", "\n", m[2])), "\n".join(lines))
    text = re.sub(r"(?m)^(#\s*(?!define CONSTURI_LITERAL).*)\\\n(.*\\\n)*.*", r"\1", text)
    macros, branches, out = {}, [], []
    for line in text.splitlines():
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
                if not following.startswith(("{", "= default", "= delete", ":")) \
                        and not (code.lstrip().startswith("requires") and code.endswith("}")):
                    break
        return begin, lines[begin:at]

    def read_block(scope, indent, into, is_public):
        nonlocal at
        comment, note, intro, is_adjacent = [], [], [], False
        while at < len(lines):
            line = lines[at]
            text = line.strip()
            if not text:
                intro = note if indent and note else intro
                note, is_adjacent, at = [], False, at + 1
            elif found := re.match(r"(?:inline )?namespace ([\w:]+) \{$", line):
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
                made = Declaration(scope, file, comment, shown, note)
                made.intro, comment, note, intro = intro, [], [], []
                if made.kind in ("class", "enum", "struct") and "{" in shown:
                    made.bases = bases_of(made.name, shown)
                    if made.kind != "enum":
                        heads = (i for i, part in enumerate(body) if code_of(part).rstrip().endswith("{"))
                        end, first = at, next(heads, None)
                        if first is not None:
                            at = begin + first + 1
                            read_block(scope + [made.name], indent + 4, made.members, made.kind == "struct")
                            at = end
                made.is_adjacent = is_adjacent
                is_adjacent = True
                made.is_public = is_public or made.text.startswith("friend")
                into.append(made)

    read_block([], 0, out, True)
    return out


# Declarations as a user would write them

SHOWN_AS = {r"borrowed_text": "std::string_view", r"(number auto|port_argument)": "std::integral auto",
            r"number ": "std::integral ", r"candidate\b": "uri_reference_view", r"(owner|view|target)_of<\w+>": "auto",
            r"\w+>;$": "...>;"}


def without_requires(text):
    """Without conditions that are long or about details."""
    lines, depth, is_condition = [], 0, False
    for line in text.splitlines():
        begins = line.lstrip().startswith("requires")
        if begins or is_condition and (depth or line.lstrip().startswith(("&&", "||"))):
            is_condition = True
            depth += sum(line.count(c) for c in "({") - sum(line.count(c) for c in ")}")
            if begins and not depth and not re.search(r"detail|\{|is_same|remove_cvref|sizeof", line):
                lines.append(line)
            continue
        is_condition = False
        lines.append(line)
    return "\n".join(lines)


def with_defaults(text):
    """Without template parameters that are types and have defaults, which stand where the parameters stood."""
    if not text.startswith("template <") or re.match(r"(class|struct|using|concept)", after_template_headers(text)):
        return text
    end = end_of(text, 9, "<>()")
    kept, rest = [], text[end:]
    for parameter in split(text[10:end - 1]):
        found = re.match(r"(?!auto|bool)[\w:<> ]+ (\w+) = ([\w:<>]+)$", parameter)
        is_type = found and re.match(r"class|std::|detail::(any|port|ip)|requirements::detail", parameter)
        if is_type or parameter.endswith("well_formed_bidi_requirement"):
            if found:
                rest = re.sub(rf"\b{found[1]}\b(?!\()", found[2], rest)
        else:
            kept.append(parameter)
    return f"template <{', '.join(kept)}>{rest}" if kept else rest.lstrip()


def shown(made):
    text = plain(made.text)
    if made.kind == "macro":
        return re.match(r"#define (\w+(\([^)]*\))?)", text)[0]
    if made.kind == "enum":
        text = re.sub(r"\n#.*", "", text)
        return re.sub(r" \{\s*\};", ";", text)
    text = re.sub(r",? (class\.\.\. )?Unused(\.\.\.)?|// .*", "", text)
    text = with_defaults(without_requires(text))
    if made.kind in ("class", "struct", "specialization", "namespace"):
        head = text.split("{")[0].rstrip("; \n")
        head = head.split(" : ")[0].rstrip()
        return wrapped(re.sub(r"(::)?\b(consturi::)?detail::", "", head) + ";" * (made.kind != "namespace"))
    if found := re.match(r"(?:inline )?(constexpr) struct (\w+)", text):
        return f"{found[1]} {found[2]} {made.name};"
    if made.kind == "variable" and "_rule" in text and not made.comment:
        return re.sub(r"\binline ", "", made.text)
    if made.kind in ("variable", "concept"):
        begin = end_of(text, 9, "<>()") if text.startswith("template <") else 0
        rest = text[begin:].rstrip("; ")
        parts = split(rest) if re.fullmatch(r"[\w:<>, *&\n]+(\[\w+\])?(\{\w*\}|( = \w+)?)(, .*)?", rest) else [rest]
        rest = ", ".join(re.split(r"\s=\s|\{", part)[0] for part in parts)
        rest = re.sub(r"(constexpr) [^()]*detail::.* (\w+)$", r"\1 auto \2", rest)
        text = f"{text[:begin]}\n{rest};".lstrip()
    elif made.kind == "function":
        depth = 0
        for at, c in enumerate(text):
            depth += (c in "([") - (c in ")]")
            if depth == 0 and (c == "{" and not text[:at].endswith("= ") or re.match(r"\s:\s", text[at:])):
                text = text[:at]
                break
        text = text.rstrip("; \n") + ";"
    text = re.sub(r"\b(inline|constexpr friend|friend) ", "", text)
    for pattern, instead in SHOWN_AS.items():
        text = re.sub(rf"(?:::)?\b(?:consturi::)?(?:requirements::)?(?:detail::){pattern}", instead, text)
    text = re.sub(r"(::)?\b(consturi::)?(\w+::)*detail::", "", re.sub(r"(?<!\w)::(consturi::)?(?=\w)", "", text))
    return wrapped(text)


def wrapped(text, width=76):
    """With a parameter on each line, if the declaration is longer."""
    if text.startswith("template <"):
        end = end_of(text, 9, "<>()")
        return text[:end] + "\n" + wrapped(text[end:].strip(), width)
    if found := re.match(r"requires[^\n]*\n", text):
        return "    " + found[0] + wrapped(text[found.end():], width)
    text = re.sub(r"([(<]) | (?=[),])", r"\1", re.sub(r"\s+", " ", text).strip())
    if len(text) > width:
        text = re.sub(r"(?<=[)\w&]) requires\b.*", ";", text)
    if len(text) <= width or "(" not in text:
        return text
    begin = text.index("(", text.find("operator()") + 10 if "operator()" in text else 0)
    end = end_of(text, begin)
    return text[:begin + 1] + ",".join("\n    " + part for part in split(text[begin + 1:end - 1])) + text[end - 1:]


# The entries of the reference

GROUPS = {
    "literals": "Literals and constants",
    "parsing": "Parsing",
    "parts": "URIs and their parts",
    "hosts": "Hosts and addresses",
    "parameters": "Query and path parameters",
    "operations": "Operations",
    "building": "Building and editing",
    "text": "Percent-encoding and text",
    "requirements": "Requirements",
    "iris": "IRIs",
    "java": "RFC 2396 and java.net.URI",
    "schemes": "Schemes",
    "grammars": "Grammars",
    "errors": "Errors and results",
    "adapters": "Adapters",
}
# Which headers, and which names in them, are in which group. The first that matches decides.
GROUP_OF = [
    (r".*:operator(<<|>>)$", "adapters"),
    (r"dialects/(java|rfc2396)/", "java"),
    (r"dialects/iri/|adapters/idna", "iris"),
    (r".*:(rfc|kinds|syntaxes|syntax/|own_grammar)|(abnf|rfc)/.*:(?!CONST)|diagnosis/diagnose", "grammars"),
    (r".*:literals::operator\"|.*:CONSTURI_LITERAL|uri/checked_uri|text/fixed_string", "literals"),
    (r"uri/parse", "parsing"),
    (r"host/|uri/(authority|connection)|operations/(host_port|origin)|syntax/port|.*:default_port", "hosts"),
    (r"uri/(parameters|segments)", "parameters"),
    (r"operations/(?!scheme_id)", "operations"),
    (r"uri/(builder|edit)", "building"),
    (r"coding/|text/|adapters/(unicode|form\.)", "text"),
    (r"requirements/|.*:requirements::", "requirements"),
    (r"schemes/|uri/scheme_facts|operations/scheme_id", "schemes"),
    (r"diagnosis/|support/result", "errors"),
    (r"adapters/|version", "adapters"),
    (r"uri/", "parts"),
]
WORDS = {"<": "less", ">": "greater", "=": "equal", "/": "slash", "|": "or", "!": "not", "*": "star", "+": "plus",
         "-": "minus", "(": "call", "[": "index", "&": "and", "%": "percent"}


def relative(qualified):
    return re.sub(r'^consturi::|\b(literals::)?operator""|\b(literals|requirements)::(?=operator|\w+$)', "", qualified)


def anchor_of(name):
    if "operator" in name:
        name = "".join("-" + WORDS[c] if c in WORDS else c for c in name)
    return re.sub(r"[ ,:]+", "-", name).strip("-")


class Entry:
    """What has a heading: overloads of a function, a class, or a name with others that belong to it."""

    def __init__(self, name, group):
        self.name, self.group, self.declarations, self.anchor = name, group, [], ""

    @property
    def main(self):
        return next((d for d in self.declarations if d.comment), self.declarations[0])

    @property
    def names(self):
        return list(dict.fromkeys(relative(d.qualified) for d in self.declarations))


def group_of(made):
    subject = f"{made.file}:{made.qualified}".replace("consturi/", "", 1).replace(":consturi::", ":")
    for pattern, group in GROUP_OF:
        if re.match(pattern, subject):
            return group
    sys.exit(f"{made}: no group of tools/site/reference.py takes this name")


def is_public(made):
    names = made.qualified.split("::")
    is_ours = names[0] == "consturi" or made.kind == "macro"
    if made.comment and made.file.startswith("consturi/adapters/"):
        is_ours |= made.kind in ("specialization", "namespace")
    is_elsewhere = made.kind == "specialization" and names[0] == "consturi" or "::" in made.name and is_ours \
        and made.kind not in ("specialization", "namespace")
    return made.kind != "other" and is_ours and "detail" not in names and not is_elsewhere


def entries_of(declarations):
    """The entries, and the names without comment that belong to none."""
    entries, others, previous = {}, [], None
    documented = {made.qualified: made for made in declarations if made.comment}
    for made in filter(is_public, declarations):
        key = made.qualified, group_of(made)
        is_type = made.kind not in ("function", "variable")
        target = re.search(r"= ([\w:]+)[<;]", made.text) if made.kind == "using" else None
        if made.comment or key in entries and not is_type:
            previous = entries.setdefault(key, Entry(*key))
            previous.declarations.append(made)
        elif made.qualified in documented and is_type:
            continue
        elif made.is_adjacent and previous and previous.main.file == made.file:
            previous.declarations.append(made)
        elif any(member.comment and member.is_public for member in made.members):
            previous = entries.setdefault(key, Entry(*key))
            previous.declarations.append(made)
        else:
            of = documented.get("::".join(made.scope + [target[1]])) if target else None
            others.append((key[1], made, of))
            previous = None
    for group, made, of in list(others):
        entry = entries.get((of.qualified, group_of(of))) if of else entries.get(("::".join(made.scope), group))
        if entry and all(made.name not in part.name for part in entry.declarations if part.kind == made.kind):
            entry.declarations.insert(0 if f"basic_{made.name}" == entry.main.name else len(entry.declarations), made)
        if entry or (made.qualified, group) in entries:
            others.remove((group, made, of))
    is_general = set(re.findall(r"#include <(.*)>", (ROOT / "consturi.hpp").read_text()))
    for entry in entries.values():
        entry.declarations.sort(key=lambda made: made.file not in is_general)
    return list(entries.values()), others


# The members of classes

class Classes:
    """The classes and aliases by their names, also those in namespaces `detail`."""

    def __init__(self, declarations):
        self.by_name = {}
        for made in declarations:
            if made.kind in ("class", "struct") and "{" in made.text or made.kind == "using":
                self.by_name.setdefault(made.qualified, made)

    def find(self, name, scope):
        for size in range(len(scope), -1, -1):
            if found := self.by_name.get("::".join(scope[:size] + [name])):
                return found
        return None

    def part_of(self, kind, scope, part):
        """The class that a kind, such as `kinds::uri`, has for a part of views and owners, and how it is written."""
        found = self.find(kind.split("<")[0], scope)
        if not found:
            return None, ""
        if found.kind == "using":
            return self.part_of(re.search(r"= ([^;]*)", found.text)[1], found.scope, part)
        for member in found.members:
            if member.name != part:
                continue
            if member.kind != "using":
                return member, ""
            written = re.search(r"= (?:typename )?(.*);", re.sub(r"\s+", " ", member.text))[1]
            if "Scheme::" in written:
                return self.part_of(re.search(r"<(.*)>", kind)[1], scope, part)
            return self.find(written.split("<")[0], found.scope), written
        for base in found.bases:
            if (of_base := self.part_of(base, found.scope, part))[0]:
                return of_base
        return None, ""

    def with_bases(self, made, kind=None):
        """A class and all its bases. The kind is the argument of class templates such as basic_view."""
        if made.kind == "using":
            aliased = re.search(r"= (\w+)<(.*)>;", re.sub(r"\s+", " ", made.text))
            found = self.find(aliased[1], made.scope) if aliased else None
            return self.with_bases(found, (split(aliased[2])[0], made.scope)) if found else []
        classes = [made]
        for base in made.bases:
            of_kind = re.match(r"Kind::template (\w+)|(?:(.*)::)?(owner_interface)<fixed|(Base)$", base)
            written = ""
            if of_kind:
                found = None
                own = (of_kind[2], made.scope) if of_kind[2] else kind
                if own:
                    found, written = self.part_of(*own, of_kind[1] or of_kind[3] or "members")
                next_kind = None if "identifier_interface" in written else own
            else:
                found, next_kind = self.find(base.split("<")[0], made.scope), kind
            if found not in (None, made) and not re.search(r"(requirements|abnf)::detail|rejects_lit", found.qualified):
                classes += [c for c in self.with_bases(found, next_kind) if c not in classes]
        return classes


def is_for_users(made):
    return made.kind != "function" or not re.search(r"= delete;|unfit<", made.text)


def is_shown(member, of):
    if member.comment or not member.is_public:
        return member.is_public
    text = plain(member.text)
    is_constructor = member.name.lstrip("~") == of.name
    return not (member.kind == "other" or "= delete" in text or member.name.endswith("_") or "operator=(" in text
                or member.name in ("not_a_match", "judge", "is_met_by", "append_name", "unmet_in", "with_first_unmet",
                                   "component_position", "hana_tag", "analysis", "parts")
                or is_constructor and re.search(rf" = default|{of.name}(<\w+>)?( const)?&&? ?\w*\)", text)
                or member.kind in ("using", "class", "struct") and "\n" in text or "::" in member.name)


# Comments as Markdown

CODE = re.compile(r"(`[^`]+`)|(docs/([\w-]+)\.md)|((?<![\w/`])(?:std::[\w:]+(?:<(?:[^<>]|<[^<>]*>)*>)?(?:\(\))?"
                  r"|<consturi/[\w/.]+>|\w+(?:::~?\w+)+(?:\(\))?|\w*[A-Za-z0-9]_\w+(?:<\w+>)?(?:\([^()]*\))?|\w+\(\)))")


# Names that are no other words in comments.
LINKED_WORDS = """uri iri origin result mistake require resolve normalize relativize equivalent satisfies
    unambiguous""".split()


class Links:
    def __init__(self):
        self.targets = {}

    def add(self, name, group, anchor):
        self.targets.setdefault(name, (group, anchor))
        self.targets.setdefault((group, name), (group, anchor))

    def find(self, name, group, scopes):
        name = re.sub(r"\(.*|<.*", "", name.removeprefix("consturi::"))
        for scope in scopes + [""]:
            scoped = scope if scope.split("::")[-1] == name else f"{scope}::{name}" if scope else name
            if found := self.targets.get((group, scoped)) or self.targets.get(scoped):
                return found
        return None

    def code(self, text, group, scopes, here):
        is_name = text in LINKED_WORDS or re.match(r"\w", text) and not re.fullmatch(r"[a-z]+|.*….*", text)
        found = self.find(text, group, scopes) if is_name else None
        if not found or found == here:
            return f"`{text}`"
        return f"[`{text}`]({'' if found[0] == group else found[0] + '.md'}#{found[1]})"

    def markdown(self, comment, group, scopes, here=None):
        def prose(text):
            out, at = "", 0
            for found in CODE.finditer(text):
                out += escaped(text[at:found.start()])
                if found[2]:
                    out += f"[{found[3]}](../{found[3]}.md)"
                else:
                    out += self.code(found[0].strip("`"), group, scopes, here)
                at = found.end()
            return out + escaped(text[at:])

        out = []
        for language, block in blocks(comment):
            if language:
                lines = "\n".join(line[4:] for line in block).strip("\n")
                out.append(f"```{language}\n{lines}\n```")
            else:
                out.append(prose("\n".join(block)))
        return "\n\n".join(out)


def escaped(text):
    return re.sub(r"([*_\[\]\\])", r"\\\1", text.replace("&", "&amp;").replace("<", "&lt;"))


def blocks(comment):
    """The paragraphs and the examples of a comment, each with the language of the latter."""
    out = []
    for line in comment:
        is_code = line.startswith("    ")
        if not line.strip():
            if out and out[-1][0]:
                out[-1][1].append("")
            else:
                out.append((False, []))
        elif out and out[-1][0] == is_code:
            out[-1][1].append(line)
        else:
            out.append((is_code, [line]))
    paragraphs = [block for block in out if block[1]]
    return [(is_code and ("text" if before[-1:] == ["prints"] else "cpp"), lines)
            for (is_code, lines), (_, before) in zip(paragraphs, [(False, [])] + paragraphs)]


# The entry headers

def includes():
    """For each header, the headers of include/ and include/consturi/ that reach it; the smallest first."""
    direct = {path.relative_to(ROOT).as_posix(): re.findall(r"#include <(consturi/.*?hpp)>", path.read_text())
              for path in ROOT.rglob("*.hpp")}

    def reached(file, seen):
        if file not in seen:
            seen.add(file)
            for part in direct[file]:
                reached(part, seen)
        return seen

    entry_headers = [file for file in direct if re.fullmatch(r"consturi/\w+\.hpp|consturi\.hpp", file)]
    closures = sorted((len(seen), file, seen) for file in entry_headers for seen in [reached(file, set())])
    general = ["consturi/literals.hpp", "consturi/parse.hpp", "consturi.hpp"]

    def rank(file, header):
        is_of_folder = file == f"consturi/{Path(header).parent.name}.hpp"
        return 1 if file in general else 0 if header in direct[file] else 2 if is_of_folder else 3

    return {header: sorted((file for _, file, seen in closures if header in seen), key=lambda f: rank(f, header))
            for header in direct}


# The pages

# The names that come first in their group. The others are in the order of the headers.
FIRST = """_uri _uri_reference checked_uri fixed_uri parse_uri parse_uri_reference uri_view uri uri_reference_view
    uri_reference static_uri component_interface uri_interface ipv4_address ipv6_address query_params query_param
    resolve normalize equivalent relativize uri_builder percent_encode percent_decode safe_set require parse_uri
    requirement has_host scheme_is iri_view iri parse_iri to_uri to_iri java::parse_uri java::uri_view java::uri
    find_uris http_uri_view file_uri_view mailto_uri_view data_uri_view urn_view abnf::notation abnf::rule
    abnf::matches parse_error mistake result std::formatter fmt::formatter""".split()


class Pages:
    def __init__(self, declarations):
        self.entries, self.others = entries_of(declarations)
        self.classes, self.links, self.headers = Classes(declarations), Links(), includes()
        self.shown, self.examples, self.rendered, self.index = [], 0, {}, {}
        order = {name: place for place, name in reversed(list(enumerate(FIRST)))}
        groups, used = list(GROUPS), set()
        self.entries.sort(key=lambda entry: groups.index(entry.group))
        main_group = {entry.names[0]: entry.group for entry in reversed(self.entries)}
        self.entries.sort(key=lambda entry: (groups.index(entry.group), order.get(entry.names[0], len(FIRST))
                                             if main_group[entry.names[0]] == entry.group else len(FIRST)))
        for entry in self.entries:
            entry.anchor = anchor_of(entry.names[0])
            entry.anchor += f"-{entry.group}" if entry.anchor in used else ""
            entry.other_anchors = [anchor for name in entry.names[1:] if (anchor := anchor_of(name)) not in used]
            used |= {entry.anchor, *entry.other_anchors}
            for name in entry.names:
                here = entry.group, anchor_of(name) if anchor_of(name) in entry.other_anchors else entry.anchor
                self.links.add(name, *here)
                self.index.setdefault(name, []).append(here)
            entry.sections, entry.inherited = self.members_of(entry)
            for member in entry.sections:
                for scope in entry.names + [member.scope[-1]]:
                    self.links.add(f"{scope}::{member.name}", entry.group, self.member_anchor(entry, member))

    def member_anchor(self, entry, member):
        return f"{entry.anchor}-{anchor_of(member.name)}"

    def members_of(self, entry):
        """The members that the entry describes, and the classes that others describe."""
        main = entry.main
        if main.kind != "using":
            main = next((made for made in entry.declarations if made.members), main)
        if main.kind not in ("class", "struct", "using"):
            return [], []
        own, inherited = [], []
        for made in self.classes.with_bases(main):
            is_described = made is main or "detail" in made.qualified.split("::")
            if is_described and made.qualified not in self.rendered:
                self.rendered[made.qualified] = entry
                nested = [[part] + part.members if part.is_public and part.name != made.name else [part]
                          for part in made.members]
                own += [member for part in nested for member in part
                        if member in made.members and is_shown(member, made) or member.comment and member.is_public]
            elif made.members:
                inherited.append(made)
        return own, inherited

    def comment(self, made, entry, scopes, here):
        if made.comment:
            self.shown.append(made)
        self.examples += sum(language == "cpp" for language, _ in blocks(made.comment))
        return self.links.markdown(made.comment, entry.group, scopes, here)

    def where(self, made):
        headers = self.headers[made.file] or [made.file]
        names = [f"`<{file}>`" for file in dict.fromkeys([headers[0], "consturi.hpp"]) if file in headers]
        space = "::".join(made.scope)
        return f"Header {' or '.join(names)}" + (f", namespace `{space}`" if space not in ("", "consturi") else "")

    def section(self, heading, declarations, entry, scopes, here):
        """A heading, and the declarations in order, each with those without comment that follow it."""
        out, runs, before = [heading], [], ""
        for made in declarations:
            if made.comment or not runs:
                runs.append([])
            runs[-1].append(made)
        for run in runs:
            described = [made for made in run if made.kind != "namespace" and (made.comment or is_for_users(made))]
            where = self.where(run[0]) if heading.startswith("## ") else ""
            out.append(where if where != before else "")
            before = where
            out += [code(described)] * bool(described) + [self.comment(made, entry, scopes, here) for made in run[:1]]
        return out

    def entry(self, entry):
        names = entry.names
        here = entry.group, entry.anchor
        scopes = names + [relative("::".join(entry.main.scope))]
        anchors = "".join(f'<a id="{anchor}"></a>' for anchor in entry.other_anchors)
        others = names[1:] if entry.main.kind != "namespace" and len(names) < 9 else []
        title = ", ".join(f"`{name}`" for name in [names[0]] + others)
        out = self.section(f"## {title} {{ #{entry.anchor} }}", entry.declarations, entry, scopes, here)
        out.insert(1, anchors)
        chunks = {}
        for member in entry.sections:
            last = next(reversed(chunks), None)
            if member.comment or member.name in chunks:
                chunks.setdefault(member.name, []).append(member)
            elif isinstance(last, int):
                chunks[last].append(member)
            else:
                chunks[len(chunks)] = [member]
        for name, members in chunks.items():
            anchor = self.member_anchor(entry, members[0])
            out.append(self.links.markdown(members[0].intro, entry.group, scopes))
            if isinstance(name, int):
                out.append("".join(f'<a id="{anchor}"></a>' for anchor in dict.fromkeys(
                    self.member_anchor(entry, member) for member in members if member.name not in chunks)))
                out += [self.links.markdown(members[0].note, entry.group, scopes), code(members)]
            else:
                heading = f"### `{name}` {{ #{anchor} }}"
                out += self.section(heading, members, entry, scopes, (entry.group, anchor))
        return out + self.inherited(entry)

    def inherited(self, entry):
        """Where the other members are. For views and owners, each of them, with an anchor of its own."""
        out, listed = [], {member.name for member in entry.sections}
        described = {member.name for made in entry.inherited for member in made.members if member.comment}
        for made in entry.inherited:
            of = self.rendered.get(made.qualified)
            if not of:
                continue
            name = relative(made.qualified) if relative(made.qualified) in of.names else of.names[0]
            out.append((self.links.code(name, entry.group, [], None), of, made))
        if not out:
            return []
        if entry.group != "parts" or entry.main.kind != "using":
            text = "Also has the members of " + ", ".join(dict.fromkeys(text for text, _, _ in out)) + "."
            fixed = [f" `{name}` has those of {self.links.code('fixed_uri', entry.group, [], None)}, too."
                     for name in entry.names[1:] if entry.main.kind == "using" and name.startswith("fixed_")]
            return ["".join([text, *fixed])]
        lines = []
        for text, of, made in out:
            members = [member for member in of.sections if member in made.members and member.name not in listed
                       and re.match(r"\w+$", member.name) and member.kind == "function" and member.name != made.name
                       and (member.comment or member.name not in described)]
            shown = []
            for member in members:
                if member.name not in listed:
                    listed.add(member.name)
                    page = "" if of.group == entry.group else of.group + ".md"
                    target = f"{page}#{self.member_anchor(of, member)}"
                    shown.append(f"[`{member.name}`]({target}){{ #{entry.anchor}-{anchor_of(member.name)} }}")
            if shown:
                lines.append(f"- of {text}: " + ", ".join(shown))
        return ["Also has the members", "\n".join(lines)] if lines else []

    def write(self, folder):
        for group, title in GROUPS.items():
            out = [f"# {title}"]
            for entry in self.entries:
                if entry.group == group:
                    out += self.entry(entry)
            others = {}
            for made in (made for of, made, _ in self.others if of == group):
                others.setdefault("::".join(made.scope), []).append(made)
            for space, declarations in others.items():
                heading = f"Other names of `{space}` {{ #{anchor_of('other-names-' + relative(space))} }}"
                anchors = (f'<a id="{anchor_of(relative(made.qualified))}"></a>' for made in declarations)
                out += [f"## {heading}", "".join(dict.fromkeys(anchors)), code(declarations)]
                for made in declarations:
                    name = relative(made.qualified)
                    self.index.setdefault(name, []).append((group, anchor_of(name)))
            (folder / f"{group}.md").write_text("\n\n".join(part for part in out if part) + "\n")
        (folder / "index.md").write_text("\n\n".join(self.index_page()) + "\n")

    def index_page(self):
        about = {}
        for entry in self.entries:
            first = next((block for language, block in blocks(entry.main.comment) if not language), [])
            sentence = re.split(r"(?<=[.:]) (?=[A-Z`(])", "\n".join(first))[0]
            about[entry.group, entry.anchor] = self.links.markdown(sentence.splitlines(), None, entry.names)
        letters, rules = {}, {}
        for name in sorted(self.index, key=lambda name: (name.split("::")[-1].lstrip("_").lower(), name)):
            space, _, last = name.rpartition("::")
            for group, anchor in dict.fromkeys(self.index[name]):
                link = f"[`{name}`]({group}.md#{anchor})"
                text = about.get((group, anchor))
                if re.match(r"(rfc\d+|java::grammar)$", space) and not text:
                    rules.setdefault(space, []).append(link.replace(f"`{name}`", f"`{last}`"))
                else:
                    letter = (last.lstrip("_") or "_")[0].upper()
                    letters.setdefault(letter, []).append(f"- {link}" + (f": {text}" if text else ""))
        out = ["# Reference", "\n".join(f"- [{title}]({group}.md)" for group, title in GROUPS.items())]
        for letter, lines in letters.items():
            out += [f"## {letter}", "\n".join(line.replace("\n", " ") for line in lines)]
        out.append("## Rules of grammars")
        return out + [f"`{space}`: {', '.join(links)}." for space, links in sorted(rules.items())]


def code(declarations):
    return "```cpp\n" + "\n".join(dict.fromkeys(shown(made) for made in declarations)) + "\n```"


# Checks

def count_of_comments(text):
    return len(re.findall(r"(?m)(?:^ *///(?!<).*\n?)+|[^/\n]///<", text))


def public_comments(declarations):
    for made in declarations:
        if made.is_public and made.comment:
            yield made
        if made.is_public:
            yield from public_comments(made.members)


def check_anchors(folder):
    anchors, links = {}, []
    for path in folder.glob("*.md"):
        text = re.sub(r"(?ms)^```.*?^```", "", path.read_text())
        anchors[path.name] = re.findall(r'(?:<a id="|\{ #)([^" ]+)', text)
        if len(anchors[path.name]) != len(set(anchors[path.name])):
            sys.exit(f"{path.name}: repeated anchors")
        links += [(page or path.name, anchor) for page, anchor in re.findall(r"\]\(([\w.]*)#([^)]+)\)", text)]
    for page, anchor in links:
        if anchor not in anchors[page]:
            sys.exit(f"{page}#{anchor} does not exist")


def read_comments(declarations):
    """How many comments the reader has found, also of what is not public."""
    return sum(bool(made.comment) + (read_comments(made.members) if made.members else count_of_comments(made.text))
               for made in declarations)


def as_doxygen_names(name):
    """Without arguments of templates, and without the inline namespace, whose names Doxygen has twice."""
    return re.sub(r"\s|<.*|\bnotation::", "", name)


def names_of_doxygen():
    """The public names that have comments, as Doxygen finds them."""
    options = {"INPUT": ROOT / "consturi", "RECURSIVE": "YES", "INCLUDE_PATH": ROOT, "MACRO_EXPANSION": "YES",
               "PREDEFINED": '"CONSTURI_ATTRIBUTE(...)="', "GENERATE_XML": "YES", "GENERATE_HTML": "NO",
               "GENERATE_LATEX": "NO", "XML_PROGRAMLISTING": "NO", "QUIET": "YES", "WARNINGS": "NO"}
    names = set()
    with tempfile.TemporaryDirectory() as folder:
        options["OUTPUT_DIRECTORY"] = folder
        subprocess.run(["doxygen", "-"], input="".join(f"{key} = {value}\n" for key, value in options.items()),
                       text=True, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for path in Path(folder, "xml").glob("*.xml"):
            for compound in ElementTree.parse(path).iter("compounddef"):
                if compound.get("kind") not in ("namespace", "class", "struct", "concept"):
                    continue
                space = compound.findtext("compoundname")
                for item in [compound, *compound.iter("memberdef")]:
                    is_documented = any("".join(part.itertext()).strip() for part in item
                                        if part.tag in ("briefdescription", "detaileddescription"))
                    if is_documented and item.get("prot", "public") == "public":
                        names.add(space if item is compound else f"{space}::{item.findtext('name')}")
    return {name for name in names if name.startswith("consturi::") and "detail::" not in f"{name}::"}


def main():
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    declarations = []
    for path in sorted(ROOT.rglob("*.hpp")):
        file = path.relative_to(ROOT).as_posix()
        in_file = read(file)
        expected = count_of_comments("\n".join(preprocessed(path.read_text().splitlines())))
        if read_comments(in_file) != expected:
            sys.exit(f"{file}: {read_comments(in_file)} of {expected} comments have been read")
        declarations += in_file
    pages = Pages(declarations)
    pages.write(folder)
    in_pages = {as_doxygen_names(made.qualified) for made in pages.shown}
    for made in pages.shown:
        if found := re.search(r"constexpr struct (\w+)", made.text):
            in_pages.add("::".join(made.scope + [found[1]]))
    missing = {name for name in names_of_doxygen() if as_doxygen_names(name) not in in_pages}
    missing |= {str(made) for made in public_comments(filter(is_public, declarations))
                if made not in pages.shown and "::fixed_" not in made.qualified}  # they have the members of fixed_uri
    if missing:
        sys.exit("not in the reference: " + ", ".join(sorted(missing)))
    check_anchors(folder)
    print(f"{len(pages.index)} names, {pages.examples} examples")


if __name__ == "__main__":
    main()
