"""Overtime: a tired hand types on roofs, and where it presses somebody wakes."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.mirror_rooms import put, tube

HOUSE = "-78,0! -20,-72! -20,-110! 6,-110! 6,-90! 78,0! 78,460! -78,460!"
FINGERS = ["566,300,46 640,400,42 660,490,36 650,560,30", "500,300,52 572,450,46 590,560,41 574,640,33", "430,310,54 470,490,48 472,610,43 450,696,34", "356,310,54 344,480,48 334,640,43 326,800,34", "290,200,60 206,290,50 158,390,43 144,470,34"]
NAILS = [(648, 572, 14), (572, 652, 8), (448, 708, 10), (326, 812, 4), (142, 484, 6)]


@card(id="k4id5u", title="Overtime", seed=41, palette="riso_late_office", light=(0, 0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, 0.8, 0.5)])
    with d.thing("night", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", teal=1)
    with d.thing("roofs", "witness") as r:
        for row, (y, first) in enumerate(((880, 154), (1040, 60))):
            for i in range(-1, 5):
                x, down = first + i * 172, 50 if (row, i) == (0, 1) else 0
                r.flat(put(HOUSE, (x, y + down)), gap=6, teal=1, orange=1)
                lit = (row, i) in ((0, 1), (0, 3), (1, 1), (1, 4))
                r.flat(put("-26,20! 26,20! 26,88! -26,88!", (x, y + down)), **({"orange": 1} if lit else {"teal": 1}))
                r.strokes([put([(0, 20), (0, 88)], (x, y + down)), put([(-26, 52), (26, 52)], (x, y + down))], 4, ends=(1, 1))
    with d.thing("typing hand", "subject") as h:
        for k in FINGERS:
            grown = " ".join(f"{x},{y},{float(q) + 6}" for x, y, q in (v.split(",") for v in k.split()))
            h.flat(tube(grown), teal=1)
            h.flat(tube(k))
        h.flat("276,-20! 570,-20! 584,100 616,210 624,290 600,350 560,330 530,372 490,340 460,384 416,350 390,390 340,350 300,300 250,270 240,200 270,120")
        for x, y, turn in NAILS:
            h.flat(put("-19,-34 0,-44 19,-34 22,0 14,24 -14,24 -22,0", (x, y - 18), 1, turn), orange=1)
        h.flat("240,-30! 600,-30! 604,70! 236,70!", gap=8, orange=1)
    s.describe("A huge pale hand types on a town at night. Its forefinger with an orange nail presses one dark house down like a key, and its window lights up. Other windows are dark, a few are lit.")
    s.moods("eerie", "tired", "watchful", "droll")
    s.themes("work", "night", "power", "neighbours", "sleep")
    s.says("wake up!", "knock knock", "type", "piano", "who’s there?", "giant", "late shift", "key workers", "the boss", "press any house", "hand of fate", "landlord", "night music", "it’s for you", "pushing buttons", "the whole street can hear you", "one finger at a time", "writing a town", "pick a house", "god has a manicure", "whom my work keeps up", "tax inspector", "doorbell", "insomnia", "gentle pressure", "the upstairs neighbour", "somebody’s home", "a light touch", "mother checks if we sleep", "don’t touch", "chosen", "letter by letter", "a city’s keyboard", "duck, everyone", "the finger of suspicion", "fingertips", "monster with good nails", "light switch", "next", "can’t sleep, can you?", "small hours", "the author arrives", "house of keys", "overnight success")  # fmt: skip
    s.relate("typing hand", "plays", "roofs")
    s.relate("typing hand", "towers over", "roofs")
    s.about(place="the Ninth Floor and the town below", time="the small hours", light="from the small windows", composition="diagonal", view="near, slightly from above", foreground="the front row of roofs, cut by the edge", unexplained="what is being written")
