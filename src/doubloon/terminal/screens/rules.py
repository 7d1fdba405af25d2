"""The rules to read and to search, and the values of the box."""

from functools import cached_property
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from doubloon.terminal.screens.dialogs import Reading
from doubloon.terminal.screens.speaking import Speaking
from doubloon.terminal.voice import Voice


def clause_dialog(voice: Voice, clause: str) -> Reading:
    """One clause or ruling, with a way to all the rules."""
    ruling = f" ({voice.say('ruling')})" if clause in voice.game.rulebook.rulings else ""
    return Reading(f"{clause}{ruling}", Content(voice.words.clause(clause)), voice.say("screen-clause-foot"), ("r", "rules"))


class RulesScreen(Screen[None], Speaking):
    """Every clause, ruling, word and value on one page; what is typed narrows it to what mentions it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("down", "into_list", show=False),
        Binding("slash", "into_search", show=False),
    ]

    def __init__(self, voice: Voice, box: dict[str, Any], clause: str = "") -> None:
        super().__init__()
        self.voice = voice
        self._box = box
        self._clause = clause

    def compose(self) -> ComposeResult:
        yield Static(id="bar", markup=False)
        yield Input(id="search")
        yield OptionList(id="pages")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.retell()
        self._show("")
        pages = self.query_one("#pages", OptionList)
        if self._clause:
            pages.highlighted = next((place for place, option in enumerate(pages.options) if option.id == self._clause), None)
        self.set_focus(pages if self._clause else self.query_one("#search"))
        self.call_after_refresh(lambda: pages.scroll_to_highlight(top=True))

    def retell(self) -> None:
        game, names = self.voice.game, self.voice.words.names
        self.voice = Voice(game, self.room.settings.language, len(names), tuple(names))
        self.__dict__.pop("_names", None)
        self.query_one("#bar", Static).update(f"{self.voice.title} · {self.say('screen-rules')}")
        self.query_one("#search", Input).placeholder = self.say("screen-search")
        self.query_one("#keys", Static).update(self.say("screen-rules-keys"))
        self._show(self.query_one("#search", Input).value)

    def on_input_changed(self, event: Input.Changed) -> None:
        self._show(event.value)

    def action_back(self) -> None:
        self.dismiss(None)

    def action_into_list(self) -> None:
        self.query_one("#pages").focus()

    def action_into_search(self) -> None:
        self.query_one("#search").focus()

    def on_input_submitted(self, _event: Input.Submitted) -> None:
        self.action_into_list()

    def _show(self, wanted: str) -> None:
        """All entries in which the word occurs, under the heads of their chapters."""
        pages = self.query_one("#pages", OptionList)
        pages.clear_options()
        found = 0
        for head, entries in self._chapters():
            matching = [(id_, text) for id_, text in entries if wanted.strip().lower() in text.plain.lower()]
            if matching:
                pages.add_option(Option(Content.styled(head, "bold underline"), disabled=True))
                pages.add_options([Option(text, id=id_) for id_, text in matching])
                found += len(matching)
        if not found:
            pages.add_option(Option(Content(self.say("screen-nothing", text=wanted)), disabled=True))

    def _chapters(self) -> list[tuple[str, list[tuple[str | None, Content]]]]:
        book, words, say = self.voice.game.rulebook, self.voice.words, self.say
        chapters: list[tuple[str, list[tuple[str | None, Content]]]] = []
        for number, (title, clauses) in enumerate(book.clauses.items(), 1):
            chapters.append((f"{number}. {words.chapter(number, title)}", [(id_, _entry(id_, words.clause(id_))) for id_ in clauses]))
        chapters.append((say("rulings"), [(id_, _entry(f"{id_} ({say('ruling')})", words.clause(id_))) for id_ in book.rulings]))
        chapters.append((say("screen-glossary"), [(None, _entry(*words.term(term))) for term in book.glossary]))
        for name, values in self._box.items():
            chapters.append((say("screen-box", name=name), [(None, text) for text in self._values(values)]))
        return [(head, entries) for head, entries in chapters if entries]

    def _values(self, values: Any) -> list[Content]:
        """What a part of the box holds, an entry a line; each says whether it was printed or is ours."""
        if isinstance(values, list):
            return [self._value(value) for value in values]
        if isinstance(values, dict):
            return [_entry(str(key), self._text(value)) for key, value in values.items()]
        return [Content(self._text(values))]

    def _value(self, value: Any) -> Content:
        if not isinstance(value, dict):
            return Content(self._text(value))
        (_, first), *rest = ((key, part) for key, part in value.items() if key != "source")
        source = {"printed": self.say("screen-printed"), "reconstructed": self.say("screen-reconstructed")}.get(str(value.get("source")), "")
        return _entry(self._text(first), "; ".join(f"{key}: {self._text(part)}" for key, part in rest) + (f" – {source}" if source else ""))

    def _text(self, value: Any) -> str:
        if isinstance(value, dict):
            return ", ".join(f"{self._text(key)} {self._text(part)}" for key, part in value.items())
        return ", ".join(map(self._text, value)) if isinstance(value, list) else self._names.get(str(value), str(value))

    @cached_property
    def _names(self) -> dict[str, str]:
        """The things actions are about, by the names they have in the box."""
        domains = [domain for verb in self.voice.game.actions.verbs for domain in verb.parameters.values() if domain.kind == "word"]
        return {text: str(self.voice.words.value(domain, value)) for domain in domains for value, text in enumerate(domain.texts)}


def _entry(head: str, text: str) -> Content:
    return Content.assemble((head, "bold"), "  ", text)
