#!/usr/bin/env python3
# Changes the grammar, its matcher and what is made with them in every small way, and tells which test notices. What no test
# notices has to be explained.
#
# mutate.py [--of PART] [--only TEXT] [--list] [--explained] [--jobs N]
#
# Distributed under the Boost Software License, Version 1.0.
import argparse
import collections
import concurrent.futures
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

TOP = pathlib.Path(__file__).resolve().parent.parent.parent
FILES = {
    "grammar": ["rfc/rfc3629.hpp", "rfc/rfc3986.hpp", "rfc/rfc5234.hpp"],
    "matcher": ["abnf/captures.hpp", "abnf/char_set.hpp", "abnf/facts.hpp", "abnf/foldable.hpp", "abnf/match.hpp", "abnf/notation.hpp",
                "abnf/rule.hpp", "abnf/scan.hpp", "abnf/step.hpp", "abnf/subject.hpp", "abnf/to_abnf.hpp"],
    "reading": ["components.hpp", "explain.hpp", "hana.hpp", "matched.hpp", "mistake.hpp", "parse.hpp", "parse_error.hpp", "uri_view.hpp"],
    "answers": ["checked.hpp", "result.hpp"],
    "operations": ["dot_segments.hpp", "equivalent.hpp", "fixed_uri.hpp", "form.hpp", "normalize.hpp", "octets.hpp", "percent.hpp",
                   "recompose.hpp", "relativize.hpp", "resolve.hpp", "scheme_defaults.hpp", "unicode.hpp", "uri.hpp"],
    "requirements": ["policies.hpp", "require.hpp", "unambiguous.hpp"],
}
LEFT_OUT = ["checked_uri.hpp", "literals.hpp", "rfc/rules.hpp"] # there is nothing to change

COMPILER = os.environ.get("CXX", "clang++-19")
OTHER = "g++"  # for what clang does not read, or not in constant expressions
FOR_OTHER = ["octets.hpp"]
FLAGS = ["-std=c++20", "-w", f"-I{TOP}/static_tests", f"-I{TOP}/runtime_tests",
         f'-DCONSTURI_TEST_DATA="{TOP}/runtime_tests/data"', f'-DCONSTURI_REAL_URLS="{TOP}/examples/debian-homepages.txt"']
AS_TEXT = "runtime_tests/to_abnf.cpp"  # compares the grammar with the RFC's text: each change to it shows there
OF_TIME = "runtime_tests/promises.cpp"  # takes the time, too: it may fail beside other work
REFUSED = "static_tests/refused.cpp"
# The ordinary tests, where the compiler is the test runner, and where a program is: the quicker ones first.
TESTS = ["static_tests/notation.cpp", "static_tests/contract.cpp", "runtime_tests/runs.cpp", AS_TEXT, "runtime_tests/parse_error.cpp",
         "static_tests/rules.cpp", "runtime_tests/rfc3986.cpp", "static_tests/uris.cpp", REFUSED, "runtime_tests/match.cpp",
         "runtime_tests/random_rules.cpp", OF_TIME]
TESTS_OF = {
    "grammar": ["static_tests/percent.cpp", "runtime_tests/percent.cpp", *(test for test in TESTS if test != AS_TEXT)],
    "matcher": TESTS,
    "reading": ["static_tests/hana.cpp", *TESTS],
    "answers": ["static_tests/contract.cpp", "runtime_tests/result.cpp", "runtime_tests/parse_error.cpp", REFUSED,
                "runtime_tests/expected.cpp", "runtime_tests/compile_errors.cpp"],
    "operations": ["static_tests/operations.cpp", "static_tests/percent.cpp", "static_tests/policies.cpp", "runtime_tests/percent.cpp",
                   REFUSED, "runtime_tests/operations.cpp", OF_TIME],
    "requirements": ["static_tests/policies.cpp", REFUSED, "runtime_tests/policies.cpp", OF_TIME],
}
TESTS_OF["fixed_uri.hpp"] = [*TESTS_OF["operations"], "runtime_tests/compile_errors.cpp"]
MORE_FLAGS = {"runtime_tests/runs.cpp": ["-mssse3"], OF_TIME: ["-mssse3", "-O1"],
              "runtime_tests/operations.cpp": ["-O1"], "runtime_tests/expected.cpp": ["-std=c++2b"],
              "runtime_tests/compile_errors.cpp": ["-O1"]}
