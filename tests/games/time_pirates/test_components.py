"""Components files the rules could not play with are refused, with the entry and the reason; others are played with their own numbers."""

from pathlib import Path

import pytest

from doubloon.core.components import Components
from doubloon.core.errors import BadFile
from doubloon.core.stream import from_number
from tests.planted import change

from .players import anything, keen, play_out
from .positions import GAME, RULES, Position, kinds, told

YEAR_1000 = "{ years = 1000, sites = 3, exits = [1600, 2000],"
YEAR_2200 = "{ years = 2200, sites = 7, exits = [1000, 1200],"
BLUE = '{ colour = "blue", plain = 8, atomic = 4, arrow = 2,'
BLUE_2 = '{ colour = "blue", artifacts = 2, points = 2, copies = 1,'
BLUE_6 = '{ colour = "blue", artifacts = 6, points = 7, copies = 1,'
WHITE_5 = '{ colour = "white", artifacts = 5, points = 4, copies = 4,'
WHITES = "white_artifacts = { copies = 6,"
PATH_1 = "{ path = 1, copies = 5,"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    path = tmp_path / "components.toml"
    path.write_text((GAME.folder / "components.toml").read_text(encoding="utf-8"), encoding="utf-8")
    return path


def assert_refused(copy: Path, entry: str, *reasons: str) -> None:
    with pytest.raises(BadFile) as refusal:
        GAME.load_box(copy)
    text = str(refusal.value)
    assert entry in text, text
    for reason in reasons:
        assert reason in text, text
    assert len(text.partition(entry)[2].strip(" :,.0123456789")) > 5, f"no reason is given: {text}"


# The board


@pytest.mark.parametrize(
    ("old", "new", "entry"),
    [
        (YEAR_1000, "{ years = 1000, sites = 3, exits = [1600],", "epochs 1000"),
        (YEAR_1000, "{ years = 1000, sites = 3, exits = [],", "epochs 1000"),
        (YEAR_1000, "{ years = 1000, sites = 3, exits = [1600, 2000, 2200],", "epochs 1000"),
        (YEAR_1000, "{ years = 1000, sites = 3, exits = [1600, 1700],", "epochs 1000"),
        (YEAR_1000, "{ years = 1000, sites = 3, exits = [1600, 1000],", "epochs 1000"),
        (YEAR_1000, "{ years = 1000, sites = 3, exits = [1000, 1000],", "epochs 1000"),
        (YEAR_1000, "{ years = 1000, sites = 3,", "epochs 1"),
        (YEAR_1000, "{ years = 1000, sites = 0, exits = [1600, 2000],", "epochs 1000"),
        (YEAR_1000, "{ years = 1000, sites = -1, exits = [1600, 2000],", "epochs 1000"),
        (YEAR_1000, "{ years = 1000, sites = 13, exits = [1600, 2000],", "epochs 1000"),
        (YEAR_1000, "{ years = 1100, sites = 3, exits = [1600, 2000],", "epochs 1: 1100"),
        (YEAR_1000, "{ years = 1200, sites = 3, exits = [1600, 2000],", "epochs 2: 1200"),
    ],
)
def test_a_board_that_cannot_be_is_refused(copy: Path, old: str, new: str, entry: str) -> None:
    change(copy, old, new)
    assert_refused(copy, entry)


def test_a_missing_or_additional_epoch_is_refused(copy: Path) -> None:
    line = f'    {YEAR_1000} source = "reconstructed" }},\n'
    change(copy, line, "")
    assert_refused(copy, "epochs")
    change(copy, "epochs = [\n", "epochs = [\n" + line + line)
    assert_refused(copy, "epochs")


def test_epochs_in_another_order_are_refused(copy: Path) -> None:
    first, last = (f'    {entry} source = "reconstructed" }},\n' for entry in (YEAR_1000, YEAR_2200))
    change(copy, first, "")
    change(copy, last, last + first)
    assert_refused(copy, "epochs")


def test_an_epoch_that_cannot_be_left_is_refused(copy: Path) -> None:
    """From 1000 and 1200 there is no way to the others."""
    change(copy, YEAR_1000, "{ years = 1000, sites = 3, exits = [1200, 1200],")
    change(copy, "{ years = 1200, sites = 4, exits = [1400, 1800],", "{ years = 1200, sites = 4, exits = [1000, 1000],")
    assert_refused(copy, "epochs 1000", "1400")


