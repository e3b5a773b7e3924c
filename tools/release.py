#!/usr/bin/env python3
# Makes the files of a release of the last commit, in an empty or new directory:
#
#     release.py DIRECTORY [--unverified]
#
# - consturi-VERSION.tar.gz: the sources
# - consturi.hpp, consturi-single-include-VERSION.tar.gz: what tools/amalgamate.py writes, the first file by itself, too
# - vcpkg-port-VERSION.tar.gz: packaging/vcpkg with the hash of the sources, as the directory consturi
# - consturi_VERSION-0upstream1.dsc and others: the Debian source package, for dpkg-buildpackage
# - consturi-VERSION.spdx.json: what the release contains, and what it can depend on (SPDX 2.3)
# - SHA256SUMS
#
# Two runs give the same bytes, with the same versions of git, zlib and dpkg-source (of the package dpkg-dev). The
# script refuses changes that are not committed, a CHANGELOG.md without the version and a date or with changes of no
# version, recipes with another version, and, without --unverified, a check in docs/verification.md that failed, or
# whose result is older than the last change of what it checks, unless it is `not run for VERSION: ` with a reason.
#
# Distributed under the Boost Software License, Version 1.0.
import argparse
import gzip
import hashlib
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile

from amalgamate import version

TOP = pathlib.Path(__file__).resolve().parents[1]
# What the headers and the program use: name, least version, licence, and for what.
DEPENDENCIES = [
    ("Boost.Hana", "1.74", "BSL-1.0", "some headers"),
    ("fmt", "9", "MIT", "<consturi/fmt.hpp>"),
    ("nlohmann-json", "3", "MIT", "<consturi/nlohmann_json.hpp>, the program"),
    ("libidn2", "2", "LGPL-3.0-or-later OR GPL-2.0-or-later", "<consturi/idna.hpp>"),
    ("Catch2", "2", "BSL-1.0", "<consturi/catch2.hpp>, the tests"),
    ("CLI11", "2", "BSD-3-Clause", "the program"),
    ("expat", "2", "MIT", "the program"),
    ("RapidJSON", "1.1", "MIT", "the program"),
    ("yaml-cpp", "0.7", "MIT", "the program"),
    ("toml++", "3", "MIT", "the program"),
]


def git(*command):
    return subprocess.run(["git", *command], cwd=TOP, text=True, capture_output=True, check=True).stdout.strip()


_, VERSION = version()
ADDRESS = re.search(r"HOMEPAGE_URL (\S+)", (TOP / "CMakeLists.txt").read_text())[1]


def reasons_against():
    """What stands against a release of this commit."""
    if git("status", "--porcelain"):
        yield "there are changes that are not committed"
    changes = (TOP / "CHANGELOG.md").read_text()
    if not re.search(rf"^## {re.escape(VERSION)} - \d{{4}}-\d\d-\d\d$", changes, re.M):
        yield f"CHANGELOG.md: no heading for {VERSION} with a date"
    if "## Unreleased" in changes:
        yield "CHANGELOG.md: changes of no version, below Unreleased"
    if "Nothing has been released" in changes:
        yield "CHANGELOG.md: it says that nothing has been released"
    compared = subprocess.run([sys.executable, TOP / "packaging/check.py"], text=True, capture_output=True, check=False)
    if compared.returncode != 0:
        yield compared.stderr.strip()


# What the checks depend on, and those beside headers on which the checks of the ways to use the library depend.
CHECKED = ["include", "src"]
CHECKED_BY_WAYS = ["cmake", "modules", "packaging", "tools/amalgamate.py", "CMakeLists.txt", "meson.build"]


def unverified():
    """The checks that failed or have no result, or one that is older than what they check."""
    rows = re.findall(r"^\| (.*?) \| (.*?) \| (.*?) *\|$", (TOP / "docs/verification.md").read_text(), re.M)
    if len(rows) < 2:
        yield "docs/verification.md: no results"
    for description, result, when in rows[1:]:
        paths = CHECKED + (CHECKED_BY_WAYS if re.search(r"install\.md|Debian|one file", description) else [])
        changed = git("log", "-1", "--format=%H", "--", *paths)
        commit = when.split(" ")[-1]
        contains = commit and subprocess.run(["git", "merge-base", "--is-ancestor", changed, commit], cwd=TOP,
                                             stderr=subprocess.DEVNULL, check=False).returncode == 0
        if not result.startswith(f"not run for {VERSION}: ") and (not contains or "failed" in result):
            yield f"docs/verification.md: {description}: {result}, {when or 'never'}; changed in {changed[:7]}"


def archive(file, directory, files, time):
    """Writes a .tar.gz with files of this time. `files` are pairs of a name and bytes."""
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w", format=tarfile.PAX_FORMAT) as tar:
        for name, data in sorted(files):
            entry = tarfile.TarInfo(f"{directory}/{name}")
            entry.size, entry.mtime, entry.mode = len(data), time, 0o644
            tar.addfile(entry, io.BytesIO(data))
    file.write_bytes(gzip.compress(content.getvalue(), mtime=0))


def files_in(directory):
    return [(str(file.relative_to(directory)), file.read_bytes()) for file in directory.rglob("*") if file.is_file()]


