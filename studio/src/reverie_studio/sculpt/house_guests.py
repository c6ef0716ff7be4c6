"""Guests where children live: a squirrel in the letter box, a frog at the classroom window, a shaggy one in the snow; what stands about them."""

from __future__ import annotations

import math

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.engine.clay import Clay
from reverie_studio.engine.clay_parts import patch
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_props import rope
from reverie_studio.sculpt.eyes import eye

Point = tuple[float, float]


def squirrel_face(*, look: Point = (0.0, 0.9)) -> Clay:
    """A squirrel's head that looks at us, its tufted ears pressed aside: 260 px from cheek to cheek, chin at y = 104. Parts: fur, bib, ring, nose, ear, inner ear, tuft, lid.

    Marks: the eyes `left|right`, `nose`, `lip left|right`, `pad left|right` (where whiskers grow).
    """
    c = Clay().limb([(0, -60, -30, 92), (0, -20, -24, 98)], melt=16, part="fur")
    c.both(Clay().limb([(62, -6, 4, 52), (72, 34, 6, 46), (46, 62, 26, 36)], melt=26, part="fur", per=4))
    c.limb([(0, -70, 44, 46), (0, -28, 76, 38), (0, 10, 98, 30), (0, 30, 104, 24)], melt=22, part="fur", per=4)
    c.both(Clay().limb([(10, 46, 102, 22), (30, 56, 84, 24), (44, 58, 62, 22)], melt=11, part="pad", per=4))
    c.limb([(-22, 80, 62, 22), (0, 90, 76, 22), (22, 80, 62, 22)], melt=8, part="bib", per=4)
    c.limb([(-11, 16, 124, 9), (0, 16, 128, 10), (11, 16, 124, 9)], melt=3, part="nose", per=3).limb([(0, 20, 126, 9), (0, 30, 124, 6)], melt=4, part="nose")
    c.both(Clay().limb([(22, -64, 62, 15), (48, -78, 48, 17), (76, -62, 26, 13)], melt=16, part="fur"))
    c.both(Clay().limb([(62, -112, -30, 30), (100, -140, -30, 33), (134, -150, -30, 22)], melt=10, part="ear", press=(0, 0, 1.5), per=4))
    c.both(Clay().limb([(76, -112, 2, 17), (104, -134, 4, 20), (128, -144, 0, 13)], melt=6, part="inner ear", carve=True))
    c.both(Clay().limb([(122, -150, -28, 19), (158, -172, -34, 13), (196, -176, -38, 2)], melt=6, part="tuft", per=5))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (62 * side, -34, 50), 31, side, aside=24, lids=1.25, look=(look[0] * side - 0.35, look[1]), inner=0.3, iris=0.8, bag=0.2)
        c.marks[f"lip {name}"] = [(2 * side, 46, 126), (10 * side, 62, 118), (30 * side, 72, 98), (48 * side, 68, 80)]
        c.marks[f"pad {name}"] = [(26 * side, 46, 108), (36 * side, 52, 100), (28 * side, 58, 106), (42 * side, 60, 90)]
    c.marks["nose"] = [(0, 14, 130)]
    patch(c, "bib", [(40, 62, 40, 30), (66, 52, 24, 20)], both=True)
    patch(c, "inner ear", [(84, -122, -10, 13), (106, -138, -10, 16), (126, -146, -12, 8)], both=True)
    return patch(c, "ring", [(62, -34, 62, 38)], both=True)


def squirrel_arms() -> Clay:
    """Its forelegs, which come down over an edge at y = 60 and hold something 150 px wide at (0, 226). Parts: arm, paw, finger 0–3, claw."""
    c = Clay()
    for side in (-1, 1):
        c.limb([(120 * side, 40, -60, 40), (150 * side, 84, 6, 44), (150 * side, 140, 40, 36), (122 * side, 186, 70, 28)], melt=12, part="arm", per=6)
        c.limb([(122 * side, 186, 70, 27), (100 * side, 206, 84, 30)], melt=12, part="paw")
        for k in range(4):
            a = math.radians(-34 + 30 * k)
            x, y, d = 94.0, 208.0, -1.0
            knots = [(side * (x + d * q * math.cos(a)), y + q * math.sin(a), 88 + lift, r) for q, lift, r in ((8, 14, 14), (36, 26, 12), (58, 22, 10))]
            c.limb(knots, melt=3, part=f"finger {k}", per=4)
            c.limb([(side * (x + d * q * math.cos(a)), y + q * math.sin(a), 88 + lift, r) for q, lift, r in ((60, 22, 6), (76, 16, 3.4), (88, 6, 1))], melt=1, part="claw", per=3)
    return c


