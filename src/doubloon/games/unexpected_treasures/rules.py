"""Unexpected Treasures, in the order of its rulebook.

The bag and the mission stack are kept as what is in them, not in an order: chance decides when a tile or a
mission turns up. So no state ever holds a draw that somebody could look at.
"""

from doubloon import core
from doubloon.core import NOBODY, OVER, UNKNOWN, Grid, Row, below, cell, cells, clause_numbers, printed, require, rule
from doubloon.core.steps import answered, ask, draw, everybody, finish, is_asked, only, show, tell, total

# Components

SEAT = core.seats(6)
GOOD = core.named("good", "stool", "lamp", "armchair", "television", "radio")
MISSION = core.numbers("mission", 1, 24)
CARD = core.named("card", "thief", "backpack", "bicycle", "motorbike", "car", "truck")
NUMBER = core.numbers("number", 0, 5)

SEATS, KINDS, MISSIONS, CARDS = len(SEAT), len(GOOD), len(MISSION), len(CARD)
RADIO = KINDS - 1
THIEF = 0
NO_CARD = -1

# Where a mission is: STACK (or among those removed unseen), OPEN, or TAKEN + the seat that completed it.
STACK, OPEN, TAKEN = 0, 1, 2

UT_1_2, UT_1_4, UT_2_1, UT_2_2, UT_2_3, UT_2_4 = clause_numbers("UT-1.2", "UT-1.4", "UT-2.1", "UT-2.2", "UT-2.3", "UT-2.4")
UT_3_1, UT_3_2, UT_3_3, UT_3_4 = clause_numbers("UT-3.1", "UT-3.2", "UT-3.3", "UT-3.4")
UT_4_1, UT_4_2, UT_4_3, UT_4_4, UT_4_5, UT_4_6 = clause_numbers("UT-4.1", "UT-4.2", "UT-4.3", "UT-4.4", "UT-4.5", "UT-4.6")
UT_5_1, UT_5_2 = clause_numbers("UT-5.1", "UT-5.2")
UT_R1, UT_R2, UT_R3, UT_R4, UT_R6, UT_R7 = clause_numbers("UT-R1", "UT-R2", "UT-R3", "UT-R4", "UT-R6", "UT-R7")
UT_R9, UT_R10 = clause_numbers("UT-R9", "UT-R10")

ACTIONS = core.Actions()
CHOOSE = ACTIONS.verb("choose", number=NUMBER)
TAKE = ACTIONS.verb("take", good=GOOD)
STEAL = ACTIONS.verb("steal", rival=SEAT, good=GOOD)
STOP = ACTIONS.verb("stop")
COMPLETE = ACTIONS.verb("complete", mission=MISSION)
PAY = ACTIONS.verb("pay", good=GOOD)
DONE = ACTIONS.verb("done")

DECISIONS = core.Decisions()
CHOOSING = DECISIONS.kind("choose", sealed=True)
STEALING = DECISIONS.kind("steal")
TAKING = DECISIONS.kind("take")
COMPLETING = DECISIONS.kind("complete")
PAYING = DECISIONS.kind("pay")

EVENTS = core.Events()
DEALT_CHIP = EVENTS.kind("dealt-chip", chip=None)
REMOVED = EVENTS.kind("removed", count=None)
REVEALED = EVENTS.kind("revealed", mission=MISSION, value=None)
STOCKED = EVENTS.kind("stocked", good=GOOD)
REFILLED = EVENTS.kind("refilled", count=None)
RAN_DRY = EVENTS.kind("ran-dry")
RAN_OUT = EVENTS.kind("ran-out")
LAST_ROUND = EVENTS.kind("last-round")
CHOSE = EVENTS.kind("chose", number=NUMBER)
SHOWED = EVENTS.kind("showed", number=NUMBER, card=CARD)
WON_CONTEST = EVENTS.kind("won-contest", number=NUMBER, chip=None)
STAYED_HOME = EVENTS.kind("stayed-home", number=NUMBER, chip=None)
EXCHANGED = EVENTS.kind("exchanged", rival=SEAT, given=None, got=None)
STOLE = EVENTS.kind("stole", rival=SEAT, good=GOOD)
TOOK = EVENTS.kind("took", good=GOOD)
FOUND_NOTHING = EVENTS.kind("found-nothing")
STOPPED = EVENTS.kind("stopped", left=None)
PAID = EVENTS.kind("paid", good=GOOD, symbol=GOOD)
COMPLETED = EVENTS.kind("completed", mission=MISSION, value=None)
SCORED = EVENTS.kind("scored", points=None, missions=None, goods=None)

