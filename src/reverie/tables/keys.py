"""Keys to seats, and links that move a seat to another device."""

import base64
import hashlib
import hmac
import secrets
import struct
from collections.abc import Mapping

from reverie.rules.ids import Seat
from reverie.tables.ports import Person

_HEAD = struct.Struct(">Bd8s")


def new_key() -> str:
    """128 random bits: whoever holds it holds the seat."""
    return secrets.token_urlsafe(16)


def digest(key: str) -> bytes:
    return hashlib.sha256(key.encode()).digest()


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
