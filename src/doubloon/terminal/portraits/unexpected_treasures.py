"""The table of Unexpected Treasures in words."""

from collections.abc import Sequence

from doubloon.core.state import UNKNOWN
from doubloon.terminal.describe import Look, Portrait, describe, name_text
from doubloon.terminal.page import GLUE, NARROWEST, laid_out, wrapped
from doubloon.terminal.stories.unexpected_treasures import STORY, goods_text


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


# Missions


def _missions(look: Look) -> list[str]:
    """A row for each open mission."""
    view, rules, say = look.view, look.voice.game.rules, look.voice.say
    rows = [
        (str(mission + 1), str(view.value[mission]), goods_text(look.voice, view.need[mission]), lacking_text(look, mission))
        for mission in range(view.missions)
        if view.place[mission] == rules.OPEN
    ]
    return laid_out(look.width, (say("ut-mission"), say("head-points"), say("ut-goods"), say("ut-lacking")), rows, right=(0, 1))


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
    heads = (say("head-player"), say("head-points"), say("ut-chip"), say("ut-card"), say("ut-goods"), say("ut-missions"))
    return laid_out(look.width, heads, rows, right=(1, 2))


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


PORTRAIT = Portrait(full, brief, remark, STORY.tell)
