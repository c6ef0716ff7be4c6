"""How a table follows what other workers do beside the log: seats, talk, devices."""

from collections import deque

from reverie.tables.keys import mark
from reverie.tables.live import LiveTable
from reverie.tables.ports import Person


async def follow(live: LiveTable) -> None:
    """After a silence: everything may have changed."""
    await live.catch_up()
    await follow_people(live)
    await follow_talk(live)
    await follow_devices(live)
    live.publish_soon()


async def follow_people(live: LiveTable) -> None:
    async with live.held():
        now = {person.seat: person for person in await live.world.store.people(live.name)}
        before, live.people = live.people, now
    for seat, person in before.items():
        if seat in now and _mark(now[seat]) != _mark(person):
            live.audience.show_out(seat, "seat_moved")
    live.publish_soon()


def _mark(person: Person) -> bytes | None:
    return None if person.key is None else mark(person.key)


async def follow_talk(live: LiveTable) -> None:
    async with live.held():
        lines = await live.world.store.talk(live.name)
        now = {line.id for line in lines}
        # Lines older than the oldest one kept have not been taken away; they are only old.
        oldest = lines[0].id if len(lines) == live.audience.lines.maxlen else 0
        for line in [line.id for line in live.audience.lines if line.id >= oldest]:
            if line not in now:
                live.audience.unheard(line)
        for said in lines:
            live.audience.heard(said)
        live.audience.lines = deque(lines, live.audience.lines.maxlen)


async def follow_devices(live: LiveTable) -> None:
    """Asked again while news of devices come in: the answer may be older than they are."""
    while True:
        before = live.audience.elsewhere
        found = await live.world.company.attending(live.name)
        if before == live.audience.elsewhere:
            return live.audience.are_elsewhere(found)


def rank(live: LiveTable) -> int:
    """How many other workers are nearer to this table: the first one looks after its bots."""
    name = live.world.company.name
    attends = any(viewer is not None for viewer in live.audience.watchers)
    return sum(worker < name or not attends for worker in live.audience.elsewhere)
