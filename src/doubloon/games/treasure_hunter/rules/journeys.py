"""Rounds: what is laid out for one, how it ends, and the final score."""

from doubloon.core import NOBODY, Grid, ask, draw, finish, rule, show, tell
from doubloon.games.treasure_hunter.rules.cards import called_cards, drop_first, lay
from doubloon.games.treasure_hunter.rules.pieces import (
    APPEARED,
    BEGAN,
    BLUE,
    COIN,
    COIN_COPIES,
    COLLECTED,
    COLLECTORS_PRIDE,
    COUNTED,
    DISCARDED,
    FIRST_COIN,
    FIRST_GRAY,
    FIRST_YELLOW,
    GOBLIN_LORE,
    GOBLINS,
    GREEN,
    LAID,
    LOCATIONS,
    MAX,
    MIN,
    MULES,
    RAN_DRY,
    RED,
    REVEALED,
    ROUNDS,
    SCORED,
    SCROLLS,
    SET,
    SPACES,
    TH_1_2,
    TH_1_3,
    TH_1_4,
    TH_5_1,
    TH_6_1,
    TH_6_3,
    TH_7_1,
    TH_R11,
    TRICK_CARD,
    USED,
    USING,
    after,
)
from doubloon.games.treasure_hunter.rules.state import State

# What is laid out for a round


@rule("TH-1.2", "TH-1.3", "TH-1.4", "TH-6.3", "TH-6.4", "TH-R11")
def begin(s: State, log: Grid) -> None:
    tell(log, BEGAN, clause_of(s, TH_1_4), s.dealer, s.journey)
    for location in range(LOCATIONS):
        s.hard[location] = reveal(s, location, MAX, log)
    for location in range(LOCATIONS):
        s.easy[location] = reveal(s, location, MIN, log)
    for space in range(SPACES):
        s.lair[space] = draw_goblin(s)
        tell(log, APPEARED, clause_of(s, TH_1_3), NOBODY, s.lair[space], space, s.goblin_paws[s.lair[space]], s.goblin_coins[s.lair[space]])
    s.called = 0
    s.site = 0
    s.draws = 0
    for number in range(MULES):
        s.drawer[number] = 0
    for seat in range(s.players):
        s.scared[seat] = 0
        s.guard[seat] = 0
        for scroll in range(SCROLLS):
            s.feats[seat][scroll] = 0


@rule("TH-6.3")
def clause_of(s: State, clause: int) -> int:
    """What lays something out: this clause of set-up, or from the second round on the end of the round before."""
    return clause if s.journey == 1 else TH_6_3


@rule("TH-1.2", "TH-6.3", "TH-6.4", "TH-R11")
def reveal(s: State, location: int, stack: int, log: Grid) -> int:
    """Turn up a treasure; in the last round no yellow scroll."""
    treasure = draw_treasure(s, stack, log)
    while s.journey == ROUNDS and FIRST_YELLOW <= treasure < FIRST_GRAY:
        s.gone[treasure] += 1
        tell(log, DISCARDED, TH_R11, NOBODY, treasure)
        treasure = draw_treasure(s, stack, log)
    tell(log, REVEALED, clause_of(s, TH_1_2), NOBODY, treasure, location, stack)
    return treasure


@rule("TH-1.2", "TH-R11")
def draw_treasure(s: State, stack: int, log: Grid) -> int:
    """The top tile of a stack, or of the other one if it has run dry. Any tile not seen yet may be there, in either stack."""
    empty = s.hard_left == 0 if stack == MAX else s.easy_left == 0
    if empty:
        tell(log, RAN_DRY, TH_R11, NOBODY, stack)
    skip = draw(s, s.hard_left + s.easy_left)
    if (stack == MAX) != empty:
        s.hard_left -= 1
    else:
        s.easy_left -= 1
    treasure = 0
    while skip >= s.unseen[treasure]:
        skip -= s.unseen[treasure]
        treasure += 1
    s.unseen[treasure] -= 1
    return treasure


@rule("TH-1.3")
def draw_goblin(s: State) -> int:
    goblin = 0
    unmet = 0
    while goblin < GOBLINS:
        unmet += 1 - s.met[goblin]
        goblin += 1
    skip = draw(s, unmet)
    goblin = 0
    while skip > 0 or s.met[goblin] == 1:
        if s.met[goblin] == 0:
            skip -= 1
        goblin += 1
    s.met[goblin] = 1
    return goblin


# Phase 2C


