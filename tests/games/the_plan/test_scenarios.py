"""The scenarios of the ledger."""

import pytest

from doubloon.core.rule import clause_id
from doubloon.core.state import OVER
from doubloon.core.stream import from_number

from .positions import COLOURS, Position, kinds, told


def test_scenario_1_the_example_of_the_rulebook() -> None:
    """Two smash-and-grabs; two teams of two that share yellow; a team of three without yellow."""
    p = Position(5, plans=["smash", "smash", "ry", "yb", "opw"], museum={"red": [1, 3], "yellow": [2], "blue": [4]}, shop=["mug-1"], loot=[{}, {"green": [1]}])
    events = p.reveal()
    assert told(events, "cancelled") == [(None, 2)]
    assert p.asked == {0}
    events = p.act(0, "take mug-1")
    assert p.bag(0) == ["mug-1"]
    assert len(p.bag(1)) == 1, "nothing but the pile was left, so he was not asked"
    assert p.loot(2) == {"red": [1, 3]}
    assert p.loot(3) == {"blue": [4]}
    assert p.museum == {"yellow": [2]}
    assert p.loot(4) == {}
    assert [seat for seat, *_ in told(events, "drew-trinket")] == [1, 4]
    assert [p.bag(seat) for seat in (2, 3)] == [[], []]
    assert p.question == "give"


@pytest.mark.parametrize("colour", COLOURS)
def test_scenario_2_a_lone_smash_and_grab_takes_every_open_treasure_of_its_colour(colour: str) -> None:
    p = Position(3, plans=["smash", "rogw", "oygp"], museum={**{each: [1] for each in COLOURS}, colour: [1, 2, 2, 4]})
    p.reveal()
    events = p.act(0, f"name {colour}")
    assert p.loot(0) == {colour: [1, 2, 2, 4]}
    assert told(events, "took")[0] == (0, 0, colour, 4, 9)
    assert colour not in p.museum


@pytest.mark.parametrize(
    ("players", "options"), [(1, {"ghosts": 3}), *((players, {"bribery": bribery}) for players in (2, 3, 4, 5, 6) for bribery in ("off", "on"))]
)
def test_scenario_3_the_game_lasts_exactly_eleven_rounds(players: int, options: dict[str, int | str]) -> None:
    p, stream = Position.dealt(players, seed=players, options=options), from_number(players)
    events = p.opening
    while p.s.step != OVER:
        events = events + p.play_at_random(stream)
    assert kinds(events).count("uncovered") == 55
    assert p.s.turn + 1 == 11
    assert clause_id("PL", p.s.ended) == "PL-3.1"
    assert kinds(events).count("scored") == p.s.hands
