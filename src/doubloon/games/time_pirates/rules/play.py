"""Set-up, the order of play, and what may be done."""

from doubloon.core import OVER, Grid, Row, answered, is_asked, rule, tell
from doubloon.games.time_pirates.rules.actions import (
    can_pay,
    can_take_or_sell,
    has_partner,
    land,
    move,
    pay,
    payable,
    sell,
    settle_bill,
    swap,
    take,
)
from doubloon.games.time_pirates.rules.end import can_go_to, keep, list_assignments, next_white, reveal
from doubloon.games.time_pirates.rules.opening import draw_starter, free_epochs, lay_out, place, settle
from doubloon.games.time_pirates.rules.pieces import (
    ACT,
    ACTING,
    ARTIFACTS,
    ASSIGN,
    ASSIGNING,
    ASSIGNMENTS,
    BEGIN,
    COLOURS,
    END,
    EPOCHS,
    FIRST_WHITE,
    FLEE,
    FLEEING,
    JUMP,
    KEEP,
    LAND,
    LANDING,
    LOSE,
    LOSING,
    MOVE,
    NOTHING,
    PAY,
    PAYING,
    PLACE,
    PLACING,
    READY,
    RESTOCK,
    RESTOCKING,
    SELL,
    SETTLE,
    SIZES,
    SKIP,
    SWAP,
    SYMBOLS,
    TAKE,
    TP_1_4,
    TP_2_1,
    TP_2_3,
    TP_2_4,
    TP_3_1,
    TP_3_2,
    TP_5_1,
    TP_5_2,
    TP_5_3,
    TP_5_4,
    TP_6_1,
    TP_6_2,
    TP_7_3,
    TP_R3,
    TP_R4,
    TP_R5,
    TP_R6,
    TP_R8,
    TP_R11,
    TP_R12,
    TRADE,
    TRADING,
    WHITE,
    WHITES,
    arrow,
    atomic,
)
from doubloon.games.time_pirates.rules.restock import restock, restockable
from doubloon.games.time_pirates.rules.state import State
from doubloon.games.time_pirates.rules.turns import begin, end_turn, flee, go_on, is_stalled, losable, lose, make_flee


@rule("TP-1.1", "TP-1.2", "TP-1.3", "TP-1.4")
def setup(s: State, log: Grid) -> None:
    s.used = NOTHING
    s.selling = NOTHING
    lay_out(s, log)
    draw_starter(s, log)
    s.step = SETTLE
    advance(s, log)


@rule("TP-1.4", "TP-1.5", "TP-2.1", "TP-3.1", "TP-3.2", "TP-7.2")
def advance(s: State, log: Grid) -> None:
    while s.to_act == 0 and s.step != OVER:
        if s.step == ACT:
            go_on(s)
        elif s.step == BEGIN:
            begin(s, log)
        elif s.step == FLEE:
            make_flee(s, log)
        elif s.step == SETTLE:
            settle(s, log)
        else:
            reveal(s, log)


# What may be done


@rule("TP-1.4", "TP-2.1", "TP-2.3", "TP-3.1", "TP-3.2", "TP-5.1", "TP-5.2", "TP-5.3", "TP-5.4", "TP-6.1", "TP-6.2", "TP-7.3", "TP-R6", "TP-R8", "TP-R12")
def legal(s: State, seat: int, out: Row) -> int:
    n = 0
    if not is_asked(s, seat):
        return 0
    if s.decision == ACTING:
        n = list_actions(s, seat, out)
    elif s.decision == RESTOCKING:
        n = list_bits(restockable(s), RESTOCK, EPOCHS, out)
        if not is_stalled(s):
            out[n] = SKIP
            n += 1
    elif s.decision == TRADING:
        for rival in range(s.players):
            if rival != seat and s.loot_count[rival] > 0:
                for artifact in range(ARTIFACTS):
                    if s.loot[rival][artifact] > 0:
                        out[n] = SWAP + rival * ARTIFACTS + artifact
                        n += 1
    elif s.decision == LANDING:
        n = EPOCHS
        for epoch in range(EPOCHS):
            out[epoch] = LAND + epoch
    elif s.decision == PAYING:
        n = list_bits(payable(s, seat), PAY, ARTIFACTS, out)
    elif s.decision == FLEEING:
        out[0] = MOVE
        out[1] = MOVE + 1
        n = 2
    elif s.decision == LOSING:
        n = list_bits(losable(s, seat), LOSE, ARTIFACTS, out)
    elif s.decision == PLACING:
        n = list_bits(free_epochs(s), PLACE, EPOCHS, out)
    else:
        n = list_assignments(s, seat, out)
    return n


