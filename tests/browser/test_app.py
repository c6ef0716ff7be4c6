"""The client as an app: installs where a page is secure, and never gets in its own way."""

import json
import re
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from devices import Device, MakeDevice
from lan import free_port
from playwright.async_api import Page, expect
from table_page import Table

from reverie.adapters.client_files import FOLDER, ClientFiles
from reverie.adapters.settings import Settings
from reverie.app import House

READY = "navigator.serviceWorker.ready.then((one) => one.active !== null)"
WORKERS = """async () => 'serviceWorker' in navigator
  ? (await navigator.serviceWorker.getRegistrations()).length : 0"""
KEPT = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = await Promise.all(caches_.map((one) => one.keys()));
  return kept.flat().map((one) => new URL(one.url).pathname);
}"""
OFFLINE = "Reverie cannot be reached"


class Secure:
    """A server that browsers take for secure (localhost), whose client can be built anew."""

    def __init__(self, data: Path) -> None:
        self.data, self.folder = data, data / "client"
        shutil.copytree(FOLDER, self.folder)
        port = free_port()
        self.address = f"http://localhost:{port}"
        self.settings = Settings(
            host="127.0.0.1",
            port=port,
            data=data / "house",
            public_url=self.address,
            address_limits="off",
        )
        self.house: House | None = None

    async def open(self) -> None:
        self.house = House(self.settings, pace=(0.0, 0.02))
        # A client of this test's own: the doors look at these files only.
        self.house.web.client.__dict__.update(ClientFiles(self.folder).__dict__)
        await self.house.__aenter__()

    async def close(self) -> None:
        if self.house is not None:
            await self.house.__aexit__(None, None, None)
        self.house = None

    def build_anew(self) -> None:
        """The next version: another page, another worker, and a file that is no more."""
        for packed in [*self.folder.glob("*.br"), *self.folder.glob("*.gz")]:
            packed.unlink()
        page = self.folder / "index.html"
        text = page.read_text("utf-8")
        page.write_text(
            text.replace("<title>", '<meta name="build" content="two"><title>'), "utf-8"
        )
        worker = self.folder / "sw.js"
        worker.write_text(re.sub(r"id:([`\"'])", r"id:\1next-", worker.read_text("utf-8")), "utf-8")
        assert self.house is not None
        self.house.web.client.__dict__.update(ClientFiles(self.folder).__dict__)


@pytest_asyncio.fixture(loop_scope="session")
async def secure(tmp_path: Path) -> AsyncIterator[Secure]:
    server = Secure(tmp_path)
    await server.open()
    yield server
    await server.close()


async def app_on(device: MakeDevice, secure: Secure) -> Device:
    """A phone on which the app's worker has taken over."""
    phone = await device("phone", address=secure.address)
    await phone.open("/")
    assert await phone.page.evaluate(READY)
    await phone.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    return phone


async def build_of(page: Page) -> str | None:
    return await page.evaluate("document.querySelector('meta[name=build]')?.content ?? null")  # type: ignore[no-any-return]


async def test_installs_and_has_a_friendly_page_without_a_network(
    secure: Secure, device: MakeDevice
) -> None:
    phone = await app_on(device, secure)
    session = await phone.context.new_cdp_session(phone.page)
    found = await session.send("Page.getAppManifest")
    assert not found["errors"]
    manifest = json.loads(found["data"])
    assert manifest["start_url"] == "/"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    wrong = (await session.send("Page.getInstallabilityErrors"))["installabilityErrors"]
    # A profile that leaves no traces installs nothing, whatever the app is like.
    assert [one for one in wrong if one["errorId"] != "in-incognito"] == []

    phone.expect("Failed to fetch|ERR_|Failed to load resource|WebSocket")
    await secure.close()
    await phone.open("/rules")
    await expect(phone.page.get_by_role("heading", level=1)).to_have_text("The lamp is out")
    await expect(phone.page.get_by_text(OFFLINE)).to_be_visible()
    await secure.open()
    await phone.page.get_by_role("button", name="Try again").tap()
    await expect(phone.page.get_by_role("heading", level=1)).not_to_have_text("The lamp is out")


async def test_the_offline_page_speaks_the_players_language(
    secure: Secure, device: MakeDevice
) -> None:
    phone = await device("phone", address=secure.address, locale="fi-FI")
    await phone.open("/")
    assert await phone.page.evaluate(READY)
    manifest = phone.page.locator("link[rel=manifest]")
    await expect(manifest).to_have_attribute("href", "/manifest.fi.webmanifest")
    phone.expect("Failed to fetch|ERR_|Failed to load resource")
    await secure.close()
    await phone.open("/")
    await expect(phone.page.get_by_role("button")).to_have_text("Yritä uudelleen")
    # It goes away by itself when the server is back.
    await secure.open()
    await expect(phone.page.get_by_role("heading", level=1)).to_have_text("Reverie")


