"""Positions set by hand, from the ledgers: a win in one is found, and what obviously loses is not done.

The expert searches here in plain Python, with a fiftieth of its simulations.
"""

from collections.abc import Sequence

import pytest

from doubloon.bots import BOTS
from doubloon.bots.desk import STATES, plain_desk
from doubloon.bots.policy import bot_action
from doubloon.core.game import Game
from doubloon.core.state import State
from doubloon.core.stream import from_number
from tests.games.the_plan.positions import GAME as PLAN
from tests.games.the_plan.positions import Pieces
from tests.games.the_plan.positions import Position as PlanPosition
from tests.games.time_pirates.positions import GAME as PIRATES
from tests.games.time_pirates.positions import Position as PiratesPosition
from tests.games.trasteros_locos.positions import GAME as TRASTEROS
from tests.games.trasteros_locos.positions import Position as TrasterosPosition
from tests.games.treasure_hunter.positions import CAVE
from tests.games.treasure_hunter.positions import GAME as HUNTER
from tests.games.treasure_hunter.positions import Position as HunterPosition
from tests.games.unexpected_treasures.positions import GAME as TREASURES
from tests.games.unexpected_treasures.positions import Position as TreasuresPosition
from tests.games.unexpected_treasures.positions import goods

PACE = 50


def choice(game: Game, s: State, seat: int = 0) -> str:
    """What an expert does in this place."""
    view = game.plain.hidden(s, seat)
    desk = plain_desk(game, from_number(1), 1_000)
    return game.actions.text(game.plain.bind(bot_action)([view.copy() for _ in range(STATES)], seat, desk, BOTS["expert"].knobs(PACE)))


# Unexpected Treasures: the last round (UT-5.1). Missions and goods count (UT-5.2). Of the missions seat 0 has 165 points, seat 1 has 179.

COMPLETED = {0: (16, 17, 18, 19, 21), 1: (20, 22, 23, 24)}


def test_ut_the_mission_that_wins_is_completed() -> None:
    """With mission 8 (a lamp and two armchairs, worth 20) 165 + 20 + 1 = 186, without it 165 + 8 + 1 = 174 (UT-4.4, UT-5.2).

    Seat 1 can still take two stools (UT-4.3): at most 181. Seat 2 has the missions 7 and 9 to 15, 167 points, and takes three: 170.
    """
    p = TreasuresPosition(3, own=[goods(lamp=1, armchair=2)], site=goods(stool=7), opened=[8], unseen=range(1, 7), completed=COMPLETED)
    p.choose(1, 2, 3)
    p.act(0, "take stool")
    assert choice(TREASURES, p.s) == "complete 8"


def test_ut_of_two_missions_the_one_that_wins_is_completed() -> None:
    """The lamp pays for mission 8 (20 points) or for mission 5 (a lamp and an armchair, 12 points), not for both (UT-4.4).

    8 makes 165 + 20 + 1 = 186, 5 makes 165 + 12 + 3 + 1 = 181. Seat 1 has a television (4) and gets two stools (UT-4.3): 185.
    """
    own = [goods(lamp=1, armchair=2), goods(television=1)]
    p = TreasuresPosition(3, own=own, site=goods(stool=7), opened=[5, 8], unseen=(1, 2, 3, 4, 6, 7), completed=COMPLETED)
    p.choose(1, 2, 3)
    p.act(0, "take stool")
    assert choice(TREASURES, p.s) == "complete 8"


def test_ut_the_tile_that_completes_a_mission_is_worth_more_than_a_dearer_one() -> None:
    """Card 1 takes one tile (UT-4.3). The armchair completes mission 8: 185. The television makes 165 + 2 + 3 + 4 = 174.

    Of those with card 2 one stays home (UT-3.3); the other takes at most television and stool: 179 + 5 = 184.
    """
    own = [goods(lamp=1, armchair=1)]
    p = TreasuresPosition(3, own=own, site=goods(stool=1, armchair=1, television=1), opened=[8], unseen=range(1, 7), completed=COMPLETED)
    p.choose(1, 2, 2)
    assert choice(TREASURES, p.s) == "take armchair"


