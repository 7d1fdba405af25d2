"""The epochs of Time Pirates as they are drawn: a line each, or on a map."""

from textual.content import Content

from doubloon.terminal.describe import Look, short_name
from doubloon.terminal.portraits import time_pirates as portrait
from doubloon.terminal.tables.ink import HEAVY, PAPER, THIN, Ink, Lines, beside, box, columns, do, explain, flow, plain, printed, touchable

#: Of the map: the epochs at its sides, and the paths between them and the middle.
TOWER, PATH = 18, 4
#: The least width of the map.
MAP = 66
#: Room for all figures by name.
EVERYBODY = 200

COLOURS = tuple(map(printed, ("#6aa5ea", "#5fb877", "#f09a3a", "#b58ae0", "#ea6a5a", PAPER)))
PATHS = (printed("#3b3a9e", PAPER), printed("#f291b5"))
_PIRATES = tuple(map(printed, ("#5fc0b2", "#f0bf3c", "#c9a2f0", "#f29a80", "#9fd06a", "#8fc1e8")))
_POLICE, EMPTY = printed("#2b4c8c", PAPER), "dim"

# Shapes say what colours say: a vase, a gem, a pyramid, a crown, a shield, a star; on them an atom or a double arrow.
SIGNS, SYMBOLS = "Ω♦▲♛♥☆", ("", "⚛", "↔")
SITE, BADGE, _PIRATE = "·", "◉", "☠"

#: The map: which path of which epoch leads where on it. A box with other paths is drawn epoch by epoch.
_DRAWN = ((3, 5), (2, 4), (5, 6), (6, 5), (2, 3), (4, 6), (0, 1))
_E1000, _E1200, _E1400, _E1600, _E1800, _E2000, _E2200 = range(7)


# Signs


def artifact_colour(look: Look, artifact: int) -> int:
    """The colour of an artifact; white comes last."""
    return artifact // int(look.voice.game.rules.SYMBOLS)


def artifact_code(look: Look, artifact: int) -> str:
    """`Ω⚛`: the sign of its colour, and its symbol."""
    return SIGNS[artifact_colour(look, artifact)] + SYMBOLS[artifact % look.voice.game.rules.SYMBOLS]


def artifact_label(look: Look, artifact: int) -> str:
    return f"{artifact_code(look, artifact)} {portrait.colour_name(look, artifact_colour(look, artifact))}"


def epoch_code(look: Look, epoch: int) -> str:
    """What lies in an epoch and who is there, in signs."""
    view = look.view
    lying = [artifact_code(look, artifact) for artifact in portrait.artifacts_of(view.lying[epoch])] + [SITE] * view.vacant[epoch]
    marks = "".join(mark(look, seat) for seat in portrait.pirates_in(look, epoch))
    return " ".join([*lying, *([BADGE] if view.police == epoch else []), *([_PIRATE + marks] if marks else [])])


def mark(look: Look, seat: int) -> str:
    """A player in few letters: as many of his name as tell him from the others, or the number of his seat."""
    names = [short_name(look, other) for other in range(look.view.players)]
    for length in (1, 2, 3):
        if len({name[:length] for name in names}) == len(names):
            return names[seat][:length]
    return str(seat + 1)


# Epochs


def _epoch_action(look: Look, epoch: int) -> str:
    """What touching an epoch does now, if anything."""
    rules, view = look.voice.game.rules, look.view
    verbs = {rules.PLACING: "place", rules.RESTOCKING: "restock", rules.LANDING: "land"}
    if view.decision in verbs:
        return f"{verbs[view.decision]} {portrait.epoch_year(look, epoch)}"
    here = view.pirate[look.seat] if look.seat >= 0 else rules.NOTHING
    ways = [path for path, to in enumerate(view.exits[here], 1) if to == epoch] if here >= 0 else []
    return f"move {ways[0]}" if ways else ""


def _epoch_touch(look: Look, epoch: int) -> str:
    action = _epoch_action(look, epoch)
    if action:
        return do(action)
    about = look.voice.say(
        "tp-about-epoch", epoch=portrait.epoch_name(look, epoch), exits=portrait.exits_text(look, epoch), list=portrait.there_text(look, epoch)
    )
    return explain(about)


def _path(look: Look, ink: Ink, epoch: int, path: int, before: str = "", after: str = "") -> Content:
    """An exit by its number, with what is drawn of the way."""
    is_mine = look.seat >= 0 and look.view.pirate[look.seat] == epoch
    action = f"move {path}" if is_mine else ""
    return plain(before) + ink.thing(str(path), action=action, style=PATHS[path - 1]) + plain(after)


