"""The random stream, against sfc32 written down a second time from its publication (C. Doty-Humphrey, PractRand)."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.core.stream import below, fork, from_bytes, from_number, rand32, seed
from doubloon.core.twin import CACHE_VARIABLE, Twins

WORD = 2**32

words = st.lists(st.integers(0, WORD - 1), min_size=4, max_size=4)


def sfc32(a: int, b: int, c: int, counter: int) -> Iterator[int]:
    """Chris Doty-Humphrey's small fast counting generator, 32 bits, with the shifts 9, 3 and 21."""
    while True:
        output = (a + b + counter) % WORD
        counter = (counter + 1) % WORD
        a = b ^ b // 2**9
        b = c * 9 % WORD
        rotated = c * 2**21 % WORD + c // 2**11
        c = (rotated + output) % WORD
        yield output


def take(numbers: Iterator[int], count: int) -> list[int]:
    return [next(numbers) for _ in range(count)]


@given(words)
def test_the_numbers_are_those_of_sfc32(cells: list[int]) -> None:
    expected = take(sfc32(*cells), 50)
    assert [rand32(cells) for _ in range(50)] == expected


def test_the_first_number_is_the_sum_of_two_words_and_the_counter() -> None:
    cells = [10, 20, 30, 4]
    assert rand32(cells) == 34
    assert cells == [20, 270, (30 << 21) + 34, 5]


@given(words)
def test_the_cells_stay_words_of_32_bits(cells: list[int]) -> None:
    for _ in range(20):
        rand32(cells)
    assert all(0 <= cell < WORD for cell in cells)


@given(st.integers(0, 2**64 - 1))
def test_a_seed_fills_two_words_and_is_stirred_twelve_times(number: int) -> None:
    reference = sfc32(number % WORD, number // WORD, 0x9E3779B9, 1)
    take(reference, 12)
    cells = from_number(number)
    assert [rand32(cells) for _ in range(10)] == take(reference, 10)


def test_seeding_starts_the_stream_it_is_given() -> None:
    cells = [1, 2, 3, 4]
    seed(cells, 99)
    assert cells == from_number(99)


def test_different_seeds_give_different_streams() -> None:
    firsts = {rand32(from_number(number)) for number in range(1000)}
    assert len(firsts) == 1000


def test_sixteen_bytes_are_four_little_endian_words() -> None:
    assert from_bytes(bytes(range(16))) == [0x03020100, 0x07060504, 0x0B0A0908, 0x0F0E0D0C]


@given(words, st.integers(1, 2**31 - 1))
def test_below_is_the_upper_part_of_a_product(cells: list[int], n: int) -> None:
    (number,) = take(sfc32(*cells), 1)
    drawn = below(cells, n)
    assert drawn == number * n // WORD
    assert 0 <= drawn < n


@pytest.mark.parametrize(("n", "limit"), [(2, 10.83), (6, 20.52), (24, 49.73), (100, 148.23)])
def test_below_draws_all_numbers_about_equally_often(n: int, limit: float) -> None:
    """Chi-square; the limit is exceeded once in a thousand by chance."""
    cells, draws = from_number(2024), 1000 * n
    counts = [0] * n
    for _ in range(draws):
        counts[below(cells, n)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < limit


def test_a_fork_starts_from_the_next_four_words() -> None:
    cells, onto = from_number(5), [0, 0, 0, 0]
    ahead = cells[:]
    fork(cells, onto)
    assert onto == [rand32(ahead) for _ in range(4)]
    assert cells == ahead


def draw_some(cells: Any, n: int, out: Any) -> None:
    """Entry point: whole words and numbers below n in turn."""
    for i in range(len(out)):
        out[i] = below(cells, n) if i % 2 == 1 else rand32(cells)


def test_compiled_the_numbers_are_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path))
    compiled = Twins("stream", {}).entry(draw_some)
    for start in ([0, 0, 0, 0], [WORD - 1] * 4, from_number(1), from_number(2**63)):
        for n in (1, 6, 2**31 - 1):
            plain, out = start[:], [0] * 200
            draw_some(plain, n, out)
            cells, compiled_out = np.array(start, np.int64), np.zeros(200, np.int64)
            compiled(cells, n, compiled_out)
            assert compiled_out.tolist() == out
            assert cells.tolist() == plain
