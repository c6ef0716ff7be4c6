"""What the store has to know of a table that sleeps."""

from reverie.tables.ports import HeadChange
from reverie.tables.table import Table


def head_change(before: Table, after: Table) -> HeadChange | None:
    """None if nothing of it has changed."""
    if before.deadline is after.deadline and before.set_up is after.set_up:
        return None
    then, now = head_of(before), head_of(after)
    return None if then == now else now


def head_of(table: Table) -> HeadChange:
    # Without timers nobody is hurried while nobody is there: nothing to wake the table for.
    timed = table.deadline is not None and table.set_up.manners.timer != "off"
    return HeadChange(table.set_up.listed, table.deadline.at if timed and table.deadline else None)
