#!/bin/sh
# Unpacks Debian's newer Boost, which has Boost.URL, into build/boost-1.81, where the preset fuzz looks for it: it cannot
# be installed beside the other one.
#
# Distributed under the Boost Software License, Version 1.0.
set -eu
cd "$(dirname "$0")/../.."
[ ! -e build/boost-1.81/usr/include/boost/url/src.hpp ] || exit 0
mkdir -p build/boost-1.81
cd build/boost-1.81
apt-get download -q libboost1.81-dev || { apt-get update -q && apt-get download -q libboost1.81-dev; }
dpkg -x libboost1.81-dev_*.deb .
