"""Domains: values and their texts."""

import pytest

from doubloon.core import named, numbers, seats
from doubloon.core.domain import Domain

GOOD = named("good", "rope", "lamp", "map")
MISSION = numbers("mission", 1, 24)


@pytest.mark.parametrize(("domain", "length"), [(GOOD, 3), (MISSION, 24), (seats(5), 5)])
def test_a_domain_is_as_long_as_it_has_values(domain: Domain, length: int) -> None:
    assert len(domain) == length


@pytest.mark.parametrize("domain", [GOOD, MISSION, seats(5)])
def test_every_value_has_a_text_that_leads_back_to_it(domain: Domain) -> None:
    assert [domain.value(domain.text(value)) for value in range(len(domain))] == list(range(len(domain)))


def test_numbers_are_written_as_printed() -> None:
    assert (MISSION.text(0), MISSION.text(23)) == ("1", "24")


@pytest.mark.parametrize("text", ["sail", "", "0", "rope "])
def test_a_text_of_no_value_gives_none(text: str) -> None:
    assert GOOD.value(text) is None


@pytest.mark.parametrize("value", [-1, 3])
def test_a_number_outside_is_written_as_it_is(value: int) -> None:
    assert GOOD.text(value) == str(value)


@pytest.mark.parametrize(
    ("domain", "span"),
    [(GOOD, "rope, lamp or map"), (named("metal", "gold", "silver"), "gold or silver"), (named("way", "on"), "on"), (MISSION, "1 to 24"), (seats(4), "0 to 3")],
)
def test_a_span_says_what_may_be_written(domain: Domain, span: str) -> None:
    assert domain.span == span


def test_two_values_with_one_text_are_refused() -> None:
    with pytest.raises(ValueError, match=r"^domain good: two values have the same text$"):
        named("good", "rope", "lamp", "rope")
