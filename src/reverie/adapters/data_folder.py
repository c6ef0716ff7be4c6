"""The folder with the games: nobody else on the machine reads it, and one server has it."""

import logging
import os
import stat
import sys
from pathlib import Path

logger = logging.getLogger("reverie")
FOR_OTHERS = stat.S_IRWXG | stat.S_IRWXO
LOCK = "reverie.lock"
# Left by a server with a database: a reverie.sqlite beside it is of before, and knows nothing new.
ELSEWHERE = "tables-are-in-a-database"
# Windows locks bytes, and nobody else can read those: far behind the number that is to be read.
LOCKED_BYTE = 1 << 30


class CannotUse(Exception):
    """One sentence: why this folder, port or database cannot be had."""


class DataFolder:
    """One that several servers share (decks, beside a database) is made, and never held."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.held: int | None = None

    def make(self) -> None:
        """There, writable, and for us alone; one from an older version is tightened."""
        try:
            self.path.mkdir(parents=True, exist_ok=True, mode=0o700)
            is_writable = os.access(self.path, os.W_OK | os.X_OK)
        except OSError as error:
            raise CannotUse(
                f"the data folder {self.path} cannot be made ({error.strerror})."
            ) from None
        if not is_writable:
            raise CannotUse(f"the data folder {self.path} cannot be written to.")
        keep_private(self.path)

    def share(self) -> None:
        """Beside a database, where the tables are: whoever tidies up here has to know."""
        self.make()
        (self.path / ELSEWHERE).touch(mode=0o600)

    @property
    def has_tables(self) -> bool:
        return (self.path / "reverie.sqlite").exists() and not (self.path / ELSEWHERE).exists()

    def hold(self) -> None:
        """Until `release`, or the end of the process, however it ends."""
        path = self.path / LOCK
        try:
            file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise CannotUse(f"{path} cannot be opened ({error.strerror}).") from None
        try:
            _lock(file)
        except OSError:
            holder = os.read(file, 20).decode(errors="replace").strip()
            os.close(file)
            raise CannotUse(
                f"another server (process {holder or 'unknown'}) has the data folder {self.path};"
                " stop it first, or give this one a --data of its own."
            ) from None
        os.ftruncate(file, 0)
        os.write(file, str(os.getpid()).encode())
        self.held = file
        (self.path / ELSEWHERE).unlink(missing_ok=True)

    def release(self) -> None:
        if self.held is not None:
            os.close(self.held)
            self.held = None


def keep_private(path: Path) -> None:
    """Take away what others on this machine may do with it, if it is ours and only ours."""
    try:
        mode = path.stat().st_mode
        # A folder like /tmp is everybody's on purpose.
        if mode & FOR_OTHERS and not mode & stat.S_ISVTX:
            path.chmod(stat.S_IMODE(mode) & ~FOR_OTHERS)
    except FileNotFoundError:
        return
    except OSError as error:
        logger.warning("others on this machine may read %s (%s)", path, error.strerror)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        os.lseek(file, LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(file, 0, os.SEEK_SET)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
