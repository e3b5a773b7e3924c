#!/usr/bin/env python3
"""Compares the readers of config files with other parsers of the formats, on random files: keys, values and lines are
equal; or the reader rejects the file, or says that the value is ambiguous. The parsers are those of Python (json,
configparser, tomllib, minidom), PyYAML, java.util.Properties, bash and the package dotenv of Node.js, if NODE_PATH has
it; what is not installed is skipped.

    formats.py [--count N] [--verbose] [--only FORMAT,...] COMMAND...      runs the program of values.cpp

N is the number of files of each format.

The environment variable CONSTURI_SEED repeats a run.

Distributed under the Boost Software License, Version 1.0.
"""
import configparser
import io
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import xml.dom.minidom
import xml.parsers.expat

try:
    import tomllib
except ImportError:
    tomllib = None
try:
    import yaml
except ImportError:
    yaml = None

arguments = sys.argv[1:]
count, verbose, only = 250, False, None
while arguments and arguments[0].startswith("--"):
    option = arguments.pop(0)
    if option == "--count":
        count = int(arguments.pop(0))
    verbose = verbose or option == "--verbose"
    if option == "--only":
        only = arguments.pop(0).split(",")
seed = int(os.environ.get("CONSTURI_SEED", random.randrange(1 << 32)))
dice = random.Random(seed)
PIECES = ["https://h/", "a", "b", "x y", " ", "  ", "\t", "#", " # c", ";", " ; c", ":", ": ", "=", '"', "'", "\\",
          "\u00e9", "\U0001F600", "%", "%(a)s", "$", "{", "}", "[", "]", ",", "&", "!", "*", "-", "?",
          "|", ">", "@", "0", "true", "null", "~", "."]


def chance(probability):
    return dice.random() < probability


def text_of(pieces, most=4):
    text = "".join(dice.choice(pieces) for _ in range(dice.randrange(most + 1)))
    if chance(.02):  # what is white space, or ends a line, for some parsers only
        space = dice.choice(["\f", "\v", "\u0085", "\u00a0", "\u2028", "\x1c"])
        text = space.join(dice.choice([("", text), (text, "")]))
    return text


def name():
    return dice.choice(["a", "b", "c", "d", "e", "url", "a_b", "A", "k1"]) + dice.choice(["", "", "2", "3", "_x"])


class Writer:
    """A text, and the line of each value in it."""

    def __init__(self):
        self.text, self.lines, self.newline = "", [], dice.choice(["\n", "\n", "\n", "\r\n"])

    def put(self, *parts):
        for part in parts:
            self.text += part.replace("\n", self.newline)

    def note(self, key):
        """The value of the key is next."""
        self.lines.append((key, len(re.findall("\r\n|\r|\n", self.text)) + 1))


# Each format has a function that writes a file, and a function with what another parser reads in a text or in files: a
# list of entries, or None if it rejects the text. An entry is a dictionary with the key, the value, is_string and the
# line; what is None or missing is not compared. An entry with "reject" must not be read without an error.

def escaped(text, escapes):
    """With escapes of JSON, which are also those of TOML and Java without surrogates."""
    all_escapes = ""
    for c in text:
        if c in escapes:
            all_escapes += escapes[c]
        elif chance(.1) and c < "\U00010000":
            all_escapes += f"\\u{ord(c):04x}"
        else:
            all_escapes += c
    return all_escapes


JSON_ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\f": "\\f", "\v": "\\u000B", "\r": "\\r"}


def write_json():
    to = Writer()

    def space():
        if chance(.3):
            to.put(dice.choice([" ", "\n", "\t", "  \n", "// \" c\\\n", "/* \" \n */", "/**/", "/***/", "\r",
                                "// c\r\n", "// c\r"]))

    def string(text):
        if chance(.05):
            text += dice.choice(["\n", "\r", "\U0001F600\U0001F600"])
        all_escapes = escaped(text, JSON_ESCAPES)
        if chance(.2):
            all_escapes = all_escapes.replace("/", "\\/").replace("\U0001F600", "\\uD83D\\ude00")
        to.put(f'"{all_escapes}"')
        return text

    def value(key, depth):
        kind = dice.choice("sssnlao") if depth else dice.choice("aooooos")
        if kind in "ao" and depth < 5:
            to.put("[{"[kind == "o"])
            size, names = dice.choice([0, 1, 2, 3]), set()
            for i in range(size):
                space()
                part = str(i)
                if kind == "o":
                    part = dice.choice([name(), text_of(PIECES)])
                    if part in names and not chance(.1):
                        part += str(i)
                    names.add(part)
                    part = string(part)
                    space()
                    to.put(":")
                    space()
                value(key + (part,), depth + 1)
                space()
                if i + 1 != size or chance(.2):
                    to.put(",")
            space()
            to.put("]}"[kind == "o"])
            return
        to.note(key)
        if kind == "n":
            to.put(dice.choice(["0", "-0", "12", "-1.5", "1e5", "0.1E+2", "123456789012345678901234567890", "2e-7"]))
        elif kind == "l":
            to.put(dice.choice(["true", "false", "null"]))
        else:
            string(text_of(PIECES))

    space()
    value((), 0)
    space()
    return to