COMPONENTS = (
    core.Pieces("mission", ("mission",), offered=(REVEALED,), taken=(COMPLETED,)),
    core.Pieces("good", ("good",), offered=(STOCKED,), taken=(TOOK, STOLE)),
    core.Pieces("card", ("card",), taken=(SHOWED,)),
)

# The steps of a round, in order
DEPOSIT, REVEAL, SET_OUT, PLUNDER, SELL, SETTLE, GO_HOME = range(7)


class State(core.State):
    missions: int = printed()
    need: Grid = printed(MISSION, GOOD)
    value: Row = printed(MISSION)
    worth: Row = printed(GOOD)
    tiles: Row = printed(GOOD)
    removed: Row = printed(SEATS + 1)  # missions removed, by number of players

    stack: int  # missions still to be turned up
    place: Row = cells(MISSION)
    bag: Row = cells(GOOD)
    site: Row = cells(GOOD)
    handed_in: Row = cells(GOOD)
    goods: Grid = cells(SEAT, GOOD)
    chip: Row = cells(SEAT)
    card: Row = cells(SEAT, of=CARD)
    home: Row = cells(SEAT)  # 1: lost a contest this round
    was_thief: Row = cells(SEAT)  # 1: chose the thief last round
    turn: int = cell(of=CARD)  # the number card that acts
    mover: int = cell(of=SEAT)
    left: int  # tiles he may still take or steal
    selling: int = cell(of=MISSION)  # the mission being paid for
    due: Row = cells(GOOD)  # its symbols still to be paid
    symbol: int = cell(of=GOOD)  # the one a tile is asked for


class Mission(core.Component):
    no: int
    goods: dict[str, int]
    value: int


class Good(core.Component):
    name: str
    value: int
    count: int


class Box(core.Components):
    goods: list[Good]
    missions: list[Mission]
    removed: dict[str, int]

    def fill(self, s: State) -> None:
        """Lay the box out in a state; what the rules could not play with is refused."""
        require([good.name for good in self.goods] == list(GOOD.texts), "goods", f"there must be {', '.join(GOOD.texts)}, in this order")
        for kind, good in enumerate(self.goods):
            require(good.count >= 0 and good.value >= 0, f"goods {good.name}", "count and value must not be negative")
            s.worth[kind] = good.value
            s.tiles[kind] = good.count
        require(0 < len(self.missions) <= MISSIONS, "missions", f"there are {len(self.missions)}; the table has room for 1 to {MISSIONS}")
        s.missions = len(self.missions)
        for place, mission in enumerate(self.missions):
            entry = f"missions {place + 1}"
            require(mission.no == place + 1, entry, f"its no is {mission.no}; missions are numbered 1, 2, 3 … in order")
            for name, count in mission.goods.items():
                require(name in GOOD.texts, entry, f"{name!r} is no good: write {GOOD.span}")
                require(count > 0, entry, f"{name}: {count} symbols; leave a good out that is not shown")
                s.need[place][GOOD.texts.index(name)] = count
            require(1 <= sum(mission.goods.values()) <= 6, entry, "a mission shows 1 to 6 symbols")
            require(mission.value > 0, entry, f"value {mission.value} must be above 0")
            s.value[place] = mission.value
        for players, count in self.removed.items():
            require(players.isdecimal() and 3 <= int(players) <= SEATS, f"removed {players}", "the number of players must be 3 to 6")
            require(
                0 <= count < len(self.missions), f"removed {players}", f"{count} of {len(self.missions)} missions cannot be removed: at least one must stay"
            )
            s.removed[int(players)] = count

    def entry(self, kind: str, place: tuple[int, ...]) -> core.Component | None:
        rows: list[core.Component] = [*self.missions] if kind == "mission" else [*self.goods] if kind == "good" else []
        return rows[place[0]] if place[0] < len(rows) else None


