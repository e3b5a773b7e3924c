#!/usr/bin/python3
# Types texts into the built playground, in headless Chromium, and compares what it shows with what the command line
# tool prints; measures how long an answer takes.
#
#   check.py FOLDER TOOL
#
# FOLDER is that of build.py, or the folder `playground` of the built site; TOOL is the program `consturi`. Needs
# python3-selenium and chromium-driver.
#
# Distributed under the Boost Software License, Version 1.0.
import http.server
import json
import re
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path
from statistics import median
from urllib.parse import parse_qs

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

MAX_MILLISECONDS = 16

# The kind, the text, and what else is typed.
TEXTS = [
    ("uri", "https://me:secret@EXAMPLE.com:8443/v1/../v2?q=c%2b%2B&page=2#top"),
    ("uri", "http://h"),
    ("uri", "http://h:80a/"),
    ("uri", "http://a b/"),
    ("uri", "http://[::1]:8080/%7euser"),
    ("uri", "http://[::1/"),
    ("uri", "//no.scheme/"),
    ("uri", ""),
    ("uri", "http://h/100%"),
    ("uri", "http://h/é"),
    ("uri", "http://例え.jp/引き出し"),
    ("uri", "http://h/🎉?q=🎉"),
    ("uri", "<script>window.injected = 1</script>"),
    ("uri", "http://h/?q=<img src=x onerror='window.injected=1'>"),
    ("uri", 'http://h/"quoted"'),
    ("uri", "http://h/it's?a='b'&c=d;e"),
    ("uri", "http://h\\@evil.example/"),
    ("uri", "https://h/" + "a%20b/" * 500 + "?x=y"),
    ("uri", "https://h/" + "x" * 4000 + "{" + "y" * 100),
    ("uri", "http://h/a\tb"),
    ("uri", "mailto:ann@example.com?subject=hi"),
    ("uri", "http://u:p w@h/"),
    ("uri", "https://me@h:8080/", {"requirement": 'scheme_is("https") && !has_userinfo'}),
    ("uri", "https://h/%252e%252e/", {"requirement": "unambiguous"}),
    ("uri", "https://example.com/a", {"requirement": 'host_under("example.com") || has_port'}),
    ("uri-reference", "../../g?y#s", {"base": "http://a/b/c/d;p?q"}),
    ("uri-reference", "a:b/../c", {"base": "http://h/é"}),
    ("uri-reference", "a/../b:c"),
    ("uri-reference", ""),
    ("uri-reference", "?q#f"),
    ("uri-reference", "//h:/a/./b//../c"),
    ("iri", "http://例え.jp/引き出し?é=ü#ß"),
    ("iri", "http://é{/"),
    ("iri", "http://h/🎉🎉{"),
    ("iri", "http://BÜCHER.example/"),
    ("iri", "http://h/\ue000"),
    ("iri-reference", "引/../き?🎉"),
    ("iri-reference", "é\"b"),
    ("java", "http://my_host:80/a%20b/../c"),
    ("java", "mailto:a@b?c"),
    ("java", "http://h/é b"),
    ("java", "http://[::1"),
    ("rfc2396", "mailto:me@example.com?subject=hi#f"),
    ("rfc2396", "http://u@h:80/a?b"),
    ("rfc2396", "//[::1]"),
    ("scheme", "geo:48.2,16.4;u=35"),
    ("scheme", "geo:91,0"),
    ("scheme", "tel:+1-2x"),
    ("scheme", "mongodb://u:p@a:1,b:2/x?y=z"),
    ("scheme", "jdbc:postgresql://h:5432/d"),
]

# What the tool does not say: RFC 2396 has no command.
OF_RFC2396 = {
    "mailto:me@example.com?subject=hi#f":
        {"components": {"scheme": "mailto", "opaque part": "me@example.com?subject=hi", "fragment": "f"}},
    "http://u@h:80/a?b":
        {"components": {"scheme": "http", "userinfo": "u", "host": "h", "port": "80", "path": "/a", "query": "b"}},
    "//[::1]": {"error": {"position": 2}},
}

