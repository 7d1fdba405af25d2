"""Who one is in which room: the cookies rooms have given, each in a file that only its owner can read."""

import os
import unicodedata
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

from platformdirs import user_data_path


class Key(NamedTuple):
    """A name in a room, and what proves that it is one's own."""

    name: str
    cookie: str


class Keyring:
    """A folder for each room, in it a file for each name used there: several people may share a computer."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or user_data_path("doubloon") / "rooms"

    def key(self, room: str, name: str = "") -> Key | None:
        """The key of this name, or the one last used in this room; None if there is none."""
        for file in [self._file(room, name)] if name else self._files(room):
            try:
                owner, cookie = file.read_text(encoding="utf-8").splitlines()
            except (OSError, ValueError):
                continue
            return Key(owner, cookie)
        return None

    def keep(self, room: str, name: str, cookie: str) -> None:
        """Keep a key, whole or not at all; it is the one last used from here on. Raises OSError."""
        file = self._file(room, name)
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        new = file.with_name(f".{os.getpid()}.new")
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as out:
            out.write(f"{name}\n{cookie}\n")
        new.replace(file)

    def _files(self, room: str) -> list[Path]:
        folder = self._folder / _label(room)
        found = [file for file in folder.iterdir() if not file.name.startswith(".")] if folder.is_dir() else []
        return sorted(found, key=lambda file: file.stat().st_mtime, reverse=True)

    def _file(self, room: str, name: str) -> Path:
        return self._folder / _label(room) / _label(" ".join(unicodedata.normalize("NFC", name).split()))


def _label(text: str) -> str:
    """A file's name for any text, to be recognised by people, and no other text's."""
    return f"{quote(text, safe='').replace('.', '_')[:60]}-{sha256(text.encode()).hexdigest()[:12]}"
