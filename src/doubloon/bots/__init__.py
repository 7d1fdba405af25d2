"""Bots. They are given views and answer with actions; none ever holds a true state."""

from doubloon.bots.bot import BOTS, Bot, kind_number

__all__ = ["BOTS", "Bot", "kind_number"]
