"""Alembic's way in: a connection is handed over by `Store.upgrade`."""

from alembic import context

from kirifuda.server.store.schema import META

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=META,
    render_as_batch=connection.dialect.name == "sqlite",
)
with context.begin_transaction():
    context.run_migrations()
