"""The sheet of a title: what a client knows of it, in each language."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from fluent.runtime import FluentBundle, FluentResource

from doubloon.core.registry import game, game_names
from doubloon.core.words import LANGUAGES, say
from doubloon.server.sheet import make_sheet
from tests.server.room import API, Served, seated

TITLES = [(name, language) for name in game_names() for language in LANGUAGES]


def sheet(room: Served, name: str, language: str) -> dict[str, Any]:
    answer = httpx.get(f"{room.url}{API}/games/{name}/sheet", params={"language": language})
    assert answer.status_code == 200, answer.text
    return answer.json()  # type: ignore[no-any-return]


def bundle_of(text: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


@pytest.mark.parametrize(("name", "language"), TITLES)
def test_a_sheet_has_words_for_all_that_can_be_seen_or_done(room: Served, name: str, language: str) -> None:
    found, title = sheet(room, name, language), game(name)
    bundle = bundle_of(found["ftl"], language)
    needed = [f"action-{verb}" for verb in found["actions"]] + [f"event-{kind}" for kind in found["events"]] + [f"ask-{kind}" for kind in found["decisions"]]
    needed += [f"{domain['name']}-{text}" for domain in found["domains"].values() if domain["kind"] == "word" for text in domain["texts"]]
    english = title.words("en")
    needed = [message for message in needed if english.has(message)]
    assert len(needed) > 20
    assert [message for message in needed if not bundle.has_message(message)] == []
    words = title.words(language)
    assert found["title"]
    assert found["summary"]
    texts = {clause["id"]: clause["text"] for chapter in found["chapters"] for clause in chapter["clauses"]}
    assert texts == {id_: words.clause(id_) for id_ in title.rulebook.texts}
    assert {clause["id"] for chapter in found["chapters"] for clause in chapter["clauses"] if clause["ruling"]} == set(title.rulebook.rulings)
    assert len(found["terms"]) == len(title.rulebook.glossary)
    assert (set(found["terms"].values()) & set(title.rulebook.glossary.values()) == set()) == (language != "en"), "every meaning is translated"
    for option in found["options"]:
        assert option["label"] != option["name"]
        assert all(value["label"] for value in option["values"])


@pytest.mark.parametrize("name", game_names())
def test_a_sheet_says_what_every_number_stands_for(room: Served, name: str) -> None:
    found, title = sheet(room, name, "en"), game(name)
    domains = found["domains"]
    for verb in title.actions.verbs:
        assert [domains[domain]["texts"] for _, domain in found["actions"][verb.name]] == [list(domain.texts) for domain in verb.parameters.values()]
    for kind in title.events.kinds:
        assert list(found["events"][kind.name]) == list(kind.fields)
        for field, domain in kind.fields.items():
            named = found["events"][kind.name][field]
            assert named is None if domain is None else domains[named]["texts"] == list(domain.texts)
    players = title.player_counts[-1]
    table, people = seated(room.url, ("Ann",), name, players=players)
    view = people[0].get(f"/tables/{table}")["view"]
    assert {field for field, what in found["fields"].items() if not what["printed"]} == set(view)
    for field, what in found["fields"].items():
        value = view.get(field)
        for axis in what["axes"] if field in view else []:
            assert len(value) == (axis if isinstance(axis, int) else len(domains[axis]["texts"])), field
            value = value[0]
        assert what["of"] is None or what["of"] in domains
    assert found["components"] == people[0].get(f"/games/{name}")["components"]


def test_what_a_translation_lacks_is_english(tmp_path: Path) -> None:
    title = game("unexpected-treasures")
    for path in title.folder.glob("*.*"):
        if path.is_file():
            (tmp_path / path.name).write_bytes(path.read_bytes())
    german = (tmp_path / "words.de.ftl").read_text(encoding="utf-8")
    assert "good-lamp = Lampe\n" in german
    (tmp_path / "words.de.ftl").write_text(german.replace("good-lamp = Lampe\n", ""), encoding="utf-8")
    copy = type(title)(title.name, tmp_path, title.rules)
    bundle = bundle_of(make_sheet(copy, "de").ftl, "de")
    assert say(bundle, "good-lamp") == title.words("en").say("good-lamp")
    assert say(bundle, "good-stool") == title.words("de").say("good-stool") != title.words("en").say("good-stool")


def test_a_sheet_that_has_not_changed_is_not_sent_again(room: Served) -> None:
    address = f"{room.url}{API}/games/the-plan/sheet?language=de"
    first = httpx.get(address)
    again = httpx.get(address, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert first.headers["cache-control"] == "no-cache"
    assert httpx.get(f"{room.url}{API}/games/the-plan/sheet?language=es", headers={"If-None-Match": first.headers["etag"]}).status_code == 200


def test_a_language_or_game_that_is_not_there_is_refused(room: Served) -> None:
    for path, status, reason in (
        ("chess/sheet", 404, "there is no game 'chess'"),
        ("..%2Fthe_plan/sheet", 404, ""),
        ("the-plan/sheet?language=fr", 422, "'en', 'de' or 'es'"),
        ("the-plan/sheet?language=", 422, "'en', 'de' or 'es'"),
    ):
        answer = httpx.get(f"{room.url}{API}/games/{path}")
        assert answer.status_code == status, answer.text
        assert answer.json()["type"] == "refused"
        assert reason in answer.json()["reason"]
