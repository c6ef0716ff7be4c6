"""A phase goes by the name that commands, messages and logs call it."""

from functools import cache

from msgspec import Struct


def phase_name(phase: Struct) -> str:
    """Of a phase of the game, or of what somebody sees of it: both bear the same name."""
    return _name(type(phase))


@cache
def _name(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag)
