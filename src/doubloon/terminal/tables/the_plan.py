"""The drawn table of The Plan."""

from textual.content import Content

from doubloon.core.state import UNKNOWN
from doubloon.terminal.describe import Look
from doubloon.terminal.portraits import the_plan as portrait
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

#: From this height on treasures stand one above the other, plans are drawn as cards, and the steps of a round stand above them.
TALL = 30
#: From this width on, too, every colour has a niche and a place in each collection.
ROOMY = 96
#: The width of a plan.
CARD = 20

_COLOURS = tuple(map(printed, ("#e4624f", "#e58a35", "#f0c53c", "#6aa55a", "#5b93cf", "#ad82cc", "#d8d2c4")))
_TRINKET, _SMASH = printed("#8ec5c0"), printed("#5b3a78", PAPER)

# Shapes say what colours say: a diamond, a jar, a pyramid, a bone, a rocket, a frame, a bust; a mug, a postcard, a globe.
_SIGNS, _SOUVENIRS = "♦Ω▲∞↑▣♙", "∪▭◍"
_POINT, _BANG, _CLASH, _DONE = "◆", "!", "✗", "✓"


def draw(look: Look, ink: Ink, height: int) -> Lines:
    """The museum, the shop, the players and ghosts with what they have, and the viewer's plans."""

    def small(*, passed: bool, tight: bool = False) -> Lines:
        top = [*_head(look), *_tie(look)]
        bottom = [*_players(look, ink), *_hands(look, ink), *(_passed(look) if passed else [])]
        return [*top, *_museum(look, ink), *_shop(look, ink, tight=tight), *bottom]

    def large(*, cards: bool) -> Lines:
        top = [rule(look.width, portrait.round_text(look), portrait.piles_text(look)), *_rail(look), *_variant(look), *_tie(look), plain("")]
        museum = _niches(look, ink) if look.width >= ROOMY else _museum(look, ink, tall=True)
        players = _collections(look, ink) if look.width >= ROOMY else _players(look, ink)
        middle = [*museum, plain(""), *_shop(look, ink), rule(look.width, look.voice.say("players")), *players, plain("")]
        return [*top, *middle, *_hands(look, ink, cards=cards), *_passed(look)]

    compact = (lambda: small(passed=True), lambda: small(passed=False), lambda: small(passed=False, tight=True))
    return first_fitting(height, *((lambda: large(cards=True), lambda: large(cards=False)) if height >= TALL else ()), *compact)


def label(look: Look, action: int) -> str:
    """A choice in few words: the question has said what it is about, and the museum which sign is which colour."""
    verb, values = look.voice.game.actions.read(action)
    rules, words = look.voice.game.rules, look.voice.words
    if verb.name == "choose":
        name = f" {portrait.plan_name(look, rules.SMASH)}" if values["plan"] == rules.SMASH else ""
        return f"{_plan_code(look, values['plan'])}{name} ({portrait.prospect_text(look, values['plan'])})"
    if verb.name == "give":
        return f"{_plan_code(look, values['plan'])} {portrait.plan_name(look, values['plan'])}"
    if verb.name in ("name", "pick"):
        return f"{_SIGNS[values['colour']]} {words.value(rules.COLOUR, values['colour'])} ({portrait.remark(look, action)})"
    if verb.name in ("take", "add"):
        remark = portrait.remark(look, action)
        name = f"{_SOUVENIRS[values['trinket'] // rules.SOUVENIR_PIECES]} {words.value(rules.TRINKET, values['trinket'])}"
        return f"{name} ({remark})" if remark else name
    return words.action(action)


# The round


def _head(look: Look) -> Lines:
    """Round, phase and variant in one line, if there is room; else the variant has a line of its own."""
    title, variant = f"{portrait.round_text(look)} · {portrait.phase_text(look)}", portrait.variant_text(look)
    if not variant:
        return [rule(look.width, title, look.voice.say("pl-piles-short", treasures=look.view.treasures_left, plans=look.view.plans_left))]
    return [rule(look.width, title, variant), *(_variant(look) if len(title) + len(variant) + 8 > look.width else [])]


def _rail(look: Look) -> Lines:
    """Plans are chosen, then teams act by size, then plans are passed on."""
    rules, view, say = look.voice.game.rules, look.view, look.voice.say
    teams = [team for team in range(rules.TEAMS) if not view.left_out >> team & 1]
    names = [f"{team or _BANG} {look.voice.words.value(rules.TEAM, team)}" for team in teams]
    passing = [say("pl-step-pass", side=portrait.side_text(look))] if view.players > 1 else []
    now = {"choose": 0, "act": 1 + (teams.index(view.team) if view.team in teams else 0), "pass": 1 + len(teams), "over": 2 + len(teams)}
    return rail([say("pl-step-choose"), *names, *passing], now[portrait.phase_of(look)], look.width)


