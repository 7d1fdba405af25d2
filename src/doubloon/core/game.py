"""A title: its rules, rulebook, components and words, held together."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

from doubloon.core import contract
from doubloon.core.action import Actions
from doubloon.core.components import Components, Pieces
from doubloon.core.decision import Decisions
from doubloon.core.errors import BadFile, BadSetup
from doubloon.core.event import Events
from doubloon.core.generic import any_move, standing
from doubloon.core.rulebook import Rulebook, load_rulebook, read_toml
from doubloon.core.runner import Plain
from doubloon.core.state import State
from doubloon.core.words import Words

if TYPE_CHECKING:
    from doubloon.core.compiled import Compiled

_NEEDED = ("State", "Box", "ACTIONS", "EVENTS", "DECISIONS", *contract.NAMES)


class Game:
    """One title. It knows everything that is the same for each of its tables; the state of a table is elsewhere.

    `folder` holds rulebook.toml, components.toml and the words; `module` is the imported rules.py, or any object
    with the same names.
    """

    def __init__(self, name: str, folder: Path, module: ModuleType | SimpleNamespace) -> None:
        missing = [needed for needed in _NEEDED if not hasattr(module, needed)]
        if missing:
            raise BadFile(f"{name}: rules.py does not define {', '.join(missing)}")
        self.name = name
        self.folder = folder
        self.rules: Any = module
        self.state: type[State] = module.State
        self.actions: Actions = module.ACTIONS
        self.events: Events = module.EVENTS
        self.decisions: Decisions = module.DECISIONS
        self.pieces: tuple[Pieces, ...] = getattr(module, "COMPONENTS", ())

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    @cached_property
    def rulebook(self) -> Rulebook:
        return load_rulebook(self.folder / "rulebook.toml")

    @cached_property
    def box(self) -> Components:
        """The components the title comes with."""
        return self.load_box(self.folder / "components.toml")

    def load_box(self, path: Path) -> Components:
        """Another components file for this title, checked."""
        box: Components = read_toml(path, self.rules.Box)
        box.check_numbers()
        box.fill(self.state())
        return box

    @property
    def title(self) -> str:
        return self.rulebook.title

    @property
    def player_counts(self) -> range:
        fewest, most = self.rulebook.players
        return range(fewest, most + 1)

    def provided(self, **more: Any) -> dict[str, Any]:
        """What code for any game is bound to."""
        hints = {"playout": getattr(self.rules, "playout", any_move), "value": getattr(self.rules, "value", standing)}
        return {**{name: getattr(self.rules, name) for name in contract.NAMES}, **hints, "ACTION_COUNT": self.actions.count, **more}

    @cached_property
    def plain(self) -> Plain:
        return Plain(self)

    @cached_property
    def compiled(self) -> "Compiled":
        from doubloon.core.compiled import Compiled  # late: NumPy and Numba are not needed to play

        return Compiled(self)

    def start(self, players: int, *, options: Mapping[str, int | str] | None = None, box: Components | None = None) -> State:
        """A state before set-up: players, options and components in it, everything else 0. The stream is still to be set."""
        if players not in self.player_counts:
            fewest, most = self.rulebook.players
            raise BadSetup(f"{self.title} is for {fewest} to {most} players, not {players}")
        s = self.state()
        s.players = players
        s.options = self.rulebook.option_cells(options or {}, players)
        (box or self.box).fill(s)
        return s

    def words(self, language: str = "en", names: tuple[str, ...] = ()) -> Words:
        return Words(self, language, names)
