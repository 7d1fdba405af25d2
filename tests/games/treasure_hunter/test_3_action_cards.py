"""Chapter 3 of the ledger: what action cards do, and the order in which they are offered."""

from typing import Any

import pytest

from doubloon.core.state import UNKNOWN
from doubloon.core.stream import from_number

from .positions import GAME, RULES, Position, card, clauses, kinds, read, told

SITES = [(0, "blue"), (1, "green"), (2, "red")]


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_th_3_2_the_dealer_is_asked_first_then_clockwise(dealer: int) -> None:
    p = Position("blue-1 copper-1", "blue-2 copper-2", "blue-3 copper-3", dealer=dealer)
    p.lay_out()
    for seat in (dealer, (dealer + 1) % 3, (dealer + 2) % 3):
        assert (p.question, p.asked) == ("play", {seat})
        p.act(seat, "pass")
    assert p.s.site == 1


def test_th_3_2_at_every_location() -> None:
    p = Position("copper-1", "copper-2", dealer=1)
    p.lay_out()
    for site in range(3):
        assert (p.s.site, p.asked) == (site, {1})
        p.act(1, "pass")
        p.act(0, "pass")


def test_th_3_2_whoever_is_not_asked_cannot_play() -> None:
    p = Position("blue-1 copper-1", "blue-2 flaming-sword-1", dealer=0)
    p.lay_out()
    assert p.refusal(1, "play flaming-sword-1") in ("TH-3.2", "TH-R3")
    assert p.refusal(1, "pass") in ("TH-3.2", "TH-R3")


def test_th_3_2_everybody_may_react_the_player_himself_included() -> None:
    p = Position("blue-1 copper-1 flaming-sword-1 troll-hammer-1", "blue-2 copper-2", "blue-3 copper-3")
    p.lay_out()
    p.act(0, "play flaming-sword-1")
    p.act(1, "pass")
    p.act(2, "pass")
    assert p.asked == {0}
    assert told(p.act(0, "play troll-hammer-1"), "stands") == [(0, 13)]
    assert p.asked == {1}


def test_th_3_2_a_card_that_is_not_held_is_refused() -> None:
    p = Position("blue-1 copper-1", "blue-2 flaming-sword-1")
    p.lay_out()
    assert p.refusal(0, "play flaming-sword-1") == "TH-3.2"
    assert p.refusal(0, "sleep 1") != ""
    assert p.refusal(0, "use rope-team") != ""
    assert p.refusal(0, "done") != ""


@pytest.mark.parametrize(
    ("cards", "total"),
    [
        (["flaming-sword-1"], 14),
        (["flaming-sword-1", "flaming-sword-2"], 18),
        (["troll-hammer-1"], 18),
        (["heavy-backpack-1"], 8),
        (["heavy-backpack-1", "heavy-backpack-2"], 6),
        (["companion-blue"], 20),
        (["companion-blue", "flaming-sword-1"], 24),
        (["flaming-sword-1", "companion-blue"], 24),
        (["heavy-backpack-1", "companion-blue", "troll-hammer-1"], 26),
    ],
)
def test_th_r1_modifiers_are_never_doubled_and_order_does_not_matter(cards: list[str], total: int) -> None:
    p = Position(" ".join(["blue-3 blue-7 copper-1", *cards]), "blue-12 copper-2")
    p.lay_out()
    events = []
    for text in cards:
        events = p.act(0, f"play {text}")
        p.act(1, "pass")
    assert told(events, "stands") == [(0, total)]


@pytest.mark.parametrize("companion_first", [True, False])
def test_th_r1_a_sleeping_adventurer_is_not_doubled(companion_first: bool) -> None:
    p = Position("blue-3 blue-7 companion-blue sleeping-potion-1 flaming-sword-1", "copper-1")
    p.lay_out()
    order = [["play companion-blue"], ["play sleeping-potion-1", "sleep 7"], ["play flaming-sword-1"]]
    events = []
    for texts in order if companion_first else order[::-1]:
        events = p.act(0, *texts)
        p.act(1, "pass")
    assert told(events, "stands")[-1] == (0, 2 * 3 + 4)


def test_th_r1_a_companion_doubles_who_joins_later() -> None:
    p = Position("blue-3 companion-blue mystery-mule-1", "copper-1")
    p.lay_out()
    p.act(0, "play companion-blue")
    p.act(1, "pass")
    assert told(p.play_mule(0, "blue-5"), "stands") == [(0, 16)]


