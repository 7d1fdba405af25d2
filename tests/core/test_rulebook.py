"""Rulebooks: what is wrong in one is named with its place and the reason."""

from pathlib import Path

import pytest

import doubloon
from doubloon.core.errors import BadFile, BadSetup
from doubloon.core.rulebook import Rulebook, load_rulebook
from doubloon.lab.newgame import TEMPLATE
from tests.planted import change

SOUND = """
title = "Two Wrecks"
prefix = "TW"
version = 2
players = [2, 5]
summary = "Dive."

[clauses."Diving"]
"TW-1.1" = "Dive once."
"TW-1.2" = "Come up."

[rulings]
"TW-R1" = "Nobody drowns."

[[options]]
name = "depth"
values = [3, 5]
default = 3
clause = "TW-1.1"

[[options]]
name = "sharks"
values = ["none", "few", "many"]
default = "few"
clause = "TW-R1"

[glossary]
wreck = "A sunken ship."
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "rulebook.toml").write_text(SOUND, encoding="utf-8")
    return tmp_path / "rulebook.toml"


@pytest.fixture
def book(path: Path) -> Rulebook:
    return load_rulebook(path)


def refusal(path: Path) -> str:
    with pytest.raises(BadFile) as error:
        load_rulebook(path)
    return str(error.value)


# A sound one


def test_a_rulebook_holds_what_the_file_says(book: Rulebook) -> None:
    assert (book.title, book.prefix, book.version, book.players, book.summary) == ("Two Wrecks", "TW", 2, (2, 5), "Dive.")
    assert book.glossary == {"wreck": "A sunken ship."}


def test_texts_are_the_clauses_and_then_the_rulings(book: Rulebook) -> None:
    assert list(book.texts.items()) == [("TW-1.1", "Dive once."), ("TW-1.2", "Come up."), ("TW-R1", "Nobody drowns.")]


@pytest.mark.parametrize(
    ("chosen", "cells"),
    [({}, [3, 1]), ({"depth": 5}, [5, 1]), ({"sharks": "many"}, [3, 2]), ({"sharks": "none", "depth": 5}, [5, 0])],
)
def test_an_option_is_its_number_or_the_place_of_its_name(book: Rulebook, chosen: dict[str, int | str], cells: list[int]) -> None:
    assert book.option_cells(chosen, 3) == cells + [0] * 6


@pytest.mark.parametrize(
    ("chosen", "sentence"),
    [
        ({"depth": 4}, "option depth cannot be 4: choose one of 3, 5"),
        ({"depth": "3"}, "option depth cannot be '3': choose one of 3, 5"),
        ({"sharks": "all"}, "option sharks cannot be 'all': choose one of none, few, many"),
        ({"dept": 3}, "Two Wrecks has no option 'dept': it has depth, sharks"),
    ],
)
def test_an_option_that_cannot_be_chosen_is_refused(book: Rulebook, chosen: dict[str, int | str], sentence: str) -> None:
    with pytest.raises(BadSetup) as error:
        book.option_cells(chosen, 3)
    assert str(error.value) == sentence


def test_an_option_may_be_for_some_player_counts_only(path: Path) -> None:
    change(path, 'name = "sharks"', 'name = "sharks"\nplayers = [2, 3]')
    change(path, 'name = "depth"', 'name = "depth"\nplayers = [5, 5]')
    book = load_rulebook(path)
    assert [option.name for option in book.options_for(2)] == ["sharks"]
    assert book.chosen({"sharks": "many"}, 3) == {"sharks": "many"}
    assert book.option_cells({}, 4)[:2] == [3, 1]
    with pytest.raises(BadSetup) as error:
        book.chosen({"sharks": "few"}, 4)
    assert str(error.value) == "option sharks is for 2 to 3 players, not 4 (TW-R1)"
    with pytest.raises(BadSetup) as error:
        book.chosen({"depth": 3}, 4)
    assert str(error.value) == "option depth is for 5 players, not 4 (TW-1.1)"


def test_an_option_for_more_players_than_the_title_has_is_refused(path: Path) -> None:
    change(path, 'name = "sharks"', 'name = "sharks"\nplayers = [2, 6]')
    assert refusal(path) == "rulebook.toml: option sharks: players: [2, 6] is no part of [2, 5]"


def test_a_title_without_options_says_so() -> None:
    with pytest.raises(BadSetup) as error:
        doubloon.game("unexpected-treasures").start(4, options={"coins": 3})
    assert str(error.value) == "Unexpected Treasures has no option 'coins'"


# Broken ones


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    assert refusal(tmp_path / "rulebook.toml") == f"{tmp_path / 'rulebook.toml'} cannot be read: No such file or directory"


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert refusal(tmp_path) == f"{tmp_path} cannot be read: Is a directory"


def test_a_file_that_is_not_toml_is_named_with_the_place(path: Path) -> None:
    change(path, 'prefix = "TW"', "prefix = TW")
    assert refusal(path) == "rulebook.toml is not a TOML file: Invalid value (at line 3, column 10)"


def test_a_file_that_is_not_text_is_named(path: Path) -> None:
    path.write_bytes(b'title = "\xff"')
    assert refusal(path).startswith("rulebook.toml is not a TOML file: 'utf-8' codec can't decode byte 0xff")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('title = "Two Wrecks"\n', "", "object missing required field `title`"),
        ('summary = "Dive."\n', 'summary = "Dive."\nauthor = "me"\n', "object contains unknown field `author`"),
        ("version = 2", 'version = "2"', "version: expected `int`, got `str`"),
        ("players = [2, 5]", "players = [2]", "players: expected `array` of length 2, got 1"),
        ("players = [2, 5]", 'players = [2, "5"]', "players 2: expected `int`, got `str`"),
        ("players = [2, 5]", "players = [5, 2]", "players: [5, 2] is no range: write [fewest, most], at most 15"),
        ("players = [2, 5]", "players = [0, 2]", "players: [0, 2] is no range: write [fewest, most], at most 15"),
        ('name = "sharks"\n', "", "options 2: object missing required field `name`"),
        ('name = "sharks"', 'nam = "sharks"', "options 2: object contains unknown field `nam`"),
        ("values = [3, 5]", "values = [3, 5.5]", "options 1, values 2: expected `int | str`, got `float`"),
    ],
)
def test_an_entry_that_does_not_fit_is_named_with_the_reason(path: Path, old: str, new: str, sentence: str) -> None:
    change(path, old, new)
    assert refusal(path) == f"rulebook.toml: {sentence}"


def test_a_malformed_clause_id_is_refused(path: Path) -> None:
    change(path, '"TW-1.2" =', '"TW-1" =')
    assert refusal(path) == ("rulebook.toml: 'TW-1' is not a clause: write the title's letters, then chapter.number or R and a number, such as UT-3.2 or UT-R4")


@pytest.mark.parametrize(("own", "foreign"), [("TW-1.2", "TX-1.2"), ("TW-R1", "TWO-R1")])
def test_a_clause_of_another_title_is_refused(path: Path, own: str, foreign: str) -> None:
    change(path, f'"{own}" =', f'"{foreign}" =')
    assert refusal(path) == f"rulebook.toml: clause {foreign}: ids of this title start with TW-"


def test_an_option_that_cites_an_unknown_clause_is_refused(path: Path) -> None:
    change(path, 'clause = "TW-1.1"', 'clause = "TW-1.9"')
    assert refusal(path) == "rulebook.toml: option depth: clause TW-1.9 is not in this rulebook"


@pytest.mark.parametrize(
    ("old", "new", "shown"),
    [('default = "few"', 'default = "some"', "option sharks: the default 'some'"), ("default = 3", "default = 4", "option depth: the default 4")],
)
def test_a_default_that_is_no_value_is_refused(path: Path, old: str, new: str, shown: str) -> None:
    change(path, old, new)
    assert refusal(path) == f"rulebook.toml: {shown} is not among its values"


def test_more_options_than_a_state_has_room_for_are_refused(path: Path) -> None:
    options = [f'[[options]]\nname = "more{number}"\nvalues = [0]\ndefault = 0\nclause = "TW-1.1"\n' for number in range(7)]
    change(path, "[glossary]", "\n".join(options[:6]) + "[glossary]")
    assert len(load_rulebook(path).options) == 8
    change(path, "[glossary]", options[6] + "[glossary]")
    assert refusal(path) == "rulebook.toml: options: 9 are more than the 8 a state has room for"


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("players = [2, 5]", "players = [2, 16]", "at most 15"),
        ('[clauses."The end"]', '[clauses."The end"]\n"NG-1.1" = "Again."', "clause NG-1.1 stands in two chapters"),
        ("[glossary]", '[[options]]\nname = "odd"\nvalues = [1, "free"]\ndefault = 1\nclause = "NG-1.1"\n\n[glossary]', "all numbers or all names"),
    ],
)
def test_what_a_state_could_not_hold_is_refused(tmp_path: Path, before: str, after: str, message: str) -> None:
    text = (TEMPLATE / "rulebook.toml").read_text(encoding="utf-8")
    assert before in text
    (tmp_path / "rulebook.toml").write_text(text.replace(before, after), encoding="utf-8")
    with pytest.raises(BadFile, match=message):
        load_rulebook(tmp_path / "rulebook.toml")
