"""Action cards: who may play one, and what it does."""

from doubloon.core import Grid, ask, only, rule, show, tell
from doubloon.games.treasure_hunter.rules.cards import draw_card, insert, lay, lies_before, remove
from doubloon.games.treasure_hunter.rules.pieces import (
    COMPANION,
    DRAWN,
    DREW,
    FOUND,
    JOINED,
    MULE,
    NAMING,
    PASSED,
    PLAYED,
    POTION,
    REACT,
    SCAREGOBLIN,
    SLEPT,
    STANDS,
    STRENGTHS,
    SWORD,
    TH_3_2,
    TH_4_1,
    TH_R1,
    TH_R2,
    TH_R3,
    TH_R5,
    TH_R12,
    TRICK_CARD,
    WASTED,
    after,
    call_of,
    deed_of,
)
from doubloon.games.treasure_hunter.rules.state import State
from doubloon.games.treasure_hunter.rules.treasures import muster, total_of


@rule("TH-3.2", "TH-R12")
def open_window(s: State, step: int) -> None:
    s.mover = s.dealer
    s.passes = 0
    s.step = step


@rule("TH-R17")
def must_pass(s: State) -> bool:
    """Whether everybody can see that the next one has nothing to play. Whoever holds cards is asked, whatever they are."""
    return s.hand_count[s.mover] == 0


@rule("TH-3.2", "TH-R3", "TH-R12", "TH-R17")
def decline(s: State, log: Grid) -> None:
    clause = TH_3_2 if s.step == REACT else TH_R12
    tell(log, PASSED, clause, s.mover)
    s.passes += 1
    s.mover = after(s.mover, s.players)


@rule("TH-4.1", "TH-R2", "TH-R3")
def why_not_play(s: State, seat: int, card: int) -> int:
    """0 if this seat, which holds the card, may play it in the window that is open; else the clause that forbids it."""
    deed = deed_of(card)
    if deed == MULE:
        return 0
    if s.step != REACT or deed == SCAREGOBLIN:
        return 0 if s.step != REACT and deed == SCAREGOBLIN else TH_4_1
    if s.party[seat] == 0 or (deed < SWORD and deed != COMPANION + s.site):
        return TH_R2
    return TH_R3 if deed == POTION and s.awake[seat] == 0 else 0


@rule("TH-3.2", "TH-4.1", "TH-R2", "TH-R3", "TH-R10")
def play(s: State, seat: int, card: int, log: Grid) -> None:
    show(s)
    remove(s.hand[seat], s.hand_count[seat], card)
    s.hand_count[seat] -= 1
    lay(s, seat, card)
    s.feats[seat][TRICK_CARD] += 1
    s.passes = 0
    s.mover = after(seat, s.players)
    clause = TH_3_2 if s.step == REACT else TH_4_1
    tell(log, PLAYED, clause, seat, card)
    deed = deed_of(card)
    if deed == MULE:
        fetch(s, seat, log)
    elif deed == SCAREGOBLIN:
        s.scared[seat] = 1
    elif deed == POTION:
        brew(s, seat, log)
    else:
        strengthen(s, seat, deed, log)


@rule("TH-R1", "TH-R2")
def strengthen(s: State, seat: int, deed: int, log: Grid) -> None:
    """A Companion doubles the adventurers, however many there are of it; the other cards add to the total or take from it."""
    if deed < SWORD:
        s.doubled[seat] = 1
    s.bonus[seat] += s.boost[deed]
    tell(log, STANDS, TH_R1, seat, total_of(s, seat))


@rule("TH-R3")
def brew(s: State, seat: int, log: Grid) -> None:
    """The Potion is for one adventurer; if there are several, its player names one before anybody reacts."""
    only_one = 0
    count = 0
    for strength in range(STRENGTHS):
        if can_sleep(s, seat, strength):
            only_one = strength
            count += 1
    if count == 1:
        sleep(s, seat, only_one, log)
    else:
        ask(s, NAMING, only(seat))


@rule("TH-R3")
def can_sleep(s: State, seat: int, strength: int) -> bool:
    """Whether the adventurer of this strength here is the seat's own, and awake."""
    return s.asleep[strength] == 0 and lies_before(s, seat, STRENGTHS * s.site + strength)


@rule("TH-R3", "TH-R4")
def sleep(s: State, seat: int, strength: int, log: Grid) -> None:
    card = STRENGTHS * s.site + strength
    s.asleep[strength] = 1
    s.awake[seat] -= s.strength[card]
    tell(log, SLEPT, TH_R3, seat, card)
    tell(log, STANDS, TH_R1, seat, total_of(s, seat))


@rule("TH-R5")
def fetch(s: State, seat: int, log: Grid) -> None:
    """The Mule brings the top card of the draw pile: to the group here, to the hand, or too late."""
    card = draw_card(s)
    if s.step == REACT and call_of(card) == s.site:
        s.place[card] = FOUND
        muster(s, seat, card, TH_R5, JOINED, log)
        tell(log, STANDS, TH_R5, seat, total_of(s, seat))
    elif call_of(card) < s.called:
        s.place[card] = FOUND
        tell(log, WASTED, TH_R5, seat, card)
    else:
        s.place[card] = DRAWN + s.draws
        s.drawer[s.draws] = seat
        s.draws += 1
        insert(s.hand[seat], s.hand_count[seat], card)
        s.hand_count[seat] += 1
        tell(log, DREW, TH_R5, seat, card, seers=only(seat))
