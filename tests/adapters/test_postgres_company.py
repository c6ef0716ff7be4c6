"""What workers tell each other: heard at once after a silence, in gulps when it is much."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import asyncpg
import pytest

from patience import PATIENCE
from reverie.adapters import postgres_company
from reverie.adapters.ending import end
from reverie.adapters.postgres_company import Ear, PostgresCompany, read_news
from reverie.adapters.postgres_store import PostgresStore
from reverie.adapters.postgres_writer import LONGEST_LINE, Job, _line
from reverie.rules.ids import Seat
from reverie.tables import log
from reverie.tables.company import News
from reverie.tables.ports import Record
from reverie.tables.table import HostPassed


@pytest.fixture
async def company(database: str) -> AsyncIterator[PostgresCompany]:
    store = PostgresStore(database, "one", PATIENCE)
    await store.start()
    made = PostgresCompany(store.link, "one")
    await made.start(lambda news: None)
    yield made
    await made.close()
    await store.close()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


async def test_an_ear_that_rests_hears_everything_afterwards_and_in_order(
    company: PostgresCompany, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ears: set[Ear] = set()
    heard: list[int] = []
    rest = Ear.rest

    def rest_and_be_known(ear: Ear) -> None:
        ears.add(ear)
        rest(ear)

    monkeypatch.setattr(Ear, "rest", rest_and_be_known)
    monkeypatch.setattr(postgres_company, "REST_SECONDS", 1000.0)
    company.hear = lambda news: heard.extend(n.number for n in news)
    teller = await asyncpg.connect(database)
    try:
        await teller.execute("SELECT pg_notify('reverie', E'one\\nmoved t 0')")
        await teller.execute("SELECT pg_notify('reverie', E'two\\nmoved t 1')")
        await until(lambda: heard == [1])
        for number in range(2, 40):
            await teller.execute(f"SELECT pg_notify('reverie_one', E'two\\nmoved t {number}')")
        assert heard == [1], "it rests, and is not woken for each of them"
        (ear,) = ears

        def all_heard() -> bool:
            ear._hear_on()
            return len(heard) >= 39

        await until(all_heard)
        assert heard == list(range(1, 40))
    finally:
        await teller.close()


class Troubled:
    """A link to a database that refuses for a moment, for a reason that is not the connection's."""

    answer_seconds = PATIENCE

    def __init__(self, trouble: Exception) -> None:
        self.trouble: Exception | None = trouble
        self.asked = 0

    async def ask(self, *_: object) -> list[dict[str, object]]:
        self.asked += 1
        trouble, self.trouble = self.trouble, None
        if trouble is not None:
            raise trouble
        return [{"now": 0.0, "is_new": False}]

    async def connect(self, kind: type[Ear]) -> None:
        await self.ask()
        # Nobody is there to listen to.
        raise ConnectionError


async def test_one_beat_that_fails_is_not_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_company, "HEARTBEAT", 0.0)
    link: Any = Troubled(asyncpg.DiskFullError("could not extend file"))
    task = asyncio.ensure_future(PostgresCompany(link, "one")._heartbeat())
    await until(lambda: link.asked > 1 or task.done())
    await end([task])
    assert task.cancelled()


async def test_who_cannot_listen_once_listens_again() -> None:
    link: Any = Troubled(asyncpg.ObjectNotInPrerequisiteStateError("not accepting connections"))
    task = asyncio.ensure_future(PostgresCompany(link, "one")._listen())
    await until(lambda: link.asked > 1 or task.done())
    await end([task])
    assert task.cancelled()


async def test_who_cannot_take_leave_goes_all_the_same() -> None:
    link: Any = Troubled(asyncpg.DiskFullError("could not extend file"))
    await PostgresCompany(link, "one").close()
    assert link.asked == 1


def job(text: str) -> Job:
    page = log.encode((HostPassed(Seat(3)),)) + b" " * len(text)
    return Job("t", Record(7, page, Seat(1), text), (), None, False, lambda result, problem: None)


async def test_a_record_is_told_whole_if_it_is_short_and_by_its_number_if_not() -> None:
    line = _line(job("c1"))
    assert line[0] == "\n"
    told = read_news("two", line[1:])
    assert told == log.ToldRecord(
        "t", 7, Seat(1), "c1", log.Page(log.SCHEMA, (HostPassed(Seat(3)),))
    )
    assert _line(job("ü" * LONGEST_LINE)) == "\nmoved t 7"
    assert read_news("two", "moved t 7") == News("moved", "two", "t", 7)
