"""The drawn table of Treasure Hunter."""

from collections.abc import Sequence

from textual.content import Content

from doubloon.terminal.describe import Look
from doubloon.terminal.portraits import treasure_hunter as portrait
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
    rail,
    rule,
    touchable,
)

#: From this height on locations are scenes, cards are drawn as cards, and the steps of a round stand above them.
TALL = 30
#: From this width on all treasures have their names.
ROOMY = 96
#: The width of a card.
CARD = 15

_COLOURS = tuple(map(printed, ("#8fc1e8", "#a8cf8e", "#f0a08f")))
_METALS = tuple(map(printed, ("#d59a6a", "#c9ccd1", "#f2c230")))
_DOG, _GOBLIN, _TRICK = printed("#e3c79b"), printed("#a9c36b"), printed("#5a4a3a", PAPER)
_ARTIFACT, _WORTHLESS, _YELLOW, _GRAY = printed("#f2c230"), printed("#5a4a3a", PAPER), printed("#f6e7b0"), printed("#b9b4aa")

# Shapes say what colours say: mountain, jungle, cave; copper, silver, gold.
_SIGNS, _COINS = "▲♣♦", "○◎●"
_PAW, _FACE, _JEWEL, _SPARK, _AT_END = "∴", "☻", "◆", "✦", "Σ"


def draw(look: Look, ink: Ink, height: int) -> Lines:
    """The locations with their treasures, the goblins, the players, and the viewer's cards."""
    small = (lambda: _small(look, ink, packet=True), lambda: _small(look, ink, packet=False), lambda: _small(look, ink, packet=False, tight=True))
    if height < TALL:
        return first_fitting(height, *small)
    return first_fitting(height, lambda: _large(look, ink, cards=True), lambda: _large(look, ink, cards=False), *small)


def _large(look: Look, ink: Ink, *, cards: bool) -> Lines:
    top = [rule(look.width, f"{portrait.round_text(look)} · {portrait.dealer_text(look)}", portrait.piles_text(look)), *_rail(look)]
    middle = [*_scenes(look, ink), *_goblins(look, ink), rule(look.width, look.voice.say("players")), *_players(look, ink), plain("")]
    return [*top, *middle, *_packets(look, ink, cards=cards), *_hands(look, ink, cards=cards)]


def _small(look: Look, ink: Ink, *, packet: bool, tight: bool = False) -> Lines:
    head = rule(look.width, f"{portrait.round_text(look)} · {portrait.phase_text(look)}", portrait.piles_text(look))
    return [head, *_places(look, ink), *_players(look, ink, tight=tight), *(_packets(look, ink) if packet else []), *_hands(look, ink)]


def label(look: Look, action: int) -> str:
    """A choice in few words: the question has said what it is about."""
    verb, values = look.voice.game.actions.read(action)
    rules = look.voice.game.rules
    if verb.name in ("keep", "discard"):
        return f"{card_code(look, values['card'])} {card_label(look, values['card'])}"
    if verb.name == "play":
        card = rules.FIRST_TRICK + values["card"]
        after = portrait.becomes(look, action)
        return f"{card_code(look, card)} {portrait.card_name(look.voice, look.view, card)}" + (f" ({after})" if after else "")
    if verb.name == "sleep":
        return f"{_SIGNS[look.view.site]}{rules.STRENGTH.text(values['strength'])} ({portrait.becomes(look, action)})"
    if verb.name == "use":
        treasure = rules.FIRST_YELLOW + values["scroll"]
        return f"{treasure_code(look, treasure)} {portrait.treasure_name(look, treasure)} ({portrait.remark(look, action)})"
    return look.voice.words.action(action)


# Codes and colours


def card_code(look: Look, card: int) -> str:
    """A card in few letters: `▲7`, `∴∴8` (two paws, discipline 8), `●3` (gold), `+4`."""
    rules, view = look.voice.game.rules, look.view
    if card < rules.FIRST_DOG:
        return f"{_SIGNS[rules.call_of(card)]}{view.strength[card]}"
    if card < rules.FIRST_COIN:
        return f"{_PAW * view.paws[card - rules.FIRST_DOG]}{view.discipline[card - rules.FIRST_DOG]}"
    if card < rules.FIRST_TRICK:
        return f"{_COINS[portrait.metal_of(rules, card)]}{view.pays[portrait.metal_of(rules, card)]}"
    deed = rules.deed_of(card)
    if deed < rules.SWORD:
        return f"{_SIGNS[deed]}×2"
    return {rules.MULE: "?", rules.SCAREGOBLIN: f"{_FACE}✗", rules.POTION: "z"}.get(deed) or portrait.signed(view.boost[deed])


