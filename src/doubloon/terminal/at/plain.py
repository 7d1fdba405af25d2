"""The plain-text client at the tables of a room."""

from typing import TextIO

from doubloon.core.errors import DoubloonError
from doubloon.core.event import Event
from doubloon.core.registry import game as find_game
from doubloon.core.registry import game_names
from doubloon.terminal.at.door import Door
from doubloon.terminal.at.inbox import Inbox
from doubloon.terminal.at.listing import listed_text, seat_text
from doubloon.terminal.at.live_sitting import Denied, LiveSitting, Sent, reason, sit_down
from doubloon.terminal.draft import Draft
from doubloon.terminal.page import Page, shown
from doubloon.terminal.plain import INTERRUPTED, be_lenient
from doubloon.terminal.seen import Note
from doubloon.terminal.sitting import KINDS
from doubloon.terminal.talk import Left, Talk


def play_plain_at(door: Door, *, language: str, reader: TextIO, writer: TextIO) -> int:
    """Play at the table the address names, or choose one first. Returns the exit code."""
    be_lenient(reader, writer)
    inbox = Inbox(reader)
    try:
        if door.address.table:
            _sit(door, door.address.table, language, inbox, writer)
        else:
            Lobby(door, language, inbox, writer).run()
    except (Left, EOFError):
        Page(writer).line()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        pass  # nobody reads on, as after `| head`
    finally:
        inbox.close()
    return 0


def _sit(door: Door, table: str, language: str, inbox: Inbox, writer: TextIO) -> None:
    session = LiveSession(sit_down(door, table, find_game), language, inbox, writer)
    try:
        session.play()
    finally:
        session.sitting.close()


class Lobby:
    """The tables of a room as a list."""

    def __init__(self, door: Door, language: str, inbox: Inbox, writer: TextIO) -> None:
        self._door = door
        self._language = language
        self._inbox = inbox
        self._writer = writer
        self._page = Page(writer)

    def run(self) -> None:
        say, page = self._door.tongue.say, self._page
        page.prose(say("at-welcome", room=self._door.address.room, name=self._door.name))
        while True:
            tables = self._door.tables()
            found = [*tables.mine, *tables.listed]
            for number, table in enumerate(found, 1):
                page.prose(listed_text(self._door.tongue, table, find_game), first=f"{number:>3}  ", then="     ")
            page.prose(say("at-lobby-how" if found else "at-lobby-empty"))
            page.prompt(say("prompt"))
            line = self._inbox.line().strip()
            if not self._inbox.reader.isatty():
                page.line(shown(line))
            word, *rest = line.split() or [""]
            try:
                if line.isdecimal() and len(line) < 4 and 1 <= int(line) <= len(found):
                    _sit(self._door, found[int(line) - 1].table, self._language, self._inbox, self._writer)
                    page.gap()
                elif word in ("new", say("at-new")):
                    _sit(self._door, self._open(rest), self._language, self._inbox, self._writer)
                    page.gap()
                elif word in ("quit", "q", "exit"):
                    return
                elif word:
                    page.prose(say("at-lobby-unknown", text=shown(line), games=", ".join(game_names())))
            except DoubloonError as error:
                page.prose(str(error))
            except Left:
                page.gap()

    def _open(self, rest: list[str]) -> str:
        """`new GAME PLAYERS BOTS`: so many seats, bots in the last of them, the others open."""
        game = find_game(rest[0] if rest else game_names()[0])
        numbers = [int(each) for each in rest[1:3] if each.isdecimal() and len(each) < 3]
        players = numbers[0] if numbers else min(max(4, game.player_counts[0]), game.player_counts[-1])
        bots = numbers[1] if len(numbers) > 1 else 0
        return self._door.open(game=game.name, players=players, bots=["greedy"] * bots, listed=True)


