"""Run by alembic for `doubloon.server.migrate`, which hands over an open connection."""

from alembic import context

from doubloon.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
