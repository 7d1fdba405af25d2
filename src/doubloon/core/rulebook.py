"""The rulebook of a title: version, options, clauses and rulings in our words, glossary."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from doubloon.core.errors import BadFile, BadSetup
from doubloon.core.rule import clause_number
from doubloon.core.state import MOST_OPTIONS, MOST_SEATS

T = TypeVar("T")


class Option(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Something to choose when a table is opened."""

    name: str
    values: list[int | str]
    default: int | str
    clause: str
    players: tuple[int, int] | None = None  # fewest and most it is for; None: any number

    def is_for(self, players: int) -> bool:
        return self.players is None or self.players[0] <= players <= self.players[1]

    def cell(self, value: int | str) -> int:
        """What rules code finds in `s.options`: the number itself, or the place of a named value."""
        if value not in self.values:
            raise BadSetup(f"option {self.name} cannot be {value!r}: choose one of {', '.join(map(str, self.values))}")
        return value if isinstance(value, int) else self.values.index(value)


class Rulebook(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    title: str
    prefix: str
    version: int
    players: tuple[int, int]
    summary: str
    clauses: dict[str, dict[str, str]]
    rulings: dict[str, str] = {}
    options: list[Option] = []
    glossary: dict[str, str] = {}

    @property
    def texts(self) -> dict[str, str]:
        """Every clause, then every ruling, by id."""
        return {**{id_: text for chapter in self.clauses.values() for id_, text in chapter.items()}, **self.rulings}

    def options_for(self, players: int) -> list[Option]:
        """What there is to choose with so many players."""
        return [option for option in self.options if option.is_for(players)]

    def chosen(self, options: Mapping[str, int | str], players: int) -> dict[str, int | str]:
        """A value for every option there is with so many players: those chosen, checked, and the default of the others."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadSetup(f"{self.title} has no option {name!r}" + (f": it has {', '.join(known)}" if known else ""))
            if not known[name].is_for(players):
                fewest, most = known[name].players or self.players
                span = str(fewest) if fewest == most else f"{fewest} to {most}"
                raise BadSetup(f"option {name} is for {span} player{'' if span == '1' else 's'}, not {players} ({known[name].clause})")
            known[name].cell(options[name])
        return {option.name: options.get(option.name, option.default) for option in self.options_for(players)}

    def option_cells(self, options: Mapping[str, int | str], players: int) -> list[int]:
        """The cells of `s.options` for these choices; what is not for so many players has its default."""
        chosen = self.chosen(options, players)
        cells = [option.cell(chosen.get(option.name, option.default)) for option in self.options]
        return cells + [0] * (MOST_OPTIONS - len(cells))


def load_rulebook(path: Path) -> Rulebook:
    """Read and check `rulebook.toml`."""
    book = read_toml(path, Rulebook)
    if not 1 <= book.players[0] <= book.players[1] <= MOST_SEATS:
        raise BadFile(f"{path.name}: players: {list(book.players)} is no range: write [fewest, most], at most {MOST_SEATS}")
    ids = [id_ for chapter in (*book.clauses.values(), book.rulings) for id_ in chapter]
    for id_ in ids:
        if ids.count(id_) > 1:
            raise BadFile(f"{path.name}: clause {id_} stands in two chapters")
        try:
            clause_number(id_)
        except ValueError as error:
            raise BadFile(f"{path.name}: {error}") from None
        if not id_.startswith(book.prefix + "-"):
            raise BadFile(f"{path.name}: clause {id_}: ids of this title start with {book.prefix}-")
    if len(book.options) > MOST_OPTIONS:
        raise BadFile(f"{path.name}: options: {len(book.options)} are more than the {MOST_OPTIONS} a state has room for")
    for option in book.options:
        if option.clause not in book.texts:
            raise BadFile(f"{path.name}: option {option.name}: clause {option.clause} is not in this rulebook")
        if len({type(value) for value in option.values}) > 1:
            raise BadFile(f"{path.name}: option {option.name}: its values must be all numbers or all names")
        if option.players and not book.players[0] <= option.players[0] <= option.players[1] <= book.players[1]:
            raise BadFile(f"{path.name}: option {option.name}: players: {list(option.players)} is no part of {list(book.players)}")
        if option.default not in option.values:
            raise BadFile(f"{path.name}: option {option.name}: the default {option.default!r} is not among its values")
    return book


def read_toml(path: Path, shape: type[T]) -> T:
    """A TOML file as an object of `shape`; what does not fit is named with its place in the file."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadFile(f"{path} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadFile(f"{path.name} is not a TOML file: {error}") from None
    return convert(data, shape, path.name)


def convert(data: Any, shape: type[T], name: str) -> T:
    """Checked data; an error names the entry as people count: `missions 8, value`."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at ")
        raise BadFile(f"{name}: {_place(place)}{reason[0].lower()}{reason[1:]}") from None


def _place(path: str) -> str:
    """`$.missions[7].value` as `missions 8, value: `. (`[...]` is some key of a table: which one msgspec does not say.)"""
    words: list[str] = []
    for part in path.strip("`").removeprefix("$").replace("[...]", "").replace("[", ".[").split("."):
        if part.startswith("[") and part[1:-1].isdigit():
            words[-1] += f" {int(part[1:-1]) + 1}"
        elif part:
            words.append(part.strip("[]"))
    return ", ".join(words) + ": " if words else ""
