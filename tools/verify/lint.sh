#!/bin/sh
# Checks the format of the code, the width of comments, that functions are [[nodiscard]], that no header defaults a
# comparison of arrays, that headers have what only g++ and clang know on a condition, the scripts with shellcheck and
# flake8, what hand-written files repeat, the test names in mutate.py, and the subjects of commits.
#
# Distributed under the Boost Software License, Version 1.0.
set -eu
cd "$(dirname "$0")/../.."

git ls-files -z '*.hpp' '*.cpp' | xargs -0 clang-format-19 --dry-run --Werror
if LC_ALL=C git grep -nE -e '^.{121}' --and -e '^ *//' --and --not -e '// prints' -- '*.hpp' '*.cpp'; then
    echo 'comments of more than 120 columns'; exit 1
fi
# Without macros of a compiler or a machine, as another compiler reads the headers. MSVC has is_constant_evaluated, too.
headers=$(git ls-files -z include ':!include/consturi/config.hpp' | xargs -0 cat | sed '/^ *# *include/d' |
    g++ -E -fdirectives-only -undef -P -w -D__cpp_exceptions -D__cpp_lib_expected=202202L -D__cpp_lib_format -x c++ -)
if printf '%s\n' "$headers" |
    grep -P '__(builtin_(?!is_constant)|attribute__|extension__|BYTE_ORDER|int128|asm)|# *pragma|_Pragma'; then
    echo 'only for g++ and clang: in config.hpp, or with a branch in standard C++'; exit 1
fi
git ls-files -z '*.sh' .ci/run packaging/debian/tests/find-package | xargs -0 shellcheck
git ls-files -z '*.py' | xargs -0 flake8
tools/verify/nodiscard.py
tools/verify/comparisons.py
tools/verify/lists.py
tools/verify/mutate.py --list >/dev/null

# The first commits are longer, as CONTRIBUTING.md says.
if git log --no-merges --since=2026-11-28T00:00:00Z --format='%h %s' | LC_ALL=C.UTF-8 grep -E '^[0-9a-f]+ .{73}'; then
    echo 'subjects of more than 72 characters'; exit 1
fi
