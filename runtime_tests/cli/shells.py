#!/usr/bin/env python3
# Completes command lines in a shell with the installed script, or checks the manual page with mandoc and man.
#
#   shells.py SCRATCH PREFIX bash|zsh|fish|mandoc|man
#
# PREFIX is where consturi is installed.
#
# Distributed under the Boost Software License, Version 1.0.
import os
import pathlib
import pty
import shlex
import shutil
import subprocess
import sys

SCRATCH, PREFIX = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
SHARE = PREFIX / "share"
PAGE = SHARE / "man/man1/consturi.1"
ENVIRONMENT = {"PATH": f"{PREFIX}/bin:{os.environ['PATH']}", "HOME": str(SCRATCH), "LC_ALL": "C.UTF-8",
               "TERM": "dumb", "XDG_DATA_DIRS": f"{SHARE}:/usr/share"}

# The words after `consturi`, of which the last is completed, and the candidates.
CASES = [
    (("chec",), {"check"}),
    (("re",), {"resolve", "relativize", "redact"}),
    (("java", "re"), {"resolve", "relativize"}),
    (("check", "--by"), {"--by-scheme"}),
    (("check", "--iri", "--re"), {"--reference", "--require"}),
    (("decode", "--malformed", ""), {"kept", "replaced"}),
    (("decode", "--malformed=k"), {"--malformed=kept"}),
    (("completion", ""), {"bash", "fish", "zsh"}),
    (("check", "c"), {"c1.txt", "c2.txt"}),
    (("resolve", "https://h/", "a b"), {"a b.txt"}),
    (("constants", "-o", "a b"), {"a b.txt"}),
    (("constants", "--output=a b"), {"--output=a b.txt"}),
    (("resolve", ""), set()),
    (("check", "--", "--by"), set()),
]


def run(*command):
    done = subprocess.run(command, cwd=SCRATCH, env=ENVIRONMENT, text=True, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT)
    print("$", *command, f"\n{done.stdout}", flush=True)
    return done.stdout


def typed(words):
    return "consturi " + " ".join(word.replace(" ", "\\ ") for word in words)


def in_fish(words):
    output = run("fish", "-c", "complete --do-complete $argv", typed(words))
    return {line.split("\t")[0] for line in output.splitlines()}


class Terminal:
    """An interactive shell, in which Tab completes, and Ctrl-G prints the line between two control characters."""

    def __init__(self, shell, *options, setup):
        (SCRATCH / "setup").write_text(f"show() {{ printf '\\n\\2%s\\3\\n' \"$1\"; }}\n{setup}\nshow ready\n")
        self.shell, self.terminal = pty.fork()
        if self.shell == 0:
            os.chdir(SCRATCH)
            os.execvpe(shell, [shell, *options], ENVIRONMENT | {"PS1": "", "COLUMNS": "200"})
        self.send(". ./setup\n")
        self.read()

    def send(self, text):
        os.write(self.terminal, text.encode())

    def read(self):
        """Reads until a line is printed by `show`. Returns the text before, and the line."""
        text = ""
        while "\3" not in text:
            text += os.read(self.terminal, 1000).decode()
        print(text, flush=True)
        return text.replace("\a", "").replace("\3", "\2").split("\2")[:2]

    def complete(self, words):
        self.send(typed(words) + "\t\x07")
        text, line = self.read()
        completed = "".join(shlex.split(line)[len(words):])
        if completed != words[-1]:
            return {completed}
        listed = {word for each in text.splitlines() for word in each.split(" -- ")[0].split()}
        return {word for word in listed if word not in typed(words)}


def check(complete):
    for words, candidates in CASES:
        found = complete(words)
        assert found == candidates, f"{words}: {found}"


def check_bash():
    for load in f". {SHARE}/bash-completion/completions/consturi", "source <(consturi completion bash)":
        check(Terminal("bash", "--norc", "--noprofile", "-i", setup=f"""
            {load}
            bind 'set show-all-if-ambiguous on'
            bind 'set enable-bracketed-paste off'
            show_line() {{ show "$READLINE_LINE"; READLINE_LINE=; READLINE_POINT=0; }}
            bind -x '"\\C-g": show_line'""").complete)


def check_zsh():
    for before, after in (f"fpath=({SHARE}/zsh/site-functions $fpath)", ""), ("", "source <(consturi completion zsh)"):
        check(Terminal("zsh", "-f", "-i", setup=f"""
            {before}
            autoload -Uz compinit && compinit -u -D
            {after}
            show_line() {{ show "$BUFFER"; BUFFER=; }}
            zle -N show_line
            bindkey '^G' show_line""").complete)


def check_fish():
    check(in_fish)
    script = "consturi completion fish | source; complete --do-complete 'consturi chec'"
    assert run("env", "XDG_DATA_DIRS=/usr/share", "fish", "-c", script) == "check\tReport the lines that are not URIs\n"


def check_mandoc():
    assert run("mandoc", "-T", "lint", PAGE) == ""


def check_man():
    assert run("sh", "-c", 'man --warnings --local-file "$1" 2>&1 >/dev/null', "sh", PAGE) == ""


tool = sys.argv[3]
if not shutil.which(tool):
    sys.exit(f"[skipped] {tool} is not installed")
SCRATCH.mkdir(parents=True, exist_ok=True)
for name in "a b.txt", "c1.txt", "c2.txt":
    (SCRATCH / name).touch()
{"bash": check_bash, "zsh": check_zsh, "fish": check_fish, "mandoc": check_mandoc, "man": check_man}[tool]()
