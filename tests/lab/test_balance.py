"""Balance reports: what is counted, what is found and what is not, and the page."""

import json
import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import doubloon
from doubloon import BadSetup
from doubloon.bots.desk import STATES, VIEW, plain_desk
from doubloon.bots.levels import level
from doubloon.bots.policy import bot_action
from doubloon.core.errors import BadFile
from doubloon.core.generic import cover
from doubloon.core.registry import game as find_game
from doubloon.core.state import OVER
from doubloon.core.steps import is_asked
from doubloon.core.stream import fork, from_number
from doubloon.core.twin import CACHE_VARIABLE, cache_folder
from doubloon.lab.balance.collect import CHUNK, Bench, Collected, collected, play_chunk, seed_of
from doubloon.lab.balance.command import base, write_report
from doubloon.lab.balance.figures import Weighed
from doubloon.lab.balance.findings import changed, number, sentences
from doubloon.lab.balance.layout import ASKED_OPEN, KNOWN, OFFERED_TAKEN, OPEN_CHANCE, OPEN_CHOSEN, TAKERS_WINS, Layout
from doubloon.lab.balance.naming import Naming, printed
from doubloon.lab.balance.page import page
from doubloon.lab.balance.plots import ticks
from doubloon.lab.balance.report import Boxed, Report, Setting, changes, make_report
from doubloon.lab.newgame import TEMPLATE
from tests.planted import change

GAME = doubloon.game("unexpected-treasures")
LAYOUT = Layout(GAME)


@pytest.fixture(scope="module")
def report() -> Report:
    """Random bots at four seats."""
    return make_report(GAME, Setting(4, 2_000, ["random"], seed=1), base(GAME), workers=1)


@pytest.fixture(scope="module")
def rich(tmp_path_factory: pytest.TempPathFactory) -> Report:
    """A box in which the first mission is worth a fortune, against the title's own."""
    path = tmp_path_factory.mktemp("rich") / "rich.toml"
    path.write_text((GAME.folder / "components.toml").read_text(encoding="utf-8"), encoding="utf-8")
    change(path, "goods = { lamp = 1 }, value = 5,", "goods = { lamp = 1 }, value = 500,")
    return make_report(GAME, Setting(4, 1_000, ["random"], seed=1), Boxed("rich.toml", GAME.load_box(path)), base(GAME), workers=1)


def figure(report: Report, key: str) -> Weighed:
    return next(each for each in report.figures if each.figure.key == key)


# What is counted: the first game again, by hand


class ByHand:
    """The first game of a chunk, with the plain rules, and what can be counted in it."""

    def __init__(self, seed: int) -> None:
        desk = plain_desk(GAME, from_number(seed_of(seed, 0)), 0)
        think, hide = GAME.plain.bind(bot_action), GAME.plain.bind(cover)
        start = GAME.start(3)
        fork(desk.stream, start.stream)
        s, rows = GAME.plain.setup(start)
        self.open: Counter[str] = Counter()
        self.chosen: Counter[str] = Counter()
        self.chance: Counter[str] = Counter()
        self.questions: Counter[str] = Counter()
        self.leads = []
        while s.step != OVER:
            for seat in range(3):
                if is_asked(s, seat):
                    states = [s.copy() for _ in range(STATES)]
                    hide(states[VIEW], seat)
                    action = think(states, seat, desk, level("random").knobs())
                    self.count(GAME.decisions.kinds[s.decision].name, GAME.plain.legal(s, seat), action)
                    rows += GAME.plain.apply(s, seat, action)
                    self.leads.append({place for place, each in enumerate(GAME.plain.score(s)) if each.rank == 1})
        self.events = [event for row in rows if (event := GAME.events.read(row, "UT"))]
        self.standings = GAME.plain.score(s)

    def count(self, question: str, moves: list[int], action: int) -> None:
        self.questions[question] += 1
        if len(moves) > 1:
            keys = [self.key(move) for move in moves]
            self.open.update(set(keys))
            self.chosen[self.key(action)] += 1
            for key in keys:
                self.chance[key] += 1 / len(moves)  # type: ignore[assignment]

    @staticmethod
    def key(action: int) -> str:
        """The text of an action, without the rival it is aimed at."""
        return re.sub(r"^steal \d", "steal", GAME.actions.text(action))


