"""Fair deals, against vectors that another implementation made."""

import json
from pathlib import Path
from typing import Any

import pytest

import doubloon
from doubloon.bots import Bot
from doubloon.core.stream import below, from_bytes, rand32
from doubloon.table import fairness
from doubloon.table.draws import draws_of

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "fairness.json").read_text(encoding="utf-8"))["cases"]


@pytest.mark.parametrize("case", VECTORS, ids=lambda case: case["table"])
def test_the_vectors_come_out(case: dict[str, Any]) -> None:
    secret = bytes.fromhex(case["secret"])
    agreed = [case["table"], case["game"], case["version"], case["components"], case["options"], case["nonces"]]
    assert fairness.commitment(case["table"], secret) == case["commitment"]
    assert fairness.canonical(agreed).decode() == case["canonical"]
    seed = fairness.seed_of(secret, *agreed)
    assert seed.hex() == case["seed"]
    for stream in case["streams"]:
        sixteen = fairness.stream_bytes(seed, stream["k"])
        assert sixteen.hex() == stream["bytes"]
        cells = from_bytes(sixteen)
        assert [rand32(cells) for _ in stream["words"]] == stream["words"]
        cells = from_bytes(sixteen)
        assert [[n, below(cells, n)] for n, _ in stream["below"]] == stream["below"]


def test_a_seed_opens_the_table_of_the_vectors() -> None:
    case = next(case for case in VECTORS if case["table"] == "seed-7")
    header = doubloon.game("unexpected-treasures").table(players=4, seed=7).journal.header
    assert (header.table, header.secret, header.commitment) == (case["table"], case["secret"], case["commitment"])


def test_without_a_seed_every_table_has_its_own_secret() -> None:
    headers = [doubloon.game("unexpected-treasures").table(players=3).journal.header for _ in range(3)]
    assert len({header.secret for header in headers}) == len({header.table for header in headers}) == 3
    assert all(len(bytes.fromhex(header.secret)) == fairness.SECRET_BYTES for header in headers)


@pytest.mark.parametrize(
    "change", [{"nonces": ["x", "", ""]}, {"components": "cd" * 32}, {"version": 2}, {"options": {"a": 1}}, {"game": "other"}, {"table": "t"}]
)
def test_everything_agreed_changes_the_seed(change: dict[str, Any]) -> None:
    case = VECTORS[0]
    names = ("table", "game", "version", "components", "options", "nonces")
    seeds = [fairness.seed_of(bytes.fromhex(case["secret"]), *(values[name] for name in names)) for values in (case, {**case, **change})]
    assert seeds[0] != seeds[1]


def test_a_nonce_changes_the_deal() -> None:
    game = doubloon.game("unexpected-treasures")
    deals = {str(doubloon.Table(game, 3, 1, nonces=nonces).view(-1)) for nonces in ([], ["a"], ["", "a"], ["b"])}
    assert len(deals) == 4


@pytest.mark.parametrize("name", doubloon.game_names())
def test_every_draw_follows_from_the_secret(name: str) -> None:
    """Whoever has the journal can work them out one by one, and no number of a stream is left out; an answer taken back leaves none behind."""
    game = doubloon.game(name)
    table, bot, taken_back = game.table(players=3, seed=11), Bot(game, "random", 5), 0
    streams = [list(table._state.stream)]
    while table.outcome is None:
        seat = min(table.to_act)
        table.play(seat, *bot.answer(table.hidden(seat), seat))
        if taken_back < 3 and table.can_undo(seat):
            table.undo(seat)
            taken_back += 1
        else:
            streams.append(list(table._state.stream))
    assert taken_back == 3
    draws = draws_of(table.journal)
    assert len(draws) == len(streams) == table.entries
    assert sum(map(len, draws)) > 20
    for k, (drawn, stream) in enumerate(zip(draws, streams, strict=True)):
        cells = from_bytes(fairness.stream_bytes(table._seed, k))
        assert [(n, below(cells, n)) for n, _ in drawn] == drawn
        assert cells == stream
