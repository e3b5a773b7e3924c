# A parser for Python, by the argument: urllib.parse, urllib3 or yarl.
#
# Distributed under the Boost Software License, Version 1.0.
import importlib
import sys


def userinfo(user, password):
    return user if password is None else f"{user or ''}:{password}"


def urllib_parse(uri):
    u = module.urlsplit(uri)
    return u.scheme, userinfo(u.username, u.password), u.hostname, u.port, u.path, u.query, u.fragment


def urllib3(uri):
    return module.util.parse_url(uri)


def yarl(uri):
    u = module.URL(uri)
    return (u.scheme, userinfo(u.raw_user, u.raw_password), u.raw_host, u.explicit_port, u.raw_path, u.raw_query_string,
            u.raw_fragment)


def field(component):
    return "-" if component is None else str(component).encode(errors="surrogatepass").hex()


module = importlib.import_module(sys.argv[1])
components = {"urllib.parse": urllib_parse, "urllib3": urllib3, "yarl": yarl}[sys.argv[1]]
for line in sys.stdin:
    try:
        print(*map(field, components(line.rstrip("\n"))), sep="\t")
    except ValueError:  # the base of urllib3's exceptions, too
        print("rejected")
