"""The table of Trasteros Locos in words."""

from collections.abc import Sequence
from typing import NamedTuple

from doubloon.core.state import OVER
from doubloon.terminal.describe import Look, Portrait, name_text
from doubloon.terminal.page import GLUE, laid_out, wrapped
from doubloon.terminal.stories.retelling import counted
from doubloon.terminal.stories.trasteros_locos import STORY, cubes_text, minus

EMPTY, CLOSED, CALLED, SALE = "empty", "closed", "called", "sale"


def full(look: Look) -> list[str]:
    """The turn, the rooms, supply and discards, every player, what all know of them, and what the viewer holds."""
    return [*_top(look), "", *_rooms(look), *_supply(look), *_discards(look), "", *_players(look), *_known(look), "", *_yours(look)]


def brief(look: Look) -> list[str]:
    """What a player looks at between two small decisions of his own: what lies open, and what he has."""
    rules, view = look.voice.game.rules, look.view
    if view.decision in (rules.OFFERING, rules.CHANGING, rules.PROTECTING):
        return []  # the choices say what is left
    if view.decision in (rules.BUYING, rules.PAYING):
        return _lines(look, look.voice.say("tl-your-cubes", cubes=cubes_text(look.voice, view.cubes[look.seat])))
    return [*_rooms(look), *_yours(look)]


def remark(look: Look, action: int) -> str:
    """How many there are of what is offered or exchanged; what a card is worth."""
    rules, view, say = look.voice.game.rules, look.view, look.voice.say
    verb, values = look.voice.game.actions.read(action)
    if verb.name == "open":
        return cards_count(look, view.public_count)
    if verb.name in ("change", "upgrade"):
        held = view.held[look.seat][values["cards"]] if verb.name == "change" else view.cubes[look.seat][values["cubes"]]
        return say("tl-you-have", count=held)
    if verb.name == "add":
        return say("tl-you-have", count=view.cubes[look.seat][values["cube"]] - view.offer[look.seat][values["cube"]])
    if verb.name == "pay":
        return say("tl-you-have", count=view.cubes[look.seat][values["cube"]])
    if verb.name == "release":
        return cards_count(look, view.pile_cards[values["pile"]])
    if verb.name in ("exchange", "buy", "put"):
        is_locked = verb.name == "put" and view.decision == rules.PROTECTING
        return worth_text(look, values["card"], is_locked=is_locked)
    return ""


# Where the game stands


def phase_of(look: Look) -> str:
    """What a turn has come to: an action is chosen (`act`), a room is bid for (`bid`) or sold card by card (`sale`); or it is over."""
    rules = look.voice.game.rules
    if look.view.step == OVER:
        return "over"
    return {rules.COMPARE: "bid", rules.SELL: "sale"}.get(look.view.step, "act")


def phase_text(look: Look) -> str:
    view = look.view
    return look.voice.say(f"tl-phase-{phase_of(look)}", name=name_text(look, view.mover), room=view.room + 1)


