"""Overtime: a tired hand types on roofs, and where it presses somebody wakes."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.moved_outlines import moved

HOUSES = (
    "-78,0! -20,-72! -20,-110! 6,-110! 6,-96! 78,0! 78,460! -78,460!",
    "-78,-20! -60,-20! -60,-66! 60,-66! 60,-20! 78,-20! 78,460! -78,460!",
    "-78,10! 0,-96! 78,10! 78,460! -78,460!",
    "-78,-10! -50,-60! 24,-60! 24,-100! 48,-100! 48,-60! 78,-10! 78,460! -78,460!",
    "-78,-70! 78,0! 78,460! -78,460!",
)
PALM = "300,-20! 296,60 280,120 250,190 226,260 210,340 214,400! 236,470 300,500 400,500 520,480 590,440! 612,380 612,300 600,220 570,130 556,60 552,-20!"
THUMB = "262,170! 226,200 190,250 168,310 152,380 140,440 142,490 156,528 176,542 196,530 206,500 214,450 240,410 276,380 300,330!"
INDEX = "216,360! 214,420 220,500 232,580 240,650 250,720 262,780 280,806 302,808 318,786 322,730 324,660 326,590 330,500 332,400!"
CURLED = (
    "500,400! 498,470 506,530 524,560 556,562 586,540 600,490 606,430 606,380!",
    "416,400! 408,480 410,560 426,600 462,610 496,592 508,540 510,470 506,400!",
    "322,400! 316,490 318,580 334,628 372,638 406,618 418,560 420,480 416,400!",
)
TUCKED = ("532,548! 536,516 560,512 578,520 576,548 556,560!", "434,594! 438,556 464,550 486,560 484,590 462,606!", "342,620! 346,580 372,574 394,584 394,614 370,634!")


@card(id="k4id5u", title="Overtime", seed=41, palette="riso_late_office", light=(0, 0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, 0.8, 0.5)])
    with d.thing("night", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", teal=1)
    with d.thing("roofs", "witness") as r:
        for row, (y, first) in enumerate(((862, 120), (1044, 30))):
            for i in range(5):
                at = (first + i * 172, y + (48 if (row, i) == (0, 1) else (0, -22, 14)[(i + row) % 3]))
                r.flat(moved(HOUSES[2 if (row, i) == (0, 1) else (2 * i + 3 * row) % 5], at), gap=6, teal=1, orange=1)
                if (row, i) == (1, 3):
                    continue
                lit = (row, i) in ((0, 1), (0, 4), (1, 1))
                pane, bars = (("-26,20! 26,20! 26,88! -26,88!", ([(0, 20), (0, 88)], [(-22, 52), (22, 52)])), ("-40,24! 40,24! 40,78! -40,78!", ([(-13, 24), (-13, 78)], [(13, 24), (13, 78)])), ("-24,88! -24,40 0,16 24,40 24,88!", ([(0, 20), (0, 88)],)))[(i + 2 * row + 1) % 3]
                r.flat(moved(pane, at), **({"orange": 1.0} if lit else {"teal": 1.0}))
                r.strokes([moved(bar, at) for bar in bars], 4, ends=(1, 1))
    with d.thing("typing hand", "subject") as h:
        h.flat(THUMB)
        h.flat(PALM)
        for k in CURLED:
            h.flat(k, gap=0)
        h.flat(INDEX)
        with h.in_inks(teal=1):
            h.strokes([[(332, 372), (330, 500), (327, 590), (325, 630)], [(418, 392), (420, 480), (417, 560), (412, 598)], [(508, 392), (511, 470), (508, 534), (503, 570)], [(214, 452), (222, 420), (240, 404)]], 8, ends=(0.2, 0.4))
            h.strokes([[(250, 596), (274, 588), (300, 596)], [(254, 614), (274, 606), (298, 614)], [(246, 402), (272, 390), (300, 400)], [(350, 420), (372, 410), (396, 420)], [(440, 412), (462, 402), (486, 412)], [(530, 404), (552, 394), (576, 402)]], 6, ends=(0.2, 0.2))
            h.strokes([[(292, 330), (312, 250), (330, 190)], [(372, 340), (382, 260), (388, 200)], [(456, 336), (452, 260), (446, 200)]], 6, ends=(0.1, 0.1))
        for nail in TUCKED:
            h.flat(nail, orange=1)
        h.flat("268,790! 264,756 272,742 288,740 302,752 306,786! 298,800 280,802!", orange=1)
        h.flat("144,486! 146,450 160,440 178,450 184,480! 176,520 158,520!", orange=1)
        h.flat("268,-30! 584,-30! 590,70! 262,70!", gap=8, orange=1)
        h.flat(moved("-12,-12 12,-12 12,12 -12,12", (330, 30)), teal=1, orange=1)
    s.describe("A huge pale hand points down on a town at night. Its orange nail presses one dark house down like a key, and a window lights up. The other fingers are curled.")
    s.moods("eerie", "tired", "watchful", "droll")
    s.themes("work", "night", "power", "neighbours", "sleep")
    s.says("wake up!", "knock knock", "type", "piano", "who’s there?", "giant", "late shift", "key workers", "the boss", "press any house", "hand of fate", "landlord", "night music", "it’s for you", "pushing buttons", "the whole street can hear you", "one finger at a time", "writing a town", "pick a house", "god has a manicure", "whom my work keeps up", "tax inspector", "doorbell", "insomnia", "gentle pressure", "the upstairs neighbour", "somebody’s home", "a light touch", "mother checks if we sleep", "don’t touch", "chosen", "letter by letter", "a city’s keyboard", "duck, everyone", "the finger of suspicion", "fingertips", "monster with good nails", "light switch", "next", "can’t sleep, can you?", "small hours", "the author arrives", "house of keys", "overnight success")  # fmt: skip
    s.relate("typing hand", "plays", "roofs")
    s.relate("typing hand", "towers over", "roofs")
    s.about(place="the Ninth Floor and the town below", time="the small hours", light="from the small windows", composition="diagonal", view="near, slightly from above", foreground="the front row of roofs, cut by the edge", unexplained="what is being written")
