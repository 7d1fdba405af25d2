"""The statistics of the laboratory: cases worked out by hand, and beside scipy."""

import math
from collections.abc import Sequence

import numpy as np
import pytest
from scipy import stats

from doubloon.lab.statistics import Estimate, Sums, difference, gain_of, holm, mean_of, measured, ratio_of, share_of, surprise, t_quantile, t_tail, wilson


def sums(pairs: Sequence[tuple[float, float]]) -> Sums:
    x, y = (np.array([pair[place] for pair in pairs], float) for place in (0, 1))
    return Sums(len(pairs), *(float(each.sum()) for each in (x, y, x * x, y * y, x * y, (x != 0) | (y != 0))))


def mean(numbers: list[float]) -> Estimate:
    return mean_of(len(numbers), sum(numbers), sum(number * number for number in numbers))


# One figure


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (3, 10), (10, 10), (137, 400), (25_013, 100_000)])
def test_a_share_has_wilsons_interval(wins: int, games: int) -> None:
    theirs = stats.binomtest(wins, games).proportion_ci(method="wilson")
    assert wilson(wins / games, games)[1:] == pytest.approx(tuple(theirs), abs=1e-9)


def test_a_mean_has_students_interval() -> None:
    numbers = np.random.default_rng(1).gamma(2, 3, 250)
    found = mean(numbers.tolist())
    theirs = stats.t.interval(0.95, 249, loc=numbers.mean(), scale=stats.sem(numbers))
    assert (found.low, found.high) == pytest.approx(theirs, rel=1e-6)


def test_a_mean_by_hand() -> None:
    """1, 2, 3, 6: the mean is 3, the squares of what is left are 4, 1, 0, 9, so that the variance is 14 / 3 and the error the root of 14 / 12."""
    found = mean([1, 2, 3, 6])
    assert (found.value, found.error) == pytest.approx((3, math.sqrt(14 / 12)))


def test_a_ratio_by_hand() -> None:
    """Of x = 1, 3, 2 and y = 1, 1, 2: two thirds. What is left of y is 1/3, -1, 2/3, whose squares sum up to 14/9; times 3/2 that is 7/3."""
    found = ratio_of(sums([(1, 1), (3, 1), (2, 2)]))
    assert found
    assert (found.value, found.error) == pytest.approx((2 / 3, math.sqrt(7 / 3) / 6))


def test_what_was_never_seen_has_an_upper_limit() -> None:
    found = ratio_of(sums([(5, 0)] * 40 + [(0, 0)] * 60))
    assert found
    assert (found.value, found.low) == (0, 0)
    assert found.high == wilson(0, 40).high > 0


def test_of_nothing_there_is_no_ratio() -> None:
    assert ratio_of(sums([(0, 0)] * 10)) is None


def test_a_gain_by_hand() -> None:
    """Two seats, one of which takes it and wins three games of four: three quarters less a quarter.

    A game adds (2 y - 3/2) / 4 to it, which is 1/8 three times and -3/8 once; the squares sum up to 3/16, times 4/3 to 1/4, and its root is 1/2.
    Four and four independent seats would have an error of 0.31.
    """
    found = gain_of(sums([(1, 1), (1, 0), (1, 1), (1, 1)]), 2)
    assert found
    assert (found.value, found.error) == pytest.approx((0.5, 0.5))


@pytest.mark.parametrize("takers", [0, 3])
def test_where_all_take_it_or_nobody_there_is_no_gain(takers: int) -> None:
    assert gain_of(sums([(takers, takers / 3)] * 50), 3) is None


@pytest.mark.parametrize("players", [2, 4])
def test_a_gain_that_is_none_is_within_its_interval_nineteen_times_of_twenty(players: int) -> None:
    """Any number of seats take it, and chance decides who wins. Four hundred times: 380 are to be expected, and 20 more or less are four deviations."""
    random, inside = np.random.default_rng(7), 0
    for _ in range(400):
        takes = random.random((300, players)) < 0.4
        wins = np.eye(players)[random.integers(players, size=300)]
        found = gain_of(sums(list(zip(takes.sum(axis=1), (takes * wins).sum(axis=1), strict=True))), players)
        assert found
        inside += found.low <= 0 <= found.high
    assert 360 <= inside <= 395


