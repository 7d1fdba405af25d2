"""What can be said from many games, and how surely: shares, means and ratios with their intervals, differences, and many questions at once.

Games are independent of each other, what happens within one is not. So whatever is counted several times in a game (a card taken by a seat, an
action open at a decision) is summed up game by game first, and its error is the one between games.
"""

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import NamedTuple

#: How sure an interval is, and how rarely a set of findings may hold a false one.
SURE = 0.95
RISK = 1 - SURE
#: The quantile of the normal distribution that belongs to it.
Z = NormalDist().inv_cdf((1 + SURE) / 2)


class Share(NamedTuple):
    """A share of victories with its 95 % interval."""

    share: float
    low: float
    high: float


class Estimate(NamedTuple):
    """A figure with its 95 % interval. `error` is its standard error; `freedom` that error's degrees of freedom, or 0 for a share of so many `games`."""

    value: float
    low: float
    high: float
    error: float
    freedom: float
    games: int


class Difference(NamedTuple):
    """What one figure is more than another, with its 95 % interval, and how likely chance alone would make as much of it."""

    value: float
    low: float
    high: float
    p: float


class Sums(NamedTuple):
    """Of two numbers x and y for each of `games` games: their sums, those of their squares and of their products, and in how many games x was not 0."""

    games: int
    x: float
    y: float
    xx: float
    yy: float
    xy: float
    met: float


# One figure


def wilson(share: float, games: int) -> Share:
    """Wilson's interval of a share. Shared victories make it too wide, never too narrow."""
    z = Z
    centre, spread = share + z * z / (2 * games), z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return Share(share, max(0.0, (centre - spread) / (1 + z * z / games)), min(1.0, (centre + spread) / (1 + z * z / games)))


def share_of(wins: float, games: int) -> Estimate:
    """A share of games, in each of which there is one victory, a part of one, or none."""
    share, low, high = wilson(wins / games, games)
    return Estimate(share, low, high, math.sqrt(share * (1 - share) / games), 0, games)


def measured(value: float, error: float, games: int) -> Estimate:
    """A figure whose standard error was found from so many games."""
    reach = t_quantile(games - 1) * error
    return Estimate(value, value - reach, value + reach, error, games - 1, games)


def mean_of(games: int, total: float, squares: float) -> Estimate:
    """A mean over games, from the sum and the sum of squares."""
    mean = total / games
    return measured(mean, math.sqrt(max(0.0, squares / games - mean * mean) / (games - 1)), games)


def ratio_of(sums: Sums) -> Estimate | None:
    """How much y there is for each x, over all games; None where there is no x.

    The error is that of a ratio of two means. Where no y was ever seen that would be nothing at all: then the upper limit is Wilson's for none in
    as many games as had any x.
    """
    if sums.x <= 0:
        return None
    ratio = sums.y / sums.x
    if sums.y == 0:
        return measured(0.0, 0.0, sums.games)._replace(high=wilson(0.0, max(1, round(sums.met))).high)
    left = max(0.0, sums.yy - 2 * ratio * sums.xy + ratio * ratio * sums.xx)
    return measured(ratio, math.sqrt(left * sums.games / (sums.games - 1)) / sums.x, sums.games)


def gain_of(takers: Sums, players: int) -> Estimate | None:
    """What seats that did something win more than seats that did not; None where all did or none.

    x is how many seats of a game did it, y the victories among them. Seats of one game win at each other's cost, so the error is found
    game by game: it is a good deal larger than that of so many independent seats.
    """
    seats = takers.games * players
    others = seats - takers.x
    if takers.x <= 0 or others <= 0:
        return None
    with_it, without = takers.y / takers.x, (takers.games - takers.y) / others
    # What a game adds to the difference is a linear form of its y and x; its square is summed up from the sums.
    y, x, one = 1 / takers.x + 1 / others, -with_it / takers.x - without / others, -(1 - without * players) / others
    squares = y * y * takers.yy + x * x * takers.xx + one * one * takers.games + 2 * (y * x * takers.xy + y * one * takers.y + x * one * takers.x)
    return measured(with_it - without, math.sqrt(max(0.0, squares) * takers.games / (takers.games - 1)), takers.games)


