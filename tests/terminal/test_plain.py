"""Whole sittings at the plain client."""

import io
import re

import pytest

import doubloon
from doubloon.bots import Bot
from doubloon.core.words import LANGUAGES
from doubloon.terminal import play_plain
from doubloon.terminal.sitting import open_table
from tests.terminal.sitting import COVE, NAMES, TREASURES, answers, sit

EVERYBODY = (0, 1, 2)
#: Ben takes one tile, Cleo two, then Ada up to five: nobody is in anybody's way.
CHOSEN = ["choose 5", "choose 1", "choose 2"]
ADA_TAKES = [*CHOSEN, "stop", "stop"]


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_first_choice_every_time_reaches_the_end(language: str, players: int) -> None:
    sitting = sit(["1"] * 300, players=players, language=language, bot="greedy")
    outcome = sitting.table.outcome
    assert sitting.code == 0
    assert outcome is not None
    assert all(len(line) <= 80 for line in sitting.text.splitlines())
    assert not re.search(r"[{}$]|\b(?:ut|event|ask|action|field|help|alias|good|card|clause|seat)-[a-z]", sitting.text)
    ranking = re.findall(r"^ +(\d)\.  (\w+) +(-?\d+)", sitting.text, re.MULTILINE)
    assert [(int(rank), NAMES.index(name), int(points)) for rank, name, points in ranking] == sorted(
        (place.rank, seat, place.points) for seat, place in enumerate(outcome.places)
    )
    assert "[UT-5.1]" in sitting.text


def test_a_table_of_bots_is_told_to_the_end() -> None:
    sitting = sit([], people=())
    assert sitting.text.startswith("Unexpected Treasures, 3 players.")
    assert sitting.text.count("Number cards were shown") > 5
    assert "> " not in sitting.text
    assert sitting.table.outcome is not None


def test_a_shared_victory_names_the_clause() -> None:
    sitting = sit(["choose 1", "choose 1", "choose 1", "stop"] * 30, people=EVERYBODY)
    assert sitting.text.endswith(
        "The game is over. [UT-5.1]\n"
        "  1.  Ada      0  tie [UT-R7]\n"
        "  1.  Ben      0  tie [UT-R7]\n"
        "  1.  Cleo     0  tie [UT-R7]\n"
        "Ada, Ben and Cleo share the victory with 0 points each.\n"
    )


# What is shown


def test_a_decision_shows_news_table_question_and_choices_in_this_order() -> None:
    text = sit([], seed=7).text
    places = [text.index(part) for part in ("[UT-2.1]", "Stack:", "Site:", "you lack", "player ", "Which number card", "  0  choose 0", "\n> ")]
    assert places == sorted(places)


def test_news_are_told_once() -> None:
    text = sit(CHOSEN, people=EVERYBODY).text
    assert text.count("Number cards were shown – Ada: 5, Ben: 1, Cleo: 2. [UT-3.1]") == 1


def test_the_second_small_decision_is_shown_in_brief() -> None:
    table = sit(ADA_TAKES, people=EVERYBODY).table
    after = answers(sit([*ADA_TAKES, str(table.actions(0)[0])], people=EVERYBODY).text)[-2]
    assert "Ada took" in after
    assert "Yours: 1 " in after
    assert "player" not in after


# Answers


def test_a_number_and_the_text_form_are_the_same_answer() -> None:
    by_number, by_text = sit([*ADA_TAKES, "1", "0"], people=EVERYBODY), sit([*ADA_TAKES, "TAKE   stool", "stop"], people=EVERYBODY)
    assert by_number.table.view(0) == by_text.table.view(0)


