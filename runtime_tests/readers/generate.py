# URIs that parsers may read differently: published ones, each trick alone, combinations of tricks, random URIs of the
# grammar, and mutated URLs.
#
#   generate.py COUNT SEED
#
# Distributed under the Boost Software License, Version 1.0.
import pathlib
import random
import re
import string
import sys
import unicodedata

TOP = pathlib.Path(__file__).resolve().parents[2]
PUBLISHED = re.findall(r"^\| `([^`\\]*)` \|", (TOP / "docs/parser-confusion.md").read_text(), re.M)
REAL = (TOP / "examples/debian-homepages.txt").read_text().split()


def encoded(octets):
    return "".join(f"%{octet:02X}" for octet in octets)


def special_characters():
    """Yields characters outside ASCII that some parsers remove, or replace by ASCII."""
    for c in map(chr, range(0x80, 0x30000)):
        is_invisible = unicodedata.category(c) in ("Cc", "Cf", "Zl", "Zp", "Zs")
        if is_invisible or c in "\u0131\u034f\u3002\uff61" or any(map(str.isascii, unicodedata.normalize("NFKC", c))):
            yield c


SPECIAL = [encoded(c.encode()) for c in special_characters()]

# For each part of a URI: plain values, then tricks.
SCHEMES = """https http ftp
    HTTP ws wss file ldap mailto javascript data urn news tel sip url URL jar view-source blob feed about view cid mid
    git+ssh ssh svn+http gopher smtp pop3 imap telnet nntp rtsp rsync sftp smb dict nfs unix http+unix jrt net.tcp coap
    vsmacros imaps pop pops ldaps ftps irc ircs nntps geo xmpp turn stun redis mysql postgres mongodb amqp mqtt s3
    docker git chrome resource ms-settings z39.50r wais acap
    c C x x-y.z+1 http. https- a1 a.b h evil.org localhost example.com""".split()
SEPARATORS = "://", ":", ":/", ":///", ":////"
USERINFOS = ["", *"""@
    u@ u:p@ u:@ :p@ :@ a:b:c@ u;x@ u:8080@ u%40evil.org@ u%3Ap@ evil.org:80@ 127.0.0.1@ evil.org%2F@ evil.org%3F@
    evil.org%23@ evil.org%5C@ evil.org%00@ 127.0.0.1%00@ 127.0.0.1%0A@ evil.org%09@ evil.org%20@ %00@ %0D%0A@ %E2%80%8E@
    u%7F@ evil.org%C2%85@ 127.0.0.1%C2%80@ u%2540evil.org@ u:%40evil.org@""".split()]
HOSTS = ["example.com", "evil.org", "api.example.com", "127.0.0.1", "[::1]", "localhost", "h", "", *"""
    EXAMPLE.com Evil.Org example.com. .example.com a..example.com . .. - -- a_b.example.com _.example.com
    -a.example.com a-.example.com a.-.example.com a--b.example.com ab--c.example.com example.c-m example.com- con c
    public admin 80 8080 example.com80 localhost.localdomain LOCALHOST test.localhost 127.0.0.1.example.com
    1.2.3.4.5.example.com 1.1.1.1-example.com 1.example.com example.com.1 example.com.0x1 127.1 0x7f.1 0x7f000001
    2130706433 017700000001 0177.0.0.1 256.1.1.1 1.2.3.4a 01.2.3.4 127.0.0.1. 0 0.0.0.0 255.255.255.255 1e1 1a a1 0x
    0x.example.com
    xn-- xn--a xn--evil-.org xn--evil- xn--example-.com 127.0.0.xn--1- xn--1-.example.com xn--apiexample-ph3i.com
    xn--bcher-kva.example.com xn--fa-hia.example.com XN--BCHER-KVA.example.com xn--a-ecp.example.com xn--0.example.com
    xn--ls8h.example.com xn--80ak6aa92e.com a.xn-- xn--55555577.example.com xn--zn7c.com xn--evil.org xn---.example.com
    [::] [1::] [0:0:0:0:0:0:0:1] [::ffff:127.0.0.1] [::127.0.0.1] [::7f00:1] [1:2:3:4:5:6:7:8] [::2:3:4:5:6:7:8]
    [1:2:3:4:5:6:7::] [1:2:3::5:6:7:8] [0::1] [00::0001] [ABCD::abcd] [fe80::1] [::FFFF:7F00:1] [64:ff9b::1.2.3.4]
    [1:2:3:4:5:6:1.2.3.4] [1::1:0:0:1] [1:0:0:2::1] [v1.example.com] [v1.a] [vF.a:b] [V1.evil.org]
    %65vil.org ev%69l.org evil%2Eorg evil.org%2F.example.com evil.org%3F.example.com evil.org%23.example.com
    evil.org%5C.example.com evil.org%40example.com evil.org%3A80.example.com evil.org%00.example.com
    evil.org%09.example.com evil.org%20.example.com evil.org%0A.example.com evil.org%E3%80%82example.com
    evil%E3%80%82org %EF%BD%85vil.org evil.org%EF%BC%8F.example.com evil.org%EF%BC%8E evil.org%25.example.com
    evil.org%252F.example.com %5B::1%5D %31%32%37.0.0.1 127.0.0.%31 fa%C3%9F %2E %2E%2E %C2%AD
    evil.org;.example.com evil.org!.example.com evil.org$.example.com evil.org&.example.com evil.org'.example.com
    evil.org(.example.com evil.org*.example.com evil.org+.example.com evil.org,.example.com evil.org=.example.com
    evil.org,example.com evil.org~.example.com example.com~ *.example.com""".split(),
         "a" * 63 + ".example.com", "a" * 64 + ".example.com", "a" * 255, "a" * 256, "abcd." * 49 + "example.com",
         "a." * 121 + "example.com", "a." * 122 + "example.com"]
