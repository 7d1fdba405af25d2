"""Print what the server says of each title in each language, with its sheet: the browser must say the same."""

import json
import sys
from typing import Any

import msgspec

from doubloon import game, game_names
from doubloon.core.event import Event
from doubloon.core.steps import is_asked
from doubloon.core.stream import from_number
from doubloon.core.view import wire as plain_view
from doubloon.core.words import LANGUAGES, Words
from doubloon.server.sheet import make_sheet

NAMES = ("Ana", "Bruno", "Chidi", "Dora", "Emil", "Fay")


def said(name: str, language: str) -> dict[str, Any]:
    title = game(name)
    players = max(title.player_counts)
    names = NAMES[:players]
    words = Words(title, language, names)
    actions = range(0, title.actions.count, max(1, title.actions.count // 150))
    events = []
    for kind in title.events.kinds:
        for value in (None, 0, 1, 2, 3):
            values = {field: value if domain is None or value is None else min(value, len(domain) - 1) for field, domain in kind.fields.items()}
            event = Event(kind.name, "", 1, values)
            events.append([{"number": 1, "event": kind.name, "clause": "", "seat": 1, "values": values}, words.event(event)])
    questions = []
    world = title.plain.imagined(title.table(players, 7).hidden(0), 0, from_number(7))
    for _ in range(60):
        asked = [seat for seat in range(players) if is_asked(world, seat)]
        if not asked:
            break
        view = title.plain.hidden(world, asked[0])
        questions.append([title.decisions.kinds[view.decision].name, plain_view(view), words.question(view)])
        title.plain.apply(world, asked[0], title.plain.legal(world, asked[0])[-1])
    return {
        "game": name,
        "language": language,
        "names": names,
        "sheet": msgspec.to_builtins(make_sheet(title, language)),
        "actions": [[title.actions.text(action), words.action(action)] for action in actions],
        "events": events,
        "questions": questions,
        "clauses": [[id_, words.clause(id_)] for id_ in title.rulebook.texts],
    }


json.dump([said(name, language) for name in game_names() for language in LANGUAGES], sys.stdout)
