"""A server as it stands in a living room: plain http, a name that only this network knows."""

import asyncio
import socket
from pathlib import Path
from types import TracebackType

from browsers import LAN

from reverie.adapters.settings import Settings


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def lan_settings(data: Path, port: int | None = None) -> Settings:
    port = port or free_port()
    return Settings(
        bots="plain",
        host="127.0.0.1",
        port=port,
        data=data,
        public_url=f"http://{LAN}:{port}",
        address_limits="off",
    )


class Cable:
    """A cable between a device and the server that somebody can pull out, and put back in."""

    def __init__(self, port: int) -> None:
        self.server_port = port
        self.whole = True
        self.ends: set[asyncio.StreamWriter] = set()

    async def __aenter__(self) -> "Cable":
        self.socket = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.address = f"http://{LAN}:{self.socket.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.socket.close()
        self.pull()

    def pull(self) -> None:
        """Every connection breaks, and new ones break at once."""
        self.whole = False
        for end in tuple(self.ends):
            end.transport.abort()

    def mend(self) -> None:
        self.whole = True

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.whole:
            writer.transport.abort()
            return
        there, back = await asyncio.open_connection("127.0.0.1", self.server_port)
        self.ends |= {writer, back}
        await asyncio.gather(_pour(reader, back), _pour(there, writer))
        self.ends -= {writer, back}


async def _pour(source: asyncio.StreamReader, into: asyncio.StreamWriter) -> None:
    try:
        while data := await source.read(65536):
            into.write(data)
            await into.drain()
    except (ConnectionError, OSError):
        pass
    finally:
        into.close()
