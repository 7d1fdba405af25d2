"""The kernel. It knows no game; a rules file takes all it needs from here."""

from doubloon.core.action import Actions
from doubloon.core.components import Component, Components, Pieces, Source, refuse, require
from doubloon.core.decision import Decisions
from doubloon.core.domain import named, numbers, seats
from doubloon.core.event import Events
from doubloon.core.rule import clause_numbers, rule
from doubloon.core.state import OVER, UNKNOWN, Grid, Row, State, cell, cells, printed
from doubloon.core.steps import EVERYONE, NOBODY, SPECTATOR, answered, ask, draw, everybody, finish, is_asked, only, show, tell, total
from doubloon.core.stream import below

__all__ = [
    "EVERYONE",
    "NOBODY",
    "OVER",
    "SPECTATOR",
    "UNKNOWN",
    "Actions",
    "Component",
    "Components",
    "Decisions",
    "Events",
    "Grid",
    "Pieces",
    "Row",
    "Source",
    "State",
    "answered",
    "ask",
    "below",
    "cell",
    "cells",
    "clause_numbers",
    "draw",
    "everybody",
    "finish",
    "is_asked",
    "named",
    "numbers",
    "only",
    "printed",
    "refuse",
    "require",
    "rule",
    "seats",
    "show",
    "tell",
    "total",
]