def hazelnut() -> Clay:
    """A hazelnut, 150 px, its tip down. Parts: nut, cap."""
    c = Clay().limb([(0, -10, 0, 70), (0, 18, 0, 58), (0, 58, 0, 16)], melt=12, part="nut", per=4)
    return patch(c, "cap", [(0, -76, 20, 46), (0, -84, 0, 40)])


def squirrel_tail() -> Clay:
    """A brush that goes up behind it and turns over, 300 px high, root at the origin. The part is `fur`."""
    return Clay().limb([(0, 60, 0, 46), (34, -20, -10, 66), (52, -110, -20, 84), (20, -190, -20, 82), (-50, -220, -10, 58), (-92, -190, 0, 30)], melt=10, part="fur", per=7)


def nut(pen: PaperPen, at: Point, r: float, turn: float, paper: Colour) -> None:
    """A hazelnut of paper: its pale foot, its tip, three seams."""
    with pen.at(*at, turn=turn, scale=r / 40):
        pen.path("M-38,-6 C-38,-40 38,-40 38,-6 C38,24 18,38 0,50 C-18,38 -38,24 -38,-6Z", paper)
        with pen.flat():
            pen.path("M-33,-16 C-30,-37 30,-37 33,-16 C16,-25 -16,-25 -33,-16Z", lighten(paper, 0.3))
            for x in (-17, 0, 17):
                pen.curve([(x * 0.9, -18), (x * 1.2, 8), (x * 0.5, 34)], darken(paper, 0.22), 2.2)


def visiting_frog() -> Clay:
    """A great frog's face behind glass, looking down: 210 px wide. Parts: head, throat, lid. Marks: the eyes `left|right`, `nostril left|right`."""
    c = Clay().limb([(-52, 14, 0, 52), (0, 2, 16, 58), (52, 14, 0, 52)], melt=14, part="head", per=4)
    c.limb([(0, -30, 40, 34), (0, 0, 62, 30)], melt=20, part="head")
    c.limb([(-62, 62, -10, 46), (0, 84, 10, 62), (62, 62, -10, 46)], melt=8, part="throat", per=4).ball(0, 120, -6, 70, melt=20, part="throat")
    c.limb([(-104, 26, 0, 3), (-64, 42, 44, 4), (0, 48, 72, 4), (64, 42, 44, 4), (104, 26, 0, 3)], melt=4, carve=True, per=6)
    c.both(Clay().ball(13, -6, 84, 4, melt=3, carve=True))
    c.both(Clay().ball(56, -46, 6, 40, melt=12, part="head"))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (58 * side, -56, 22), 33, side, aside=14, lids=1.0, look=(-0.3 * side, 1.1), inner=0.45, iris=0.72, bag=0.2)
        c.marks[f"nostril {name}"] = [(13 * side, -6, 86)]
    return c


def frog_hand(side: int) -> Clay:
    """A frog's hand spread on glass, 230 px: four toes with discs, and its forearm that comes from outside. Parts: arm, palm, toe 0–3, disc."""
    c = Clay().limb([(150 * side, 260, -90, 62), (120 * side, 170, -60, 50), (60 * side, 70, -26, 36), (0, 0, 0, 34)], melt=10, part="arm", per=6)
    c.limb([(4 * side, 4, 4, 38), (-8 * side, -22, 8, 36)], melt=12, part="palm", press=(0, 0, 0.6))
    for k, (a, far) in enumerate(((-176, 96), (-128, 124), (-84, 128), (-34, 104))):
        t = math.radians(a)
        u, v = math.cos(t) * side, math.sin(t)
        c.limb([(u * 20 - 6 * side, v * 20 - 14, 10, 19), (u * far * 0.6 - 6 * side, v * far * 0.6 - 14, 14, 13), (u * far - 6 * side, v * far - 14, 14, 13)], melt=5, part=f"toe {k}", per=4)
        c.ball(u * far - 6 * side, v * far - 14, 18, 24, melt=3, part="disc", press=(0, 0, 0.9))
    return c