READ_PAGE = """
const byId = name => document.getElementById(`playground-${name}`);
const isShown = name => !byId(name).hidden;
const rows = name => isShown(name) ? [...byId(name).querySelectorAll("tbody tr")] : [];
const cells = row => [...row.children].map(cell => cell.querySelector(".quiet") ? "" : cell.textContent);
const named = row => [row.dataset.name ?? cells(row)[0], cells(row).slice(1)];
const table = name => Object.fromEntries(rows(name).map(named));
return {
    valid: byId("verdict").className === "good",
    components: rows("components").map(cells),
    mistake: table("mistake"),
    explanation: byId("explanation").textContent,
    forms: table("forms"),
    parameters: rows("parameters").map(cells),
    requirement: isShown("requirements") ? byId("requirement-verdict").textContent : null,
};
"""

ANSWER = """
const field = document.getElementById("playground-text");
field.value = arguments[0];
field.dispatchEvent(new Event("input", {bubbles: true}));
document.body.getBoundingClientRect();
"""


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder. If the page is only there as Markdown, which has HTML inside, its HTML is made."""

    def do_GET(self):
        path = Path(self.translate_path(self.path))
        markdown = path.with_suffix(".md")
        if path.exists() or not markdown.exists():
            return super().do_GET()
        content = re.sub(r"\A---\n.*?\n---\n", "", markdown.read_text(), flags=re.S)
        html = ('<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Playground</title>'
                '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">'
                f'<body>{content}</body></html>').encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(html)))
        self.end_headers()
        self.wfile.write(html)

    def log_message(self, *_):
        pass


def serve(folder):
    """Serves the parent of a folder, where the theme of the site is, too. Returns the address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=folder.parent))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def browser():
    options = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1440,1200"):
        options.add_argument(argument)
    return webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)


def open_page(driver, address):
    driver.get("about:blank")  # otherwise, only the fragment changes
    driver.get(address)
    WebDriverWait(driver, 20).until(lambda _: driver.find_elements(By.CSS_SELECTOR, "#playground[data-ready]"))


def enter(driver, field, text):
    """Replaces the text of a field, as if typed."""
    found = driver.find_element(By.ID, f"playground-{field}")
    if found.get_attribute("value") != text:
        driver.execute_script("arguments[0].focus(); arguments[0].select();", found)
        if text == "":
            driver.execute_script("document.execCommand('delete')")
        else:
            driver.execute_cdp_cmd("Input.insertText", {"text": text})


def shown(driver, kind, text, other):
    """What the page shows, in the form of `printed`."""
    driver.find_element(By.CSS_SELECTOR, f"#playground-kind option[value={kind}]").click()
    for field in ("base", "requirement"):
        enter(driver, field, other.get(field, ""))
    enter(driver, "text", text)
    page = driver.execute_script(READ_PAGE)
    result = {"valid": page["valid"]}
    if not page["valid"]:
        mistake = {name: cells[0] for name, cells in page["mistake"].items()}
        excerpt, caret = page["explanation"].split("\n")
        result["error"] = {"position": int(mistake["At byte"]), "code": mistake["Mistake"],
                           "message": mistake["Message"], "expected": mistake["Expected"],
                           "description": caret.lstrip(" ")[2:]}
        return result
    result["components"] = [(name, part) for name, part, _ in page["components"] if name != "authority"]
    for name, part, offsets in page["components"]:
        begin, end = map(int, offsets.split("–"))
        if text.encode()[begin:end].decode() != part:
            result["offsets"] = f"{name} is not at {offsets}"
    result["parameters"] = page["parameters"]
    result |= {name: cells[0] for name, cells in page["forms"].items()}
    if page["requirement"] is not None:
        result["requirement"] = page["requirement"]
    return result


def run(tool, *arguments, text=None):
    done = subprocess.run([tool, *arguments], input=None if text is None else text + "\n", text=True,
                          capture_output=True, encoding="utf-8")
    return done.returncode, done.stdout.removesuffix("\n"), done.stderr


