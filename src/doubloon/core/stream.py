"""The random stream: sfc32, four 32-bit words in four cells.

It is part of the state, so that a copy of a state has the same future as the original, and it gives
the same numbers interpreted, compiled and in JavaScript.
"""

import struct

from doubloon.core.rule import rule
from doubloon.core.state import Row

MASK = 0xFFFFFFFF


@rule()
def rand32(r: Row) -> int:
    """The next 32 random bits of stream `r`."""
    a = r[0]
    b = r[1]
    c = r[2]
    counter = r[3]
    t = (a + b + counter) & MASK
    r[0] = b ^ (b >> 9)
    r[1] = (c + (c << 3)) & MASK
    r[2] = ((((c << 21) & MASK) | (c >> 11)) + t) & MASK
    r[3] = (counter + 1) & MASK
    return t


@rule()
def below(r: Row, n: int) -> int:
    """A number from 0 to n - 1. (Bias at most n / 2**32: for n below 100, less than one in forty million.)"""
    return (rand32(r) * n) >> 32


@rule()
def seed(r: Row, number: int) -> None:
    """Start stream `r` from a number of up to 64 bits."""
    r[0] = number & MASK
    r[1] = (number >> 32) & MASK
    r[2] = 0x9E3779B9
    r[3] = 1
    for _ in range(12):
        rand32(r)


@rule()
def fork(r: Row, onto: Row) -> None:
    """Start stream `onto` from the next words of stream `r`."""
    for i in range(4):
        onto[i] = rand32(r)


_WORDS = struct.Struct("<4I")


def from_bytes(sixteen: bytes) -> list[int]:
    """The cells of a stream that starts from 16 bytes, four little-endian words."""
    return list(_WORDS.unpack(sixteen))


def from_number(number: int) -> list[int]:
    """The cells of a stream started by `seed`."""
    cells = [0, 0, 0, 0]
    seed(cells, number)
    return cells
