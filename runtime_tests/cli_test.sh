#!/bin/sh
# The command line tool, run as its users run it: sh cli_test.sh PATH-OF-CONSTURI
#
# Distributed under the Boost Software License, Version 1.0.

case ${1:?the path of consturi} in
/*) cli=$1 ;;
*) cli=$PWD/$1 ;;
esac
here=$(mktemp -d) && cd "$here" || exit 1
trap 'rm -rf "$here"' EXIT
trap 'exit 1' HUP INT TERM
exec </dev/null

passed=0 failed=0 name=

# it SENTENCE: begins a case. What is checked until the next one belongs to it.
it() {
    verdict
    name=$1 checks=0 wrong=
    rm -rf -- * .[!.]*
}
verdict() {
    [ -n "$name" ] || return 0
    [ $checks -gt 0 ] || wrong="  nothing was checked"
    if [ -z "$wrong" ]; then
        passed=$((passed + 1))
        echo "ok - $name"
    else
        failed=$((failed + 1))
        echo "not ok - $name"
        echo "$wrong"
    fi
}
# skip WHY: gives up the case, which then counts neither way.
skip() {
    echo "skipped - $name: $1"
    name=
}
check() { # check WHAT COMMAND...
    what=$1
    shift
    checks=$((checks + 1))
    "$@" || wrong="$wrong${wrong:+
}  $what"
}

bytes() { printf '%b' "$1"; } # as echo; \0ooo is a byte
run() {
    "$cli" "$@" >out 2>err
    code=$?
}

exits() { check "exit code $code instead of $1" [ "$code" -eq "$1" ]; }
is() { # is FILE BYTES
    bytes "$2" >want
    check "$1 is not what it should be:
$(diff want "$1" | head -n 20)" cmp -s want "$1"
}
out() { is out "$1"; }
err() { is err "$1"; }
out_has() { check "standard output has no line like: $1" grep -Eq -e "$1" out; }
err_has() { check "standard error has no line like: $1" grep -Eq -e "$1" err; }

# check: lines

it "a file of good URIs prints nothing and exits with 0"
bytes 'http://h/\nurn:isbn:0451450523\n' >f
run check f
exits 0; out ''; err '2 URIs, 0 bad\n'

it "a bad line is printed with its place, its text, a caret and a reason"
bytes 'http://h/\nhttp://h:80a/\n' >f
run check f
exits 1; err '2 URIs, 1 bad\n'
out 'f:2:12: error: letter in the port\nhttp://h:80a/\n           ^\n'

# on_terminal COMMAND: what it prints there, less the carriage returns.
on_terminal() { script -qec "$1" /dev/null </dev/null | tr -d '\r' >out; }
it "on a terminal an error is in color, and as elsewhere with NO_COLOR"
if script -qec true /dev/null >/dev/null 2>&1; then
    bytes 'http://h:80a/\n' >f
    plain='f:1:12: error: letter in the port\nhttp://h:80a/\n           ^\n1 URI, 1 bad\n'
    colored='\0033[1mf:1:12: \0033[0m\0033[1;31merror: \0033[0m\0033[1mletter in the port\0033[0m\n'
    on_terminal "env -u NO_COLOR TERM=xterm '$cli' check f"
    out "$colored"'http://h:80a/\n           \0033[1;32m^\0033[0m\n1 URI, 1 bad\n'
    on_terminal "NO_COLOR=1 TERM=xterm '$cli' check f"
    out "$plain"
    on_terminal "env -u NO_COLOR TERM=dumb '$cli' check f"
    out "$plain"
else
    skip "there is no terminal to be had"
fi

it "a bad line does not hide those behind it"
bytes ' \na:b\n\na:\n{\n' >f
run check f
exits 1; err '5 URIs, 3 bad\n'
check "lines 1, 3 and 5" [ "$(sed -n 's/: error: .*//p' out | tr '\n' ' ')" = 'f:1:1 f:3:1 f:5:1 ' ]

it "standard input is read where no file is named"
bytes 'a:b\n{\n' >f
run check <f
exits 1; out_has '^<stdin>:2:1: error: '; err '2 URIs, 1 bad\n'

it "a file called - is standard input, among others"
bytes 'a:b\n{\n' >f
bytes '}\n' >g
run check g - <f
exits 1; out_has '^g:1:1: error: '; out_has '^<stdin>:2:1: error: '; err '3 URIs, 2 bad\n'

