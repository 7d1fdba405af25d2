"""Tables and pages for the command line."""

import pytest

import doubloon
from doubloon.bots import BOTS
from doubloon.core.words import LANGUAGES
from doubloon.terminal.pages import clause_page, rules_page, story_page
from doubloon.terminal.plain import open_table
from doubloon.terminal.sitting import player_names
from tests.terminal.sitting import TREASURES

GAME = doubloon.game(TREASURES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_hold_every_clause_within_80_columns(language: str) -> None:
    page = rules_page(GAME, language)
    assert all(f"\n  {id_} " in page for id_ in GAME.rulebook.texts)
    assert max(map(len, page.splitlines())) <= 80


def test_one_clause() -> None:
    assert clause_page(GAME, "UT-3.2", "en") == clause_page(GAME, "3.2", "en") == "  UT-3.2  Nobody may choose the thief in two rounds running."
    assert clause_page(GAME, "ut-r9", "de") == "  UT-R9 (Auslegung)  Ein Radio, das ein Auftrag zeigt, kann nur mit einem Radio\n    bezahlt werden."
    with pytest.raises(doubloon.BadSetup, match=r"Unexpected Treasures has no clause '9.9': they run from UT-1.1 to UT-R10"):
        clause_page(GAME, "9.9", "en")


def test_people_sit_first_and_the_last_bot_takes_the_seats_left() -> None:
    table, bots = open_table(GAME, 5, 2, ["random", "greedy"], 7)
    assert table.players == 5
    assert player_names(table) == ("Ada", "Ben", "Cleo", "Dan", "Eve")
    assert [str(seat) for seat in table.seats] == ["person Ada", "person Ben", "bot random", "bot greedy", "bot greedy"]
    assert [bots[seat].level for seat in (2, 3, 4)] == [BOTS["random"], BOTS["greedy"], BOTS["greedy"]]
    assert open_table(GAME, 3, 3, ["greedy"], None)[1] == {}
    assert open_table(GAME, 3, 1, ["greedy"], 7)[0].view(0) == open_table(GAME, 3, 3, ["random"], 7)[0].view(0)


def test_bots_that_do_not_fit_are_refused() -> None:
    with pytest.raises(doubloon.BadSetup, match="3 bots do not fit: 2 of 3 seats are free"):
        open_table(GAME, 3, 1, ["greedy", "greedy", "random"], 7)
    with pytest.raises(doubloon.BadSetup, match="there is no bot 'clever'"):
        open_table(GAME, 3, 1, ["clever"], 7)


def test_a_game_is_told_from_its_journal() -> None:
    table, _ = open_table(GAME, 3, 1, ["random"], 7)
    for seat, card in enumerate((5, 1)):
        table.play(seat, f"choose {card}")
    assert story_page(table.journal, "en").startswith("Contest chips were dealt – Ada: ")
    assert "Number cards" not in story_page(table.journal, "en")
    table.play(2, "choose 2")
    assert "Number cards were shown – Ada: 5, Ben: 1, Cleo: 2. [UT-3.1]" in story_page(table.journal, "en")
    assert "Zahlenkarten wurden gezeigt" in story_page(table.journal, "de")
