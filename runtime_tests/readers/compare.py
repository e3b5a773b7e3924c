#!/usr/bin/env python3
# Compares consturi with other parsers. They read some URIs differently than RFC 3986 says. Such a URI must not meet
# `unambiguous`, nor `path_under`, a requirement on the address, or the negation of a requirement, if the parser
# contradicts it.
#
#   compare.py CONSTURI DIRECTORY [--count N] [--seed N] [--parsers NAME,...|quick] [--every-requirement]
#
# CONSTURI is the program of consturi_reading.cpp; the drivers of the parsers are built in DIRECTORY. The exit code is 1
# if there is a disagreement, if fewer than N URIs were compared, or if a driver fails; 77 if a parser is not installed.
#
# Distributed under the Boost Software License, Version 1.0.
import argparse
import collections
import concurrent.futures
import ipaddress
import os
import pathlib
import random
import re
import socket
import subprocess
import sys
import unicodedata
import urllib.parse

from generate import TOP, generate
from parsers import PARSERS, QUICK

ENVIRONMENT = {
    **os.environ,
    "DRIVERS": str(pathlib.Path(__file__).resolve().parent / "drivers"),
    "BOOST_URL": str(TOP / "build/boost-1.81/usr/include"),
    "PATH": "/usr/bin:" + os.environ["PATH"],  # Debian's interpreters
    "NODE_PATH": "/usr/share/nodejs",
    "NODE_NO_WARNINGS": "1",
}

# Every parser reads this URI alike: a driver that does not is broken.
PLAIN = "http://example.com:8080/public/a?q=1"

# What some parsers fill in or drop.
DEFAULT_PORTS = {
    "coap": 5683, "coap+tcp": 5683, "coap+ws": 80, "coaps": 5684, "coaps+tcp": 5684, "coaps+ws": 443, "dict": 2628,
    "dns": 53, "ftp": 21, "ftps": 990, "git+ssh": 22, "gopher": 70, "http": 80, "https": 443, "imap": 143,
    "imaps": 993, "ipp": 631, "ipps": 631, "ldap": 389, "ldaps": 636, "mailto": 25, "mms": 1755, "net.tcp": 808,
    "news": 119, "nntp": 119, "nntps": 563, "pop": 110, "pops": 995, "rlogin": 513, "rsync": 873, "rtsp": 554,
    "rtsps": 322, "rtspu": 554, "sftp": 22, "sip": 5060, "sips": 5061, "smb": 445, "smtp": 25, "smtps": 465,
    "snews": 563, "ssh": 22, "telnet": 23, "tn3270": 23, "ws": 80, "wss": 443, "xmpp": 5222,
}

Reading = collections.namedtuple("Reading", "scheme userinfo host port path")
UNREAD = object()  # a component that the parser does not tell


def reading_of(line):
    """The components in a line of a driver, or None if the parser rejected the URI."""
    if line == "rejected\n":
        return None
    forms = scheme_form, userinfo_form, host_form, port_form, path_form
    return Reading(*(UNREAD if field == "?" else form(b"" if field == "-" else bytes.fromhex(field))
                     for form, field in zip(forms, line.split("\t"))))


# Undefined components have become empty ones.
def scheme_form(text):
    return text.lower().decode()


def userinfo_form(text):
    return text.removesuffix(b":")  # without an empty password


def host_form(text):
    name = decoded(text).lower().decode(errors="backslashreplace")
    if name.startswith("[") and name.endswith("]"):
        name = name[1:-1]
    try:
        return ipaddress.ip_address(name)
    except ValueError:
        return name


def port_form(text):
    return int(text) if text.isdigit() else text or None


def path_form(text):
    return text or b"/"


def decoded(text):
    return urllib.parse.unquote_to_bytes(text)


def has_same_octets(ours, theirs):
    """Whether a parser gives the same octets, encoded or decoded."""
    return decoded(ours) in (theirs, decoded(theirs))


def unicode_form(path):
    """Equal for paths that Unicode normalization makes equal without a change of the ASCII characters."""
    text = unicodedata.normalize("NFC", decoded(path).decode(errors="surrogateescape"))
    return unicodedata.normalize("NFKC", text), [c for c in text if c.isascii()]


def effective_port(reading):
    return DEFAULT_PORTS.get(reading.scheme) if reading.port is None else reading.port


def is_same_port(ours, theirs):
    return ours.port == theirs.port or (
        None in (ours.port, theirs.port) and effective_port(ours) == effective_port(theirs))


def is_same_path(ours, theirs):
    return has_same_octets(ours.path, theirs.path) or unicode_form(ours.path) == unicode_form(theirs.path)


