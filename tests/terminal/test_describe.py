"""The table in words."""

import pytest

import doubloon
from doubloon.core import UNKNOWN
from doubloon.core.words import LANGUAGES
from doubloon.terminal.describe import Look, describe
from doubloon.terminal.draft import numbered
from doubloon.terminal.page import columns, wrapped
from doubloon.terminal.portraits import unexpected_treasures
from doubloon.terminal.portraits.unexpected_treasures import lacking
from doubloon.terminal.voice import Voice
from tests.terminal.sitting import COVE, NAMES, TREASURES, sit

# Any title


def test_fields_stand_under_their_labels_and_players() -> None:
    table = sit(["choose 3"], people=(0, 1)).table
    lines = describe(Look(Voice(table.game, "de", 3, NAMES), table.hidden(1), 1, 80))
    assert lines[0].startswith("Aufträge im Stapel: ")
    ben = lines[lines.index("Ben (du)") :]
    assert ben[1].startswith("  Wettstreitchip: ")
    ada = lines[lines.index("Ada") : lines.index("Ben (du)")]
    assert ada[-1] == "  Zahlenkarte: ?"
    assert not any("Eve" in line for line in lines)


def test_counts_of_nothing_are_left_out() -> None:
    game = doubloon.game(TREASURES)
    view = game.table(3, 7).hidden(0)
    view.site, view.goods[2] = [0, 2, 0, 0, 1], [0, 0, 3, 0, 0]  # type: ignore[attr-defined]
    lines = [line.replace("\u00a0", " ") for line in describe(Look(Voice(game, "en", 3), view, 0, 80))]
    assert "Bulky waste site: lamp: 2, radio: 1" in lines
    assert lines[lines.index("Seat 2") :][1] == "  Goods: armchair: 3"
    assert not any(line.startswith("Handed in") for line in lines)


def test_a_title_without_a_description_of_its_own_is_playable() -> None:
    sitting = sit(["1"] * 60, game=COVE, players=3)
    assert sitting.table.outcome is not None
    assert "The game is over. [CO-5.1]\n" in sitting.text
    assert all(len(line) <= 80 for line in sitting.text.splitlines())


# Unexpected Treasures


@pytest.mark.parametrize(
    ("need", "have", "missing", "jokers"),
    [
        ([0, 1, 2, 0, 0], [0, 0, 0, 0, 0], [0, 1, 2, 0, 0], 0),
        ([0, 1, 2, 0, 0], [5, 1, 1, 0, 0], [0, 0, 1, 0, 0], 0),
        ([0, 1, 2, 0, 0], [0, 1, 1, 0, 1], [0, 0, 1, 0, 0], 1),
        ([0, 1, 2, 0, 0], [0, 0, 0, 0, 2], [0, 1, 2, 0, 0], 2),
        ([0, 1, 2, 0, 0], [0, 1, 2, 0, 3], [0, 0, 0, 0, 0], 0),
        ([0, 0, 1, 1, 1], [0, 0, 0, 1, 1], [0, 0, 1, 0, 0], 0),  # the radio is needed for the radio symbol (UT-R9)
        ([0, 0, 1, 1, 1], [0, 0, 0, 1, 2], [0, 0, 1, 0, 0], 1),
        ([0, 0, 0, 0, 1], [4, 4, 4, 4, 0], [0, 0, 0, 0, 1], 0),
    ],
)
def test_what_is_lacking_for_a_mission(need: list[int], have: list[int], missing: list[int], jokers: int) -> None:
    assert lacking(need, have) == (missing, jokers)


def portrait(language: str = "en", players: int = 3, **fields: object) -> list[str]:
    game = doubloon.game(TREASURES)
    view = game.table(players, 7).hidden(0)
    for name, value in fields.items():
        setattr(view, name, value)
    lines = unexpected_treasures.full(Look(Voice(game, language, players, NAMES), view, 0, 80))
    return [line.replace("\u00a0", " ") for line in lines]


