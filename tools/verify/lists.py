#!/usr/bin/env python3
# Compares what hand-written files repeat with its sources: numbers, messages, lists, links, and the names of tests,
# headers, functions and members.
#
#   lists.py [--write]
#
# --write replaces the numbers, the messages and the members of schemes. benchmarks/run.py and nightly.py do this after
# they have measured.
#
# Distributed under the Boost Software License, Version 1.0.
import re
import sys

from nightly import BEGIN, CI_PARTS, END, PAGE, PARTS, TOP, parsers
from unit_cost import OPT_IN

INCLUDE = TOP / "include/consturi"
errors = []
readme = (TOP / "README.md").read_text()
security = (TOP / "SECURITY.md").read_text()
documents = sorted([*TOP.glob("*.md"), *TOP.glob("docs/*.md"), *TOP.glob("examples/**/*.md"),
                    *TOP.glob(".github/**/*.md")])


def compare(document, what, listed, source, expected):
    if missing := sorted(set(expected) - set(listed)):
        errors.append(f"{document}: {what}: {', '.join(missing)}: missing; in {source}")
    if wrong := sorted(set(listed) - set(expected)):
        errors.append(f"{document}: {what}: {', '.join(wrong)}: not in {source}")


# The compilers and language modes of install.md.
install = (TOP / "docs/install.md").read_text()
platforms = re.search(r"^## Platforms\n\n- (.*?)\n- ", install, re.M | re.S)[1]


def compilers_in(text):
    """Names such as "g++ 12"; "g++ 12 and 14" are two of them."""
    lists = re.findall(r"(g\+\+|clang) (\d+(?:(?: and |, )\d+)*)", text)
    return {f"{name} {version}" for name, versions in lists for version in re.findall(r"\d+", versions)}


def modes_in(text):
    return set(re.findall(r"C\+\+\d\d", text))


tested = "; ".join(description for description, _, _ in PARTS.values()) + "; C++20, unless stated otherwise"
for found_in in (compilers_in, modes_in):
    compare("docs/install.md", "platforms", found_in(platforms), "nightly.py", found_in(tested))

page = PAGE.read_text()
rows = page[page.index(BEGIN) + len(BEGIN):page.index(END)].splitlines()[2:]
if [row.split(" | ")[0] for row in rows] != [f"| {description}" for description, _, _ in PARTS.values()]:
    errors.append("docs/verification.md: other checks than in nightly.py, which writes them with --write")


# The entry headers, and the documents.
def names_in(table):
    return re.findall(r"<consturi/(\w+)\.hpp>", " ".join(re.findall(r"^\|([^|]*)\|", table, re.M)))


def section(text, begin, end):
    found = re.search(re.escape(begin) + ".*?" + re.escape(end), text, re.S)
    return found[0] if found else sys.exit(f"lists.py: nothing is between `{begin}` and `{end}` anymore")


performance = (TOP / "docs/performance.md").read_text()
listed = names_in(section(install, "| header | content |", "\n\n"))
compare("docs/install.md", "headers", [*listed, "config", "version"], "include/consturi",
        [file.stem for file in INCLUDE.glob("*.hpp")])
compare("docs/install.md", "opt-in headers, `hana` to `catch2`", listed[listed.index("hana"):], "unit_cost.py", OPT_IN)
compare("docs/performance.md", "opt-in headers, which benchmarks/run.py --headers-only measures",
        names_in(section(performance, "<!-- headers: begin", "<!-- headers: end")), "include/consturi", OPT_IN)
compare("README.md", "documents", re.findall(r"\]\((docs/[\w-]+\.md)\)", section(readme, "## Documentation", "## L")),
        "docs", [str(file.relative_to(TOP)) for file in TOP.glob("docs/*.md")])


# The names of parameters that have secrets.
redacted = (INCLUDE / "diagnosis/redacted.hpp").read_text()
on_page = section((TOP / "docs/parts.md").read_text(), "### Names of secrets", "\nNot in the list")
for what, array, row in (("last words of names", "secret_names", r"^\| [a-z]+ \| (`.*)\|$"),
                         ("whole names", "whole_secret_names", r"^\| (`.*?) \|")):
    cells = re.sub(r"\(.*?\)", "", " ".join(re.findall(row, on_page, re.M)))
    compare("docs/parts.md", what, re.findall(r"`(\w+)`", cells), "diagnosis/redacted.hpp",
            re.findall(r"\w+", "".join(re.findall('"(.*)"', re.search(rf" {array} =(.*?);", redacted, re.S)[1]))))


