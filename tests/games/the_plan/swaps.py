"""What a viewer cannot know in The Plan, changed in place. Written from the ledger's *Secrets* and *Memory*; knows nothing of `hide`.

A swap changes a true state into another one that the viewer cannot tell from it, and returns what recognises the row that lawfully
shows it; it returns None, and changes nothing, where nothing of its sort is hidden from the viewer.

- Hands, ghosts' hands, plans discarded unplayed, passed cards: `swap_plans`. A plan that has gone from hand to hand is exchanged wherever it has been.
- Chosen plans, plans set aside for a neighbour, offers: a swap each, while they are sealed.
- The orders of the piles have no cells: chance decides when something is drawn, by the stream, which the kernel covers.
"""

from collections.abc import Callable
from itertools import combinations

from doubloon.core import SPECTATOR, Row, below
from doubloon.core.event import SPECTATOR_BIT
from doubloon.games.the_plan.rules import State

from .positions import RULES

Shows = Callable[[list[int]], bool]
Swap = Callable[[State, int, Row], Shows | None]

DEAL_ROUNDS = 4


def swap_plans(s: State, viewer: int, stream: Row) -> Shows | None:
    """Exchange two plans that the viewer has not met since they were last shuffled: of two rivals, or of a rival and the stack.

    The first is one of which there is only one, so that it can be told where it has been. The stack is left alone when it holds
    plans that have been discarded before: whoever counts then knows that some of the others have been dealt.
    """
    unmet = [plan for plan in range(RULES.PLANS) if s.plans[plan] == 1 and _is_out(s, plan) and not _has_met(s, viewer, plan)]
    if not unmet:
        return None
    one = unmet[below(stream, len(unmet))]
    partners = [plan for plan in unmet if plan != one and not _share_a_place(s, one, plan)]
    if s.since == 0 or s.players == 6:
        partners += [plan for plan in range(RULES.PLANS) if s.stack[plan] > 0]
    if not partners:
        return None
    other = partners[below(stream, len(partners))]
    from_stack = s.stack[other] > 0 and other not in unmet
    _rename(s, {one: other} if from_stack else {one: other, other: one})
    if from_stack:
        for plan, change in ((other, -1), (one, 1)):
            s.stack[plan] += change
            s.stacked[s.team_of[plan]] += change
    return lambda row: _tells(row, viewer, one, other) or (from_stack and row[0] == RULES.WAS_DEALT) or (s.players == 1 and row[0] == RULES.SHOWED)


def swap_sealed_choice(s: State, viewer: int, stream: Row) -> Shows | None:
    """Let a rival who has chosen have chosen another plan of his hand."""
    if s.decision != RULES.CHOOSING or s.to_act == 0:
        return None
    changes = [(seat, plan) for seat in _answered(s, viewer) for plan in set(_plans(s.hand[seat])) if plan != s.played[s.turn][seat]]
    if not changes:
        return None
    seat, plan = sorted(changes)[below(stream, len(changes))]
    s.played[s.turn][seat] = plan
    return lambda row: row[0] == RULES.SHOWED and row[2] == seat


def swap_set_aside(s: State, viewer: int, stream: Row) -> Shows | None:
    """Let a rival who has set two plans aside have set aside others."""
    if s.decision != RULES.GIVING or s.to_act == 0:
        return None
    changes = []
    for seat in _answered(s, viewer):
        before = s.away[s.turn][2 * seat : 2 * seat + 2]
        changes += [(seat, before, list(pair)) for pair in sorted(set(combinations(_plans(s.hand[seat]), 2))) if list(pair) != before]
    if not changes:
        return None
    seat, before, after = changes[below(stream, len(changes))]
    s.away[s.turn][2 * seat : 2 * seat + 2] = after
    return lambda row: _tells(row, viewer, *before, *after)


def swap_offer(s: State, viewer: int, stream: Row) -> Shows | None:
    """Let a rival's offer, sealed or in the making, be another one."""
    if s.decision != RULES.OFFERING or s.to_act == 0:
        return None
    rivals = [seat for seat in range(s.players) if seat != viewer and s.bidders >> seat & 1 and s.trinkets[seat]]
    if not rivals:
        return None
    seat = rivals[below(stream, len(rivals))]
    before = s.offer[seat][:]
    while s.offer[seat] == before:
        s.offer[seat][:] = [below(stream, count + 1) for count in s.bag[seat]]
    return lambda row: row[0] == RULES.OFFERED


SWAPS: list[Swap] = [swap_plans, swap_sealed_choice, swap_set_aside, swap_offer]


def _answered(s: State, viewer: int) -> list[int]:
    return [seat for seat in range(s.players) if seat != viewer and not s.to_act >> seat & 1]


def _plans(cells: Row) -> list[int]:
    return [plan for plan in cells if plan != RULES.NO_PLAN]


def _tells(row: list[int], viewer: int, *plans: int) -> bool:
    """Whether a row shows the viewer one of these plans where it lies open or comes to his hand."""
    sees = row[7] >> (SPECTATOR_BIT if viewer == SPECTATOR else viewer) & 1 == 1
    return sees and ((row[0] in (RULES.SHOWED, RULES.RECEIVED) and row[4] in plans) or (row[0] == RULES.WAS_DEALT and row[3] in plans))


def _is_discarding(turn: int) -> bool:
    return turn % DEAL_ROUNDS == DEAL_ROUNDS - 1


def _giver(s: State, seat: int, turn: int) -> int:
    """From whom this seat gets plans after a round: from the right in deals 1 and 3."""
    return (seat + (1 if turn // DEAL_ROUNDS == 1 else -1)) % s.players


def _is_out(s: State, plan: int) -> bool:
    """Whether somebody holds it, or discarded it unplayed."""
    discards = [s.away[turn] for turn in range(s.since, s.turn) if _is_discarding(turn) and s.players > 1]
    return any(plan in row for row in [*s.hand[: s.hands], *discards])


def _has_met(s: State, viewer: int, plan: int) -> bool:
    """Whether the viewer has held it since the last shuffle."""
    if viewer == SPECTATOR:
        return False
    met = s.hand[viewer][:]
    for turn in range(s.since, s.turn if s.players > 1 else 0):
        givers = [viewer] if _is_discarding(turn) else [viewer, _giver(s, viewer, turn)]
        for seat in givers:
            met += s.away[turn][2 * seat : 2 * seat + 2]
    return plan in met


def _share_a_place(s: State, one: int, other: int) -> bool:
    """Whether exchanging the two would change nothing: both have been in the same hands at the same times."""
    return [cells.count(one) for cells in _places(s)] == [cells.count(other) for cells in _places(s)]


def _places(s: State) -> list[Row]:
    pairs = [s.away[turn][2 * seat : 2 * seat + 2] for turn in range(s.since, s.turn + 1) for seat in range(s.players)]
    return [*s.hand[: s.hands], *pairs, *([plan] for plan in s.played[s.turn][: s.players])]


def _rename(s: State, names: dict[int, int]) -> None:
    """Call plans otherwise wherever they are and have been; rows stay ascending."""
    for row in s.hand[: s.hands]:
        held = sorted(names.get(plan, plan) for plan in _plans(row))
        row[: len(held)] = held
    for turn in range(s.since, s.turn + 1):
        row = s.away[turn]
        for place in range(0, len(row), 2):
            pair = [names.get(plan, plan) for plan in row[place : place + 2]]
            row[place : place + 2] = pair if RULES.NO_PLAN in pair else sorted(pair)
    row = s.played[s.turn]
    row[:] = [names.get(plan, plan) for plan in row]
