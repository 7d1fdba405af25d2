"""Bad input of every kind, in short; `python3 run.py torture fuzz` does it for long."""

import json
import subprocess
import sys


def test_bad_input_changes_nothing_and_loses_nothing() -> None:
    command = [sys.executable, "-m", "benchmarks.fuzz", "--messages", "800", "--examples", "8", "--seed", "7", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["errors"] == 0
    assert figures["messages"] >= 800
    assert figures["requests"] >= 100
    assert figures["games"] >= 2
    assert {"bad", "foreign", "illegal", "stale", "unknown"} <= set(figures["refusals"])
    assert {"1002", "1007", "1009", "4401"} <= set(figures["closes"])