def test_an_epoch_that_cannot_be_reached_is_refused(copy: Path) -> None:
    """Only 2200 leads to 1000."""
    change(copy, YEAR_2200, "{ years = 2200, sites = 7, exits = [1400, 1200],")
    assert_refused(copy, "epochs", "1000")


def test_two_worlds_that_know_nothing_of_each_other_are_refused(copy: Path) -> None:
    exits = {1000: (1200, 1400), 1200: (1400, 1000), 1400: (1000, 1200), 1600: (1800, 2000), 1800: (2000, 2200), 2000: (2200, 1600), 2200: (1600, 1800)}
    sites = dict(zip(exits, (3, 4, 4, 5, 5, 6, 7), strict=True))
    text = copy.read_text(encoding="utf-8")
    lines = "".join(f'    {{ years = {year}, sites = {sites[year]}, exits = {list(ways)}, source = "reconstructed" }},\n' for year, ways in exits.items())
    copy.write_text("epochs = [\n" + lines + "]\n" + text[text.index("\nartifacts = [") :], encoding="utf-8")
    assert_refused(copy, "epochs 1000", "1600")


def test_more_sites_than_artifacts_are_refused(copy: Path) -> None:
    text = copy.read_text(encoding="utf-8")
    copy.write_text(text.replace("plain = 8, atomic = 4, arrow = 2", "plain = 3, atomic = 1, arrow = 1"), encoding="utf-8")
    assert_refused(copy, "epochs", "34", "31")


# Artifacts and tokens


@pytest.mark.parametrize(
    ("old", "new", "entry"),
    [
        (BLUE, '{ colour = "blue", plain = 21, atomic = 4, arrow = 2,', "artifacts blue, plain"),
        (BLUE, '{ colour = "blue", plain = 8, atomic = -1, arrow = 2,', "artifacts blue, atomic"),
        (BLUE, '{ colour = "blue", plain = 8, atomic = 4, arrow = 21,', "artifacts blue, arrow"),
        (BLUE, '{ colour = "pink", plain = 8, atomic = 4, arrow = 2,', "artifacts 1: pink"),
        (BLUE, '{ colour = "green", plain = 8, atomic = 4, arrow = 2,', "artifacts 2: green"),
        (BLUE, '{ colour = "blue", plain = "many", atomic = 4, arrow = 2,', "artifacts"),
        (BLUE, '{ colour = "blue", plain = 8, arrow = 2,', "artifacts"),
        (WHITES, "white_artifacts = { copies = 21,", "white_artifacts"),
        (WHITES, "white_artifacts = { copies = -1,", "white_artifacts"),
        (PATH_1, "{ path = 1, copies = 21,", "police_tokens 1"),
        (PATH_1, "{ path = 1, copies = -1,", "police_tokens 1"),
        (PATH_1, "{ path = 3, copies = 5,", "police_tokens 1: 3"),
        (PATH_1, "{ path = 2, copies = 5,", "police_tokens 2: 2"),
        (PATH_1, "{ path = 1, copies = 2,", "track"),
        ("track = { squares = 7,", "track = { squares = 10,", "track"),
        ("track = { squares = 7,", "track = { squares = 99,", "track"),
        ("track = { squares = 7,", "track = { squares = -1,", "track"),
    ],
)
def test_tokens_that_cannot_be_are_refused(copy: Path, old: str, new: str, entry: str) -> None:
    change(copy, old, new)
    assert_refused(copy, entry)


def test_the_last_token_may_end_the_year(copy: Path) -> None:
    change(copy, "track = { squares = 7,", "track = { squares = 9,")
    box = GAME.load_box(copy)
    p = Position(3, box=box, restocking=True, bag=(), rest="discards", track=(5, 4), year=2)
    assert told(p.restock(1800), "patrolled")[0][3] == 10
    assert p.s.year == 3


# Contracts


