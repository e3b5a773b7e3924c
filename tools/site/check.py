#!/usr/bin/python3
# Checks a built documentation site in Chromium: at widths of 360 and 1440, light and dark.
#
#   check.py DIRECTORY --axe FILE
#
# A failure is a dead link or anchor, a resource that is not of the site, a page that is wider than the window, an error
# on the console, or a violation that axe-core finds. FILE is axe.min.js, which the npm package axe-core has:
# `npm pack axe-core`, then `tar xf axe-core-*.tgz package/axe.min.js`. The environment variable AXE may have its path.
# Needs Debian's packages chromium-driver and python3-selenium.
#
# Distributed under the Boost Software License, Version 1.0.
import argparse
import functools
import html.parser
import http.server
import json
import os
import pathlib
import sys
import threading
import urllib.parse

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

WIDTHS = 360, 1440
SCHEMES = "light", "dark"


class Page(html.parser.HTMLParser):
    """The anchors of a page, and what it links to."""

    def __init__(self, file):
        super().__init__()
        self.anchors, self.links = {""}, set()
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attrs):
        for name, value in attrs:
            if name in ("id", "name"):
                self.anchors.add(value)
            elif name in ("href", "src"):
                self.links.add(value)


def dead_links(folder, pages):
    """Links within the site to files or anchors that do not exist. Those of the playground have its state."""
    for path, page in pages.items():
        for link in sorted(page.links):
            parts = urllib.parse.urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target, anchor = map(urllib.parse.unquote, (urllib.parse.urljoin(f"/{path}", parts.path), parts.fragment))
            name = target[1:] + "index.html" * target.endswith("/")
            is_state = name == "playground/index.html" and "=" in anchor
            if not (folder / name).is_file() or name in pages and not is_state and anchor not in pages[name].anchors:
                yield f"{path}: {link} does not exist"


def serve(folder):
    class Handler(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def start_browser():
    options = webdriver.ChromeOptions()
    for argument in ("headless=new", "no-sandbox", "disable-gpu",
                     "host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"):
        options.add_argument(f"--{argument}")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    return webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)


def emulate(browser, width, scheme):
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                            {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False})
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia",
                            {"features": [{"name": "prefers-color-scheme", "value": scheme},
                                          {"name": "prefers-reduced-motion", "value": "reduce"}]})


def failures_of_view(browser):
    """What is wrong with a page as it is shown."""
    wide, violations = browser.execute_async_script("""
        const done = arguments[arguments.length - 1], root = document.documentElement
        axe.run({resultTypes: ['violations']})
            .then(found => done([root.scrollWidth - root.clientWidth, found.violations]))
    """)
    if wide > 0:
        yield f"{wide} pixels wider than the window"
    for violation in violations:
        nodes = violation["nodes"]
        yield f"{violation['id']}: {nodes[-1]['html'][:120]!r} and {len(nodes) - 1} more"


def failures_of_load(browser, server):
    """What the console and the network have since the last call."""
    for entry in browser.get_log("browser"):
        if entry["level"] == "SEVERE":
            yield entry["message"]
    for entry in browser.get_log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            url = message["params"]["request"]["url"]
            if not url.startswith((server, "data:", "blob:")):
                yield f"{url} is not of the site"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("directory", type=pathlib.Path)
    parser.add_argument("--axe", type=pathlib.Path, default=os.environ.get("AXE"), help="path of axe.min.js")
    parser.add_argument("--pages", default="**/*.html", help="pattern of the pages that are shown")
    arguments = parser.parse_args()
    folder = arguments.directory.resolve()
    if not arguments.axe:
        parser.error("--axe FILE: `npm pack axe-core` and `tar xf axe-core-*.tgz package/axe.min.js` give the file")
    axe = pathlib.Path(arguments.axe).read_text(encoding="utf-8")
    pages = {file.relative_to(folder).as_posix(): Page(file) for file in sorted(folder.glob("**/*.html"))}

    count = views = 0

    def fail(failure):
        nonlocal count
        count += 1
        print(failure, flush=True)

    for failure in dead_links(folder, pages):
        fail(failure)
    server, browser = serve(folder), start_browser()
    browser.set_script_timeout(300)
    for path in (file.relative_to(folder).as_posix() for file in sorted(folder.glob(arguments.pages))):
        emulate(browser, WIDTHS[0], SCHEMES[0])
        browser.get(server + path)
        browser.execute_script(axe)
        for width in WIDTHS:
            for scheme in SCHEMES:
                emulate(browser, width, scheme)
                for failure in failures_of_view(browser):
                    fail(f"{path}, {width}, {scheme}: {failure}")
                views += 1
        for failure in failures_of_load(browser, server):
            fail(f"{path}: {failure}")
    browser.quit()
    print(f"{len(pages)} pages, {views} views, {count} failures")
    sys.exit(count > 0)


if __name__ == "__main__":
    main()
