#!/bin/sh
# Writes the Homepage values of Debian's own package lists (as the last apt-get update left them) to standard output,
# sorted: every value that is not an ordinary web address, and every eighth of the ordinary ones.
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
