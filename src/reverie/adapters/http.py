"""What every door of the house has in common: answers, refusals, headers, and who is asking."""

import asyncio
import ipaddress
import re
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from aiohttp import web, web_response

from reverie.tables.refusals import Refused
from reverie.wire import refusals

# What the server is made of, and in which version, is nobody's business; this reaches also the
# answers that aiohttp gives by itself.
web_response.SERVER_SOFTWARE = "Reverie"  # type: ignore[attr-defined]
T = TypeVar("T")
LARGEST = 16 * 1024
SLOWEST_BODY = 20.0
YEAR = 365 * 24 * 3600
FOR_EVER = f"max-age={YEAR}, immutable"
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none';"
    " worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self';"
    " frame-ancestors 'none'",
}
# Browsers complain about these over plain http, which is the main case at home.
SECURE_HEADERS = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Strict-Transport-Security": "max-age=31536000",
}
STATUS = {
    "no_such_table": 404,
    "no_such_page": 404,
    "no_such_circle": 404,
    "bad_origin": 403,
    "knock_first": 403,
    "not_seated": 403,
    "host_only": 403,
    "our_fault": 500,
    "not_stored": 503,
    "closing": 503,
    "too_large": 413,
    "picture_too_large": 413,
    "recording_too_large": 413,
    "recording_unknown": 404,
    "own_busy": 503,
    "too_fast": 429,
    "too_many_tables": 503,
}
HOST = re.compile(r"(?P<name>[A-Za-z0-9_.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
_encoder = msgspec.json.Encoder()


def answer(value: Any, status: int = 200) -> web.Response:
    return web.Response(
        body=_encoder.encode(value),
        content_type="application/json",
        status=status,
        headers={"Cache-Control": "no-store"},
    )


def problem(code: str, status: int | None = None) -> web.Response:
    return answer(refusals.problem(code), status or STATUS.get(code, 400))


async def body(request: web.Request, kind: type[T]) -> T:
    if request.content_type != "application/json":
        raise Refused("bad_message")
    try:
        async with asyncio.timeout(SLOWEST_BODY):
            read = await request.read()
        return msgspec.json.decode(read, type=kind)
    except TimeoutError:
        raise web.HTTPRequestTimeout from None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Refused("bad_message") from None


class Callers:
    """Who is asking, from where: a proxy's word counts only if it is the host's own proxy."""

    def __init__(self, public_url: str = "", trusted_proxy: str = "") -> None:
        self.public_url = public_url.rstrip("/")
        self.trusted = frozenset(part.strip() for part in trusted_proxy.split(",") if part.strip())

    def _by_proxy(self, request: web.Request) -> bool:
        return request.remote in self.trusted

    def address(self, request: web.Request) -> str:
        """Where the request came from; behind our proxy, what the proxy saw."""
        if self._by_proxy(request):
            hops = request.headers.get("X-Forwarded-For", "").split(",")
            for hop in reversed([hop.strip() for hop in hops]):
                if hop and hop not in self.trusted:
                    return hop
        return request.remote or ""

    def is_local(self, request: web.Request) -> bool:
        """Somebody on this machine, and not merely passed on by a proxy that runs here."""
        if "X-Forwarded-For" in request.headers or "Forwarded" in request.headers:
            return False
        try:
            return ipaddress.ip_address(request.remote or "").is_loopback
        except ValueError:
            return False

    def is_secure(self, request: web.Request) -> bool:
        if self._by_proxy(request) and "X-Forwarded-Proto" in request.headers:
            return request.headers["X-Forwarded-Proto"] == "https"
        return self.public_url.startswith("https://") or request.secure

    def check_origin(self, request: web.Request) -> None:
        """A page of another site may not act for somebody who sits here."""
        origin = request.headers.get("Origin")
        if origin is None:
            return
        if place_of(origin) != request.host and origin != self.public_url:
            raise Refused("bad_origin")

    def check_host(self, request: web.Request) -> None:
        """A name that is not ours was not typed by a player: a page of another site has bent it.

        A server without a public address is reached by whatever its neighbours call it.
        """
        name = host_name(request.host)
        if name is None:
            raise web.HTTPBadRequest
        if self.public_url and name != host_name(place_of(self.public_url)) and not is_here(name):
            raise web.HTTPMisdirectedRequest


def place_of(url: str) -> str:
    """Name and port of an address; empty if it is none."""
    try:
        return urlsplit(url).netloc
    except ValueError:
        return ""


def host_name(host: str) -> str | None:
    """The name in a Host header, without its port; None if it is none."""
    found = HOST.fullmatch(host)
    return found["name"].lower() if found else None


def is_here(name: str) -> bool:
    """How a machine calls itself, and addresses, which no other site can bend."""
    try:
        return bool(ipaddress.ip_address(name.strip("[]")))
    except ValueError:
        return name == "localhost"