@pytest.fixture(scope="module", params=[3, 4])
def both(request: pytest.FixtureRequest) -> tuple[ByHand, Collected]:
    return ByHand(request.param), play_chunk(GAME, GAME.start(3), Bench(("random",) * 3, 1, request.param), 0, 1)


def test_a_game_ends_as_the_plain_one(both: tuple[ByHand, Collected]) -> None:
    hand, found = both
    assert found.points[0].tolist() == [each.points for each in hand.standings]
    assert found.ranks[0].tolist() == [each.rank for each in hand.standings]
    assert found.lengths[0].tolist() == [hand.questions.total(), hand.chosen.total()]


def test_choices_are_counted_where_they_are_open_and_where_they_are_chosen(both: tuple[ByHand, Collected]) -> None:
    hand, found = both
    for place, choice in enumerate(LAYOUT.choices):
        counted, chance = found.sum(LAYOUT, OPEN_CHOSEN, place), found.sum(LAYOUT, OPEN_CHANCE, place)
        assert (counted.x, counted.y) == (hand.open[choice.key], hand.chosen[choice.key])
        assert chance.y == pytest.approx(hand.chance[choice.key])
    assert set(hand.open) <= {choice.key for choice in LAYOUT.choices}


def test_questions_are_counted(both: tuple[ByHand, Collected]) -> None:
    hand, found = both
    assert {kind.name: found.sum(LAYOUT, ASKED_OPEN, place).x for place, kind in enumerate(GAME.decisions.kinds)} == {
        kind.name: hand.questions[kind.name] for kind in GAME.decisions.kinds
    }


def test_components_are_counted_with_who_took_them_and_won(both: tuple[ByHand, Collected]) -> None:
    hand, found = both
    kinds = {"mission": (["revealed"], ["completed"]), "good": (["stocked"], ["took", "stole"]), "card": ([], ["showed"])}
    winners = [seat for seat, each in enumerate(hand.standings) if each.rank == 1]
    for place, piece in enumerate(LAYOUT.components):
        name = piece.pieces.name
        about = [event for event in hand.events if event.values.get(name) == piece.place[0]]
        offered, taken = ([event for event in about if event.kind in names] for names in kinds[name])
        told, takers = found.sum(LAYOUT, OFFERED_TAKEN, place), found.sum(LAYOUT, TAKERS_WINS, place)
        assert (told.x, told.y) == (len(offered), len(taken))
        seats = {event.seat for event in taken}
        assert (takers.x, takers.y) == pytest.approx((len(seats), len(seats & set(winners)) / len(winners)))


