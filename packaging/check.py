#!/usr/bin/env python3
# Compares the recipes of package managers, most of which cannot run here, with CMakeLists.txt and the headers.
#
# Distributed under the Boost Software License, Version 1.0.
import collections
import fnmatch
import json
import pathlib
import re
import sys
import types
from unittest import mock

TOP = pathlib.Path(__file__).resolve().parents[1]
PACKAGING = TOP / "packaging"
errors = []


def read(name):
    return (TOP / name).read_text()


def compare(document, what, found, expected):
    if found != expected:
        errors.append(f"{document}: {what}: {found}, must be {expected}")


def words(pattern, text):
    """The words of the only match of a pattern."""
    matches = re.findall(pattern, text)
    return sorted(matches[0].split()) if len(matches) == 1 else f"{len(matches)} matches of {pattern}"


cmake = read("CMakeLists.txt")
version = ".".join(re.findall(r"^#define CONSTURI_VERSION_\w+ (\d+)$", read("include/consturi/version.hpp"), re.M))
sources = words(r"add_library\(consturi_compiled ([^)]*)\)", cmake)
definitions = words(r"target_compile_definitions\(consturi_compiled PUBLIC ([^)]*)\)", cmake)
standard = words(r"target_compile_features\(consturi INTERFACE cxx_std_([^)]*)\)", cmake)
boost = set(re.findall(r"find_package\(Boost ([\d.]+)", cmake))
least_cmake = words(r"^cmake_minimum_required\(VERSION ([^)]*)\)", cmake)
options = set(re.findall(r"^option\((\w+)", cmake, re.M)) | set(re.findall(r"^ *set\((\w+) .* CACHE ", cmake, re.M))
options |= set(re.findall(r"\bif\((CONSTURI_\w+)\)", read("cmake/consturi-check-config.cmake")))
address = re.search(r"HOMEPAGE_URL (\S+)", cmake)[1]
headers = {str(file.relative_to(TOP)) for file in (TOP / "include").rglob("*") if file.is_file()}


# All recipes: options that CMake has, the address of the repository.
for file in [TOP / "BUILD.bazel", TOP / "MODULE.bazel", *PACKAGING.rglob("*")]:
    if file.is_file() and file.suffix not in (".py", ".pyc") or file.name == "conanfile.py":
        name, text = str(file.relative_to(TOP)), file.read_text()
        for word in set(re.findall(r"(?:\b|-D)(CONSTURI_\w+)", text)) - {"CONSTURI_VERSION_"}:
            if word not in options and word not in definitions:
                errors.append(f"{name}: no such option in CMakeLists.txt: {word}")
        for found in re.findall(r"https://\S*?/consturi\b", text):
            compare(name, "address of the repository, which CMakeLists.txt has", found, address)


# Debian
control = read("packaging/debian/control")
packages = set(re.findall(r"^Package: (\S+)$", control, re.M))
compare("packaging/debian/changelog", "version", read("packaging/debian/changelog").partition("-")[0],
        f"consturi ({version}")
compare("packaging/debian/control", "packages", sorted(packages),
        sorted(["consturi", "libconsturi-dev", f"libconsturi-compiled{version}"]))
compare("packaging/debian/control", "cmake", words(r"cmake \(>= ([\d.]+)\)", control), least_cmake)
compare("packaging/debian/control", "Boost", set(re.findall(r"libboost-dev \(>= ([\d.]+)\)", control)), boost)
for file in (PACKAGING / "debian").glob("*.*"):
    if file.stem not in packages:
        errors.append(f"{file.relative_to(TOP)}: no package {file.stem} in control")
test = read("packaging/debian/tests/find-package")
compare("packaging/debian/tests/find-package", "version", words(r"find_package\(consturi (\S+)", test),
        [version.rpartition(".")[0]])
compare("packaging/debian/tests/find-package", "cmake", words(r"cmake_minimum_required\(VERSION ([\d.]+)", test),
        least_cmake)
for mistake in re.findall(r"grep -w (\w+)", test) or ["none"]:
    if f"CONSTURI_MISTAKE({mistake}," not in read("include/consturi/diagnosis/mistakes.def"):
        errors.append(f"packaging/debian/tests/find-package: no such mistake in mistakes.def: {mistake}")


# vcpkg
manifest, portfile = json.loads(read("packaging/vcpkg/vcpkg.json")), read("packaging/vcpkg/portfile.cmake")
compare("packaging/vcpkg/vcpkg.json", "version", manifest["version"], version)
features = re.search(r"FEATURES\n((?: +[a-z]+ +CONSTURI_\w+\n)+)", portfile)[1].split()[::2]
compare("packaging/vcpkg/portfile.cmake", "features", sorted(features), sorted(manifest["features"]))
compare("packaging/vcpkg/portfile.cmake", "the CMake package", words(r"CONFIG_PATH ([^)]*)\)", portfile),
        words(r"set\(CONSTURI_CMAKE_DIR (\S+) CACHE", cmake))


