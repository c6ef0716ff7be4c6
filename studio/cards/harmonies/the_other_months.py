"""The Other Months: a stag, seen from behind, holds a season in each gap of its antlers, and meets itself in the snow."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

# the left antler from its root: x, y, half width; the right one is its mirror
ANTLER = (((348, 850, 30), (318, 762, 29), (264, 660, 27), (228, 550, 24), (216, 430, 22), (230, 300, 20), (262, 160, 18), (298, -30, 14)), ((282, 696, 22), (204, 648, 20), (132, 582, 17), (68, 496, 13), (0, 380, 9)), ((214, 462, 18), (150, 408, 17), (88, 326, 14), (42, 220, 11), (0, 90, 8)), ((228, 356, 16), (276, 312, 14), (312, 250, 10), (330, 178, 1)))
ROUND = "298,-30 262,160 230,300 216,430 228,550 264,660 322,762 360,850!"
SNOW = f"{ROUND} 440,850! 478,762 536,660 572,550 584,430 570,300 538,160 502,-30!"
LOW = "-30,370! 68,496 132,582 204,648 282,696! 228,550 214,450! 150,408 88,326 42,220 -30,60!"
HIGH = "-30,40! 42,220 88,326 150,408 214,450! 230,300 262,160 298,-30! -30,-30!"
EAR = "336,860! 304,826 246,804 184,808 112,838! 140,876 196,906 262,920 330,924!"
NAPE = "310,892 316,854 342,832 372,824 400,828 428,824 458,832 484,854 490,892 484,926 468,956 470,990 494,1036 534,1076 592,1116 652,1158 690,1240! 110,1240! 148,1158 208,1116 266,1076 306,1036 330,990 332,956 316,926"


def mirrored(rows: str) -> str:
    """An outline on the other side of the sheet."""
    return " ".join(f"{800 - float(q.split(',')[0]):g},{q.split(',')[1]}" for q in rows.split())


def farm(t: Cutting, x: float, y: float, k: float, roof: int = 2) -> None:
    """The same house in every month."""
    t.flat(moved("16,-60! 16,-104! 32,-104! 32,-60!", (x, y), k), ink=KEY), t.flat(moved("-38,0! -38,-46! 38,-46! 38,0!", (x, y), k), ink=0, gap=4, around=KEY)
    t.flat(moved("-52,-42! -26,-84! 26,-84! 52,-42!", (x, y), k), ink=roof, gap=4, around=KEY), t.flat(moved("-8,0! -8,-28! 10,-28! 10,0!", (x, y), k)), t.flat(moved("20,-14! 20,-28! 30,-28! 30,-14!", (x, y), k))


@card(id="ycch85", title="The Other Months", seed=15, palette="lino_thaw", light=(-0.7, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.75, -0.4, 0.4)])
    with p.thing("dusk") as dusk:
        dusk.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
    with p.thing("rain gap") as g, g.within(LOW):
        g.flat(LOW, ink=1), g.flat("-20,480! 60,490 130,506 200,500 300,520! 300,720! -20,720!", ink=3), farm(g, 139, 518, 0.7), wedges(g, [[(x, y), (x - 7, y + 24), (x - 15, y + 50)] for x, y in ((52, 196), (44, 262), (80, 306), (46, 340), (118, 366), (84, 384), (52, 416))], 14, 3, ends=(0.2, 0.7))
    with p.thing("summer gap", "place") as g, g.within(HIGH):
        g.flat(HIGH, ink=2), g.flat(ellipse(160, 98, 44, 44), ink=0), g.flat("-20,262! 60,246 140,250 260,236! 260,460! -20,460!", ink=3), farm(g, 120, 250, 0.74)
        g.flat("124,336! 128,312 142,282 158,270! 174,282 186,312 190,336!", ink=0, gap=5, around=KEY), g.strokes([[(158, 278), (148, 304), (140, 326)], [(158, 284), (158, 308), (158, 330)], [(159, 278), (169, 304), (176, 326)]], 6, black=True, ends=(0.2, 0.1))
    with p.thing("smoke gap") as g, g.within(mirrored(LOW)):
        g.flat(mirrored(LOW), ink=3), g.flat("820,480! 740,490 670,506 600,500 500,520! 500,720! 820,720!", ink=1), farm(g, 659, 518, 0.7)
        for x, y, r in ((684, 442, 6), (690, 432, 9), (700, 420, 12), (712, 404, 15), (730, 390, 18), (744, 366, 21), (768, 344, 26)):
            g.flat(ellipse(x, y, r, r), ink=0)
    with p.thing("leaf gap") as g, g.within(mirrored(HIGH)):
        g.flat(mirrored(HIGH), ink=1), g.flat("820,262! 740,246 660,250 540,236! 540,460! 820,460!", ink=2), farm(g, 692, 258, 0.72), g.flat(tube("626,286,10 628,230,8 626,180,6"), ink=KEY), g.flat("626,206 590,198 578,156 590,112 626,90 662,110 674,156 660,198", ink=2, gap=4, around=KEY)
        for x, y, a in ((560, 60, 20), (704, 140, -30), (640, 56, 50), (726, 76, 10), (602, 262, -20), (656, 296, 55), (634, 344, 15)):
            g.flat(moved("0,-15! 10,-3 0,15! -10,-3", (x, y), 1, a), ink=2, gap=3, around=KEY)
    with p.thing("winter gap", "place") as g, g.within(SNOW):
        g.flat(SNOW, ink=3), g.flat("200,402! 290,372 380,390 470,366 600,404! 600,900! 200,900!", ink=0), farm(g, 474, 428, 0.86, 0), g.dots([(x, y, r) for x, y, r in ((330, 80, 5), (392, 44, 7), (440, 110, 5), (366, 150, 7), (486, 70, 6), (424, 210, 6), (300, 200, 5), (360, 300, 7), (500, 180, 7), (404, 330, 5), (264, 340, 6), (448, 280, 5))], 0)
    with p.thing("stag in the snow", "witness") as o:
        o.flat(lens((322, 752), (450, 732), 13, 0.6), ink=1)
        def put(x: float, y: float) -> tuple[float, float]:
            return 392 + x * 0.96, 736 + y * 0.96
        for q in (-1, 1):
            for rows in (((9, -202, 5), (26, -224, 5), (35, -254, 5), (27, -290, 2)), ((27, -226, 4), (46, -236, 4), (54, -256, 2)), ((34, -254, 4), (50, -268, 4), (54, -288, 2)), ((10, -204, 4), (8, -222, 3), (12, -236, 2)), ((16, -90, 13), (15, -46, 6), (15, -30, 5.5), (15, -3, 5.5)), ((29, -90, 11), (31, -48, 5.5), (29, -30, 4.5), (30, -14, 4.5))):
                o.flat(tube([(*put(q * x, y), w) for x, y, w in rows]))
            o.flat(lens(put(q * 12, -186), put(q * 52, -200), 10))
        o.flat(moved("-15,-186! -20,-160 -32,-140 -41,-112 -38,-84 -22,-72 0,-64 22,-72 38,-84 41,-112 32,-140 20,-160 15,-186!", (392, 736), 0.96)), o.flat(moved("0,-210 13,-207 20,-195 17,-178 11,-160 10,-146 0,-140 -10,-146 -11,-160 -17,-178 -20,-195 -13,-207", (392, 736), 0.96), gap=4, around=0), o.dots([(*put(q * 11, -184), 3.4) for q in (-1, 1)], 0)
    with p.thing("antlers") as branches:
        tines = [tube(part) for part in ANTLER]
        for gap in (6, 0):
            for tine in tines:
                branches.flat(tine, gap=gap, around=0), branches.flat([(800 - x, y) for x, y in tine], gap=gap, around=0)
        with branches.down_to(1):
            for q in (0, 1):
                branches.strokes([[(800 * q + (1 - 2 * q) * x, y) for x, y in line] for line in ([(318, 790), (282, 720), (246, 660), (218, 590)], [(206, 520), (203, 430), (214, 330)], [(226, 270), (250, 170), (268, 90)], [(180, 622), (130, 568), (90, 514)], [(136, 382), (94, 322), (62, 250)])], 7, ends=(0.2, 0.1))
    with p.thing("stag", "subject") as t:
        for q in (0, 1):
            ear = mirrored(EAR) if q else EAR
            t.flat(ear, gap=7, around=0), t.strokes([[(800 * q + (1 - 2 * q) * x, y) for x, y in line] for line in ([(150, 846), (210, 838), (290, 862)], [(190, 876), (240, 874), (300, 892)])], 10, ends=(0.1, 0.4))
        t.flat(NAPE, gap=7, around=0), t.flat(ellipse(345, 837, 38, 12, degrees=18), gap=5, around=0), t.flat(ellipse(455, 837, 38, 12, degrees=-18), gap=5, around=0)
        t.flat(*(lens((400 + q * x, y), (400 + q * (x + u), y + v), 9, 0.35, 7 * q) for q in (-1, 1) for x, y, u, v in ((20, 900, 2, 90), (46, 920, 12, 84), (44, 968, 34, 96), (24, 1010, 22, 110), (70, 1060, 56, 84), (18, 1080, 4, 86), (44, 1130, 40, 70), (120, 1110, 84, 70))), ink=3)
        t.strokes([[(322, 872), (326, 912), (344, 952)], [(340, 996), (316, 1040), (278, 1082)], [(256, 1096), (212, 1126), (164, 1162)]], 9, ends=(0.2, 0.1))
    s.describe("A stag, seen from behind, holds the seasons between its antlers. Each gap shows the same farm: in rain, at haymaking, among falling leaves, under smoke. In the snow a second, smaller stag faces us."), s.moods("still", "wistful", "wondering", "watchful"), s.themes("time", "seasons", "choice", "memory", "self")
    s.says("calendar", "crossroads", "reincarnation", "almanac", "windows", "indecision", "déjà-vu", "branches", "patience", "forecast", "meanwhile", "whichever way I turn", "there I am", "annual report", "my head is full of weather", "all the lives I carry", "he grew a whole year", "wait, that one’s me", "stained glass", "a crown is heavy", "you can’t live in all", "the same house, older", "what if I had stayed", "time lapse", "each day on its own hook", "next week it snows", "a family tree", "multiple choice", "I was young in that one", "picture gallery on four legs", "one farm, many moods", "he sees us seeing him", "who is looking at whom?", "nine channels and nothing on", "grandmother’s stories, all at once", "everything happens somewhere", "the past looks back", "turn, turn, turn", "it is always haymaking somewhere", "memory palace", "left myself out in the cold", "four seasons in one day", "thinking about the weather", "don’t sneeze")  # fmt: skip
    s.relate("stag", "carries", "summer gap"), s.about(place="a hill above a valley", time="all year at once", light="another light in each gap", composition="frame", view="through antlers", foreground="a stag’s head from behind", unexplained="the stag that faces us in the snow")