def tadpole(pen: PaperPen, at: Point, r: float, turn: float, paper: Colour, legs: bool = False) -> None:
    """A tadpole that swims towards `turn`: head, wavy tail, perhaps two hind legs."""
    with pen.at(*at, turn=turn, scale=r / 20):
        with pen.cut(1.2):
            pen.path("M18,0 C18,-17 2,-21 -12,-16 C-30,-10 -40,6 -58,2 C-72,-2 -80,-12 -92,-10 C-80,2 -72,14 -58,15 C-40,16 -28,16 -12,17 C4,20 18,16 18,0Z", paper)
            if legs:
                pen.path("M-14,-14 C-24,-26 -34,-28 -40,-22 L-50,-30 L-46,-20 L-54,-16 L-40,-16 C-32,-22 -26,-16 -18,-8Z M-14,14 C-24,28 -34,30 -40,24 L-50,32 L-46,22 L-54,18 L-40,18 C-32,24 -26,18 -18,8Z", paper)
        pen.circle(9, -7, 5.5, "#fff4c0")
        with pen.flat():
            pen.circle(10, -7, 3, "#1c1420")


def shaggy_one() -> Clay:
    """A great shaggy being that kneels in profile to our right, its arm stretched out before it: 620 px from back to fingertip, its knee at y = 300. Parts: hair, face, nose, ear, arm, hand, leg, foot, lid.

    Marks: the eye `near`, `nose`, `mouth`, `pinch` (between its two fingers).
    """
    c = Clay().limb([(-110, 220, -30, 150), (-130, 90, -30, 176), (-80, -60, -20, 164), (20, -160, 0, 118)], melt=16, part="hair", per=6)
    c.limb([(30, -170, 10, 100), (120, -196, 30, 96)], melt=24, part="hair", per=4)
    c.limb([(130, -190, 40, 92), (176, -160, 50, 74)], melt=16, part="hair", per=4).limb([(172, -170, 70, 62), (214, -136, 76, 44), (232, -112, 76, 32)], melt=14, part="face", per=4)
    c.limb([(240, -136, 78, 20), (256, -124, 78, 18)], melt=6, part="nose", per=3)
    c.limb([(160, -226, 96, 24), (204, -206, 104, 20), (232, -186, 96, 12)], melt=12, part="hair", per=4)
    c.limb([(84, -238, 70, 24), (70, -270, 74, 24), (60, -284, 72, 14)], melt=8, part="ear", press=(0, 0, 1.2), per=4)
    c.limb([(-20, 230, 50, 120), (90, 250, 90, 96), (130, 290, 70, 60)], melt=16, part="leg", per=5).limb([(140, 296, 90, 44), (190, 306, 100, 36), (214, 308, 100, 26)], melt=12, part="foot", per=4)
    eye(c, "near", (200, -168, 106), 19, 1, aside=8, lids=0.7, look=(0.5, 0.9), inner=0.5, iris=0.8, bag=0.5)
    c.marks |= {"nose": [(256, -126, 90)], "mouth": [(256, -98, 90), (240, -88, 98), (218, -90, 104), (200, -98, 110)]}
    return c


def shaggy_arm() -> Clay:
    """Its near arm, laid over it: it reaches out and holds something small between two fingers. Parts: arm, hand, finger. Mark: `pinch`."""
    c = Clay().limb([(-20, -80, 110, 84), (36, 50, 150, 70), (130, 106, 170, 56), (204, 88, 172, 46)], melt=14, part="arm", per=7)
    c.limb([(206, 84, 172, 40), (258, 50, 176, 38), (296, 20, 176, 36)], melt=10, part="hand", per=3)
    c.limb([(300, 8, 180, 18), (330, -16, 184, 15), (352, -6, 184, 12), (364, 10, 182, 9)], melt=4, part="finger", per=4).limb([(304, 36, 186, 18), (336, 44, 190, 14), (362, 30, 186, 9)], melt=4, part="thumb", per=4)
    c.marks["pinch"] = [(366, 18, 184)]
    return c


def ice_fern(pen: PaperPen, root: Point, towards: float, long: float, paper: Colour) -> None:
    """A frond of frost on a pane, with leaflets on both sides, smaller to its tip."""
    a = math.radians(towards)
    with pen.cut(0.5):
        x, y = root
        for k in range(13):
            t = k / 12
            bend = a + 0.5 * t
            x, y = x + long / 13 * math.cos(bend), y + long / 13 * math.sin(bend)
            n = long * 0.26 * (1 - t) + 6
            for side in (-1, 1):
                pen.path(cuts.leaf(x, y, n, math.degrees(bend) + side * 52, 0.2), paper)

