"""A bare foot plugs a dam of clay; behind it lies a lake with a liner, below it a village no higher than the ankle."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_hands import cut_finger, cut_hand
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_scene import LightBox, light_box

SKIN, PALE, CLAY, DENIM = "#e2a277", "#eebb96", "#b5602f", "#3f6fb0"
LEG = ("M560,150 C556,300 574,420 570,520 C566,590 520,650 462,706 C430,736 420,770 440,800 C520,826 640,828 712,824 C752,818 764,780 752,738 C740,700 712,650 708,580 C708,500 752,420 744,300 C740,240 738,190 738,150Z")  # fmt: skip
TOES = (([(470, 722), (414, 760)], 74, 66), ([(492, 744), (440, 782)], 50, 42), ([(514, 760), (468, 796)], 48, 40), ([(538, 772), (496, 808)], 46, 38), ([(566, 782), (528, 816)], 44, 36))
PALM = "M-23,14 C-30,-20 -40,-50 -38,-82 C-20,-94 20,-96 36,-86 C38,-50 26,-20 23,14Z"
FINGERS = (([(28, -80), (34, -122), (26, -154)], 24, 18), ([(9, -86), (12, -136), (5, -172)], 25, 18), ([(-11, -86), (-12, -132), (-16, -168)], 25, 18), ([(-29, -78), (-36, -112), (-40, -142)], 22, 16))
THUMB = ([(-24, -24), (-52, -50), (-62, -84)], 28, 20)


def leg(pen: PaperPen) -> None:
    """From the outside: a rolled-up trouser leg, shin and calf, heel, five toes in a row, the small one nearest."""
    for toe in TOES[:1]:
        cut_finger(pen, toe, SKIN, creases=False)
    pen.path(LEG, SKIN)
    for toe in TOES[1:]:
        cut_finger(pen, toe, SKIN, creases=False)
    with pen.flat():
        pen.path("M478,714 C500,690 560,660 620,700 C640,760 620,806 572,806 C566,788 552,786 548,778 C540,764 526,768 520,758 C512,748 500,754 494,742 C488,734 480,728 478,714Z", SKIN)
        pen.path("M708,580 C708,500 752,420 744,300 C740,240 738,190 738,150 H690 C700,300 690,420 668,520 C660,600 690,680 700,740 C706,780 690,806 640,824 C690,826 740,822 752,800 C764,770 752,738 740,712 C722,670 710,640 708,580Z", darken(SKIN, 0.12))
        pen.path("M576,250 C574,340 590,440 588,520 C584,590 540,650 490,700 C556,656 606,600 610,520 C612,420 594,340 600,250Z", lighten(SKIN, 0.1))
        pen.path("M628,600 C634,572 664,570 676,596 C664,590 644,590 628,600Z", lighten(SKIN, 0.14))
        pen.path("M634,612 C644,630 668,628 678,606 C676,636 646,646 634,612Z", darken(SKIN, 0.12))
        pen.path("M566,824 C580,806 600,812 616,804 C640,796 650,812 680,800 C704,790 720,800 736,778 C748,770 756,776 756,790 C752,818 720,826 690,828Z", darken(CLAY, 0.1))
    pen.path("M540,-20 C536,60 532,130 528,206 H772 C774,120 780,50 784,-20Z", DENIM)
    with pen.flat():
        pen.path("M720,-20 C722,60 716,130 708,190 H772 C774,120 780,50 784,-20Z", darken(DENIM, 0.16))
        pen.path("M640,-20 C638,60 634,120 632,190", lighten(DENIM, 0.2), stroke=4)
    pen.path("M514,178 C600,200 700,200 784,176 L780,246 C700,268 600,268 518,248Z", lighten(DENIM, 0.24))
    pen.path("M518,214 C600,238 700,238 782,210 L780,258 C700,284 600,284 520,260Z", lighten(DENIM, 0.14))


def arm(pen: PaperPen, x: float, y: float, turn: float, flip: bool, skin: str) -> None:
    """A striped sleeve out of the left edge, a cuff, a hand laid flat on the clay."""
    with pen.at(x, y, turn=turn):
        with pen.cut(lift=1.4):
            pen.path("M-36,36 H36 C50,120 70,260 84,460 H-84 C-70,260 -50,120 -36,36Z", "#e9b23f")
            for k in range(5):
                y, w = 96 + k * 64, 43 + k * 9
                pen.path(f"M{-w},{y} Q0,{y + 18} {w},{y} l3,24 Q0,{y + 42} {-w - 3},{y + 24}Z", "#c8403a")
        with pen.stretch(-1 if flip else 1, 1):
            cut_hand(pen, skin, PALM, FINGERS, THUMB, nails=True, creases=False)
            with pen.flat():
                pen.path("M-22,-10 C-28,-34 -36,-60 -34,-76 C-10,-60 10,-60 30,-74 C34,-50 24,-20 20,-4Z", lighten(skin, 0.06))
        pen.path("M-42,8 Q0,22 42,8 L44,48 Q0,62 -44,48Z", "#fff4e0")


def lump(pen: PaperPen, x: float, y: float, w: float, h: float, k: int) -> None:
    tone = (CLAY, lighten(CLAY, 0.08), darken(CLAY, 0.08), "#c06c38")[k % 4]
    j = 5 * ((k * 7) % 3 - 1)
    pen.path(f"M{x - w / 2},{y + j} C{x - w / 2},{y - h * 0.62} {x - w * 0.2},{y - h * 0.5 - j} {x},{y - h / 2} C{x + w * 0.3},{y - h * 0.56} {x + w / 2},{y - h * 0.4} {x + w / 2},{y} C{x + w * 0.52},{y + h * 0.5} {x + w * 0.2},{y + h * 0.52} {x},{y + h / 2} C{x - w * 0.3},{y + h * 0.54} {x - w / 2},{y + h * 0.46} {x - w / 2},{y + j}Z", tone)


def wall(pen: PaperPen) -> None:
    """Fistfuls of clay, course over course, with a gap as long as a foot; the makers' hands are printed in it."""
    pen.path("M-20,590 C80,572 200,580 320,586 C352,640 366,760 410,830 H742 C764,780 770,700 790,600 L820,590 V920 H-20Z", darken(CLAY, 0.24))
    for r, right in enumerate((330, 344, 358, 378)):
        y = 614 + r * 62
        for k in range(4):
            w = 104
            x = right - 50 - k * 106
            lump(pen, x, y, w, 68, r * 3 + k)
        lump(pen, 826 - r * 6, y, 92 + r * 6, 68, r + 1)
    with pen.flat():
        for x, y, t in ((80, 752, -16), (252, 790, 12)):
            with pen.at(x, y, turn=t, scale=0.46):
                pen.path(PALM, darken(CLAY, 0.3))
                for pts, w0, w1 in (*FINGERS, THUMB):
                    pen.taper(pts, w0, w1, darken(CLAY, 0.3))


