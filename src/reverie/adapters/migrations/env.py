"""Alembic runs this: it migrates the database of the configuration, or writes down how."""

from alembic import context
from sqlalchemy import create_engine, pool

if context.is_offline_mode():
    # PostgreSQL: the store runs the statements itself, over the connection it has.
    context.configure(dialect_name="postgresql", literal_binds=True)
    context.run_migrations()
else:
    engine = create_engine(context.config.attributes["url"], poolclass=pool.NullPool)
    with engine.connect() as connection:
        context.configure(connection=connection, transaction_per_migration=True)
        with context.begin_transaction():
            context.run_migrations()
