"""The table of Time Pirates in words."""

from collections.abc import Sequence

from doubloon.core.state import OVER, UNKNOWN
from doubloon.terminal.describe import Look, Portrait, name_text, short_name
from doubloon.terminal.page import GLUE, laid_out, wrapped
from doubloon.terminal.stories.retelling import counted
from doubloon.terminal.stories.time_pirates import STORY, artifact_name


def full(look: Look) -> list[str]:
    """The year, the epochs with their paths, artifacts and figures, the bazaar, and every player."""
    return [*_top(look), "", *_epochs(look), "", *_bazaar(look), "", *_players(look), *_colours(look)]


def brief(look: Look) -> list[str]:
    """What a player looks at between two small decisions of his own: where he is, and what he has."""
    rules, view = look.voice.game.rules, look.view
    if view.decision == rules.ASSIGNING:
        return _colours(look)[1:]
    if look.seat < 0 or view.pirate[look.seat] == rules.NOTHING or view.decision in (rules.LANDING, rules.TRADING):
        return []
    here = view.pirate[look.seat]
    texts = [
        look.voice.say("tp-you-are", epoch=epoch_name(look, here), list=lying_text(look, here)),
        look.voice.say("tp-you-have", list=loot_text(look, look.seat)),
    ]
    return [line for text in texts for line in wrapped(text, look.width, then="  ")]


def remark(look: Look, action: int) -> str:
    """Where a path leads and what lies there; what a set becomes; what a contract brings; what a white one makes of a colour."""
    verb, values = look.voice.game.actions.read(action)
    view, say = look.view, look.voice.say
    if verb.name == "move":
        epoch = view.exits[view.pirate[look.seat]][values["path"]]
        return f"{epoch_name(look, epoch)}: {there_text(look, epoch)}"
    if verb.name in ("place", "land"):
        return there_text(look, values["epoch"])
    if verb.name == "restock":
        return say("tp-empty", count=view.vacant[values["epoch"]])
    if verb.name == "take":
        return becomes(look, values["artifact"])
    if verb.name == "sell":
        return say("tp-brings", points=view.value[values["contract"]])
    return standing_in(look, values["contract"], values["colour"]) if verb.name == "assign" else ""


# Where the game stands


def phase_text(look: Look) -> str:
    """What is being done, by whom, and how many actions he has left."""
    rules, view, say = look.voice.game.rules, look.view, look.voice.say
    if view.step == OVER:
        return say("tp-phase-over")
    if is_at_end(look):
        return say("tp-phase-assign")
    if view.decision == rules.PLACING:
        return say("tp-phase-place")
    name = name_text(look, view.mover)
    if view.decision == rules.RESTOCKING:
        return say("tp-phase-restock", name=name)
    left = say("tp-left", name=name, count=view.left)
    return say("tp-caught", left=left) if view.caught else left


def is_at_end(look: Look) -> bool:
    """Whether play has stopped and colours are counted."""
    return look.view.step in (look.voice.game.rules.REVEAL, OVER)


def year_text(look: Look) -> str:
    return look.voice.say("tp-year", year=look.view.year, years=look.voice.game.rules.YEARS)


def track_of(look: Look) -> list[int]:
    """The numbers of the police tokens drawn this year, by path."""
    return [path for path, count in enumerate(look.view.track, 1) for _ in range(count)]


def track_text(look: Look) -> str:
    """`1 1 2 · · · ·`: a place for each square of the track."""
    drawn = [str(path) for path in track_of(look)]
    return " ".join([*drawn, *["·"] * (look.view.squares - len(drawn))])


def bag_text(look: Look) -> str:
    view = look.view
    police = [f"{count}×“{path}”" for path, count in enumerate(view.bag_police, 1)]
    return look.voice.say("tp-bag", artifacts=view.bag_count, police=look.voice.joined(police), discards=sum(view.discards))


def duty_text(look: Look) -> str:
    """What the mover must do if the game has stood still."""
    view = look.view
    return look.voice.say("tp-duty") if view.step != OVER and not is_at_end(look) and is_stalled(look) else ""


def is_stalled(look: Look) -> bool:
    view = look.view
    return bool(view.idle >= view.players and not view.worked and not view.caught)


def options_text(look: Look) -> str:
    """What has been agreed otherwise than usual."""
    rules, view, say = look.voice.game.rules, look.view, look.voice.say
    bare = say("tp-bare-only") if view.options[rules.RESTOCKING_OPTION] == rules.BARE_ONLY else ""
    bonus = say("tp-bonus", points=view.options[rules.BONUS_OPTION]) if view.options[rules.BONUS_OPTION] != 2 else ""
    return " · ".join(filter(None, (bare, bonus)))


