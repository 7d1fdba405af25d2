"""How a turn begins, with the police or without, and how it ends."""

from doubloon.core import Grid, ask, only, rule, tell
from doubloon.games.time_pirates.rules.actions import can_act_specially
from doubloon.games.time_pirates.rules.loot import discard
from doubloon.games.time_pirates.rules.pieces import (
    ACT,
    ACTING,
    ACTIONS_OF_A_TURN,
    BEGIN,
    CAUGHT,
    COLOURS,
    FLED,
    FLEE,
    FLEEING,
    LOSING,
    LOST,
    LOST_WHITES,
    RESTOCKING,
    STALLED,
    SYMBOLS,
    TP_2_1,
    TP_2_2,
    TP_2_3,
    TP_R8,
    WHITE,
)
from doubloon.games.time_pirates.rules.restock import pass_time, restockable
from doubloon.games.time_pirates.rules.state import State


@rule("TP-2.1", "TP-3.1", "TP-3.2", "TP-R1", "TP-R8", "TP-R14")
def begin(s: State, log: Grid) -> None:
    if s.idle >= 2 * s.players:
        pass_time(s, log)
    if s.step == BEGIN:
        s.left = ACTIONS_OF_A_TURN
        if s.pirate[s.mover] == s.police:
            be_caught(s, log)
        else:
            s.step = ACT
            if s.idle >= s.players:
                tell(log, STALLED, TP_R8, s.mover)
            if restockable(s) != 0:
                ask(s, RESTOCKING, only(s.mover))


# With the police


@rule("TP-2.1", "TP-R3")
def be_caught(s: State, log: Grid) -> None:
    """What must be lost is asked for only where there is a choice."""
    s.caught = 1
    s.step = FLEE
    tell(log, CAUGHT, TP_2_1, s.mover, s.police)
    artifacts = losable(s, s.mover)
    if artifacts & (artifacts - 1) != 0:
        ask(s, LOSING, only(s.mover))
    elif artifacts != 0:
        artifact = 0
        while artifacts >> artifact & 1 == 0:
            artifact += 1
        lose(s, s.mover, artifact, log)


@rule("TP-2.1", "TP-R3")
def losable(s: State, seat: int) -> int:
    """A bit for each artifact of a largest set."""
    largest = 0
    for colour in range(COLOURS):
        largest = max(largest, s.sets[seat][colour])
    artifacts = 0
    for artifact in range(WHITE):
        if s.loot[seat][artifact] > 0 and s.sets[seat][artifact // SYMBOLS] == largest:
            artifacts |= 1 << artifact
    return artifacts


@rule("TP-2.1", "TP-R3")
def lose(s: State, seat: int, artifact: int, log: Grid) -> None:
    discard(s, seat, artifact)
    tell(log, LOST, TP_2_1, seat, artifact)


@rule("TP-2.2", "TP-2.3")
def make_flee(s: State, log: Grid) -> None:
    """White artifacts go, and then the pirate must."""
    count = s.loot[s.mover][WHITE]
    if count > 0:
        s.loot[s.mover][WHITE] = 0
        s.loot_count[s.mover] -= count
        s.discards[WHITE] += count
        tell(log, LOST_WHITES, TP_2_2, s.mover, count)
    ask(s, FLEEING, only(s.mover))
    s.step = ACT


@rule("TP-2.3", "TP-2.4")
def flee(s: State, seat: int, path: int, log: Grid) -> None:
    s.pirate[seat] = s.exits[s.pirate[seat]][path]
    s.left -= 1
    tell(log, FLED, TP_2_3, seat, path, s.pirate[seat])


# Actions, and the end


@rule("TP-2.4", "TP-3.2", "TP-R12")
def go_on(s: State) -> None:
    """Ask for the next action; a turn in which nothing more can be done ends by itself."""
    if s.left > 0 or can_act_specially(s, s.mover):
        ask(s, ACTING, only(s.mover))
    else:
        end_turn(s)


@rule("TP-1.5", "TP-R8", "TP-R12")
def end_turn(s: State) -> None:
    s.idle = 0 if s.worked == 1 else s.idle + 1
    s.worked = 0
    s.caught = 0
    for colour in range(COLOURS):
        s.received[colour] = 0
    s.mover = s.mover + 1 if s.mover + 1 < s.players else 0
    s.step = BEGIN


@rule("TP-R8")
def is_stalled(s: State) -> bool:
    """Whether the mover must restock, take or sell."""
    return s.idle >= s.players and s.worked == 0 and s.caught == 0
