"""Ways to play Trasteros Locos, most of them foolish: each says of everything that is open how much it is disliked."""

from collections.abc import Callable, Sequence

from doubloon.core.runner import seats_of
from doubloon.core.state import OVER, Row
from doubloon.core.stream import below
from doubloon.games.trasteros_locos.rules import State

from .positions import COLLECTIONS, GAME, MATERIALS, RULES, WARES

#: How much a player dislikes doing this; of what he dislikes least he does anything.
Style = Callable[[State, int, str], int]


def choose(style: Style, s: State, seat: int, stream: Row) -> int:
    actions = GAME.plain.legal(s, seat)
    dislikes = [style(s, seat, GAME.actions.text(action)) for action in actions]
    best = [action for action, dislike in zip(actions, dislikes, strict=True) if dislike == min(dislikes)]
    return best[below(stream, len(best))]


def next_action(styles: Sequence[Style], s: State, stream: Row) -> tuple[int, int]:
    """One of those asked, and what he does; each seat has its own style."""
    asked = seats_of(s.to_act)
    seat = asked[below(stream, len(asked))]
    return seat, choose(styles[seat % len(styles)], s, seat, stream)


def play_out(s: State, styles: Sequence[Style], stream: Row, most: int) -> int:
    """Play to the end; how many decisions it took. More than `most` are too many."""
    for count in range(most):
        if s.step == OVER:
            return count
        seat, action = next_action(styles, s, stream)
        GAME.plain.apply(s, seat, action)
    raise AssertionError(f"no end after {most} decisions")


def by_verb(*dislikes: str) -> Style:
    """Verbs from the dearest to the most disliked; those not named are in the middle, where `...` stands."""
    order = [verbs.split() for verbs in dislikes]
    middle = next(place for place, verbs in enumerate(order) if verbs == ["..."])

    def style(s: State, seat: int, text: str) -> int:
        verb = text.split()[0]
        return next((place for place, verbs in enumerate(order) if verb in verbs), middle)

    return style


def anything(s: State, seat: int, text: str) -> int:
    return 0


def keen(s: State, seat: int, text: str) -> int:
    """Bid for rooms, keep what is one's own, change the rest, call out as soon as possible."""
    verb, _, what = text.partition(" ")
    mine = what.startswith(COLLECTIONS[s.collector[seat]])
    if verb == "collection":
        return 0
    if verb in ("exchange", "put"):
        changing = GAME.decisions.kinds[s.decision].name == "change"
        return 9 if verb == "exchange" else int(mine == changing)
    if verb == "buy":
        return 1 if mine else 2
    if verb == "pay":
        return MATERIALS.index(what)
    return {"change": 2 if s.moment % 3 == 0 else 6, "protect": 3 if s.moment % 5 == 0 else 8, "call": 4, "open": 5, "release": 7, "upgrade": 5}.get(verb, 3)


def tied(s: State, seat: int, text: str) -> int:
    """Offer one cube, the best there is: as others do."""
    verb, _, what = text.partition(" ")
    if verb == "add":
        return 9 if sum(s.offer[seat]) else MATERIALS[::-1].index(what)
    return {"done": 5, "call": 1, "open": 3}.get(verb, 2)


def patient(s: State, seat: int, text: str) -> int:
    """Protect what is one's own, sell the rest, bid one cube at a time, call out as soon as possible."""
    verb, _, what = text.partition(" ")
    mine = what.startswith(COLLECTIONS[s.collector[seat]])
    own = sum(s.hand[seat][card] for card in range(len(WARES)) if WARES[card].startswith(COLLECTIONS[s.collector[seat]]))
    if verb == "put":
        return 0 if mine and s.decision != RULES.CHANGING else 2
    if verb == "exchange":
        return 8 if mine else 3 + s.turns % 3
    if verb == "add":
        return 5 if sum(s.offer[seat]) else 1
    dislikes = {
        "collection": 0,
        "protect": 1 if own > 1 else 8,
        "call": 4,
        "open": 4,
        "change": 7,
        "release": 9,
        "done": 1 if s.decision == RULES.PROTECTING else 4,
    }
    return dislikes.get(verb, 2 if mine else 5)


def guard(s: State, seat: int, text: str) -> int:
    """Take everything, and protect all of it."""
    verb = text.split()[0]
    many = s.hand_count[seat] > 2
    dislikes = {"put": 0, "add": 5 if sum(s.offer[seat]) else 1, "done": 3, "protect": 0 if many else 6, "release": 1 if s.hand_count[seat] > 8 else 7}
    return dislikes.get(verb, {"open": 2, "call": 2, "upgrade": 1, "buy": 0, "take-junk": 1, "pay": 0, "decline": 5, "exchange": 8, "change": 8}.get(verb, 9))


never_declare = by_verb("...", "collection")
offer_all = by_verb("add", "call", "...")
never_offer = by_verb("done", "call", "...", "add")
never_buy = by_verb("decline done call", "...", "add")
buy_all = by_verb("done call buy pay", "take-junk", "...", "add decline")
only_protect = by_verb("protect release", "put", "...", "call open", "collection")
one_by_one = by_verb("protect", "done", "release", "...", "collection")
only_exchange = by_verb("exchange", "change upgrade", "...", "call", "collection")
only_change = by_verb("change upgrade", "open", "...", "exchange", "collection")
only_open = by_verb("open", "...", "collection")
only_call = by_verb("call", "done", "...", "collection")
hoard = by_verb("open call", "add", "take-junk buy", "...", "exchange change upgrade", "collection")
never_call = by_verb("...", "call", "collection")
never_open_or_call = by_verb("...", "open", "call", "collection")


def first_of_all(s: State, seat: int, text: str) -> int:
    return GAME.actions.parse(text)


def last_of_all(s: State, seat: int, text: str) -> int:
    return -GAME.actions.parse(text)


FOOLS: dict[str, Style] = {
    "never declare": never_declare,
    "offer all": offer_all,
    "never offer": never_offer,
    "never buy": never_buy,
    "buy all": buy_all,
    "only protect": only_protect,
    "one by one": one_by_one,
    "only exchange": only_exchange,
    "only change": only_change,
    "only open": only_open,
    "only call": only_call,
    "hoard": hoard,
    "never call": never_call,
    "never open or call": never_open_or_call,
    "tied": tied,
    "guard": guard,
    "first of all": first_of_all,
    "last of all": last_of_all,
}
