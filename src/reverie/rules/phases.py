"""A phase goes by the name that commands, messages and logs call it."""

from msgspec import Struct


def phase_name(phase: Struct) -> str:
    """Of a phase of the game, or of what somebody sees of it: both bear the same name."""
    return str(phase.__struct_config__.tag)
