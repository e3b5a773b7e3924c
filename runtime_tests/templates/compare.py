#!/usr/bin/env python3
# Compares expansions of random templates with those of uritemplate (Python) and Addressable (Ruby):
#
#     compare.py CONSTURI_EXPANDING [--count N] [--seed N]
#
# Any difference is an error. What the others do otherwise is left out:
#
# - Both keep literals outside ASCII (RFC 6570 3.1 encodes them), take an empty list for a value (2.3: it is undefined),
#   and write `;a=` for an empty member of `{;a*}` (3.2.1: `;a`).
# - uritemplate sorts pairs, and encodes the `%` of triplets in `{+a}` (3.2.3 keeps triplets).
#
# Distributed under the Boost Software License, Version 1.0.
import argparse
import json
import pathlib
import random
import re
import subprocess
import sys

import uritemplate

HERE = pathlib.Path(__file__).resolve().parent
NAMES = ["a", "b", "id", "x.y", "A_1", "p%41"]
CHARACTERS = list("ab1-._~:/?#[]@!$&'()*+,;=<>{}| \"") + ["ä", "€", "\U0001F600", "%"]
LITERALS = ["", "/", "/a", "?", "x=", "%20", "'", "a.b", "&k=v", "#"]


def text(rng, sizes=(0, 1, 2, 5)):
    while True:
        new = "".join(rng.choices(CHARACTERS, k=rng.choice(sizes)))
        if not re.search("%[0-9A-Fa-f]{2}", new):
            return new


def value(rng):
    kind = rng.randrange(8)
    if kind < 4:
        return text(rng)
    if kind < 6:
        return [text(rng, (1, 2, 5)) for _ in range(rng.choice([1, 1, 2, 3]))]
    if kind < 7:
        pairs = {text(rng): text(rng, (1, 2, 5)) for _ in range(rng.choice([1, 2, 3]))}
        return dict(sorted(pairs.items()))
    return None


def varspec(rng, values):
    name = rng.choice(NAMES)
    has_members = isinstance(values.get(name), (list, dict))
    return name + rng.choice(["", "", "*", "" if has_members else f":{rng.choice([1, 2, 3, 10, 9999])}"])


def template(rng, values):
    parts = ["http://h/"]  # Addressable parses the result
    for _ in range(rng.choice([1, 1, 2, 3])):
        parts.append(rng.choice(LITERALS))
        variables = ",".join(varspec(rng, values) for _ in range(rng.choice([1, 1, 2, 3])))
        parts.append("{" + rng.choice(["", "+", "#", ".", "/", ";", "?", "&"]) + variables + "}")
    return "".join(parts)


def output_of(command, lines):
    result = subprocess.run(command, input=lines, capture_output=True, check=True, text=True)
    return [json.loads(line) for line in result.stdout.splitlines()]


def main():
    parser = argparse.ArgumentParser(description="Compares expansions of random templates.")
    parser.add_argument("consturi")
    parser.add_argument("--count", type=int, default=100000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    rows = []
    for _ in range(options.count):
        values = {name: value(rng) for name in NAMES if rng.randrange(5)}
        rows.append((template(rng, values), {name: given for name, given in values.items() if given is not None}))
    lines = "".join(json.dumps(row) + "\n" for row in rows)
    ours = output_of([options.consturi], lines)
    others = {
        "uritemplate": [uritemplate.expand(of, values) for of, values in rows],
        "Addressable": output_of(["ruby", HERE / "addressable.rb"], lines),
    }
    differences = 0
    for name, theirs in others.items():
        for row, own, other in zip(rows, ours, theirs, strict=True):
            if own != other:
                differences += 1
                print(f"{json.dumps(row)}: {own}, but {name}: {other}", file=sys.stderr)
    print(f"{len(rows):,} templates, {len(others)} other libraries, {differences} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
