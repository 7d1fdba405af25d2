"""The table: the one door through which everybody plays and looks."""

from collections.abc import Callable
from pathlib import Path

import pytest

import doubloon
from doubloon import BadSetup, IllegalAction, Table
from doubloon.core.errors import BadFile
from doubloon.core.event import Event
from doubloon.core.rulebook import convert
from doubloon.core.steps import SPECTATOR
from doubloon.lab.newgame import TEMPLATE
from doubloon.table import Seat
from doubloon.table.replay import resume
from tests.planted import change, copy_title
from tests.titles import load_game

GAME = doubloon.game("unexpected-treasures")
COVE = load_game("cove")


def everything(table: Table) -> list[object]:
    """All that anybody can see of a table, to the byte."""
    viewers = range(SPECTATOR, table.players)
    return [*(table.hidden(viewer).pack() for viewer in viewers), *(table.events(viewer) for viewer in viewers), table.entries]


def opened(players: int = 3, seed: int = 1) -> Table:
    return GAME.table(players=players, seed=seed)


def under_way() -> Table:
    """Three players with cards 1, 2 and 3 on the table: seat 0 takes first."""
    table = opened()
    for seat in range(3):
        table.play(seat, f"choose {seat + 1}")
    assert (table.decision, table.to_act) == ("take", {0})
    return table


def play_out(table: Table) -> None:
    """Everybody does the first thing open until the game is over."""
    while table.outcome is None:
        seat = min(table.to_act)
        table.play(seat, table.actions(seat)[0])


def take_first(table: Table, seat: int) -> str:
    """The seat takes the first tile it may; returns the action."""
    action = table.actions(seat)[0].text
    table.play(seat, action)
    return action


# The library face


def test_a_table_says_who_has_to_answer_what() -> None:
    table = opened(4)
    assert (table.players, table.to_act, table.decision, table.number) == (4, {0, 1, 2, 3}, "choose", 1)


def test_actions_are_texts_with_their_words() -> None:
    actions = opened().actions(0)
    assert [str(action) for action in actions] == [f"choose {card}" for card in range(6)]
    assert actions[3].words == "Choose number card 3"


def test_actions_speak_the_language_of_the_table() -> None:
    german = GAME.table(players=3, seed=1, language="de").actions(0)
    assert [action.text for action in german] == [action.text for action in opened().actions(0)]
    assert all(there.words != here.words for there, here in zip(german, opened().actions(0), strict=True))


def test_a_seat_that_is_not_asked_has_no_actions() -> None:
    table = opened()
    table.play(0, "choose 3")
    assert table.actions(0) == []
    assert table.to_act == {1, 2}


def test_playing_tells_what_the_seat_sees_happen() -> None:
    assert opened().play(1, "choose 3") == [Event("chose", "UT-3.1", 1, {"number": 3})]


def test_an_action_may_be_given_as_it_was_offered() -> None:
    table = opened()
    table.play(0, table.actions(0)[3])
    assert table.view(0)["card"][0] == 3


def test_a_view_is_plain_data_by_field() -> None:
    view = opened(4).view(2)
    assert (view["players"], sum(view["site"]) >= 8, sorted(view["chip"][:4])) == (4, True, [1, 2, 3, 4])


def test_a_spectator_may_look_but_has_no_actions() -> None:
    table = opened()
    assert table.view(SPECTATOR)["players"] == 3
    with pytest.raises(BadSetup):
        table.actions(SPECTATOR)


def test_why_not_gives_the_reason_that_playing_would_give() -> None:
    table = opened()
    reason = table.why_not(0, "take lamp")
    assert reason is not None
    with pytest.raises(IllegalAction) as refusal:
        table.play(0, "take lamp")
    assert (str(refusal.value), refusal.value.clause) == (str(reason), "UT-4.3")


def test_why_not_of_an_open_action_is_nothing() -> None:
    assert opened().why_not(0, "choose 0") is None


def test_a_table_in_brief() -> None:
    assert repr(under_way()) == "<Table unexpected-treasures, 3 players, 3 answers>"