def test_ut_a_tile_that_wins_is_not_left_lying() -> None:
    """Three televisions make 165 + 12 = 177, the fourth 181, and seat 1 gets at most the stool: 180 (UT-5.2). To stop (UT-R1) or take the stool loses."""
    p = TreasuresPosition(3, own=[goods(television=3)], site=goods(stool=1, television=1), opened=[8], unseen=range(1, 7), completed=COMPLETED)
    p.choose(1, 2, 2)
    assert choice(TREASURES, p.s) == "take television"


def test_ut_the_thief_steals_what_wins() -> None:
    """177 to 184. With seat 1's radio (UT-4.1) it is 182 to 179, and seat 1 takes one stool (UT-4.3): 180."""
    own = [goods(television=3), goods(radio=1)]
    p = TreasuresPosition(3, own=own, site=goods(stool=3), opened=[8], unseen=range(1, 7), completed=COMPLETED)
    p.choose(0, 1, 2)
    assert choice(TREASURES, p.s) == "steal 1 radio"


# Treasure Hunter: the last journey (TH-1.4). Artifacts, goblins and coins count (TH-7.1). Nobody knows what the others hold besides, up to nine cards (TH-2.2):
# eight more bring 20 coins at most (TH-5.1), mostly half of that.


def test_th_a_scroll_that_wins_is_used() -> None:
    """A rope team pays 2 for each of three blue adventurers (TH-6.1): 16 + 6 = 22 to 21. Kept, it is worth nothing (TH-6.2)."""
    p = HunterPosition("copper-1", "copper-2", "copper-3", coins=[15, 20, 0], treasures={0: "rope-team"}, journey=5)
    p.feat(0, "rope-team", 3)
    p.collect()
    assert p.question == "use"
    assert choice(HUNTER, p.s) == "use rope-team"


def at_the_cave(*hands: str, best: str, least: str, coins: Sequence[int]) -> HunterPosition:
    p = HunterPosition(*hands, coins=coins, max=("lucky-penny", "dragon-egg", best), min=("clay-jug", "glass-bead", least), journey=5)
    p.lay_out_at(CAVE)
    assert p.asked == {0}
    return p


def test_th_the_hammer_that_wins_the_treasure_is_swung() -> None:
    """10 + 8 beats 12 (TH-3.2, TH-3.3): the crown, worth 19, is seat 0's and not seat 1's: 43 to 12. Without it 24 to 31."""
    p = at_the_cave("red-10 troll-hammer-1", "red-12", "red-2", best="sun-crown", least="tin-whistle", coins=[24, 12, 0])
    assert choice(HUNTER, p.s) == "play troll-hammer-1"


def test_th_with_a_backpack_one_is_the_weakest_and_gets_the_better_treasure() -> None:
    """5 - 2 is less than 4 (TH-R1): the weakest party takes the MIN treasure (TH-3.3), here the crown: 43 to 12. Without it 24 to 31."""
    p = at_the_cave("red-5 heavy-backpack-1", "red-4", "red-12", best="tin-whistle", least="sun-crown", coins=[24, 12, 0])
    assert choice(HUNTER, p.s) == "play heavy-backpack-1"


def test_th_the_strongest_is_not_put_to_sleep() -> None:
    """12 beats 5 and 3, and brings the crown (TH-3.3). Asleep he counts 0 (TH-R1), and whose total is 0 gets nothing (TH-3.5)."""
    p = at_the_cave("red-12 sleeping-potion-1", "red-5", "red-3", best="sun-crown", least="tin-whistle", coins=[18, 12, 0])
    assert choice(HUNTER, p.s) == "pass"


def test_th_of_two_scrolls_both_are_needed() -> None:
    """Three blue adventurers pay 6, a watchdog 3 (TH-6.1): 16 + 9 = 25 to 24. With one of them only it is 22 or 19."""
    p = HunterPosition("copper-1", "copper-2", "copper-3", coins=[15, 23, 0], treasures={0: "rope-team dog-treat"}, journey=5)
    p.feat(0, "rope-team", 3)
    p.feat(0, "dog-treat", 1)
    p.collect()
    for _ in range(2):
        used = choice(HUNTER, p.s)
        assert used.startswith("use")
        p.act(0, used)


def test_th_who_scares_the_goblins_keeps_what_wins() -> None:
    """Seat 0 has no dog, so three goblins would steal 7 coins from it (TH-4.3), which the best guard may get (TH-4.5). Scared, they do not (TH-R7)."""
    p = HunterPosition("scaregoblin-1 copper-1", "copper-2", "copper-3", coins=[30, 20, 0], lair=(1, 2, 3), journey=5)
    p.scare()
    assert p.asked == {0}
    assert choice(HUNTER, p.s) == "play scaregoblin-1"