# Conan: the recipe runs with stand-ins for the modules of Conan.
def load_recipe():
    tools = ["build", "cmake", "files"]
    modules = {name: mock.MagicMock() for name in ["conan", "conan.errors", *(f"conan.tools.{name}" for name in tools)]}
    modules["conan"].ConanFile = object
    modules["conan.tools.files"].load = lambda _, path: pathlib.Path(path).read_text()
    path = PACKAGING / "conan/conanfile.py"
    scope = {}
    with mock.patch.dict(sys.modules, modules):
        exec(compile(path.read_text(), path, "exec"), scope)
    return scope["ConsturiConan"], scope


Recipe, scope = load_recipe()
recipe = Recipe()
recipe.recipe_folder, recipe.export_sources_folder = PACKAGING / "conan", "exported"
recipe.options = types.SimpleNamespace(**{name: True for name in Recipe.options})
recipe.settings, recipe.requires, recipe.tool_requires = mock.MagicMock(), mock.MagicMock(), mock.MagicMock()
recipe.cpp_info = mock.MagicMock(components=collections.defaultdict(mock.MagicMock))
for step in ("set_version", "export_sources", "requirements", "validate", "build_requirements", "generate",
             "package_info"):
    getattr(recipe, step)()
NAME = "packaging/conan/conanfile.py"
compare(NAME, "version", recipe.version, version)
compare(NAME, "defines", recipe.cpp_info.components["compiled"].defines, definitions)
compare(NAME, "libraries", recipe.cpp_info.components["compiled"].libs, ["consturi_compiled"])
compare(NAME, "standard", [str(scope["check_min_cppstd"].call_args[0][1])], standard)
compare(NAME, "Boost", recipe.requires.call_args[0][0], f"boost/[>={min(boost)} <2]")
compare(NAME, "CMake", recipe.tool_requires.call_args[0][0], f"cmake/[>={least_cmake[0]}]")
exported = [call[0][1] for call in scope["copy"].call_args_list]
needed = {*sources, *headers, *re.findall(r"[\w-]+/[\w./-]+\.(?:cmake|in|py|natvis)\b", cmake), "LICENSE"}
compare(NAME, "files that are not exported",
        [name for name in sorted(needed) if not any(fnmatch.fnmatch(name, pattern) for pattern in exported)], [])
compile(read("packaging/conan/test_package/conanfile.py"), "test_package", "exec")


# Meson
meson = read("meson.build")
compare("meson.build", "version", re.findall(r"\bproject\(.*?, version: '([^']*)'", meson), [version])
compare("meson.build", "sources", sorted(re.findall(r"'(src/[^']*)'", meson)), sources)


# Bazel: what these files use of Starlark is Python.
def glob(patterns):
    return [str(file.relative_to(TOP)) for pattern in patterns for file in TOP.glob(pattern)]


def targets_in(name):
    """The arguments of the functions that a file calls, without those of functions that are defined here."""
    calls = collections.defaultdict(list)
    functions = {function: lambda _=function, **arguments: calls[_].append(arguments)
                 for function in ("bazel_dep", "cc_library", "module", "package")}
    exec(compile(read(name), name, "exec"), {"glob": glob, "load": lambda *_: None, **functions})
    return calls


module = targets_in("MODULE.bazel")
compare("MODULE.bazel", "version", module["module"][0]["version"], version)
libraries = {library["name"]: library for library in targets_in("BUILD.bazel")["cc_library"]}
compare("BUILD.bazel", "sources", sorted(libraries["consturi_compiled"]["srcs"]), sources)
compare("BUILD.bazel", "defines", libraries["consturi_compiled"]["defines"], definitions)
for name in "consturi", "consturi_without_boost":
    listed = {*libraries[name]["hdrs"], *libraries[name]["textual_hdrs"]}
    compare("BUILD.bazel", f"headers of {name} that are missing", sorted(headers - listed), [])
modules = {dependency["name"] for dependency in module["bazel_dep"]}
for dependency in [name for library in libraries.values() for name in library.get("deps", [])]:
    if dependency.lstrip("@:") not in modules | libraries.keys():
        errors.append(f"BUILD.bazel: no such target or module: {dependency}")
page = read("docs/install.md")
compare("docs/install.md", "versions",
        set(re.findall(r"(?:version = \"|consturi-|compiled|_)([\d.]+\d)", page)), {version})
compare("docs/install.md", "standard", words(r"--cxxopt=-std=c\+\+(\d+)", page), standard)

sys.exit("\n".join(errors) or 0)
