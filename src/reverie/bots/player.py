"""How a computer player is asked, wherever it plays: at a table, in a simulation, in a test."""

import asyncio
import inspect
import random
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from msgspec import Struct

from reverie.rules.commands import Command
from reverie.rules.marks import Marks
from reverie.rules.views import RevealView, View


class Told(Struct, frozen=True):
    """What was revealed at a table, and marks of all clues its people ever heard of a card."""

    turns: tuple[RevealView, ...] = ()
    marks: Marks = {}


NOTHING_TOLD = Told()
Choice: TypeAlias = Command | Awaitable[Command | None] | None
# Its view, dice, the table's language, and what has been revealed there; it answers with a move,
# or with nothing where the table does not wait for it, at once or later.
Bot: TypeAlias = Callable[[View, random.Random, str, Told], Choice]


async def in_time(choice: Choice) -> Command | None:
    """The move, for those who have other things to do until it is there."""
    return await choice if inspect.isawaitable(choice) else choice


def at_once(choice: Choice) -> Command | None:
    """The move, for those who have not."""
    return asyncio.run(in_time(choice)) if inspect.isawaitable(choice) else choice
