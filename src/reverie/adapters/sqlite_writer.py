"""The thread that writes to SQLite: many decisions in one commit, told only after it."""

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any

from reverie.adapters.crashes import report
from reverie.rules.ids import Seat
from reverie.tables.ports import Conflict, Done, NotStored, wake

logger = logging.getLogger("reverie.writer")
Work = Callable[[sqlite3.Connection], Any]
Row = tuple[str, int, bytes, Seat | None, str | None]
# So many records go into one statement, and one statement is a commit.
MOST_IN_ONE_COMMIT = 100
# A commit costs as much as ten records. Whoever comes right after one waits for company.
GATHER_SECONDS = 0.003
CHECKPOINT_SECONDS = 2.0
LONGEST_LOG = 16_000  # pages
# After something nobody expected, or when the file cannot be opened.
BEGIN_AGAIN_SECONDS = 0.5
COLUMNS = "(table_id, number, events, seat, command)"


class Job:
    """One piece of writing, and who is told, in their own loop, after its commit.

    `row` is the next record of a log; rows of a commit are written together, before any `work`.
    """

    __slots__ = ("done", "loop", "row", "work")

    def __init__(self, work: Work | None, row: Row | None, done: Done) -> None:
        self.work, self.row, self.done = work, row, done
        self.loop = asyncio.get_running_loop()


class Writer:
    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self.connect = connect
        self.commits = self.records = 0
        self.cpu_seconds = 0.0
        self.closing = self.failing = False
        self.batch: list[Job] = []
        self.checkpoints = Checkpoints(connect, lambda: self.commits)
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._write, name="reverie-writer", daemon=True)
        self.thread.start()

    async def commit(self, work: Work | None = None, row: Row | None = None) -> Any:
        """What `work` returned, once it is on the disk; `Conflict` if `row` is not the next."""
        stored: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.begin(work, row, partial(wake, stored))
        try:
            return await stored
        finally:
            # An error knows this frame; if the frame knew the error, too, they were a knot.
            del stored

    def begin(self, work: Work | None, row: Row | None, done: Done) -> None:
        """The same for whoever does not wait: `done` is called."""
        if self.closing or not self.thread.is_alive():
            raise NotStored("nobody writes")
        self.jobs.put(Job(work, row, done))

    async def close(self) -> None:
        self.closing = True
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)
        await asyncio.to_thread(self.checkpoints.close)

    def _write(self) -> None:
        """Whatever happens, nobody waits for ever, and the next ones are written."""
        while True:
            try:
                self._write_on()
                return
            except BaseException as error:
                report("writing, which begins again,", error)
                self._refuse_all(NotStored("writing broke off"))
                if self.closing:
                    return
                time.sleep(BEGIN_AGAIN_SECONDS)

    def _write_on(self) -> None:
        db = self.connect()
        try:
            db.execute("PRAGMA wal_autocheckpoint = 0")
            last, together = 0.0, 1
            while (job := self.jobs.get()) is not None:
                # Nobody waits for company where nobody came the last time.
                if together > 1:
                    time.sleep(max(0.0, last + GATHER_SECONDS - time.monotonic()))
                self.batch = self._gather(job)
                together = len(self.batch)
                outcomes = _run(db, self.batch)
                last = time.monotonic()
                self._count(outcomes)
                self._note(outcomes)
                _tell(outcomes)
                self.batch = []
                self.checkpoints.finish(db)
                self.cpu_seconds = time.thread_time()
        finally:
            db.close()

    def _refuse_all(self, error: NotStored) -> None:
        """Those of the batch, and all who came since."""
        waiting, self.batch = self.batch, []
        while not self.jobs.empty():
            job = self.jobs.get()
            if job is not None:
                waiting.append(job)
        _tell([(job, None, NotStored(*error.args)) for job in waiting])

    def _count(self, outcomes: "list[Outcome]") -> None:
        """Talk is committed, but no record; what was refused is neither."""
        stored = [job for job, _, error in outcomes if error is None]
        self.commits += bool(stored)
        self.records += sum(job.row is not None for job in stored)

    def _note(self, outcomes: "list[Outcome]") -> None:
        """A disk that is full is told once, and once when it has room again."""
        why = next((error for _, _, error in outcomes if isinstance(error, NotStored)), None)
        if why is not None and not self.failing:
            logger.error("moves cannot be stored: %s", why)
        elif why is None and self.failing:
            logger.warning("moves are stored again")
        self.failing = why is not None

    def _gather(self, first: Job) -> list[Job]:
        batch = [first]
        while len(batch) < MOST_IN_ONE_COMMIT and not self.jobs.empty():
            following = self.jobs.get()
            if following is None:
                self.jobs.put(None)
                break
            batch.append(following)
        return batch


