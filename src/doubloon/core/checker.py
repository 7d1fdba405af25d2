"""The checker: refuses rules code that would differ between the two ways to run it, or crash one of them.

It runs in tests and in `doubloon new-game`, not when a game is started. Each finding names file, line and remedy.
"""

import ast
import builtins
import inspect
import textwrap
import types
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from doubloon.core import contract
from doubloon.core.bind import Binder, reach
from doubloon.core.game import Game
from doubloon.core.rule import is_rule
from doubloon.core.state import State

_BUILTINS = {"range", "len", "min", "max", "abs", "int", "bool"}
_OPERATORS = (ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod, ast.LShift, ast.RShift, ast.BitAnd, ast.BitOr, ast.BitXor)
_COMPARISONS = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE)
_ALLOWED = (
    *(ast.Assign, ast.AnnAssign, ast.AugAssign, ast.If, ast.For, ast.While, ast.Return, ast.Expr, ast.Break, ast.Continue, ast.Pass),
    *(ast.Name, ast.Constant, ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.Call, ast.Attribute, ast.Subscript, ast.Tuple),
    *(ast.expr_context, ast.operator, ast.unaryop, ast.boolop, ast.cmpop, ast.keyword),
)
_REMEDIES: dict[type[ast.AST], tuple[str, str]] = {
    ast.JoinedStr: ("a string", "tell an event with numbers; its sentence stands in the words file"),
    ast.List: ("a list", "declare the cells as a field of the state"),
    ast.Dict: ("a dict", "declare the cells as a field of the state"),
    ast.Set: ("a set", "use the bits of a number"),
    ast.ListComp: ("a comprehension", "write the loop out"),
    ast.GeneratorExp: ("a comprehension", "write the loop out"),
    ast.DictComp: ("a comprehension", "write the loop out"),
    ast.SetComp: ("a comprehension", "write the loop out"),
    ast.Lambda: ("a lambda", "write a function of its own, marked @rule"),
    ast.FunctionDef: ("a function inside a function", "move it to the top of the file and mark it @rule"),
    ast.Slice: ("a slice", "loop over the cells"),
    ast.Raise: ("raise", "rules trust `legal`; return a clause from `why_not` instead"),
    ast.Assert: ("assert", "put what must hold into `check`"),
    ast.Try: ("try", "test the condition beforehand"),
}


class Finding(NamedTuple):
    """What is wrong, where, and what to write instead."""

    file: str
    line: int
    what: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}; {self.remedy}"


def check_game(game: Game) -> list[Finding]:
    """Everything in a title's rules that does not belong in the rules subset, in order of file and line."""
    binder = Binder(game.provided())
    functions: list[types.FunctionType] = []
    for name in (*contract.NAMES, *(hint for hint in contract.HINTS if hasattr(game.rules, hint))):
        entry = getattr(game.rules, name)
        if not is_rule(entry):
            file, line = inspect.getfile(entry), entry.__code__.co_firstlineno
            return [Finding(Path(file).name, line, f"{name} is not a rule", "mark it with @rule and the clauses it carries out")]
        functions += [function for function in reach(binder, entry) if function not in functions]
    own = [function for function in functions if not function.__module__.startswith("doubloon.core")]
    findings = [*_field_findings(game.state), *_cycle_findings(binder, functions)]
    for function in own:
        findings += _Function(function, game.state).findings()
    return sorted(set(findings))


def _field_findings(state: type[State]) -> Iterator[Finding]:
    """Fields whose names arrays, records or states have for something else."""
    import numpy as np  # late: the kernel itself does without

    taken = {*dir(np.ndarray), *dir(np.record), *(name for name in dir(State) if not name.startswith("_"))}
    common = {field.name for field in State.fields}
    file = Path(inspect.getfile(state)).name
    lines, first = inspect.getsourcelines(state)
    for field in state.fields[len(State.fields) :]:
        line = first + next((number for number, text in enumerate(lines) if text.strip().startswith(f"{field.name}:")), 0)
        if field.name in common:
            yield Finding(file, line, f"field {field.name} is one that every state has", "use that one, or call yours something else")
        elif field.name in taken:
            yield Finding(file, line, f"field {field.name} has a name that arrays have", "call it something else")


def _cycle_findings(binder: Binder, functions: Iterable[types.FunctionType]) -> Iterator[Finding]:
    """Functions that can come to call themselves."""
    for function in functions:
        for name, value in binder.globals_of(function):
            if is_rule(value) and function in reach(binder, value):
                file, line = Path(function.__code__.co_filename).name, function.__code__.co_firstlineno
                yield Finding(
                    file, line, f"{function.__name__} calls {name}, which comes back to {function.__name__}", "make it a loop, or a step of `advance`"
                )