# Before you begin


@rule("UT-1.1", "UT-1.2", "UT-1.3", "UT-1.4")
def setup(s: State, log: Grid) -> None:
    for seat in range(s.players):
        s.card[seat] = NO_CARD
    deal_chips(s, log)
    for kind in range(KINDS):
        s.bag[kind] = s.tiles[kind]
    s.stack = s.missions - s.removed[s.players]
    if s.removed[s.players] > 0:
        tell(log, REMOVED, UT_1_4, NOBODY, s.removed[s.players])
    s.step = DEPOSIT
    advance(s, log)


@rule("UT-1.2")
def deal_chips(s: State, log: Grid) -> None:
    for seat in range(s.players):
        s.chip[seat] = seat + 1
    for seat in range(s.players - 1, 0, -1):
        other = draw(s, seat + 1)
        chip = s.chip[seat]
        s.chip[seat] = s.chip[other]
        s.chip[other] = chip
    for seat in range(s.players):
        tell(log, DEALT_CHIP, UT_1_2, seat, s.chip[seat])


# The order of play


@rule("UT-2.5", "UT-4.7", "UT-5.1")
def advance(s: State, log: Grid) -> None:
    while s.to_act == 0 and s.step != OVER:
        if s.step == DEPOSIT:
            deposit(s, log)
            ask(s, CHOOSING, everybody(s))
            s.step = REVEAL
        elif s.step == REVEAL:
            reveal(s, log)
            s.turn = THIEF
            s.step = SET_OUT
        elif s.step == SET_OUT:
            set_out(s)
        elif s.step == PLUNDER:
            plunder(s, log)
        elif s.step == SELL:
            sell(s)
        elif s.step == SETTLE:
            settle(s, log)
        else:
            go_home(s, log)


# 1. Depositing new goods


@rule("UT-2.1", "UT-2.2", "UT-2.3", "UT-R2", "UT-R3")
def deposit(s: State, log: Grid) -> None:
    enough = 2 * s.players
    missing = reveal_mission(s, UT_2_3 if total(s.site) >= enough else UT_2_1, log)
    while total(s.site) < enough and s.stack > 0 and has_loose_tiles(s):
        missing = reveal_mission(s, UT_2_2, log)
    if missing > 0 or (total(s.site) < enough and not has_loose_tiles(s)):
        tell(log, RAN_DRY, UT_R3, NOBODY)
    elif total(s.site) < enough:
        tell(log, RAN_OUT, UT_R2, NOBODY)
    if s.stack == 0:
        tell(log, LAST_ROUND, UT_5_1, NOBODY)


@rule("UT-2.1")
def reveal_mission(s: State, clause: int, log: Grid) -> int:
    """Turn a mission up and stock the site for it; returns how many tiles were due and could not be drawn."""
    mission = draw_mission(s)
    s.place[mission] = OPEN
    s.stack -= 1
    tell(log, REVEALED, clause, NOBODY, mission, s.value[mission])
    due = total(s.need[mission])
    while due > 0 and has_loose_tiles(s):
        stock(s, log)
        due -= 1
    return due


@rule("UT-R3")
def has_loose_tiles(s: State) -> bool:
    return total(s.bag) + total(s.handed_in) > 0


@rule("UT-1.4", "UT-2.1")
def draw_mission(s: State) -> int:
    """Any mission not yet seen may be on top: those removed unseen are as likely as those in the stack."""
    skip = draw(s, s.stack + s.removed[s.players])
    mission = 0
    while skip > 0 or s.place[mission] != STACK:
        if s.place[mission] == STACK:
            skip -= 1
        mission += 1
    return mission


