"""Workers killed at random, under load: nobody loses a move, and every game goes on."""

import asyncio
import json
import os
import random
import signal
from pathlib import Path

import pytest
from at_cluster import Cluster, Guest
from at_server import is_over
from test_kill import GAMES, HURRYING, killed_again_and_again, lost_or_doubled, seat_people

from forms import LONG, many
from patience import PATIENCE
from waiting import until

PARTS, KILLS, TABLES = many(1, 1), *((15, 12) if LONG else (1, 3))
# Every game must still go on at the last kill: some have a target far away, in the others, which
# end after so many turns, people think longer (mean seconds).
TARGET, THINKING = (120, {"party": 10.0, "teams": 10.0}) if LONG else (30, {})
ELSE_THINKING = 1.5 if LONG else 0.3

pytestmark = pytest.mark.skipif(not Path("/proc").exists(), reason="looks for its workers there")


@pytest.mark.parametrize("part", range(PARTS))
async def test_killed_workers_lose_nothing(database: str, tmp_path: Path, part: int) -> None:
    async with Cluster(database, tmp_path) as cluster:
        tables = [await seat_people(cluster.url, n, Guest, TARGET) for n in range(TABLES)]
        people = [guest for table in tables for guest in table]
        for number, table in enumerate(tables):
            for guest in table:
                guest.thinking = THINKING.get(GAMES[number % len(GAMES)][0], ELSE_THINKING)
        games = asyncio.gather(*(guest.play() for guest in people))
        dice = random.Random(part)
        while cluster.killed < KILLS:
            await asyncio.sleep(dice.uniform(0.3, 1.2))
            assert not all(is_over(table[0].player) for table in tables), "some games go on"
            await cluster.kill_one(dice)
            assert await lost_or_doubled(people, cluster) == []
        for guest in people:
            guest.thinking = HURRYING
        async with asyncio.timeout(5 * PATIENCE):
            await games
        assert await lost_or_doubled(people, cluster) == []
    assert all(is_over(guest.player) for guest in people)
    report(part, cluster, people)
    for guest in people:
        await guest.player.http.close()


def report(part: int, cluster: Cluster, people: list[Guest]) -> None:
    """How long it takes is measured, not asserted: the machine may be busy with other tests."""
    gaps = sorted(gap for guest in people for gap in guest.gaps)
    assert gaps, "nobody has noticed anything"
    figures = {
        "part": part,
        "kills": cluster.killed,
        "moves": sum(len(guest.acknowledged) for guest in people),
        "back_at_seat": len(gaps),
        "p50_s": round(gaps[len(gaps) // 2], 3),
        "p99_s": round(gaps[int(len(gaps) * 0.99)], 3),
        "most_s": round(gaps[-1], 3),
        "over_2_s": sum(gap > 2.0 for gap in gaps),
    }
    print(json.dumps(figures))


async def test_three_workers_killed_at_once_lose_nothing(database: str, tmp_path: Path) -> None:
    await killed_again_and_again(Cluster(database, tmp_path), kills=6 if LONG else 1)


async def test_a_frozen_worker_is_replaced(database: str, tmp_path: Path) -> None:
    async with Cluster(database, tmp_path, workers=2) as cluster:
        before = set(cluster.serving())
        frozen = min(before)
        os.kill(frozen, signal.SIGSTOP)
        await until(lambda: frozen not in cluster.pids() and len(cluster.serving()) == 2)
        assert len(before & set(cluster.serving())) == 1
