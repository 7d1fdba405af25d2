"""The drawn table of Trasteros Locos."""

from collections.abc import Sequence

from textual.content import Content

from doubloon.terminal.describe import Look
from doubloon.terminal.page import GLUE
from doubloon.terminal.portraits import trasteros_locos as portrait
from doubloon.terminal.portraits.trasteros_locos import CALLED, CLOSED, EMPTY, SALE
from doubloon.terminal.tables.drawing import Drawing, player_name
from doubloon.terminal.tables.ink import (
    HEAVY,
    PAPER,
    THIN,
    Ink,
    Lines,
    beside,
    box,
    columns,
    do,
    explain,
    fan,
    first_fitting,
    flow,
    folded,
    laid_out,
    plain,
    printed,
    rule,
    touchable,
)

#: From this height on rooms are drawn as doors, and cards as cards.
TALL = 30
#: From this width on, too.
ROOMY = 96
#: The width of a card.
CARD = 17

_MATERIALS = tuple(map(printed, ("#b9e0da", "#d59a6a", "#c9ccd1", "#f2c230")))
_JUNK, _BONES, _OWN, _PUBLIC = printed("#b5aa99"), printed("#3a3230", PAPER), printed("#e8762c"), printed("#d98a4a")
_DOORS = {CLOSED: printed("#8fb0d6"), CALLED: printed("#ffcf33"), SALE: printed("#ffcf33"), EMPTY: "dim"}

# Shapes say what colours say. Glass sparkles, bronze is a bell, silver a moon, gold a sun; a clock, a wheel, an urn, a frame, a flag, a note.
_CUBES, _SIGNS = "✦∩☾☼", "◷◎Ω▣⚑♪"
_TRASH, _SKULL, _BADGE, _DONE = "#", "☠", "★", "✓"
_GLYPHS = {CLOSED: "▤", CALLED: "▶", SALE: "▶", EMPTY: "·"}
_ARCH, _SLAT, _BEHIND = "∏", "▒", "░"


def draw(look: Look, ink: Ink, height: int) -> Lines:
    """The rooms, what is bid for or sold, supply and discards, the players, and what the viewer holds."""

    def small(*, tight: bool = False, bare: bool = False) -> Lines:
        middle = [*_rooms(look, ink), *_sale(look, ink, named=not tight), *_supply(look, ink, tight=tight), *_players(look, ink)]
        return [_head(look), *([] if tight else _tie(look)), *middle, *_holdings(look, ink, named=not bare)]

    def large(*, cards: bool) -> Lines:
        top = [rule(look.width, f"{portrait.turn_text(look)} · {portrait.round_text(look)}", portrait.collection_text(look)), *_phase(look)]
        rooms = _doors(look, ink) if look.width >= ROOMY else _rooms(look, ink)
        middle = [*rooms, *_sale(look, ink, cards=cards), *_offer(look, ink), plain(""), *_supply(look, ink, discards=False), *_discards(look, ink)]
        return [*top, *middle, rule(look.width, look.voice.say("players")), *_players(look, ink), plain(""), *_holdings(look, ink, cards=cards, apart=True)]

    compact = (small, lambda: small(tight=True), lambda: small(tight=True, bare=True))
    return first_fitting(height, *((lambda: large(cards=True), lambda: large(cards=False)) if height >= TALL else ()), *compact)


