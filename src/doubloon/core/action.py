"""Actions: small ints inside, one text form at the edges."""

from collections.abc import Iterable
from typing import NamedTuple

from doubloon.core.domain import Domain
from doubloon.core.errors import IllegalAction


class Verb(NamedTuple):
    """A verb and its parameters; its actions are the `number` ints from `first` on, last parameter fastest."""

    name: str
    parameters: dict[str, Domain]
    first: int
    number: int

    @property
    def usage(self) -> str:
        """How it is written: `steal RIVAL GOOD (rival: 0 to 5; good: stool, lamp or radio)`."""
        form = " ".join([self.name, *(name.upper() for name in self.parameters)])
        ranges = "; ".join(f"{name}: {domain.span}" for name, domain in self.parameters.items())
        return f"{form} ({ranges})" if ranges else form


class Actions:
    """All actions of a game, declared verb by verb in ascending order of their numbers."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.count = 0
        self._verb_of: list[Verb] = []
        self._texts: dict[int, str] = {}
        self._numbers: dict[str, int] = {}

    def verb(self, name: str, **parameters: Domain) -> int:
        """Declare a verb; returns the number of its first action, to which rules code adds the parameters."""
        count = 1
        for domain in parameters.values():
            count *= len(domain)
        verb = Verb(name, parameters, self.count, count)
        self.verbs.append(verb)
        self._verb_of += [verb] * count
        self.count += count
        return verb.first

    def read(self, action: int) -> tuple[Verb, dict[str, int]]:
        """The verb of an action and the value of each parameter."""
        verb = self._verb_of[action]
        rest = action - verb.first
        values: dict[str, int] = {}
        for name, domain in reversed(verb.parameters.items()):
            rest, values[name] = divmod(rest, len(domain))
        return verb, dict(reversed(values.items()))

    def text(self, action: int) -> str:
        """The text form, such as `steal 2 radio`."""
        text = self._texts.get(action)
        if text is None:
            verb, values = self.read(action)
            text = self._texts[action] = " ".join([verb.name, *(verb.parameters[name].text(value) for name, value in values.items())])
            self._numbers[text] = action
        return text

    def texts(self, actions: Iterable[int]) -> list[str]:
        """The text forms of several."""
        known = self._texts
        return [known[action] if action in known else self.text(action) for action in actions]

    def parse(self, text: str) -> int:
        """The action written `text`; upper case and extra spaces are forgiven, anything else is refused with the remedy."""
        if text in self._numbers:
            return self._numbers[text]
        name, *arguments = text.lower().split() or [""]
        verb = next((verb for verb in self.verbs if verb.name == name), None)
        if verb is None:
            raise IllegalAction(f"{text.strip()!r} is not an action of this game: write one of {', '.join(verb.name for verb in self.verbs)}")
        if len(arguments) != len(verb.parameters):
            raise IllegalAction(f"{text.strip()!r} is incomplete or too long: write {verb.usage}")
        action = 0
        for (parameter, domain), argument in zip(verb.parameters.items(), arguments, strict=True):
            value = domain.value(argument)
            if value is None:
                raise IllegalAction(f"{argument!r} is no {parameter}: write {verb.usage}")
            action = action * len(domain) + value
        return verb.first + action
