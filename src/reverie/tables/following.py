"""How a table follows what other workers do beside the log: seats, talk, devices."""

from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reverie.tables.live import LiveTable


async def follow(live: "LiveTable") -> None:
    """After a silence: everything may have changed."""
    await live.catch_up()
    await follow_people(live)
    await follow_talk(live)
    await follow_devices(live)
    live.publish_soon()


async def follow_people(live: "LiveTable") -> None:
    async with live.lock:
        now = {person.seat: person for person in await live.world.store.people(live.name)}
        before, live.people = live.people, now
    for seat, person in before.items():
        if seat in now and now[seat].key != person.key:
            live.show_out(seat, "seat_moved")
    live.publish_soon()


async def follow_talk(live: "LiveTable") -> None:
    async with live.lock:
        lines = await live.world.store.talk(live.name)
        now = {line.id for line in lines}
        # Lines older than the oldest one kept have not been taken away; they are only old.
        oldest = lines[0].id if len(lines) == live.lines.maxlen else 0
        for line in [line.id for line in live.lines if line.id >= oldest]:
            if line not in now:
                live.unheard(line)
        for said in lines:
            live.heard(said)
        live.lines = deque(lines, live.lines.maxlen)


async def follow_devices(live: "LiveTable") -> None:
    """Asked again while news of devices come in: the answer may be older than they are."""
    while True:
        before = live.elsewhere
        found = await live.world.company.attending(live.name)
        if before == live.elsewhere:
            return live.are_elsewhere(found)


def rank(live: "LiveTable") -> int:
    """How many other workers are nearer to this table: the first one looks after its bots."""
    name = live.world.company.name
    attends = any(viewer is not None for viewer in live.watchers)
    return sum(worker < name or not attends for worker in live.elsewhere)
