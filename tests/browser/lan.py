"""A server as it stands in a living room: plain http, a name that only this network knows."""

import socket
from pathlib import Path

from browsers import LAN

from reverie.adapters.settings import Settings


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def lan_settings(data: Path, port: int | None = None) -> Settings:
    port = port or free_port()
    return Settings(
        host="127.0.0.1",
        port=port,
        data=data,
        public_url=f"http://{LAN}:{port}",
        address_limits="off",
    )
