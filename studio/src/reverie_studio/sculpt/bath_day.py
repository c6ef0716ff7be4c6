"""Bath day, washing day: a manatee on its back in a tub, a plush elephant in the drum, and the rooms they are in."""

from __future__ import annotations

import math

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.engine.clay import Clay
from reverie_studio.engine.clay_parts import patch
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.sculpt.eyes import eye

Point = tuple[float, float]


def bathing_manatee(*, look: Point = (0.0, 0.0)) -> Clay:
    """A manatee on its back seen from above, its face to us: 1080 px from brow to tail, 460 px wide, its middle at the origin. Parts: hide, belly, pad, chin, nostril, lid.

    Marks: the eyes `left|right`, `nose`, `lip`, `bristle left|right`, `crease 0|1`.
    """
    c = Clay().limb([(0, -240, -30, 150), (0, -110, -20, 206), (0, 60, -10, 232), (0, 220, -20, 206), (0, 370, -30, 140), (0, 470, -20, 88)], melt=20, part="hide", per=6)
    c.limb([(0, 450, -10, 76), (0, 540, 30, 108), (0, 620, 60, 104)], melt=30, part="hide", press=(0, 0, 2.2), per=4)
    c.limb([(0, -330, 20, 124), (0, -262, 40, 142)], melt=30, part="hide").limb([(0, -340, 84, 70), (0, -280, 122, 70)], melt=30, part="hide")
    c.both(Clay().limb([(26, -238, 146, 58), (66, -214, 124, 56), (84, -184, 98, 44)], melt=16, part="pad", per=4))
    c.limb([(-38, -146, 96, 40), (0, -134, 112, 42), (38, -146, 96, 40)], melt=10, part="chin", per=4)
    for y, r, z in ((-96, 156, 50), (-62, 174, 60)):
        c.limb([(r * math.sin(a), y + 34 * math.cos(a), z + 130 * math.cos(a), 5) for a in (-1.1, -0.7, -0.35, 0.0, 0.35, 0.7, 1.1)], melt=9, carve=True, per=4)
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (112 * side, -292, 92), 25, side, aside=24, lids=1.0, look=(look[0] * side, look[1]), inner=0.6, iris=0.82, bag=0.5)
        c.ball(26 * side, -296, 190, 12, melt=4, part="nostril", carve=True)
        c.marks[f"bristle {name}"] = [((34 + 22 * (k % 3)) * side, -240 + 22 * (k // 3) + 5 * (k % 2), 180 - 14 * (k % 3)) for k in range(9)]
    c.marks["nose"], c.marks["lip"] = [(0, -290, 190)], [(-76, -162, 110), (-36, -172, 150), (0, -196, 180), (36, -172, 150), (76, -162, 110)]
    patch(c, "belly", [(0, 20, 180, 150), (0, 180, 170, 150), (0, 300, 120, 90)])
    return patch(c, "nostril", [(24, -296, 186, 14), (33, -292, 184, 11)], both=True)


def flipper(side: int) -> Clay:
    """Its foreleg, laid over the breast to the middle; parts: flipper, nail."""
    c = Clay().limb([(176 * side, -130, 30, 58), (238 * side, -50, 100, 62), (190 * side, 30, 170, 64), (108 * side, 34, 214, 60), (50 * side, 14, 226, 40)], melt=10, part="flipper", press=(0, 0, 0.4), per=6)
    for k in range(3):
        c.ball((22 + 10 * abs(k - 1)) * side, -14 + 27 * k, 236, 12, melt=1.5, part="nail", press=(0, 0, 0.5))
    return c


def nail_brush(pen: PaperPen, at: Point, turn: float, papers: tuple[Colour, Colour]) -> None:
    """A wooden brush from above, its bristles to one side, 230 px long."""
    with pen.at(*at, turn=turn):
        for row, y in ((0, -66), (1, -54)):
            with pen.cut(1):
                pen.rect(-100, -30, 200, 20, darken(papers[1], 0.2 * row))
                for k in range(14):
                    pen.path(f"M{-102 + 14.6 * k},-20 L{-100 + 14.6 * k},{y} H{-90 + 14.6 * k} L{-88 + 14.6 * k},-20Z", darken(papers[1], 0.2 * row))
        pen.path("M-124,0 C-130,-44 -90,-40 0,-36 C90,-40 130,-44 124,0 C130,44 90,40 0,34 C-90,40 -130,44 -124,0Z", papers[0])
        with pen.flat():
            pen.path("M-92,12 C-40,6 40,6 92,12 M-84,-14 C-30,-20 30,-20 84,-14", darken(papers[0], 0.22), stroke=4)


def tub(pen: PaperPen, middle: Point, r: Point, papers: tuple[Colour, Colour, Colour]) -> None:
    """A bathtub from above: its shadow side, its rolled rim, the hole of it."""
    (x, y), (a, b) = middle, r

    def round_end(k: float) -> str:
        u, v = a * k, b - a * (1 - k)
        return f"M{x - u},{y - v + u} C{x - u},{y - v - u * 0.1} {x + u},{y - v - u * 0.1} {x + u},{y - v + u} V{y + v - u} C{x + u},{y + v + u * 0.1} {x - u},{y + v + u * 0.1} {x - u},{y + v - u}Z"

    for k, paper in zip((1.0, 0.95), papers[:2], strict=True):
        with pen.cut(2.4 if k == 1.0 else 0.8):
            pen.path(round_end(k), paper)
            pen.erase(round_end(0.84))


def foam(pen: PaperPen, ring: list[Point], size: float, paper: Colour) -> None:
    """Bubbles in heaps along points."""
    for k, (x, y) in enumerate(ring):
        for u, v, w in ((0, 0, 1.0), (0.9, 0.3, 0.62), (-0.7, 0.5, 0.7), (0.2, -0.8, 0.55)):
            r = size * w * (0.8 + 0.3 * math.sin(3.1 * k + u))
            pen.circle(x + u * size, y + v * size, r, lighten(paper, 0.25 * ((k + 1) % 2)))
            with pen.flat():
                pen.circle(x + u * size - r * 0.3, y + v * size - r * 0.35, r * 0.2, "#ffffff")


def slipper(pen: PaperPen, at: Point, turn: float, paper: Colour) -> None:
    """A child's slipper from above, its toe to the left before it is turned, 130 px long."""
    with pen.at(*at, turn=turn):
        pen.path("M-66,0 C-66,-34 -30,-36 10,-28 C50,-22 66,-20 66,0 C66,20 50,22 10,28 C-30,36 -66,34 -66,0Z", darken(paper, 0.35))
        pen.path("M-10,-20 C30,-16 54,-14 54,0 C54,14 30,16 -10,20Z", darken(paper, 0.6))
        pen.path("M-66,0 C-66,-36 -30,-38 0,-31 C-10,-12 -10,12 0,31 C-30,38 -66,36 -66,0Z", paper)
        pen.circle(-34, 0, 12, lighten(paper, 0.4))


def plush_elephant() -> Clay:
    """A worn toy elephant that sits and faces us, 480 px from brow to feet, 520 px from ear to ear, its middle at the origin. Parts: cloth, ear, inner ear, trunk, sole, patch, tail.

    Marks: `eye left|right`, `seam 0–3`, `patch seam`, `brow`, `tail end`, `middle`.
    """
    c = Clay().limb([(0, 20, 0, 120), (0, 90, 4, 132), (0, 130, 4, 118)], melt=10, part="cloth")
    c.ball(0, -120, 60, 132, melt=8, part="head")
    c.limb([(0, -96, 180, 54), (6, -40, 226, 44), (20, 24, 244, 37), (52, 66, 250, 32), (100, 74, 252, 29), (124, 44, 254, 27)], melt=12, part="trunk", per=6)
    c.ball(126, 28, 258, 20, melt=4, part="tip", press=(0, 0.6, 0))
    for side in (-1, 1):
        c.limb([(120 * side, -150, 20, 50), (196 * side, -150, 16, 92), (230 * side, -90, 10, 84), (214 * side, -40, 10, 56)], melt=14, part="ear", press=(0, 0, 2.2), per=5)
        c.limb([(96 * side, 50, 40, 56), (150 * side, 70, 90, 54), (176 * side, 100, 140, 54)], melt=12, part="cloth", per=4)
        c.ball(178 * side, 104, 152, 50, melt=3, part="sole", press=(0.2 * side, 0.2, 0.9))
        c.limb([(74 * side, 170, 30, 70), (104 * side, 214, 110, 66), (112 * side, 232, 170, 66)], melt=12, part="cloth", per=4)
        c.ball(113 * side, 236, 190, 60, melt=3, part="sole", press=(0, 0.2, 0.9))
    c.limb([(-40, 150, -110, 12), (-90, 220, -120, 10), (-130, 240, -120, 9)], melt=4, part="tail", per=4)
    for side, name in ((-1, "left"), (1, "right")):
        c.marks[f"eye {name}"] = [(62 * side, -150, 176)]
        c.marks[f"ear seam {name}"] = [(146 * side, -216, 70), (206 * side, -222, 70), (268 * side, -170, 60), (286 * side, -90, 60), (250 * side, -24, 50)]
        c.marks[f"sole {name}"] = [(113 * side, 236, 250)]
    c.marks |= {"seam 0": [(0, -250, 90), (0, -214, 150), (0, -180, 180)], "seam 1": [(0, 60, 130), (2, 110, 140), (0, 190, 120), (0, 232, 90)], "tail end": [(-134, 242, -116)], "middle": [(0, 0, 0)]}
    patch(c, "inner ear", [(196, -146, 70, 60), (222, -92, 70, 56), (210, -56, 60, 34)], both=True)
    return patch(c, "patch", [(-52, 122, 130, 46)])


def swirl(pen: PaperPen, middle: Point, r: float, start: float, turn: float, wide: float, paper: Colour) -> None:
    """A band of water that goes round in the drum, from `start` over `turn` degrees, thin at both ends."""
    inner: list[Point] = []
    outer: list[Point] = []
    for k in range(31):
        a = math.radians(start + turn * k / 30)
        w = wide * math.sin(math.pi * k / 30)
        wave = 7 * math.sin(k * 0.9)
        for line, q in ((inner, r - w / 2 + wave), (outer, r + w / 2 + wave)):
            line.append((middle[0] + q * math.cos(a), middle[1] + q * math.sin(a)))
    pen.poly([*outer, *inner[::-1]], paper)


def sock(pen: PaperPen, at: Point, turn: float, scale: float, papers: tuple[Colour, Colour]) -> None:
    """A striped sock adrift, 180 px long."""
    shape = "M-26,-90 C-30,-30 -40,10 -30,30 C-20,64 40,76 84,66 C104,58 100,26 76,22 C46,18 30,8 30,-20 C30,-50 28,-70 28,-90Z"
    with pen.at(*at, turn=turn, scale=scale):
        pen.path(shape, papers[0])
        with pen.clip(shape), pen.flat():
            for y in (-62, -26, 10, 46):
                pen.path(f"M-60,{y} C-20,{y - 12} 20,{y + 12} 120,{y}", papers[1], stroke=14)
        pen.path("M-30,-98 H32 V-74 H-30Z", papers[1])


def button(pen: PaperPen, at: Point, r: float, paper: Colour) -> None:
    """A sewn-on button eye: four holes, its thread, a light."""
    pen.circle(*at, r, darken(paper, 0.4))
    pen.circle(at[0], at[1], r * 0.86, paper)
    with pen.flat():
        for u, v in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
            pen.circle(at[0] + u * r * 0.26, at[1] + v * r * 0.26, r * 0.12, darken(paper, 0.6))
        for u in (-1, 1):
            pen.line(at[0] - u * r * 0.26, at[1] - r * 0.26, at[0] + u * r * 0.26, at[1] + r * 0.26, "#e8d8c0", r * 0.1)
    pen.lit(f"M{at[0] - r * 0.6},{at[1] - r * 0.4} a{r * 0.2},{r * 0.2} 0 1 0 {r * 0.4},0 a{r * 0.2},{r * 0.2} 0 1 0 {-r * 0.4},0Z", "#ffffff", 0.8)

INNER = "M97,330 C97,90 607,90 607,330 V890 C607,1130 97,1130 97,890Z"
ISLANDS = "M352,110 C470,110 500,170 508,240 C520,300 500,360 510,400 C560,520 580,640 560,760 C540,900 460,980 352,980 C244,980 164,900 144,760 C124,640 144,520 194,400 C204,360 184,300 196,240 C204,170 234,110 352,110Z M352,1020 C420,1000 470,1060 470,1200 H234 C234,1060 284,1000 352,1020Z"


def bathroom_floor(pen: PaperPen) -> None:
    """Small tiles that go dark to the edges."""
    pen.rect(-20, -20, 840, 1260, "#0d3540")
    with pen.flat():
        for k in range(12):
            for n in range(18):
                x, y = k * 72 - 30 + 36 * (n % 2), n * 72 - 30
                pen.rect(x, y, 66, 66, darken("#2f7f8c", min(0.7, math.hypot(x - 360, y - 560) / 900)), radius=5)


def mat_with_slippers(pen: PaperPen) -> None:
    """A fringed mat with two slippers, toes to the tub."""
    for k in range(20):
        pen.path(f"M{672 + 6 * (k % 2)},{640 + 16 * k} h-18 v8 h18Z", "#e8c46a")
    pen.rect(672, 630, 170, 340, "#d98a4a", radius=10)
    with pen.flat():
        pen.path("M690,646 V954", "#f2d9a0", stroke=5)
    slipper(pen, (758, 752), -4, "#d8485a")
    slipper(pen, (750, 836), 7, "#d8485a")


def toy_boat(pen: PaperPen) -> None:
    """A plastic boat no longer than a nose."""
    with pen.at(112, 900, turn=64):
        pen.path("M-60,-22 H30 C50,-22 66,-10 74,0 C66,10 50,22 30,22 H-60Z", "#d8392c")
        pen.path("M-50,-13 H28 C40,-13 50,-6 56,0 C50,6 40,13 28,13 H-50Z", "#f6e6c4")
        pen.rect(-40, -11, 44, 22, "#2f6d9a", radius=4)
        pen.circle(-26, 0, 8, "#d8392c")
        pen.circle(-6, 0, 8, "#d8392c")


def flannel(pen: PaperPen) -> None:
    """Wet, folded, chequered, on its brow."""
    shape = "M248,196 C262,128 442,124 458,196 C466,220 462,244 452,256 C440,236 420,222 400,216 C370,208 330,208 302,218 C282,224 266,238 256,258 C244,244 242,220 248,196Z"
    pen.path(shape, "#f2b84a")
    with pen.clip(shape), pen.flat():
        for k in range(6):
            pen.path(f"M{254 + 40 * k},120 C{250 + 41 * k},180 {250 + 41 * k},220 {256 + 40 * k},280", "#d8742c", stroke=8)
            pen.path(f"M230,{150 + 28 * k} C310,{124 + 28 * k} 400,{124 + 28 * k} 480,{150 + 28 * k}", "#d8742c", stroke=6)


def suds(pen: PaperPen) -> None:
    """Foam where the water meets it, and a wake round its tail."""
    foam(pen, [(352 + 222 * math.cos(a), 690 + 300 * math.sin(a)) for a in (0.1, 0.34, 0.62, 2.5, 2.78, 3.04)], 26, "#e4f6f0")
    foam(pen, [(140, 420), (574, 380), (590, 470)], 20, "#e4f6f0")


def bath_surface(pen: PaperPen) -> None:
    """The water over what of it lies deep."""
    with pen.cut(0.1):
        pen.path(INNER, "#6fd0c6")
        pen.erase(ISLANDS)


def curtain_rail(pen: PaperPen) -> None:
    """The curtain rail near the lens, its rings, a fold of the curtain."""
    for k, (x0, x1, low) in enumerate(((-40, 60, 470), (40, 130, 400), (110, 196, 320), (176, 250, 236))):
        pen.path(f"M{x0},-30 H{x1} C{x1 + 10},{low * 0.4} {x1 - 26},{low * 0.7} {x1 - 16},{low - 40} C{x1 - 40},{low + 6} {x0 - 10},{low + 16} {x0 - 40},{low - 6}Z", darken("#1f5a6a", 0.3 - 0.08 * k))
    pen.path("M-30,120 L420,-40 L446,-20 L-30,152Z", "#0b2430")
    for x, y in ((60, 104), (150, 72), (236, 42), (316, 12)):
        pen.circle(x, y, 34, "#b8c8c4", stroke=11)

GLASS = (400, 540)


def big_trunk() -> Clay:
    """Somebody else's, from the depth of the drum; its tip has hold of a foot."""
    c = Clay().limb([(20, 860, -60, 120), (70, 740, -30, 92), (96, 650, 0, 72), (120, 580, 20, 54), (166, 528, 40, 42), (228, 522, 54, 35), (264, 562, 60, 29), (246, 606, 62, 24), (206, 612, 62, 19)], melt=8, part="trunk", per=8)
    for u, v, w in ((56, 754, 100), (72, 712, 90), (86, 672, 80), (98, 634, 70), (108, 604, 62), (124, 574, 54)):
        c.groove([(u - w * 0.8, v - w * 0.25), (u, v), (u + w * 0.8, v + w * 0.1)], 4)
    return c


def drum(pen: PaperPen) -> None:
    """The back wall of the drum: holes in rings, three ribs."""
    pen.circle(*GLASS, 340, "#57b3a6")
    with pen.flat():
        for k, r in enumerate((70, 120, 172, 226, 282)):
            for n in range(10 + 7 * k):
                a = math.tau * n / (10 + 7 * k) + k
                pen.circle(GLASS[0] + r * math.cos(a), GLASS[1] + r * math.sin(a), 7, "#2a7076")


def machine_front(pen: PaperPen) -> None:
    """The front of the machine with its round hole; a wall of tiles above, wet where the lamp falls."""
    with pen.cut(1.6):
        pen.rect(-20, -20, 840, 1260, "#53306a")
        pen.erase(cuts.circle(*GLASS, 352))
    with pen.flat():
        pen.path("M-20,112 H820 V118 H-20Z M-20,1010 H820 V1016 H-20Z", "#3a1d50")
    pen.rect(-20, 1060, 840, 200, "#2a1640")
    with pen.flat():
        for k in range(9):
            pen.path(f"M{400 + (k - 4) * 110},1060 L{400 + (k - 4) * 190},1230", "#46266a", stroke=4)
        pen.path("M-20,1128 H820", "#46266a", stroke=4)
    pen.rect(34, 26, 250, 66, "#6a4080", radius=8)
    pen.rect(52, 42, 140, 32, "#3a1d50", radius=6)
    for x, r in ((560, 34), (690, 22)):
        pen.circle(x, 60, r, "#6a4080")
        pen.path(f"M{x - 4},{60 - r} h8 v{r} h-8Z", "#d8d24a")
    for k in range(3):
        pen.circle(340 + 44 * k, 60, 10, "#d8d24a" if k == 1 else "#3a1d50")


def door_ring(pen: PaperPen) -> None:
    """The steel ring of the door, its hinge and its handle."""
    for r0, r1, paper in ((386, 318, "#a9a6c0"), (362, 326, "#cfcfe0")):
        with pen.cut(1.6):
            pen.circle(*GLASS, r0, paper)
            pen.erase(cuts.circle(*GLASS, r1))
    for y in (470, 600):
        pen.rect(-30, y - 26, 74, 60, "#7d7a98", radius=10)
    pen.path("M748,480 C792,486 800,520 800,540 C800,566 792,600 748,606Z", "#8c88a8")


def peg_basket(pen: PaperPen) -> None:
    """A peg basket, near and dark; two pegs over its rim."""
    for x, lean, paper in ((570, -16, "#7a5a34"), (632, 8, "#8a6a3c"), (716, 22, "#6a4a30")):
        with pen.at(x, 1100, turn=lean):
            pen.path("M-12,-70 C-12,-84 -2,-84 -2,-70 L-2,20 H-12Z M2,-70 C2,-84 12,-84 12,-70 L12,20 H2Z", paper)
    pen.path("M490,1092 H840 V1240 H530Z", "#1a0c2c")
    with pen.flat():
        for k in range(4):
            pen.path(f"M{496 + 10 * k},{1112 + 30 * k} H840", "#3a2050", stroke=7)
        for k in range(9):
            pen.path(f"M{520 + 40 * k},1096 l{12 - 2 * k},140", "#2c163e", stroke=5)
    pen.path("M478,1080 H840 V1104 H482Z", "#2a1640")


def turning_water(pen: PaperPen) -> None:
    """Bands that turn, farther ones darker."""
    for k, (r, start, turn, wide) in enumerate(((290, 20, 150, 60), (250, 190, 170, 50), (180, 300, 150, 44), (304, 250, 80, 40), (120, 100, 160, 36))):
        swirl(pen, GLASS, r, start, turn, wide, ("#6cc0a8", "#8ed4b4", "#b0e4bc", "#8ed4b4", "#e0f8cc")[k])
