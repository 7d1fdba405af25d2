"""Copies of a title with something planted in them."""

import shutil
from pathlib import Path

from doubloon.lab.newgame import FILES


def copy_title(original: Path, folder: Path) -> Path:
    """The four files of a title in another folder, which names the copy."""
    folder.mkdir(parents=True)
    for file in FILES:
        shutil.copy(original / file, folder / file)
    return folder


def change(path: Path, old: str, new: str) -> int:
    """Put `new` in the place of `old`, which must be there exactly once; returns the line on which it begins."""
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} is {text.count(old)} times in {path.name}"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1
