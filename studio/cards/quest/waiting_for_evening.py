"""Travellers cross a chasm on their own shadows; an old man at the brink is still a hand short."""

from __future__ import annotations

from reverie_studio.figures import draw_hand
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

CLEFT = ("M-40,1180 C0,1120 40,1080 70,1034 C96,980 130,920 172,846 C210,790 240,740 272,690 C310,620 350,560 396,482 C430,420 456,380 480,338 C500,300 530,240 556,206 C564,240 566,300 560,340 "
         "C552,400 548,440 540,490 C530,560 520,600 514,660 C508,760 500,820 500,900 C496,960 500,1000 492,1040 C488,1100 480,1160 476,1240 H-40Z")  # fmt: skip
WALL = ("M-40,1180 C0,1120 40,1080 70,1034 C96,980 130,920 172,846 C210,790 240,740 272,690 C310,620 350,560 396,482 C430,420 456,380 480,338 C500,300 530,240 556,206 C540,260 510,330 490,370 "
        "C460,430 430,480 412,530 C370,610 340,680 310,740 C270,820 230,880 206,930 C170,1000 150,1060 120,1110 C80,1170 40,1220 10,1240 H-40Z")  # fmt: skip
SHADE, SKIN = "#5b4a98", "#cf9068"
# the feet x, y; tall; age, pose, colour, hat; the shadow's two ends (x, y) and its width
CROSSING = ((524, 338, 108, "adult", "balance", "#a8443a", "none", (600, 334), (430, 346), 20), (508, 488, 156, "child", "crawl", "#4f7a6a", "cap", (596, 480), (336, 502), 30),
            (372, 676, 226, "adult", "balance", "#8a5a34", "headscarf", (588, 662), (176, 692), 42))  # fmt: skip


def plank(pen: Pen, start: tuple[float, float], end: tuple[float, float], wide: float) -> None:
    """A lying shadow: two legs, a trunk, a head."""
    (x0, y0), (x1, y1) = start, end
    at = lambda t, d: (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + d)  # noqa: E731
    for d in (-0.3, 0.3):
        pen.taper([at(0, d * wide * 1.3), at(0.45, d * wide * 0.6)], wide * 0.34, wide * 0.5, SHADE)
    pen.taper([at(0.4, 0), at(0.62, 0), at(0.84, 0)], wide * 0.9, wide * 1.25, SHADE)
    pen.taper([at(0.8, 0), at(0.95, 0)], wide * 0.6, wide * 0.5, SHADE)
    pen.oval(*at(0.97, 0), wide * 0.66, wide * 0.46, SHADE)


def own_shadow(pen: Pen) -> None:
    """The old man's: trunk, head, and an arm that ends too soon."""
    pen.path("M640,1030 L500,1016 C470,1004 440,1000 410,1002 C384,984 344,984 330,1000 C322,1016 340,1032 372,1034 L300,1040 L206,1040 C186,1032 168,1030 150,1036 L114,1036 L118,1044 L146,1048 L112,1052 L118,1060 "
             "L150,1060 C168,1068 190,1066 208,1060 L320,1066 L430,1084 L560,1096 L660,1080Z", SHADE)  # fmt: skip


def old_man(pen: Pen, s: Scene) -> None:
    """Seated on the brink in profile, his legs over it: the far arm reaches out, the near one props him up behind."""
    with pen.at(356, 808):
        draw_hand(pen, s.palette, "reach", 130, -94, 150, 0, left=True, skin=SKIN)
    pen.taper([(612, 812), (490, 816), (372, 814)], 94, 56, "#e6d8b8")
    pen.taper([(690, 1020), (560, 976), (446, 996)], 110, 76, "#55607e")
    pen.taper([(446, 996), (430, 1044), (426, 1092)], 76, 50, "#55607e")
    with pen.at(-24, -30):
        pen.path("M428,1124 H470 L466,1156 C440,1170 404,1172 396,1160 C400,1146 420,1140 428,1124Z", SKIN)
    pen.path("M548,690 L620,690 C622,720 640,748 664,776 L556,790 C546,760 552,720 548,690Z", "#b87c58")
    pen.path("M556,768 C590,744 630,744 662,772 C718,826 756,930 758,1030 C758,1074 734,1096 690,1098 L640,1060 L596,1040 C580,1010 564,960 550,900 C538,850 536,796 556,768Z", "#f6ecd4")
    pen.path("M606,748 C630,746 648,758 664,774 C718,826 756,930 758,1030 C758,1074 734,1096 690,1098 L626,1080 C612,1000 598,920 590,850 C586,810 592,776 606,748Z", "#8a4a36")
    pen.taper([(694, 1042), (590, 1012), (490, 1036)], 122, 84, "#66729a")
    pen.taper([(490, 1036), (470, 1090), (464, 1134)], 84, 56, "#66729a")
    with pen.at(-30, -38):
        pen.path("M470,1170 H516 L512,1202 C484,1218 444,1222 436,1208 C442,1192 462,1188 470,1170Z", SKIN)
    pen.path("M716,1040 L760,1036 C764,1062 776,1082 790,1090 C798,1100 788,1106 774,1102 C778,1112 764,1116 752,1108 C750,1116 736,1116 730,1106 C720,1108 712,1098 714,1086 C716,1070 716,1056 716,1040Z", SKIN)
    pen.path("M612,806 C616,772 660,762 688,790 C720,826 756,880 766,930 C774,970 772,1010 766,1048 L708,1052 C706,1010 702,980 694,956 C668,920 630,880 618,850 C612,834 610,820 612,806Z", "#fbf3de")