def read_json(text):
    tokens = re.findall(r'"(?:[^"\\\x00-\x1f]|\\.)*"|//[^\r\n]*|/\*.*?\*/|.', text, re.DOTALL)
    tokens = [token if token[0] != "/" or len(token) == 1 else " " for token in tokens]
    dense = [i for i, token in enumerate(tokens) if token not in (" ", "\t", "\n", "\r")]
    for before, comma, after in zip(dense, dense[1:], dense[2:]):
        if tokens[comma] == "," and tokens[after] in ("]", "}") and tokens[before] not in ("[", "{", ",", ":"):
            tokens[comma] = " "

    class Number(str):
        pass

    def no_constant(constant):
        raise ValueError(constant)
    try:
        top = json.loads("".join(tokens), object_pairs_hook=lambda pairs: pairs and tuple(pairs), parse_int=Number,
                         parse_float=Number, parse_constant=no_constant)
    except (ValueError, RecursionError):
        return None
    entries = []

    def walk(key, value):
        if isinstance(value, (list, tuple)):
            for part, each in value if isinstance(value, tuple) else enumerate(value):
                walk(key + [str(part)], each)
        elif isinstance(value, str):
            entries.append({"key": key, "value": value, "is_string": not isinstance(value, Number)})
        else:
            entries.append({"key": key, "value": {True: "true", False: "false", None: "null"}[value],
                            "is_string": False})
    walk([], top)
    return entries


def write_ini():
    to = Writer()
    names = set()
    section = ""
    indents = dice.choice([[""], [""], [""] * 20 + [" ", "\t", "  "]])
    pieces = dice.choice([PIECES, ["https://h/", "a", "b", " ", ";", "#", "=", ":", '"', "%", "%%", "%(a)s"]])
    for _ in range(dice.randrange(9)):
        kind = dice.choice("sckkkkkb")
        indent = dice.choice(indents)
        if kind == "b":
            to.put(dice.choice(["", " ", "\t"]), "\n")
        elif kind == "c":
            to.put(indent, dice.choice("#;"), text_of(pieces), "\n")
        elif kind == "s":
            new = dice.choice(["s", "s.t", "a b", " s ", "DEFAULT", "\u00e9"]) + dice.choice(["", "1", "2"])
            to.put(indent, "[", new, "]", dice.choice(["", "", " ", " # c", " ; c [d]"]), "\n")
            section = new + "."
        else:
            key = dice.choice([name(), name(), name() + " " + name(), text_of(pieces) or "x"])
            if (section, key.lower()) in names:
                key += str(len(names))
            names.add((section, key.lower()))
            to.put(indent, key, dice.choice(["", " ", "\t"]), dice.choice("==:"),
                   dice.choice(["", " "]))
            to.note(section + key)
            value = text_of(pieces)
            if chance(.2):
                quote = dice.choice("\"'")
                value = quote + value.replace(quote, "") + quote
            to.put(value, dice.choice(["", "", "", " ", " # c", "\t; c"]), "\n")
            while chance(.15):
                to.put(dice.choice([" ", "  ", "\t"]), dice.choice(["", "# c", text_of(pieces)]), "\n")
    if chance(.2):
        to.text = to.text.removesuffix(to.newline)
    if len(indents) > 1:
        to.lines = None  # what is indented can be a part of the value above
    return to


class Names(dict):
    """For interpolation: the value of each name is its reference."""

    def __missing__(self, name):
        return f"%%({name})s"


def interpolated(value):
    """As the interpolation of configparser, without references to other values; or None, if it is an error."""
    parser = configparser.RawConfigParser()
    parser.optionxform = str
    try:
        return configparser.BasicInterpolation().before_get(parser, "s", "o", value, Names())
    except configparser.InterpolationError:
        return None