def card_style(look: Look, card: int) -> str:
    rules = look.voice.game.rules
    if card >= rules.FIRST_TRICK:
        return _TRICK
    if card >= rules.FIRST_COIN:
        return _METALS[portrait.metal_of(rules, card)]
    return _DOG if card >= rules.FIRST_DOG else _COLOURS[rules.call_of(card)]


def card_label(look: Look, card: int) -> str:
    """What a card is, where its code stands already."""
    rules = look.voice.game.rules
    if rules.FIRST_DOG <= card < rules.FIRST_COIN:
        return look.voice.say("th-dog-label", paws=look.view.paws[card - rules.FIRST_DOG])
    return portrait.card_name(look.voice, look.view, card)


def treasure_code(look: Look, treasure: int) -> str:
    """A treasure in few letters: `14`, `♣×2` (a yellow scroll: 2 for each green adventurer), `Σ◆×2` (a gray one: at the end)."""
    rules, view = look.voice.game.rules, look.view
    if treasure < rules.FIRST_YELLOW:
        return portrait.worth_text(look, treasure)
    signs = (*_SIGNS, _SIGNS, f"≤{view.weak}", f"≥{view.strong}", _PAW, _COINS[-1], _SPARK, _FACE, _AT_END + _FACE, _AT_END + _JEWEL)
    return f"{signs[treasure - rules.FIRST_YELLOW]}×{view.worth[treasure]}"


def treasure_style(look: Look, treasure: int) -> str:
    rules = look.voice.game.rules
    if treasure < rules.FIRST_YELLOW:
        return _ARTIFACT if look.view.worth[treasure] >= 0 else _WORTHLESS
    return _YELLOW if treasure < rules.FIRST_GRAY else _GRAY


# Locations and goblins


def _rail(look: Look) -> Lines:
    rules, say = look.voice.game.rules, look.voice.say
    names = [f"{sign} {look.voice.words.value(rules.LOCATION, place)}" for place, sign in enumerate(_SIGNS)]
    steps = [say("th-step-draft"), *names, say("th-step-goblins"), say("th-step-scrolls")]
    now = {"draft": 0, "site": 1 + look.view.site, "goblins": 4, "scrolls": 5, "over": 6}[portrait.phase_of(look)]
    return rail(steps, now, look.width)


def _prize(look: Look, ink: Ink, place: int, stack: int) -> Content:
    """The treasure of a location on one of the stacks: its code, then its name."""
    treasure = (look.view.hard, look.view.easy)[stack][place]
    key = f"prize-{place}-{stack}"
    if treasure < 0:
        return ink.piece(key, "–", style="dim")
    code = ink.piece(key, treasure_code(look, treasure), style=treasure_style(look, treasure), says=str(treasure))
    return touchable(code + plain(f" {portrait.treasure_name(look, treasure)}"), explain(portrait.about_treasure(look, treasure)))


def _is_now(look: Look, place: int) -> bool:
    return portrait.phase_of(look) == "site" and look.view.site == place


def _scenes(look: Look, ink: Ink) -> Lines:
    """A frame for each location, heavy where adventurers are out now."""
    rules, words = look.voice.game.rules, look.voice.words
    wide = (look.width - rules.LOCATIONS + 1) // rules.LOCATIONS
    scenes = []
    for place in range(rules.LOCATIONS):
        lines = [plain(f"{name} ", "bold") + _prize(look, ink, place, stack) for stack, name in enumerate(("MAX", "MIN"))]
        name = plain(f" {_SIGNS[place]} {words.value(rules.LOCATION, place)} ", _COLOURS[place])
        scenes.append(box(lines, wide, frame=HEAVY if _is_now(look, place) else THIN, left=name))
    return beside(scenes, look.width)