def label(look: Look, action: int) -> str:
    """A choice in few words: the question has said what it is about, and the supply which sign is which material."""
    rules, view, say = look.voice.game.rules, look.view, look.voice.say
    verb, values = look.voice.game.actions.read(action)
    if verb.name == "call":
        return say("tl-do-call", room=values["room"] + 1)
    if verb.name == "open":
        return say("tl-do-open", count=view.public_count)
    if verb.name == "change":
        sign = (*_CUBES, _TRASH)[values["cards"]]
        gets = _BADGE if values["cards"] == rules.GOLD else _CUBES[0 if values["cards"] == rules.MATERIALS else values["cards"] + 1]
        return say("tl-do-change", cards=sign * 2, cube=gets)
    if verb.name == "upgrade":
        return say("tl-do-upgrade", cubes=_CUBES[values["cubes"]] * 2, cube=_CUBES[values["cubes"] + 1])
    if verb.name == "exchange":
        return say("tl-do-exchange", card=_code(look, values["card"]), cube=_CUBES[values["card"] // rules.COLLECTIONS])
    if verb.name == "release":
        return say("tl-do-release", pile=values["pile"] + 1, count=view.pile_cards[values["pile"]])
    if verb.name in ("buy", "put"):
        return f"{_code(look, values['card'])} {portrait.card_name(look, values['card'])} ({portrait.remark(look, action)})"
    if verb.name in ("add", "pay"):
        return f"{_CUBES[values['cube']]} {portrait.material_name(look, values['cube'])} ({portrait.remark(look, action)})"
    return say(f"tl-do-{verb.name}") if look.voice.has(f"tl-do-{verb.name}") else look.voice.words.action(action)


# The turn


def _head(look: Look) -> Content:
    """Turn, round and phase in one line; without the phase, which the rooms show, if there is no room for it."""
    aside = portrait.collection_text(look, brief=True)
    title = f"{portrait.turn_text(look)} · {portrait.round_text(look)}"
    longer = f"{title} · {portrait.phase_text(look)}"
    return rule(look.width, longer if len(longer) + len(aside) + 8 <= look.width else title, aside)


def _phase(look: Look) -> Lines:
    texts = (portrait.phase_text(look), portrait.tie_text(look), portrait.sale_text(look))
    return flow([plain(text[0].upper() + text[1:], "bold") for text in texts if text], look.width, gap="  ")


def _tie(look: Look) -> Lines:
    text = portrait.tie_text(look)
    return folded(text, look.width, "bold") if text else []


# Cards by their signs


def _code(look: Look, card: int) -> str:
    """A card in few letters: `◷☾`, a silver clock."""
    rules = look.voice.game.rules
    if card >= rules.JUNK:
        return _TRASH if card == rules.JUNK else _SKULL
    return _SIGNS[card % rules.COLLECTIONS] + _CUBES[card // rules.COLLECTIONS]


def _style(look: Look, card: int) -> str:
    rules = look.voice.game.rules
    if card >= rules.JUNK:
        return _JUNK if card == rules.JUNK else _BONES
    material: int = card // rules.COLLECTIONS
    return _MATERIALS[material]


def _own_action(look: Look, card: int) -> str:
    """What touching a card of the own hand does."""
    rules = look.voice.game.rules
    name = str(rules.CARD.text(card))
    if look.view.decision in (rules.CHANGING, rules.PROTECTING):
        return f"put {name}"
    return "change junk" if card == rules.JUNK else f"exchange {name}"


def _groups(look: Look, counts: Sequence[int], *, first: int = -1, ink: Ink | None = None, named: bool = False) -> list[Content]:
    """Cards collection by collection: `◷☾✦✦`, a sign for each material. With an ink they are the viewer's own, to be touched; ✓ before those set aside."""
    rules = look.voice.game.rules
    aside = list(look.view.aside) if ink else [0] * rules.ITEMS
    parts = []
    for collection, cards in portrait.by_collection(look, counts, first):
        group = plain(_SIGNS[collection] + (f" {portrait.collection_name(look, collection)} " if named else ""), _OWN if collection == first else "bold")
        for card in cards:
            mark = _DONE if aside[card] > 0 else ""
            aside[card] -= 1
            group += _touched(look, ink, card, mark + _CUBES[card // rules.COLLECTIONS])
        parts.append(group)
    if counts[rules.JUNK] > 0:
        marks = _DONE * aside[rules.JUNK]
        name = f" {portrait.card_name(look, rules.JUNK)} " if named else ""
        parts.append(_touched(look, ink, rules.JUNK, f"{marks}{_TRASH}{name}{counts[rules.JUNK]}"))
    if len(counts) > rules.SKELETON and counts[rules.SKELETON] > 0:
        parts.append(plain(f"{_SKULL}{counts[rules.SKELETON]}", _BONES))
    return parts


def _touched(look: Look, ink: Ink | None, card: int, text: str) -> Content:
    return ink.thing(text, action=_own_action(look, card), style=_style(look, card)) if ink else plain(text, _style(look, card))


def _card(look: Look, ink: Ink, card: int, count: int, action: str, chosen: int = 0) -> Lines:
    """A card: its signs and points, its collection; how many there are of it, and whether it is of the own collection."""
    rules, view = look.voice.game.rules, look.view
    points = f" {view.worth[card // rules.COLLECTIONS]}" if card < rules.JUNK else ""
    head = plain(f" {_DONE * chosen}{_code(look, card)}{points} ", _style(look, card))
    name = portrait.collection_name(look, card % rules.COLLECTIONS) if card < rules.JUNK else portrait.card_name(look, card)
    is_own = look.seat >= 0 and card < rules.JUNK and card % rules.COLLECTIONS == view.collector[look.seat]
    is_heavy = chosen > 0 or ink.is_open(action)
    many = plain(f"×{count}", "bold") if count > 1 else None
    foot = look.voice.say("tl-yours") if is_own else ""
    drawn = box([plain(name)], CARD, frame=HEAVY if is_heavy else THIN, left=head, right=many, foot=foot)
    return [touchable(line, do(action)) for line in drawn]


# Rooms


def _room_head(look: Look, ink: Ink, room: int) -> Content:
    state = portrait.room_state(look, room)
    return ink.piece(f"room-{room}", f"{_GLYPHS[state]} {room + 1}", says=state)


def _room_text(look: Look, room: int) -> Content:
    """What there is to say of a room: its cards, the first of them, that it is sold or empty."""
    rules, state = look.voice.game.rules, portrait.room_state(look, room)
    if state == CALLED:
        card = portrait.first_card(look)
        return plain(_code(look, card), _style(look, card)) + plain(f" +{rules.ROOM_CARDS - 1}")
    if state == CLOSED:
        return plain(portrait.cards_count(look, rules.ROOM_CARDS))
    return plain(look.voice.say(f"tl-door-{state}"), "dim" if state == EMPTY else "bold")


def _rooms(look: Look, ink: Ink) -> Lines:
    """Six places that never move: five rooms and the public one."""
    rules, view, say = look.voice.game.rules, look.view, look.voice.say
    wide = look.width // (rules.ROOMS + 1)

    def cell(head: Content, text: Content, style: str, action: str) -> Lines:
        head = head.truncate(wide - 1, ellipsis=True).pad_right(max(0, wide - 1 - head.cell_length)).stylize_before(style)
        return [touchable(line, do(action)) for line in (head.stylize("bold underline") if ink.is_open(action) else head, text)]

    cells = [
        cell(_room_head(look, ink, room), _room_text(look, room), _DOORS[portrait.room_state(look, room)], f"call {room + 1}") for room in range(rules.ROOMS)
    ]
    count = portrait.cards_count(look, view.public_count)
    cells.append(cell(plain(f"{_ARCH} {say('tl-public')}"), ink.piece("public", count), _PUBLIC, "open"))
    return columns(cells, [wide] * len(cells), gap=0)


def _doors(look: Look, ink: Ink) -> Lines:
    """The same as doors: with the shutter down, up over what lies behind, or empty."""
    rules, view, say = look.voice.game.rules, look.view, look.voice.say
    wide = (look.width + 1) // (rules.ROOMS + 1) - 1
    doors = []
    for room in range(rules.ROOMS):
        state, action = portrait.room_state(look, room), f"call {room + 1}"
        head = _room_head(look, ink, room).stylize_before(_DOORS[state])
        lines = _leaf(str(room + 1), wide - 4, _SLAT if state == CLOSED else " ")
        if state == CALLED:
            card = portrait.first_card(look)
            name = folded(portrait.card_name(look, card), wide - 4)
            lines = [plain(f" {_code(look, card)} ", _style(look, card)), *name, plain(_BEHIND * (wide - 4), "dim")][:3]
        foot = _room_text(look, room).plain if state != CALLED else f"+{rules.ROOM_CARDS - 1} ?"
        drawn = box(lines, wide, frame=HEAVY if ink.is_open(action) or state in (CALLED, SALE) else THIN, left=head, foot=foot)
        doors.append([touchable(line, do(action)) for line in drawn])
    count = portrait.cards_count(look, view.public_count)
    lines = _leaf(_ARCH, wide - 4, _SLAT if view.public_count else " ")
    head, foot = plain(say("tl-public"), _PUBLIC), ink.mark("public", count) + count
    public = box(lines, wide, frame=HEAVY if ink.is_open("open") else THIN, left=head, foot=foot)
    doors.append([touchable(line, do("open")) for line in public])
    return beside(doors, look.width)


def _leaf(plate: str, wide: int, slat: str) -> Lines:
    """A shutter with a plate in its middle."""
    side = (wide - 3) // 2
    middle = plain(slat * side, "dim") + plain(f" {plate} ", "bold" if slat.strip() else "dim") + plain(slat * (wide - 3 - side), "dim")
    return [plain(slat * wide, "dim"), middle, plain(slat * wide, "dim")]


def _sale(look: Look, ink: Ink, *, cards: bool = False, named: bool = True) -> Lines:
    """What is for sale, each card to be bought by touching it."""
    rules, view = look.voice.game.rules, look.view
    if portrait.phase_of(look) != "sale":
        return []
    kinds = portrait.by_worth(look, view.revealed)
    actions = {card: "take-junk" if card == rules.JUNK else f"buy {rules.CARD.text(card)}" for card in kinds}
    drawn = [_card(look, ink, card, view.revealed[card], actions[card]) for card in kinds] if cards else []
    chips = []
    for card in kinds:
        count = f"{view.revealed[card]}·" if view.revealed[card] > 1 else ""
        chip = plain(count) + ink.thing(_code(look, card), action=actions[card], style=_style(look, card))
        chips.append(chip + plain(f" {portrait.card_name(look, card)}" if named else ""))
    return fan(look.voice.say("tl-for-sale", cards="").rstrip(), chips, drawn, look.width)


def _offer(look: Look, ink: Ink) -> Lines:
    """The viewer's offer, material by material in the order in which they count; touching one adds a cube."""
    rules, view, say = look.voice.game.rules, look.view, look.voice.say
    if portrait.phase_of(look) != "bid" or look.seat < 0 or not view.bidders >> look.seat & 1:
        return []
    wide = (look.width + 1) // rules.MATERIALS - 1
    boxes = []
    for material in reversed(range(rules.MATERIALS)):
        action = f"add {rules.MATERIAL.text(material)}"
        offered, have = view.offer[look.seat][material], view.cubes[look.seat][material]
        text = plain(say("tl-of", offered=offered, have=have), "bold" if offered else "")
        head = plain(f" {_CUBES[material]} {portrait.material_name(look, material)} ", _MATERIALS[material])
        drawn = box([text], wide, frame=HEAVY if ink.is_open(action) else THIN, left=head)
        boxes.append([touchable(line, do(action)) for line in drawn])
    return [plain(say("tl-your-offer"), "bold"), *beside(boxes, look.width)]


# Supply and discards


def _supply(look: Look, ink: Ink, *, tight: bool = False, discards: bool = True) -> Lines:
    """Cubes and badges that can still be had, and how many discards there are."""
    rules, view, say = look.voice.game.rules, look.view, look.voice.say
    parts = [plain(say("tl-supply-short"), "bold")]
    for material in reversed(range(rules.MATERIALS)):
        name = f"{_CUBES[material]} {portrait.material_name(look, material)}"
        parts.append(plain(name, _MATERIALS[material]) + plain(" ") + ink.piece(f"supply-{material}", str(view.supply[material])))
    parts.append(ink.piece("badges", f"{_BADGE} {view.badge_supply}"))
    if discards:
        skulls = [plain(f"{_SKULL}{view.discards[rules.SKELETON]}", _BONES)] if view.discards[rules.SKELETON] else []
        parts.append(plain(" ").join([_discard_pile(look, ink), *skulls]))
    if view.removed >= 0 and not tight:
        parts.append(plain(portrait.removed_text(look), "italic"))
    lines = flow(parts, look.width, gap=" " if tight else "  ")
    return lines if len(lines) == 1 else flow(parts, look.width, gap=" ")


def _discard_pile(look: Look, ink: Ink) -> Content:
    """How many lie there; which, is told when it is touched."""
    words = explain(portrait.discards_text(look).replace(GLUE, " "))
    return ink.piece("discards", look.voice.say("tl-discards-short", count=sum(look.view.discards)), touch=words, style="bold")


def _discards(look: Look, ink: Ink) -> Lines:
    """Every card there, for all have seen them."""
    return flow([_discard_pile(look, ink), *_groups(look, look.view.discards, named=True)], look.width, gap="  ")


# Players


def _players(look: Look, ink: Ink) -> Lines:
    """Who acts (▶), cubes, badges, cards in hand and protected, what each does, and what all know he has."""
    rules, view, say = look.voice.game.rules, look.view, look.voice.say
    materials = list(reversed(range(rules.MATERIALS)))
    rows = []
    for seat in range(view.players):
        cubes = [[_purse(look, ink, seat, material)] for material in materials]
        others = [
            ink.piece(f"badges-{seat}", str(view.badges[seat])),
            ink.piece(f"hand-{seat}", str(view.hand_count[seat])),
            ink.piece(f"piles-{seat}", portrait.piles_text(look, seat)),
        ]
        known = portrait.known_of(look, seat)
        mark = ink.mark(f"known-{seat}", str(known))
        parts = _groups(look, known, named=look.width >= ROOMY) or [plain("–")]
        rows.append([[player_name(look, seat)], *cubes, *([each] for each in others), [plain(_doing(look, seat))], [plain(mark) + parts[0], *parts[1:]]])
    words = map(say, ("tl-hand", "tl-piles-short", "tl-doing", "tl-all-know"))
    heads = [f"  {say('head-player')}", *(_CUBES[material] for material in materials), _BADGE, *words]
    return laid_out(look.width, heads, rows, right=(1, 2, 3, 4, 5, 6), least=(0, 2, 2, 2, 2, 2, 3, 0, 0, 0), gap=" ")


def _purse(look: Look, ink: Ink, seat: int, material: int) -> Content:
    """His cubes of a material; the viewer adds one to his offer, or pays with it, by touching them."""
    rules, count = look.voice.game.rules, look.view.cubes[seat][material]
    verb = "pay" if look.view.decision == rules.PAYING else "add"
    action = f"{verb} {rules.MATERIAL.text(material)}" if seat == look.seat else ""
    return ink.piece(f"cubes-{seat}-{material}", str(count), action=action, style="" if count else "dim")


def _doing(look: Look, seat: int) -> str:
    """In words, or the offer he has made as far as the viewer knows it."""
    text, offer = portrait.doing_text(look, seat), look.view.offer[seat]
    if portrait.phase_of(look) == "bid" and max(offer) > 0:
        text = "".join(f"{_CUBES[material]}{offer[material]}" for material in reversed(range(len(offer))) if offer[material])
        text += "" if look.view.to_act >> seat & 1 else f" {_DONE}"
    return text


# What the viewer holds


def _holdings(look: Look, ink: Ink, *, cards: bool = False, apart: bool = False, named: bool = True) -> Lines:
    """The collector, the hand by collection and material, and the protected piles. `apart`: each has a line of its own."""
    lines: Lines = []
    for seat in portrait.seats_in_sight(look):
        view, first = look.view, look.view.collector[seat]
        own = ink if seat == look.seat else None
        collector = [plain(f"{_SIGNS[first]} {portrait.collector_text(look, seat, brief=not apart)}", _OWN)]
        hand = _groups(look, view.hand[seat], first=first, ink=own, named=named)
        title = portrait.hand_title(look, seat)
        piles = []
        for pile in portrait.piles_of(look, seat):
            name = ink.thing(look.voice.say("tl-pile", pile=pile.number), action=f"release {pile.number}" if own else "", style=_MATERIALS[-1])
            piles.append(plain(" ").join([name, *_groups(look, pile.cards, first=first)]))
        if not apart:
            lines += flow([*collector, plain(title, "bold"), *(hand or [plain("–")]), *piles], look.width, gap="  ")
            continue
        drawn = [_held(look, ink, card) for card in _kinds(look, seat)] if cards and own else []
        lines += [*flow(collector, look.width), *fan(title, hand, drawn, look.width), *(flow(piles, look.width, gap="  ") if piles else [])]
    return lines


def _kinds(look: Look, seat: int) -> list[int]:
    """The kinds of cards in a hand, the own collection first."""
    rules, view = look.voice.game.rules, look.view
    found = [card for _, cards in portrait.by_collection(look, view.hand[seat], view.collector[seat]) for card in dict.fromkeys(cards)]
    return [*found, *([rules.JUNK] if view.hand[seat][rules.JUNK] else [])]


def _held(look: Look, ink: Ink, card: int) -> Lines:
    return _card(look, ink, card, look.view.hand[look.seat][card], _own_action(look, card), look.view.aside[card])


DRAWING = Drawing(portrait.PORTRAIT, draw, label)
