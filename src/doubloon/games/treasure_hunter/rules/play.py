"""Set-up, the order of play, and what each may do when."""

from doubloon.core import OVER, Grid, Row, answered, ask, draw, is_asked, only, rule, tell
from doubloon.games.treasure_hunter.rules.draft import deal, hand_on, keep, look, set_aside, stow
from doubloon.games.treasure_hunter.rules.goblins import drive_away, guard, sneak_in
from doubloon.games.treasure_hunter.rules.journeys import begin, can_use, collect, offer_scrolls, prepare, reward
from doubloon.games.treasure_hunter.rules.pieces import (
    CAPTURE,
    COLLECT,
    DEAL,
    DISCARD,
    DONE,
    DRAFT,
    FIRST_TRICK,
    FIRST_YELLOW,
    GUARD,
    HAND_CARDS,
    KEEP,
    KEEPING,
    LAY_OUT,
    LOCATIONS,
    NAMING,
    NOTHING,
    PACKET_CARDS,
    PASS,
    PLAY,
    PLAYING,
    PREPARE,
    REACT,
    READY,
    REWARD,
    SCARE,
    SCARING,
    SCROLLS,
    SLEEP,
    SORTING,
    STRENGTHS,
    TH_2_2,
    TH_2_4,
    TH_3_2,
    TH_6_1,
    TH_R3,
    TH_R15,
    TREASURES,
    TURNS,
    USE,
    USING,
)
from doubloon.games.treasure_hunter.rules.state import State
from doubloon.games.treasure_hunter.rules.treasures import capture, lay_out
from doubloon.games.treasure_hunter.rules.tricks import can_sleep, decline, must_pass, open_window, play, sleep, why_not_play


@rule("TH-1.1", "TH-1.2", "TH-1.3", "TH-1.4")
def setup(s: State, log: Grid) -> None:
    for seat in range(s.players):
        s.coins[seat] = s.purse
        s.kept[seat] = NOTHING
        s.dropped[seat] = NOTHING
        s.fresh[seat] = NOTHING
        for i in range(HAND_CARDS):
            s.hand[seat][i] = NOTHING
        for i in range(PACKET_CARDS):
            s.packet[seat][i] = NOTHING
    tiles = 0
    for treasure in range(TREASURES):
        s.unseen[treasure] = s.copies[treasure]
        tiles += s.copies[treasure]
    s.hard_left = tiles // 2
    s.easy_left = tiles // 2
    s.dealer = draw(s, s.players)
    s.journey = 1
    begin(s, log)
    s.step = DEAL
    advance(s, log)


@rule("TH-2.2", "TH-3.2", "TH-6.3", "TH-R3", "TH-R12", "TH-R17")
def advance(s: State, log: Grid) -> None:
    while s.to_act == 0 and s.step != OVER:
        if s.step == DEAL:
            deal(s)
            s.step = DRAFT
            look(s, log)
        elif s.step == DRAFT:
            stow(s)
            if s.turn < TURNS:
                hand_on(s, log)
                look(s, log)
            else:
                s.step = LAY_OUT
        elif s.step == LAY_OUT:
            lay_out(s, log)
            open_window(s, REACT)
        elif s.step == REACT:
            if s.passes == s.players:
                s.step = CAPTURE
            elif must_pass(s):
                decline(s, log)
            else:
                ask(s, PLAYING, only(s.mover))
        elif s.step == CAPTURE:
            capture(s, log)
            if s.site + 1 < LOCATIONS:
                s.site += 1
                s.step = LAY_OUT
            else:
                open_window(s, SCARE)
        elif s.step == SCARE:
            if s.passes == s.players:
                s.step = GUARD
            elif must_pass(s):
                decline(s, log)
            else:
                ask(s, SCARING, only(s.mover))
        elif s.step == GUARD:
            guard(s, log)
            sneak_in(s, log)
            drive_away(s, log)
            s.step = COLLECT
        elif s.step == COLLECT:
            collect(s, log)
            offer_scrolls(s)
            s.step = REWARD
        elif s.step == REWARD:
            reward(s, log)
            s.step = PREPARE
        else:
            s.step = DEAL
            prepare(s, log)


# What may be done