def test_the_table_of_unexpected_treasures() -> None:
    place = [0] * 24
    place[2], place[7], place[11], place[0], place[4] = 1, 1, 1, 2, 3  # 3, 8 and 12 are open; Ada has completed 1, Ben 5
    goods = [[0, 1, 1, 0, 1], [2, 0, 0, 0, 0], [0] * 5, *([0] * 5 for _ in range(3))]
    assert portrait(stack=4, place=place, site=[3, 1, 0, 0, 0], goods=goods, chip=[2, 3, 1], card=[-1, UNKNOWN, -1], was_thief=[1, 0, 1]) == [
        "Stack: 4 missions",
        "Site: 3 stools, 1 lamp",
        "",
        "no  pts  goods                              you lack",
        " 3   10  2 stools                           1 of 2 stools",
        " 8   20  1 lamp, 2 armchairs                nothing (1 radio as joker)",
        "12   25  1 armchair, 1 television, 1 radio  1 television",
        "",
        "player     pts  chip  card    goods                        completed",
        "Ada (you)   15     2  –       1 lamp, 1 armchair, 1 radio  1 (= 5)",
        "Ben         14     3  chosen  2 stools                     5 (= 12)",
        "Cleo         0     1  –       –                            –",
        "May not choose the thief this round: Ada (you), Cleo. [UT-3.2]",
    ]


def test_cards_on_the_table_and_players_at_home() -> None:
    lines = portrait(stack=0, card=[3, 3, 0], home=[0, 1, 0], decision=doubloon.game(TREASURES).rules.TAKING, was_thief=[0, 0, 1])
    assert lines[0] == "Stack: empty, this is the last round"
    assert all(card in line for card, line in zip(("3 motorbike", "at home (3)", "0 thief"), lines[-3:], strict=True))
    assert not any("UT-3.2" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_table_stays_within_80_columns(language: str) -> None:
    place = [1] * 12 + [2, 2, 2, 2, 3, 3, 4, 5, 6, 7, 7, 7]
    lines = portrait(language, 6, place=place, goods=[[2, 2, 2, 2, 1]] * 6, site=[8] * 5, card=[0, 1, 2, 3, 4, 5], home=[0, 1, 1, 0, 0, 0])
    assert max(map(len, lines)) <= 80


def test_a_narrow_terminal_gets_the_plain_list() -> None:
    game = doubloon.game(TREASURES)
    look = Look(Voice(game, "en", 3, NAMES), game.table(3, 7).hidden(0), 0, 34)
    assert unexpected_treasures.full(look) == describe(look)
    assert max(map(len, unexpected_treasures.full(look))) <= 34


def test_long_names_are_cut() -> None:
    game = doubloon.game(TREASURES)
    names = ("Bartholomew Featherstonehaugh", "B", "C")
    lines = unexpected_treasures.full(Look(Voice(game, "en", 3, names), game.table(3, 7).hidden(0), 0, 80))
    assert any(line.startswith("Bartholomew F… (you)  ") for line in lines)


# The page


def test_clauses_and_counts_are_not_torn_apart() -> None:
    assert wrapped("taken from the site\u00a0[UT-4.3]", 22, then="  ") == ["taken from the", "  site\u00a0[UT-4.3]"]


def test_cells_are_wrapped_within_their_columns() -> None:
    assert columns(("8", "one two", "x"), (-2, 5, 1)) == [" 8  one    x", "    two"]


def test_choices_are_numbered() -> None:
    game = doubloon.game(TREASURES)
    read = game.actions.parse
    assert list(numbered(game, [read("choose 0"), read("choose 1")])) == ["0", "1"]
    assert list(numbered(game, [read("choose 1"), read("choose 2")])) == ["1", "2"]
    assert numbered(game, [read("take lamp"), read("take radio"), read("stop")]) == {"1": read("take lamp"), "2": read("take radio"), "0": read("stop")}
    assert list(numbered(game, [read("stop")])) == ["1"]
