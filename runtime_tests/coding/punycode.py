#!/usr/bin/env python3
"""Compares punycode_encode and punycode_decode with Python's codec "punycode", on random labels.

    punycode.py COMMAND...      runs the program of punycode_lines.cpp

The environment variable CONSTURI_SEED repeats a run.

Distributed under the Boost Software License, Version 1.0.
"""
import os
import random
import subprocess
import sys

seed = int(os.environ.get("CONSTURI_SEED", random.randrange(1 << 32)))
dice = random.Random(seed)
LABELS = 20_000
# Labels have characters of ASCII and of one or two scripts or, rarely, of all planes.
SCRIPTS = [(0xA1, 0x180), (0x370, 0x400), (0x400, 0x500), (0x5D0, 0x5EB), (0x621, 0x64B), (0x900, 0x980),
           (0xE01, 0xE5C), (0x3041, 0x3100), (0x4E00, 0xA000), (0xAC00, 0xD7A4), (0x1F300, 0x1F700), (0x80, 0xD800),
           (0xE000, 0x110000)]
LDH = "abcdefghijklmnopqrstuvwxyzABC0123456789--"


def label():
    first, end = dice.choice(SCRIPTS)
    others = dice.choice(SCRIPTS)
    share = dice.choice([0, .1, .5, .9])
    size = min(dice.randrange(1, 12), dice.randrange(1, 60))
    return "".join(dice.choice(LDH) if dice.random() < share else
                   chr(dice.randrange(first, end) if dice.random() < .8 else dice.randrange(*others))
                   for _ in range(size))


def digits():
    return "".join(dice.choice(LDH) for _ in range(dice.randrange(1, 16)))


def encoded(text):
    return text.encode("punycode").decode()


def decoded(text):
    """None for what is no Punycode. Python also decodes what has more than ASCII, surrogates, and a delimiter that no
    character precedes, which is no digit (RFC 3492 6.2)."""
    if text.rfind("-") == 0:
        return None
    try:
        result = text.encode("ascii").decode("punycode")
        result.encode()
        return result
    except (UnicodeError, OverflowError):
        return None


def mangled(text):
    """With one other digit, or in another case."""
    at = dice.randrange(len(text))
    return dice.choice([text.upper(), text[:at] + dice.choice(LDH) + text[at + 1:], text[:at]])


labels = [label() for _ in range(LABELS)]
texts = labels + [digits() for _ in range(LABELS // 10)]
texts += [mangled(encoded(text)) for text in labels[:LABELS // 4]]
sent = "".join(text + "\n" for text in texts).encode()
output = subprocess.run(sys.argv[1:], input=sent, stdout=subprocess.PIPE, check=True)
lines = output.stdout.decode().split("\n")[:-1]
if len(lines) != len(texts):
    sys.exit(f"{len(lines)} lines for {len(texts)} texts; CONSTURI_SEED={seed}")
for text, line in zip(texts, lines):
    made = line.split("\t")
    wanted = ["-" + encoded(text), "" if (characters := decoded(text)) is None else "-" + characters]
    if made != wanted:
        sys.exit(f"{ascii(text)}: {ascii(made)}, but Python has {ascii(wanted)}; CONSTURI_SEED={seed}")
print(f"{len(texts)} texts are equal")
