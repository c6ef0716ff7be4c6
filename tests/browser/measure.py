"""How fast a page is for a cheap phone: what the browser itself measures, on a slow network."""

from dataclasses import dataclass
from typing import Any

from devices import Device
from playwright.async_api import CDPSession

# A phone of the middle range on a slow mobile network, as Lighthouse imagines it.
CPU_SLOWER = 4
SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
}

WATCH = """(() => {
  const seen = (window.__seen = { lcp: 0, cls: 0, tasks: [], events: [] });
  const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take))
    .observe({ type, buffered: true, durationThreshold: 16 });
  watch('largest-contentful-paint', (one) => (seen.lcp = one.startTime));
  watch('layout-shift', (one) => { if (!one.hadRecentInput) seen.cls += one.value; });
  watch('longtask', (one) => seen.tasks.push([one.startTime, one.duration]));
  watch('event', (one) => { if (one.interactionId) seen.events.push([one.name, one.duration]); });
})();"""


@dataclass(frozen=True)
class Seen:
    """Milliseconds, except `cls`; `tasks` are the long ones (over 50 ms)."""

    lcp: float
    cls: float
    tasks: list[tuple[float, float]]
    events: list[tuple[str, float]]

    @property
    def blocked(self) -> float:
        """Lighthouse's total blocking time: what long tasks take beyond 50 ms."""
        return sum(duration - 50 for _, duration in self.tasks)

    @property
    def slowest_event(self) -> float:
        return max((duration for _, duration in self.events), default=0.0)

    def since(self, start: float) -> list[float]:
        return [duration for began, duration in self.tasks if began >= start]


class Scales:
    """Counts what goes over the wire, compressed as it is sent."""

    def __init__(self) -> None:
        self.kinds: dict[str, tuple[str, str]] = {}
        self.weight: dict[str, int] = {}
        self.files: list[str] = []

    async def attach(self, session: CDPSession) -> None:
        session.on("Network.responseReceived", self._began)
        session.on("Network.loadingFinished", self._ended)
        await session.send("Network.enable")

    def _began(self, event: dict[str, Any]) -> None:
        self.kinds[event["requestId"]] = event["type"], event["response"]["url"]

    def _ended(self, event: dict[str, Any]) -> None:
        kind, url = self.kinds.get(event["requestId"], ("Other", ""))
        size = int(event["encodedDataLength"])
        self.weight[kind] = self.weight.get(kind, 0) + size
        self.files.append(f"{size:8} {kind} {url.rpartition('/')[2]}")

    @property
    def script_and_style(self) -> int:
        return self.weight.get("Script", 0) + self.weight.get("Stylesheet", 0)

    @property
    def fonts(self) -> int:
        return self.weight.get("Font", 0)

    @property
    def everything(self) -> int:
        return sum(self.weight.values())


async def watch(device: Device, *, slow: bool = True) -> Scales:
    """From now on this device is slow, and everything it does is measured."""
    await device.context.add_init_script(WATCH)
    session = await device.context.new_cdp_session(device.page)
    scales = Scales()
    await scales.attach(session)
    if slow:
        await session.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWER})
        await session.send("Network.emulateNetworkConditions", SLOW_4G)
    return scales


async def seen(device: Device) -> Seen:
    found = await device.page.evaluate("window.__seen")
    return Seen(found["lcp"], found["cls"], found["tasks"], found["events"])
