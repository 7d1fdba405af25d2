"""Set-up, the order of play, and what may be done."""

from doubloon.core import NOBODY, OVER, SPECTATOR, Grid, Row, answered, ask, draw, is_asked, only, rule, tell
from doubloon.games.trasteros_locos.rules.auction import affordable, buy, call, clear_table, compare, decline, pay, sell, take_junk
from doubloon.games.trasteros_locos.rules.end import can_declare, declare, pass_turn, time_out
from doubloon.games.trasteros_locos.rules.memory import in_play, settle
from doubloon.games.trasteros_locos.rules.pieces import (
    ACTING,
    ADD,
    BEGIN,
    BUY,
    BUYING,
    CALL,
    CHANGE,
    CHANGING,
    CLOSE,
    COLLECT,
    COLLECTIONS,
    COMPARE,
    DEALT,
    DECLINE,
    DONE,
    EXCHANGE,
    FILLED,
    GOLD,
    ITEMS,
    JUNK,
    MATERIALS,
    MOST_HELD,
    NOTHING,
    OFFERING,
    OPEN,
    PASS,
    PAY,
    PAYING,
    PROTECT,
    PROTECTING,
    PUT,
    RELEASE,
    REMOVED,
    ROOMS,
    SEALED,
    SELL,
    SKELETON,
    STARTED,
    TAKE_JUNK,
    TL_1_2,
    TL_1_3,
    TL_1_4,
    TL_1_5,
    TL_2_3,
    TL_2_9,
    TL_3_3,
    TL_4_1,
    TL_5_1,
    TL_6_1,
    TL_7_1,
    TL_8_1,
    TL_R2,
    TL_R3,
    TL_R6,
    TL_R7,
    TL_R9,
    TL_R11,
    TL_R15,
    TURN_LIMIT,
    UPGRADE,
    after,
    first_unit,
    material_of,
)
from doubloon.games.trasteros_locos.rules.state import State
from doubloon.games.trasteros_locos.rules.storage import fill, refill
from doubloon.games.trasteros_locos.rules.trade import (
    can_change,
    change,
    exchange,
    hand_in_both,
    is_supplied,
    open_public_room,
    protect,
    release,
    upgrade,
)

# Set-up


@rule("TL-1.1", "TL-1.2", "TL-1.3", "TL-1.4", "TL-1.5", "TL-R12", "TL-R15")
def setup(s: State, log: Grid) -> None:
    deal_collectors(s, log)
    for material in range(MATERIALS):
        s.supply[material] = s.cube_count[material] - s.players * s.purse[material]
        for seat in range(s.players):
            s.cubes[seat][material] = s.purse[material]
    s.badge_supply = s.badge_count
    for i in range(MOST_HELD):
        s.vault[i] = NOTHING
    for card in range(ITEMS):
        s.stock[card] = in_play(s, card)
        s.public_count += s.stock[card]
    rooms = fill(s)
    hide_skeletons(s)
    tell(log, FILLED, TL_1_2, NOBODY, rooms, s.public_count)
    s.starter = draw(s, s.players)
    tell(log, STARTED, TL_R15, s.starter)
    begin_turn(s, s.starter)


@rule("TL-1.3", "TL-1.4", "TL-R12")
def deal_collectors(s: State, log: Grid) -> None:
    left = (1 << COLLECTIONS) - 1
    s.removed = NOTHING
    if s.players == 3:
        s.removed = draw(s, COLLECTIONS)
        left &= ~(1 << s.removed)
        tell(log, REMOVED, TL_1_4, NOBODY, s.removed, s.spare_junk)
    for seat in range(s.players):
        skip = draw(s, COLLECTIONS - seat - (1 if s.players == 3 else 0))
        collection = 0
        while skip > 0 or left >> collection & 1 == 0:
            skip -= left >> collection & 1
            collection += 1
        left &= ~(1 << collection)
        s.collector[seat] = collection
        tell(log, DEALT, TL_1_3, seat, collection, seers=only(seat))


@rule("TL-1.1", "TL-1.2")
def hide_skeletons(s: State) -> None:
    """One starts the discards, the other is shuffled into the public room, as everybody knows."""
    s.discards[SKELETON] = 1
    s.fresh[SKELETON] = s.copies[SKELETON] - 1
    settle(s)
    for viewer in range(SPECTATOR, s.players):
        s.seen[viewer][first_unit(SKELETON)] = s.mixed


# The order of play


@rule("TL-1.5", "TL-2.10", "TL-R6", "TL-R13")
def advance(s: State, log: Grid) -> None:
    while s.to_act == 0 and s.step != OVER:
        if s.step == COMPARE:
            compare(s, log)
        elif s.step == SELL:
            if not sell(s):
                clear_table(s, log)
        else:
            if s.doors == 0:
                refill(s, log)
            s.turns += 1
            if s.turns == s.options[TURN_LIMIT] * s.players:
                time_out(s, log)
            else:
                begin_turn(s, after(s.mover, s.players))


