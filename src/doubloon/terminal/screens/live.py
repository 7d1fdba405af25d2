"""Playing at a table of a room."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import ClassVar, NamedTuple

from textual import work
from textual.binding import Binding, BindingType
from textual.message import Message

from doubloon.core.errors import DoubloonError
from doubloon.table import Journal
from doubloon.table.file import save
from doubloon.table.journal import read_journal
from doubloon.terminal.at import messages
from doubloon.terminal.at.line import Arrival
from doubloon.terminal.at.listing import seat_text
from doubloon.terminal.at.live_sitting import Denied, LiveSitting, Sent, reason, sit_down
from doubloon.terminal.describe import GENERIC, Look
from doubloon.terminal.draft import Draft
from doubloon.terminal.screens.dialogs import Ask, Line
from doubloon.terminal.screens.info import InfoScreen
from doubloon.terminal.screens.live_standing import LiveStanding
from doubloon.terminal.screens.playing import PlayScreen
from doubloon.terminal.screens.replay import ReplayScreen
from doubloon.terminal.shelf import SUFFIX
from doubloon.terminal.sitting import KINDS
from doubloon.terminal.tables.drawing import Drawing
from doubloon.terminal.tables.ink import Ink, Lines, folded, plain, rule


class LiveScreen(PlayScreen):
    """One's place at a table of a room, from before the start to after the end. Whatever the room says is shown as it comes."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("t", "talk", show=False)]
    FOOT: ClassVar[list[tuple[str, str]]] = [
        ("?", "help"),
        ("u", "undo"),
        ("h", "hint"),
        ("l", "turn_log"),
        ("r", "rules"),
        ("i", "info"),
        ("s", "seats"),
        ("t", "talk"),
        ("q", "leave"),
    ]
    KEYS: ClassVar[list[tuple[str, str]]] = [
        ("0–9", "key-number"),
        ("↑ ↓ ← → ⏎", "key-arrows"),
        (":", "key-write"),
        ("u", "key-undo"),
        ("h", "key-hint"),
        ("l", "key-log"),
        ("c", "key-clause"),
        ("r", "key-rules"),
        ("i", "key-info"),
        ("s", "key-own-seat"),
        ("t", "key-talk"),
        ("p", "key-replay-over"),
        ("PgUp PgDn", "key-scroll"),
        ("Tab", "key-tab"),
        ("F2", "key-language"),
        ("F3", "key-theme"),
        ("?", "key-help"),
        ("q", "key-leave"),
    ]

    class Arrived(Message):
        """The room has said something."""

        def __init__(self, arrival: Arrival) -> None:
            super().__init__()
            self.arrival = arrival

    def __init__(self, sitting: LiveSitting) -> None:
        super().__init__(sitting)
        self.sitting = sitting
        self.table = sitting.table
        self._is_bare = False
        self._is_due = False  # something has arrived that is not drawn yet

    def on_mount(self) -> None:
        self.retell()
        self.focus_panel()
        self.notice(self._seal)
        self.sitting.open(self._deliver)
        self.call_after_refresh(self.go_on)

    @property
    def _seal(self) -> str:
        return self.say("screen-commitment", commitment=self.table.now.commitment[:16])

    def retell(self) -> None:
        self.sitting.door.tongue = self.room.tongue
        super().retell()

    def on_unmount(self) -> None:
        self.sitting.close()

    def _deliver(self, arrival: Arrival) -> None:
        with suppress(RuntimeError):  # the room has been left, and its loop is closed
            self.post_message(self.Arrived(arrival))

    def on_live_screen_arrived(self, event: Arrived) -> None:
        was_lost, was_open = self.sitting.is_lost, self.table.now.status == "open"
        answer = self.sitting.take(event.arrival)
        if was_open and self.table.now.status != "open":
            self.picture.forget()
            self.notice(self._seal)
        elif isinstance(event.arrival, messages.Update) and self._notice[0] == self._seal:
            self.notice()
        if self.sitting.names != tuple(self.voice.words.names):
            self.retell()
        if isinstance(answer, Denied):
            self.notice(*reason(self.voice, answer))
        elif isinstance(answer, Sent) and answer.kind == "undo":
            self.notice(self.say("at-taken-back"))
        elif self.sitting.is_shut:
            self.notice(self.say("at-shut"))
        elif self.sitting.is_lost != was_lost:
            self.notice(self.say("at-back" if was_lost else "at-lost"))
        if not self._is_due:  # when much arrives at once it is drawn once
            self._is_due = True
            self.call_later(self._catch_up)

    def _catch_up(self) -> None:
        self._is_due = False
        self.go_on()

    # The order of play

    def go_on(self) -> None:
        """Ask, if one is asked. An answer in the making is kept as long as its question is open."""
        before, self.draft = self.draft, None
        if self.sitting.is_asked:
            self.draft = Draft(self.table, self.sitting.viewer)
            for action in before.actions if before and before.asked == self.draft.asked else ():
                if self.draft.why_not(action) or self.draft.add(action):
                    break
        self.paint()

    def give(self, _seat: int, actions: list[str]) -> None:
        self.sitting.play(actions)
        self.go_on()

    def take_back(self, _seat: int) -> None:
        if self.table.now.undo:
            self.sitting.undo()
            self.go_on()
        else:
            self.notice(self.say("at-undo"))

    async def choose_otherwise(self, number: str) -> None:
        standing = self.standing
        if number in self.choices.labels and standing.labels.get(number) == self.choices.labels[number]:  # else it has changed under the finger
            await self.run_action(f"screen.{standing.doings[int(number) - 1]}")

    def paint_table(self) -> None:
        if self.table.now.status in ("open", "closed"):
            gathering = Gathering(self.table.now.seats, self.sitting.door.address.link(self.sitting.id))
            self.picture.show(GATHERING, self.voice, gathering, self.sitting.viewer)
        else:
            super().paint_table()

    @property
    def standing(self) -> LiveStanding:
        return LiveStanding(self.sitting, self.voice, self.drawing, self.draft)

    # Around the game

    @work(exclusive=True, group="door")
    async def _do(self, ask: Callable[[str], object]) -> None:
        """Ask for something at the door of the room; what has changed comes over the line, in its order."""
        try:
            await asyncio.to_thread(ask, self.sitting.id)
        except DoubloonError as error:
            self.notice(str(error))

    def action_start(self) -> None:
        self._do(self.sitting.door.start)

    def action_join(self) -> None:
        self._do(self.sitting.door.join)

    def action_give_up(self) -> None:
        self._do(self.sitting.door.leave)

    def action_take_seat(self) -> None:
        self.sitting.play_again()

    @work(exclusive=True, group="door")
    async def action_rematch(self) -> None:
        """The same people at a new table, in the place of this one."""
        door = self.sitting.door
        try:
            sitting = await asyncio.to_thread(lambda: sit_down(door, door.rematch(self.sitting.id), self.room.find))
        except DoubloonError as error:
            self.notice(str(error))
            return
        self.app.switch_screen(LiveScreen(sitting))

    def action_talk(self) -> None:
        """Say something to the others."""
        if not self.table.now.chat or self.sitting.viewer < 0:
            self.notice(self.say("at-no-chat"))
            return
        self.app.push_screen(Line(self.say("at-talk")), lambda text: self.sitting.talk(text.strip()) if text and text.strip() else None)

    def action_seats(self) -> None:
        """What can be done with one's own seat; before the start the host can send others away."""
        now, answers = self.table.now, dict[str, str]()
        if now.status == "open" and now.host:
            answers = {
                f"remove {seat.seat}": self.say("at-remove", name=messages.clean(seat.name)) for seat in now.seats if seat.kind != "open" and not seat.you
            }
        elif now.status == "playing" and self.sitting.has_bot:
            answers = {"me": self.say("after-take-seat")}
        elif now.status == "playing" and self.sitting.viewer >= 0:
            name = self.voice.words.seat(self.sitting.viewer)
            answers = {kind: self.say("seat-to-bot", name=name, bot=self.room.tongue.bot(kind)) for kind in KINDS}
            answers["concede"] = self.say("at-concede")
        if answers:
            self.app.push_screen(Ask(self.say("screen-seats"), answers), self._change_seat)
        else:
            self.notice(self.say("at-no-seat"))

    def _change_seat(self, answer: str | None) -> None:
        if answer is None:
            return
        if answer.startswith("remove "):
            self._do(lambda table: self.sitting.door.remove(table, int(answer.removeprefix("remove "))))
        elif answer == "me":
            self.sitting.play_again()
        elif answer == "concede":
            self.sitting.concede()
        else:
            self.sitting.let_bot_play(answer)

    # Looking things up

    @work(exclusive=True, group="door")
    async def action_info(self) -> None:
        if self.table.outcome is None:
            place = self.sitting.door.address.link(self.sitting.id)
            self.app.push_screen(InfoScreen(self.game, self.table.header, self.sitting.names, place, None))
        elif journal := await self._journal():
            path = self.room.settings.folder / f"{self.sitting.id}{SUFFIX}"
            try:
                save(journal, path)
            except OSError as error:
                self.notice(self.say("screen-unsaved", reason=error.strerror or str(error)))
            self.app.push_screen(InfoScreen(self.game, journal.header, self.sitting.names, str(path), journal))

    @work(exclusive=True, group="door")
    async def action_replay(self) -> None:
        if self.table.outcome is None:
            self.notice(self.say("at-no-replay"))
        elif journal := await self._journal():
            self.app.push_screen(ReplayScreen(journal, self.room.find, [max(0, self.sitting.viewer)]))

    async def _journal(self) -> Journal | None:
        """The journal of the game that is over."""
        try:
            return read_journal(await asyncio.to_thread(self.sitting.door.journal, self.sitting.id))
        except DoubloonError as error:
            self.notice(str(error))
            return None

    def action_leave(self) -> None:
        """Leave the table. The seat stays one's own; the game goes on without, with a bot if one likes."""
        if self.table.now.status != "playing" or self.sitting.viewer < 0 or self.sitting.has_bot:
            self.room.leave(self)
            return

        def done(answer: str | None) -> None:
            if answer == "bot":
                self.sitting.let_bot_play("greedy")
            if answer in ("leave", "bot"):
                self.room.leave(self)

        answers = {"stay": self.say("leave-stay"), "leave": self.say("leave-leave"), "bot": self.say("at-leave-bot")}
        self.app.push_screen(Ask(self.say("at-leave-ask"), answers), done)


class Gathering(NamedTuple):
    """What there is to see before the start."""

    seats: list[messages.Seat]
    link: str


def _draw_seats(look: Look, _ink: Ink, _height: int) -> Lines:
    """Who is there, before the game begins."""
    seen: Gathering = look.view
    rows = [plain(f"{seat.seat + 1:>3}  {seat_text(look.voice, seat)}", "bold" if seat.you else "") for seat in seen.seats]
    return [rule(look.width, look.voice.title), plain(""), *rows, plain(""), *folded(look.voice.say("at-invite", link=seen.link), look.width)]


def _no_label(_look: Look, _action: int) -> str:
    return ""


#: The table before the start: whoever has come.
GATHERING = Drawing(GENERIC, _draw_seats, _no_label)
