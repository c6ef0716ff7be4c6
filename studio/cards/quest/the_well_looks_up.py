"""Down in the well, in place of the reflection, a child waves and has a ladder that is too short."""

from __future__ import annotations

import math

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

X, Y = 400, 560
STONE, ORANGE, SKIN = "#9fb5ac", "#d87a4a", "#ebbd9c"


def ring(pen: Pen, r0: float, r1: float, y0: float, y1: float, count: int, tone: str, gap: float, shift: float) -> None:
    """A course of stones between two ovals; the middle of each lies at its own height."""
    for k in range(count):
        a, b = math.tau * (k + shift) / count, math.tau * (k + 1 + shift - gap) / count
        steps = [a + (b - a) * j / 5 for j in range(6)]
        out = [(X + math.cos(t) * r0, y0 + math.sin(t) * r0) for t in steps]
        inn = [(X + math.cos(t) * r1, y1 + math.sin(t) * r1) for t in reversed(steps)]
        pen.poly(out + inn, (tone, lighten(tone, 0.14), darken(tone, 0.1))[(k * 7 + int(r0)) % 3])


def ladder(pen: Pen) -> None:
    """Narrow at the bottom, wider towards us, and over before the rim."""
    low, high = (464, 686), (518, 352)
    for side in (-1, 1):
        pen.poly([(low[0] + side * 17 - 4, low[1]), (low[0] + side * 17 + 4, low[1]), (high[0] + side * 34 + 7, high[1]), (high[0] + side * 34 - 7, high[1])], "#c8935a")
    for j in range(7):
        t = (j + 0.5) / 7
        x, y, w = low[0] + (high[0] - low[0]) * t, low[1] + (high[1] - low[1]) * t, 17 + 17 * t
        pen.poly([(x - w, y - 3 - 2 * t), (x + w, y - 3 - 2 * t), (x + w, y + 3 + 3 * t), (x - w, y + 3 + 3 * t)], "#c8935a")


def hand(pen: Pen) -> None:
    """A sleeve from below and four fingers over the rim."""
    pen.path("M-74,330C-78,210 -66,140 -58,110L62,110C72,150 84,220 86,330Z", ORANGE)
    for y in (150, 204, 258):
        pen.path(f"M-70,{y}C-20,{y + 14} 40,{y + 14} 78,{y}L80,{y + 20}C40,{y + 34} -20,{y + 34} -72,{y + 20}Z", "#f6e3cc")
    pen.path("M-60,112C-70,60 -66,10 -52,-8H50C66,20 68,70 62,112Z", SKIN)
    for x, top, w in ((-50, -58, 25), (-22, -74, 26), (7, -72, 26), (35, -54, 24)):
        pen.path(f"M{x - w / 2},20V{top + 12}Q{x},{top - 16} {x + w / 2},{top + 12}V20Z", SKIN)
    pen.path("M52,84C84,76 104,44 100,18C92,4 78,8 76,20C70,40 62,44 50,46Z", SKIN)


