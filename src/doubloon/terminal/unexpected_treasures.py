"""The table of Unexpected Treasures in words."""

from collections.abc import Sequence

from doubloon.core.event import Event
from doubloon.core.state import UNKNOWN
from doubloon.terminal.describe import Look, Portrait, describe
from doubloon.terminal.page import GLUE, columns, wrapped
from doubloon.terminal.voice import Voice

#: Wider lines are harder to follow, not easier.
WIDEST = 80
#: In less room the columns fall apart: then the description for any title serves better.
NARROWEST = 60
LONGEST_NAME = 14


def full(look: Look) -> list[str]:
    """Stack, site, open missions with what the seat lacks for them, and every player."""
    if look.width < NARROWEST:
        return describe(look)
    return [*_top(look), "", *_missions(look), "", *_players(look), *_thief(look)]


def brief(look: Look) -> list[str]:
    """What a player looks at between two small decisions of his own; less than all of it, for he has just seen the table."""
    view, rules, say = look.view, look.voice.game.rules, look.voice.say
    if view.decision == rules.CHOOSING:
        return full(look)
    yours = wrapped(say("ut-yours", goods=goods_text(look.voice, view.goods[look.seat])), look.width, then="  ")
    if view.decision == rules.PAYING:
        return [*yours, *wrapped(say("ut-due", mission=view.selling + 1, goods=goods_text(look.voice, view.due)), look.width, then="  ")]
    if view.decision == rules.COMPLETING:
        return yours  # the choices say which missions there are
    site = _site(look) if view.decision == rules.TAKING else []
    return [*site, *yours, *(_missions(look) if look.width >= NARROWEST else [])]


def remark(look: Look, action: int) -> str:
    """What a choice is about: how many there are of a tile, what a mission takes and gives, which card a number is."""
    verb, values = look.voice.game.actions.read(action)
    view, say = look.view, look.voice.say
    if verb.name == "choose" and values["number"] != look.voice.game.rules.THIEF:  # the thief has his name in the words already
        return str(look.voice.words.value(look.voice.game.rules.CARD, values["number"]))
    if verb.name == "take":
        return say("ut-there", count=view.site[values["good"]])
    if verb.name == "steal":
        return say("ut-has", count=view.goods[values["rival"]][values["good"]])
    if verb.name == "complete":
        mission = values["mission"]
        _, jokers = lacking(view.need[mission], view.goods[look.seat])
        return say("ut-for", goods=goods_text(look.voice, view.need[mission]), value=view.value[mission], jokers=jokers)
    return ""


def _top(look: Look) -> list[str]:
    return [look.voice.say("ut-stack", count=look.view.stack), *_site(look)]


def _site(look: Look) -> list[str]:
    return wrapped(look.voice.say("ut-site", goods=goods_text(look.voice, look.view.site)), look.width, then="  ")


def goods_text(voice: Voice, counts: Sequence[int]) -> str:
    """`2 stools, 1 radio`; a dash for nothing."""
    kinds = voice.game.rules.GOOD.texts
    return ", ".join(voice.say(f"ut-{kind}", count=count).replace(" ", GLUE) for kind, count in zip(kinds, counts, strict=True) if count) or "–"


# Missions


def _missions(look: Look) -> list[str]:
    """A row for each open mission."""
    view, rules, say = look.view, look.voice.game.rules, look.voice.say
    rows = [
        (str(mission + 1), str(view.value[mission]), goods_text(look.voice, view.need[mission]), lacking_text(look, mission))
        for mission in range(view.missions)
        if view.place[mission] == rules.OPEN
    ]
    return _laid_out(look, (say("ut-mission"), say("ut-points"), say("ut-goods"), say("ut-lacking")), rows, right=(0, 1))


def lacking(need: Sequence[int], have: Sequence[int]) -> tuple[list[int], int]:
    """The tiles missing for a mission by kind, and for how many of them a radio not needed otherwise can stand in.

    Radios are the last kind; a radio symbol takes a radio (UT-R9), others take any (UT-4.5).
    """
    missing = [max(0, wanted - owned) for wanted, owned in zip(need, have, strict=True)]
    return missing, min(sum(missing[:-1]), max(0, have[-1] - need[-1]))


def lacking_text(look: Look, mission: int) -> str:
    missing, jokers = lacking(look.view.need[mission], look.view.goods[look.seat])
    count = sum(missing) - jokers
    if count == sum(look.view.need[mission]):
        return look.voice.say("ut-lacks-all")
    if count == 0:
        return look.voice.say("ut-ready", jokers=jokers)
    return look.voice.say("ut-lacks-some", count=count, goods=goods_text(look.voice, missing)) if jokers else goods_text(look.voice, missing)


# Players


def _players(look: Look) -> list[str]:
    view, say = look.view, look.voice.say
    standings = look.voice.game.plain.score(view)
    rows = [
        (
            name_text(look, seat),
            str(standings[seat].points),
            str(view.chip[seat]),
            card_text(look, seat),
            goods_text(look.voice, view.goods[seat]),
            completed_text(look, seat),
        )
        for seat in range(view.players)
    ]
    heads = (say("ut-player"), say("ut-points"), say("ut-chip"), say("ut-card"), say("ut-goods"), say("ut-missions"))
    return _laid_out(look, heads, rows, right=(1, 2))


