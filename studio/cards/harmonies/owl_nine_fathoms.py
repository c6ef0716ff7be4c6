"""Owl, Nine Fathoms: a barn owl flies at us under water, and small fish swim to meet it."""

from __future__ import annotations

from functools import partial

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import blade, lens, plume
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import oval, placed
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

Line = list[tuple[float, float]]
QUILLS = [(96 + 24 * n, 556 - 19 * n, 100 - 3.2 * n, 210 + 9 * n) for n in range(8)] + [(290 + 11 * n, 404 - 20 * n, 74 - 9.6 * n, 290 + 16 * n - 2.2 * n * n) for n in range(9)]
ARM: Line = [(40, 450), (80, 420), (130, 372), (190, 306), (244, 246), (290, 214), (330, 204), (366, 216), (384, 244), (380, 284), (352, 330), (322, 392), (284, 440), (230, 486), (170, 536), (110, 590), (60, 620), (30, 560)]
FACE = "0,330! 26,296 70,280 118,292 152,334 162,394 146,462 108,524 60,572 0,612 -60,572 -108,524 -146,462 -162,394 -152,334 -118,292 -70,280 -26,296"
SPRATS = ((190, 946, -30, 1.25), (320, 1076, -62, 1.05), (640, 1010, -148, 1.35), (486, 1120, -104, 0.85))


