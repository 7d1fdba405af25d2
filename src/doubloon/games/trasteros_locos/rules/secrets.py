"""Who may know what. What each remembers stands in `memory`, what he may make of it in `worlds`."""

from doubloon.core import UNKNOWN, rule
from doubloon.games.trasteros_locos.rules.pieces import CHANGING, COMPARE, ITEMS, KINDS, MATERIALS, PROTECTING, UNITS
from doubloon.games.trasteros_locos.rules.state import State


@rule("TL-1.2", "TL-1.3", "TL-2.3", "TL-6.1", "TL-R12", "TL-R14", "TL-R18")
def hide(s: State, seat: int) -> None:
    for card in range(KINDS):
        s.stock[card] = UNKNOWN
        s.fresh[card] = UNKNOWN
    for rival in range(s.players):
        if rival != seat:
            s.collector[rival] = UNKNOWN
            for card in range(ITEMS):
                s.hand[rival][card] = UNKNOWN
            for material in range(MATERIALS + 1):
                s.held[rival][material] = UNKNOWN
            for card in range(KINDS):
                s.loose[rival][card] = UNKNOWN
            for unit in range(UNITS):
                s.seen[rival][unit] = UNKNOWN
            if s.step == COMPARE:
                for material in range(MATERIALS):
                    s.offer[rival][material] = UNKNOWN
    at = 0
    for pile in range(s.piles):
        for i in range(at, at + s.pile_cards[pile]):
            if s.pile_owner[pile] != seat:
                s.vault[i] = UNKNOWN
        at += s.pile_cards[pile]
    if s.mover != seat and (s.decision == CHANGING or s.decision == PROTECTING):
        s.aside_count = UNKNOWN
        for card in range(ITEMS):
            s.aside[card] = UNKNOWN
