"""The built client: one page for every address of it, and files that never change."""

import mimetypes
import os
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import msgspec
from aiohttp import web

from reverie.adapters import page
from reverie.adapters.http import FOR_EVER

FOLDER = Path(
    os.environ.get("REVERIE_CLIENT_FOLDER") or Path(__file__).resolve().parent.parent / "_client"
)
PACKED = (("br", ".br"), ("gzip", ".gz"))
# The addresses of the client; anything else is a page of its own that says so.
PAGES = (
    "/",
    "/new",
    "/pass",
    "/t/{table}",
    "/t/{table}/book",
    "/t/{table}/book/{game}",
    "/j/{code}",
    "/tv/{code}",
    "/decks",
    "/decks/{deck}",
    "/rules",
    "/rules/{game}",
    "/circle",
    "/circle/{circle}",
    "/about",
)
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("image/webp", ".webp")
mimetypes.add_type("application/manifest+json", ".webmanifest")
# Cards that a page shows at once → what its Link header asks for.
Ahead = Callable[[Sequence[str]], Awaitable[str]]


async def nothing(_: Sequence[str]) -> str:
    return ""


class ClientFiles:
    """Every file of the folder is known at the start, so no path is ever made from a request."""

    def __init__(self, folder: Path = FOLDER, ahead: Ahead = nothing) -> None:
        self.folder, self.ahead = folder, ahead
        self.files = {
            "/" + path.relative_to(folder).as_posix(): path
            for path in (folder.rglob("*") if folder.is_dir() else ())
            if path.is_file()
        }
        self.index = self.files.get("/index.html")
        window = self.files.get("/window.json")
        self.window = msgspec.json.decode(window.read_bytes(), type=list[str]) if window else []

    def routes(self) -> list[web.RouteDef]:
        pages = [web.get(address, self.page) for address in PAGES]
        return [*pages, web.get("/{path:.+}", self.file)]

    async def page(self, request: web.Request) -> web.StreamResponse:
        """The client, never from an old copy; without one, a page that says what this is."""
        if self.index is None:
            return web.Response(text=page.home(), content_type="text/html")
        response = self._send(request, "/index.html", "no-cache")
        if request.path == "/" and (link := await self.ahead(self.window)):
            response.headers["Link"] = link
        return response

    async def file(self, request: web.Request) -> web.StreamResponse:
        name = request.path
        if name in self.files and not name.endswith((".br", ".gz", "/index.html")):
            # Whatever keeps its name (sw.js, the manifest) is asked for anew every time.
            lasts = f"public, {FOR_EVER}" if name.startswith("/assets/") else "no-cache"
            return self._send(request, name, lasts)
        if "text/html" in request.headers.get("Accept", "") and self.index is not None:
            response = self._send(request, "/index.html", "no-cache")
            response.set_status(404)
            return response
        raise web.HTTPNotFound

    def _send(self, request: web.Request, name: str, lasts: str) -> web.StreamResponse:
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        headers = {"Cache-Control": lasts, "Content-Type": kind, "Vary": "Accept-Encoding"}
        wanted = request.headers.get("Accept-Encoding", "")
        for encoding, ending in PACKED:
            if encoding in wanted and name + ending in self.files:
                headers["Content-Encoding"] = encoding
                return web.FileResponse(self.files[name + ending], headers=headers)
        return web.FileResponse(self.files[name], headers=headers)
