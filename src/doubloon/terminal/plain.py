"""The plain-text client: a game against bots, or among people at one keyboard, in lines of text."""

import io
from collections.abc import Callable
from contextlib import suppress
from typing import TextIO

from doubloon.bots import BOTS, Bot
from doubloon.core.errors import IllegalAction
from doubloon.core.event import Event
from doubloon.core.steps import SPECTATOR
from doubloon.table import Outcome, Table
from doubloon.terminal.describe import Look, ranked
from doubloon.terminal.draft import Draft, numbered
from doubloon.terminal.lookup import look_up
from doubloon.terminal.page import Page, shown
from doubloon.terminal.portraits import portrait_of
from doubloon.terminal.sitting import NotTakenBack, Sitting, open_table, player_names
from doubloon.terminal.voice import COMMANDS, Voice

__all__ = ["open_table", "play_plain"]

INTERRUPTED = 130


def play_plain(table: Table, bots: dict[int, Bot], *, language: str, reader: TextIO, writer: TextIO) -> int:
    """Play the table to its end; seats without a bot are people. Returns the exit code.

    Nothing of what one seat may not know is ever written for another. The end of the input is the same as `quit`.
    """
    for stream in (reader, writer):
        if isinstance(stream, io.TextIOWrapper):
            with suppress(io.UnsupportedOperation):  # already read from
                stream.reconfigure(errors="replace")  # a character the terminal does not know must not end a game
    session = Session(table, bots, language, reader, writer)
    try:
        session.play()
    except Left:
        session.leave()
    except KeyboardInterrupt:
        session.leave()
        return INTERRUPTED
    except BrokenPipeError:
        pass  # nobody reads on, as after `| head`
    return 0


class Left(Exception):
    """The people have left, by `quit` or by the end of the input."""


