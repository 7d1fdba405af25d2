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
        package = _installed()[name].value
        module = importlib.import_module(f"{package}.rules")
        assert module.__file__
        return Game(name, Path(module.__file__).parent, module)
    folder = Path(name)
    if folder.is_dir():
        return load_folder(folder)
    near = get_close_matches(name, game_names(), 1)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(game_names())}; a folder with a game's files is given as a path such as ./my-game"
    raise UnknownGame(f"there is no game {name!r}: {hint}")


def load_folder(folder: Path) -> Game:
    """A title from a folder that holds rules.py, rulebook.toml, components.toml and words.en.ftl."""
    folder = folder.resolve()
    for needed in ("rules.py", "rulebook.toml", "components.toml", "words.en.ftl"):
        if not (folder / needed).exists():
            raise BadFile(f"{folder.name} is no game: {needed} is missing from the folder")
    return Game(folder.name, folder, _import_file(folder / "rules.py", f"doubloon_game_{folder.name.replace('-', '_')}"))


def _import_file(path: Path, name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
