"""Owl, Nine Fathoms: a barn owl flies under water between kelp, and the sprats bend aside."""

from __future__ import annotations

from math import cos, radians, sin

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import blade
from reverie_studio.sculpt.gouges import chatter, fringe, wedges
from reverie_studio.sculpt.marks import oval, placed
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

SPRATS = ((140, 930, 34), (226, 1010, 26), (600, 946, -12), (640, 1000, -20), (330, 1080, 12), (500, 1060, -6), (250, 1110, 22), (600, 1090, -16), (420, 1140, 4), (700, 1090, -24))
TAIL = ((126, 190), (114, 214), (102, 230), (78, 230), (66, 214), (54, 190), (90, 238))
PINIONS = ((60, 618, 84, 150), (100, 612, 78, 178), (142, 602, 72, 200), (184, 590, 65, 218), (226, 574, 56, 236), (262, 556, 46, 250), (290, 538, 35, 256), (306, 520, 23, 250), (312, 502, 11, 226))
ARM = [(20, 500), (70, 470), (120, 440), (190, 420), (270, 424), (350, 458), (424, 516), (392, 546), (320, 560), (250, 590), (170, 626), (90, 650), (20, 640)]
BODY = "380,450! 446,458 486,500 504,570 494,660 462,740 420,796 380,812! 340,796 298,740 266,660 256,570 274,500 314,458!"
THIGH = "-44,-70! -56,-20 -42,34 -16,66! 12,66! 34,30 40,-20 30,-64!"


