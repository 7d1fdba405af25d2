"""Domains: what a number in a state, an action or an event stands for."""

from collections.abc import Sequence
from typing import Literal

Kind = Literal["seat", "number", "word"]


class Domain:
    """A named range of values 0, 1, 2 …, each with one text form.

    `len(domain)` is how many there are, so a domain can be the axis of an array. Rules code takes that
    number once (`KINDS = len(GOOD)`) and otherwise works with plain ints.
    """

    def __init__(self, name: str, texts: Sequence[str], kind: Kind) -> None:
        self.name = name
        self.kind = kind
        self.texts = tuple(texts)
        self._values = {text: value for value, text in enumerate(self.texts)}
        if len(self._values) != len(self.texts):
            raise ValueError(f"domain {name}: two values have the same text")

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, value: int) -> str:
        return self.texts[value] if 0 <= value < len(self.texts) else str(value)

    def value(self, text: str) -> int | None:
        """The value written `text`, or None if there is none."""
        return self._values.get(text)

    @property
    def span(self) -> str:
        """The values in words, for messages: `0 to 5`, or `stool, lamp or radio`."""
        if self.kind == "word":
            return " or ".join(filter(None, (", ".join(self.texts[:-1]), self.texts[-1])))
        return f"{self.texts[0]} to {self.texts[-1]}"


def seats(most: int) -> Domain:
    """The seats of a table, 0 to most - 1."""
    return Domain("seat", [str(seat) for seat in range(most)], "seat")


def numbers(name: str, first: int, last: int) -> Domain:
    """Numbers as printed: the value 0 is written `first`."""
    return Domain(name, [str(number) for number in range(first, last + 1)], "number")


def named(name: str, *texts: str) -> Domain:
    """Named values; their words in each language are the messages `name-text` of the words file."""
    return Domain(name, texts, "word")
