"""Conformance: what must hold for every game, whatever its rules say.

Each check plays a random game of one setting and raises `Broken` with the first position that fails. That a game
conforms does not make its rules right: tests by hand do that.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from doubloon.core.game import Game
from doubloon.core.rule import clause_id
from doubloon.core.runner import LogOverflow, seats_of
from doubloon.core.state import OVER, Row, State
from doubloon.core.steps import EVERYONE, NOBODY, SPECTATOR
from doubloon.core.stream import below, from_number
from doubloon.lab.walk import NeverEnds, Setting, Turn, opening, walk

#: Changes in place what a viewer cannot know. Returns what recognises the row that lawfully shows it, or None if there is nothing to change.
Swap = Callable[[Any, int, Row], Callable[[list[int]], bool] | None]

#: Up to this question of a game everybody is looked at in every position.
EARLY = 20


class Broken(AssertionError):
    """A game does not conform."""


def _require(condition: bool, game: Game, setting: Setting, what: str) -> None:
    if not condition:
        raise Broken(f"{game.name}, {setting}: {what}")


def _viewers(state: State) -> list[int]:
    """All of them; later in a game one, in turn. More games look at the others."""
    in_turn = SPECTATOR + state.asked % (state.players + 1)
    return [viewer for viewer in range(SPECTATOR, state.players) if state.asked < EARLY or viewer == in_turn]


def _seats(state: State) -> list[int]:
    """The same without the spectators."""
    return [viewer for viewer in _viewers(state) if viewer != SPECTATOR]


def _played(game: Game, setting: Setting) -> Iterator[Turn]:
    """The turns of a game that are decisions."""
    return (turn for turn in walk(game, setting) if turn.seat >= 0)


# The two ways to run


def modes_agree(game: Game, setting: Setting) -> None:
    """Plain and compiled give the same states, events, actions, refusals, views, imagined worlds and scores."""
    plain, compiled = game.plain, game.compiled
    start = game.start(setting.players, options=setting.options)
    start.stream = from_number(setting.seed)
    record, rows = compiled.setup(start)
    for turn in walk(game, setting):
        state = turn.state
        _require(plain.pack(state) == compiled.pack(record), game, setting, f"states differ: plain {state}, compiled {compiled.look(record)}")
        _require(turn.rows == rows, game, setting, f"events differ: plain {turn.rows}, compiled {rows}")
        _require(plain.score(state) == compiled.score(record), game, setting, "scores differ")
        _require(plain.check(state) == compiled.check(record), game, setting, "checks differ")
        for viewer in _viewers(state):
            here, there = plain.hidden(state, viewer), compiled.hidden(record, viewer)
            _require(plain.pack(here) == compiled.pack(there), game, setting, f"views of {viewer} differ")
            one, other = from_number(setting.seed), from_number(setting.seed)
            same = plain.pack(plain.imagined(here, viewer, one)) == compiled.pack(compiled.imagined(there, viewer, other))
            _require(same and one == other, game, setting, f"worlds imagined by {viewer} differ")
        for seat in _seats(state):
            _require(plain.legal(state, seat) == compiled.legal(record, seat), game, setting, f"actions of seat {seat} differ")
            _require(plain.why_all(state, seat) == compiled.why_all(record, seat), game, setting, f"refusals of seat {seat} differ")
        if turn.seat >= 0:
            rows = compiled.apply(record, turn.seat, turn.action)


def copies_stay(game: Game, setting: Setting) -> None:
    """A copy is equal, and stays as it was when the original is played on."""
    kept: list[tuple[State, bytes]] = []
    for turn in walk(game, setting):
        copy = game.plain.copy(turn.state)
        _require(copy.pack() == turn.state.pack(), game, setting, "a copy differs from its original")
        kept.append((copy, copy.pack()))
    for copy, before in kept:
        _require(copy.pack() == before, game, setting, "a copy changed when its original was played on")


# Asking and answering


def asked_seats_can_act(game: Game, setting: Setting) -> None:
    """Exactly the asked seats have actions; somebody is asked as long as the game is not over."""
    for turn in walk(game, setting):
        state = turn.state
        able = [seat for seat in range(state.players) if game.plain.legal(state, seat)]
        _require(able == seats_of(state.to_act), game, setting, f"asked are {seats_of(state.to_act)}, but actions have {able}")
        _require(
            bool(able) != (state.step == OVER), game, setting, "nobody is asked, but the game is not over" if not able else "seats are asked after the end"
        )


def legal_matches_why_not(game: Game, setting: Setting) -> None:
    """For every seat and every action: `why_not` is 0 exactly for what `legal` lists, ascending; a refusal cites a clause of the rulebook."""
    known = game.rulebook.texts
    for turn in walk(game, setting):
        for seat in _seats(turn.state):
            actions = game.plain.legal(turn.state, seat)
            reasons = game.plain.why_all(turn.state, seat)
            _require(actions == sorted(set(actions)), game, setting, f"actions of seat {seat} are not ascending: {actions}")
            for action, reason in enumerate(reasons):
                text = game.actions.text(action)
                _require((reason == 0) == (action in actions), game, setting, f"legal and why_not disagree on {text!r} of seat {seat} (why_not {reason})")
                _require(
                    reason == 0 or clause_id(game.rulebook.prefix, reason) in known,
                    game,
                    setting,
                    f"{text!r} is refused by clause {reason}, which does not exist",
                )


def texts_parse_back(game: Game, setting: Setting) -> None:
    """Every action has a text form of its own that parses back to it."""
    for action in range(game.actions.count):
        text = game.actions.text(action)
        _require(game.actions.parse(text) == action, game, setting, f"{text!r} parses to another action than {action}")


def sealed_answers_commute(game: Game, setting: Setting) -> None:
    """The order in which sealed answers arrive changes neither the state nor what is told when the last one resolves them."""
    stream = from_number(setting.seed + 77)
    for turn in _played(game, setting):
        asked = list(seats_of(turn.state.to_act))
        if not game.decisions.kinds[turn.state.decision].sealed or len(asked) < 2:
            continue
        answers = {seat: _random_answer(game, turn.state, seat, stream) for seat in asked}
        forth, forth_rows = _answer_all(game, turn.state, [(seat, answers[seat]) for seat in asked])
        back, back_rows = _answer_all(game, turn.state, [(seat, answers[seat]) for seat in reversed(asked)])
        _require(forth.pack() == back.pack(), game, setting, f"the order of sealed answers {answers} changes the state")
        # What the last seat tells of its own answer comes first; it is what it told where it was not the last.
        own_forth, own_back = len(back_rows[0]), len(forth_rows[0])
        _require(forth_rows[-1][own_forth:] == back_rows[-1][own_back:], game, setting, f"the order of sealed answers {answers} changes what is told")


def sealed_answers_stay_hidden(game: Game, setting: Setting) -> None:
    """Whatever a seat answers to a sealed question, the others see the same, as long as somebody else has still to answer."""
    stream = from_number(setting.seed + 78)
    for turn in _played(game, setting):
        asked = seats_of(turn.state.to_act)
        if not game.decisions.kinds[turn.state.decision].sealed or len(asked) < 2:
            continue
        for seat in asked:
            one, other = (_answer_all(game, turn.state, [(seat, _random_answer(game, turn.state, seat, stream))]) for _ in range(2))
            for viewer in _viewers(turn.state):
                if viewer != seat:
                    seen = [_seen(game, viewer, state, told[0]) for state, told in (one, other)]
                    _require(seen[0] == seen[1], game, setting, f"{viewer} could see what seat {seat} answered: {_difference(*seen)}")


def _random_answer(game: Game, state: State, seat: int, stream: Row) -> list[int]:
    """All the actions of one seat's answer."""
    trial = state.copy()
    answer: list[int] = []
    while trial.asked == state.asked and trial.to_act >> seat & 1:
        actions = game.plain.legal(trial, seat)
        answer.append(actions[below(stream, len(actions))])
        game.plain.apply(trial, seat, answer[-1])
    return answer


