"""Chance is an argument: whoever calls the rules brings the dice."""

from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """What the rules ask of dice; `random.Random` and `random.SystemRandom` both have it."""

    def sample(self, population: list[T], k: int, /) -> list[T]: ...


def shuffled(items: list[T], chance: Chance) -> tuple[T, ...]:
    return tuple(chance.sample(items, len(items)))
