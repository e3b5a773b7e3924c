#!/usr/bin/env python3
"""Tests tools/release.py in a clone: two runs make the same files, which can be read, and it refuses what it has to.

Distributed under the Boost Software License, Version 1.0.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

TOP = pathlib.Path(__file__).resolve().parents[2]
if not (TOP / ".git").exists() or not shutil.which("git") or not shutil.which("dpkg-source"):
    sys.exit(print("[skipped] this is no clone of the repository, or git or dpkg-source is not installed"))

work = pathlib.Path(tempfile.mkdtemp())
clone = work / "clone"
os.environ |= {f"GIT_{role}_{what}": "a@h" for role in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}


def run(*command, directory=clone):
    return subprocess.run(command, cwd=directory, text=True, capture_output=True, check=True).stdout


def release(name, *options):
    done = subprocess.run([sys.executable, "tools/release.py", work / name, *options], cwd=clone, text=True,
                          capture_output=True, check=False)
    if (done.returncode == 0) != (work / name / "SHA256SUMS").exists():
        sys.exit(f"exit code {done.returncode}: {done.stderr}")
    return done.stderr


def change(name, pattern, replacement):
    """Changes a file of the clone, and commits that."""
    file = clone / name
    before = file.read_text()
    after = re.sub(pattern, replacement, before, count=1, flags=re.M | re.S)
    if after == before:
        sys.exit(f"{name} has no match of {pattern}")
    file.write_text(after)
    run("git", "commit", "-qam", name)


def must_refuse(reason, *options):
    if reason not in (printed := release("refused", *options)):
        sys.exit(f"not refused because of {reason!r}: {printed!r}")


run("git", "clone", "-q", "--", str(TOP), str(clone), directory=work)
version = ".".join(re.findall(r"VERSION_\w+ (\d+)", (clone / "include/consturi/version.hpp").read_text()))
if "## Unreleased" in (clone / "CHANGELOG.md").read_text():
    must_refuse("Unreleased", "--unverified")
    change("CHANGELOG.md", "## Unreleased", f"## {version} - 2000-01-01")
if "Nothing has been released" in (clone / "CHANGELOG.md").read_text():
    must_refuse("nothing has been released", "--unverified")
    change("CHANGELOG.md", r"Nothing has been released.*?\n\n", "")
(clone / "new").write_text("")
must_refuse("not committed", "--unverified")
(clone / "new").unlink()

# Results: none, of this commit, failed, and older than a header.
commit = run("git", "rev-parse", "HEAD").strip()
page = clone / "docs/verification.md"
row = f"\\n| a check | {{}} | 2000-01-01, {commit} |\\n"
change("docs/verification.md", "<!-- nightly: begin.*", "")
must_refuse("no results")
change("docs/verification.md", r"\Z", "| check | result | date, commit |\\n|---|---|---|" + row.format("passed"))
release("verified")
change("docs/verification.md", "passed", "**failed**")
must_refuse("a check: **failed**")
change("docs/verification.md", re.escape("**failed**"), f"not run for {version}: no machine has it")
release("not-run")
change("docs/verification.md", "not run.*?machine has it", "passed")
change("include/consturi.hpp", "#ifndef", "\\n#ifndef")
must_refuse("changed in")
change("meson.build", f"version: '{re.escape(version)}'", "version: '9.9'")
must_refuse("meson.build", "--unverified")
change("meson.build", "version: '9.9'", f"version: '{version}'")

release("first", "--unverified")
run("git", "config", "tar.umask", "0077")
run("git", "config", "core.autocrlf", "true")
os.umask(0o077)
release("second", "--unverified")
first, second = ({file.name: file.read_bytes() for file in (work / name).iterdir()} for name in ("first", "second"))
if first != second or len(first) < 8:
    sys.exit(f"two releases differ: {[name for name in first if first[name] != second.get(name)]}")
run("sha256sum", "--strict", "-c", "SHA256SUMS", directory=work / "first")
run("dpkg-source", "-x", *(name for name in first if name.endswith(".dsc")), "unpacked", directory=work / "first")
run("tar", "-xf", f"consturi-{version}.tar.gz", directory=work / "first")
if not (work / f"first/consturi-{version}/CMakeLists.txt").exists():
    sys.exit("the sources have no CMakeLists.txt")
port = run("tar", "-xOf", f"vcpkg-port-{version}.tar.gz", "consturi/portfile.cmake", directory=work / "first")
if run("sha512sum", f"consturi-{version}.tar.gz", directory=work / "first").split()[0] not in port:
    sys.exit("the port for vcpkg does not have the hash of the sources")
bill = json.loads(first[f"consturi-{version}.spdx.json"])
known = {"SPDXRef-DOCUMENT", *(each["SPDXID"] for each in bill["packages"] + bill["files"])}
for relation in bill["relationships"]:
    if not {relation["spdxElementId"], relation["relatedSpdxElement"]} <= known:
        sys.exit(f"the bill of materials does not have the elements of {relation}")
shutil.rmtree(work)
