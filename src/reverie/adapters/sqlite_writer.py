"""The thread that writes to SQLite: many decisions in one commit, told only after it."""

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from functools import cache, partial
from itertools import chain
from typing import Any

from reverie.adapters.crashes import report
from reverie.rules.ids import Seat
from reverie.tables.ports import Conflict, Done, NotStored, wake

logger = logging.getLogger("reverie.writer")
Work = Callable[[sqlite3.Connection], Any]
Row = tuple[str, int, bytes, Seat | None, str | None]
# So many records go into one statement, and one statement is a commit.
MOST_IN_ONE_COMMIT = 100
# A commit costs about half as much as a move. Where there is company, so long from one to the next.
GATHER_SECONDS = 0.003
CHECKPOINT_SECONDS = 2.0
LONGEST_LOG = 16_000  # pages
# After something nobody expected, or when the file cannot be opened.
BEGIN_AGAIN_SECONDS = 0.5
COLUMNS = "(table_id, number, events, seat, command)"


class Job:
    """One piece of writing, and who is told after its commit.

    `row` is the next record of a log; rows of a commit are written together, before any `work`.
    """

    __slots__ = ("done", "row", "work")

    def __init__(self, work: Work | None, row: Row | None, done: Done) -> None:
        self.work, self.row, self.done = work, row, done


Outcome = tuple[Job, Any, Exception | None]
# What one commit is made of, and who is told of all of it at once.
Batch = tuple[list[Job], Callable[[list[Outcome]], None]]


class JobLine:
    """Jobs of one event loop: gathered there, handed over together, and told there together.

    To hand over is dear (another thread has to be woken, and wants the interpreter), so it is done
    once a commit. Nobody waits for company where nobody came the last time.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, write: Callable[[Batch], None]) -> None:
        self.loop, self.write = loop, write
        self.jobs: list[Job] = []
        self.alarm: asyncio.TimerHandle | None = None
        self.under_way = False
        self.last, self.together = 0.0, 1

    def begin(self, job: Job) -> None:
        self.jobs.append(job)
        if not self.under_way and self.alarm is None:
            self._hand_over_soon()

    def _hand_over_soon(self) -> None:
        pause = self.last + GATHER_SECONDS - self.loop.time() if self.together > 1 else 0.0
        if pause > 0:
            self.alarm = self.loop.call_later(pause, self.hand_over)
        else:
            self.hand_over()

    def hand_over(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        batch, self.jobs = self.jobs[:MOST_IN_ONE_COMMIT], self.jobs[MOST_IN_ONE_COMMIT:]
        if batch:
            self.under_way, self.together, self.last = True, len(batch), self.loop.time()
            self.write((batch, self._tell))

    def _tell(self, outcomes: list[Outcome]) -> None:
        """From the thread that writes."""
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._told, outcomes)

    def _told(self, outcomes: list[Outcome]) -> None:
        self.under_way = False
        if self.jobs:
            # Written while these are told.
            self._hand_over_soon()
        for job, result, error in outcomes:
            try:
                job.done(result, error)
            except Exception as fault:
                # The others have been committed, too, and want to know.
                report("telling of a commit", fault)


class Writer:
    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self.connect = connect
        self.commits = self.records = 0
        self.cpu_seconds = 0.0
        self.closing = self.failing = self.ended = False
        self.line: JobLine | None = None
        self.batch: Batch | None = None
        self.checkpoints = Checkpoints(connect, lambda: self.commits)
        self.batches: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
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
        if self.closing or self.ended:
            raise NotStored("nobody writes")
        line, loop = self.line, asyncio.get_running_loop()
        if line is None or line.loop is not loop:
            line = self.line = JobLine(loop, self.batches.put)
        line.begin(Job(work, row, done))

    async def close(self) -> None:
        self.closing = True
        while self.line is not None and self.line.jobs:
            self.line.hand_over()
        self.batches.put(None)
        await asyncio.to_thread(self.thread.join)
        await asyncio.to_thread(self.checkpoints.close)

    def _write(self) -> None:
        try:
            while not self._wrote():
                time.sleep(BEGIN_AGAIN_SECONDS)
        finally:
            self.ended = True

    def _wrote(self) -> bool:
        """Whether that is all. Whatever happens, nobody waits for ever; the next is written."""
        try:
            self._write_on()
        except BaseException as error:
            report("writing, which begins again,", error)
            self._refuse_all("writing broke off")
            return self.closing
        return True

    def _write_on(self) -> None:
        db = self.connect()
        try:
            db.execute("PRAGMA wal_autocheckpoint = 0")
            while (batch := self.batches.get()) is not None:
                self.batch = batch
                jobs, tell = batch
                outcomes = _run(db, jobs)
                self._count(outcomes)
                tell(outcomes)
                self.batch = None
                self.checkpoints.finish(db)
                self.cpu_seconds = time.thread_time()
        finally:
            db.close()

    def _refuse_all(self, why: str) -> None:
        """Those of the batch, and all who came since."""
        waiting, self.batch = [self.batch] if self.batch is not None else [], None
        while not self.batches.empty():
            batch = self.batches.get()
            if batch is not None:
                waiting.append(batch)
        for jobs, tell in waiting:
            tell([(job, None, NotStored(why)) for job in jobs])

    def _count(self, outcomes: list[Outcome]) -> None:
        """Talk is committed, but no record; what was refused is neither."""
        stored = records = 0
        why: Exception | None = None
        for job, _, error in outcomes:
            if error is None:
                stored += 1
                records += job.row is not None
            elif isinstance(error, NotStored):
                why = why or error
        self.commits += stored > 0
        self.records += records
        self._note(why)

    def _note(self, why: Exception | None) -> None:
        """A disk that is full is told once, and once when it has room again."""
        if why is not None and not self.failing:
            logger.error("moves cannot be stored: %s", why)
        elif why is None and self.failing:
            logger.warning("moves are stored again")
        self.failing = why is not None


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
        while not self.closing.wait(CHECKPOINT_SECONDS):
            try:
                self._work_on()
            except Exception as error:
                # Without it the log would grow for as long as the server runs.
                report("checkpointing, which begins again,", error)

    def _work_on(self) -> None:
        db, done = self.connect(), 0
        try:
            while not self.closing.wait(CHECKPOINT_SECONDS):
                if (commits := self.commits()) != done:
                    done = commits
                    _, pages, _ = _checkpoint(db)
                    self.is_long = pages > LONGEST_LOG
                    self.cpu_seconds = time.thread_time()
        finally:
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
    # As one of many: else SQLite is asked for the row's number, and the interpreter let go again.
    db.executemany(_insert(len(rows)), (tuple(chain.from_iterable(rows)),))


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