def read_conf(text):
    for is_strict, first in (True, ""), (True, "[\1]\n"), (False, ""), (False, "[\1]\n"):
        parser = configparser.RawConfigParser(strict=is_strict)
        try:
            parser.read_file(io.StringIO(first + text, newline=None))
            break
        except (configparser.MissingSectionHeaderError, configparser.DuplicateSectionError):
            pass
        except configparser.Error:
            return None
    entries = []
    sections = dict(parser._sections, DEFAULT=parser.defaults())
    for section, options in sections.items():
        for key, value in options.items():
            found = {"key": key if section == "\1" else f"{section}.{key}", "value": value}
            if value[:1] in ("'", '"'):  # which the reader leaves out
                quoted = re.fullmatch(r"""(["'])(.*?)\1([ \t]+[#;].*)?""", value)
                found = dict(found, value=quoted[2]) if quoted else dict(found, reject=True)
            entries.append(found)
    return entries


def read_ini(text):
    entries = read_conf(text)
    for each in entries or []:
        value = interpolated(each["value"])
        each.update({"reject": True} if value is None else {"value": value})
    return entries


def write_properties():
    to = Writer()
    to.newline = dice.choice(["\n", "\n", "\r\n", "\r"])
    pieces = PIECES + ["\\\n", "\\\n  ", "\\:", "\\=", "\\#", "\\u0041", "\\t", "\\q", "\\\\", "\\ ", "\\ud83d\\ude00",
                       "\\ud83d", "\\ude00"]
    for i in range(dice.randrange(8)):
        to.put(dice.choice(["", "", "", " ", "\t", "\f"] * 5 + ["\\\n"]))
        kind = dice.choice("ckkkkkb")
        if kind == "c":
            to.put(dice.choice("#!"), text_of(pieces))
        elif kind == "k":
            to.put(dice.choice([name(), text_of(pieces)]), str(i) if chance(.9) else "",
                   dice.choice([":", "=", " ", "\t", " = ", " : ", "\f", " \\\n = ", ""]), text_of(pieces))
        to.put(dice.choice(["\n", "\n", "\n", "\n", "\n", "\n\n", "\\"]))
    to.lines = None
    return to


def read_properties(names):
    output = subprocess.run(["java", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC",
                             pathlib.Path(__file__).with_name("Properties.java")], text=True,
                            input="".join(name + "\n" for name in names), stdout=subprocess.PIPE, check=True).stdout
    results = []
    for part in split_results(output):
        entries = []
        for line in part:
            if line == "error":
                entries = None
                break
            # The reader has U+FFFD for what is no character.
            key, value = (bytes.fromhex(each).decode("utf-16-be", "surrogatepass") for each in line.split(" "))
            entries.append({"key": re.sub("[\ud800-\udfff]", "\ufffd", key),
                            "value": re.sub("[\ud800-\udfff]", "\ufffd", value), "reject": not key})
        results.append(entries)
    return results


def split_results(output):
    """The lines before each empty line."""
    results = [[]]
    for line in output.split("\n")[:-1]:
        if line:
            results[-1].append(line)
        else:
            results.append([])
    return results[:-1]


# Without what would run a command, or write to a file.
ENV_PIECES = ["https://h/", "A", "b", "x y", " ", "\t", "#", " # c", ":", "=", '"', "'", "\\", "\u00e9", "%", "$", "$A",
              "${A}", "\\$", "\\\\", "\\\"", "{", "}", "[", "]", ",", "!", "*", "-", "?", "~", "@", "^", "+", "/", ".",
              "`"]


ENV_PLAIN = [piece for piece in ENV_PIECES if not re.search(r"""[\s'"\\$#~`]""", piece)]


def write_env():
    to = Writer()
    for i in range(dice.randrange(8)):
        kind = dice.choice("ckkkkkkb")
        to.put(dice.choice(["", "", "", "", " ", "\t"]))
        if kind == "c":
            to.put("#", text_of(ENV_PIECES))
        elif kind == "k":
            key = dice.choice(["A", "B", "URL", "a_1", "_B"]) + (f"_{i}" if chance(.95) else "")
            to.put(dice.choice(["", "", "", "export ", "export\t"]), key, "=", dice.choice([""] * 9 + [" "]))
            to.note(key)
            value = text_of(ENV_PIECES if chance(.4) else ENV_PLAIN, 5)
            quote = dice.choice(["", "", "'", '"'])
            if quote:
                value = value.replace("'", "") if quote == "'" else re.sub(r'(?<!\\)"|\\$', "", value)
            to.put(quote, value, quote, dice.choice(["", "", "", " ", " # c", "\t#c'"]))
        to.put("\n")
    if chance(.2):
        to.text = to.text.removesuffix(to.newline)
    return to


