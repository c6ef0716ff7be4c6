"""What must be true of every page at every moment, whoever looks at it."""

import asyncio
from pathlib import Path
from typing import Any

from playwright.async_api import Page

from patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
TOUCH = 48
TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")

LOOK = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")


# Cards come from outside the window when they are dealt: wait for what ends by itself.
AT_REST = """() => document.getAnimations().every((one) => one.playState !== 'running'
  || !Number.isFinite(one.effect?.getComputedTiming().endTime ?? Infinity))"""
# A window of another size is measured when its next frame is drawn. An observer knows, whatever a
# test has done to the page's clock; what has changed then is drawn in the frame after.
NEXT_FRAME = """() => new Promise((go) => new ResizeObserver((_, seen) => {
  seen.disconnect();
  go();
}).observe(document.documentElement))"""
PICTURES = """() => [...document.images]
  .filter((one) => one.checkVisibility() && one.loading !== 'lazy' || one.complete)
  .every((one) => one.complete)"""


async def settled(page: Page) -> None:
    """Everything has arrived, and nothing moves any more."""
    await page.wait_for_load_state("networkidle")
    for _ in range(2):
        await page.evaluate(NEXT_FRAME)
    await page.wait_for_function(PICTURES)
    await page.wait_for_function(AT_REST)


async def look(page: Page) -> dict[str, Any]:
    size = page.viewport_size
    assert size is not None
    how = {"touch": TOUCH, "width": size["width"]}
    found: dict[str, Any] = await page.evaluate(LOOK, how)
    if found["out"] or found["small"]:
        await page.wait_for_function(AT_REST)
        found = await page.evaluate(LOOK, how)
    return found


async def in_order(
    page: Page, *, still: bool = False, touch: bool = True, short: bool = True
) -> None:
    """No sideways scroll, nothing to be tapped out of reach; `still`: no scroll at all.

    `short`: what one presses takes two lines at most.
    """
    found = await look(page)
    assert found["sideways"] <= 0, f"scrolls sideways by {found['sideways']} px: {page.url}"
    assert not found["out"], f"out of reach: {found['out']}"
    assert not found["cut"], f"words do not fit: {found['cut']}"
    assert not (short and found["tall"]), f"more than two lines: {found['tall']}"
    if touch:
        assert not found["small"], f"smaller than {TOUCH} px: {found['small']}"
    if still:
        assert found["scrolls"] <= 0, f"a phase scrolls by {found['scrolls']} px"


async def axe(page: Page, rules: tuple[str, ...] = ()) -> list[str]:
    """What axe-core finds wrong, one line each; with `rules`, only those are asked."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text(encoding="utf-8"))
    wish: dict[str, Any] = {"type": "tag", "values": TAGS}
    if rules:
        wish = {"type": "rule", "values": rules}
    run = "wish => axe.run(document, { runOnly: wish, resultTypes: ['violations'] })"
    async with asyncio.timeout(PATIENCE):
        found = await page.evaluate(run, wish)
    return [
        f"{wrong['id']}: {node['html'][:140]} ({node['failureSummary'].splitlines()[-1].strip()})"
        for wrong in found["violations"]
        for node in wrong["nodes"]
    ]