# The Plan: the last round (PL-3.1), with one treasure in the pile. Seats 0 and 1 have a set of each of five colours: 5 x (10 + 5) = 75 points (PL-3.2, PL-3.3).
# Seat 2 has of purple and white what is not named, 50 points at most. Orange and yellow do not lie open: whoever sends for them takes a trinket (PL-2.8).

SETS = {colour: [1, 2, 3, 4] for colour in ("red", "orange", "yellow", "green", "blue")}


def last_round(*plans: str, museum: Pieces, more: Sequence[Pieces], shop: Sequence[str] = (), bags: Sequence[Sequence[str]] = ()) -> PlanPosition:
    p = PlanPosition(3, plans=plans, museum=museum, loot=[{**SETS, **each} for each in more], shop=shop, bags=bags, pile=1)
    p.reveal()
    assert p.asked == {0}
    return p


def test_pl_a_smash_and_grab_clears_the_colour_that_wins() -> None:
    """Purple 75 + 7 = 82, white 76 (PL-2.7). Seat 1 has a white 4 more and gets a trinket: 80."""
    p = last_round("smash", "o", "y", museum={"purple": [3, 4], "white": [1]}, more=[{}, {"white": [4]}])
    assert choice(PLAN, p.s) == "name purple"


def test_pl_more_pieces_are_not_more_points() -> None:
    """White 75 + 4 = 79, the two purple ones 77 (PL-3.2). Seat 1: 75 + 2 and a trinket, 78."""
    p = last_round("smash", "o", "y", museum={"purple": [1, 1], "white": [4]}, more=[{}, {"white": [2]}])
    assert choice(PLAN, p.s) == "name white"


def test_pl_a_set_is_worth_more_than_a_dearer_colour() -> None:
    """The purple 4 completes a set (PL-3.3): 81 + 4 + 5 = 90. White brings 5: 86. Seat 1: 75 + 11 and a trinket, 87."""
    more: list[Pieces] = [{"purple": [1, 2, 3]}, {"purple": [2, 3, 4], "white": [2]}]
    p = last_round("smash", "o", "y", museum={"purple": [4], "white": [1, 4]}, more=more)
    assert choice(PLAN, p.s) == "name purple"


def test_pl_the_trinket_that_completes_a_set_is_taken() -> None:
    """Two smash-and-grabs cancel out (PL-2.7), and who has fewer treasures takes first (PL-2.9).

    With the fourth mug 78 + 1 + 5 = 84 (PL-3.3), with the postcard 79. Seat 1 has 79 and a trinket to come.
    """
    bags = [["mug-1", "mug-2", "mug-3"]]
    p = last_round("smash", "smash", "o", museum={"white": [1]}, more=[{}, {"purple": [4]}], shop=["mug-4", "postcard-1"], bags=bags)
    assert choice(PLAN, p.s) == "take mug-4"


def test_pl_a_rivals_last_mug_is_not_left_to_him() -> None:
    """With any trinket seat 0 has 75 + 4 + 3 = 82. Seat 1, who takes later (PL-2.9: 22 treasures to 21), has 77 and three mugs.

    The fourth makes 80 + 1 + 5 = 86 (PL-3.3), another trinket 81.
    """
    bags = [["postcard-2", "postcard-3"], ["mug-1", "mug-2", "mug-3"]]
    more: list[Pieces] = [{"purple": [4]}, {"white": [1, 1]}]
    p = last_round("smash", "smash", "o", museum={"white": [2]}, more=more, shop=["mug-4", "globe-1"], bags=bags)
    assert choice(PLAN, p.s) == "take mug-4"


# Trasteros Locos: calling out ends the game at once (TL-8.1). Rivals have no cards, so all is known.


def may_call_out(own: str, *, badges: Sequence[int], piles: Sequence[tuple[int, str]] = ()) -> TrasterosPosition:
    p = TrasterosPosition(3, hands=[own], badges=badges, piles=piles, rounds=1)
    assert "collection" in p.open_to(0)
    return p


def test_tl_who_wins_by_calling_out_calls_out() -> None:
    """4 x 1 + 2 = 6 to nothing (TL-8.2)."""
    assert choice(TRASTEROS, may_call_out("clocks-glass*4 clocks-bronze", badges=[0, 0, 0]).s) == "collection"


