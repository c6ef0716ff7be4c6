"""After You, Please: a frog stands at the end of the diving board and does not dare; behind it one waits politely."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.poster_shapes import moved

FROG = (
    "96,446! 108,398 150,352 212,326! 214,270 252,232 306,236 334,280 336,306! 410,312 490,340 566,396 630,470 672,560 684,640! 430,640! 410,604 366,588 326,600! 306,626 280,636 250,640! 204,642! 202,676 214,712! 196,720 182,690! 176,726! 156,728 158,690! 144,716! 124,706 134,664 156,626! 206,598 240,560 250,524! 196,520 130,492"
)
THIGH = "676,640! 660,560 620,486 560,446 500,452 466,500 470,560 510,600! 440,612 390,616 356,628 330,644! 420,650 560,648"
QUEUE = "-40,0! -44,-90 -36,-190 -44,-260 -50,-320 -36,-352 -12,-364! -10,-378! -30,-388 -36,-404! -48,-410! -36,-426 -30,-452 -4,-466 24,-456 36,-428 28,-396 14,-378! 14,-364! 44,-346 56,-300 52,-240 44,-190 46,-90 44,0!"


@card(id="yyrqz1", title="After You, Please", seed=77, palette="riso_baths", light=(-0.4, -0.7))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.4, -0.7, 0.5)])
    with d.thing("hall", "place") as h:
        h.flat("-20,-20! 820,-20! 820,1240! -20,1240!", aqua=1)
        h.flat("-20,1060! 120,1050 300,1066 480,1052 660,1066 820,1054! 820,1240! -20,1240!", aqua=1, burgundy=1)
        h.strokes([[(60, 1120), (140, 1110), (210, 1122)], [(330, 1160), (420, 1150), (500, 1162)], [(600, 1110), (680, 1100), (750, 1112)]], 8, ends=(0.1, 0.1))
    with d.thing("bather in the queue", "witness") as q:
        q.flat(moved(QUEUE, (752, 634), 1.0), gap=5)
        with q.within(moved(QUEUE, (752, 634), 1.0)):
            q.flat("690,320! 720,290! 740,320! 766,320! 786,290! 820,320! 820,480! 690,480!", burgundy=1)
        q.flat(moved("-34,-440! -30,-458 -4,-472 26,-460 40,-428! 0,-430", (752, 634), 1.0), burgundy=1)
        with q.in_inks(burgundy=1):
            q.strokes([[(718, 330), (744, 372), (806, 376)], [(750, 500), (752, 560), (752, 630)]], 7, ends=(0.4, 0.2))
    with d.thing("diving board", "prop") as b:
        b.flat("150,642! 840,632! 840,684! 160,668!", gap=5, aqua=1, burgundy=1)
    with d.thing("frog", "subject") as f:
        f.flat(FROG, gap=7, burgundy=1)
        f.flat("130,494! 200,516 270,510 330,560 366,588! 326,600 306,626 252,636! 210,640! 230,600 250,560 250,524! 196,520", gap=0)
        f.flat(THIGH, gap=7, burgundy=1)
        f.flat("224,300! 236,262 272,248 308,264 318,300! 270,316")
        f.flat("236,310! 244,284 272,280 290,296 280,314!", aqua=1, burgundy=1)
        f.flat("218,296! 230,250 272,232 314,252 324,298! 296,270 250,270", burgundy=1)
        f.strokes([[(104, 442), (180, 448), (262, 430), (330, 388)], [(132, 400), (142, 394), (152, 396)], [(520, 470), (580, 500), (616, 560)], [(400, 350), (450, 366), (490, 396)]], 9, ends=(0.3, 0.1))
        for x, y, r in ((440, 410, 16), (520, 400, 12), (396, 470, 13), (350, 430, 10)):
            f.flat(ellipse(x, y, r, r * 0.8), aqua=1, burgundy=1)
    s.describe("A big frog crouches at the tip of a diving board. Its toes hang over the edge and the water lies far below. Behind it a bather waits with folded arms and looks straight ahead.")
    s.moods("tense", "droll", "shy", "patient")
    s.themes("courage", "waiting", "courtesy", "fear", "water")
    s.says("frog", "courage", "hesitation", "toes", "queue", "plunge", "stagefright", "amphibian", "patience", "wetsuit", "jump!", "after you, please", "take your time", "don’t look down", "it looked lower from below", "I forgot something", "one small leap", "whoever is first is wet", "mother said I was a natural", "is it cold?", "there is somebody behind me", "the great pretender", "on the brink", "a prince would jump", "deep breath", "three, two, two and a half", "everybody is watching nobody", "all mouth", "I only came up for the view", "no way back", "tadpole days", "born for this, they said", "polite pressure", "the longest board in town", "swimming is the easy part", "what if I fly?", "thinking it over since May", "a leap year", "belly flop", "edge of the world", "I’m not waiting, I’m resting", "weak at the knees", "the spring in my step", "go on")  # fmt: skip
    s.relate("bather in the queue", "waits for", "frog")
    s.relate("frog", "balances on", "diving board")
    s.about(place="the Baths", time="a quiet morning", light="even light from high windows", composition="high", view="eye level, at the height of the board", foreground="dark water along the lower edge", unexplained="how long the two have been standing there")
