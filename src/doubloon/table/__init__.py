"""A game in progress: seats, the actions so far, undo."""

from doubloon.table.table import Choice, Outcome, Place, Table

__all__ = ["Choice", "Outcome", "Place", "Table"]
