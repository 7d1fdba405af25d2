"""Bots. They are given views and answer with actions; none ever holds a true state."""

from doubloon.bots.bot import Advice, Bot
from doubloon.bots.levels import BOTS, Level, bot_names, level

__all__ = ["BOTS", "Advice", "Bot", "Level", "bot_names", "level"]