def _places(look: Look, ink: Ink) -> Lines:
    """A row for each location, and beside each a goblin."""
    rules, words = look.voice.game.rules, look.voice.words
    names = [f"{_SIGNS[place]} {words.value(rules.LOCATION, place)}" for place in range(rules.LOCATIONS)]
    goblins = _goblin_chips(look, ink)
    wide = [max(map(len, names)) + 2, 0, 0, max([chip.cell_length for chip in goblins] + [len(look.voice.words.say("field-lair"))])]
    wide[1] = wide[2] = (look.width - wide[0] - wide[3] - 6) // 2
    heads = ["", "MAX", "MIN", words.say("field-lair")]
    lines = columns([[plain(head, "dim")] for head in heads], wide)
    for place, name in enumerate(names):
        here = plain("▶ " if _is_now(look, place) else "  ", "bold") + plain(name, _COLOURS[place])
        prizes = [[_prize(look, ink, place, stack)] for stack in range(2)]
        lines += columns([[here], *prizes, [goblins[place]] if place < len(goblins) else []], wide)
    return lines


def _goblin_chips(look: Look, ink: Ink) -> list[Content]:
    """Paws, and the coins it steals."""
    return [_goblin(ink, space, f"{_FACE} {_PAW}{paws} −{coins}", f"{paws} {coins}") for space, (paws, coins) in enumerate(portrait.goblins_out(look))]


def _goblin(ink: Ink, space: int, text: str, says: str) -> Content:
    return ink.piece(f"goblin-{space}", text, style=_GOBLIN, says=says)


def _goblins(look: Look, ink: Ink) -> Lines:
    """In words, if there is room for them."""
    parts = [
        _goblin(ink, space, f" {_FACE} {look.voice.say('th-goblin', paws=paws, coins=coins)} ", f"{paws} {coins}")
        for space, (paws, coins) in enumerate(portrait.goblins_out(look))
    ]
    head = plain(f"{look.voice.words.say('field-lair')}:", "bold")
    lines = flow([head, *(parts or [plain("–")])], look.width, gap="  ")
    return lines if len(lines) == 1 else flow([head, *_goblin_chips(look, ink)], look.width, gap="  ")


# Players


def _players(look: Look, ink: Ink, *, tight: bool = False) -> Lines:
    """Who acts (▶), points, coins, goblin tiles, cards, what each does in this phase, and his treasures."""
    say, view = look.voice.say, look.view
    standings = look.voice.game.plain.score(view)
    rows = []
    for seat in range(view.players):
        numbers = {"points": standings[seat].points, "coins": view.coins[seat], "tiles": view.goblins[seat], "cards": view.hand_count[seat]}
        cells = [[ink.piece(f"{key}-{seat}", str(value))] for key, value in numbers.items()]
        rows.append([[player_name(look, seat)], *cells, _state(look, ink, seat), _treasures(look, ink, seat, tight=tight)])
    heads = ("head-points", "th-coins", "th-tiles-short", "th-cards", f"th-state-{portrait.phase_of(look)}", "th-treasures")
    return laid_out(
        look.width,
        [f"  {say('head-player')}", *map(say, heads)],
        rows,
        right=(1, 2, 3, 4),
        least=(0, 4, 4, 3, 3, 0, 0),
        gap="  " if look.width >= ROOMY else " ",
    )


def _state(look: Look, ink: Ink, seat: int) -> list[Content]:
    """At a location the adventurers, each to be put to sleep, and what they come to; else in words."""
    if portrait.phase_of(look) != "site" or not look.view.party[seat]:
        text = portrait.state_text(look, seat)
        shown = ink.piece(f"state-{seat}", text)
        return [shown if text != "–" else plain(text)]
    parts = []
    for strength, sleeps in portrait.group_of(look, seat):
        action = f"sleep {strength}" if seat == look.seat else ""
        code = f"({_SIGNS[look.view.site]}{strength})" if sleeps else f"{_SIGNS[look.view.site]}{strength}"
        parts.append(ink.thing(code, action=action, style=_COLOURS[look.view.site] + (" dim" if sleeps else "")))
    added = [plain(text, _TRICK) for text in portrait.added_text(look, seat).split()]
    total = ink.piece(f"state-{seat}", f"={portrait.minus(portrait.total_of(look, seat))}", style="bold")
    return [*parts, *added, total + plain(portrait.lead_text(look, seat), "bold reverse")]


