#!/usr/bin/env python3
# Measures what a translation unit that uses the library costs: the time of the compiler, and the bytes added to the
# program. Other libraries are measured too, if they are there. --headers measures what opt-in headers cost.
#
#     unit_cost.py [COMPILER...] [--rounds N] [--only UNIT] [--instructions] [--headers]
#
# The output is a line for each number: table, unit, compiler and number, separated by tabs.
#
# Distributed under the Boost Software License, Version 1.0.
import argparse
import dataclasses
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from compile_cost import Compiler

TOP = pathlib.Path(__file__).resolve().parent.parent
BOOST = TOP / "build/boost-1.81/usr/include"
ADA = TOP / "build/ada"


@dataclasses.dataclass
class Library:
    """What has to be there to measure a library, the options of its units, and what a program links."""
    needs: pathlib.Path
    options: list[str] = dataclasses.field(default_factory=list)
    sources: list[pathlib.Path] = dataclasses.field(default_factory=list)
    link: list[str] = dataclasses.field(default_factory=lambda: ["-Wl,--gc-sections"])


LIBRARIES = {
    "standard": Library(pathlib.Path("/")),
    "consturi": Library(TOP / "include/consturi.hpp"),
    "compiled": Library(TOP / "src/rfc3986.cpp", ["-DCONSTURI_COMPILED"], sorted((TOP / "src").glob("*.cpp")),
                        link=[]),  # the whole library, so that only the call counts
    "uriparser": Library(pathlib.Path("/usr/include/uriparser/Uri.h"), link=["-luriparser"]),
    "Boost.URL": Library(BOOST / "boost/url.hpp", [f"-isystem{BOOST}"], [BOOST / "boost/url/src.hpp"]),
    "Ada": Library(ADA / "ada.cpp", [f"-isystem{ADA}"], [ADA / "ada.cpp"]),
}

USING = """#include <consturi.hpp>
using namespace consturi;
"""
PARSE = """#include <consturi/parse.hpp>
using namespace consturi;
"""
JAVA = """#include <consturi/java_uri.hpp>
using namespace consturi;
"""
LITERALS = """#include <consturi/literals.hpp>
using namespace consturi::literals;
"""
BOOST_URL = """#include <boost/url.hpp>
namespace urls = boost::urls;
"""
URIPARSER = """#include <uriparser/Uri.h>
#include <string_view>
"""
REGEX = """#include <regex>
#include <string_view>
"""


def task(head, body):
    return f"{head}\nint task(std::string_view text) {{ {body} }}\n"


def literals(count):
    return LITERALS + "".join(
        f'constexpr auto u{i} = "https://api{i:04}.example.com:8443/v1/users/{i:04}/inbox?limit=10#new"_uri;\n'
        for i in range(count)) + "int task(std::string_view text) { return u0.text() == text; }\n"


PARSE_URI = "auto const u = parse_uri(text); return u ? int(u->path().size()) : -1;"
PARSE_RESOLVE_NORMALIZE = """
    auto const base = parse_uri("http://example.com/a/b"); auto const link = parse_uri_reference(text);
    return base && link ? int(normalize(resolve(*base, *link)).str().size()) : -1;"""
PARSE_JAVA = "auto const u = java::parse_uri(text); return u ? int(u->text().size()) : -1;"

# Name of the unit: (library, source).
UNITS = {
    "<string>": ("standard", "#include <string>\n"),
    "<consturi.hpp>": ("consturi", USING),
    "parse_uri": ("consturi", task(USING, PARSE_URI)),
    "parse_uri, compiled library": ("compiled", task(USING, PARSE_URI)),
    "is_uri": ("consturi", task(USING, "return is_uri(text);")),
    "parse_uri, resolve, normalize": ("consturi", task(USING, PARSE_RESOLVE_NORMALIZE)),
    "parse_uri, resolve, normalize, compiled library": ("compiled", task(USING, PARSE_RESOLVE_NORMALIZE)),
    "<consturi/parse.hpp>": ("consturi", PARSE),
    "parse_uri, <consturi/parse.hpp>": ("consturi", task(PARSE, PARSE_URI)),
    "parse_uri, <consturi/parse.hpp>, compiled library": ("compiled", task(PARSE, PARSE_URI)),
    "uri_builder": ("consturi", task(USING, """
    auto const u = uri_builder().scheme("https").host(text).port(8443).segment(text).query("q", text).build();
    return u ? int(u->text().size()) : -1;""")),
    "<consturi/java_uri.hpp>": ("consturi", JAVA),
    "java::parse_uri": ("consturi", task(JAVA, PARSE_JAVA)),
    "java::parse_uri, compiled library": ("compiled", task(JAVA, PARSE_JAVA)),
    "<consturi/literals.hpp>": ("consturi", LITERALS),
    "100 literals": ("consturi", literals(100)),
    "std::regex, RFC 3986 Appendix B": ("standard", task(REGEX, r"""
    static std::regex const uri(R"(^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\\?([^#]*))?(#(.*))?)");
    std::cmatch parts; return std::regex_match(text.begin(), text.end(), parts, uri) ? int(parts.length(5)) : -1;""")),
    "<uriparser/Uri.h>": ("uriparser", URIPARSER),
    "uriParseSingleUriExA": ("uriparser", task(URIPARSER, """
    UriUriA u; char const* error;
    if (uriParseSingleUriExA(&u, text.data(), text.data() + text.size(), &error) != URI_SUCCESS) return -1;
    auto const size = int(u.hostText.afterLast - u.hostText.first); uriFreeUriMembersA(&u); return size;""")),
    "<boost/url.hpp>": ("Boost.URL", BOOST_URL),
    "boost::urls::parse_uri": ("Boost.URL", task(BOOST_URL, """
    auto const u = urls::parse_uri({text.data(), text.size()}); return u ? int(u->encoded_path().size()) : -1;""")),
    "boost::urls: parse, resolve, normalize": ("Boost.URL", task(BOOST_URL, """
    auto const base = urls::parse_uri("http://example.com/a/b");
    auto const link = urls::parse_uri_reference({text.data(), text.size()});
    urls::url u; if (!base || !link || !urls::resolve(*base, *link, u)) return -1;
    u.normalize(); return int(u.size());""")),
    "<ada.h>": ("Ada", '#include "ada.h"\n'),
    "ada::parse": ("Ada", task('#include "ada.h"\n', """
    auto const u = ada::parse<ada::url_aggregator>(text); return u ? int(u->get_pathname().size()) : -1;""")),
    "ada::can_parse": ("Ada", task('#include "ada.h"\n', "return ada::can_parse(text);")),
}

