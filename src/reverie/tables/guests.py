"""Which computer players there are to invite."""

from collections.abc import Collection

from msgspec import Struct

from reverie.rules.chance import Chance

# Plays anything legal, at random; it needs no past, no language, and says nothing.
PLAIN = "random"


class Bots(Struct, frozen=True):
    """`known`: the codes that may sit here. `company`: who comes when nobody is named.

    A code is a personality; `-gentle` or `-sharp` behind it makes it weaker or stronger.
    """

    known: frozenset[str] = frozenset({PLAIN})
    company: tuple[str, ...] = (PLAIN,)

    def somebody_new(self, here: Collection[str | None], chance: Chance) -> str:
        """Somebody whose like is not at the table yet, while there is one."""
        present = {bot.partition("-")[0] for bot in here if bot is not None}
        others = [bot for bot in self.company if bot.partition("-")[0] not in present]
        (chosen,) = chance.sample(others or list(self.company), 1)
        return chosen