def appendix_b(text):
    """The components by the regular expressions of RFC 3986 Appendix B, and for the authority."""
    scheme, authority, path, query, fragment = re.fullmatch(
        r"(?:([^:/?#]+):)?(?://([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?", text, re.S).groups()
    userinfo, host, port = re.fullmatch(r"(?:([^@]*)@)?(.*?)(?::(\d*))?", authority or "").groups()
    return {"scheme": scheme, "userinfo": userinfo, "host": None if authority is None else host, "port": port,
            "path": path, "query": query, "fragment": fragment}


def defined(components):
    return [(name, part) for name, part in components.items() if part is not None]


def printed_by_java(tool, text):
    status, normal_form, message = run(tool, "java", "normalize", text=text)
    if status:
        column, description = re.match(r"<stdin>:1:(\d+): error: (.*)", message).groups()
        return {"valid": False, "error": {"position": int(column) - 1, "description": description}}
    parts = json.loads(run(tool, "java", "show", "--json", "--", text)[1])
    if parts["port"] == -1:
        parts["port"] = None
    names = {"scheme": "scheme", "scheme-specific part": "scheme_specific_part", "user-info": "user_info",
             "host": "host", "port": "port", "path": "path", "query": "query", "fragment": "fragment"}
    if not parts["opaque"]:
        del names["scheme-specific part"]
    components = {name: parts[member] for name, member in names.items() if parts[member] is not None}
    return {"valid": True, "components": [(name, str(part)) for name, part in components.items()],
            "normal_form": normal_form}


def printed(tool, kind, text, other):
    """What the tool prints."""
    if kind == "java":
        return printed_by_java(tool, text)
    if kind == "rfc2396":
        expected = OF_RFC2396[text]
        if "error" in expected:
            return {"valid": False} | expected
        return {"valid": True, "components": defined(expected["components"])}
    flags = {"uri": [], "uri-reference": ["--reference"], "iri": ["--iri"], "iri-reference": ["--iri", "--reference"],
             "scheme": ["--by-scheme"]}[kind]
    errors = run(tool, "check", "--json", "--show-secrets", *flags, text=text)[1]
    if errors:
        error = json.loads(errors)
        return {"valid": False, "error": {name: error[name] for name in ("position", "code", "message", "expected")}}
    result = {"valid": True}
    if kind.startswith("iri"):
        status, in_ascii, _ = run(tool, "to-uri", text=text)
        result["components"] = defined(appendix_b(text))
        return result if status else result | {"uri": in_ascii}
    parts = json.loads(run(tool, "show", "--json", "--", text)[1])
    before = defined({name: parts.get(name) for name in ("scheme", "userinfo", "host")})
    servers = [("server", part) for part in parts.get("servers", [])]
    after = defined({name: parts.get(name) for name in ("port", "path", "query", "fragment")})
    result["components"] = [*before, *servers, *after]
    status, normal_form, _ = run(tool, "normalize", text=text)
    if not servers:
        result["parameters"] = [[each["name"], each["value"] or ""] for each in parts["query_params"]]
    if not status:
        result["normal_form"] = normal_form
    if "base" in other:
        status, resolved, _ = run(tool, "resolve", other["base"], text=text)
        if not status:
            result["resolved"] = resolved
    if "requirement" in other:
        unmet = run(tool, "check", "--json", "--require", other["requirement"], text=text)[1]
        result["requirement"] = "Met."
        if unmet:
            result["requirement"] = "at byte {position}: {rule}".format_map(json.loads(unmet))
    return result


