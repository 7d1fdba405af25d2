"""What happens in Unexpected Treasures."""

from collections.abc import Sequence

from doubloon.core.event import Event
from doubloon.terminal.page import GLUE
from doubloon.terminal.stories.retelling import Retelling, each, number
from doubloon.terminal.voice import Voice

#: Small events that come in numbers and are told in one sentence, and those that may come in between.
_SUMMED = {
    "dealt-chip": (),
    "stocked": ("revealed", "refilled"),
    "showed": (),
    "won-contest": (),
    "stayed-home": (),
    "took": (),
    "stole": ("stole",),
    "paid": ("paid",),
    "scored": (),
}
#: Of those that concern every player: what is told of each.
_EACH = {"dealt-chip": ("chip",), "showed": ("number",), "scored": ("missions", "goods")}


def _is_left_out(event: Event) -> bool:
    """That somebody chose a card: the table shows it, and soon the card is shown."""
    return event.kind == "chose"


def _likeness(event: Event) -> object:
    if event.kind not in _SUMMED:
        return None
    if event.kind in ("won-contest", "stayed-home"):
        return "contest", event.values["number"]
    return event.kind, event.clause, None if event.kind in _EACH else event.seat, event.values.get("rival")


def _summed(voice: Voice, group: list[Event]) -> str:
    first = group[0]
    names = ["" if event.seat is None else voice.words.seat(event.seat) for event in group]
    if first.kind in _EACH:
        texts = [" + ".join(str(event.values[value]) for value in _EACH[first.kind]) for event in group]
        return voice.say(f"ut-sum-{first.kind}", list=each(names, texts))
    if first.kind == "won-contest":
        losers = [voice.say("ut-with-chip", name=name, chip=event.values["chip"]) for name, event in zip(names[1:], group[1:], strict=True)]
        return voice.say("ut-sum-contest", seat=names[0], **first.values, losers=voice.joined(losers), count=len(losers))
    goods = [0] * len(voice.game.rules.GOOD)
    for event in group:
        goods[number(event, "good")] += 1
    rival = first.values.get("rival")
    message = "ut-sum-jokers" if first.clause == "UT-4.5" else f"ut-sum-{first.kind}"
    return voice.say(message, seat=names[0], rival="" if rival is None else voice.words.seat(rival), goods=goods_text(voice, goods))


def goods_text(voice: Voice, counts: Sequence[int]) -> str:
    """`2 stools, 1 radio`; a dash for nothing."""
    kinds = voice.game.rules.GOOD.texts
    return ", ".join(voice.say(f"ut-{kind}", count=count).replace(" ", GLUE) for kind, count in zip(kinds, counts, strict=True) if count) or "–"


STORY = Retelling(_is_left_out, _likeness, _SUMMED, _summed)