def _answer_all(game: Game, state: State, answers: list[tuple[int, list[int]]]) -> tuple[State, list[list[list[int]]]]:
    after = state.copy()
    told = [[row for action in actions for row in game.plain.apply(after, seat, action)] for seat, actions in answers]
    return after, told


# Nothing lost


def invariants_hold(game: Game, setting: Setting) -> None:
    """`check` is 0 at every position, and in worlds imagined from it."""
    stream = from_number(setting.seed)
    for turn in walk(game, setting):
        _require(game.plain.check(turn.state) == 0, game, setting, f"invariant {game.plain.check(turn.state)} is broken in {turn.state}")
        for viewer in _viewers(turn.state):
            world = game.plain.imagined(game.plain.hidden(turn.state, viewer), viewer, stream)
            _require(game.plain.check(world) == 0, game, setting, f"invariant {game.plain.check(world)} is broken in a world imagined by {viewer}: {world}")


def games_end(game: Game, setting: Setting) -> None:
    """The game ends, says by which clause, and ranks everybody from 1 on."""
    try:
        *_, last = walk(game, setting)
    except NeverEnds as error:
        raise Broken(str(error)) from None
    places = game.plain.score(last.state)
    _require(clause_id(game.rulebook.prefix, last.state.ended) in game.rulebook.texts, game, setting, "the game ended by no clause of the rulebook")
    for place in places:
        better = sum(other.rank < place.rank for other in places)
        _require(place.rank == better + 1, game, setting, f"ranks do not fit: {places}")
        _require(
            place.clause == 0 or clause_id(game.rulebook.prefix, place.clause) in game.rulebook.texts,
            game,
            setting,
            f"a tie is settled by clause {place.clause}, which does not exist",
        )
        _require(all(other.points <= place.points or other.rank <= place.rank for other in places), game, setting, f"ranks go against points: {places}")


