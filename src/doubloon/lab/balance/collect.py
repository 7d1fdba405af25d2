"""Many games between bots, compiled and on all cores, and what is counted in them. Counters do not grow with games; a game itself leaves a few numbers."""

import hashlib
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from joblib import Parallel, cpu_count, delayed

from doubloon.bots.desk import DONE, STATES, VIEW, Desk, compiled_desk
from doubloon.bots.levels import MOST_NODES, level
from doubloon.bots.policy import bot_action, quick_action
from doubloon.core.bind import with_others
from doubloon.core.compiled import new_log
from doubloon.core.contract import RECORD, apply, legal, score, setup
from doubloon.core.errors import BadSetup
from doubloon.core.game import Game
from doubloon.core.generic import assign, cover
from doubloon.core.registry import game as find_game
from doubloon.core.registry import game_names
from doubloon.core.rule import rule
from doubloon.core.state import OVER, Grid, Row, State
from doubloon.core.steps import clear, is_asked
from doubloon.core.stream import fork, from_number
from doubloon.lab.arena import guests_of, is_searching
from doubloon.lab.balance.layout import (
    ASKED_CHOICE,
    ASKED_OPEN,
    FIRST,
    KIND,
    KNOWN,
    OFFERED_TAKEN,
    OPEN_CHANCE,
    OPEN_CHOSEN,
    SIZES,
    STRIDES,
    TAKEN,
    TAKERS_WINS,
    TENTHS,
    VALUES,
    Index,
    Layout,
)
from doubloon.lab.statistics import Sums

#: Games that are played in one go, a whole number of times round every table: what is found does not depend on how many cores there are.
CHUNK = 480
#: How many moments of a game are remembered with who led; of a longer one every second, fourth, …
MOMENTS = 1024
COUNT, STRIDE, SINCE, HEAD = range(4)
#: The columns of the sums.
X, Y, XX, YY, XY, MET, SUMS = range(7)
CHECKPOINTS = len(TENTHS)


class Tally(NamedTuple):
    """The cells of compiled counting: of the game being played (`now`, `seen`, `held`, `leads`), and of all games (`sums`)."""

    now: Any
    seen: Any
    held: Any
    leads: Any
    sums: Any


def collect(template: Any, bots: Any, desk: Desk, points: Any, ranks: Any, lengths: Any, log: Any, index: Index, tally: Tally) -> None:
    """Entry point: as many games as `lengths` has rows, the bots moving one seat on from game to game; see `arena`."""
    start = template.view(RECORD)
    truth = np.empty_like(template).view(RECORD)
    states = np.zeros(STATES * len(template), np.uint8).view(RECORD)
    for game in range(len(lengths)):
        assign(truth, 0, start, 0)
        s = truth[0]
        fork(desk.stream, s.stream)
        clear(log)
        setup(s, log)
        count_told(log, s.players, index, tally)
        begin_leads(tally.leads)
        while s.step != OVER:
            for seat in range(s.players):
                if is_asked(s, seat):
                    assign(states, VIEW, truth, 0)
                    cover(states[VIEW], seat)
                    desk.tally[DONE] = 0
                    action = bot_action(states, seat, desk, bots[(seat + game) % s.players])
                    n = legal(s, seat, desk.out)
                    lengths[game][0] += 1
                    if n > 1:
                        lengths[game][1] += 1
                    count_decision(s.decision, action, desk.out, n, index, tally)
                    clear(log)
                    apply(s, seat, action, log)
                    count_told(log, s.players, index, tally)
                    score(s, desk.table)
                    note_lead(desk.table, s.players, tally.leads)
        score(s, desk.table)
        for seat in range(s.players):
            points[game][seat] = desk.table[seat][0]
            ranks[game][seat] = desk.table[seat][1]
        close_game(desk.table, s.players, index, tally)


