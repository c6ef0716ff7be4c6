"""Cuckoo School: among nest boxes full of young birds in uniform the smallest box holds a folded schoolboy."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

WOOD, RED, MINT, COCOA, SKIN = "#c98f78", "#d43d57", "#63b7a0", "#4b2430", "#f3c7a4"
BOXES = ((136, 176, 1.0, 1), (400, 140, 0.92, 0), (664, 176, 1.0, -1), (118, 486, 0.96, 1), (682, 486, 0.96, -1), (124, 796, 0.96, 1), (676, 790, 0.9, -1), (150, 1084, 0.9, 1))


def pupil(pen, x, y, k, face, tone):
    """Head and shoulders of a bird child: cap, collar, tie."""
    with pen.at(x, y, scale=k, flip=face < 0):
        pen.path("M-46,70 C-50,20 -30,0 0,0 C30,0 50,20 46,70Z", COCOA)
        pen.path("M-20,4 L0,30 L20,4 L10,-6 H-10Z", "#fffaf3")
        pen.path("M-6,20 h12 l7,34 -13,12 -13,-12Z", RED)
        pen.circle(0, -26, 40, tone)
        pen.path("M-12,-30 C-4,-52 36,-50 39,-20 C36,4 6,12 -6,-2Z", mix(tone, "#ffffff", 0.55))
        pen.path("M34,-32 L66,-20 L34,-10Z", "#f0a63c")
        with pen.flat():
            pen.circle(20, -30, 7.4, COCOA)
            pen.circle(22.4, -33, 2.4, "#ffffff")
        pen.path("M-40,-34 C-38,-76 30,-80 37,-44 C14,-54 -16,-52 -40,-34Z", RED)
        pen.path("M30,-50 q28,-2 34,12 q-22,0 -36,-4Z", darken(RED, 0.25))
        pen.circle(-2, -72, 6, "#fffaf3")


def nest(pen, x, y, k, face, i):
    """One box: roof, hole, curtains, perch."""
    with pen.at(x, y, scale=k):
        t = (WOOD, mix(WOOD, RED, 0.3), mix(WOOD, MINT, 0.35), lighten(WOOD, 0.25))[i % 4]
        pen.path("M-92,-62 H92 V134 H-92Z", t)
        with pen.flat():
            for xx in (-46, 2, 48):
                pen.path(f"M{xx},-60 V132", darken(t, 0.12), stroke=2.6)
        hole = cuts.circle(0, 30, 74)
        pen.path(hole, "#5a2f36")
        with pen.clip(cuts.circle(0, 30, 70)):
            pen.lit(cuts.circle(0, 30, 70), "#ffe9b4", 0.4)
            pupil(pen, face * 4, 46, 0.98, face or 1, ("#8fb8d8", "#e7b95e", "#9c86b8", "#d98a6c", "#7fae7a")[i % 5])
            c = (MINT, "#f6a9b2", "#fffaf3")[i % 3]
            pen.path("M-76,-50 H-20 C-26,-6 -48,24 -76,40Z", c)
            pen.path("M76,-50 H20 C26,-6 48,24 76,40Z", c)
        pen.path("M-112,-50 L0,-128 L112,-50 L104,-34 L0,-104 L-104,-34Z", darken(t, 0.35))
        pen.path("M-8,112 h16 v14 q-8,8 -16,0Z", darken(t, 0.4))


def boy(pen):
    """Knees by his ears, the roof on his head."""
    wool, sock = "#3d5f86", "#fffaf3"
    pen.path("M296,590 H504 V812 H296Z", "#5a3038")  # inside of the box
    pen.path("M322,800 C312,690 340,640 400,636 C460,640 488,690 478,800Z", wool)
    pen.path("M376,640 L400,672 L424,640Z", "#fffaf3")
    pen.path("M394,660 h12 l8,62 -14,14 -14,-14Z", RED)
    # shins over the front edge, after the front board
    pen.path("M284,720 H516 V822 H284Z", mix(WOOD, "#fff2c8", 0.4))
    with pen.flat():
        for xx in (340, 400, 460):
            pen.path(f"M{xx},724 V820", darken(WOOD, 0.04), stroke=3)
    for side in (-1, 1):
        def x(v, side=side):
            return 400 + side * v
        pen.path(f"M{x(40)},790 C{x(60)},700 {x(84)},640 {x(104)},588 C{x(116)},556 {x(170)},566 {x(168)},608 C{x(160)},690 {x(132)},760 {x(92)},800Z", "#6d7f9c")  # thigh in shorts
        pen.path(f"M{x(118)},600 C{x(110)},560 {x(172)},556 {x(172)},612 C{x(170)},690 {x(158)},760 {x(150)},806 L{x(110)},806 C{x(118)},740 {x(124)},660 {x(118)},600Z", SKIN)
        pen.path(f"M{x(114)},760 L{x(156)},764 L{x(146)},900 L{x(108)},898Z", sock)
        with pen.flat():
            pen.path(f"M{x(114)},780 L{x(153)},784 M{x(113)},796 L{x(151)},800", RED, stroke=6)
        pen.path(f"M{x(104)},884 L{x(148)},886 C{x(190)},896 {x(206)},916 {x(200)},934 H{x(102)}Z", COCOA)
        pen.path(f"M{x(70)},668 C{x(120)},690 {x(190)},684 {x(196)},650 C{x(204)},690 {x(170)},742 {x(86)},728Z", wool)  # arm round the knee
        pen.circle(x(84), 704, 22, SKIN)
    # head
    pen.path("M316,540 C314,440 486,440 484,540 C482,606 446,640 400,640 C354,640 318,606 316,540Z", SKIN)
    for v in (-86, 86):
        pen.circle(400 + v, 552, 20, SKIN)
    pen.path("M312,536 C306,440 372,424 404,428 C460,424 494,456 488,536 C470,500 440,484 400,492 C360,484 330,500 312,536Z", "#7a4630")
    with pen.flat():
        for dx in (-34, 34):
            pen.oval(400 + dx, 552, 9, 11, COCOA)
            pen.circle(403 + dx, 548, 3, "#ffffff")
            pen.circle(400 + dx * 1.6, 584, 14, "#ec9a92")
            pen.path(f"M{400 + dx - 14},{526} q14,-{12 if dx < 0 else 8} 28,2", "#7a4630", stroke=4.6)
        for dx, dy in ((-10, 572), (8, 576), (0, 566)):
            pen.circle(400 + dx, dy, 2.6, "#c98a6a")
        pen.path("M380,606 C392,616 412,614 422,602", "#a8404a", stroke=4.6)
    with pen.at(404, 452, turn=-9):  # the lid
        pen.path("M-140,16 L0,-82 L140,16 L128,34 L0,-50 L-128,34Z", darken(WOOD, 0.35))
        pen.path("M-96,12 L0,-54 L96,12Z", darken(WOOD, 0.15))


def mother(pen):
    """With sandwiches for everyone."""
    x, y = 520, 1128
    blue = "#7fa6c8"
    pen.path(f"M{x - 12},{y - 10} v40 M{x + 26},{y - 10} v40", "#e0913a", stroke=8)
    pen.path(f"M{x - 110},{y - 40} L{x - 168},{y - 14} L{x - 150},{y + 12} L{x - 70},{y - 2}Z", darken(blue, 0.25))
    pen.path(f"M{x - 110},{y - 30} C{x - 120},{y - 130} {x - 40},{y - 190} {x + 20},{y - 190} C{x + 80},{y - 180} {x + 90},{y - 60} {x + 60},{y - 14} C{x + 10},{y + 16} {x - 70},{y + 14} {x - 110},{y - 30}Z", blue)
    pen.path(f"M{x + 6},{y - 130} C{x + 50},{y - 140} {x + 84},{y - 90} {x + 62},{y - 16} C{x + 40},{y + 4} {x + 10},{y + 6} {x - 14},{y + 2}Z", "#fffaf3")
    with pen.flat():
        for dx, dy in ((20, -90), (44, -70), (22, -46), (46, -26), (16, -16)):
            pen.circle(x + dx, y + dy, 4.4, RED)
    pen.circle(x + 24, y - 190, 58, blue)
    pen.path(f"M{x + 70},{y - 204} L{x + 118},{y - 188} L{x + 70},{y - 172}Z", "#f0a63c")
    pen.path(f"M{x - 38},{y - 190} C{x - 40},{y - 268} {x + 76},{y - 274} {x + 80},{y - 212} C{x + 44},{y - 226} {x + 6},{y - 214} {x - 6},{y - 140} C{x - 26},{y - 148} {x - 36},{y - 166} {x - 38},{y - 190}Z", "#f2c14e")
    with pen.flat():
        pen.circle(x + 48, y - 200, 8.4, COCOA)
        pen.circle(x + 51, y - 203, 2.8, "#ffffff")
        for dx, dy in ((-14, -200), (6, -232), (36, -244), (-20, -172)):
            pen.circle(x + dx, y + dy, 4, "#fffaf3")
    pen.path(f"M{x + 66},{y - 66} h130 q-6,22 -36,24 h-58 q-30,-2 -36,-24Z", "#fffaf3")
    for i, (dx, dy) in enumerate(((84, -68), (112, -68), (140, -68), (98, -92), (128, -92), (112, -116))):
        pen.path(f"M{x + dx},{y + dy} l17,-24 17,24Z", ("#f3dcb0", "#ecc987")[i % 2])
        pen.path(f"M{x + dx + 3},{y + dy - 5} h28 v4 h-28Z", (MINT, RED)[i % 2])
    pen.path(f"M{x - 60},{y - 110} C{x - 10},{y - 130} {x + 60},{y - 100} {x + 92},{y - 50} C{x + 40},{y - 30} {x - 40},{y - 40} {x - 60},{y - 110}Z", darken(blue, 0.16))


@light_box(id="va58r8", title="Cuckoo School", seed=671, palette="peppermint", light=(-0.45, -0.85))
def paint(s: LightBox) -> None:
    """Somebody laid him here."""
    s.back("#fff3e2", "#f2b8bd", at=(400, 600), radius=620)

    def boards(pen):
        for i in range(9):
            pen.path(f"M{i * 94 - 26},-20 h90 V1220 h-90Z", ("#a8d8c5", "#9ccfbb", "#b4decd")[i % 3])

    s.sheet("boards", boards, depth=0.16, haze=0.0)
    s.lamp((400, 640), 420, "#fff4d0", 0.3)
    s.sheet("nest boxes", lambda pen: [nest(pen, x, y, k, f, i) for i, (x, y, k, f) in enumerate(BOXES)], depth=0.4, haze=0.0, role="prop", count=8)
    
    def perched(pen):
        with pen.at(0, -46):
            boy(pen)

    def hostess(pen):
        with pen.at(56, 115, scale=0.9):
            mother(pen)

    kid = s.sheet("schoolboy folded into a nest box", perched, depth=0.6, haze=0.0, role="subject")
    def shell(pen):
        pen.path("M212,1140 l16,-22 18,16 20,-22 18,20 20,-22 18,24 C320,1190 226,1194 212,1140Z", "#bfe0ee")
        for x, y in ((242, 1158), (272, 1148), (292, 1166), (256, 1176)):
            pen.circle(x, y, 4, "#7a98b0")

    s.sheet("eggshell", shell, depth=0.62, haze=0.0, role="accent")

    def branch(pen):
        pen.path("M820,1120 C640,1150 420,1150 250,1176 C160,1190 60,1180 -20,1200 V1224 C120,1216 300,1210 440,1196 C600,1180 720,1180 820,1160Z", "#8c5a48")
        pen.path("M640,1150 C680,1090 720,1060 776,1046 L780,1058 C730,1076 700,1110 672,1156Z", "#8c5a48")
        for x, y in ((776, 1050), (720, 1080), (744, 1062), (396, 1170), (60, 1184)):
            for a in range(5):
                pen.path(cuts.leaf(x, y, 22, a * 72 - 60, 0.44), "#fbd3d8")
            pen.circle(x, y, 6, RED)

    s.sheet("mother bird with sandwiches", hostess, depth=0.74, haze=0.0, role="witness")
    s.sheet("branch", branch, depth=0.8, haze=0.0)
    s.relate(kid, "is trapped in", "a nest box")
    s.describe("A big boy is squeezed into a nest box among birds. Birds in caps and "
               "red ties look out of the other boxes. Knees by his ears, shoes "
               "hanging out, roof on his head, he smiles. A bird in a headscarf "
               "brings sandwiches. The wall is mint green.")  # fmt: skip
    s.moods("out of place", "friendly", "cramped", "funny")
    s.themes("belonging", "school", "being different", "growing", "care")
    s.says("new boy", "rent", "growth spurt", "whose child is this", "he eats for six", "adopted", "does it pinch", "birds of a feather", "one size fits all", "tight budget", "early birds", "exchange student",
           "nobody asks", "the uniform helps", "cuckoo", "make yourself small", "leave the nest", "feels like home")
    s.about(place="a wall of nest boxes", time="morning", weather="sunny", light="soft daylight", view="eye level", composition="frame")
