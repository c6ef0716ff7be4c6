"""The bots of a server, as its settings want them, and whoever asks them."""

from reverie.adapters.settings import Settings
from reverie.bots.at_hand import AT_HAND
from reverie.bots.notes import Shelf
from reverie.bots.personalities import COMPANY
from reverie.bots.stable import Stable
from reverie.tables.clock import Clock
from reverie.tables.followers import Follower
from reverie.tables.guests import PLAIN, Bots
from reverie.tables.live import LiveTable
from reverie.tables.rabbits import Rabbits
from reverie.tables.talk import Talk
from reverie.tables.voice import Voice

STAND_IN = "dreamer"


def open_stable(settings: Settings, shelf: Shelf) -> Stable | None:
    return Stable(shelf, settings.data / "bots") if settings.bots == "dreamers" else None


def guests(stable: Stable | None) -> Bots:
    known = frozenset((*AT_HAND, *(stable.bots if stable else ())))
    return Bots(known, COMPANY) if stable else Bots(known)


def rabbits(stable: Stable | None, talk: Talk, pace: tuple[float, float], clock: Clock) -> Rabbits:
    """Tables of other days may seat a plain bot, so that one is always there."""
    if stable is None:
        return Rabbits(AT_HAND, pace, clock)
    voice = Voice(stable.why, talk.say, stable.quote)
    return Rabbits({**AT_HAND, **stable.bots}, pace, clock, STAND_IN, voice)


class Groom(Follower):
    """Their process starts when the first one is invited; a server without bots has none."""

    def __init__(self, stable: Stable) -> None:
        self.stable = stable

    def look(self, live: LiveTable) -> None:
        table = live.table
        if table.has_bots and any(chair.bot not in (None, PLAIN) for chair in table.chairs):
            self.stable.warm_soon(table.set_up.language, table.set_up.decks)