JAR = "M150,366 C150,338 176,332 196,322 H604 C624,332 650,338 650,366 C690,406 716,446 716,506 V1260 H84 V506 C84,446 110,406 150,366Z"
INSIDE = "M168,372 C168,352 188,346 206,338 H594 C612,346 632,352 632,372 C672,412 694,456 694,512 V1260 H106 V512 C106,456 128,412 168,372Z"


def night_garden(pen: PaperPen) -> None:
    """The lawn, the pond and a row of trees, in a night that does not get dark."""
    pen.path("M-20,300 C60,150 120,190 180,140 C260,100 330,170 400,140 C480,110 560,170 640,120 C700,90 760,160 820,130 V700 H-20Z", "#5f7898")
    pen.path("M-20,290 C200,200 520,190 820,230 V1012 H-20Z", "#557f62")
    pen.oval(440, 168, 96, 13, "#f7eeb0")


def casement(pen: PaperPen) -> None:
    """The open window: frame, sill, one leaf folded in at the right with its panes."""
    with pen.cut(1.4):
        pen.rect(-20, -20, 840, 1260, "#3d3a6a")
        pen.erase("M46,60 H640 V1010 H46Z")
    pen.path("M640,60 L800,-10 V1060 L640,1010Z", "#4c4880")
    for y0, y1 in ((96, 470), (520, 960)):
        pen.path(f"M664,{y0 - 6} L780,{y0 - 34} V{y1 + 30} L664,{y1}Z", "#8fa9a8")
    pen.path("M-20,1010 H820 V1240 H-20Z", "#2c2a55")


def waiting_eyes(pen: PaperPen) -> None:
    """Eleven more pairs of eyes, smaller and smaller, down to the pond."""
    for k, (x, y) in reversed(list(enumerate(((106, 292), (196, 262), (110, 234), (250, 236), (168, 212), (300, 212), (226, 196), (340, 194), (276, 182), (370, 180), (330, 172))))):
        r = 17 * 0.85**k + 2
        pen.path(f"M{x - 3.2 * r},{y + 3.6 * r} C{x - 3 * r},{y - r} {x - 2.2 * r},{y - 1.6 * r} {x},{y - r * 0.4} C{x + 2.2 * r},{y - 1.6 * r} {x + 3 * r},{y - r} {x + 3.2 * r},{y + 3.6 * r}Z", darken("#3f6a4a", 0.3 - 0.02 * k))
        for u in (-1.4, 1.4):
            pen.circle(x + u * r, y - 0.5 * r, r, "#4f7f4a")
            pen.lit(cuts.circle(x + u * r, y - 0.5 * r, r * 0.72), "#fff2a0")
            with pen.flat():
                pen.oval(x + u * r, y - 0.4 * r, r * 0.3, r * 0.5, "#1a1c2c")


def jam_jar(pen: PaperPen) -> None:
    """The jar's wall around what is in it."""
    with pen.cut(1.0):
        pen.path(JAR, "#e4f6dc")
        pen.erase(INSIDE)


def gleams_on_glass(pen: PaperPen) -> None:
    """What the window leaves on the glass."""
    with pen.flat():
        pen.path("M132,560 C122,700 122,860 132,980 C136,990 142,988 142,976 C136,860 138,700 150,580 C150,556 136,548 132,560Z", "#ffffff")
        pen.path("M136,500 C144,470 160,446 180,428 C190,424 196,434 188,442 C172,462 162,484 158,508 C150,520 134,514 136,500Z", "#ffffff")
        pen.path("M668,620 C674,720 674,820 668,900 C664,910 656,908 656,898 C660,820 660,720 656,626 C656,612 666,610 668,620Z", "#ffffff")


def paper_lid(pen: PaperPen) -> None:
    """A paper lid with holes, tied with string."""
    pen.path("M172,372 L148,282 C240,256 560,256 652,282 L628,372 L606,352 L580,374 L548,354 L512,376 L470,356 L430,378 L390,356 L350,378 L310,356 L268,376 L236,354 L200,374Z", "#ecc3d2")
    with pen.flat():
        for x, y in ((230, 294), (300, 284), (370, 290), (440, 282), (510, 292), (580, 286)):
            pen.oval(x, y, 9, 4, "#5a3f66")
    rope(pen, (160, 334), (640, 334), (10, 10), "#c8503c")
    for loop in ([(560, 336), (620, 372), (604, 412), (560, 338)], [(556, 336), (500, 376), (520, 410), (558, 338)], [(560, 338), (580, 400), (572, 440)]):
        pen.curve(loop, "#c8503c", stroke=7, closed=False)


