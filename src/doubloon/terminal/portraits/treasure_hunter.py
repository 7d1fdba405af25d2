"""The table of Treasure Hunter in words."""

from collections.abc import Sequence
from typing import Any

from doubloon.core.state import OVER
from doubloon.terminal.describe import Look, Portrait, name_text, short_name
from doubloon.terminal.page import GLUE, laid_out, wrapped
from doubloon.terminal.stories.treasure_hunter import STORY, bare
from doubloon.terminal.voice import Voice


def full(look: Look) -> list[str]:
    """The round, the treasures and goblins that lie out, every player, and what the viewer holds."""
    return [*_top(look), "", *_places(look), *_goblins(look), "", *_players(look), "", *_yours(look)]


def brief(look: Look) -> list[str]:
    """What a player looks at between two small decisions of his own: what he holds, and at a location how he stands there."""
    if phase_of(look) == "scrolls":
        return []  # the choices say which there are, and what they pay
    here = group_text(look, look.seat) if phase_of(look) == "site" else ""
    stands = wrapped(look.voice.say("th-you-stand", group=here), look.width, then="  ") if here else []
    return [*stands, *_yours(look)]


def remark(look: Look, action: int) -> str:
    """What a card does, what a total becomes by it, what a scroll pays."""
    verb, values = look.voice.game.actions.read(action)
    if verb.name in ("keep", "discard"):
        return about_card(look, values["card"])
    if verb.name == "play":
        card = look.voice.game.rules.FIRST_TRICK + values["card"]
        return "; ".join(filter(None, (about_card(look, card), becomes(look, action))))
    if verb.name == "sleep":
        return becomes(look, action)
    if verb.name == "use":
        return look.voice.say("th-pays", coins=scroll_pays(look, look.seat, values["scroll"]))
    return ""


# Where the game stands


def phase_of(look: Look) -> str:
    """What a round has come to: the draft, a location (`site`), the goblins, the scrolls; or it is over."""
    rules = look.voice.game.rules
    if look.view.step in (rules.DEAL, rules.DRAFT):
        return "draft"
    if look.view.step in (rules.LAY_OUT, rules.REACT, rules.CAPTURE):
        return "site"
    if look.view.step in (rules.SCARE, rules.GUARD):
        return "goblins"
    return "over" if look.view.step == OVER else "scrolls"


def phase_text(look: Look) -> str:
    phase = phase_of(look)
    if phase == "site":
        return str(look.voice.words.value(look.voice.game.rules.LOCATION, look.view.site))
    return look.voice.say(f"th-phase-{phase}", turn=look.view.turn + 1, turns=look.voice.game.rules.TURNS)


def round_text(look: Look) -> str:
    return look.voice.say("th-round", round=look.view.journey, rounds=look.voice.game.rules.ROUNDS)


def dealer_text(look: Look) -> str:
    return look.voice.say("th-dealer", name=name_text(look, look.view.dealer))


def piles_text(look: Look) -> str:
    view = look.view
    return look.voice.say("th-piles", cards=view.deck_count - sum(view.pile), hard=view.hard_left, easy=view.easy_left)


def next_one(look: Look, seat: int) -> int:
    """To whom a seat passes its cards in this round."""
    return int(seat + (1 if look.view.journey % 2 else -1)) % int(look.view.players)


def _top(look: Look) -> list[str]:
    parts = (round_text(look), phase_text(look), dealer_text(look), piles_text(look))
    return wrapped(" · ".join(part.replace(" ", GLUE) for part in parts), look.width, then="  ")


# Treasures and goblins


def treasure_name(look: Look, treasure: int) -> str:
    return str(look.voice.words.value(look.voice.game.rules.TREASURE, treasure))


def worth_text(look: Look, treasure: int) -> str:
    """What an artifact is worth, what a scroll pays and for what."""
    rules, view = look.voice.game.rules, look.view
    if treasure < rules.FIRST_YELLOW:
        return minus(view.worth[treasure])
    return look.voice.say(f"th-per-{rules.TREASURE.text(treasure)}", coins=view.worth[treasure], weak=view.weak, strong=view.strong)


def treasure_text(look: Look, treasure: int) -> str:
    """`jade mask (14)`; a dash where none lies."""
    return f"{treasure_name(look, treasure)} ({worth_text(look, treasure)})" if treasure >= 0 else "–"


def about_treasure(look: Look, treasure: int) -> str:
    """A treasure in a whole sentence."""
    rules, name = look.voice.game.rules, treasure_name(look, treasure)
    if treasure < rules.FIRST_YELLOW:
        return look.voice.say("th-artifact", name=name, value=worth_text(look, treasure))
    return f"{name}: {look.voice.words.say(f'about-{rules.TREASURE.text(treasure)}', coins=look.view.worth[treasure])}."