it "each file counts its own lines, and the sum is one"
bytes 'a:b\n\n' >f
bytes 'a:b\nc:d\n\n' >g
run check f g
exits 1; out_has '^f:2:1: '; out_has '^g:3:1: '; err '5 URIs, 2 bad\n'

it "bad lines in the first file are not forgotten over a good second one"
bytes '{\n' >f
bytes 'a:b\n' >g
run check f g
exits 1; out_has '^f:1:1: '; err '2 URIs, 1 bad\n'

it "one URI is not called URIs"
bytes 'a:b\n' >f
run check f
exits 0; out ''; err '1 URI, 0 bad\n'

it "an empty file has no URIs, and that is good"
: >f
run check f
exits 0; out ''; err '0 URIs, 0 bad\n'

it "an empty line is no URI, the last one neither"
bytes 'a:b\n\n' >f
run check f
exits 1; err '2 URIs, 1 bad\n'
out "f:2:1: error: no scheme: a URI begins with one, and a ':'\n\n^\n"

it "a relative reference is no URI"
bytes '../a\n' >f
run check f
exits 1; out_has '^f:1:1: error: '; err '1 URI, 1 bad\n'

it "a relative reference is good with --reference, and so are a URI and an empty line"
bytes '../a\na:b\n\n' >f
run check --reference f
exits 0; out ''; err '3 URI references, 0 bad\n'

it "what is no reference is bad with --reference too"
bytes '//h:8a\n' >f
run check --reference f
exits 1; out_has '^f:1:6: error: letter in the port$'; err '1 URI reference, 1 bad\n'

it "a byte order mark is left out, and a note says so"
bytes '\0357\0273\0277a:b\n{\n' >f
run check f
exits 1; out_has '^f:2:1: error: '
err 'f:1: note: the file begins with a byte order mark, which is left out\n2 URIs, 1 bad\n'

it "columns count from behind the byte order mark"
bytes '\0357\0273\0277a:{\n' >f
run check f
exits 1; out_has '^f:1:3: error: '

it "a byte order mark is looked for in each file"
bytes '\0357\0273\0277a:b\n' >f
cp f g
run check f g
exits 0; out ''; err_has '^f:1: note: .*byte order mark'; err_has '^g:1: note: .*byte order mark'; err_has '^2 URIs, 0 bad$'

it "a byte order mark and nothing else is an empty file"
bytes '\0357\0273\0277' >f
run check f
exits 0; out ''; err_has '^0 URIs, 0 bad$'

it "a byte order mark with a newline is an empty line"
bytes '\0357\0273\0277\n' >f
run check f
exits 1; out_has '^f:1:1: error: '; err_has '^1 URI, 1 bad$'

it "a byte order mark that is not at the beginning of the file is three bad bytes"
bytes 'a:b\n\0357\0273\0277a:b\n' >f
run check f
exits 1; out_has '^f:2:1: error: '; out_has '^\\xEF\\xBB\\xBFa:b$'; err '2 URIs, 1 bad\n'

it "the CR of a CR LF is left out, and one note a file says so"
bytes 'a:b\n\r\na:b\r\na:{\r\n' >f
run check f
exits 1; out_has '^f:2:1: error: '; out_has '^f:4:3: error: '; out_has '^a:\{$'
err 'f:2: note: lines end in CR LF; the CR is left out\n4 URIs, 2 bad\n'

it "only one CR is left out, and only before an LF"
bytes 'a:b\r\r\na:b\rc\na:b\r' >f
run check f
exits 1; err_has '^3 URIs, 3 bad$'
out_has '^f:1:4: '; out_has '^f:2:4: '; out_has '^f:3:4: '; out_has '^a:b\\x0D$'; out_has '^a:b\\x0Dc$'

it "a NUL is a bad byte of its line, and no end"
bytes 'a:b\0000c{\nd:e\n' >f
run check f
exits 1; out_has '^f:1:4: error: '; out_has '^a:b\\x00c\{$'; err '2 URIs, 1 bad\n'

it "a last line without newline is judged, and a note says so"
bytes 'a:b\n{' >f
run check f
exits 1; out_has '^f:2:1: error: '; err 'f:2: note: the last line has no newline at its end\n2 URIs, 1 bad\n'

it "a last line without newline can be good"
bytes 'a:b' >f
run check f
exits 0; out ''; err 'f:1: note: the last line has no newline at its end\n1 URI, 0 bad\n'