@rule("TP-3.2", "TP-5.1", "TP-5.2", "TP-5.3", "TP-5.4", "TP-6.1", "TP-6.2", "TP-R5", "TP-R6", "TP-R8", "TP-R12")
def list_actions(s: State, seat: int, out: Row) -> int:
    """Moves, takes, sales, jumps and trades; when no standard action is left, jumps, trades and the end of the turn."""
    n = 0
    loot = s.loot[seat]
    if s.left > 0:
        if not is_stalled(s) or not can_take_or_sell(s, seat):
            out[0] = MOVE
            out[1] = MOVE + 1
            n = 2
        lying = s.lying[s.pirate[seat]]
        for artifact in range(ARTIFACTS):
            if lying[artifact] > 0:
                out[n] = TAKE + artifact
                n += 1
        different = loot[WHITE]
        for colour in range(COLOURS):
            have = s.sets[seat][colour]
            different += min(have, 1)
            for contract in range(colour * SIZES, colour * SIZES + min(have + loot[WHITE], SIZES)):
                if s.bazaar[contract] > 0:
                    out[n] = SELL + contract
                    n += 1
        for contract in range(FIRST_WHITE, FIRST_WHITE + min(different, WHITES)):
            if s.bazaar[contract] > 0:
                out[n] = SELL + contract
                n += 1
    for colour in range(COLOURS):
        if loot[atomic(colour)] > 0:
            out[n] = JUMP + colour
            n += 1
    if has_partner(s, seat):
        for colour in range(COLOURS):
            if loot[arrow(colour)] > s.received[colour]:
                out[n] = TRADE + colour
                n += 1
    if s.left == 0:
        out[n] = END
        n += 1
    return n


@rule()
def list_bits(bits: int, first: int, count: int, out: Row) -> int:
    """Write an action for each bit that is set; returns how many."""
    n = 0
    for bit in range(count):
        if bits >> bit & 1 == 1:
            out[n] = first + bit
            n += 1
    return n


