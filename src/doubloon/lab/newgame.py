"""`doubloon new-game`: four files of a small complete game, to be changed into another."""

import re
from pathlib import Path

from doubloon.core.checker import check_game
from doubloon.core.errors import BadSetup
from doubloon.core.registry import load_folder

TEMPLATE = Path(__file__).parent / "template"
FILES = ("rules.py", "rulebook.toml", "components.toml", "words.en.ftl")
_TITLE, _PREFIX = "New Game", "NG"


def write_game(folder: Path) -> Path:
    """Write the files into a new folder named for the game; refuses a name that cannot be one and a folder that is there."""
    name = folder.name
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name):
        raise BadSetup(f"{name!r} is no name for a game: use small letters, digits and single hyphens, such as my-game")
    if folder.exists():
        raise BadSetup(f"{folder} is already there: choose another name, or remove it first")
    words = name.split("-")
    title = " ".join(word.capitalize() for word in words)
    initials = "".join(word[0] for word in words if word[0].isalpha())
    prefix = (initials[:4] if len(initials) > 1 else f"{re.sub('[^a-z]', '', name)}x"[:2]).upper()
    try:
        folder.mkdir(parents=True)
    except OSError as error:
        raise BadSetup(f"{folder} cannot be made: {error.strerror}") from None
    for file in FILES:
        text = (TEMPLATE / file).read_text(encoding="utf-8")
        text = re.sub(rf"\b{_PREFIX}(?=[-_\"])", prefix, text).replace(_TITLE, title)
        (folder / file).write_text(text, encoding="utf-8")
    findings = check_game(load_folder(folder))
    assert not findings, findings
    return folder
