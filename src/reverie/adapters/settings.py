"""Settings of the server: flags first, then the environment, then what is sensible."""

import difflib
import ipaddress
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit

from msgspec import Meta, Struct

OnOff = Literal["on", "off"]
MOST_WORKERS = 64
PREFIX = "REVERIE_"


class Settings(Struct, frozen=True):
    """Each field is a flag (`--public-url`) and a variable (`REVERIE_PUBLIC_URL`)."""

    host: str = "0.0.0.0"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8420
    data: Path = Path("data")
    public_url: str = ""
    trusted_proxy: str = ""
    store: Literal["sqlite", "memory"] = "sqlite"
    database: str = ""
    database_patience: Annotated[int, Meta(ge=1, le=600)] = 5
    workers: Annotated[int, Meta(ge=1, le=MOST_WORKERS)] = 1
    address_limits: OnOff = "on"
    most_tables: Annotated[int, Meta(ge=1, le=100_000_000)] = 200_000
    keep_days: Annotated[int, Meta(ge=0, le=36_500)] = 365
    own_pictures: OnOff = "on"
    own_pictures_space: Annotated[int, Meta(ge=0, le=100_000_000)] = 2000
    voices: OnOff = "on"
    voice_space: Annotated[int, Meta(ge=0, le=100_000_000)] = 500
    unwanted_words: str = ""
    metrics_token: str = ""
    bots: Literal["dreamers", "plain"] = "dreamers"
    push: OnOff = "on"
    push_services: str = ""
    log_level: Literal["debug", "info", "warning", "error"] = "info"


HELP = {
    "host": "address to listen on; 0.0.0.0 is every network of this machine",
    "port": "port to listen on; 0 is any that is free",
    "data": "folder for the games (made if it is not there)",
    "public_url": "how players reach this server, if not by its own address",
    "trusted_proxy": "address of a reverse proxy whose X-Forwarded-* headers are believed",
    "store": "where games are kept: sqlite, or memory (gone when the server stops)",
    "database": "postgresql://… instead: one that several workers and machines share",
    "database_patience": "seconds in which the database has to answer; then a move is refused",
    "workers": "how many processes serve this port (with a database; Linux)",
    "address_limits": "on, or off where every player comes from one address (a bench, a school)",
    "most_tables": "how many tables may be stored",
    "keep_days": "days after which a table that nobody touched is erased; 0 keeps all for ever",
    "own_pictures": "on, or off: hosts may make decks of their own pictures",
    "own_pictures_space": "megabytes that own pictures may take together",
    "voices": "on, or off: clues may be recorded voices",
    "voice_space": "megabytes that recorded voices may take together",
    "unwanted_words": "a file with words not wanted in talk and names, one a line",
    "metrics_token": "lets a collector read /metrics from elsewhere than this machine",
    "bots": "dreamers, or plain: they play at random, and need no memory for a model",
    "push": "on, or off: notices to closed browsers in games of days",
    "push_services": "hosts of push services, with commas, instead of the known ones",
    "log_level": "debug, info, warning or error",
}
KINDS: Mapping[str, Any] = get_type_hints(Settings, include_extras=True)
# Never repeated on a screen or in a log: they hold passwords.
SECRET = ("database", "metrics_token")


class BadSetting(ValueError):
    """One sentence: which setting, what it was given, what it can be."""

    def __init__(self, named: str, value: str, allowed: str) -> None:
        super().__init__(f"{named} is {value}; it has to be {allowed}.")


def read_settings(
    flags: Mapping[str, str | None], environment: Mapping[str, str] | None = None
) -> Settings:
    """The settings that were given, or `BadSetting`: nothing is guessed."""
    environment = os.environ if environment is None else environment
    _check_variables(environment)
    values = {}
    for name in HELP:
        flag, variable = flag_of(name), variable_of(name)
        if (given := flags.get(name)) is not None:
            values[name] = _read(name, flag, given)
        elif variable in environment:
            values[name] = _read(name, variable, environment[variable])
    settings = Settings(**values)
    if settings.workers > 1 and not settings.database:
        raise BadSetting("--workers", str(settings.workers), "1 without a --database to share")
    return settings


def flag_of(name: str) -> str:
    return "--" + name.replace("_", "-")


def variable_of(name: str) -> str:
    return PREFIX + name.upper()


def allowed(name: str) -> str:
    """What a setting can be, in words."""
    kind = KINDS[name]
    if get_origin(kind) is Literal:
        *most, last = get_args(kind)
        return f"{', '.join(most)} or {last}"
    if get_origin(kind) is Annotated:
        meta = get_args(kind)[1]
        return f"a whole number from {meta.ge} to {meta.le}"
    return CHECKED[name][0] if name in CHECKED else "a text"


def _check_variables(environment: Mapping[str, str]) -> None:
    """A variable that is misspelt would be a setting that silently does not hold."""
    known = [variable_of(name) for name in HELP]
    for variable in environment.keys() - set(known):
        meant = difflib.get_close_matches(variable, known, n=1, cutoff=0.9)
        if meant and variable.startswith(PREFIX):
            raise BadSetting(variable, "no setting", f"spelt {meant[0]}")


def _read(name: str, named: str, text: str) -> Any:
    value = _as_kind(KINDS[name], text.strip())
    if value is None or (name in CHECKED and value and not CHECKED[name][1](str(value))):
        raise BadSetting(named, "what it is" if name in SECRET else repr(text), allowed(name))
    return value


def _as_kind(kind: Any, text: str) -> Any:
    """The value of a text, or None if it is not of this kind."""
    if get_origin(kind) is Literal:
        return text if text in get_args(kind) else None
    if get_origin(kind) is Annotated:
        meta = get_args(kind)[1]
        is_number = text.isascii() and text.isdigit() and len(text) < 12
        return int(text) if is_number and meta.ge <= int(text) <= meta.le else None
    return Path(text).expanduser() if kind is Path and text else (None if kind is Path else text)


def _is_web_address(text: str) -> bool:
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and not parts.query
    except ValueError:
        return False


def _are_addresses(text: str) -> bool:
    try:
        return all(ipaddress.ip_address(part.strip()) for part in text.split(","))
    except ValueError:
        return False


def _are_hosts(text: str) -> bool:
    return all(part and "/" not in part and " " not in part for part in text.split(","))


CHECKED: dict[str, tuple[str, Callable[[str], bool]]] = {
    "host": ("an address of this machine, or its name", lambda text: not set(text) & set(" /")),
    "data": ("a folder, or one that can be made", lambda text: not Path(text).is_file()),
    "public_url": ("an address like https://play.example.org", _is_web_address),
    "trusted_proxy": ("an IP address, or several with commas", _are_addresses),
    "database": (
        "postgresql://user@host/name",
        lambda text: text.startswith(("postgresql://", "postgres://")),
    ),
    "unwanted_words": ("a file that can be read", lambda text: os.access(text, os.R_OK)),
    "push_services": ("names of hosts with commas between them", _are_hosts),
}