def seat(pen: Pen) -> None:
    """Where he, his hand and his shoes touch the ground: the sun is on the right."""
    pen.path("M500,1062 C560,1090 640,1112 700,1110 C740,1116 790,1118 800,1104 C760,1092 700,1080 620,1060Z", "#5b3a68")
    pen.path("M500,1186 C530,1172 580,1176 622,1182 C600,1196 540,1200 500,1186Z M600,1168 C640,1160 680,1162 712,1170 C690,1182 640,1182 600,1168Z", "#5b3a68")


def head(pen: Pen) -> None:
    with pen.at(556, 660, scale=0.86, turn=-4):
        pen.path("M20,-104 C-40,-106 -82,-80 -88,-44 C-90,-32 -84,-24 -88,-12 C-94,4 -112,20 -114,30 C-112,40 -100,40 -92,42 C-94,50 -96,54 -93,60 C-90,90 -60,108 -20,100 L60,110 L92,40 C104,-20 84,-100 20,-104Z", SKIN)
        pen.path("M-96,46 C-80,40 -64,46 -54,54 C-40,50 -20,30 -4,4 C10,30 14,60 4,92 C-10,140 -60,180 -112,190 C-126,150 -118,90 -92,66 C-104,62 -106,52 -96,46Z", "#f2ece0")
        pen.path("M30,-60 C60,-80 100,-50 100,0 C102,40 84,70 66,84 C50,60 40,40 30,20 C50,0 40,-40 30,-60Z", "#f2ece0")
        pen.path("M0,-4 C18,-14 30,4 24,24 C18,38 4,34 0,24Z", "#b87650")


def shoes(pen: Pen) -> None:
    for x, y in ((668, 1158), (580, 1172)):
        pen.path(f"M{x - 40},{y} C{x - 44},{y - 24} {x - 14},{y - 36} {x + 4},{y - 38} C{x + 6},{y - 60} {x + 40},{y - 60} {x + 44},{y - 36} L{x + 42},{y + 10} C{x + 10},{y + 18} {x - 30},{y + 16} {x - 40},{y}Z", "#5a3220")
        pen.oval(x + 24, y - 46, 18, 9, "#241410")


def thorns(pen: Pen) -> None:
    for way in ([(840, 1240), (800, 1170), (790, 1130)], [(840, 1180), (806, 1060), (814, 960), (790, 890)], [(800, 1240), (766, 1200), (734, 1196)], [(840, 1100), (806, 1130)]):
        pen.taper(way, 17, 3, "#241a26")
        for i in range(len(way) - 1):
            (x0, y0), (x1, y1) = way[i], way[i + 1]
            for t in (0.2, 0.5, 0.8):
                x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
                pen.taper([(x, y), (x - 14 + 26 * (t == 0.5), y - 26)], 6, 1, "#241a26")


def lines(k: InkPen) -> None:
    k.line([(490, 646), (500, 640), (516, 642), (526, 650)], 3.4).line([(486, 628), (504, 618), (524, 624)], 3.4)  # his eye, his brow
    k.line([(504, 648), (506, 650)], 4.0)
    k.line([(464, 690), (472, 686)], 1.6).line([(536, 596), (520, 590), (500, 592)], 1.2, broken=0.3).line([(530, 664), (538, 672)], 1.2)
    for i in range(5):
        k.line([(490 + 10 * i, 740 - 6 * i), (482 + 8 * i, 770 - 4 * i), (470 + 6 * i, 800 - 8 * i)], 1.1, broken=0.4)
    k.line([(540, 834), (490, 834), (440, 826)], 1.2, broken=0.4).line([(690, 850), (716, 894), (728, 940)], 1.3, broken=0.4).line([(700, 952), (724, 962), (744, 958)], 1.5, broken=0.2)
    k.line([(708, 1034), (736, 1038), (766, 1032)], 1.6).line([(736, 1078), (746, 1104)], 1.5).line([(752, 1076), (768, 1100)], 1.5)
    k.line([(540, 1006), (510, 1016), (494, 1040)], 1.3, broken=0.3).line([(640, 1060), (690, 1064), (730, 1050)], 1.4, broken=0.3)
    for i in range(7):  # edges and layers of the far wall
        x, y = 84 + 34 * i, 1040 - 58 * i
        k.line([(x, y), (x + 18 - i * 0.6, y + 60 - i * 2.6)], 1.4, broken=0.3)
    k.tufts([(60, 760), (120, 690), (200, 560), (660, 700), (720, 820), (620, 520), (700, 430), (300, 430), (30, 930)], 26)
    for x, y, w in ((600, 590, 60), (80, 860, 70), (190, 640, 60), (640, 400, 50), (320, 520, 40), (730, 640, 60)):
        k.line([(x, y), (x + w * 0.5, y - 5), (x + w, y + 2)], 1.0, broken=0.5)


