"""Whoever goes along with the tables that are awake: what they are told, and may ask for."""

from reverie.tables.live import LiveTable

# So often tables are put to rest where nobody is.
REST_EVERY = 60.0
# What could not be stored: the disk may have room again by then.
TRY_AGAIN = 5.0


class Follower:
    """Each follower answers to what concerns it, and to nothing else."""

    async def wakes(self, live: LiveTable) -> None:
        """A table has been loaded, and nobody has been shown it yet."""

    def woke(self, live: LiveTable) -> None:
        """It is there for everybody."""

    def look(self, live: LiveTable) -> None:
        """It has changed, or somebody has come to it."""

    def may_rest(self, live: LiveTable) -> bool:
        """Nobody looks at it; is there nothing to be done at it, either?"""
        return True

    def rested(self, table: str) -> None:
        """It is no longer awake."""

    def close(self) -> None:
        """The house closes: nothing is begun any more."""
