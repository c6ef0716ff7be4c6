"""What goes on in a kitchen at night: a toucan, and a kettle with cheeks."""

from __future__ import annotations

from reverie_studio.engine.clay import Clay
from reverie_studio.pen import Pen
from reverie_studio.sculpt.eyes import eye


def biting_toucan(*, look: tuple[float, float] = (0.2, 0.3)) -> Clay:
    """A toucan that leans down to our left with its bill shut over something at (-270, 120), 340 px long; feet at (40, 270).

    Parts: coat, bib, bill, tip, ring (round the eye), tail, foot, lid. Marks: the eye `near`, `gap` (between its bill's halves).
    """
    c = Clay().limb([(0, -60, 0, 72), (24, 20, -10, 90), (46, 120, -20, 102), (70, 196, -30, 70)], melt=16, part="coat", per=6)
    c.limb([(-10, -40, 26, 62), (0, 30, 34, 66)], melt=22, part="bib", per=4)
    c.ball(-16, -78, 10, 72, melt=20, part="coat")
    c.limb([(90, 190, -40, 44), (130, 280, -60, 34), (160, 380, -70, 30), (170, 430, -70, 22)], melt=14, part="tail", press=(0.6, 0, 0.6), per=5)
    c.limb([(-60, -98, 24, 47), (-140, -66, 30, 50), (-220, 6, 34, 42), (-272, 84, 34, 27), (-290, 138, 34, 10)], melt=8, part="bill", per=7)
    c.limb([(-270, 80, 35, 28.6), (-286, 116, 34, 19), (-292, 142, 34, 10)], melt=2, part="tip", per=5)
    c.limb([(-56, -54, 22, 36), (-124, -16, 26, 32), (-190, 50, 30, 24), (-232, 116, 32, 14)], melt=4, part="under", per=6)
    c.ball(-22, -98, 62, 34, melt=10, part="ring", press=(0, 0, 1.0))
    eye(c, "near", (-22, -98, 74), 21, -1, aside=4, lids=1.2, look=look, inner=0.2, iris=0.62, bag=0.1)
    c.limb([(66, 40, 70, 34), (96, 130, 80, 48), (130, 230, 54, 30), (150, 320, 30, 8)], melt=10, part="wing", press=(0, 0, 0.8), per=6)
    for x, z in ((4, 30), (64, 10)):
        c.limb([(x + 20, 190, z, 26), (x, 244, z + 10, 16), (x, 268, z + 16, 14)], melt=8, part="foot", per=4)
        for k in (-1, 1):
            c.limb([(x, 266, z + 14, 13), (x - 14 + 20 * k, 276, z + 44, 11), (x - 18 + 24 * k, 292, z + 52, 6)], melt=4, part="foot", per=4)
    return c


def cross_kettle(*, swell: float = 1.0) -> Clay:
    """A kettle with a face that holds its breath, 420 px wide, foot at y = 170; its spout to our right up to (300, -70). Parts: tin, lid, knob, spout, grip, cheek. Marks: the eyes, `mouth`."""
    c = Clay().limb([(0, 110, 0, 168), (0, 20, 0, 184 * swell), (0, -70, 0, 128)], part="tin", melt=20, per=6)
    c.limb([(-220, 400, 0, 230), (220, 400, 0, 230)], melt=6, carve=True)
    c.limb([(150, 70, 20, 74), (222, 30, 24, 50), (268, -30, 26, 38), (300, -84, 26, 32)], melt=24, part="spout", per=6)
    c.ball(0, -176, 0, 96, melt=2, part="lid", press=(0, 1.4, 0)).limb([(0, -226, 0, 16), (0, -250, 0, 14), (0, -268, 0, 26)], melt=5, part="knob", per=3)
    c.limb([(-128, -110, 0, 18), (-170, -250, 0, 17), (-90, -370, 0, 18), (40, -390, 0, 20), (130, -300, 0, 18), (128, -110, 0, 18)], melt=6, part="grip", per=8)
    c.both(Clay().ball(104, 66, 136, 56, melt=26, part="cheek"))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (62 * side, -26, 152), 38, side, aside=14, lids=1.25, look=(0.7 * side, -0.5), inner=0.7, iris=0.5, bag=0.3)
    c.marks["mouth"] = [(-34, 84, 190), (-14, 76, 200), (0, 82, 204), (14, 76, 200), (34, 84, 190)]
    return c


def wall(pen: Pen) -> None:
    """Tiles seen from below, a hood, pans that hang."""
    for k in range(-6, 12):
        pen.line(k * 90 + 20, 700, 400 + (k * 90 + 20 - 400) * 0.7, -20, "#16303c", 5)
    for k in range(9):
        pen.line(-10, 700 - k * 92 + k * k * 2, 810, 700 - k * 92 + k * k * 2, "#16303c", 5)


