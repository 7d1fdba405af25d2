"""`@rule`, and clauses as numbers."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.core import clause_numbers, rule
from doubloon.core.rule import clause_id, clause_number, is_rule

prefixes = st.from_regex(r"[A-Z]{2,4}", fullmatch=True)
counts = st.integers(1, 99)


@pytest.mark.parametrize(
    ("clause", "number"), [("UT-3.2", 302), ("UT-3.12", 312), ("UT-12.3", 1203), ("UT-R4", 10004), ("ABCD-99.99", 9999), ("UT-R99", 10099)]
)
def test_a_clause_has_a_number_one_can_read(clause: str, number: int) -> None:
    assert clause_number(clause) == number


@given(prefixes, counts, counts)
def test_a_clause_comes_back_from_its_number(prefix: str, chapter: int, number: int) -> None:
    clause = f"{prefix}-{chapter}.{number}"
    assert clause_id(prefix, clause_number(clause)) == clause


@given(prefixes, counts)
def test_a_ruling_comes_back_from_its_number(prefix: str, number: int) -> None:
    clause = f"{prefix}-R{number}"
    assert clause_id(prefix, clause_number(clause)) == clause


def test_all_clauses_have_numbers_of_their_own() -> None:
    clauses = [f"UT-{chapter}.{number}" for chapter in range(1, 100) for number in range(1, 100)] + [f"UT-R{number}" for number in range(1, 100)]
    assert len(set(clause_numbers(*clauses))) == len(clauses)


def test_no_clause_is_0_and_has_no_text() -> None:
    assert clause_id("UT", 0) == ""


@pytest.mark.parametrize(
    "text",
    ["", "UT", "UT-3", "UT-3.", "UT-0.1", "UT-3.0", "UT-03.1", "UT-3.100", "UT-R0", "UT-R", "ut-3.1", "U-3.1", "UTXYZ-3.1", "UT3.1", " UT-3.1", "UT-3.1\n"],
)
def test_what_is_no_clause_is_refused_with_the_remedy(text: str) -> None:
    sentence = f"{text!r} is not a clause: write the title's letters, then chapter.number or R and a number, such as UT-3.2 or UT-R4"
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}$"):
        clause_number(text)


def test_numbers_come_in_the_order_of_their_clauses() -> None:
    assert clause_numbers("UT-3.2", "UT-R4", "UT-1.1") == (302, 10004, 101)


def test_marking_a_function_leaves_it_the_function_it_is() -> None:
    def bury(depth: int) -> int:
        return depth + 1

    marked = rule("UT-3.2", "UT-R4")(bury)
    assert marked is bury
    assert marked(2) == 3


def test_a_marked_function_carries_its_clauses() -> None:
    @rule("UT-3.2", "UT-R4")
    def bury() -> None: ...

    assert bury.__dict__["clauses"] == ("UT-3.2", "UT-R4")


def test_only_marked_functions_are_rules() -> None:
    @rule()
    def marked() -> None: ...

    def unmarked() -> None: ...

    class Marked:
        clauses = ("UT-3.2",)

    assert is_rule(marked)
    assert not any(is_rule(thing) for thing in (unmarked, Marked, Marked(), "UT-3.2", None))


def test_a_rule_for_what_is_no_clause_is_refused_when_it_is_marked() -> None:
    with pytest.raises(ValueError, match=r"^'UT-3' is not a clause"):
        rule("UT-3.1", "UT-3")
