"""We Slept Exactly There: seen from the air, ploughed land is two bulls brow to brow, with one farm between the skulls."""

from __future__ import annotations

from collections.abc import Sequence

from reverie_studio.engine.bodies import Point
from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import furrows
from reverie_studio.sculpt.moved_outlines import moved, moved_lines

HEAD = "112,-196! 76,-160 44,-96 40,-20 46,70 34,150 14,214! -4,250 -2,296 26,330 78,342 128,324! 146,288 160,264! 190,244 228,196 258,140 276,70 288,-20 280,-110 254,-172 208,-204!"
NOSE = "14,212! -6,250 -4,298 26,332 78,344 126,326! 146,284 136,236 92,210 50,204!"
NECK = "190,-210! 250,-290 350,-350 480,-380! 560,-380! 560,380! 420,330 310,240 214,170! 236,100 240,0 236,-100!"
CHEST = "200,180! 310,262 420,352 560,404! 560,800! 300,800! 310,660 270,560 226,440 200,300!"
HORN = "128,-150! 104,-190 94,-236 102,-300 142,-380! 148,-320 164,-276 190,-246 218,-206! 204,-150 164,-130!"
EAR = "216,-150! 262,-214 340,-236 424,-200! 394,-148 320,-118 236,-112!"
TUFT = "94,-176! 120,-206 170,-216 222,-196! 214,-150 186,-104! 178,-140! 152,-84! 142,-132! 112,-92! 112,-136! 84,-120!"
RAILS: dict[str, tuple[list[tuple[float, float]], list[tuple[float, float]], int]] = {
    "neck": ([(150, -190), (260, -310), (400, -370), (580, -390)], [(266, 150), (340, 230), (440, 320), (580, 370)], 11),
    "chest": ([(220, 200), (220, 400), (280, 560), (300, 820)], [(560, 380), (570, 520), (570, 660), (570, 820)], 8),
}

YARD = (398, 690)


def bull(t: Cutting, at: Sequence[float], size: float, flip: bool, ink: int, cut: int) -> None:
    """Three ploughed fields, a horn and an ear; lanes between them."""
    for name, field in (("chest", CHEST), ("neck", NECK)):
        shape = moved(field, at, size, 0, flip)
        t.flat(shape, ink=ink, gap=8)
        first, last, count = RAILS[name]
        with t.within(shape), t.down_to(cut):
            t.strokes(furrows(moved(first, at, size, 0, flip), moved(last, at, size, 0, flip), count, 3, start=(0.0, 0.1), end=(0.9, 1)), 15 * size, ends=(0.3, 0.15))

    turn = 14 if flip else -14

    def put(lines: Sequence[Sequence[Point]]) -> list[list[Point]]:
        return moved_lines(lines, at, size, turn, flip=flip)

    t.flat(moved(EAR, at, size, turn, flip), ink=ink, gap=8)
    t.flat(moved("256,-156! 300,-196 350,-206 398,-190! 360,-154 310,-140!", at, size, turn, flip), ink=cut)
    t.flat(moved(HEAD, at, size, turn, flip), ink=ink, gap=8)
    t.flat(moved(HORN, at, size, turn, flip), ink=0, gap=8, around=KEY)
    t.strokes(put([[(106, -200), (124, -216), (134, -238)], [(98, -248), (116, -260), (126, -280)]]), 9, ends=(0.4, 0.2), black=True)
    t.flat(moved(TUFT, at, size, turn, flip), ink=ink, gap=6, around=cut)
    t.flat(moved(NOSE, at, size, turn, flip), ink=cut if ink == KEY else 1, gap=5, around=0)
    t.flat(moved("8,252! 24,236 46,240 52,258! 40,262 30,276 18,278!", at, size, turn, flip))
    t.strokes(put([[(0, 306), (40, 312), (82, 308)]]), 9, ends=(0.6, 0.2), black=True)
    t.flat(moved("66,0! 90,-30 126,-36 156,-10! 132,14 94,20!", at, size, turn, flip), ink=0, gap=5, around=KEY)
    t.flat(moved("80,-8 98,-28 122,-24 128,-4 112,14 90,12", at, size, turn, flip))
    t.flat(moved("92,-18 102,-20 102,-8 94,-8", at, size, turn, flip), ink=0)
    with t.down_to(cut):
        t.strokes(put([[(52, -24), (96, -58), (146, -76), (188, -76)], [(66, 70), (60, 130), (46, 186)], [(250, -60), (256, 20), (236, 100)], [(214, -20), (216, 50), (190, 120)]]), 13, ends=(0.2, 0.1))


@card(id="axv17o", title="We Slept Exactly There", seed=17, palette="lino_rust_tide", light=(-0.6, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("stubble", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        g.strokes(furrows([(-20, 60), (200, 40), (420, 50)], [(-20, 300), (100, 300), (280, 290)], 5, 2), 9, ends=(0.1, 0.1))
        g.strokes(furrows([(120, 1240), (230, 1000), (300, 800)], [(640, 1240), (560, 1000), (480, 800)], 7, 2, end=(0.7, 0.95)), 9, ends=(0.3, 0.05))
    with p.thing("red bull of furrows", "subject") as a:
        bull(a, (410, 600), 1.04, True, 2, 1)
    with p.thing("black bull of furrows", "subject") as b:
        bull(b, (386, 570), 1.04, False, KEY, 2)
    with p.thing("farm", "witness") as f:
        f.flat(moved("-70,-70! -30,-96! 50,-90! 74,-60! 70,60! 40,84! -60,76! -76,40!", YARD, 0.68), ink=0)
        f.flat(moved("-44,0! -14,-44! 44,-50! 60,-14! 58,48! -40,56!", YARD, 0.68), ink=KEY)
        f.flat(moved("-54,6! -16,-54! 50,-60! 22,-12!", YARD, 0.68), ink=2, gap=4, around=0)
        f.flat(moved("30,2! 48,0! 48,22! 30,24!", YARD, 0.68), moved("-26,24! -6,22! -6,54! -26,56!", YARD, 0.68), ink=1)
    s.describe("From the air, ploughed fields form two great bulls. A red one and a black one push their brows together. In the small space between their skulls stands a farmhouse.")
    s.moods("tense", "grand", "uneasy", "dreamy")
    s.themes("conflict", "home", "land", "boundaries", "sleep")
    s.says("border", "neighbours", "pressure", "tectonics", "parents", "headache", "stubborn", "inheritance", "harvest", "politics", "bullseye", "custody", "they’re fighting", "boundary dispute", "between two stools", "we slept exactly there", "location, location", "a quiet place in the country", "caught in the middle", "somebody has to move", "the land remembers", "take the bull by the horns", "house for sale, urgently", "the earth was restless", "mum says, dad says", "lock horns, lock the gate", "two truths and a roof", "from up here it’s obvious", "no room for a third", "the eye of the quarrel", "sowing trouble", "they only lean on us", "a field day", "it has always been like this", "you reap what you plough", "please don’t breathe", "the old feud over the hill", "pillow between the giants", "I dreamed of hooves", "who drew this map?", "the walls got closer", "not in my backyard", "we thought it was thunder", "small house, big family")  # fmt: skip
    s.relate("farm", "is trapped in", "black bull of furrows")
    s.about(place="ploughed land", time="sunset", light="raking, from the left", composition="left", view="from above, high in the air", foreground="nothing", unexplained="who ploughed it")