def _variant(look: Look) -> Lines:
    text = portrait.variant_text(look)
    return folded(text, look.width, "italic") if text else []


def _tie(look: Look) -> Lines:
    text = portrait.tie_text(look)
    return folded(f"{_CLASH} {text}", look.width, "bold") if text else []


# Treasures and trinkets


def _colour_action(look: Look, colour: int) -> str:
    rules = look.voice.game.rules
    return f"{'pick' if look.view.decision == rules.PICKING else 'name'} {rules.COLOUR.text(colour)}"


def _colour_head(look: Look, colour: int) -> str:
    return f"{_SIGNS[colour]} {look.voice.words.value(look.voice.game.rules.COLOUR, colour)}"


def _pieces(look: Look, ink: Ink, colour: int, *, tall: bool) -> list[Content]:
    """What lies open of a colour. In a niche every piece has a line, with a diamond for each point."""
    parts = []
    for piece, count in enumerate(look.view.museum[colour]):
        worth = look.view.worth[colour][piece]
        for copy in range(count):
            text = f"{worth} {_POINT * worth}" if tall else str(worth)
            parts.append(ink.piece(f"museum-{colour}-{piece}-{copy}", text, style="bold", says=str(worth)))
    return parts


def _museum(look: Look, ink: Ink, *, tall: bool = False) -> Lines:
    """Seven places that never move, each under its sign and colour."""
    rules = look.voice.game.rules
    wide = look.width // rules.COLOURS
    cells = []
    for colour in range(rules.COLOURS):
        action = _colour_action(look, colour)
        head = plain(f"{_colour_head(look, colour):{wide - 1}.{wide - 1}}", _COLOURS[colour])
        parts = _pieces(look, ink, colour, tall=tall)
        lines = parts if tall else flow(parts, wide - 1, gap=" ")
        cell = [head.stylize("bold underline") if ink.is_open(action) else head, *(lines if parts else [plain("–", "dim")])]
        cells.append([touchable(line.pad_right(max(0, wide - 1 - line.cell_length)), do(action)) for line in cell])
    return columns(cells, [wide] * rules.COLOURS, gap=0)


def _niches(look: Look, ink: Ink) -> Lines:
    """A frame for each colour, heavy where it can be taken now; in its foot what it is worth together."""
    rules = look.voice.game.rules
    wide = (look.width + 1) // rules.COLOURS - 1
    found = [_pieces(look, ink, colour, tall=True) for colour in range(rules.COLOURS)]
    tall = max(1, *map(len, found))
    niches = []
    for colour, parts in enumerate(found):
        action = _colour_action(look, colour)
        head = plain(_colour_head(look, colour), _COLOURS[colour])
        lines = [*[plain("")] * (tall - len(parts)), *parts]
        foot = f"= {portrait.points_of_colour(look, colour)}" if parts else "–"
        drawn = box(lines, wide, frame=HEAVY if ink.is_open(action) else THIN, left=head, foot=foot)
        niches.append([touchable(line, do(action)) for line in drawn])
    return beside(niches, look.width)


def _shop(look: Look, ink: Ink, *, tight: bool = False) -> Lines:
    """The trinkets that lie open, kind by kind, and their pile."""
    rules, view, words = look.voice.game.rules, look.view, look.voice.words
    parts = [] if tight else [plain(f"{words.say('field-shop')}:", "bold")]
    for kind in range(rules.SOUVENIRS):
        part = plain(f"{_SOUVENIRS[kind]} {words.value(rules.SOUVENIR, kind)}", _TRINKET)
        pieces = [_ware(look, ink, trinket) for trinket in range(kind * rules.SOUVENIR_PIECES, (kind + 1) * rules.SOUVENIR_PIECES)]
        parts.append(plain(" ").join([part, *pieces]))
    text = f"+{view.trinkets_left}" if tight else look.voice.say("pl-pile", count=view.trinkets_left)
    parts.append(ink.piece("trinket-pile", text, action="draw", says=str(view.trinkets_left)))
    return flow(parts, look.width, gap="  ")


