"""The site of all docs: it builds, nothing in it leads nowhere, and a link that would is found."""

import re
from pathlib import Path

import pytest

import doubloon
from docs import make

pytestmark = pytest.mark.no_cover


@pytest.fixture(scope="module")
def site() -> Path:
    make.gather()
    assert make.build() == 0
    return make.SITE


def test_the_site_is_built_and_no_link_leads_nowhere(site: Path) -> None:
    assert list(make.dead_links(site)) == []
    assert len(list(site.rglob("*.html"))) > 15


def test_every_clause_of_every_title_can_be_linked_to(site: Path) -> None:
    for name in doubloon.game_names():
        page = make.Page(site / "games" / f"{name}.html")
        assert set(doubloon.game(name).rulebook.texts) <= page.places


def test_pages_fetch_nothing_from_elsewhere(site: Path) -> None:
    for file in site.rglob("*.html"):
        assert not re.findall(r'<(?:script|img|link rel="stylesheet")[^>]+(?:src|href)="https?://[^"]*"', file.read_text(encoding="utf-8")), file


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "other.html").write_text('<h2 id="there">There</h2>')
    (tmp_path / "index.html").write_text(
        '<a href="other.html#there">a</a> <a href="other.html#gone">b</a> <a href="gone.html">c</a> <img src="gone.png"> <a href="https://example.org/x">d</a>'
    )
    assert list(make.dead_links(tmp_path)) == [
        "index.html: other.html#gone leads to a page without that place",
        "index.html: gone.html leads nowhere",
        "index.html: gone.png leads nowhere",
    ]
