"""When a table was last used: the store is told now and then, not with every move."""

TOUCH_EVERY = 30.0


class Touches:
    """Remembers the tables of the last half minute and no others, in the order of their use."""

    def __init__(self) -> None:
        self.at: dict[str, float] = {}

    def is_due(self, table: str, now: float) -> bool:
        return now - self.at.get(table, 0.0) > TOUCH_EVERY

    def note(self, table: str, now: float) -> None:
        self.forget(table)
        self.at[table] = now
        while now - self.at[oldest := next(iter(self.at))] > TOUCH_EVERY:
            del self.at[oldest]

    def forget(self, table: str) -> None:
        self.at.pop(table, None)