def test_tl_a_badge_more_wins_at_once() -> None:
    """6 + 7 = 13 to 7 (TL-8.2)."""
    assert choice(TRASTEROS, may_call_out("clocks-glass*4 clocks-bronze", badges=[1, 1, 0]).s) == "collection"


def test_tl_who_would_lose_does_not_call_out() -> None:
    """6 to the 14 of two badges (TL-8.2)."""
    assert choice(TRASTEROS, may_call_out("clocks-glass*4 clocks-bronze", badges=[0, 2, 0]).s) != "collection"


def test_tl_a_protected_card_of_another_collection_is_not_counted_against_oneself() -> None:
    """6 + 7 - 10 = 3 to 7 (TL-8.2): the golden car has to come out first (TL-7.1)."""
    p = may_call_out("clocks-glass*4 clocks-bronze", badges=[1, 1, 0], piles=[(0, "cars-gold")])
    assert choice(TRASTEROS, p.s) != "collection"


def test_tl_a_tie_that_is_lost_is_not_called_out() -> None:
    """3 x 1 + 2 x 2 = 7 to the 7 of a badge: who has more badges wins (TL-8.3)."""
    assert choice(TRASTEROS, may_call_out("clocks-glass*3 clocks-bronze*2", badges=[0, 1, 0]).s) != "collection"


# Time Pirates: play is over, the third year is scored, and seat 0 alone has white contracts to assign (TP-7.2, TP-7.3).
# Most points in a colour bring 2 (TP-7.5).


def assigning(*contracts: Sequence[str], points: Sequence[int] = ()) -> PiratesPosition:
    p = PiratesPosition(3, contracts=contracts, points=points, year=3, track=(4, 3), bag=(), rest="discards", restocking=True, loot=[{"white": 2}])
    p.restock(2200)  # the eighth token comes at once
    assert p.asked == {0}
    return p


def test_tp_the_white_contract_goes_where_it_takes_the_lead() -> None:
    """In blue it makes 2 + 2 to 3, in red 2 + 2 to 6. Blue: 5 + 6 + 2 = 13 to 9 + 2 = 11. Otherwise 11 to 9 + 2 + 2 = 13."""
    p = assigning(["blue-2", "red-2", "white-3"], ["blue-3", "red-5"], points=[5, 0, 0])
    assert choice(PIRATES, p.s) == "assign white-3 blue"


def test_tp_the_lead_that_is_out_of_reach_is_left_alone() -> None:
    """In green 2 + 3 to 7, in orange 2 + 3 to 4. Orange: 6 + 7 + 2 = 15 to 11 + 2 = 13. Otherwise 13 to 15."""
    p = assigning(["green-2", "orange-2", "white-4"], ["green-6", "orange-4"], points=[6, 0, 0])
    assert choice(PIRATES, p.s) == "assign white-4 orange"


def test_tp_a_contract_that_wins_is_not_left_unassigned() -> None:
    """Assigned 3 + 2 to 4: 2 + 5 + 2 = 9 to 4 + 4 = 8. Kept (TP-R9) 7 to 10."""
    assert choice(PIRATES, assigning(["purple-3", "white-3"], ["purple-4"], points=[2, 4, 0]).s) == "assign white-3 purple"


def test_tp_of_two_white_contracts_both_are_needed() -> None:
    """3 + 2 + 2 to 6 in blue: 7 + 2 = 9 to 6. With one of them only it is 5 to 6 there: 7 to 8."""
    p = assigning(["blue-3", "white-3", "white-3"], ["blue-5"])
    assert choice(PIRATES, p.s) == "assign white-3 blue"
    p.act(0, "assign white-3 blue")
    assert choice(PIRATES, p.s) == "assign white-3 blue"


@pytest.mark.parametrize("leads", ["red", "green"])
def test_tp_the_bonus_is_taken_from_the_rival_who_would_win(leads: str) -> None:
    """Either colour brings seat 0 5 + 6 + 2 = 13. The rival with 9 + 3 = 12 points wins with his bonus, 14, and not without it."""
    other = "green" if leads == "red" else "red"
    p = assigning(["red-2", "green-2", "white-3"], [f"{leads}-3"], [f"{other}-3"], points=[5, 9, 0])
    assert choice(PIRATES, p.s) == f"assign white-3 {leads}"
