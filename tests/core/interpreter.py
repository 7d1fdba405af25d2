"""The compiled runner without the compiler: the same entry points over the same records, step by step in Python.

It is slow, needs no compiling, and a debugger can follow it; what it shows wrong is wrong in the code, not in the compiler.
"""

import types
from typing import Any

import numpy as np

from doubloon.core.bind import Binder, Function
from doubloon.core.compiled import Compiled
from doubloon.core.game import Game
from doubloon.core.twin import record_type


class Interpreter(Binder):
    """Binds what the compiler would compile."""

    def source(self, function: Function) -> types.FunctionType:
        source = getattr(function, "compiled_as", function)
        assert isinstance(source, types.FunctionType)
        return source


class Interpreted(Compiled):
    """The compiled runner, its entry points interpreted."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.interpreter = Interpreter(game.provided(RECORD=np.dtype((np.record, record_type(game.state)))))

    def entry(self, function: Function) -> Any:
        return self.interpreter.bind(function)
