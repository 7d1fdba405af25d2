"""Who reads a page: in which language, and at which address he is."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from fastapi import Depends
from starlette.requests import HTTPConnection

from doubloon.core.registry import game as find_game
from doubloon.core.registry import game_names
from doubloon.core.words import LANGUAGES, Words, load_bundle, say

COOKIE = "language"
NAMES = {"en": "English", "de": "Deutsch", "es": "Español"}


class Reader:
    """Says what the room has to say, in one language."""

    def __init__(self, language: str, here: str) -> None:
        self.language = language
        self.here = here
        self._bundle = _bundle(language)

    def say(self, message: str, **values: Any) -> str:
        return say(self._bundle, message, **values)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def joined(self, parts: Sequence[str]) -> str:
        """`Ada, Ben and Cleo`."""
        return self.say("and", first=", ".join(parts[:-1]), last=parts[-1]) if len(parts) > 1 else "".join(parts)

    def words(self, game: str, names: tuple[str, ...] = ()) -> Words:
        """The words of a title, with the names of those who sit there."""
        words = find_game(game).words(self.language, names)
        words.bundle = _game_bundle(game, self.language)
        return words

    def title(self, game: str) -> str:
        words = self.words(game)
        return words.say("title") if words.has("title") else find_game(game).title

    def summary(self, game: str) -> str:
        words = self.words(game)
        return words.say("summary") if words.has("summary") else find_game(game).rulebook.summary

    def option(self, name: str, value: int | str | None = None) -> str:
        """What an option is called, or a value of it; one such as `twos+fours` is told by its parts."""
        if value is None:
            return self.say(f"option-{name}") if self.has(f"option-{name}") else name
        parts = str(value).split("+")
        return self.joined([self.say(f"option-{name}-{part}") if self.has(f"option-{name}-{part}") else part for part in parts])

    def clause(self, id_: str) -> str:
        """The text of a clause of any title; its prefix says of which."""
        for name in game_names():
            if id_.startswith(f"{find_game(name).rulebook.prefix}-"):
                return self.words(name).clause(id_)
        return ""


@cache
def _bundle(language: str) -> Any:
    return load_bundle(Path(__file__).parent, language)


@cache
def _game_bundle(game: str, language: str) -> Any:
    """Read once: that takes longer than a page."""
    return find_game(game).words(language).bundle


def reader_of(connection: HTTPConnection) -> Reader:
    """The language he has chosen, else the first of those his browser asks for that there is."""
    chosen = connection.cookies.get(COOKIE, "")
    language = chosen if chosen in LANGUAGES else preferred(connection.headers.get("accept-language", ""))
    query = connection.url.query
    return Reader(language, connection.url.path + (f"?{query}" if query else ""))


def preferred(header: str) -> str:
    """The language of an Accept-Language header that suits best; English where none does."""
    wishes: list[tuple[float, str]] = []
    for part in header[:500].split(","):
        tag, _, weight = part.partition(";")
        try:
            wishes.append((-float(weight.strip().removeprefix("q=") or 1), tag.strip().lower().partition("-")[0]))
        except ValueError:
            continue
    return next((language for weight, language in sorted(wishes, key=lambda wish: wish[0]) if language in LANGUAGES and weight < 0), "en")


SomeReader = Annotated[Reader, Depends(reader_of)]