def lip(pen: PaperPen) -> None:
    """The lowest course, in front of the sole: the foot stands in it."""
    for k in range(9):
        lump(pen, 20 + k * 96, 856 + (k % 2) * 6, 112, 66, k + 2)
    lump(pen, 764, 806, 70, 70, 3)
    lump(pen, 372, 812, 74, 62, 1)


def spade(pen: PaperPen) -> None:
    with pen.at(206, 930, turn=-14):
        pen.taper([(0, 0), (0, -170)], 15, 15, "#f0d0a0")
        with pen.cut():
            pen.path("M-36,-226 H36 C44,-226 46,-214 42,-208 L12,-158 H-12 L-42,-208 C-46,-214 -44,-226 -36,-226Z", "#c8403a")
            pen.erase("M-20,-210 H20 L5,-182 H-5Z")
        pen.path("M-56,-44 C-20,-58 20,-58 56,-44 C58,26 40,80 0,106 C-40,80 -58,26 -56,-44Z", "#c8403a")
        with pen.flat():
            pen.path("M-8,-48 H8 L5,40 H-5Z", "#a03028")


def house(pen: PaperPen, x: float, y: float, w: float, h: float, tone: str, roof: str, lit: int = 0) -> None:
    pen.rect(x - w / 2, y - h, w, h, tone)
    pen.poly([(x - w * 0.6, y - h), (x - w * 0.1, y - h - w * 0.55), (x + w * 0.1, y - h - w * 0.55), (x + w * 0.6, y - h)], roof)
    for k in range(2):
        d = f"M{x - w * 0.3 + k * w * 0.36},{y - h * 0.74} h{w * 0.22} v{h * 0.26} h{-w * 0.22}Z"
        if (lit >> k) & 1:
            pen.lit(d, "#ffd98a", 0.9)
        else:
            pen.path(d, darken(tone, 0.4))
    pen.rect(x - w * 0.1, y - h * 0.34, w * 0.2, h * 0.34, darken(tone, 0.45))


