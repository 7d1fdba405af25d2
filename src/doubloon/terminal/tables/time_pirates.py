"""The drawn table of Time Pirates."""

from collections.abc import Sequence

from textual.content import Content

from doubloon.terminal.describe import Look, short_name
from doubloon.terminal.portraits import time_pirates as portrait
from doubloon.terminal.tables.drawing import Drawing, player_name
from doubloon.terminal.tables.ink import Ink, Lines, box, columns, explain, fan, first_fitting, flow, folded, laid_out, plain, rule
from doubloon.terminal.tables.time_pirates_epochs import (
    BADGE,
    COLOURS,
    EMPTY,
    PATHS,
    SIGNS,
    SITE,
    SYMBOLS,
    artifact_colour,
    artifact_label,
    epoch_board,
    epoch_code,
    epoch_rows,
    mark,
    remember_epochs,
)

#: From this height on epochs are drawn as a map.
TALL = 30
#: From this width on the bazaar and the police stand beside the map.
ROOMY = 104
#: The width of the bazaar, and the least that the line of an epoch needs beside it.
STALL, ROW = 33, 44

_MOST = "✓"


def draw(look: Look, ink: Ink, height: int) -> Lines:
    """The epochs and who is in them, the bazaar, the police on its track, and the players with what they have."""
    _remember(look, ink)
    compact = (lambda: _small(look, ink), lambda: _small(look, ink, tight=True))
    if height < TALL:
        return first_fitting(height, *compact)
    return first_fitting(height, lambda: _large(look, ink, loot=True), lambda: _large(look, ink, loot=False), *compact)


def _remember(look: Look, ink: Ink) -> None:
    """Note what only a table of another size shows."""
    remember_epochs(look, ink)
    for place, path in enumerate(portrait.track_of(look)):
        ink.mark(f"track-{place}", str(path))
    for seat in range(look.view.players):
        for colour in range(look.voice.game.rules.COLOURS):
            _value(look, ink, seat, colour)


def _small(look: Look, ink: Ink, *, tight: bool = False) -> Lines:
    if portrait.is_at_end(look):
        return [*_head(look, ink), *_majorities(look, ink), *([] if tight else [plain("")]), *_players(look, ink)]
    stall = [_sign_board(look), *_wares(look, ink)]
    wide = max(line.cell_length for line in stall)
    room = look.width - wide - 2
    if room >= ROW:
        board = columns([epoch_rows(look, ink, room), stall], [room, wide])
    else:
        board = [*epoch_rows(look, ink, look.width), *_stalls(look, ink)]
    return [*_head(look, ink), *([] if tight else _notes(look)), *board, *_players(look, ink)]


def _large(look: Look, ink: Ink, *, loot: bool) -> Lines:
    is_roomy = look.width >= ROOMY and max(ware.cell_length for ware in _wares(look, ink)) <= STALL - 4
    head = [rule(look.width, f"{portrait.year_text(look)} · {portrait.phase_text(look)}"), *_notes(look)]
    players = [rule(look.width, look.voice.say("players")), *_players(look, ink, matrix=is_roomy), *(_loot_line(look, ink) if loot else [])]
    if is_roomy:
        wide = look.width - STALL - 1
        return [*head, *columns([epoch_board(look, ink, wide), [*_stall(look, ink), *_station(look, ink)]], [wide, STALL], gap=1), *players]
    ending = [plain(""), *_majorities(look, ink)] if portrait.is_at_end(look) else []
    return [*head, *_track(look, ink), *epoch_board(look, ink, look.width), *_stalls(look, ink), *players, *ending]


