"""Rabbits give way to people: in the race for the first clue, and in a pair. Pure.

A rabbit that may act all the same does so in its own time; nobody else is told why it waited.
"""

from reverie.rules.ids import Seat
from reverie.rules.model import Choosing
from reverie.tables.signs import Signs
from reverie.tables.table import Table
from reverie.tables.timekeeping import is_person, is_race, present

RACE_PAUSE = 60.0


def pause_before(table: Table, signs: Signs) -> float:
    """S4 is left to people for a minute, also to those who are just coming in."""
    if table.game is None or not is_race(table.game):
        return 0.0
    people = present(table)
    shy = all(signs.would_rather_not_begin(table, seat) for seat in people)
    return 0.0 if shy else RACE_PAUSE


def is_held_up(table: Table, signs: Signs, now: float) -> bool:
    """S4: nobody snatches the first clue from a person who is at it."""
    race = table.game is not None and is_race(table.game)
    return race and signs.somebody_is_at_it(table, now)


def leaves_it_to_mate(table: Table, seat: Seat) -> bool:
    """T4: of two who may hand over, the person does, unless they ask or the time is up."""
    game = table.game
    if game is None or not isinstance(game.phase, Choosing):
        return False
    if table.overdue or seat in table.asked:
        return False
    mates = game.seating.partners(seat)
    # T3: the storyteller's team-mate hands over in any case.
    return game.phase.storyteller not in mates and any(is_person(table, mate) for mate in mates)