def _sites(look: Look, ink: Ink, epoch: int) -> list[Content]:
    """The artifacts of an epoch one by one, to be taken by whoever is there; a dot for an empty site. All have the same width, new ones too."""
    parts, touch = [], _epoch_touch(look, epoch)
    for artifact, key in _lying(look, epoch):
        code = artifact_code(look, artifact)
        text = f"{'' if ink.mark(key, code) else ' '}{code:2}"
        parts.append(ink.piece(key, text, action=_taking(look, epoch, artifact), touch=touch, style=COLOURS[artifact_colour(look, artifact)], says=code))
    return [*parts, *[plain(f" {SITE} ", EMPTY)] * look.view.vacant[epoch]]


def _lying(look: Look, epoch: int) -> list[tuple[int, str]]:
    """The artifacts of an epoch, each with a key of its own."""
    return [(artifact, f"site-{epoch}-{artifact}-{copy}") for artifact, count in enumerate(look.view.lying[epoch]) for copy in range(count)]


def _taking(look: Look, epoch: int, artifact: int) -> str:
    rules, view = look.voice.game.rules, look.view
    is_mine = look.seat >= 0 and view.pirate[look.seat] == epoch and view.decision == rules.ACTING
    return f"take {rules.ARTIFACT.text(artifact)}" if is_mine else ""


def _figures(look: Look, ink: Ink, epoch: int, room: int) -> list[Content]:
    """The police and the pirates in an epoch, by name if all of them fit into this room, else by a letter each."""
    seats, is_police = portrait.pirates_in(look, epoch), look.view.police == epoch
    texts, badge = [f"{_PIRATE} {short_name(look, seat)}" for seat in seats], f"{BADGE} {look.voice.say('tp-police')}"
    if _needs(texts, badge if is_police else "") > room:
        texts, badge = [_PIRATE + mark(look, seat) for seat in seats], BADGE
    is_crowd = _needs(texts, badge if is_police else "") > room
    if is_crowd:
        texts = [mark(look, seat) for seat in seats]
    styles = [_PIRATES[seat] + (" bold" if seat == look.seat else "") for seat in seats]
    pirates = [ink.piece(f"pirate-{seat}", text, style=style, says=str(epoch)) for seat, text, style in zip(seats, texts, styles, strict=True)]
    police = [ink.piece("police", badge, style=_POLICE, says=str(epoch))] if is_police else []
    return [*police, plain(_PIRATE) + plain("").join(pirates)] if is_crowd and pirates else [*police, *pirates]


def _needs(texts: list[str], badge: str) -> int:
    """The room for these figures, with a gap between them and marks before them."""
    return sum(len(text) + 2 for text in [*texts, badge] if text) - 1


def remember_epochs(look: Look, ink: Ink) -> None:
    """Note what lies where, however it is drawn: in a window of another size nothing is new just because it is drawn otherwise."""
    for epoch in range(look.voice.game.rules.EPOCHS):
        ink.mark(f"lying-{epoch}", str(look.view.lying[epoch]))
        for artifact, key in _lying(look, epoch):
            ink.mark(key, artifact_code(look, artifact))


def epoch_rows(look: Look, ink: Ink, width: int) -> Lines:
    """An epoch in a line: its year, its paths, its sites and who is there. A mark says that something is new at its sites."""
    view, lines = look.view, []
    for epoch in range(look.voice.game.rules.EPOCHS):
        touch = _epoch_touch(look, epoch)
        year = ink.thing(portrait.epoch_year(look, epoch), action=_epoch_action(look, epoch), touch=touch, style="bold")
        sites = []
        for artifact in portrait.artifacts_of(view.lying[epoch]):
            code, style = artifact_code(look, artifact), COLOURS[artifact_colour(look, artifact)]
            sites.append(ink.thing(code, action=_taking(look, epoch, artifact), touch=touch, style=style))
        sites += [plain(SITE, EMPTY)] * view.vacant[epoch]
        is_new = ink.mark(f"lying-{epoch}", str(view.lying[epoch]))
        line = plain(" ").join([year, *_paths(look, ink, epoch)]) + plain(is_new or " ") + plain(" ").join(sites)
        figures = _figures(look, ink, epoch, width - line.cell_length - 2)
        lines.append(line + plain("  ") + plain(" ").join(figures) if figures else line)
    return lines


def _paths(look: Look, ink: Ink, epoch: int) -> list[Content]:
    return [_path(look, ink, epoch, path, after=f"→{portrait.epoch_year(look, to)}") for path, to in enumerate(look.view.exits[epoch], 1)]