it "control and non-ASCII bytes are shown as escapes"
bytes 'a:b\0033[31m\n\0303\0251\n' >f
run check f
exits 1; out_has '^a:b\\x1B\[31m$'; out_has '^\\xC3\\xA9$'

it "a line of 10 MB is one URI"
{ bytes 'a:'; head -c 10485760 /dev/zero | tr '\0' b; bytes '\nc:d\n'; } >f
run check f
exits 0; out ''; err '2 URIs, 0 bad\n'

it "of a bad line of 10 MB what is around the bad byte is printed"
{ bytes 'a:'; head -c 10485760 /dev/zero | tr '\0' b; bytes '{\n'; } >f
run check f
exits 1; out_has '^f:1:10485763: error: '; out_has '^\.\.\.b+\{$'; err '1 URI, 1 bad\n'
check "no more than 1 kB" [ "$(wc -c <out)" -lt 1024 ]

it "a file larger than the memory is read line by line"
if (ulimit -v 100000 && "$cli" --version) >out 2>err; then
    (ulimit -v 100000 && yes a:b 2>err.yes | head -n 40000000 | "$cli" check >out 2>err)
    code=$?
    exits 0; out ''; err '40000000 URIs, 0 bad\n'
else
    skip "no limit for the memory can be set here"
fi

# check: files

it "a file that is not there is an error, and the others are judged"
bytes '{\n' >f
run check gone f
exits 2; out_has '^f:1:1: error: '; err_has '^consturi: gone: No such file or directory$'; err_has '^1 URI, 1 bad$'

it "a file that is not there is an error though all others are good"
bytes 'a:b\n' >f
run check f gone
exits 2; out ''; err_has '^consturi: gone: No such file or directory$'; err_has '^1 URI, 0 bad$'

it "what is said of the run stands behind what was printed before"
bytes '{\n' >f
bytes 'a:b\n}\n' >g
"$cli" check f gone g >out 2>&1
code=$?
exits 2
check "the order is: $(cut -c 1-14 out)" [ "$(sed -n 's/^\(f\|consturi\|g\):.*/\1/p; s/ URIs.*//p' out | tr '\n' ' ')" = 'f consturi g 3 ' ]

it "more files are judged than can be open at once"
bytes 'a:b\n' >f
if (ulimit -n 64 && "$cli" --version) >out 2>err; then
    (ulimit -n 64 && "$cli" check $(yes f 2>err.yes | head -n 100) >out 2>err)
    code=$?
    exits 0; out ''; err '100 URIs, 0 bad\n'
else
    skip "no limit for open files can be set here"
fi

it "a directory is an error"
mkdir d
run check d
exits 2; out ''; err_has '^consturi: d: Is a directory$'

it "a file that cannot be read to its end is an error"
if [ -r /proc/self/mem ]; then
    run check /proc/self/mem
    exits 2; out ''; err_has '^consturi: /proc/self/mem: Input/output error$'
else
    skip "there is no /proc/self/mem"
fi

it "an empty name is a file that is not there"
run check ''
exits 2; out ''; err_has '^consturi: : No such file or directory$'

it "a file may be called like a command, or have a name with blanks"
bytes 'a:b\n' >show
cp show 'a b'
run check show 'a b'
exits 0; out ''; err '2 URIs, 0 bad\n'

it "a file may be called like an option, behind --"
bytes '{\n' >--json
run check -- --json
exits 1; out_has '^--json:1:1: error: '; err '1 URI, 1 bad\n'

it "a file with a name in brackets is reached through its directory"
bytes '{\n' >'[a]'
run check './[a]'
exits 1; out_has '^\./\[a\]:1:1: error: '

it "options may stand behind the files"
bytes '../a\n{\n' >f
run check f --reference --json
exits 1; out_has '^\{"file":"f","line":2,'; err '2 URI references, 1 bad\n'

# check: JSON

it "with --json a bad line is an object on a line"
bytes 'a:b\nhttp://h:80a/\n{\n' >f
run check --json f
exits 1; err '3 URIs, 2 bad\n'
check "two lines" [ "$(wc -l <out)" -eq 2 ]
out_has '^\{"file":"f","line":2,"position":11,"rule":"port","begin":9,"message":"letter in the port","expected":"DIGIT, \\"#\\", \\"/\\", \\"\?\\" or the end","text":"http://h:80a/"}$'
out_has '^\{"file":"f","line":3,"position":0,"rule":"scheme","begin":0,"message":"no scheme: a URI begins with one, and a .:.","expected":"ALPHA","text":"\{"}$'

