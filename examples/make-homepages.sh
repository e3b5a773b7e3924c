#!/bin/sh
# Prints URIs from the Homepage fields of Debian's package lists (of the last apt-get update), sorted: all values that
# are not ordinary web addresses, and every eighth ordinary one.
#
# Distributed under the Boost Software License, Version 1.0.
set -eu
LC_ALL=C
export LC_ALL

ordinary='^https?://[A-Za-z0-9.-]+(/[A-Za-z0-9._~/:=-]*)?(#readme)?$'

# shellcheck disable=SC2016 # apt-get expands $(FILENAME), not the shell
apt-get indextargets --format '$(FILENAME)' \
    'Created-By: Packages' 'Origin: Debian' 'Component: main' |
    xargs /usr/lib/apt/apt-helper cat-file |
    sed -n 's/^Homepage: *//p' |
    sort -u |
    awk -v ordinary="$ordinary" '$0 !~ ordinary || n++ % 8 == 0'