def test_a_refusal_is_one_sentence_with_its_clause_and_changes_nothing() -> None:
    lines = ["choose 0", "choose 1", "choose 2", "stop", "stop"]  # nobody has anything to steal
    before, after = sit(lines, people=EVERYBODY), sit([*lines, "choose 0"], people=EVERYBODY)
    assert answers(after.text)[-2] == "“choose 0” is not open to Ada now: Nobody may choose the thief in two rounds\nrunning. [UT-3.2]"
    assert before.table.view(0) == after.table.view(0)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("take", "“take” cannot be read. Write it like this: take stool."),
        ("take sofa", "“take sofa” cannot be read. Write it like this: take stool."),
        ("choose 9", "“choose 9” cannot be read. Write it like this: choose 0, choose 1, choose 2,\nchoose 3, choose 4, choose 5."),
        ("9", "There is no choice 9. Type 0, 1, 2, 3, 4, 5, an action such as “choose 0”, or\nhelp."),
        ("9" * 5000, f"There is no choice {'9' * 40}…. Type 0, 1, 2, 3,\n4, 5, an action such as “choose 0”, or help."),
        ("²", "“²” is neither a choice, an action nor a command. Type 0, 1, 2, 3, 4, 5, an\naction such as “choose 0”, or help."),
        ("\x1b[2J", "“ [2J” is neither a choice, an action nor a command. Type 0, 1, 2, 3, 4, 5, an\naction such as “choose 0”, or help."),
        ("undo", "Ada has done nothing yet that could be taken back."),
        ("rules zebra", "Nothing in the rules mentions “zebra”. “rules” alone lists them all."),
    ],
)
def test_what_cannot_be_done_is_explained(line: str, said: str) -> None:
    before, after = sit([]), sit([line, "help"])
    assert answers(after.text)[0].rstrip("\n") == said.rstrip("\n")
    assert before.table.view(0) == after.table.view(0)


def test_an_empty_line_asks_again() -> None:
    assert answers(sit(["", "help"]).text)[0].startswith("Which number card do you choose?")


# Commands


def test_undo_takes_back_the_last_tile_only() -> None:
    one = sit([*ADA_TAKES, "1"], people=EVERYBODY)
    taken_back = sit([*ADA_TAKES, "1", "1", "undo"], people=EVERYBODY)
    assert "Taken back: take stool.\n" in answers(taken_back.text)[-2]
    assert one.table.view(0) == taken_back.table.view(0)
    assert one.table.entries == taken_back.table.entries


def test_undo_is_refused_after_a_showing() -> None:
    assert answers(sit([*ADA_TAKES, "undo"], people=EVERYBODY).text)[-2] == "That cannot be taken back: something has been drawn or shown since."


def test_undo_is_refused_after_another_seat_has_acted() -> None:
    draft, no_offers, nobody_lands = ["", "1"] * 4, ["", "done"] * 2, ["", "pass"] * 2
    text = sit([*draft, *no_offers, *nobody_lands, "", "undo"], game=COVE, players=2, people=(0, 1)).text
    assert answers(text)[-2] == "That cannot be taken back: others have acted since."


def test_after_undo_the_news_are_not_told_again() -> None:
    text = sit([*ADA_TAKES, "1", "undo", "1"], people=EVERYBODY).text
    assert text.count("Number cards were shown") == 3  # once to each
    assert text.count("Ada took a stool from the site. [UT-4.3]") == 2


def test_log_tells_the_whole_game_and_its_end() -> None:
    whole, end = answers(sit([*ADA_TAKES, "log", "log 1"], people=EVERYBODY).text)[-3:-1]
    assert whole.startswith("Contest chips were dealt – Ada: ")
    assert "Number cards were shown – Ada: 5, Ben: 1, Cleo: 2. [UT-3.1]\nBen stopped" in whole
    assert end == "Ben stopped, though one more tile was allowed. Cleo stopped, though 2 more tiles\n  were allowed. [UT-R1]"


def test_rules_lists_shows_and_searches() -> None:
    contents, chapter, clause, ruling, found = (
        answers(sit([line, "help"]).text)[0] for line in ("rules", "rules 3", "rules ut-3.2", "rules R4", "rules Joker")
    )
    assert contents.startswith("1. Set-up\n  UT-1.1  Every player holds the same six number cards, 0 to 5.\n")
    assert "\nRulings\n  UT-R1 " in contents
    assert chapter.startswith(
        "3. Number cards\n  UT-3.1  Everyone chooses one number card in secret; when all have chosen, all\n    cards are shown together.\n"
    )
    assert clause == "  UT-3.2  Nobody may choose the thief in two rounds running."
    assert ruling.startswith("  UT-R4 (ruling)  The thief may not be chosen again")
    assert "UT-4.5" in found
    assert "UT-R6 (ruling)" in found


def test_hint_is_what_a_strong_bot_would_do_and_why() -> None:
    game = doubloon.game(TREASURES)
    table = sit([]).table
    best, *others = Bot(game, "strong", timed=False).reasons(table.hidden(0), 0)
    told = answers(sit(["hint", "help"]).text)
    assert told[0].startswith(f"A strong bot would play: {best.action}.\n{best.action}: {100 * best.win:.0f} % to win, ")
    assert "then probably: " in told[0]
    assert f"\n{others[0].action}: " in told[0]


