"""Ways to play Time Pirates, most of them foolish: each says of everything that is open how much it is disliked."""

from collections.abc import Callable, Sequence

from doubloon.core.runner import seats_of
from doubloon.core.state import OVER, Row
from doubloon.core.stream import below
from doubloon.games.time_pirates.rules import State

from .positions import COLOURS, EPOCHS, EXITS, GAME, POINTS

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


def goal(s: State, seat: int, text: str) -> int | None:
    """The epoch an action leads to."""
    verb, *rest = text.split()
    if verb == "move":
        return EXITS[EPOCHS[s.pirate[seat]]][int(rest[0]) - 1]
    return int(rest[0]) if verb == "land" else None


def anything(s: State, seat: int, text: str) -> int:
    return 0


keen = by_verb("sell", "take assign", "restock", "...", "jump trade skip keep")
thief = by_verb("trade", "sell", "take", "...")
never_sell = by_verb("...", "sell")
never_take = by_verb("...", "take")
never_work = by_verb("...", "take restock sell")
only_jump_and_trade = by_verb("jump trade", "...", "move", "take", "restock sell")
hoard = by_verb("take", "...", "jump trade restock", "sell")
gather = by_verb("restock", "take", "...", "jump trade", "sell")
squander = by_verb("jump", "take", "restock", "...", "sell")
only_restock = by_verb("restock", "...", "sell", "take")


def patient(s: State, seat: int, text: str) -> int:
    """Collect one colour, and sell nothing cheap."""
    verb, *rest = text.split()
    if verb == "sell":
        return 0 if POINTS[rest[0]] >= 4 else 9
    if verb == "take":
        return 2 if rest[0] == "white" else 3 - min(2, s.sets[seat][COLOURS.index(rest[0].split("-")[0])])
    return {"restock": 3, "assign": 3, "jump": 6, "trade": 6, "skip": 6, "keep": 6}.get(verb, 4)


def walk_in_circles(s: State, seat: int, text: str) -> int:
    """Path 1, always."""
    return {"skip": 0, "end": 0, "move 1": 0, "move 2": 1}.get(text, 2)


def keep_to_bare_epochs(s: State, seat: int, text: str) -> int:
    """Go where nothing can be taken and, if possible, nothing will be able to be taken next time."""
    verb, to = text.split()[0], goal(s, seat, text)
    if to is not None:
        return sum(s.lying[EPOCHS.index(to)]) * 3 + min(sum(s.lying[EPOCHS.index(exit_)]) for exit_ in EXITS[to])
    return {"skip": 0, "end": 0, "lose": 0, "place": 0, "pay": 0}.get(verb, 60 if verb in ("restock", "take", "sell") else 50)


def walk_the_ring(s: State, seat: int, text: str) -> int:
    """Round and round 1400, 2000 and 1800, doing nothing else if it can be helped."""
    verb, to = text.split()[0], goal(s, seat, text)
    if to is not None:
        return 0 if to in (1400, 1800, 2000) else 1
    return {"skip": 0, "end": 0, "place": 0 if text[6:] in ("1400", "1800", "2000") else 1}.get(verb, 2)


def seek_the_police(s: State, seat: int, text: str) -> int:
    to = goal(s, seat, text)
    if to is not None:
        here = EPOCHS[s.police]
        return 0 if to == here else 1 if here in EXITS[to] else 2
    return {"skip": 0, "end": 0, "restock": 5, "sell": 5}.get(text.split()[0], 3)


def first_of_all(s: State, seat: int, text: str) -> int:
    return GAME.actions.parse(text)


def last_of_all(s: State, seat: int, text: str) -> int:
    return -GAME.actions.parse(text)


FOOLS: dict[str, Style] = {
    "never sell": never_sell,
    "never take": never_take,
    "never work": never_work,
    "only jump and trade": only_jump_and_trade,
    "hoard": hoard,
    "gather": gather,
    "squander": squander,
    "only restock": only_restock,
    "walk in circles": walk_in_circles,
    "keep to bare epochs": keep_to_bare_epochs,
    "walk the ring": walk_the_ring,
    "seek the police": seek_the_police,
    "first of all": first_of_all,
    "last of all": last_of_all,
}