# The map


def epoch_board(look: Look, ink: Ink, width: int) -> Lines:
    """The map, or a box for each epoch where there is no room for it or paths lead elsewhere."""
    if tuple(map(tuple, look.view.exits)) == _DRAWN and width >= MAP:
        return _map(look, ink, width)
    wide = (width - 2) // 3
    return beside([_epoch(look, ink, epoch, wide, paths=True, tall=4) for epoch in range(look.voice.game.rules.EPOCHS)], width)


def _epoch(look: Look, ink: Ink, epoch: int, width: int, *, tall: int = 1, paths: bool = False) -> Lines:
    """An epoch in its frame, which has so many lines at least: in a low one who is there stands beside the sites. It is heavy where something can be done."""
    room = width - 4
    sites = flow(_sites(look, ink, epoch), room, gap=" ")
    lines = [plain("  ").join(_paths(look, ink, epoch)), *sites] if paths else sites
    if tall == 1:
        lines = [plain("    ").join([*sites, plain(" ").join(_figures(look, ink, epoch, room - sites[0].cell_length - 4))])]
    elif tall > len(sites) + look.view.players + 2:
        lines = [*lines, plain(""), *_figures(look, ink, epoch, EVERYBODY)]
    else:
        figures = _figures(look, ink, epoch, room)
        lines += flow(figures, room, gap=" ") if figures else []
    lines += [plain("")] * (tall - len(lines))
    frame = HEAVY if ink.is_open(_epoch_action(look, epoch)) else THIN
    top, *inside, bottom = box(lines, width, frame=frame, left=plain(portrait.epoch_name(look, epoch), "bold"))
    return [touchable(top, _epoch_touch(look, epoch)), *inside, touchable(bottom, _epoch_touch(look, epoch))]


def _map(look: Look, ink: Ink, width: int) -> Lines:
    """Epochs as they lie to each other: no path crosses another, and each is one straight arrow."""
    middle = width - 2 * (TOWER + PATH)
    lane = 6  # beside 1000, where the path from 1600 passes
    top, bottom = (_epoch(look, ink, epoch, width) for epoch in (_E1200, _E1600))
    upper = _epoch(look, ink, _E1400, middle, tall=2)
    centre = _epoch(look, ink, _E2000, middle, tall=2)
    lower = [plain("  │   ") + line for line in _epoch(look, ink, _E1000, middle - lane, tall=2)]

    def across(*parts: tuple[int, Content]) -> Content:
        """These, each at its place in a line."""
        line = plain("")
        for place, part in parts:
            line = line.pad_right(max(0, place - line.cell_length)) + part
        return line.pad_right(max(0, width - line.cell_length))

    down, half, right = "▼", middle // 2, TOWER + PATH
    first, last = TOWER // 2 - 1, width - TOWER // 2 - 2
    core = [
        *upper,
        plain(" " * half) + _path(look, ink, _E1400, 1, after=down),
        *centre,
        (plain("  ▲").pad_right(half + lane // 2 - 3)) + _path(look, ink, _E1000, 2, after="▲"),
        *lower,
    ]
    core = [line.pad_right(max(0, middle - line.cell_length)) for line in core]
    towers = [_epoch(look, ink, epoch, TOWER, tall=len(core) - 2) for epoch in (_E1800, _E2200)]
    ways: list[list[Content]] = [[plain("")] * len(core), [plain("")] * len(core)]
    low, mid = len(core) - len(lower) + 1, len(upper) + 2
    ways[0][1], ways[0][mid] = _path(look, ink, _E1800, 1, after="──▶"), _path(look, ink, _E2000, 1, before="◀──")
    ways[1][1], ways[1][mid] = _path(look, ink, _E1400, 2, after="──▶"), _path(look, ink, _E2000, 2, after="──▶")
    ways[1][low] = _path(look, ink, _E2200, 1, before="◀──")
    body = columns([towers[0], ways[0], core, ways[1], towers[1]], [TOWER, PATH, middle, PATH, TOWER], gap=0)
    above = across(
        (first, _path(look, ink, _E1200, 2, after=down)),
        (right + half, _path(look, ink, _E1200, 1, after=down)),
        (last, _path(look, ink, _E2200, 2, after="▲")),
    )
    below = across(
        (first, _path(look, ink, _E1800, 2, after=down)),
        (right + 1, _path(look, ink, _E1600, 2, after="│")),
        (right + half + lane // 2 - 3, _path(look, ink, _E1000, 1, after=down)),
        (last, _path(look, ink, _E1600, 1, after="▲")),
    )
    return [*top, above, *body, below, *bottom]