def _places(look: Look) -> list[str]:
    rules, words, view = look.voice.game.rules, look.voice.words, look.view
    heads = (look.voice.say("th-place"), words.value(rules.STACK, rules.MAX), words.value(rules.STACK, rules.MIN))
    rows = [
        (words.value(rules.LOCATION, place), treasure_text(look, view.hard[place]), treasure_text(look, view.easy[place])) for place in range(rules.LOCATIONS)
    ]
    return laid_out(look.width, heads, rows)


def goblins_out(look: Look) -> list[tuple[int, int]]:
    """The goblins that lie out: the paws of each and the coins it steals."""
    view = look.view
    return [(view.goblin_paws[goblin], view.goblin_coins[goblin]) for goblin in view.lair if goblin >= 0] if view.step != OVER else []


def _goblins(look: Look) -> list[str]:
    texts = [look.voice.say("th-goblin", paws=paws, coins=coins).replace(" ", GLUE) for paws, coins in goblins_out(look)]
    return wrapped(look.voice.say("th-goblins", list=", ".join(texts) or "–"), look.width, then="  ")


# Players


def group_text(look: Look, seat: int) -> str:
    """The adventurers of a player at this location and what they come to: `9, 7, (2) ×2 +4 = 36`. Who sleeps stands in brackets."""
    view = look.view
    if seat < 0 or not view.party[seat]:
        return ""
    names = [f"({strength})" if sleeps else str(strength) for strength, sleeps in group_of(look, seat)]
    return f"{', '.join(names)}{added_text(look, seat)} = {minus(total_of(look, seat))}"


def group_of(look: Look, seat: int) -> list[tuple[int, bool]]:
    """The strengths of a player's adventurers here, the strongest first, and whether they sleep."""
    rules, view = look.voice.game.rules, look.view
    first = rules.STRENGTHS * view.site
    lying = [place for place in range(rules.STRENGTHS) if view.laid[first + place] and (view.laid[first + place] - 1) % rules.SEATS == seat]
    return [(view.strength[first + place], bool(view.asleep[place])) for place in reversed(lying)]


def added_text(look: Look, seat: int) -> str:
    """What action cards have done for a group."""
    return (" ×2" if look.view.doubled[seat] else "") + (f" {signed(look.view.bonus[seat])}" if look.view.bonus[seat] else "")


def total_of(look: Look, seat: int) -> int:
    return int(look.voice.game.rules.treasures.total_of(look.view, seat))


def leaders(look: Look) -> tuple[int, int]:
    """Who would capture MAX and who MIN if all passed now; -1 for nobody."""
    view, ranked = look.view, look.voice.game.rules.treasures.is_ranked
    seats = [seat for seat in range(view.players) if ranked(view, seat)]
    highest = max(seats, key=lambda seat: (total_of(look, seat), view.strongest[seat]), default=-1)
    return highest, max(seats, key=lambda seat: (-total_of(look, seat), view.strongest[seat]), default=-1)


def minus(value: int) -> str:
    """A number with a minus sign rather than a hyphen."""
    return str(value).replace("-", "−")


def signed(value: int) -> str:
    return f"+{value}" if value >= 0 else minus(value)


def state_text(look: Look, seat: int) -> str:
    """What a player does in this phase: whether he has chosen, how he stands at the location, how he is guarded."""
    view, say = look.view, look.voice.say
    phase = phase_of(look)
    if phase == "draft":
        return "–" if view.to_act >> seat & 1 else say("th-chosen")
    if phase == "site":
        return group_text(look, seat) or "–"
    if phase == "goblins":
        return say("th-safe") if view.scared[seat] else "–"
    return say("th-paws", paws=view.guard[seat])


def treasures_of(look: Look, seat: int) -> list[int]:
    return [treasure for treasure, count in enumerate(look.view.treasures[seat]) for _ in range(count)]


def _players(look: Look) -> list[str]:
    view, say = look.view, look.voice.say
    standings = look.voice.game.plain.score(view)
    rows = [
        (
            name_text(look, seat),
            str(standings[seat].points),
            str(view.coins[seat]),
            str(view.goblins[seat]),
            str(view.hand_count[seat]),
            state_text(look, seat) + lead_text(look, seat),
            ", ".join(treasure_text(look, treasure) for treasure in treasures_of(look, seat)) or "–",
        )
        for seat in range(view.players)
    ]
    heads = ("head-player", "head-points", "th-coins", "th-tiles", "th-cards", f"th-state-{phase_of(look)}", "th-treasures")
    return laid_out(look.width, [say(head) for head in heads], rows, right=(1, 2, 3, 4))