# The entry headers that need Boost.
def all_included_by(header, known):
    """All headers that a header of the library includes, with those that these include."""
    for included in re.findall(r"^#include <(.+)>", (TOP / "include" / header).read_text(), re.M):
        if included not in known:
            known.add(included)
            if included.startswith("consturi"):
                all_included_by(included, known)
    return known


entry_headers = ["consturi.hpp", *(f"consturi/{file.name}" for file in INCLUDE.glob("*.hpp"))]
compare("docs/install.md", "headers that need Boost",
        re.findall(r"<(consturi.*?)>", section(install, "- Boost.Hana of", "The other headers")), "include",
        [header for header in entry_headers
         if any(included.startswith("boost/") for included in all_included_by(header, set()))])

others = {line for file in INCLUDE.rglob("*.hpp") for line in re.findall(r"^ *#include (<.*>)", file.read_text(), re.M)}
compare("modules/includes.hpp", "headers of others",
        re.findall(r"#include (<.*>)", (TOP / "modules/includes.hpp").read_text()), "include",
        {name for name in others if not re.match("<(consturi|catch2|fmt|nlohmann|idn2|winsock|ws2)", name)})

# Each opt-in header that needs no other library is in a module.
in_modules = {file.stem: file.read_text() for file in TOP.glob("modules/*.cppm")}
compare("docs/install.md", "modules", re.findall(r"^\| `(.*?)` \|", section(install, "| module |", "\n\n"), re.M),
        "modules", in_modules)
compare("modules", "opt-in headers", re.findall(r"#include <consturi/(\w+)\.hpp>", "".join(in_modules.values())),
        "unit_cost.py", set(OPT_IN) - {"catch2", "fmt", "idna", "nlohmann_json"})

testing = section((TOP / "docs/testing.md").read_text(), "Each part of `.ci/run`", "What rarely")
compare("docs/testing.md", "parts of .ci/run", re.findall(r"^\| `([\w+-]+)` \|", testing, re.M), "nightly.py", CI_PARTS)

architecture = (TOP / "docs/architecture.md").read_text()
tables = {"": section(architecture, "| entry header |", "\n\n")}
tables |= {folder: table for folder, table in
           re.findall(r"^\*\*([\w/]+)/\*\*[^|]*?\n\n((?:\|.*\n)+)", architecture, re.M)}
for folder, table in tables.items():
    listed = re.findall(r"`([\w.]+)`", " ".join(re.findall(r"^\|([^|]*)\|", table, re.M)))
    in_folder = [file.name.removesuffix(".hpp") for suffix in ("hpp", "def") for file in
                 (INCLUDE / folder).glob(f"*.{suffix}")]
    compare("docs/architecture.md", f"headers of {folder or 'include/consturi'}",
            [name for name in listed if name != "consturi.hpp"], f"include/consturi/{folder}", in_folder)
for name in sorted(set(re.findall(r"\bconsturi/([\w/]+\.(?:hpp|def))", (TOP / "docs/compile-errors.md").read_text()))):
    if not (INCLUDE / name).exists():
        errors.append(f"docs/compile-errors.md: no header consturi/{name}; docs/compile-errors.py writes the page")
folders = {str(file.parent.relative_to(INCLUDE)) for file in INCLUDE.glob("*/**/*.hpp")}
compare("docs/architecture.md", "folders", set(tables) - {""}, "include/consturi", folders)

# The headers that a reader follows from a text to the result, in each table of them.
ways = re.findall(r"^\| header \| what happens there \|\n((?:\|.*\n)+)", architecture, re.M)
if not ways:
    errors.append("docs/architecture.md: no table of what happens in each header")
