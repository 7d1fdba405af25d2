"""The plain-text client: a game against bots, or among people at one keyboard, in lines of text."""

import io
from contextlib import suppress
from typing import TextIO

from doubloon.bots import Bot, bot_names
from doubloon.core.steps import SPECTATOR
from doubloon.table import Table
from doubloon.terminal.draft import Draft
from doubloon.terminal.page import shown
from doubloon.terminal.sitting import NotTakenBack, Sitting, open_table
from doubloon.terminal.talk import Left, Talk

__all__ = ["open_table", "play_plain"]

INTERRUPTED = 130


def play_plain(table: Table, bots: dict[int, Bot], *, language: str, reader: TextIO, writer: TextIO) -> int:
    """Play the table to its end; seats without a bot are people. Returns the exit code.

    Nothing of what one seat may not know is ever written for another. The end of the input is the same as `quit`.
    """
    be_lenient(reader, writer)
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


def be_lenient(*streams: TextIO) -> None:
    """A character the terminal does not know must not end a game."""
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            with suppress(io.UnsupportedOperation):  # already read from
                stream.reconfigure(errors="replace")


class Session(Talk):
    """One sitting at a table of one's own."""

    def __init__(self, table: Table, bots: dict[int, Bot], language: str, reader: TextIO, writer: TextIO) -> None:
        self.sitting = Sitting(table, bots)
        self.table = table
        self.bots = bots
        super().__init__(self.sitting, language, reader, writer)
        self._unread = ""
        self._seen = dict.fromkeys(self.sitting.people, 0)  # how many of the table's entries each person has been told

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
        self._tell_end(self.table.outcome, self.table.events(SPECTATOR, min(self._seen.values(), default=0)))

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

    def give(self, seat: int, actions: list[str]) -> None:
        self.sitting.play(seat, actions)

    def _seats(self, draft: Draft | None, rest: str) -> bool:
        """Tell who sits where, or give a seat to a bot or a person. Returns whether somebody else has to answer now."""
        number, _, who = rest.partition(" ")
        who = shown(who)
        if not rest:
            for seat, sits in enumerate(self.table.seats):
                self.page.line(f"{seat:>3}  {self.voice.words.seat(seat)}  {self.voice.say('seat-kind', kind=sits.kind, name=sits.name)}")
            return False
        if not (number.isdecimal() and len(number) < 3 and int(number) < self.table.players and who):
            self.page.prose(self.voice.say("seats-how", bots=", ".join(bot_names())))
            return False
        seat = int(number)
        if who in bot_names():
            self.sitting.seat_bot(seat, who)
        else:
            self.sitting.seat_person(seat, who)
            self._seen.setdefault(seat, 0)
        self.name_players()
        self.page.prose(self.voice.say("seat-taken", seat=seat, who=who))
        return draft is not None and seat == draft.seat and who in bot_names()

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
            if last is not None and answered and self.understood.get(line.lower()) == "undo":
                sitting.at = last
                return not self.take_back(last)
            if not self._reader.isatty():
                self._unread = line  # a script may answer at once; a person has not seen the choices yet
        self.page.gap()
        self.page.line(self.voice.say("turn", name=name))
        return True

    def take_back(self, seat: int) -> bool:
        """Take this seat's latest answer back, or say why that cannot be."""
        try:
            action = self.sitting.take_back(seat)
        except NotTakenBack as refusal:
            self.page.prose(self.voice.say(refusal.message, name=self.voice.words.seat(seat)))
            return False
        self.page.prose(self.voice.say("taken-back", action=action))
        return True