it "with --json good lines print nothing"
bytes 'a:b\n' >f
run check --json f
exits 0; out ''; err '1 URI, 0 bad\n'

it "JSON strings have quotes, backslashes and control bytes escaped"
printf '"\\\000\001\t\r\037\177/\n' >f
run check --json f
exits 1
sed 's/.*,\("text"\)/\1/' out >text
printf '%s\177/"}\n' '"text":"\"\\\u0000\u0001\t\r\u001f' >want
check "the text in JSON is: $(cat text)" cmp -s want text

it "text that is UTF-8 is a JSON string as it is"
bytes '\0303\0251\0342\0202\0254\0360\0237\0230\0200\n' >f
run check --json f
exits 1
sed 's/.*,\("text"\)/\1/' out >text
is text '"text":"\0303\0251\0342\0202\0254\0360\0237\0230\0200"}\n'

it "text that is not UTF-8 is an array of its bytes in JSON"
bytes '\0303(\n\0300\0200\n\0355\0240\0200\n\0364\0220\0200\0200\n\0342\0202\n\0340\0200\0200\n\0360\0200\0200\0200\n' >f
run check --json f
exits 1
sed 's/.*,\("text\)/\1/' out >text
is text '"text_bytes":[195,40]}\n"text_bytes":[192,128]}\n"text_bytes":[237,160,128]}\n"text_bytes":[244,144,128,128]}\n"text_bytes":[226,130]}\n"text_bytes":[224,128,128]}\n"text_bytes":[240,128,128,128]}\n'

it "a file name that is not UTF-8 is an array of its bytes in JSON"
file=$(bytes '\0377')
if bytes '{\n' 2>err >"$file"; then
    run check --json "$file"
    exits 1; out_has '^\{"file_bytes":\[255],"line":1,'
else
    skip "the file system takes only names in UTF-8"
fi

it "what Python reads from the JSON of any line is the line, byte by byte"
if python3 -c '' 2>err; then
    python3 - >f <<'PY'
import random, sys
random.seed(3986)
some = [bytes([b]) for b in range(256)] + ["é".encode(), "€".encode(), "😀".encode(), b"\xed\xa0\x80", b"\xf4\x90\x80\x80"]
lines = some + [a + b for a in some for b in some] + [b"".join(random.choices(some, k=9)) for _ in range(20000)]
sys.stdout.buffer.write(b"".join(b" " + line + b".\n" for line in lines if b"\n" not in line))
PY
    run check --json f
    exits 1
    check "Python reads something else" python3 - <<'PY'
import json
lines = open("f", "rb").read().split(b"\n")[:-1]
objects = open("out", "rb").read().decode().split("\n")[:-1]
assert len(lines) == len(objects) > 80000
strings = 0
for number, (line, text) in enumerate(zip(lines, objects), 1):
    o = json.loads(text)
    assert (o["file"], o["line"], o["position"], o["rule"]) == ("f", number, 0, "scheme"), o
    assert bytes(o["text_bytes"]) == line if "text_bytes" in o else o["text"].encode() == line, o
    strings += "text" in o
    try: line.decode()
    except UnicodeDecodeError: assert "text" not in o, o
    else: assert "text_bytes" not in o, o
assert 10000 < strings < len(lines) - 10000
PY
else
    skip "there is no python3"
fi

# Output that is not taken

command -v timeout >/dev/null || timeout() { shift && "$@"; }

it "a reader that has seen enough ends a run without end, quietly"
yes '{' 2>err.yes | { timeout 60 "$cli" check 2>err; echo $? >code; } | head -n 1 >out
code=$(cat code)
exits 2; out "<stdin>:1:1: error: no scheme: a URI begins with one, and a ':'\n"; err ''

it "a reader that has seen enough before the first line ends the run quietly"
bytes '{\n' >f
{ sleep 1; "$cli" check f 2>err; echo $? >code; } | :
code=$(cat code)
exits 2; err ''

it "a reader of show that has gone ends the run quietly"
{ sleep 1; "$cli" show a:b 2>err; echo $? >code; } | :
code=$(cat code)
exits 2; err ''

if [ -w /dev/full ]; then full=/dev/full; else full=; fi
on_full_disk() {
    if [ -n "$full" ]; then
        "$cli" "$@" >$full 2>err
        code=$?
        exits 2; err 'consturi: standard output: No space left on device\n'
    else
        skip "there is no /dev/full"
    fi
}

it "a full disk is an error of check"
bytes '{\n' >f
on_full_disk check f