for way in ways:
    before = set()
    for header, name in re.findall(r"^\| `([\w/]+)` \| .*?(?:`(\w+)`|entry)", way, re.M):
        code = (INCLUDE / f"{header.removeprefix('consturi/')}.hpp").read_text()
        if before and header not in before:
            errors.append(f"docs/architecture.md: no earlier header of the list includes {header}")
        if name not in code:
            errors.append(f"docs/architecture.md: {header} does not have {name}")
        before.update(re.findall(r"^#include <consturi/(.+)\.hpp>", code, re.M))

requirements = (INCLUDE / "requirements/requirements.def").read_text()
requirements = re.findall(r"^CONSTURI_REQUIREMENT\((\w+)", requirements, re.M)
requirements.remove("all_of")  # has no name that users write
named = re.findall(r"`!?(\w+)", (TOP / "docs/requirements.md").read_text())
compare("docs/requirements.md", "requirements", set(named).intersection(requirements), "requirements.def", requirements)

# What documents and a help text repeat of the table of schemes.
table = (INCLUDE / "uri/schemes.def").read_text()
facts = {name: of.split(" | ") for name, of in re.findall(r'^CONSTURI_SCHEME\w*\("(.*?)", \d+, ([\w |]+)', table, re.M)}
for document, begin, end, fact in [
        ("docs/requirements.md", "a syntax of their own for", " They", "own_syntax"),
        ("docs/requirements.md", "a query after it, with the schemes", "|", "no_query"),
        ("docs/requirements.md", "| `no_query_in_path` | no query with the schemes", "|", "no_query"),
        ("docs/operations.md", "- URIs of", "with an authority and an empty path", "has_root"),
        ("docs/config-files.md", "(schemes.md), that of", ": with a", "host_list"),
        ("docs/command-line.md", "and valid URIs of", ";", "found_in_text"),
        ("docs/command-line.md", "A wrong URI of", "is an error", "meant_if_enclosed"),
        ("tools/check.cpp", "and valid URIs of", ". ", "found_in_text")]:
    listed = section((TOP / document).read_text(), begin, end)[len(begin):]
    compare(document, fact, set(re.findall(r"[\w.+-]*\w", listed)) & facts.keys(), "schemes.def",
            [name for name, of in facts.items() if fact in of])
types_by_scheme = section((TOP / "docs/schemes.md").read_text(), "| scheme | type |", "\n\n")
named = " ".join(re.findall(r"^\| (.*?) \|", types_by_scheme, re.M))
compare("docs/schemes.md", "schemes with types", set(re.findall(r"[\w.+]+", named)) & facts.keys(), "schemes.def",
        [*re.findall(r'^CONSTURI_SCHEME_WITH_TYPE\("(.*?)"', table, re.M), "kafka", "mongodb"])

# What repeats the formats of config files.
formats = re.findall(r'^    \{"\.(\w+)", (\w+)', (TOP / "tools/config/formats.cpp").read_text(), re.M)
hook = re.compile(re.search(r"files: (.*)", (TOP / ".pre-commit-hooks.yaml").read_text())[1])
compare(".pre-commit-hooks.yaml", "formats", {name for name, _ in formats if hook.search(f"a.{name}")}, "formats.cpp",
        {name for name, _ in formats})
of_option = re.search(r'"--format".*?\.values = "(.*?)"', (TOP / "tools/config/options.cpp").read_text(), re.S)[1]
readers = dict(formats)
compare("tools/config/options.cpp", "readers of --format", [readers.get(name, name) for name in of_option.split(",")],
        "formats.cpp", readers.values())
compare("tools/constants.cpp", "formats", re.findall(r"\.(\w+)", section((TOP / "tools/constants.cpp").read_text(),
                                                                         "Config files:", '"')), "formats.cpp", readers)
first_names = {reader: name for name, reader in reversed(formats)}.values()
for document, begin, end in [("tools/check.cpp", "Check the values of", "files"),
                             (".pre-commit-hooks.yaml", "what is not a URI in", "files"),
                             ("docs/guide.md", "The build can also check the URIs in", "files"),
                             ("docs/config-files.md", "| `FORMAT` |", " |\n")]:
    words = re.findall(r"\w+", section((TOP / document).read_text(), begin, end).lower())
    compare(document, "formats", {name for name in readers if name in words} | {"conf"}, "formats.cpp", first_names)