def pencil_pot(pen: PaperPen) -> None:
    """A pot of pencils, near and dark."""
    for x, y, lean, paper in ((704, 1010, -9, "#7a3a52"), (742, 980, 3, "#2f5a6a"), (780, 1000, 12, "#8a6a30")):
        with pen.at(x, 1150, turn=lean):
            pen.path(f"M-13,{y - 1150} L0,{y - 1190} L13,{y - 1150} V60 H-13Z", paper)
            pen.path(f"M-6,{y - 1171} L0,{y - 1190} L6,{y - 1171}Z", "#1c1a30")
    pen.path("M672,1090 H830 V1240 H684Z", "#1c1a3c")
    pen.path("M664,1078 H830 V1104 H666Z", "#2a2850")

SNOW_CHILD = (668, 716)


def held_shadows(pen: PaperPen) -> None:
    """What the two throw towards us: the small shadow holds the big one by a finger."""
    paper = "#46609a"
    pen.path("M200,848 C240,826 420,826 480,850 C520,880 520,920 500,950 C470,1010 300,1040 220,1000 C150,960 150,880 200,848Z", paper)
    with pen.flat():
        pen.taper([(440, 900), (500, 924), (536, 934)], 66, 40, paper)
        pen.taper([(530, 930), (562, 936), (592, 950)], 20, 13, paper)
        pen.taper([(530, 944), (548, 962), (556, 976)], 18, 11, paper)
        pen.circle(672, 890, 62, paper)
        pen.circle(668, 974, 42, paper)
        pen.taper([(640, 900), (612, 916), (590, 944)], 13, 9, paper)
        pen.taper([(598, 932), (578, 940), (574, 958)], 8, 5, paper)
        pen.taper([(592, 942), (598, 960), (584, 966)], 8, 5, paper)
        pen.taper([(704, 900), (736, 920), (752, 948)], 10, 5, paper)


def snow_child(pen: PaperPen) -> None:
    """Two balls of snow, twig arms, coal; it looks up at its maker."""
    x, y = SNOW_CHILD
    for d, end in ((-1, (-92, 12)), (1, (96, -46))):
        pen.taper([(x + 50 * d, y + 60), (x + 74 * d, y + 40 + end[1] * 0.3), (x + end[0], y + end[1] + 30)], 9, 5, "#3a2c3a")
        pen.taper([(x + 76 * d, y + 38 + end[1] * 0.4), (x + end[0] + 16 * d, y + end[1] + 54)], 5, 3, "#3a2c3a")
    for v, r in ((80, 76), (-12, 50)):
        for k, tone in enumerate(("#b9c9e2", "#d3dff0", "#eaf1fa", "#ffffff")):
            pen.circle(x + 5 * k, y + v - 6 * k, r * (1 - 0.17 * k), tone)
    with pen.flat():
        for u, v in ((-26, -20), (0, -24), (6, 54), (8, 86), (4, 116)):
            pen.circle(x + u, y + v, 6, "#241f38")
        pen.path(f"M{x - 26},{y + 6} q16,14 30,2", "#241f38", stroke=4)
    pen.path(f"M{x - 16},{y - 10} L{x - 62},{y - 14} L{x - 14},{y + 2}Z", "#e88a3c")


def woollen_hat(pen: PaperPen) -> None:
    """A red woollen hat, a little too large."""
    x, y = SNOW_CHILD
    with pen.at(x + 6, y - 46, turn=-10):
        pen.path("M-54,6 C-56,-40 -30,-74 2,-78 C34,-74 56,-40 54,6Z", "#d2332c")
        with pen.flat():
            for k in range(5):
                pen.path(f"M{-40 + 20 * k},0 C{-38 + 18 * k},-40 {-14 + 8 * k},-66 2,-76", "#9c2224", stroke=3)
        pen.path("M-60,-8 H60 C66,-8 66,18 60,18 H-60 C-66,18 -66,-8 -60,-8Z", "#e8584a")
        pen.circle(0, -84, 19, "#f6e6dc")