def _ware(look: Look, ink: Ink, trinket: int) -> Content:
    rules, count = look.voice.game.rules, look.view.shop[trinket]
    number = trinket % rules.SOUVENIR_PIECES + 1
    text = f"{number}{'×2' if count > 1 else ''}" if count else "·"
    return ink.piece(f"shop-{trinket}", text, action=f"take {rules.TRINKET.text(trinket)}", style="" if count else "dim")


# Players and ghosts


def _name(look: Look, hand: int) -> Content:
    return player_name(look, hand) if hand < look.view.players else plain(f"  {portrait.hand_name(look, hand)}", "italic")


def _plan_code(look: Look, plan: int) -> str:
    """A plan in few letters: `2 ♦▲`."""
    view = look.view
    signs = "".join(sign for colour, sign in enumerate(_SIGNS) if view.experts[plan] >> colour & 1)
    return f"{view.team_of[plan]} {signs}" if signs else _BANG


def _plan(look: Look, plan: int, clash: int = 0, *, pad: str = "") -> Content:
    """The team of a plan, each in his colour; ✗ stands behind those who are in each other's way."""
    view = look.view
    if plan == look.voice.game.rules.SMASH:
        return plain(f" {_BANG} ", _SMASH)
    content = plain(str(view.team_of[plan]), "bold")
    for colour, sign in enumerate(_SIGNS):
        if view.experts[plan] >> colour & 1:
            content += plain(pad + sign + (_CLASH if clash >> colour & 1 else "") + pad, _COLOURS[colour])
    return content


def _played(look: Look, ink: Ink, hand: int) -> Content:
    """The plan of this round: not yet chosen, sealed, or open."""
    plan = portrait.plan_of(look, hand)
    mark = ink.mark(f"plan-{hand}", portrait.plan_text(look, hand))
    if plan < 0:
        return plain(mark + portrait.plan_text(look, hand)) if plan == UNKNOWN else plain("–", "dim")
    return plain(mark) + _plan(look, plan, portrait.clashing(look, hand)) + plain(f" {_DONE}" if portrait.phase_of(look) == "choose" else "")


def _players(look: Look, ink: Ink) -> Lines:
    """Who acts (▶), points, plan, treasures by colour and trinkets by kind."""
    say = look.voice.say
    rows = [
        [[_name(look, hand)], [_points(look, ink, hand)], [_played(look, ink, hand)], _loot(look, ink, hand), _bag(look, ink, hand)]
        for hand in range(look.view.hands)
    ]
    heads = [f"  {say('head-player')}", say("head-points"), say("pl-plan"), say("pl-treasures"), say("pl-trinkets")]
    return laid_out(look.width, heads, rows, right=(1,), least=(0, 4, 0, 0, 0), gap=" ")


def _collections(look: Look, ink: Ink) -> Lines:
    """The same with a place for every piece, so that a set in the making is seen."""
    rules, say = look.voice.game.rules, look.voice.say
    rows = [
        [
            [_name(look, hand)],
            [_points(look, ink, hand)],
            [_played(look, ink, hand)],
            *([_slots(look, ink, hand, colour)] for colour in range(rules.COLOURS)),
            _bag(look, ink, hand),
        ]
        for hand in range(look.view.hands)
    ]
    heads = [f"  {say('head-player')}", say("head-points"), say("pl-plan"), *_SIGNS, say("pl-trinkets")]
    return laid_out(look.width, heads, rows, right=(1,), least=(0, 4, 6, *[5] * rules.COLOURS, 0), gap=" ")


def _points(look: Look, ink: Ink, hand: int) -> Content:
    return ink.piece(f"points-{hand}", str(portrait.points_of(look, hand)))


def _slots(look: Look, ink: Ink, hand: int, colour: int) -> Content:
    """`1·3²4`: which pieces of a colour are there, and which twice; ✓ if they are a set."""
    counts = portrait.loot_of(look, hand, colour)
    texts = [f"{look.view.worth[colour][piece]}{'²' if count > 1 else ''}" if count else "·" for piece, count in enumerate(counts)]
    text = "".join(texts) + (_DONE if min(counts) else "")
    return ink.piece(f"loot-{hand}-{colour}", text, style=_COLOURS[colour] if any(counts) else "dim", says=str(counts))


def _loot(look: Look, ink: Ink, hand: int) -> list[Content]:
    """`♦134`: the pieces of each colour; ✓ behind a set."""
    parts = []
    for colour in range(look.voice.game.rules.COLOURS):
        counts = portrait.loot_of(look, hand, colour)
        text = "".join(map(str, portrait.values_of(look, colour, counts))) + (_DONE if min(counts) else "")
        piece = ink.piece(f"loot-{hand}-{colour}", _SIGNS[colour] + text, style=_COLOURS[colour], says=str(counts))
        if any(counts):
            parts.append(piece)
    return parts or [plain("–")]


