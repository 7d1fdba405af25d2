"""The tables of the database. Times are seconds since 1970; what the room never searches by is JSON text."""

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

#: One row. `generation` rises when the room is restored from a back-up: what is in memory is then void.
room = Table("room", metadata, Column("generation", Integer, primary_key=True))

#: `version` rises when somebody recovers his identity elsewhere; whatever was signed for an older one is void.
people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Double, nullable=False),
)

#: `secret` belongs to the commitment and leaves after the end; `header` is the journal's, from the start on.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("status", String(8), nullable=False),  # open, playing, over, closed
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("game", String(80), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("components", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("clock", String(8), nullable=False),  # none, move, bank
    Column("seconds", Integer, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("header", Text),
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("ended", Double),
    Column("rematch_of", ForeignKey("tables.id"), unique=True),
    Column("reason", Text, nullable=False, server_default=""),
    Index(None, "status", "listed", "created"),
)

#: What every entry changes of a table that is being played, by itself because it is written so often. `waiting` has a bit for each seat that is to answer.
#: `due` is the moment from which the room itself has something to do: a clock runs out, or, negative, a bot is to answer.
turns = Table(
    "turns",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("waiting", Integer, nullable=False),
    Column("due", Double),
    sqlite_with_rowid=False,
)
_is_due = turns.c.due.is_not(None)
Index(None, turns.c.due, sqlite_where=_is_due, postgresql_where=_is_due)

#: `person` owns the seat, also while a bot plays it; who plays it now stands in the journal.
seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person, bot
    Column("person", ForeignKey("people.id")),
    Column("level", String(20), nullable=False),
    Column("name", String(40), nullable=False),
    Column("nonce", String(80), nullable=False),
    UniqueConstraint("table_id", "person"),
    Index(None, "person"),
)

#: The journal. The primary key decides who was first; `message` is what the client called it, so that a repeat is known: whoever writes an entry knows
#: all that came before it.
entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("actor", String(32), nullable=False),
    Column("message", String(64)),
    Column("entry", Text, nullable=False),
    Column("at", Double, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("message", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("table_id", "person", "message"),
)