class Checkpoints:
    """Brings what was committed from the write-ahead log into the file, beside the writing.

    SQLite would do it within a commit, and everybody in that commit would wait for the disk.
    """

    def __init__(
        self, connect: Callable[[], sqlite3.Connection], commits: Callable[[], int]
    ) -> None:
        self.connect, self.commits = connect, commits
        self.closing = threading.Event()
        self.is_long = False
        self.cpu_seconds = 0.0
        self.thread = threading.Thread(target=self._work, name="reverie-checkpoints", daemon=True)
        self.thread.start()

    def _work(self) -> None:
        db = self.connect()
        done = 0
        while not self.closing.wait(CHECKPOINT_SECONDS):
            if (commits := self.commits()) != done:
                done = commits
                _, pages, _ = _checkpoint(db)
                self.is_long = pages > LONGEST_LOG
                self.cpu_seconds = time.thread_time()
        db.close()

    def finish(self, db: sqlite3.Connection) -> None:
        """Between two commits, where the log has become long: the little that is left.

        Only when nothing is left does SQLite begin the log anew.
        """
        if self.is_long:
            self.is_long = False
            _checkpoint(db)

    def close(self) -> None:
        self.closing.set()
        self.thread.join()


def _checkpoint(db: sqlite3.Connection) -> tuple[int, int, int]:
    """Whether it was in the way, pages in the log, pages of it that are in the file."""
    try:
        busy, pages, there = db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    except sqlite3.Error:
        # The log keeps everything until the disk has room again.
        return 1, 0, 0
    return busy, pages, there


Outcome = tuple[Job, Any, Exception | None]


def _run(db: sqlite3.Connection, batch: list[Job]) -> list[Outcome]:
    """All jobs in one transaction; a failed commit fails all of them."""
    try:
        return _all_at_once(db, batch)
    except Exception:
        _roll_back(db)
    # Rare: somebody in the batch cannot be stored; find out who, one by one.
    return [_alone(db, job) for job in batch]


def _all_at_once(db: sqlite3.Connection, batch: list[Job]) -> list[Outcome]:
    rows = [job.row for job in batch if job.row is not None]
    if all(job.work is None for job in batch):
        # One statement is a transaction of its own.
        insert_next(db, rows)
        return [(job, None, None) for job in batch]
    db.execute("BEGIN IMMEDIATE")
    if rows:
        insert_next(db, rows)
    outcomes: list[Outcome] = [(job, job.work(db) if job.work else None, None) for job in batch]
    db.execute("COMMIT")
    return outcomes


def insert_next(db: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """Every row must be the next of its log, or none is written.

    In one statement: between two of them the thread would have to wait for the interpreter,
    which is busy with everybody else.
    """
    db.execute(_insert(len(rows)), [value for row in rows for value in row])


@cache
def _insert(many: int) -> str:
    """A number that is not the next becomes none, which the log does not take."""
    return (
        f"INSERT INTO log {COLUMNS} SELECT column1, CASE column2"
        " WHEN (SELECT max(number) + 1 FROM log WHERE table_id = column1) THEN column2 END,"
        " column3, column4, column5"
        f" FROM (VALUES {', '.join(['(?, ?, ?, ?, ?)'] * many)})"
    )


def _alone(db: sqlite3.Connection, job: Job) -> Outcome:
    try:
        return _all_at_once(db, [job])[0]
    except (Conflict, sqlite3.IntegrityError):
        _roll_back(db)
        return job, None, Conflict()
    except sqlite3.Error as error:
        _roll_back(db)
        return job, None, NotStored(str(error))
    except Exception as error:
        # A number or a text that SQLite cannot hold; its value stays out of the log.
        _roll_back(db)
        return job, None, NotStored(type(error).__name__)


def _roll_back(db: sqlite3.Connection) -> None:
    if db.in_transaction:
        db.execute("ROLLBACK")


def _tell(outcomes: list[Outcome]) -> None:
    """Wake whoever waits, once a loop and batch."""
    loops = {id(job.loop): job.loop for job, _, _ in outcomes}
    for key, loop in loops.items():
        mine = [outcome for outcome in outcomes if id(outcome[0].loop) == key]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_resolve, mine)


def _resolve(outcomes: list[Outcome]) -> None:
    for job, result, error in outcomes:
        try:
            job.done(result, error)
        except Exception as fault:
            # The others have been committed, too, and want to know.
            report("telling of a commit", fault)