# Whether a parser reads a component as consturi does.
ARE_ALIKE = {
    "scheme": lambda ours, theirs: ours.scheme in ("", theirs.scheme),  # some fill in the scheme of a reference
    "userinfo": lambda ours, theirs: has_same_octets(ours.userinfo, theirs.userinfo),
    "host": lambda ours, theirs: ours.host == theirs.host,
    "port": is_same_port,
    "path": is_same_path,
}


def address_of(host):
    """The IP address that is the host, also as getaddrinfo reads it, or None."""
    if not isinstance(host, str):
        return getattr(host, "ipv4_mapped", None) or host
    host = host.removesuffix(".")
    number = "(0x[0-9a-f]*|[0-9]+)"
    try:
        return re.fullmatch(rf"{number}(\.{number}){{0,3}}", host) and ipaddress.ip_address(socket.inet_aton(host))
    except OSError:
        return None


def is_ip(host):
    return address_of(host) is not None


def is_in_first_half(host):
    return is_ip(host) and address_of(host).version == 4 and int(address_of(host)) < 2**31


def is_address(host, property_name):
    return is_ip(host) and getattr(address_of(host), property_name)


def is_dns_name(host):
    label = "[a-z0-9]([a-z0-9-]*[a-z0-9])?"
    return not is_ip(host) and bool(re.fullmatch(rf"{label}(\.{label})*\.?", host))


def is_host(host, name):
    return str(host).removesuffix(".") == name.strip("[]")


def is_below(host, name):
    return str(host).removesuffix(".").endswith("." + name)


def is_under(path, top):
    """Whether a path, without dot segments, is `top`, which has one segment, or below it."""
    if not path.startswith(b"/"):
        return False
    segments = []
    for segment in map(decoded, path[1:].split(b"/")):
        if segment == b"..":
            del segments[-1:]
        elif segment != b".":
            segments.append(segment)
    return segments[:1] == [top[1:].encode()]


# For a kind of requirement: the component that it is about, and whether a reading meets it.
REQUIREMENTS = {
    "scheme_is": ("scheme", lambda r, scheme: r.scheme == scheme),
    "has_userinfo": ("userinfo", lambda r, _: r.userinfo != b""),
    "has_password": ("userinfo", lambda r, _: b":" in r.userinfo),
    "has_host": ("host", lambda r, _: r.host != ""),
    "host_is": ("host", lambda r, name: is_host(r.host, name)),
    "host_under": ("host", lambda r, name: is_host(r.host, name) or is_below(r.host, name)),
    "host_in": ("host", lambda r, _: is_host(r.host, "example.com") or is_host(r.host, "evil.org")),
    "in_first_half": ("host", lambda r, _: is_in_first_half(r.host)),
    "host_is_ip": ("host", lambda r, _: is_ip(r.host)),
    "host_is_loopback": ("host", lambda r, _: is_address(r.host, "is_loopback")),
    "host_is_private": ("host", lambda r, _: is_address(r.host, "is_private")),
    "host_is_global": ("host", lambda r, _: is_address(r.host, "is_global")),
    "host_is_dns_name": ("host", lambda r, _: is_dns_name(r.host)),
    "has_port": ("port", lambda r, _: r.port is not None),
    "port_is": ("port", lambda r, port: effective_port(r) == int(port)),
    "path_under": ("path", lambda r, top: is_under(r.path, top)),
}


ON_ADDRESSES = ("host_is_loopback", "host_is_private", "host_is_global", "in_first_half", "host_is_dns_name")


def is_about_parsers(requirement):
    """Whether the requirement says something about other parsers; all negations do."""
    return requirement in ("unambiguous", *ON_ADDRESSES) or requirement.startswith("path_under")


def disagreements(requirement, verdict, ours, theirs):
    """Yields the components by which the reading of a parser contradicts the verdict on a requirement."""
    if requirement == "unambiguous":
        if verdict == "+":
            yield from (component for component, is_alike in ARE_ALIKE.items()
                        if getattr(theirs, component) is not UNREAD and not is_alike(ours, theirs))
    elif verdict != "?":
        kind, _, argument = requirement.partition("(")
        component, is_met = REQUIREMENTS[kind]
        if getattr(theirs, component) is UNREAD or is_met(theirs, argument.strip('")')) == (verdict == "+"):
            return
        # An empty userinfo or password and a default port can be dropped; IPvFuture can lose its brackets. Python's
        # classes of addresses are not those of IANA's registries.
        if (kind in ("has_userinfo", "has_password", "has_port", "host_is_ip", *ON_ADDRESSES)
                and ARE_ALIKE[component](ours, theirs)):
            return
        yield component


