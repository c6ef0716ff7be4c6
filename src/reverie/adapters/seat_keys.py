"""The key that a browser holds to all its seats, in one cookie that no script can read."""

import re

from aiohttp import web
from msgspec import Struct

from reverie.adapters.http import YEAR

NAME = "seats"
KEY = re.compile(r"[A-Za-z0-9_-]{16,64}")
# Before there was one for all, there was a cookie a table, with a key a seat. A table has so many.
MOST_OLDER = 12
# Such cookies of a whole year, of people who pass one phone around, go along with every request.
LONGEST_COOKIES = 64 * 1024
GIVEN = web.RequestKey("given", str)
DONE_WITH = web.RequestKey("done_with", str)


class SeatKeys(Struct, frozen=True):
    """`own`: the one for all. `older`: keys to seats of this table that it shall open as well."""

    own: str = ""
    older: tuple[str, ...] = ()

    @classmethod
    def of(cls, request: web.Request, table: str, *, secure: bool) -> "SeatKeys":
        older = request.cookies.get(older_name(table), "").split(".")[:MOST_OLDER]
        if secure:
            # From the days before TLS: it opens what it opened, and is given no more seats.
            older.append(request.cookies.get(NAME, ""))
        own = request.get(GIVEN) or request.cookies.get(cookie_name(secure=secure), "")
        return cls(_good(own), tuple(filter(_good, older)))

    @property
    def held(self) -> tuple[str, ...]:
        return (self.own, *self.older) if self.own else self.older


def keep(request: web.Request, response: web.StreamResponse, *, secure: bool) -> None:
    """What the doors have given to a device, and what it need not show any more."""
    if GIVEN in request:
        response.set_cookie(
            cookie_name(secure=secure),
            request[GIVEN],
            max_age=YEAR,
            httponly=True,
            samesite="Lax",
            secure=secure,
        )
    if DONE_WITH in request:
        response.del_cookie(older_name(request[DONE_WITH]), samesite="Lax", httponly=True)


def _good(key: str) -> str:
    return key if KEY.fullmatch(key) else ""


def cookie_name(*, secure: bool) -> str:
    """With TLS no other server of the same domain can set or overwrite it."""
    return f"__Host-{NAME}" if secure else NAME


def older_name(table: str) -> str:
    return f"seat-{table}"