@rule("TL-1.5")
def begin_turn(s: State, seat: int) -> None:
    s.moment += 1
    s.mover = seat
    s.step = BEGIN
    ask(s, ACTING, only(seat))


# What may be done


@rule("TL-2.1", "TL-2.3", "TL-2.9", "TL-3.3", "TL-4.1", "TL-5.1", "TL-6.1", "TL-7.1", "TL-8.1", "TL-R1", "TL-R3", "TL-R7", "TL-R11", "TL-R16")
def legal(s: State, seat: int, out: Row) -> int:
    n = 0
    if not is_asked(s, seat):
        return 0
    if s.decision == ACTING:
        for room in range(ROOMS):
            out[n] = CALL + room  # the next takes its place if this one is not open: counting is quicker than branching
            n += s.doors >> room & 1
        if s.public_count > 0:
            out[n] = OPEN
            n += 1
        for stuff in range(MATERIALS + 1):
            if can_change(s, seat, stuff):
                out[n] = CHANGE + stuff
                n += 1
        for material in range(GOLD):
            if s.cubes[seat][material] > 1 and s.supply[material + 1] > 0:
                out[n] = UPGRADE + material
                n += 1
        for material in range(MATERIALS):
            if s.held[seat][material] > 0 and s.supply[material] > 0:
                for card in range(COLLECTIONS * material, COLLECTIONS * (material + 1)):
                    out[n] = EXCHANGE + card
                    n += min(1, s.hand[seat][card])
        if s.hand_count[seat] > 0 and s.cubes[seat][GOLD] > 0:
            out[n] = PROTECT
            n += 1
        for pile in range(s.piles):
            if s.pile_owner[pile] == seat:
                out[n] = RELEASE + pile
                n += 1
        is_stuck = n == 0
        if can_declare(s, seat):
            out[n] = COLLECT
            n += 1
        if is_stuck:
            out[n] = PASS
            n += 1
    elif s.decision == OFFERING:
        for material in range(MATERIALS):
            if s.offer[seat][material] < s.cubes[seat][material]:
                out[n] = ADD + material
                n += 1
        out[n] = DONE
        n += 1
    elif s.decision == BUYING:
        for card in range(affordable(s, seat)):
            if s.revealed[card] > 0:
                out[n] = BUY + card
                n += 1
        if s.revealed[JUNK] > 0:
            out[n] = TAKE_JUNK
            n += 1
        out[n] = DECLINE
        n += 1
    elif s.decision == PAYING:
        for material in range(material_of(s.ware), MATERIALS):
            if s.cubes[seat][material] > 0:
                out[n] = PAY + material
                n += 1
    else:
        first = COLLECTIONS * s.stuff if s.decision == CHANGING else 0
        for card in range(first, first + COLLECTIONS if s.decision == CHANGING else ITEMS):
            if s.hand[seat][card] > s.aside[card]:
                out[n] = PUT + card
                n += 1
        if s.decision == PROTECTING and s.aside_count > 0:
            out[n] = DONE
            n += 1
    return n


@rule("TL-4.1", "TL-6.1", "TL-R7")
def can_put(s: State, seat: int, card: int) -> bool:
    """Whether he has one more, and of the material that is changed."""
    return s.hand[seat][card] > s.aside[card] and (s.decision == PROTECTING or material_of(card) == s.stuff)


@rule("TL-1.5", "TL-2.3", "TL-2.9", "TL-4.1", "TL-6.1", "TL-R2", "TL-R3")
def why_not(s: State, seat: int, action: int) -> int:
    decision = s.decision if is_asked(s, seat) else NOTHING
    if action < ADD:
        return why_not_act(s, seat, action) if decision == ACTING else TL_1_5
    if action < PUT or (action == DONE and decision != PROTECTING):
        return why_not_offer(s, seat, action)
    if action < BUY:
        if decision != CHANGING and decision != PROTECTING:
            return TL_6_1
        clause = TL_4_1 if decision == CHANGING else TL_6_1
        return 0 if can_put(s, seat, action - PUT) else clause
    if action < PAY:
        return 0 if decision == BUYING and s.revealed[action - BUY] > 0 and action - BUY < affordable(s, seat) else TL_2_9
    if action < TAKE_JUNK:
        if decision != PAYING:
            return TL_2_9
        return 0 if action - PAY >= material_of(s.ware) and s.cubes[seat][action - PAY] > 0 else TL_R3
    if action < DECLINE:
        return 0 if decision == BUYING and s.revealed[JUNK] > 0 else TL_2_9
    if action < DONE:
        return 0 if decision == BUYING else TL_R3
    return 0 if s.aside_count > 0 else TL_6_1


