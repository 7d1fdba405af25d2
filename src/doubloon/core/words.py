"""Words: actions, events, questions and clauses as people read them, from Fluent files."""

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from doubloon.core.domain import Domain
from doubloon.core.errors import BadFile, BadSetup
from doubloon.core.state import UNKNOWN

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from doubloon.core.event import Event
    from doubloon.core.game import Game
    from doubloon.core.state import State

LANGUAGES = ("en", "de", "es")


def check_language(language: str) -> None:
    """Refuse a language there are no words in."""
    if language not in LANGUAGES:
        raise BadSetup(f"there are no words in {language!r}: choose one of {', '.join(LANGUAGES)}")


def load_bundle(folder: Path, language: str, stem: str = "words") -> "FluentBundle":
    """The messages of `stem.language.ftl`; English answers for what a translation lacks."""
    from fluent.runtime import FluentBundle, FluentResource  # late: importing a game should be quick

    check_language(language)
    bundle = FluentBundle([language], use_isolating=False)
    for each in dict.fromkeys((language, "en")):
        path = folder / f"{stem}.{each}.ftl"
        if path.exists():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        elif each == "en":
            raise BadFile(f"{folder.name}: {path.name} is missing")
    return bundle


def say(bundle: "FluentBundle", message: str, **values: Any) -> str:
    """A message with its values put in; a message that does not exist gives its own name, so that the gap is seen."""
    if not bundle.has_message(message):
        return message
    pattern = bundle.get_message(message).value
    if pattern is None:
        return message
    text, _ = bundle.format_pattern(pattern, values)
    return str(text)


class Words:
    """The words of one title in one language."""

    def __init__(self, game: "Game", language: str = "en", names: Sequence[str] = ()) -> None:
        check_language(language)
        self.game = game
        self.language = language
        self.names = names

    @cached_property
    def bundle(self) -> "FluentBundle":
        return load_bundle(self.game.folder, self.language)

    def seat(self, seat: int) -> str:
        return (self.names[seat] if 0 <= seat < len(self.names) else "") or self.say("seat", number=seat)

    def say(self, message: str, **values: Any) -> str:
        return say(self.bundle, message, **values)

    def has(self, message: str) -> bool:
        return bool(self.bundle.has_message(message))

    def value(self, domain: Domain | None, value: int | None) -> Any:
        """A value of a domain in words; a covered one is a question mark."""
        if value is None:
            return "?"
        if domain is None:
            return value
        if domain.kind == "seat":
            return self.seat(value)
        text = domain.text(value)
        return int(text) if domain.kind == "number" else self.say(f"{domain.name}-{text}")

    def action(self, action: int) -> str:
        """What an action does, in words."""
        verb, values = self.game.actions.read(action)
        return self.say(f"action-{verb.name}", **self._values(verb.parameters, values))

    def event(self, event: "Event") -> str:
        """What happened, as a sentence. `$covered` is "yes" for a viewer who may not know the values."""
        kind = next(kind for kind in self.game.events.kinds if kind.name == event.kind)
        values = self._values(kind.fields, event.values)
        covered = "yes" if any(value is None for value in event.values.values()) else "no"
        seat = {} if event.seat is None else {"seat": self.seat(event.seat)}
        return self.say(f"event-{event.kind}", covered=covered, **seat, **values)

    def question(self, view: "State") -> str:
        """What is asked in this view; a message may use every single number of the state, in words."""
        single = [field for field in view.fields if not field.shape and not field.printed]
        values = self._values({field.name: field.of for field in single}, {field.name: getattr(view, field.name) for field in single})
        return self.say(f"ask-{self.game.decisions.kinds[view.decision].name}", **values)

    def clause(self, id_: str) -> str:
        """The text of a clause. English stands in the rulebook file, translations in the words file."""
        message = f"clause-{id_.replace('.', '-')}"
        return self.say(message) if self.language != "en" and self.has(message) else self.game.rulebook.texts.get(id_, "")

    def chapter(self, number: int, title: str) -> str:
        message = f"chapter-{number}"
        return self.say(message) if self.language != "en" and self.has(message) else title

    def term(self, term: str) -> tuple[str, str]:
        """A word of the glossary and what it means; kept like clauses."""
        message = f"term-{term.lower().replace(' ', '-')}"
        if self.language == "en" or not self.has(message):
            return term, self.game.rulebook.glossary[term]
        return self.say(message), self.say(f"{message}-text")

    def _values(self, domains: "dict[str, Domain] | dict[str, Domain | None]", values: "dict[str, int] | dict[str, int | None]") -> dict[str, Any]:
        """Each value under its name; of a word also its key, for a message that must tell kinds apart."""
        found: dict[str, Any] = {}
        for name, number in values.items():
            domain, value = domains[name], None if number == UNKNOWN else number
            found[name] = self.value(domain, value)
            if domain is not None and domain.kind == "word":
                found[f"{name}Key"] = "unknown" if value is None else domain.text(value)
        return found
