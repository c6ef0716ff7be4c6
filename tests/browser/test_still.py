"""Who asks for reduced motion gets a still page: states change at once, and the reveal is read."""

import re

from company import Company
from devices import MakeDevice
from playwright.async_api import expect
from table_page import Table, stop_the_clock

# Fading is no motion; whatever travels, turns or grows is.
MOVING = """() => document.getAnimations()
  .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().duration > 10)
  .filter((one) => one.transitionProperty === undefined
    ? one.effect.getKeyframes().some((frame) => 'transform' in frame || 'translate' in frame)
    : ['transform', 'translate', 'rotate', 'scale', 'left', 'top'].includes(one.transitionProperty))
  .map((one) => [one.animationName ?? one.transitionProperty, one.effect.target.className])"""


async def test_nothing_moves_from_the_deal_to_the_end_of_the_reveal(
    device: MakeDevice, company: Company
) -> None:
    table = Table(await device("phone", reduced_motion="reduce"))
    await table.sit_down(await company.set_table("classic", 3), "Mira")
    await company.start()
    await expect(table.hand()).to_have_count(6)

    async def is_still() -> None:
        assert await table.page.evaluate(MOVING) == []

    await is_still()
    await table.step(await table.my_move())
    await is_still()
    await company.move()
    await table.on_page("vote")
    await is_still()
    # A stage goes on by itself after a while: that many taps are needed only while time stands.
    await stop_the_clock(table.page)
    await company.move()
    await table.on_page("the reveal")
    for _ in range(4):
        await is_still()
        await table.page.get_by_role("button", name=re.compile("^Next")).click()
    await table.page.clock.resume()
    await is_still()
    await expect(table.button("I’m ready")).to_be_visible()
