"""Ask Lighthouse (mobile) about home and a table one sits at: `python tools/lighthouse.py [runs]`.

Lighthouse comes from npm when it is called (a network is needed); the browser is the one of the
browser tests, with a seat already taken. Medians as a table in Markdown, for docs/performance.md.
Twice: four times slower, as Lighthouse does by itself, and twice slower, which its own table
(docs/throttling.md) asks for on a machine whose benchmark index is about 1,000 and not 2,000.
"""

import asyncio
import itertools
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [
    str(ROOT / "tools"),
    str(ROOT / "tests"),
    str(ROOT / "tests" / "browser"),
    str(ROOT / "tests" / "tables"),
]

from browsers import FLAGS, NONE_FOUND, find_chromium  # noqa: E402
from company import Company  # noqa: E402
from devices import Device  # noqa: E402
from lan import free_port, lan_settings  # noqa: E402
from playwright.async_api import async_playwright, expect  # noqa: E402
from table_page import Table  # noqa: E402

import node  # noqa: E402
from reverie.app import House  # noqa: E402

LIGHTHOUSE = "lighthouse@13.5.0"
SCORES = ("performance", "accessibility", "best-practices", "seo")
SLOWER = (4, 2)
TIMES = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time")
Report = dict[str, Any]


async def lighthouse(url: str, port: int, slower: int) -> Report:
    # The cache is emptied each time; a seat (cookies, storage) stays.
    flags = ("--output=json", "--quiet")
    wanted = [f"--port={port}", f"--only-categories={','.join(SCORES)}"]
    wanted += [f"--throttling.cpuSlowdownMultiplier={slower}"]
    order = node.command("npx", ["--yes", LIGHTHOUSE, url, *flags, *wanted])
    process = await asyncio.create_subprocess_exec(
        *order, stdout=asyncio.subprocess.PIPE, env=node.environment()
    )
    out, _ = await process.communicate()
    if process.returncode:
        sys.exit("Lighthouse could not be run; it is fetched from npm, which needs a network.")
    report: Report = json.loads(out)
    return report


def row(name: str, reports: list[Report]) -> str:
    def median(read: Any) -> float:
        return statistics.median(float(read(report)) for report in reports)

    scores = [
        median(lambda r, s=score: 100 * (r["categories"][s]["score"] or 0)) for score in SCORES
    ]
    times = [median(lambda r, t=time: r["audits"][t]["numericValue"]) for time in TIMES]
    shift = median(lambda r: r["audits"]["cumulative-layout-shift"]["numericValue"])
    cells = [f"{value:.0f}" for value in (*scores, *times)]
    return f"| {name} | {' | '.join(cells)} | {shift:.3f} |"


def complaints(report: Report) -> list[str]:
    """Audits of accessibility that were not passed."""
    wanted = [ref["id"] for ref in report["categories"]["accessibility"]["auditRefs"]]
    return [one for one in wanted if report["audits"][one]["score"] == 0]


async def ask(house: House, chromium: str, folder: Path, runs: int) -> None:
    port = free_port()
    company = Company(f"http://127.0.0.1:{house.port}")
    address = house.settings.public_url
    async with async_playwright() as playwright:
        context = await playwright.chromium.launch_persistent_context(
            str(folder),
            executable_path=chromium,
            args=[*FLAGS, f"--remote-debugging-port={port}"],
            locale="en-GB",
        )
        device = Device(context, context.pages[0], address, "laptop")
        await Table(device).sit_down(await company.set_table("classic", 5, decks=("base",)), "Mira")
        await company.start()
        await expect(Table(device).hand().first).to_be_visible()
        pages = (("home", address + "/"), ("at the table", device.page.url))
        await device.page.goto("about:blank")
        print("| page | " + " | ".join((*SCORES, "FCP ms", "LCP ms", "TBT ms", "CLS")) + " |")
        print("|---" * 9 + "|")
        for (name, url), slower in itertools.product(pages, SLOWER):
            reports = [await lighthouse(url, port, slower) for _ in range(runs)]
            index = statistics.median(r["environment"]["benchmarkIndex"] for r in reports)
            print(row(f"{name}, {slower} × slower (index {index:.0f})", reports), flush=True)
            for one in complaints(reports[0]):
                print(f"  accessibility: {one}", flush=True)
        await company.close()
        await context.close()


async def main() -> None:
    chromium = find_chromium()
    if chromium is None:
        sys.exit(NONE_FOUND)
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        async with House(lan_settings(Path(folder) / "data"), pace=(0.0, 0.02)) as house:
            await ask(house, str(chromium), Path(folder) / "profile", runs)


if __name__ == "__main__":
    asyncio.run(main())
