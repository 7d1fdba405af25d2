"""Each check of conformance finds the fault it is there for. The faults are planted in the template game."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from doubloon.core import Actions, named
from doubloon.core.game import Game
from doubloon.core.registry import load_folder
from doubloon.core.rule import compiled_as, rule
from doubloon.core.state import OVER, Grid, Row
from doubloon.core.steps import EVERYONE, only, tell
from doubloon.lab import conformance
from doubloon.lab.conformance import Broken
from doubloon.lab.newgame import TEMPLATE
from doubloon.lab.walk import Setting
from tests.toys import template_swaps

SOUND = load_folder(TEMPLATE)
RULES: Any = SOUND.rules
SETTING = Setting(3, 1)

pytestmark = pytest.mark.no_cover

Fault = dict[str, Any]


def faulty(**faults: Any) -> Game:
    """The template game with something replaced."""
    return Game("faulty", TEMPLATE, SimpleNamespace(**{**vars(RULES), **faults}))


class SharesPurses(RULES.State):  # type: ignore[misc]
    """A state whose copies share a row with the original."""


def take_and_share(state: Any, other: Any) -> None:
    RULES.State.take(state, other)
    state.purse = other.purse


SharesPurses.take = take_and_share


def twice_the_same_verb() -> Actions:
    actions = Actions()
    actions.verb("grab", coins=RULES.COINS)
    actions.verb("grab", coins=named("coins", "1", "2", "3"))
    return actions


def everybody_may_always_act(s: Any, seat: int, out: Row) -> int:
    out[0] = 0
    return 1


def actions_descend(s: Any, seat: int, out: Row) -> int:
    n = int(RULES.legal(s, seat, out))
    out[:n] = out[:n][::-1]
    return n


def nothing_is_refused(s: Any, seat: int, action: int) -> int:
    return 0


def refused_by_no_clause(s: Any, seat: int, action: int) -> int:
    return 999 if RULES.why_not(s, seat, action) else 0


def first_come_first_served(s: Any, seat: int, action: int, log: Grid) -> None:
    if s.to_act == (1 << s.players) - 1:
        s.purse[seat] += 1
    RULES.apply(s, seat, action, log)


def told_in_order_of_arrival(s: Any, seat: int, action: int, log: Grid) -> None:
    RULES.apply(s, seat, action, log)
    if s.hand[0] == 0 and s.played % 2 == 0:
        tell(log, RULES.GOT, RULES.NG_2_3, seat, 0)


def coins_vanish(s: Any, seat: int, action: int, log: Grid) -> None:
    RULES.apply(s, seat, action, log)
    s.purse[seat] -= 1


def never_the_last_round(s: Any, seat: int, action: int, log: Grid) -> None:
    s.played = 0
    RULES.apply(s, seat, action, log)


def ends_by_no_clause(s: Any, seat: int, action: int, log: Grid) -> None:
    RULES.apply(s, seat, action, log)
    s.ended = 0


def everybody_is_second(s: Any, out: Grid) -> None:
    RULES.score(s, out)
    for seat in range(s.players):
        out[seat][1] = 2


def the_poorest_wins(s: Any, out: Grid) -> None:
    RULES.score(s, out)
    for seat in range(s.players):
        out[seat][1] = 1 + sum(s.purse[rival] < s.purse[seat] for rival in range(s.players))


def tells(*row: int) -> Callable[..., None]:
    """An `apply` that tells one row more."""

    def apply(s: Any, seat: int, action: int, log: Grid) -> None:
        RULES.apply(s, seat, action, log)
        kind, clause, who, value = row
        tell(log, kind, clause, who, value)

    return apply


def tells_without_end(s: Any, seat: int, action: int, log: Grid) -> None:
    RULES.apply(s, seat, action, log)
    for _ in range(300):
        tell(log, RULES.GOT, RULES.NG_2_3, seat, 1)


def imagines_more_coins(s: Any, seat: int, stream: Row) -> None:
    RULES.imagine(s, seat, stream)
    s.chest += 1


def imagines_broken_worlds(s: Any, seat: int, stream: Row) -> None:
    for rival in range(s.players):
        if s.hand[rival] < 0:
            s.hand[rival] = 1
            s.purse[rival] = -1


def feels_the_other_hand(s: Any, seat: int) -> bool:
    return bool(s.hand[(seat + 1) % s.players] == 3)


def legal_tells_a_secret(s: Any, seat: int, out: Row) -> int:
    return int(RULES.legal(s, seat, out)) - (1 if RULES.is_asked(s, seat) and feels_the_other_hand(s, seat) else 0)


def refusal_tells_a_secret(s: Any, seat: int, action: int) -> int:
    return RULES.NG_2_2 if RULES.is_asked(s, seat) and action == 2 and feels_the_other_hand(s, seat) else int(RULES.why_not(s, seat, action))


def nobody_is_said_to_learn(s: Any, seat: int, action: int, log: Grid) -> None:
    known = s.known
    RULES.apply(s, seat, action, log)
    s.known = known


def hides_nothing(s: Any, seat: int) -> None:
    return


def hides_the_chest_once(s: Any, seat: int) -> None:
    RULES.hide(s, seat)
    s.chest += 1


def tells_everyone(s: Any, seat: int, action: int, log: Grid) -> None:
    RULES.apply(s, seat, action, log)
    for row in log[1:]:
        if row[7] == only(seat):
            row[7] = EVERYONE


PLANTED: list[tuple[Callable[[Game, Setting], Any], Fault, str]] = [
    (conformance.copies_stay, {"State": SharesPurses}, "a copy changed"),
    (conformance.asked_seats_can_act, {"legal": everybody_may_always_act}, "seats are asked|but actions have"),
    (conformance.asked_seats_can_act, {"legal": lambda s, seat, out: 0}, "but actions have"),
    (conformance.legal_matches_why_not, {"legal": actions_descend}, "not ascending"),
    (conformance.legal_matches_why_not, {"why_not": nothing_is_refused}, "disagree on 'grab 1'"),
    (conformance.legal_matches_why_not, {"why_not": refused_by_no_clause}, "does not exist"),
    (conformance.texts_parse_back, {"ACTIONS": twice_the_same_verb()}, "parses to another action"),
    (conformance.sealed_answers_commute, {"apply": first_come_first_served}, "changes the state"),
    (conformance.sealed_answers_commute, {"apply": told_in_order_of_arrival}, "changes what is told"),
    (conformance.sealed_answers_stay_hidden, {"apply": tells_everyone}, "could see what seat"),
    (conformance.sealed_answers_stay_hidden, {"hide": hides_nothing}, "could see what seat"),
    (conformance.invariants_hold, {"apply": coins_vanish}, "invariant 1 is broken in State"),
    (conformance.invariants_hold, {"imagine": imagines_broken_worlds}, "in a world imagined by"),
    (conformance.games_end, {"apply": never_the_last_round}, "no end after"),
    (conformance.games_end, {"apply": ends_by_no_clause}, "ended by no clause"),
    (conformance.games_end, {"score": everybody_is_second}, "ranks do not fit"),
    (conformance.games_end, {"score": the_poorest_wins}, "ranks go against points"),
    (conformance.events_are_sound, {"apply": tells(99, 101, 0, 0)}, "kind 99 does not exist"),
    (conformance.events_are_sound, {"apply": tells(RULES.GOT, 0, 0, 0)}, "cites clause 0"),
    (conformance.events_are_sound, {"apply": tells(RULES.GOT, 101, 9, 0)}, "names seat 9"),
    (conformance.events_are_sound, {"apply": tells(RULES.CLASHED, 101, 0, 7)}, "coins is 7"),
    (conformance.events_are_sound, {"apply": tells_without_end}, "more than 255 events"),
    (conformance.views_round_trip, {"imagine": imagines_more_coins}, "gives another view"),
    (conformance.views_round_trip, {"hide": hides_the_chest_once}, "hiding twice"),
    (conformance.worlds_keep_actions, {"legal": legal_tells_a_secret, "why_not": refusal_tells_a_secret}, "could tell an imagined world"),
    (conformance.learning_is_known, {"apply": nobody_is_said_to_learn}, "known has not risen"),
]


@pytest.mark.parametrize(("check", "fault", "message"), PLANTED, ids=[f"{check.__name__}: {message}" for check, _, message in PLANTED])
def test_a_planted_fault_is_found(check: Callable[[Game, Setting], Any], fault: Fault, message: str) -> None:
    check(SOUND, SETTING)
    with pytest.raises(Broken, match=message):
        for seed in range(5):
            check(faulty(**fault), Setting(3, seed))


def test_a_secret_that_shows_is_found() -> None:
    assert conformance.swaps_stay_hidden(SOUND, SETTING, template_swaps.SWAPS) > 0
    with pytest.raises(Broken, match="could see swap_reach"):
        conformance.swaps_stay_hidden(faulty(hide=hides_nothing), SETTING, template_swaps.SWAPS)


def test_a_swap_that_does_not_do_what_it_says_is_found() -> None:
    def lazy(s: Any, viewer: int, stream: Row) -> Callable[[list[int]], bool]:
        return lambda row: True

    def sly(s: Any, viewer: int, stream: Row) -> None:
        s.chest += 1

    for swap, message in ((lazy, "changed nothing"), (sly, "says it did not")):
        with pytest.raises(Broken, match=message):
            conformance.swaps_stay_hidden(SOUND, SETTING, [swap])


def compiled_differently(s: Any) -> int:
    return 0


@rule()
@compiled_as(compiled_differently)
def check_of_plain_rules(s: Any) -> int:
    return 1 if s.step == OVER else 0


def test_a_rule_that_differs_compiled_is_found() -> None:
    conformance.modes_agree(SOUND, SETTING)
    with pytest.raises(Broken, match="checks differ"):
        conformance.modes_agree(faulty(check=check_of_plain_rules), SETTING)
