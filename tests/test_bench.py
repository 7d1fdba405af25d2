"""`python3 run.py bench` in short: what it measures runs. How fast is no test's business."""

import importlib.util
import subprocess
import sys

import doubloon


def test_the_bench_measures_in_short() -> None:
    """Beside the peers where they are installed; otherwise it says what to do."""
    if importlib.util.find_spec("pyspiel") is None:
        done = subprocess.run([sys.executable, "-m", "doubloon.cli", "bench"], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == "doubloon: bench needs a checkout and the peers it compares with: run `python3 run.py bench` there\n"
    else:
        from benchmarks import ours, peers

        playouts = ours.Playouts(doubloon.game("unexpected-treasures"), ours.PLAYERS)
        for measure in (playouts, peers.goofspiel_cpp):
            decisions, games = measure(0.01)
            assert decisions > games > 0