@card(id="gwew9o", title="The Well Looks Up", seed=854, palette="sea_fret", light=(-0.4, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash([(-80, -80), (880, -80), (880, 1280), (-80, 1280)], "#8fae7c", name="grass", strength=0.6, bloom=4, charge="#6f9a86", uneven=1.0)
    p.ink(lambda k: k.tufts([(k.rng.uniform(10, 790), y) for y in (60, 90, 130, 1010, 1060, 1100, 1150, 1180) for _ in range(5)], 24), name="grass blades")
    p.wash(lambda pen: pen.circle(X, Y, 396, "#ffffff"), "#ffffff", name="bare ring", wet=0, pool=0, bloom=0)
    rim = p.draw(lambda pen: ring(pen, 392, 306, Y, Y, 17, STONE, 0.05, 0.2), name="rim of a well", role="subject", how={"light": 0.35, "hatch": 0.3, "bloom": 1})
    p.wash(lambda pen: pen.circle(X, Y, 304, "#1d3d44"), "#1d3d44", name="depth", strength=1.0, wet=0, bloom=3, uneven=0.8)
    for r0, r1, dark, n, f in ((300, 254, 0.2, 15, 0.1), (250, 214, 0.42, 13, 0.6), (211, 182, 0.58, 12, 0.2)):
        p.draw(lambda pen, r0=r0, r1=r1, dark=dark, n=n, f=f: ring(pen, r0, r1, Y, Y, n, darken("#7fa09c", dark), 0.06, f), name="course of stones", record=False,
               how={"light": 0.1, "uneven": 0.8, "inner": 0.6})
    p.wash(lambda pen: pen.circle(X, Y, 180, "#ffffff"), "#ffffff", name="water disc", wet=0, pool=0, bloom=0)
    p.wash(lambda pen: pen.circle(X, Y, 180, "#8fc4cc"), "#8fc4cc", name="water", strength=0.55, wet=0, bloom=2, charge="#b3d0cc", fade=(0, -0.7), role="prop")
    p.ink(lambda k: (k.line([(X + math.cos(t) * 178, Y + math.sin(t) * 178) for t in [j * math.tau / 40 for j in range(40)]], 2.4, closed=True),
                     k.line([(X - 150, 690), (X - 60, 704), (X + 40, 700)], 1.4, broken=0.6), k.line([(X - 90, 716), (X + 70, 720), (X + 110, 712)], 1.4, broken=0.6)), name="edge of the water")
    child = p.figure(at=(372, 706), age="child", pose="wave", view="front", height=262, seed=14, prop=None, role="subject", label="child in the water", expression="glad", contact=0,
                     clothes=dict(top="jumper", colour=ORANGE, pattern="stripes", pattern_colour="#f6e3cc", bottom="shorts", bottom_colour="#4f6f78", shoes="barefoot"), hair="messy",
                     reach={"hand_left": (88, -120)}, how={"light": 0.15})
    wx, wy = min((child["hand_left"], child["hand_right"]), key=lambda q: q[1])
    p.draw(lambda pen: (pen.oval(wx, wy - 2, 11, 12, "#e9b896"), [pen.taper([(wx + dx * 0.5, wy - 8), (wx + dx, wy - 26 + abs(dx) * 0.5)], 6.5, 5, "#e9b896") for dx in (-13, -5, 4, 12)], pen.taper([(wx + 6, wy), (wx + 19, wy - 6)], 6.5, 5, "#e9b896")),
           name="open hand", record=False, how={"light": 0.1, "line": 0.8})
    p.draw(ladder, name="ladder that is too short", role="accent", how={"light": 0.2})
    for x, flip, turn in ((214, False, 8), (588, True, -8)):
        p.draw(lambda pen, x=x, flip=flip, turn=turn: _at(pen, x, flip, turn), name="hand on the rim", role="witness" if not flip else "prop", how={"light": 0.3, "hatch": 0.2})
    s.relate("hand on the rim", "is reflected as", child)
    s.describe("Deep down in a round well, a barefoot child waves up. The child "
               "stands on bright water and holds a ladder, which is far too short. At"
               " our edge, two grown-up hands grip the stones. The child’s jumper and"
               " these sleeves have the same orange stripes.")  # fmt: skip
    s.moods("tender", "helpless", "playful", "longing")
    s.themes("childhood", "self", "distance", "rescue", "memory")
    s.says("younger self", "getting to the bottom", "hello down there", "too short", "who is looking at whom?", "depth", "an old wish", "wait, I'm coming", "I remember that jumper", "reunion",
           "all is well", "therapy", "still waters", "out of reach", "it takes longer arms", "homesick for myself", "echo", "who pulls up whom?")
    s.about(place="a round well in the grass", time="morning", weather="mist", light="light from the water", composition="centred",
            view="from above, straight down", foreground="two hands and striped sleeves at the lower edge",
            unexplained="the same stripes on both")  # fmt: skip


def _at(pen: Pen, x: float, flip: bool, turn: float) -> None:
    with pen.at(x, 908, turn=turn, flip=flip):
        hand(pen)
