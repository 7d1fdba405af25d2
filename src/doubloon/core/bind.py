"""Binding: code written for any game, re-made for one game.

A function is re-made from its own code object with another namespace, in which the names of the contract are
the game's functions and every rule it calls is re-made likewise. The same walk serves plain Python, the
compiled twin and the digest of everything that went into it.
"""

import dis
import hashlib
import types
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from doubloon.core.contract import placeholder_name
from doubloon.core.rule import is_rule

Function = Callable[..., Any]


class Binder:
    """Re-makes functions for one game; each at most once."""

    def __init__(self, provided: Mapping[str, Any]) -> None:
        self.provided = provided
        self._made: dict[types.CodeType, Any] = {}

    def bind(self, function: Function) -> Any:
        """`function` with the contract's names bound, and so is every rule it reaches."""
        source = self.source(function)
        if source.__code__ not in self._made:
            namespace: dict[str, Any] = {"__name__": source.__module__, "__builtins__": __builtins__}
            self._made[source.__code__] = self.make(source, namespace)
            namespace.update(self.names(source))
        return self._made[source.__code__]

    def names(self, source: types.FunctionType) -> dict[str, Any]:
        """What each global name of a function means once bound."""
        return {name: self.bind(value) if is_rule(value) else value for name, value in self.globals_of(source)}

    def source(self, function: Function) -> types.FunctionType:
        """The function whose code is used for `function`."""
        assert isinstance(function, types.FunctionType)
        return function

    def make(self, source: types.FunctionType, namespace: dict[str, Any]) -> Any:
        """The function itself; `namespace` is filled afterwards, so that the order of definitions does not matter."""
        made = types.FunctionType(source.__code__, namespace, source.__name__, source.__defaults__)
        made.__dict__.update(source.__dict__)
        return made

    def globals_of(self, source: types.FunctionType) -> Iterator[tuple[str, Any]]:
        """The global names a function uses, with placeholders resolved."""
        for name in _global_names(source.__code__):
            if name in source.__globals__:
                value = source.__globals__[name]
                provided = placeholder_name(value)
                yield name, self.provided[provided] if provided else value


@cache
def _global_names(code: types.CodeType) -> list[str]:
    """The names looked up globally; `co_names` has the fields of states as well."""
    return list(dict.fromkeys(step.argval for step in dis.get_instructions(code) if step.opname == "LOAD_GLOBAL"))


def with_others(function: Function, name: str, **others: Any) -> types.FunctionType:
    """An entry point of the same code under another name, with other functions in place of those it names so."""
    assert isinstance(function, types.FunctionType)
    return types.FunctionType(function.__code__.replace(co_name=name), {**function.__globals__, **others}, name, function.__defaults__)


def reach(binder: Binder, entry: Function) -> list[types.FunctionType]:
    """Every rule that `entry` can call, itself first, in a fixed order."""
    found: list[types.FunctionType] = []
    waiting = [binder.source(entry)]
    while waiting:
        source = waiting.pop()
        if source not in found:
            found.append(source)
            waiting += [binder.source(value) for _, value in binder.globals_of(source) if is_rule(value)]
    return found


def digest(binder: Binder, entry: Function) -> str:
    """Changes when the code of anything `entry` reaches changes, or a constant it uses; not for comments or line numbers."""
    parts: list[Any] = []
    for source in reach(binder, entry):
        code = source.__code__
        constants = [value for value in code.co_consts if not isinstance(value, str)]
        frozen = [(name, repr(value)) for name, value in binder.globals_of(source) if not callable(value)]
        called = [(name, value.__qualname__) for name, value in binder.globals_of(source) if is_rule(value)]
        parts.append((source.__qualname__, code.co_code, repr(constants), code.co_names, code.co_varnames, repr(source.__defaults__), frozen, called))
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]