def test_leaders_are_those_of_that_part_of_the_game(both: tuple[ByHand, Collected]) -> None:
    hand, found = both
    winners = {seat for seat, each in enumerate(hand.standings) if each.rank == 1}
    for place in range(9):
        leaders = hand.leads[len(hand.leads) * (place + 1) // 10]
        assert found.sum(LAYOUT, KNOWN, place).y == pytest.approx(len(leaders & winners) / len(leaders))


def test_the_same_games_however_many_work_on_them() -> None:
    start, bench = GAME.start(3), Bench(("random",) * 3, 1, 5)
    one, two = (collected(GAME, start, bench, CHUNK + 7, workers=workers) for workers in (1, 2))
    assert one.games == two.games == CHUNK + 7
    for name in Collected._fields:
        assert (getattr(one, name) == getattr(two, name)).all()


# What is found, and what is not


COINS = find_game(str(TEMPLATE))


class Bonus(COINS.rules.Box):  # type: ignore[misc, name-defined]
    """The template's box, with a coin in it for whoever sits in seat 2."""

    def fill(self, s: Any) -> None:
        super().fill(s)
        s.purse[2] = 1


def test_a_seat_with_a_bonus_is_found() -> None:
    boxed = Boxed("bonus", Bonus(**COINS.box.plain()))
    found = make_report(COINS, Setting(4, 3_000, ["random"]), boxed, workers=1)
    wins = [figure(found, f"seats/{seat}/wins") for seat in range(4)]
    assert [each.stands_out for each in wins] == [True] * 4  # what one seat wins the others lose
    assert wins[2].figure.found.low > 0.25 > max(wins[seat].figure.found.high for seat in (0, 1, 3))
    assert sentences(found)[0].startswith("Seat 2 wins ")


def test_as_a_change_it_is_found_too() -> None:
    boxed = Boxed("bonus", Bonus(**COINS.box.plain()))
    found = make_report(COINS, Setting(4, 3_000, ["random"]), boxed, base(COINS), workers=1)
    assert {"seats/2/wins", "seats/2/points", "points/mean"} <= {each.figure.key for each in changed(found)}
    assert not figure(found, "seats/1/points").changed


def test_a_null_change_is_not_found() -> None:
    """The same components compared with themselves, from other deals, twenty times. One of twenty such reports may claim something; five hardly ever do."""
    claims, findings = 0, 0
    for seed in range(20):
        found = make_report(COINS, Setting(4, 1_000, ["random"], seed=seed), base(COINS), base(COINS), workers=1)
        differences = [each.difference for each in found.figures if each.difference]
        assert len(differences) == len(found.figures)
        assert any(each.value != 0 for each in differences)  # the deals are others
        assert changed(found) or sentences(found)[0].startswith("Nothing has measurably changed against its own components: none of ")
        claims += bool(changed(found))
        findings += any(each.stands_out for each in found.figures)
    assert claims <= 4
    assert findings <= 4


def test_a_change_is_found_where_it_is(rich: Report) -> None:
    assert figure(rich, "points/mean").changed
    assert figure(rich, "components/mission 1/gain").changed
    assert not figure(rich, "length/decisions").changed
    assert changes(rich.side.boxed.box, rich.against.boxed.box if rich.against else GAME.box) == [("missions 1, value", 500, 5)]
    assert "rich.toml" not in sentences(rich)[0]
    assert "differs in 1 value," in sentences(rich)[0]


def test_a_mission_worth_a_fortune_goes_most_with_winning(rich: Report) -> None:
    gains = {each.figure.subject.label: each for each in rich.figures if each.figure.what == "gain"}
    assert max(gains, key=lambda name: gains[name].figure.found.value) == "mission 1"
    assert gains["mission 1"].stands_out
    assert any(sentence.startswith("Taking these goes most with winning: mission 1 +") for sentence in sentences(rich))


def test_victories_are_shared_out_among_the_seats(report: Report) -> None:
    assert sum(figure(report, f"seats/{seat}/wins").figure.found.value for seat in range(4)) == pytest.approx(1)


def test_what_is_said_has_an_interval(report: Report) -> None:
    for each in report.figures:
        assert each.figure.found.low <= each.figure.found.value <= each.figure.found.high


def test_the_ladder_says_what_skill_is_worth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CACHE_VARIABLE, str(cache_folder()))  # what is compiled stays where it is
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))  # what was played before is elsewhere
    found = make_report(GAME, Setting(3, 100, ["random"], ladder=60, rungs=(("greedy", "random"),)), base(GAME), workers=1)
    rung = figure(found, "ladder/greedy-random/wins")
    assert rung.figure.found.games == 60
    assert rung.figure.found.low > 1 / 3
    assert any(sentence.startswith("Skill counts: one greedy bot among random ones wins ") for sentence in sentences(found))


# Words


@pytest.mark.parametrize("name", doubloon.game_names())
def test_every_title_has_words_for_what_is_counted(name: str) -> None:
    game = doubloon.game(name)
    layout, naming = Layout(game), Naming(game)
    texts = [naming.choice(choice) for choice in layout.choices] + [naming.component(piece) for piece in layout.components]
    questions = [naming.question(place) for place in range(len(game.decisions.kinds))]
    assert all(question.endswith("?") for question in questions)
    for text in texts + questions:
        assert text
        assert not re.search(r"action-|ask-|[{}$]", text)


@pytest.mark.parametrize("name", doubloon.game_names())
def test_every_component_of_a_box_has_its_entry(name: str) -> None:
    """But for the number cards of Unexpected Treasures, on which nothing is printed that could be changed."""
    game = doubloon.game(name)
    start = game.start(game.player_counts[-1])
    missing = {piece.pieces.name for piece in Layout(game).components if piece.is_in(start) and piece.entry(game.box) is None}
    assert missing == ({"card"} if name == "unexpected-treasures" else set())