class LiveSession(Talk):
    """One sitting at a table of a room, from before the start to the end of the game."""

    def __init__(self, sitting: LiveSitting, language: str, inbox: Inbox, writer: TextIO) -> None:
        self.sitting = sitting
        self.table = sitting.table
        self._inbox = inbox
        self._known = 0  # how much of what happened has been told
        self._was_lost = False
        self._seats_told: list[str] = []
        super().__init__(sitting, language, inbox.reader, writer)
        self.commands |= {"say": self._say, "concede": self._concede}
        self.name_players()

    def play(self) -> None:
        """Gather, play, tell the end."""
        self.sitting.open(lambda arrival: self._inbox.put(self, arrival))
        self.page.prose(self.voice.say("greeting", title=self.voice.title, players=self.table.players))
        while self.table.now.status == "open":
            self._gather()
        if self._is_played and self.sitting.viewer < 0:
            self.page.gap()
            self.page.prose(self.voice.say("at-watching"))
        while self._is_played:
            if self.sitting.is_asked:
                self._decide()
            else:
                self._await_others()
        if self.table.outcome is not None:
            self._tell_end(self.table.outcome, self._news())
        else:
            self.page.prose(self.voice.say("at-closed"))

    @property
    def _is_played(self) -> bool:
        return self.table.now.status == "playing"

    # Before the start

    def _gather(self) -> None:
        """Tell who is there, whenever that changes, and do what is typed."""
        now, say = self.table.now, self.voice.say
        seats = [f"{seat.seat + 1:>3}  {seat_text(self.voice, seat)}" for seat in now.seats]
        if seats != self._seats_told:
            self._seats_told = seats
            self.page.gap()
            self.page.prose(say("at-invite", link=self.sitting.door.address.link(now.table)))
            self.page.lines(seats)
            self.page.prose(say("at-gather-host" if now.host else "at-gather-guest" if now.you is not None else "at-gather-nobody"))
            self.page.prompt(say("prompt"))
        item = self._next(wants_line=True)
        if item is None:
            if self.table.now.status == "open" and self._tell_news():
                self.page.prompt(say("prompt"))
            return
        word, _, rest = item.partition(" ")
        doors = {"start": self.sitting.door.start, "join": self.sitting.door.join, "leave": self.sitting.door.leave}
        word = {say(f"at-{each}"): each for each in doors}.get(word, word)
        try:
            if word in doors:
                doors[word](now.table)  # what has changed comes over the line, in its order
                if word == "leave":
                    raise Left
                return
            elif self.understood.get(word) == "quit":
                raise Left
            elif self.understood.get(word) in ("say", "rules", "help"):
                self.commands[self.understood[word]](None, rest.strip())
            elif word:
                self.page.prose(say("at-gather-unknown", text=shown(item)))
        except DoubloonError as error:
            self.page.prose(str(error))
        if self.table.now.status == "open":
            self.page.prompt(say("prompt"))

    # Deciding

    def _decide(self) -> None:
        """Tell what has happened and how the table stands, and read until there is an answer, or the question is no longer open."""
        draft, number = Draft(self.table, self.sitting.viewer), self.table.number
        self._tell_news()
        self.page.gap()
        self.page.lines(self.portrait.full(self._look(draft)))
        self._ask(draft)
        self.page.prompt(self.voice.say("prompt"))
        while self.sitting.is_asked and self.table.number == number:
            line = self._next(wants_line=True)
            if line is None:
                if self._tell_news():
                    self.page.prompt(self.voice.say("prompt"))
            elif self._answer(draft, line):
                return
            elif self.sitting.is_asked:
                self.page.prompt(self.voice.say("prompt"))
        self.page.gap()
        self.page.prose(self.voice.say("at-too-late"))

    def _await_others(self) -> None:
        """Tell what happens as it happens. At a keyboard commands are taken meanwhile; what comes through a pipe waits until it is asked for."""
        self._tell_news()
        if self.sitting.viewer >= 0 and not self.sitting.is_waiting:
            names = self.voice.joined([self.voice.words.seat(seat) for seat in sorted(self.table.to_act)])
            message = "at-bot-plays" if self.sitting.has_bot else "screen-sealed" if self.sitting.has_sealed() else "at-waiting"
            self.page.prose(self.voice.say(message, names=names, count=len(self.table.to_act)))
        before = self._waiting
        while self._is_played and not self.sitting.is_asked and self._waiting == before:
            line = self._next(wants_line=self._inbox.reader.isatty())
            if line is None:
                self._tell_news()
            elif line:
                word, _, rest = line.partition(" ")
                if word.lower() in self.understood:
                    self.commands[self.understood[word.lower()]](None, rest.strip())
                else:
                    self.page.prose(self.voice.say("screen-no-hint"))

    @property
    def _waiting(self) -> tuple[int, set[int], bool]:
        """What is waited for."""
        return self.table.number, self.table.to_act, self.sitting.has_bot

    def give(self, _seat: int, actions: list[str]) -> None:
        self.sitting.play(actions)
        self._await_answer()

    def take_back(self, _seat: int) -> bool:
        if not self.table.now.undo:
            self.page.prose(self.voice.say("at-undo"))
            return False
        self.sitting.undo()
        self._await_answer()
        return True

    def _await_answer(self) -> None:
        """Until the room has said what became of it."""
        while self.sitting.is_waiting:
            self._next(wants_line=False)

    # Commands

    def _seats(self, draft: Draft | None, rest: str) -> bool:
        who, _, level = rest.partition(" ")
        if who in ("bot", *KINDS) and self.sitting.viewer >= 0:
            self.sitting.let_bot_play(who if who in KINDS else level if level in KINDS else KINDS[0])
            self._await_answer()
            return draft is not None
        if who in ("me", self.voice.say("at-me")) and self.sitting.has_bot:
            self.sitting.play_again()
            self._await_answer()
            return False
        self.page.lines([f"{seat.seat + 1:>3}  {seat_text(self.voice, seat)}" for seat in self.table.now.seats])
        if self.sitting.viewer >= 0:
            self.page.prose(self.voice.say("at-seats-how"))
        return False

    def help_for(self, command: str) -> str:
        return f"at-help-{command}" if command in ("seats", "quit") else super().help_for(command)

    def _say(self, _draft: Draft | None, rest: str) -> bool:
        if rest:
            self.sitting.talk(rest)
        return False

    def _concede(self, draft: Draft | None, _rest: str) -> bool:
        self.sitting.concede()
        self._await_answer()
        return draft is not None

    # The keyboard and the line

    def _next(self, *, wants_line: bool) -> str | None:
        """Wait for a line and return it, or take what the room says and return nothing."""
        item = self._inbox.get(self, wants_line=wants_line)
        if isinstance(item, str):
            if not self._inbox.reader.isatty():
                self.page.line(shown(item))
            return item.strip()
        answer = self.sitting.take(item)
        if self.sitting.names != tuple(self.voice.words.names):
            self.name_players()
        if self.sitting.is_shut:
            raise DoubloonError(self.voice.say("at-shut"))
        if self.sitting.is_lost != self._was_lost:
            self._was_lost = self.sitting.is_lost
            self.page.gap()
            self.page.prose(self.voice.say("at-lost" if self._was_lost else "at-back"))
        if isinstance(answer, Denied):
            self.page.gap()
            self.page.prose(reason(self.voice, answer)[0])
            if answer.what is None:
                raise Left
        elif isinstance(answer, Sent) and answer.kind == "undo":
            self.page.prose(self.voice.say("at-taken-back"))
        return None

    # Telling

    def _news(self) -> list[Event | Note]:
        """What has not been told yet."""
        told = self.sitting.told
        self._known, known = len(told), min(self._known, len(told))
        return told[known:]

    def _tell_news(self) -> bool:
        """Returns whether there was anything to tell."""
        lines = self.page.count
        if news := self._news():
            self.page.gap()
            self._tell(news)
        return self.page.count > lines + 1
