"""`reverie serve`: the server, with its addresses and a QR code for the phones in the room."""

import argparse
import asyncio
import importlib.util
import logging
import os
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path

from reverie.adapters.settings import HELP as SETTINGS_HELP
from reverie.adapters.settings import Settings, from_environment
from reverie.cli.errors import refuse
from reverie.cli.workers import MOST_WORKERS, READY, CannotShare, Workers, is_worker, orphaned

HELP = "serve the game to browsers, here and in the local network"
LONG_HELP = """\
Every flag can also be given in the environment: --public-url as REVERIE_PUBLIC_URL.
Ctrl-C or SIGTERM closes the server: nothing is lost, players come back to their seats.
With several workers SIGHUP replaces them one by one, by the version that is installed then.
"""


def add(parser: argparse.ArgumentParser) -> None:
    defaults = Settings()
    for name, text in SETTINGS_HELP.items():
        default = getattr(defaults, name)
        kind = int if isinstance(default, int) else str
        shown = f" (default: {default})" if str(default) else ""
        flag = "--" + name.replace("_", "-")
        parser.add_argument(flag, dest=name, type=kind, help=text + shown, metavar="X")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")


def run(arguments: argparse.Namespace) -> int:
    given = {name: getattr(arguments, name) for name in SETTINGS_HELP}
    chosen = {**from_environment(), **{k: v for k, v in given.items() if v is not None}}
    try:
        settings = make_settings(chosen)
    except ValueError as bad:
        return refuse(str(bad))
    logging.basicConfig(level=settings.log_level.upper(), format="%(levelname)s %(message)s")
    if settings.database and importlib.util.find_spec("asyncpg") is None:
        return refuse("a database needs the extra `cluster`: pip install 'reverie[cluster]'.")
    try:
        if settings.workers > 1:
            return asyncio.run(Workers(settings).run(lambda port: _greet(settings, port, False)))
        _run(settings, opens=arguments.open)
    except CannotShare as why:
        return refuse(str(why))
    except OSError as error:
        return refuse(f"cannot listen on {settings.host}:{settings.port} ({error.strerror}).")
    return 0


def make_settings(chosen: dict[str, object]) -> Settings:
    values = dict(chosen)
    for name, what in (
        ("most_tables", "how many tables may be stored"),
        ("own_pictures_space", "the space for own pictures"),
    ):
        if name in values:
            if not str(values[name]).isdigit():
                raise ValueError(f"{what} is a number.")
            values[name] = int(str(values[name]))
    if "workers" in values:
        workers = str(values["workers"])
        if not workers.isdigit() or not 1 <= int(workers) <= MOST_WORKERS:
            raise ValueError(f"the number of workers is from 1 to {MOST_WORKERS}.")
        values["workers"] = int(workers)
    if "port" in values:
        port = str(values["port"])
        if not port.isdigit() or int(port) > 65535:
            raise ValueError("the port must be a number from 0 to 65535.")
        values["port"] = int(port)
    if "data" in values:
        values["data"] = Path(str(values["data"])).expanduser()
    settings = Settings(**values)  # type: ignore[arg-type]
    if settings.store not in ("sqlite", "memory"):
        raise ValueError("the store is either sqlite or memory.")
    if settings.database and not settings.database.startswith(("postgresql://", "postgres://")):
        raise ValueError("the database is postgresql://user@host/name.")
    if settings.workers > 1 and not settings.database:
        raise ValueError("several workers need a --database they share.")
    if settings.bots not in ("dreamers", "plain"):
        raise ValueError("the bots are either dreamers or plain.")
    if settings.own_pictures not in ("on", "off"):
        raise ValueError("own pictures are on or off.")
    if settings.log_level not in ("debug", "info", "warning", "error"):
        raise ValueError("the log level is debug, info, warning or error.")
    return settings


def _run(settings: Settings, *, opens: bool) -> None:
    from reverie.app import House, serve

    async def main() -> None:
        started: asyncio.Future[House] = asyncio.get_running_loop().create_future()
        if is_worker():
            started.add_done_callback(lambda house: print(READY, flush=True))
        else:
            started.add_done_callback(lambda done: _greet(settings, done.result().port, opens))
        await serve(settings, started, orphaned() if is_worker() else None)

    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(main())


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where it exists; the standard loop elsewhere (Windows)."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def _greet(settings: Settings, port: int, opens: bool) -> None:
    import segno

    from reverie.app import local_address

    local = settings.public_url or f"http://{local_address()}:{port}"
    print("\n  Reverie — say just enough.\n")
    print(f"  On this machine     http://localhost:{port}")
    print(f"  In the same network {local}\n")
    if sys.stdout.isatty():
        segno.make(local, error="l").terminal(compact=True)
    print("  Ctrl-C closes the server; nothing is lost.", flush=True)
    if opens and _has_screen():
        webbrowser.open(f"http://localhost:{port}")


def _has_screen() -> bool:
    on_screen = sys.platform in ("darwin", "win32")
    return on_screen or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
