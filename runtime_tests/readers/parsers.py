# The parsers that compare.py compares consturi with, and the shell commands for their drivers.
#
# Distributed under the Boost Software License, Version 1.0.
import collections

# Debian packages; a command that fails if they are not installed; the commands that build and run the driver.
Parser = collections.namedtuple("Parser", "packages is_installed build run", defaults=("true", "true", None))

CXX = "c++ -std=c++20 -O1"
JAVA = "default-jdk-headless", "javac -version", "javac -d . $DRIVERS/JavaNet.java"
RUST = """cp $DRIVERS/rust/* . && cargo build -q --release --offline --target-dir rust \
    --config 'source.crates-io.replace-with="debian"' --config 'source.debian.directory="/usr/share/cargo/registry"'"""


def cpp(package, driver, *modules, flags=""):
    """A parser in C or C++ whose modules pkg-config knows."""
    modules = " ".join(modules)
    build = f"{CXX} {flags} $DRIVERS/{driver}.cpp -o {driver} $(pkg-config --cflags --libs {modules})"
    return Parser(f"pkg-config {package}", f"pkg-config --exists {modules}", build, f"./{driver}")


def node(parser, package=""):
    is_installed = f"""node -e 'require("{parser.lower()}")'"""
    return Parser(f"nodejs {package}", is_installed, run=f"node $DRIVERS/node.js {parser}")


def perl(module, package):
    return Parser(f"perl {package}", f"perl -M{module} -e1", run=f"perl -X $DRIVERS/uri.pl {module}")


def python(module, package=""):
    return Parser(f"python3 {package}", f"python3 -c 'import {module}'", run=f"python3 $DRIVERS/url.py {module}")


def ruby(module, package="", parser=None):
    return Parser(f"ruby {package}", f"ruby -r{module} -e1", run=f"ruby $DRIVERS/uri.rb {parser or module}")


PARSERS = {
    "curl": cpp("libcurl4-openssl-dev", "curl", "libcurl"),
    "libxml2": cpp("libxml2-dev", "libxml2", "libxml-2.0"),
    "LuaSocket": Parser("lua5.4 lua-socket", "lua5.4 -lsocket.url -e ''", run="lua5.4 $DRIVERS/socket.lua"),
    "neon": cpp("libneon27-gnutls-dev", "neon", "neon"),
    "PHP parse_url": Parser("php-cli", "php -v", run="php $DRIVERS/parse_url.php"),
    "urllib.parse": python("urllib.parse"),
    # The others take longer to install, to build or to run.
    "Addressable": ruby("addressable", "ruby-addressable"),
    "Addressable normalized": ruby("addressable", "ruby-addressable", "addressable_normalized"),
    "APR": cpp("libaprutil1-dev", "apr", "apr-util-1", "apr-1"),
    "Boost.URL": Parser("", "[ -e $BOOST_URL/boost/url.hpp ]",  # from fetch-boost-url.sh
                        f"{CXX} -isystem $BOOST_URL $DRIVERS/boost_url.cpp -o boost_url", "./boost_url"),
    "Go net/url": Parser("golang-go", "go version", "go build -o net_url $DRIVERS/net_url.go", "./net_url"),
    "GUri": cpp("libglib2.0-dev", "guri", "glib-2.0"),
    "java.net.URI": Parser(*JAVA, "java JavaNet URI"),
    "java.net.URL": Parser(*JAVA, "java JavaNet URL"),
    "libevent": cpp("libevent-dev", "libevent", "libevent"),
    "libwget": cpp("wget2-dev", "libwget", "libwget", flags="-Drestrict=__restrict"),
    "Mojo::URL": perl("Mojo::URL", "libmojolicious-perl"),
    "Node URL": node("URL"),
    "Node url.parse": Parser("nodejs", "node -v", run="node $DRIVERS/node.js url.parse"),
    "Perl URI": perl("URI", "liburi-perl"),
    "Poco::URI": Parser("libpoco-dev", "[ -e /usr/include/Poco/URI.h ]",
                        f"{CXX} $DRIVERS/poco.cpp -o poco -lPocoFoundation", "./poco"),
    "QUrl": cpp("qtbase5-dev", "qurl", "Qt5Core", flags="-fPIC"),
    "Ruby URI": ruby("uri"),
    "Rust http": Parser("cargo librust-http-dev", "[ -e /usr/share/cargo/registry/http-0* ]", RUST,
                        "rust/release/rust_http"),
    "Rust url": Parser("cargo librust-url-dev", "[ -e /usr/share/cargo/registry/url-2* ]", RUST,
                       "rust/release/rust_url"),
    "System.Uri": Parser("mono-mcs mono-runtime libmono-system4.0-cil", "mcs --version && mono --version",
                         "mcs -out:system_uri.exe $DRIVERS/system_uri.cs", "mono system_uri.exe"),
    "uri-js": node("uri-js", "node-uri-js"),
    "uriparser": cpp("liburiparser-dev", "uriparser", "liburiparser"),
    "url-parse": node("url-parse", "node-url-parse"),
    "urllib3": python("urllib3", "python3-urllib3"),
    "yarl": python("yarl", "python3-yarl"),
}
QUICK = list(PARSERS)[:6]


def packages(names):
    """The Debian packages of some of the parsers."""
    return sorted({package for name in names for package in PARSERS[name].packages.split()})