@card(id="pojjhy", title="Waiting for Evening", seed=43, palette="quince", light=(0.9, -0.4))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash("M-30,212 C200,196 600,206 830,196 V1230 H-30Z", "#e6b83e", name="plain", role="place", strength=0.95, wet=0.05, bloom=0, uneven=0.6, charge="#d68f34")
    p.wash([(840, -40), (700, -40), (640, 40), (700, 110), (660, 170), (720, 204), (840, 204)], "#7a6a8a", name="smoke", role="prop", strength=0.7, wet=0.9, bloom=0)
    p.wash([(-40, 212), (90, 180), (210, 204), (330, 186), (430, 208)], "#b89a6a", name="far hills", strength=0.5, wet=0.4, bloom=0)
    p.lift([(640, 240), (840, 220), (840, 700), (700, 620), (600, 380)], 0.4, soft=60)
    p.draw(lambda pen: pen.path(CLEFT, "#1a1420"), name="chasm", role="place", contact=0, how={"light": 0, "second": 0, "strength": 1.5, "wet": 0, "bloom": 0, "line": 1.2})
    p.draw(lambda pen: pen.path(WALL, "#6d4430"), name="far wall", contact=0, how={"light": 0, "second": 0.3, "strength": 1.1, "wet": 0.02, "hatch": 0.3, "line": 0.8})
    p.figure((250, 420), age="adult", pose="carry_on_back", view="left", height=120, prop=None, seed=4, contact=0, clothes=dict(top="tunic", colour="#4a5a80"), how={"light": 0.2})
    p.draw(lambda pen: plank(pen, (246, 420), (90, 432), 22), name="shadow on the far side", contact=0, how={"light": 0, "second": 0, "line": 0.3, "glaze": 0.6})
    for x, y, tall, age, pose, colour, hat, start, end, wide in CROSSING:
        p.draw(lambda pen, a=start, b=end, w=wide: plank(pen, a, b, w), name="shadow as a bridge", role="subject", contact=0, how={"light": 0, "second": 0, "strength": 1.05, "line": 0.6, "wet": 0})
        p.figure((x, y), age=age, pose=pose, view="left" if pose == "crawl" else "front_left", height=tall, seed=int(x), prop=None, role="subject", label="traveller", contact=0, clothes=dict(top="tunic", colour=colour, hat=hat), how={"light": 0.25, "second": 0.2, "inner": 0.4})
    p.draw(own_shadow, name="shadow that is too short", role="accent", contact=0, how={"light": 0, "second": 0, "strength": 1.05, "line": 0.6, "wet": 0})
    p.glaze(seat, "#5b3a68", strength=0.6, wet=0.15, name="contact")
    man = p.draw(lambda pen: old_man(pen, s), name="old man at the brink", role="subject", contact=0, how={"light": 0.2, "second": 0.25, "inner": 0.7})
    p.draw(head, name="head", role="subject", contact=0, how={"light": 0.1, "second": 0.0, "inner": 0.5})
    p.draw(shoes, name="shoes", role="prop", contact=0, count=2, how={"light": 0.2, "second": 0.3})
    p.ink(lines, name="lines")
    p.draw(thorns, name="thorn bush", role="prop", contact=0, how={"light": 0, "second": 0, "strength": 1.3, "wet": 0, "line": 0.3})
    s.relate(man, "waits for", "evening")
    s.describe("An old man sits at a chasm and stretches out his arm. Other travellers cross it on their long violet shadows as on planks. His own shadow almost reaches the far "
               "side; its fingers are a hand too short. His shoes stand beside him. Smoke rises behind the yellow plain.")  # fmt: skip
    s.moods("patient", "longing", "sunny", "anxious")
    s.themes("shadows", "waiting", "old age", "faith", "crossing", "flight")
    s.says("a hand short", "wait until evening", "everyone has his own bridge", "jump over your own shadow", "a leap of faith", "not yet", "not my hour", "stand up, old man", "so near and yet so far",
           "shadow walkers", "the others went ahead", "good things take time", "the sun decides", "a bridge of shade", "mind the gap", "long shadows", "out of reach", "shoes off", "last in line",
           "one more hour", "the promised land", "five o’clock", "exodus", "sundial", "left behind", "stretching the truth", "trust the dark side", "the edge", "late bloomer", "what are they running from?",
           "overshadowed", "short-handed", "your time will come")  # fmt: skip
    s.about(place="a plain with a chasm", time="late afternoon", weather="clear, smoke far off", light="low sun from the right", composition="diagonal",
            view="from above, oblique", foreground="a thorn bush and his shoes", unexplained="what they flee from")  # fmt: skip
