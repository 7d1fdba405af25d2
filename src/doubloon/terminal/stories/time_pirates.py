"""What happens in Time Pirates."""

from doubloon.core.event import Event
from doubloon.terminal.page import GLUE
from doubloon.terminal.stories.retelling import Retelling, by_seat, counted, each, number
from doubloon.terminal.voice import Voice

#: Events that are told together, by the kinds that may come in between: artifacts and police tokens come out of one bag.
_BETWEEN = {"filled": ("patrolled",), "patrolled": ("filled",), "scored": ("scored",)}


def artifact_name(voice: Voice, artifact: int) -> str:
    """An artifact in a list: its colour, and its symbol if it has one."""
    rules = voice.game.rules
    if artifact == rules.WHITE:
        return voice.say("tp-white")
    colour, symbol = divmod(artifact, rules.SYMBOLS)
    return voice.say("tp-artifact", colour=voice.words.value(rules.COLOUR, colour), symbol=rules.SYMBOL.text(symbol)).replace(" ", GLUE)


def _is_left_out(event: Event) -> bool:
    """Who is ready: the table shows it."""
    return event.kind == "ready"


def _likeness(event: Event) -> object:
    if event.kind in ("filled", "patrolled"):
        return event.kind, event.clause
    if event.kind == "took":
        return event.kind, event.seat, event.values["epoch"]
    if event.kind in ("placed", "earned", "assigned", "got-most", "scored"):
        return event.kind
    return (event.kind, event.seat) if event.kind == "paid" else None


def _summed(voice: Voice, group: list[Event]) -> str:
    rules, words, first = voice.game.rules, voice.words, group[0]
    names = [words.seat(event.seat) for event in group if event.seat is not None]
    epochs = [str(words.value(rules.EPOCH, event.values["epoch"])) for event in group if "epoch" in event.values]
    if first.kind == "filled" and first.clause == "TP-1.2":
        return voice.say("tp-sum-set-up", count=len(group))
    if first.kind in ("filled", "took", "paid"):
        found = sorted(number(event, "artifact") for event in group)
        listed = ", ".join(counted([artifact_name(voice, artifact) for artifact in found]))
        return voice.say(f"tp-sum-{first.kind}", seat="".join(names[:1]), epoch="".join(epochs[:1]), list=listed)
    if first.kind == "patrolled":
        ways = [f"{words.value(rules.PATH, event.values['path'])}{GLUE}→{GLUE}{epoch}" for event, epoch in zip(group, epochs, strict=True)]
        return voice.say("tp-sum-patrolled", first=first.values["count"], last=group[-1].values["count"], list=", ".join(ways))
    if first.kind == "placed":
        return voice.say("tp-sum-placed", list=each(names, epochs))
    if first.kind == "earned":
        return voice.say("tp-sum-earned", year=first.values["year"], list=each(names, [str(event.values["points"]) for event in group]))
    if first.kind == "assigned":
        return voice.say("tp-sum-assigned", list=_assigned(voice, group))
    if first.kind == "got-most":
        return voice.say("tp-sum-got-most", points=first.values["points"], list=_leaders(voice, group))
    return voice.say("tp-sum-scored", list=each(names, [f"{event.values['points']} ({event.values['contracts']})" for event in group]))


def _assigned(voice: Voice, group: list[Event]) -> str:
    """`Ada: 3 → blue, 4 → red; Ben: 3 → green`."""
    rules, words = voice.game.rules, voice.words
    texts = []
    for seat, events in by_seat(group).items():
        ways = [(number(event, "contract") - rules.FIRST_WHITE + 1, words.value(rules.COLOUR, event.values["colour"])) for event in events]
        texts.append(f"{words.seat(seat)}: {', '.join(counted([f'{size}{GLUE}→{GLUE}{colour}' for size, colour in ways]))}")
    return "; ".join(texts)


def _leaders(voice: Voice, group: list[Event]) -> str:
    """`blue: Ada and Ben (7), red: Cleo (4)`."""
    rules, words = voice.game.rules, voice.words
    texts = []
    for colour in range(rules.COLOURS):
        events = [event for event in group if event.values["colour"] == colour]
        names = voice.joined([words.seat(event.seat) for event in events if event.seat is not None])
        texts += [f"{words.value(rules.COLOUR, colour)}: {names}{GLUE}({events[0].values['value']})"] if events else []
    return ", ".join(texts)


STORY = Retelling(_is_left_out, _likeness, _BETWEEN, _summed)