# The macros that headers leave defined.
code = "\n".join(file.read_text() for file in [*INCLUDE.rglob("*.hpp"), *INCLUDE.rglob("*.def")])
left = set(re.findall(r"# *define (CONSTURI_\w+)", code)) - set(re.findall(r"# *undef (CONSTURI_\w+)", code))
compare("CONTRIBUTING.md", "macros of public headers",
        ["CONSTURI_LITERAL", "CONSTURI_VERSION", *(f"CONSTURI_VERSION_{part}" for part in ("MAJOR", "MINOR", "PATCH"))],
        "include/consturi", {name for name in left if not name.endswith("_HPP")})

# What throws, by SECURITY.md: the headers with a `throw`, and the edits.
throwing = section(security, "except for these:\n", "   The library builds")
compare("SECURITY.md", "headers that throw", re.findall(r"\]\(include/consturi/([\w/]+\.hpp)\)", throwing), "include",
        [str(file.relative_to(INCLUDE)) for file in INCLUDE.rglob("*.hpp")
         if re.search(r"^[^/\n]*\bthrow (?!std::bad_alloc)", file.read_text(), re.M)])
edit = (INCLUDE / "uri/edit.hpp").read_text()
edits = re.findall(r"static constexpr \w+ (\w+)\(", section(edit, "struct edit", "private:"))
edits = {re.sub("^(with|without)_.*", r"\1_…", name) for name in edits}
edits.update(re.findall(r"detail::owner_of<U> (\w+)\(", edit))
compare("SECURITY.md", "edits that throw", re.findall(r"`(\w+…?)`", section(throwing, "edits `", "throw")),
        "uri/edit.hpp", edits)

# The documents, the examples and the tool use public names. `header.cpp` writes static assertions and what they check.
INTERNAL = {"docs/compile-errors.md": 999, "tools/command_line.cpp": 1, "tools/config/header.cpp": 3}
for file in [*documents, *TOP.glob("examples/**/*.*pp"), *TOP.glob("tools/**/*.*pp")]:
    name = str(file.relative_to(TOP))
    if len(re.findall(r"\bdetail::", file.read_text())) > INTERNAL.get(name, 0):
        errors.append(f"{name}: names of `detail`")

# The operations of guide.md that have more forms.
operations = re.findall(r"`(\w+)`", section((TOP / "docs/guide.md").read_text(), "`resolve`, `normalize`", "also have"))
compare("docs/guide.md", "operations with other forms", operations, "operations with _into in include",
        [name for name in operations if re.search(rf"\b{name}_into\(", code)])

# The tests of SECURITY.md.
tests = {}
for file in (TOP / "runtime_tests").rglob("*.cpp"):
    for name in re.findall(r'TEST_CASE\("(.*?)"[,)]', file.read_text()):
        tests.setdefault(name, set()).add(str(file.relative_to(TOP)))
links = {number: re.findall(r"\]\((.*?)\)", row) for number, row in re.findall(r"^\| (\d+) \|(.*)", security, re.M)}
guarantees, limits = security.split("\nLimits:\n")
for number, text in re.findall(r"^(\d+)\. (.*?)(?=^\d+\. |\Z)", guarantees, re.M | re.S):
    for name in re.findall('"(.*?)"', " ".join(text.split())):
        if not tests.get(name, set()).intersection(links[number]):
            errors.append(f"SECURITY.md: row {number} has no link to a file with the test: {name}")
for name in re.findall('"(.*?)"', " ".join(limits.split())):
    if name not in tests:
        errors.append(f"SECURITY.md: no such test: {name}")


# Links, and files of the repository that are named.
def anchors_in(text):
    """The anchors that GitHub gives to headings."""
    anchors = set()
    for heading in re.findall(r"^#+ +(.*?) *$", text, re.M):
        heading = re.sub(r"\[(.*?)\]\(.*?\)", r"\1", heading)
        anchor = re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
        while anchor in anchors:
            anchor += "-1"
        anchors.add(anchor)
    return anchors


def without_code(file):
    return re.sub(r"^ *(`{3,})[^`\n]*\n.*?^ *\1 *$", "", file.read_text(), flags=re.M | re.S)


