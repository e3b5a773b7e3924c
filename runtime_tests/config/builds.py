#!/usr/bin/env python3
# Builds programs with a config file by the Makefile and the Meson project of docs/config-files.md: a bad URI stops the
# build with its line, the corrected file builds, and without a change nothing is built again.
#
#   builds.py SCRATCH PREFIX COMPILER
#
# PREFIX is where consturi is installed.
#
# Distributed under the Boost Software License, Version 1.0.
import os
import pathlib
import re
import shutil
import subprocess
import sys

SCRATCH, PREFIX, COMPILER = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]
TOP = pathlib.Path(__file__).parents[2]
DOCUMENT = (TOP / "docs/config-files.md").read_text()
ENVIRONMENT = os.environ | {"PATH": f"{PREFIX}/bin:{os.environ['PATH']}", "CXX": COMPILER,
                            "CXXFLAGS": f"-I{PREFIX}/include"}
BAD = "\n\n# endpoints\nmail:\n\n\n  default: https://mail.example.com:8o43/\n"
PROGRAM = """#include "endpoints.hpp"
static_assert(app::endpoints::mail::default_.port_number() == 8443);
int main() {}
"""


def run(directory, *command):
    done = subprocess.run(command, cwd=directory, env=ENVIRONMENT, text=True, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT)
    print("$", *command, f"\n{done.stdout}", flush=True)
    return done


def check(tool, file, configure, build, nothing_to_do):
    """Writes the project with the example of the document in `file`, and builds it."""
    if not shutil.which(tool):
        print(f"[skipped] {tool} is not installed")
        return
    directory = SCRATCH / tool
    shutil.rmtree(directory, ignore_errors=True)
    directory.mkdir(parents=True)
    example = re.search(f"^```{tool}\n(.*?)^```$", DOCUMENT, re.M | re.S)[1]
    (directory / file).write_text(example)
    (directory / "main.cpp").write_text(PROGRAM)
    config = directory / "endpoints.yaml"
    config.write_text(BAD)
    if configure:
        assert run(directory, *configure).returncode == 0
    failed = run(directory, *build)
    first = re.search("^.*error: .*$", failed.stdout, re.M)
    assert failed.returncode != 0 and first, failed
    assert "endpoints.yaml:7:38: error: " in first[0], first[0]
    config.write_text(BAD.replace("8o43", "8443"))
    assert run(directory, *build).returncode == 0
    assert nothing_to_do in run(directory, *build).stdout


check("make", "Makefile", (), ("make",), "is up to date")
check("meson", "meson.build", ("meson", "setup", "build"), ("ninja", "-C", "build"), "no work to do")