@rule("UT-2.1", "UT-2.4", "UT-R10")
def stock(s: State, log: Grid) -> None:
    tiles = total(s.bag)
    if tiles == 0:
        refill(s, UT_R10, log)
        tiles = total(s.bag)
    skip = draw(s, tiles)
    kind = 0
    while skip >= s.bag[kind]:
        skip -= s.bag[kind]
        kind += 1
    s.bag[kind] -= 1
    s.site[kind] += 1
    tell(log, STOCKED, UT_2_1, NOBODY, kind)
    if tiles == 1:
        refill(s, UT_2_4, log)


@rule("UT-2.4", "UT-R10")
def refill(s: State, clause: int, log: Grid) -> None:
    tiles = total(s.handed_in)
    if tiles > 0:
        for kind in range(KINDS):
            s.bag[kind] += s.handed_in[kind]
            s.handed_in[kind] = 0
        tell(log, REFILLED, clause, NOBODY, tiles)


# 2. Selecting the number card


@rule("UT-3.1", "UT-3.2", "UT-R4")
def choose(s: State, seat: int, card: int, log: Grid) -> None:
    s.card[seat] = card
    tell(log, CHOSE, UT_3_1, seat, card, seers=only(seat))


@rule("UT-3.1", "UT-3.2", "UT-R4")
def reveal(s: State, log: Grid) -> None:
    show(s)
    for seat in range(s.players):
        tell(log, SHOWED, UT_3_1, seat, s.card[seat], s.card[seat])
        s.was_thief[seat] = 1 if s.card[seat] == THIEF else 0
    for card in range(CARDS):
        if contenders(s, card) > 1:
            contest(s, card, log)


@rule("UT-3.3")
def contenders(s: State, card: int) -> int:
    count = 0
    for seat in range(s.players):
        if s.card[seat] == card:
            count += 1
    return count


@rule("UT-3.3", "UT-3.4", "UT-R5")
def contest(s: State, card: int, log: Grid) -> None:
    wins = True
    for chip in range(1, s.players + 1):
        seat = owner(s, chip)
        if s.card[seat] == card:
            if wins:
                tell(log, WON_CONTEST, UT_3_3, seat, card, chip)
            else:
                s.home[seat] = 1
                tell(log, STAYED_HOME, UT_3_3, seat, card, chip)
            wins = False
    exchange_chips(s, card, log)


@rule("UT-3.4", "UT-R5")
def exchange_chips(s: State, card: int, log: Grid) -> None:
    """Lowest with highest, second with second to last, and so on to the middle."""
    low = 1
    high = s.players
    while low < high:
        first = owner(s, low)
        last = owner(s, high)
        if s.card[first] != card:
            low += 1
        elif s.card[last] != card:
            high -= 1
        else:
            s.chip[first] = high
            s.chip[last] = low
            tell(log, EXCHANGED, UT_3_4, first, last, low, high)
            low += 1
            high -= 1


@rule("UT-1.2")
def owner(s: State, chip: int) -> int:
    seat = 0
    while s.chip[seat] != chip:
        seat += 1
    return seat


# 3. Stealing, plundering the site, completing missions


@rule("UT-4.1", "UT-4.3")
def set_out(s: State) -> None:
    """The owner of the next card on the table begins; after the truck everyone goes home."""
    s.mover = NOBODY
    while s.mover == NOBODY and s.turn < CARDS:
        for seat in range(s.players):
            if s.card[seat] == s.turn and s.home[seat] == 0:
                s.mover = seat
        if s.mover == NOBODY:
            s.turn += 1
    if s.mover == NOBODY:
        s.step = GO_HOME
    else:
        s.left = underway(s) if s.turn == THIEF else s.turn
        s.step = PLUNDER


@rule("UT-4.1")
def underway(s: State) -> int:
    """How many players are on their way to the site."""
    count = 0
    for seat in range(s.players):
        if is_underway(s, seat):
            count += 1
    return count


@rule("UT-4.1", "UT-4.2")
def is_underway(s: State, seat: int) -> bool:
    return s.card[seat] != THIEF and s.home[seat] == 0