@card(id="xyox85", title="Owl, Nine Fathoms", seed=22, palette="lino_kelp", light=(-0.2, -0.8))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.2, -0.8, 0.5)])
    with p.thing("water", "place") as w:
        w.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        with w.down_to(1):
            w.strokes(chatter((60, 10, 760, 40), 15, (200, 380), 96, seed=3), 18, ends=(0.05, 0.1))
    with p.thing("kelp") as k:
        for path, wide in (([(690, 1240), (640, 1000), (700, 760), (660, 520), (720, 260), (690, -40)], [34, 30, 26, 24, 20]), ([(90, 1240), (140, 1040), (70, 860), (110, 640), (60, 380), (100, -40)], [40, 34, 30, 24, 20])):
            for q in range(11):
                f, i = q / 10, min(4, q // 2)
                x, y = (path[i][e] + (path[i + 1][e] - path[i][e]) * (f * 5 - i) for e in (0, 1))
                k.flat(blade((x, y), (-52 if q % 2 else -128), 250 - 60 * f, 24, -0.3 if q % 2 else 0.3))
            k.flat(tube(path, wide, ends=CUT))
    with p.thing("sprats", "accent") as f:
        for x, y, a in SPRATS:
            f.flat(moved("0,0! -20,-12 -60,-14 -92,-4 -112,-16! -106,0! -112,16! -92,4 -60,13 -20,11", (x, y), 1.0, a), ink=1, gap=5, around=2)
            f.flat(oval(*placed([(-18, -3)], (x, y), 1.0, a)[0], 4, 4))
    with p.thing("barn owl", "subject") as o:
        for way, length in TAIL:
            o.flat(blade((380 + 40 * cos(radians(way)), 740), way, length, 30), ink=0, gap=5, around=KEY)
            for r in (0.66, 0.84):
                cx, cy = 380 + 40 * cos(radians(way)) + length * r * cos(radians(way)), 740 + length * r * sin(radians(way))
                o.strokes([placed([(0, -24), (5, 0), (0, 24)], (cx, cy), 1.0, way)], 9, ends=(0.8, 0.8), black=True)
        for side in (-1, 1):
            for x, y, d, length in PINIONS:
                way = d if side > 0 else 180 - d
                b = blade((380 + side * x, y), way, length, 27, -0.08 * side)
                o.flat(b, ink=0, gap=5, around=KEY)
                with o.within(b):
                    o.strokes([placed([(length * r, -34), (length * r + 5, 0), (length * r, 34)], (380 + side * x, y), 1.0, way) for r in (0.55, 0.74, 0.9)], 9, ends=(0.8, 0.8), black=True)
            o.flat([(380 + side * float(x), float(y)) for x, y in flow(ARM, 6, closed=True)], ink=1, gap=6, around=KEY)
            o.strokes([[(380 + side * (u + 20), v - 14), (380 + side * (u + 6), v + 12), (380 + side * (u - 22), v + 10)] for row, n in enumerate((6, 6, 4)) for u, v in ((350 - q * 46 - row * 14, 484 + row * 32 + abs(q - 2) * 5) for q in range(n))], 7, ends=(0.2, 0.2), black=True)
        o.flat(BODY, ink=0, gap=6, around=KEY)
        o.strokes([[(380 + dx - 8, y - 11), (380 + dx, y + 8), (380 + dx + 8, y - 11)] for y, row in ((560, (-84, 84)), (610, (-96, -34, 34, 96)), (660, (-64, 0, 64))) for dx in row], 8, ends=(0.3, 0.3), black=True)
        with o.down_to(1):
            o.strokes([[(250, 880), (330, 862), (440, 850), (540, 862)], [(230, 846), (340, 856), (450, 868), (520, 892)], [(280, 906), (360, 864), (430, 846), (500, 828)], [(216, 930), (204, 966), (176, 984)], [(528, 990), (500, 1010), (470, 1012)], [(330, 1000), (322, 1024), (336, 1044)]], 9, ends=(0.4, 0.4))
        for side, at in ((-1, (328, 780)), (1, (432, 780))):
            o.flat(moved(THIGH, at, 1.0, 0, side > 0), ink=0, gap=6, around=KEY)
            o.flat(moved("-38,-84! 40,-84! 38,-52! -36,-52!", at, 1.0, 0, side > 0), ink=0)
            o.strokes([placed([(-16, -20), (-8, -4), (0, -20)], at, 1.0), placed([(4, 14), (12, 30), (20, 14)], at, 1.0)], 7, ends=(0.3, 0.3), black=True)
            for u in (-24, 0, 24):
                o.flat(tube([(at[0] + u * 0.4, 842, 13), (at[0] + u, 862, 12), (at[0] + u * 1.1, 880, 8)]), ink=1, gap=4, around=KEY)
                o.flat([(at[0] + u * 1.1 - 8, 878), (at[0] + u * 1.1 + 8, 878), (at[0] + u * 1.1, 904)])
        o.flat("380,196 440,188 500,222 522,290 510,370 470,434 410,472 380,480 350,472 290,434 250,370 238,290 260,222 320,188", ink=1, gap=7, around=KEY)
        o.flat("380,250! 400,218 446,210 484,242 496,300 478,368 436,418 380,456! 324,418 282,368 264,300 276,242 314,210 360,218", ink=0, gap=8, around=KEY)
        for side in (-1, 1):
            wedges(o, fringe([(380 + side * 100, 260), (380 + side * 104, 310), (380 + side * 84, 370), (380 + side * 40, 422)], length=(20, 40), turn=90 * side, every=14, seed=4), 7, 1)
            o.flat([(380 + side * float(u), float(v) - 40) for u, v in flow([(26, 370), (44, 338), (78, 322), (100, 332), (92, 366), (66, 390), (38, 388)], 6, closed=True)], ink=KEY)
            o.dots([(380 + side * 62 - 8, 310, 7)], 0)
        o.flat("380,290! 394,330 398,370 392,400 380,422! 368,400 362,370 366,330", ink=1, gap=5, around=KEY)
    s.describe("A barn owl flies under water between trunks of kelp. Its wings reach from edge to edge. Straw falls from its claws, and a shoal of small fish turns beneath it.")
    s.moods("eerie", "quiet", "searching", "dreamlike")
    s.themes("sea", "night", "loss", "search", "flight")
    s.says("diver", "hush", "hunter", "depth", "trespass", "submarine", "angel", "listening", "wrong sky", "holding my breath", "the barn sank in the night", "still looking for the mice", "night goes all the way down", "deep cover", "who? who? who?", "she forgot which way was up", "flying is only slow swimming", "an undercover job", "the fish have an opinion", "straw from a drowned roof", "no bubbles", "somebody’s guardian", "green dark", "what the flood left", "lullaby for sprats", "two moons with a beak", "silence has feathers", "I could hear you from here", "wise in every element", "the forest that sways", "it isn’t wet where she is", "evolution, the long way round", "a ghost keeps her hours", "come home, the hay is in", "widow of the miller", "search and rescue", "pressure", "I see you, small silver", "not a drop on her", "the water believed her", "looking for the door of the barn", "when the sea was a field", "night shift below", "soft landing")  # fmt: skip
    s.relate("barn owl", "swims through", "water")
    s.about(place="a wood of kelp under the sea", time="night", light="green, from above", composition="high", view="through kelp, under water", foreground="black trunks of kelp", unexplained="straw falls from the owl’s claws")
