"""Under every step of a stair in the sea lies the market of another season."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

STONE = "#c9a184"
STEPS = tuple((-30 + 205 * i if i else -40, 190 + 205 * i, 282 + 162 * i) for i in range(4))
SEASONS = (("#a9c86a", "#f0a9b0", "#5f9a4a"), ("#f6d25a", "#d43f2a", "#e9832f"), ("#d9742f", "#7a3f2a", "#e8b23a"), ("#8fb4cc", "#4a7fa0", "#fdfaf2"))


def block(pen: Pen, i: int) -> None:
    left, right, y = STEPS[i]
    pen.rect(left, y, right - left, 1100 - y, lighten(STONE, 0.1 * (i % 2)))
    pen.path(f"M{right - 24},{y + 20}H{right}V1100H{right - 24}Z", darken(STONE, 0.3))
    pen.path(f"M{left},{y + 2}L{left + 22},{y - 26}H{right + 34}L{right + 14},{y + 2}Z", lighten(STONE, 0.62))
    pen.path(f"M{left},{y + 2}H{right + 14}V{y + 26}H{left}Z", lighten(STONE, 0.3))
    pen.path(f"M{right + 14},{y + 2}L{right + 34},{y - 26}V{y - 4}L{right + 14},{y + 26}Z", darken(STONE, 0.2))


def masonry(k: InkPen) -> None:
    """Big blocks below the arches, thinning out."""
    for row in range(9):
        y = 586 + 52 * row
        for j in range(6):
            x = 6 + 96 * j + 48 * (row % 2)
            i = min(3, max(0, (x + 30) // 205))
            if y > STEPS[i][2] + 290 and x + 80 < STEPS[i][1] - 20 and (row * 5 + j * 3) % 4:
                k.line([(x, y), (x + 84, y), (x + 84, y + 40), (x, y + 40), (x, y)], 1.5, smooth=False, broken=0.3)


def boat(pen: Pen) -> None:
    """A rowing boat at the foot of the wall, loaded with baskets of fruit."""
    for x, tone in ((104, "#d43f2a"), (176, "#e9832f"), (246, "#f0a9b0")):
        for dx, dy in ((-20, 0), (0, -4), (20, 0), (-10, -18), (10, -18)):
            pen.circle(x + dx, 1010 + dy, 13, tone)
        pen.path(f"M{x - 36},1012H{x + 36}L{x + 28},1060H{x - 28}Z", "#c8843c")
    pen.path("M30,1030C50,1046 290,1046 336,1020C322,1074 290,1096 250,1098H110C66,1096 40,1070 30,1030Z", "#a8452f")
    pen.path("M30,1030C50,1046 290,1046 336,1020L332,1034C290,1060 60,1060 34,1044Z", "#f3e3c4")


def booth(pen: Pen, i: int) -> None:
    """An arch under the step with a stall in it."""
    left, right, y = STEPS[i]
    left = max(left, -16)
    ground, awning, goods = SEASONS[i]
    x0, x1, top, foot = left + 24, right - 16, y + 52, y + 262
    m = (x0 + x1) / 2
    arch = f"M{x0},{foot}V{top + 70}Q{x0 + 6},{top} {m},{top}Q{x1 - 6},{top} {x1},{top + 70}V{foot}Z"
    pen.path(arch, ground)
    with pen.clip(arch):
        pen.rect(x0, foot - 34, x1 - x0, 34, darken(ground, 0.25))
        pen.rect(m - 60, top + 70, 7, 140, "#9c5c34")
        pen.rect(m + 54, top + 70, 7, 140, "#9c5c34")
        for k in range(6):
            a = m - 72 + 24 * k
            pen.path(f"M{a + 8},{top + 44}h20l4,36q-14,14 -28,0Z" if k < 6 else "", awning if k % 2 == 0 else "#fff6e2")
        if i < 3:
            pen.path(f"M{m - 22},{top + 146}Q{m - 20},{top + 112} {m},{top + 110}Q{m + 20},{top + 112} {m + 22},{top + 146}Z", ("#5f7fa0", "#8a4a6a", "#4f6a4a")[i])
            pen.circle(m, top + 100, 13, ("#c98a62", "#e8ab7e", "#9a6444")[i])
            pen.path(f"M{m - 15},{top + 97}Q{m},{top + 76} {m + 15},{top + 97}Z", ("#fff6e2", "#e8b23a", "#40252a")[i])
        pen.rect(m - 66, top + 142, 132, 46, "#b9743c")
        for k in range(7):
            pen.circle(m - 54 + 18 * k, top + 136 - 6 * (k % 2), 11, goods if k % 2 else lighten(awning, 0.2))
        if i == 0:
            for k in range(9):
                pen.circle(x0 + 12 + (k * 37) % (x1 - x0 - 20), top + 12 + (k * 11) % 26, 5, "#f6c6cc")
        if i == 2:
            for k in range(8):
                pen.path(f"M{x0 + 14 + (k * 41) % 130},{foot - 24 + (k * 7) % 18}q9,-10 18,0q-9,8 -18,0Z", "#f0c04a")
        if i == 3:
            pen.path(f"M{x0},{foot}V{foot - 40}Q{m - 40},{foot - 62} {m},{foot - 36}T{x1},{foot - 46}V{foot}Z", "#fdfaf2")
            for k in range(12):
                pen.circle(x0 + 10 + (k * 47) % 140, top + 16 + (k * 31) % 150, 4, "#fdfaf2")


@card(id="3uzjc1", title="Staircase Fair", seed=365, palette="marigold", light=(-0.5, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("right", "#f2a03c", strength=0.85, charge="#f7c270", bloom=3)
    p.wash([(360, 792), (560, 784), (860, 790), (860, 1120), (500, 1130), (340, 1000)], "#5f8fa8", name="far sea", strength=0.6, wet=0.3, bloom=1, fade=(0, 0.4))
    p.patch((560, 520, 880, 840), "#6f9ab8", strength=0.7, wet=1.0, ragged=0, bloom=2, fade=(0, -0.6), name="winter sky")
    stair = p.draw(lambda pen: [block(pen, i) for i in range(4)], name="stair of markets", role="subject", how={"light": 0.1, "uneven": 0.9, "bloom": 2, "hatch": 0.2, "wet": 0.05, "fade": (0, 0.4)})
    for i in range(4):
        p.draw(lambda pen, i=i: booth(pen, i), name="market booth", role="subject", record=i == 0, how={"light": 0.1, "inner": 0.8})
    for left, right, y in STEPS[:3]:
        p.glaze([(max(left, -10) + 6, y + 30), (right - 50, y + 29), (right - 40, y + 38), (max(left, -10) + 10, y + 40)], "shadow", strength=0.55)
    p.ink(masonry, name="courses of stone")
    p.wash([(-60, 1030), (120, 1010), (330, 1040), (560, 1020), (860, 1040), (860, 1180), (420, 1200), (-60, 1180)], "#4a7fa0", name="near sea", strength=0.9, wet=0.2, bloom=2, charge="#5f8fa8", ragged=0.3)
    line = [(-20 + 64 * k, 1030 + (14 if k % 2 else -6)) for k in range(14)]
    p.wash([*line, *[(x, y + 18) for x, y in reversed(line)]], "#ffffff", name="foam", wet=0, bloom=0, pool=0)
    p.ink(lambda k: (k.line(line, 2.0, broken=0.4), [k.line([(60 + 150 * i, 1090 + 16 * (i % 3)), (130 + 150 * i, 1084 + 16 * (i % 3)), (190 + 150 * i, 1094 + 16 * (i % 3))], 1.6, broken=0.5) for i in range(5)]), name="waves")
    p.draw(boat, name="boat with baskets of fruit", role="prop", how={"light": 0.2, "hatch": 0.4, "second": 0.3})
    p.glaze([(40, 1096), (180, 1090), (330, 1094), (300, 1116), (90, 1118)], "shadow", strength=0.5)
    x0, x1, y = STEPS[3]
    p.wash([(x0 + 4, y + 8), (x0 + 60, y - 20), (x0 + 130, y - 12), (x1 + 16, y - 16), (x1 + 22, y + 22), (x0 + 110, y + 34), (x0 + 10, y + 26)], "#ffffff", name="snow on the step", wet=0, pool=0.1, bloom=0)
    p.glaze([(x0 + 20, y + 24), (x0 + 100, y + 14), (x1 + 18, y + 4), (x1 + 20, y + 22), (x0 + 110, y + 34)], "#8fb4cc", strength=0.5, name="snow shade")
    p.ink(lambda k: k.line([(x0 + 4, y + 2), (x0 + 60, y - 20), (x0 + 130, y - 12), (x1 + 16, y - 16), (x1 + 24, y + 16)], 2.0), name="snow line")
    woman = p.figure(at=(500, STEPS[2][2] + 6), age="old", pose="walk", view="right", height=262, seed=21, prop=None, role="witness",
                     clothes=dict(top="long_coat", colour="#8a3a3a", hat="headscarf", hat_colour="#4a7fa0", shoes="boots"), how={"light": 0.25})
    hx, hy = max((woman["hand_left"], woman["hand_right"]), key=lambda q: q[0])
    p.draw(lambda pen: (pen.path(f"M{hx - 34},{hy + 52}C{hx - 30},{hy - 18} {hx + 30},{hy - 18} {hx + 34},{hy + 52}", "#7a4a2a", stroke=6),
                        pen.path(f"M{hx - 42},{hy + 48}H{hx + 42}L{hx + 30},{hy + 92}H{hx - 30}Z", "#c8843c"), pen.oval(hx, hy + 49, 42, 9, "#5a3423")), name="empty basket", role="accent", how={"light": 0.2, "hatch": 0.4})
    p.draw(lambda pen: [pen.circle(652 + (k * 53) % 147, 566 + (k * 79 + (k % 3) * 11) % 176, 4 + k % 3, "#fdfaf2") for k in range(16)], name="snow", record=False, how={"line": 0, "inner": 0})
    s.relate(stair, "opens onto", "market booth")
    s.describe("An old woman walks down giant steps with an empty basket. Under each "
               "of the four steps is a market stall: pink blossom, red fruit, autumn "
               "leaves, snow. Only the lowest, in the snow, has no seller. A red boat"
               " with three baskets of fruit lies on the sea.")  # fmt: skip
    s.moods("brave", "wistful", "festive", "chilly")
    s.themes("seasons", "ageing", "plenty", "descent", "markets")
    s.says("the years", "end of season sale", "going down", "what is left to buy?", "downhill from here", "four in a row", "everything has its time", "retirement", "shopping list", "calendar",
           "last stop", "late bargain", "the spring was too dear", "stepping down", "an empty basket", "mind the step", "did I forget something?", "slowly")
    s.about(place="a shore that is a flight of stairs", time="evening", weather="clear, snow at one end", light="low orange light", composition="diagonal", view="eye level")
