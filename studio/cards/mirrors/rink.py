"""Rink, After Closing: the tracks of the evening have drawn a great face that listens at the ice."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.bodies import Point
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import placed
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

FACE = "900,60 700,150 520,220 390,262 310,330 270,420 258,490 246,540 206,620 184,668 206,690 250,690 240,716 222,742 240,764 272,764 236,778 232,806 258,834 246,872 262,918 320,940 410,916 500,872 570,800 600,720"
NECK = "430,910 470,990 480,1100 420,1180 320,1230"
EAR = "560,690 540,620 556,550 610,530 652,566 650,630 610,668 580,650 584,606 616,590 624,616 606,636"
LID = "300,520 330,556 380,572 430,556 462,524"
BROW = "290,450 340,418 410,420 470,452"
HAIR = ("310,330 420,350 520,420 560,500 580,420 660,400 720,470 730,600 690,740 620,830 590,960 640,1080 760,1180", "420,240 600,200 760,300 860,470 880,640 820,800 760,900 740,1010 800,1120 900,1180")
LOOPS = ["-40,200 80,140 180,180 160,280 70,270 60,180 150,100 300,80 480,-40", "-40,980 60,1000 130,1060 90,1130 20,1090 60,1010 150,1010 210,1090 200,1240"]


def turned(points: Sequence[Sequence[float]]) -> list[Point]:
    """Lines of the face, which lies askew on the ice."""
    return placed([(x - 480, y - 620) for x, y in points], (470, 640), 0.98, -24)


@card(id="te5r2n", title="Rink, After Closing", seed=44, palette="riso_fog_notice", light=(-0.7, -0.5))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.7, -0.5, 0.5)])
    with d.thing("ice", "place") as i:
        i.flat("-20,-20! 820,-20! 820,1220! -20,1220!", violet=1)
    with d.thing("face of tracks", "subject") as f:
        first, last = (np.array(line(h)) for h in (HAIR[0], HAIR[1]))
        locks = [turned(first[[0, 2, 4, 5, 6, 7, 8, 9, 10, 11][: len(last)]] * (1 - k) + last * k) for k in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)]
        for p in [*(turned(line(x)) for x in (FACE, NECK, EAR, LID, BROW)), *locks, *(line(x) for x in LOOPS)]:
            f.strokes([p], 9, ends=(0.3, 0.3))
            for _ in range(2):
                f.strokes([[(x + f.rng.normal(0, 9), y + f.rng.normal(0, 9)) for x, y in p]], 3, ends=(0.3, 0.2))
        for x, y, q in ((316, 540, 116), (346, 568, 104), (384, 578, 90), (422, 566, 76), (450, 540, 62)):
            f.strokes([turned([(x, y), *moved([(22, 3), (44, 12)], (x, y), 1, q)])], 6, ends=(1, 0.1))
    with d.thing("hedge", "witness", plane="front") as h:
        h.flat("500,-20! 520,40 560,50 590,100 640,96 680,150 730,140 760,200 820,210! 820,-20!", gap=6, violet=1, grey=1)
    with d.thing("lost glove", "accent") as g:
        for k in ("380,760,24 420,740,30 450,724,30", "440,712,13 486,690,11 510,676,9", "456,724,13 506,712,12 532,704,10", "454,742,13 500,738,11 522,736,9", "440,756,12 476,760,10 494,762,8", "410,728,12 420,700,11 438,682,9"):
            g.flat(placed([(x - 450, y - 730) for x, y in tube(k)], (112, 650), 1.15, -76), grey=1, violet=1)
    s.describe("An empty ice rink from above. The white tracks of the skates have drawn a sleeping face, eyes shut, hair streaming to the right. A hedge stands in one corner, and a lost glove lies on the ice.")
    s.moods("quiet", "eerie", "attentive", "tender")
    s.themes("traces", "listening", "art", "crowd", "winter")
    s.says("ice queen", "listen", "we all drew her", "skating on thin ice", "a public figure", "figure skating", "closing time", "asleep", "she heard everything", "lines of a life", "left in a hurry", "nobody planned this", "many hands", "goodnight", "the portrait of a Sunday", "on the surface", "scratch", "who dropped a glove?", "embroidery", "the ear of winter", "tomorrow they smooth it", "doodle", "seen from the moon", "it was there all along", "someone under the ice", "cold cream", "frozen smile", "it came out of going round", "crowd-sourced", "thoughts of a lake", "cut glass", "loops and regrets", "no one knows his part", "a sleeping beauty", "my line is her eyebrow", "white noise", "keep still", "what remains of an evening", "a drawing nobody signed", "between the blades", "signature", "hair like traffic", "underground music", "all of us together, once")  # fmt: skip
    s.relate("face of tracks", "listens to", "ice")
    s.relate("lost glove", "waits for", "face of tracks")
    s.about(place="an ice rink in a public garden", time="after closing", light="a floodlight from the left", composition="frame", view="from above", foreground="a dark hedge in the corner", unexplained="what she listens to", weather="frost")