def test_an_entry_is_the_one_of_its_component() -> None:
    def entries(name: str, kind: str) -> dict[str, Any]:
        game = doubloon.game(name)
        start = game.start(4)
        pieces = [piece for piece in Layout(game).components if piece.pieces.name == kind and piece.is_in(start)]
        return {" ".join(piece.key.split()[1:]): piece.entry(game.box) for piece in pieces}

    assert entries("unexpected-treasures", "mission")["8"].value == 20
    assert entries("treasure-hunter", "card")["watchdog-12"].paws == 3
    assert entries("treasure-hunter", "card")["green-7"].strength == 7
    assert entries("treasure-hunter", "card")["heavy-backpack-2"].adds == -2
    assert entries("treasure-hunter", "card")["gold-1"].value == 3
    assert entries("treasure-hunter", "treasure")["goblin-lore"].coins == 2
    assert entries("the-plan", "plan")["ogbp"].colours == "OGBP"
    assert entries("the-plan", "plan")["smash"].count == 16
    assert entries("the-plan", "trinket")["globe-1"].kind == "globe"
    assert entries("time-pirates", "contract")["white-5"].points == 4
    assert entries("time-pirates", "artifact")["red-arrow"].colour == "red"
    assert entries("trasteros-locos", "card")["art-gold"].points == 10
    assert entries("trasteros-locos", "card")["junk"].count == 24


def test_what_is_printed_is_told_as_in_the_file() -> None:
    assert printed(GAME.box.entry("mission", (7,))) == "no 8; goods lamp 1, armchair 2; value 20"  # type: ignore[arg-type]


def test_an_action_aimed_at_a_rival_is_one_choice() -> None:
    steals = [Naming(GAME).choice(choice) for choice in LAYOUT.choices if choice.verb.name == "steal"]
    assert steals == [f"Steal {good} from a rival" for good in ("a stool", "a lamp", "an armchair", "a television", "a radio")]


def test_the_choices_of_a_verb_have_words_together() -> None:
    locos = doubloon.game("trasteros-locos")
    assert [Naming(GAME).verb(verb) for verb in GAME.actions.verbs][:3] == ["Choose number card …", "Take a … from the site", "Steal a … from …"]
    assert Naming(locos).verb(next(verb for verb in locos.actions.verbs if verb.name == "change")) == "Change"


def test_a_question_leaves_out_what_differs_from_time_to_time() -> None:
    pirates = doubloon.game("time-pirates")
    names = [kind.name for kind in pirates.decisions.kinds]
    assert Naming(pirates).question(names.index("pay")) == "What do you pay for the …?"
    assert Naming(pirates).question(names.index("act")) == "What do you do?"


@pytest.mark.parametrize(
    ("value", "unit", "text"),
    [(0.2513, "share", "25.1 %"), (0.0004, "share", "0.040 %"), (0.031, "gain", "+3.1 pp"), (-0.031, "gain", "−3.1 pp"), (1234.56, "count", "1,234.6")],
)
def test_figures_are_told_in_their_unit(value: float, unit: str, text: str) -> None:
    assert number(value, unit) == text


@pytest.mark.parametrize(
    ("low", "high", "found"), [(0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]), (13, 87, [20, 40, 60, 80]), (-0.02, 0.02, [-0.02, -0.01, 0, 0.01, 0.02])]
)
def test_scales_have_round_numbers(low: float, high: float, found: list[float]) -> None:
    assert ticks(low, high) == found


# The page


class Tags(HTMLParser):
    """Every element is closed, and nothing is fetched from elsewhere."""

    VOID = ("meta", "br", "line", "rect", "circle", "path", "polyline", "polygon", "link", "img")
    OPTIONAL = ("tr", "td", "th")

    def __init__(self) -> None:
        super().__init__()
        self.stack: list[str] = []
        self.count: Counter[str] = Counter()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] += 1
        assert not {"src", "href", "xlink:href"} & {name for name, _ in attrs}
        if tag not in self.VOID + self.OPTIONAL:
            self.stack.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID + self.OPTIONAL:
            assert self.stack.pop() == tag


def parsed(text: str) -> Tags:
    tags = Tags()
    tags.feed(text)
    assert tags.stack == []
    return tags


