"""What has happened, in sentences."""

from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

#: Longer ago than this is in the replay.
MOST = 400


class Log(OptionList):
    """A line for each sentence, with its clause; choosing one opens the clause. What is no part of the game has none."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self._told: list[tuple[str, str]] = []

    def tell(self, paragraphs: list[tuple[str, str]]) -> None:
        """Show these, each a clause and its text. What stands already is left standing; the end is in sight."""
        paragraphs = paragraphs[-MOST:]
        same = 0
        while same < min(len(paragraphs), len(self._told)) and paragraphs[same] == self._told[same]:
            same += 1
        if same == len(paragraphs) == len(self._told):
            return
        if same < len(self._told):
            while self.option_count > same:
                self.remove_option_at_index(self.option_count - 1)
        self.add_options([Option(self._line(clause, text)) for clause, text in paragraphs[same:]])
        self._told = paragraphs
        self.highlighted = None
        self.call_after_refresh(self.scroll_end, animate=False)

    def on_resize(self) -> None:
        """Whatever takes room from it, the end stays in sight, unless somebody is reading."""
        if not self.has_focus:
            self.call_after_refresh(self.scroll_end, animate=False)

    def clear(self) -> None:
        """Nothing is left to read."""
        self._told = []
        self.clear_options()

    def clause_at(self, place: int) -> str:
        return self._told[place][0] if 0 <= place < len(self._told) else ""

    @property
    def latest(self) -> tuple[str, str]:
        """The clause and the text of the last line."""
        return self._told[-1] if self._told else ("", "")

    def _line(self, clause: str, text: str) -> Content:
        said = text.replace("\u00a0", " ")
        return Content.assemble(said, " ", (f"[{clause}]", "bold")) if clause else Content.styled(said, "italic")
