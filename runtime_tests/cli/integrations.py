#!/usr/bin/env python3
# Runs the hooks of pre-commit and the last step of the GitHub action on a file with a bad URI.
#
#   integrations.py SCRATCH DIRECTORY
#
# The second argument is the directory with the program consturi.
#
# Distributed under the Boost Software License, Version 1.0.
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys

try:
    import yaml
except ModuleNotFoundError:
    sys.exit("[skipped] PyYAML (Debian: python3-yaml) is not installed")

TOP = pathlib.Path(__file__).parents[2]
SCRATCH = pathlib.Path(sys.argv[1])
ENVIRONMENT = os.environ | {"PATH": f"{pathlib.Path(sys.argv[2]).resolve()}:{os.environ['PATH']}"}
FILES = {"a.yaml": "url: https://h:8o/\n", "b c.md": "See https://h:8o/.\n", "good.env": "URL=http://h/\n"}


def run(*command, **variables):
    done = subprocess.run(command, cwd=SCRATCH, env=ENVIRONMENT | variables, text=True, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT)
    print("$", *command, f"\n{done.stdout}", flush=True)
    return done.returncode, done.stdout


def check_hooks():
    config, find = yaml.safe_load((TOP / ".pre-commit-hooks.yaml").read_text())
    for name in "a.json", "d/b.YAML", "c.properties", ".env", "d/.env.local", "app.env":
        assert re.search(config["files"], name), name
    for name in "a.md", "environment", "x.env.md", "json":
        assert not re.search(config["files"], name), name
    names = sorted(FILES)
    assert [name for name in names if re.search(config["files"], name)] == ["a.yaml", "good.env"]
    code, output = run(*shlex.split(config["entry"]), "a.yaml", "good.env")
    assert code == 1 and "a.yaml:1:17: error: " in output
    code, output = run(*shlex.split(find["entry"]), *names)
    assert code == 1 and "a.yaml:1:17: error: " in output and "b c.md:1:16: error: " in output


def check_action():
    action = yaml.safe_load((TOP / "action.yml").read_text())
    step = action["runs"]["steps"][-1]
    values = {name: value["default"] for name, value in action["inputs"].items()}

    def check(**inputs):
        variables = {name: re.sub(r"\$\{\{ inputs\.(\w+) \}\}", lambda input: (values | inputs)[input[1]], value)
                     for name, value in step["env"].items()}
        return run("bash", "-eo", "pipefail", "-c", step["run"], **variables)

    code, output = check()
    assert code == 1 and "\na.yaml:1:17: error: " in "\n" + output and "b c.md" not in output
    assert check(paths="good.env\n")[0] == 0
    code, output = check(paths="good.env", require='scheme_is("https")')
    assert code == 1 and 'scheme_is("https")' in output
    code, output = check(mode="find", paths="b c.md\na.yaml", sarif="log.sarif")
    assert code == 1 and "error: " not in output
    results = json.loads((SCRATCH / "log.sarif").read_text())["runs"][0]["results"]
    assert len(results) == 2


SCRATCH.mkdir(parents=True, exist_ok=True)
for name, text in FILES.items():
    (SCRATCH / name).write_text(text)
check_hooks()
check_action()