@rule("UT-4.1", "UT-4.3", "UT-R1")
def plunder(s: State, log: Grid) -> None:
    """Ask for the next tile, as long as one is allowed and one is there."""
    if s.left > 0 and s.turn == THIEF and has_victim(s):
        ask(s, STEALING, only(s.mover))
    elif s.left > 0 and s.turn != THIEF and total(s.site) > 0:
        ask(s, TAKING, only(s.mover))
    else:
        if s.left == s.turn and s.turn != THIEF:
            tell(log, FOUND_NOTHING, UT_4_3, s.mover)
        elif s.turn == THIEF and s.left == underway(s):
            tell(log, FOUND_NOTHING, UT_4_1, s.mover)
        s.step = SELL


@rule("UT-4.1", "UT-4.2")
def has_victim(s: State) -> bool:
    for seat in range(s.players):
        if is_underway(s, seat) and total(s.goods[seat]) > 0:
            return True
    return False


@rule("UT-4.1")
def steal(s: State, seat: int, rival: int, kind: int, log: Grid) -> None:
    s.goods[rival][kind] -= 1
    s.goods[seat][kind] += 1
    s.left -= 1
    tell(log, STOLE, UT_4_1, seat, rival, kind)


@rule("UT-4.3")
def take(s: State, seat: int, kind: int, log: Grid) -> None:
    s.site[kind] -= 1
    s.goods[seat][kind] += 1
    s.left -= 1
    tell(log, TOOK, UT_4_3, seat, kind)


@rule("UT-R1")
def stop(s: State, seat: int, log: Grid) -> None:
    tell(log, STOPPED, UT_R1, seat, s.left)
    s.step = SELL


@rule("UT-4.4", "UT-4.6")
def sell(s: State) -> None:
    """Ask which mission he completes, as long as he can complete one. Players at home never come here."""
    for mission in range(s.missions):
        if s.place[mission] == OPEN and can_pay(s, s.mover, mission):
            ask(s, COMPLETING, only(s.mover))
            return
    move_on(s)


@rule("UT-4.4")
def move_on(s: State) -> None:
    s.turn += 1
    s.step = SET_OUT


@rule("UT-4.4", "UT-4.5", "UT-R6", "UT-R9")
def can_pay(s: State, seat: int, mission: int) -> bool:
    return spare_radios(s.goods[seat], s.need[mission]) >= 0


@rule("UT-4.5", "UT-R6", "UT-R9")
def spare_radios(mine: Row, due: Row) -> int:
    """Radios left to use as jokers freely, once radio symbols and missing tiles are paid; below 0 the symbols cannot be paid."""
    radios = mine[RADIO] - due[RADIO]
    for kind in range(RADIO):
        if due[kind] > mine[kind]:
            radios -= due[kind] - mine[kind]
    return radios


@rule("UT-4.4")
def complete(s: State, mission: int) -> None:
    s.selling = mission
    for kind in range(KINDS):
        s.due[kind] = s.need[mission][kind]
    s.step = SETTLE


@rule("UT-4.4", "UT-4.5", "UT-R6", "UT-R9")
def settle(s: State, log: Grid) -> None:
    """Pay what can be paid in one way only; ask where a radio may stand in for a tile he has."""
    seat = s.mover
    for kind in range(RADIO):
        while s.due[kind] > s.goods[seat][kind]:
            hand_in(s, seat, RADIO, kind, log)
        while s.due[kind] > 0:
            if spare_radios(s.goods[seat], s.due) > 0:
                s.symbol = kind
                ask(s, PAYING, only(seat))
                return
            else:
                hand_in(s, seat, kind, kind, log)
    while s.due[RADIO] > 0:
        hand_in(s, seat, RADIO, RADIO, log)
    s.place[s.selling] = TAKEN + seat
    tell(log, COMPLETED, UT_4_4, seat, s.selling, s.value[s.selling])
    s.step = SELL


@rule("UT-4.5", "UT-R6")
def pay(s: State, seat: int, kind: int, log: Grid) -> None:
    """One radio, asked again for the next symbol of the kind; or the tiles themselves, for all that are left of it."""
    if kind == RADIO:
        hand_in(s, seat, RADIO, s.symbol, log)
    else:
        while s.due[kind] > 0:
            hand_in(s, seat, kind, kind, log)