# Surprise and differences


def test_a_share_off_what_was_expected_by_hand() -> None:
    """60 of 100 where a half was expected: two errors of 0.05 off, which chance does in 4.55 of 100 cases."""
    assert surprise(share_of(60, 100), 0.5) == pytest.approx(0.0455, abs=5e-5)


def test_a_mean_off_what_was_expected() -> None:
    numbers = np.random.default_rng(3).normal(0.2, 1, 120)
    assert surprise(mean(numbers.tolist()), 0) == pytest.approx(stats.ttest_1samp(numbers, 0).pvalue, rel=1e-9)


def test_a_difference_of_shares_has_newcombes_interval() -> None:
    """His own example: 56 of 70 and 48 of 80 differ by 0.2, from 0.0524 to 0.3339 (Statistics in Medicine 17, 1998, method 10)."""
    found = difference(share_of(56, 70), share_of(48, 80))
    assert found[:3] == pytest.approx((0.2, 0.0524, 0.3339), abs=5e-5)


def test_a_difference_of_shares_is_tested_with_the_common_share() -> None:
    theirs = stats.chi2_contingency([[56, 14], [48, 32]], correction=False).pvalue
    assert difference(share_of(56, 70), share_of(48, 80)).p == pytest.approx(theirs, rel=1e-9)


def test_a_difference_of_means_is_welchs() -> None:
    random = np.random.default_rng(5)
    a, b = random.normal(10, 1, 150), random.normal(10.4, 4, 300)
    found, theirs = difference(mean(a.tolist()), mean(b.tolist())), stats.ttest_ind(a, b, equal_var=False)
    assert found.p == pytest.approx(theirs.pvalue, rel=1e-9)
    assert (found.low, found.high) == pytest.approx(tuple(theirs.confidence_interval()), rel=1e-5)


def test_what_has_no_error_is_sure() -> None:
    """Every game has 44 decisions with one box and 48 with the other."""
    assert difference(mean([44.0] * 100), mean([44.0] * 100))[:] == (0, 0, 0, 1)
    assert difference(mean([48.0] * 100), mean([44.0] * 100))[:] == (4, 4, 4, 0)


def test_the_same_figure_does_not_differ() -> None:
    found = difference(measured(0.3, 0.1, 500), measured(0.3, 0.1, 500))
    assert (found.value, found.p) == (0, 1)


def test_what_differs_by_no_more_than_rounding_is_the_same() -> None:
    """A choice of three, summed up: thirds have no end as floating-point numbers."""
    a, b = (ratio_of(sums([(count, sum([1 / 3] * count))] * 100)) for count in (7, 11))
    assert a
    assert b
    assert difference(a, b).p == 1


# Many at once


def test_holms_method_by_hand() -> None:
    """Of four, the least must be below 0.05 / 4, the next below 0.05 / 3; 0.03 is not below 0.05 / 2, and after it nothing counts."""
    assert holm([0.01, 0.04, 0.03, 0.005]) == [True, False, False, True]
    assert holm([]) == []
    assert holm([0.04]) == [True]


def test_among_many_findings_of_chance_hardly_ever_one_holds() -> None:
    """In a thousand sets of a hundred questions without an answer at most 50 should claim one; 28 more are four deviations."""
    random = np.random.default_rng(11)
    assert sum(any(holm(random.random(100).tolist())) for _ in range(1000)) <= 78


# Student's t


@pytest.mark.parametrize("freedom", [30, 99, 1_000, 99_999])
def test_students_t(freedom: int) -> None:
    assert t_quantile(freedom) == pytest.approx(stats.t.ppf(0.975, freedom), rel=1e-5)
    for t in (1e-12, 1e-3, 0.4, 1.0, 2.5, 6.0, -3.0):
        assert t_tail(t, freedom) == pytest.approx(2 * stats.t.sf(abs(t), freedom), rel=1e-7)
    assert t_tail(0, freedom) == 1
