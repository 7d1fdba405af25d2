"""The types of the client are those of the room."""

import subprocess
import sys
from pathlib import Path

import hatch_build


def test_the_clients_messages_are_what_the_room_says(web: Path) -> None:
    schema = subprocess.run([sys.executable, str(web / "scripts" / "schema.py")], check=True, capture_output=True, timeout=60).stdout
    command = [*hatch_build.npm(), "run", "--silent", "messages", "--", "--check"]
    done = subprocess.run(command, cwd=web, input=schema, capture_output=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr.decode()
    wrong = subprocess.run(command, cwd=web, input=schema.replace(b'"hinted"', b'"guessed"'), capture_output=True, timeout=120, check=False)
    assert wrong.returncode == 1, "a difference is noticed"