def _top(look: Look) -> list[str]:
    view, say = look.view, look.voice.say
    track = say("tp-track", tokens=track_text(look), last=view.squares + 1)
    lines = [" · ".join((year_text(look), phase_text(look), duty_text(look))).removesuffix(" · "), f"{track} {bag_text(look)}", options_text(look)]
    return [line for text in lines if text for line in wrapped(text, look.width, then="  ")]


# Epochs


def epoch_name(look: Look, epoch: int) -> str:
    return str(look.voice.words.value(look.voice.game.rules.EPOCH, epoch))


def epoch_year(look: Look, epoch: int) -> str:
    """An epoch in few letters: its first year."""
    return str(look.voice.game.rules.EPOCH.text(epoch))


def exits_text(look: Look, epoch: int) -> str:
    """`1→1600 2→2000`."""
    return " ".join(f"{path}→{epoch_year(look, to)}" for path, to in enumerate(look.view.exits[epoch], 1))


def artifacts_of(counts: Sequence[int]) -> list[int]:
    """Artifacts one by one, by how many there are of each."""
    return [artifact for artifact, count in enumerate(counts) for _ in range(count)]


def listed(look: Look, counts: Sequence[int]) -> str:
    """`blue (×2), red atomic`; empty for none."""
    return ", ".join(counted([artifact_name(look.voice, artifact) for artifact in artifacts_of(counts)]))


def lying_text(look: Look, epoch: int) -> str:
    """The artifacts of an epoch and its empty sites."""
    vacant = look.view.vacant[epoch]
    empty = look.voice.say("tp-empty", count=vacant).replace(" ", GLUE) if vacant else ""
    return ", ".join(filter(None, (listed(look, look.view.lying[epoch]), empty)))


def there_text(look: Look, epoch: int) -> str:
    """What lies in an epoch, and whether the police is there."""
    police = look.voice.say("tp-with-police") if look.view.police == epoch else ""
    return ", ".join(filter(None, (listed(look, look.view.lying[epoch]) or look.voice.say("tp-bare"), police)))


def pirates_in(look: Look, epoch: int) -> list[int]:
    return [seat for seat in range(look.view.players) if look.view.pirate[seat] == epoch]


def figures_text(look: Look, epoch: int) -> str:
    police = [look.voice.say("tp-police")] if look.view.police == epoch else []
    return ", ".join([*police, *(name_text(look, seat) for seat in pirates_in(look, epoch))]) or "–"


def _epochs(look: Look) -> list[str]:
    say, epochs = look.voice.say, range(look.voice.game.rules.EPOCHS)
    rows = [(epoch_name(look, epoch), exits_text(look, epoch), lying_text(look, epoch), figures_text(look, epoch)) for epoch in epochs]
    return laid_out(look.width, [say(head) for head in ("tp-epoch", "tp-exits", "tp-lying", "tp-figures")], rows)


# Contracts


def colour_name(look: Look, colour: int) -> str:
    """A colour; the last is white."""
    rules = look.voice.game.rules
    return look.voice.say("tp-white") if colour == rules.COLOURS else str(look.voice.words.value(rules.COLOUR, colour))


