#!/usr/bin/env python3
# Runs the examples of docs/command-line.md for programs that distribute lines. It runs GNU parallel, on this computer
# and by a login with SSH, and plays Apache Spark and ClickHouse by their protocols.
#
#   workers.py SCRATCH DIRECTORY
#
# The second argument is the directory with the program consturi.
#
# Distributed under the Boost Software License, Version 1.0.
import os
import pathlib
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
import xml.etree.ElementTree

TOP = pathlib.Path(__file__).parents[2]
SCRATCH, DIRECTORY = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
ENVIRONMENT = os.environ | {"PATH": f"{DIRECTORY}:{os.environ['PATH']}", "PARALLEL": "--will-cite", "LC_ALL": "C"}
DOCUMENT = (TOP / "docs/command-line.md").read_text()

# Rows and their results. Those of ClickHouse can have line breaks, which it escapes.
LINES = {"HTTP://H/a/../%7e": "http://h/~", "": "", "{": "", "http://h:x/": "", "../\u00e9": "", "a\tb": "",
         "http://h/" + 100_000 * "a": "http://h/" + 100_000 * "a"}
ROWS = LINES | {"a\nb": "", "a\\b": "", "a:b\r": "", "\n": ""}


def examples(language):
    """The code blocks in a language."""
    return re.findall(f"^```{language}\n(.*?)^```$", DOCUMENT, re.M | re.S)


def popen(*command, **options):
    return subprocess.Popen(command, cwd=SCRATCH, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                            **({"env": ENVIRONMENT} | options))


def run(command):
    print("$", command, flush=True)
    return subprocess.run(["bash", "-c", command], cwd=SCRATCH, env=ENVIRONMENT, text=True, capture_output=True)


def write(stream, lines, is_last):
    """Writes in another thread, as the output has to be read meanwhile."""
    def task():
        stream.write("".join(line + "\n" for line in lines).encode())
        stream.close() if is_last else stream.flush()
    threading.Thread(target=task).start()


# GNU parallel

def write_list():
    """Lines of different lengths, some of which are invalid."""
    urls = (TOP / "examples/debian-homepages.txt").read_text().splitlines()
    lines = [url + number % 7 * "/." + (number % 50 == 0) * "{" for number, url in enumerate(urls)]
    (SCRATCH / "urls.txt").write_text("".join(line + "\n" for line in lines))


def count(pattern, text):
    return sum(int(number) for number in re.findall(pattern, text, re.M))


def check_parallel():
    local, remote = [line for line in "".join(examples("sh")).splitlines() if line.startswith("parallel ")]
    alone = run("consturi normalize urls.txt >alone.txt")
    assert alone.returncode == 1
    parts = run(local.replace("100M", "20K"))
    assert 5 < parts.returncode < 20, parts
    assert (SCRATCH / "normalized.txt").read_bytes() == (SCRATCH / "alone.txt").read_bytes()
    assert alone.stderr.count(": error: ") == parts.stderr.count(": error: ") > 50

    alone = run("consturi check urls.txt")
    parts = run(local.replace("100M", "20K").replace("consturi normalize", "consturi check"))
    for pattern in r"^(\d+) URIs, ", r" URIs, (\d+) invalid$":
        assert count(pattern, alone.stderr) == count(pattern, parts.stderr) > 50, pattern
    errors = (SCRATCH / "normalized.txt").read_text(), alone.stdout
    assert len({re.sub("^.*?:[0-9]+:", "", text, flags=re.M) for text in errors}) == 1  # only the line numbers differ

    command = remote.replace("100M", "50K").replace("consturi", shlex.quote(str(DIRECTORY / "consturi")))
    (SCRATCH / "normalized.txt").unlink()
    with Login() as ssh:
        done = run(command.replace("-S server1,server2", f"--ssh {ssh} -S 2/localhost"))
    assert 2 < done.returncode < 10, done
    assert (SCRATCH / "normalized.txt").read_bytes() == (SCRATCH / "alone.txt").read_bytes()


