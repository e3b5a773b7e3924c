#!/usr/bin/env python3
"""Compares data_uri_view with Python's urllib.request and base64, on random data URIs, right and wrong ones.

    data.py COMMAND...      runs the program of data_lines.cpp

The environment variable CONSTURI_SEED repeats a run.

Distributed under the Boost Software License, Version 1.0.
"""
import base64
import binascii
import os
import random
import subprocess
import sys
import urllib.parse
import urllib.request

seed = int(os.environ.get("CONSTURI_SEED", random.randrange(1 << 32)))
dice = random.Random(seed)
URIS = 10_000
MEDIATYPES = ["", "text/plain", "image/svg+xml", "application/vnd.a-b", ";charset=utf-8", "text/html;charset=x;a=b"]
# What may follow the comma of data that are not base64 (RFC 3986 3.3, 3.4).
CHARACTERS = "abcXYZ0189-._~!$&'()*+,;=:@/?"
BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def octets():
    return bytes(dice.randrange(256) for _ in range(min(dice.randrange(1, 40), dice.randrange(1, 40)) - 1))


def mangled(text):
    """With one character less, more or different."""
    at = dice.randrange(len(text) + 1)
    other = dice.choice(["", dice.choice(BASE64), "=", "-", dice.choice(CHARACTERS)])
    return text[:at] + other + text[at + dice.choice([0, 1]):]


def triplets(text, share):
    return "".join(f"%{ord(c):02{dice.choice('xX')}}" if dice.random() < share else c for c in text)


def data_uri():
    mediatype = dice.choice(MEDIATYPES)
    if dice.random() < .3:
        text = "".join(dice.choice(CHARACTERS) for _ in range(dice.randrange(20)))
        return f"data:{mediatype},{text}{urllib.parse.quote(octets())}"
    text = base64.b64encode(octets()).decode()
    if dice.random() < .5:
        text = mangled(text)
    return f"data:{mediatype};base64,{triplets(text, dice.choice([0, 0, .1, 1]))}"


def read(uri):
    """The media type and the data in hexadecimal digits; None for what is no base64, which urllib decodes as far as it
    can. Python accepts bits that belong to no byte: then the data have another base64."""
    header, text = uri[5:].split(",", 1)
    made = urllib.request.DataHandler().data_open(urllib.request.Request(uri)).read()
    if header.endswith(";base64"):
        encoded = urllib.parse.unquote_to_bytes(text)
        try:
            exact = base64.b64decode(encoded, validate=True)
        except binascii.Error:
            return None
        if base64.b64encode(exact) != encoded:
            return None
        assert exact == made
        header = header[:-7]
    return header + "\t" + made.hex()


def expected(uri):
    try:
        return read(uri) or ""
    except binascii.Error:
        return ""


uris = [data_uri() for _ in range(URIS)]
output = subprocess.run(sys.argv[1:], input="".join(u + "\n" for u in uris).encode(), stdout=subprocess.PIPE,
                        check=True)
lines = output.stdout.decode().split("\n")[:-1]
if len(lines) != len(uris):
    sys.exit(f"{len(lines)} lines for {len(uris)} URIs; CONSTURI_SEED={seed}")
for uri, line in zip(uris, lines):
    if line != expected(uri):
        sys.exit(f"{uri}: {line!r}, but Python has {expected(uri)!r}; CONSTURI_SEED={seed}")
print(f"{len(uris)} URIs are equal, {sum(not line for line in lines)} of them errors")