def turn_text(look: Look) -> str:
    """The turn of whoever has it, and the last one there will be."""
    view, rules = look.view, look.voice.game.rules
    limit = view.options[rules.TURN_LIMIT]
    return look.voice.say("tl-turn", turn=min(view.turns // view.players + 1, limit), turns=limit)


def round_text(look: Look) -> str:
    """The round of bidding that is going on. It counts as complete when its last room is called."""
    is_last_room = look.view.doors == 0 and look.view.rounds > 0
    return look.voice.say("tl-round", round=look.view.rounds + (0 if is_last_room else 1))


def tie_text(look: Look) -> str:
    """Who bids again, and who may not."""
    view = look.view
    if phase_of(look) != "bid" or view.bidders == (1 << view.players) - 1:
        return ""
    return look.voice.say("tl-tie", names=look.voice.joined([name_text(look, seat) for seat in range(view.players) if view.bidders >> seat & 1]))


def sale_text(look: Look) -> str:
    """Who may buy, in order."""
    view = look.view
    if phase_of(look) != "sale":
        return ""
    seats = [(view.buyer + place) % view.players for place in range(view.buyers)]
    return look.voice.say("tl-buyers", names=look.voice.joined([name_text(look, seat) for seat in seats]))


def removed_text(look: Look) -> str:
    """The collection that three players do without."""
    collection = look.view.removed
    return look.voice.say("tl-without", collection=collection_name(look, collection)) if collection >= 0 else ""


def collection_key(look: Look) -> str:
    """Whether a game can be ended with the own collection: `early`, `open` to those who have enough, `ready`; empty when it is over."""
    view = look.view
    if view.step == OVER:
        return ""
    if view.rounds == 0:
        return "early"
    return "ready" if look.seat >= 0 and look.voice.game.rules.end.can_declare(view, look.seat) else "open"


def collection_text(look: Look, *, brief: bool = False) -> str:
    key = collection_key(look)
    message = f"tl-collection-{key}-short" if brief else f"tl-collection-{key}"
    return look.voice.say(message, count=look.voice.game.rules.COLLECTION_SIZE) if key else ""


def _top(look: Look) -> list[str]:
    parts = [turn_text(look), round_text(look), phase_text(look), collection_text(look), removed_text(look)]
    texts = (" · ".join(part.replace(" ", GLUE) for part in parts if part), tie_text(look), sale_text(look))
    return [line for text in texts if text for line in _lines(look, text)]


def _lines(look: Look, text: str) -> list[str]:
    return wrapped(text, look.width, then="  ")


# Cards


def collection_name(look: Look, collection: int) -> str:
    return str(look.voice.words.value(look.voice.game.rules.COLLECTION, collection))


def material_name(look: Look, material: int) -> str:
    return str(look.voice.words.value(look.voice.game.rules.MATERIAL, material))


def card_name(look: Look, card: int) -> str:
    return str(look.voice.words.value(look.voice.game.rules.CARD, card))


def cards_count(look: Look, count: int) -> str:
    return look.voice.say("tl-cards", count=count)


def cards_text(look: Look, counts: Sequence[int]) -> str:
    """`silver car, junk (×2)`, the best first; a dash for none."""
    names = [card_name(look, card).replace(" ", GLUE) for card in by_worth(look, counts) for _ in range(counts[card])]
    return ", ".join(counted(names)) or "–"


def by_worth(look: Look, counts: Sequence[int]) -> list[int]:
    """The kinds there are, the best material first; junk and skeletons last."""
    rules = look.voice.game.rules
    kinds = [card for card, count in enumerate(counts) if count > 0]
    return sorted(kinds, key=lambda card: (card >= rules.JUNK, -(card // rules.COLLECTIONS) if card < rules.JUNK else 0, card))


def by_collection(look: Look, counts: Sequence[int], first: int = -1) -> list[tuple[int, list[int]]]:
    """The collection cards there are, collection by collection and the best material first; that collection before the others."""
    rules = look.voice.game.rules
    order = sorted(range(rules.COLLECTIONS), key=lambda collection: (collection != first, collection))
    found = []
    for collection in order:
        kinds = [rules.COLLECTIONS * material + collection for material in reversed(range(rules.MATERIALS))]
        cards = [card for card in kinds for _ in range(max(0, counts[card]))]
        if cards:
            found.append((collection, cards))
    return found


def sorted_text(look: Look, counts: Sequence[int], first: int = -1) -> str:
    """`clocks: silver, glass (×2); junk (×3)`; a dash for none."""
    rules = look.voice.game.rules
    texts = []
    for collection, cards in by_collection(look, counts, first):
        materials = counted([material_name(look, card // rules.COLLECTIONS) for card in cards])
        texts.append(f"{collection_name(look, collection)}: {', '.join(materials)}".replace(" ", GLUE))
    if counts[rules.JUNK] > 0:
        texts += counted([card_name(look, rules.JUNK)] * counts[rules.JUNK])
    return "; ".join(texts) or "–"


def worth_text(look: Look, card: int, *, is_locked: bool = False) -> str:
    """What a card counts for the viewer; protected, one of another collection costs him as much."""
    rules, view, say = look.voice.game.rules, look.view, look.voice.say
    if card == rules.JUNK:
        return say("tl-worthless")
    points = view.worth[card // rules.COLLECTIONS]
    if look.seat >= 0 and card % rules.COLLECTIONS == view.collector[look.seat]:
        return say("tl-own-worth", points=points)
    return say("tl-costs", points=points) if is_locked else say("tl-foreign")


# Rooms and piles


def room_state(look: Look, room: int) -> str:
    """How a room is: closed, called with its first card open, open for sale, or empty."""
    view = look.view
    if phase_of(look) in ("bid", "sale") and view.room == room:
        return SALE if phase_of(look) == "sale" else CALLED
    return CLOSED if view.doors >> room & 1 else EMPTY


def first_card(look: Look) -> int:
    """The card that lies open of the room that is bid for."""
    return next(card for card, count in enumerate(look.view.revealed) if count)


def _rooms(look: Look) -> list[str]:
    rules, say = look.voice.game.rules, look.voice.say
    parts = []
    for room in range(rules.ROOMS):
        state = room_state(look, room)
        card = card_name(look, first_card(look)) if state == CALLED else ""
        parts.append(say(f"tl-room-{state}", room=room + 1, card=card, cards=cards_count(look, rules.ROOM_CARDS), hidden=rules.ROOM_CARDS - 1))
    rooms = say("tl-rooms", list=", ".join(part.replace(" ", GLUE) for part in parts), cards=cards_count(look, look.view.public_count).replace(" ", GLUE))
    sale = [say("tl-for-sale", cards=cards_text(look, look.view.revealed))] if phase_of(look) == "sale" else []
    return [line for text in (rooms, *sale) for line in _lines(look, text)]


def _supply(look: Look) -> list[str]:
    view = look.view
    return _lines(look, look.voice.say("tl-supply", cubes=cubes_text(look.voice, view.supply), badges=view.badge_supply))


def _discards(look: Look) -> list[str]:
    return _lines(look, discards_text(look))


def discards_text(look: Look) -> str:
    return look.voice.say("tl-discards", count=sum(look.view.discards), cards=cards_text(look, look.view.discards))


# Players


class Pile(NamedTuple):
    """A protected pile: its number on the table, its size, and its cards as far as the viewer knows them, by kind."""

    number: int
    size: int
    cards: list[int]


def piles_of(look: Look, seat: int) -> list[Pile]:
    rules, view = look.voice.game.rules, look.view
    found, at = [], 0
    for place in range(view.piles):
        cards = list(view.vault[at : at + view.pile_cards[place]])
        at += view.pile_cards[place]
        if view.pile_owner[place] == seat:
            found.append(Pile(place + 1, len(cards), [cards.count(kind) for kind in range(rules.ITEMS)]))
    return found


def piles_text(look: Look, seat: int) -> str:
    """The sizes of his piles: `3+1`."""
    return "+".join(str(pile.size) for pile in piles_of(look, seat)) or "–"


def known_of(look: Look, seat: int) -> list[int]:
    """What all know a player to have, in hand or protected, by kind."""
    return [max(0, count) for count in look.view.shown[seat]]


def doing_text(look: Look, seat: int) -> str:
    """What a player does just now: his turn, his offer, his place in the sale."""
    view, say = look.view, look.voice.say
    phase, acts = phase_of(look), view.to_act >> seat & 1
    if phase == "act":
        return say("tl-doing-turn") if seat == view.mover else "–"
    if phase == "bid":
        if not view.bidders >> seat & 1:
            return say("tl-doing-out")
        return say("tl-doing-bids") if acts else say("tl-doing-sealed" if any(view.cubes[seat]) else "tl-doing-broke")
    if phase == "sale":
        waits = (seat - view.buyer) % view.players < view.buyers
        return say("tl-doing-buys") if acts else say("tl-doing-waits") if waits else "–"
    return "–"


def _players(look: Look) -> list[str]:
    rules, view, say = look.voice.game.rules, look.view, look.voice.say
    materials = list(reversed(range(rules.MATERIALS)))
    rows = [
        (
            name_text(look, seat),
            *(str(view.cubes[seat][material]) for material in materials),
            str(view.badges[seat]),
            str(view.hand_count[seat]),
            piles_text(look, seat),
            doing_text(look, seat),
        )
        for seat in range(view.players)
    ]
    heads = (say("head-player"), *(material_name(look, material) for material in materials), *map(say, ("tl-badges", "tl-hand", "tl-piles", "tl-doing")))
    return laid_out(look.width, heads, rows, right=(1, 2, 3, 4, 5, 6))


def _known(look: Look) -> list[str]:
    """What all know of the others."""
    texts = [
        f"{name_text(look, seat)}:{GLUE}{cards_text(look, known_of(look, seat))}"
        for seat in range(look.view.players)
        if seat != look.seat and any(known_of(look, seat))
    ]
    return _lines(look, look.voice.say("tl-known", list="; ".join(texts))) if texts else []


# What the viewer holds


def seats_in_sight(look: Look) -> list[int]:
    """Whose cards the viewer sees: his own; in a replay with all cards open everybody's."""
    return [look.seat] if look.seat >= 0 else [seat for seat in range(look.view.players) if look.view.collector[seat] >= 0]


def own_count(look: Look, seat: int) -> int:
    """How many cards of his collection a player has, protected ones included."""
    return int(look.voice.game.rules.end.own_cards(look.view, seat))


def points_of(look: Look, seat: int) -> int:
    """What a player would score if the game ended now."""
    end, view = look.voice.game.rules.end, look.view
    return int(end.own_value(view, seat) + view.badges[seat] * view.badge_worth - end.foreign_value(view, seat))


def collector_text(look: Look, seat: int, *, brief: bool = False) -> str:
    """What a player collects, how many cards he has of it, and how many points he would score."""
    return look.voice.say(
        "tl-collector-short" if brief else "tl-collector",
        yours=yours(look, seat),
        name=name_text(look, seat),
        collection=collection_name(look, look.view.collector[seat]),
        count=own_count(look, seat),
        cards=cards_count(look, own_count(look, seat)),
        needed=look.voice.game.rules.COLLECTION_SIZE,
        points=minus(points_of(look, seat)),
    )


def hand_title(look: Look, seat: int) -> str:
    return look.voice.say("tl-hand-of", yours=yours(look, seat), name=name_text(look, seat), count=look.view.hand_count[seat])


def yours(look: Look, seat: int) -> str:
    return "yes" if seat == look.seat else "no"


def _yours(look: Look) -> list[str]:
    lines: list[str] = []
    for seat in seats_in_sight(look):
        first = look.view.collector[seat]
        lines += _lines(look, collector_text(look, seat))
        lines += _lines(look, f"{hand_title(look, seat)} {sorted_text(look, look.view.hand[seat], first)}")
        for pile in piles_of(look, seat):
            lines += _lines(look, f"{look.voice.say('tl-pile', pile=pile.number)} {sorted_text(look, pile.cards, first)}")
    return lines


PORTRAIT = Portrait(full, brief, remark, STORY.tell)