def differences(page, tool):
    """What differs, of all that the tool says."""
    if "offsets" in page:
        yield page["offsets"]
    for name in ("valid", "components", "parameters", "normal_form", "uri", "resolved"):
        if name in tool and page.get(name) != tool[name]:
            yield f"{name}: the page shows {page.get(name)!r}, the tool {tool[name]!r}"
    if "normal_form" in tool and "resolved" in page and "resolved" not in tool:
        yield f"resolved: the page shows {page['resolved']!r}, the tool nothing"
    for name, value in tool.get("error", {}).items():
        if page.get("error", {}).get(name) != value:
            yield f"{name}: the page shows {page.get('error', {}).get(name)!r}, the tool {value!r}"
    if not page.get("requirement", "").endswith(tool.get("requirement", "")):
        yield f"requirement: the page shows {page['requirement']!r}, the tool {tool['requirement']!r}"


def milliseconds(driver, text):
    """How long the page's thread computes, until the answer has its place on the page: the median of 20 texts."""
    driver.execute_cdp_cmd("Performance.enable", {"timeDomain": "threadTicks"})

    def seconds():
        metrics = driver.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]
        return sum(each["value"] for each in metrics
                   if each["name"] in ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration"))

    times = []
    for i in range(20):
        begin = seconds()
        driver.execute_script(ANSWER, f"{text}{i}")
        times.append(1000 * (seconds() - begin))
    return median(times)


def faults_of_page(driver, address):
    """What is wrong with the page, whatever is typed."""
    if driver.execute_script("return window.injected !== undefined || document.querySelector('#playground img')"):
        yield "typed HTML becomes a part of the page"
    loaded = driver.execute_script("return performance.getEntriesByType('resource').map(each => each.name)")
    if other := [name for name in loaded if not name.startswith(address)]:
        yield f"loaded from elsewhere: {', '.join(other)}"
    if messages := [each["message"] for each in driver.get_log("browser") if "favicon" not in each["message"]]:
        yield f"messages of the browser: {messages}"

    typed = {"text": "http://h/?a=b&c=d+e%20#é🎉", "kind": "iri", "base": "http://b/?x#y", "requirement": "has_host"}
    driver.find_element(By.CSS_SELECTOR, f"#playground-kind option[value={typed['kind']}]").click()
    for field in ("base", "requirement", "text"):
        enter(driver, field, typed[field])
    time.sleep(0.5)
    shared = driver.current_url
    open_page(driver, shared)
    values = "return arguments[0].map(name => document.getElementById(`playground-${name}`).value)"
    if (restored := driver.execute_script(values, list(typed))) != list(typed.values()):
        yield f"{shared}: restored as {restored}"
    for link in driver.find_elements(By.CSS_SELECTOR, '#playground a[href^="#"]'):
        driver.execute_script("arguments[0].click()", link)
        time.sleep(0.1)
        expected = parse_qs(link.get_attribute("href").split("#", 1)[1])
        text, kind = driver.execute_script(values, ["text", "kind"])
        if [text, kind] != [expected["text"][0], expected.get("kind", ["uri"])[0]]:
            yield f"{link.text}: the link leads to {text!r}"


def main():
    if len(sys.argv) != 3:
        sys.exit("usage: check.py FOLDER TOOL")
    folder, tool = Path(sys.argv[1]).resolve(), sys.argv[2]
    address = serve(folder)
    driver = browser()
    count = 0
    try:
        open_page(driver, f"{address}{folder.name}/index.html")
        for kind, text, *other in TEXTS:
            other = other[0] if other else {}
            for each in differences(shown(driver, kind, text, other), printed(tool, kind, text, other)):
                print(f"{kind} {text[:60]!r}: {each}")
                count += 1
        enter(driver, "base", "http://example.com/a")
        enter(driver, "requirement", "unambiguous")
        for text in ("https://h/" + "a%20b/" * 150 + "?q=" + "x" * 87, "https://h/" + "é" * 500 + "{"):
            taken = milliseconds(driver, text)
            print(f"{len(text.encode())} bytes: {taken:.1f} ms")
            if taken > MAX_MILLISECONDS:
                print(f"more than {MAX_MILLISECONDS} ms")
                count += 1
        for each in faults_of_page(driver, address):
            print(each)
            count += 1
    finally:
        driver.quit()
    print(f"{len(TEXTS)} texts, {count} differences")
    sys.exit(count != 0)


if __name__ == "__main__":
    main()
