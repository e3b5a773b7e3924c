#!/usr/bin/env python3
# Builds a program in each of the ways of docs/install.md, with the lines of that page, in an empty directory with a
# copy of the repository. The program must run; with an invalid literal, it must be rejected with the promised words:
#
#     ways_in.py [--only WAY...]
#
# Distributed under the Boost Software License, Version 1.0.
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile
import time

TOP = pathlib.Path(__file__).resolve().parents[2]
PAGE = (TOP / "docs/install.md").read_text()

PROGRAM = """\
#include <consturi.hpp>
#include <cstdio>
using namespace consturi::literals;

constexpr auto api = "https://api.example.com:8443/v1"_uri;

int main(int, char** arguments) {
    auto const parsed = consturi::parse_uri(arguments[1]);
    std::puts(parsed && parsed->host() == api.host() ? "the same host" : "another");
}
"""
MISTAKES = (TOP / "include/consturi/diagnosis/mistakes.def").read_text()
MESSAGE = re.search(r'^CONSTURI_MISTAKE\(letter_in_port, \w+, "(.*)"\)', MISTAKES, re.M)[1]
WORDS = re.compile(rf"app\.cpp:\d:.*error: .*(letter_in_port|{re.escape(MESSAGE)})")


class Failed(Exception):
    pass


class Skipped(Exception):
    pass


def lines_of(section, language, number=0):
    """The lines of a block of the page."""
    text = re.search(rf"^## {section}\n(.*?)(?=^## |\Z)", PAGE, re.M | re.S)[1]
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.M | re.S)[number]


