"""After You, Please: a frog stands at the end of the diving board and does not dare; behind it one waits politely."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

FROG = "96,446! 108,398 150,352 212,326! 214,270 252,232 306,236 334,280 336,306! 410,312 490,340 566,396 630,470 672,560 684,640! 420,640! 374,634 326,612 288,572 262,526! 200,522 130,492"
THIGH = "676,640! 660,560 620,486 560,446 500,452 466,500 470,560 510,600! 446,602 400,604 372,612! 344,606 318,608 306,618! 312,628 330,630! 310,634 300,644! 312,654 338,648! 330,660 340,668 370,658 404,650! 480,650 600,648"
ARM = "270,478! 312,462 348,486 356,530 340,574 312,600! 284,614 268,626 262,642! 244,650 222,650 210,652! 214,672 208,690 196,694 186,684 184,652! 172,654! 172,680 164,698 152,700 142,690 146,656! 136,658! 132,676 122,688 110,686 104,674 112,652 126,636! 156,616 190,604 226,592! 250,580 266,560 270,540! 258,510"
BATHER = "690,164 660,176 650,206! 648,220 634,244! 648,250! 640,262 646,270! 648,288 664,296! 676,300 674,320! 652,346 640,390 642,440 652,484! 646,520 650,556! 656,590 660,616! 640,622 630,632! 634,640! 702,640! 706,622 700,600! 712,570 708,548! 720,510 734,466 724,430 714,400! 730,360 728,324 708,300! 712,284 730,250 734,216 720,180"


@card(id="yyrqz1", title="After You, Please", seed=77, palette="riso_baths", light=(-0.4, -0.7))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.4, -0.7, 0.5)])
    with d.thing("hall", "place") as h:
        h.flat("-20,-20! 820,-20! 820,1240! -20,1240!", aqua=1)
        h.flat("-20,1060! 120,1050 300,1066 480,1052 660,1066 820,1054! 820,1240! -20,1240!", aqua=1, burgundy=1)
        h.strokes([[(60, 1120), (140, 1110), (210, 1122)], [(330, 1160), (420, 1150), (500, 1162)], [(600, 1110), (680, 1100), (750, 1112)]], 8, ends=(0.1, 0.1))
    with d.thing("diving board", "prop") as b:
        b.flat("104,642! 840,632! 840,684! 112,668!", gap=5, aqua=1, burgundy=1)
    with d.thing("bather in the queue", "witness") as q:
        q.flat(BATHER, gap=5)
        with q.within(BATHER):
            q.flat("600,360! 664,330! 690,306! 760,306! 760,506! 620,500!", burgundy=1)
            q.flat("640,212! 680,204 714,218 726,246! 760,240! 760,140! 630,140!", aqua=1, burgundy=1)
        q.flat("682,326! 706,320 722,344 722,390 712,416! 690,424 652,416 636,402! 630,386 644,378 680,380! 676,350")
        with q.in_inks(burgundy=1):
            q.strokes([[(652, 226), (662, 222), (674, 226)], [(656, 236), (664, 238), (670, 236)], [(646, 268), (654, 269), (660, 266)], [(704, 244), (714, 250), (708, 264)], [(640, 394), (650, 392), (660, 396)], [(680, 512), (682, 560), (682, 620)]], 5, ends=(0.5, 0.3))
    with d.thing("frog", "subject") as f:
        at, k = (18, 96), 0.85
        f.flat(moved(FROG, at, k), gap=7, burgundy=1)
        with f.within(moved(FROG, at, k)):
            f.flat(moved("60,500! 130,486 210,506 290,500 340,560 400,606 450,660! 200,700! 60,600!", at, k))
        f.flat(moved(THIGH, at, k), gap=7, burgundy=1)
        f.flat(moved(ARM, at, k), gap=7, burgundy=1)
        f.flat(moved("222,300! 228,266 262,246 304,256 324,296! 276,316", at, k))
        with f.within(moved("222,300! 228,266 262,246 304,256 324,296! 276,316", at, k)):
            f.flat(ellipse(18 + k * 256, 96 + k * 288, 21, 19), aqua=1, burgundy=1)
            f.flat(moved("200,290! 240,268 290,268 340,290! 340,220! 200,220!", at, k), burgundy=1)
        lines = ([(104, 442), (180, 448), (262, 430), (330, 388)], [(132, 400), (142, 394), (152, 396)], [(520, 470), (580, 500), (616, 560)], [(400, 350), (450, 366), (490, 396)])
        f.strokes([[(18 + k * x, 96 + k * y) for x, y in line] for line in lines], 8, ends=(0.3, 0.1))
        for x, y, r in ((450, 410, 18), (526, 404, 13), (404, 456, 13), (376, 400, 10)):
            f.flat(ellipse(18 + k * x, 96 + k * y, r, r * 0.8), aqua=1, burgundy=1)
    s.describe("A big frog crouches at the tip of a diving board. Its toes grip the edge and the water lies far below. Behind it a bather in a cap waits with folded arms.")
    s.moods("tense", "droll", "shy", "patient")
    s.themes("courage", "waiting", "courtesy", "fear", "water")
    s.says("frog", "courage", "hesitation", "toes", "queue", "plunge", "stagefright", "amphibian", "patience", "wetsuit", "jump!", "after you, please", "take your time", "don’t look down", "it looked lower from below", "I forgot something", "one small leap", "whoever is first is wet", "mother said I was a natural", "is it cold?", "there is somebody behind me", "the great pretender", "on the brink", "a prince would jump", "deep breath", "three, two, two and a half", "everybody is watching nobody", "all mouth", "I only came up for the view", "no way back", "tadpole days", "born for this, they said", "polite pressure", "the longest board in town", "swimming is the easy part", "what if I fly?", "thinking it over since May", "a leap year", "belly flop", "edge of the world", "I’m not waiting, I’m resting", "weak at the knees", "the spring in my step", "go on")  # fmt: skip
    s.relate("bather in the queue", "waits for", "frog")
    s.relate("frog", "balances on", "diving board")
    s.about(place="the Baths", time="a quiet morning", light="even light from high windows", composition="high", view="eye level, at the height of the board", foreground="dark water along the lower edge", unexplained="how long the two have been standing there")
