"""The `doubloon` command as a person meets it: in a process of its own."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import doubloon
from doubloon.bots import BOTS
from doubloon.lab.newgame import FILES, TEMPLATE
from doubloon.table.file import save
from tests.planted import change, copy_title
from tests.titles import FOLDERS

GAME = doubloon.game("unexpected-treasures")
COVE = str(FOLDERS["cove"])


def run(*arguments: str | Path, typed: str = "", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "doubloon.cli", *map(str, arguments)]
    return subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8", cwd=folder, check=False)


def output(*arguments: str | Path, typed: str = "", folder: Path | None = None) -> str:
    """What a command that succeeds prints; it complains about nothing."""
    done = run(*arguments, typed=typed, folder=folder)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def complaint(*arguments: str | Path, folder: Path | None = None) -> str:
    """The one sentence a command prints that a person got wrong: exit code 2, nothing else, no traceback."""
    done = run(*arguments, folder=folder)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("doubloon: ")
    return done.stderr.removeprefix("doubloon: ").rstrip("\n")


@pytest.fixture
def coins(tmp_path: Path) -> Path:
    """The template under another name."""
    return copy_title(TEMPLATE, tmp_path / "coins")


# Looking


def test_games_lists_names_player_counts_and_titles() -> None:
    assert "unexpected-treasures     3–6  Unexpected Treasures\n" in output("games")


def test_games_speaks_other_languages() -> None:
    assert "unexpected-treasures     3–6  Fundstücke\n" in output("games", "--lang", "de")


def test_rules_prints_every_clause() -> None:
    page = output("rules", "unexpected-treasures")
    assert re.findall(r"^  (UT-\S+) ", page, re.MULTILINE) == list(GAME.rulebook.texts)


def test_rules_prints_one_clause() -> None:
    page = output("rules", "unexpected-treasures", "UT-3.2")
    assert page.split() == ["UT-3.2", *GAME.rulebook.texts["UT-3.2"].split()]


def test_components_prints_the_file_to_be_changed() -> None:
    assert output("components", "unexpected-treasures") == (GAME.folder / "components.toml").read_text(encoding="utf-8")


def test_without_a_command_the_help_is_shown() -> None:
    done = run()
    assert "Usage:" in done.stdout
    assert "Let bots play many games" in done.stdout


@pytest.mark.parametrize("command", [["games"], ["rules", "unexpected-treasures"]], ids=" ".join)
def test_nobody_reading_on_is_no_reason_to_complain(command: list[str]) -> None:
    """As after `| head`: the other end of the pipe is closed."""
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run([sys.executable, "-m", "doubloon.cli", *command], stdout=write, stderr=subprocess.PIPE, text=True, check=False)
    os.close(write)
    assert done.stderr == ""


# Playing


def test_play_reads_answers_from_a_pipe_to_the_end(coins: Path) -> None:
    page = output("play", coins, "--plain", "--players", "2", "--seed", "1", typed="1\n" * 5)
    assert page.count("How many coins do you reach for?") == 5
    assert "The game is over. [NG-3.1]" in page
    assert page.rstrip().endswith("points.")


def test_play_with_the_same_seed_and_answers_is_the_same_page() -> None:
    arguments, typed = ("play", "unexpected-treasures", "--plain", "--players", "3", "--seed", "4"), "choose 3\nlog\nquit\n"
    page = output(*arguments, typed=typed)
    assert output(*arguments, typed=typed) == page
    assert output(*arguments[:-1], "5", typed=typed) != page


def test_play_without_people_shows_the_bots_to_the_end() -> None:
    assert "The game is over. [UT-5.1]" in output("play", "--people", "0", "--players", "3", "--seed", "1", "--bots", "random")


def test_play_goes_by_the_components_it_is_given(tmp_path: Path, coins: Path) -> None:
    (tmp_path / "short.toml").write_text("rounds = 1\nmost_coins = 6\n", encoding="utf-8")
    page = output("play", coins, "--players", "2", "--components", tmp_path / "short.toml", typed="2\n")
    assert "The game is over." in page


def test_play_goes_by_the_options_it_is_given() -> None:
    few, many = (output("play", COVE, "--seed", "1", *chosen, typed="quit\n") for chosen in ((), ("--option", "coins=5")))
    assert few != many
    assert output("play", COVE, "--seed", "1", "--option", "coins=3", typed="quit\n") == few


# The laboratory


def test_simulate_prints_a_page() -> None:
    page = output("simulate", "unexpected-treasures", "--games", "20", "--bots", "greedy,random", "--seed", "3")
    assert page.startswith("unexpected-treasures, 4 players, 20 games, seed 3\n")
    assert "greedy" in page


def test_simulate_prints_data() -> None:
    data = json.loads(output("simulate", "unexpected-treasures", "--games", "20", "--players", "3", "--bots", "greedy,random", "--seed", "3", "--json"))
    assert (data["players"], data["games"], data["seed"], len(data["seats"])) == (3, 20, 3, 3)
    assert (data["bots"]["greedy"]["games"], data["bots"]["random"]["games"]) == (20, 40)


def test_report_writes_a_page_and_its_figures(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(output("components", "unexpected-treasures"), encoding="utf-8")
    change(mine, "value = 5, count = 3", "value = 50, count = 3")
    arguments = ["--components", mine.name, "--against", "base", "--games", "300", "--bots", "random", "--ladder", "0", "--json", "figures.json"]
    said = output("report", "unexpected-treasures", *arguments, folder=tmp_path).splitlines()
    assert said[-1] == "unexpected-treasures-4.html has the whole report."
    page, data = (tmp_path / "unexpected-treasures-4.html").read_text(encoding="utf-8"), json.loads((tmp_path / "figures.json").read_text(encoding="utf-8"))
    assert data["findings"] == said[:-1]
    assert "doubloon report unexpected-treasures --components mine.toml --against base --games 300 --players 4 --bots random --seed 0" in page
    assert (data["components"]["name"], data["against"]["name"]) == ("mine.toml", "its own components")


def test_simulate_goes_by_the_components_it_is_given(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(output("components", "unexpected-treasures").replace("value = ", "value = 100"), encoding="utf-8")
    rich = json.loads(output("simulate", "unexpected-treasures", "--games", "5", "--components", path, "--json"))
    assert min(seat["points"] for seat in rich["seats"]) > 1000


def test_audit_prints_data_and_succeeds_without_gaps() -> None:
    data = json.loads(output("audit", "unexpected-treasures", "--json"))
    assert [clause["id"] for clause in data["unexpected-treasures"]["clauses"]] == list(GAME.rulebook.texts)
    assert data["unexpected-treasures"]["gaps"] == []


def test_audit_fails_on_a_gap(coins: Path) -> None:
    change(coins / "rulebook.toml", "[rulings]\n", '[rulings]\n"NG-R2" = "Nobody cheats."\n')
    done = run("audit", coins, "--games", "5")
    assert done.returncode == 1
    assert "  gap: NG-R2: no code\n" in done.stdout
    assert done.stderr == ""


def test_conform_succeeds_with_a_title_that_does(coins: Path) -> None:
    page = output("conform", coins, "--no-compiled", "--seeds", "1")
    assert "BROKEN" not in page
    assert {line.split()[-1] for line in page.splitlines()} == {"ok"}


def test_conform_fails_with_a_title_that_leaks(coins: Path) -> None:
    change(coins / "rules.py", "s.hand[rival] = UNKNOWN", "s.hand[rival] = s.hand[rival]")
    done = run("conform", coins, "--no-compiled", "--seeds", "1")
    assert done.returncode == 1
    assert "BROKEN" in done.stdout
    assert done.stderr == ""


def test_conform_fails_with_rules_outside_the_subset_and_names_the_line(coins: Path) -> None:
    line = change(coins / "rules.py", "    s.played += 1\n", "    s.played += len([1])\n")
    done = run("conform", coins, "--no-compiled", "--seeds", "1")
    assert done.returncode == 1
    assert done.stdout.splitlines()[:2] == [
        "rules subset                 BROKEN",
        f"  rules.py:{line}: fill_chest uses a list; declare the cells as a field of the state",
    ]


def test_new_game_writes_a_title_that_can_be_played_at_once(tmp_path: Path) -> None:
    page = output("new-game", "sunken-bells", folder=tmp_path)
    assert "doubloon conform ./sunken-bells" in page
    assert all((tmp_path / "sunken-bells" / file).exists() for file in FILES)
    assert "Sunken Bells" in output("play", "./sunken-bells", "--plain", typed="quit\n", folder=tmp_path)


def test_new_game_tells_the_path_to_go_on_with(tmp_path: Path) -> None:
    assert f"doubloon conform {tmp_path}/sunken-bells\n" in output("new-game", tmp_path / "sunken-bells")


# What people get wrong


@pytest.mark.parametrize("command", ["play", "rules", "components", "simulate", "audit", "conform"])
def test_an_unknown_game_is_refused(command: str) -> None:
    assert complaint(command, "unexpected-treasure") == "there is no game 'unexpected-treasure': did you mean unexpected-treasures?"


def test_a_folder_that_is_no_game_is_refused(tmp_path: Path) -> None:
    assert complaint("conform", tmp_path) == f"{tmp_path.name} is no game: rules.py is missing from the folder"


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "7"], "Unexpected Treasures is for 3 to 6 players, not 7"),
        (["--players", "2"], "Unexpected Treasures is for 3 to 6 players, not 2"),
        (["--bots", "greedy,clever"], "there is no bot 'clever': choose one of random, greedy, ismcts-plain, novice, casual, strong, expert, learned"),
        (["--option", "coins=3"], "Unexpected Treasures has no option 'coins'"),
        (["--components", "nowhere.toml"], "nowhere.toml cannot be read: No such file or directory"),
    ],
)
def test_a_table_that_cannot_be_opened_is_refused(tmp_path: Path, command: str, arguments: list[str], sentence: str) -> None:
    assert complaint(command, "unexpected-treasures", *arguments, folder=tmp_path) == sentence


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_broken_components_file_is_refused_with_the_entry(tmp_path: Path, command: str) -> None:
    path = tmp_path / "mine.toml"
    shutil.copy(GAME.folder / "components.toml", path)
    change(path, "armchair = 2 }, value = 20", 'armchair = 2 }, value = "20"')
    assert complaint(command, "unexpected-treasures", "--components", path) == "mine.toml: missions 8, value: expected `int`, got `str`"


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ("coin=3", "Smugglers' Cove has no option 'coin': it has coins"),
        ("coins=4", "option coins cannot be 4: choose one of 3, 5"),
        ("coins=-3", "option coins cannot be -3: choose one of 3, 5"),
        ("coins=--3", "option coins cannot be '--3': choose one of 3, 5"),
        ("coins=²", "option coins cannot be '²': choose one of 3, 5"),
        ("coins", "option coins cannot be '': choose one of 3, 5"),
    ],
)
def test_a_misspelt_option_is_refused(option: str, sentence: str) -> None:
    assert complaint("play", COVE, "--option", option) == sentence


def test_more_people_than_seats_are_refused() -> None:
    assert complaint("play", "--people", "5", "--players", "4") == "5 people do not fit at a table of 4"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--games", "0"], "0 games cannot be played: at least 1"),
        (["--players", "-1"], "Unexpected Treasures is for 3 to 6 players, not -1"),
        (["--players", "3", "--bots", "random,random,random,greedy"], "4 bots are too many for 3 players"),
    ],
)
def test_what_cannot_be_simulated_is_refused(arguments: list[str], sentence: str) -> None:
    assert complaint("simulate", "unexpected-treasures", *arguments) == sentence


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--games", "10"], "a report on 10 games would say nothing: at least 100"),
        (["--against", "nowhere.toml"], "nowhere.toml cannot be read: No such file or directory"),
        (["--out", "nowhere/page.html"], "nowhere/page.html cannot be written: there is no folder nowhere"),
    ],
)
def test_what_cannot_be_reported_is_refused(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    assert complaint("report", "unexpected-treasures", *arguments, folder=tmp_path) == sentence


@pytest.mark.parametrize("command", [["games"], ["play"], ["rules", "unexpected-treasures"]])
def test_an_unknown_language_is_refused(command: list[str]) -> None:
    assert complaint(*command, "--lang", "fr") == "there are no words in 'fr': choose one of en, de, es"


@pytest.mark.parametrize("clause", ["UT-9.9", "UT", "3.2x"])
def test_an_unknown_clause_is_refused(clause: str) -> None:
    assert complaint("rules", "unexpected-treasures", clause) == f"Unexpected Treasures has no clause {clause!r}: they run from UT-1.1 to UT-R10"


def test_a_journal_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert complaint("verify", tmp_path / "journal") == f"{tmp_path / 'journal'} cannot be read: No such file or directory"


def test_a_name_that_no_game_can_have_is_refused(tmp_path: Path) -> None:
    assert complaint("new-game", "Sunken Bells", folder=tmp_path) == (
        "'Sunken Bells' is no name for a game: use small letters, digits and single hyphens, such as my-game"
    )


def test_a_game_that_is_there_is_not_overwritten(coins: Path) -> None:
    assert complaint("new-game", coins) == f"{coins} is already there: choose another name, or remove it first"


# Games that are kept


def test_a_game_played_in_lines_is_kept_resumed_and_replayed(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    begun = run("play", "unexpected-treasures", "--plain", "--players", "3", "--seed", "4", "--save", path, typed="choose 2\nquit\n")
    assert begun.returncode == 0
    kept = path.read_text(encoding="utf-8")
    assert '"actions":["choose 2"]' in kept
    again = run("play", "--plain", "--save", path)
    assert again.returncode == 2
    assert "is already there" in again.stderr
    assert path.read_text(encoding="utf-8") == kept
    assert run("resume", path, "--plain", typed="1\n" * 400).returncode == 0
    assert len(path.read_text(encoding="utf-8")) > len(kept)
    story = run("replay", path, "--plain", "--lang", "de")
    assert story.returncode == 0
    assert "[UT-1.2]" in story.stdout
    assert "Chip" in story.stdout


def test_a_journal_that_cannot_be_read_is_neither_resumed_nor_replayed(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    path.write_text("hello\n", encoding="utf-8")
    for command in ("resume", "replay", "verify"):
        done = run(command, path)
        assert done.returncode == 2
        assert "line 1: this is not the journal of a Doubloon table" in done.stderr
    assert path.read_text(encoding="utf-8") == "hello\n"


def test_a_hint_comes_with_its_reasons_and_from_what_the_seat_knows(tmp_path: Path) -> None:
    """Whatever the others have sealed."""
    hints = []
    for card in (1, 3):
        table = GAME.table(3, 7)
        table.play(1, f"choose {card}")
        save(table.journal, tmp_path / f"{card}")
        hints.append(output("hint", tmp_path / f"{card}", "--bot", "strong", "--json"))
    assert hints[0] == hints[1]
    found = json.loads(hints[0])
    assert (found["game"], found["seat"], found["bot"]) == (GAME.name, 0, "strong")
    assert found["answer"] == [found["candidates"][0]["action"]]
    assert sum(candidate["visits"] for candidate in found["candidates"]) == BOTS["strong"].simulations
    text = output("hint", tmp_path / "1", "--bot", "strong", "--lang", "de")
    best = found["candidates"][0]
    assert text.startswith(f"Ein starker Bot würde spielen: {best['action']}.\n{best['action']}: {100 * best['win']:.0f} % Gewinnchance, ")
    assert complaint("hint", tmp_path / "1", "--seat", "1") == "seat 1 has nothing to decide now"


def test_a_nonce_is_mixed_into_the_deal(tmp_path: Path) -> None:
    for nonce, name in (("left", "one"), ("right", "two")):
        run("play", "--plain", "--seed", "4", "--nonce", nonce, "--save", tmp_path / name, typed="choose 2\nquit\n")
    headers = [json.loads((tmp_path / name).read_text(encoding="utf-8").splitlines()[0]) for name in ("one", "two")]
    assert [header["nonces"][0] for header in headers] == ["left", "right"]
    told = [output("replay", tmp_path / name, "--plain") for name in ("one", "two")]
    assert told[0] != told[1]
    assert "2 nonces are too many for 1 people" in complaint("play", "--plain", "--nonce", "a", "--nonce", "b")
