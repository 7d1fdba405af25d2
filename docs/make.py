"""`python3 run.py docs`: all pages as one site, in build/site. What is generated lies in build/docs; a link that leads nowhere ends it with 1.

The pages are those of docs/, a few of the checkout's own, and for each title its page with the whole rulebook behind it.
"""

import html
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import doubloon
from doubloon.core.game import Game

HERE = Path(__file__).resolve().parent.parent
DOCS = HERE / "docs"
PAGES = HERE / "build" / "docs"
SITE = HERE / "build" / "site"
#: Pages that lie elsewhere in the checkout, and what they are called here.
ELSEWHERE = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md", "web/README.md": "browser-client.md", "web/public/icon.svg": "icon.svg"}


def gather() -> None:
    """Put together what the site is made of."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(DOCS, PAGES, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    for file, name in ELSEWHERE.items():
        text = (HERE / file).read_text(encoding="utf-8")
        for other, called in ELSEWHERE.items():
            text = text.replace(f"]({other})", f"]({called})")
        (PAGES / name).write_text(text.replace("](docs/", "]("), encoding="utf-8")
    for font in (HERE / "web" / "dist").rglob("bricolage-*.woff2"):  # the browser client's, where it has been built; without it the pages have another
        shutil.copy(font, PAGES / "font.woff2")
    for name in doubloon.game_names():
        with (PAGES / "games" / f"{name}.md").open("a", encoding="utf-8") as page:
            page.write(f"\n{rules(doubloon.game(name))}")


def rules(game: Game) -> str:
    """The rulebook as part of a page: chapters, rulings, options and terms. Every clause has an anchor, named as it is."""
    book, lines = game.rulebook, ["## All the rules", ""]
    chapters = [(f"{number}. {title}", clauses) for number, (title, clauses) in enumerate(book.clauses.items(), 1)]
    for title, clauses in [*chapters, ("Rulings", book.rulings)]:
        lines += [f"### {title}", "", *(_clause(id_, text, book.prefix) for id_, text in clauses.items())]
    if book.options:
        lines += ["### Options", "", "| option | values | if nothing is said | players | clause |", "|---|---|---|---|---|"]
        for option in book.options:
            values, (fewest, most) = ", ".join(f"`{value}`" for value in option.values), option.players or book.players
            span = str(fewest) if fewest == most else f"{fewest}–{most}"
            lines.append(f"| `{option.name}` | {values} | `{option.default}` | {span} | [{option.clause}](#{option.clause}) |")
        lines.append("")
    terms = "".join(f"<dt>{html.escape(term)}</dt><dd>{html.escape(meaning)}</dd>" for term, meaning in book.glossary.items())
    return "\n".join([*lines, "### Terms", "", f"<dl>{terms}</dl>", ""])


def _clause(id_: str, text: str, prefix: str) -> str:
    """A clause with its number, on which one can link to it; the clauses it names are links."""
    linked = re.sub(rf"\b({prefix}-(?:R\d+|\d+\.\d+))\b", r'<a href="#\1">\1</a>', html.escape(text))
    return f'<p class="clause" id="{id_}"><a class="clause-number" href="#{id_}">{id_}</a> {linked}</p>\n'


def build() -> int:
    """Have the site built; says how that went as an exit code."""
    shutil.rmtree(SITE, ignore_errors=True)
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict", "--config-file", "mkdocs.yml"]
    return subprocess.run(command, cwd=HERE, check=False).returncode


class Page(HTMLParser):
    """The links of a page, and the places one can link to."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, _: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if value and name in ("href", "src"):
                self.links.append(value)
            elif value and name in ("id", "name"):
                self.places.add(value)


def dead_links(site: Path) -> Iterator[str]:
    """A sentence for each link that leads nowhere within the site. (Whether the rest of the world is there is not looked at.)"""
    pages = {file: Page(file) for file in site.rglob("*.html") if file.name != "404.html"}
    for file, page in pages.items():
        for link in dict.fromkeys(page.links):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = Path(os.path.normpath(file.parent / unquote(parts.path))) if parts.path else file
            target = target / "index.html" if target.is_dir() else target
            if not target.is_file():
                yield f"{file.relative_to(site)}: {link} leads nowhere"
            elif parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].places:
                yield f"{file.relative_to(site)}: {link} leads to a page without that place"


def main() -> int:
    gather()
    if code := build():
        return code
    dead = list(dead_links(SITE))
    print(*dead, sep="\n", file=sys.stderr)
    print(f"The site is in {SITE}: open index.html there. (To search it, let a server bring it: python3 -m http.server --directory {SITE})")
    return 1 if dead else 0


if __name__ == "__main__":
    sys.exit(main())
