"""The checker: each thing that does not belong in rules is found where it stands, with what to write instead."""

from pathlib import Path
from typing import NamedTuple

import pytest

from doubloon.core.checker import Finding, check_game
from doubloon.core.registry import load_folder
from doubloon.lab.newgame import TEMPLATE
from tests.planted import change, copy_title
from tests.titles import load_game

FILLING = "    coins = 1 + draw(s, s.most)\n"
PURSE = "    purse: Row = cells(SEAT)\n"

DECLARE = "declare it in class State"
CELLS = "declare the cells as a field of the state"
COPY = "copy it cell by cell in a loop"
LOOP = "write the loop out"
NUMBERS = "rules work with whole numbers only"
DIVIDE = "use // for division and a loop or << for powers"
COMPARE = "compare numbers with =="
BARE = "call rules by their bare names"
SMALLEST = "loop over the cells; `min(a, b)` compares numbers"
SUBSET = "rules are written with whole numbers, loops and calls of other rules"
CONSTANTS = "rules see module constants only if they are whole numbers; other data belongs in the state"
TRUTH = "write `1 if … else 0`"
BEFORE = "set it before the branch or loop"
RETURN = "return a number at every end"


class Planted(NamedTuple):
    """Lines for the body of `fill_chest`; the one with the mark `#!` is to be found."""

    lines: str
    what: str
    remedy: str


PLANTED = {
    # Rows
    "a row": Planted("s.hand = s.purse", "an assignment of a whole row to s.hand", COPY),
    "a row added": Planted("s.hand += s.purse", "an assignment of a whole row to s.hand", COPY),
    "a row of the log": Planted("log[0] = log[1]", "an assignment of a whole row to log[0]", COPY),
    "a slice": Planted("s.hand[0] = s.purse[0:1][0]", "a slice", "loop over the cells"),
    "a loop over a row": Planted("for hand in s.hand:\n    coins += hand", "a loop over something else than a range", "count with `range` and index"),
    "a loop that counts in a cell": Planted("for s.chest in range(3):\n    coins += 1", "a loop that counts in s.chest", "count in a variable of its own"),
    "min of a row": Planted("coins = min(s.hand)", "min of a row", SMALLEST),
    "max of a row": Planted("coins = max(s.hand)", "max of a row", SMALLEST),
    # What is no whole number
    "a string": Planted("name = 'chest'", "a string", NUMBERS),
    "a filled-in string": Planted("name = f'chest {coins}'", "a string", "tell an event with numbers; its sentence stands in the words file"),
    "a fraction": Planted("coins += 0.5", "a fraction", NUMBERS),
    "None": Planted("coins = None", "None", NUMBERS),
    "a list": Planted("hands = [coins]", "a list", CELLS),
    "a dict": Planted("hands = {1: coins}", "a dict", CELLS),
    "a set": Planted("hands = {coins}", "a set", "use the bits of a number"),
    "a list comprehension": Planted("hands = [hand for hand in range(3)]", "a comprehension", LOOP),
    "a set comprehension": Planted("hands = {hand for hand in range(3)}", "a comprehension", LOOP),
    "a dict comprehension": Planted("hands = {hand: 1 for hand in range(3)}", "a comprehension", LOOP),
    "a generator": Planted("hands = max((hand for hand in range(3)), 0)", "a comprehension", LOOP),
    "a tuple": Planted("coins = max((1, 2), coins)", "a tuple", "return one number, or write to cells"),
    # Statements
    "a lambda": Planted("more = lambda: 1", "a lambda", "write a function of its own, marked @rule"),
    "a nested function": Planted("def more():\n    return 1", "a function inside a function", "move it to the top of the file and mark it @rule"),
    "try": Planted("try:\n    coins += 1\nexcept ValueError:\n    pass", "try", "test the condition beforehand"),
    "raise": Planted("raise ValueError", "raise", "rules trust `legal`; return a clause from `why_not` instead"),
    "assert": Planted("assert coins > 0", "assert", "put what must hold into `check`"),
    "with": Planted("with s:\n    coins += 1", "with", SUBSET),
    "del": Planted("del s.hand[0]", "delete", SUBSET),
    "import": Planted("import math", "import", SUBSET),
    # Operators
    "/": Planted("coins = coins / 2", "/", DIVIDE),
    "/=": Planted("coins /= 2", "/", DIVIDE),
    "**": Planted("coins = coins ** 2", "**", DIVIDE),
    "in": Planted("if coins in s.hand:\n    coins += 1", "`is` or `in`", COMPARE),
    "is": Planted("if s.chest is coins:\n    coins += 1", "`is` or `in`", COMPARE),
    # Names
    "an attribute call": Planted("coins += s.hand.count(1)", "the call s.hand.count(…)", BARE),
    "a call through a module": Planted("coins += core.below(s.stream, 2)", "the call core.below(…)", BARE),
    "a function that is no rule": Planted("require(coins > 0, coins, coins)", "require, which is not a rule", "mark that function with @rule"),
    "a builtin": Planted(
        "coins = sum(s.hand)", "sum, which compiled rules do not have", "write it out with loops; there are abs, bool, int, len, max, min, range"
    ),
    "a global that is no int": Planted("coins += len(SEAT)", "SEAT, a Domain", CONSTANTS),
    "a name nobody defined": Planted("coins += bonus", "bonus, which is not defined", "import it or declare it at the top of the file"),
    "an undeclared field set": Planted("s.gold = coins", "field gold, which the state does not declare", DECLARE),
    "an undeclared field read": Planted("coins += s.gold", "field gold, which the state does not declare", DECLARE),
    # Truth values
    "a comparison stored": Planted("s.chest = coins > 1", "a truth value in the cell s.chest", TRUTH),
    "both stored": Planted("s.hand[0] = coins > 1 and coins < 3", "a truth value in the cell s.hand[0]", TRUTH),
    "not stored": Planted("s.chest = not coins", "a truth value in the cell s.chest", TRUTH),
    "True stored": Planted("s.chest = True", "a truth value in the cell s.chest", TRUTH),
    "a chosen truth stored": Planted("s.chest = True if coins > 1 else False", "a truth value in the cell s.chest", TRUTH),
    "a predicate stored": Planted("s.chest = is_asked(s, 0)", "a truth value in the cell s.chest", TRUTH),
    # Variables that may not be set
    "unset after a branch": Planted("if coins > 1:\n    more = 1\ncoins += more  #!", "more, which may not have been set", BEFORE),
    "unset and added to": Planted("if coins > 1:\n    more = 1\nmore += 1  #!", "more, which may not have been set", BEFORE),
    "added to before it is set": Planted("for _ in range(coins):\n    more += 1  #!", "more, which may not have been set", BEFORE),
    "unset after a loop": Planted("for _ in range(coins):\n    more = 1\ncoins += more  #!", "more, which may not have been set", BEFORE),
    "a counter after its loop": Planted("for more in range(coins):\n    pass\ncoins += more  #!", "more, which may not have been set", BEFORE),
    "unset after a loop left early": Planted(
        "if coins > 3:\n    while True:\n        break\nelse:\n    more = 1\ncoins += more  #!", "more, which may not have been set", BEFORE
    ),
    "unset in the else of a loop": Planted("for _ in range(2):\n    more = 1\nelse:\n    coins += more  #!", "more, which may not have been set", BEFORE),
}