@rule()
def count_told(log: Grid, players: int, index: Index, tally: Tally) -> None:
    """Count the components of which the rows of a log tell, and note by whom one was taken."""
    links = index.links
    for i in range(1, log[0][0] + 1):
        for link in range(len(links)):
            if links[link][KIND] == log[i][0]:
                place = links[link][FIRST]
                known = 1
                for value in range(VALUES):
                    if links[link][SIZES + value] > 0:
                        if log[i][3 + value] < 0 or log[i][3 + value] >= links[link][SIZES + value]:
                            known = 0
                        place += log[i][3 + value] * links[link][STRIDES + value]
                if known == 1:
                    tally.now[index.firsts[OFFERED_TAKEN] + place][links[link][TAKEN]] += 1
                    if links[link][TAKEN] == 1 and 0 <= log[i][2] < players:
                        tally.held[place] |= 1 << log[i][2]


@rule()
def count_decision(kind: int, action: int, moves: Row, n: int, index: Index, tally: Tally) -> None:
    """Count a decision: its question, what was open and what was chosen. A choice that is open with several seats to aim at is open once."""
    now = tally.now
    now[index.firsts[ASKED_OPEN] + kind][0] += 1
    now[index.firsts[ASKED_OPEN] + kind][1] += n
    now[index.firsts[ASKED_CHOICE] + kind][0] += 1
    if n < 2:
        return
    now[index.firsts[ASKED_CHOICE] + kind][1] += 1
    now[index.firsts[OPEN_CHOSEN] + index.choices[action]][1] += 1
    for i in range(n):
        choice = index.choices[moves[i]]
        now[index.firsts[OPEN_CHANCE] + choice][1] += 1.0 / n
        if tally.seen[choice] == 0:
            tally.seen[choice] = 1
            now[index.firsts[OPEN_CHOSEN] + choice][0] += 1
            now[index.firsts[OPEN_CHANCE] + choice][0] += 1
    for i in range(n):
        tally.seen[index.choices[moves[i]]] = 0


@rule()
def begin_leads(leads: Row) -> None:
    """Nobody has led yet."""
    leads[COUNT] = 0
    leads[STRIDE] = 1
    leads[SINCE] = 0


@rule()
def note_lead(table: Grid, players: int, leads: Row) -> None:
    """Remember who leads after a decision, a bit for each seat. When there is no room left, every second moment is forgotten, and half as many are noted."""
    leads[SINCE] += 1
    if leads[SINCE] < leads[STRIDE]:
        return
    leads[SINCE] = 0
    if HEAD + leads[COUNT] == len(leads):
        leads[COUNT] //= 2
        leads[STRIDE] *= 2
        for i in range(leads[COUNT]):
            leads[HEAD + i] = leads[HEAD + 2 * i + 1]
    leads[HEAD + leads[COUNT]] = first_of(table, players)
    leads[COUNT] += 1


@rule()
def first_of(table: Grid, players: int) -> int:
    """The seats in the first rank, a bit each."""
    seats = 0
    for seat in range(players):
        if table[seat][1] == 1:
            seats |= 1 << seat
    return seats


@rule()
def bits(mask: int, players: int) -> int:
    """How many of these seats there are."""
    count = 0
    for seat in range(players):
        count += (mask >> seat) & 1
    return count