def _bag(look: Look, ink: Ink, hand: int) -> list[Content]:
    """`∪134`: the trinkets of each kind; while one bids each by itself, to be offered."""
    rules, view = look.voice.game.rules, look.view
    parts = []
    for kind in range(rules.SOUVENIRS):
        counts = portrait.bag_of(look, hand, kind)
        numbers = [str(place) for place, count in enumerate(counts, 1) for _ in range(count)]
        text = "".join(numbers) + (_DONE if rules.end.trinket_sets(view, hand, kind) else "")
        is_changed = ink.mark(f"bag-{hand}-{kind}", text)
        if numbers or is_changed:
            parts.append(ink.piece(f"bag-{hand}-{kind}", _SOUVENIRS[kind] + text, style=_TRINKET, says=text))
    is_bidding = hand == look.seat and view.decision == rules.OFFERING and view.to_act >> hand & 1
    return _offer(look, ink, hand) if is_bidding else parts or [plain("–")]


def _offer(look: Look, ink: Ink, hand: int) -> list[Content]:
    """Each trinket of the viewer, with ✓ if he offers it."""
    rules, view = look.voice.game.rules, look.view
    parts = []
    for trinket, count in enumerate(view.bag[hand]):
        for copy in range(count):
            is_offered = copy < view.offer[hand][trinket]
            text = f"{_DONE if is_offered else ''}{_SOUVENIRS[trinket // rules.SOUVENIR_PIECES]}{trinket % rules.SOUVENIR_PIECES + 1}"
            parts.append(ink.thing(text, action=f"add {rules.TRINKET.text(trinket)}", style=_TRINKET))
    return parts


# Plans


def _chosen(look: Look, hand: int) -> list[int]:
    """The plans of a hand that the answer is about: the one chosen, or those set aside for the neighbour."""
    rules, view = look.voice.game.rules, look.view
    if portrait.phase_of(look) == "choose":
        return [portrait.plan_of(look, hand)]
    return list(view.away[view.turn][rules.GIVEN * hand : rules.GIVEN * (hand + 1)]) if portrait.phase_of(look) == "pass" else []


def _hands(look: Look, ink: Ink, *, cards: bool = False) -> Lines:
    """The plans of the viewer; ✓ before those he has chosen."""
    lines: Lines = []
    for hand in portrait.hands_in_sight(look):
        verb = "give" if portrait.phase_of(look) == "pass" else "choose"
        left, plans = _chosen(look, hand), []
        for plan in portrait.plans_in(look, hand):
            plans.append((plan, plan in left))
            if plan in left:
                left.remove(plan)
        drawn = [_card(look, ink, plan, verb, is_chosen=chosen) for plan, chosen in plans] if cards else []
        chips = [_touched(look, plain(_DONE if chosen else "") + _plan(look, plan), plan, verb) for plan, chosen in plans]
        lines += fan(portrait.hand_title(look, hand), chips, drawn, look.width)
    return lines


def _touched(look: Look, content: Content, plan: int, verb: str) -> Content:
    return touchable(content, do(f"{verb} {look.voice.game.rules.PLAN.text(plan)}"))


def _card(look: Look, ink: Ink, plan: int, verb: str, *, is_chosen: bool) -> Lines:
    """A plan as a card: its size, its team, and the points that lie open for it now."""
    is_open = ink.is_open(f"{verb} {look.voice.game.rules.PLAN.text(plan)}")
    team = plain(portrait.plan_name(look, plan), _SMASH) if plan == look.voice.game.rules.SMASH else _plan(look, plan, pad=" ")[1:]
    head = plain(f"{_DONE + ' ' if is_chosen else ''}{look.view.team_of[plan] or _BANG}", "bold")
    drawn = box([team], CARD, frame=HEAVY if is_open or is_chosen else THIN, left=head, foot=f"{_POINT} {portrait.prospect(look, plan)}")
    return [_touched(look, line, plan, verb) for line in drawn]


def _passed(look: Look) -> Lines:
    """What the viewer handed on after the last round, so that he need not remember."""
    name, plans = portrait.handed_on(look)
    return flow([plain(look.voice.say("pl-handed-on", name=name), "dim"), *(_plan(look, plan) for plan in plans)], look.width, gap="  ") if plans else []


DRAWING = Drawing(portrait.PORTRAIT, draw, label)