it "a full disk is an error of check in the midst of a long output"
yes '{' 2>err.yes | head -n 100000 >f
on_full_disk check --json f

it "a full disk is an error of show"
on_full_disk show a:b

it "a full disk is an error of --help"
on_full_disk --help

it "a full disk does not matter where nothing is printed"
if [ -n "$full" ]; then
    bytes 'a:b\n' >f
    "$cli" check f >$full 2>err
    code=$?
    exits 0; err '1 URI, 0 bad\n'
else
    skip "there is no /dev/full"
fi

it "a standard output that is closed is an error"
"$cli" show a:b >&- 2>err
code=$?
exits 2; err 'consturi: standard output: Bad file descriptor\n'

# show

it "show prints all components of a URI"
run show 'http://u:p@h.example:80/a/b?c=d#e'
exits 0; err ''
out 'scheme: http\nuserinfo: u:p\nhost: h.example\nport: 80\npath: /a/b\nquery: c=d\nfragment: e\n'

it "show leaves out what is undefined"
run show urn:a
exits 0; out 'scheme: urn\npath: a\n'; err ''

it "show prints what is empty as empty"
run show 's://@:?#'
exits 0; out 'scheme: s\nuserinfo: \nhost: \nport: \npath: \nquery: \nfragment: \n'; err ''

it "show takes a relative reference, and the empty one"
run show '//[::1]/a'
exits 0; out 'host: [::1]\npath: /a\n'; err ''
run show ''
exits 0; out 'path: \n'; err ''

it "show takes a reference that is called like a command, or behind --, like an option"
run show check
exits 0; out 'path: check\n'
run show -- --json
exits 0; out 'path: --json\n'

it "show --json prints all components, with null for what is undefined"
run show --json 'http://u@h:80/p?q#f'
exits 0; err ''
out '{"scheme":"http","userinfo":"u","host":"h","port":"80","path":"/p","query":"q","fragment":"f"}\n'
run show --json '//h?'
exits 0; err ''
out '{"scheme":null,"userinfo":null,"host":"h","port":null,"path":"","query":"","fragment":null}\n'

it "show explains on standard error what is wrong"
run show 'http://h:80a/'
exits 1; out ''; err 'http://h:80a/\n           ^ letter in the port\n'
run show --json 'http://h:80a/'
exits 1; out ''; err 'http://h:80a/\n           ^ letter in the port\n'

it "show shows non-ASCII and control bytes as escapes"
run show "$(bytes '/\0303\0251\0033')"
exits 1; out ''; err_has '^/\\xC3\\xA9\\x1B$'

it "show takes brackets and braces as they are"
run show '[a,b]'
exits 1; out ''; err_has '^\[a,b]$'
run show '{}'
exits 1; out ''; err_has '^\{}$'

# Misuse and help

misuse() {
    run "$@"
    exits 2; out ''; err_has '--help'
}

it "no command is misuse"
misuse

it "an unknown command is misuse"
misuse chek

it "an unknown option is misuse"
misuse check --jsn
misuse --jsn
misuse show --reference a

it "show without a URI, or with two, is misuse"
misuse show
misuse show a:b c:d

it "two commands are misuse"
misuse show a:b check

it "--help names the commands"
run --help
exits 0; err ''; for command in check show normalize resolve relativize encode decode; do out_has "^ +$command "; done; out_has '^Usage: consturi '

it "each command has its --help"
run check --help
exits 0; err ''; out_has '^Usage: consturi check '; out_has '--reference'; out_has '--json'; out_has 'FILE'
run show --help
exits 0; err ''; out_has '^Usage: consturi show '; out_has '--json'; out_has 'URI'

it "--version prints the name and the version"
run --version
exits 0; err ''; check "the version is: $(cat out)" grep -Exq 'consturi [0-9]+\.[0-9]+\.[0-9]+' out

# normalize, resolve, relativize, encode, decode: a line in, a line out

it "normalize writes the normal form of each line, by the scheme if it is told to"
bytes 'HTTP://H:80/a/../%7e\n../a/./b\n' >f
run normalize f
exits 0; err ''; out 'http://h:80/~\n../a/b\n'
run normalize --by-scheme f
exits 0; err ''; out 'http://h/~\n../a/b\n'

it "resolve tells what each line means in a document"
bytes '../g\n\n//x\nhttps://y\n' >f
run resolve http://a/b/c/d?q f
exits 0; err ''; out 'http://a/b/g\nhttp://a/b/c/d?q\nhttp://x\nhttps://y\n'