@rule("TP-1.4", "TP-2.1", "TP-2.3", "TP-2.4", "TP-3.1", "TP-3.2", "TP-5.1", "TP-5.2", "TP-5.3", "TP-5.4", "TP-6.1", "TP-6.2", "TP-7.3", "TP-R12")
def why_not(s: State, seat: int, action: int) -> int:
    decision = s.decision if is_asked(s, seat) else NOTHING
    if action < LOSE:
        return 0 if decision == PLACING and free_epochs(s) >> (action - PLACE) & 1 == 1 else TP_1_4
    if action < RESTOCK:
        if decision == LOSING and action - LOSE == WHITE:
            return TP_R3
        return 0 if decision == LOSING and losable(s, seat) >> (action - LOSE) & 1 == 1 else TP_2_1
    if action < MOVE:
        return why_not_restock(s, seat, decision, action)
    if action < PAY or JUMP <= action < SWAP or action == END:
        return why_not_act(s, seat, decision, action)
    if action < LAND:
        return why_not_pay(s, seat, action - PAY) if decision == PAYING else TP_5_4
    if action < JUMP:
        return 0 if decision == LANDING else TP_5_3
    if action < END:
        return why_not_swap(s, seat, (action - SWAP) // ARTIFACTS, (action - SWAP) % ARTIFACTS) if decision == TRADING else TP_6_2
    if decision != ASSIGNING:
        return TP_7_3
    if action >= KEEP:
        return 0 if next_white(s, seat) == action - KEEP else TP_7_3
    white = (action - ASSIGN) // COLOURS
    return 0 if next_white(s, seat) == white and can_go_to(s, seat, white, (action - ASSIGN) % COLOURS) else TP_7_3


@rule("TP-2.4", "TP-3.1", "TP-R8", "TP-R11")
def why_not_restock(s: State, seat: int, decision: int, action: int) -> int:
    if action == SKIP:
        if decision != RESTOCKING:
            return TP_3_1
        return TP_R8 if is_stalled(s) else 0
    if decision <= PLACING or decision > ACTING:
        return TP_3_1
    if s.caught == 1:
        return TP_2_4
    if s.pirate[seat] == action - RESTOCK:
        return TP_R11
    if restockable(s) >> (action - RESTOCK) & 1 == 0:
        return TP_3_1
    return 0 if decision == RESTOCKING else TP_R11


@rule("TP-2.1", "TP-2.3", "TP-R4", "TP-R11")
def why_not_act(s: State, seat: int, decision: int, action: int) -> int:
    if decision == ACTING:
        return why_not_now(s, seat, action)
    if decision == LOSING:
        return TP_2_1
    if decision == RESTOCKING:
        return TP_R11
    if decision == FLEEING:
        if TRADE <= action < SWAP:
            return TP_R4
        return 0 if action < TAKE else TP_2_3
    if action < TAKE:
        return TP_5_1
    if action < SELL:
        return TP_5_2
    if action < PAY:
        return TP_5_3
    if action < TRADE:
        return TP_6_1
    return TP_6_2 if action < SWAP else TP_R12


@rule("TP-2.4", "TP-3.2", "TP-5.2", "TP-5.3", "TP-5.4", "TP-6.1", "TP-6.2", "TP-R6", "TP-R8")
def why_not_now(s: State, seat: int, action: int) -> int:
    """Why a standard or special action, or the end of the turn, is not open to the mover."""
    if action < PAY or action == END:
        if (s.left == 0) == (action < PAY):
            return TP_2_4 if s.caught == 1 else TP_3_2
        if action < TAKE:
            return TP_R8 if is_stalled(s) and can_take_or_sell(s, seat) else 0
        if action < SELL:
            return 0 if s.lying[s.pirate[seat]][action - TAKE] > 0 else TP_5_2
        if action == END:
            return 0
        if s.bazaar[action - SELL] == 0:
            return TP_5_3
        return 0 if can_pay(s, seat, action - SELL) else TP_5_4
    if action < TRADE:
        return 0 if s.loot[seat][atomic(action - JUMP)] > 0 else TP_6_1
    have = s.loot[seat][arrow(action - TRADE)]
    if have == 0:
        return TP_6_2
    return 0 if have > s.received[action - TRADE] and has_partner(s, seat) else TP_R6


@rule("TP-5.4", "TP-R5")
def why_not_pay(s: State, seat: int, artifact: int) -> int:
    if payable(s, seat) >> artifact & 1 == 1:
        return 0
    fits = s.selling >= FIRST_WHITE or artifact == WHITE or artifact // SYMBOLS == s.selling // SIZES
    return TP_R5 if fits and s.loot[seat][artifact] > 0 else TP_5_4


@rule("TP-6.2", "TP-R6")
def why_not_swap(s: State, seat: int, rival: int, artifact: int) -> int:
    if rival == seat or rival >= s.players:
        return TP_6_2
    if s.loot[rival][artifact] > 0:
        return 0
    return TP_R6 if artifact == arrow(s.used) else TP_6_2


@rule("TP-2.1", "TP-3.1", "TP-5.1", "TP-5.2", "TP-5.3", "TP-6.1", "TP-6.2", "TP-7.3", "TP-R12")
def apply(s: State, seat: int, action: int, log: Grid) -> None:
    if action >= ASSIGN:
        assign(s, seat, action)
        if next_white(s, seat) != NOTHING:
            return  # the answer goes on: another white contract is still to be dealt with
        tell(log, READY, TP_7_3, seat)
    elif JUMP <= action < SWAP:
        use(s, action)
        return
    elif SELL <= action < LAND:
        if action < PAY:
            sell(s, seat, action - SELL, log)
        else:
            pay(s, seat, action - PAY, log)
            settle_bill(s, seat, log)
        return
    answered(s, seat)
    if action < LOSE:
        place(s, seat, action - PLACE, log)
    elif action < RESTOCK:
        lose(s, seat, action - LOSE, log)
    elif action < SKIP:
        restock(s, seat, action - RESTOCK, log)
    elif MOVE <= action < TAKE:
        if s.decision == FLEEING:
            flee(s, seat, action - MOVE, log)
        else:
            move(s, seat, action - MOVE, log)
    elif TAKE <= action < SELL:
        take(s, seat, action - TAKE, log)
    elif LAND <= action < JUMP:
        land(s, seat, action - LAND, log)
    elif SWAP <= action < END:
        swap(s, seat, (action - SWAP) // ARTIFACTS, (action - SWAP) % ARTIFACTS, log)
    elif action == END:
        end_turn(s)
    if s.step == ACT:
        go_on(s)
    if s.to_act == 0:
        advance(s, log)


@rule("TP-6.1", "TP-6.2")
def use(s: State, action: int) -> None:
    """Pick the artifact for a jump or a trade; where to and with whom is still to be said."""
    if action < TRADE:
        s.used = action - JUMP
        s.decision = LANDING
    else:
        s.used = action - TRADE
        s.decision = TRADING


@rule("TP-7.3", "TP-R9")
def assign(s: State, seat: int, action: int) -> None:
    if action < KEEP:
        s.assigned[seat][(action - ASSIGN) // COLOURS * ASSIGNMENTS + (action - ASSIGN) % COLOURS] += 1
    else:
        keep(s, seat, action - KEEP)
