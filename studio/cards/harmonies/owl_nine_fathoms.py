"""Owl, Nine Fathoms: a barn owl flies at us under water, and small fish swim to meet it."""

from __future__ import annotations

from functools import partial

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import blade, lens, plume
from reverie_studio.sculpt.gouges import evenly, fringe, wedges
from reverie_studio.sculpt.marks import oval, placed
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

Line = list[tuple[float, float]]
# one wing, measured from the middle: its quills from the body out, root and tip; the arm from the shoulder over the wrist to the hand
QUILLS = list(zip(evenly([(70, 618), (120, 570), (180, 522), (236, 479), (276, 450), (310, 442)], 14), evenly([(104, 786), (160, 781), (226, 763), (290, 729), (350, 676), (396, 602), (416, 514), (410, 434)], 14), strict=True))
ARM = "40,522! 100,522 160,484 220,431 272,399 330,386 430,398! 430,466! 396,454 376,466 368,494! 348,476 328,478 316,496! 304,470 292,472 286,484! 262,487 250,503 248,522! 222,525 208,541 206,562! 178,565 164,581 160,600! 132,605 110,623 104,650! 40,650!"
BODY = "-126,470! -146,560 -142,640 -112,730 -70,800 -30,836 0,844 30,836 70,800 112,730 142,640 146,560 126,470!"
FACE = "0,330! 26,296 70,280 118,292 152,334 162,394 146,462 108,524 60,572 0,612 -60,572 -108,524 -146,462 -162,394 -152,334 -118,292 -70,280 -26,296"
SPRATS = ((190, 920, -34, 1.1), (308, 1064, -60, 1.0), (626, 976, -146, 1.2), (496, 1078, -104, 0.9))