def surprise(found: Estimate, expected: float) -> float:
    """How likely chance alone would bring a figure as far from what is expected: of a share by its error if that were true, else by Student's t."""
    if found.freedom:
        return _tail(found.value, expected, found.error, found.freedom)
    return _tail(found.value, expected, math.sqrt(expected * (1 - expected) / found.games), 0)


# Two figures of different games


def difference(a: Estimate, b: Estimate) -> Difference:
    """What `a` is more than `b`. Shares: Newcombe's interval and the test with the common share; means and ratios: Welch's interval and test."""
    value = a.value - b.value
    if a.freedom and b.freedom:
        parts = a.error**2, b.error**2
        error = math.sqrt(sum(parts))
        freedom = sum(parts) ** 2 / (parts[0] ** 2 / a.freedom + parts[1] ** 2 / b.freedom) if error else a.freedom + b.freedom
        reach = t_quantile(freedom) * error
        return Difference(value, value - reach, value + reach, _tail(a.value, b.value, error, freedom))
    low = value - math.hypot(a.value - a.low, b.high - b.value)
    high = value + math.hypot(a.high - a.value, b.value - b.low)
    common = (a.value * a.games + b.value * b.games) / (a.games + b.games)
    return Difference(value, low, high, _tail(a.value, b.value, math.sqrt(max(0.0, common * (1 - common)) * (1 / a.games + 1 / b.games)), 0))


# Many questions at once


def holm(ps: Sequence[float], risk: float = RISK) -> list[bool]:
    """Which of many findings hold, so that with the given risk at most one of all is false: Holm's step-down method."""
    order = sorted(range(len(ps)), key=lambda place: ps[place])
    holds = [False] * len(ps)
    for rank, place in enumerate(order):
        if ps[place] > risk / (len(ps) - rank):
            break
        holds[place] = True
    return holds


# Student's t


def t_quantile(freedom: float) -> float:
    """Of Student's t, for a 95 % interval: the expansion by 1 / freedom, good to five digits from 30 degrees on."""
    z = Z
    return (
        z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2) + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def t_tail(t: float, freedom: float) -> float:
    """How likely Student's t is as far from 0 as this, on either side."""
    return _beta(freedom / 2, 0.5, freedom / (freedom + t * t), t * t / (freedom + t * t))


def _tail(a: float, b: float, error: float, freedom: float) -> float:
    """The same for the difference of two values with its error; without degrees of freedom, of the normal distribution. What has no error is sure.

    Values that differ by no more than sums of floating-point numbers do are the same.
    """
    if math.isclose(a, b, rel_tol=1e-9, abs_tol=1e-12):
        return 1.0
    if error <= 0:
        return 0.0
    return t_tail((a - b) / error, freedom) if freedom else math.erfc(abs(a - b) / error / math.sqrt(2))


def _beta(a: float, b: float, x: float, rest: float) -> float:
    """The regularized incomplete beta function, by its continued fraction (Lentz's method). `rest` is 1 - x, which x may be too close to 1 to say."""
    if x == 0:
        return 0.0
    if x > (a + 1) / (a + b + 2):
        return 1 - _beta(b, a, rest, x)
    front = math.exp(math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log(rest))
    tiny = 1e-300
    c, d = 1.0, 1 / ((1 - (a + b) * x / (a + 1)) or tiny)
    found = d
    for m in range(1, 10_000):
        for step in (m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)), -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))):
            d = 1 / ((1 + step * d) or tiny)
            c = (1 + step / c) or tiny
            found *= c * d
        if abs(c * d - 1) < 1e-12:
            break
    return front * found / a
