"""Binding: code for any game made to play one, and the digest of everything that went into it."""

from typing import Any

import pytest

import doubloon
from doubloon.core import contract, rule
from doubloon.core.bind import Binder, digest, reach
from doubloon.core.contract import ACTION_COUNT, NAMES, Unbound, legal
from doubloon.core.generic import random_action
from doubloon.core.state import Row, State
from tests.titles import load_game

TREASURES = doubloon.game("unexpected-treasures")
TEMPLATE = load_game("template")


# Binding


@rule()
def count_actions(s: State, seat: int, out: Row) -> int:
    """How many of a title's actions are closed to this seat."""
    return int(ACTION_COUNT) - legal(s, seat, out)


@pytest.mark.parametrize("name", NAMES)
def test_a_function_of_the_contract_cannot_be_called_without_a_game(name: str) -> None:
    function = getattr(contract, name)
    with pytest.raises(Unbound, match=rf"^{name}$"):
        function(*[None] * function.__code__.co_argcount)


def test_code_for_any_game_cannot_run_without_one() -> None:
    state = TEMPLATE.plain.setup(TEMPLATE.start(3))[0]
    with pytest.raises(Unbound, match=r"^legal$"):
        random_action(state, 0, [0] * 3, [1, 2, 3, 4])


def test_bound_code_plays_the_game_it_is_bound_to() -> None:
    """Six actions are open where cards are chosen; where coins are, all of them."""
    closed = []
    for game in (TREASURES, TEMPLATE):
        state = game.plain.setup(game.start(3))[0]
        closed.append(game.plain.bind(count_actions)(state, 0, [0] * game.actions.count))
    assert closed == [TREASURES.actions.count - 6, 0]


def test_a_function_is_bound_once() -> None:
    binder = Binder(TEMPLATE.provided())
    assert binder.bind(count_actions) is binder.bind(count_actions)
    assert binder.bind(count_actions) is not Binder(TEMPLATE.provided()).bind(count_actions)


def test_a_bound_rule_is_still_a_rule() -> None:
    assert Binder(TEMPLATE.provided()).bind(TEMPLATE.rules.rivals).clauses == ("NG-2.2",)


def test_reach_is_everything_that_can_be_called() -> None:
    found = [function.__name__ for function in reach(Binder(TEMPLATE.provided()), TEMPLATE.rules.setup)]
    assert found[0] == "setup"
    assert sorted(found) == sorted(set(found))
    assert set(found) == {
        *("setup", "advance", "fill_chest", "open_hands", "rivals"),
        *("ask", "everybody", "finish", "draw", "show", "tell", "below", "rand32"),
    }


# Digests

BURY = '''
from doubloon.core import rule

DEPTH = 3
UNUSED = 1


@rule()
def dig(s, depth=1):
    """How deep."""
    return s + depth * 2


@rule()
def dive(s, depth=1):
    return s + depth * 4


@rule()
def bury(s):
    return dig(s, depth=DEPTH)
'''


def digest_of(text: str) -> str:
    namespace: dict[str, Any] = {"__name__": "wreck"}
    exec(text, namespace)
    return digest(Binder({}), namespace["bury"])


def test_the_digest_of_the_same_code_is_the_same() -> None:
    assert digest_of(BURY) == digest_of(BURY)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("UNUSED = 1", "UNUSED = 2"),
        ("How deep.", "How deep it is."),
        ("    return s + depth * 2", "    # the sand is soft\n\n    return s + depth * 2"),
        ("depth * 4", "depth * 5"),
    ],
    ids=["a constant nobody uses", "a docstring", "a comment", "a rule that is not called"],
)
def test_what_makes_no_difference_does_not_change_the_digest(old: str, new: str) -> None:
    assert BURY.count(old) == 1
    assert digest_of(BURY.replace(old, new)) == digest_of(BURY)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("DEPTH = 3", "DEPTH = 4"),
        ("depth * 2", "depth * 3"),
        ("depth * 2", "depth - 2"),
        ('def dig(s, depth=1):\n    """', 'def dig(s, depth=2):\n    """'),
        ("return dig(s", "return dive(s"),
        ("return dig(s, depth=DEPTH)", "return dig(s=s, depth=DEPTH)"),
        ("return dig(s, depth=DEPTH)", "return dig(s, depth=DEPTH) + DEPTH"),
    ],
    ids=["a constant", "a literal", "an operator", "a default", "which rule is called", "how it is called", "the entry itself"],
)
def test_what_makes_a_difference_changes_the_digest(old: str, new: str) -> None:
    assert BURY.count(old) == 1
    assert digest_of(BURY.replace(old, new)) != digest_of(BURY)


def test_which_of_two_rules_has_which_name_is_part_of_the_digest() -> None:
    """Even where the same rules are reached in the same order."""
    calls = "return first(s) - second(s) + both(s)\n\n\n@rule()\ndef both(s):\n    return dig(s) + dive(s)\n"
    text = BURY.replace("return dig(s, depth=DEPTH)", calls)
    assert digest_of(f"{text}\nfirst, second = dig, dive\n") != digest_of(f"{text}\nfirst, second = dive, dig\n")


def test_the_layout_of_a_state_is_part_of_the_digest() -> None:
    namespace: dict[str, Any] = {"RECORD": contract.RECORD}
    exec("def look(record):\n    return record.view(RECORD)[0].players\n", namespace)
    marks = {digest(Binder({"RECORD": layout}), namespace["look"]) for layout in ("players int32", "players int64")}
    assert len(marks) == 2