async def test_a_new_build_replaces_the_old_at_the_next_load(
    secure: Secure, device: MakeDevice
) -> None:
    phone = await app_on(device, secure)
    await phone.page.reload()
    assert await build_of(phone.page) is None
    secure.build_anew()
    await phone.page.reload()
    assert await build_of(phone.page) == "two"
    await phone.page.wait_for_function(
        """async () => (await caches.keys()).some((name) => name.includes('-next-'))"""
    )
    await phone.page.reload()
    assert await build_of(phone.page) == "two"
    await expect(phone.page.get_by_role("heading", level=1)).to_have_text("Reverie")


async def test_only_what_never_changes_is_kept(secure: Secure, device: MakeDevice) -> None:
    phone = await app_on(device, secure)
    table = Table(phone)
    await phone.page.reload()
    await phone.page.get_by_role("button", name="Play alone with clockwork rabbits").tap()
    await expect(table.hand().first).to_be_visible()
    await phone.page.wait_for_load_state("networkidle")
    kept = await phone.page.evaluate(KEPT)
    others = [
        path
        for path in kept
        if not re.match(r"/assets/[^/]+$|/pictures/[^/]+\.webp$|/offline\.html$", path)
    ]
    assert not others
    assert any(path.startswith("/assets/") for path in kept)
    assert any(path.startswith("/pictures/") for path in kept)


async def test_too_old_a_client_clears_everything_away_and_loads_anew(
    secure: Secure, device: MakeDevice
) -> None:
    phone = await app_on(device, secure)
    await phone.page.route_web_socket(
        "**/ws/**",
        lambda socket: socket.send(json.dumps({"kind": "bye", "code": "client_too_old"})),
    )
    await phone.page.get_by_role("button", name="Play alone with clockwork rabbits").tap()
    again = phone.page.get_by_role("button", name="Reload the page")
    await expect(again).to_be_visible()
    await phone.page.evaluate("caches.open('reverie-assets-ancient')")
    async with phone.page.expect_navigation():
        await again.tap()
    await phone.page.wait_for_function(
        "async () => !(await caches.keys()).includes('reverie-assets-ancient')"
    )
    # The worker stays, with whoever it tells of their turn, and has its offline page again.
    await phone.page.wait_for_function(f"async () => (await ({KEPT})()).includes('/offline.html')")
    assert await phone.page.evaluate(WORKERS) == 1


async def test_a_page_that_cannot_be_fetched_leads_to_the_offline_page(
    secure: Secure, device: MakeDevice
) -> None:
    phone = await app_on(device, secure)
    phone.expect("Failed to fetch|ERR_|Failed to load resource")
    await secure.close()
    await phone.page.get_by_role("link", name="How to play").tap()
    await phone.page.get_by_role("button", name="Try again").tap()
    heading = phone.page.get_by_role("heading", level=1)
    await expect(heading).to_have_text("The lamp is out")
    await secure.open()
    await expect(heading).not_to_have_text("The lamp is out")


async def test_the_screen_stays_lit_while_a_game_is_played(
    secure: Secure, device: MakeDevice
) -> None:
    phone = await device("phone", address=secure.address)
    await phone.context.add_init_script(
        """window.__lit = 0;
        Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
          window.__lit += 1;
          return { release: async () => { window.__lit -= 1; } };
        } } });"""
    )
    await phone.open("/")
    assert await phone.page.evaluate("window.__lit") == 0
    await phone.page.get_by_role("button", name="Play alone with clockwork rabbits").tap()
    await phone.page.wait_for_function("() => window.__lit === 1")
    await phone.page.go_back()
    await phone.page.wait_for_function("() => window.__lit === 0")


async def test_on_plain_http_nothing_is_registered(device: MakeDevice) -> None:
    """At home: no worker, no lock, no share sheet, and not a word about it on the console."""
    phone = await device("phone")
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url))
    await phone.open("/")
    await phone.page.get_by_role("button", name="Play alone with clockwork rabbits").tap()
    await expect(Table(phone).hand().first).to_be_visible()
    assert not await phone.page.evaluate("isSecureContext")
    assert await phone.page.evaluate(WORKERS) == 0
    assert not [url for url in asked if url.endswith("/sw.js")]
    phone.quiet()