def row(pen: PaperPen, near: bool) -> None:
    """Each row stands on its own ridge; the villagers have come out and look up."""
    if near:
        for spec in ((60, 1092, 104, 80, "#f0bf8c", "#a8483e", 3), (560, 1100, 106, 82, "#f6d0a0", "#4f6a8c", 3), (740, 1088, 100, 82, "#f0b888", "#a8483e", 1)):
            house(pen, *spec)
        pen.path("M612,1046 Q650,1066 692,1042", "#fff4e0", stroke=3)
        for k, tone in enumerate(("#fff4e0", "#c8403a", "#fff4e0", "#3f6fb0")):
            pen.path(f"M{618 + k * 18},{1049 + (6 if 0 < k < 3 else 2)} h14 v22 h-14Z", tone)
        pen.path("M-20,1082 C100,1064 220,1090 340,1084 C480,1076 620,1092 820,1070 V1220 H-20Z", "#6a4a4c")
        for x, tone in ((392, "#fff4e0"), (430, "#c8403a"), (468, "#e9b23f")):
            pen.path(f"M{x - 6},1062 l-10,-24 l6,-2 l10,18 l10,-18 l6,2 l-6,26 l6,38 h-26Z", tone)
            pen.circle(x, 1038, 10, PALE)
        return
    for spec in ((60, 984, 88, 70, "#f0b888", "#4f6a8c", 2), (500, 990, 88, 70, "#f6d0a0", "#a8483e", 3), (620, 982, 92, 74, "#f0bf8c", "#7a4a6c", 2), (744, 978, 92, 74, "#f6d0a0", "#4f6a8c", 3)):
        house(pen, *spec)
    pen.rect(276, 886, 58, 130, "#fbe0b4")
    pen.poly([(266, 890), (305, 786), (344, 890)], "#4f6a8c")
    pen.taper([(305, 792), (305, 758)], 6, 5, "#3d2340")
    pen.taper([(294, 770), (316, 770)], 5, 5, "#3d2340")
    pen.rect(332, 940, 100, 76, "#f6d0a0")
    pen.poly([(326, 942), (348, 902), (420, 902), (440, 942)], "#7a4a6c")
    pen.lit("M295,908 h20 v34 h-20Z", "#ffe29a", 1.0)
    for k in range(3):
        pen.lit(f"M{346 + k * 28},958 h13 v32 h-13Z", "#ffd27a", 0.9)
    pen.path("M-20,980 C120,962 240,996 340,1002 C430,1008 560,1004 660,984 C740,964 790,968 820,974 V1220 H-20Z", "#85584c")


def edge(pen: PaperPen) -> None:
    """Grass on the near side, as tall as a house."""
    for x, n, t in ((-10, 210, -62), (30, 170, -80), (70, 130, -98), (8, 130, -40), (790, 220, -116), (760, 170, -98), (716, 120, -84), (806, 150, -140), (250, 80, -96), (280, 70, -70)):
        pen.path(cuts.leaf(x, 1214, n, t, 0.16), "#2b3a2c")
    pen.path("M-20,1176 C100,1152 220,1182 340,1176 C480,1168 620,1190 820,1158 V1220 H-20Z", "#2a2430")


