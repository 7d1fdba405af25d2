"""The drawn table of Unexpected Treasures."""

from collections.abc import Sequence

from textual.content import Content

from doubloon.terminal.describe import Look, name_text
from doubloon.terminal.page import GLUE
from doubloon.terminal.portraits.unexpected_treasures import PORTRAIT, card_text, completed_text, lacking, lacking_text
from doubloon.terminal.stories.unexpected_treasures import goods_text
from doubloon.terminal.tables.drawing import Drawing, player_name
from doubloon.terminal.tables.ink import HEAVY, THIN, Ink, Lines, beside, box, columns, do, flow, folded, laid_out, plain, rule, touchable

#: From this height on the parts of the table stand under heads of their own, with the viewer's number cards below.
TALL = 30
#: From this width on, too, missions and tiles are drawn as cards.
ROOMY = 96
#: The least width of a mission card.
CARD = 26


def draw(look: Look, ink: Ink, height: int) -> Lines:
    """The site, the open missions, the players, and the number cards of the viewer."""
    if height < TALL:
        lines = [_site_head(look), *_site_row(look, ink), *_mission_rows(look, ink), *_players(look, ink), *_thief(look)]
        if len(lines) > height:
            lines = [_site_head(look), *_site_row(look, ink, tight=True), *_mission_pairs(look, ink), *_players(look, ink, tight=True), *_thief(look)]
        return lines
    cards = look.width >= ROOMY
    missions = _mission_cards(look, ink) if cards else [*_mission_rows(look, ink), plain("")]
    site = _tiles(look, ink) if cards else [plain(""), *_site_row(look, ink), plain("")]
    players = [rule(look.width, look.voice.say("players")), *_players(look, ink), *_thief(look), plain("")]
    return [_site_head(look), *site, rule(look.width, look.voice.words.say("field-place")), *missions, *players, *_hand(look, ink)]


def label(look: Look, action: int) -> str:
    """A choice in few words: the question has said what it is about."""
    verb, values = look.voice.game.actions.read(action)
    words, rules = look.voice.words, look.voice.game.rules
    remark = PORTRAIT.remark(look, action)
    if verb.name == "choose":
        return str(words.value(rules.CARD, values["number"]))
    if verb.name == "take":
        return f"{words.value(rules.GOOD, values['good'])} ({remark})"
    if verb.name == "steal":
        return f"{words.seat(values['rival'])}: {words.value(rules.GOOD, values['good'])} ({remark})"
    if verb.name == "complete":
        return f"{look.voice.say('ut-mission-no', mission=values['mission'] + 1)}: {remark}"
    return words.action(action)


# The site


def _site_head(look: Look) -> Content:
    view = look.view
    aside = look.voice.say("ut-aside", stack=view.stack, bag=sum(view.bag), handed=sum(view.handed_in))
    return rule(look.width, look.voice.words.say("field-site"), aside)


def _good(look: Look, kind: int) -> str:
    return str(look.voice.words.value(look.voice.game.rules.GOOD, kind))


def _code(look: Look, kind: int) -> str:
    """Two letters for a kind, where there is no room for its name: `ST` for a stool, as the site row then spells it."""
    return _good(look, kind)[:2].upper()


def _codes(look: Look, counts: Sequence[int]) -> str:
    """`2ST LA`: what a mission asks for, or what is missing for it, in few letters."""
    return " ".join(f"{count if count > 1 else ''}{_code(look, kind)}" for kind, count in enumerate(counts) if count)


def _site_row(look: Look, ink: Ink, *, tight: bool = False) -> Lines:
    """Every kind in its place, those that are not there too."""
    return flow([_tile(look, ink, kind, tight=tight) for kind in range(len(look.view.site))], look.width, gap=" ")


def _tile(look: Look, ink: Ink, kind: int, *, tight: bool) -> Content:
    count, name = look.view.site[kind], _good(look, kind)
    text = f"[{_code(look, kind) + name[2:] if tight else name} ×{count}]"
    return ink.piece(f"site-{kind}", text, action=f"take {look.voice.game.rules.GOOD.text(kind)}", says=str(count), style="" if count else "dim")


