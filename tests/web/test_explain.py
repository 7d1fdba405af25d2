"""A table explains itself: why something cannot be done, which rule made something happen, what a bot would do, what was missed. In the reader's language."""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from doubloon import game_names
from tests.server.room import until
from tests.web.browser import Person, word
from tests.web.screenshots import MIDDLE

CLAUSE = re.compile(r"\b[A-Z]{2}-R?\d+(\.\d+)*")
PLAYERS = 3
#: So many things are touched in vain before a table counts as one that explains nothing.
TRIES = 25


def in_vain(page: Page) -> Iterator[Locator]:
    """Things of the table that could be touched, but are not what is asked for."""
    things = page.locator(".frame main button:not(.legal):not(:has(.legal)), .frame .hand button:not(.legal):not(:has(.legal))")
    for number in range(min(TRIES, things.count())):
        if things.nth(number).is_visible():
            yield things.nth(number)


def read_clause(page: Page, within: Locator) -> str:
    """Open the clause that is named there; its number."""
    button = within.get_by_role("button", name=CLAUSE).first
    found = CLAUSE.search(button.inner_text())
    assert found
    button.click()
    opened = page.get_by_role("dialog", name=found[0])
    opened.wait_for()
    text = opened.inner_text().replace(found[0], "").replace(word("rules-all"), "").strip()
    assert len(text) > 20, f"{found[0]} says nothing: {text!r}"
    page.keyboard.press("Escape")
    opened.wait_for(state="detached")
    return found[0]


@pytest.mark.parametrize("name", game_names())
def test_a_table_says_why_not_and_why(person: Callable[..., Person], name: str) -> None:
    ann = person("Ann")
    table = ann.table(name, PLAYERS)
    ann.advance(table, MIDDLE)
    page = ann.go(f"/tables/{table}")
    page.locator(".legal").first.wait_for()

    # what cannot be done says why not, with the rule
    alert = page.locator(".frame").get_by_role("alert")
    for each in in_vain(page):
        with suppress(Error):  # something lies over it
            each.click(timeout=500)
        page.wait_for_timeout(120)
        if page.get_by_role("dialog").count():
            page.keyboard.press("Escape")
        elif alert.get_by_role("button", name=CLAUSE).count():
            break
    expect(alert.get_by_role("button", name=CLAUSE)).to_be_visible()
    assert read_clause(page, alert)
    decision = ann.get(f"/tables/{table}")["decision"]["number"]

    # what happened names its rule, line by line
    lines = page.get_by_role("region", name=word("log")).get_by_role("listitem")
    assert lines.count() > 5
    bare = [text for text in lines.all_inner_texts() if not CLAUSE.search(text)]
    assert bare == [], "every line names its clause"
    for number in range(3):
        read_clause(page, lines.nth(number))

    # a bot's advice, that is not yet played
    page.get_by_role("button", name=word("bar-hint"), exact=True).click()
    expect(alert).to_contain_text(word("bar-hinted"))
    advice = ann.post(f"/tables/{table}/hint", id="hint", decision=decision)["actions"]
    marked = page.locator(".frame .hinted[data-action]").evaluate_all("all => all.map((each) => each.dataset.action)")
    assert set(marked) <= set(advice)
    assert ann.get(f"/tables/{table}")["decision"]["number"] == decision

    # another language at once, also in what was said before
    page.evaluate("window.isSame = true")
    texts = [lines.all_inner_texts()]
    for before, language, own in (("en", "de", "Deutsch"), ("de", "es", "Español")):
        page.get_by_role("button", name=word("menu", before), exact=True).first.click()
        page.get_by_role("dialog").get_by_text(own).click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.keyboard.press("Escape")
        lines = page.get_by_role("region", name=word("log", language)).get_by_role("listitem")
        expect(lines.first).not_to_contain_text(CLAUSE.sub("", texts[-1][0]).strip())
        texts.append(lines.all_inner_texts())
        assert len(texts[-1]) == len(texts[0])
    other = [len({*same}) == 3 for same in zip(*texts, strict=True)]  # some lines are nearly all names
    assert sum(other) > 0.8 * len(other), "each line is said in each language"
    assert page.evaluate("window.isSame"), "nothing was loaded anew"


@pytest.mark.parametrize("name", game_names())
def test_an_answer_can_be_taken_back_and_what_was_missed_is_told(person: Callable[..., Person], name: str) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.post("/tables", game=name, players=PLAYERS, bots=["greedy"])["table"]
    ben.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/start")
    page = ann.go(f"/tables/{table}")
    page.locator(".frame").wait_for()

    undo = page.locator(".frame").get_by_role("button", name=re.compile(f"^({word('bar-undo')}|{word('bar-change')})$"))
    decision = 0
    for _ in range(40):
        until(lambda: {0, 1} & set(ann.get(f"/tables/{table}")["decision"]["waiting"]))
        look = ann.get(f"/tables/{table}")
        decision = look["decision"]["number"]
        who = ann if 0 in look["decision"]["waiting"] else ben
        who.answer(table, decision)
        if who is ann and ann.get(f"/tables/{table}")["undo"]:
            break
    undo.click()
    until(lambda: 0 in ann.get(f"/tables/{table}")["decision"]["waiting"])
    assert ann.get(f"/tables/{table}")["decision"]["number"] == decision
    page.locator(".legal").first.wait_for()

    # somebody else plays on while the page is away
    page.goto("about:blank")
    seen = ann.get(f"/tables/{table}")["seen"]
    for _ in range(40):
        for each, seat in ((ann, 0), (ben, 1)):
            look = each.get(f"/tables/{table}")
            if seat in look["decision"]["waiting"]:
                each.answer(table, look["decision"]["number"])
        if ann.get(f"/tables/{table}")["seen"] > seen + 3:
            break
    ann.go(f"/tables/{table}")
    page.get_by_role("button", name=re.compile(word("missed-short"))).click()
    missed = page.get_by_role("dialog", name=word("missed"))
    missed.get_by_role("listitem").nth(1).wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=re.compile(word("missed-short")))).to_have_count(0)
