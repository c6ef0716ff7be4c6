"""Tables that nobody has touched for very long are erased: what is not kept cannot be lost."""

import logging

from reverie.tables.clock import pause
from reverie.tables.hall import Hall
from reverie.tables.ports import NotStored
from reverie.tables.refusals import Refused

LOOK_EVERY = 3600.0
DAY = 24 * 3600.0
logger = logging.getLogger("reverie.expiring")


async def keep_expiring(hall: Hall, days: int) -> None:
    """For ever; 0 days: never."""
    while days:
        try:
            gone = await expire(hall, hall.world.clock.now() - days * DAY)
            if gone:
                logger.info("%d tables that nobody touched for %d days are erased", gone, days)
        except (NotStored, Refused) as error:
            logger.warning("cannot look for old tables: %s", error)
        await pause(hall.world.clock, LOOK_EVERY)


async def expire(hall: Hall, before: float) -> int:
    """How many are erased; nobody's while they look at it, at whichever worker."""
    gone = 0
    for table in await hall.world.store.untouched_since(before):
        live = hall.live.get(table)
        if live is not None and live.audience.here:
            continue
        if any((await hall.world.company.attending(table)).values()):
            continue
        if live is not None:
            live.close("no_such_table")
            hall.drop(table)
        gone += await hall.world.store.delete(table)
    return gone
