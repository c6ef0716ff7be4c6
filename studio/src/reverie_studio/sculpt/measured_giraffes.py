"""A young giraffe that is measured against a door frame and has reached the ceiling, and the small bird that draws the line."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.sculpt.hoofed_faces import giraffe_face

Point = tuple[float, float]
NECK = ((58, 4, -14, 60), (136, 46, -24, 60), (200, 150, -30, 62), (222, 300, -30, 70), (218, 480, -30, 84), (200, 680, -26, 110), (164, 900, -10, 160))


def measured_giraffe(*, look: Point = (0.3, 0.9)) -> Clay:
    """A `giraffe_face` in profile to our left, on a neck that stands upright and bends only at the top: horns at y = -165, chest at y = 1000. Parts: neck, mane, head, lip, horn, knob, ear, lid.

    Marks: those of `giraffe_face`.
    """
    face = giraffe_face(look=look, part_lips=0.0)
    c = Clay().limb([(x + r * 0.86 + 4, y - 6, z - 20, 20 + 0.05 * r) for x, y, z, r in NECK[1:-1]], melt=4, part="mane", per=5)
    c.limb(NECK, melt=10, part="neck", per=6)
    return c.add(Clay([lump for lump in face.lumps if lump.part != "neck"], face.marks))


def neck_spots(seed: int) -> list[list[Point]]:
    """The brown patches of that neck, row upon row round its form, narrower towards its edges; its own px."""
    rng = np.random.default_rng(seed)
    line = flow(NECK, 12)
    run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(line[:, :2], axis=0).T))])
    out: list[list[Point]] = []
    s, row = 112.0, 0
    while s < run[-1] - 30:
        r0 = float(np.interp(s, run, line[:, 3]))
        tall = r0 * 0.4
        for angle in (-62, -6, 52) if row % 2 else (-36, 24, 76):
            spot: list[Point] = []
            for k in range(7):
                t = math.tau * k / 7 + float(rng.normal(0, 0.1))
                grow = 1 + float(rng.normal(0, 0.12))
                a = math.radians(max(-84.0, min(84.0, angle + 24 * grow * math.cos(t))))
                q = s + tall * grow * math.sin(t)
                x, y, r = (float(np.interp(q, run, line[:, i])) for i in (0, 1, 3))
                d = np.array([float(np.interp(q + 4, run, line[:, i]) - np.interp(q - 4, run, line[:, i])) for i in (0, 1)])
                d /= max(1e-6, float(np.hypot(*d)))
                spot.append((x - d[1] * r * 0.97 * math.sin(a), y + d[0] * r * 0.97 * math.sin(a)))
            out.append(spot)
        s += tall * 2.3
        row += 1
    return out


def lay_spots(pen: PaperPen, spots: list[list[Point]], paper: Colour, light_from_left: bool = True) -> None:
    """Patches as papers, those away from the lamp deeper."""
    for spot in spots:
        centre = sum(x for x, _ in spot) / len(spot) - float(np.interp(sum(y for _, y in spot) / len(spot), [k[1] for k in NECK], [k[0] for k in NECK]))
        shade = max(-0.12, min(0.3, (centre if light_from_left else -centre) / 300))
        tone = darken(paper, shade) if shade > 0 else lighten(paper, -shade)
        with pen.lift(0.6):
            pen.curve(spot, tone)


def marking_bird() -> Clay:
    """A small round bird from the side, looking to our right, its feet at y = 74; 190 px from tail to beak. Parts: body, breast, wing, tail, beak, foot. Marks: `eye`, `bite`."""
    c = Clay().limb([(-46, 34, 0, 14), (-16, 18, 0, 36), (16, -8, 6, 34)], melt=10, part="body", per=4)
    c.limb([(0, 28, 14, 26), (26, 6, 18, 24), (38, -16, 16, 16)], melt=12, part="breast", per=4)
    c.ball(34, -42, 10, 29, melt=12, part="body").limb([(-40, 34, -4, 13), (-78, 58, -8, 11), (-112, 84, -10, 5)], melt=6, part="tail", press=(0, 0, 1.0), per=4)
    c.limb([(10, -10, 28, 20), (-24, 14, 32, 21), (-66, 44, 18, 5)], melt=5, part="wing", press=(0, 0, 1.2), per=5)
    c.limb([(56, -44, 14, 10), (76, -40, 16, 6), (92, -36, 16, 2)], melt=5, part="beak", per=3).limb([(56, -34, 14, 7), (80, -32, 15, 3)], melt=4, part="beak", per=3)
    for x in (-6, 16):
        c.limb([(x, 42, 10, 5), (x + 2, 70, 14, 4)], melt=3, part="foot").limb([(x - 8, 73, 16, 4), (x + 16, 73, 18, 3.4)], melt=2, part="foot")
    c.marks |= {"eye": [(42, -48, 38)], "bite": [(78, -36, 22)]}
    return c


def pencil(pen: PaperPen, tip: Point, end: Point, paper: Colour) -> None:
    """A pencil from its tip to its end."""
    turn = math.degrees(math.atan2(end[1] - tip[1], end[0] - tip[0]))
    long = math.dist(tip, end)
    with pen.at(*tip, turn=turn):
        pen.path(f"M26,-9 H{long} V9 H26Z", paper)
        with pen.flat():
            pen.path(f"M26,-9 H{long} V-3 H26Z", lighten(paper, 0.25))
            pen.path("M26,-9 L8,-3 V3 L26,9Z", "#f2d8ac")
            pen.path("M10,-3.6 L0,0 L10,3.6Z", "#2a2230")
            pen.path(f"M{long - 22},-9 H{long - 14} V9 H{long - 22}Z", "#c8ccd0")
            pen.path(f"M{long - 14},-9 H{long} V9 H{long - 14}Z", "#e88a8a")


def room_from_the_floor(pen: PaperPen, wall: Colour, stripe: Colour, ceiling: Colour, top: float) -> None:
    """A papered wall seen from low down, and the ceiling above it with its boards."""
    pen.rect(-10, -10, 820, top + 20, ceiling)
    with pen.flat():
        for k in range(-3, 12):
            x = 80 * k
            pen.path(f"M{400 + (x - 400) * 1.0:.0f},{top} L{400 + (x - 400) * 1.7:.0f},-10", darken(ceiling, 0.14), stroke=3)
    pen.rect(-10, top, 820, 1220 - top, wall)
    with pen.flat():
        for k in range(12):
            pen.rect(14 + 72 * k, top, 26, 1220 - top, stripe)
    pen.path(f"M-10,{top - 14} H810 V{top + 22} H-10Z", lighten(wall, 0.3))
    with pen.flat():
        pen.path(f"M-10,{top + 8} H810", darken(wall, 0.16), stroke=3)


def window_light(pen: PaperPen, paper: Colour, shadow: Colour | None = None) -> None:
    """What the sun throws on the wall through a window with four panes; perhaps with the shadow of a giraffe that stands outside."""
    with pen.flat():
        for a, b in ((0.0, 0.46), (0.54, 1.0)):
            for u, v in ((0.0, 0.46), (0.54, 1.0)):
                corners = [(40 + 300 * x, 560 + 330 * y + 90 * x) for x, y in ((u, a), (v, a), (v, b), (u, b))]
                pen.poly(corners, paper)
                if shadow is not None:
                    with pen.clip("M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in corners) + "Z"):
                        pen.path("M176,1040 C186,900 176,800 190,716 C184,700 168,690 152,690 C160,676 182,676 196,684 L198,640 H210 L212,676 L224,642 H236 L236,682 C268,700 306,732 324,756 C334,774 322,790 304,784 C280,776 262,768 246,766 C246,850 262,940 272,1040Z", shadow)
                        for x in (204, 230):
                            pen.circle(x, 638, 11, shadow)


def door_frame(pen: PaperPen, x: float, top: float, paper: Colour, dark: Colour) -> None:
    """The jamb of a door from x to x + 96, the passage behind it dark, the skirting."""
    pen.rect(x + 84, top, 400, 1220, dark)
    pen.path(f"M{x},{top} H{x + 96} V1220 H{x}Z", paper)
    pen.path(f"M{x + 14},{top} H{x + 30} V1220 H{x + 14}Z", darken(paper, 0.06))
    pen.path(f"M{x + 78},{top} H{x + 96} V1220 H{x + 78}Z", darken(paper, 0.24))


def height_marks(pen: PaperPen, x: float, heights: tuple[float, ...], ink: Colour) -> None:
    """Pencil lines on a jamb, each but the newest (the last) with a small sign instead of a year."""
    with pen.flat():
        for k, y in enumerate(reversed(heights)):
            pen.path(f"M{x - 8},{y} L{x + 36},{y - 2}", ink, stroke=5)
            sign = (cuts.heart(x + 50, y - 2, 10), cuts.star(x + 50, y - 2, 11), cuts.circle(x + 50, y - 2, 7), cuts.leaf(x + 42, y + 4, 18, -50))[k % 4]
            if k == 0:
                continue
            pen.path(sign, ("#c8483a", "#c89a2e", "#3f7f9c", "#5a8a4a")[k % 4])


def cracked(pen: PaperPen, x: float, y: float, ink: Colour, plaster: Colour) -> None:
    """Where something has run into a ceiling: a shadow, cracks, crumbs that fall."""
    with pen.flat():
        pen.oval(x, y - 6, 74, 15, darken(plaster, 0.3))
        for line in ([(0, -8), (-40, -26), (-58, -52), (-96, -70)], [(10, -10), (34, -34), (80, -46), (104, -80)], [(2, -10), (-6, -44), (14, -70)]):
            pen.taper([(x + u, y + v) for u, v in line], 4, 1.5, ink)
    for u, v, r in ((-84, 40, 7), (-66, 96, 5), (52, 60, 6), (-104, 150, 4), (66, 128, 4)):
        pen.path(f"M{x + u - r},{y + v} L{x + u},{y + v - r} L{x + u + r},{y + v - r * 0.2} L{x + u + r * 0.3},{y + v + r}Z", lighten(plaster, 0.4))


def dark_toys(pen: PaperPen, dark: Colour, second: Colour) -> None:
    """Toys in the dark at the lower left, cut by the edge: three building blocks, a striped ball."""
    pen.path("M-20,1080 L96,1064 L118,1176 L-4,1216 H-20Z", second)
    pen.path("M96,1064 L140,1086 L158,1186 L118,1190Z", darken(second, 0.3))
    pen.path("M20,960 L116,968 L108,1066 L12,1060Z", dark)
    pen.path("M116,968 L146,984 L138,1074 L108,1066Z", darken(dark, 0.3))
    with pen.flat():
        pen.path(cuts.star(64, 1014, 26), lighten(dark, 0.12))
        pen.path(cuts.heart(52, 1128, 24), lighten(second, 0.14))
    pen.circle(262, 1164, 84, dark)
    with pen.clip(cuts.circle(262, 1164, 84)):
        pen.path("M200,1080 Q300,1120 340,1230 L300,1240 Q270,1140 180,1110Z", second)
        pen.path("M230,1066 Q330,1100 372,1190 L352,1220 Q310,1120 220,1086Z", lighten(second, 0.1))