@light_box(id="e09nd8", title="Don't Move Your Foot", seed=15, palette="clay court", light=(-0.3, -0.9))
def paint(s: LightBox) -> None:
    """The sun goes down over the lake; on our side of the dam lies its long blue shadow."""
    s.took_view("near")
    s.back("#fff0b8", "#e8874a", at=(300, 170), radius=620)
    s.shine(cuts.circle(318, 176, 60), "#fff6c8", name="low sun", depth=0.08)
    s.sheet("far shore", "M-20,244 C80,206 160,224 240,214 C330,194 420,212 520,206 C640,194 720,216 820,202 V420 H-20Z", "#b98a8c", depth=0.12, haze=0.0)
    s.sheet("lake", "M-20,256 H820 V860 H-20Z", "#5f9cc4", depth=0.16, haze=0.0)
    s.sheet("sun on the water", lambda pen: [pen.path(cuts.leaf(318 - w / 2, y, w, 0, 0.07), "#fff0b8") for y, w in ((270, 120), (290, 190), (314, 130), (500, 150), (532, 220), (570, 160), (620, 120), (670, 150))], depth=0.17, haze=0.0)
    s.put("ocean liner", at=(400, 440), scale=0.46, role="prop", lift=6)
    s.sheet("wall of clay", wall, depth=0.42, haze=0.0)
    s.lamp((318, 260), 520, "#ffdf96", 0.22)
    sole = s.sheet("bare foot", leg, depth=0.5, role="subject", haze=0.0)
    s.sheet("slope", "M-20,884 C120,868 240,872 330,880 C420,888 560,888 660,880 C740,872 790,868 820,876 V1220 H-20Z", "#9a5638", depth=0.52, haze=0.0)
    s.sheet("lowest course", lip, depth=0.54, haze=0.0)
    s.sheet("fresh clay", lambda pen: [pen.path("M84,604 C84,540 130,500 190,492 C250,470 318,486 350,532 C372,560 372,600 344,614 C270,628 170,628 84,604Z", "#cf7d48"), pen.path("M286,560 C310,548 340,556 352,580 C340,572 310,566 286,560Z", "#e09a64")], depth=0.5, haze=0.0)
    s.sheet("far hand", lambda pen: arm(pen, 140, 424, 122, True, PALE), depth=0.56, role="subject", haze=0.0)
    s.sheet("near hand", lambda pen: arm(pen, 70, 556, 98, False, PALE), depth=0.62, role="subject", haze=0.0)
    s.shade("M380,880 H790 L820,960 H330Z", "#2f2a5c", 0.3, soft=14)
    s.sheet("toy spade", spade, depth=0.6, role="prop", haze=0.0)
    for near in (False, True):
        s.sheet("village below the dam", lambda pen, near=near: row(pen, near), depth=0.78 if near else 0.74, role="accent", count=4, haze=0.0)
    s.sheet("drops", lambda pen: [pen.lit(cuts.drop(x, y, r), "#d8f0ff", 0.9) for x, y, r in ((446, 868, 11), (450, 906, 9))], depth=0.7, role="accent", haze=0.0)
    s.sheet("grass", edge, depth=0.93, plane="front", haze=0.0)
    s.relate(sole, "guards", "village")
    s.describe("A bare foot stops the gap in a dam of clay. Two hands pat fresh clay on the wall; a red toy spade stands below. Behind lies a lake with a "
               "ship and the low sun. In front, no higher than the ankle, is a village; its people look up.")  # fmt: skip
    s.moods("dutiful", "tense", "proud", "tired")
    s.themes("duty", "power", "play", "patience", "danger")
    s.says("hold the line", "somebody has to", "just one more minute", "they will never know", "put your foot down", "the big flood is off", "my foot is asleep",
           "don’t you dare move", "a small leak", "on whose toes?", "safe for tonight", "standing guard", "the weight of the world", "a foot in the door",
           "bigger than the church", "until help comes", "playing God", "stand firm")  # fmt: skip
    s.about(place="a dam of clay", time="evening", weather="clear", light="low sun behind the dam", composition="right",
            view="near, low above the ground", foreground="a foot, two hands and dark grass", unexplained="whose village it is")  # fmt: skip
