"""Half of a double bed has become a meadow; the other half is made."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

# the bed's top in perspective: head left, head right, foot right, foot left
A, B, C, D = (150.0, 640.0), (520.0, 640.0), (560.0, 968.0), (30.0, 990.0)
MINT, WALL, WOOD, WOOD_LIT = "#bfe3d2", "#d7efe0", "#a87850", "#d2a878"
GREENS: tuple[Colour, ...] = ("#3f8f5a", "#5fae62", "#8cc46a", "#2f7a55", "#b3cf6e")


def spot(u: float, v: float) -> tuple[float, float]:
    """A place on the bed: u from left to right, v from head to foot."""
    x0, y0 = A[0] + (D[0] - A[0]) * v, A[1] + (D[1] - A[1]) * v
    x1, y1 = B[0] + (C[0] - B[0]) * v, B[1] + (C[1] - B[1]) * v
    return x0 + (x1 - x0) * u, y0 + (y1 - y0) * u


def room(pen: Pen) -> None:
    """Papered wall, skirting, bare boards."""
    pen.gradient("M0,0 H800 V760 H0Z", (0, 200), (800, 500), [(0, "#dcf2e2"), (0.55, "#bfe4d3"), (1, "#8fc7b4")])
    for i in range(14):
        x = 20 + i * 60
        pen.line(x, 0, x, 730, "#ffffff", 9, 0.3)
        for j in range(9):
            pen.path(f"M{x + 30},{40 + j * 84} q8,-14 0,-24 q-8,10 0,24Z", "#7fbfa8", 0.8)
    pen.rect(0, 726, 800, 40, "#f4fbf2")
    pen.rect(0, 760, 800, 8, "#8fbfae")
    pen.gradient("M0,766 H800 V1200 H0Z", (100, 766), (700, 1200), [(0, "#e6c9a2"), (0.5, "#c9a27a"), (1, "#9a7458")])
    for i in range(-10, 22):
        pen.line(400 + (i * 52 - 300) * 0.6, 766, 400 + (i * 52 - 300) * 1.5, 1200, "#8a6248", 2.6, 0.55)
    for x, y in ((640, 850), (720, 950), (600, 1090), (440, 1130), (690, 1150), (250, 1150)):
        pen.line(x, y, x + 42, y, "#8a6248", 2.6, 0.5)


def window(pen: Pen) -> None:
    """An open window on early morning fields."""
    pen.rect(54, 96, 306, 424, "#fbfdf6", radius=4)
    pen.gradient("M74,116 H340 V500 H74Z", (0, 116), (0, 500), [(0, "#5fb9cf"), (0.5, "#b9e3d2"), (1, "#fff0a8")])
    pen.circle(150, 384, 40, "#fffbe0")
    pen.path("M74,420 q80,-34 150,-8 t116,-12 V500 H74Z", "#7fc08a")
    pen.path("M74,456 q120,-22 266,-4 V500 H74Z", "#4fa070")
    pen.path("M74,116 L20,84 V540 L74,500Z", "#e3f3ea")
    pen.path("M66,138 L30,116 V300 L66,290Z M66,316 L30,328 V508 L66,484Z", "#c4e9ea")
    pen.rect(40, 506, 336, 24, "#fbfdf6", radius=5)
    pen.rect(40, 522, 336, 9, "#9fcdb9", radius=3)


def curtain(pen: Pen) -> None:
    """The curtain blows in over the bed."""
    pen.rect(28, 72, 372, 12, "#a87850", radius=6)
    pen.path("M352,80 C376,200 330,300 400,400 C440,450 520,450 584,420 C600,440 596,470 580,486 C500,540 430,540 376,498 C300,440 296,220 300,80Z",
             "#fdfaf0")  # fmt: skip
    pen.path("M352,80 C372,220 340,320 420,420 C470,456 540,446 586,422 C590,436 590,446 586,456 C520,490 450,486 404,430 C330,350 344,220 336,80Z",
             "#cfe6da")  # fmt: skip
    pen.path("M316,80 C312,260 320,400 400,486 C350,420 330,240 328,80Z", "#dcebdd")
    pen.path("M48,80 C60,200 30,300 44,420 C30,440 10,440 -6,430 V80Z", "#f6f8ea")
    pen.path("M26,80 C34,220 10,320 20,434 L8,436 C0,320 12,200 10,80Z", "#cfe6da")


def frame(pen: Pen) -> None:
    """Headboard and sides of the bed."""
    pen.path("M132,650 V470 Q330,392 536,470 V650Z", darken(WOOD, 0.25))
    pen.path("M140,650 V478 Q330,406 528,478 V650Z", WOOD)
    for i in range(6):
        x = 176 + i * 62
        pen.path(f"M{x},640 V{480 - 30 * math.sin((x - 140) / 390 * math.pi):.0f} h36 V640Z", lighten(WOOD, 0.14 if i % 2 else 0.05))
    pen.path("M132,478 Q330,396 536,478 v-16 Q330,380 132,462Z", WOOD_LIT)
    for x in (132, 536):
        pen.rect(x - 14, 430, 28, 300, WOOD, radius=8)
        pen.rect(x - 14, 430, 10, 300, WOOD_LIT, radius=5)
        pen.circle(x, 424, 20, WOOD_LIT)
    pen.path("M520,660 L560,968 L566,1086 L528,740Z", darken(WOOD, 0.35))
    pen.path("M30,990 L560,968 L566,1088 L24,1116Z", darken(WOOD, 0.1))
    pen.path("M30,990 L560,968 L561,990 L29,1014Z", WOOD_LIT)
    for x, y in ((24, 990), (562, 966)):
        pen.rect(x - 18, y - 60, 36, 196, WOOD, radius=9)
        pen.rect(x - 18, y - 60, 13, 196, WOOD_LIT, radius=6)
        pen.circle(x, y - 66, 24, WOOD_LIT)
        pen.circle(x - 6, y - 72, 9, "#f0d2a8")


def linen(pen: Pen) -> None:
    """The made half: white sheet, folded back, one smooth pillow; earth under the other half."""
    pen.poly([spot(0, 0), spot(1, 0), spot(1, 1), spot(0, 1)], "#fdfcf4")
    pen.poly([spot(0.5, 0), spot(1, 0), spot(1, 1), spot(0.5, 1)], "#f6f7ee")
    pen.poly([spot(1, 0.1), (C[0], C[1]), (C[0] + 4, C[1] + 60), (532, 720)], "#cfdcd2")
    pen.poly([spot(0.5, 1), spot(1, 1), (C[0] + 2, C[1] + 56), (spot(0.5, 1)[0], 1038)], "#dfe8dc")
    pen.poly([spot(0.5, 0.34), spot(1, 0.32), spot(1, 0.42), spot(0.5, 0.44)], "#dcebe2")
    for u, v0, v1 in ((0.62, 0.5, 0.96), (0.78, 0.46, 0.99), (0.9, 0.52, 0.9)):
        x0, y0 = spot(u, v0)
        x1, y1 = spot(u + 0.02, v1)
        pen.path(f"M{x0},{y0} Q{x0 + 10},{(y0 + y1) / 2} {x1},{y1}", "#d3ded3", stroke=4)
    pen.poly([spot(0, 0.02), spot(0.5, 0), spot(0.5, 1), spot(0, 1)], "#4f7a4a")
    pen.poly([spot(0, 1), spot(0.5, 1), (spot(0.5, 1)[0], 1034), (26, 1058)], "#3d6a44")
    x, y = spot(0.27, 0.1)
    pen.path(f"M{x - 92},{y + 30} q-14,-66 26,-74 q64,-14 124,0 q36,8 26,70Z", "#5f9a58")
    pen.path(f"M{x - 84},{y - 10} q10,-34 60,-38 q70,-2 92,24 q-60,-14 -152,14Z", "#a9cf7c")
    x, y = spot(0.75, 0.14)
    pen.path(f"M{x - 86},{y - 6} q-10,-50 20,-54 q66,-12 132,0 q30,6 20,52 q4,38 -24,40 q-62,10 -124,2 q-26,-2 -24,-40Z", "#ffffff")
    pen.path(f"M{x - 84},{y + 4} q70,26 168,4 q2,28 -22,32 q-62,10 -124,2 q-24,-4 -22,-38Z", "#dfeae6")


def blade(pen: Pen, rng: np.random.Generator, x: float, y: float, h: float, tone: Colour) -> None:
    lean = float(rng.uniform(-0.1, 0.5)) * h * 0.5
    pen.taper([(x, y), (x + lean * 0.25, y - h * 0.55), (x + lean, y - h)], max(2.6, h * 0.055), 1.2, tone)


def flower(pen: Pen, rng: np.random.Generator, x: float, y: float, h: float) -> None:
    """A poppy, a daisy or an ear of grass on its stem."""
    lean = float(rng.uniform(0.0, 0.4)) * h * 0.4
    tip = (x + lean, y - h)
    pen.taper([(x, y), (x + lean * 0.3, y - h * 0.5), tip], 3.4, 2.2, "#3f7a4a")
    kind, r = float(rng.random()), 7 + h * 0.055
    if kind < 0.5:
        pen.path(f"M{tip[0] - r * 1.3},{tip[1] - r * 0.5} q{r * 0.2},{r * 1.5} {r * 1.3},{r * 1.5} q{r * 1.1},0 {r * 1.3},{-r * 1.5} "
                 f"q{-r * 0.7},{-r * 0.7} {-r * 1.3},{-r * 0.1} q{-r * 0.8},{-r * 0.7} {-r * 1.3},{r * 0.1}Z", "#e0503c")  # fmt: skip
        pen.oval(tip[0], tip[1] - r * 0.35, r * 1.2, r * 0.36, "#b8352e")
    elif kind < 0.75:
        for k in range(8):
            pen.circle(tip[0] + math.cos(k * 0.785) * r * 0.75, tip[1] + math.sin(k * 0.785) * r * 0.6, r * 0.4, "#fffdf2")
        pen.circle(*tip, r * 0.42, "#f2c24a")
    else:
        for k in range(6):
            pen.oval(tip[0] - 2 + (k % 2) * 5, tip[1] + k * r * 0.62, r * 0.3, r * 0.56, "#d9c374")


def meadow(pen: Pen, rng: np.random.Generator) -> None:
    """Deep grass from the head to the foot, with a trodden path in its middle."""
    for v in np.linspace(0.0, 1.0, 30):
        near = 0.6 + 0.75 * float(v)
        for _ in range(34):
            u = float(rng.uniform(-0.02, 0.51))
            off = abs(u - 0.27 - 0.05 * math.sin(v * 6))
            if off < 0.05 and rng.random() < 0.7:
                x, y = spot(u, float(v))
                pen.oval(x, y - 3, 17 * near, 6 * near, "#cdbf86" if rng.random() < 0.6 else "#bfb678")
                continue
            h = near * float(rng.uniform(26, 46) if off < 0.08 else rng.uniform(50, 118))
            if u < 0.08:
                h *= float(rng.uniform(1.2, 1.9))
            tone = mix(GREENS[int(rng.integers(len(GREENS)))], "#f4f2b4", 0.34 * (1 - float(v)))
            blade(pen, rng, *spot(u, float(v)), h, tone)
        for _ in range(4):
            u = float(rng.choice([rng.uniform(-0.02, 0.17), rng.uniform(0.38, 0.5)]))
            flower(pen, rng, *spot(u, float(v)), near * float(rng.uniform(80, 150)) * (1.3 if u < 0.1 else 1.0))
    for _ in range(120):  # it hangs over the foot of the bed
        x = float(rng.uniform(22, 298))
        y = 986 + float(rng.uniform(0, 22))
        pen.taper([(x, y), (x + float(rng.uniform(-10, 16)), y + 24), (x + float(rng.uniform(-18, 28)), y + 50 + float(rng.uniform(0, 50)))],
                  6, 1.5, GREENS[int(rng.integers(4))])  # fmt: skip
    for _ in range(9):
        x = float(rng.uniform(40, 290))
        flower(pen, rng, x, 1010, float(rng.uniform(30, 90)))


@card(id="ds6i6u", title="The Side by the Window", seed=17, palette="mint", light=(-0.8, -0.55))
def paint(s: Scene) -> None:
    rng = s.rng
    s.backdrop(WALL, MINT)
    s.draw(room, name="bare room", role="place", record=False, volume=0, rim=0, protect=0.1)
    s.draw(window, name="open window", volume=0.1, rim=0.2, protect=0.8)
    s.glow((150, 384), 170, "#fff6c8", 0.45)
    s.beam((200, 300), (700, 1130), 280, 430, "#fff3c0", 0.32, 16)
    s.shade("M20,1090 L590,1060 L690,1110 L660,1130 L40,1180Z", "#5a3f34", 0.4, 16)
    s.draw(frame, name="bed frame", role="subject", volume=0.25, rim=0.4)
    s.draw(linen, name="made half of the bed", role="subject", volume=0.12, rim=0.2, protect=0.6)
    s.draw(_pillow, name="smooth white pillow", role="accent", volume=0.35, rim=0.3, shadow=(8, 8, 8, 0.3), protect=0.9)
    s.draw(lambda pen: meadow(pen, rng), name="meadow on the bed", role="subject", volume=0.1, rim=0.25, edge=0.1,
                 protect=0.8, shadow=(12, 10, 10, 0.3))  # fmt: skip
    s.draw(curtain, name="curtain", volume=0.25, rim=0.3, shadow=(16, 14, 16, 0.18), alpha=0.95)
    s.draw(_seeds, name="drifting seeds", count=13, volume=0, rim=0, protect=1)
    s.draw(_slippers, name="worn slippers", role="witness", volume=0.25, shadow=(10, 6, 6, 0.4), protect=1)
    s.put("dog", at=(604, 1140), scale=0.98, pose="sleep", role="witness", colour="#d9a86c", label="old sleeping dog",
                depth=0.9, contact=0.5)  # fmt: skip
    s.vignette(0.2)
    s.relate("meadow on the bed", "grows from", "bed frame")
    s.describe("Half of a double bed is a meadow full of poppies. A trodden path runs"
               " through it. The other half is a smooth white sheet with one pillow. "
               "The curtain blows in, seeds drift by. A dog sleeps with its head on "
               "slippers. The room is mint green.")  # fmt: skip
    s.moods("tender", "mourning", "fresh", "quiet")
    s.themes("loss", "new life", "couples", "memory", "nature", "morning")
    s.says("half of me is gone", "a bed of roses, nearly", "spring cleaning forgotten", "her side of the bed",
           "sleeping outdoors", "pushing up daisies", "the dog still waits", "green dreams", "a breath of fresh air",
           "life goes on", "lying in clover", "you left the window open", "hay fever", "nature takes back",
           "an empty place", "where he used to lie")  # fmt: skip
    s.about(place="bedroom", time="early morning", weather="light breeze", light="early sun through an open window",
            view="indoors, from the door", composition="left")  # fmt: skip


def _pillow(pen: Pen) -> None:
    x, y = spot(0.76, 0.13)
    pen.path(f"M{x - 84},{y - 4} q-12,-46 18,-50 q66,-12 132,0 q30,4 20,48 q6,36 -22,38 q-62,10 -124,2 q-28,-2 -24,-38Z", "#ffffff")
    pen.path(f"M{x - 80},{y + 10} q70,22 160,2 q2,22 -20,26 q-62,8 -120,2 q-20,-4 -20,-30Z", "#d9e8e4")


def _seeds(pen: Pen) -> None:
    for x, y, k in ((420, 300, 1.0), (500, 380, 0.8), (566, 250, 1.1), (640, 340, 0.9), (690, 200, 0.7), (720, 430, 1.0),
                    (610, 520, 1.1), (680, 620, 0.8), (740, 720, 1.0), (620, 740, 0.7), (520, 560, 0.7), (460, 200, 0.6),
                    (770, 560, 0.7)):  # fmt: skip
        with pen.at(x, y, scale=k, turn=24):
            pen.line(0, 0, 0, 24, "#b09a6c", 2.2)
            pen.oval(0, 28, 3, 6, "#6a5a3a")
            for a in range(-70, 71, 20):
                t = math.radians(a - 90)
                pen.line(0, 0, math.cos(t) * 18, math.sin(t) * 18, "#ffffff", 2)
                pen.circle(math.cos(t) * 18, math.sin(t) * 18, 2.4, "#ffffff")


def _slippers(pen: Pen) -> None:
    for x, y in ((716, 1132), (726, 1156)):
        with pen.at(x, y, scale=1.2):
            pen.path("M-48,4 C-54,-16 -34,-24 -10,-20 C22,-18 46,-10 48,2 C44,12 -34,14 -48,4Z", "#5f6f8f")
            pen.path("M-44,-4 C-34,-20 -16,-18 -2,-12 C-10,2 -32,4 -44,-4Z", "#3a3f52")
            pen.path("M-4,-16 C20,-16 44,-8 46,0 C30,6 6,6 -8,2Z", "#8fa3c4")
            pen.circle(18, -8, 6, "#e8d9b4")