def colour_of(look: Look, contract: int) -> int:
    rules = look.voice.game.rules
    return int(min(contract // rules.SIZES, rules.COLOURS))


def size_of(look: Look, contract: int) -> int:
    """The artifacts a contract costs."""
    rules = look.voice.game.rules
    return int(contract % rules.SIZES + 1 if contract < rules.FIRST_WHITE else contract - rules.FIRST_WHITE + 1)


def contracts_in(look: Look, colour: int) -> list[int]:
    """The contracts of a colour that are in the box."""
    return [contract for contract in range(len(look.view.copies)) if colour_of(look, contract) == colour and look.view.copies[contract]]


def rate_text(look: Look, contract: int) -> str:
    """`5→6`: what it costs, and what it brings."""
    return f"{size_of(look, contract)}→{look.view.value[contract]}"


def owners(look: Look, contract: int) -> list[int]:
    return [seat for seat in range(look.view.players) if look.view.owned[seat][contract]]


def _bazaar(look: Look) -> list[str]:
    texts = []
    for colour in range(look.voice.game.rules.COLOURS + 1):
        left = [(contract, look.view.bazaar[contract]) for contract in contracts_in(look, colour)]
        rates = [f"{rate_text(look, contract)}{GLUE}(×{count})" if count > 1 else rate_text(look, contract) for contract, count in left if count]
        if rates:
            texts.append(f"{colour_name(look, colour)}{GLUE}{', '.join(rates)}")
    return wrapped(f"{look.voice.say('tp-bazaar-rates')}: {'; '.join(texts) or '–'}", look.width, then="  ")


def contracts_text(look: Look, seat: int) -> str:
    """`blue 2 3, white 4`: by what they cost."""
    texts = []
    for colour in range(look.voice.game.rules.COLOURS + 1):
        sizes = sizes_of(look, seat, colour)
        if sizes:
            texts.append(f"{colour_name(look, colour)} {' '.join(map(str, sizes))}".replace(" ", GLUE))
    return ", ".join(texts) or "–"


def sizes_of(look: Look, seat: int, colour: int) -> list[int]:
    """What a player's contracts of a colour cost, one by one."""
    return [size_of(look, contract) for contract in contracts_in(look, colour) for _ in range(look.view.owned[seat][contract])]


# Players


def loot_text(look: Look, seat: int) -> str:
    return listed(look, look.view.loot[seat]) or "–"


def place_text(look: Look, seat: int) -> str:
    """Where a pirate is, in few letters."""
    return epoch_year(look, look.view.pirate[seat]) if look.view.pirate[seat] >= 0 else "–"


def becomes(look: Look, artifact: int) -> str:
    """What a set becomes by one more."""
    rules, view = look.voice.game.rules, look.view
    if artifact == rules.WHITE:
        return look.voice.say("tp-makes", count=view.loot[look.seat][artifact] + 1, colour=look.voice.say("tp-white"))
    colour = artifact // rules.SYMBOLS
    return look.voice.say("tp-makes", count=view.sets[look.seat][colour] + 1, colour=colour_name(look, colour))


def _players(look: Look) -> list[str]:
    view, say = look.view, look.voice.say
    rows = [
        (name_text(look, seat), str(view.points[seat]), f"+{view.worth[seat]}", place_text(look, seat), loot_text(look, seat), contracts_text(look, seat))
        for seat in range(view.players)
    ]
    heads = [say(head) for head in ("head-player", "head-points", "tp-a-year", "tp-pirate", "tp-artifacts", "tp-contracts")]
    return laid_out(look.width, heads, rows, right=(1, 2))


# Colours


def value_in(look: Look, seat: int, colour: int) -> int:
    """The points of a player's contracts of a colour; white ones that he has assigned to it count as far as the viewer knows."""
    rules, view = look.voice.game.rules, look.view
    own = sum(view.owned[seat][contract] * view.value[contract] for contract in contracts_in(look, colour))
    places = [(white, view.assigned[seat][white * rules.ASSIGNMENTS + colour]) for white in range(rules.WHITES)]
    return int(own + sum(count * view.value[rules.FIRST_WHITE + white] for white, count in places if count != UNKNOWN))


def leads_in(look: Look, seat: int, colour: int) -> bool:
    mine = value_in(look, seat, colour)
    return 0 < mine == max(value_in(look, rival, colour) for rival in range(look.view.players))


def standing_in(look: Look, white: int, colour: int) -> str:
    """What a white contract makes of the viewer's points in a colour, and who of the others has most."""
    rivals = [seat for seat in range(look.view.players) if seat != look.seat]
    best = max(rivals, key=lambda seat: value_in(look, seat, colour))
    mine = value_in(look, look.seat, colour)
    after = mine + look.view.value[look.voice.game.rules.FIRST_WHITE + white]
    return look.voice.say("tp-stands", before=mine, after=after, rival=short_name(look, best), theirs=value_in(look, best, colour))


def whites_text(look: Look, seat: int) -> str:
    """The white contracts of a player, and whether he has still to assign them."""
    view, white = look.view, look.voice.game.rules.COLOURS
    return ", ".join(map(str, sizes_of(look, seat, white))) + (" …" if view.to_act >> seat & 1 and view.step != OVER else "") or "–"


def _colours(look: Look) -> list[str]:
    """At the end: who has the most in each colour."""
    if not is_at_end(look):
        return []
    colours = range(look.voice.game.rules.COLOURS)
    rows = [
        (
            name_text(look, seat),
            *(f"{value_in(look, seat, colour)}{' ✓' if leads_in(look, seat, colour) else ''}" for colour in colours),
            whites_text(look, seat),
        )
        for seat in range(look.view.players)
    ]
    heads = [look.voice.say("tp-by-colour"), *(colour_name(look, colour) for colour in colours), look.voice.say("tp-white")]
    return ["", *laid_out(look.width, heads, rows)]


PORTRAIT = Portrait(full, brief, remark, STORY.tell)