def run(command, directory, **options):
    return subprocess.run(command, shell=True, cwd=directory, env=ENVIRONMENT, **options)


def write_uris(directory, uris):
    (directory / "uris").write_text("".join(f"{uri}\n" for uri in uris))


def readings_of(name, command, directory, count):
    """The file of what a driver writes about the URIs of `write_uris`."""
    output = open(directory / (name.replace("/", "_") + ".txt"), "w+", encoding="ascii")
    with open(directory / "uris") as uris:
        code = run(command, directory, stdin=uris, stdout=output).returncode
    output.seek(0)
    if (lines := sum(1 for _ in output)) != count or code != 0:
        raise SystemExit(f"{name}: exit code {code} after {lines} of {count} URIs")
    output.seek(0)
    return output


def compared(uris, our_lines, names, their_lines, requirements, is_compared):
    """The shortest URI for each kind of disagreement, and the reading of the parser."""
    shortest = {}  # by requirement, parser and component
    for uri, our_line, *lines in zip(uris, our_lines, *their_lines):
        ours, verdicts = reading_of(our_line), our_line.split("\t")[7]
        parsers = collections.defaultdict(list)
        for name, line in zip(names, lines):
            parsers[line].append(name)
        for line, alike in parsers.items():
            theirs = reading_of(line)
            if theirs and not ours.scheme:
                # .NET on Unix takes a reference for the path of a file; libwget drops the slashes at its beginning.
                alike = [name for name in alike if not (
                    (name == "System.Uri" and theirs.scheme == "file") or (name == "libwget" and not ours.host))]
            if uri == PLAIN and theirs != ours:
                raise SystemExit(f"{', '.join(alike)}: the driver does not work")
            for requirement, verdict in zip(requirements, verdicts) if theirs else ():
                for component in disagreements(requirement, verdict, ours, theirs):
                    for name in alike if verdict == "-" or is_compared(requirement) else ():
                        key = "!" * (verdict == "-") + requirement, name, component
                        if key not in shortest or len(uri) < len(shortest[key][0]):
                            shortest[key] = uri, getattr(theirs, component)
    return shortest


def shown(component):
    text = component.decode(errors="backslashreplace") if isinstance(component, bytes) else str(component or "")
    return text or "none"


def print_disagreements(shortest):
    parsers = collections.defaultdict(list)
    for (requirement, name, component), (uri, reading) in shortest.items():
        parsers[uri, requirement, f"{component} {shown(reading)}"].append(name)
    for (uri, requirement, reading), names in sorted(parsers.items(), key=lambda item: len(item[0][0])):
        print(f"{uri} meets {requirement}; {reading}: {', '.join(names)}")


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("consturi", type=pathlib.Path)
    arguments.add_argument("directory", type=pathlib.Path)
    arguments.add_argument("--count", type=int, default=20_000)
    arguments.add_argument("--seed", type=int, default=random.SystemRandom().randrange(2**32))
    arguments.add_argument("--parsers", default=",".join(PARSERS), help="a list, or `quick`")
    arguments.add_argument("--every-requirement", action="store_true", help="also those that follow RFC 3986 only")
    options = arguments.parse_args()
    print("seed", options.seed)
    directory, consturi = options.directory, f"'{options.consturi.resolve()}'"
    directory.mkdir(parents=True, exist_ok=True)

    names = QUICK if options.parsers == "quick" else options.parsers.split(",")
    missing = [name for name in names if run(PARSERS[name].is_installed, directory, capture_output=True).returncode]
    for name in missing:
        print(f"[skipped] {name} is not installed: {PARSERS[name].packages}")
    names = [name for name in names if name not in missing]
    for build in {PARSERS[name].build for name in names}:
        run(build, directory, check=True)

    candidates = [PLAIN, *generate(options.count * 5 // 4, options.seed)]
    write_uris(directory, candidates)
    with readings_of("consturi", consturi, directory, len(candidates)) as output:
        valid = [(uri, line) for uri, line in zip(candidates, output) if line != "rejected\n"][:options.count]
    uris, our_lines = zip(*valid)
    write_uris(directory, uris)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        outputs = pool.map(lambda name: readings_of(name, PARSERS[name].run, directory, len(uris)), names)
    requirements = run(f"{consturi} requirements", directory, text=True, capture_output=True, check=True).stdout.split()
    shortest = compared(uris, our_lines, names, outputs, requirements,
                        lambda requirement: options.every_requirement or is_about_parsers(requirement))
    print_disagreements(shortest)
    print(f"{len(uris):,} URIs, {len(names)} parsers, {len(shortest)} disagreements")
    return 1 if shortest or len(uris) != options.count else 77 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