def planted(tmp_path: Path, *changes: tuple[str, str]) -> tuple[list[Finding], int]:
    """What is found in the template with these changes, and the line on which the last one begins. Every folder has a name of its own."""
    folder = copy_title(TEMPLATE, tmp_path / tmp_path.name)
    lines = [change(folder / "rules.py", old, new) for old, new in changes]
    return check_game(load_folder(folder)), lines[-1]


@pytest.mark.parametrize("name", PLANTED)
def test_what_does_not_belong_in_rules_is_found_on_its_line(tmp_path: Path, name: str) -> None:
    lines, what, remedy = PLANTED[name]
    body = "".join(f"    {line}\n" for line in lines.split("\n"))
    findings, line = planted(tmp_path, (FILLING, FILLING + body))
    marked = next((place for place, text in enumerate(lines.split("\n")) if "#!" in text), 0)
    assert Finding("rules.py", line + 1 + marked, f"fill_chest uses {what}", remedy) in findings
    assert {finding.line for finding in findings} == {line + 1 + marked}


@pytest.mark.parametrize(
    "lines",
    [
        "if coins > 1:\n    more = 1\nelse:\n    more = 2\ncoins += more",
        "if coins > 1:\n    more = 1\nelse:\n    return\ncoins += more",
        "more, less = 1, 2\ncoins += more - less",
        "s.hand[0], s.hand[1] = s.hand[1], s.hand[0]",
        "hands = s.hand\nhands[0] = 1",
        "hands: Row = s.hand\ncoins += hands[0]",
        "wins = coins > 1\nif wins and not is_asked(s, 0):\n    coins = abs(min(coins, 3)) % 2 << 1",
        "while coins > 2:\n    coins -= 1\n    if s.hand[0] == 1:\n        break",
    ],
)
def test_what_belongs_in_rules_is_left_alone(tmp_path: Path, lines: str) -> None:
    body = "".join(f"    {line}\n" for line in lines.split("\n"))
    assert planted(tmp_path, (FILLING, FILLING + body))[0] == []


# What is wrong with more than a line


