"""Overtime: a tired hand types on roofs, and where it presses somebody wakes."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

HOUSES = (
    "-78,0! -20,-72! -20,-110! 6,-110! 6,-96! 78,0! 78,460! -78,460!",
    "-78,-20! -60,-20! -60,-66! 60,-66! 60,-20! 78,-20! 78,460! -78,460!",
    "-78,10! 0,-96! 78,10! 78,460! -78,460!",
    "-78,-10! -50,-60! 24,-60! 24,-100! 48,-100! 48,-60! 78,-10! 78,460! -78,460!",
    "-78,-70! 78,0! 78,460! -78,460!",
)
PALM = "338,60! 336,130 322,190 290,240 260,290 244,350 244,410 254,470 256,540 254,610 256,690 262,760 272,806 292,824 312,818 326,790 334,730 340,660 352,600 362,560! 600,560! 620,470 622,380 606,300 576,230 534,180 514,130 512,60!"
CURLED = (
    "536,470! 534,440 548,420 574,416 598,424 610,450 614,490 610,540 596,572 570,580 546,566 536,530",
    "448,460! 446,428 462,406 490,402 518,408 532,430 538,470 538,550 532,600 510,622 478,622 456,604 448,550",
    "352,500! 354,450 380,420 420,416 440,440 448,480 450,560 446,620 430,652 396,662 366,648 352,610 350,550",
)
THUMB = "262,300! 246,340 246,390 266,432 300,470 336,512 372,552 398,574 424,574 438,556 434,526 414,488 390,448 370,404 358,360 352,310"


@card(id="k4id5u", title="Overtime", seed=41, palette="riso_late_office", light=(0, 0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, 0.8, 0.5)])
    with d.thing("night", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", teal=1)
    with d.thing("roofs", "witness") as r:
        for row, (y, first, step, size) in enumerate(((862, 120, 172, 1.0), (1076, -52, 226, 1.24))):
            for i in range(5):
                at = (first + i * step, y + (48 if (row, i) == (0, 1) else (0, -22, 14)[(i + row) % 3])), size
                r.flat(moved(HOUSES[2 if (row, i) == (0, 1) else (2 * i + 3 * row) % 5], *at), gap=6, teal=1, orange=1)
                lit = (row, i) in ((0, 1), (1, 2))
                pane, bars = (("-26,20! 26,20! 26,76! -26,76!", ([(0, 20), (0, 76)], [(-22, 48), (22, 48)])), ("-40,20! 40,20! 40,70! -40,70!", ([(-13, 20), (-13, 70)], [(13, 20), (13, 70)])), ("-24,76! -24,36 0,12 24,36 24,76!", ([(0, 16), (0, 76)],)))[(i + 2 * row + 1) % 3]
                r.flat(moved(pane, *at), **({"orange": 1.0} if lit else {"teal": 1.0}))
                r.strokes([moved(bar, *at) for bar in bars], 4, ends=(1, 1))
    with d.thing("typing hand", "subject") as h:
        h.flat(PALM)
        for k in CURLED:
            h.flat(k)
        with h.in_inks(teal=1):
            h.strokes([[(535, 560), (536, 500), (534, 446), (548, 420), (574, 416), (598, 424), (610, 450), (614, 490)]], 8, ends=(0.2, 0.3))
            h.strokes([[(448, 610), (449, 540), (447, 470), (446, 430), (462, 406), (490, 402), (518, 408), (532, 430), (536, 470)]], 8, ends=(0.2, 0.3))
            h.strokes([[(351, 620), (351, 570), (352, 520)], [(436, 440), (444, 460), (448, 490)]], 8, ends=(0.2, 0.4))
            h.strokes([[(552, 500), (574, 506), (598, 498)], [(464, 502), (492, 510), (520, 502)], [(378, 602), (402, 608), (426, 600)]], 6, ends=(0.2, 0.2))
            h.strokes([[(266, 640), (292, 646), (318, 638)], [(268, 656), (292, 661), (316, 654)], [(276, 748), (296, 753), (318, 746)]], 6, ends=(0.2, 0.2))
            h.strokes([[(362, 158), (424, 168), (490, 158)], [(372, 178), (424, 186), (480, 178)], [(590, 400), (540, 376), (480, 362), (420, 366)]], 6, ends=(0.1, 0.1))
        h.flat(THUMB)
        with h.in_inks(teal=1):
            h.strokes([[(252, 412), (270, 438), (302, 472), (336, 512), (372, 552), (398, 574), (424, 574), (438, 556), (434, 526), (414, 488), (390, 448), (370, 404), (358, 360), (360, 310), (384, 262)]], 8, ends=(0.2, 0.1))
            h.strokes([[(330, 478), (352, 476), (374, 460)], [(322, 464), (342, 462), (362, 448)]], 6, ends=(0.2, 0.2))
        h.flat(moved(ellipse(0, 0, 15, 23), (410, 544), 1.0, -36), orange=1)
        h.flat("470,420! 488,414 506,420 512,446 506,468 490,474 474,468 466,446", orange=1)
        h.flat("556,432! 572,426 588,432 594,454 588,474 574,480 560,474 552,454", orange=1)
        h.flat("306,-30! 544,-30! 556,92! 500,106 426,112 350,106 294,92!", gap=8, orange=1)
        h.flat(ellipse(348, 60, 13, 13), teal=1, orange=1)
    s.describe("A huge hand with orange nails points down at night. Its forefinger presses the roof of one dark house like a key, and the window there is lit. One window in front is lit too. The thumb holds the other fingers curled.")
    s.moods("eerie", "tired", "watchful", "droll")
    s.themes("work", "night", "power", "neighbours", "sleep")
    s.says("wake up!", "knock knock", "type", "piano", "who’s there?", "giant", "late shift", "key workers", "the boss", "press any house", "hand of fate", "landlord", "night music", "it’s for you", "pushing buttons", "the whole street can hear you", "one finger at a time", "writing a town", "pick a house", "god has a manicure", "whom my work keeps up", "tax inspector", "doorbell", "insomnia", "gentle pressure", "the upstairs neighbour", "somebody’s home", "a light touch", "mother checks if we sleep", "don’t touch", "chosen", "letter by letter", "a city’s keyboard", "duck, everyone", "the finger of suspicion", "fingertips", "monster with good nails", "light switch", "next", "can’t sleep, can you?", "small hours", "the author arrives", "house of keys", "overnight success")  # fmt: skip
    s.relate("typing hand", "plays", "roofs")
    s.relate("typing hand", "towers over", "roofs")
    s.about(place="the Ninth Floor and the town below", time="the small hours", light="from the small windows", composition="diagonal", view="near, slightly from above", foreground="the front row of roofs, cut by the edge", unexplained="what is being written")