CASE = re.compile(r"#if CASE == (\d+) // [^\n]*: ([^\n]*)\n(.*?)#endif", re.S)  # its number, what is told of it, and its text
NO_PROGRAM = "does not compile"
# Of the processor; a change that makes a test take more is noticed.
SECONDS_TO_COMPILE = 60
SECONDS_TO_RUN = collections.defaultdict(lambda: 10, {"runtime_tests/runs.cpp": 5, "runtime_tests/policies.cpp": 30, OF_TIME: 60,
                                                      "runtime_tests/compile_errors.cpp": 60})

# What no test can notice, and why: a part of what is printed of the change, a line, and the reason.
EXPLAINED = [
    ("find_byte(text, '%', at + 2)", "of a triplet, none of the digits is a percent sign"),
    ("at + (is_triplet ? 2 : 1)", "the same"),
    ("std::uint32_t begin = 2", "how far it begins behind its end is all one"),
    ("if (!hears && (q == c.last && (r.apart", "what is asked next, match_other, finds the same: only slower"),
    ("r.apart && !r.head.facts.nullable && !r.tail.facts.nullable))) return q;  ->  ;", "the same"),
    ("if (!hears && !r.body.facts.can_begin(p, c.last)) return p;  ->  ;", "the option's part then fails: only slower"),
    ("a.facts.rest).contains(static_cast<byte>(*q)))) return q;  ->  ;", "the option's part then fails behind there: only slower"),
    ("if (q == p) break;  ->  ;", "as often as the repetition may be long, nothing is matched: only slower"),
    ("return a <= b ? b : a;", "where they are equal it is all one"),
    ("(!longest || longest <= end)", "where they are equal it is all one"),
    ("if (c.listener || heard()) return run(scan_table()", "the same where nobody listens: only slower"),
    ("while (last - p > 4)", "the bytes that are left are read one by one: only slower"),
    ("while (last - p >= 5)", "the same"),
    ("p += 4;  ->  p += 3", "the same"),
    ("p += 16;  ->  p += 15", "the same"),
    ("while (last - p > 16)", "the last sixteen are read together anyhow"),
    ("while (last - p >= 17)", "the same"),
    ("if (last - first <= 16) return run_bytes", "reading byte by byte says the same: only slower"),
    ("if (last - first < 17) return run_bytes", "the same"),
    ("std::string(needed >= max_text_size", "what it would refuse wrongly takes as long to write as 4 GiB do"),
    ("made.text_.max_size() + 2", "what is more than the most is all one"),
    (": most_places + 2", "the same"),
    ("is_sequence<sequence<A, B>> = false", "a step more, for the compiler"),
    ("joined = n < 1 && run.min", "paths are read segment by segment: only slower"),
    ("bool divided = true", "not asked before it is set"),
    ("words_[N / 63 + 1]", "room for more marks than there are"),
    ("size <= left ? size : left", "where they are equal it is all one"),
    ("more <= SIZE_MAX - size_", "the same"),
    ("return !intersect(more, next.first); }", "what ends at one place goes on with nothing: its `more` is empty"),
    ("few(a.ends == 1 ? 1ULL", "the same"),
    ("else if (b.nullable) facts.more |= a.more;", "what is nullable goes on with what it begins with"),
    ("if constexpr (is_option<A>)", "a question more, in the program"),
    ("->  if (q && !hears ? q == c.last\n", "the other alternative then goes on no further: only slower"),
    ("if (!hears && ((r.apart", "what is asked next, match_other, finds the same: only slower"),
    ("if (heard()) return run(scan_table()", "the same where nobody listens: only slower"),
    ("bool const hears = c.listener;", "a program has a listener only where it is heard: asking is for speed"),
    ("if (c.listener) c.listener->", "the same"),
    ("if (c.listener) return run(", "the same"),
    ("if (!(c.listener)) return", "the same"),
    ("if (loop.body.facts.can_begin(p, c.last))", "what the body would tell, the loop tells behind it"),
    ("return lower != c && set.contains(lower);  ->  return lower != c;\n", "letters are expected in both cases, or in none"),
    ("&& read(r.definition, i, in, b);  ->  return read(r.definition", "where nothing is marked, nothing will be: only slower"),
    ("first != 256; ++first) {  ->  for (unsigned first = 0; first != 257;", "from there on no range begins"),
    ("< ' ' || wrong == '\\x7F') return mistake::control_character_to_be_percent_encoded;  ->  if (static_cast<abnf::byte>(wrong) <= ' '", "spaces are told before"),
    ("< ' ' || wrong == '\\x7F') return mistake::control_character_to_be_percent_encoded;  ->  if (static_cast<abnf::byte>(wrong) < '!'", "the same"),
    ("? '\\0' : rest[0];  ->  char const wrong = rest.empty() ? '/'", "what ends too early is told before"),
    ("> '\\x7F') return mistake::byte_not_ASCII_to_be_percent_encoded;  ->  if (static_cast<abnf::byte>(wrong) >= '\\x7F'", "that one is told before"),
    ("position <= text.size() ? position", "where they are equal it is all one"),
    ("->  if ('@' <= of.head[i]", "what is normal is then written anew: only slower"),
    ("of.head[i] <= '['", "the same"),
    ("'A' <= of.head[i] || of.head[i] <= 'Z'", "what is normal is then written anew: only slower"),
    ("->  if ('A' <= of.head[i] <= 'Z') return true;", "the same"),
    ("->  if ('A' <= of.head[i]) return true;", "the same"),
    ("> 'G'", "no HEXDIG is between F and a"),
    ("|| text[at + 1] >= 'F' ||", "what is normal is then written anew: only slower"),
    ("|| text[at + 2] >= 'F') return true;", "the same"),
    ("normalize.hpp:123: return false;", "the same"),
    ("normalize.hpp:128: return false;", "the same"),
    ("if (is_plainly_normal(u, how, of)) return owner_of<U>(u);  ->  ;", "the same"),
    ("char octet = 0;  ->", "not asked before it is set"),
    ("char c = 0, d = 0;  ->", "not asked before it is set"),
    ("char c = 0;  ->", "not asked before it is set"),
    ("bool c_is_encoded = false, d_is_encoded = false;  ->", "not asked before it is set"),
    ("for (bool is_encoded = false; characters", "not asked before it is set"),
    ("bool is_encoded = false;  ->", "not asked before it is set"),
    ("std::size_t place = 1;", "one of them is met"),
    ("refused(diagnose<true>(", "tells more of what is wrong, which is not asked"),
    ("diagnose<true>(rfc3986::URI, text);", "the same"),
    ("diagnose<true>(Rule, text_of(literal))", "the same"),
    ("made(how.size_of(text), '/')", "each byte is written"),
    ("made(size, '/');", "the same"),
    (": needed, '/');", "the same"),
    ("std::uint32_t none = 65537", "any number over 65535 is no port"),
    ("begin < path.size();) {", "the segment behind the last slash, if it is empty, is no dot segment"),
    ("begin = 1; begin <= path.size();) {", "it is asked of paths that begin with a slash"),
    ("return at + 4 < text.size() && text[at + 3] == '%'", "two digits stand behind a percent sign"),
    ("components at{{0, 1}", "what is read of a bad text is all one, if it lies in it: it has a byte at least"),
    ("{0, 1}, {}, {}}; // of a bad text", "the same"),
    ("bool const is_bad = ", "tells less of what does not compile anyhow"),
    ("depth <= size ? depth : size", "where they are equal it is all one"),
    ("relativized_size(Base.view(), Target.view()).value_or(1)", "there is a size"),
    ("same_in_head(&components::port, true)", "digits have no case"),
    ("position() const noexcept { return 1; }", "where components lie is not asked of it"),
    ("->  constexpr bool is_relative() const noexcept { return !has_scheme(); }", "behind an authority a path is empty, or has a root"),
    ("->  while (path.starts_with('", "dot segments that are not left out here are when the path is written: only slower"),
    ("target.has_authority()) ascend(target.path);  ->  ;", "the same"),
    ("nullptr))  ->  if (!__builtin_is_constant_evaluated() && ", "what the compiler reads at once is read byte by byte: only slower"),
    ("== 0))  ->  if (!__builtin_is_constant_evaluated() && ", "the same"),
    ("->  if (__builtin_constant_p(__builtin_mem", "the same"),
    ("->  if (!__builtin_is_constant_evaluated())", "the same"),
    ("__builtin_constant_p(__builtin_memchr(text, c, size) == nullptr)", "asked is whether the compiler can read them, not what it reads"),
    ("__builtin_constant_p(__builtin_memcmp(a, b, size) != 0)", "the same"),
    ("__builtin_constant_p(__builtin_memcmp(a, b, size) == 1)", "the same"),
    ("if (are_same(a, b, size)) return true;  ->  ;", "only slower"),
    ("if (!u.at.scheme.defined()) return none;  ->  ;", "what is not there is as long as no scheme with a port"),
    ("octets.hpp:19: if (size == 0) return false;  ->  ;", "that no null pointer is read, a sanitizer asks"),
    ("((point + 0xD800) << 10)", "the bits that are one more are those that are in any first byte"),
    ("->  for (std::size_t at = 0, size = 2; at != text", "not asked before it is set"),
    ("->  for (std::size_t at = 0, size = 0; at != text", "not asked before it is set"),
    ("->  for (size = 0; !matches(rfc3629", "no character has no bytes: only slower"),
    ("->  if (size == 5) return at;", "none has five"),
    ("find_lone_surrogate(text.substr(at, 3)) == 0", "what stands behind two does not make the first of them a lone one"),
    ("equivalent.hpp:18: if (a == b) return true;  ->  ;", "only slower"),
    ("is_same() const noexcept { return left_.empty(); }", "no normal form is its text with more before it"),
    ("if (!a.has_dot_segments && !b.has_dot_segments) return have_one_normal_form(a.path.path, b.path.path);  ->  ;", "only slower"),
    ("unsigned{is_encoded} << 9", "another hash, as good"),
    ("to.hash() >> 33", "the same"),
    ("to.hash() >> 31", "the same"),
    ("to.hash() << 32", "the same, where a size has 64 bits"),
    ("in path, | path_absolute  ->  without", "each is a path-abempty"),
    ("in path, | path_empty; };  ->  ; };", "the same"),
    ("in path, | path_noscheme  ->  without", "each is a path-rootless"),
]