@pytest.mark.parametrize(
    ("old", "new", "entry"),
    [
        (BLUE_2, '{ colour = "blue", artifacts = 9, points = 2, copies = 1,', "contracts blue-9"),
        (BLUE_2, '{ colour = "blue", artifacts = 0, points = 2, copies = 1,', "contracts blue-0"),
        (BLUE_2, '{ colour = "blue", artifacts = -2, points = 2, copies = 1,', "contracts"),
        (BLUE_2, '{ colour = "blue", artifacts = 3, points = 2, copies = 1,', "contracts blue-3"),
        (BLUE_2, '{ colour = "blue", artifacts = 2, points = 0, copies = 1,', "contracts blue-2"),
        (BLUE_2, '{ colour = "blue", artifacts = 2, points = -2, copies = 1,', "contracts blue-2"),
        (BLUE_2, '{ colour = "blue", artifacts = 2, points = 2, copies = 10,', "contracts blue-2"),
        (BLUE_2, '{ colour = "blue", artifacts = 2, points = 2, copies = -1,', "contracts blue-2"),
        (BLUE_2, '{ colour = "pink", artifacts = 2, points = 2, copies = 1,', "contracts 1: "),
        (WHITE_5, '{ colour = "white", artifacts = 6, points = 4, copies = 4,', "contracts white-6"),
        (WHITE_5, '{ colour = "white", artifacts = 4, points = 4, copies = 4,', "contracts white-4"),
        (WHITE_5, '{ colour = "white", artifacts = 5, points = 4, copies = 10,', "contracts white-5"),
        (BLUE_2, '{ colour = "blue", artifacts = 2, points = 1000001, copies = 1,', "contracts"),
        (BLUE_2, '{ colour = "blue", artifacts = 2, points = 2, price = 3, copies = 1,', "contracts"),
    ],
)
def test_contracts_that_cannot_be_are_refused(copy: Path, old: str, new: str, entry: str) -> None:
    change(copy, old, new)
    assert_refused(copy, entry)


def test_a_contract_no_set_can_pay_is_refused(copy: Path) -> None:
    change(copy, BLUE, '{ colour = "blue", plain = 1, atomic = 1, arrow = 2,')
    change(copy, WHITES, "white_artifacts = { copies = 1,")
    assert_refused(copy, "contracts blue-6")
    change(copy, "white_artifacts = { copies = 1,", "white_artifacts = { copies = 2,")
    GAME.load_box(copy)  # four blue and two white ones pay for it


def without_blue_contracts(copy: Path) -> None:
    lines = copy.read_text(encoding="utf-8").splitlines()
    copy.write_text("\n".join(line for line in lines if not line.startswith('    { colour = "blue", artifacts')), encoding="utf-8")


def test_a_white_contract_no_set_can_pay_is_refused(copy: Path) -> None:
    without_blue_contracts(copy)
    change(copy, BLUE, '{ colour = "blue", plain = 0, atomic = 0, arrow = 0,')
    change(copy, WHITES, "white_artifacts = { copies = 0,")
    assert_refused(copy, "contracts white-5")
    change(copy, "white_artifacts = { copies = 0,", "white_artifacts = { copies = 1,")
    GAME.load_box(copy)


@pytest.mark.parametrize(
    "tokens", ["plain = 1, atomic = 0, arrow = 0", "plain = 0, atomic = 1, arrow = 0", "plain = 0, atomic = 0, arrow = 1", "plain = 0, atomic = 1, arrow = 1"]
)
def test_any_token_makes_a_colour(copy: Path, tokens: str) -> None:
    without_blue_contracts(copy)
    change(copy, BLUE, f'{{ colour = "blue", {tokens},')
    change(copy, WHITES, "white_artifacts = { copies = 0,")
    GAME.load_box(copy)


def test_as_many_sites_as_artifacts_are_enough(copy: Path) -> None:
    text = copy.read_text(encoding="utf-8").replace("plain = 8, atomic = 4, arrow = 2", "plain = 4, atomic = 1, arrow = 1")
    copy.write_text(text.replace(WHITES, "white_artifacts = { copies = 4,"), encoding="utf-8")
    p = Position.dealt(3, box=GAME.load_box(copy))
    assert p.s.bag_count == 0
    play_out(p.s, [keen, anything], from_number(2), 8_000)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (WHITES, "white_artifacts = { copies = 20,"),
        (WHITES, "white_artifacts = { copies = 0,"),
        (PATH_1, "{ path = 1, copies = 20,"),
        (PATH_1, "{ path = 1, copies = 3,"),
        (BLUE, '{ colour = "blue", plain = 20, atomic = 20, arrow = 20,'),
        ("track = { squares = 7,", "track = { squares = 1,"),
        ("track = { squares = 7,", "track = { squares = 9,"),
        (YEAR_1000, "{ years = 1000, sites = 1, exits = [1600, 2000],"),
        (YEAR_1000, "{ years = 1000, sites = 12, exits = [1600, 1600],"),
        (BLUE_2, '{ colour = "blue", artifacts = 1, points = 1, copies = 9,'),
        (BLUE_2, '{ colour = "blue", artifacts = 8, points = 1000000, copies = 0,'),
    ],
)
def test_what_is_just_possible_can_be_played(copy: Path, old: str, new: str) -> None:
    change(copy, old, new)
    p = Position.dealt(6, box=GAME.load_box(copy))
    play_out(p.s, [keen, anything], from_number(3), 8_000)
    assert GAME.plain.check(p.s) == 0


