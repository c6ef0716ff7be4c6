"""Owl, Nine Fathoms: a barn owl flies under water between kelp, and the sprats bend aside."""

from __future__ import annotations

from math import cos, radians, sin

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import blade
from reverie_studio.sculpt.gouges import chatter, fringe, wedges
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube


@card(id="xyox85", title="Owl, Nine Fathoms", seed=22, palette="lino_kelp", light=(-0.2, -0.8))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.2, -0.8, 0.5)])
    with p.thing("water", "place") as w:
        w.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        with w.down_to(1):
            w.strokes(chatter((60, 10, 760, 40), 15, (200, 460), 96, seed=3), 18, ends=(0.05, 0.1))
    with p.thing("kelp") as k:
        for path, wide in (([(690, 1240), (640, 1000), (700, 760), (660, 520), (720, 260), (690, -40)], [34, 30, 26, 24, 20]), ([(90, 1240), (140, 1040), (70, 860), (110, 640), (60, 380), (100, -40)], [40, 34, 30, 24, 20])):
            for q in range(11):
                f = q / 10
                i = min(4, int(f * 5))
                x, y = (path[i][e] + (path[i + 1][e] - path[i][e]) * (f * 5 - i) for e in (0, 1))
                k.flat(blade((x, y), (-52 if q % 2 else -128), 250 - 60 * f, 24, -0.3 if q % 2 else 0.3))
            k.flat(tube(path, wide, ends=CUT))
    with p.thing("sprats", "accent") as f:
        fish = "0,0! -20,-12 -60,-14 -92,-4 -112,-16! -106,0! -112,16! -92,4 -60,13 -20,11"
        for n, (x, y, a) in enumerate(((330, 880, 18), (420, 920, 10), (250, 940, 30), (350, 970, 20), (470, 985, 4), (560, 930, -8), (590, 1000, -14), (300, 1040, 34), (410, 1050, 16), (530, 1060, -4), (640, 1075, -22), (460, 1120, 6))):
            f.flat(moved(fish, (x + 50, y + 36), 1.0, a), ink=1, gap=5, around=2)
            f.flat(oval(*moved_point((-18, -3), (x + 50, y + 36), a), 4, 4))
    with p.thing("barn owl", "subject") as o:
        # legs and straw
        for q, (x, a) in enumerate(((352, 100), (408, 82))):
            o.flat(tube([(x, 690), (x + (q * 2 - 1) * 10, 760), (x + (q * 2 - 1) * 6, 800)], [22, 16, 10], ends=CUT), ink=0)
            for b in (-34, 0, 34):
                o.flat(blade((x + (q * 2 - 1) * 6, 800), 90 + b, 46, 8, 0.0))
        # wings: primaries, secondaries, then the arm
        for side in (-1, 1):
            def at(x: float, y: float, side: int = side) -> tuple[float, float]:
                return (380 + side * x, y)
            for x, y, d, length in ((60, 520, 82, 170), (104, 512, 76, 190), (148, 500, 70, 205), (192, 486, 62, 220), (232, 470, 53, 236), (266, 452, 43, 250), (292, 436, 32, 256), (306, 420, 20, 250), (310, 404, 8, 226)):
                way = d if side > 0 else 180 - d
                b = blade(at(x, y), way, length, 27, -0.08 * side)
                o.flat(b, ink=0, gap=5, around=KEY)
                with o.within(b):
                    for r in (0.52, 0.72, 0.9):
                        c, q2 = cos(radians(way)), sin(radians(way))
                        cx, cy = at(x, y)[0] + c * length * r, at(x, y)[1] + q2 * length * r
                        o.strokes([[(cx - q2 * 34, cy + c * 34), (cx, cy), (cx + q2 * 34, cy - c * 34)]], 9, ends=(0.8, 0.8), black=True)
            arm = [(float(x), float(y)) for x, y in flow([at(0, 430), at(80, 372), at(170, 336), at(270, 336), at(350, 364), at(430, 420), at(390, 450), at(320, 462), at(250, 496), at(170, 536), at(90, 566), at(0, 580)], 6, closed=True)]
            o.flat(arm, ink=1, gap=6, around=KEY)
            with o.within(arm):
                for row, (dy, n) in enumerate(((0, 7), (38, 7), (76, 6))):
                    for q in range(n):
                        x, y = 330 - q * 46 - row * 10, 396 + dy * 0.8 + (q * 7) - 10 * (row > 0)
                        o.strokes([[at(x + 20, y - 14), at(x + 6, y + 12), at(x - 22, y + 10)]], 7, ends=(0.2, 0.2), black=True)
        body = "380,420! 470,440 496,540 480,640 440,720 380,760 320,720 280,640 264,540 290,440"
        o.flat(body, ink=0, gap=6, around=KEY)
        with o.within(body):
            for y in range(560, 740, 38):
                o.strokes([[(380 + dx - 7, y - 10 + abs(dx) * -0.08), (380 + dx, y + 8), (380 + dx + 7, y - 10)] for dx in ((-66, -22, 22, 66) if (y // 38) % 2 else (-88, -44, 0, 44, 88))], 8, ends=(0.3, 0.3), black=True)
        head = "380,236 440,228 500,262 522,330 510,410 470,474 410,512 380,520 350,512 290,474 250,410 238,330 260,262 320,228"
        o.flat(head, ink=1, gap=7, around=KEY)
        heart = "380,290! 400,258 446,250 484,282 496,340 478,408 436,458 380,496! 324,458 282,408 264,340 276,282 314,250 360,258"
        o.flat(heart, ink=0, gap=8, around=KEY)
        for side in (-1, 1):
            wedges(o, fringe([(380 + side * 100, 300), (380 + side * 104, 350), (380 + side * 84, 410), (380 + side * 40, 462)], length=(20, 40), turn=90 * side, every=14, seed=4), 7, 1)
            o.flat([(float(x), float(y)) for x, y in flow([(380 + side * u, v) for u, v in ((26, 370), (44, 338), (78, 322), (100, 332), (92, 366), (66, 390), (38, 388))], 6, closed=True)], ink=KEY)
            o.dots([(380 + side * 62 - 8, 350, 7)], 0)
        o.flat("380,330! 394,370 398,410 392,440 380,462! 368,440 362,410 366,370", ink=1, gap=5, around=KEY)
    with p.thing("straw") as st, st.down_to(1):
        st.strokes([[(330, 830), (300, 850), (250, 856)], [(420, 834), (470, 860), (540, 852)], [(350, 840), (380, 880), (440, 884)], [(400, 850), (350, 872), (300, 900)]], 8, ends=(0.4, 0.3))
    s.describe("A barn owl flies under water between trunks of kelp. Its wings reach from edge to edge. Straw falls from its claws, and a shoal of small fish turns beneath it.")
    s.moods("eerie", "quiet", "searching", "dreamlike")
    s.themes("sea", "night", "loss", "search", "flight")
    s.says("diver", "hush", "hunter", "depth", "trespass", "submarine", "angel", "listening", "wrong sky", "holding my breath", "the barn sank in the night", "still looking for the mice", "night goes all the way down", "deep cover", "who? who? who?", "she forgot which way was up", "flying is only slow swimming", "an undercover job", "the fish have an opinion", "straw from a drowned roof", "no bubbles", "somebody’s guardian", "green dark", "what the flood left", "lullaby for sprats", "two moons with a beak", "silence has feathers", "I could hear you from here", "wise in every element", "the forest that sways", "it isn’t wet where she is", "evolution, the long way round", "a ghost keeps her hours", "come home, the hay is in", "widow of the miller", "search and rescue", "pressure", "I see you, small silver", "not a drop on her", "the water believed her", "looking for the door of the barn", "when the sea was a field", "night shift below", "soft landing")  # fmt: skip
    s.relate("barn owl", "swims through", "water")
    s.about(place="a wood of kelp under the sea", time="night", light="green, from above", composition="high", view="through kelp, under water", foreground="black trunks of kelp", unexplained="straw falls from the owl’s claws")


def moved_point(p: tuple[float, float], at: tuple[float, float], degrees: float) -> tuple[float, float]:
    """A point turned and put at a place."""
    c, q = cos(radians(degrees)), sin(radians(degrees))
    return (at[0] + p[0] * c - p[1] * q, at[1] + p[0] * q + p[1] * c)
