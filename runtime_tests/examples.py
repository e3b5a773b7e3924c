#!/usr/bin/env python3
"""Compiles the examples of the documentation, that is, of Markdown files and of headers.

    examples.py write SOURCE FILE...      writes a program that has all examples and runs their assertions
    examples.py reject COMPILE FILE...    checks that COMPILE, a compiler with options, rejects what must not compile

An example is a block that is fenced by ```cpp or, in a `///` comment of a header, indented by four spaces or more after
an empty line. Text that is not C++ has another fence or follows a line that ends with "prints". An example can mix
declarations and statements, use names from earlier examples of its file and from examples.hpp, and redeclare them. A
function that is declared as `void f(...);` gets an empty body. Only namespace consturi::literals is open to Markdown;
consturi and consturi::requirements are also open to headers, and `hana` is boost::hana. A line that ends with
`// does not compile` must be rejected, and everything else must compile without it. If this comment ends a declaration
or statement of several lines, it is about all of them. Words after a colon must occur in the compiler's error in this
order, as in `// does not compile: letter_in_port`.

Distributed under the Boost Software License, Version 1.0.
"""
import dataclasses
import os
import pathlib
import re
import shlex
import subprocess
import sys

INCLUDE = pathlib.Path(__file__).resolve().parent.parent / "include"

TOKEN = re.compile(r"""
    (?P<space>\s+)
  | (?P<comment>//[^\n]*|/\*.*?\*/)
  | (?P<directive>(?m:^)[ ]*\#[^\n]*)
  | (?:u8|[uUL])?R"(?P<delimiter>[^(]*)\(.*?\)(?P=delimiter)"
  | "(?:\\.|[^"\\\n])*" | '(?:\\.|[^'\\\n])*'
  | \d[\w'.]* | \w+ | :: | .""", re.VERBOSE | re.DOTALL)
MARK = re.compile(r"// *does not compile(?:: *(.*\S))? *$", re.MULTILINE)
MACRO = re.compile(r"[A-Z][A-Z_]+")

DECLARATION_WORDS = set("""
    alignas auto bool char class concept const consteval constexpr constinit double enum extern float friend inline int
    long namespace short signed static static_assert struct template typedef typename union unsigned using void
""".split())
STATEMENT_WORDS = set("break continue delete do for if return switch throw try while".split())
ARGUMENTS = r"(?:<(?!<)(?:[^<>;]|<[^<>;]*>)*>)?"
DECLARATION = re.compile(rf"""
    \[\s*\[ | {MACRO.pattern}\s*\(                                                     # an attribute, a macro
  | (?:::)?\w+{ARGUMENTS}(?:::\w+{ARGUMENTS})*(?:\s+const\b)?(?:\s*[&*]+\s*|\s+)\w+    # a type and a name
""", re.VERBOSE)
VOID_FUNCTION = re.compile(r"(\s*void \w+\([^{}]*\)[^{}=]*);")


class Mistake(Exception):
    """An example that does not follow the conventions; the text begins with its file and line."""


@dataclasses.dataclass
class Piece:
    """A declaration or statement. Its text is at the columns where the file has it."""
    line: int
    text: str
    is_statement: bool
    is_rejected: bool = False

    def last_line(self):
        return self.line + self.text.count("\n")


@dataclasses.dataclass
class Rejection:
    """Lines that must not compile, and words that the error must contain."""
    path: pathlib.Path
    lines: range
    words: str


def texts_of(path):
    """Yields the file, if it is Markdown, or each `///` comment: its first line, margin, and text in this margin."""
    content = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        yield 1, 0, content
        return
    for comment in re.finditer(r"(?:^ *///.*\n)+", content, re.MULTILINE):
        lines = [line.replace("///", "   ", 1).rstrip() for line in comment[0].splitlines()]
        yield content.count("\n", 0, comment.start()) + 1, comment[0].index("///") + 3, "\n".join(lines) + "\n"