def test_th_r2_at_a_location_without_own_adventurers_only_the_mule() -> None:
    p = Position(
        "green-1 companion-blue flaming-sword-1 troll-hammer-1 heavy-backpack-1 sleeping-potion-1 scaregoblin-1 mystery-mule-1",
        "blue-2 copper-1",
    )
    p.lay_out()
    assert p.open_to(0) == {"pass", "play mystery-mule-1"}
    for text in ("companion-blue", "flaming-sword-1", "troll-hammer-1", "heavy-backpack-1", "sleeping-potion-1"):
        assert p.refusal(0, f"play {text}") == "TH-R2"


def test_th_r2_a_mule_adventurer_opens_the_other_cards() -> None:
    p = Position("companion-blue companion-green flaming-sword-1 heavy-backpack-1 sleeping-potion-1 scaregoblin-1 mystery-mule-1", "copper-1")
    p.lay_out()
    p.play_mule(0, "blue-6")
    p.act(1, "pass")
    assert p.open_to(0) == {"pass", *(f"play {text}" for text in ("companion-blue", "flaming-sword-1", "heavy-backpack-1", "sleeping-potion-1"))}
    events = p.act(0, "play companion-blue")
    assert told(events, "stands") == [(0, 12)]
    assert [seat for seat, _, _, _ in told(p.pass_all(), "captured")] == [0, 0]


@pytest.mark.parametrize(("site", "colour"), SITES)
def test_th_r2_a_companion_works_at_its_own_location_alone(site: int, colour: str) -> None:
    p = Position(f"{colour}-5 companion-blue companion-green companion-red", "copper-1")
    p.lay_out_at(site)
    assert p.open_to(0) == {"pass", f"play companion-{colour}"}
    for other in {"blue", "green", "red"} - {colour}:
        assert p.refusal(0, f"play companion-{other}") == "TH-R2"


def test_th_r2_scaregoblin_is_not_for_locations() -> None:
    p = Position("blue-5 scaregoblin-1", "copper-1")
    p.lay_out()
    assert p.refusal(0, "play scaregoblin-1") in ("TH-4.1", "TH-R2")


def test_th_r2_a_card_acts_once_at_the_location_where_it_is_played() -> None:
    p = Position("blue-5 green-5 troll-hammer-1 companion-blue copper-2", "blue-4 green-4 copper-1")
    p.lay_out()
    p.act(0, "play troll-hammer-1")
    p.act(1, "pass")
    assert told(p.act(0, "play companion-blue"), "stands") == [(0, 18)]
    assert (0, 5) in told(p.pass_all(), "stands")
    assert p.refusal(0, "play troll-hammer-1") == "TH-3.2"


def test_th_r2_a_card_changes_nothing_for_the_others() -> None:
    p = Position("blue-5 troll-hammer-1", "blue-4 copper-1", "blue-3 copper-2")
    p.lay_out()
    assert [seat for seat, _ in told(p.act(0, "play troll-hammer-1"), "stands")] == [0]
    assert p.s.bonus[:3] == [8, 0, 0]


def test_th_r3_the_offer_goes_on_clockwise_from_the_next_player() -> None:
    p = Position("blue-1 copper-1", "blue-2 flaming-sword-1 copper-2", "blue-3 copper-3", "blue-4 copper-4", dealer=3)
    p.lay_out()
    asked = []
    for text in ("pass", "pass", "play flaming-sword-1", "pass", "pass", "pass", "pass"):
        (seat,) = p.asked
        asked.append(seat)
        p.act(seat, text)
    assert asked == [3, 0, 1, 2, 3, 0, 1]
    assert p.s.site == 1, "all four have passed in a row, the one who played included"


def test_th_r3_one_card_for_each_offer() -> None:
    p = Position("blue-1 flaming-sword-1 troll-hammer-1", "blue-2 copper-1")
    p.lay_out()
    p.act(0, "play flaming-sword-1")
    assert p.asked == {1}
    assert p.refusal(0, "play troll-hammer-1") != ""


def test_th_r3_a_pass_is_not_final() -> None:
    p = Position("blue-1 flaming-sword-1", "blue-2 heavy-backpack-1", "blue-9 copper-1")
    p.lay_out()
    p.act(0, "pass")
    p.act(1, "play heavy-backpack-1")
    p.act(2, "pass")
    assert p.open_to(0) == {"pass", "play flaming-sword-1"}
    p.act(0, "play flaming-sword-1")


def test_th_r3_the_target_of_the_potion_is_named_when_it_is_played() -> None:
    p = Position("blue-1 blue-7 green-3 sleeping-potion-1", "blue-2 copper-1")
    p.lay_out()
    events = p.act(0, "play sleeping-potion-1")
    assert "slept" not in kinds(events)
    assert (p.question, p.asked) == ("name", {0})
    assert p.open_to(0) == {"sleep 1", "sleep 7"}
    for text in ("sleep 2", "sleep 3"):
        assert p.refusal(0, text) == "TH-R3"
    assert p.refusal(0, "pass") in ("TH-3.2", "TH-R3")
    assert p.refusal(1, "sleep 2") != ""
    events = p.act(0, "sleep 7")
    assert told(events, "slept") == [(0, "blue-7")]
    assert told(events, "stands") == [(0, 1)]
    assert p.asked == {1}