def between(text, pattern, *replacements):
    """Each match of a pattern, replaced by each of some functions of the match; None is no change."""
    for found in re.finditer(pattern, text):
        for replacement in replacements:
            new = replacement(found)
            if new is not None and new != found.group(0):
                yield found.start(), text[:found.start()] + new + text[found.end():]


HEX = r"\b0x([0-9A-F]+)"


def moved(by):
    """The number in a match's first group, moved by so much; there is none below zero."""
    return lambda m: m.group(0).replace(m.group(1), str(int(m.group(1)) + by), 1) if int(m.group(1)) + by >= 0 else None


def moved_in_hex(by, limit):
    """The same of a hexadecimal number, which stays below a limit."""
    return lambda m: f"0x{int(m.group(1), 16) + by:02X}" if 0 <= int(m.group(1), 16) + by < limit else None


def parts_of(definition):
    """What stands in each pair of brackets, and in none: its alternatives, each as the spans of the parts of a sequence."""
    open_ones, at, scopes = [[[0]]], 0, []
    while at < len(definition):
        if definition[at] == '"':
            at = definition.index('"', at + 1)
        elif definition[at] in "([":
            open_ones.append([[at + 1]])
        elif definition[at] == "|":
            open_ones[-1][-1].append(at)
            open_ones[-1].append([at + 1])
        elif definition[at:at + 2] == ">>":
            open_ones[-1][-1] += [at, at + 2]
            at += 1
        elif definition[at] in ")]":
            scopes.append(open_ones.pop())
            scopes[-1][-1].append(at)
        at += 1
    scopes.append(open_ones.pop())
    scopes[-1][-1].append(at)
    return [[list(zip(ends[::2], ends[1::2])) for ends in alternatives] for alternatives in scopes]


