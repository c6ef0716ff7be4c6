"""We Slept Exactly There: seen from the air, ploughed land is two bulls brow to brow, with one farm between the skulls."""

from __future__ import annotations

from collections.abc import Sequence

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import furrows
from reverie_studio.sculpt.moved_outlines import moved

HEAD = "372,300! 346,360 334,430 340,520 336,600 326,660 340,708 384,730 436,718 468,690 520,650 566,590 580,500 560,400 500,320 430,280"
NECK = "402,276! 450,200 540,110 640,56 740,30 860,40! 860,840! 760,760 660,700 570,620! 604,500 584,390 510,306 440,262!"
CHEST = "576,646! 660,722 760,786 860,866! 860,1240! 640,1240! 640,1100 590,1000 560,900 590,780!"
HORN = "462,272! 400,262 352,232 326,180 322,120 334,66 296,120 276,190 290,260 340,320 400,350 458,352!"
EAR = "486,316! 540,262 620,252 690,286 640,330 570,350 500,348!"
RAILS: dict[str, tuple[list[tuple[float, float]], list[tuple[float, float]], int]] = {
    "head": ([(346, 330), (310, 480), (320, 700)], [(590, 380), (600, 520), (470, 740)], 8),
    "neck": ([(380, 250), (540, 90), (700, 20), (900, 0)], [(560, 600), (660, 720), (760, 790), (900, 890)], 13),
    "chest": ([(560, 640), (520, 880), (560, 1060), (620, 1260)], [(900, 860), (900, 1000), (900, 1140), (900, 1260)], 8),
}

YARD = (342, 590)


def bull(t: Cutting, at: Sequence[float], size: float, flip: bool, ink: int, cut: int) -> None:
    """Three ploughed fields, a horn and an ear; lanes between them."""
    for name, field in (("chest", CHEST), ("neck", NECK), ("head", HEAD)):
        shape = moved(field, at, size, 0, flip)
        t.flat(shape, ink=ink, gap=8)
        first, last, count = RAILS[name]
        with t.within(shape), t.down_to(cut):
            t.strokes(furrows(moved(first, at, size, 0, flip), moved(last, at, size, 0, flip), count, 3, start=(0.0, 0.1), end=(0.9, 1)), 15 * size, ends=(0.3, 0.15))
    for field in (EAR, HORN):
        t.flat(moved(field, at, size, 0, flip), ink=ink if field is EAR else 0, gap=8, around=0 if field is EAR else KEY)
    with t.down_to(KEY):
        t.strokes([moved(line, at, size, 0, flip) for line in ([(452, 300), (430, 312), (424, 346)], [(404, 286), (384, 300), (376, 334)], [(362, 250), (338, 264), (326, 290)])], 9, ends=(0.4, 0.2))
    t.flat(moved("408,462! 430,438 462,428 494,440 512,470! 488,482 450,486!", at, size, 0, flip), gap=8, around=0 if ink == KEY else 1)
    t.flat(moved("408,462! 426,446 440,440! 432,460 438,482!", at, size, 0, flip), ink=0)
    t.flat(moved("462,440 476,440 480,454 466,456", at, size, 0, flip), ink=0)
    t.strokes([moved([(386, 480), (420, 436), (470, 414), (540, 414)], at, size, 0, flip)], 26, ends=(0.5, 0.1), black=True)
    with t.down_to(0 if ink == KEY else KEY):
        t.strokes([moved([(364, 682), (400, 694), (448, 702)], at, size, 0, flip)], 12, ends=(0.4, 0.1))
        t.strokes([moved([(356, 652), (376, 632), (392, 646), (384, 664)], at, size, 0, flip)], 13, ends=(0.3, 0.1))


@card(id="axv17o", title="We Slept Exactly There", seed=17, palette="lino_rust_tide", light=(-0.6, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("stubble", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        g.strokes(furrows([(-20, 60), (200, 40), (420, 50)], [(-20, 300), (100, 300), (280, 290)], 5, 2), 9, ends=(0.1, 0.1))
        g.strokes(furrows([(120, 1240), (230, 1000), (300, 800)], [(640, 1240), (560, 1000), (480, 800)], 7, 2, end=(0.7, 0.95)), 9, ends=(0.3, 0.05))
    with p.thing("red bull of furrows", "subject") as a:
        bull(a, (652, 150), 1.12, True, 2, 1)
    with p.thing("black bull of furrows", "subject") as b:
        bull(b, (20, 40), 1.12, False, KEY, 2)
    with p.thing("farm", "witness") as f:
        f.flat(moved("-70,-70! -30,-96! 50,-90! 74,-60! 70,60! 40,84! -60,76! -76,40!", YARD), ink=0)
        f.flat(moved("-44,0! -14,-44! 44,-50! 60,-14! 58,48! -40,56!", YARD), ink=KEY)
        f.flat(moved("-54,6! -16,-54! 50,-60! 22,-12!", YARD), ink=2, gap=4, around=0)
        f.flat(moved("30,2! 48,0! 48,22! 30,24!", YARD), moved("-26,24! -6,22! -6,54! -26,56!", YARD), ink=1)
    s.describe("From the air, ploughed fields form two great bulls. A red one and a black one push their brows together. In the small space between their skulls stands a farmhouse.")
    s.moods("tense", "grand", "uneasy", "dreamy")
    s.themes("conflict", "home", "land", "boundaries", "sleep")
    s.says("border", "neighbours", "pressure", "tectonics", "parents", "headache", "stubborn", "inheritance", "harvest", "politics", "bullseye", "custody", "they’re fighting", "boundary dispute", "between two stools", "we slept exactly there", "location, location", "a quiet place in the country", "caught in the middle", "somebody has to move", "the land remembers", "take the bull by the horns", "house for sale, urgently", "the earth was restless", "mum says, dad says", "lock horns, lock the gate", "two truths and a roof", "from up here it’s obvious", "no room for a third", "the eye of the quarrel", "sowing trouble", "they only lean on us", "a field day", "it has always been like this", "you reap what you plough", "please don’t breathe", "the old feud over the hill", "pillow between the giants", "I dreamed of hooves", "who drew this map?", "the walls got closer", "not in my backyard", "we thought it was thunder", "small house, big family")  # fmt: skip
    s.relate("farm", "is trapped in", "black bull of furrows")
    s.about(place="ploughed land", time="sunset", light="raking, from the left", composition="left", view="from above, high in the air", foreground="nothing", unexplained="who ploughed it")
