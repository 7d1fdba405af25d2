"""What happens in Treasure Hunter."""

from doubloon.core.event import Event
from doubloon.terminal.page import GLUE
from doubloon.terminal.stories.retelling import Retelling, by_seat, each, is_covered, number
from doubloon.terminal.voice import Voice

#: Events that are told together, by the kinds that may come in between.
_BETWEEN = {
    "revealed": ("discarded", "ran-dry"),
    "kept": ("kept", "set-aside"),
    "set-aside": ("kept", "set-aside"),
    "gained": ("fled",),
    "fled": ("gained",),
    "robbed": ("robbed", "spared"),
    "counted": ("scored",),
    "scored": ("counted",),
}
#: Cards are laid out, and then it is said what they come to.
_SUMS = {"TH-3.1": ("party", "total"), "TH-4.2": ("guard", "paws"), "TH-5.1": ("purse", "coins")}


def _is_left_out(event: Event) -> bool:
    """What goes round in the draft, and sealed answers: the table shows them, or nobody may know them."""
    return event.kind in ("received", "picked-up", "handed-on", "ready") or (event.kind in ("kept", "set-aside") and is_covered(event))


def _likeness(event: Event) -> object:
    if event.kind in ("laid", "stands", "guarded", "collected") and event.clause in _SUMS:
        return _SUMS[event.clause][0]
    if event.kind in ("revealed", "appeared", "fled", "counted", "scored"):
        return event.kind
    if event.kind in ("passed", "robbed"):
        return event.kind, event.clause
    return (event.kind, event.seat) if event.kind in ("kept", "set-aside", "gained") else None


def _summed(voice: Voice, group: list[Event]) -> str:
    first, seats = group[0], by_seat(group)
    names = [voice.words.seat(seat) for seat in seats if seat is not None]
    if first.kind in ("kept", "set-aside"):
        return voice.say(f"th-sum-{first.kind}", seat=names[0], cards=_card_list(voice, group))
    if first.kind == "passed":
        return voice.say("th-sum-passed", names=voice.joined(names), count=len(names))
    if first.kind == "revealed":
        return voice.say("th-sum-revealed", list="; ".join(_revealed(voice, group)))
    if first.kind == "appeared":
        return voice.say("th-sum-appeared", list=", ".join(voice.say("th-goblin", **event.values).replace(" ", GLUE) for event in group))
    if first.kind in ("gained", "fled"):
        return voice.say(f"th-sum-{first.kind}", seat="".join(names), count=len(group), coins=sum(number(event, "coins") for event in group))
    if first.kind == "robbed":
        seats = by_seat(sorted(group, key=lambda event: -1 if event.seat is None else event.seat))  # the goblins came one by one
        texts = [" + ".join(str(number(event, "coins")) for event in told) for told in seats.values()]
        return voice.say("th-sum-robbed", list=each([voice.words.seat(seat) for seat in seats], texts))
    if first.kind in ("counted", "scored"):
        values = ("scrolls", "artifacts", "goblins", "coins") if first.kind == "counted" else ("points",)
        texts = [" + ".join(str(event.values[value]) for value in values) for event in group]
        return voice.say(f"th-sum-{first.kind}", list=each(names, texts))
    message, value = _SUMS[first.clause]
    texts = [_laid(voice, told, value) for told in seats.values()]
    return voice.say(f"th-sum-{message}", list=", ".join(f"{name}: {text}" for name, text in zip(names, texts, strict=True)))


def _revealed(voice: Voice, group: list[Event]) -> list[str]:
    """`Frosty Mountain: jade mask (MAX), old shoe (MIN)`."""
    rules, words = voice.game.rules, voice.words
    texts = []
    for place in range(rules.LOCATIONS):
        found = [event for event in group if event.values["location"] == place]
        tiles = (f"{words.value(rules.TREASURE, event.values['treasure'])} ({rules.STACK.text(number(event, 'stack')).upper()})" for event in found)
        texts.append(f"{words.value(rules.LOCATION, place)}: {', '.join(tile.replace(' ', GLUE) for tile in tiles)}")
    return texts


def _laid(voice: Voice, told: list[Event], value: str) -> str:
    """What a player laid out, and what it came to."""
    sums = [event.values[value] for event in told if value in event.values]
    cards = _card_list(voice, [event for event in told if event.kind == "laid"])
    return f"{cards}{GLUE}={GLUE}{sums[0]}" if cards and sums else cards or str(sums[0])


def _card_list(voice: Voice, events: list[Event]) -> str:
    """The cards of some events by their names: what is printed on them is not at hand. The number of a copy says nothing, that of a watchdog does."""
    names = [(str(voice.words.value(voice.game.rules.CARD, event.values["card"])), number(event, "card")) for event in events]
    return ", ".join((bare(name) if card >= voice.game.rules.FIRST_COIN else name).replace(" ", GLUE) for name, card in names)


def bare(name: str) -> str:
    """Without the number that tells copies apart."""
    head, _, last = name.rpartition(" ")
    return head if last.isdecimal() else name


STORY = Retelling(_is_left_out, _likeness, _BETWEEN, _summed)