@rule("UT-4.4", "UT-4.5")
def hand_in(s: State, seat: int, kind: int, symbol: int, log: Grid) -> None:
    s.goods[seat][kind] -= 1
    s.handed_in[kind] += 1
    s.due[symbol] -= 1
    tell(log, PAID, UT_4_4 if kind == symbol else UT_4_5, seat, kind, symbol)


@rule("UT-4.7", "UT-5.1")
def go_home(s: State, log: Grid) -> None:
    for seat in range(s.players):
        s.card[seat] = NO_CARD
        s.home[seat] = 0
    s.step = DEPOSIT
    if s.stack == 0:
        finish(s, UT_5_1)
        for seat in range(s.players):
            goods = goods_value(s, seat)
            missions = mission_value(s, seat)
            tell(log, SCORED, UT_5_2, seat, missions + goods, missions, goods)


# What may be done


@rule("UT-3.1", "UT-3.2", "UT-4.1", "UT-4.2", "UT-4.3", "UT-4.4", "UT-4.5", "UT-4.6", "UT-R1", "UT-R4", "UT-R6")
def legal(s: State, seat: int, out: Row) -> int:
    n = 0
    if not is_asked(s, seat):
        return 0
    if s.decision == CHOOSING:
        for card in range(CARDS):
            if card != THIEF or s.was_thief[seat] == 0:
                out[n] = CHOOSE + card
                n += 1
    elif s.decision == TAKING:
        for kind in range(KINDS):
            if s.site[kind] > 0:
                out[n] = TAKE + kind
                n += 1
        out[n] = STOP
        n += 1
    elif s.decision == STEALING:
        for rival in range(s.players):
            if is_underway(s, rival):
                for kind in range(KINDS):
                    if s.goods[rival][kind] > 0:
                        out[n] = STEAL + rival * KINDS + kind
                        n += 1
        out[n] = STOP
        n += 1
    elif s.decision == COMPLETING:
        for mission in range(s.missions):
            if s.place[mission] == OPEN and can_pay(s, seat, mission):
                out[n] = COMPLETE + mission
                n += 1
        out[n] = DONE
        n += 1
    else:
        out[0] = PAY + s.symbol
        out[1] = PAY + RADIO
        n = 2
    return n