@rule("TL-2.3", "TL-R2", "TL-R14")
def why_not_offer(s: State, seat: int, action: int) -> int:
    if s.step == COMPARE and s.to_act != 0 and s.bidders >> seat & 1 == 0:
        return TL_R2
    if not is_asked(s, seat) or s.decision != OFFERING:
        return TL_2_3
    return 0 if action == DONE or s.offer[seat][action - ADD] < s.cubes[seat][action - ADD] else TL_2_3


@rule("TL-2.1", "TL-3.3", "TL-4.1", "TL-5.1", "TL-6.1", "TL-7.1", "TL-8.1", "TL-R6", "TL-R7", "TL-R9", "TL-R11", "TL-R16")
def why_not_act(s: State, seat: int, action: int) -> int:
    if action < OPEN:
        return 0 if s.doors >> (action - CALL) & 1 == 1 else TL_R6
    if action < CHANGE:
        return 0 if s.public_count > 0 else TL_3_3
    if action < UPGRADE:
        if s.held[seat][action - CHANGE] < 2:
            return TL_4_1
        return 0 if is_supplied(s, action - CHANGE) else TL_R7
    if action < EXCHANGE:
        if s.cubes[seat][action - UPGRADE] < 2:
            return TL_4_1
        return 0 if is_supplied(s, action - UPGRADE) else TL_R7
    if action < PROTECT:
        if s.hand[seat][action - EXCHANGE] == 0:
            return TL_5_1
        return 0 if s.supply[material_of(action - EXCHANGE)] > 0 else TL_R7
    if action < RELEASE:
        return 0 if s.hand_count[seat] > 0 and s.cubes[seat][GOLD] > 0 else TL_6_1
    if action < COLLECT:
        if action - RELEASE >= s.piles:
            return TL_7_1
        return 0 if s.pile_owner[action - RELEASE] == seat else TL_R9
    if action < PASS:
        return 0 if can_declare(s, seat) else TL_8_1
    return TL_R11 if can_act(s, seat) else 0


@rule("TL-R11")
def can_act(s: State, seat: int) -> bool:
    """Whether anything but calling out is possible."""
    if s.doors > 0 or s.public_count > 0 or (s.hand_count[seat] > 0 and s.cubes[seat][GOLD] > 0):
        return True
    for pile in range(s.piles):
        if s.pile_owner[pile] == seat:
            return True
    for material in range(MATERIALS):
        if can_change(s, seat, material) or (s.held[seat][material] > 0 and s.supply[material] > 0):
            return True
        if material < GOLD and s.cubes[seat][material] > 1 and is_supplied(s, material):
            return True
    return can_change(s, seat, MATERIALS)


@rule("TL-1.5", "TL-2.3", "TL-2.9", "TL-4.1", "TL-6.1")
def apply(s: State, seat: int, action: int, log: Grid) -> None:
    if goes_on(s, seat, action):
        return
    answered(s, seat)
    if s.decision == OFFERING:
        tell(log, SEALED, TL_2_3, seat)
    elif action < OPEN:
        call(s, seat, action - CALL, log)
    elif action < CHANGE:
        open_public_room(s, seat, log)
    elif action < UPGRADE:
        change(s, seat, action - CHANGE, log)
    elif action < EXCHANGE:
        upgrade(s, seat, action - UPGRADE, log)
    elif action < PROTECT:
        exchange(s, seat, action - EXCHANGE, log)
    elif action < RELEASE:
        ask(s, PROTECTING, only(seat))
    elif action < COLLECT:
        release(s, seat, action - RELEASE, log)
    elif action < PASS:
        declare(s, seat, log)
    elif action < ADD:
        pass_turn(s, seat, log)
    elif action < BUY:
        hand_in_both(s, seat, log)
    elif action < PAY:
        buy(s, seat, action - BUY, log)
    elif action < TAKE_JUNK:
        pay(s, seat, action - PAY, log)
    elif action < DECLINE:
        take_junk(s, seat, log)
    elif action < DONE:
        decline(s, seat, log)
    else:
        protect(s, seat, log)
    if s.to_act == 0:
        advance(s, log)


@rule("TL-1.5", "TL-2.3", "TL-4.1", "TL-6.1", "TL-R11")
def goes_on(s: State, seat: int, action: int) -> bool:
    """A cube for an offer, or a card to be changed or protected: carried out, and the answer is not complete yet."""
    if s.decision == OFFERING:
        if action < DONE:
            s.offer[seat][action - ADD] += 1
        return action < DONE
    if s.decision == ACTING:
        s.step = CLOSE  # unless the action leads on, its turn is over
        if action != PASS:
            s.passes = 0
        return False
    if action >= BUY:
        return False
    s.aside[action - PUT] += 1
    s.aside_count += 1
    return s.decision == PROTECTING or s.aside_count < 2
