"""The schema of the SQLite file, and how an older one becomes the newest: by Alembic."""

from pathlib import Path

MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(path: Path) -> None:
    """Bring the file to the newest schema; a file that is not there is made."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("sqlalchemy.url", f"sqlite:///{path.as_posix()}")
    command.upgrade(config, "head")
