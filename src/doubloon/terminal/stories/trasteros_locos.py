"""What happens in Trasteros Locos."""

from collections.abc import Sequence

from doubloon.core.event import Event
from doubloon.terminal.page import GLUE
from doubloon.terminal.stories.retelling import Retelling, by_seat, counted, each, is_covered, number
from doubloon.terminal.voice import Voice

#: Events that are told together, by the kinds that may come in between.
_BETWEEN = {"drew": ("drew",)}
#: Cards that come one by one, and are told in one sentence of their own.
_CARDS = ("found", "turned-up", "discarded", "handed-in", "laid")


def _is_left_out(event: Event) -> bool:
    """Sealed offers: the table shows who has made one, and soon all are opened. Points: they stand behind what they are made of."""
    return event.kind in ("sealed", "scored")


def _likeness(event: Event) -> object:
    if event.kind == "drew":
        return "drew" if is_covered(event) else None
    if event.kind in ("offered", "lost", "declined", "counted"):
        return event.kind, event.clause
    return (event.kind, event.seat) if event.kind in _CARDS else None


def _summed(voice: Voice, group: list[Event]) -> str:
    rules, words, first = voice.game.rules, voice.words, group[0]
    names = [words.seat(seat) for seat in by_seat(group) if seat is not None]
    if first.kind in _CARDS:
        cards = counted([str(words.value(rules.CARD, event.values["card"])).replace(" ", GLUE) for event in group])
        return voice.say(f"tl-sum-{first.kind}", seat="".join(names), cards=", ".join(cards))
    if first.kind in ("drew", "declined"):
        return voice.say(f"tl-sum-{first.kind}", names=voice.joined(names))
    if first.kind == "offered":
        offers = [cubes_text(voice, [number(event, name) for name in rules.MATERIAL.texts]) for event in group]
        return voice.say("tl-sum-offered", list="; ".join(f"{name}:{GLUE}{offer}" for name, offer in zip(names, offers, strict=True)))
    if first.kind == "counted":
        return voice.say("tl-sum-counted", list=each(names, [_sum(voice, event) for event in group]))
    return voice.say("tl-sum-lost", list=each(names, [str(number(event, "count")) for event in group]))


def cubes_text(voice: Voice, counts: Sequence[int]) -> str:
    """`1 gold, 2 glass`, the best first; a dash for none."""
    names = [str(voice.words.value(voice.game.rules.MATERIAL, material)) for material in range(len(counts))]
    return ", ".join(f"{count}{GLUE}{name}" for name, count in reversed(list(zip(names, counts, strict=True))) if count) or "–"


def _sum(voice: Voice, event: Event) -> str:
    """`clocks 18 + 7 − 2 = 23`."""
    collection = voice.words.value(voice.game.rules.COLLECTION, event.values["collection"])
    cards, badges, foreign = (number(event, name) for name in ("cards", "badges", "foreign"))
    return f"{collection} {cards} + {badges} − {foreign} = {minus(cards + badges - foreign)}"


def minus(value: int) -> str:
    """A number with a minus sign rather than a hyphen."""
    return str(value).replace("-", "−")


STORY = Retelling(_is_left_out, _likeness, _BETWEEN, _summed)