def label(look: Look, action: int) -> str:
    """A choice in few words: the question has said what it is about, and the bazaar which sign is which colour."""
    verb, values = look.voice.game.actions.read(action)
    rules, view, say = look.voice.game.rules, look.view, look.voice.say
    if verb.name in ("place", "land"):
        return f"{portrait.epoch_name(look, values['epoch'])}  {epoch_code(look, values['epoch'])}"
    if verb.name == "restock":
        return f"{portrait.epoch_name(look, values['epoch'])} ({portrait.remark(look, action)})"
    if verb.name == "move":
        to = view.exits[view.pirate[look.seat]][values["path"]]
        return say("tp-do-move", path=values["path"] + 1, epoch=portrait.epoch_year(look, to)) + (f" {BADGE}" if view.police == to else "")
    if verb.name in ("lose", "pay"):
        return artifact_label(look, values["artifact"])
    if verb.name == "take":
        return say("tp-do-take", what=artifact_label(look, values["artifact"]))
    if verb.name == "sell":
        colour = portrait.colour_of(look, values["contract"])
        return say("tp-do-sell", what=f"{SIGNS[colour]} {portrait.colour_name(look, colour)} {portrait.rate_text(look, values['contract'])}")
    if verb.name in ("jump", "trade"):
        symbol = rules.ATOMIC if verb.name == "jump" else rules.ARROW
        return say(f"tp-do-{verb.name}", what=artifact_label(look, values["colour"] * rules.SYMBOLS + symbol))
    if verb.name == "swap":
        return f"{short_name(look, values['rival'])}: {artifact_label(look, values['artifact'])}"
    if verb.name == "assign":
        code = f"{SIGNS[-1]}{values['contract'] + 1} → {SIGNS[values['colour']]} {portrait.colour_name(look, values['colour'])}"
        return f"{code} ({portrait.remark(look, action)})"
    return say("tp-do-keep", size=values["contract"] + 1) if verb.name == "keep" else str(look.voice.words.action(action))


# Where the game stands


def _head(look: Look, ink: Ink) -> Lines:
    """What is being done, and in the same line the track, if there is room for it."""
    title = f"{portrait.year_text(look)} · {portrait.phase_text(look)}"
    if portrait.is_at_end(look):
        return [rule(look.width, title)]
    tokens = portrait.track_text(look)
    for text in (tokens, tokens.replace(" ", "")):
        line = rule(look.width, title, track := look.voice.say("tp-track-short", tokens=text))
        if track in line.plain:
            return [line]
    return [rule(look.width, title), *_track(look, ink)]


def _notes(look: Look) -> Lines:
    """What has been agreed, and what must be done now."""
    notes = [(portrait.options_text(look), "italic"), (portrait.duty_text(look), "bold")]
    return [line for text, style in notes if text for line in folded(text, look.width, style)]


def _squares(look: Look, ink: Ink) -> list[Content]:
    """The squares of the track: each with its token, or empty; behind them the token that ends the year."""
    drawn = portrait.track_of(look)
    squares = [ink.piece(f"track-{place}", f" {path} ", style=PATHS[path - 1], says=str(path)) for place, path in enumerate(drawn)]
    return [*squares, *[plain(f" {SITE} ", EMPTY)] * (look.view.squares - len(drawn))]


def _track(look: Look, ink: Ink) -> Lines:
    ends = plain(look.voice.say("tp-ends", last=look.view.squares + 1), "dim")
    return flow([plain(f"{BADGE} {look.voice.say('tp-time')}", "bold"), plain("").join(_squares(look, ink)), ends], look.width, gap="  ")


def _station(look: Look, ink: Ink) -> Lines:
    """The track of the police, and what is in the bag: anybody could count it."""
    view, say = look.view, look.voice.say
    police = [plain(f"{BADGE}{count}×") + plain(f" {path} ", PATHS[path - 1]) for path, count in enumerate(view.bag_police, 1)]
    bag = [plain(f"{SIGNS[colour]}{count}", COLOURS[colour]) for colour, count in enumerate(_by_colour(look, view.bag))]
    gone = [plain(f"{SIGNS[colour]}{count}", COLOURS[colour]) for colour, count in enumerate(_by_colour(look, view.discards)) if count]
    room = STALL - 4
    lines = [plain("").join(_squares(look, ink)), *folded(say("tp-ends", last=view.squares + 1), room, "dim")]
    lines += flow([plain(f"{say('tp-in-bag')}:"), *bag, *police], room, gap=" ")
    lines += flow([plain(f"{say('tp-discarded')}:"), *(gone or [plain("–")])], room, gap=" ")
    return box(lines, STALL, left=plain(f"{BADGE} {say('tp-time')}", "bold"))


