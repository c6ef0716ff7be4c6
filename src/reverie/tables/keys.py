"""Keys to seats, what a store keeps of them, and links that move a seat to another device.

A device has one key. For every chair it takes a lock is made that this key opens: salt, and the
key's seal over salt and table. So one key opens many chairs, no two locks look alike, and no key
can be read in a store. But links that move a seat are sealed with its lock: whoever reads a store
can make them. Locks of before are the bare digest of a key for one chair.
"""

import base64
import hashlib
import hmac
import secrets
import struct
from collections.abc import Mapping

from reverie.rules.ids import Seat
from reverie.tables.ports import Person

_HEAD = struct.Struct(">Bd8s")
_SALT, _DIGEST = 16, 32
_LOCK = _SALT + _DIGEST


def new_key() -> str:
    """192 random bits: whoever holds it holds the seats."""
    return secrets.token_urlsafe(24)


def new_name() -> str:
    """Of a table or a circle: 96 random bits. A dash in front would be an option to a command."""
    while (name := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return name


def new_lock(table: str, key: str) -> bytes:
    salt = secrets.token_bytes(_SALT)
    return salt + _seal_of_key(table, key, salt)


def also(lock: bytes, table: str, key: str) -> bytes:
    """The same lock, for one key more; it has the mark it had."""
    return _first(lock) + new_lock(table, key)


def opens(lock: bytes | None, table: str, key: str) -> bool:
    if lock is None or not key:
        return False
    first, second = _first(lock), lock[len(_first(lock)) :]
    return _opens_one(first, table, key) or _opens_one(second, table, key)


def mark(lock: bytes) -> bytes:
    """By what two locks are told apart, however many keys open them."""
    return lock[:_SALT]


def _first(lock: bytes) -> bytes:
    return lock[: _DIGEST if len(lock) % _LOCK == _DIGEST else _LOCK]


def _opens_one(lock: bytes, table: str, key: str) -> bool:
    if len(lock) == _LOCK:
        return hmac.compare_digest(lock[_SALT:], _seal_of_key(table, key, lock[:_SALT]))
    return hmac.compare_digest(lock, hashlib.sha256(key.encode()).digest())


def _seal_of_key(table: str, key: str, salt: bytes) -> bytes:
    return hmac.digest(key.encode(), salt + table.encode(), "sha256")


def seat_link(table: str, person: Person, until: float) -> str:
    """Sealed with what the store knows of the seat's key, so nothing needs to be kept.

    The key changes when the link is redeemed, and with it every seal: a link works once, and
    outlives a restart.
    """
    head = _HEAD.pack(person.seat, until, secrets.token_bytes(8))
    return base64.urlsafe_b64encode(head + _seal(table, person, head)).decode().rstrip("=")


def read_seat_link(
    table: str, people: Mapping[Seat, Person], secret: str, now: float
) -> Person | None:
    """Whose seat this link moves, if it is good."""
    try:
        raw = base64.urlsafe_b64decode(secret + "=" * (-len(secret) % 4))
        head, seal = raw[: _HEAD.size], raw[_HEAD.size :]
        seat, until, _ = _HEAD.unpack(head)
    except (ValueError, struct.error):
        return None
    person = people.get(Seat(seat))
    if person is None or not hmac.compare_digest(seal, _seal(table, person, head)):
        return None
    return person if now <= until else None


def _seal(table: str, person: Person, head: bytes) -> bytes:
    # Somebody without a key (a forgotten seat) cannot be sealed for.
    key = person.key or secrets.token_bytes(32)
    return hmac.digest(key, table.encode() + b"/" + head, "sha256")[:16]