@card(id="xyox85", title="Owl, Nine Fathoms", seed=22, palette="lino_kelp", light=(-0.2, -0.8))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.2, -0.8, 0.5)])
    with p.thing("water", "place") as w:
        w.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        with w.down_to(1):
            w.strokes([[(x, -20), (x + d, y * 0.5), (x + 2 * d, y)] for x, y, d in ((70, 250, -12), (150, 170, -8), (320, 190, -4), (430, 150, 0), (510, 200, 3), (650, 160, 8), (724, 240, 12))], 26, ends=(0.8, 0.05))
    with p.thing("far kelp") as k:
        for x, sway in ((216, 30), (604, -44)):
            k.flat(tube([(x, 1240), (x + sway, 900), (x - sway, 600), (x + sway, 300), (x, -40)], [15, 13, 12, 10, 8], ends=CUT))
            for n, y in enumerate(range(120, 1180, 150)):
                k.flat(blade((x + (sway * 0.6 if n % 2 else -sway * 0.5), y), -60 if n % 2 else -120, 150, 17, 0.2 if n % 2 else -0.2))
    with p.thing("barn owl", "subject") as o:
        def both(points: Line, side: int) -> Line:
            return [(400 + side * x, y) for x, y in points]
        for side in (-1, 1):
            for x, y, way, length in QUILLS:
                b = both(blade((x, y), way, length, 29, -0.07), side)
                o.flat(b, ink=0, gap=6, around=KEY)
                with o.within(b):
                    o.strokes([both(placed([(length * r, -40), (length * r + 8, 0), (length * r, 40)], (x, y), 1.0, way), side) for r in (0.56, 0.72, 0.88)], 11, ends=(0.9, 0.9), black=True)
            for n in range(10):
                o.flat(both(plume((78 + 26 * n, 500 - 24 * n), (104 + 28 * n, 640 - 31 * n), 24), side), ink=1, gap=6, around=KEY)
            o.flat([(float(x), float(y)) for x, y in flow(both(ARM, side), 5, closed=True)], ink=1, gap=7, around=KEY)
            o.strokes([both([(u - 15, v - 16), (u - 12, v + 8), (u + 12, v + 10), (u + 16, v - 10)], side) for u, v in ((120, 424), (168, 370), (216, 314), (262, 268), (312, 240), (140, 480), (190, 430), (240, 376), (288, 324), (336, 282), (170, 520), (220, 470), (270, 420), (130, 536))], 8, ends=(0.2, 0.2), black=True)
        for x, y in ((-60, 900), (60, 900), (-22, 930), (22, 930)):
            o.flat(plume((400 + x * 0.4, 740), (400 + x, y), 30), ink=0, gap=6, around=KEY)
            o.strokes([[(400 + x * 0.8 - 22, y - 50), (400 + x * 0.8 + 22, y - 50)]], 9, ends=(0.9, 0.9), black=True)
        o.flat(both([(-120, 470), (-150, 560), (-146, 650), (-110, 740), (-60, 810), (-30, 840), (0, 822), (30, 840), (60, 810), (110, 740), (146, 650), (150, 560), (120, 470)], 1), ink=0, gap=7, around=KEY)
        wedges(o, fringe([(290, 600), (300, 700), (350, 790)], 8, (36, 60), bearing=(70, 60), seed=4), 12, 1), wedges(o, fringe([(510, 600), (500, 700), (450, 790)], 8, (36, 60), bearing=(110, 120), seed=5), 12, 1)
        o.strokes([[(400 + x - 10, y - 12), (400 + x, y + 10), (400 + x + 10, y - 12)] for x, y in ((-50, 650), (0, 680), (52, 652), (-26, 730), (28, 732), (0, 780))], 9, ends=(0.3, 0.3), black=True)
        def tip(points: Line) -> Line:
            return placed([(x - 400, y - 430) for x, y in points], (400, 430), 1.0, -9)
        o.flat(tip(oval(400, 430, 196, 202)), ink=1, gap=8, around=KEY)
        wedges(o, fringe(tip([(214, 480), (204, 400), (230, 310), (300, 250), (400, 232), (500, 250), (570, 310), (596, 400), (586, 480)]), 26, (26, 42), 90, seed=6), 10)
        o.flat(tip(moved(FACE, (400, 0))), ink=0, gap=9, around=KEY)
        for side in (-1, 1):
            wedges(o, fringe(tip(both([(120, 304), (150, 350), (156, 410), (136, 474), (96, 530), (48, 576)], side)), 13, (26, 54), 90 * side, seed=4), 9, 1)
            o.flat(tip(both(outline("22,446! 30,404 62,376 100,378 124,404 110,444 74,466 40,462"), side)))
            o.dots([(*q, r) for q, r in zip(tip([(400 + side * 72 - 12, 404), (400 + side * 72 + 10, 434)]), (11, 5), strict=True)], 0)
            o.strokes([tip(both([(16, 346), (26, 396), (14, 448)], side))], 8, ends=(0.1, 0.4), black=True)
        o.flat(tip(outline("400,430! 420,456 426,500 416,546 400,574! 384,546 374,500 380,456")), ink=1, gap=6, around=KEY)
        o.strokes([tip([(392, 452), (386, 490), (394, 530)])], 7, ends=(0.2, 0.8))
    with p.thing("sprats", "accent", count=4) as f:
        for x, y, a, k in SPRATS:
            me = partial(placed, at=(x, y), size=k, degrees=a)
            f.flat(me([(-70, 0), (-104, -22), (-94, 0), (-104, 22)]), ink=1, gap=5, around=KEY), f.flat(me(lens((-80, 0), (70, 0), 23, 0.6)), ink=1, gap=5, around=KEY)
            f.flat(me(oval(46, -4, 6, 6))), f.strokes([me([(26, -15), (20, 0), (26, 14)]), me([(10, 2), (-24, 4), (-60, 0)])], 6, ends=(0.3, 0.2), black=True)
    with p.thing("near kelp") as k:
        for at, to, half, bend in (((-20, 1240), (130, 800), 44, 40), ((60, 1250), (40, 640), 46, -26), ((-40, 1240), (210, 1040), 36, 24), ((850, 1250), (690, 860), 46, -40), ((770, 1250), (770, 560), 50, 26), ((650, 1260), (540, 1110), 34, -14)):
            k.flat(lens(at, to, half, 0.4, bend), gap=8, around=2)
    s.describe("A barn owl flies towards us under water. Its barred wings reach from edge to edge of the picture. Four small fish swim up to it from below, and black kelp stands around it.")
    s.moods("eerie", "quiet", "searching", "dreamlike")
    s.themes("sea", "night", "loss", "search", "flight")
    s.says("diver", "whisper", "hunter", "depth", "trespass", "submarine", "angel", "listening", "wrong sky", "holding my breath", "the barn sank in the night", "still looking for the mice", "night goes all the way down", "deep cover", "who? who? who?", "she forgot which way was up", "flying is only slow swimming", "an undercover job", "the fish have an opinion", "an escort of small change", "no bubbles", "somebody’s guardian", "green dark", "what the flood left", "a bedtime story for sprats", "one moon with a beak", "silence has feathers", "I could hear you from here", "wise in every element", "the forest that sways", "it isn’t wet where she is", "evolution, the long way round", "a ghost keeps her hours", "the school has a new teacher", "widow of the miller", "search and rescue", "pressure", "I see you, small silver", "not a drop on her", "the water believed her", "looking for the door of the barn", "when the sea was a field", "night shift below", "soft landing")  # fmt: skip
    s.relate("barn owl", "swims through", "water")
    s.about(place="a wood of kelp under the sea", time="night", light="green, from above", composition="high", view="through kelp, under water", foreground="black kelp", unexplained="why the fish swim towards the owl")
