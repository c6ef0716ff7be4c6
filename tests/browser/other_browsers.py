"""Firefox and WebKit as Debian has them, driven with what they bring: WebDriver BiDi, WebDriver."""

import asyncio
import itertools
import json
import os
import re
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol

import aiohttp
from browsers import LAN
from lan import free_port

from patience import PATIENCE

PREFERENCES = {
    "network.dns.localDomains": LAN,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "intl.accept_languages": "en-GB",
}
# As wide as its buttons, the small browser's window would be wider than a phone.
NARROW = "* { min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }"


class OtherBrowser(Protocol):
    async def open(self, url: str) -> None: ...
    async def resize(self, width: int, height: int) -> None: ...
    async def run(self, expression: str) -> Any: ...
    async def click(self, x: float, y: float) -> None: ...
    async def type(self, keys: str) -> None: ...
    async def complaints(self) -> list[str]: ...


def clicking(x: float, y: float) -> list[dict[str, Any]]:
    """A hand that goes there, presses and lets go, as both protocols have it."""
    moves: list[dict[str, Any]] = [
        {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
    return [{**mouse, "actions": moves}]


def typing(keys: str) -> list[dict[str, Any]]:
    moves = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
    return [{"type": "key", "id": "keys", "actions": moves}]


async def said(stream: asyncio.StreamReader, pattern: str) -> re.Match[str]:
    """Read what a program says until it says this."""
    async with asyncio.timeout(PATIENCE):
        async for line in stream:
            if found := re.search(pattern, line.decode(errors="replace")):
                return found
    raise RuntimeError(f"the program ended without saying {pattern!r}")


def first_line(pipe: int) -> str:
    """The whole of it: a busy program writes a number in pieces, its last the end of the line."""
    with os.fdopen(pipe, encoding="ascii") as written:
        line = written.readline()
    if not line.endswith("\n"):
        raise RuntimeError(f"the program ended after {line!r}")
    return line.strip()


async def stop(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        process.terminate()
        try:
            async with asyncio.timeout(10):
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()


class Firefox:
    """Without a window, over WebDriver BiDi: one WebSocket, no driver between."""

    def __init__(self, binary: str) -> None:
        self.binary = binary
        self.ids = itertools.count(1)
        self.answers: dict[int, asyncio.Future[Any]] = {}
        self.heard: list[str] = []

    async def __aenter__(self) -> "Firefox":
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in PREFERENCES.items()]
        (Path(self.profile.name) / "user.js").write_text("\n".join(lines), encoding="utf-8")
        self.process = await asyncio.create_subprocess_exec(
            *(self.binary, "--headless", "--no-remote", "--remote-debugging-port=0"),
            *("--profile", self.profile.name),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        assert self.process.stderr is not None
        where = await said(self.process.stderr, r"BiDi listening on (ws://\S+)")
        self.pouring = asyncio.ensure_future(_pour_away(self.process.stderr))
        self.http = aiohttp.ClientSession()
        self.socket = await self.http.ws_connect(where[1] + "/session", max_msg_size=0)
        self.listening = asyncio.ensure_future(self._listen())
        await self.say("session.new", capabilities={})
        await self.say("session.subscribe", events=["log.entryAdded"])
        tree = await self.say("browsingContext.getTree")
        self.context = tree["contexts"][0]["context"]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.socket.close()
        await self.http.close()
        await stop(self.process)
        await asyncio.gather(self.listening, self.pouring, return_exceptions=True)
        self.profile.cleanup()

    async def _listen(self) -> None:
        async for message in self.socket:
            told = json.loads(message.data)
            if told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
                self.heard.append(str(told["params"]["text"]))
            elif future := self.answers.pop(told.get("id", 0), None):
                future.set_result(told)

    async def say(self, method: str, **params: Any) -> Any:
        number = next(self.ids)
        self.answers[number] = asyncio.get_running_loop().create_future()
        await self.socket.send_json({"id": number, "method": method, "params": params})
        async with asyncio.timeout(PATIENCE):
            told = await self.answers[number]
        assert told["type"] == "success", told
        return told["result"]

    async def open(self, url: str) -> None:
        await self.say("browsingContext.navigate", context=self.context, url=url, wait="complete")

    async def run(self, expression: str) -> Any:
        """The value of an expression that gives text, a number or a truth."""
        told = await self.say(
            "script.evaluate",
            expression=f"JSON.stringify(({expression}) ?? null)",
            target={"context": self.context},
            awaitPromise=False,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    async def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        await self.say("browsingContext.setViewport", context=self.context, viewport=size)

    async def click(self, x: float, y: float) -> None:
        await self.say("input.performActions", context=self.context, actions=clicking(x, y))

    async def type(self, keys: str) -> None:
        await self.say("input.performActions", context=self.context, actions=typing(keys))

    async def complaints(self) -> list[str]:
        return self.heard


class WebKit:
    """WebKitGTK's small browser, over WebDriver, on a screen that is not there."""

    def __init__(self, driver: str, browser: str, screen: str) -> None:
        self.driver, self.browser, self.screen = driver, browser, screen

    async def __aenter__(self) -> "WebKit":
        read, write = os.pipe()
        self.display = await asyncio.create_subprocess_exec(
            *(self.screen, "-displayfd", str(write), "-screen", "0", "2048x1280x24"),
            pass_fds=[write],
            stderr=asyncio.subprocess.DEVNULL,
        )
        os.close(write)
        number = await asyncio.to_thread(first_line, read)
        self.wardrobe = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        style = Path(self.wardrobe.name) / "gtk-3.0" / "gtk.css"
        style.parent.mkdir()
        style.write_text(NARROW, encoding="utf-8")
        environment = {
            **os.environ,
            "DISPLAY": f":{number}",
            "LANG": "en_GB.UTF-8",
            "XDG_CONFIG_HOME": self.wardrobe.name,
        }
        port = free_port()
        self.process = await asyncio.create_subprocess_exec(
            *(self.driver, f"--port={port}"),
            env=environment,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        patience = aiohttp.ClientTimeout(total=PATIENCE)
        self.http = aiohttp.ClientSession(f"http://127.0.0.1:{port}", timeout=patience)
        self.session = ""
        try:
            await self._begin()
        except BaseException:
            await self._put_away()
            raise
        return self

    async def _begin(self) -> None:
        await self._until_it_answers()
        options = {"binary": self.browser, "args": ["--automation"]}
        wish = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self.session = "/session/" + (await self._post("/session", wish))["sessionId"]

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            async with self.http.delete(self.session):
                pass
        finally:
            await self._put_away()

    async def _put_away(self) -> None:
        await self.http.close()
        await stop(self.process)
        await stop(self.display)
        self.wardrobe.cleanup()

    async def _until_it_answers(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    async with self.http.get("/status"):
                        return
                except aiohttp.ClientError:
                    await asyncio.sleep(0.1)

    async def _post(self, path: str, body: Any) -> Any:
        async with self.http.post(path, json=body) as response:
            told = (await response.json())["value"]
        assert response.status == 200, told
        return told

    async def open(self, url: str) -> None:
        await self._post(f"{self.session}/url", {"url": url})
        await self.run(
            "(window.__heard = [], addEventListener('error', (e) => __heard.push(e.message)), true)"
        )

    async def resize(self, width: int, height: int) -> None:
        """The window has a frame: what is in it is measured, and the difference added."""
        rect = {"width": width, "height": height}
        await self._post(f"{self.session}/window/rect", rect)
        inside = await self.run("[innerWidth, innerHeight]")
        rect = {"width": 2 * width - inside[0], "height": 2 * height - inside[1]}
        await self._post(f"{self.session}/window/rect", rect)

    async def click(self, x: float, y: float) -> None:
        await self._post(f"{self.session}/actions", {"actions": clicking(x, y)})

    async def type(self, keys: str) -> None:
        await self._post(f"{self.session}/actions", {"actions": typing(keys)})

    async def run(self, expression: str) -> Any:
        script = f"return JSON.stringify(({expression}) ?? null)"
        told = await self._post(f"{self.session}/execute/sync", {"script": script, "args": []})
        return json.loads(told)

    async def complaints(self) -> list[str]:
        return [str(one) for one in await self.run("window.__heard")]


async def _pour_away(stream: asyncio.StreamReader) -> None:
    while await stream.readline():
        pass