def test_people_may_have_names() -> None:
    table = GAME.table(players=3, seed=1, names=("Ann", "Ben"))
    assert [table.words.seat(seat) for seat in range(3)] == ["Ann", "Ben", "Seat 2"]


# Events


def test_events_begin_with_the_set_up() -> None:
    assert [event.kind for event in opened().events(0)][:4] == ["dealt-chip"] * 3 + ["removed"]


def test_events_can_be_read_on_from_where_one_left_off() -> None:
    table = opened()
    before = table.entries
    table.play(0, "choose 3")
    table.play(1, "choose 3")
    assert table.entries == before + 2
    assert table.events(0, since=before) == [Event("chose", "UT-3.1", 0, {"number": 3}), Event("chose", "UT-3.1", 1, {"number": None})]
    assert table.events(0) == table.events(0)[: -len(table.events(0, since=before))] + table.events(0, since=before)


# Refusals


REFUSED: dict[str, tuple[Callable[[Table], object], str]] = {
    "misspelt": (
        lambda table: table.play(0, "tkae lamp"),
        "'tkae lamp' is not an action of this game: write one of choose, take, steal, stop, complete, pay, done",
    ),
    "nothing": (lambda table: table.play(0), "an answer needs at least one action"),
    "another seat's turn": (
        lambda table: table.play(1, "stop"),
        "'stop' is not open to Seat 1 now: " + GAME.rulebook.texts["UT-R1"] + " (UT-R1)",
    ),
    "another question": (
        lambda table: table.play(0, "choose 3"),
        "'choose 3' is not open to Seat 0 now: " + GAME.rulebook.texts["UT-3.1"] + " (UT-3.1)",
    ),
    "the second of two": (
        lambda table: table.play(0, "take stool", "take stool"),
        "'take stool' is not open to Seat 0 now: " + GAME.rulebook.texts["UT-4.3"] + " (UT-4.3)",
    ),
    "misspelt second of two": (lambda table: table.play(0, "stop", "stop it"), "'stop it' is incomplete or too long: write stop"),
    "taking back what others acted on": (lambda table: table.undo(2), "that cannot be taken back: something has been drawn or shown since"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_refusal_says_why_and_changes_nothing(name: str) -> None:
    table, (act, sentence) = under_way(), REFUSED[name]
    assert table.why_not(0, "take stool") is None
    before = everything(table)
    with pytest.raises(IllegalAction) as refusal:
        act(table)
    assert str(refusal.value) == sentence
    assert everything(table) == before
    assert table.to_act == {0}


@pytest.mark.parametrize("seat", [-2, -1, 3, 99])
def test_there_are_only_the_seats_of_the_table(seat: int) -> None:
    table = opened()
    before = everything(table)
    for act in (lambda: table.play(seat, "choose 3"), lambda: table.actions(seat), lambda: table.undo(seat)):
        with pytest.raises(BadSetup) as refusal:
            act()
        assert str(refusal.value) == f"there is no seat {seat}: this table has seats 0 to 2"
    assert everything(table) == before


@pytest.mark.parametrize("seat", [-2, 3])
def test_there_are_only_the_viewers_of_the_table(seat: int) -> None:
    table = opened()
    for look in (table.view, table.hidden, table.events):
        with pytest.raises(BadSetup, match=f"^there is no seat {seat}"):
            look(seat)


@pytest.mark.parametrize("players", [2, 7, 0, -1])
def test_a_player_count_the_title_is_not_for_is_refused(players: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.table(players=players)
    assert str(refusal.value) == f"Unexpected Treasures is for 3 to 6 players, not {players}"


def test_after_the_end_nothing_is_open() -> None:
    table = opened()
    play_out(table)
    before = everything(table)
    with pytest.raises(IllegalAction) as refusal:
        table.play(0, "choose 3")
    assert (str(refusal.value), refusal.value.clause) == ("the game is over (UT-5.1)", "UT-5.1")
    assert everything(table) == before
    assert (table.to_act, table.decision, [table.actions(seat) for seat in range(3)]) == (set(), "", [[], [], []])


# Several actions in one answer


def test_several_actions_are_one_answer() -> None:
    table = under_way()
    table.play(0, "stop")
    before = table.entries
    first, second = [action.text for action in table.actions(1)[:2]]
    assert [event.kind for event in table.play(1, first, second)][:2] == ["took", "took"]
    assert table.entries == before + 1
    assert sum(table.view(1)["goods"][1]) == 2


def test_an_answer_ends_where_something_is_shown() -> None:
    """Otherwise the refusal of the second action would tell what the others chose, and the first could be changed."""
    sentences = []
    for rival in (4, 5):
        table = opened()
        table.play(0, f"choose {rival}")
        table.play(1, "choose 2")
        before = everything(table)
        with pytest.raises(IllegalAction) as refusal:
            table.play(2, "choose 4", "take lamp")
        assert everything(table) == before
        sentences.append(str(refusal.value))
    assert sentences == ["'choose 4' has something drawn or shown: play what follows it afterwards"] * 2


def offering() -> Table:
    """The toy, where an offer is made coin by coin and given whole."""
    table = Table(COVE, 3, 1)
    while table.decision != "offer":
        seat = min(table.to_act)
        table.play(seat, table.actions(seat)[0])
    return table


def test_a_whole_answer_is_one_entry() -> None:
    table = offering()
    before = table.entries
    table.play(0, "add gold", "add silver", "done")
    assert table.entries == before + 1
    assert table.to_act == {1, 2}


def test_a_part_of_a_whole_answer_is_refused() -> None:
    table = offering()
    before = everything(table)
    with pytest.raises(IllegalAction) as refusal:
        table.play(0, "add gold", "add silver")
    assert str(refusal.value) == "the answer to 'offer' is given whole: add the actions that finish it"
    assert everything(table) == before


def test_nobody_can_count_the_steps_of_a_whole_answer() -> None:
    short, long = offering(), offering()
    short.play(0, "done")
    long.play(0, "add gold", "add gold", "add silver", "done")
    for viewer in (SPECTATOR, 1, 2):
        assert long.hidden(viewer).pack() == short.hidden(viewer).pack()
        assert long.events(viewer) == short.events(viewer)
    assert long.hidden(0).pack() != short.hidden(0).pack()


# Secrets


@pytest.mark.parametrize("viewer", [SPECTATOR, 1, 2])
def test_a_sealed_answer_is_hidden_from_the_others(viewer: int) -> None:
    one, other = opened(), opened()
    one.play(0, "choose 3")
    other.play(0, "choose 5")
    assert one.hidden(viewer).pack() == other.hidden(viewer).pack()
    assert one.view(viewer) == other.view(viewer)
    assert one.events(viewer) == other.events(viewer)
    assert one.view(viewer)["card"][0] is None
    assert one.events(viewer)[-1] == Event("chose", "UT-3.1", 0, {"number": None})


def test_a_sealed_answer_is_known_to_the_one_who_gave_it() -> None:
    table = opened()
    table.play(0, "choose 3")
    assert table.view(0)["card"][:3] == [3, -1, -1]
    assert table.events(0)[-1] == Event("chose", "UT-3.1", 0, {"number": 3})


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_when_the_last_has_answered_all_is_shown(viewer: int) -> None:
    table = under_way()
    shown = [event for event in table.events(viewer) if event.kind == "showed"]
    assert [(event.seat, event.values["number"]) for event in shown] == [(0, 1), (1, 2), (2, 3)]
    assert table.view(viewer)["card"][:3] == [1, 2, 3]


def test_what_was_sealed_is_still_covered_in_old_events() -> None:
    table = under_way()
    assert Event("chose", "UT-3.1", 0, {"number": None}) in table.events(1)


def test_after_the_end_nothing_is_hidden() -> None:
    table = opened()
    play_out(table)
    assert table.events(SPECTATOR) == table.events(0) == table.events(2)
    assert None not in [event.values["number"] for event in table.events(SPECTATOR) if event.kind == "chose"]
    assert table.view(SPECTATOR) == table.view(1)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_nobody_ever_gets_the_stream(viewer: int) -> None:
    table = opened()
    assert table.hidden(viewer).stream == [0, 0, 0, 0]
    play_out(table)
    assert table.hidden(viewer).stream == [0, 0, 0, 0]


def test_what_is_done_to_a_view_does_not_reach_the_table() -> None:
    table = opened()
    before = everything(table)
    view = table.hidden(0)
    view.players, view.to_act = 9, 0
    view.options[0] = 5
    table.view(0)["site"][0] = 99
    assert everything(table) == before


# Undo


def test_a_sealed_answer_can_be_taken_back_until_the_last_arrives() -> None:
    table = opened()
    table.play(0, "choose 3")
    table.play(1, "choose 2")
    table.undo(1)
    table.play(1, "choose 4")
    table.play(2, "choose 5")
    with pytest.raises(IllegalAction) as refusal:
        table.undo(1)
    assert str(refusal.value) == "that cannot be taken back: something has been drawn or shown since"
    assert table.view(SPECTATOR)["card"][:3] == [3, 4, 5]


def test_undo_returns_what_was_taken_back_and_leaves_no_trace_in_the_game() -> None:
    table = opened()
    before = everything(table)
    table.play(0, "choose 3")
    assert table.undo(0) == "choose 3"
    assert everything(table) == before


def test_taking_back_a_sealed_answer_keeps_the_later_ones_of_others() -> None:
    table, expected = opened(), opened()
    table.play(0, "choose 3")
    table.play(2, "choose 5")
    table.undo(0)
    expected.play(2, "choose 5")
    assert everything(table) == everything(expected)
    assert table.to_act == {0, 1}


def test_taking_back_and_answering_again_is_as_if_nothing_had_been() -> None:
    table, expected = opened(), under_way()
    table.play(0, "choose 4")
    table.play(1, "choose 2")
    table.undo(0)
    table.play(0, "choose 1")
    table.play(2, "choose 3")
    assert [table.hidden(viewer).pack() for viewer in range(-1, 3)] == [expected.hidden(viewer).pack() for viewer in range(-1, 3)]


def test_an_open_answer_can_be_taken_back_while_nobody_has_acted() -> None:
    table = under_way()
    before = everything(table)
    action = take_first(table, 0)
    assert table.to_act == {1}
    assert table.undo(0) == action
    assert everything(table) == before


def test_an_open_answer_cannot_be_taken_back_once_another_has_acted() -> None:
    table = under_way()
    take_first(table, 0)
    table.play(1, "stop")
    before = everything(table)
    with pytest.raises(IllegalAction) as refusal:
        table.undo(0)
    assert str(refusal.value) == "that cannot be taken back: others have acted since"
    assert everything(table) == before


def test_when_the_other_takes_back_one_may_take_back_too() -> None:
    table = under_way()
    before = everything(table)
    take_first(table, 0)
    table.play(1, "stop")
    assert table.undo(1) == "stop"
    table.undo(0)
    assert everything(table) == before


def test_an_answer_after_which_something_was_drawn_cannot_be_taken_back() -> None:
    table = under_way()
    for seat in range(3):
        table.play(seat, "stop")
    assert table.decision == "choose"
    with pytest.raises(IllegalAction) as refusal:
        table.undo(2)
    assert str(refusal.value) == "that cannot be taken back: something has been drawn or shown since"


def test_a_sealed_answer_is_not_taken_back_into_an_earlier_question() -> None:
    table = under_way()
    for seat in range(3):
        table.play(seat, "stop")
    table.play(0, "choose 2")
    table.undo(0)
    with pytest.raises(IllegalAction):
        table.undo(0)


def test_a_sealed_answer_cannot_be_taken_back_once_another_has_answered_the_next_question(tmp_path: Path) -> None:
    """Even if nothing was drawn or shown in between."""
    folder = copy_title(TEMPLATE, tmp_path / "still-waters")
    change(folder / "rules.py", "    coins = 1 + draw(s, s.most)\n", "    coins = 3\n")
    change(folder / "rules.py", "    show(s)\n", "")
    table = doubloon.game(str(folder)).table(players=2, seed=1)
    table.play(0, "grab 1")
    table.play(1, "grab 2")
    assert (table.number, table.can_undo(1)) == (2, True)
    table.play(0, "grab 3")
    with pytest.raises(IllegalAction) as refusal:
        table.undo(1)
    assert str(refusal.value) == "that cannot be taken back: others have acted since"


def test_one_who_has_done_nothing_has_nothing_to_take_back() -> None:
    table = GAME.table(players=3, seed=1, names=("Ann", "Ben", "Cem"))
    table.play(0, "choose 3")
    with pytest.raises(IllegalAction) as refusal:
        table.undo(1)
    assert str(refusal.value) == "Ben has done nothing yet that could be taken back"


def test_a_whole_answer_is_taken_back_whole() -> None:
    table = offering()
    before = everything(table)
    table.play(0, "add gold", "add silver", "done")
    assert table.undo(0) == "add gold, add silver, done"
    assert everything(table) == before


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_can_undo_says_beforehand_whether_undo_would(seat: int) -> None:
    table = under_way()
    take_first(table, 0)
    assert table.can_undo(seat) == (seat == 0)


def test_the_end_of_the_game_is_final() -> None:
    table = opened()
    play_out(table)
    assert not any(table.can_undo(seat) for seat in range(3))


# Outcome


def test_there_is_no_outcome_while_the_game_goes_on() -> None:
    assert under_way().outcome is None


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_an_outcome_has_a_place_for_each_seat_and_names_the_winners_and_the_reason(players: int) -> None:
    table = opened(players)
    play_out(table)
    outcome = table.outcome
    assert outcome is not None
    assert any(place.points for place in outcome.places)
    scored = {event.seat: event.values["points"] for event in table.events(SPECTATOR) if event.kind == "scored"}
    assert [place.points for place in outcome.places] == [scored[seat] for seat in range(players)]
    best = max(place.points for place in outcome.places)
    assert outcome.winners == [seat for seat in range(players) if outcome.places[seat].points == best]
    assert [place.rank for place in outcome.places] == [1 + sum(other.points > place.points for other in outcome.places) for place in outcome.places]
    assert outcome.reason == "UT-5.1"


def test_a_tie_is_told_with_its_clause() -> None:
    table = opened()
    while table.outcome is None:  # nobody takes anything, so nobody has a point
        seat = min(table.to_act)
        table.play(seat, "stop" if table.decision == "take" else table.actions(seat)[-1])
    assert [tuple(place) for place in table.outcome.places] == [(0, 1, "UT-R7")] * 3
    assert table.outcome.winners == [0, 1, 2]


# Chance


def test_the_same_seed_is_the_same_game() -> None:
    one, other = opened(seed=7), opened(seed=7)
    play_out(one)
    play_out(other)
    assert everything(one) == everything(other)


def test_different_seeds_are_different_games() -> None:
    deals = {opened(seed=seed).hidden(SPECTATOR).pack() for seed in range(20)}
    assert len(deals) == 20


def test_without_a_seed_chance_decides() -> None:
    assert len({GAME.table(players=3).hidden(SPECTATOR).pack() for _ in range(5)}) > 1


# Journals


def test_a_journal_with_components_that_no_state_could_count_with_is_refused() -> None:
    journal = opened().journal
    journal.header.components["missions"][7]["value"] = 3_000_000_000
    journal.header.components_digest = convert(journal.header.components, GAME.rules.Box, "components").digest()
    with pytest.raises(BadFile) as error:
        resume(journal)
    assert str(error.value) == "components: missions 8, value: 3000000000 is too much: no number may be above 1000000"


def test_a_seat_that_changes_hands_goes_by_its_new_name() -> None:
    table = Table(doubloon.game("unexpected-treasures"), 3, 1, names=["Ann"])
    table.sit(0, Seat("bot", "greedy"))
    assert table.words.seat(0) == "greedy"
