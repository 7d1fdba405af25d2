"""What happens in The Plan."""

from doubloon.core.event import Event
from doubloon.table import Outcome
from doubloon.terminal.describe import wins
from doubloon.terminal.page import GLUE
from doubloon.terminal.stories.retelling import Retelling, by_seat, counted, each, is_covered, number
from doubloon.terminal.voice import Voice

#: Events that are told together, by the kinds that may come in between.
_BETWEEN = {"discarded": ("discarded",), "received": ("received",), "set-aside": ("set-aside",), "dealt": ("dealt",)}
_OF_ONE_SEAT = ("dealt", "set-aside", "received", "discarded", "paid")


def _is_left_out(event: Event) -> bool:
    """Sealed answers: the table shows who has given them, and soon what they were."""
    return event.kind in ("chose", "sealed") or (event.kind in ("set-aside", "discarded") and is_covered(event))


def _likeness(event: Event) -> object:
    if event.kind in ("offered", "laid"):
        return "offers"
    if event.kind in ("left-out", "uncovered", "set-out", "showed", "scored"):
        return event.kind
    return (event.kind, event.seat) if event.kind in _OF_ONE_SEAT else None


def _summed(voice: Voice, group: list[Event]) -> str:
    rules, words, first = voice.game.rules, voice.words, group[0]
    seat = "" if first.seat is None else words.seat(first.seat)
    if first.kind == "offered":
        told = by_seat(group)
        offers = [", ".join(_trinket(voice, event) for event in events[1:]) or "–" for events in told.values()]
        return voice.say("pl-sum-offered", list="; ".join(f"{words.seat(seat)}: {offer}" for seat, offer in zip(told, offers, strict=True)))
    if first.kind in ("showed", "scored"):
        names = [voice.say("pl-ghost", number=event.values["ghost"]) if event.seat is None else words.seat(event.seat) for event in group]
        if first.kind == "scored":
            return voice.say("pl-sum-scored", list=each(names, [f"{event.values['pieces']} + {event.values['sets']}" for event in group]))
        plans = [words.value(rules.PLAN, event.values["plan"]) for event in group]
        return voice.say("pl-sum-showed", list="; ".join(f"{name}:{GLUE}{plan}" for name, plan in zip(names, plans, strict=True)))
    if first.kind == "uncovered":
        texts = [f"{words.value(rules.COLOUR, event.values['colour'])}{GLUE}{number(event, 'value')}" for event in sorted(group, key=_colour_and_worth)]
    elif first.kind in ("set-out", "paid"):
        texts = [_trinket(voice, event) for event in group]
    elif first.kind == "left-out":
        return voice.say("pl-sum-left-out", teams=voice.joined([str(words.value(rules.TEAM, event.values["team"])) for event in group]))
    else:
        giver = first.values.get("giver")
        names = counted([str(words.value(rules.PLAN, event.values["plan"])) for event in group])
        return voice.say(f"pl-sum-{first.kind}", seat=seat, giver="" if giver is None else words.seat(giver), plans="; ".join(names))
    return voice.say(f"pl-sum-{first.kind}", seat=seat, list=", ".join(texts))


def _trinket(voice: Voice, event: Event) -> str:
    return str(voice.words.value(voice.game.rules.TRINKET, event.values["trinket"])).replace(" ", GLUE)


def _colour_and_worth(event: Event) -> tuple[int, int]:
    return number(event, "colour"), number(event, "value")


def verdict(voice: Voice, outcome: Outcome, events: list[Event]) -> str:
    """Who plays alone wins or loses against his ghosts, whom the places do not know."""
    alone = [event for event in events if event.kind == "solo-ended"]
    return voice.words.event(alone[-1]) if alone else wins(voice, outcome, events)


STORY = Retelling(_is_left_out, _likeness, _BETWEEN, _summed)