def options_in(definition):
    """Where an option begins, where what is in it does, where that ends, and where what follows begins."""
    for found in re.finditer(r"opt\[", definition):
        end, depth = found.end(), 1
        while depth != 0:
            depth += {"[": 1, "]": -1}.get(definition[end] if definition[end - 1] != '"' else "", 0)
            end += 1
        behind = re.match(r"\s*>>\s*", definition[end:])
        yield found.start(), found.end(), end - 1, end + (behind.end() if behind else 0)


def definitions_in(text):
    """Each rule's definition: where it begins, itself, and what makes the text of another."""
    for rule in re.finditer(r"\{ return (.*?); \};", text, re.S):
        yield rule.start(1), rule.group(1), lambda new, rule=rule: text[:rule.start(1)] + new + text[rule.end(1):]


def reorderings(text):
    """Alternatives in the opposite order: the same language, but not the RFC's text."""
    for at, definition, with_new in definitions_in(text):
        for alternatives in parts_of(definition):
            spans = [re.compile(r"\s*(.*?)\s*", re.S).fullmatch(definition, parts[0][0], parts[-1][1]).span(1) for parts in alternatives]
            if len(spans) > 1:
                ones = [re.sub(r'^("[^"]+")$', r"lit(\1)", definition[a:b]) for a, b in reversed(spans)]
                between = [definition[b:c] for (_, b), (c, _) in zip(spans, spans[1:])]
                new = "".join(one + more for one, more in zip(ones, [*between, ""]))
                yield at + spans[0][0], with_new(definition[:spans[0][0]] + new + definition[spans[-1][1]:])