@rule("TH-5.1", "TH-R10", "TH-R14")
def collect(s: State, log: Grid) -> None:
    """Coin cards pay; then the action cards nobody played are laid down."""
    show(s)
    for seat in range(s.players):
        count = called_cards(s, seat)
        coins = 0
        for i in range(count):
            card = s.hand[seat][i]
            lay(s, seat, card)
            coins += s.pays[(card - FIRST_COIN) // COIN_COPIES]
            tell(log, LAID, TH_5_1, seat, card)
        drop_first(s, seat, count)
        s.coins[seat] += coins
        s.feats[seat][COIN] += count
        if count > 0:
            tell(log, COLLECTED, TH_5_1, seat, coins)
    s.called += 1
    for seat in range(s.players):
        count = called_cards(s, seat)
        for i in range(count):
            lay(s, seat, s.hand[seat][i])
            tell(log, LAID, TH_5_1, seat, s.hand[seat][i])
        drop_first(s, seat, count)
        s.feats[seat][TRICK_CARD] += count
        s.feats[seat][SET] = min(s.feats[seat][BLUE], s.feats[seat][GREEN], s.feats[seat][RED])
    s.called += 1


# Phase 3


@rule("TH-6.1", "TH-6.2", "TH-R15")
def offer_scrolls(s: State) -> None:
    """Ask those who have a scroll that would pay; everybody can see who that is."""
    seats = 0
    for seat in range(s.players):
        for scroll in range(SCROLLS):
            if can_use(s, seat, scroll):
                seats |= 1 << seat
    if seats != 0:
        ask(s, USING, seats)


@rule("TH-6.1", "TH-R15")
def can_use(s: State, seat: int, scroll: int) -> bool:
    return s.feats[seat][scroll] > 0 and s.using[seat][scroll] < s.treasures[seat][FIRST_YELLOW + scroll]


@rule("TH-6.1", "TH-R10", "TH-R15")
def reward(s: State, log: Grid) -> None:
    """The scrolls that are used pay, and leave the game."""
    show(s)
    for seat in range(s.players):
        for scroll in range(SCROLLS):
            treasure = FIRST_YELLOW + scroll
            coins = s.feats[seat][scroll] * s.worth[treasure]
            for _ in range(s.using[seat][scroll]):
                s.treasures[seat][treasure] -= 1
                s.gone[treasure] += 1
                s.coins[seat] += coins
                tell(log, USED, TH_6_1, seat, treasure, coins)
            s.using[seat][scroll] = 0


@rule("TH-1.4", "TH-6.3", "TH-7.1")
def prepare(s: State, log: Grid) -> None:
    """Lay the next round out, or count up after the last."""
    if s.journey < ROUNDS:
        s.journey += 1
        s.dealer = after(s.dealer, s.players)
        begin(s, log)
    else:
        finish(s, TH_7_1)
        for seat in range(s.players):
            tell(log, COUNTED, TH_7_1, seat, scroll_value(s, seat), artifact_value(s, seat), s.goblins[seat], s.coins[seat])
            tell(log, SCORED, TH_7_1, seat, points(s, seat))


# End of the game


@rule("TH-7.1")
def score(s: State, out: Grid) -> None:
    for seat in range(s.players):
        out[seat][0] = points(s, seat)
    for seat in range(s.players):
        out[seat][1] = 1
        out[seat][2] = 0
        for rival in range(s.players):
            if out[rival][0] > out[seat][0]:
                out[seat][1] += 1
            elif rival != seat and out[rival][0] == out[seat][0]:
                out[seat][2] = TH_7_1


@rule("TH-7.1", "TH-R14")
def points(s: State, seat: int) -> int:
    return scroll_value(s, seat) + artifact_value(s, seat) + s.goblins[seat] + s.coins[seat]


@rule("TH-7.1")
def artifact_value(s: State, seat: int) -> int:
    value = 0
    for artifact in range(FIRST_YELLOW):
        value += s.treasures[seat][artifact] * s.worth[artifact]
    return value


@rule("TH-6.2", "TH-7.1")
def scroll_value(s: State, seat: int) -> int:
    """Gray scrolls pay for goblin tiles and artifacts, negative ones too; yellow ones left over are worth nothing."""
    artifacts = 0
    for artifact in range(FIRST_YELLOW):
        artifacts += s.treasures[seat][artifact]
    lore = s.treasures[seat][GOBLIN_LORE] * s.worth[GOBLIN_LORE] * s.goblins[seat]
    return lore + s.treasures[seat][COLLECTORS_PRIDE] * s.worth[COLLECTORS_PRIDE] * artifacts
