"""The box: what its file must hold, and what the rules could not play with."""

from doubloon import core
from doubloon.core import require
from doubloon.games.time_pirates.rules.pieces import COLOUR, COLOURS, CONTRACT, EPOCH, EPOCHS, PATH, PATHS, SIZES, SYMBOL, SYMBOLS, WHITE, WHITES
from doubloon.games.time_pirates.rules.state import State

MOST_SITES = 12
MOST_TOKENS = 20  # of one kind
MOST_COPIES = 9  # of a contract


class Epoch(core.Component):
    years: int
    sites: int
    exits: list[int]


class Artifacts(core.Component):
    colour: str
    plain: int
    atomic: int
    arrow: int


class WhiteArtifacts(core.Component):
    copies: int


class PoliceToken(core.Component):
    path: int
    copies: int


class Track(core.Component):
    squares: int


class Contract(core.Component):
    colour: str
    artifacts: int
    points: int
    copies: int


class Box(core.Components):
    epochs: list[Epoch]
    artifacts: list[Artifacts]
    white_artifacts: WhiteArtifacts
    police_tokens: list[PoliceToken]
    track: Track
    contracts: list[Contract]

    def fill(self, s: State) -> None:
        """Lay the box out in a state; what the rules could not play with is refused."""
        self._fill_artifacts(s)
        self._fill_epochs(s)
        self._fill_police_tokens(s)
        self._fill_contracts(s)

    def entry(self, kind: str, place: tuple[int, ...]) -> core.Component | None:
        if kind == "epoch":
            return self.epochs[place[0]]
        if kind == "artifact":
            return self.white_artifacts if place[0] == WHITE else self.artifacts[place[0] // SYMBOLS]
        return next((card for card in self.contracts if f"{card.colour}-{card.artifacts}" == CONTRACT.text(place[0])), None)

    def _fill_artifacts(self, s: State) -> None:
        _require_order("artifacts", [row.colour for row in self.artifacts], COLOUR.texts)
        for colour, row in enumerate(self.artifacts):
            for symbol, copies in enumerate((row.plain, row.atomic, row.arrow)):
                _require_tokens(f"artifacts {row.colour}, {SYMBOL.texts[symbol]}", copies)
                s.artifacts[colour * SYMBOLS + symbol] = copies
        _require_tokens("white_artifacts", self.white_artifacts.copies)
        s.artifacts[WHITE] = self.white_artifacts.copies

    def _fill_epochs(self, s: State) -> None:
        _require_order("epochs", [str(epoch.years) for epoch in self.epochs], EPOCH.texts)
        for place, epoch in enumerate(self.epochs):
            entry = f"epochs {epoch.years}"
            require(1 <= epoch.sites <= MOST_SITES, entry, f"{epoch.sites} sites: there must be 1 to {MOST_SITES}")
            s.sites[place] = epoch.sites
            require(len(epoch.exits) >= PATHS, entry, f"an exit is missing: there must be {PATHS}, of path 1 and of path 2")
            require(len(epoch.exits) == PATHS, entry, f"{len(epoch.exits)} exits: there must be {PATHS}, of path 1 and of path 2")
            for path, years in enumerate(epoch.exits):
                require(str(years) in EPOCH.texts, entry, f"path {path + 1} leads to {years}, which is no epoch: write one of {', '.join(EPOCH.texts)}")
                require(years != epoch.years, entry, f"path {path + 1} leads back to the epoch itself: an exit must lead to another one")
                s.exits[place][path] = EPOCH.texts.index(str(years))
        for place in range(EPOCHS):
            missed = [EPOCH.text(other) for other in range(EPOCHS) if other not in _reached_from(place, s.exits)]
            require(not missed, f"epochs {EPOCH.text(place)}", f"no way leads from here to {', '.join(missed)}: every epoch must be reached from every other")
        sites, artifacts = sum(s.sites), sum(s.artifacts)
        require(sites <= artifacts, "epochs", f"{sites} sites are more than the {artifacts} artifacts that must fill them")

    def _fill_police_tokens(self, s: State) -> None:
        _require_order("police_tokens", [str(token.path) for token in self.police_tokens], PATH.texts)
        for path, token in enumerate(self.police_tokens):
            _require_tokens(f"police_tokens {token.path}", token.copies)
            s.police_tokens[path] = token.copies
        squares, tokens = self.track.squares, sum(s.police_tokens)
        require(squares >= 1, "track", f"squares {squares} must be above 0")
        require(squares < tokens, "track", f"{squares} squares have room for all {tokens} police tokens: a year could not end")
        s.squares = squares

    def _fill_contracts(self, s: State) -> None:
        for place, card in enumerate(self.contracts):
            colours = (*COLOUR.texts, "white")
            require(card.colour in colours, f"contracts {place + 1}", f"{card.colour!r} is no colour: write {', '.join(colours)}")
            entry = f"contracts {card.colour}-{card.artifacts}"
            require(card.artifacts >= 1, entry, f"artifacts {card.artifacts} must be above 0")
            payable = _most_payable(card.colour, s.artifacts)
            what = "different colours" if card.colour == "white" else "artifacts"
            require(card.artifacts <= payable, entry, f"no set can pay {card.artifacts} {what}: with this box {payable} are the most one could have")
            most = WHITES if card.colour == "white" else SIZES
            require(card.artifacts <= most, entry, f"{card.artifacts} artifacts: the table has room for contracts of 1 to {most}")
            require(card.points >= 1, entry, f"points {card.points} must be above 0")
            require(0 <= card.copies <= MOST_COPIES, entry, f"{card.copies} copies: the table has room for 0 to {MOST_COPIES}")
            number = CONTRACT.texts.index(f"{card.colour}-{card.artifacts}")
            require(s.value[number] == 0, entry, "there is such a contract already: write how many as `copies`")
            s.value[number] = card.points
            s.copies[number] = card.copies


def _most_payable(colour: str, artifacts: list[int]) -> int:
    """The most artifacts a contract of a colour could ask for."""
    sets = [sum(artifacts[place * SYMBOLS : (place + 1) * SYMBOLS]) for place in range(COLOURS)]
    if colour == "white":
        return min(COLOURS, sum(have > 0 for have in sets) + artifacts[WHITE])
    return sets[COLOUR.texts.index(colour)] + artifacts[WHITE]


def _reached_from(epoch: int, exits: list[list[int]]) -> set[int]:
    reached = {epoch}
    while more := {exit_ for each in reached for exit_ in exits[each]} - reached:
        reached |= more
    return reached


def _require_tokens(entry: str, copies: int) -> None:
    require(0 <= copies <= MOST_TOKENS, entry, f"{copies} tokens: the table has room for 0 to {MOST_TOKENS}")


def _require_order(group: str, names: list[str], right: tuple[str, ...]) -> None:
    """Refuse entries that are unknown, doubled or missing, or in another order."""
    for place, name in enumerate(names):
        require(name in right, f"{group} {place + 1}", f"{name} is unknown: write {', '.join(right)}")
        require(name not in names[:place], f"{group} {place + 1}", f"{name} is there twice")
    missing = [name for name in right if name not in names]
    require(not missing, group, f"{', '.join(missing)} missing")
    require(tuple(names) == right, group, f"the order must be {', '.join(right)}")