def test_th_r3_a_sleeper_is_not_named_again() -> None:
    p = Position("blue-1 blue-7 blue-9 sleeping-potion-1 sleeping-potion-2", "copper-1")
    p.lay_out()
    p.act(0, "play sleeping-potion-1", "sleep 7")
    p.act(1, "pass")
    p.act(0, "play sleeping-potion-2")
    assert p.open_to(0) == {"sleep 1", "sleep 9"}
    assert p.refusal(0, "sleep 7") == "TH-R3"


def test_th_r3_the_only_adventurer_is_named_without_asking() -> None:
    p = Position("blue-7 sleeping-potion-1 sleeping-potion-2", "blue-2 copper-1")
    p.lay_out()
    events = p.act(0, "play sleeping-potion-1")
    assert told(events, "slept") == [(0, "blue-7")]
    assert told(events, "stands") == [(0, 0)]
    p.act(1, "pass")
    assert p.refusal(0, "play sleeping-potion-2") == "TH-R3", "nobody is awake"
    assert [seat for seat, _, _, _ in told(p.pass_all(), "captured")] == [1, 1]


@pytest.mark.parametrize(("site", "colour"), SITES)
def test_th_r5_an_adventurer_of_this_location_joins_at_once(site: int, colour: str) -> None:
    p = Position("mystery-mule-1 copper-2", f"{colour}-2 copper-1", treasures={0: "rope-team strong-team fire-team"})
    p.lay_out_at(site)
    events = p.play_mule(0, f"{colour}-9")
    assert told(events, "joined") == [(0, f"{colour}-9")]
    assert told(events, "stands") == [(0, 9)]
    assert f"{colour}-9" not in p.hand(0)
    assert [seat for seat, _, _, _ in told(p.pass_all(), "captured")] == [0, 1]
    p.pass_until("use")
    assert p.open_to(0) == {"done", f"use {('rope', 'strong', 'fire')[site]}-team"}, "it counts for scrolls"


def test_th_r5_an_adventurer_of_a_later_location_goes_unseen_to_the_hand_and_must_be_played() -> None:
    p = Position("mystery-mule-1 copper-2", "blue-2 copper-1")
    p.lay_out()
    events = p.play_mule(0, "red-9")
    assert told(events, "drew") == [(0, "red-9")]
    assert "stands" not in kinds(events)
    assert p.hand(0) == {"copper-2", "red-9"}
    p.pass_all()
    assert "red-9" in p.hand(0)
    events = p.pass_all()
    assert told(events, "laid") == [(0, "red-9")]
    assert p.hand(0) == {"copper-2"}


@pytest.mark.parametrize(("site", "colour", "late"), [(1, "green", "blue"), (2, "red", "blue"), (2, "red", "green")])
def test_th_r5_an_adventurer_of_a_past_location_is_shown_and_counts_for_nothing(site: int, colour: str, late: str) -> None:
    p = Position(f"{colour}-1 mystery-mule-1 copper-2", "copper-1", treasures={0: "rope-team strong-team heroes-welcome"})
    p.lay_out_at(site)
    events = p.play_mule(0, f"{late}-10")
    assert told(events, "wasted") == [(0, f"{late}-10")]
    assert "stands" not in kinds(events)
    assert p.hand(0) == {"copper-2"}
    events = p.pass_until("use" if site == 1 else "sort")
    assert f"{late}-10" not in [text for _, text in told(events, "laid")]
    if site == 1:
        assert p.open_to(0) == {"done", "use strong-team"}, "for the green 1 that was laid out; in the other cases no scroll could be used"


@pytest.mark.parametrize("colour", ["blue", "green", "red"])
def test_th_r5_any_adventurer_in_the_goblin_step_is_shown_and_counts_for_nothing(colour: str) -> None:
    p = Position("mystery-mule-1 copper-2", "copper-1", treasures={0: "rope-team strong-team fire-team heroes-welcome"})
    p.scare()
    assert told(p.play_mule(0, f"{colour}-12"), "wasted") == [(0, f"{colour}-12")]
    assert p.hand(0) == {"copper-2"}
    events = p.pass_all()
    assert told(events, "used") == []
    assert p.question == "sort", "no scroll could be used"


def test_th_r5_other_cards_go_unseen_to_the_hand_and_count() -> None:
    p = Position("mystery-mule-1 mystery-mule-2", "copper-1", lair=(1, 2, 3))
    p.scare()
    p.play_mule(0, "watchdog-12")
    p.act(1, "pass")
    p.play_mule(0, "gold-1", "mystery-mule-2")
    assert p.hand(0) == {"watchdog-12", "gold-1"}
    events = p.pass_all()
    assert (0, "watchdog-12") in told(events, "laid")
    assert (0, 3) in told(events, "guarded")
    assert (0, 3) in told(events, "collected")


