#!/usr/bin/env python3
"""Compares mailto_uri_view with Python's email package, which parses the addresses, and with urllib, which parses the
header fields, on random URIs. What RFC 6068 2 adds to both is checked here.

    mailto.py COMMAND...      runs the program of mailto_lines.cpp

The environment variable CONSTURI_SEED repeats a run.

Distributed under the Boost Software License, Version 1.0.
"""
import os
import random
import re
import subprocess
import sys
import urllib.parse
from email import _header_value_parser as parser
from email import errors

seed = int(os.environ.get("CONSTURI_SEED", random.randrange(1 << 32)))
dice = random.Random(seed)
TEXTS = 10_000
WORDS = ["a", "bob", "b+c", "x.y", "O'Neil", "%C3%A9", "%E7%B4%8D", "%22%22", "%22a%22", "%22a%40b%22", "%22@%2C%22",
         "%22%5C%5C%5C%20%5C%22%22", "%22%C3%A9%22", "%25", "%26", "%2F", "%2E", "1", "-", "_"]
HOSTS = ["h", "example.com", "%C3%A9.example", "%5B192.0.2.1%5D", "%5BIPv6:2001:db8::1%5D", "%5B%5D", "a-b.c"]
FIELDS = ["subject=a%20b", "body=%0D%0A", "Bod%79=%0a", "to=a@b,c@d", "x=", "=y", "a+b=1+1", "cc=%C3%A9", "a=;"]
WRONG_FIELDS = ["x", "cc=%0D", "%0a=x", "a=b=c", "a=b/c", ""]
PIECES = ["%22", "%5C", "%20", "%09", "%40", "@", ",", ".", "%2C", "%5B", "%5D", "%28", "%29", "(", ")", "%3C", "%00",
          "%7F", "%FF", "%C3", "%A9", "%61", "%3A", ":", ";", "&", "=", "/", "?", "!", "$", "*", "~", "a",
          "%0A", "#", "%"]


def mutated(text):
    for _ in range(dice.choice([0, 0, 0, 1, 1, 2])):
        at = dice.randrange(len(text) + 1)
        text = text[:at] + dice.choice(PIECES) + text[at + dice.choice([0, 0, 1, 3]):]
    return text


def address():
    return ".".join(dice.choice(WORDS) for _ in range(dice.choice([1, 1, 2]))) + "@" + dice.choice(HOSTS)


def field():
    return dice.choice(WRONG_FIELDS if dice.random() < .1 else FIELDS)


def uri():
    text = ",".join(address() for _ in range(dice.choice([0, 1, 1, 2, 3])))
    if dice.random() < .4:
        text += "?" + "&".join(field() for _ in range(dice.choice([1, 1, 2, 3])))
    return dice.choice(["mailto:"] * 9 + ["MailTo:"]) + mutated(text)


def has_space_or_comment(token):
    return token.token_type in ("fws", "cfws", "comment") or (
        isinstance(token, parser.TokenList) and any(map(has_space_or_comment, token)))


def address_parts(text):
    """The local part and the domain, decoded; ValueError for what is no address."""
    octets, encoded = bytearray(), []
    for triplet, one in re.findall("%(..)|(.)", text):
        octets += bytes.fromhex(triplet) or one.encode()
        if octets[-1] & 0xC0 != 0x80:
            encoded.append(bool(triplet))
    decoded = octets.decode()  # raises for what is no UTF-8
    # Letters of private use stand for what has to be quoted: an encoded "@", which is no delimiter, and white space
    # after a backslash, which the package takes for white space between quoted words.
    marked = "".join("\uE000" if c == "@" and is_encoded else c for c, is_encoded in zip(decoded, encoded))
    marked = re.sub(r"\\([ \t]|.)", lambda pair: "\uE000" * 2 if pair[1] in " \t" else pair[0], marked)
    token, rest = parser.get_addr_spec(marked)
    defects = [d for d in token.all_defects if not isinstance(d, errors.NonASCIILocalPartDefect)]
    if rest or defects or has_space_or_comment(token) or len(token) != 3:
        raise ValueError
    at = len(decoded) - len(str(token[2])) - 1
    if marked[at] != "@" or "\uE000" in marked[at:] or (marked[0] != '"' and "\uE000" in marked):
        raise ValueError
    if any(is_encoded and c < "\x80" and c not in "[]" for c, is_encoded in zip(decoded[at:], encoded[at:])):
        raise ValueError
    return decoded[:at], decoded[at + 1:]


def parts(text):
    """As in the output of the program."""
    if not re.fullmatch(r"mailto:([\w.~!$'()*+,:@-]|%[\da-f]{2})*"
                        r"(\?(([\w.~!$'()*+,;:@-]|%[\da-f]{2})*=([\w.~!$'()*+,;:@-]|%[\da-f]{2})*(&(?!$)|$))+)?",
                        text, re.ASCII | re.IGNORECASE):
        return "-"
    split = urllib.parse.urlsplit(text)
    found = []
    try:
        for each in split.path.split(",") if split.path else []:
            found += zip("ld", (part.encode() for part in address_parts(each)))
        fields = urllib.parse.parse_qsl(split.query.replace("+", "%2B"), True, True, "utf-8", "surrogateescape") \
            if split.query else []
    except Exception:  # the package raises several types for wrong addresses
        return "-"
    if any(name.lower() != "body" and re.search("[\r\n]", name + value) for name, value in fields):
        return "-"
    for pair in fields:
        found += zip("nv", (part.encode("utf-8", "surrogateescape") for part in pair))
    return "".join(["+"] + [f" {kind}{part.hex()}" for kind, part in found])


texts = [uri() for _ in range(TEXTS)]
sent = "".join(text + "\n" for text in texts).encode()
output = subprocess.run(sys.argv[1:], input=sent, stdout=subprocess.PIPE, check=True)
lines = output.stdout.decode().split("\n")[:-1]
if len(lines) != len(texts):
    sys.exit(f"{len(lines)} lines for {len(texts)} texts; CONSTURI_SEED={seed}")
for text, line in zip(texts, lines):
    if line != (wanted := parts(text)):
        sys.exit(f"{ascii(text)}: {line}, but Python has {wanted}; CONSTURI_SEED={seed}")
print(f"{len(texts)} texts are equal, {sum(line != '-' for line in lines)} of them valid")
