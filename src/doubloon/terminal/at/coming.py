"""Coming to a room: where it is, and who one is there."""

from collections.abc import Callable
from pathlib import Path

from doubloon.core.errors import BadSetup
from doubloon.terminal.at.address import read_address
from doubloon.terminal.at.door import Door
from doubloon.terminal.at.keyring import Keyring
from doubloon.terminal.voice import Tongue


def come_in(url: str, name: str, language: str, ask: Callable[[str], str] | None = None, folder: Path | None = None) -> Door:
    """The door of the room at this address, which knows from here on who is there.

    Whoever has been there before is known by the name he had; `ask` asks a newcomer for one. What cannot be is raised as one sentence.
    """
    tongue = Tongue(language)
    door = Door(read_address(url, tongue), Keyring(folder), tongue)
    if not door.knows(name):
        given = ask(tongue.say("at-your-name")).strip() if ask else ""
        if not given:
            raise BadSetup(tongue.say("at-no-name", room=door.address.room))
        door.introduce(given)
    return door