it "relativize tells the way to each line, and if there is none"
bytes 'http://a/b/x:y\nhttp://a/b/c\nhttp://a/b/../c\n' >f
run relativize http://a/b/c f
exits 1; out './x:y\n\n\n'; err 'f:3: error: no reference resolves to it: its path has dot segments\n'

it "encode leaves what is safe: unreserved characters, or what a rule takes"
bytes 'a b/c?%41\303\253\n' >f
run encode f
exits 0; err ''; out 'a%20b%2Fc%3F%2541%C3%AB\n'
run encode --safe query f
exits 0; err ''; out 'a%20b/c?%2541%C3%AB\n'
run encode --safe query --without '?/' f
exits 0; err ''; out 'a%20b%2Fc%3F%2541%C3%AB\n'
run encode --once --safe segment f
exits 0; err ''; out 'a%20b%2Fc%3F%41%C3%AB\n'
run encode --form f
exits 0; err ''; out 'a+b%2Fc%3F%2541%C3%AB\n'

it "decode is the way back, and says what cannot be decoded"
bytes 'a%20b+c\n%4\n%zz\n%ff\n' >f
run decode f
exits 1; out 'a b+c\n\n\n\377\n'; err_has '^f:2:3: error: '; err_has '^f:3:2: error: '
run decode --malformed kept f
exits 0; err ''; out 'a b+c\n%4\n%zz\n\377\n'
run decode --form --malformed replaced f
exits 0; err ''; out 'a b c\n\357\277\2754\n\357\277\275zz\n\377\n'

it "what is encoded comes back, whatever the bytes"
awk 'BEGIN { for (c = 1; c < 256; c++) if (c != 10) printf "%%%02X", c; print "" }' >f
run decode f
exits 0; err ''
mv out decoded
run encode decoded
exits 0; err ''
mv out encoded
run decode encoded
exits 0; err ''; check "the bytes" cmp -s out decoded

it "a line is a line: a line break that was encoded is not printed as one"
bytes 'a%0Ab\nc%0D\nd%0De\n' >f
run decode f
exits 1; out '\n\nd\re\n'
err 'f:1: error: the result has a line break in it: --json shows it\nf:2: error: the result has a line break in it: --json shows it\n'
run decode --json f
exits 0; err ''; out_has '^\{"file":"f","line":1,"text":"a%0Ab","result":"a\\nb"\}$'; out_has '"result":"c\\r"'; out_has '"result":"d\\re"'

it "a bad line is an empty one in the output, and is told on standard error"
bytes 'a:b\n{\nc:d\n' >f
run normalize f
exits 1; out 'a:b\n\nc:d\n'; err_has '^f:2:1: error: '; err_has '^\{$'; err_has '^\^$'

it "with --json each line has an object, good or bad"
bytes 'b\n{\n' >f
run resolve --json http://a/ f
exits 1; err ''; out_has '^\{"file":"f","line":1,"text":"b","result":"http://a/b"\}$'; out_has '"line":2,"position":0,"rule":'
bytes 'http://a/b/../c\n' >f
run relativize --json http://a/ f
exits 1; err ''; out '{"file":"f","line":1,"message":"no reference resolves to it: its path has dot segments","text":"http://a/b/../c"}\n'

it "a base that is none, a rule that is none and options that exclude each other are misuse"
: >f
misuse resolve
run resolve 'http://a b/' f
exits 2; out ''; err_has '^consturi: the base is no URI:$'; err_has '^http://a b/$'
run relativize ../a f
exits 2; out ''
run encode --safe segments f
exits 2; out ''; err_has '^consturi: --safe: RFC 3986 has no rule segments. Its rules are .* segment .* query fragment '
misuse encode --form --safe segment f
misuse encode --form --once f
misuse normalize --malformed kept f
misuse decode --malformed lost f

it "with --line-buffered each line is answered before the next one is read"
mkfifo in out
"$cli" encode --line-buffered <in >out 2>err &
exec 3>in 4<out
for line in a%b c%d; do
    echo "$line" >&3
    read -r answer <&4 && check "the answer to $line" [ "$answer" = "${line%%%*}%25${line##*%}" ]
done
exec 3>&- 4<&-
wait $!

it "operations read standard input, some files, and what is left if one cannot be read"
bytes 'a b\n' >f
run encode - f none <f
exits 2; out 'a%20b\na%20b\n'; err_has 'none'

verdict
echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
