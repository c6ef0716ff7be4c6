"""Who carries and heaves: a turtle that flies, a rhinoceros beetle."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import Clay, Vec
from reverie_studio.pen import Pen


def _on(x: float, y: float) -> Vec:
    """A point of the shell, about."""
    return x, y, 30 - 0.0028 * (x * x + (y - 20) ** 2)


def heaving_beetle() -> Clay:
    """A rhinoceros beetle in profile to our right, its horn raised, 560 px long, feet at y = 240. Parts: wing, neck, head, horn, leg. Marks: `eye`, `tip` of the horn, `seam`."""
    c = Clay().limb([(-230, 20, 0, 66), (-130, -16, 0, 118), (-20, -20, 0, 124), (30, -6, 0, 104)], part="wing", melt=16, per=6)
    c.limb([(70, -20, 0, 88), (120, -18, 0, 82), (156, 4, 0, 58)], melt=1.5, part="neck", per=5)
    c.limb([(110, -84, 0, 34), (150, -132, 0, 20), (196, -150, 0, 7)], melt=10, part="horn", per=5)
    c.limb([(182, 26, 0, 48), (216, 46, 0, 34), (232, 60, 0, 20)], melt=8, part="head", per=4)
    c.limb([(206, 20, 0, 28), (262, -30, 0, 20), (304, -110, 0, 17), (318, -180, 0, 14)], melt=10, part="horn", per=6)
    c.limb([(318, -176, 0, 14), (346, -206, 8, 11), (370, -214, 10, 4)], melt=5, part="horn", per=4).limb([(318, -176, 0, 14), (308, -214, -8, 10), (314, -240, -8, 4)], melt=5, part="horn", per=4)
    c.ball(206, 34, 38, 11, melt=2, part="eye")
    for z, shift in ((64, 0.0), (-64, 84.0)):
        for (x, y), (kx, ky), (fx, fy) in (((130, 54), (214, 96), (196, 226)), ((6, 84), (22, 150), (-30, 240)), ((-120, 70), (-206, 118), (-244, 240))):
            c.limb([(x + shift, y, z * 0.9, 26), ((x + kx) / 2 + shift, (y + ky) / 2 + 4, z * 1.4, 22), (kx + shift, ky, z * 1.9, 16)], melt=6, part="leg", per=4)
            c.limb([(kx + shift, ky, z * 1.9, 15), ((kx + fx) / 2 + shift - 4, (ky + fy) / 2, z * 2, 11), (fx + shift, fy - 12, z * 2, 7), (fx + shift + 30, fy, z * 2, 5)], melt=4, part="leg", per=4)
            for q in (0.3, 0.55):
                c.limb([(kx + (fx - kx) * q + shift, ky + (fy - ky) * q, z * 2, 7), (kx + (fx - kx) * q + shift - 26, ky + (fy - ky) * q + 12, z * 2, 2)], melt=3, part="leg")
    c.marks["eye"], c.marks["tip"] = [(208, 32, 48)], [(346, -212, 8)]
    c.marks["seam"] = [(-280, 30, 60), (-180, 52, 106), (-60, 52, 116), (24, 46, 100)]
    return c


def town(pen: Pen) -> None:
    """Roofs from high above, in the hole of the clouds; here and there a light."""
    pen.rect(-20, -20, 840, 1240, "#454a75")
    for k in range(330):
        x, y = (k * 197 + (k // 7) * 31) % 860 - 20, (k * 311 + (k // 5) * 47) % 1220
        w, h, t = 40 + (k * 11) % 24, 34 + (k * 5) % 20, (k * 37) % 70 - 35
        with pen.at(x, y, turn=t):
            pen.rect(-w / 2 + 6, -h / 2 + 8, w, h, "#343960", 0.6)
            pen.rect(-w / 2, -h / 2, w, h / 2, ("#93606c", "#80586e", "#a0686a")[k % 3])
            pen.rect(-w / 2, 0, w, h / 2, ("#644864", "#5a4264", "#6e4c68")[k % 3])
            if k % 4 == 0:
                pen.rect(-4, h / 2 + 3, 8, 6, "#ffd88a")


def carousel(pen: Pen) -> None:
    """Seen from above: the striped roof, the horses on its far and near side, ropes that hold it."""
    with pen.at(400, 632, scale=0.78):
        cx, cy, rx, ry = 0.0, -50.0, 176.0, 104.0
        for a in (200, 250, 292, 340, 20, 65, 112, 158):
            u, v = math.cos(math.radians(a)), math.sin(math.radians(a))
            pen.line(cx + rx * 0.8 * u, cy + 90 + ry * 0.8 * v, cx + 252 * u, cy + 60 + 196 * v, "#5a3a2c", 7)
        pen.oval(cx, cy + 128, rx * 0.98, ry * 0.9, "#6a3440")
        pen.oval(cx, cy + 116, rx * 0.98, ry * 0.9, "#8a5a3c")
        for k, (x, tone) in enumerate(((-122, "#f6ead4"), (-44, "#7a4a3a"), (122, "#e4e0ea"))):
            y = cy + 150 + 22 * math.sin(math.pi * (x + 170) / 340)
            pen.line(x, y - 110, x, y + 34, "#f0c868", 6)
            with pen.at(x, y, scale=0.95):
                pen.path("M-34,-6 C-30,-24 0,-22 14,-22 C22,-40 34,-46 42,-40 L54,-24 L46,-18 L36,-22 C30,-6 30,6 22,8 L34,28 L26,32 L12,10 L-14,10 L-28,32 L-36,28 L-26,6 C-40,6 -44,18 -50,24 C-50,6 -44,-6 -34,-6Z", tone)
                pen.path("M-12,-22 L10,-22 L12,-6 L-12,-6Z", ("#c8424a", "#3f7f8f", "#e0a03a", "#5a4a8a")[k])
        pen.line(40, cy + 60, 40, cy + 214, "#f0c868", 6)
        for k in range(16):
            a0, a1 = math.tau * k / 16 + 0.1, math.tau * (k + 1) / 16 + 0.1
            lit = 0.5 - 0.5 * math.cos((a0 + a1) / 2 - 0.5)
            red, white = (("#a02c3c", "#d9c9b4") if lit < 0.4 else ("#d8424a", "#fdf1dc"))
            edge = [(cx + rx * math.cos(a), cy + ry * math.sin(a)) for a in (a0, (a0 + a1) / 2, a1)]
            pen.poly([*edge, (cx, cy - 110)], red if k % 2 else white)
            if math.sin((a0 + a1) / 2) > -0.2:
                drop = [(x, y + (24 if n == 1 else 10)) for n, (x, y) in enumerate(edge)]
                pen.poly([*edge, *reversed(drop)], "#8a2434" if k % 2 else "#e8d4b0")
        pen.line(cx, cy - 110, cx, cy - 176, "#5a3a2c", 6)
        pen.path(f"M{cx},{cy - 176} L{cx + 62},{cy - 160} L{cx + 40},{cy - 148} L{cx + 60},{cy - 134} L{cx},{cy - 140}Z", "#f0b43c")
        pen.circle(cx, cy - 110, 10, "#f0c868")


def stuck_sun(pen: Pen) -> None:
    """The sun, half out of the hill, with earth still on it."""
    pen.radial("M342,324 A222,222 0 1,1 786,324 A222,222 0 1,1 342,324Z", (536, 270), 300, [(0, "#fff6c0"), (0.5, "#ffd05a"), (0.85, "#f78b3c"), (1, "#d8502f")])


def shine(pen: Pen) -> None:
    """The sun on the wing cases."""
    pen.taper([(150, 756), (230, 716), (330, 716)], 5, 16, "#ffdca0", 0.55)
    pen.taper([(96, 808), (126, 776)], 5, 9, "#ffc890", 0.4)
    pen.taper([(408, 734), (440, 744), (470, 768)], 10, 4, "#f0b890", 0.5)


def night_grass(pen: Pen) -> None:
    """Near grass, black against the light."""
    for k in range(60):
        x = -30 + (k * 197) % 860
        n, lean = 70 + (k * 83) % 170, -60 + (k * 61) % 120
        side = abs(x - 400) / 400
        pen.taper([(x, 1230), (x + lean * 0.2, 1230 - n * (0.3 + side) * 0.6), (x + lean, 1230 - n * (0.4 + side))], 24, 2.5, ("#10142e", "#161a3a", "#0c1026")[k % 3])
    for x, y in ((90, 900), (720, 930)):
        pen.taper([(x, 1230), (x + 12, 1060), (x, y)], 9, 5, "#10142e")
        for a in range(0, 360, 24):
            with pen.at(x, y, turn=a):
                pen.line(0, 0, 0, -46, "#10142e", 2.4)
                pen.circle(0, -46, 4.6, "#1d2348")