def read_env(names):
    """The variables that bash sets. It does not find commands, and a message of it means that it rejects the file."""
    script = """set -a
    while [ $# != 0 ]; do
        (PATH= HOME=/home; exec 2>"$1.err" </dev/null; . "./$1"; exec 2>&-; /usr/bin/env -0)
        printf '=\\0'
        shift
    done"""
    output = subprocess.run(["bash", "--norc", "--noprofile", "-c", script, "bash", *names], env={},
                            stdout=subprocess.PIPE, check=True).stdout
    results, entries, at = [], [], 0
    for each in output.decode("utf-8", "surrogateescape").split("\0")[:-1]:
        key, value = each.split("=", 1)
        if key:
            if key not in ("PWD", "SHLVL", "_", "PATH", "HOME", "OLDPWD"):
                entries.append({"key": key, "value": value})
            continue
        is_rejected = pathlib.Path(names[at] + ".err").read_bytes() \
            or re.search(rb"^[ \t]*(export[ \t]+)?_=", pathlib.Path(names[at]).read_bytes(), re.MULTILINE)  # its own
        results.append(None if is_rejected else entries)
        entries, at = [], at + 1
    return results


def read_dotenv(names):
    """The variables that the package dotenv of Node.js reads. It ignores what is no definition."""
    script = """const dotenv = require('dotenv'), fs = require('fs');
    for (const name of process.argv.slice(1))
        console.log(JSON.stringify(dotenv.parse(fs.readFileSync(name))));"""
    output = subprocess.run(["node", "-e", script, *names], stdout=subprocess.PIPE, check=True).stdout
    results = []
    for name, line in zip(names, output.decode().split("\n")):
        has_other_space = re.search("[\v\f\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]",
                                    pathlib.Path(name).read_text(errors="ignore"))  # which it removes; no URI has any
        entries = [{"key": key, "value": value} for key, value in json.loads(line).items()]
        results.append(None if has_other_space else entries)
    return results


def write_yaml():
    to = Writer()
    anchors = []

    def scalar(indent, is_flow, is_key):
        kind = dice.choice("pppsd" if is_flow or is_key else "ppppsdlf")
        if not is_key and chance(.1):
            anchors.append(f"n{len(anchors)}")
            to.put("&", anchors[-1], " ")
        elif not is_key and chance(.03):
            to.put(dice.choice(["!!str ", "! ", "!x "]))
        text = text_of(PIECES)
        if kind == "p":
            text = dice.choice([name(), text, "https://h/a#b", "https://h/?a=b c", "12", "0x1F", "0o17", "1.5", "yes",
                                "null", "~", "", ".inf", "12:30:45", "1.2.3", "-", "a:b", "a #c", "a#c",
                                "x\n" + indent + "  y"])
            if is_key:
                text = text.replace("\n", "")
            to.put(text)
        elif kind == "s":
            text = text.replace("'", "''")
            if not is_key and chance(.2):
                text += "a\n" + dice.choice(["", "\n"]) + indent + "  b"
            to.put(f"'{text}'")
        elif kind == "d":
            text = escaped(text, {'"': '\\"', "\\": "\\\\", "\f": "\\f", "\v": "\\v", "\u0085": "\\N", "\u2028": "\\L"})
            text += dice.choice(["", "", "", "", "\\x41", "\\U0001F600", "\\/", "\\_", "\\e", "\\ ", "\\t", "\\u00e9",
                                 "\\xe9"])
            if not is_key and chance(.2):
                text += dice.choice(["a\n", "a \n", "a\\\n"]) + dice.choice(["", "\n"]) + indent + "  b"
            to.put(f'"{text}"')
        else:
            to.put("|>"[kind == "f"], dice.choice(["", "", "-", "+", "2", "1-"]), dice.choice(["", "", " # c"]), "\n")
            for _ in range(dice.randrange(4)):
                to.put(indent, "  ", dice.choice(["", "", " "]), text_of(PIECES), dice.choice(["", "", "\n"]), "\n")
            return True

    def flow(depth):
        if depth == 3 or chance(.6):
            if anchors and chance(.15):
                to.put("*", dice.choice(anchors), " ")
            else:
                scalar("    ", True, False)
            return
        is_map = chance(.5)
        to.put("[{"[is_map])
        size = dice.randrange(4)
        for i in range(size):
            to.put(dice.choice(["", "", " ", "\n    ", " # c\n    "]))
            if is_map:
                to.put(name() + str(i))
                to.put(dice.choice([": "] * 9 + [":", ""]))
            flow(depth + 1)
            to.put(", " if i + 1 != size or chance(.2) else "")
        to.put("]}"[is_map])

    def block(indent, depth):
        is_map = chance(.7)
        for i in range(dice.choice([1, 1, 2, 3])):
            if chance(.1):
                to.put(dice.choice(["\n", indent + "# c: d\n", "# c\n", " \n"]))
            to.put(indent)
            if is_map:
                if chance(.7):
                    to.put(name(), str(i) if chance(.95) else "")
                else:
                    scalar(indent, False, True)
                to.put(dice.choice(["", "", "", " "]), ":")
            else:
                to.put("-")
            if depth < 3 and chance(.3):
                if chance(.1):
                    anchors.append(f"m{len(anchors)}")
                    to.put(" &", anchors[-1])
                to.put(dice.choice(["", "", " # c"]), "\n")
                block(indent + dice.choice(["  ", "  ", " "]), depth + 1)
                continue
            to.put(dice.choice([" "] * 20 + ["  ", "\t"]))
            if chance(.25):
                flow(0)
            elif anchors and chance(.1):
                to.put("*", dice.choice(anchors))
            elif scalar(indent, False, False):
                continue
            to.put(dice.choice(["", "", "", " ", " # c"]), "\n")

    for _ in range(dice.choice([1, 1, 1, 1, 2])):
        to.put(dice.choice(["", "", "", "---\n", "--- # c\n", "%YAML 1.2\n---\n", "# c\n"]))
        if chance(.05):
            flow(0)
            to.put("\n")
        else:
            block("", 0)
        if chance(.1):
            to.put("...\n")
        if chance(.2):
            to.put("---\n")
    to.lines = None
    return to


