"""Components files: what the rules could not play with is refused by name, and what they can is played with, in both forms."""

from pathlib import Path

import pytest

import doubloon
from doubloon import Game, Table
from doubloon.core import entries
from doubloon.core.errors import BadFile
from doubloon.core.registry import load_folder
from doubloon.core.runner import Standing, seats_of
from doubloon.core.state import OVER
from doubloon.core.stream import from_number
from doubloon.core.twin import CACHE_VARIABLE
from doubloon.lab.newgame import TEMPLATE
from tests.planted import change

GAME = doubloon.game("unexpected-treasures")
MISSION_8 = "no = 8, goods = { lamp = 1, armchair = 2 }, value = 20"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A components file to be changed."""
    copy = tmp_path / "components.toml"
    copy.write_text((GAME.folder / "components.toml").read_text(encoding="utf-8"), encoding="utf-8")
    return copy


def refusal(path: Path) -> str:
    with pytest.raises(BadFile) as error:
        GAME.load_box(path)
    return str(error.value)


# Files that do not hold what they should


@pytest.mark.parametrize(
    ("new", "sentence"),
    [
        (MISSION_8.replace("20", '"20"'), "missions 8, value: expected `int`, got `str`"),
        (MISSION_8.replace("20", "20.5"), "missions 8, value: expected `int`, got `float`"),
        (MISSION_8.replace("lamp = 1", 'lamp = "one"'), "missions 8, goods: expected `int`, got `str`"),
        (MISSION_8.replace("no = 8, ", ""), "missions 8: object missing required field `no`"),
        (MISSION_8.replace("value", "worth"), "missions 8: object contains unknown field `worth`"),
    ],
)
def test_an_entry_that_does_not_fit_is_named_as_people_count(path: Path, new: str, sentence: str) -> None:
    change(path, MISSION_8, new)
    assert refusal(path) == f"components.toml: {sentence}"


def test_a_source_is_printed_or_reconstructed(path: Path) -> None:
    change(path, f'{MISSION_8}, source = "printed"', f'{MISSION_8}, source = "guessed"')
    assert refusal(path) == "components.toml: missions 8, source: invalid enum value 'guessed'"


def test_an_unknown_entry_is_refused(path: Path) -> None:
    change(path, "[removed]", "extra = 1\n[removed]")
    assert refusal(path) == "components.toml: object contains unknown field `extra`"


def test_a_missing_entry_is_named(path: Path) -> None:
    change(path, "[removed]\n3 = 6\n4 = 3\n", "")
    assert refusal(path) == "components.toml: object missing required field `removed`"


# Unexpected Treasures: boxes the rules could not play with


def test_the_table_has_room_for_24_missions(path: Path) -> None:
    change(path, "]\n\n# Missions removed", '    { no = 25, goods = { lamp = 1 }, value = 5, source = "reconstructed" },\n]\n\n# Missions removed')
    assert refusal(path) == "components: missions: there are 25; the table has room for 1 to 24"


def test_there_must_be_a_mission(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    start, end = text.index("missions = ["), text.index("# Missions removed")
    path.write_text(f"{text[:start]}missions = []\n{text[end:]}", encoding="utf-8")
    assert refusal(path) == "components: missions: there are 0; the table has room for 1 to 24"


@pytest.mark.parametrize(
    ("new", "sentence"),
    [
        (MISSION_8.replace("no = 8", "no = 9"), "missions 8: its no is 9; missions are numbered 1, 2, 3 … in order"),
        (MISSION_8.replace("lamp = 1", "sofa = 1"), "missions 8: 'sofa' is no good: write stool, lamp, armchair, television or radio"),
        (MISSION_8.replace("lamp = 1, armchair = 2", ""), "missions 8: a mission shows 1 to 6 symbols"),
        (MISSION_8.replace("lamp = 1", "lamp = 5"), "missions 8: a mission shows 1 to 6 symbols"),
        (MISSION_8.replace("lamp = 1", "lamp = 0"), "missions 8: lamp: 0 symbols; leave a good out that is not shown"),
        (MISSION_8.replace("lamp = 1", "lamp = -1"), "missions 8: lamp: -1 symbols; leave a good out that is not shown"),
        (MISSION_8.replace("20", "0"), "missions 8: value 0 must be above 0"),
        (MISSION_8.replace("20", "3000000000"), "missions 8, value: 3000000000 is too much: no number may be above 1000000"),
    ],
)
def test_a_mission_nobody_could_complete_or_count_is_refused(path: Path, new: str, sentence: str) -> None:
    change(path, MISSION_8, new)
    assert refusal(path) == f"components: {sentence}"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("value = 5, count = 3", "value = 5, count = -3", "goods radio: count and value must not be negative"),
        ("value = 5, count = 3", "value = -5, count = 3", "goods radio: count and value must not be negative"),
        ("value = 5, count = 3", "value = 5, count = 1000001", "goods 5, count: 1000001 is too much: no number may be above 1000000"),
        ('name = "radio"', 'name = "sofa"', "goods: there must be stool, lamp, armchair, television, radio, in this order"),
    ],
)
def test_goods_there_cannot_be_are_refused(path: Path, old: str, new: str, sentence: str) -> None:
    change(path, old, new)
    assert refusal(path) == f"components: {sentence}"


@pytest.mark.parametrize(
    ("new", "sentence"),
    [
        ("7 = 6", "removed 7: the number of players must be 3 to 6"),
        ("2 = 6", "removed 2: the number of players must be 3 to 6"),
        ("many = 6", "removed many: the number of players must be 3 to 6"),
        ('"²" = 6', "removed ²: the number of players must be 3 to 6"),
        ("3 = 24", "removed 3: 24 of 24 missions cannot be removed: at least one must stay"),
        ("3 = -1", "removed 3: -1 of 24 missions cannot be removed: at least one must stay"),
    ],
)
def test_missions_that_cannot_be_removed_are_refused(path: Path, new: str, sentence: str) -> None:
    change(path, "\n3 = 6\n", f"\n{new}\n")
    assert refusal(path) == f"components: {sentence}"


def test_a_box_as_large_as_allowed_is_played(path: Path) -> None:
    change(path, MISSION_8, MISSION_8.replace("20", "1000000"))
    table = GAME.table(players=3, seed=1, components=path)
    assert table.hidden(0).pack()


# What a box is


def test_a_digest_does_not_depend_on_how_the_file_is_laid_out(path: Path) -> None:
    path.write_text("# another comment\n" + path.read_text(encoding="utf-8").replace(" = ", "="), encoding="utf-8")
    assert GAME.load_box(path).digest() == GAME.box.digest()


def test_a_digest_changes_with_any_value(path: Path) -> None:
    change(path, MISSION_8, MISSION_8.replace("20", "21"))
    assert GAME.load_box(path).digest() != GAME.box.digest()


def test_a_box_as_plain_data_is_what_the_file_holds() -> None:
    data = GAME.box.plain()
    assert list(data) == ["goods", "missions", "removed"]
    assert data["missions"][7] == {"source": "printed", "no": 8, "goods": {"lamp": 1, "armchair": 2}, "value": 20}


# Playing with a changed box


def play_out(table: Table) -> None:
    while table.outcome is None:
        seat = min(table.to_act)
        table.play(seat, table.actions(seat)[0])


def counted(table: Table, worth: list[int], values: dict[int, int]) -> list[int]:
    """Points by seat, counted from what lies on the table at the end."""
    view = table.view(-1)
    taken = {mission: place - 2 for mission, place in enumerate(view["place"], 1) if place >= 2}
    return [
        sum(count * each for count, each in zip(view["goods"][seat], worth, strict=True))
        + sum(values[mission] for mission, owner in taken.items() if owner == seat)
        for seat in range(table.players)
    ]


@pytest.mark.parametrize("seed", range(3))
def test_a_table_scores_with_the_values_of_its_own_file(path: Path, seed: int) -> None:
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("value = ", "value = 10"), encoding="utf-8")  # 5 becomes 105, 20 becomes 1020
    table = GAME.table(players=3, seed=seed, components=path)
    play_out(table)
    assert table.outcome is not None
    values = {mission["no"]: int(f"10{mission['value']}") for mission in GAME.box.plain()["missions"]}
    assert any(map(any, table.view(-1)["goods"]))
    assert [place.points for place in table.outcome.places] == counted(table, [101, 102, 103, 104, 105], values)


def test_a_changed_file_leaves_other_tables_alone(path: Path) -> None:
    change(path, MISSION_8, MISSION_8.replace("20", "99"))
    changed, usual = GAME.table(players=3, seed=1, components=path).hidden(0), GAME.table(players=3, seed=1).hidden(0)
    assert (changed.value[7], usual.value[7]) == (99, 20)  # type: ignore[attr-defined]


# The same, compiled


@pytest.fixture
def template(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "cache"))
    found = load_folder(TEMPLATE)
    return Game(found.name, found.folder, found.rules)


def play_both(game: Game, path: Path | None) -> tuple[list[Standing], int]:
    """A game of three in which everybody does the first thing open; checked to be the same in both forms. Returns the standings and the rounds."""
    start = game.start(3, box=game.load_box(path) if path else None)
    start.stream = from_number(4)
    state, told = game.plain.setup(start)
    record, compiled_told = game.compiled.setup(start)
    while state.step != OVER:
        assert compiled_told == told
        seat = seats_of(state.to_act)[0]
        action = (seat + state.asked) % 3
        told, compiled_told = game.plain.apply(state, seat, action), game.compiled.apply(record, seat, action)
    assert game.compiled.pack(record) == state.pack()
    assert game.compiled.score(record) == game.plain.score(state)
    return game.compiled.score(record), game.compiled.look(record).played  # type: ignore[attr-defined]


def test_one_compiled_form_serves_every_components_file(tmp_path: Path, template: Game) -> None:
    usual, rounds = play_both(template, None)
    assert rounds == 5
    door = template.compiled.entry(entries.door)
    before = sorted((tmp_path / "cache").rglob("*"))
    assert any(path.suffix == ".nbc" for path in before)
    changed = tmp_path / "changed.toml"
    changed.write_text("rounds = 9\nmost_coins = 40\n", encoding="utf-8")
    standings, rounds = play_both(template, changed)
    assert rounds == 9
    assert sum(standing.points for standing in standings) > sum(standing.points for standing in usual)
    assert sorted((tmp_path / "cache").rglob("*")) == before
    assert len(door.signatures) == 1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [("rounds = 0\nmost_coins = 6\n", "rounds: 0 rounds are no game"), ("rounds = 5\nmost_coins = 0\n", "most_coins: 0 coins cannot be thrown in")],
)
def test_the_template_shows_how_to_refuse(tmp_path: Path, template: Game, text: str, sentence: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile) as error:
        template.load_box(path)
    assert str(error.value) == f"components: {sentence}"
