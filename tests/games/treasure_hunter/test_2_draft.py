"""Chapter 2 of the ledger: the draft."""

import pytest

from .positions import GAME, RULES, Draft, card, clauses, kinds, set_up, told

PACKETS = (
    "blue-1 blue-2 blue-3 blue-4 blue-5 blue-6 blue-7 blue-8 blue-9",
    "green-1 green-2 green-3 green-4 green-5 green-6 green-7 green-8 green-9",
    "red-1 red-2 red-3 red-4 red-5 red-6 red-7 red-8 red-9",
    "watchdog-1 watchdog-2 watchdog-3 watchdog-4 watchdog-5 watchdog-6 watchdog-7 watchdog-8 watchdog-9",
)
TENS = (PACKETS[0] + " gold-1", PACKETS[1] + " gold-2")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_th_2_1_everybody_is_dealt_nine_and_the_rest_is_the_draw_pile(players: int) -> None:
    s, events = set_up(players, 1)
    received = told(events, "received")
    assert [seat for seat, _ in received] == [seat for seat in range(players) for _ in range(9)]
    assert len({text for _, text in received}) == 9 * players
    assert s.deck_count == 75 - 9 * players
    assert clauses(events, "received") == ["TH-2.1"] * (9 * players)


def test_th_2_1_all_75_cards_are_shuffled() -> None:
    dealt = {text for seed in range(60) for _, text in told(set_up(2, seed)[1], "received")}
    assert len(dealt) == 75


def test_th_2_2_all_choose_at_once_from_what_they_were_dealt() -> None:
    p = Draft(*PACKETS)
    assert p.asked == {0, 1, 2, 3}
    assert p.question == "keep"
    for seat, packet in enumerate(PACKETS):
        assert p.open_to(seat) == {f"keep {text}" for text in packet.split()}


def test_th_2_2_a_card_that_is_not_in_the_packet_is_refused() -> None:
    p = Draft(*PACKETS)
    assert p.refusal(0, "keep green-1") == "TH-2.2"
    assert p.refusal(0, "keep gold-1") == "TH-2.2"
    assert p.refusal(0, "discard blue-1") != ""
    assert p.refusal(0, "pass") != ""
    assert p.refusal(0, "play flaming-sword-1") != ""


def test_th_2_2_whoever_has_chosen_cannot_choose_again() -> None:
    p = Draft(*PACKETS)
    p.act(2, "keep red-4")
    assert p.asked == {0, 1, 3}
    assert p.refusal(2, "keep red-4") == p.refusal(2, "keep red-5") == "TH-2.2"


def test_th_2_2_nothing_is_passed_before_everybody_has_chosen() -> None:
    p = Draft(*PACKETS)
    assert kinds(p.keep("blue-1", "green-2", "red-3")) == ["kept"] * 3
    events = p.act(3, "keep watchdog-4")
    assert told(events, "kept") == [(3, "watchdog-4")]
    assert len(told(events, "received")) == 32
    assert p.packet(1) == set(PACKETS[0].split()) - {"blue-1"}


def test_th_2_2_the_ninth_card_is_taken_as_it_comes() -> None:
    p = Draft(*PACKETS)
    p.keep_first(7)
    assert p.question == "keep"
    left = {seat: p.packet(seat) for seat in range(4)}
    assert {len(packet) for packet in left.values()} == {2}
    for seat in range(3):
        p.act(seat, f"keep {min(left[seat])}")
    events = p.act(3, f"keep {min(left[3])}")
    last = {seat: max(left[(seat - 1) % 4]) for seat in range(4)}
    assert told(events, "kept")[1:] == [(seat, last[seat]) for seat in range(4)]
    assert p.question == "play"
    for seat in range(4):
        assert p.s.place[card(last[seat])] == RULES.taken(seat, 8)


def test_th_2_2_what_was_kept_is_the_hand() -> None:
    p = Draft(*PACKETS)
    events = p.keep_first(8)
    for seat in range(4):
        kept = {text for who, text in told(events, "kept") if who == seat}
        assert len(kept) == 9
        assert p.hand(seat) == {text for text in kept if not str(text).startswith("blue")}, "blue ones are laid out already"


def test_th_2_2_own_kept_cards_may_be_looked_at() -> None:
    p = Draft(*PACKETS)
    p.keep("blue-1", "green-2", "red-3", "watchdog-4")
    p.act(1, "keep blue-5")
    for viewer in range(4):
        view = GAME.plain.hidden(p.s, viewer)
        assert isinstance(view, RULES.State)
        known = [view.place[card(text)] == RULES.taken(seat, 0) for seat, text in enumerate(("blue-1", "green-2", "red-3", "watchdog-4"))]
        assert known == [seat == viewer for seat in range(4)]
        assert (view.kept[1] == card("blue-5")) == (viewer == 1)