def lead_text(look: Look, seat: int) -> str:
    """` MAX`, ` MIN` or both: what a player would capture."""
    if phase_of(look) != "site":
        return ""
    return "".join(f" {name}" for name, leader in zip(("MAX", "MIN"), leaders(look), strict=True) if leader == seat)


# Cards


def card_name(voice: Voice, view: Any, card: int) -> str:
    """A card by what it is worth, not by its number in the box: `watchdog with 2 paws`, `gold coin 3`."""
    rules = voice.game.rules
    if rules.FIRST_DOG <= card < rules.FIRST_COIN:
        return voice.say("th-dog", paws=view.paws[card - rules.FIRST_DOG], discipline=view.discipline[card - rules.FIRST_DOG])
    name = str(voice.words.value(rules.CARD, card))
    if rules.FIRST_COIN <= card < rules.FIRST_TRICK:
        return f"{bare(name)} {view.pays[metal_of(rules, card)]}"
    return bare(name) if card >= rules.FIRST_TRICK else name


def metal_of(rules: Any, card: int) -> int:
    return int((card - rules.FIRST_COIN) // rules.COIN_COPIES)


def about_card(look: Look, card: int) -> str:
    """What its name does not say."""
    rules, view, say = look.voice.game.rules, look.view, look.voice.say
    if card >= rules.FIRST_TRICK:
        deed = rules.deed_of(card)
        return look.voice.words.say(f"about-{rules.DEED.text(deed)}", adds=signed(view.boost[deed]))
    if card >= rules.FIRST_COIN:
        return say("th-pays", coins=view.pays[metal_of(rules, card)])
    if card >= rules.FIRST_DOG:
        return say("th-dog-about", paws=view.paws[card - rules.FIRST_DOG], discipline=view.discipline[card - rules.FIRST_DOG])
    return ""


def becomes(look: Look, action: int) -> str:
    """What the viewer's total becomes by an action; nothing if it stays the same."""
    rules, view = look.voice.game.rules, look.view.copy()
    verb, values = look.voice.game.actions.read(action)
    if verb.name == "sleep":
        view.awake[look.seat] -= view.strength[rules.STRENGTHS * view.site + values["strength"]]
    else:
        deed = rules.deed_of(rules.FIRST_TRICK + values["card"])
        view.bonus[look.seat] += view.boost[deed]
        if deed < rules.SWORD:
            view.doubled[look.seat] = 1
    before, after = total_of(look, look.seat), total_of(look._replace(view=view), look.seat)
    return look.voice.say("th-becomes", before=minus(before), after=minus(after)) if before != after else ""


def scroll_pays(look: Look, seat: int, scroll: int) -> int:
    return int(look.view.feats[seat][scroll] * look.view.worth[look.voice.game.rules.FIRST_YELLOW + scroll])


def seats_in_sight(look: Look) -> list[int]:
    """Whose cards the viewer sees: his own; in a replay with all cards open everybody's."""
    if look.seat >= 0:
        return [look.seat]
    return [seat for seat in range(look.view.players) if known(look.view.hand[seat]) or known(look.view.packet[look.view.held[seat]])]


def known(cards: Sequence[int]) -> list[int]:
    """The cards of a row that the viewer knows."""
    return [card for card in cards if card >= 0]


def set_aside(look: Look, seat: int) -> list[int]:
    """What a player has set aside in a draft of two, as far as the viewer knows."""
    rules = look.voice.game.rules
    taken = [(card, place - rules.TAKEN) for card, place in enumerate(look.view.place) if place >= rules.TAKEN]
    return [card for card, place in taken if place & rules.ASIDE and (place >> 2) % rules.SEATS == seat]


def holdings(look: Look, seat: int) -> list[tuple[str, list[int]]]:
    """What a player holds, by the message that introduces it: his hand, and in a game of two what he has set aside."""
    if phase_of(look) == "over":
        return []
    hand = ("th-kept" if phase_of(look) == "draft" else "th-hand", known(look.view.hand[seat]))
    aside = ("th-aside", set_aside(look, seat))
    return [hand, aside] if aside[1] else [hand]


def whose(look: Look, seat: int) -> dict[str, str]:
    """For a message about a player's cards: whether they are the viewer's own, whose they are, and whom his packet goes to."""
    return {"yours": "yes" if seat == look.seat else "no", "whose": short_name(look, seat), "next": short_name(look, next_one(look, seat))}


def _yours(look: Look) -> list[str]:
    lines: list[str] = []
    for seat in seats_in_sight(look):
        for message, cards in holdings(look, seat):
            names = ", ".join(card_name(look.voice, look.view, card).replace(" ", GLUE) for card in cards) or "–"
            lines += wrapped(look.voice.say(message, cards=names, **whose(look, seat)), look.width, then="  ")
    return lines


PORTRAIT = Portrait(full, brief, remark, STORY.tell)