def pans(pen: Pen) -> None:
    """Pans on a rail."""
    pen.rect(-10, 96, 830, 16, "#2a1c14")
    for x, r, tone in ((90, 66, "#8a4f2c"), (236, 46, "#9c5c30"), (346, 34, "#83492a")):
        pen.line(x, 110, x, 190, "#241812", 12)
        pen.circle(x, 190 + r, r, tone)
        pen.circle(x + r * 0.12, 190 + r * 1.1, r * 0.8, "#5c3220", 0.8)
        pen.path(f"M{x - r * 0.8:.0f},{190 + r * 1.3:.0f} A{r},{r} 0 0,0 {x + r * 0.6:.0f},{190 + r * 1.75:.0f}", "#f0a860", 0.8, stroke=5)


def window(pen: Pen) -> None:
    """An open window; the moon has put its cheek on the sill and sleeps."""
    pen.path("M470,110 L770,88 L784,470 L484,484Z", "#2a1e18")
    pen.gradient("M492,132 L750,112 L762,452 L504,462Z", (600, 120), (640, 460), [(0, "#14224a"), (0.6, "#26497c"), (1, "#5f8fae")])
    for x, y, r in ((530, 180, 3), (562, 150, 2.4), (730, 160, 3), (530, 250, 2.4), (700, 140, 2), (736, 240, 2)):
        pen.circle(x, y, r, "#fdf6d8")
    pen.radial("M520,350 A112,112 0 1,1 744,350 A112,112 0 1,1 520,350Z", (596, 306), 170, [(0, "#fffbe0"), (0.6, "#f6e3a0"), (1, "#c9a860")])
    for d in ("M560,338 q20,20 44,4", "M650,324 q22,20 44,0"):
        pen.path(d, "#6a4a2c", 1.0, stroke=6)
    pen.path("M612,396 q18,16 36,-2", "#6a4a2c", 1.0, stroke=5)
    pen.path("M626,346 q-10,22 6,24", "#b08a4c", 1.0, stroke=5)
    for x, y in ((566, 378), (696, 366)):
        pen.oval(x, y, 22, 14, "#eaa070", 0.45)
    pen.path("M446,452 L806,436 L814,478 L452,496Z", "#6a4a34")
    pen.path("M452,482 L814,464 L814,478 L452,496Z", "#33221a")


def stove(pen: Pen) -> None:
    """The hob, and a cake tin."""
    pen.gradient("M-20,1040 H820 V1220 H-20Z", (0, 1040), (0, 1200), [(0, "#4a4d58"), (1, "#15161c")])
    pen.path("M-20,1036 H820 V1050 H-20Z", "#8a929c")
    pen.oval(210, 1062, 220, 24, "#0f1015")
    pen.path("M566,946 L800,946 L800,1060 C720,1078 640,1076 566,1060Z", "#c98a2c")
    pen.path("M566,990 C640,1004 720,1006 800,996 L800,1024 C720,1034 640,1032 566,1018Z", "#7f2f2a")
    pen.oval(690, 944, 132, 26, "#e0a648")
    pen.path("M558,944 C560,980 820,980 822,944 V962 C820,998 560,998 558,962Z", "#a56f24")


def towel(pen: Pen) -> None:
    """The rail of the stove with a cloth on it, dark and near."""
    pen.path("M-20,1124 H820 V1150 H-20Z", "#0b0e14")
    pen.path("M520,1110 C600,1100 680,1104 740,1112 L756,1230 H510Z", "#122430")
    for x in (560, 620, 684):
        pen.taper([(x, 1120), (x + 6, 1170), (x + 2, 1230)], 8, 14, "#0c1822")


def flames(pen: Pen) -> None:
    """Blue flames of gas."""
    for k in range(15):
        x, h = 36 + k * 25, 40 + 18 * (k * 7 % 3)
        for w, tall, tone in ((1.0, 1.0, "#2f7fc4"), (0.6, 0.66, "#8fd0f0"), (0.3, 0.4, "#fff3c4")):
            pen.path(f"M{x - 15 * w:.0f},1066 C{x - 22 * w:.0f},{1066 - h * tall * 0.5:.0f} {x - 4},{1066 - h * tall * 0.6:.0f} {x + 3},{1066 - h * tall:.0f} C{x + 6},{1066 - h * tall * 0.6:.0f} {x + 20 * w:.0f},{1066 - h * tall * 0.4:.0f} {x + 15 * w:.0f},1066Z", tone, 0.9)
