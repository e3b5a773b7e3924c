#!/usr/bin/env python3
# Builds the playground: the module, and the page with what it loads.
#
#   build.py OUT_FOLDER
#
# Needs clang++-19, lld-19, wasi-libc, libc++-19-dev-wasm32, libc++abi-19-dev-wasm32, libclang-rt-19-dev-wasm32 and
# Boost.Hana.
#
# Distributed under the Boost Software License, Version 1.0.
import gzip
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
TOP = HERE.parents[2]
SOURCES = [HERE / "playground.cpp", TOP / "tools/json.cpp", TOP / "tools/schemes.cpp",
           TOP / "tools/schemes_without_hosts.cpp"]
PAGE = ["index.md", "playground.js", "playground.css"]
COMPILER = ["clang++-19", "--target=wasm32-wasi", "-Os"]
FLAGS = ["-std=c++20", "-fno-exceptions", "-fno-rtti", "-Wall", "-Wextra", f"-I{TOP}/include",
         "-idirafter", "/usr/include"]  # Boost is there; the other headers are those of WASI
LIMIT = 250_000


def build(out):
    with tempfile.TemporaryDirectory() as folder:
        objects = [f"{folder}/{source.stem}.o" for source in SOURCES]
        for source, compiled in zip(SOURCES, objects):
            subprocess.run([*COMPILER, *FLAGS, "-c", source, "-o", compiled], check=True)
        subprocess.run([*COMPILER, "-mexec-model=reactor", "-Wl,--gc-sections,--strip-all", *objects,
                        "-o", out / "playground.wasm"], check=True)
    for name in PAGE:
        shutil.copy(HERE / name, out)


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: build.py OUT_FOLDER")
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    build(out)
    for name in ["playground.wasm", *PAGE]:
        content = (out / name).read_bytes()
        print(f"{name}: {len(content)} bytes, {len(gzip.compress(content, 9))} compressed")
    if len(gzip.compress((out / "playground.wasm").read_bytes(), 9)) > LIMIT:
        sys.exit(f"playground.wasm: more than {LIMIT} bytes compressed")


if __name__ == "__main__":
    main()
