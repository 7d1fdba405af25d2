"""Choices, components and questions in the words of their game."""

from typing import Any

from doubloon.core.action import Verb
from doubloon.core.components import Component
from doubloon.core.domain import Domain
from doubloon.core.game import Game
from doubloon.lab.balance.layout import Choice, Piece

#: Stands for what differs from case to case.
ANY = "…"


class Naming:
    """The words of one title, for what is counted in it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.words = game.words()

    def component(self, piece: Piece) -> str:
        """`radio`, `mission 8`, `red piece 3`."""
        return " ".join(self._value(domain, value) for domain, value in zip(piece.domains, piece.place, strict=True))

    def choice(self, choice: Choice) -> str:
        """`Take a lamp from the site`; of one aimed at a seat, whichever it is: `Steal a lamp from a rival`."""
        values: dict[str, Any] = {}
        for name, domain in choice.verb.parameters.items():
            values[name] = "a rival" if domain.kind == "seat" else self.words.value(domain, choice.values[name])
            values[f"{name}Key"] = ANY if domain.kind == "seat" else domain.text(choice.values[name])
        return self.words.say(f"action-{choice.verb.name}", **values)

    def verb(self, verb: Verb) -> str:
        """All choices of a verb together: `Take a … from the site`; the verb itself if its words differ from choice to choice."""
        text = self.words.say(f"action-{verb.name}", **dict.fromkeys([*verb.parameters, *(f"{name}Key" for name in verb.parameters)], ANY))
        return text if ANY in text or not verb.parameters else verb.name.capitalize()

    def question(self, kind: int) -> str:
        """What is asked, without what differs from time to time: the sentence of the question that ends with its mark."""
        names = [field.name for field in self.game.state.fields if not field.shape and not field.printed]
        text = self.words.say(f"ask-{self.game.decisions.kinds[kind].name}", **dict.fromkeys([*names, *(f"{name}Key" for name in names)], ANY))
        asked = [sentence for sentence in text.replace("? ", "?\n").replace(". ", ".\n").split("\n") if sentence.endswith("?")]
        return asked[0] if asked else text

    def _value(self, domain: Domain, value: int) -> str:
        word = self.words.value(domain, value)
        return f"{domain.name} {word}" if domain.kind == "number" else str(word)


def printed(entry: Component) -> str:
    """What an entry of a components file says, in the words of that file: `goods lamp 1, armchair 2; value 20`."""
    fields = {name: value for name in entry.__struct_fields__ if name != "source" and (value := getattr(entry, name)) not in ("", None)}
    return "; ".join(f"{name} {_plain(value)}" for name, value in fields.items())


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {each}" for name, each in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
