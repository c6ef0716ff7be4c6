"""A snail whose house is a jar: its foot, its horns, the fold of its mantle that holds the jar; what a summer in a jar looks like."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.watercolour_pen import InkPen
from reverie_studio.pen import Pen

GLASS = "M-146,0 C-190,-30 -196,-190 -190,-330 C-188,-388 -164,-408 -142,-432 L142,-432 C164,-408 188,-388 190,-330 C196,-190 190,-30 146,0 C100,16 -100,16 -146,0Z"
LID = "M-150,-424 C-90,-440 90,-440 150,-424 L153,-494 C100,-514 -100,-514 -153,-494Z"
LID_TOP = "M-153,-494 C-100,-514 100,-514 153,-494 L152,-478 C100,-498 -100,-498 -152,-478Z"
EDGES = ("M146,0 C190,-30 196,-190 190,-330 C188,-388 164,-408 142,-432 L122,-432 C140,-400 160,-380 164,-330 C170,-190 164,-30 124,6Z",
         "M-146,0 C-190,-30 -196,-190 -190,-330 C-188,-388 -164,-408 -142,-432 L-132,-432 C-150,-404 -172,-380 -174,-330 C-178,-190 -172,-30 -130,6Z")  # fmt: skip
GLEAMS = ("M-160,-340 C-158,-380 -146,-396 -130,-410 L-118,-408 C-134,-390 -142,-372 -142,-340 L-146,-150 L-158,-150Z", "M132,-370 C142,-350 146,-320 146,-260 L138,-260 C138,-320 134,-350 126,-366Z")


def house_bound_snail() -> Clay:
    """A snail that creeps to our right, 720 px long, its sole at y = 0; its house stands at (-60, -92) and is to be laid before it. Parts: foot, hem, lappet, neck, head, horn, feeler. Marks: `eye near|far`, `mouth`, `fold` (the lower edge of its mantle)."""
    c = Clay().limb([(-400, -8, -30, 8), (-310, -28, -24, 34), (-190, -50, -8, 62), (-40, -58, 14, 80), (100, -60, 30, 78), (210, -66, 44, 64)], melt=14, part="foot", per=12)
    c.limb([(-406, -4, -28, 8), (-270, -8, 0, 46), (-60, -9, 30, 80), (120, -9, 44, 86), (240, -9, 60, 66), (296, -8, 66, 38)], melt=8, part="hem", per=12, press=(0, 2.2, 0))
    c.limb([(-340, -34, -14, 20), (-262, -54, 22, 30), (-160, -64, 66, 44), (-40, -64, 88, 52), (70, -68, 80, 50), (150, -86, 50, 42)], melt=30, part="foot", per=10)
    hem = [(-256 + 24 * k, -100 - 0.14 * k * k + 4.5 * math.sin(1.25 * k) - 14 * math.sin(math.pi * k / 17), 24 + 124 * math.sin(math.pi * (0.08 + 0.05 * k)), min(14.0, 5.0 + 2.4 * k) + 2 * math.sin(1.25 * k + 1.4)) for k in range(18)]
    c.limb([(-280, -78, 10, 4), *hem, (186, -148, 50, 6)], melt=12, part="lappet", per=5)
    c.marks["fold"] = [(x - 4, y + 40 + 3 * math.sin(2.3 * n), z + 20) for n, (x, y, z, _) in enumerate(hem[2:-2:2])]
    c.limb([(186, -68, 40, 66), (252, -104, 64, 60), (296, -170, 84, 52), (314, -226, 96, 52)], melt=30, part="neck", per=12)
    c.limb([(310, -244, 98, 53), (330, -244, 116, 48), (344, -232, 128, 40)], melt=20, part="head", per=6)
    for name, knots in (("near", [(322, -276, 122, 20), (330, -340, 140, 13), (352, -412, 156, 11), (366, -446, 164, 12)]), ("far", [(290, -280, 84, 18), (274, -344, 84, 12), (254, -408, 84, 10), (248, -438, 84, 11)])):
        c.limb(knots, melt=12, part="horn", per=12)
        x, y, z, _ = knots[-1]
        c.ball(x, y - 10, z, 23 if name == "near" else 21, melt=8, part="horn")
        c.marks[f"eye {name}"] = [(x + 5, y - 12, z + 20)]
    c.limb([(352, -218, 140, 13), (376, -204, 150, 9), (390, -194, 156, 10)], melt=8, part="feeler", per=6)
    c.limb([(318, -210, 140, 13), (324, -190, 158, 9), (330, -178, 164, 10)], melt=8, part="feeler", per=6)
    c.marks["mouth"] = [(338, -206, 164), (350, -198, 166), (364, -202, 160), (374, -216, 150)]
    return c


def summer(pen: Pen) -> None:
    """A day at the seaside behind `GLASS`: sun, a far shore, a sailing boat, a parasol, a deck chair, a bucket."""
    with pen.clip(GLASS):
        pen.rect(-220, -460, 440, 500, "#fbe09a")
        pen.path("M-220,-238 C-150,-266 -90,-244 -40,-232 H220 V-200 H-220Z", "#8fb887")
        pen.rect(-220, -228, 440, 130, "#2f9fc0")
        pen.path("M-220,-150 C-140,-130 -60,-160 20,-140 C110,-124 160,-150 220,-134 V-112 C150,-128 90,-104 10,-118 C-70,-136 -140,-108 -220,-128Z", "#dff0ea")
        pen.path("M-220,-134 C-120,-114 -60,-144 30,-126 C110,-112 160,-134 220,-120 V40 H-220Z", "#f2c97a")
        pen.path("M18,-218 L40,-306 L48,-218Z", "#fffaf0")
        pen.path("M52,-218 L54,-290 L82,-220Z", "#fffaf0")
        pen.path("M2,-214 H92 L80,-196 H18Z", "#c8503c")
        pen.poly([(-100, -196), (-93, -198), (-66, -40), (-76, -38)], "#8a5a34")
        for n in range(6):
            a, b = -172 + 25 * n, -172 + 25 * (n + 1)
            pen.path(f"M-104,-240 Q{a + 6},-214 {a},-176 Q{(a + b) / 2},-160 {b},-172 Q{b - 2},-216 -104,-240Z", "#d8443c" if n % 2 else "#fff6e6")
        pen.path("M36,-56 L112,-134 L122,-128 L46,-48Z", "#8a5a34")
        pen.path("M62,-112 L74,-116 L122,-54 L110,-48Z", "#8a5a34")
        pen.path("M58,-118 C66,-84 92,-76 118,-136 L106,-142 C88,-102 78,-104 70,-124Z", "#3f78b8")


def summer_shade(pen: Pen, tone: Colour) -> None:
    """Its shadows: deep water, the sand under parasol and deck chair, wet sand."""
    with pen.clip(GLASS):
        pen.path("M-220,-228 H-172 L-180,-196 H-220Z M-30,-228 H18 L2,-214 L12,-198 C0,-194 -10,-194 -22,-196Z M48,-228 H220 V-196 C160,-204 120,-192 84,-198 L92,-214Z", tone)
        pen.oval(-20, -42, 66, 12, tone)
        pen.oval(104, -44, 62, 9, tone)
        pen.path("M-220,-132 C-120,-112 -60,-142 30,-124 C110,-110 160,-132 220,-118 V-108 C150,-120 100,-98 20,-112 C-60,-128 -130,-100 -220,-120Z", tone)
        pen.path("M-104,-240 Q-62,-214 -22,-172 Q-34,-160 -48,-174 Q-70,-216 -104,-240Z", tone)


def summer_lines(k: InkPen, jar: Jar) -> None:
    """Ripples, gulls, grains of sand, the rings of the lid."""
    for x, y, w in ((-14, -164, 22), (122, -206, 26), (140, -166, 32), (40, -172, 30), (-176, -168, 20), (84, -150, 20)):
        k.line(jar.at([(x, y), (x + w * 0.3, y - 4), (x + w * 0.6, y + 1), (x + w, y - 3)]), 1.5)
    for x, y, w in ((-60, -350, 13), (-96, -326, 10), (-30, -372, 8)):
        k.line(jar.at([(x - w, y - w * 0.3), (x - w * 0.4, y - w * 0.5), (x, y), (x + w * 0.5, y - w * 0.55), (x + w, y - w * 0.2)]), 1.8)
    for _ in range(46):
        grain, deep = float(k.rng.uniform(-150, 150)), float(k.rng.uniform(-100, -30))
        k.line(jar.at([(grain, deep), (grain + 2, deep + 1), (grain + 3, deep)]), 1.6)
    for y in (-470, -452):
        k.line(jar.at([(-150, y + 14), (-60, y), (60, y), (150, y + 14)]), 1.4, broken=0.3)


@dataclass(frozen=True)
class Jar:
    """Where the jar stands: the middle of its foot, degrees, scale."""

    x: float
    y: float
    turn: float
    scale: float

    def at(self, points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        """Points of the jar on the card."""
        c, d = math.cos(math.radians(self.turn)) * self.scale, math.sin(math.radians(self.turn)) * self.scale
        return [(self.x + c * x - d * y, self.y + d * x + c * y) for x, y in points]

    def lay(self, pen: Pen, what: Callable[[Pen], None]) -> None:
        """Draw something of the jar."""
        with pen.at(self.x, self.y, turn=self.turn, scale=self.scale):
            what(pen)

    def shapes(self, pen: Pen, tone: Colour, *shapes: str) -> None:
        """Shapes in its own px."""

        def all_of_them(q: Pen) -> None:
            for shape in shapes:
                q.path(shape, tone)

        self.lay(pen, all_of_them)


def house_front(pen: Pen, vanish: tuple[float, float], side: float, near: float, far: float, tall: float, tone: Colour, floors: int) -> None:
    """A house of a street that runs away from us on wet ground to a vanishing point, from `near` to `far` (1 is here, 0 infinitely far); `side` px beside the middle, `tall` px high where it is near."""
    def at(k: float, up: float) -> tuple[float, float]:
        return vanish[0] + side * k, vanish[1] + 70 * k - up * tall * k

    def pane(a: float, b: float, y0: float, y1: float, shade: Colour) -> None:
        pen.poly([at(a, y0), at(b, y0), at(b, y1), at(a, y1)], shade)

    def between(q: float) -> float:
        return 1 / ((1 - q) / near + q / far)

    pane(near, far, 0, 1, tone)
    pane(near, far, 0.985, 1.02, darken(tone, 0.3))
    for f in range(floors):
        for q in (0.12, 0.56):
            y0, high = 0.12 + 0.85 * f / floors, 0.52 / floors
            pane(between(q), between(q + 0.3), y0, y0 + high, darken(tone, 0.34))
            pane(between(q + 0.135), between(q + 0.165), y0, y0 + high, lighten(tone, 0.15))
            pane(between(q), between(q + 0.3), y0 + high * 0.6, y0 + high * 0.66, lighten(tone, 0.15))
            pane(between(q - 0.03), between(q + 0.33), y0 - 0.018, y0, lighten(tone, 0.3))


def setts(k: InkPen, vanish: tuple[float, float]) -> None:
    """Round cobbles that grow towards us, from the horizon down."""
    for r in range(10):
        y, h, w = vanish[1] + 30 + 4.0 * r * (r + 3), 7 + 5.4 * r, 26 + 15 * r
        for c in range(-int(vanish[0] / w) - 2, int((820 - vanish[0]) / w) + 2):
            x = vanish[0] + (c + 0.5 * (r % 2)) * w + 6 * math.sin(5 * c + r)
            k.line([(x + 3, y + h * 0.9), (x + 4, y + h * 0.3), (x + w * 0.5, y), (x + w - 4, y + h * 0.3), (x + w - 3, y + h * 0.9)], 1.0 + 0.08 * r, broken=0.7)


def rings_of_rain(k: InkPen, count: int = 26) -> None:
    """Where drops strike the wet ground at the foot of the card."""
    for _ in range(count):
        x, y = float(k.rng.uniform(0, 800)), float(k.rng.uniform(950, 1190))
        r = 6 + (y - 940) * 0.07
        k.line([(x + r * math.cos(a), y + r * 0.3 * math.sin(a)) for a in (j * math.tau / 14 for j in range(14))], 1.3, closed=True, broken=0.5)


def slanting_rain(k: InkPen) -> None:
    """Rain over the upper part of the card."""
    for _ in range(170):
        x, y, n = float(k.rng.uniform(-20, 840)), float(k.rng.uniform(-40, 900)), float(k.rng.uniform(24, 64))
        k.line([(x, y), (x - n * 0.2, y + n)], 1.3, taper=30)


RIBS = ((-500, 120), (-80, 360), (150, 236), (412, 186), (668, 226), (880, 350), (1300, 110))  # where they end


def umbrella_overhead(pen: Pen) -> None:
    """Our own umbrella from beneath: cloth between ribs, its rim across the top of the card, drops at the ribs' ends."""
    hub = (430.0, -330.0)
    for n, ((ax, ay), (bx, by)) in enumerate(zip(RIBS[:-1], RIBS[1:], strict=True)):
        mx, my = (ax + bx) / 2, (ay + by) / 2
        pen.path(f"M{hub[0]},{hub[1]} L{ax},{ay} Q{mx + (hub[0] - mx) * 0.16},{my + (hub[1] - my) * 0.16} {bx},{by}Z", "#353a4a" if n % 2 else "#2c303f")
    for x, y in RIBS:
        pen.taper([hub, ((hub[0] + x) / 2, (hub[1] + y) / 2 - 10), (x, y + 3)], 5, 5, "#14161e")
        pen.circle(x, y + 4, 7, "#14161e")


def hanging_drops(pen: Pen) -> None:
    """Drops that fall from the ends of its ribs."""
    for x, y in RIBS[2:-2]:
        for down, r in ((26, 7.0), (104, 5.5)):
            pen.path(f"M{x},{y + down - r * 2.2} C{x + r * 0.4},{y + down - r} {x + r},{y + down - r * 0.4} {x + r},{y + down} C{x + r},{y + down + r * 1.3} {x - r},{y + down + r * 1.3} {x - r},{y + down} C{x - r},{y + down - r * 0.4} {x - r * 0.4},{y + down - r} {x},{y + down - r * 2.2}Z", "#e9eef4")