@pytest.mark.parametrize(("journey", "step", "way"), [(1, 1, "left"), (2, -1, "right"), (3, 1, "left"), (4, -1, "right"), (5, 1, "left")])
def test_th_2_3_passing_goes_left_in_odd_rounds_and_right_in_even_ones(journey: int, step: int, way: str) -> None:
    p = Draft(*PACKETS, journey=journey)
    events = p.keep("blue-1", "green-1", "red-1", "watchdog-1")
    assert told(events, "handed-on") == [(None, way, 8)]
    assert clauses(events, "handed-on") == ["TH-2.3"]
    for seat, packet in enumerate(PACKETS):
        assert p.packet((seat + step) % 4) == set(packet.split()[1:])
        assert {text for who, text in told(events, "received") if who == (seat + step) % 4} == set(packet.split()[1:])


def test_th_2_3_every_turn_goes_the_same_way() -> None:
    p = Draft(*PACKETS, journey=2)
    p.keep_first(2)
    assert p.packet(2) == set(PACKETS[0].split()[2:])
    p.keep_first(2)
    assert p.packet(0) == set(PACKETS[0].split()[4:]), "it has come round"


def test_th_2_4_two_players_get_nine_and_a_pile_of_nine() -> None:
    s, events = set_up(2, 1)
    assert [seat for seat, _ in told(events, "received")] == [0] * 9 + [1] * 9
    assert [seat for seat, _ in told(events, "picked-up")] == [0, 1]
    assert s.pile[:2] == [8, 8]
    assert s.deck_count - sum(s.pile[:2]) == 75 - 36
    assert s.packet_count == 10


def test_th_2_4_one_is_kept_one_set_aside_and_the_rest_given_to_the_other() -> None:
    p = Draft(*TENS)
    assert p.asked == {0, 1}
    assert p.open_to(0) == {f"keep {text}" for text in TENS[0].split()}
    assert kinds(p.act(0, "keep blue-9")) == []
    assert p.open_to(0) == {f"discard {text}" for text in TENS[0].split() if text != "blue-9"}
    assert told(p.act(0, "discard blue-1"), "set-aside") == [(0, "blue-1")]
    events = p.act(1, "keep gold-2", "discard green-5")
    assert told(events, "handed-on") == [(None, "left", 8)]
    drawn = {seat: text for seat, text in told(events, "picked-up")}  # noqa: C416
    assert p.packet(1) == set(TENS[0].split()) - {"blue-1", "blue-9"} | {drawn[1]}
    assert p.packet(0) == set(TENS[1].split()) - {"gold-2", "green-5"} | {drawn[0]}
    assert p.s.pile[:2] == [7, 7]
    assert p.s.place[card("blue-1")] == RULES.taken(0, 0) + RULES.ASIDE
    assert clauses(events, "set-aside") == clauses(events, "picked-up")[:1] == ["TH-2.4"]


def test_th_2_4_refusals() -> None:
    p = Draft(*TENS)
    assert p.refusal(0, "discard blue-1") == "TH-2.4", "first one is kept"
    assert p.refusal(0, "keep green-1") in ("TH-2.2", "TH-2.4")
    p.act(0, "keep blue-9")
    assert p.refusal(0, "discard blue-9") == "TH-2.4", "another one"
    assert p.refusal(0, "keep blue-8") in ("TH-2.2", "TH-2.4")
    assert p.refusal(0, "discard green-1") in ("TH-2.2", "TH-2.4")


def test_th_2_4_the_ninth_turn_is_still_a_choice() -> None:
    p = Draft(*TENS)
    p.keep_first(8)
    assert p.question == "sort"
    assert p.asked == {0, 1}
    for seat in (0, 1):
        assert len(p.packet(seat)) == 2
        assert len(p.open_to(seat)) == 2
    assert p.s.pile[:2] == [0, 0]
    kept = [max(p.packet(seat)) for seat in (0, 1)]
    aside = [min(p.packet(seat)) for seat in (0, 1)]
    p.act(0, f"keep {kept[0]}", f"discard {aside[0]}")
    p.act(1, f"keep {kept[1]}", f"discard {aside[1]}")
    assert p.question == "play"
    for seat in (0, 1):
        assert p.s.place[card(kept[seat])] in (RULES.taken(seat, 8), RULES.taken(seat, 8) + RULES.FRESH)
        assert p.s.place[card(aside[seat])] in (RULES.taken(seat, 8) + RULES.ASIDE, RULES.taken(seat, 8) + RULES.ASIDE + RULES.FRESH)


def test_th_2_4_both_have_nine_in_the_end_and_nine_are_set_aside() -> None:
    p = Draft(*TENS)
    events = p.keep_first(9)
    for seat in (0, 1):
        assert sum(who == seat for who, _ in told(events, "kept")) == 9
        assert sum(who == seat for who, _ in told(events, "set-aside")) == 9
        laid = sum(who == seat for who, _ in told(events, "laid"))
        assert len(p.hand(seat)) + laid == 9
    assert p.s.deck_count == 75 - 36, "what is set aside is not in the draw pile"
