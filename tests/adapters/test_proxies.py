"""The proxy configurations of deploy/ really run: a table is opened and played through TLS."""

import asyncio
import datetime
import os
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from patience import PATIENCE
from reverie.adapters.settings import Settings
from reverie.app import House
from reverie.client import Player
from reverie.tables.requests import AddBot, SetUp

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
NAME = "play.example.org"


def program(name: str, package: str) -> str:
    """Where the program is; Debian's package is installed for the long tests, where we may."""
    found = shutil.which(name, path=os.environ["PATH"] + ":/usr/sbin")
    if found is None and os.environ.get("REVERIE_LONG") and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "-q", package], check=False)
        found = shutil.which(name, path=os.environ["PATH"] + ":/usr/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed (Debian's package {package})")
    return found


def certificate(folder: Path) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    (folder / "fullchain.pem").write_bytes(made.public_bytes(pem))
    (folder / "privkey.pem").write_bytes(
        key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )


def nginx(folder: Path, server: int, tls: int, plain: int) -> list[str]:
    site = (DEPLOY / "nginx.conf").read_text()
    for shipped, here in (
        ("127.0.0.1:8420", f"127.0.0.1:{server}"),
        ("listen 443 ssl", f"listen 127.0.0.1:{tls} ssl"),
        ("listen 80", f"listen 127.0.0.1:{plain}"),
        ("/etc/letsencrypt/live/play.example.org", str(folder)),
    ):
        assert shipped in site
        site = site.replace(shipped, here)
    (folder / "site.conf").write_text(site)
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; worker_processes 1;\n"
        "events { worker_connections 256; }\n"
        f"http {{ access_log off; client_body_temp_path {folder}/b; proxy_temp_path {folder}/p;"
        f" fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;"
        f" include {folder}/site.conf; }}\n"
    )
    return [program("nginx", "nginx-light"), "-c", str(folder / "nginx.conf"), "-p", str(folder)]


def caddy(folder: Path, server: int, tls: int, plain: int) -> list[str]:
    site = (DEPLOY / "Caddyfile").read_text()
    site = site.replace("127.0.0.1:8420", f"127.0.0.1:{server}")
    # A certificate of our own instead of one from the internet; the rest is as shipped.
    site = site.replace(
        "play.example.org {", f"{NAME} {{\n\ttls {folder}/fullchain.pem {folder}/privkey.pem"
    )
    ports = f"{{\n\tadmin off\n\thttps_port {tls}\n\thttp_port {plain}\n\tauto_https off\n}}\n"
    (folder / "Caddyfile").write_text(ports + site)
    return [program("caddy", "caddy"), "run", "--config", str(folder / "Caddyfile")]


@asynccontextmanager
async def proxied(
    folder: Path, command: Callable[[Path, int, int, int], list[str]]
) -> AsyncIterator[tuple[House, int]]:
    certificate(folder)
    settings = Settings(
        bots="plain",
        host="127.0.0.1",
        port=0,
        data=folder,
        store="memory",
        public_url=f"https://{NAME}",
        trusted_proxy="127.0.0.1",
    )
    tls, plain = free_port(), free_port()
    async with House(settings, pace=(0, 0)) as house:
        line = command(folder, house.port, tls, plain)
        proxy = subprocess.Popen(
            line,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)},
        )
        try:
            await listening(tls)
            yield house, tls
        finally:
            proxy.terminate()
            proxy.wait(PATIENCE)


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def listening(port: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return


class Resolver(aiohttp.abc.AbstractResolver):
    """The public name is this machine."""

    async def resolve(self, host: str, port: int = 0, family: Any = 0) -> list[Any]:
        return [
            {
                "hostname": host,
                "host": "127.0.0.1",
                "port": port,
                "family": 2,
                "proto": 0,
                "flags": 0,
            }
        ]

    async def close(self) -> None:
        return None


@pytest.mark.parametrize("command", [nginx, caddy])
async def test_a_table_is_played_through_the_proxy(
    tmp_path: Path, command: Callable[[Path, int, int, int], list[str]]
) -> None:
    async with proxied(tmp_path, command) as (house, tls):
        context = ssl.create_default_context(cafile=str(tmp_path / "fullchain.pem"))
        connector = aiohttp.TCPConnector(ssl=context, resolver=Resolver())
        player = Player(f"https://{NAME}:{tls}")
        await player.http.close()
        player.http = aiohttp.ClientSession(connector=connector)
        await player.open("Ada", SetUp("classic", decks=("placeholder",)))
        cookie = next(iter(player.http.cookie_jar))
        assert (cookie.key, cookie["secure"]) == ("__Host-seats", True)
        await player.connect()
        await player.do(AddBot())
        await player.until(lambda view: len(view.chairs) == 2)
        async with player.http.get(f"{player.url}/api/tables/{player.table}/invitation") as got:
            assert (await got.json())["link"] == f"https://{NAME}/t/{player.table}"
        async with player.http.get(player.url + "/metrics") as got:
            assert got.status == 404, "the proxy's neighbour is not the operator"
        lies = {"X-Forwarded-For": "9.9.9.9"}
        async with player.http.get(player.url + "/healthz", headers=lies) as got:
            assert "tables_awake" not in await got.json()
        addresses = {who for kind, who in house.desk.limits.buckets if kind == "request"}
        assert addresses == {"127.0.0.1"}, "nobody's own word for their address is believed"
        await player.__aexit__(None, None, None)


def test_the_service_file_is_understood(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not here")
    unit = (DEPLOY / "reverie.service").read_text().replace("/opt/reverie/bin/reverie", "/bin/true")
    (tmp_path / "reverie.service").write_text(unit)
    done = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / "reverie.service")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert "reverie.service" not in done.stderr, done.stderr