def events_are_sound(game: Game, setting: Setting) -> None:
    """Every event is of a declared kind, cites a clause, and names seats and values that exist; no step tells more than the log holds."""
    try:
        for turn in walk(game, setting):
            for row in turn.rows:
                _check_row(game, setting, turn.state, row)
    except LogOverflow as error:
        raise Broken(str(error)) from None


def _check_row(game: Game, setting: Setting, state: State, row: list[int]) -> None:
    _require(0 <= row[0] < len(game.events.kinds), game, setting, f"event kind {row[0]} does not exist")
    kind = game.events.kinds[row[0]]
    _require(clause_id(game.rulebook.prefix, row[1]) in game.rulebook.texts, game, setting, f"event {kind.name} cites clause {row[1]}, which does not exist")
    _require(row[2] == NOBODY or 0 <= row[2] < state.players, game, setting, f"event {kind.name} names seat {row[2]}")
    _require(0 <= row[7] <= EVERYONE, game, setting, f"event {kind.name} has seers {row[7]}")
    for (name, domain), value in zip(kind.fields.items(), row[3:7], strict=False):
        _require(domain is None or 0 <= value < len(domain), game, setting, f"event {kind.name}: {name} is {value}")


# Secrets


def views_round_trip(game: Game, setting: Setting) -> None:
    """A world imagined from a view gives the same view; hiding twice hides no more."""
    stream = from_number(setting.seed)
    for turn in walk(game, setting):
        for viewer in _viewers(turn.state):
            view = game.plain.hidden(turn.state, viewer)
            _require(game.plain.hidden(view, viewer).pack() == view.pack(), game, setting, f"hiding twice differs for {viewer}")
            again = game.plain.hidden(game.plain.imagined(view, viewer, stream), viewer)
            _require(again.pack() == view.pack(), game, setting, f"a world imagined by {viewer} gives another view: {view} became {again}")


def worlds_keep_actions(game: Game, setting: Setting) -> None:
    """A seat has the same actions and the same refusals in every world it can imagine."""
    stream = from_number(setting.seed)
    for turn in _played(game, setting):
        for seat in _seats(turn.state):
            view = game.plain.hidden(turn.state, seat)
            truth = game.plain.legal(turn.state, seat), game.plain.why_all(turn.state, seat)
            for _ in range(2):
                world = game.plain.imagined(view, seat, stream)
                _require(
                    (game.plain.legal(world, seat), game.plain.why_all(world, seat)) == truth,
                    game,
                    setting,
                    f"seat {seat} could tell an imagined world by its actions",
                )