PORTS = ["", ":80", ":443", ":8080", *""":
    :25 :21 :1 :0 :00 :080 :0080 :65535 :65536 :65616 :99999 :2147483648 :4294967296 :4294967376 :18446744073709551696
    :0000000000000000000080""".split()]
SEGMENTS = ["a", "public", "admin", "index.html", "", *"""
    80 8080 443 1 127.0.0.1 evil.org example.com localhost ADMIN ~ ~a + * ! ' ( ) = & , $ - _ a. .a a.. a..b a~1
    . .. ... %2e %2E %2e%2e .%2E %2E. %2Ea ; ;x ..; ..;x a;x=y .; %3B ..%3B %2F ..%2F %2f.. %5C ..%5C %5C..
    c: C: c:x c%7C c%3A C%7C : :: :80 :8080 a:80 evil.org:80 localhost:8080 http: http%3A
    @ @evil.org a@b u@ u:p@evil.org %40evil.org %3F %3Fx %23 %23x
    %00 a%00 ..%00 %09 .%09. %0A %0D%0A %1F %7F %20 a%20 .%20 ..%20 %22 %3C %3E %5B::1%5D %5E %60 %7B %7C %7E
    %21 %24 %26 %27 %28 %2A %2B %2C %2D %3D %5F %25 %2525 %252F %252e%252e %25%32%46 %2561dmin %61dmin %41DMIN
    %80 %FF %C0%AE%C0%AE %C0%AF %E0%80%AF %C0%80 %ED%A0%80 %F4%90%80%80 %EF%BF%BD %C3%A4 %C3%81 a%CC%81 %CC%81
    %E1%84%80%E1%85%A1 %E2%80%A5 %EF%BC%8E%EF%BC%8E %EF%BD%81dmin .%E2%80%8E. %E2%80%8Eadmin ad%C2%ADmin
    """.split(), "x" * 300]
DOT_SEGMENTS = ".", "..", "%2e", "%2E%2e", ".%2E"
QUERIES = ["", "?q=1", "?a=b&c=d", *"""?
    ?/ ?// ?? ?a?b ?; ?' ?.. ?/../../admin ?/..;/ ?@evil.org ?@evil.org/ ?u:p@evil.org:80/ ?:80 ?:8080/ ?://evil.org
    ?http://evil.org/ ?.example.com ?%23 ?%3F ?%2F.. ?%5C ?%00""".split()]
FRAGMENTS = ["", "#f", *"""#
    #/ #/../../admin #!/a #?q #@evil.org #@evil.org/ #u:p@evil.org:80/ #:80 #://evil.org #//evil.org/ #.example.com #%23
    #%00""".split()]
AFTER_SCHEME = """
    example.com/public/a?q#f example.com/a example.com evil.org a a?b a@evil.org u:p@evil.org/ 8080 8080/admin
    127.0.0.1:25/admin example.com:8080/admin [::1]/8080/x c:/x example.com/public?/../../admin example.com/%0Aalert(1)
    %0Aalert(1)""".split()


def tricks_alone():
    for scheme in SCHEMES:
        for separator in SEPARATORS:
            for rest in AFTER_SCHEME:
                yield scheme + separator + rest
    for scheme in "https", "ftp", "x", "":
        start = f"{scheme}://" if scheme else "//"
        for path in "", "/public/a":
            for userinfo in USERINFOS:
                yield f"{start}{userinfo}example.com{path}"
            for host in HOSTS:
                yield f"{start}{host}{path}"
            for port in PORTS:
                yield f"{start}example.com{port}{path}"
            for end in QUERIES + FRAGMENTS:
                yield f"{start}example.com{path}{end}"
    for segment in SEGMENTS:
        for start in "https://example.com", "http://[::1]", "ftp://h", "file://h", "file://", "x://h", "//h", "x:", "":
            yield f"{start}/{segment}"
        yield segment
        yield f"{segment}/a"
        for path in f"{segment}/admin", f".{segment}./admin", f"{segment}{segment}/admin", f"a{segment}b":
            yield f"https://example.com/public/{path}"
        for dots in DOT_SEGMENTS:
            for path in f"/admin/{segment}/{dots}/a", f"/{segment}/{dots}/admin", f"/admin/{dots}/{segment}/{dots}/a":
                yield f"https://example.com{path}"
                yield path
    for end in QUERIES + FRAGMENTS:
        yield f"/public{end}"
        yield f"/public/a{end}"
        yield f"a{end}"
    for special in SPECIAL:
        yield f"https://example.com/public/.{special}./admin"
        yield f"https://example.com/public/{special}"