def _tiles(look: Look, ink: Ink) -> Lines:
    """A heap for each kind: its name, its worth, and a square for each tile."""
    kinds = range(len(look.view.site))
    wide = max(len(_good(look, kind)) for kind in kinds) + 6
    boxes = []
    for kind in kinds:
        count, action = look.view.site[kind], f"take {look.voice.game.rules.GOOD.text(kind)}"
        heap = "▪" * count if count <= wide - 4 else f"▪ ×{count}"
        drawn = box(
            [plain(heap or "–", "" if count else "dim")],
            wide,
            frame=HEAVY if ink.is_open(action) else THIN,
            left=ink.piece(f"site-{kind}", _good(look, kind), says=str(count), style="bold"),
            foot=f"×{count}",
        )
        boxes.append([touchable(line, do(action)) for line in drawn])
    return beside(boxes, look.width)


# Missions


def _open_missions(look: Look) -> list[int]:
    return [mission for mission in range(look.view.missions) if look.view.place[mission] == look.voice.game.rules.OPEN]


def _is_ready(look: Look, mission: int) -> bool:
    if look.seat < 0:
        return False
    missing, jokers = lacking(look.view.need[mission], look.view.goods[look.seat])
    return sum(missing) == jokers


def _lack(look: Look, mission: int) -> str:
    return lacking_text(look, mission) if look.seat >= 0 else ""


