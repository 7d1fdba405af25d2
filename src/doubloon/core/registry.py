"""Finding titles: installed ones by name through entry points, others by the folder that holds their files."""

import importlib
import importlib.util
import sys
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType

from doubloon.core.errors import BadFile, UnknownGame
from doubloon.core.game import Game

GROUP = "doubloon.games"


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def game_names() -> list[str]:
    """The names of all installed titles."""
    return list(_installed())


@cache
def game(name: str) -> Game:
    """A title by its name, or by the path of a folder with its files (`./my-game`)."""
    if name in _installed():
        package = importlib.import_module(_installed()[name].value)
        return Game(name, Path(next(iter(package.__path__))), importlib.import_module(f"{package.__name__}.rules"))
    folder = Path(name)
    if folder.is_dir():
        return load_folder(folder)
    near = get_close_matches(name, game_names(), 1)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(game_names())}; a folder with a game's files is given as a path such as ./my-game"
    raise UnknownGame(f"there is no game {name!r}: {hint}")


def source_of(game: Game) -> str:
    """What `game` finds this title by, in another process too: its name, or its folder."""
    return game.name if game.name in _installed() else str(game.folder)


def load_folder(folder: Path) -> Game:
    """A title from a folder that holds rules.py (or a package `rules`), rulebook.toml, components.toml and words.en.ftl."""
    folder = folder.resolve()
    chapters = folder / "rules" / "__init__.py"
    rules = chapters if chapters.exists() else folder / "rules.py"
    for needed in (rules, folder / "rulebook.toml", folder / "components.toml", folder / "words.en.ftl"):
        if not needed.exists():
            raise BadFile(f"{folder.name} is no game: {needed.name} is missing from the folder")
    return Game(folder.name, folder, _import_file(rules, f"doubloon_game_{folder.name.replace('-', '_')}"))


def _import_file(path: Path, name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    for chapter in [each for each in sys.modules if each.startswith(f"{name}.")]:
        del sys.modules[chapter]  # of another folder with this name
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except SyntaxError as error:
        raise BadFile(f"{path.parent.name}: {Path(error.filename or path).name}, line {error.lineno}: {error.msg}") from None
    return module
