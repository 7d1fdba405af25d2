"""What every entry changes has a table of its own; repeats of messages are known without an index"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "turns",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("waiting", sa.Integer(), nullable=False),
        sa.Column("due", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_turns_table_id"),
        sa.PrimaryKeyConstraint("table_id"),
        sqlite_with_rowid=False,
    )
    is_due = sa.text("due IS NOT NULL")
    op.create_index("ix_turns_due", "turns", ["due"], sqlite_where=is_due, postgresql_where=is_due)
    op.execute("INSERT INTO turns (table_id, waiting, due) SELECT id, waiting, due FROM tables WHERE header IS NOT NULL")
    op.drop_index("ix_tables_status_due", "tables")
    op.drop_column("tables", "waiting")
    op.drop_column("tables", "due")
    with op.batch_alter_table("entries") as entries:
        entries.drop_constraint("uq_entries_table_id_actor_message", type_="unique")