def _mission_cards(look: Look, ink: Ink) -> Lines:
    missions = _open_missions(look)
    count = max(1, (look.width + 1) // (CARD + 1))
    wide = (look.width + 1) // count - 1
    lines: Lines = []
    for first in range(0, len(missions), count):
        row = [(mission, *_card_lines(look, mission, wide - 4)) for mission in missions[first : first + count]]
        tall = max(len(goods) + len(lack) for _, goods, lack in row)
        filled = [(mission, [*goods, *[plain("")] * (tall - len(goods) - len(lack)), *lack]) for mission, goods, lack in row]
        lines += beside([_card(look, ink, mission, text, wide) for mission, text in filled], look.width)
    return lines or [plain("–")]


def _card(look: Look, ink: Ink, mission: int, lines: Lines, width: int) -> Lines:
    """One mission as a card, in a heavy frame if it can be paid."""
    left = ink.piece(f"mission-{mission}", str(mission + 1), says=_lack(look, mission), style="bold")
    right = plain(look.voice.say("ut-worth", value=look.view.value[mission]), "bold")
    drawn = box(lines, width, frame=HEAVY if _is_ready(look, mission) else THIN, left=left, right=right)
    return [touchable(line, do(f"complete {mission + 1}")) for line in drawn]


def _card_lines(look: Look, mission: int, width: int) -> tuple[Lines, Lines]:
    """What a mission asks for, and what is missing for it."""
    return folded(goods_text(look.voice, look.view.need[mission]), width), _lack_lines(look, mission, width)


def _lack_lines(look: Look, mission: int, width: int) -> Lines:
    if look.seat < 0:
        return []
    text = f"{look.voice.say('ut-lacking')}: {_lack(look, mission)}"
    return folded(f"✓ {text}" if _is_ready(look, mission) else text, width, "bold" if _is_ready(look, mission) else "italic")


def _mission_rows(look: Look, ink: Ink) -> Lines:
    """A row for each mission; ✓ stands before one that can be paid."""
    say, view = look.voice.say, look.view
    heads = [say("ut-mission"), say("head-points"), say("ut-goods"), say("ut-lacking") if look.seat >= 0 else ""]
    rows = []
    for mission in _open_missions(look):
        ready = _is_ready(look, mission)
        number = ink.piece(f"mission-{mission}", str(mission + 1), says=_lack(look, mission), style="bold" if ready else "")
        goods = [plain(part) for part in goods_text(look.voice, view.need[mission]).split(", ")]
        lack = [plain(part) for part in (("✓ " if ready else "") + _lack(look, mission)).split(", ")]
        rows.append([[number], [plain(str(view.value[mission]))], goods, lack])
    actions = [do(f"complete {mission + 1}") for mission in _open_missions(look)]
    return laid_out(look.width, heads, rows, right=(0, 1), least=(3, 3, 0, 0), touches=actions)


def _mission_pairs(look: Look, ink: Ink) -> Lines:
    """Missions two in a row, goods in two letters each: number, value, what it asks for, and after a minus what is missing."""
    half, say = (look.width - 2) // 2, look.voice.say
    missions = _open_missions(look)
    needs = [_codes(look, look.view.need[mission]) for mission in missions]
    lacks = [_lack_codes(look, mission) for mission in missions]
    wide = min(max(map(len, needs), default=0), half - 7 - max(map(len, lacks), default=0) - 1)
    cells = []
    for mission, need, lack in zip(missions, needs, lacks, strict=True):
        number = ink.piece(f"mission-{mission}", str(mission + 1), says=_lack(look, mission), style="bold" if _is_ready(look, mission) else "")
        text = plain(f" {look.view.value[mission]:>2} {need:{max(wide, 0)}} {lack}")
        cells.append([touchable(columns([[number], [text]], [-3, half - 3], gap=0)[0], do(f"complete {mission + 1}"))])
    head = plain(f"{say('ut-mission'):>3} {say('head-points')} {say('ut-goods')} −{say('ut-lacking')}", "dim")
    return [head, *beside(cells, look.width, gap=2)]


def _lack_codes(look: Look, mission: int) -> str:
    if look.seat < 0:
        return ""
    missing, jokers = lacking(look.view.need[mission], look.view.goods[look.seat])
    return "✓" if _is_ready(look, mission) else f"−{_codes(look, missing)}" + (f"+{jokers}" if jokers else "")


# Players


def _players(look: Look, ink: Ink, *, tight: bool = False) -> Lines:
    """Who acts (▶), points, chip, what lies before each, goods and missions."""
    say, view = look.voice.say, look.view
    standings = look.voice.game.plain.score(view)
    rows = []
    for seat in range(view.players):
        card, text = view.card[seat], card_text(look, seat)
        shown = ink.piece(f"card-{seat}", text, touch=do(f"choose {card}") if seat == look.seat and card >= 0 else "")
        rows.append(
            [
                [player_name(look, seat)],
                [ink.piece(f"points-{seat}", str(standings[seat].points))],
                [ink.piece(f"chip-{seat}", str(view.chip[seat]))],
                [shown],
                _owned(look, ink, seat, tight=tight),
                [ink.piece(f"completed-{seat}", part) if place == 0 else plain(part) for place, part in enumerate(completed_text(look, seat).split(", "))],
            ]
        )
    heads = [f"  {say('head-player')}", say("head-points"), say("ut-chip"), say("ut-card"), say("ut-goods"), say("ut-missions")]
    return laid_out(look.width, heads, rows, right=(1, 2), least=(0, 4, 4, 0, 0, 0))


def _owned(look: Look, ink: Ink, seat: int, *, tight: bool) -> list[Content]:
    """The goods of a player. One's own are touched to pay with them, those of others to steal them."""
    good = look.voice.game.rules.GOOD
    parts = []
    for kind, count in enumerate(look.view.goods[seat]):
        action = f"pay {good.text(kind)}" if seat == look.seat else f"steal {seat} {good.text(kind)}"
        if count or ink.mark(f"goods-{seat}-{kind}", "0"):
            text = f"{count if count != 1 else ''}{_code(look, kind)}" if tight else look.voice.say(f"ut-{good.text(kind)}", count=count)
            parts.append(ink.piece(f"goods-{seat}-{kind}", text, action=action, says=str(count), style="" if count else "dim strike"))
    return parts or [plain("–")]


def _thief(look: Look) -> Lines:
    """Who may not choose the thief this round: said only while cards are being chosen, for then it matters."""
    view = look.view
    if view.decision != look.voice.game.rules.CHOOSING or view.to_act == 0:
        return []
    names = [name_text(look, seat) for seat in range(view.players) if view.was_thief[seat]]
    if not names:
        return []
    lines = folded(f"{look.voice.say('ut-no-thief', names=', '.join(names))}{GLUE}[UT-3.2]", look.width)
    return [touchable(line, "screen.open_clause('UT-3.2')") for line in lines]


# Number cards


def _hand(look: Look, ink: Ink) -> Lines:
    """The viewer's number cards: the one that lies before him in a heavy frame, a thief that is not allowed with a cross."""
    if look.seat < 0:
        return []
    view, rules = look.view, look.voice.game.rules
    boxes = []
    for number in range(len(rules.CARD)):
        name = f"{number} {look.voice.words.value(rules.CARD, number)}"
        if number == rules.THIEF and view.was_thief[look.seat]:
            name = f"✗ {name}"
        elif view.card[look.seat] == number:
            name = f"✓ {name}"
        action = f"choose {number}"
        drawn = box([plain(name, "bold" if ink.is_open(action) else "")], len(name) + 4, frame=HEAVY if view.card[look.seat] == number else THIN)
        boxes.append([touchable(line, do(action)) for line in drawn])
    return [rule(look.width, look.voice.say("ut-hand")), *beside(boxes, look.width)]


DRAWING = Drawing(PORTRAIT, draw, label)