def learning_is_known(game: Game, setting: Setting) -> None:
    """If an action shows a viewer something that differs between worlds he imagined, `known` has risen."""
    stream = from_number(setting.seed)
    for turn in _played(game, setting):
        for viewer in _viewers(turn.state):
            view = game.plain.hidden(turn.state, viewer)
            worlds = [game.plain.imagined(view, viewer, stream) for _ in range(2)]
            if any(turn.action not in game.plain.legal(world, turn.seat) for world in worlds):
                continue
            seen = [_seen(game, viewer, world, game.plain.apply(world, turn.seat, turn.action)) for world in worlds]
            _require(
                seen[0] == seen[1] or worlds[0].known > view.known,
                game,
                setting,
                f"{viewer} learned from {game.actions.text(turn.action)!r}, but known has not risen",
            )


def swaps_stay_hidden(game: Game, setting: Setting, swaps: Sequence[Swap]) -> int:
    """What a viewer cannot know may change without changing what he sees. Returns how many changes were tried.

    After a swap the two worlds are played on with the same actions, up to the event that lawfully shows what was swapped.
    """
    stream = from_number(setting.seed + 5)
    return sum(swaps_stay_hidden_at(game, setting, turn.state, viewer, swaps, stream) for turn in _played(game, setting) for viewer in _viewers(turn.state))


def swaps_stay_hidden_at(game: Game, setting: Setting, state: State, viewer: int, swaps: Sequence[Swap], stream: Row) -> int:
    """The same for one viewer in one position."""
    tried = 0
    for swap in swaps:
        other = state.copy()
        shows = swap(other, viewer, stream)
        if shows is None:
            _require(other.pack() == state.pack(), game, setting, f"{swap.__name__} changed something and says it did not")
            continue
        _require(other.pack() != state.pack(), game, setting, f"{swap.__name__} changed nothing and says it did")
        _play_side_by_side(game, setting, viewer, swap.__name__, [state.copy(), other], shows, stream)
        tried += 1
    return tried


def _play_side_by_side(game: Game, setting: Setting, viewer: int, name: str, worlds: list[State], shows: Callable[[list[int]], bool], stream: Row) -> None:
    told: list[list[list[int]]] = [[], []]
    while True:
        seen = [_seen(game, viewer, world, rows) for world, rows in zip(worlds, told, strict=True)]
        _require(seen[0] == seen[1], game, setting, f"{viewer} could see {name}: {_difference(*seen)}")
        if worlds[0].step == OVER:
            return
        asked = [seat for seat in seats_of(worlds[0].to_act) if seat in seats_of(worlds[1].to_act)]
        if not asked:
            return
        seat = asked[below(stream, len(asked))]
        actions = [action for action in game.plain.legal(worlds[0], seat) if action in game.plain.legal(worlds[1], seat)]
        if not actions:
            return
        action = actions[below(stream, len(actions))]
        told = [game.plain.apply(world, seat, action) for world in worlds]
        if any(shows(row) for rows in told for row in rows) or OVER in (worlds[0].step, worlds[1].step):
            return


def _seen(game: Game, viewer: int, world: State, rows: list[list[int]]) -> dict[str, Any]:
    """Everything that reaches a viewer: his view, his actions, the events as he may see them. `known` itself is no part of it."""
    view = game.plain.hidden(world, viewer)
    events = [event for row in rows if (event := game.events.read(row, game.rulebook.prefix, viewer)) is not None]
    actions = game.plain.why_all(world, viewer) if viewer >= 0 else []
    return {**{field.name: getattr(view, field.name) for field in view.fields if field.name != "known"}, "events": events, "actions": actions}


def _difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    return "; ".join(f"{name} is {one[name]} or {other[name]}" for name in one if one[name] != other[name])


#: Every check of one setting, except the swaps, which a title brings along.
CHECKS: tuple[Callable[[Game, Setting], None], ...] = (
    copies_stay,
    asked_seats_can_act,
    legal_matches_why_not,
    texts_parse_back,
    sealed_answers_commute,
    sealed_answers_stay_hidden,
    invariants_hold,
    games_end,
    events_are_sound,
    views_round_trip,
    worlds_keep_actions,
    learning_is_known,
    modes_agree,
)

__all__ = ["CHECKS", "Broken", "Swap", "opening", "swaps_stay_hidden"]
