#!/usr/bin/env python3
# Checks what GDB prints for the variables of program.cpp: gdb.py PROGRAM
#
# Distributed under the Boost Software License, Version 1.0.
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
PRINTERS = HERE.parents[1] / "tools/debuggers/consturi_gdb.py"
VARIABLE = re.compile(r"^static .*?(\w+)(?: =.*|\(.*|\{.*)?;\n// prints (.*)$", re.M)
EXPECTED = VARIABLE.findall((HERE / "program.cpp").read_text())

commands = [f"source {PRINTERS}", "break main", "run"]
for variable, _ in EXPECTED:
    commands += [f"echo {variable}:", f"output {variable}", "echo \\n"]
arguments = [argument for command in commands for argument in ("-ex", command)]
run = subprocess.run(["gdb", "-nx", "-batch", *arguments, sys.argv[1]], text=True, stdout=subprocess.PIPE,
                     stderr=subprocess.STDOUT, check=False)
missing = [line for line in (f"{variable}:{value}" for variable, value in EXPECTED)
           if line not in run.stdout.splitlines()]
if not EXPECTED or missing:
    sys.exit("\n".join([run.stdout, "missing:", *missing]))
print(f"{len(EXPECTED)} variables")
