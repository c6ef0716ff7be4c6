"""The thread that writes to SQLite: many decisions in one commit, told only after it."""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

from reverie.rules.ids import Seat
from reverie.tables.ports import Conflict, NotStored

Work = Callable[[sqlite3.Connection], Any]
Row = tuple[str, int, bytes, Seat | None, str | None]
MOST_IN_ONE_COMMIT = 500
# A commit costs as much as ten records. Whoever comes right after one waits for company.
GATHER_SECONDS = 0.003
AT_ONCE = (64, 16, 4, 1)
CHECKPOINT_SECONDS = 2.0
LONGEST_LOG = 16_000  # pages
COLUMNS = "(table_id, number, events, seat, command)"


class Job:
    """One piece of writing and the future that waits for its commit.

    `row` is the next record of a log; rows of a commit are written together, before any `work`.
    """

    __slots__ = ("future", "loop", "row", "work")

    def __init__(self, work: Work | None, row: Row | None) -> None:
        self.work, self.row = work, row
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()


class Writer:
    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self.connect = connect
        self.commits = self.records = 0
        self.checkpoints = Checkpoints(connect, lambda: self.commits)
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._write, name="reverie-writer", daemon=True)
        self.thread.start()

    async def commit(self, work: Work | None = None, row: Row | None = None) -> Any:
        """What `work` returned, once it is on the disk; `Conflict` if `row` is not the next."""
        job = Job(work, row)
        self.jobs.put(job)
        return await job.future

    async def close(self) -> None:
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)
        await asyncio.to_thread(self.checkpoints.close)

    def _write(self) -> None:
        db = self.connect()
        db.execute("PRAGMA wal_autocheckpoint = 0")
        last = 0.0
        while (job := self.jobs.get()) is not None:
            time.sleep(max(0.0, last + GATHER_SECONDS - time.monotonic()))
            outcomes = _run(db, self._gather(job))
            last = time.monotonic()
            self.commits += 1
            self.records += len(outcomes)
            _tell(outcomes)
            self.checkpoints.finish(db)
        db.close()

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


Outcome = tuple[Job, Any, BaseException | None]


def _run(db: sqlite3.Connection, batch: list[Job]) -> list[Outcome]:
    """All jobs in one transaction; a failed commit fails all of them."""
    try:
        return _all_at_once(db, batch)
    except (Conflict, sqlite3.Error):
        _roll_back(db)
    # Rare: somebody in the batch cannot be stored; find out who, one by one.
    return [_alone(db, job) for job in batch]


def _all_at_once(db: sqlite3.Connection, batch: list[Job]) -> list[Outcome]:
    db.execute("BEGIN IMMEDIATE")
    insert_next(db, [job.row for job in batch if job.row is not None])
    outcomes: list[Outcome] = [(job, job.work(db) if job.work else None, None) for job in batch]
    db.execute("COMMIT")
    return outcomes


def insert_next(db: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """Every row must be the next of its log.

    Many in one statement: between two of them the thread would have to wait for the
    interpreter, which is busy with everybody else.
    """
    done = 0
    for many in AT_ONCE:
        while len(rows) - done >= many:
            values = [value for row in rows[done : done + many] for value in row]
            if db.execute(_INSERT[many], values).rowcount != many:
                raise Conflict
            done += many


_INSERT = {
    many: f"INSERT INTO log {COLUMNS}"
    f" SELECT * FROM (VALUES {', '.join(['(?, ?, ?, ?, ?)'] * many)})"
    " WHERE column2 = (SELECT max(number) + 1 FROM log WHERE table_id = column1)"
    for many in AT_ONCE
}


def _alone(db: sqlite3.Connection, job: Job) -> Outcome:
    try:
        return _all_at_once(db, [job])[0]
    except (Conflict, sqlite3.IntegrityError):
        _roll_back(db)
        return job, None, Conflict()
    except sqlite3.Error as error:
        _roll_back(db)
        return job, None, NotStored(str(error))


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
        if job.future.cancelled():
            continue
        if error is not None:
            job.future.set_exception(error)
        else:
            job.future.set_result(result)
