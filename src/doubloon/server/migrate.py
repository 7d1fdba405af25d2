"""Bringing the database to the layout this version works with."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

SCRIPTS = Path(__file__).parent / "migrations"


def migrate(connection: Connection, to: str = "head") -> None:
    """Every step that is still missing, inside the connection's transaction."""
    command.upgrade(_config(connection), to)


def is_current(connection: Connection) -> bool:
    """Whether no step is missing."""
    return MigrationContext.configure(connection).get_current_revision() == head()


def head() -> str | None:
    """The name of the layout this version works with."""
    return ScriptDirectory(str(SCRIPTS)).get_current_head()


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
