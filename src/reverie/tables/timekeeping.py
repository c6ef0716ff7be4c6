"""When a phase should be over, and what happens when it is not. Pure: the time comes in.

Nobody is hurried while nobody is there, except in a game of days, which is made for that.
"""

from reverie.rules.commands import MoveOn, TimeIsUp
from reverie.rules.ids import Seat
from reverie.rules.model import Clueing, Game, Over, Resting, Revealed
from reverie.rules.phases import phase_name
from reverie.rules.turns import waiting_for
from reverie.tables.deciding import Deciding
from reverie.tables.manners import AFTER_REMINDER, LONG_PATIENCE, PATIENCE, TIMES
from reverie.tables.table import (
    Deadline,
    DeadlineEnded,
    DeadlineSet,
    EveningBegan,
    StandInCalled,
    Table,
)

# No phases of a turn: nothing is to be done in them.
_NO_TIME = (Over, Resting)


def phase_of(table: Table) -> tuple[int, int, str] | None:
    """Which phase of which turn of which game is being played."""
    game = table.game
    if game is None or isinstance(game.phase, _NO_TIME):
        return None
    return table.games, game.turn, phase_name(game.phase)


def awaited(table: Table) -> tuple[Seat, ...]:
    """The people the table waits for; clockwork rabbits are never late."""
    game = table.game
    if game is None:
        return ()
    late = waiting_for(game)
    if not late and isinstance(game.phase, Revealed):
        # H2: everybody is away, so nobody can be ready; it is them we wait for.
        late = game.seating.players
    people = [chair.seat for chair in table.chairs if chair.bot is None]
    return tuple([seat for seat in late if seat in people])


def is_person(table: Table, seat: Seat) -> bool:
    chair = table.chair(seat)
    return chair is not None and chair.bot is None


def present(table: Table) -> tuple[Seat, ...]:
    away = table.game.away if table.game is not None else frozenset()
    return tuple([c.seat for c in table.chairs if c.bot is None and c.seat not in away])


def is_race(game: Game) -> bool:
    return isinstance(game.phase, Clueing) and game.phase.storyteller is None


def keep_time(deciding: Deciding, now: float) -> None:
    """After a decision: set the deadline of a new phase, end that of an old one."""
    if deciding.table.games != deciding.before.games:
        deciding.happen(EveningBegan(now))
    new_phase = phase_of(deciding.table) != phase_of(deciding.before)
    if new_phase and deciding.table.overdue:
        deciding.happen(DeadlineEnded())
    table = deciding.table
    late = awaited(table)
    away = _all_away(table, late)
    seconds = _allowed(table, late, away)
    if seconds is None:
        if table.deadline is not None:
            deciding.happen(DeadlineEnded())
    elif new_phase or _is_another(table, away):
        deciding.happen(DeadlineSet(Deadline(now + seconds, away=away)))


def _is_another(table: Table, away: bool) -> bool:
    """Without timers, waiting for somebody who is away and for somebody who thinks differ."""
    if table.deadline is None:
        return not table.overdue
    return table.set_up.manners.timer == "off" and table.deadline.away != away


def all_away(table: Table) -> bool:
    return _all_away(table, awaited(table))


def _all_away(table: Table, late: tuple[Seat, ...]) -> bool:
    if table.game is None or not table.game.away:
        return False
    return bool(late) and set(late).isdisjoint(present(table))


def _allowed(table: Table, late: tuple[Seat, ...], away: bool) -> float | None:
    """How long this phase may last from now on; nobody is hurried while nobody is there."""
    if table.game is None or not late:
        return None
    timer = table.set_up.manners.timer
    if timer != "days" and not present(table):
        return None
    if timer != "off":
        return TIMES[timer].get(phase_name(table.game.phase))
    return PATIENCE if away else LONG_PATIENCE


def time_is_up(deciding: Deciding, deadline: Deadline, now: float) -> None:
    """Remind first; then do what the host has chosen. An older deadline does nothing."""
    table = deciding.table
    if table.deadline != deadline or table.game is None:
        return
    if not deadline.nudged:
        at = now + AFTER_REMINDER[table.set_up.manners.timer]
        deciding.happen(DeadlineSet(Deadline(at, nudged=True, away=deadline.away)))
    else:
        _end(deciding, table.game)


def _end(deciding: Deciding, game: Game) -> None:
    table = deciding.table
    manners = table.set_up.manners
    only_thinking = manners.timer == "off" and not all_away(table)
    if isinstance(game.phase, Revealed):
        deciding.play(MoveOn())
    elif manners.absent == "wait" or only_thinking or is_race(game):
        # S4: anybody may begin, so nobody can be passed over.
        deciding.happen(DeadlineEnded(overdue=True))
    elif manners.absent == "stand_in":
        for seat in awaited(table):
            stand_in_for(deciding, seat)
        deciding.happen(DeadlineEnded(overdue=True))
    else:
        deciding.play(TimeIsUp(game.turn, phase_name(game.phase)))


def stand_in_for(deciding: Deciding, seat: Seat) -> None:
    if seat not in deciding.table.called:
        deciding.happen(StandInCalled(seat))
