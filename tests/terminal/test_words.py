"""The terminal's own words."""

from pathlib import Path

import pytest
from fluent.syntax import ast, parse, visitor

import doubloon.terminal
from doubloon.core.words import LANGUAGES

FOLDER = Path(doubloon.terminal.__file__).parent


class Variables(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.names.add(node.id.name)


STEMS = [path.relative_to(FOLDER).as_posix().removesuffix(".en.ftl") for path in sorted(FOLDER.rglob("*.en.ftl"))]


def messages(stem: str, language: str) -> dict[str, set[str]]:
    """The messages of a language and the variables of each."""
    found: dict[str, set[str]] = {}
    for entry in parse((FOLDER / f"{stem}.{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("stem", STEMS)
def test_every_message_is_translated(stem: str, language: str) -> None:
    english, other = messages(stem, "en"), messages(stem, language)
    assert list(other) == list(english)
    # A translation may need one more number to agree with, never another one's name.
    assert {name: names - english[name] - {"count"} for name, names in other.items() if names - english[name] - {"count"}} == {}
