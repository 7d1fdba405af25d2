"""What a sheet holds: the part of `wire` that describes a game rather than a table."""

from typing import Any, Literal

from msgspec import Struct


class Choice(Struct, kw_only=True):
    """A value of an option, and what it is called."""

    value: int | str
    label: str


class SheetOption(Struct, kw_only=True):
    """Something to choose when a table is opened. `players` are the fewest and the most it is for; null: any number."""

    name: str
    label: str
    values: list[Choice]
    default: int | str
    clause: str
    players: tuple[int, int] | None


class SheetDomain(Struct, kw_only=True):
    """What numbers stand for: value 0 is `texts[0]`. The words of a text are the message `name-text`; of a seat they are who sits there."""

    name: str
    kind: Literal["seat", "number", "word"]
    texts: list[str]


class SheetField(Struct, kw_only=True):
    """A field of the view. Each axis is a domain or a length; `of` is the domain of its numbers, null for plain ones.

    What is `printed` is not in the view: it is the same all game long and stands in the components.
    """

    axes: list[str | int]
    of: str | None
    printed: bool


class SheetQuestion(Struct, kw_only=True):
    """A kind of decision: answered covered by several at once, answered by several actions together."""

    sealed: bool
    whole: bool


class Clause(Struct, kw_only=True):
    id: str
    text: str
    ruling: bool


class Chapter(Struct, kw_only=True):
    """Clauses of the rulebook that belong together. The rulings are the last chapter, with number null."""

    number: int | None
    title: str
    clauses: list[Clause]


class Sheet(Struct, kw_only=True):
    """All that a client needs to show any table of a game, in one language.

    `domains`, `fields` and the values of `events` and `actions` are named as in the messages of a table. `ftl` holds the words of the game as Fluent text,
    English where the language has none. `terms` says what words of the game mean. `components` is the box the game comes with; a table may have another.
    """

    game: str
    version: int
    prefix: str
    language: str
    title: str
    summary: str
    players: list[int]
    options: list[SheetOption]
    ftl: str
    domains: dict[str, SheetDomain]
    actions: dict[str, list[tuple[str, str]]]
    events: dict[str, dict[str, str | None]]
    fields: dict[str, SheetField]
    decisions: dict[str, SheetQuestion]
    chapters: list[Chapter]
    terms: dict[str, str]
    components: dict[str, Any]
