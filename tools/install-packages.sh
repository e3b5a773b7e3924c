#!/bin/sh
# Installs the Debian packages that the tests and the demo need, and those given as arguments; run as root or with sudo.
# Installed packages are not changed: Debian has Boost versions that exclude each other.
#
# Distributed under the Boost Software License, Version 1.0.
set -eu

as_root=
[ "$(id -u)" -eq 0 ] || as_root=sudo

packages=
need() { # command or absolute path, package
    case $1 in
        /*) [ -e "$1" ] ;;
        *) command -v "$1" >/dev/null ;;
    esac || packages="$packages $2"
}
need c++ g++
need cmake cmake
need ninja ninja-build
need python3 python3
need /usr/include/boost/hana.hpp libboost-dev
need /usr/include/catch2 catch2
need /usr/include/fmt/format.h libfmt-dev
need /usr/include/CLI/CLI.hpp libcli11-dev
need /usr/include/nlohmann/json.hpp nlohmann-json3-dev
need /usr/include/idn2.h libidn2-dev
need /usr/include/expat.h libexpat1-dev
need /usr/include/rapidjson/reader.h rapidjson-dev
need /usr/include/yaml-cpp/yaml.h libyaml-cpp-dev
need /usr/include/toml++/toml.h libtomlplusplus-dev
for package in "$@"; do
    dpkg -s "$package" >/dev/null 2>&1 || packages="$packages $package"
done

if [ -n "$packages" ]; then
    $as_root apt-get update -q
    # shellcheck disable=SC2086 # a list of words
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $packages
fi
