"""From a journal back to the table, and the check that it was a fair game by the rules."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from doubloon.core.components import Components
from doubloon.core.errors import BadFile, DoubloonError
from doubloon.core.game import Game
from doubloon.core.registry import game as find_game
from doubloon.core.rulebook import convert
from doubloon.core.steps import SPECTATOR
from doubloon.table import fairness
from doubloon.table.journal import Answer, Entry, Header, Journal, Sit, Undo
from doubloon.table.table import Table


class Check(NamedTuple):
    """One thing that was checked: what, whether it holds, and what was found."""

    what: str
    holds: bool
    found: str


def resume(journal: Journal, language: str = "en", find: Callable[[str], Game] = find_game) -> Table:
    """The table as it stood. A game begun under other rules goes on if every line agrees, and is refused with the first that does not."""
    game = find(journal.header.game)
    table = Table.opened(game, _box(game, journal.header), _fresh(journal.header), language)
    for number, entry in enumerate(journal.entries, 2):
        problem = _replay(table, entry)
        if problem:
            version = (
                "" if journal.header.version == game.rulebook.version else f" (begun under rules version {journal.header.version}, now {game.rulebook.version})"
            )
            raise BadFile(f"line {number}: {problem}{version}")
    return table


def verify(journal: Journal, find: Callable[[str], Game] = find_game) -> Iterator[Check]:
    """Check commitment, components, seed, every draw and every rule, one after the other."""
    header = journal.header
    try:
        expected = fairness.commitment(header.table, bytes.fromhex(header.secret))
        yield Check("commitment", expected == header.commitment, f"the secret of table {header.table} gives {expected}")
    except ValueError:
        yield Check("commitment", False, "the secret is not written in hexadecimal digits")
        return
    try:
        game = find(header.game)
        box = _box(game, header)
    except DoubloonError as error:
        yield Check("components", False, str(error))
        return
    yield Check("components", True, f"their digest is {header.components_digest}")
    yield Check("rules version", True, f"played under {header.version}, checked under {game.rulebook.version}")
    try:
        table = Table.opened(game, box, _fresh(header))
    except DoubloonError as error:
        yield Check("set-up", False, str(error))
        return
    for number, entry in enumerate(journal.entries, 2):
        if problem := _replay(table, entry):
            yield Check("draws and rules", False, f"line {number}: {problem}")
            return
    nonces = sum(bool(nonce) for nonce in header.nonces)
    yield Check(
        "draws and rules", True, f"{len(journal.entries)} entries replayed with the seed of secret and {nonces} nonces; every draw and every rule agrees"
    )
    over = table.outcome is not None
    yield Check("end", over, f"over by {table.outcome.reason}" if table.outcome else "the game is not over: its secret must still be kept")


def _fresh(header: Header) -> Header:
    return Header(**{name: getattr(header, name) for name in header.__struct_fields__} | {"seats": list(header.seats), "entries": 0})


def _box(game: Game, header: Header) -> Components:
    """The components in the header, if they are what its digest says."""
    box: Components = convert(header.components, game.rules.Box, "components")
    if box.digest() != header.components_digest:
        raise BadFile(f"line 1: the components do not have the digest {header.components_digest}, but {box.digest()}")
    box.check_numbers()
    box.fill(game.state())
    return box


def _replay(table: Table, entry: Entry) -> str:
    """Do again what an entry says; returns what does not agree, or nothing."""
    try:
        if isinstance(entry, Answer):
            table.play(entry.seat, *entry.actions)
        elif isinstance(entry, Undo):
            table.undo(entry.seat)
        else:
            assert isinstance(entry, Sit)
            table.sit(entry.seat, entry.who)
            return ""
    except DoubloonError as error:
        return str(error)
    public = fairness.public_digest(table.view(SPECTATOR))
    return "" if public == entry.public else f"afterwards the table should look like {entry.public}, but looks like {public}"
