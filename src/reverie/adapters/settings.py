"""Settings of the server: flags first, then the environment, then what is sensible."""

import os
from pathlib import Path

from msgspec import Struct


class Settings(Struct, frozen=True):
    """Each field is a flag (`--public-url`) and a variable (`REVERIE_PUBLIC_URL`)."""

    host: str = "0.0.0.0"
    port: int = 8420
    data: Path = Path("data")
    public_url: str = ""
    trusted_proxy: str = ""
    store: str = "sqlite"
    log_level: str = "info"


HELP = {
    "host": "address to listen on; 0.0.0.0 is every network of this machine",
    "port": "port to listen on",
    "data": "folder for the games (made if it is not there)",
    "public_url": "how players reach this server, if not by its own address",
    "trusted_proxy": "address of a reverse proxy whose X-Forwarded-* headers are believed",
    "store": "where games are kept: sqlite, or memory (gone when the server stops)",
    "log_level": "debug, info, warning or error",
}


def from_environment() -> dict[str, str]:
    found = {name: os.environ.get(f"REVERIE_{name.upper()}") for name in HELP}
    return {name: value for name, value in found.items() if value is not None}