ROOTS = [TOP, INCLUDE, TOP / "runtime_tests"]
anchors = {file: anchors_in(without_code(file)) for file in documents}
cookbook = TOP / "docs/cookbook.md"
index = cookbook.read_text().partition("\n## ")[0]
compare("docs/cookbook.md", "links of the index", re.findall(r"\]\(#([^)]+)\)", index), "its sections",
        anchors_in("\n".join(re.findall("^### .*$", without_code(cookbook), re.M))))

for file in documents:
    text = without_code(file)
    name = file.relative_to(TOP)
    for link in re.findall(r"\]\(([^)\s]+)\)", re.sub("`[^`\n]*`", "", text)):
        path, _, anchor = link.partition("#")
        target = file if not path else (TOP if file.parent.name == "ISSUE_TEMPLATE" else file.parent) / path
        target = target.resolve()
        if "://" not in link and not (target.exists() and (not anchor or anchor in anchors.get(target, []))):
            errors.append(f"{name}: dead link: {link}")
    for header in re.findall(r"<(consturi[\w/]*\.hpp)>", file.read_text()):
        if not (TOP / "include" / header).exists():
            errors.append(f"{name}: no such header: {header}")
    for path in re.findall(r"`((?!build)[\w+-]+/[\w/.+-]+)`", text):
        candidates = [root / (path + suffix) for root in ROOTS for suffix in ("", ".hpp")]
        if any((root / path.split("/")[0]).is_dir() for root in ROOTS) and "NAME" not in path \
                and not any(candidate.exists() for candidate in candidates):
            errors.append(f"{name}: no such file: {path}")


# Numbers.
def cells_in(name):
    """{row: {column: number}} of the tables of docs/performance.md between two marks."""
    lines = [line.strip("| ").split(" | ") for line in section(performance, f"<!-- {name}: begin", f"<!-- {name}: end")
             .splitlines() if line.startswith("|") and not line.startswith("|--")]
    columns = lines[0]
    return {row: dict(zip(columns, numbers)) for row, *numbers in lines[1:]}


def rounded(text, digits=0):
    return f"{float(text.replace(',', '')):.{digits}f}"


def ratio(a, b):
    return f"{float(a) / float(b):.1f}"


def lines_of(file):
    return (TOP / file).read_text().splitlines()


PARSE_HPP = "parse_uri, `<consturi/parse.hpp>`"
parse = {row: numbers["real URLs"] for row, numbers in cells_in("parse").items()}
triplets = {row: numbers["dense %XX, 126 bytes"] for row, numbers in cells_in("parse").items()}
compiled = cells_in("compile")


def seconds(*rows):
    return [rounded(compiled[row]["g++ 12 -O2"], 1) for row in rows]


def seconds_of(row):
    return [rounded(compiled[row][f"{compiler} {level}"], 1)
            for compiler in ("g++ 12", "clang 19") for level in ("-O0", "-O2")]


def kilobytes(row):
    size = compiled[row]["kB, g++ 12"]
    return rounded(size, 0 if float(size) >= 10 else 1)


def literal(compiler):
    """Milliseconds for one literal."""
    cost = float(compiled["100 literals"][compiler]) - float(compiled["`#include <consturi/literals.hpp>`"][compiler])
    return f"{cost * 10:.1f}"


