"""Pocket Money: a trouser pocket cut open, and in it a whole town with a lake, a key for a tower and a shut bank."""

from __future__ import annotations

import math

from reverie_studio.colour import darken
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

FINGERS = ((250, 440, 74, 4), (340, 496, 80, 2), (432, 500, 82, -2), (520, 452, 74, -6))  # x, tip, width, lean at the root
POCKET = "M120,330 H680 V820 C680,1000 560,1110 400,1110 C240,1110 120,1000 120,820Z"


def cloth(pen):
    with pen.cut(2):
        pen.path("M-20,-20 H820 V1220 H-20Z", "#1f6f86")
        pen.erase(POCKET)
    with pen.flat():
        dash(pen, "#f6c445")
        for x in (752, 770):
            for y in range(-10, 1200, 30):
                pen.line(x, y, x, y + 18, "#f6c445", 3.5)
    for x in (66, 734):
        pen.circle(x, 336, 15, "#c9803c")
        pen.circle(x, 336, 7, "#e8b070")


def dash(pen, tone):
    """A seam: many short strokes along the pocket's edge."""
    spots = [(98, y) for y in range(326, 830, 26)]
    spots += [(400 + 302 * math.cos(math.radians(a)), 830 + 306 * math.sin(math.radians(a))) for a in range(176, 2, -5)]
    spots += [(702, y) for y in range(826, 320, -26)]
    for (x0, y0), (x1, y1) in zip(spots, spots[1:], strict=False):
        mx, my = x1 - x0, y1 - y0
        pen.line(x0 + mx * 0.15, y0 + my * 0.15, x0 + mx * 0.7, y0 + my * 0.7, tone, 5)


def hand(pen):
    """A boy's hand comes over the hem: knuckles, a plaster, a thread tied round one finger."""
    skin, line = "#e2a67c", "#b87a54"
    with pen.cut(1.6):
        pen.path("M520,120 C610,160 668,250 676,360 C678,420 664,470 640,474 C612,476 604,430 606,386 C604,330 580,296 536,280Z", skin)
    with pen.cut(1.6):
        pen.path("M268,-20 H512 C512,60 530,110 556,170 C574,214 574,260 562,310 H210 C196,262 200,210 222,166 C252,108 268,60 268,-20Z", skin)
        for x, y, w, lean in FINGERS:
            pen.path(f"M{x - w * 0.56 + lean},240 L{x - w / 2},{y} C{x - w / 2},{y + w * 0.7} {x + w / 2},{y + w * 0.7} {x + w / 2},{y} L{x + w * 0.56 + lean},240Z", skin)
    with pen.flat():
        for x, y, w, lean in FINGERS:
            pen.path(f"M{x - w * 0.3 + lean * 2},258 C{x - w * 0.24 + lean * 2},226 {x + w * 0.24 + lean * 2},226 {x + w * 0.3 + lean * 2},258", line, stroke=4)
            for k in (0.44, 0.5):
                pen.path(f"M{x - w * 0.22},{y - w * k * 2.0} q{w * 0.22},{w * 0.1} {w * 0.44},0", line, stroke=3)
        pen.path("M556,176 C588,206 604,250 606,300", line, stroke=4)
        pen.path("M300,214 C306,176 314,150 326,128 M388,206 C388,170 388,146 392,124 M474,212 C466,180 462,158 456,136", darken(skin, 0.1), stroke=4)
    for x, y, w, _lean in FINGERS:
        pen.path(f"M{x - w * 0.26},{y + w * 0.34} v{-w * 0.28} a{w * 0.26},{w * 0.28} 0 0 1 {w * 0.52},0 v{w * 0.28} q{-w * 0.26},{w * 0.16} {-w * 0.52},0Z", "#f4cdb0")
    pen.path("M652,458 C636,462 624,446 624,426 C630,410 652,404 664,416 C668,434 664,452 652,458Z", "#f4cdb0")
    with pen.at(432, 432, turn=-6):  # a plaster
        pen.path("M-46,-15 H46 V15 H-46Z", "#fbeed6")
        pen.path("M-15,-15 H15 V15 H-15Z", "#f3d3b4")
    with pen.flat():
        for dx in (-36, -28, 28, 36):
            pen.circle(432 + dx, 432 - dx * 0.1, 2.6, "#d9b48c")
    pen.path("M288,384 q-36,14 -76,2 M288,392 q-36,14 -76,2", "#e5483c", stroke=5)  # so as not to forget
    pen.path("M248,396 c-30,-26 -46,14 -4,6 c42,14 40,-28 4,-6 l-18,24 M250,398 l16,26", "#e5483c", stroke=4.4)
    pen.path("M230,-20 H550 V64 C470,92 310,92 230,64Z", "#e5483c")
    with pen.flat():
        for x in range(248, 548, 26):
            pen.line(x, -4, x, 68, "#b8332c", 4)