def examples_of(path):
    """Yields the first line of each example and its text, which is at the columns where the file has it."""
    for first, margin, text in texts_of(path):
        line = rf" {{{margin + 4},}}\S.*\n"
        indented = rf"(?<=^\n){line}(?:{line}|\n)*" if margin else "(?!)"
        code = rf"^ {{{margin + 4},}}\S.*;(?: *//.*)?$" if margin else "(?!)"
        block = rf"^ *```(?P<language>\S*).*\n(?P<fenced>(?:.*\n)*?) *```|(?P<indented>{indented})|(?P<code>{code})"
        for match in re.finditer(block, text, re.MULTILINE):
            if match["code"]:
                line = first + text.count("\n", 0, match.start())
                raise Mistake(f"{path}:{line}: error: an empty line must precede an example")
            group = "fenced" if match["language"] == "cpp" else "indented"
            if match[group] and not text[:match.start()].rstrip().endswith("prints"):
                yield first + text.count("\n", 0, match.start(group)), match[group]


def is_statement(text, first_word):
    if first_word in STATEMENT_WORDS:
        return True
    return first_word not in DECLARATION_WORDS and not DECLARATION.match(text)


def is_end(words, depth, following):
    """Whether the last of `words` ends a declaration or statement; `following` is the token after it."""
    if depth or following == "else":
        return False
    if words[-1] == "}":
        continues = "do" if following == "while" else "try" if following == "catch" else None
        return words[0] != continues and (not following or re.match(r'[\w~!\[#"]|::', following) is not None)
    return words[-1] == ";" or words[-1] == ")" and following != ";" and MACRO.fullmatch(words[0]) is not None


class Program:
    """All examples as one source file. Everything is at namespace scope: a statement initializes a variable."""

    def __init__(self, paths, with_rejected):
        self.with_rejected = with_rejected
        self.examples, self.includes, self.rejections = 0, [], []
        headers = [path for path in paths if path.suffix != ".md"]
        documents = [text for path in paths if path not in headers for text in self.file(path, path.name)]
        comments = []
        for header in headers:
            name = header.relative_to(INCLUDE)
            text = self.file(header, str(name))
            comments += text
            if text or len(name.parts) == 2 and not with_rejected:
                self.includes.append(f"#include <{name}>")
        self.text = "\n".join([
            '#include "examples.hpp"', *self.includes, '#line 1 "examples.cpp"', "namespace examples {",
            "namespace documents {", "using namespace consturi::literals;", *documents, "}",
            "namespace headers {", "namespace hana = boost::hana;", "using namespace consturi;",
            "using namespace consturi::literals;", "using namespace consturi::requirements;", *comments, "}",
            "}", "int main() {}", ""])

    def file(self, path, name):
        """The examples of a file, each in a namespace within that of the example before it. If the
        program is about lines that must not compile, files without such lines are left out."""
        examples = list(examples_of(path))
        if self.with_rejected and not any(MARK.search(example) for _, example in examples):
            return []
        self.examples += len(examples)
        text = [f"namespace {re.sub('[^a-zA-Z0-9]', '_', name)} {{"]
        for first, example in examples:
            text.append(f"namespace line_{first} {{")
            for number, piece in enumerate(self.pieces(path, first, example)):
                code = f'#line {piece.line} "{path}"\n' + VOID_FUNCTION.sub(r"\1 {}", piece.text)
                if piece.is_statement:
                    code = f"int const statement_{number} = ([] {{\n{code}\n}}(), 0);"
                if piece.is_rejected:
                    code = f"namespace rejected_{number} {{\n{code}\n}}"
                text.append(code)
        return [*text, "}" * (len(examples) + 1)] if examples else []

    def pieces(self, path, first, example):
        """The declarations and statements of an example. Adds its includes and rejections to those of the program."""
        pieces, words, depth = [], [], 0
        tokens = [token for token in TOKEN.finditer(example) if not token["space"]]
        for index, token in enumerate(tokens):
            line = first + example.count("\n", 0, token.start())
            if token["directive"]:
                if not re.match(r"\s*#\s*include\b", token[0]):
                    raise Mistake(f"{path}:{line}: error: an example can have no directive but #include")
                self.includes.append(f'#line {line} "{path}"\n{token[0]}')
            elif token["comment"]:
                if mark := MARK.match(token[0]):
                    rejected = range(line, line + 1)
                    if not words:
                        if not pieces or pieces[-1].last_line() != line:
                            raise Mistake(f"{path}:{line}: error: there is no code on the line that must not compile")
                        pieces[-1].is_rejected = True
                        rejected = range(pieces[-1].line, line + 1)
                    elif not self.with_rejected:
                        begin = example.rfind("\n", 0, token.start()) + 1
                        example = example[:begin] + " " * (token.start() - begin) + example[token.start():]
                    self.rejections.append(Rejection(path, rejected, mark[1] or ""))
            else:
                if not words:
                    start, start_line = token.start(), line
                words.append(token[0])
                depth += (token[0] in "([{") - (token[0] in ")]}")
                following = next((later[0].strip() for later in tokens[index + 1:] if not later["comment"]), "")
                if is_end(words, depth, following):
                    column = start - (example.rfind("\n", 0, start) + 1)
                    text = example[start:token.end()]
                    pieces.append(Piece(start_line, " " * column + text, is_statement(text, words[0])))
                    words = []
        if words:
            raise Mistake(f"{path}:{start_line}: error: an example ends within a declaration or statement")
        return [piece for piece in pieces if self.with_rejected or not piece.is_rejected]


