"""`reverie serve`: the server, with its addresses and a QR code for the phones in the room."""

import argparse
import asyncio
import importlib.util
import os
import sqlite3
import sys
import webbrowser
from collections.abc import Callable

from reverie.adapters import logs
from reverie.adapters.data_folder import CannotUse
from reverie.adapters.ending import end
from reverie.adapters.settings import HELP as SETTINGS_HELP
from reverie.adapters.settings import BadSetting, Settings, flag_of, read_settings
from reverie.cli.errors import refuse
from reverie.cli.workers import READY, CannotShare, Workers, is_worker, orphaned, tell_alive

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
        shown = f" (default: {default})" if str(default) else ""
        parser.add_argument(flag_of(name), dest=name, help=text + shown, metavar="X")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")


def run(arguments: argparse.Namespace) -> int:
    try:
        settings = read_settings({name: getattr(arguments, name) for name in SETTINGS_HELP})
    except BadSetting as bad:
        return refuse(str(bad))
    logs.set_up(settings.log_level)
    if settings.database and importlib.util.find_spec("asyncpg") is None:
        return refuse("a database needs the extra `cluster` (docs/hosting.md).")
    try:
        if settings.workers > 1:
            return asyncio.run(Workers(settings).run(lambda port: _greet(settings, port, False)))
        _run(settings, opens=arguments.open)
    except (CannotShare, CannotUse) as why:
        return refuse(str(why))
    except sqlite3.Error as error:
        return refuse(f"the tables in {settings.data} cannot be opened ({error}).")
    except OSError as error:
        return refuse(f"the server cannot start ({error}).")
    return 0


def _run(settings: Settings, *, opens: bool) -> None:
    from reverie.app import House, serve

    async def main() -> None:
        started: asyncio.Future[House] = asyncio.get_running_loop().create_future()
        if not is_worker():
            started.add_done_callback(lambda done: _greet(settings, done.result().port, opens))
            return await serve(settings, started)
        alive: list[asyncio.Task[None]] = []
        started.add_done_callback(lambda house: alive.append(_say_ready()))
        await serve(settings, started, orphaned())
        return await end(alive)

    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(main())


def _say_ready() -> "asyncio.Task[None]":
    print(READY, flush=True)
    return asyncio.ensure_future(tell_alive())


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