def test_the_page_needs_nothing_else(report: Report) -> None:
    text = page(report, "doubloon report")
    tags = parsed(text)
    assert not {"link", "img", "script"} & set(tags.count)
    assert not re.search(r"https?:|@import|url\(", text)
    assert tags.count["svg"] == 3
    assert len(text) < 300_000


def test_the_page_has_every_chapter_and_what_was_played(report: Report) -> None:
    text = page(report, "doubloon report unexpected-treasures --games 2000")
    for chapter in ("length", "points", "seats", "components", "known", "choices", "questions"):
        assert f'<section id="{chapter}">' in text
    assert GAME.box.digest()[:16] in text
    assert "<code>doubloon report unexpected-treasures --games 2000</code>" in text
    assert "Steal a radio from a rival" in text
    for sentence in sentences(report):
        assert sentence.replace("'", "&#x27;").replace(" %", "&nbsp;%").replace(" pp", "&nbsp;pp") in text


def test_reconstructed_values_are_marked(report: Report) -> None:
    text = page(report, "")
    ours = sum(each.source == "reconstructed" for each in (*GAME.box.missions, *GAME.box.goods))  # type: ignore[attr-defined]
    assert len(re.findall(r"<span class=\"name\">[^<]*<abbr", text)) == ours > 0


def test_a_comparison_shows_every_difference(rich: Report) -> None:
    text = page(rich, "")
    assert text.count("<td class=n>") == 4 * len(rich.figures)
    parsed(text)


def test_figures_are_data(rich: Report) -> None:
    data = json.loads(json.dumps(rich.plain()))
    assert (data["game"], data["players"], data["games"], data["bots"]) == ("unexpected-treasures", 4, 1_000, ["random"] * 4)
    assert data["changes"] == [{"entry": "missions 1, value", "is": 500, "was": 5}]
    mission = next(each for each in data["figures"] if each["key"] == "components/mission 1/gain")
    assert mission["source"] == "reconstructed"
    assert mission["stands_out"]
    assert mission["difference"]["real"]
    assert mission["difference"]["low"] < mission["difference"]["value"] < mission["difference"]["high"]


# What cannot be


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        (Setting(4, 99, ["random"]), "a report on 99 games would say nothing: at least 100"),
        (Setting(7, 100, ["random"]), "Unexpected Treasures is for 3 to 6 players, not 7"),
        (Setting(3, 100, ["random"] * 4), "4 bots are too many for 3 players"),
        (Setting(3, 100, ["random"], ladder=-1), "a ladder of -1 games cannot be played: 0 for none, or more"),
        (Setting(3, 100, ["random"], pace=0), "pace 0 is too fast: at least 1"),
        (Setting(3, 100, ["random"], options={"coins": 3}), "Unexpected Treasures has no option 'coins'"),
    ],
)
def test_impossible_settings_are_refused(setting: Setting, sentence: str) -> None:
    with pytest.raises(BadSetup) as error:
        make_report(GAME, setting, base(GAME))
    assert str(error.value) == sentence


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("{ lamp = 1, armchair = 2 }, value = 20", "{ lamp = 1, sofa = 2 }, value = 20", "components: missions 8: 'sofa' is no good: write"),
        ("{ lamp = 1, armchair = 2 }, value = 20", "{ lamp = 1, armchair = 2 }, value = 0", "components: missions 8: value 0 must be above 0"),
        ("value = 5, count = 3", "value = 5, count = many", "mine.toml is not a TOML file"),
    ],
)
def test_bad_component_files_are_refused_with_the_entry(old: str, new: str, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text((GAME.folder / "components.toml").read_text(encoding="utf-8"), encoding="utf-8")
    change(path, old, new)
    for components, against in ((path, None), (None, str(path))):
        with pytest.raises(BadFile, match="^" + re.escape(sentence)):
            write_report(GAME, Setting(3, 100, ["random"]), components, against, tmp_path / "page.html")
    assert not (tmp_path / "page.html").exists()


def test_a_page_that_cannot_be_written_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=r"cannot be written: there is no folder"):
        write_report(GAME, Setting(3, 10**9, ["random"]), None, None, tmp_path / "nowhere" / "page.html")
    with pytest.raises(BadSetup, match=r"cannot be written: it is a folder"):
        write_report(GAME, Setting(3, 10**9, ["random"]), None, None, tmp_path)