def test_th_r5_an_action_card_may_be_used_in_the_same_window() -> None:
    p = Position("blue-4 mystery-mule-1", "blue-5 copper-1")
    p.lay_out()
    p.play_mule(0, "troll-hammer-2")
    p.act(1, "pass")
    assert told(p.act(0, "play troll-hammer-2"), "stands") == [(0, 12)]


def test_th_r5_a_mule_may_find_the_other_mule() -> None:
    p = Position("blue-4 mystery-mule-1", "blue-5 copper-1")
    p.lay_out()
    p.play_mule(0, "mystery-mule-2")
    p.act(1, "pass")
    assert told(p.play_mule(0, "blue-12", "mystery-mule-2"), "stands") == [(0, 16)]


@pytest.mark.parametrize("finds", ["green-3", "watchdog-2", "gold-4", "flaming-sword-2"])
def test_th_r5_nobody_else_sees_what_was_drawn(finds: str) -> None:
    p = Position("blue-4 mystery-mule-1", "blue-5 copper-1", "blue-6 copper-2")
    p.lay_out()
    start = p.s.copy()
    p.play_mule(0, finds)
    drawn = p.s.copy()
    stream = next(seed for seed in range(5000) if is_found(start, seed, finds))
    start.stream = from_number(stream)
    rows = GAME.plain.apply(start, 0, GAME.actions.parse("play mystery-mule-1"))
    assert start.place == drawn.place
    for viewer in (-1, 0, 1, 2):
        (event,) = [event for event in read(rows, viewer) if event.kind == "drew"]
        assert (event.values["card"] is None) == (viewer != 0)
        assert (GAME.plain.hidden(drawn, viewer).place[card(finds)] == UNKNOWN) == (viewer != 0)  # type: ignore[attr-defined]


def is_found(start: Any, seed: int, finds: str) -> bool:
    """Whether a Mule finds this card with this stream."""
    s = start.copy()
    s.stream = from_number(seed)
    return (0, finds) in told(read(GAME.plain.apply(s, 0, GAME.actions.parse("play mystery-mule-1"))), "drew")


def test_th_r5_cards_set_aside_are_never_drawn() -> None:
    p = Position("blue-4 mystery-mule-1", "blue-5 copper-1")
    aside = [f"green-{number}" for number in range(1, 10)]
    for turn, text in enumerate(aside):
        p.s.place[card(text)] = RULES.taken(1, turn) + RULES.ASIDE
    RULES.sort_out(p.s)
    p.lay_out()
    start = p.s.copy()
    found: set[object] = set()
    for seed in range(600):
        p.s.take(start)
        p.s.stream = from_number(seed)
        events = p.act(0, "play mystery-mule-1")
        found |= {text for _, text in told(events, "drew") + told(events, "joined")}
    assert found == {text for text in RULES.CARD.texts if start.place[card(text)] == RULES.DECK and start.boxed[card(text)]}
    assert not found & set(aside)
    assert len(found) == 75 - 4 - 9


def test_th_r17_everybody_who_holds_cards_is_asked_though_he_could_play_nothing() -> None:
    p = Position("green-1 copper-1", "blue-3 red-3", "watchdog-1")
    p.lay_out()
    for seat in range(3):
        assert p.asked == {seat}
        assert p.open_to(seat) == {"pass"}
        events = p.act(seat, "pass")
        assert events[0].kind == "passed"
        assert (events[0].seat, events[0].values) == (seat, {})


def test_th_r17_a_pass_of_one_who_could_have_played_looks_the_same() -> None:
    told_of = []
    for held in ("flaming-sword-1", "copper-3"):
        p = Position(f"blue-1 {held}", "blue-2 copper-1", "blue-3 copper-2")
        p.lay_out()
        told_of.append([GAME.events.read(row, "TH", 1) for row in GAME.plain.apply(p.s, 0, GAME.actions.parse("pass"))])
    assert told_of[0] == told_of[1]
    assert clauses([event for event in told_of[0] if event], "passed") == ["TH-3.2"]


def test_th_r17_the_pass_of_one_without_cards_is_told_like_any_other() -> None:
    p = Position("blue-1 copper-1", "blue-2", "blue-3 copper-2")
    p.lay_out()
    events = p.act(0, "pass")
    assert p.asked == {2}, "that seat 1 holds nothing is seen by all"
    assert [(event.kind, event.clause, event.seat) for event in events] == [("passed", "TH-3.2", 0), ("passed", "TH-3.2", 1)]