def test_table_is_the_whole_table_again() -> None:
    text = sit(["table"]).text
    assert text.count("Ada (you)") == 2


def test_help_names_every_command() -> None:
    shown = answers(sit(["help"]).text)[0]
    assert re.findall(r"^  ([a-z]+)  ", shown, re.MULTILINE) == ["undo", "log", "rules", "table", "hint", "seats", "help", "quit"]


@pytest.mark.parametrize(
    ("language", "line", "said"), [("de", "hilfe", "Möglichkeit"), ("es", "ayuda", "opción"), ("de", "REGELN Dieb", "UT-3.2"), ("es", "salir", "")]
)
def test_commands_have_names_in_every_language(language: str, line: str, said: str) -> None:
    sitting = sit([line], language=language)
    assert said in answers(sitting.text)[0]
    assert sitting.code == 0


def test_a_mixed_sitting_in_every_language() -> None:
    lines = [
        "help",
        "choose 7",
        "rules UT-3.2",
        "choose 5",
        "nonsense",
        "2",
        "undo",
        "log",
        "hint",
        "table",
        "take radio",
        "1",
        "1",
        "1",
        "0",
        "1",
        "quit",
        "1",
    ]
    texts = {language: sit(lines, language=language) for language in LANGUAGES}
    assert all(sitting.code == 0 for sitting in texts.values())
    assert len({str(sitting.table.view(0)) for sitting in texts.values()}) == 1
    assert texts["en"].text.endswith("The game is unfinished.\n")
    assert texts["de"].text.endswith("Das Spiel bleibt unvollendet.\n")
    assert texts["es"].text.endswith("La partida queda sin terminar.\n")


# Leaving


@pytest.mark.parametrize("lines", [["quit"], ["q", "choose 1"], []])
def test_quit_and_the_end_of_the_input_leave_politely(lines: list[str]) -> None:
    sitting = sit(lines)
    assert sitting.code == 0
    assert sitting.text.endswith("\n\nThe game is unfinished.\n") or sitting.text.endswith("> \nThe game is unfinished.\n")


class Interrupted(io.StringIO):
    """A keyboard on which somebody presses Ctrl-C."""

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override] # the stubs of StringIO ignore their own
        raise KeyboardInterrupt


class Gone(io.StringIO):
    """A pipe nobody reads from any more."""

    def flush(self) -> None:
        raise BrokenPipeError


def test_ctrl_c_leaves_politely() -> None:
    writer = io.StringIO()
    code = play_plain(doubloon.game(TREASURES).table(3, 7), {}, language="en", reader=Interrupted(), writer=writer)
    assert code == 130
    assert writer.getvalue().endswith("\nThe game is unfinished.\n")


def test_a_reader_that_has_gone_ends_the_sitting() -> None:
    assert play_plain(doubloon.game(TREASURES).table(3, 7), {}, language="en", reader=io.StringIO("1\n"), writer=Gone()) == 0


def test_bytes_that_are_no_text_are_forgiven() -> None:
    reader = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\nquit\n"), encoding="utf-8")
    raw = io.BytesIO()
    writer = io.TextIOWrapper(raw, encoding="ascii", write_through=True)
    assert play_plain(doubloon.game(TREASURES).table(3, 7), {}, language="de", reader=reader, writer=writer) == 0
    assert b"Das Spiel bleibt unvollendet." in raw.getvalue()


def test_a_seat_goes_to_a_bot_and_back() -> None:
    game = doubloon.game("unexpected-treasures")
    table, bots = open_table(game, 3, 1, ["greedy"], 4)
    writer = io.StringIO()
    typed = "seats\nseats 1 Ann\nseats\nseats 9 greedy\nseats 1 greedy\nseats 0 greedy\n"
    assert play_plain(table, bots, language="en", reader=io.StringIO(typed), writer=writer) == 0
    shown = writer.getvalue()
    assert "  1  Ann  person" in shown
    assert "Write “seats 2 greedy”" in shown
    assert [str(seat) for seat in table.seats] == ["bot greedy"] * 3
    assert table.outcome is not None, "the bots play on by themselves"