@rule("UT-3.1", "UT-3.2", "UT-4.1", "UT-4.2", "UT-4.3", "UT-4.4", "UT-4.5", "UT-4.6", "UT-R1", "UT-R4", "UT-R6", "UT-R9")
def why_not(s: State, seat: int, action: int) -> int:
    asked = is_asked(s, seat)
    if action < TAKE:
        if not asked or s.decision != CHOOSING:
            return UT_3_1
        return UT_3_2 if action == CHOOSE + THIEF and s.was_thief[seat] == 1 else 0
    if action < STEAL:
        if asked and s.decision == STEALING:
            return UT_4_1
        return 0 if asked and s.decision == TAKING and s.site[action - TAKE] > 0 else UT_4_3
    if action < STOP:
        return why_not_steal(s, asked, (action - STEAL) // KINDS, (action - STEAL) % KINDS)
    if action < COMPLETE:
        return 0 if asked and (s.decision == TAKING or s.decision == STEALING) else UT_R1
    if action < PAY:
        return why_not_complete(s, seat, asked, action - COMPLETE)
    if action < DONE:
        if not asked or s.decision != PAYING:
            return UT_R6
        return 0 if action == PAY + RADIO or action == PAY + s.symbol else UT_4_5
    return 0 if asked and s.decision == COMPLETING else UT_4_4


@rule("UT-4.1", "UT-4.2")
def why_not_steal(s: State, asked: bool, rival: int, kind: int) -> int:
    if not asked or s.decision != STEALING or rival >= s.players:
        return UT_4_1
    if s.home[rival] == 1:
        return UT_4_2
    return 0 if is_underway(s, rival) and s.goods[rival][kind] > 0 else UT_4_1


@rule("UT-4.4", "UT-4.6", "UT-R9")
def why_not_complete(s: State, seat: int, asked: bool, mission: int) -> int:
    if s.home[seat] == 1:
        return UT_4_6
    if not asked or s.decision != COMPLETING or mission >= s.missions or s.place[mission] != OPEN:
        return UT_4_4
    if s.need[mission][RADIO] > s.goods[seat][RADIO]:
        return UT_R9
    return 0 if can_pay(s, seat, mission) else UT_4_4


@rule("UT-3.1", "UT-4.1", "UT-4.3", "UT-4.4")
def apply(s: State, seat: int, action: int, log: Grid) -> None:
    answered(s, seat)
    if action < TAKE:
        choose(s, seat, action - CHOOSE, log)
    elif action < STEAL:
        take(s, seat, action - TAKE, log)
    elif action < STOP:
        steal(s, seat, (action - STEAL) // KINDS, (action - STEAL) % KINDS, log)
    elif action < COMPLETE:
        stop(s, seat, log)
    elif action < PAY:
        complete(s, action - COMPLETE)
    elif action < DONE:
        pay(s, seat, action - PAY, log)
    else:
        move_on(s)
    advance(s, log)


# Secrets


@rule("UT-3.1")
def hide(s: State, seat: int) -> None:
    if s.step == REVEAL:
        for rival in range(s.players):
            if rival != seat and not is_asked(s, rival):
                s.card[rival] = UNKNOWN


@rule("UT-3.1", "UT-3.2")
def imagine(s: State, seat: int, stream: Row) -> None:
    for rival in range(s.players):
        if s.card[rival] == UNKNOWN:
            fewest = s.was_thief[rival]
            s.card[rival] = fewest + below(stream, CARDS - fewest)


# End of the game and final score


@rule("UT-5.2", "UT-R7")
def score(s: State, out: Grid) -> None:
    for seat in range(s.players):
        out[seat][0] = goods_value(s, seat) + mission_value(s, seat)
    for seat in range(s.players):
        out[seat][1] = 1
        out[seat][2] = 0
        for rival in range(s.players):
            if out[rival][0] > out[seat][0]:
                out[seat][1] += 1
            elif rival != seat and out[rival][0] == out[seat][0]:
                out[seat][2] = UT_R7


@rule("UT-5.2")
def goods_value(s: State, seat: int) -> int:
    value = 0
    for kind in range(KINDS):
        value += s.goods[seat][kind] * s.worth[kind]
    return value


@rule("UT-5.2", "UT-R8")
def mission_value(s: State, seat: int) -> int:
    value = 0
    for mission in range(s.missions):
        if s.place[mission] == TAKEN + seat:
            value += s.value[mission]
    return value


# What bots do at a glance


@rule()
def playout(s: State, seat: int, moves: Row, n: int, stream: Row) -> int:
    """Nobody stops while there is something to take, or is done while a mission can be completed: that is the last move of each list."""
    if n > 1 and (moves[n - 1] == STOP or moves[n - 1] == DONE):
        return moves[below(stream, n - 1)]
    return moves[below(stream, n)]


@rule("UT-1.2", "UT-1.3", "UT-1.4", "UT-2.4")
def check(s: State) -> int:
    """1: a tile is lost or doubled. 2: chips are not 1 to players. 3: missions are lost. 4: a count is below 0 or a mission nowhere."""
    for kind in range(KINDS):
        tiles = s.bag[kind] + s.site[kind] + s.handed_in[kind]
        for seat in range(s.players):
            tiles += s.goods[seat][kind]
            if s.goods[seat][kind] < 0:
                return 4
        if tiles != s.tiles[kind]:
            return 1
        if s.bag[kind] < 0 or s.site[kind] < 0 or s.handed_in[kind] < 0:
            return 4
    chips = 0
    for seat in range(s.players):
        chips |= 1 << s.chip[seat]
    if chips != (1 << (s.players + 1)) - 2:
        return 2
    unseen = 0
    for mission in range(s.missions):
        if s.place[mission] == STACK:
            unseen += 1
        elif s.place[mission] < 0 or s.place[mission] >= TAKEN + s.players:
            return 4
    if unseen != s.stack + s.removed[s.players]:
        return 3
    return 0