def window_cross(pen: PaperPen) -> None:
    """The cross of the window, warm from our room, and its frame."""
    with pen.cut(2.0):
        pen.rect(-20, -20, 840, 1260, "#6a3a34")
        for d in ("M46,44 H214 V262 H46Z", "M246,44 H760 V262 H246Z", "M46,294 H214 V1010 H46Z", "M246,294 H760 V1010 H246Z"):
            pen.erase(d)
    with pen.flat():
        pen.path("M214,44 h6 V1010 h-6Z M46,262 H760 v6 H46Z M46,40 H760 v5 H46Z M40,44 h6 V1010 h-6Z M754,44 h6 V1010 h-6Z", "#c8783c")


def frosted_corners(pen: PaperPen) -> None:
    """Ice ferns in the corners of the panes."""
    for root, a, n in (((760, 1010), -112, 170), ((246, 1010), -62, 130), ((246, 1010), -30, 140), ((760, 294), 140, 150), ((760, 44), 150, 170), ((46, 44), 30, 140), ((46, 1010), -75, 240), ((46, 1010), -40, 130), ((246, 294), 40, 110), ((246, 262), -40, 130)):
        ice_fern(pen, root, a, n, "#eef6ff")


def knitting(pen: PaperPen) -> None:
    """On the sill a second hat, half knitted, on its needles; the wool."""
    pen.path("M-20,1010 H820 V1240 H-20Z", "#4a2630")
    pen.path("M-20,1010 H820 V1034 H-20Z", "#8a4a38")
    pen.path("M150,1110 C150,1060 176,1040 250,1036 H360 C420,1040 440,1064 440,1110 L430,1180 H160Z", "#a8282c")
    with pen.flat():
        for n in range(5):
            for k in range(18):
                pen.path(f"M{164 + 15 * k},{1068 + 24 * n} l6,9 l6,-9", "#d8554a", stroke=3.5)
    for x0, y0, x1, y1 in ((90, 1096, 470, 1030), (120, 1020, 490, 1082)):
        pen.taper([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2), (x1, y1)], 10, 4, "#e8c48a")
        pen.circle(x0, y0, 12, "#e8c48a")
    pen.circle(590, 1122, 76, "#a8282c")
    with pen.flat():
        for k in range(6):
            pen.curve([(530 + 6 * k, 1080 + 12 * k), (590, 1060 + 22 * k), (650 - 4 * k, 1096 + 12 * k)], "#d8554a", stroke=4, closed=False)
            pen.curve([(560 + 10 * k, 1056), (548 + 14 * k, 1120), (572 + 12 * k, 1186)], "#7a1c24", stroke=3, closed=False)
    pen.curve([(650, 1160), (700, 1190), (560, 1204), (440, 1160)], "#a8282c", stroke=7, closed=False)


def letter_slot(pen: PaperPen) -> None:
    """The front of the box from inside: its slot, rivets, the hinge of the flap."""
    with pen.cut(1.6):
        pen.rect(-20, -20, 840, 1260, "#3a2f57")
        pen.erase("M92,176 H708 Q722,176 722,190 V446 Q722,460 708,460 H92 Q78,460 78,446 V190 Q78,176 92,176Z")
    with pen.cut(1):
        pen.path("M78,148 H722 Q750,148 750,176 V460 Q750,488 722,488 H78 Q50,488 50,460 V176 Q50,148 78,148Z", "#50436f")
        pen.erase("M92,176 H708 Q722,176 722,190 V446 Q722,460 708,460 H92 Q78,460 78,446 V190 Q78,176 92,176Z")
    for x in (64, 288, 512, 736):
        for y in (162, 474):
            pen.circle(x, y, 7, "#6c5f8c")
    for x in (190, 610):
        pen.rect(x - 46, 108, 92, 52, "#231a38", radius=8)


def letter_box_walls(pen: PaperPen) -> None:
    """The sides of the box, which run towards us."""
    for x0, x1 in ((-20, 36), (820, 764)):
        pen.path(f"M{x0},-20 L{x1},60 V930 L{x0},1220Z", "#241b3c")
    pen.path("M-20,-20 H820 L764,60 H36Z", "#1b142f")


def letters(pen: PaperPen, row: tuple[tuple[float, float, float, float, str], ...]) -> None:
    """Envelopes that stand on edge, their flaps to us: x, y of the upper corner, width, lean, paper."""
    for x, y, w, lean, paper in row:
        with pen.at(x, y, turn=lean):
            pen.path(f"M0,0 H{w} V560 H0Z", paper)
            with pen.flat():
                pen.path(f"M0,0 H{w} V7 H0Z", lighten(paper, 0.45))
                pen.path(f"M4,8 L{w / 2},{w * 0.36} L{w - 4},8", darken(paper, 0.26), stroke=3)
