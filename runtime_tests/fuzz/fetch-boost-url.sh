#!/bin/sh
# Unpacks Boost 1.81 from Debian, which has Boost.URL, into build/boost-1.81, where the presets fuzz and benchmarks
# expect it. The package cannot be installed next to Debian's default Boost.
#
# Distributed under the Boost Software License, Version 1.0.
set -eu
cd "$(dirname "$0")/../.."
[ ! -e build/boost-1.81/usr/include/boost/url/src.hpp ] || exit 0
mkdir -p build/boost-1.81
cd build/boost-1.81
apt-get download -q libboost1.81-dev || { apt-get update -q && apt-get download -q libboost1.81-dev; }
dpkg -x libboost1.81-dev_*.deb .
