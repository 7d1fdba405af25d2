"""Journals: replayed to the byte, and refused with the first line that is wrong."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import doubloon
from doubloon.core.errors import BadFile
from doubloon.table import Seat, Table
from doubloon.table.file import load, save
from doubloon.table.journal import read_journal
from doubloon.table.replay import resume, verify
from tests.titles import load_game

GAME = doubloon.game("unexpected-treasures")


def play_on(table: Table, answers: int, chance: random.Random) -> None:
    """So many random answers; now and then one is taken back, now and then a seat changes hands."""
    for _ in range(answers):
        if table.outcome:
            return
        seat = chance.choice(sorted(table.to_act))
        actions: list[int] = []
        state = table.hidden(seat)
        kind = table.game.decisions.kinds[state.decision]
        world = table.game.plain.imagined(state, seat, [chance.getrandbits(32) for _ in range(4)])
        while not actions or (kind.whole and world.asked == state.asked and world.to_act >> seat & 1):
            actions.append(chance.choice(table.game.plain.legal(world, seat)))
            table.game.plain.apply(world, seat, actions[-1])
        table.play(seat, *(table.game.actions.text(action) for action in actions))
        if chance.random() < 0.2 and table.can_undo(seat):
            table.undo(seat)
        if chance.random() < 0.05:
            table.sit(seat, chance.choice([Seat("bot", "greedy"), Seat("person", "Ann"), Seat("empty")]))


def a_game(answers: int = 10_000, seed: int = 3, players: int = 3) -> Table:
    table = Table(GAME, players, seed, nonces=["a", "", "ü"], seats=[Seat("person", "Ann"), Seat("bot", "greedy")])
    play_on(table, answers, random.Random(seed))
    return table


@pytest.mark.parametrize("name", ["unexpected-treasures", "cove", "goofspiel", "template"])
@pytest.mark.parametrize("answers", [0, 1, 7, 10_000])
def test_a_journal_replays_to_the_byte(name: str, answers: int) -> None:
    game = load_game(name)
    for players in game.player_counts[:3]:
        table = Table(game, players, seed=answers)
        play_on(table, answers, random.Random(players))
        again = resume(read_journal(table.journal.text()), find=load_game)
        assert again.journal.text() == table.journal.text()
        assert again.seats == table.seats
        for viewer in range(-1, players):
            assert again.hidden(viewer).pack() == table.hidden(viewer).pack()
            assert again.events(viewer) == table.events(viewer)
        assert again.outcome == table.outcome


def test_a_resumed_game_draws_what_it_would_have_drawn() -> None:
    table = a_game(20)
    again = resume(read_journal(table.journal.text()))
    for one in (table, again):
        play_on(one, 10_000, random.Random(9))
    assert again.journal.text() == table.journal.text()


def edited(table: Table, edit: Callable[[list[Any]], None]) -> str:
    """The journal after somebody changed its lines."""
    lines = [json.loads(line) for line in table.journal.text().splitlines()]
    edit(lines)
    lines[0]["entries"] = len(lines) - 1
    return "".join(json.dumps(line) + "\n" for line in lines)


def change_action(lines: list[Any]) -> None:
    first = next(line for line in lines[1:] if line["entry"] == "play" and line["actions"][0].startswith("choose"))
    first["actions"] = ["choose 5" if first["actions"] != ["choose 5"] else "choose 4"]


def change_order(lines: list[Any]) -> None:
    open_ = [place for place, line in enumerate(lines) if line.get("entry") == "play" and line["actions"][0].startswith("take")]
    lines[open_[0]], lines[open_[-1]] = lines[open_[-1]], lines[open_[0]]


def change_header(name: str, value: Any) -> Callable[[list[Any]], None]:
    def change(lines: list[Any]) -> None:
        lines[0][name] = value

    return change


def change_component(lines: list[Any]) -> None:
    lines[0]["components"]["missions"][0]["value"] += 1


def drop_entry(lines: list[Any]) -> None:
    del lines[5]


@pytest.mark.parametrize(
    "edit",
    [
        change_action,
        change_order,
        drop_entry,
        change_component,
        change_header("nonces", ["b", "", "ü"]),
        change_header("secret", "00" * 32),
        change_header("table", "other"),
    ],
    ids=["action", "order", "dropped", "component", "nonce", "secret", "table"],
)
def test_whatever_was_changed_is_found(edit: Callable[[list[Any]], None]) -> None:
    table = a_game()
    assert all(check.holds for check in verify(table.journal))
    assert not all(check.holds for check in verify(read_journal(edited(table, edit))))


def test_a_changed_option_is_found() -> None:
    game = load_game("cove")
    option = game.rulebook.options[0]
    table = Table(game, 3, seed=1)
    play_on(table, 10_000, random.Random(1))
    assert all(check.holds for check in verify(table.journal, find=load_game))
    other = next(value for value in option.values if value != option.default)
    journal = read_journal(edited(table, change_header("options", {option.name: other})))
    assert not all(check.holds for check in verify(journal, find=load_game))


def test_a_game_in_progress_is_not_verified_to_its_end() -> None:
    checks = {check.what: check for check in verify(a_game(10).journal)}
    assert checks["draws and rules"].holds
    assert not checks["end"].holds


def test_a_game_of_another_rules_version_goes_on_if_every_line_agrees() -> None:
    table = a_game(30)
    text = edited(table, change_header("version", 99))
    with pytest.raises(BadFile, match=r"line \d+: .*begun under rules version 99, now 1"):
        resume(read_journal(text))  # the version is part of the seed, so another deal comes out
    older = Table.opened(GAME, GAME.box, read_journal(text).header)
    play_on(older, 10, random.Random(1))
    assert resume(older.journal).journal.text() == older.journal.text()


# Files


def test_what_was_saved_is_loaded(tmp_path: Path) -> None:
    table = a_game(12)
    save(table.journal, tmp_path / "deep" / "game.journal")
    assert load(tmp_path / "deep" / "game.journal").text() == table.journal.text()
    assert [path.name for path in (tmp_path / "deep").iterdir()] == ["game.journal"]


def twelve_answers() -> str:
    table = Table(GAME, 3, 3)
    while len(table.journal.entries) < 12:
        seat = min(table.to_act)
        table.play(seat, table.actions(seat)[-1])
    return table.journal.text()


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda text: text[:-10], r"line 13 is cut off"),
        (lambda text: "".join(text.splitlines(True)[:-2]), r"line 11 should be followed by more: 12 entries were written, 10 are here"),
        (lambda text: text.replace('"entry":"play"', '"entry":"pray"', 3).replace('"entry":"pray"', '"entry":"play"', 2), r"line 4: "),
        (lambda text: text.replace('"seat":1,', '"seat":7,', 1), r"there is no seat 7"),
        (lambda text: text.replace('"format":1', '"format":8'), r"line 1: this journal has format 8"),
        (lambda text: "hello\n", r"line 1: this is not the journal"),
        (lambda text: "", r"line 1: this is not the journal"),
        (lambda text: '{"pgn": true}\n', r"line 1: this is not the journal"),
        (lambda text: text.replace('"players":3', '"players":"three"'), r"line 1: expected `int`"),
        (lambda text: text.replace("}\n{", "}\n\n{", 1), r"line 2: "),
    ],
)
def test_a_damaged_file_is_refused_with_its_first_bad_line_and_left_alone(tmp_path: Path, damage: Callable[[str], str], message: str) -> None:
    path = tmp_path / "game.journal"
    text = damage(twelve_answers())
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile, match=message):
        load(path)
    assert path.read_text(encoding="utf-8") == text


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    path.write_bytes(a_game(3).journal.text().encode() + b"\xff\xfe\n")
    with pytest.raises(BadFile, match=r"line \d+ is not text"):
        load(path)


def test_a_file_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="No such file"):
        load(tmp_path / "none")


def test_an_illegal_line_is_refused_by_its_clause(tmp_path: Path) -> None:
    def choose_twice(lines: list[Any]) -> None:
        lines.insert(2, lines[1])

    with pytest.raises(BadFile, match=r"line 3: .*UT-3\.1"):
        resume(read_journal(edited(a_game(5), choose_twice)))


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(doubloon.UnknownGame, match="there is no game 'chess'"):
        resume(read_journal(edited(a_game(1), change_header("game", "chess"))))
