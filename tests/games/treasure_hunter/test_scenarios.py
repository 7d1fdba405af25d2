"""The scenarios of the ledger, from the examples in the rulebook."""

from .positions import GAME, Position, told

JENNY, FRANK, ANI = range(3)


def test_scenario_1_tied_for_the_lowest_jenny_played_a_6() -> None:
    p = Position("blue-6 blue-1 copper-1", "blue-3 blue-4 copper-2", "blue-12 copper-3", min=("strong-team", "lucky-penny", "glass-bead"))
    assert told(p.lay_out(), "stands") == [(JENNY, 7), (FRANK, 7), (ANI, 12)]
    events = p.pass_all()
    assert told(events, "captured") == [(ANI, "sun-crown", "mountain", "max"), (JENNY, "strong-team", "mountain", "min")]


def test_scenario_2_the_companion_answers_the_flaming_sword() -> None:
    p = Position("blue-1 copper-1", "blue-10 blue-8 companion-blue copper-2", "blue-12 blue-4 flaming-sword-1 copper-3")
    assert told(p.lay_out(), "stands") == [(JENNY, 1), (FRANK, 18), (ANI, 16)]
    p.act(JENNY, "pass")
    p.act(FRANK, "pass")
    assert told(p.act(ANI, "play flaming-sword-1"), "stands") == [(ANI, 20)]
    p.act(JENNY, "pass")
    assert told(p.act(FRANK, "play companion-blue"), "stands") == [(FRANK, 36)]
    events = p.pass_all()
    assert told(events, "captured") == [(FRANK, "sun-crown", "mountain", "max"), (JENNY, "lucky-penny", "mountain", "min")]


def test_scenario_3_paws_2_against_goblins_3_2_1() -> None:
    p = Position("watchdog-5", "watchdog-6 watchdog-7", "watchdog-9 watchdog-10", lair=(12, 6, 1))
    events = p.guard()
    assert told(events, "robbed") == [(JENNY, 12, 2)]
    assert told(events, "gained") == [(ANI, 12, 2), (ANI, 6, 0), (ANI, 1, 0)]
    assert p.coins == [13, 15, 17]
    assert p.goblins == [0, 0, 3]


def test_scenario_4_equal_paws_and_the_higher_discipline() -> None:
    p = Position("watchdog-9", "", "watchdog-1 watchdog-5", lair=(10, 5, 1))
    events = p.guard()
    assert told(events, "guarded") == [(JENNY, 3), (FRANK, 0), (ANI, 3)]
    assert [seat for seat, _, _ in told(events, "gained")] == [ANI] * 3


def test_scenario_5_four_green_adventurers_and_strong_team() -> None:
    p = Position("copper-1", "copper-2", "green-1 green-4 green-5 green-9 copper-3", treasures={ANI: "strong-team"}, lair=(15, 21, 22))
    p.lay_out()
    p.pass_until("use")
    before = p.coins[ANI]
    events = p.act(ANI, "use strong-team", "done")
    assert told(events, "used") == [(ANI, "strong-team", 8)]
    assert p.coins[ANI] == before + 8


def test_scenario_6_the_final_count_is_76() -> None:
    p = Position("", "", "copper-1", coins=(0, 0, 40), goblins=(0, 0, 3), treasures={ANI: "goblin-lore golden-idol ivory-horn"}, journey=5)
    events = p.collect()
    assert told(events, "counted")[ANI] == (ANI, 6, 26, 3, 41)
    assert told(events, "scored")[ANI] == (ANI, 76)
    assert GAME.plain.score(p.s)[ANI][:2] == (76, 1)
