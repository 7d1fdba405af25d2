"""The ledger's *Secrets*: what a viewer cannot know never reaches him before the rules show it."""

import pytest

from doubloon.core.state import OVER, Row
from doubloon.core.state import State as AnyState
from doubloon.core.stream import below, from_number
from doubloon.games.unexpected_treasures.rules import State

from .positions import GAME, RULES, Position, goods, read
from .swaps import SWAPS, Swap, swap_sealed_card


def answer(s: AnyState, stream: Row) -> list[Row]:
    """The last of those asked does something at random."""
    seat = s.to_act.bit_length() - 1
    actions = GAME.plain.legal(s, seat)
    return GAME.plain.apply(s, seat, actions[below(stream, len(actions))])


@pytest.mark.parametrize("swap", SWAPS)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_swap_cannot_be_seen(swap: Swap, players: int) -> None:
    p, stream, swapped = Position(players), from_number(players), 0
    while p.s.step != OVER:
        for viewer in range(-1, players):
            other = p.s.copy()
            shows = swap(other, viewer, stream)
            assert (other.pack() == p.s.pack()) == (shows is None)
            assert GAME.plain.check(other) == 0
            assert GAME.plain.hidden(other, viewer) == GAME.plain.hidden(p.s, viewer)
            if viewer >= 0:
                assert GAME.plain.legal(other, viewer) == GAME.plain.legal(p.s, viewer)
                assert GAME.plain.why_all(other, viewer) == GAME.plain.why_all(p.s, viewer)
            swapped += shows is not None
        answer(p.s, stream)
    assert swapped > 50


@pytest.mark.parametrize("viewer", [-1, 0, 3])
@pytest.mark.parametrize("seed", range(10))
def test_a_swapped_card_shows_when_all_are_shown_and_not_before(viewer: int, seed: int) -> None:
    p, stream = Position(4, site=goods(stool=8), was_thief=[1]), from_number(seed)
    p.choose(3, 2)
    other = p.s.copy()
    shows = swap_sealed_card(other, viewer, stream)
    assert shows is not None
    for seat, text in ((3, "choose 4"), (2, "choose 5")):
        rows, others = (GAME.plain.apply(s, seat, GAME.actions.parse(text)) for s in (p.s, other))
        places = [place for place, row in enumerate(rows) if shows(row)]
        before = places[0] if places else len(rows)
        assert read(rows[:before], viewer) == read(others[:before], viewer)
        assert bool(places) == (seat == 2)
        if places:
            assert shows(others[before])
            assert read(rows[before : before + 1], viewer) != read(others[before : before + 1], viewer)


def test_a_swapped_card_is_one_he_could_have_chosen() -> None:
    stream, seen = from_number(9), set()
    for _ in range(200):
        p = Position(3, was_thief=[1])
        p.act(1, "choose 2")
        assert swap_sealed_card(p.s, 0, stream) is not None
        seen.add(p.s.card[1])
    assert seen == {1, 3, 4, 5}


def test_nothing_is_swapped_where_nothing_is_sealed() -> None:
    p, stream = Position(3, site=goods(stool=8)), from_number(9)
    assert swap_sealed_card(p.s, -1, stream) is None
    p.act(0, "choose 2")
    assert swap_sealed_card(p.s, 0, stream) is None
    p.act(1, "choose 3")
    p.act(2, "choose 4")
    assert p.question == "take"
    assert [swap_sealed_card(p.s, viewer, stream) for viewer in range(-1, 3)] == [None] * 4


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_everything_but_the_sealed_cards_lies_open(viewer: int) -> None:
    p = Position(3, own=[goods(lamp=1), goods(radio=2)], site=goods(stool=4), handed_in=goods(television=2), opened=[4, 5], completed={2: [8]}, was_thief=[1])
    p.act(0, "choose 2")
    p.act(1, "choose 3")
    view = GAME.plain.hidden(p.s, viewer)
    assert isinstance(view, State)
    for field in ("stack", "place", "bag", "site", "handed_in", "goods", "chip", "home", "was_thief", "to_act", "decision"):
        assert getattr(view, field) == getattr(p.s, field), field
    assert view.stream == [0, 0, 0, 0]
    assert view.card[2] == RULES.NO_CARD


def test_an_imagined_world_keeps_what_the_viewer_knows() -> None:
    p, stream = Position(4, was_thief=[3]), from_number(2)
    p.act(0, "choose 2")
    p.act(3, "choose 1")
    for viewer in (-1, 0, 1):
        view = GAME.plain.hidden(p.s, viewer)
        for _ in range(20):
            world = GAME.plain.imagined(view, viewer, stream)
            assert GAME.plain.hidden(world, viewer) == view
            assert GAME.plain.check(world) == 0
