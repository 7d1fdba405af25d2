"""Lessons: tables with a deal that is always the same, to learn a game by. Their secret is no secret, and says so."""

import zlib

from doubloon.table import fairness

SECRET = fairness.secret_of(1).hex()
#: What a lesson is called where the name of a table goes into its deal.
NAME = "lesson"


def is_lesson(secret: str) -> bool:
    return secret == SECRET


def name_in_deal(table: str, secret: str) -> str:
    """Under which name a table is dealt."""
    return NAME if is_lesson(secret) else table


def commitment(table: str, secret: str) -> str:
    return fairness.commitment(name_in_deal(table, secret), bytes.fromhex(secret))


def luck(number: int, seat: int) -> int:
    """What a bot's choice among equals hangs on in a lesson: the same every time."""
    return zlib.crc32(f"{number} {seat}".encode())
