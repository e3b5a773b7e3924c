#!/usr/bin/python3
# Builds the documentation site from docs/, README.md and other Markdown of the repository.
#
#   build.py DIRECTORY
#
# Needs Debian's packages mkdocs and mkdocs-material, and no network. A link to what does not exist is an error.
#
# Distributed under the Boost Software License, Version 1.0.
import logging
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from xml.etree import ElementTree

from markdown.extensions import Extension
from markdown.postprocessors import Postprocessor
from markdown.treeprocessors import Treeprocessor
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort
from pymdownx.slugs import slugify

HERE = pathlib.Path(__file__).resolve().parent
TOP = HERE.parent.parent
REPOSITORY = re.search(r"HOMEPAGE_URL (\S+)", (TOP / "CMakeLists.txt").read_text())[1]

# The pages of the site, and the files of the repository that they are made of.
PAGES = {file.relative_to(TOP).as_posix(): file.name for file in [*HERE.glob("*.md"), *TOP.glob("docs/*.md")]}
PAGES |= {name: name.lower() for name in ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")}
PAGES |= {"README.md": "index.md"}  # index.md has parts of it

INLINE = r"(?<!`)(?P<ticks>`+)(?!`)[^\n]*?(?<!`)(?P=ticks)(?!`)"
CODE = rf"^(?P<indent> *)(?P<fence>```+).*\n(?:.*\n)*?(?P=indent)(?P=fence) *$|{INLINE}"


class Tables(Treeprocessor):
    """Tables scroll inside a box, and have no empty header cells."""

    def run(self, root):
        parents = {child: parent for parent in root.iter() for child in parent}
        for table in list(root.iter("table")):
            names = {"class": "table", "role": "group", "aria-label": "Table", "tabindex": "0"}
            box, parent = ElementTree.Element("div", names), parents[table]
            parent[list(parent).index(table)] = box
            box.append(table)
            head = table.find("thead")
            if not "".join(head.itertext()).strip():
                table.remove(head)
            for cell in head.iter("th"):
                if not "".join(cell.itertext()).strip():
                    cell.tag = "td"


class Code(Postprocessor):
    """The keyboard can scroll code blocks."""

    def run(self, text):
        return text.replace("<pre>", '<pre tabindex="0">')


class Boxes(Extension):
    def extendMarkdown(self, md):
        md.treeprocessors.register(Tables(md), "tables", 0)
        md.postprocessors.register(Code(md), "code", 0)


def source_url(path):
    """The address of a file or folder of the repository."""
    return f"{REPOSITORY}/{'tree' if (TOP / path).is_dir() else 'blob'}/main/{path}"


def outside_code(pattern, replace, text):
    """Replaces what is in no code block and no inline code."""
    return re.sub(rf"{CODE}|{pattern}", lambda found: found[0] if found["fence"] or found["ticks"] else replace(found),
                  text, flags=re.M)


def with_wide_lists(text):
    """What is in a list, indented by four spaces for each level, and an empty line after an item of several blocks:
    on GitHub, a list needs neither."""
    lines, columns, fence, has_blocks = [""], [], None, False
    for line in text.splitlines():
        indent = len(line) - len(line.lstrip())
        item = None if fence or not columns and lines[-1] else re.match(r" *(?:[-*]|\d+\.) +", line)
        is_first = line and not fence and not lines[-1]
        if item or is_first:
            columns = [column for column in columns if column <= indent]
        if item and has_blocks and lines[-1]:
            lines.append("")
        column = columns[-1] if columns else 0
        lines.append((" " * 4 * len(columns) + line[min(column, indent):]).rstrip())
        if found := re.match(r" *(```+)", line):
            fence = None if fence == found[1] else fence or found[1]
        has_blocks = not item and bool(columns) and (has_blocks or is_first or fence is not None)
        if item:
            columns.append(len(item[0]))
    return "\n".join(lines[1:]) + "\n"


def with_links(text, path):
    """The Markdown of a file of the repository, with the links of its page. The text of a link that is the path of a
    page becomes the title of that page."""
    def link(found):
        name, target, anchor = found["name"] or "", found["target"], found["anchor"] or ""
        if not target or re.match(r"\w+:", target):
            return found[0]
        file = os.path.relpath((TOP / path).parent / target, TOP)
        if not (TOP / file).exists():
            sys.exit(f"{path}: {target} does not exist")
        if file in PAGES:
            title = (TOP / file).read_text().split("\n", 1)[0].lstrip("# ")
            return f"{name and '[' + title}]({PAGES[file]}{anchor})"
        return f"{name}]({target if file.endswith('.svg') else source_url(file)}{anchor})"
    return outside_code(r"(?P<name>\[[\w./-]+\.md)?\]\((?P<target>[^()\s#]*)(?P<anchor>#[^()\s]*)?\)", link, text)


def page_of(path):
    """The Markdown of a page. A line `{README.md}` is the text before the first section there, and a line
    `{README.md#Use it}` a section. In tables, `|` needs no backslash in code, other than on GitHub."""
    def part(found):
        name, title = found[1], found[2]
        begin = f"## {title}\n" if title else ""
        text = begin + (TOP / name).read_text().split(begin or "\n", 1)[1].split("\n## ")[0]
        return with_links(text.strip(), name)
    text = (TOP / path).read_text()
    text = re.sub(r"^\{([\w.]+)(?:#(.*))?\}$", part, with_links(text, path), flags=re.M)
    text = outside_code(r"<!--[^>]*-->\n?", lambda _: "", text)
    text = re.sub(r"^ *\|.*", lambda row: re.sub(INLINE, lambda code: code[0].replace(r"\|", "|"), row[0]), text,
                  flags=re.M)
    return with_wide_lists(text)


def prepare(folder):
    """Writes the source of the site."""
    for path, name in PAGES.items():
        if path != "README.md":
            (folder / name).write_text(page_of(path))
    for file in [HERE / "style.css", *TOP.glob("docs/performance/*.svg")]:
        copy = folder / (file.relative_to(TOP / "docs") if file.suffix == ".svg" else file.name)
        copy.parent.mkdir(exist_ok=True)
        copy.write_bytes(file.read_bytes())
    for script, name in ("reference.py", "reference"), ("playground/build.py", "playground"):
        if (HERE / script).exists():
            (folder / name).mkdir()
            subprocess.run([sys.executable, HERE / script, folder / name], check=True)


def existing(entry, folder):
    """An entry of the navigation, or nothing if its page is not built. The playground may be HTML."""
    (title, value), = entry.items()
    if isinstance(value, list):
        return {title: [found for child in value if (found := existing(child, folder))]}
    for name in value, value.replace(".md", ".html"):
        if (folder / name).exists():
            return {title: name}
    return None if "/" in value else sys.exit(f"mkdocs.yml: {value} does not exist")


def main():
    if len(sys.argv) != 2:
        sys.exit(f"{sys.argv[0]} DIRECTORY")
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s: %(message)s")
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        prepare(folder)
        config = load_config(str(HERE / "mkdocs.yml"), docs_dir=temporary, site_dir=os.path.abspath(sys.argv[1]),
                             strict=True)
        listed = str(config["nav"])
        if missing := [name for name in PAGES.values() if f"'{name}'" not in listed]:
            sys.exit(f"mkdocs.yml: the navigation lacks {', '.join(missing)}")
        config["nav"] = [found for entry in config["nav"] if (found := existing(entry, folder))]
        config["nav"][-1]["Project"].append({"Source": REPOSITORY})
        config["markdown_extensions"].append(Boxes())
        config["mdx_configs"]["toc"] = {"slugify": slugify(case="lower"), "permalink": False}
        try:
            build(config)
        except Abort as error:
            sys.exit(f"{error}")


if __name__ == "__main__":
    main()