def name_text(look: Look, seat: int) -> str:
    name = look.voice.words.seat(seat)
    if len(name) > LONGEST_NAME:
        name = name[: LONGEST_NAME - 1] + "…"
    return look.voice.say("you", name=name) if seat == look.seat else name


def card_text(look: Look, seat: int) -> str:
    """What lies before a player: nothing yet, a covered card, an open one, or he is at home."""
    card = look.view.card[seat]
    if card == UNKNOWN:
        return look.voice.say("ut-chosen")
    if card < 0:
        return "–"
    name = look.voice.words.value(look.voice.game.rules.CARD, card)
    return look.voice.say("ut-at-home", number=card) if look.view.home[seat] else f"{card} {name}"


def completed_text(look: Look, seat: int) -> str:
    """The missions a player has completed and what they count together."""
    view, rules = look.view, look.voice.game.rules
    missions = [mission for mission in range(view.missions) if view.place[mission] == rules.TAKEN + seat]
    if not missions:
        return "–"
    return look.voice.say("ut-completed", missions=", ".join(str(mission + 1) for mission in missions), value=sum(view.value[m] for m in missions))


def _thief(look: Look) -> list[str]:
    """Who may not choose the thief this round: said only while cards are being chosen, for then it matters."""
    view = look.view
    if view.decision != look.voice.game.rules.CHOOSING:
        return []
    names = [name_text(look, seat) for seat in range(view.players) if view.was_thief[seat]]
    return wrapped(f"{look.voice.say('ut-no-thief', names=', '.join(names))}{GLUE}[UT-3.2]", look.width, then="  ") if names else []


def _laid_out(look: Look, heads: Sequence[str], rows: Sequence[tuple[str, ...]], *, right: tuple[int, ...]) -> list[str]:
    """Rows under their heads, in columns no wider than they need. What does not fit is wrapped in the last two columns."""
    width = min(look.width, WIDEST)
    widths = [max(len(row[i]) for row in (heads, *rows)) for i in range(len(heads))]
    room = width - sum(widths[:-2]) - 2 * (len(heads) - 1)
    if sum(widths[-2:]) > room:
        least = max(len(head) for head in heads[-2:])
        widths[-1] = max(least, min(widths[-1], room - min(widths[-2], room * 3 // 5)))
        widths[-2] = max(least, room - widths[-1])
    signed = [-wide if i in right else wide for i, wide in enumerate(widths)]
    return [line for row in (heads, *rows) for line in columns(row, signed)]


# What happened

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


def tell(voice: Voice, events: list[Event]) -> list[tuple[str, str]]:
    """The events as sentences, small ones of one kind summed up.

    That somebody chose a card is left out: the table shows it, and soon the card is shown.
    """
    groups: list[list[Event]] = []
    for event in events:
        if event.kind != "chose":
            group = _group_for(groups, event)
            if group is None:
                groups.append([event])
            else:
                group.append(event)
    return [(group[0].clause, voice.words.event(group[0]) if len(group) == 1 else _summed(voice, group)) for group in groups]


def _group_for(groups: list[list[Event]], event: Event) -> list[Event] | None:
    """The group an event can be told with: the last one that is like it, if only such as may be passed over came in between."""
    for group in reversed(groups):
        if event.kind in _SUMMED and _likeness(group[0]) == _likeness(event):
            return group
        if group[0].kind not in _SUMMED.get(event.kind, ()):
            return None
    return None


def _likeness(event: Event) -> tuple[object, ...]:
    """Events for which this is equal can be told in one sentence."""
    if event.kind in ("won-contest", "stayed-home"):
        return "contest", event.values["number"]
    return event.kind, event.clause, None if event.kind in _EACH else event.seat, event.values.get("rival")


def _summed(voice: Voice, group: list[Event]) -> str:
    first = group[0]
    names = ["" if event.seat is None else voice.words.seat(event.seat) for event in group]
    if first.kind in _EACH:
        parts = (f"{name}: {' + '.join(str(event.values[value]) for value in _EACH[first.kind])}" for name, event in zip(names, group, strict=True))
        return voice.say(f"ut-sum-{first.kind}", list=", ".join(part.replace(" ", GLUE) for part in parts))
    if first.kind == "won-contest":
        losers = [voice.say("ut-with-chip", name=name, chip=event.values["chip"]) for name, event in zip(names[1:], group[1:], strict=True)]
        return voice.say("ut-sum-contest", seat=names[0], **first.values, losers=voice.joined(losers), count=len(losers))
    goods = [0] * len(voice.game.rules.GOOD)
    for event in group:
        goods[event.values["good"] or 0] += 1
    rival = first.values.get("rival")
    message = "ut-sum-jokers" if first.clause == "UT-4.5" else f"ut-sum-{first.kind}"
    return voice.say(message, seat=names[0], rival="" if rival is None else voice.words.seat(rival), goods=goods_text(voice, goods))


PORTRAIT = Portrait(full, brief, remark, tell)