class Session:
    """One sitting at a table."""

    def __init__(self, table: Table, bots: dict[int, Bot], language: str, reader: TextIO, writer: TextIO) -> None:
        self.sitting = Sitting(table, bots)
        self.table = table
        self.game = table.game
        self.bots = bots
        self.voice = Voice(table.game, language, table.players, player_names(table))
        self.page = Page(writer)
        self.portrait = portrait_of(table.game.name)
        self.commands: dict[str, Callable[[Draft, str], bool]] = {
            "undo": self._undo,
            "log": self._log,
            "rules": self._rules,
            "table": self._table,
            "hint": self._hint,
            "seats": self._seats,
            "help": self._help,
            "quit": self._quit,
        }
        self._reader = reader
        self._unread = ""
        self._seen = dict.fromkeys(self.sitting.people, 0)  # how many of the table's entries each person has been told
        self._asked_at = 0  # the line of the page where the choices end

    def play(self) -> None:
        """Ask and answer until the game is over."""
        say = self.voice.say
        self.page.prose(say("greeting", title=self.voice.title, players=self.table.players))
        while self.table.outcome is None:
            seat = self.sitting.next_seat()
            if seat in self.bots:
                self.sitting.play(seat, self.bots[seat].answer(self.table.hidden(seat), seat))
            elif self._take_keyboard(seat):
                self._decide(seat)
        self._tell_end(self.table.outcome)

    def leave(self) -> None:
        self.page.gap()
        self.page.line(self.voice.say("unfinished"))

    # Deciding

    def _decide(self, seat: int) -> None:
        """Tell a person what has happened and how the table stands, and read until he has answered, or taken something back."""
        draft = Draft(self.table, seat)
        news = self.table.events(seat, self._seen[seat])
        self.page.gap()
        self._tell(news)
        self.page.gap()
        alone = self._seen[seat] > 0 and not any(self.portrait.tell(self.voice, [event]) for event in news if event.seat != seat)
        self._seen[seat] = self.table.entries
        self.page.lines((self.portrait.brief if alone else self.portrait.full)(self._look(draft)))
        self._ask(draft)
        while not self._answer(draft, self._read()):
            pass

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
        elif word.lower() in self.voice.commands:
            if self.commands[self.voice.commands[word.lower()]](draft, rest.strip()):
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
            self.sitting.play(draft.seat, draft.texts)
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

    def _undo(self, draft: Draft, _rest: str) -> bool:
        if draft.actions:
            self.page.prose(self.voice.say("taken-back", action=self.game.actions.text(draft.drop())))
            self._ask(draft)
            return False
        return self._take_back(draft.seat)

    def _log(self, draft: Draft, rest: str) -> bool:
        last = int(rest) if rest.isdecimal() and len(rest) < 5 else 0
        self._tell(self.table.events(draft.seat), last=last)
        return False

    def _rules(self, _draft: Draft, rest: str) -> bool:
        self.page.lines(look_up(self.voice, shown(rest), self.page.width))
        return False

    def _table(self, draft: Draft, _rest: str) -> bool:
        self.page.lines(self.portrait.full(self._look(draft)))
        return False

    def _hint(self, draft: Draft, _rest: str) -> bool:
        answer = Bot(self.game, "greedy").answer(draft.view, draft.seat)
        self.page.prose(self.voice.say("hint", actions=", ".join(answer)))
        return False

    def _seats(self, draft: Draft, rest: str) -> bool:
        """Tell who sits where, or give a seat to a bot or a person. Returns whether somebody else has to answer now."""
        number, _, who = rest.partition(" ")
        who = shown(who)
        if not rest:
            for seat, sits in enumerate(self.table.seats):
                self.page.line(f"{seat:>3}  {self.voice.words.seat(seat)}  {self.voice.say('seat-kind', kind=sits.kind, name=sits.name)}")
            return False
        if not (number.isdecimal() and len(number) < 3 and int(number) < self.table.players and who):
            self.page.prose(self.voice.say("seats-how", bots=", ".join(BOTS)))
            return False
        seat = int(number)
        if who in BOTS:
            self.sitting.seat_bot(seat, who)
        else:
            self.sitting.seat_person(seat, who)
            self._seen.setdefault(seat, 0)
        self.voice = Voice(self.game, self.voice.words.language, self.table.players, player_names(self.table))
        self.page.prose(self.voice.say("seat-taken", seat=seat, who=who))
        return seat == draft.seat and who in BOTS

    def _help(self, draft: Draft, _rest: str) -> bool:
        self.page.prose(self.voice.say("help-choices", example=self.game.actions.text(draft.open[0])))
        width = max(map(len, COMMANDS))
        for command in COMMANDS:
            self.page.prose(self.voice.say(f"help-{command}"), first=f"  {command:{width}}  ", then=" " * (width + 4))
        return False

    def _quit(self, _draft: Draft, _rest: str) -> bool:
        raise Left

    # The keyboard

    def _read(self) -> str:
        """The next line typed. What comes through a pipe is written out, so that the page reads the same."""
        line, self._unread = self._unread, ""
        if not line:
            self.page.prompt(self.voice.say("prompt"))
            line = self._reader.readline()
            if not line:
                self.page.line()
                raise Left
            if not self._reader.isatty():
                self.page.line(shown(line))
        return line.strip()

    def _take_keyboard(self, seat: int) -> bool:
        """Let this person sit down. False if the one before him took his answer back instead.

        Where either knows what the other may not, or the answer is sealed, the page is cleared and the newcomer waited for.
        """
        sitting, last = self.sitting, self.sitting.at
        if last == seat or len(sitting.people) == 1:
            sitting.at = seat
            return True
        name, must = self.voice.words.seat(seat), sitting.must_hand_over(seat)
        answered = sitting.has_sealed()
        sitting.at = seat
        if must:
            self.page.lines([""] * self.page.height)
            before = "" if last is None else self.voice.words.seat(last)
            self.page.prose(self.voice.say("hand-over", next=name, last=before, undo="yes" if answered else "no"))
            line = self._read()
            if last is not None and answered and self.voice.commands.get(line.lower()) == "undo":
                sitting.at = last
                return not self._take_back(last)
            if not self._reader.isatty():
                self._unread = line  # a script may answer at once; a person has not seen the choices yet
        self.page.gap()
        self.page.line(self.voice.say("turn", name=name))
        return True

    # The table

    def _take_back(self, seat: int) -> bool:
        """Take this seat's latest answer back, or say why that cannot be."""
        try:
            action = self.sitting.take_back(seat)
        except NotTakenBack as refusal:
            self.page.prose(self.voice.say(refusal.message, name=self.voice.words.seat(seat)))
            return False
        self.page.prose(self.voice.say("taken-back", action=action))
        return True

    def _look(self, draft: Draft) -> Look:
        return Look(self.voice, draft.view, draft.seat, self.page.width)

    def _tell(self, events: list[Event], *, last: int = 0) -> None:
        """Events in words, or of these only the last paragraphs."""
        for paragraph in self.voice.paragraphs(self.portrait.tell(self.voice, events))[-last:]:
            self.page.prose(paragraph, then="  ")

    def _tell_end(self, outcome: Outcome) -> None:
        """The last news, the scores in order of rank, who won and why the game ended."""
        say, seat = self.voice.say, self.voice.words.seat
        self.page.gap()
        self._tell(self.table.events(SPECTATOR, min(self._seen.values(), default=0)))
        self.page.gap()
        self.page.line(say("over", clause=outcome.reason))
        width = max(len(seat(each)) for each in range(self.table.players))
        for each in ranked(outcome):
            place = outcome.places[each]
            tie = say("tie", clause=place.clause) if place.clause else ""
            self.page.line(f"{place.rank:>3}.  {seat(each):{width}}  {place.points:>4}  {tie}")
        self.page.prose(self.portrait.verdict(self.voice, outcome, self.table.events(SPECTATOR)))
