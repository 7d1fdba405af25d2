"""The wire view: what a viewer may know, as plain data, generated from the state's declaration."""

from typing import Any

from doubloon.core.state import UNKNOWN, State

#: Fields that say nothing a viewer needs, or that he must not have.
_INTERNAL = ("stream", "known")


def wire(hidden: State) -> dict[str, Any]:
    """A hidden state as field names and numbers; covered cells are None. What is printed on components is left out."""
    return {field.name: _covered(getattr(hidden, field.name)) for field in hidden.fields if not field.printed and field.name not in _INTERNAL}


def _covered(value: Any) -> Any:
    if isinstance(value, list):
        return [_covered(part) for part in value]
    return None if value == UNKNOWN else value
