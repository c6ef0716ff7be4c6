"""The schema of the SQLite file, and how an older one becomes the newest: by Alembic."""

import logging
import os
import sqlite3
from pathlib import Path

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = "0006"


def migrate(path: Path) -> None:
    """Bring the file to the newest schema; a file that is not there is made."""
    if _version(path) == NEWEST:
        # Nearly always; Alembic takes longer to import than the server to start.
        return
    logging.getLogger("alembic").setLevel(logging.WARNING)
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import URL
    from sqlalchemy.exc import DBAPIError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    # As it is: in an address or in Alembic's settings a folder's % ? # would mean something.
    config.attributes["url"] = URL.create("sqlite", database=path.as_posix())
    # From the first byte on, nobody else reads it.
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    try:
        command.upgrade(config, "head")
    except DBAPIError as error:
        raise sqlite3.OperationalError(str(error.orig)) from None


def _version(path: Path) -> str | None:
    if not path.exists():
        return None
    db = sqlite3.connect(path)
    try:
        row = db.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.OperationalError:
        return None
    finally:
        db.close()
    return str(row[0]) if row else None