def _by_colour(look: Look, counts: Sequence[int]) -> list[int]:
    """How many artifacts there are of each colour, white last."""
    artifacts = portrait.artifacts_of(counts)
    return [sum(1 for artifact in artifacts if artifact_colour(look, artifact) == colour) for colour in range(len(SIGNS))]


# The bazaar


def _slot(look: Look, ink: Ink, contract: int) -> Content:
    """A contract on the board, `5→6`; where it lay, whoever has it."""
    rules, view = look.voice.game.rules, look.view
    left, rate = view.bazaar[contract], portrait.rate_text(look, contract)
    about = look.voice.words.value(rules.CONTRACT, contract)
    touch = explain(look.voice.say("tp-about-contract", contract=about, points=view.value[contract], count=left))
    action = f"sell {rules.CONTRACT.text(contract)}" if view.decision == rules.ACTING and look.seat == view.mover else ""
    text = f"{rate}×{left}" if view.copies[contract] > 1 else rate
    if not left:
        text = "".join(mark(look, seat) for seat in portrait.owners(look, contract)).center(len(text))
    style = COLOURS[portrait.colour_of(look, contract)] if left else EMPTY
    return ink.piece(f"bazaar-{contract}", text, action=action if left else "", touch=touch, style=style, says=str(left))


def _wares(look: Look, ink: Ink) -> Lines:
    """What lies on the board, a line for each colour."""
    names = [f"{sign} {portrait.colour_name(look, colour)}" for colour, sign in enumerate(SIGNS)]
    wide = max(map(len, names)) + 1
    slots = [[_slot(look, ink, contract) for contract in portrait.contracts_in(look, colour)] for colour in range(len(SIGNS))]
    return [plain(name.ljust(wide)) + plain(" ").join(each or [plain("–")]) for name, each in zip(names, slots, strict=True)]


def _sign_board(look: Look) -> Content:
    return plain(look.voice.say("tp-bazaar"), "bold") + plain(f" {look.voice.say('tp-rates')}", "dim")


def _stall(look: Look, ink: Ink) -> Lines:
    """The bazaar in its frame."""
    lines = [line for ware in _wares(look, ink) for line in (plain(""), ware)]
    return box([*lines, plain("")], STALL, left=_sign_board(look))


def _stalls(look: Look, ink: Ink) -> Lines:
    """The bazaar in as few lines as it needs."""
    wares = _wares(look, ink)
    wide = max(ware.cell_length for ware in wares)
    return [_sign_board(look), *flow([ware.pad_right(wide - ware.cell_length) for ware in wares], look.width, gap="   ")]


# Players


def _players(look: Look, ink: Ink, *, matrix: bool = False) -> Lines:
    """Who acts (▶), points, what a year brings, where he is, artifacts and contracts by colour; if there is room, the points in each colour."""
    view, say = look.view, look.voice.say
    colours = range(look.voice.game.rules.COLOURS) if matrix else range(0)
    rows = []
    for seat in range(view.players):
        numbers = [ink.piece(f"points-{seat}", str(view.points[seat])), ink.piece(f"worth-{seat}", f"+{view.worth[seat]}")]
        facts = [*numbers, plain(portrait.place_text(look, seat)), *(_value(look, ink, seat, colour) for colour in colours)]
        rows.append([[player_name(look, seat)], *([fact] for fact in facts), _loot(look, ink, seat), _contracts(look, ink, seat)])
    heads = [f"  {say('head-player')}", say("head-points"), say("tp-a-year"), say("tp-pirate"), *(SIGNS[colour] for colour in colours)]
    least = [0, 4, 4, 4, *[3] * len(colours), 0, 0]
    return laid_out(look.width, [*heads, say("tp-artifacts"), say("tp-contracts")], rows, right=(1, 2), least=least, gap=" ")


