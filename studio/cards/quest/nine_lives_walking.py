"""A cat is followed along a wall by its eight earlier lives."""

from __future__ import annotations

import math

from reverie_studio.colour import lighten, mix
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

ROSE, FUR = "#d8506a", "#4a4a56"
SLOPE, TILT = 0.86, 31


def top(x: float) -> float:
    """Height of the coping, falling towards us on the right."""
    return 176 + x * SLOPE


def wall(pen: Pen) -> None:
    pen.poly([(-30, top(-30)), (830, top(830)), (830, 1420), (-30, 640)], "#a9a6ae")
    pen.poly([(-30, top(-30) - 6), (830, top(830) - 26), (830, top(830) + 34), (-30, top(-30) + 10)], "#d5d2d4")


def cat(pen: Pen, x: float, y: float, z: float, tone, young: float) -> None:
    """A walking cat going down to the right; the younger the larger its head."""
    with pen.at(x, y, scale=z, turn=TILT - 4):
        pen.taper([(-146, -158), (-196, -172), (-222, -226), (-214, -290), (-238, -326)], 28, 14, tone)
        for fx, hip in ((-120, -128), (-64, -120), (92, -120), (138, -130)):
            lean = -22 if fx in (-64, 92) else 14
            pen.taper([(fx, hip), (fx + lean * 0.4, -60), (fx + lean, -8)], 46, 26, tone)
            pen.oval(fx + lean + 8, -10, 21, 11, tone)
        pen.path("M-164,-128C-176,-200 -100,-220 -20,-206C60,-200 130,-214 160,-176C176,-128 130,-94 60,-92C-20,-84 -140,-80 -164,-128Z", tone)
        pen.path("M70,-190C100,-220 120,-250 130,-280L206,-240C190,-200 176,-170 164,-140Z", tone)
        with pen.at(170, -262, scale=1 + 0.3 * young, turn=4 - TILT):
            pen.path("M-56,-22L-50,-86L-16,-58Q4,-62 22,-58L54,-86L60,-22C64,24 34,46 2,46C-32,46 -60,24 -56,-22Z", tone)
            pen.path("M-42,-66l4,26l16,-14ZM46,-66l-4,26l-16,-14Z", "#e7a39a")
            pen.path("M-32,-8q14,-18 28,0q-14,14 -28,0ZM10,-8q14,-18 28,0q-14,14 -28,0Z", "#f4e6a8")
            pen.oval(-17, -8, 4, 9, "#22222a")
            pen.oval(25, -8, 4, 9, "#22222a")
            pen.path("M-5,12h16l-8,9Z", ROSE)


def old_marks(k: InkPen, x: float, y: float, z: float) -> None:
    """Whiskers and a scar over the eye."""
    a = math.radians(TILT - 4)
    hx = x + z * (170 * math.cos(a) + 262 * math.sin(a))
    hy = y + z * (170 * math.sin(a) - 262 * math.cos(a))
    for side in (-1, 1):
        for row in (-1, 0, 1):
            k.line([(hx + 3 + side * 16, hy + 14 + row * 4), (hx + 3 + side * 60, hy + 12 + row * 11)], 1.4)


def stones(k: InkPen) -> None:
    for i in range(7):
        x = 40 + i * 118
        for row in range(4):
            y = top(x) + 70 + row * (74 + x * 0.1)
            w = 38 + x * 0.07
            if (i + row) % 2 == 0:
                k.line([(x, y), (x + w, y + w * 0.88), (x + w, y + w * 0.88 + 24 + x * 0.03), (x, y + 24 + x * 0.03), (x, y)], 1.3, smooth=False, broken=0.5)


@card(id="1fsh7r", title="Nine Lives Walking", seed=663, palette="graphite_rose", light=(-0.3, -0.9))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("right", "#d98f9c", strength=0.85, charge="#b9a8b8")
    p.draw(wall, name="long wall", role="place", how={"light": 0.15, "strength": 0.85, "bloom": 3, "uneven": 0.9, "charge": "#cdb4b8"})
    p.ink(stones, name="stones")
    n, z0, shrink = 9, 0.66, 0.875
    spots = []
    for i in range(n):
        z = z0 * shrink ** i
        x = 540 - 476 * (1 - shrink ** i) / (1 - shrink ** (n - 1))
        spots.append((x, top(x) - 2, z))
    for i in reversed(range(n)):
        t = i / (n - 1)
        tone = mix(FUR, "#dcd6da", 0.9 * t ** 0.6)
        p.draw(lambda pen, a=(*spots[i], tone, t): cat(pen, *a), name="old cat" if i == 0 else "kitten" if i == n - 1 else "younger cat", role="subject",
               record=i < 4 or i == n - 1, how={"strength": 0.95 - 0.55 * t ** 0.6, "line": 1.0 - 0.45 * t, "hatch": 0.5 if i == 0 else 0.0, "light": 0.25, "inner": 0.8})
    p.ink(lambda k: old_marks(k, *spots[0]), name="whiskers")
    kx, ky, _ = spots[-1]
    p.put("ivy", at=(742, 1250), scale=0.8, contact=0, how={"strength": 0.8, "light": 0.3})
    s.relate("old cat", "turns into", "kitten")
    p.wash([(-60, 600), (130, 772), (330, 960), (470, 1090), (640, 1260), (-60, 1260)], "#c9b8b0", strength=0.6, name="lane", wet=0.2, bloom=1)
    p.ink(lambda k: k.tufts([(40, 760), (120, 820), (330, 1030), (430, 1110), (60, 1150), (380, 1170), (70, 960)], 28), name="grass")
    p.draw(lambda pen: pen.circle(kx + 6, ky + 62, 24, lighten(ROSE, 0.1)), name="ball of yarn", role="accent")
    mouse = p.put("mouse", at=(190, 1130), scale=1.15, role="witness", colour="#9a8d84", how={"light": 0.3, "hatch": 0.3})
    mx, my = mouse["hand"]
    p.ink(lambda k: k.line([(kx + 62, ky - 32), (kx + 34, ky + 6), (kx + 10, ky + 60), (kx + 40, ky + 190), (kx + 14, 560), (150, 720), (130, 860), (270, 960), (mx + 34, my - 40), (mx, my)], 5, taper=2), name="rose thread",
          role="accent", colour=ROSE)
    s.describe("Nine cats walk in a row along the top of a wall. The first is large "
               "and black, each next one smaller and paler. The last, a tiny white "
               "kitten, has a ball of red yarn. A mouse below holds the end of the "
               "thread. The sky is pink.")  # fmt: skip
    s.moods("wry", "wistful", "proud", "uneasy")
    s.themes("ageing", "memory", "lives", "ancestors", "fading")
    s.says("family resemblance", "in a row", "one left", "following in my footsteps", "who I used to be", "déjà vu", "flip book", "the thread of life", "curiosity", "generations",
           "which one is real?", "copy of a copy", "luck runs out", "eight times landed", "reunion", "seniority", "echo")
    s.about(place="a wall that goes on to both sides", time="day", weather="hazy", light="soft", composition="diagonal", view="from below",
            unexplained="why the mouse holds the thread")  # fmt: skip
