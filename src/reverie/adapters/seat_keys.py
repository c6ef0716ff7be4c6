"""The keys to seats that one browser holds, in one cookie a table that no script can read."""

from collections.abc import Callable, Iterable

from aiohttp import web
from msgspec import Struct

from reverie.adapters.http import YEAR
from reverie.rules.ids import Seat

# A table has so many chairs; a cookie with more was not written here.
MOST = 12
BETWEEN = "."  # not a letter of any key
Open = Callable[[str], Seat | None]


class SeatKeys(Struct, frozen=True):
    """Mostly one. Several where people pass one phone around, in the order they sat down."""

    table: str
    held: tuple[str, ...] = ()
    wanted: str = ""

    @classmethod
    def of(cls, request: web.Request, table: str) -> "SeatKeys":
        held = request.cookies.get(cookie_name(table), "")
        keys = tuple(key for key in held.split(BETWEEN)[:MOST] if key)
        return cls(table, keys, request.query.get("seat", ""))

    def asking(self, open_: Open) -> str | None:
        """The key this request asks with: the first good one, or that of the seat it names.

        A seat is named by its public number; only a key that is held here opens it.
        """
        for key in self.held:
            seat = open_(key)
            if seat is not None and self.wanted in ("", str(seat)):
                return key
        return None

    def having(self, key: str, *, beside: bool) -> "SeatKeys":
        """With this key beside those held, or instead of them."""
        others: Iterable[str] = self.held if beside else ()
        return SeatKeys(self.table, (*others, key)[-MOST:], self.wanted)

    def opening(self, open_: Open) -> "SeatKeys":
        """Only the keys that still open something."""
        good = tuple(key for key in self.held if open_(key) is not None)
        return SeatKeys(self.table, good, self.wanted)

    def keep(self, response: web.Response, *, secure: bool) -> None:
        if not self.held:
            response.del_cookie(cookie_name(self.table), samesite="Lax", httponly=True)
            return
        response.set_cookie(
            cookie_name(self.table),
            BETWEEN.join(self.held),
            max_age=YEAR,
            httponly=True,
            samesite="Lax",
            secure=secure,
        )


def cookie_name(table: str) -> str:
    return f"seat-{table}"
