"""The schema in PostgreSQL: the same Alembic migrations, run over the store's own connection."""

import io
import logging
from typing import Any

from reverie.adapters.sqlite_schema import MIGRATIONS, NEWEST

# Workers that start together migrate one after the other; the later ones find it done.
LOCK = 0x5265766572696521


async def migrate(db: Any) -> None:
    """Bring the database to the newest schema, all or nothing."""
    if await _version(db) == NEWEST:
        return
    # Before the transaction, which then sees what whoever had the lock has done.
    await db.execute("SELECT pg_advisory_lock($1)", LOCK)
    try:
        async with db.transaction():
            version = await _version(db)
            if version != NEWEST:
                await db.execute(statements(version))
    finally:
        await db.execute("SELECT pg_advisory_unlock($1)", LOCK)


async def _version(db: Any) -> str | None:
    if await db.fetchval("SELECT to_regclass('alembic_version')") is None:
        return None
    found = await db.fetchval("SELECT version_num FROM alembic_version")
    return None if found is None else str(found)


def statements(version: str | None, to: str = "head") -> str:
    """From this version to a newer one, as SQL."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    from alembic import command
    from alembic.config import Config

    written = io.StringIO()
    config = Config(output_buffer=written)
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    command.upgrade(config, f"{version or 'base'}:{to}", sql=True)
    return written.getvalue()