class Generator:
    """Combines tricks and changes URLs at random."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def chance(self, probability):
        return self.random.random() < probability

    def value(self, values, plain, trick=0.3):
        """One of the values, or one of the plain ones at their beginning."""
        return self.random.choice(values if self.chance(trick) else values[:plain])

    def text(self, alphabet, most):
        """Characters of the alphabet, and triplets."""
        return "".join(encoded([self.random.randrange(256)]) if self.chance(0.1) else self.random.choice(alphabet)
                       for _ in range(self.random.randint(0, most)))

    def segment(self):
        kind = self.random.randrange(4)
        if kind == 0:
            return self.value(SEGMENTS, 4) + self.value(SEGMENTS, 4)
        if kind == 1:
            return self.value(["", ".", "a"], 3) + self.random.choice(SPECIAL) + self.value(["", ".", "dmin"], 3)
        return self.value(SEGMENTS, 4, 0.8)

    def segments(self, segment):
        return "".join("/" + segment() for _ in range(self.random.randint(0, 4)))

    def ipv6(self):
        groups = [self.random.choice(["0", "0", "1", "ab", "00AB", "ffff"]) for _ in range(8)]
        if self.chance(0.3):
            groups[6:] = [".".join(str(self.random.randrange(256)) for _ in range(4))]
        if self.chance(0.3):
            return f"[{':'.join(groups)}]"
        begin, end = sorted(self.random.sample(range(len(groups) + 1), 2))
        return f"[{':'.join(groups[:begin])}::{':'.join(groups[end:])}]"

    def host(self):
        kind = self.random.randrange(8)
        if kind == 0:
            return self.ipv6()
        if kind == 1:
            return "xn--" + self.text(string.ascii_lowercase + string.digits + "-", 12) + self.value(["", ".com"], 2)
        if kind == 2:
            return self.random.choice(HOSTS) + "." + self.random.choice(HOSTS)
        return self.value(HOSTS, 7)

    def combined(self):
        start = self.value(SCHEMES, 3) + self.value(SEPARATORS, 1, 0.1) if self.chance(0.9) else "//"
        path = self.segments(self.segment) if self.chance(0.6) else "/public/a"
        return (start + self.value(USERINFOS, 1, 0.1) + self.host() + self.value(PORTS, 4, 0.2) + path
                + self.value(QUERIES, 3) + self.value(FRAGMENTS, 2, 0.1))

    def of_grammar(self):
        """A URI reference of RFC 3986, Appendix A, from random characters."""
        pchar = string.ascii_letters + string.digits + "-._~!$&'()*+,;=:@"
        uri = ""
        if self.chance(0.8):
            uri += self.random.choice("abchx") + self.random.choice(["", "a", "c+b", "x-1", "z."]) + ":"
        if self.chance(0.8):
            uri += "//" + (self.text(pchar[:-1], 4) + "@" if self.chance(0.1) else "")
            uri += self.ipv6() if self.chance(0.1) else self.text("abcdexn0123456789-.", 8)
            uri += ":" + str(self.random.randint(0, 70000)) if self.chance(0.3) else ""
        uri += self.segments(lambda: self.text(pchar, 5))
        uri += "?" + self.text(pchar + "/?", 6) if self.chance(0.3) else ""
        return uri + ("#" + self.text(pchar + "/?", 6) if self.chance(0.2) else "")

    def mutated(self):
        url = self.random.choice(PUBLISHED if self.chance(0.2) else REAL)
        for _ in range(self.random.randint(1, 3)):
            at = self.random.randint(0, len(url))
            before, changed, after = url[:at], url[at:at + 3], url[at + 3:]
            url = before + self.random.choice([
                after,
                self.random.choice(":/?#[]@!$&'()*+,;=.-_~%0") + changed + after,
                self.random.choice(SEGMENTS + HOSTS + USERINFOS + PORTS) + changed + after,
                changed.swapcase() + after,
                encoded(changed.encode()) + after,
                self.random.choice(REAL)[at:],
            ])
        return url

    def uris(self):
        yield from PUBLISHED
        yield from tricks_alone()
        while True:
            yield self.combined()
            yield self.of_grammar()
            yield self.mutated()


def generate(count, seed):
    """Returns different texts; most of them are URI references."""
    uris = {}  # ordered, unlike a set
    for uri in Generator(seed).uris():
        uris[uri] = None
        if len(uris) == count:
            return list(uris)


if __name__ == "__main__":
    print(*generate(int(sys.argv[1]), int(sys.argv[2])), sep="\n")