def grammar_changes(text):
    begin = text.index("// clang-format off")
    head, body = text[:begin], text[begin:]
    yield from ((begin + at, head + new) for at, new in between(body, HEX, moved_in_hex(1, 0x100), moved_in_hex(-1, 0x100)))
    yield from ((begin + at, head + new) for at, new in between(body, r"\b(\d)(?:_\(|\*)", moved(1), moved(-1)))
    literal = r'"([^"A-Za-z]|::|//|25|v|[A-F]|\d)"(?!_rule)'
    other = lambda c: {"#": "$", "]": "^"}.get(c, chr(ord(c) ^ 1))
    yield from ((begin + at, head + new) for at, new in between(body, literal, lambda m: f'"{other(m.group(1)[0])}{m.group(1)[1:]}"'))
    yield from ((begin + at, head + new) for at, new in between(body, r'(?<![\w"])\*(?=[\w(])', lambda m: "1*"))
    for at, definition, with_new in definitions_in(text):
        for alternatives in parts_of(definition):
            for parts in alternatives:
                first, last = parts[0][0], parts[-1][1]
                cut = (first - 1, last) if parts is not alternatives[0] else (first, last + 1)
                if len(alternatives) > 1:
                    yield at + first, with_new(definition[:cut[0]] + definition[cut[1]:])
                for (a, b), (c, d) in zip(parts, parts[1:]):
                    one, other = definition[a:b].strip(), definition[c:d].strip()
                    if one != other:
                        yield at + a, with_new(f"{definition[:a]} {other} >> {one} {definition[d:]}")
        for first, inside, last, behind in options_in(definition):
            yield at + first, with_new(f"{definition[:first]}({definition[inside:last]}){definition[last + 1:]}")
            yield at + first, with_new(definition[:first] + definition[behind:])
        yield at + len(definition), with_new(f"({definition}) | x(0xFF)")


def code_changes(text):
    other = {"==": "!=", "!=": "==", "<=": "<", ">=": ">", "&&": "||", "||": "&&", "|=": "=", "+=": "-=", "-=": "+=",
             "|": "&", "&": "|", "<<": ">>", ">>": "<<"}
    yield from between(text, r"(?<![<>=!&|+-])(?:==|!=|<=|>=|&&|\|\||\|=|\+=|-=)(?![=&|>])", lambda m: other[m.group(0)])
    yield from between(text, r"(?<=\s)[<>](?=\s)", lambda m: m.group(0) + "=")
    yield from between(text, r"(?<=[\w)\]] )([+-])(?= [\w(])", lambda m: "-" if m.group(1) == "+" else "+")
    arm = r"(?:[^?:;,()\n]|\([^()\n]*\))+"
    yield from between(text, rf"(?<= \? )({arm})( : )({arm})(?=[;,)])", lambda m: m.group(3) + m.group(2) + m.group(1))
    yield from between(text, r"\b(?:true|false)\b", lambda m: "false" if m.group(0) == "true" else "true")
    yield from between(text, r"(?<=[ (])!(?=[\w(])", lambda m: "")
    yield from between(text, r"(?<= )(?:[|&]|<<|>>)(?= )", lambda m: other[m.group(0)])
    yield from between(text, r"~(?=\w)", lambda m: "")
    yield from between(text, r"(?<=[ ({])(\d+)(?=[;, )}])", moved(1), moved(-1))
    yield from between(text, HEX, moved_in_hex(1, 1 << 64), moved_in_hex(-1, 1 << 64))
    call = r"\((?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))*\)"
    operand = rf"!?(?:[\w:.<>]|->|{call}|\[\w+\])+(?: (?:==|!=|<=?|>=?) (?:[\w:.<>']|->|{call})+)?"
    yield from between(text, rf"(?<=[ (]){operand} (?:&&|\|\|?) (?=[\w!(])", lambda m: "")
    yield from between(text, rf"(?<=[\w)\]]) (?:&&|\|\|?) {operand}", lambda m: "")
    yield from between(text, r"(?<=return )(p|q|end|c\.last)(?=;)", lambda m: "nullptr")
    yield from between(text, r"'([^'\\])'", lambda m: f"'{chr(ord(m.group(1)) ^ 1)}'")
    yield from between(text, r"'(\\[^']+)'", lambda m: "'/'")
    sentence = r'"[^"\n]*[a-z,] [a-z][^"\n]*"'
    yield from between(text, rf'(?!{sentence})"((?:[^"\\\n]|\\.)*)(?:[^"\\\n]|\\.)"(?!_rule)', lambda m: f'"{m.group(1)}"')
    statement = r"[a-z]\w*(?:\.|->)[^\n{}]*|[a-z]\w* [|+-]?= [^\n{}]*|\+\+\w+|if \([^\n{}]*\) [^\n{}]*|break|continue"
    yield from between(text, rf"(?<=\n) +(?:{statement});(?=\n)", lambda m: ";")