# Other boxes


def changed_box(copy: Path) -> Components:
    change(copy, "track = { squares = 7,", "track = { squares = 2,")
    change(copy, BLUE_6, '{ colour = "blue", artifacts = 8, points = 20, copies = 3,')
    change(copy, WHITE_5, '{ colour = "white", artifacts = 1, points = 1, copies = 9,')
    change(copy, YEAR_1000, "{ years = 1000, sites = 12, exits = [2000, 2000],")
    change(copy, BLUE, '{ colour = "blue", plain = 20, atomic = 0, arrow = 0,')
    return GAME.load_box(copy)


def test_another_box_plays_by_its_own_numbers(copy: Path) -> None:
    box = changed_box(copy)
    p = Position(3, box=box, at=[1000, 1200, 1400], loot=[{"blue-plain": 8, "red-plain": 1}])
    assert p.s.sites[0] == p.s.vacant[0] == 12
    assert {"blue-8", "white-1"} <= p.can(0, "sell")
    assert p.refusal(0, "sell blue-6") == p.refusal(0, "sell white-5") == "TP-5.3"
    events = p.act(0, "sell blue-8", "land 1000")
    assert told(events, "sold") == [(0, "blue-8", 20)]
    p.act(0, "move 2")
    assert p.at(0) == 2000


def test_another_track_ends_the_year_with_another_token(copy: Path) -> None:
    box = changed_box(copy)
    p = Position(3, box=box, at=[1000, 1200, 1400], restocking=True, bag=(), rest="discards", track=(1, 1))
    events = p.restock(1800)
    assert kinds(events)[:3] == ["restocked", "patrolled", "year-ended"]
    assert told(events, "patrolled")[0][3] == 3


def test_white_contracts_of_another_size_are_assigned(copy: Path) -> None:
    box = changed_box(copy)
    contracts = [["blue-8", "white-1", "white-1", "white-3"], ["blue-8"]]
    p = Position(3, box=box, contracts=contracts, restocking=True, bag=(), rest="discards", track=(1, 1), year=3)
    p.restock(2200)
    assert p.open_to(0) == {"assign white-1 blue", "keep white-1"}
    events = p.act(0, "assign white-1 blue", "keep white-1", "assign white-3 blue")
    assert told(events, "got-most") == [(0, "blue", 20 + 1 + 2, 2)]


@pytest.mark.parametrize("players", [3, 6])
def test_games_with_another_box_end(copy: Path, players: int) -> None:
    box = changed_box(copy)
    for seed in range(4):
        p = Position.dealt(players, seed=seed, box=box)
        play_out(p.s, [keen, anything], from_number(seed), 8_000)
        assert GAME.plain.check(p.s) == 0


def test_a_box_without_white_artifacts_and_symbols(copy: Path) -> None:
    text = copy.read_text(encoding="utf-8")
    text = text.replace("plain = 8, atomic = 4, arrow = 2", "plain = 14, atomic = 0, arrow = 0").replace(WHITES, "white_artifacts = { copies = 0,")
    copy.write_text(text, encoding="utf-8")
    p = Position.dealt(4, box=GAME.load_box(copy))
    assert p.s.artifacts[RULES.WHITE] == 0
    play_out(p.s, [keen], from_number(1), 8_000)
    assert GAME.plain.check(p.s) == 0


def test_a_box_without_contracts(copy: Path) -> None:
    text = copy.read_text(encoding="utf-8")
    copy.write_text(text[: text.index("\ncontracts = [")] + "\ncontracts = []\n", encoding="utf-8")
    p = Position.dealt(3, box=GAME.load_box(copy))
    play_out(p.s, [keen], from_number(1), 8_000)
    assert p.standings() == [(0, 1)] * 3