CORE_NUMBER = r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+|[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?"


def read_yaml(text):
    entries, documents, anchors = [], [], {}
    levels, path = [], []  # a level is None for a list, and for a map whether a key is next

    def next_element():
        if levels and levels[-1] is None:
            path[-1] += 1

    def value_ended():
        if levels and levels[-1] is not None:
            levels[-1] = True

    def scalar(event, value, is_string):
        if levels and levels[-1]:
            path[-1], levels[-1] = value, False
            return
        if not levels and value in ("null", ""):
            return  # an empty document
        next_element()
        entries.append({"key": [str(part) for part in path], "value": value, "is_string": is_string})
        if value != "null":
            entries[-1]["line"] = event.start_mark.line + 1
        value_ended()

    try:
        for event in yaml.parse(text):
            if isinstance(event, yaml.DocumentStartEvent):
                documents.append(len(entries))
                anchors = {}
            elif isinstance(event, yaml.ScalarEvent):
                value, is_string = event.value, None
                if event.style:
                    is_string = True if not event.tag else None
                elif not value and not event.tag:
                    value, is_string = "null", False
                elif not event.tag:
                    if value in ("~", "Null", "NULL"):
                        value = "null"
                    if value in ("null", "true", "True", "TRUE", "false", "False", "FALSE") \
                            or re.fullmatch(CORE_NUMBER, value):
                        is_string = False
                    elif not re.match("[-+.0-9]", value):
                        is_string = True
                if event.anchor:
                    anchors[event.anchor] = value, is_string
                scalar(event, value, is_string)
            elif isinstance(event, yaml.AliasEvent):
                if event.anchor not in anchors:
                    return None
                if anchors[event.anchor]:
                    scalar(event, *anchors[event.anchor])
                elif levels and levels[-1]:
                    return None
                else:
                    next_element()
                    value_ended()
            elif isinstance(event, (yaml.SequenceStartEvent, yaml.MappingStartEvent)):
                if levels and levels[-1]:
                    return None
                if event.anchor:
                    anchors[event.anchor] = None
                next_element()
                levels.append(True if isinstance(event, yaml.MappingStartEvent) else None)
                path.append(-1)
            elif isinstance(event, (yaml.SequenceEndEvent, yaml.MappingEndEvent)):
                levels.pop()
                path.pop()
                value_ended()
    except (yaml.YAMLError, ValueError):
        return None
    if len(documents) > 1:
        for i, each in enumerate(entries):
            each["key"].insert(0, str(sum(begin <= i for begin in documents) - 1))
    return entries


def write_toml():
    to = Writer()

    def key(names):
        for _ in range(100):
            text = dice.choice([name(), name(), text_of(PIECES)])
            if text not in names:
                break
        else:
            text = "z" + str(len(names))
        names.add(text)
        kinds = ["d"] + ["b"] * 3 * bool(re.fullmatch("[A-Za-z0-9_-]+", text)) + ["s"] * ("'" not in text)
        kind = dice.choice(kinds)
        if kind == "b":
            to.put(text)
        elif kind == "s" and not re.search("[\f\v]", text):
            to.put(f"'{text}'")
        else:
            to.put('"' + escaped(text, dict(JSON_ESCAPES)) + '"')
        return text

    def space():
        if chance(.2):
            to.put(dice.choice([" ", "\n", " # c ]\n"]))

    def value(path, depth):
        kind = dice.choice("bbslmMnat")
        if kind == "a" and depth < 3:
            to.put("[")
            size = dice.randrange(4)
            for i in range(size):
                space()
                value(path + (str(i),), depth + 1)
                space()
                to.put(", " if i + 1 != size or chance(.2) else "")
            space()
            to.put("]")
            return
        if kind == "t" and depth < 3:
            to.put("{")
            names = set()
            size = dice.randrange(3)
            for i in range(size):
                each = key(names)
                to.put(dice.choice([" = ", "="]))
                value(path + (each,), depth + 1)
                to.put(", " if i + 1 != size else "")
            to.put("}")
            return
        to.note(path)
        text = text_of(PIECES)
        if kind == "n":
            to.put(dice.choice(["12", "-1", "1_000", "0x1F", "0o17", "0b11", "1.5", "1e5", "inf", "nan", "true",
                                "false", "1979-05-27T07:32:00Z", "1979-05-27", "07:32:00", "1979-05-27 07:32:00.5"]))
        elif kind == "s":
            to.put("'", re.sub("['\f\v]", "", text), "'")
        elif kind == "l":
            text = dice.choice(["", "\n"]) + re.sub("['\f\v]", "", text) + dice.choice(["", "\n a", "'", "''"])
            to.put("'''", text, "'''")
        elif kind == "m":
            text = escaped(text, JSON_ESCAPES) + dice.choice(["", "\n x", "\\\n  x", '"'])
            to.put('"""', dice.choice(["", "\n", "\n\n"]), text, '"""')
        else:
            text = escaped(text, JSON_ESCAPES) + dice.choice(["", "", "", "\\U0001F600", "\\b", "\\r"])
            to.put('"', text, '"')

    path, names, tables = (), set(), set()
    arrays = {}
    for _ in range(dice.randrange(9)):
        kind = dice.choice("kkkkkcbtA")
        if kind == "b":
            to.put("\n")
        elif kind == "c":
            to.put("# ", re.sub("[\f\v]", "", text_of(PIECES)), "\n")
        elif kind == "t":
            to.put("[")
            if chance(.3):
                to.put("t", dice.choice([".", " . "]))
                path = ("t", key(set()) if chance(.5) else None)
                if path[1] is None:
                    path = ("t", "u")
                    to.put("u")
            else:
                path = (key(tables),)
            names = set()
            to.put("]", dice.choice(["", " # c"]), "\n")
        elif kind == "A":
            each = dice.choice(["list", "items"])
            arrays[each] = arrays.get(each, -1) + 1
            to.put("[[", each, "]]\n")
            path, names = (each, str(arrays[each])), set()
        else:
            to.put(dice.choice(["", "", "  "]))
            each = (key(names if path else tables),)
            if chance(.15):
                to.put(".")
                each += (key(set()),)
            to.put(dice.choice([" = ", "=", "\t= "]))
            value(path + each, 0)
            to.put(dice.choice(["", "", " ", " # c"]), "\n")
    return to


def read_toml(text):
    try:
        top = tomllib.loads(text)
    except (ValueError, RecursionError):
        return None
    entries = []

    def walk(key, value):
        if isinstance(value, (list, dict)):
            for part, each in value.items() if isinstance(value, dict) else enumerate(value):
                walk(key + [str(part)], each)
        elif isinstance(value, str):
            entries.append({"key": key, "value": value, "is_string": True})
        else:
            entries.append({"key": key, "is_string": False})  # numbers and dates can be printed in several ways
    walk([], top)
    return entries


def has_dotenv():
    """Whether Node.js finds the package, for example by NODE_PATH."""
    return shutil.which("node") and subprocess.run(["node", "-e", "require('dotenv')"],
                                                   stderr=subprocess.DEVNULL).returncode == 0


def each_of(read):
    """What `read` reads in each file."""
    def read_all(names):
        results = []
        for each in names:
            results.append(read(pathlib.Path(each).read_bytes().decode("utf-8-sig")))
        return results
    return read_all


def write_xml():
    to = Writer()
    quoted = {"&": "&amp;", "<": "&lt;", '"': "&quot;", "'": "&apos;"}

    def text_in_xml():
        text = text_of(PIECES + ["\n", "]]", "&", "<"]).translate({ord(c): None for c in "\f\v\x1c"})
        return "".join(quoted.get(c, f"&#{ord(c)};" if chance(.1) else c) for c in text)

    def element(depth):
        tag = name()
        to.put(f"<{tag}")
        for attribute in {name() for _ in range(dice.randrange(3))} | ({"xmlns:a"} if chance(.1) else set()):
            to.put(dice.choice([" ", "\n"]), attribute, dice.choice(["=", " = "]),
                   f'"{"u" if ":" in attribute else text_in_xml()}"')
        if chance(.2):
            to.put(dice.choice(["/>", " />"]))
            return
        to.put(">")
        for _ in range(dice.randrange(4)):
            kind = dice.choice("tteec?" if depth < 4 else "t")
            if kind == "e":
                element(depth + 1)
            else:
                to.put({"t": text_in_xml(), "c": f"<![CDATA[{text_in_xml()}]]>", "?": "<!-- > -->"}[kind])
        to.put(f"</{tag}>")

    to.put(dice.choice(["", '<?xml version="1.0"?>\n']))
    element(0)
    to.put(dice.choice(["", "\n"]))
    to.lines = None
    return to


def read_xml(text):
    try:
        document = xml.dom.minidom.parseString(text.encode())
    except xml.parsers.expat.ExpatError:
        return None
    entries = []

    def walk(key, element, counts):
        def key_of(name):
            counts[name] = counts.get(name, -1) + 1
            return key + [name + (f"_{counts[name]}" if counts[name] else "")]
        for attribute, value in element.attributes.items():
            if not attribute.startswith("xmlns:"):
                entries.append({"key": key_of(attribute), "value": value})
        text = ""
        for child in [*element.childNodes, None]:
            if child is not None and child.nodeType in (child.TEXT_NODE, child.CDATA_SECTION_NODE):
                text += child.data
            elif child is None or child.nodeType == child.ELEMENT_NODE:
                if text.strip(" \t\r\n"):
                    entries.append({"key": key, "value": text.strip(" \t\r\n")})
                text = ""
                if child is not None:
                    walk(key_of(child.tagName), child, {})
    walk([document.documentElement.tagName], document.documentElement, {})
    return entries


FORMATS = [
    ("json", write_json, each_of(read_json)),
    ("ini", write_ini, each_of(read_ini)),
    ("conf", write_ini, each_of(read_conf)),
    ("properties", write_properties, read_properties if shutil.which("java") else None),
    ("env", write_env, read_env if shutil.which("bash") else None),
    ("env", write_env, read_dotenv if has_dotenv() else None),
    ("yaml", write_yaml, each_of(read_yaml) if yaml else None),
    ("toml", write_toml, each_of(read_toml) if tomllib else None),
    ("xml", write_xml, each_of(read_xml)),
]


def mutated(text, extension):
    pieces = PIECES + ["\r", "\x01", "\x7f", "/", "/*", "<<", "&a", "*a", "[[", '"""']
    if extension == "env":
        pieces = ENV_PIECES
    for _ in range(dice.choice([1, 1, 2, 3])):
        at = dice.randrange(len(text) + 1)
        if chance(.1):
            text = text[:at]
        text = text[:at] + dice.choice(pieces + ["", "", "\n", "\n "]) + text[at + dice.choice([0, 0, 1, 1, 3]):]
    return text


def difference(ours, theirs, lines, extension):
    """What is wrong with entries of the reader, or None."""
    is_joined = extension in ("ini", "conf", "properties", "env")
    is_ordered = extension in ("json", "yaml", "properties")

    def comparable(key):
        if is_joined and not isinstance(key, str):
            key = ".".join(key)
        # As configparser has keys.
        return key.lower() if extension in ("ini", "conf") else key if is_joined else tuple(key)

    def key_of(entry):
        return comparable(entry["key"])
    if not is_ordered:
        ours, theirs = sorted(ours, key=key_of), sorted(theirs, key=key_of)
    has_other_keys = list(map(key_of, ours)) != list(map(key_of, theirs))
    if extension == "env" and has_other_keys and any(each["ambiguity"] for each in ours):
        return None  # a quote or a backslash, which goes on in the next line for bash
    if len(ours) != len(theirs):
        return f"{len(ours)} entries instead of {len(theirs)}"
    for our, their in zip(ours, theirs):
        if key_of(our) != key_of(their):
            return f"key {ascii(our['key'])}, not {ascii(their['key'])}"
        if our["ambiguity"]:
            continue
        if their.get("reject"):
            return f"{ascii(our)} should be rejected"
        for part in ("value", "is_string", "line"):
            if their.get(part) is not None and our[part] != their[part]:
                return f"{part} {ascii(our[part])}, not {ascii(their[part])}, of {ascii(our['key'])}"
    if lines is not None:
        known = {}
        for key, line in lines:
            known.setdefault(comparable(key), []).append(line)
        for our in ours:
            if our["line"] not in known.get(key_of(our), [our["line"]]):
                return f"line {our['line']}, not {known[key_of(our)]}, of {ascii(our['key'])}"
    return None


failed = False
with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)  # bash would look for the names of commands here
    for extension, write, read in FORMATS:
        if only and extension not in only:
            continue
        if not read:
            print(f"{extension}: skipped, because the other parser is not installed")
            continue
        files = []
        for i in range(count):
            written = write()
            text, lines = written.text, written.lines
            is_mutated = chance(.3)
            if is_mutated:
                text, lines = mutated(text, extension), None
            octets = text.encode()
            if is_mutated and chance(.03):
                at = dice.randrange(len(octets) + 1)
                octets = octets[:at] + bytes([dice.randrange(128, 256)]) + octets[at:]
            if chance(.05):
                octets = b"\xEF\xBB\xBF" + octets
            files.append((f"{i}.{extension}", octets, lines, is_mutated))
        theirs = []
        for file, octets, _, _ in files:
            pathlib.Path(file).write_bytes(octets)
        output = subprocess.run(arguments, input="".join(each[0] + "\n" for each in files), text=True,
                                stdout=subprocess.PIPE, check=True).stdout
        ours = [[json.loads(line) for line in part] for part in split_results(output)]
        if extension == "yaml":  # its library does not tell these apart
            for each in sum(ours, []):
                if each.get("value") in ("~", "Null", "NULL") and not each["is_string"]:
                    each["value"] = "null"
        readable = []
        for file, octets, _, _ in files:
            try:
                octets.decode("utf-8-sig")
                readable.append(file)
            except UnicodeDecodeError:
                pass
            if extension == "env":  # bash has no byte order mark, and CR LF does not end its lines
                pathlib.Path(file).write_bytes(octets.removeprefix(b"\xEF\xBB\xBF").replace(b"\r\n", b"\n"))
        theirs = dict(zip(readable, read(readable)))
        counts = dict.fromkeys(["equal", "values", "ambiguous", "rejected", "rejected by both", "only read here"], 0)
        unmutated = rejected = 0
        for (file, octets, lines, is_mutated), found in zip(files, ours):
            expected = theirs.get(file)
            unmutated += not is_mutated and expected is not None
            if found and "error" in found[-1]:
                counts["rejected by both" if expected is None else "rejected"] += 1
                rejected += not is_mutated and expected is not None
                if verbose and expected is not None and not is_mutated:
                    print(f"{file}: {ascii(octets.decode())}: {found[-1]}")
                continue
            if expected is None:
                counts["only read here"] += 1
                if verbose:
                    print(f"{file}: only read here: {ascii(octets)}: {found}")
                continue
            if wrong := difference(found, expected, lines, extension):
                print(f"{extension}: {wrong}\n    {octets}")
                failed = True
                continue
            counts["equal"] += 1
            counts["values"] += sum(not each["ambiguity"] for each in found)
            counts["ambiguous"] += sum(bool(each["ambiguity"]) for each in found)
        print(f"{extension}: {count} files;", ", ".join(f"{value} {key}" for key, value in counts.items()),
              f"; {rejected} of {unmutated} unmutated files rejected")
        if rejected > .6 * unmutated:
            print(f"{extension}: too many files are rejected")
            failed = True
if failed:
    sys.exit(f"CONSTURI_SEED={seed}")
