"""Small screens over another one: a question, a text, a line to type."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from doubloon.terminal.screens.speaking import Speaking


class Dialog(ModalScreen[str | None], Speaking):
    """Closed by Escape, which answers nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def action_close(self) -> None:
        self.dismiss(None)


class Ask(Dialog):
    """A question with a few answers, each a key of its own, a number and a line to click."""

    def __init__(self, question: str, answers: dict[str, str]) -> None:
        super().__init__()
        self._question = question
        self._answers = answers

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self._question, markup=False)
            yield OptionList(*(Option(Content(f"{place}  {text}"), id=key) for place, (key, text) in enumerate(self._answers.items(), 1)))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id)

    def key(self, character: str) -> str | None:
        """The answer that stands under this number."""
        place = int(character) - 1 if character.isdecimal() else -1
        return list(self._answers)[place] if 0 <= place < len(self._answers) else None

    def on_key(self, event: object) -> None:
        answer = self.key(getattr(event, "character", None) or "")
        if answer is not None:
            self.dismiss(answer)


class Reading(Dialog):
    """A text to read. `more` is another key that closes it, and what it answers."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,enter,space", "close", show=False)]

    def __init__(self, title: str, text: Content, foot: str, more: tuple[str, str] | None = None) -> None:
        super().__init__()
        self._title, self._text, self._foot, self._more = title, text, foot, more

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Content.styled(self._title, "bold"))
            with VerticalScroll():
                yield Static(self._text)
            yield Static(Content.styled(self._foot, "dim"))

    def on_key(self, event: object) -> None:
        if self._more and getattr(event, "character", None) == self._more[0]:
            self.dismiss(self._more[1])


class Line(Dialog):
    """A line to type."""

    def __init__(self, prompt: str, example: str = "") -> None:
        super().__init__()
        self._prompt, self._example = prompt, example

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self._prompt, markup=False)
            yield Input(placeholder=self._example)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)
