"""A kill at any moment loses at most the answer that was not yet confirmed."""

import random
import subprocess
import sys
import time
from pathlib import Path

from doubloon.table.file import load
from doubloon.table.replay import resume, verify

PLAYER = Path(__file__).parent / "player.py"


def test_a_game_killed_again_and_again_is_played_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    chance = random.Random(1)
    confirmed = kills = 0
    while True:
        with subprocess.Popen([sys.executable, str(PLAYER), str(path)], stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            wanted = chance.randint(1, 25)
            for line in process.stdout:
                if line.strip() == "over":
                    break
                confirmed = int(line)
                wanted -= 1
                if wanted == 0:
                    time.sleep(chance.random() * 0.004)
                    process.kill()
                    kills += 1
                    rest = [int(each) for each in process.stdout.read().split() if each.isdigit()]
                    confirmed = max([confirmed, *rest])
                    break
            else:
                raise AssertionError("the player ended before the game did")
            process.wait()
        journal = load(path)
        assert len(journal.entries) in (confirmed, confirmed + 1)
        if resume(journal).outcome:
            break
    assert kills >= 5
    assert all(check.holds for check in verify(journal))
