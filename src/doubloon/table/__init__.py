"""A game in progress: seats, journal, undo, fairness."""

from doubloon.table.journal import Journal, Seat
from doubloon.table.table import Choice, Outcome, Place, Table

__all__ = ["Choice", "Journal", "Outcome", "Place", "Seat", "Table"]
