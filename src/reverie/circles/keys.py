"""The key that a member has to a circle: its name, whose it is, and a secret nobody else knows.

A store keeps only what the secret opens. Whoever takes a new key has made the one before useless.
"""

import re
import secrets

from msgspec import Struct

from reverie.circles.circle import Circle, Member
from reverie.tables.keys import new_lock, opens

KEY = re.compile(r"([\w-]{16})\.(\d{1,6})\.([\w-]{32})")


class Key(Struct, frozen=True):
    circle: str
    member: int
    secret: str

    def __str__(self) -> str:
        return f"{self.circle}.{self.member}.{self.secret}"


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def lock(circle: str, secret: str) -> bytes:
    return new_lock(circle, secret)


def read_key(text: str) -> Key | None:
    found = KEY.fullmatch(text)
    return None if found is None else Key(found[1], int(found[2]), found[3])


def whose(circle: Circle, key: Key) -> Member | None:
    member = circle.member(key.member)
    return member if member is not None and opens(member.lock, key.circle, key.secret) else None