@card(id="xyox85", title="Owl, Nine Fathoms", seed=22, palette="lino_kelp", light=(-0.2, -0.8))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.2, -0.8, 0.5)])
    with p.thing("water", "place") as w:
        w.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        wedges(w, [[(x, -20), (x + d, y * 0.5), (x + 2 * d, y)] for x, y, d in ((90, 400, -26), (176, 250, -16), (330, 170, -6), (500, 180, 6), (640, 250, 16), (716, 380, 26))], 34, 1, ends=(1.0, 0.05))
    with p.thing("far kelp") as k:
        for x, sway in ((230, 30), (600, -44)):
            k.flat(tube([(x, 1240), (x + sway, 900), (x - sway, 600), (x + sway, 300), (x, -40)], [15, 13, 12, 10, 8], ends=CUT))
            for n, y in enumerate(range(120, 1180, 150)):
                k.flat(blade((x + (sway * 0.6 if n % 2 else -sway * 0.5), y), -60 if n % 2 else -120, 150, 17, 0.2 if n % 2 else -0.2))
    with p.thing("barn owl", "subject") as o:
        def both(points: Line, side: int) -> Line:
            return [(400 + side * x, y) for x, y in points]
        tip = partial(placed, at=(-8.2, 64.6), size=0.88, degrees=-9)
        for x, u, y in ((-44, -92, 930), (44, 92, 930), (-24, -48, 962), (24, 48, 962), (0, 0, 974)):
            o.flat(plume((400 + x, 740), (400 + u, y), 32), ink=0, gap=6, around=KEY)
            o.strokes([[(400 + u - 26, y - q), (400 + u + 26, y - q)] for q in ((34, 74) if abs(u) < 60 else (34,))], 10, ends=(0.9, 0.9), black=True)
        for side in (-1, 1):
            for u, v in QUILLS:
                o.flat(both(plume(u, v, 30), side), ink=0, gap=6, around=KEY)
            o.strokes([both([(x + (u - x) * r, y + (v - y) * r) for (x, y), (u, v) in QUILLS[:-1]], side) for r in (0.64, 0.85)], 15, ends=(0.9, 0.9), black=True)
            for (x, y), (u, v) in QUILLS:
                o.flat(both(plume((x - (u - x) * 0.1, y - (v - y) * 0.1), (x + (u - x) * 0.42, y + (v - y) * 0.42), 27), side), ink=1, gap=6, around=KEY)
            o.flat(both(outline(ARM), side), ink=1, gap=7, around=KEY)
            o.strokes([both([(u - 12, v - 10), (u - 2, v + 10), (u + 14, v + 4)], side) for u, v in ((290, 424), (244, 440), (206, 474), (246, 482), (176, 510), (204, 520), (156, 552))], 8, ends=(0.3, 0.3), black=True)
            o.flat(both(tube([(58, 760, 46), (76, 830, 34), (82, 872, 20)]), side), ink=0, gap=7, around=KEY)
            for dx, dy in ((-34, 44), (36, 42), (0, 58)):
                o.flat(both(lens((82 + dx, 862 + dy * 0.9), (82 + dx * 1.5, 862 + dy * 1.75), 9, 0.35), side), gap=4, around=2), o.flat(both(plume((82, 856), (82 + dx * 1.15, 862 + dy * 1.1), 14), side), ink=1, gap=5, around=KEY)
        o.flat(both(outline(BODY), 1), ink=0, gap=7, around=KEY)
        wedges(o, [*fringe([(272, 600), (286, 690), (336, 780)], 8, (40, 64), bearing=(64, 54), seed=4), *fringe([(528, 600), (514, 690), (464, 780)], 8, (40, 64), bearing=(116, 126), seed=5)], 15, 1)
        o.strokes([[(400 + x - 11, y - 12), (400 + x, y + 10), (400 + x + 11, y - 12)] for x, y in ((-56, 620), (0, 644), (56, 620), (-30, 690), (30, 690), (-62, 740), (62, 740), (0, 750), (-30, 800), (30, 800))], 9, ends=(0.3, 0.3), black=True)
        o.flat(tip(oval(400, 430, 196, 202)), ink=1, gap=8, around=KEY)
        wedges(o, fringe(tip([(214, 480), (204, 400), (230, 310), (300, 250), (400, 232), (500, 250), (570, 310), (596, 400), (586, 480)]), 26, (22, 36), 90, seed=6), 11)
        o.flat(tip(moved(FACE, (400, 0))), ink=0, gap=9, around=KEY)
        for side in (-1, 1):
            wedges(o, fringe(tip(both([(120, 304), (150, 350), (156, 410), (136, 474), (96, 530), (48, 576)], side)), 13, (26, 50), 90 * side, seed=4), 9, 1)
            o.flat(tip(both(outline("22,446! 30,404 62,376 100,378 124,404 110,444 74,466 40,462"), side)))
            o.dots([(*q, r) for q, r in zip(tip([(400 + side * 72 - 12, 404), (400 + side * 72 + 10, 434)]), (11, 5), strict=True)], 0)
            o.strokes([tip(both([(16, 346), (26, 396), (14, 448)], side))], 8, ends=(0.1, 0.4), black=True)
        o.flat(tip(outline("400,430! 420,456 426,500 416,546 400,574! 384,546 374,500 380,456")), ink=1, gap=6, around=KEY)
        o.strokes([tip([(392, 452), (386, 490), (394, 530)])], 7, ends=(0.2, 0.8))
    with p.thing("sprats", "accent", count=4) as f:
        for x, y, a, k in SPRATS:
            me = partial(placed, at=(x, y), size=k, degrees=a)
            f.flat(me([(-66, 0), (-106, -26), (-94, 0), (-106, 26)]), ink=1, gap=6, around=KEY), f.flat(me(lens((-80, 0), (70, 0), 25, 0.6)), ink=1, gap=6, around=KEY), f.flat(me([(-66, -4), (-96, -16), (-90, 0), (-96, 16), (-66, 4)]), ink=1)
            f.flat(me(oval(46, -4, 6, 6))), f.strokes([me([(26, -15), (20, 0), (26, 14)]), me([(10, 2), (-24, 4), (-60, 0)])], 6, ends=(0.3, 0.2), black=True)
    with p.thing("near kelp") as k:
        for at, to, half, bend in (((-20, 1240), (124, 1010), 40, 40), ((60, 1250), (34, 850), 34, -26), ((-40, 1240), (210, 1070), 36, 24), ((850, 1250), (730, 1040), 40, -40), ((770, 1250), (770, 830), 34, 26), ((650, 1260), (540, 1140), 34, -14)):
            k.flat(lens(at, to, half, 0.4, bend), gap=8, around=2)
    s.describe("A barn owl flies towards us under water. Its barred wings reach from edge to edge of the picture. Four small fish swim up to it from below, and black kelp stands around it.")
    s.moods("eerie", "quiet", "searching", "dreamlike")
    s.themes("sea", "night", "loss", "search", "flight")
    s.says("diver", "whisper", "hunter", "depth", "trespass", "submarine", "angel", "listening", "wrong sky", "holding my breath", "the barn sank in the night", "still looking for the mice", "night goes all the way down", "deep cover", "who? who? who?", "she forgot which way was up", "flying is only slow swimming", "an undercover job", "the fish have an opinion", "an escort of small change", "no bubbles", "somebody’s guardian", "green dark", "what the flood left", "a bedtime story for sprats", "one moon with a beak", "silence has feathers", "I could hear you from here", "wise in every element", "the forest that sways", "it isn’t wet where she is", "evolution, the long way round", "a ghost keeps her hours", "the school has a new teacher", "widow of the miller", "search and rescue", "pressure", "I see you, small silver", "not a drop on her", "the water believed her", "looking for the door of the barn", "when the sea was a field", "night shift below", "soft landing")  # fmt: skip
    s.relate("barn owl", "swims through", "water")
    s.about(place="a wood of kelp under the sea", time="night", light="green, from above", composition="high", view="through kelp, under water", foreground="black kelp", unexplained="why the fish swim towards the owl")
