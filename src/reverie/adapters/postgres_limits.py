"""Limits that must not grow with the number of workers: token buckets in PostgreSQL."""

import hashlib
import os
import time

from reverie.adapters.limits import LIMITS
from reverie.adapters.postgres_link import Link

TIDY_EVERY = 600.0


class PostgresLimits:
    """Addresses are kept as hashes with a salt of the database's own."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.salt = b""
        self.tidied = time.monotonic()

    async def allow(self, kind: str, who: str) -> bool:
        limit = LIMITS[kind]
        key = hashlib.blake2b(who.encode(), key=await self._salt(), digest_size=16).digest()
        if time.monotonic() - self.tidied > TIDY_EVERY:
            self.tidied = time.monotonic()
            await self.link.ask_again(_TIDY)
        rows = await self.link.ask_again(_TAKE, kind, key, limit.per_second, limit.at_once)
        return bool(rows)

    async def _salt(self) -> bytes:
        if not self.salt:
            await self.link.ask_again(_NEW_SALT, os.urandom(32))
            rows = await self.link.ask_again("SELECT value FROM house WHERE name = 'salt'")
            self.salt = rows[0][0]
        return self.salt


_NEW_SALT = "INSERT INTO house (name, value) VALUES ('salt', $1) ON CONFLICT DO NOTHING"

# After an hour every bucket is full again.
_TIDY = "DELETE FROM buckets WHERE at < extract(epoch FROM clock_timestamp()) - 3600"

_TAKE = """
INSERT INTO buckets AS old (kind, who, tokens, at)
VALUES ($1, $2, $4::float8 - 1, extract(epoch FROM clock_timestamp()))
ON CONFLICT (kind, who) DO UPDATE SET
    tokens = least($4, old.tokens + (excluded.at - old.at) * $3::float8) - 1, at = excluded.at
WHERE least($4, old.tokens + (excluded.at - old.at) * $3) >= 1
RETURNING set_config('synchronous_commit', 'off', true)
"""