@rule("TH-2.2", "TH-2.4", "TH-3.2", "TH-4.1", "TH-6.1", "TH-R2", "TH-R3", "TH-R5", "TH-R15")
def legal(s: State, seat: int, out: Row) -> int:
    n = 0
    if not is_asked(s, seat):
        return 0
    if s.decision == KEEPING or (s.decision == SORTING and s.kept[seat] == NOTHING):
        packet = s.packet[s.held[seat]]
        n = s.packet_count
        for i in range(n):
            out[i] = KEEP + packet[i]
    elif s.decision == SORTING:
        for i in range(s.packet_count):
            card = s.packet[s.held[seat]][i]
            if card != s.kept[seat]:
                out[n] = DISCARD + card
                n += 1
    elif s.decision == PLAYING or s.decision == SCARING:
        hand = s.hand[seat]
        first = s.hand_count[seat]
        while first > 0 and hand[first - 1] >= FIRST_TRICK:
            first -= 1
        for i in range(first, s.hand_count[seat]):
            card = hand[i]
            if why_not_play(s, seat, card) == 0:
                out[n] = PLAY + card - FIRST_TRICK
                n += 1
        out[n] = PASS
        n += 1
    elif s.decision == NAMING:
        for strength in range(STRENGTHS):
            if can_sleep(s, seat, strength):
                out[n] = SLEEP + strength
                n += 1
    else:
        for scroll in range(SCROLLS):
            if can_use(s, seat, scroll):
                out[n] = USE + scroll
                n += 1
        out[n] = DONE
        n += 1
    return n


@rule("TH-2.2", "TH-2.4", "TH-3.2", "TH-4.1", "TH-6.1", "TH-R2", "TH-R3", "TH-R15")
def why_not(s: State, seat: int, action: int) -> int:
    decision = s.decision if is_asked(s, seat) else NOTHING
    if action < DISCARD:
        if decision == SORTING and s.kept[seat] != NOTHING:
            return TH_2_4
        if decision != KEEPING and decision != SORTING:
            return TH_2_2
        return 0 if has_in_packet(s, seat, action - KEEP) else TH_2_2
    if action < PLAY:
        if decision != SORTING or s.kept[seat] == NOTHING or s.kept[seat] == action - DISCARD:
            return TH_2_4
        return 0 if has_in_packet(s, seat, action - DISCARD) else TH_2_4
    if action < SLEEP:
        card = FIRST_TRICK + action - PLAY
        if (decision != PLAYING and decision != SCARING) or not has_in_hand(s, seat, card):
            return TH_3_2
        return why_not_play(s, seat, card)
    if action < PASS:
        return 0 if decision == NAMING and can_sleep(s, seat, action - SLEEP) else TH_R3
    if action < USE:
        return TH_3_2 if decision != PLAYING and decision != SCARING else 0
    if decision != USING:
        return TH_6_1
    if action == DONE or can_use(s, seat, action - USE):
        return 0
    return TH_R15 if s.feats[seat][action - USE] == 0 and s.treasures[seat][FIRST_YELLOW + action - USE] > 0 else TH_6_1


@rule("TH-2.2")
def has_in_packet(s: State, seat: int, card: int) -> bool:
    for i in range(s.packet_count):
        if s.packet[s.held[seat]][i] == card:
            return True
    return False


@rule("TH-3.2")
def has_in_hand(s: State, seat: int, card: int) -> bool:
    for i in range(s.hand_count[seat]):
        if s.hand[seat][i] == card:
            return True
    return False


@rule("TH-2.2", "TH-2.4", "TH-3.2", "TH-6.1")
def apply(s: State, seat: int, action: int, log: Grid) -> None:
    if action < DISCARD and s.players == 2:
        s.kept[seat] = action - KEEP  # the answer goes on: one card is still to be set aside
        return
    if USE <= action < DONE:
        s.using[seat][action - USE] += 1
        return
    answered(s, seat)
    if action < DISCARD:
        keep(s, seat, action - KEEP, log)
    elif action < PLAY:
        set_aside(s, seat, action - DISCARD, log)
    elif action < SLEEP:
        play(s, seat, FIRST_TRICK + action - PLAY, log)
    elif action < PASS:
        sleep(s, seat, action - SLEEP, log)
    elif action < USE:
        decline(s, log)
    else:
        tell(log, READY, TH_6_1, seat)
    if s.to_act == 0:
        advance(s, log)
