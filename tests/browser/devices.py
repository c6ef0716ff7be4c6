"""People's devices: a browser profile each, and everything its pages complained about."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page

from patience import MILLISECONDS

SIZES = {
    "phone": (360, 740),
    "larger phone": (390, 844),
    "laptop": (1440, 900),
    "television": (1920, 1080),
}

# Chromium says most violations of the content policy on the console; this says all of them.
LISTEN = """addEventListener('securitypolicyviolation', (event) =>
  console.error(`content policy: ${event.violatedDirective} ${event.blockedURI}`));"""


KNOWN = (
    # Said of every page on plain http as long as the server sends that header there; harmless.
    "Cross-Origin-Opener-Policy header has been ignored",
    # A page that is not welcomed within five seconds tries anew: on a busy machine, too.
    "WebSocket is closed before the connection is established",
    # The same: on a busy machine a page is made seconds after its style has come (test_weight.py).
    "was preloaded using link preload but not used within a few seconds",
)


@dataclass
class Device:
    """A phone or a laptop in somebody's hands."""

    context: BrowserContext
    page: Page
    address: str
    kind: str
    complaints: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)

    @property
    def is_phone(self) -> bool:
        return "phone" in self.kind

    async def open(self, path: str) -> None:
        await self.page.goto(self.address + path)

    async def another_tab(self) -> Page:
        page = await self.context.new_page()
        self.listen(page)
        return page

    def expect(self, *patterns: str) -> None:
        """Complaints that belong to what this test does: a network that is cut, a wrong code."""
        self.expected.extend(patterns)

    def listen(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("crash", lambda _: self.complaints.append("the page crashed"))

    def _heard(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            where = said.location.get("url", "")
            self.complaints.append(f"{said.type}: {said.text} ({where})")

    def quiet(self) -> None:
        """Nothing was said on the console but what this test expects."""
        loud = [
            said
            for said in self.complaints
            if not any(re.search(pattern, said) for pattern in (*KNOWN, *self.expected))
        ]
        assert not loud, "\n".join(loud)


MakeDevice = Callable[..., Awaitable[Device]]


async def make_device(
    browser: Browser,
    address: str,
    kind: str = "phone",
    **wishes: Any,
) -> Device:
    width, height = SIZES[kind]
    phone = "phone" in kind
    options: dict[str, Any] = {
        "viewport": {"width": width, "height": height},
        "device_scale_factor": 1,
        "has_touch": phone,
        "is_mobile": phone,
        "color_scheme": "dark",
        "locale": "en-GB",
        **wishes,
    }
    context = await browser.new_context(**options)
    context.set_default_timeout(MILLISECONDS)
    await context.add_init_script(LISTEN)
    page = await context.new_page()
    device = Device(context, page, address, kind)
    device.listen(page)
    return device