def lines_of_other(text):
    """The lines that clang does not read."""
    branches = []
    for number, line in enumerate(text.split("\n")):
        if line.startswith("#if"):
            branches.append([line == "#if defined(__clang__)", False])
        elif line.startswith("#else"):
            branches[-1][1] = True
        elif line.startswith("#endif"):
            branches.pop()
        elif [True, True] in branches:
            yield number


def changes():
    for part, name in ((part, name) for part, names in FILES.items() for name in names):
        in_grammar = part == "grammar"
        text = (TOP / "include/consturi" / name).read_text()
        ordinary = TESTS_OF.get(name, TESTS_OF[part])
        ways = [(grammar_changes, ordinary), (reorderings, [AS_TEXT])] if in_grammar else [(code_changes, ordinary)]
        made = ((*change, tests) for way, tests in ways for change in way(text))
        seen, of_other = set(), set(lines_of_other(text))
        for at, new, tests in made:
            line = text.count("\n", 0, at)
            before, after = text.split("\n")[line], new.split("\n")[min(line, new.count("\n"))]
            if new.count("\n") != text.count("\n"):
                after = "without " + before.strip()
            if text.split("\n")[line].lstrip().startswith(("//", "#", "static_assert", "template", "requires")) or new in seen:
                continue
            column = at - (text.rfind("\n", 0, at) + 1)
            in_words = not in_grammar and before[:column].count('"') % 2 != 0
            if in_words or -1 < before.find(" //") < column:
                continue
            seen.add(new)
            rules = re.findall(r'"([\w-]+)"_rule', text[:at]) if in_grammar else []
            rule = f"in {rules[-1]}, " if rules else ""
            compiler = OTHER if line in of_other or name in FOR_OTHER else COMPILER
            yield {"of": part, "tests": tests, "compiler": compiler, "file": name, "line": line + 1,
                   "before": rule + before.strip(), "after": after.strip(), "text": new}


def explanation_of(change):
    return next((why for part, why in EXPLAINED if part in told(change) + "\n"), None)


def told(change):
    return f'{change["file"]}:{change["line"]}: {change["before"]}  ->  {change["after"]}'


