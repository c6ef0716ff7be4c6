"""How long a table waits, and what it does then: chosen by the host, off by default."""

from typing import Literal

from msgspec import Struct

Timer = Literal["off", "gentle", "brisk", "days"]
Absence = Literal["wait", "skip", "stand_in"]
DAY = 24 * 3600.0


class Manners(Struct, frozen=True):
    """`absent`: what happens when time is up, or everybody we wait for has been away too long."""

    timer: Timer = "off"
    absent: Absence = "wait"


# Seconds for each phase, and then once more after the reminder.
TIMES: dict[Timer, dict[str, float]] = {
    "off": {},
    "gentle": {"trim": 90, "clue": 180, "choose": 120, "vote": 120, "reveal": 120},
    "brisk": {"trim": 45, "clue": 75, "choose": 45, "vote": 45, "reveal": 40},
    "days": {"trim": DAY, "clue": DAY, "choose": DAY, "vote": DAY, "reveal": DAY},
}
AFTER_REMINDER: dict[Timer, float] = {"off": 45, "gentle": 30, "brisk": 15, "days": DAY / 4}
# With timers off: how long those we wait for may all be away before they are reminded,
# and how long somebody who is there may think before the others may call a stand-in.
PATIENCE = 120.0
LONG_PATIENCE = 900.0