class _Function:
    """One function under the checker."""

    def __init__(self, function: types.FunctionType, state: type[State]) -> None:
        self.function = function
        self.file = Path(function.__code__.co_filename).name
        lines, self.first = inspect.getsourcelines(function)
        tree = ast.parse(textwrap.dedent("".join(lines))).body[0]
        assert isinstance(tree, ast.FunctionDef)
        self.tree = tree
        self.depths = {field.name: len(field.shape) for field in state.fields}
        self.rows = {argument.arg: {"Row": 1, "Grid": 2}.get(ast.unparse(argument.annotation), 0) for argument in tree.args.args if argument.annotation}
        self.body = tree.body[1:] if ast.get_docstring(tree) is not None else tree.body
        self.found: list[Finding] = []

    def findings(self) -> list[Finding]:
        self._note_aliases()
        for node in self._nodes():
            self._check_node(node)
            for target in _targets(node):
                self._check_target(target, node)
        self._check_returns()
        self._check_names(self.body, {argument.arg for argument in self.tree.args.args})
        return self.found

    def _nodes(self) -> Iterator[ast.AST]:
        """Every node of the body, but none inside what is refused as a whole, and no annotations."""
        waiting: list[ast.AST] = [*self.body]
        while waiting:
            node = waiting.pop(0)
            yield node
            if isinstance(node, ast.AnnAssign):
                waiting += [node.target, *([node.value] if node.value else [])]
            elif isinstance(node, _ALLOWED):
                waiting += ast.iter_child_nodes(node)

    def _note_aliases(self) -> None:
        """Another name for a row or a grid of the state is one like an argument."""
        for node in self._nodes():
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                name, depth = _field_of(node.value)
                if self.depths.get(name, 0) > depth:
                    self.rows[node.targets[0].id] = self.depths[name] - depth

    def _find(self, node: ast.AST, what: str, remedy: str) -> None:
        line = getattr(node, "lineno", 1)
        self.found.append(Finding(self.file, self.first + line - 1, f"{self.function.__name__} uses {what}", remedy))

    def _check_node(self, node: ast.AST) -> None:
        if not isinstance(node, _ALLOWED):
            what, remedy = _REMEDIES.get(type(node), (type(node).__name__.lower(), "rules are written with whole numbers, loops and calls of other rules"))
            self._find(node, what, remedy)
        elif isinstance(node, ast.Constant) and not isinstance(node.value, int):
            kind = {str: "a string", float: "a fraction", type(None): "None"}.get(type(node.value), repr(node.value))
            self._find(node, kind, "rules work with whole numbers only")
        elif isinstance(node, ast.operator) and not isinstance(node, _OPERATORS):
            self._find(
                self._parent(node), {ast.Div: "/", ast.Pow: "**"}.get(type(node), type(node).__name__), "use // for division and a loop or << for powers"
            )
        elif isinstance(node, ast.cmpop) and not isinstance(node, _COMPARISONS):
            self._find(self._parent(node), "`is` or `in`", "compare numbers with ==")
        elif isinstance(node, ast.For) and not (isinstance(node.iter, ast.Call) and ast.unparse(node.iter.func) == "range"):
            self._find(node, "a loop over something else than a range", "count with `range` and index")
        elif isinstance(node, ast.For) and not isinstance(node.target, ast.Name):
            self._find(node, f"a loop that counts in {ast.unparse(node.target)}", "count in a variable of its own")
        elif isinstance(node, ast.Call):
            self._check_call(node)
        elif isinstance(node, ast.Attribute) and not isinstance(node.value, ast.Name | ast.Subscript):
            self._find(node, f"attribute {node.attr}", "only the fields of a state have names")
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load) and node.attr not in self.depths and self._is_local(node.value):
            self._find(node, f"field {node.attr}, which the state does not declare", "declare it in class State")
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            self._check_global(node)
        elif isinstance(node, ast.Tuple) and not isinstance(self._parent(node), ast.Assign):
            self._find(node, "a tuple", "return one number, or write to cells")

    def _is_local(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Subscript) or (isinstance(node, ast.Name) and node.id in self.function.__code__.co_varnames)

    def _parent(self, child: ast.AST) -> ast.AST:
        return next(node for node in ast.walk(self.tree) if any(each is child for each in ast.iter_child_nodes(node)))

    def _check_call(self, node: ast.Call) -> None:
        if not isinstance(node.func, ast.Name):
            self._find(node, f"the call {ast.unparse(node.func)}(…)", "call rules by their bare names")
        elif node.func.id in ("min", "max") and len(node.args) < 2:
            self._find(node, f"{node.func.id} of a row", "loop over the cells; `min(a, b)` compares numbers")

    def _check_global(self, node: ast.Name) -> None:
        namespace = self.function.__globals__
        if node.id not in namespace or node.id in self.function.__code__.co_varnames:
            if node.id in _BUILTINS or node.id in self.function.__code__.co_varnames:
                return
            if hasattr(builtins, node.id):
                self._find(node, f"{node.id}, which compiled rules do not have", f"write it out with loops; there are {', '.join(sorted(_BUILTINS))}")
            else:
                self._find(node, f"{node.id}, which is not defined", "import it or declare it at the top of the file")
            return
        value: Any = namespace[node.id]
        if callable(value) and not is_rule(value) and contract.placeholder_name(value) is None:
            self._find(node, f"{node.id}, which is not a rule", "mark that function with @rule")
        elif not callable(value) and not isinstance(value, int):
            self._find(
                node, f"{node.id}, a {type(value).__name__}", "rules see module constants only if they are whole numbers; other data belongs in the state"
            )

    def _check_target(self, target: ast.expr, statement: ast.AST) -> None:
        """Refuse to assign whole rows, which alias as lists and copy as arrays, and truth values, which differ when read back."""
        name, depth = "", 0
        inner = target
        while isinstance(inner, ast.Subscript):
            inner, depth = inner.value, depth + 1
        if isinstance(inner, ast.Attribute):
            name = inner.attr
            declared = self.depths.get(name)
            if declared is None:
                self._find(target, f"field {name}, which the state does not declare", "declare it in class State")
                return
        elif isinstance(inner, ast.Name) and depth:
            name, declared = inner.id, self.rows.get(inner.id, depth)
        else:
            return
        if depth < declared:
            self._find(target, f"an assignment of a whole row to {ast.unparse(target)}", "copy it cell by cell in a loop")
        if isinstance(statement, ast.Assign | ast.AnnAssign) and self._is_truth(statement.value):
            self._find(target, f"a truth value in the cell {ast.unparse(target)}", "write `1 if … else 0`")

    def _is_truth(self, value: ast.expr | None) -> bool:
        """Whether this is True or False rather than a number."""
        if isinstance(value, ast.IfExp):
            return self._is_truth(value.body) or self._is_truth(value.orelse)
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
            called: Any = self.function.__globals__.get(value.func.id)
            return value.func.id == "bool" or (is_rule(called) and inspect.get_annotations(called).get("return") is bool)
        if isinstance(value, ast.Constant):
            return isinstance(value.value, bool)
        return isinstance(value, ast.Compare | ast.BoolOp) or (isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not))

    def _check_returns(self) -> None:
        returns = [node for node in self._nodes() if isinstance(node, ast.Return)]
        gives = [node for node in returns if node.value is not None]
        if gives and (len(gives) < len(returns) or not _always_returns(self.body)):
            self._find(self.tree, "both: it returns a number on some ways through and nothing on others", "return a number at every end")

    def _check_names(self, body: list[ast.stmt], known: set[str]) -> set[str]:
        """Refuse reading a variable that some way through has not set: compiled code would read rubbish. Returns what is set afterwards."""
        known = set(known)
        for statement in body:
            for part in _own_expressions(statement):
                for node in ast.walk(part):
                    if isinstance(node, ast.Name) and _reads(statement, node) and node.id in self.function.__code__.co_varnames and node.id not in known:
                        self._find(node, f"{node.id}, which may not have been set", "set it before the branch or loop")
            if isinstance(statement, ast.If):
                branches = [self._check_names(branch, known) for branch in (statement.body, statement.orelse)]
                ends = [_leaves(branch) for branch in (statement.body, statement.orelse)]
                open_ends = [names for names, end in zip(branches, ends, strict=True) if not end]
                known |= set.intersection(*open_ends) if open_ends else set()
            elif isinstance(statement, ast.For | ast.While):
                inside = known | ({statement.target.id} if isinstance(statement, ast.For) and isinstance(statement.target, ast.Name) else set())
                self._check_names(statement.body, inside)
                self._check_names(statement.orelse, known)
            else:
                known |= {node.id for node in ast.walk(statement) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
        return known


def _targets(node: ast.AST) -> Iterator[ast.expr]:
    if isinstance(node, ast.Assign):
        for target in node.targets:
            yield from target.elts if isinstance(target, ast.Tuple) else [target]
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        yield node.target


def _field_of(value: ast.expr) -> tuple[str, int]:
    """The field whose cells this is, and how many indices deep; or an empty name."""
    depth = 0
    while isinstance(value, ast.Subscript):
        value, depth = value.value, depth + 1
    return (value.attr, depth) if isinstance(value, ast.Attribute) else ("", 0)


def _reads(statement: ast.stmt, name: ast.Name) -> bool:
    """Whether this name's value is used: `x += 1` reads x before it sets it."""
    return isinstance(name.ctx, ast.Load) or (isinstance(statement, ast.AugAssign) and statement.target is name)


def _own_expressions(statement: ast.stmt) -> list[ast.AST]:
    """The expressions of a statement itself, without those of the statements inside it."""
    if isinstance(statement, ast.If | ast.While):
        return [statement.test]
    return [statement.iter] if isinstance(statement, ast.For) else [statement]


def _always_returns(body: list[ast.stmt]) -> bool:
    last = body[-1] if body else None
    if isinstance(last, ast.If):
        return _always_returns(last.body) and _always_returns(last.orelse)
    return isinstance(last, ast.Return) or (isinstance(last, ast.While) and ast.unparse(last.test) == "True" and not _breaks(last.body))


def _breaks(body: list[ast.stmt]) -> bool:
    """Whether a `break` here leaves the loop that this is the body of."""
    return any(isinstance(each, ast.Break) or (isinstance(each, ast.If) and (_breaks(each.body) or _breaks(each.orelse))) for each in body)


def _leaves(body: list[ast.stmt]) -> bool:
    """Whether nothing after this branch is reached from it."""
    return _always_returns(body) or (bool(body) and isinstance(body[-1], ast.Break | ast.Continue))