@rule()
def close_game(table: Grid, players: int, index: Index, tally: Tally) -> None:
    """At the end of a game: who had what won how much, whether those who led were to win; then add the game to the sums and forget it."""
    now, sums, leads = tally.now, tally.sums, tally.leads
    winners = first_of(table, players)
    for place in range(len(tally.held)):
        if tally.held[place] > 0:
            now[index.firsts[TAKERS_WINS] + place][0] = bits(tally.held[place], players)
            now[index.firsts[TAKERS_WINS] + place][1] = bits(tally.held[place] & winners, players) / max(1, bits(winners, players))
            tally.held[place] = 0
    for tenth in range(CHECKPOINTS):
        if leads[COUNT] > 0:
            lead = leads[HEAD + leads[COUNT] * (tenth + 1) // (CHECKPOINTS + 1)]
            now[index.firsts[KNOWN] + tenth][0] = 1
            now[index.firsts[KNOWN] + tenth][1] = bits(lead & winners, players) / max(1, bits(lead, players))
    for item in range(len(now)):
        x = now[item][0]
        y = now[item][1]
        if x != 0 or y != 0:
            sums[item][X] += x
            sums[item][Y] += y
            sums[item][XX] += x * x
            sums[item][YY] += y * y
            sums[item][XY] += x * y
            sums[item][MET] += 1
            now[item][0] = 0
            now[item][1] = 0


#: `collect` for bots that do not search: a good deal less to compile.
quick_collect = with_others(collect, "quick_collect", bot_action=quick_action)


# Side by side


class Collected(NamedTuple):
    """What was counted: points and ranks by game and seat, decisions by game (all, and those with a choice), and the sums of every counter."""

    points: Any
    ranks: Any
    lengths: Any
    sums: Any

    @property
    def games(self) -> int:
        return len(self.lengths)

    def sum(self, layout: Layout, group: int, place: int) -> Sums:
        """The sums of one counter."""
        return Sums(self.games, *(float(each) for each in self.sums[layout.firsts[group] + place]))


class Bench(NamedTuple):
    """All that makes the games what they are: the bots by seat, what they may spend, and the seed."""

    bots: tuple[str, ...]
    pace: int
    seed: int


def check_bots(bots: list[str], players: int, pace: int) -> tuple[str, ...]:
    """The bots for every seat, the last taking all seats left; refuses those that cannot play."""
    if pace < 1:
        raise BadSetup(f"pace {pace} is too fast: at least 1")
    if len(bots) > players:
        raise BadSetup(f"{len(bots)} bots are too many for {players} players")
    if others := guests_of(bots):
        raise BadSetup(f"{others[0]} is a bot of another package: such bots play at tables and in tournaments, reports are compiled")
    return (*bots, *bots[-1:] * (players - len(bots)))


def collected(
    game: Game, start: State, bench: Bench, games: int, *, workers: int = 0, progress: Callable[[int, int], None] = lambda _done, _all: None
) -> Collected:
    """Play games from this start. The same bench gives the same games, however many work on them. `progress` is told how many are done, of how many."""
    play_chunk(game, start, bench, 0, 0)  # compiled once, before several would
    source = game.name if game.name in game_names() else str(game.folder)
    numbers = range(-(-games // CHUNK))
    jobs = (delayed(_chunk)(source, start.pack(), bench, number, min(CHUNK, games - number * CHUNK)) for number in numbers)
    parts: list[Collected] = []
    done = 0
    sums = np.zeros((Layout(game).count, SUMS))
    progress(0, games)
    for part in Parallel(n_jobs=min(workers or cpu_count(), len(numbers)), return_as="generator")(jobs):
        sums += part.sums
        parts.append(part._replace(sums=None))
        done += part.games
        progress(done, games)
    points, ranks, lengths = (np.concatenate([part[column] for part in parts]) for column in range(3))
    return Collected(points, ranks, lengths, sums)


def play_chunk(game: Game, start: State, bench: Bench, number: int, games: int) -> Collected:
    """Chunk so and so of all games: the same, whoever plays it."""
    layout, compiled, players = Layout(game), game.compiled, len(bench.bots)
    searching = is_searching(bench.bots)
    desk = compiled_desk(game, from_number(seed_of(bench.seed, number)), MOST_NODES if searching else 1)
    knobs = np.array([level(name).knobs(bench.pace) for name in bench.bots], np.int64)
    found = Collected(np.zeros((games, players), np.int32), np.zeros((games, players), np.int8), np.zeros((games, 2), np.int32), np.zeros((layout.count, SUMS)))
    compiled.entry(collect if searching else quick_collect)(
        *(compiled.record(start), knobs, desk, found.points, found.ranks, found.lengths, new_log()), layout.index(), new_tally(layout, found.sums)
    )
    return found


def seed_of(seed: int, number: int) -> int:
    """The seed of a chunk."""
    return int.from_bytes(hashlib.sha256(f"{seed} {number}".encode()).digest()[:8], "big")


def new_tally(layout: Layout, sums: Any) -> Tally:
    """Empty cells, for counting into these sums."""
    seen, held, leads = (np.zeros(count, np.int64) for count in (len(layout.choices), len(layout.components), HEAD + MOMENTS))
    return Tally(np.zeros((layout.count, 2)), seen, held, leads, sums)


def _chunk(source: str, start: bytes, bench: Bench, number: int, games: int) -> Collected:
    game = find_game(source)
    return play_chunk(game, game.state.unpack(start), bench, number, games)