def houses(pen):
    for x, w, top, t in ((196, 64, 700, "#e8806a"), (262, 56, 656, "#f6d98a"), (566, 60, 680, "#f2b8a0"), (628, 62, 720, "#bfe4dc")):
        pen.path(f"M{x - w / 2},900 V{top} l{w / 2},-34 {w / 2},34 V900Z", t)
        pen.path(f"M{x - w / 2 - 6},{top + 4} l{w / 2 + 6},-42 {w / 2 + 6},42Z", darken(t, 0.3))
        for k in range(2):
            pen.lit(f"M{x - 9},{top + 24 + k * 50} h18 v26 h-18Z", "#fdf3a8")


def bank(pen):
    pen.path("M318,890 V700 H482 V890Z", "#f6fdf8")
    pen.path("M302,700 L400,628 L498,700Z", "#d9ece8")
    pen.circle(400, 674, 15, "#f6c445")
    for x in (330, 370, 412, 452):
        pen.rect(x, 712, 18, 166, "#ffffff", radius=3)
    for x in (350, 392, 432):
        pen.rect(x, 740, 18, 60, "#e5483c")
    with pen.flat():
        for x in (350, 392, 432):
            for k in range(6):
                pen.line(x + 2, 745 + k * 10, x + 16, 745 + k * 10, "#a8281f", 2)
    pen.rect(306, 876, 188, 16, "#cfe4e0")
    pen.path("M386,876 v-58 h30 v58Z", "#0d3f52")


@light_box(id="9yhxgo", title="Pocket Money", seed=48, palette="pool tile", light=(-0.5, -0.8))
def paint(s: LightBox) -> None:
    """Very near: cloth, thread, and a town."""
    s.back("#fdf7c8", "#6cc3c8", at=(400, 600), radius=520)
    s.sheet("lint hills", "M100,760 C200,660 290,700 380,720 C480,640 600,640 700,740 V1120 H100Z", "#a9dcd8", depth=0.1, haze=0.0)
    s.sheet("houses", lambda pen: houses(pen), depth=0.24, haze=0.0)
    s.sheet("bank", lambda pen: bank(pen), role="prop", depth=0.34, haze=0.0)
    s.sheet("quay", "M100,884 C240,872 560,872 700,884 V1130 H100Z", "#8fbf7a", depth=0.4, haze=0.0)
    s.sheet("lake", lambda pen: (pen.path("M150,968 C160,900 640,900 650,968 C640,1040 160,1040 150,968Z", "#1f93a6"), pen.path("M196,972 C210,922 590,922 604,972 C590,1012 210,1012 196,972Z", "#4cb8c0")), depth=0.44, haze=0.0)
    s.sheet("swan", lambda pen: swan(pen, 110), role="prop", lift=12)
    s.sheet("key tower", lambda pen: key(pen), role="prop", lift=16)
    s.sheet("string road", lambda pen: pen.path("M690,800 C620,820 690,900 590,900 C500,900 420,880 396,904 C360,930 210,890 150,960", "#fff6e0", stroke=9), depth=0.41, haze=0.0, behind="lake")
    s.sheet("near lint", "M100,1010 C220,1040 300,1076 420,1070 C540,1064 620,1010 700,980 V1160 H100Z", "#5f9f6a", depth=0.62, haze=0.0)
    s.sheet("snail", lambda pen: shell(pen), role="witness", lift=16)
    s.lamp((400, 720), 380, "#fdf7c8", 0.14)
    town = s.sheet("trouser pocket", lambda pen: cloth(pen), role="subject", depth=0.8, haze=0.0)
    s.sheet("hand", lambda pen: hand(pen), depth=0.86, haze=0.0)
    s.sheet("hem", lambda pen: (pen.path("M78,300 C260,322 540,322 722,300 V356 C540,380 260,380 78,356Z", "#185a70"), dashes(pen)), depth=0.93, haze=0.0)
    s.sheet("hole in the pocket", lambda pen: hole(pen), role="accent", lift=6, haze=0.0)
    s.relate(town, "contains", "a town")
    s.describe("A small town lies inside a blue trouser pocket. A child’s hand with a"
               " plaster and a red thread round one finger reaches in. There are "
               "houses, a white building with columns, a swan on a lake, a snail and "
               "a giant key. A coin falls through a hole.")  # fmt: skip
    s.moods("secretive", "rich", "uneasy", "playful")
    s.themes("treasures", "possession", "small worlds", "money", "childhood")
    s.says("turn them out", "real estate", "the bank is closed", "deep pockets", "what have you got in there", "hole in the budget", "slow economy", "everything I own", "hand of fate", "washing day",
           "loose change", "small town life", "inflation", "lost property", "out of pocket", "the giants are coming", "hoard", "who needs a wallet")
    s.about(place="inside a trouser pocket", time="afternoon", weather="indoors", light="light through cloth", view="section", composition="centred")