machine = {row[0]: row[1] for row in re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", performance, re.M)}
version = re.findall(r"VERSION_(?:MAJOR|MINOR) (\d+)", (INCLUDE / "version.hpp").read_text())
cmake = (TOP / "CMakeLists.txt").read_text()
address = re.search(r"HOMEPAGE_URL (\S+)", cmake)[1]
for document in documents:
    compare(str(document.relative_to(TOP)), "address of the repository",
            set(re.findall(r"https://[\w.-]+/consturi\b", document.read_text())) - {address}, "CMakeLists.txt", [])
grammar = next(row for row in rows if "RFC's ABNF" in row).split(" | ")[1]
homepages = lines_of("examples/debian-homepages.txt")
count, mean_size = f"{len(homepages):,}", f"{sum(map(len, homepages)) / len(homepages):.0f}"
confusion = (TOP / "docs/parser-confusion.md").read_text()
urls = re.findall(r"^\| `[^|]*` \| ([^|]*) \|", confusion, re.M)
parser_table = section(confusion, "| parser | version |", "\n\n").split("\n")[2:-2]
parsers_listed = [cell for row in parser_table for cell in row.strip("| ").split(" | ")[::2]]

# The text around the numbers; each `{}` is a number. It may be broken into lines in other places.
NUMBERS = [
    ("README.md", "A checked literal takes about {} ms (g++ 12) to {} ms (clang 19)",
     [literal("g++ 12 -O2"), literal("clang 19 -O2")]),
    ("docs/comparison.md", "| time to parse a real URL (b) | {} ns | {} ns | {} ns (`can_parse`: {} ns) | {} ns |",
     [rounded(parse[name]) for name in ("consturi", "Boost.URL", "Ada", "Ada, verdict only", "uriparser")]),
    ("docs/comparison.md", "| code added to a program (c) | {} kB (library: {} kB) | {} kB | {} kB |",
     [kilobytes(row) for row in (PARSE_HPP, f"{PARSE_HPP}, compiled library", "boost::urls::parse_uri", "ada::parse")]),
    ("docs/comparison.md", "with one parse call compiles in (c) | {} s (library: {} s) | {} s | {} s | {} s |",
     seconds(PARSE_HPP, f"{PARSE_HPP}, compiled library", "boost::urls::parse_uri", "ada::parse",
             "uriParseSingleUriExA")),
    ("docs/install.md", "`parse_uri` costs a source file next to nothing, and adds {} kB",
     [kilobytes(f"{PARSE_HPP}, compiled library")]),
    ("README.md", "| `#include <consturi/literals.hpp>` | {} s | {} s | {} s | {} s |",
     seconds_of("`#include <consturi/literals.hpp>`")),
    ("README.md", "| `#include <consturi.hpp>` | {} s | {} s | {} s | {} s |", seconds_of("`#include <consturi.hpp>`")),
    ("README.md", "| `#include <consturi.hpp>` and a call of `parse_uri` | {} s | {} s | {} s | {} s |",
     seconds_of("parse_uri")),
    ("README.md", "| the same, with `consturi::compiled` | {} s | {} s | {} s | {} s |",
     seconds_of("parse_uri, compiled library")),
    ("README.md", "`#include <consturi/parse.hpp>` and a call, with `consturi::compiled` | {} s | {} s | {} s | {} s |",
     seconds_of(f"{PARSE_HPP}, compiled library")),
    ("docs/comparison.md", "of Boost.URL {}", [machine["Boost.URL"]]),
    ("README.md", "on {} billion strings](docs/verification.md)",
     [f"{float(re.search(r'([0-9,]+) texts', grammar)[1].replace(',', '')) / 1e9:.0f}"]),
    ("docs/comparison.md", "[{} parsers](", [str(len(parsers.PARSERS))]),
    ("README.md", "checks {} real URIs and {} bad ones", [count, str(len(lines_of("examples/bad-uris.txt")))]),
    ("docs/comparison.md", "{} home pages of Debian packages, {} bytes on average", [count, mean_size]),
    ("README.md", "Parsing a real URL takes {} ns", [rounded(parse["consturi"])]),
    ("README.md", "`find_package(consturi {}.{} REQUIRED)`", version),
    ("docs/performance.md", "the home pages of Debian packages, {} bytes on average", [mean_size]),
    ("docs/install.md", "find_package(consturi {}.{} REQUIRED)", version),
    ("docs/install.md", "- CMake {}.{} or later", re.search(r"VERSION (\d+)\.(\d+)\)", cmake).groups()),
    ("docs/install.md", "- Boost.Hana of Boost {}.{} or later", re.search(r"Boost (\d+)\.(\d+) ", cmake).groups()),
    ("README.md", "needs the headers of Boost {}.{} or later", re.search(r"Boost (\d+)\.(\d+) ", cmake).groups()),
    ("docs/guide.md", "must have at most {} positions",
     [re.search(r"max_steps = (\d+);", (INCLUDE / "abnf/analysis.hpp").read_text())[1]]),
    ("docs/parser-confusion.md", "These are {} URLs", [str(len(urls))]),
    ("docs/parser-confusion.md", "{} of them are not URIs", [str(urls.count("no URI"))]),
    ("docs/java-uri.md", "Parsing takes about {} times as long as `parse_uri_reference`",
     [rounded(ratio(parse["consturi, java.net.URI"], parse["consturi"]))]),
    ("docs/requirements.md", "Of the {} home pages", [count]),
    ("docs/schemes.md", "`schemes::registry_date` is the date of the data, `{}-{}-{}`",
     re.search(r'registry_date = "(\d+)-(\d+)-(\d+)"', (INCLUDE / "schemes/registry.hpp").read_text()).groups()),
    ("docs/architecture.md", "takes {} times as long as the templates for real URLs, and {} times as long for texts of",
     [ratio(of["consturi, by the automaton"], of["consturi, by templates"]) for of in (parse, triplets)]),
]
if len(parsers_listed) + sum("also" in name for name in parsers_listed) != len(parsers.PARSERS):
    errors.append(f"docs/parser-confusion.md: {len(parsers_listed)} parsers; the tests compare {len(parsers.PARSERS)}")

texts = {}
for document, around, numbers in NUMBERS:
    text = texts.setdefault(document, (TOP / document).read_text())
    pattern = r"([\d.,]*\d)".join(re.escape(part).replace(r"\ ", r"\s+") for part in around.split("{}"))
    if len(found := list(re.finditer(pattern, text))) != 1:
        errors.append(f"{document}: {len(found)} times, not once: {around}")
    elif list(found[0].groups()) != list(numbers):
        if "--write" not in sys.argv:
            errors.append(f"{document}: {around}: must be {', '.join(numbers)}; lists.py --write replaces it")
        for index in reversed(range(len(numbers))):
            begin, end = found[0].span(index + 1)
            text = text[:begin] + numbers[index] + text[end:]
        texts[document] = text


# The messages of the mistakes. docs/mistakes.md has those of its last version, so that quotes of them can be replaced.
ENTRY = r'CONSTURI_MISTAKE\((\w+), \w+, "(.*)"\)'
QUOTE = r'(\berror: |\^ |\bat byte \d+: |")'  # what precedes a message
OTHER_ERRORS = ("static assertion failed", "requirement not met", "not a URI that meets the requirement")
messages = dict(re.findall(f"^{ENTRY}", (INCLUDE / "diagnosis/mistakes.def").read_text(), re.M))
introduction, separator, table = (TOP / "docs/mistakes.md").read_text().partition("|---|---|\n")
names = {message.replace("\\|", "|"): name for name, message in re.findall(r"^\| `(\w+)` \| (.*) \|$", table, re.M)}


def any_of(texts):
    return f"(?:{'|'.join(map(re.escape, sorted(texts, key=len, reverse=True)))})(?!\\w)"


def cell(message):
    return message.replace("|", "\\|")


def output_with_message(block):
    """What a compiler prints, with the message of today. clang underlines the entry and prints the size of the text."""
    if not (entry := re.search(ENTRY, block[0])):
        return block[0]
    text = block[0].replace(entry[2], messages.get(entry[1], entry[2]))
    text = re.sub(r"^(.*)(CONSTURI_MISTAKE.*)\n(.*)\^~+$", lambda lines: lines[0] if len(lines[1]) != len(lines[3]) else
                  f"{lines[1]}{lines[2]}\n{lines[3]}^{'~' * (len(lines[2]) - 1)}", text, flags=re.M)
    printed = re.search(r"static assertion failed: (\n.*\n.*)", text)
    return re.sub(r'(?<=\[\.\.\.]", )\d+', str(len(printed[1])), text) if printed else text


def with_messages(document, text):
    if document == "docs/mistakes.md":
        return introduction + separator + "".join(f"| `{name}` | {cell(text)} |\n" for name, text in messages.items())
    if document == "docs/compile-errors.md":
        text = re.sub(r"^```text\n.*?^```$", output_with_message, text, flags=re.M | re.S)
        return re.sub(r"^(\| `.*?` \| ).*( \| `\{\d+, \(\(const char\*\)\(& (\w+)\).*)$",
                      lambda row: row[1] + cell(messages.get(row[3], "")) + row[2], text, flags=re.M)
    return re.sub(f"{QUOTE}({any_of(names)})", lambda quote: quote[1] + messages.get(names[quote[2]], quote[2]), text)


for file in [*documents, *INCLUDE.rglob("*.hpp")]:
    document = str(file.relative_to(TOP))
    text = texts.setdefault(document, file.read_text())
    texts[document] = with_messages(document, text)
    if texts[document] != text and "--write" not in sys.argv:
        errors.append(f"{document}: other messages than in mistakes.def; lists.py --write replaces them")
    if document == "docs/compile-errors.md":  # has more errors than those with a message
        continue
    quoting = texts[document] if file.suffix == ".md" else "\n".join(re.findall("^ *///.*", texts[document], re.M))
    for quote in re.findall(r'(?:\d: error: |`error: |^[ /"]*\^ |\bat byte \d+: )(.*)', quoting, re.M):
        if not re.match(any_of([*messages.values(), *OTHER_ERRORS]) + r'|"|(?:\w+: )?expected ', quote):
            errors.append(f"{document}: mistakes.def has no such message: {quote}")
for folder in "examples", "runtime_tests", "static_tests":
    for file in (TOP / folder).rglob("*.*"):
        if file.suffix in (".cmake", ".cpp", ".hpp", ".py") or file.name == "CMakeLists.txt":
            for quote in re.finditer(QUOTE + any_of(messages.values()), file.read_text()):
                errors.append(f"{file.relative_to(TOP)}: use message_of, or the enumerator, instead of {quote[0]}")


# The members that the types of schemes add, and the first sentence of the comment of each. A comment with `//` is that
# of all members up to the next comment.
def first_sentence(comment):
    text = " ".join(re.findall(r"//+ ?(.*)", comment))
    return re.match(r"(.*?)\.?(?:(?<=\.) (?=[A-Z(])|$)", text)[1].replace("|", "\\|")


members = {}  # rows of each type
for header in (INCLUDE / "schemes").glob("*.hpp"):
    text = header.read_text()
    types = {scheme: name for name, scheme in re.findall(r"^using (\w+) =\s+basic_owner<kinds::(\w+)>", text, re.M)}
    classes = re.findall(r"class (?:detail::)?(\w*?)(?:::|_)?members : public (.*?)^ *(?:private:|};)", text,
                         re.M | re.S)
    bodies = {scheme or next(iter(types)): body for scheme, body in classes}  # a nested class has no scheme in its name
    for scheme, name in types.items():
        rows, is_single = members.setdefault(name, []), True
        for comment, declared in re.findall(
                r"((?: *//.*\n)*)((?: +(?:template|requires)\b.*\n)* +(?:\[\[nodiscard]] )?constexpr [^(=]*?\w+\()",
                bodies[scheme]):
            member = re.search(r"(\w+)\($", declared)[1]
            if comment:
                rows.append(([member], first_sentence(comment)))
            elif rows and not is_single:
                rows[-1][0].append(member)
            else:
                errors.append(f"{header.relative_to(TOP)}: {member} has no comment, which docs/schemes.md needs")
            is_single = is_single and not comment or "///" in comment
table = "| type | member | |\n|---|---|---|\n"
for name in re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| [^|]* \| ([^|]*) \|", types_by_scheme, re.M))):
    for names, sentence in members.pop(name) or [([], "none of its own")]:
        listed = ", ".join(f"`{member}()`" for member in names)
        table += f"| {f'`{name}` ' if name else ''}| {f'{listed} ' if names else ''}| {sentence} |\n"
        name = ""
for name in members:
    errors.append(f"docs/schemes.md: {name} is not in the table of types")
written = re.sub(r"(?<=\n\n)\| type \| member \| \|\n(?:\|.*\n)+", lambda _: table, texts["docs/schemes.md"])
if written != texts["docs/schemes.md"] and "--write" not in sys.argv:
    errors.append("docs/schemes.md: other members than in the headers; lists.py --write replaces them")
texts["docs/schemes.md"] = written

if "--write" in sys.argv:
    for document, text in texts.items():
        if text != (TOP / document).read_text():
            (TOP / document).write_text(text)

sys.exit("\n".join(errors) or 0)
