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
    database: str = ""
    workers: int = 1
    address_limits: str = "on"
    most_tables: int = 200_000
    own_pictures: str = "on"
    own_pictures_space: int = 2000
    unwanted_words: str = ""
    metrics_token: str = ""
    bots: str = "dreamers"
    push: str = "on"
    push_services: str = ""
    log_level: str = "info"


HELP = {
    "host": "address to listen on; 0.0.0.0 is every network of this machine",
    "port": "port to listen on",
    "data": "folder for the games (made if it is not there)",
    "public_url": "how players reach this server, if not by its own address",
    "trusted_proxy": "address of a reverse proxy whose X-Forwarded-* headers are believed",
    "store": "where games are kept: sqlite, or memory (gone when the server stops)",
    "database": "postgresql://… instead: one that several workers and machines share",
    "workers": "how many processes serve this port (with a database; Linux)",
    "address_limits": "on, or off where every player comes from one address (a bench, a school)",
    "most_tables": "how many tables may be stored",
    "own_pictures": "on, or off: hosts may make decks of their own pictures",
    "own_pictures_space": "megabytes that own pictures may take together",
    "unwanted_words": "a file with words not wanted in talk and names, one a line",
    "metrics_token": "lets a collector read /metrics from elsewhere than this machine",
    "bots": "dreamers, or plain: they play at random, and need no memory for a model",
    "push": "on, or off: notices to closed browsers in games of days",
    "push_services": "hosts of push services, with commas, instead of the known ones",
    "log_level": "debug, info, warning or error",
}


def from_environment() -> dict[str, str]:
    found = {name: os.environ.get(f"REVERIE_{name.upper()}") for name in HELP}
    return {name: value for name, value in found.items() if value is not None}
