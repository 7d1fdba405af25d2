"""The client's own checks: types, components and units."""

import subprocess
from pathlib import Path

import pytest

import hatch_build


@pytest.mark.parametrize("script", ["check", "test"])
def test_the_clients_own_checks_hold(web: Path, script: str) -> None:
    done = subprocess.run([*hatch_build.npm(), "run", "--silent", script], cwd=web, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"


def test_no_address_of_a_registry_is_kept(web: Path) -> None:
    assert "resolved" not in (web / "package-lock.json").read_text()