def errors_in(printed):
    """The errors that g++ or clang printed, each with the lines before it that say where it is, and its notes."""
    place = re.compile(r"In file included|\s+from |\S+: (In|At) |\S+:\d+:\d+:   ")
    errors, places, is_error = [], "", False
    for line in printed.splitlines(keepends=True):
        if place.match(line) or places and re.match(r" *\d* \|", line):
            places += line
            continue
        if " error: " in line:
            errors.append("")
            is_error = True
        elif " warning: " in line:
            is_error = False
        if is_error:
            errors[-1] += places + line
        places = ""
    return errors


def has_words(text, words):
    """Whether the words occur in this order. Names consist of words, and articles do not count."""
    wanted = [re.escape(word) for word in re.findall(r"[^\W_]+", words) if word not in ("a", "an", "the")]
    return re.search(r"\b.*?\b".join(wanted), text.replace("_", " "), re.DOTALL) is not None


def failures_of(compiler, program):
    """What is wrong with the lines that must not compile. All are compiled at once."""
    all_errors = ["-ferror-limit=0"] if "clang" in compiler else []
    command = [*shlex.split(compiler), *all_errors, "-fsyntax-only", "-x", "c++", "-"]
    run = subprocess.run(command, input=program.text, text=True, capture_output=True, encoding="utf-8",
                         env={**os.environ, "LC_ALL": "C"}, check=False)
    errors = errors_in(MARK.sub("", run.stderr))  # compilers print lines of the source with their comments
    for rejection in program.rejections:
        lines = "|".join(map(str, rejection.lines))
        own = [error for error in errors if re.search(rf"{re.escape(str(rejection.path))}:(?:{lines})\b", error)]
        place = f"{rejection.path}:{rejection.lines[-1]}: error:"
        if not own:
            yield f"{place} this must not compile, but does" if errors or not run.returncode else run.stderr
        elif not any(has_words(error, rejection.words) for error in own):
            yield f"{place} the compiler does not print `{rejection.words}`, but:\n{''.join(own)}"


def main():
    if len(sys.argv) < 4 or sys.argv[1] not in ("write", "reject"):
        sys.exit(__doc__)
    _, command, argument, *files = sys.argv
    try:
        program = Program([pathlib.Path(file).resolve() for file in files], command == "reject")
    except Mistake as mistake:
        sys.exit(str(mistake))
    if not program.examples:
        sys.exit("there are no examples")
    if command == "write":
        pathlib.Path(argument).write_text(program.text, encoding="utf-8")
    elif failures := list(failures_of(argument, program)):
        sys.exit("\n".join(failures))
    print(f"{program.examples} examples, {len(program.rejections)} that must not compile")


if __name__ == "__main__":
    main()
