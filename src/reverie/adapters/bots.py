"""The bots of a server, as its settings want them, and whoever asks them."""

from reverie.adapters.settings import Settings
from reverie.bots import random as random_bot
from reverie.bots.notes import Shelf
from reverie.bots.personalities import COMPANY
from reverie.bots.stable import Stable
from reverie.tables.clock import Clock
from reverie.tables.guests import PLAIN, Bots
from reverie.tables.live import LiveTable
from reverie.tables.rabbits import Choose, Rabbits
from reverie.tables.talk import Talk
from reverie.tables.voice import Voice

STAND_IN = "dreamer"


def open_stable(settings: Settings, shelf: Shelf) -> Stable | None:
    return Stable(shelf, settings.data / "bots") if settings.bots == "dreamers" else None


def guests(stable: Stable | None) -> Bots:
    return Bots(frozenset((PLAIN, *stable.bots)), COMPANY) if stable else Bots()


def rabbits(stable: Stable | None, talk: Talk, pace: tuple[float, float], clock: Clock) -> Rabbits:
    """Tables of other days may seat a plain bot, so that one is always there."""
    bots: dict[str, Choose] = {PLAIN: random_bot.choose}
    if stable is None:
        return Rabbits(bots, pace, clock)
    return Rabbits({**bots, **stable.bots}, pace, clock, STAND_IN, Voice(stable.why, talk.say))


def wake(stable: Stable, live: LiveTable) -> None:
    """Their process starts when the first one is invited; a server without bots has none."""
    if any(chair.bot not in (None, PLAIN) for chair in live.table.chairs):
        stable.warm_soon(live.table.set_up.language, live.table.set_up.decks)
