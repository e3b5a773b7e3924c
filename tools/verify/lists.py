#!/usr/bin/env python3
# Compares lists and numbers in hand-written files with their sources: the parts of the nightly run in ci.yml, the
# number of parsers in README.md, and the schemes and ports in consturi-read-config.cmake.
#
# Distributed under the Boost Software License, Version 1.0.
import re
import sys

from nightly import NIGHTLY_PARTS, TOP, parsers

# fuzz-long exceeds the time limit of a job. The other two need mounts, which containers do not allow.
NOT_IN_CI_YML = {"fuzz-long", "debian-12", "debian-13"}

errors = []
workflow = (TOP / ".github/workflows/ci.yml").read_text()
listed = set(re.findall(r"[^\s,]+", re.search(r"part: \[([^]]*)\]", workflow)[1]))
for part in sorted(listed ^ (NIGHTLY_PARTS.keys() - NOT_IN_CI_YML)):
    errors.append(f".github/workflows/ci.yml: part {part} is {'unknown' if part in listed else 'missing'}")

number = re.search(r"\[(\d+) parsers\]", (TOP / "README.md").read_text())[1]
if int(number) != len(parsers.PARSERS):
    errors.append(f"README.md: {number} parsers; the tests compare {len(parsers.PARSERS)}")

reader = (TOP / "cmake/consturi-read-config.cmake").read_text()
known = {name: set(re.search(rf"^set\({name} ([^)]*)\)", reader, re.M)[1].split()) for name in ("schemes", "ports")}
table = (TOP / "include/consturi/operations/scheme_defaults.hpp").read_text()
for scheme, port in re.findall(r'^    \{"([a-z+]+)", *(\d+)', table, re.M):
    if "+" not in scheme and scheme not in known["schemes"]:
        errors.append(f"consturi-read-config.cmake: the scheme {scheme} of scheme_defaults.hpp is missing")
    if int(port) >= 1000 and port not in known["ports"]:
        errors.append(f"consturi-read-config.cmake: the port {port} of scheme_defaults.hpp is missing")

sys.exit("\n".join(errors) or 0)
