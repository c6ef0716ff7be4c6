"""What must be true of every page at every moment, whoever looks at it."""

from pathlib import Path
from typing import Any

from playwright.async_api import Page

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
TOUCH = 48

# Everything one can tap, where it lies, and whether it can be reached at all: in the window, or
# by scrolling whatever it lies in. A modal dialog makes the rest of the page untappable.
LOOK = """(touch) => {
  const de = document.documentElement;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const root = dialog ?? document.body;
  const tappable = 'button, a[href], input, textarea, select, summary, [role=slider], label:has(input)';
  const scrolls = (e, axis) => {
    for (let up = e.parentElement; up; up = up.parentElement) {
      const how = getComputedStyle(up)[axis === 'x' ? 'overflowX' : 'overflowY'];
      const more = axis === 'x' ? up.scrollWidth > up.clientWidth : up.scrollHeight > up.clientHeight;
      if (up === de || up === document.body) return axis === 'y' && de.scrollHeight > innerHeight;
      if (more && (how === 'auto' || how === 'scroll')) return true;
      if (up === dialog) return false;
    }
    return false;
  };
  const hidden = (e, box) =>
    box.width < 2 || box.height < 2 || !e.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    || e.closest('[aria-hidden=true], [inert]');
  const name = (e) =>
    `${e.tagName.toLowerCase()} "${(e.getAttribute('aria-label') ?? e.textContent ?? '').trim().slice(0, 40)}"`;
  const out = [], small = [];
  for (const e of root.querySelectorAll(tappable)) {
    const box = e.getBoundingClientRect();
    if (hidden(e, box)) continue;
    const where = `${name(e)} at ${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.width)}x${Math.round(box.height)}`;
    const beyondX = box.left < -1 || box.right > innerWidth + 1;
    const beyondY = box.top < -1 || box.bottom > innerHeight + 1;
    if ((beyondX && !scrolls(e, 'x')) || (beyondY && !scrolls(e, 'y'))) out.push(where);
    const inText = e.tagName === 'A' && getComputedStyle(e).display === 'inline';
    const labelled = e.tagName === 'INPUT' && e.closest('label');
    if (!inText && !labelled && Math.min(box.width, box.height) < touch - 0.5) small.push(where);
  }
  return {
    sideways: de.scrollWidth - innerWidth,
    scrolls: de.scrollHeight - innerHeight,
    out,
    small,
    secure: isSecureContext,
  };
}"""


# Cards come from outside the window when they are dealt: wait for what ends by itself.
SETTLED = """() => Promise.all(document.getAnimations()
  .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime ?? Infinity))
  .map((one) => one.finished.catch(() => {})))"""


async def look(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = await page.evaluate(LOOK, TOUCH)
    if found["out"] or found["small"]:
        await page.evaluate(SETTLED)
        found = await page.evaluate(LOOK, TOUCH)
    return found


async def in_order(page: Page, *, still: bool = False, touch: bool = True) -> None:
    """No sideways scroll, nothing to be tapped out of reach; `still`: no scroll at all."""
    found = await look(page)
    assert found["sideways"] <= 0, f"scrolls sideways by {found['sideways']} px: {page.url}"
    assert not found["out"], f"out of reach: {found['out']}"
    if touch:
        assert not found["small"], f"smaller than {TOUCH} px: {found['small']}"
    if still:
        assert found["scrolls"] <= 0, f"a phase scrolls by {found['scrolls']} px"


async def axe(page: Page) -> list[str]:
    """What axe-core finds wrong, one line each."""
    await page.evaluate(AXE.read_text(encoding="utf-8"))
    found = await page.evaluate(
        """() => axe.run(document, {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
          resultTypes: ['violations'],
        })"""
    )
    return [
        f"{wrong['id']}: {node['html'][:140]} ({node['failureSummary'].splitlines()[-1].strip()})"
        for wrong in found["violations"]
        for node in wrong["nodes"]
    ]
