"""Bots. They are given views and answer with actions; none ever holds a true state."""

from doubloon.bots.bot import Bot
from doubloon.bots.levels import BOTS, Level, bot_names, level

__all__ = ["BOTS", "Bot", "Level", "bot_names", "level"]