class Login:
    """A script that logs in at an SSH server of this user, or that runs the command if no server is installed."""
    SERVER = "/usr/sbin/sshd"

    def __enter__(self):
        self.server = None
        script = SCRATCH / "ssh"
        if not os.path.exists(self.SERVER) or not shutil.which("ssh"):
            print("openssh-server and openssh-client are not installed: a script runs the commands instead")
            script.write_text('#!/bin/sh\nwhile [ "$1" != -- ]; do shift; done\nshift\nexec sh -c "$*"\n')
        else:
            port = self.serve()
            script.write_text(f"#!/bin/sh\nexec ssh -F none -p {port} -i {SCRATCH}/key -o BatchMode=yes "
                              "-o LogLevel=ERROR -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null "
                              '"$@"\n')
        script.chmod(0o700)
        return script

    def serve(self):
        if os.geteuid() == 0:
            os.makedirs("/run/sshd", exist_ok=True)
        for key in "key", "host":
            subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", SCRATCH / key], check=True)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        options = {"ListenAddress": f"127.0.0.1:{port}", "HostKey": SCRATCH / "host",
                   "AuthorizedKeysFile": SCRATCH / "key.pub", "StrictModes": "no", "UsePAM": "no", "PidFile": "none",
                   "LogLevel": "ERROR"}
        self.server = subprocess.Popen([self.SERVER, "-D", "-e", "-f", "/dev/null"]
                                       + [f"-o{name}={value}" for name, value in options.items()])
        for _ in range(100):
            with socket.socket() as client:
                if client.connect_ex(("127.0.0.1", port)) == 0:
                    return port
            time.sleep(0.1)
        sys.exit("the SSH server does not answer")

    def __exit__(self, *_):
        if self.server:
            self.server.terminate()
            self.server.wait()


# Apache Spark writes all elements of a partition as lines, reads lines to the end, and needs exit code 0.

def check_spark():
    scala = re.search(r"pipe\(Seq\((.*?)\)", examples("scala")[-1])[1]
    in_scala = [word[1:-1] for word in re.findall('".*?"', scala)]
    in_python, path = re.search(r'pipe\("(.*?)", \{"PATH": "(.*?)"\}', examples("python")[-1]).groups()
    for command, environment in (in_scala, ENVIRONMENT), (shlex.split(in_python), {"PATH": f"{DIRECTORY}:{path}"}):
        print("Spark:", command, flush=True)
        for elements in [], list(LINES), 1000 * ["{", "a:b"], ["a:b"]:
            process = popen(*command, env=environment, stderr=subprocess.DEVNULL)
            write(process.stdin, elements, True)
            lines = [line.decode().removesuffix("\n") for line in process.stdout]
            assert lines == [LINES.get(element, element) for element in elements], lines
            assert process.wait() == 0
        full = subprocess.run(command, env=environment, input=b"a:b\n", stdout=open("/dev/full", "w"),
                              stderr=subprocess.DEVNULL)
        assert full.returncode != 0


# ClickHouse sends blocks of rows, and reads a line for each. It ends a process of a pool after several blocks.

def escaped(row):
    for character, escape in ("\\", "\\\\"), ("\t", "\\t"), ("\n", "\\n"), ("\r", "\\r"):
        row = row.replace(character, escape)
    return row


def check_clickhouse():
    functions = xml.etree.ElementTree.fromstring(examples("xml")[-1]).findall("function")
    assert [function.findtext("type") for function in functions] == ["executable", "executable_pool"]
    blocks = [list(ROWS), ["a:b"], 5_000 * ["{"], 20 * list(ROWS), [""]]
    for function in functions:
        assert function.findtext("format") == "TabSeparated" and function.findtext("execute_direct") == "0"
        assert function.findtext("send_chunk_header", "0") == "0"
        command = function.findtext("command")
        print("ClickHouse:", command, flush=True)
        is_pool = function.findtext("type") == "executable_pool"
        for sequence in [blocks] if is_pool else [[block] for block in blocks]:
            process = popen("sh", "-c", command, stderr=subprocess.PIPE)
            for block in sequence:
                write(process.stdin, map(escaped, block), not is_pool)
                for row in block:
                    assert process.stdout.readline().decode() == ROWS.get(row, row) + "\n", row
            process.stdin.close()
            assert process.stdout.read() == b""
            assert process.wait() == 0 or is_pool


signal.alarm(250)  # ends the test if a program waits forever
shutil.rmtree(SCRATCH, ignore_errors=True)
SCRATCH.mkdir(parents=True)
check_spark()
check_clickhouse()
if not shutil.which("parallel"):
    sys.exit("[skipped] GNU parallel is not installed")
write_list()
check_parallel()
