#!/usr/bin/env python3
# Checks the folders of include/consturi: a header of a layer includes its own layer and lower ones only, and so no
# dialect, scheme or adapter; nor does it only declare what is defined above. An entry header has nothing but includes.
# The rules of RFC 3986 are named only in the layers that define the syntax. The tests of abnf/ do not need RFC 3986
# either.
#
# Distributed under the Boost Software License, Version 1.0.
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parent.parent.parent
# Lowest first.
LAYERS = ["text", "support", "abnf", "rfc", "syntax", "matching", "diagnosis", "coding", "host", "uri", "operations",
          "requirements"]
# Above all layers. Each of their parts includes the layers and, if it says so here, other parts.
PARTS = {"dialects/rfc2396": [], "dialects/java": ["dialects/rfc2396"], "dialects/iri": [], "schemes": [],
         "templates": [],
         "adapters": ["schemes", "templates"]}
# Where the syntax of RFC 3986 is bound to names of the public interface.
NAMES_RULES = ["rfc", "syntax", "matching", "diagnosis", "host", "uri/builder.hpp", "uri/parse.hpp", "uri/kinds.hpp",
               "coding/percent.hpp", "operations/host_port.hpp", "requirements/require.hpp",
               "requirements/required_uri.hpp"]

errors = []


def included_by(file):
    return re.findall(r"#include <consturi/(.+)>", file.read_text())


def allowed(folder):
    """The folders that a header of this folder may include."""
    if folder in LAYERS:
        return LAYERS[:LAYERS.index(folder) + 1]
    return [*LAYERS, folder, *PARTS[folder]]


def replaced(pattern, by, code):
    """Replaces until nothing matches, for brackets inside of brackets."""
    while code != (code := re.sub(pattern, by, code)):
        pass
    return code


def names_in(code):
    """The names of the classes, enumerations and functions that a header only declares, and of those that it defines;
    and of the classes of which it defines a member. In the format of clang-format, a declaration in a namespace begins
    in the first column."""
    code = re.sub(r"""//.*|^ *#(?:.*\\\n)*.*|'\\?.'|"(?:\\.|[^"\\\n])*"|\[\[.*?\]\] ?""", "", code, flags=re.M)
    code = replaced(r"\([^()]*\)", "@", code)  # `f(int n = 0)` becomes `f@`
    names = {";": set(), "{": set()}
    owners = set()
    classes = r"\b(?:class|struct|union|enum) (\w+)(?:<.*>)?(?: final)?(?:\s+: [^;{}]*)?\s*([;{])"
    for name, end in re.findall(classes, code):
        names[end].add(name)
    for head, end in re.findall(r"^(\w[^;{}]*)([;{])", code, re.M):
        head = replaced("<[^<>]*>", "", head)
        if " = " not in head:
            names[end].update(re.findall(r"\b(\w+)@", head))
            owners.update(re.findall(r"\b(\w+)::\w+@", head))
    return names[";"], names["{"], owners


def upward_declarations(headers):
    """Errors for what a header declares, but only a header that it may not include defines. `headers` maps paths to
    code."""
    found = []
    names = {path: names_in(code) for path, code in headers.items()}
    for path, (declared, _, owners) in names.items():
        folder = str(pathlib.Path(path).parent)
        for name in sorted(declared | owners):
            defining = {str(pathlib.Path(other).parent) for other, (_, defined, _) in names.items() if name in defined}
            if name in declared and defining and not defining.intersection(allowed(folder)):
                found.append(f"include/consturi/{path}: declares {name}, which {', '.join(defining)}/ defines")
            if name in owners and defining and folder not in defining:
                found.append(f"include/consturi/{path}: defines a member of {name}, a class of {', '.join(defining)}/")
    return found


entry_headers = [TOP / "include/consturi.hpp", *sorted((TOP / "include/consturi").glob("*.hpp"))]
for file in entry_headers:
    code = re.sub(r"//.*|#(ifndef|define|endif|include)\b.*", "", file.read_text())
    if file.name not in ("config.hpp", "version.hpp") and code.strip():
        errors.append(f"{file.relative_to(TOP)}: an entry header has more than includes")

for file in sorted((TOP / "include/consturi").glob("*/**/*.*")):
    path = file.relative_to(TOP / "include/consturi")
    folder = str(path.parent)
    if folder not in LAYERS and folder not in PARTS:
        errors.append(f"include/consturi/{path}: the folder is unknown to layers.py")
        continue
    for included in included_by(file):
        if included != "config.hpp" and str(pathlib.Path(included).parent) not in allowed(folder):
            errors.append(f"include/consturi/{path}: includes {included}, which is above {folder}/")
    if not included_by(file) and file.suffix != ".def":
        errors.append(f"include/consturi/{path}: does not include config.hpp, which declares the namespace consturi")
    code = re.sub(r"//.*", "", file.read_text())
    may_name_rules = folder in NAMES_RULES or str(path) in NAMES_RULES or folder not in LAYERS
    if not may_name_rules and re.search(r"\brfc3986::(?!syntax\b)", code):
        errors.append(f"include/consturi/{path}: names a rule of RFC 3986")

errors += upward_declarations({str(file.relative_to(TOP / "include/consturi")): file.read_text()
                               for file in (TOP / "include/consturi").glob("*/**/*.hpp")})

# The search finds each of these five declarations, unless they are in the layer of the definitions.
low = """
class a;
template <class T>
struct b;
enum class c : int;
constexpr int d(int n = 0) noexcept;
struct e {
    static int f();
};
"""
high = """
class [[nodiscard]] a {};
template <class T>
struct b<T[]> : a {};
enum class c : int { x };
constexpr int d(int n) noexcept {
    return n;
}
inline int e::f() {
    return 0;
}
"""
if (len(upward_declarations({"uri/low.hpp": low, "operations/high.hpp": high})) != 5
        or upward_declarations({"uri/low.hpp": low, "uri/high.hpp": high})):
    errors.append("layers.py: upward_declarations does not find what it has to find")

for file in sorted([*(TOP / "static_tests/abnf").glob("*"), *(TOP / "runtime_tests/abnf").glob("*")]):
    for included in included_by(file):
        if included != "rfc/rfc5234.hpp" and included.split("/")[0] not in ("text", "support", "abnf"):
            errors.append(f"{file.relative_to(TOP)}: includes {included}, but abnf/ is usable on its own")

sys.exit("\n".join(errors) or 0)