def _treasures(look: Look, ink: Ink, seat: int, *, tight: bool) -> list[Content]:
    """The treasures of a player; one's own yellow scrolls are touched to use them. Where there is little room, artifacts are only counted: `◆3=28`."""
    rules = look.voice.game.rules
    found = portrait.treasures_of(look, seat)
    artifacts = [treasure for treasure in found if treasure < rules.FIRST_YELLOW]
    summary = f"{_JEWEL}{len(artifacts)}={portrait.minus(sum(look.view.worth[treasure] for treasure in artifacts))}"
    counted = ink.piece(f"artifacts-{seat}", summary, style=_ARTIFACT)
    parts = []
    for treasure in dict.fromkeys(found):
        count = f"{found.count(treasure)}·" if found.count(treasure) > 1 else ""
        is_own_scroll = seat == look.seat and rules.FIRST_YELLOW <= treasure < rules.FIRST_GRAY
        action = f"use {rules.TREASURE.text(treasure)}" if is_own_scroll else ""
        code = count + treasure_code(look, treasure)
        words = explain(portrait.about_treasure(look, treasure))
        parts.append(ink.piece(f"treasure-{seat}-{treasure}", code, action=action, touch=words, style=treasure_style(look, treasure)))
        if look.width >= ROOMY:
            parts[-1] += plain(f" {portrait.treasure_name(look, treasure)}")
    if tight and artifacts:
        parts = [counted, *parts[len(set(artifacts)) :]]
    return parts or [plain("–")]


# Cards


def _packets(look: Look, ink: Ink, *, cards: bool = False) -> Lines:
    """What there is to choose from in the draft."""
    if portrait.phase_of(look) != "draft":
        return []
    lines: Lines = []
    for seat in portrait.seats_in_sight(look):
        chosen = (look.view.kept[seat], look.view.dropped[seat])
        verb = ("keep", "discard")[look.seat >= 0 and look.view.players == 2 and chosen[0] >= 0]
        packet = portrait.known(look.view.packet[look.view.held[seat]])
        lines += _laid_open(look, ink, look.voice.say("th-packet", **portrait.whose(look, seat)), packet, verb, chosen, cards=cards)
    return lines


def _hands(look: Look, ink: Ink, *, cards: bool = False) -> Lines:
    """What is kept, and in a game of two what is set aside."""
    lines: Lines = []
    for seat in portrait.seats_in_sight(look):
        for message, held in portrait.holdings(look, seat):
            title = look.voice.say(message, cards="", **portrait.whose(look, seat)).rstrip()
            lines += _laid_open(look, ink, title, held, "play" if message == "th-hand" else "", cards=cards and message != "th-aside")
    return lines


def _laid_open(look: Look, ink: Ink, title: str, held: Sequence[int], verb: str, chosen: Sequence[int] = (), *, cards: bool = False) -> Lines:
    """Cards in a row, by their codes or drawn as cards; touching one does this with it. ✓ stands before one that has been chosen."""
    rules = look.voice.game.rules
    is_touched = [verb in ("keep", "discard") or (verb == "play" and card >= rules.FIRST_TRICK) for card in held]
    actions = [f"{verb} {rules.CARD.text(card)}" if touched else "" for card, touched in zip(held, is_touched, strict=True)]
    drawn = [_card(look, ink, card, action, chosen) for card, action in zip(held, actions, strict=True)] if cards else []
    return fan(title, [_chip(look, ink, card, action, chosen) for card, action in zip(held, actions, strict=True)], drawn, look.width)


def _chip(look: Look, ink: Ink, card: int, action: str, chosen: Sequence[int]) -> Content:
    """A card by its code; an action card has its name too."""
    code = ink.thing(("✓" if card in chosen else "") + card_code(look, card), action=action, style=card_style(look, card))
    return code + plain(f" {portrait.card_name(look.voice, look.view, card)}") if card >= look.voice.game.rules.FIRST_TRICK else code


def _card(look: Look, ink: Ink, card: int, action: str, chosen: Sequence[int]) -> Lines:
    name = folded(card_label(look, card), CARD - 4)[:2]
    is_heavy = card in chosen or ink.is_open(action)
    code = plain(f" {'✓ ' if card in chosen else ''}{card_code(look, card)} ", card_style(look, card))
    drawn = box([*name, *[plain("")] * (2 - len(name))], CARD, frame=HEAVY if is_heavy else THIN, left=code)
    return [touchable(line, do(action)) for line in drawn] if action else drawn


DRAWING = Drawing(portrait.PORTRAIT, draw, label)
