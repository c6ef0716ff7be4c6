"""What the processor's time at the tables goes into: deciding by the rules, and publishing."""

from time import thread_time

from msgspec import Struct


class Spent(Struct):
    """Seconds of the processor since the start. A clock that stands while others work."""

    rules: float = 0.0
    publishing: float = 0.0

    def on_rules(self, began: float) -> None:
        self.rules += thread_time() - began

    def on_publishing(self, began: float) -> None:
        self.publishing += thread_time() - began