@pytest.mark.parametrize("name", ["size", "round", "copy", "fields"])
@pytest.mark.parametrize("declaration", ["int", "Row = cells(SEAT)"])
def test_a_field_with_a_name_that_arrays_or_states_have_is_found(tmp_path: Path, name: str, declaration: str) -> None:
    findings, line = planted(tmp_path, (PURSE, f"{PURSE}    {name}: {declaration}\n"))
    assert findings == [Finding("rules.py", line + 1, f"field {name} has a name that arrays have", "call it something else")]


def test_a_field_that_every_state_has_is_found(tmp_path: Path) -> None:
    findings, line = planted(tmp_path, (PURSE, f"{PURSE}    step: int\n"))
    assert findings == [Finding("rules.py", line + 1, "field step is one that every state has", "use that one, or call yours something else")]


@pytest.mark.parametrize(("lines", "target"), [("s.debts[0] = s.debts[1]", "s.debts[0]"), ("debts = s.debts\n    debts[0] = debts[1]", "debts[0]")])
def test_a_row_of_a_grid_is_found_under_any_name(tmp_path: Path, lines: str, target: str) -> None:
    findings, line = planted(tmp_path, (PURSE, f"{PURSE}    debts: Grid = cells(SEAT, SEAT)\n"), (FILLING, f"{FILLING}    {lines}\n"))
    assert findings == [Finding("rules.py", line + 1 + lines.count("\n"), f"fill_chest uses an assignment of a whole row to {target}", COPY)]


def test_a_rule_that_calls_itself_is_found(tmp_path: Path) -> None:
    findings, line = planted(tmp_path, ("    count = 0\n", "    count = rivals(s, coins + 1)\n"))
    assert findings == [Finding("rules.py", line - 2, "rivals calls rivals, which comes back to rivals", "make it a loop, or a step of `advance`")]


def test_rules_that_call_each_other_in_a_circle_are_found(tmp_path: Path) -> None:
    findings, line = planted(tmp_path, ("    show(s)\n", "    show(s)\n    fill_chest(s, log)\n"), (FILLING, f"{FILLING}    open_hands(s, log)\n"))
    assert [finding.what for finding in findings] == [
        "fill_chest calls open_hands, which comes back to fill_chest",
        "open_hands calls fill_chest, which comes back to open_hands",
    ]
    assert findings[0].line == line - 2


def test_a_rule_that_returns_a_number_only_sometimes_is_found(tmp_path: Path) -> None:
    findings, line = planted(tmp_path, ("            count += 1\n    return count\n", "            return 1\n"))
    assert findings == [Finding("rules.py", line - 4, "rivals uses both: it returns a number on some ways through and nothing on others", RETURN)]


def test_a_rule_that_returns_a_number_or_nothing_is_found(tmp_path: Path) -> None:
    findings, line = planted(tmp_path, ("    count = 0\n", "    count = 0\n    if coins > 2:\n        return\n"))
    assert findings == [Finding("rules.py", line - 1, "rivals uses both: it returns a number on some ways through and nothing on others", RETURN)]


def test_a_rule_that_can_fall_out_of_an_endless_loop_is_found(tmp_path: Path) -> None:
    loop = "    while True:\n        if coins == 1:\n            break\n        return 2\n"
    findings, line = planted(
        tmp_path, ("    count = 0\n", "    count = 0\n"), ("            count += 1\n    return count\n", f"            count += 1\n{loop}")
    )
    assert [(finding.line, finding.remedy) for finding in findings] == [(line - 4, RETURN)]


def test_an_unmarked_function_of_the_contract_is_found(tmp_path: Path) -> None:
    findings, line = planted(tmp_path, ('@rule("NG-2.1")\ndef hide(', "def hide("))
    assert findings == [Finding("rules.py", line, "hide is not a rule", "mark it with @rule and the clauses it carries out")]


def test_an_unmarked_function_that_a_rule_calls_is_found_where_it_is_called(tmp_path: Path) -> None:
    findings, line = planted(tmp_path, ('@rule("NG-2.2")\ndef rivals(', "def rivals("), ("if rivals(s, coins) > 1:", "if rivals(s, coins) > 1:"))
    assert findings == [Finding("rules.py", line, "open_hands uses rivals, which is not a rule", "mark that function with @rule")]


def test_findings_come_in_order_of_their_lines(tmp_path: Path) -> None:
    findings, line = planted(tmp_path, ("    show(s)\n", "    show(s)\n    assert s.chest\n"), (FILLING, f"{FILLING}    raise ValueError\n"))
    assert [finding.what for finding in findings] == ["fill_chest uses raise", "open_hands uses assert"]
    assert findings[0].line == line + 1


def test_a_finding_reads_as_file_line_what_and_remedy() -> None:
    assert str(Finding("rules.py", 12, "bury uses a list", CELLS)) == f"rules.py:12: bury uses a list; {CELLS}"


@pytest.mark.parametrize("name", ["unexpected-treasures", "goofspiel", "template"])
def test_our_own_titles_are_clean(name: str) -> None:
    assert check_game(load_game(name)) == []