def debian_source(target, sources, time):
    """The Debian source package, made with a copy of the sources in a temporary directory."""
    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        original = work / f"consturi_{VERSION}.orig.tar.gz"
        shutil.copy(sources, original)
        subprocess.run(["tar", "-xf", original], cwd=work, check=True)
        package = work / f"consturi-{VERSION}"
        shutil.copytree(package / "packaging/debian", package / "debian")
        subprocess.run(["dpkg-source", "--build", package], cwd=work, check=True,
                       env={**os.environ, "SOURCE_DATE_EPOCH": str(time)}, stdout=subprocess.DEVNULL)
        for file in work.iterdir():
            if file.is_file():
                shutil.copy(file, target / file.name)


def bill_of_materials(files):
    def identifier(name):
        return f"SPDXRef-{re.sub('[^A-Za-z0-9.]', '-', name)}"

    def checksums(file):
        return [{"algorithm": name.upper(), "checksumValue": hashlib.new(name, file.read_bytes()).hexdigest()}
                for name in ("sha1", "sha256")]

    def package(name, licence, comment, **more):
        purl = f"pkg:generic/{name.lower().replace('+', '%2B')}" + (f"@{VERSION}" if name == "consturi" else "")
        reference = {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": purl}
        return {"SPDXID": identifier(name), "name": name, "supplier": "NOASSERTION", "downloadLocation": "NOASSERTION",
                "filesAnalyzed": False, "licenseConcluded": licence, "licenseDeclared": licence,
                "copyrightText": "NOASSERTION", "externalRefs": [reference], "comment": comment} | more

    own = package("consturi", "BSL-1.0", "headers, the library consturi_compiled and the program consturi",
                  versionInfo=VERSION, homepage=ADDRESS)
    others = [package(name, licence, f"{least} or later, for {user}") for name, least, licence, user in DEPENDENCIES]
    contents = [{"SPDXID": identifier(file.name), "fileName": f"./{file.name}", "checksums": checksums(file),
                 "licenseConcluded": "BSL-1.0", "copyrightText": "NOASSERTION"} for file in files]
    relations = [("SPDXRef-DOCUMENT", "DESCRIBES", own["SPDXID"])]
    relations += [(own["SPDXID"], "CONTAINS", file["SPDXID"]) for file in contents]
    relations += [(other["SPDXID"], "OPTIONAL_DEPENDENCY_OF", own["SPDXID"]) for other in others]
    return {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"consturi-{VERSION}", "documentNamespace": f"{ADDRESS}/spdx/{VERSION}/{git('rev-parse', 'HEAD')}",
        "creationInfo": {"created": git("log", "-1", "--format=%cd", "--date=format-local:%Y-%m-%dT%H:%M:%SZ"),
                         "creators": ["Tool: tools/release.py"]},
        "packages": [own, *others],
        "files": contents,
        "relationships": [{"spdxElementId": a, "relationshipType": kind, "relatedSpdxElement": b}
                          for a, kind, b in relations]}


def make(target):
    time = int(git("log", "-1", "--format=%ct"))
    sources = target / f"consturi-{VERSION}.tar.gz"
    settings = ["-c", "tar.umask=0022", "-c", "core.autocrlf=false", "-c", "core.eol=lf"]  # those of users differ
    tar = subprocess.run(["git", *settings, "archive", f"--prefix=consturi-{VERSION}/", "HEAD"], cwd=TOP,
                         capture_output=True, check=True)
    sources.write_bytes(gzip.compress(tar.stdout, mtime=0))

    with tempfile.TemporaryDirectory() as name:
        single = pathlib.Path(name)
        subprocess.run([sys.executable, TOP / "tools/amalgamate.py", single], check=True)
        shutil.copy(single / "consturi.hpp", target)
        archive(target / f"consturi-single-include-{VERSION}.tar.gz", f"consturi-single-include-{VERSION}",
                files_in(single), time)

    port = dict(files_in(TOP / "packaging/vcpkg"))
    sha512 = hashlib.sha512(sources.read_bytes()).hexdigest()
    port["portfile.cmake"] = port["portfile.cmake"].replace(b"SHA512 0", f"SHA512 {sha512}".encode())
    archive(target / f"vcpkg-port-{VERSION}.tar.gz", "consturi", port.items(), time)

    debian_source(target, sources, time)
    spdx = json.dumps(bill_of_materials(sorted(target.iterdir())), indent=2) + "\n"
    (target / f"consturi-{VERSION}.spdx.json").write_text(spdx)
    sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in sorted(target.iterdir())]
    (target / "SHA256SUMS").write_text("".join(sums))


def main():
    parser = argparse.ArgumentParser(description="Makes the files of a release of the last commit.")
    parser.add_argument("directory", type=pathlib.Path, metavar="DIRECTORY", help="an empty or new directory")
    parser.add_argument("--unverified", action="store_true", help="even if checks are older than the headers")
    options = parser.parse_args()
    target = options.directory.resolve()
    if target.is_relative_to(TOP):
        sys.exit("release.py: the directory is in the checkout")
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        sys.exit(f"release.py: {options.directory} is not an empty directory")
    for program in "git", "dpkg-source":
        if not shutil.which(program):
            sys.exit(f"release.py: {program} is not installed")
    if not (TOP / ".git").exists():
        sys.exit("release.py: this is no clone of the repository")
    if reasons := [*reasons_against(), *(() if options.unverified else unverified())]:
        sys.exit("release.py: no release of this commit:\n" + "\n".join(reasons))
    os.environ["TZ"] = "UTC"  # of dates that git prints
    with tempfile.TemporaryDirectory() as name:  # so that the directory has all files or none
        make(pathlib.Path(name))
        shutil.copytree(name, target, dirs_exist_ok=True)
    print(*sorted(file.name for file in target.iterdir()), sep="\n")


if __name__ == "__main__":
    main()