# <consturi.hpp> includes the other headers.
OPT_IN = sorted({file.stem for file in (TOP / "include/consturi").glob("*.hpp")}
                - {"config", "fwd", "literals", "parse", "version"})
WHOLE = "<consturi.hpp>"
HEADERS = {WHOLE: f"#include {WHOLE}\n"}
HEADERS |= {f"<consturi/{name}.hpp>": f"#include {WHOLE}\n#include <consturi/{name}.hpp>\n" for name in OPT_IN}


# The program to whose size that of a task is compared has the same headers, but does not call the task.
CALLS = "#include <string_view>\nint task(std::string_view);\nint main(int, char** all) { return task(all[0]); }\n"
CALLS_NOT = "#include <string_view>\nint main(int, char** all) { return all[0][0]; }\n"


def version_of(compiler):
    shown = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=True).stdout
    return ("clang " if "clang" in shown else "g++ ") + re.search(r"(\d+)\.\d+\.\d+", shown)[1]


def compiled(compiler, source, name, *options):
    result = compiler.folder / name
    subprocess.run(compiler.command(source, *options, "-o", str(result)), check=True)
    return str(result)


def program_size(compiler, objects, options):
    program = compiler.folder / "program"
    subprocess.run([compiler.name, *objects, *options, "-o", str(program)], check=True)
    text, data, _ = subprocess.run(["size", program], capture_output=True, text=True,
                                   check=True).stdout.splitlines()[1].split()[:3]
    return int(text) + int(data)


def sizes(compiler, units):
    """Yields the bytes that each task adds to a program."""
    options = ["-O2", "-c", "-ffunction-sections", "-fdata-sections"]
    calls, calls_not = (compiled(compiler, source, name, *options)
                        for source, name in ((CALLS, "calls.o"), (CALLS_NOT, "calls_not.o")))
    objects = {}
    for name, (library, source) in units.items():
        if " task(" not in source:
            continue
        of = LIBRARIES[library]
        if library not in objects:
            objects[library] = [
                compiled(compiler, f'#include "{file}"\n', f"{library}{i}.o", "-w", *options, *of.options)
                for i, file in enumerate(of.sources)]
        unit = compiled(compiler, source, "unit.o", *options, *of.options)
        yield name, (program_size(compiler, [calls, unit, *objects[library]], of.link)
                     - program_size(compiler, [calls_not, *objects[library]], of.link))


def main():
    parser = argparse.ArgumentParser(description="Measures what translation units cost that use a library for URIs.")
    parser.add_argument("compilers", nargs="*", default=["g++", "clang++-14", "clang++-19"],
                        help="compilers to measure; those that are not on the PATH are skipped")
    parser.add_argument("--rounds", type=int, default=3, help="compilations of each unit; the fastest one counts")
    parser.add_argument("--only", default="", help="only units whose names contain this")
    parser.add_argument("--instructions", action="store_true",
                        help="count instructions with valgrind instead of measuring time")
    parser.add_argument("--headers", action="store_true",
                        help="measure only <consturi.hpp>, alone and with each opt-in header")
    options = parser.parse_args()
    units = {name: unit for name, unit in UNITS.items() if LIBRARIES[unit[0]].needs.exists() and options.only in name}

    def show(*fields):
        print(*fields, sep="\t", flush=True)

    for command in filter(shutil.which, options.compilers):
        with tempfile.TemporaryDirectory() as folder:
            compiler, version = Compiler(command, pathlib.Path(folder)), version_of(command)
            cost, unit = ((compiler.instructions, "G instructions") if options.instructions else
                          (compiler.seconds, "s"))
            scale = 1e-9 if options.instructions else 1
            rounds = 1 if options.instructions else options.rounds
            if options.headers:
                headers = {name: source for name, source in HEADERS.items()
                           if options.only in name and compiler.accepts(source)}
                for _ in range(rounds):
                    for name, source in headers.items():
                        show(f"include, {unit}", name, version, f"{scale * cost(source):.3f}")
                continue
            for name, size in sizes(compiler, units):
                show("size, kB", name, version, f"{size / 1000:.1f}")
            for _ in range(rounds):
                for level in "-O2", "-O0":
                    for name, (library, source) in units.items():
                        flags = [level, "-c", *LIBRARIES[library].options, "-o", "/dev/null"]
                        show(f"compile, {unit}", name, f"{version} {level}", f"{scale * cost(source, *flags):.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