def execute(command, directory, seconds=SECONDS_TO_COMPILE):
    limited = ["prlimit", f"--cpu={seconds}", *command]
    return subprocess.run(limited, cwd=directory, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace")


def run(*asked):
    return execute(*asked).returncode == 0


def flags_of_clang(compiler, more, shared):
    """What makes clang quicker and tell all errors, and g++ does not take."""
    return [] if compiler[0] == OTHER else ["-ferror-limit=0", "-include-pch", shared / headers_of(more)]


def errors_in(told):
    """A compiler's errors, each with its notes, and with the lines that say where it was."""
    place = re.compile(r"In file included|\s+from |\S+: (?:In|At) |\S+:\d+:\d+:   ")
    error, places = [], []
    for line in told.split("\n"):
        if place.match(line):
            places.append(line)
            continue
        if " error: " in line:
            yield "\n".join(error)
            error = []
        error += [*places, line]
        places = []
    yield "\n".join(error)


def are_refused(compiler, shared, directory):
    """Whether each of the cases that must not compile is refused in its words, and its twin is not: all are read at once."""
    text, source = (TOP / REFUSED).read_text(), shared / "refused.cpp"
    told = collections.defaultdict(str)
    for error in errors_in(execute([*compiler, "-fsyntax-only", source], directory).stderr):
        for line in set(re.findall(r"refused\.cpp:(\d+):", error)):
            told[int(line)] += error
    for case in CASE.finditer(text):
        lines = range(text.count("\n", 0, case.start()) + 1, text.count("\n", 0, case.end()) + 1)
        if not re.search(case.group(2), "".join(told[line] for line in lines), re.S):
            return False
    return run([*compiler, "-fsyntax-only", "-DTWIN", source], directory)


def headers_of(more):
    return f"headers{''.join(more)}.pch"


def prepare(directory, compilers, tests, pool):
    """What the tests share: headers that compile, Catch2's main, and the headers of others, once for each set of flags."""
    sources = [source for few in ["include/**/*.hpp", "static_tests/**/*.?pp", "runtime_tests/*.?pp"] for source in TOP.glob(few)]
    of_others = {line for source in sources for line in source.read_text().splitlines()
                 if re.match(r"#include <(?!consturi|catch2)", line)}
    (directory / "refused.cpp").write_text(CASE.sub(r"namespace case_\1 {\n\3}", (TOP / REFUSED).read_text()))
    (directory / "headers.hpp").write_text("\n".join(['#include "catch.hpp"', *sorted(of_others), ""]))

    commands = [[compiler, *FLAGS, f"-I{TOP}/include", "-fsyntax-only", "-x", "c++", TOP / "include/consturi.hpp"] for compiler in compilers]
    commands.append([COMPILER, *FLAGS, "-c", TOP / "runtime_tests/catch_main.cpp", "-o", directory / "main.o"])
    for more in {(), *(tuple(MORE_FLAGS.get(test, [])) for test in tests)}:
        commands.append([COMPILER, *FLAGS, *more, "-fpch-instantiate-templates", "-x", "c++-header", directory / "headers.hpp",
                         "-o", directory / headers_of(more)])
    if any(process.returncode != 0 for process in pool.map(subprocess.run, commands)):
        raise SystemExit("without any change fails the compiler (CXX is to name a clang, 16 or later)")


def passes(test, compiler, shared, directory):
    """Whether the test passes, and whether the compiler found an error in a header: there may be no program then."""
    more = MORE_FLAGS.get(test, [])
    if test == REFUSED:
        passed = are_refused([*compiler, *flags_of_clang(compiler, more, shared)], shared, directory)
        return passed, not passed
    is_static = test.startswith("static_tests/")
    target = ["-fsyntax-only"] if is_static else [shared / "main.o", "-o", "program"]
    made = execute([*compiler, "-Wfatal-errors", *more, *flags_of_clang(compiler, more, shared), TOP / test, *target], directory)
    if made.returncode != 0:
        first = re.search(r"^(\S+?):.* error: ", made.stderr, re.M)
        return False, not first or first[1].startswith(directory)
    if is_static:
        return True, False
    program = lambda: execute(["./program", "--abort"], directory, SECONDS_TO_RUN[test]).returncode
    exit_code = program()
    if exit_code > 0 and test == OF_TIME:  # once more; one that was killed took too long
        exit_code = program()
    return exit_code == 0, False


SECONDS = collections.defaultdict(lambda: collections.deque(maxlen=9))  # that each test took, of late
OFTEN = collections.defaultdict(lambda: 0.5)  # it notices a change, of late
LAST = {}  # of each line the test that noticed a change to it, the last time


def seconds_of(test):
    """What the test takes, as a rule: one that ran without end says nothing of the next change."""
    return statistics.median(SECONDS[test] or [10])


def soonest_first(change):
    """The tests of a change by how soon they are likely to tell."""
    told_of_line = LAST.get((change["file"], change["line"]))
    return sorted(change["tests"], key=lambda test: seconds_of(test) / (0.9 if test == told_of_line else OFTEN[test]))


PASSED = []  # a compiler and a test that passes without any change


def with_headers(include, compiler):
    return [compiler, *FLAGS, f"-I{include}", f'-DCONSTURI_COMPILE="{compiler} -I{include}"']


def check_unchanged(compiler, test, shared):
    """Stops where the test fails without any change: what it notices says nothing."""
    with tempfile.TemporaryDirectory() as directory:
        if not passes(test, with_headers(TOP / "include", compiler), shared, directory)[0]:
            raise SystemExit(f"without any change fails {test}")


def noticed_by(change, shared):
    """The first test that fails with the change, and passes without it, or None."""
    with tempfile.TemporaryDirectory() as directory:
        include = pathlib.Path(directory) / "include"
        shutil.copytree(TOP / "include", include)
        (include / "consturi" / change["file"]).write_text(change["text"])
        compiler = with_headers(include, change["compiler"])
        for test in soonest_first(change):
            began = time.monotonic()
            passed, in_header = passes(test, compiler, shared, directory)
            took = time.monotonic() - began
            if in_header:
                whole = ["-Wfatal-errors", "-fsyntax-only", "-include", include / "consturi" / change["file"],
                         "-x", "c++", include / "consturi.hpp"]
                if not run([*compiler, *flags_of_clang(compiler, [], shared), *whole], directory):
                    return NO_PROGRAM
            OFTEN[test] = max(0.01, 0.8 * OFTEN[test] + 0.2 * (not passed))
            SECONDS[test].append(took)
            if not passed:
                LAST[change["file"], change["line"]] = test
                if (change["compiler"], test) not in PASSED:
                    check_unchanged(change["compiler"], test, shared)
                    PASSED.append((change["compiler"], test))
                return test
    return None


def main():
    parser = argparse.ArgumentParser(description="Changes the headers in every small way, and tells which test notices.")
    parser.add_argument("--of", choices=FILES, help="changes in this part of the library")
    parser.add_argument("--only", default="", help="changes in files with this in their names")
    parser.add_argument("--list", action="store_true", help="print the changes, and try none")
    parser.add_argument("--explained", action="store_true", help="try what is explained, and nothing else: none is to be noticed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    if asked.jobs < 1:
        parser.error("--jobs: one at least")

    began = time.monotonic()
    headers = {str(header.relative_to(TOP / "include/consturi")) for header in (TOP / "include/consturi").rglob("*.hpp")}
    if forgotten := headers ^ {*LEFT_OUT, *(name for names in FILES.values() for name in names)}:
        parser.error(f"neither changed nor left out, or not there: {', '.join(sorted(forgotten))}")
    wanted = [c for c in changes() if asked.of in (None, c["of"]) and asked.only in c["file"]]
    if not wanted:
        parser.error(f"nothing to change in {asked.only}")
    reason_of = explanation_of
    if asked.explained:
        wanted, reason_of = [c for c in wanted if explanation_of(c)], lambda change: None
    idle = [part for part, _ in EXPLAINED if not (asked.of or asked.only) and not any(part in told(c) + "\n" for c in wanted)]
    for part in idle:
        print(f"there is no such change: {part}", file=sys.stderr)
    if asked.list:
        for c in wanted:
            print(told(c))
        print(f"{len(wanted)} changes")
        return 1 if idle else 0
    compilers = {COMPILER, *(c["compiler"] for c in wanted)}
    if missing := sorted(compiler for compiler in compilers if not shutil.which(compiler)):
        parser.error(f"there is no {', '.join(missing)}; CXX names another clang")
    with tempfile.TemporaryDirectory() as directory, concurrent.futures.ThreadPoolExecutor(asked.jobs) as pool:
        shared = pathlib.Path(directory)
        prepare(shared, compilers, {test for c in wanted for test in c["tests"]}, pool)
        count = collections.Counter()
        tried = pool.map(lambda c: (None, reason) if (reason := reason_of(c)) else (noticed_by(c, shared), None), wanted)
        for c, (test, reason) in zip(wanted, tried):
            count["no program" if test == NO_PROGRAM else "noticed" if test else "explained" if reason else "missed"] += 1
            print(f'{told(c)}: {test or reason or "NOT NOTICED"}', flush=True)
        for passed in PASSED[:1]:  # once more: what made all fail by now would make it fail
            check_unchanged(*passed, shared)
    print(f"{len(wanted)} changes, {count['no program']} do not compile, {count['noticed']} noticed by a test, "
          f"{count['explained']} explained, {count['missed']} not noticed, {(time.monotonic() - began) / 60:.0f} minutes")
    return 1 if count["noticed" if asked.explained else "missed"] or idle else 0


if __name__ == "__main__":
    sys.exit(main())
