"""A person at the plain-text client, at any table: what he is told, asked and can say."""

from collections.abc import Callable, Sequence
from typing import TextIO

from doubloon.bots import Bot
from doubloon.core.errors import IllegalAction
from doubloon.core.event import Event
from doubloon.core.steps import SPECTATOR
from doubloon.table import Outcome
from doubloon.terminal.advice import ADVISER, advice_lines
from doubloon.terminal.describe import Look, ranked, story
from doubloon.terminal.draft import Draft, numbered
from doubloon.terminal.lookup import look_up
from doubloon.terminal.page import Page, shown
from doubloon.terminal.portraits import portrait_of
from doubloon.terminal.seen import Note, Seated
from doubloon.terminal.voice import Voice


class Left(Exception):
    """The people have left, by `quit` or by the end of the input."""


class Talk:
    """Asks, reads and explains. How an answer is given and taken back, and who sits where, differs from table to table."""

    def __init__(self, sitting: Seated, language: str, reader: TextIO, writer: TextIO) -> None:
        self.seated = sitting
        self.game = sitting.table.game
        self.page = Page(writer)
        self.portrait = portrait_of(self.game.name)
        self.language = language
        self.commands: dict[str, Callable[[Draft | None, str], bool]] = {
            "undo": self._undo,
            "log": self._log,
            "rules": self._rules,
            "table": self._table,
            "hint": self._hint,
            "seats": self._seats,
            "help": self._help,
            "quit": self._quit,
        }
        self.name_players()
        self._reader = reader
        self._asked_at = 0  # the line of the page where the choices end

    def name_players(self) -> None:
        self.voice = Voice(self.game, self.language, self.seated.table.players, self.seated.names)
        self.understood = self.voice.understood(self.commands)

    def leave(self) -> None:
        self.page.gap()
        self.page.line(self.voice.say("unfinished"))

    # What differs

    def give(self, seat: int, actions: list[str]) -> None:
        """The table gets a complete answer."""
        raise NotImplementedError

    def take_back(self, seat: int) -> bool:
        """Take this seat's latest answer back, or say why that cannot be. Returns whether it is asked anew."""
        raise NotImplementedError

    def _seats(self, draft: Draft | None, rest: str) -> bool:
        """Tell who sits where, or give a seat to somebody else. Returns whether somebody else has to answer now."""
        raise NotImplementedError

    def _read(self) -> str:
        """The next line typed."""
        raise NotImplementedError

    # Deciding

    def _ask(self, draft: Draft) -> None:
        """The question and its choices."""
        look = self._look(draft)
        self.page.gap()
        self.page.prose(self.voice.words.question(look.view))
        if draft.actions:
            self.page.prose(self.voice.say("collected", actions=", ".join(draft.texts)))
        choices = numbered(self.game, draft.open)
        width = max(len(self.game.actions.text(action)) for action in choices.values())
        for number, action in choices.items():
            remark = self.portrait.remark(look, action)
            first = f"{number:>3}  {self.game.actions.text(action):{width}}  "
            self.page.prose(self.voice.words.action(action) + (f" ({remark})" if remark else ""), first=first, then=" " * len(first))
        self._asked_at = self.page.count

    def _answer(self, draft: Draft, line: str) -> bool:
        """Do what a person typed; returns whether his decision is done with."""
        choices = numbered(self.game, draft.open)
        word, _, rest = line.partition(" ")
        if not line:
            self._ask(draft)
        elif line in choices:
            return self._add(draft, choices[line])
        elif word.lower() in (verb.name for verb in self.game.actions.verbs):
            return self._spelt(draft, line)
        elif word.lower() in self.understood:
            if self.commands[self.understood[word.lower()]](draft, rest.strip()):
                return True
            if self.page.count - self._asked_at > self.page.height // 2:  # the choices are out of sight
                self._ask(draft)
        else:
            self._wonder(draft, line, choices)
        return False

    def _spelt(self, draft: Draft, line: str) -> bool:
        """An action in its text form."""
        try:
            action = self.game.actions.parse(line)
        except IllegalAction:  # its message is for programmers' eyes and English: here are examples instead
            verb = next(verb for verb in self.game.actions.verbs if verb.name == line.split()[0].lower())
            alike = [action for action in draft.open if self.game.actions.read(action)[0] is verb] or [verb.first]
            examples = ", ".join(self.game.actions.text(action) for action in alike[:6])
            self.page.prose(self.voice.say("misspelt", text=shown(line), examples=examples))
            return False
        return self._add(draft, action)

    def _add(self, draft: Draft, action: int) -> bool:
        """One more action for the answer; when it is complete, the table gets it."""
        clause = draft.why_not(action)
        if clause:
            text, name = self.game.actions.text(action), self.voice.words.seat(draft.seat)
            self.page.prose(self.voice.say("refused", action=text, name=name, text=self.voice.words.clause(clause), clause=clause))
            return False
        if draft.add(action):
            self.give(draft.seat, draft.texts)
            return True
        self.page.lines(self.portrait.brief(self._look(draft)))
        self._ask(draft)
        return False

    def _wonder(self, draft: Draft, line: str, choices: dict[str, int]) -> None:
        """Say what could be typed."""
        numbers = ", ".join(choices) if len(choices) < 10 else f"{next(iter(choices))} … {list(choices)[-1]}"
        example = self.game.actions.text(draft.open[0])
        message = "no-such-number" if line.isdecimal() else "unknown"
        self.page.prose(self.voice.say(message, number=shown(line), text=shown(line), numbers=numbers, example=example))

    # Commands

    def _undo(self, draft: Draft | None, _rest: str) -> bool:
        if draft and draft.actions:
            self.page.prose(self.voice.say("taken-back", action=self.game.actions.text(draft.drop())))
            self._ask(draft)
            return False
        return self.take_back(self.seated.viewer)

    def _log(self, _draft: Draft | None, rest: str) -> bool:
        last = int(rest) if rest.isdecimal() and len(rest) < 5 else 0
        self._tell(self.seated.told, last=last)
        return False

    def _rules(self, _draft: Draft | None, rest: str) -> bool:
        self.page.lines(look_up(self.voice, shown(rest), self.page.width))
        return False

    def _table(self, draft: Draft | None, _rest: str) -> bool:
        self.page.lines(self.portrait.full(self._look(draft)))
        return False

    def _hint(self, draft: Draft | None, _rest: str) -> bool:
        if draft is None:
            self.page.prose(self.voice.say("screen-no-hint"))
            return False
        for line in advice_lines(self.voice, Bot(self.game, ADVISER, timed=False).advice(draft.view, draft.seat)):
            self.page.prose(line)
        return False

    def _help(self, draft: Draft | None, _rest: str) -> bool:
        self.page.prose(self.voice.say("help-choices", example=self.game.actions.text(draft.open[0] if draft else 0)))
        width = max(map(len, self.commands))
        for command in self.commands:
            self.page.prose(self.voice.say(self.help_for(command)), first=f"  {command:{width}}  ", then=" " * (width + 4))
        return False

    def help_for(self, command: str) -> str:
        """The message that says what a command does."""
        return f"help-{command}"

    def _quit(self, _draft: Draft | None, _rest: str) -> bool:
        raise Left

    # Telling

    def _look(self, draft: Draft | None) -> Look:
        viewer = self.seated.viewer
        return Look(self.voice, draft.view if draft else self.seated.table.hidden(viewer), viewer, self.page.width)

    def _tell(self, told: Sequence[Event | Note], *, last: int = 0) -> None:
        """What happened in words, or of this only the last paragraphs."""
        for paragraph in self.voice.paragraphs(story(self.portrait, self.voice, told))[-last:]:
            self.page.prose(paragraph, then="  ")

    def _tell_end(self, outcome: Outcome, news: Sequence[Event | Note]) -> None:
        """The last news, the scores in order of rank, who won and why the game ended."""
        say, seat = self.voice.say, self.voice.words.seat
        self.page.gap()
        self._tell(news)
        self.page.gap()
        self.page.line(say("over", clause=outcome.reason))
        width = max(len(seat(each)) for each in range(self.seated.table.players))
        for each in ranked(outcome):
            place = outcome.places[each]
            tie = say("tie", clause=place.clause) if place.clause else ""
            self.page.line(f"{place.rank:>3}.  {seat(each):{width}}  {place.points:>4}  {tie}")
        self.page.prose(self.portrait.verdict(self.voice, outcome, self.seated.table.events(SPECTATOR)))