def _value(look: Look, ink: Ink, seat: int, colour: int) -> Content:
    """The points of a player in a colour; ✓ if nobody has more."""
    value = portrait.value_in(look, seat, colour)
    text = f"{value}{_MOST if portrait.leads_in(look, seat, colour) else ''}" if value else "–"
    return ink.piece(f"value-{seat}-{colour}", text, style=COLOURS[colour] if value else EMPTY)


def _majorities(look: Look, ink: Ink) -> Lines:
    """Who has the most in each colour, and white contracts still to be assigned."""
    colours = range(look.voice.game.rules.COLOURS)
    rows = [
        [[player_name(look, seat)], *([_value(look, ink, seat, colour)] for colour in colours), [plain(portrait.whites_text(look, seat))]]
        for seat in range(look.view.players)
    ]
    names = [f"{SIGNS[colour]} {portrait.colour_name(look, colour)}" for colour in range(len(SIGNS))]
    return laid_out(look.width, [f"  {look.voice.say('tp-by-colour')}", *names], rows, right=(), least=[0] * (len(colours) + 2), gap=" ")


def _loot_action(look: Look, seat: int, artifact: int) -> str:
    """What touching an artifact somebody has does now, if anything."""
    rules, view = look.voice.game.rules, look.view
    name = rules.ARTIFACT.text(artifact)
    if seat != look.seat:
        return f"swap {seat} {name}" if view.decision == rules.TRADING else ""
    verbs = {rules.LOSING: "lose", rules.PAYING: "pay"}
    if view.decision in verbs:
        return f"{verbs[view.decision]} {name}"
    if artifact == rules.WHITE or view.decision != rules.ACTING:
        return ""
    colour, symbol = divmod(artifact, rules.SYMBOLS)
    return {rules.ATOMIC: f"jump {rules.COLOUR.text(colour)}", rules.ARROW: f"trade {rules.COLOUR.text(colour)}"}.get(symbol, "")


def _loot(look: Look, ink: Ink, seat: int) -> list[Content]:
    """`Ω3⚛↔`: how many of each colour, and the symbols on them."""
    rules, view = look.voice.game.rules, look.view
    parts = []
    for colour, count in enumerate(_by_colour(look, view.loot[seat])):
        key = f"loot-{seat}-{colour}"
        kinds = [artifact for artifact, has in enumerate(view.loot[seat]) if has and artifact_colour(look, artifact) == colour]
        is_new = ink.mark(key, str([view.loot[seat][artifact] for artifact in kinds]))
        if not count:
            parts += [plain(f"{is_new}{SIGNS[colour]}0", EMPTY)] if is_new else []
            continue
        part = ink.thing(f"{is_new}{SIGNS[colour]}{count}", action=_loot_action(look, seat, kinds[0]), style=COLOURS[colour])
        for artifact in kinds:
            symbol = SYMBOLS[artifact % rules.SYMBOLS] * view.loot[seat][artifact]
            part += ink.thing(symbol, action=_loot_action(look, seat, artifact), style=COLOURS[colour]) if symbol else plain("")
        parts.append(part)
    return parts or [plain("–")]


def _contracts(look: Look, ink: Ink, seat: int) -> list[Content]:
    """`Ω23`: the contracts of each colour, by what they cost."""
    parts = []
    for colour, sign in enumerate(SIGNS):
        sizes = "".join(map(str, portrait.sizes_of(look, seat, colour)))
        part = ink.piece(f"contracts-{seat}-{colour}", sign + sizes, style=COLOURS[colour], says=sizes)
        parts += [part] if sizes else []
    return parts or [plain("–")]


def _loot_line(look: Look, ink: Ink) -> Lines:
    """The viewer's artifacts one by one, with their names; and what their symbols are for."""
    if look.seat < 0:
        return []
    chips = [
        ink.thing(f" {artifact_label(look, artifact)} ", action=_loot_action(look, look.seat, artifact), style=COLOURS[artifact_colour(look, artifact)])
        for artifact in portrait.artifacts_of(look.view.loot[look.seat])
    ]
    return [plain(""), *fan(look.voice.say("tp-loot"), chips, [], look.width), plain(look.voice.say("tp-legend"), "dim")]


DRAWING = Drawing(portrait.PORTRAIT, draw, label)
