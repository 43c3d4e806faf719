"""Read by Alembic: it works on the connection that `migrate` has opened."""

from __future__ import annotations

from alembic import context

from stampadia.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