def run(command, directory):
    done = subprocess.run(["sh", "-euc", command], cwd=directory, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return done.returncode, f"$ {command}\n{done.stdout}"


def must_run(command, directory, expected=""):
    code, output = run(command, directory)
    if code != 0 or expected not in output or "warning" in output.lower():
        raise Failed(f"{output}exit code {code}; expected 0, {expected!r}, and no warning")


def check(directory, build, app="./app", program=PROGRAM):
    """Builds and runs the program; with the wrong one, the build must fail."""
    source = directory / "app.cpp"
    source.write_text(program)
    must_run(build, directory)
    must_run(f"{app} https://api.example.com/", directory, "the same host")
    must_run(f"{app} https://api.example.com:8o43/", directory, "another")
    source.write_text(program.replace(":8443", ":8o43"))
    code, output = run(build, directory)
    if code == 0 or not WORDS.search(output):
        raise Failed(f"{output}exit code {code}; expected an error, in which is: {WORDS.pattern}")


def cmake(directory, lines, options="", program=PROGRAM, least="3.25"):
    commit = subprocess.run(["git", "rev-parse", "HEAD"], cwd=TOP, text=True, capture_output=True, check=True)
    lines = lines.replace("https://git.example.com/consturi.git", f"file://{directory}/consturi")
    lines = lines.replace("GIT_TAG main", f"GIT_TAG {commit.stdout.strip()}")
    (directory / "CMakeLists.txt").write_text(
        f"cmake_minimum_required(VERSION {least})\nproject(app LANGUAGES CXX)\nadd_executable(app app.cpp)\n{lines}")
    check(directory, f"cmake -S . -B build {options} && cmake --build build", "build/app", program)


def installed(directory, options=""):
    """Installs consturi, with more options of CMake."""
    must_run(lines_of("CMake", "sh").replace("cmake --install", "cmake --build consturi-build\ncmake --install")
             .replace("-S consturi", f"-S consturi {options}"), directory)


def include_path(directory):
    check(directory, lines_of("An include path", "sh"))


def one_file(directory):
    check(directory, lines_of("One file", "sh"))
    if (size := (directory / "single_include/consturi.hpp").stat().st_size) > 800_000:
        raise Failed(f"consturi.hpp has {size} bytes; at most 800,000")
    compiler = "g++ -std=c++20 -Wall -Wextra -I single_include"
    source = directory / "app.cpp"
    source.write_text(PROGRAM)
    must_run(f"{compiler} -D CONSTURI_WITHOUT_HANA -MD app.cpp -o app && ! grep boost app.d", directory)
    headers = [header for header in sorted((directory / "single_include/consturi").glob("*.hpp"))
               if header.stem not in ("catch2", "fmt", "nlohmann_json", "idna")]  # they need other libraries
    source.write_text("".join(f"#include <consturi/{header.name}>\n" for header in headers))
    must_run(f"{compiler} -fsyntax-only app.cpp", directory)
    code, output = run("python3 consturi/tools/amalgamate.py .", directory)  # where consturi is the repository
    if code == 0 or "consturi is something else" not in output:
        raise Failed(f"{output}exit code {code}; expected an error")
    # Beside the headers of another version.
    version = directory / "consturi/include/consturi/version.hpp"
    version.write_text(re.sub(r"(_MAJOR) \d+", r"\1 99", version.read_text()))
    source.write_text('#include "consturi/include/consturi/version.hpp"\n' + PROGRAM)
    code, output = run(f"{compiler} -fsyntax-only app.cpp", directory)
    if code == 0 or "also includes headers of another version" not in output:
        raise Failed(f"{output}exit code {code}; expected #error")


def source_tree(directory):
    cmake(directory, lines_of("CMake", "cmake", 0))


def download(directory):
    cmake(directory, lines_of("CMake", "cmake", 1))


def installation(directory):
    installed(directory)
    cmake(directory, lines_of("CMake", "cmake", 2), "-D CMAKE_PREFIX_PATH=$PWD/installed")


def compiled(directory):
    cmake(directory, lines_of("A compiled library", "cmake"))


IMPORTS = PROGRAM.replace("#include <consturi.hpp>", "#include <optional>\n#include <string_view>\nimport consturi;")


def modules(directory):
    check(directory, lines_of("Modules", "sh"), program=IMPORTS)


def modules_by_cmake(directory):
    version = subprocess.run(["cmake", "--version"], text=True, capture_output=True, check=True).stdout.split()[2]
    if [int(part) for part in version.split(".")[:2]] < [3, 28]:
        raise Skipped(f"CMake {version}")
    options = "-G Ninja -D CMAKE_CXX_COMPILER=clang++-19"
    cmake(directory, lines_of("Modules", "cmake"), options, IMPORTS, "3.28")
    installed(directory, f"{options} -D CONSTURI_BUILD_MODULES=ON")
    lines = lines_of("CMake", "cmake", 2).replace("consturi::consturi", "consturi::modules")
    cmake(directory, lines, f"{options} -D CMAKE_PREFIX_PATH=$PWD/installed", IMPORTS, "3.28")


def pkg_config(directory):
    installed(directory, "-D CONSTURI_BUILD_LIBRARY=ON -D CMAKE_INSTALL_LIBDIR=lib/machine")
    path = lines_of("pkg-config", "sh").split("\n")[0].replace("lib/pkgconfig", "lib/machine/pkgconfig")
    check(directory, lines_of("pkg-config", "sh"))
    check(directory, f"{path}\n{lines_of('pkg-config', 'sh', 1)}")


def meson(directory):
    (directory / "subprojects").mkdir()
    (directory / "consturi").rename(directory / "subprojects/consturi")
    (directory / "meson.build").write_text(f"project('app', 'cpp')\n{lines_of('Meson', 'meson')}")
    check(directory, "test -d build || meson setup build; meson compile -C build", "build/app")
    text = (directory / "meson.build").read_text()
    (directory / "meson.build").write_text(text.replace("dependency('consturi',", "dependency('consturi-compiled',"))
    check(directory, "meson compile -C build", "build/app")


WAYS = [include_path, one_file, source_tree, download, installation, compiled, modules, modules_by_cmake,
        pkg_config, meson]


def main():
    names = [way.__name__ for way in WAYS]
    parser = argparse.ArgumentParser(description="Builds a program in each of the ways of docs/install.md.")
    parser.add_argument("--only", action="append", choices=names, metavar="WAY", help=f"one of: {', '.join(names)}")
    options = parser.parse_args()
    failures = 0
    for way in WAYS:
        if way.__name__ not in (options.only or names):
            continue
        begin = time.monotonic()
        with tempfile.TemporaryDirectory() as name:
            directory = pathlib.Path(name)
            subprocess.run(["git", "clone", "-q", TOP, directory / "consturi"], check=True)
            try:
                way(directory)
                print(f"{way.__name__}: {time.monotonic() - begin:.0f} s", flush=True)
            except Skipped as reason:
                print(f"skipped: {way.__name__}: {reason}", flush=True)
            except Failed as failure:
                failures += 1
                print(f"{failure}\nFAILED: {way.__name__}", flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
