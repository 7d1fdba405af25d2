"""The voice: a title's words and the terminal's own, in one language."""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from doubloon.core.game import Game
from doubloon.core.words import load_bundle, say
from doubloon.terminal.page import GLUE

#: Where the words of drawn and described tables are, a file for each title that has them.
TABLES = Path(__file__).parent / "portraits"


class Tongue:
    """Says what the terminal itself has to say, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _terminal_bundle(language)

    def say(self, message: str, **values: Any) -> str:
        return say(self._bundle, message, **values)

    def joined(self, parts: list[str]) -> str:
        """`Ada, Ben and Cleo`."""
        return self.say("and", first=", ".join(parts[:-1]), last=parts[-1]) if len(parts) > 1 else "".join(parts)

    def bot(self, kind: str) -> str:
        """What a bot is called; one of another package goes by its own name."""
        message = f"bot-{kind}"
        return self.say(message) if self._bundle.has_message(message) else kind

    def title_of(self, game: Game) -> str:
        words = game.words(self.language)
        return words.say("title") if words.has("title") else game.title


@cache
def _terminal_bundle(language: str) -> Any:
    return load_bundle(Path(__file__).parent, language)


@cache
def _table_bundle(title: str, language: str) -> Any:
    stem = title.replace("-", "_")
    return load_bundle(TABLES, language, stem) if (TABLES / f"{stem}.en.ftl").exists() else None


class Voice(Tongue):
    """Speaks of one game: `say` from the messages of its table and the terminal's own, `words` from the title's."""

    def __init__(self, game: Game, language: str, players: int, names: Sequence[str] = ()) -> None:
        super().__init__(language)
        self.game = game
        self._table = _table_bundle(game.name, language)
        nameless = game.words(language)
        self.words = game.words(language, tuple(names[seat] if seat < len(names) else nameless.seat(seat) for seat in range(players)))

    def say(self, message: str, **values: Any) -> str:
        return say(self._table, message, **values) if self.has(message) else super().say(message, **values)

    def has(self, message: str) -> bool:
        """Whether the words of this title's table have the message."""
        return self._table is not None and self._table.has_message(message)

    @property
    def title(self) -> str:
        return self.words.say("title") if self.words.has("title") else self.game.title

    def paragraphs(self, sentences: list[tuple[str, str]]) -> list[str]:
        """Sentences with their clauses as paragraphs, each ending with its clause, if it has one."""
        return [f"{text}{GLUE}[{clause}]" if clause else text for clause, text in self.grouped(sentences)]

    def grouped(self, sentences: list[tuple[str, str]]) -> list[tuple[str, str]]:
        """Neighbours under one clause share a paragraph; a sentence that comes again in it is counted. One without a clause stands alone."""
        grouped: list[tuple[str, dict[str, int]]] = []
        for clause, sentence in sentences:
            if not grouped or grouped[-1][0] != clause or not clause:
                grouped.append((clause, {}))
            counts = grouped[-1][1]
            counts[sentence] = counts.get(sentence, 0) + 1
        return [(clause, " ".join(map(_counted, counts, counts.values()))) for clause, counts in grouped]

    def option(self, name: str) -> str:
        """What an option of the title is called."""
        return self.say(f"option-{name}") if self.has(f"option-{name}") else name

    def option_value(self, name: str, value: int | str) -> str:
        """A value of an option; one such as `twos+fours` is told by its parts."""
        parts = str(value).split("+")
        return self.joined([self.say(f"option-{name}-{part}") if self.has(f"option-{name}-{part}") else part for part in parts])

    def understood(self, commands: Iterable[str]) -> dict[str, str]:
        """Each word that is understood as one of these commands, and the command it stands for. English always works."""
        commands = list(commands)
        aliases = ((alias.strip(), command) for command in commands for alias in self.say(f"alias-{command}").split(","))
        return {**dict(aliases), **{command: command for command in commands}, "?": "help"}


def _counted(sentence: str, count: int) -> str:
    return f"{sentence} (×{count})" if count > 1 else sentence