def swan(pen, dx):
    with pen.at(dx, 10):
        _swan(pen)


def _swan(pen):
    pen.path("M330,968 C330,930 380,926 420,940 C440,930 456,936 462,924 C462,960 430,976 390,978 C360,980 334,978 330,968Z", "#ffffff")
    pen.taper([(344, 962), (324, 930), (340, 900), (326, 878)], 20, 15, "#ffffff")
    pen.path("M330,872 l-26,12 24,6Z", "#e5483c")
    pen.path("M372,960 C384,930 430,930 450,936 C440,962 400,972 372,960Z", "#d8ecec")
    with pen.flat():
        pen.circle(326, 876, 2.6, "#0d3f52")


def key(pen):
    with pen.cut(1.4):
        pen.path("M508,900 V700 h26 V900Z", "#c9a23c")
        pen.circle(521, 656, 54, "#c9a23c")
        pen.path("M534,856 h44 v22 h-14 v-8 h-10 v8 h-20Z M534,820 h34 v20 h-34Z", "#c9a23c")
        pen.erase(cuts.circle(521, 656, 28))
    pen.rect(500, 702, 42, 12, "#e8c860", radius=4)


def shell(pen):
    pen.path("M196,1062 C220,1020 300,1040 330,1052 C350,1040 352,1010 348,990 C366,984 382,998 380,1020 C380,1056 350,1076 310,1076 H206 C192,1076 190,1068 196,1062Z", "#f2d7a6")
    pen.path("M352,992 l-10,-34 M370,994 l14,-32", "#f2d7a6", stroke=5)
    pen.circle(342, 956, 6, "#0d3f52")
    pen.circle(385, 960, 6, "#0d3f52")
    pen.circle(262, 1008, 58, "#e5483c")
    pen.circle(264, 1010, 42, "#f08a6a")
    pen.circle(266, 1012, 27, "#e5483c")
    pen.circle(267, 1013, 13, "#f6d98a")


def dashes(pen):
    with pen.flat():
        for x in range(92, 706, 32):
            for y, k in ((312, 0.00017), (350, 0.00018)):
                pen.line(x, y + 14 - k * (x - 400) ** 2, x + 19, y + 14 - k * (x - 381) ** 2, "#f6c445", 4.5)


def hole(pen):
    pen.path("M494,1082 l16,-14 10,8 18,-18 14,10 20,-12 4,16 16,6 -10,16 6,16 -20,4 -8,16 -22,-6 -16,10 -12,-16 -18,-4Z", "#0b3444")
    with pen.flat():
        for x, y, dx, dy in ((500, 1088, 24, 8), (528, 1124, 6, -22), (574, 1112, -16, -14), (590, 1078, -24, 4), (548, 1060, -4, 22)):
            pen.line(x, y, x + dx, y + dy, "#bfe4dc", 3)
    pen.circle(590, 1158, 30, "#f6c445")
    pen.circle(590, 1158, 22, "#ffdf7a")
    pen.path(cuts.star(590, 1158, 13), "#c9a23c")
