"""After You, Please: a frog stands at the end of the diving board and does not dare; behind it one waits politely."""

from __future__ import annotations

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

FROG = "96,446! 108,398 150,352 212,326! 214,270 252,232 306,236 334,280 336,306! 410,312 490,340 566,396 630,470 672,560 684,640! 420,640! 374,634 326,612 288,572 262,526! 200,522 130,492"
THIGH = "676,640! 660,560 620,486 560,446 500,452 466,500 470,560 510,600! 446,602 400,604 372,612! 344,606 318,608 306,618! 312,628 330,630! 310,634 300,644! 312,654 338,648! 330,660 340,668 370,658 404,650! 480,650 600,648"
ARM = "264,478! 312,462 348,486 356,530 336,572 300,596! 270,614 254,630 248,644! 122,644! 126,626 160,606 200,594 232,580! 254,562 266,540 268,516!"
TOES = [(150, 632, 13), (116, 634, 12), (90, 648, 11), (84, 676, 15)], [(166, 634, 12), (150, 656, 11), (144, 684, 15)], [(200, 634, 12), (196, 658, 11), (196, 687, 15)], [(232, 634, 12), (240, 656, 11), (246, 682, 15)]
# he stands on 0,0 and faces us
BATHER = (
    "-20,-480! -22,-464 -46,-452 -64,-440 -72,-408! -76,-360 -70,-318! -50,-310! -46,-260 -52,-200! -50,-130 -43,-80 -38,-28! -54,-14 -64,0! -12,0! -9,-30 -8,-90 -4,-176! "
    "4,-176! 8,-90 9,-30 12,0! 64,0! 54,-14 38,-28! 43,-80 50,-130 52,-200! 46,-260 50,-310! 70,-318! 76,-360 72,-408! 64,-440 46,-452 22,-464 20,-480!"
)
FOREARMS = tube([(60, -316, 19), (20, -312, 18), (-36, -330, 15)]), tube([(-58, -314, 20), (-20, -318, 18), (22, -340, 15)])
FINGERS = "14,-352! 30,-362 50,-376 62,-378 66,-370 60,-362! 70,-362 72,-352 62,-348! 68,-340 60,-332 46,-334 26,-326!"
FACE = "0,-598 36,-588 54,-552 52,-516 36,-484 14,-468 -14,-468 -36,-484 -52,-516 -54,-552 -36,-588"


@card(id="yyrqz1", title="After You, Please", seed=77, palette="riso_baths", light=(-0.4, -0.7))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.4, -0.7, 0.5)])
    with d.thing("hall", "place") as h:
        h.flat("-20,-20! 820,-20! 820,1240! -20,1240!", aqua=1)
        h.flat("-20,1060! 120,1050 300,1066 480,1052 660,1066 820,1054! 820,1240! -20,1240!", aqua=1, burgundy=1)
        h.strokes([[(60, 1120), (140, 1110), (210, 1122)], [(330, 1160), (420, 1150), (500, 1162)], [(600, 1110), (680, 1100), (750, 1112)]], 8, ends=(0.1, 0.1))
    with d.thing("diving board", "prop") as b:
        for x in (560, 716):
            b.flat(f"{x},780! {x + 26},780! {x + 30},1070! {x - 4},1070!", aqua=1, burgundy=1)
        for y in range(850, 1030, 58):
            b.flat(f"580,{y}! 724,{y}! 724,{y + 15}! 580,{y + 15}!", aqua=1, burgundy=1)
        b.flat("94,741! 840,741! 840,812! 420,800 100,782!", gap=6, aqua=1, burgundy=1)
    with d.thing("bather in the queue", "witness") as q:
        at, k = (692, 738), 0.95
        q.flat(moved(ellipse(-56, -530, 12, 17), at, k), moved(ellipse(56, -530, 12, 17), at, k))
        q.flat(moved(BATHER, at, k))
        q.flat(moved("-48,-276! 48,-276! 60,-180! 8,-170! 0,-196! -8,-170! -60,-180!", at, k), burgundy=1)
        q.flat(moved(FACE, at, k))
        q.flat(moved("-58,-544! -54,-588 -32,-612 0,-622 32,-612 54,-588 58,-544! 30,-556 0,-560 -30,-556", at, k), gap=4, aqua=1, burgundy=1)
        with q.in_inks(burgundy=1):
            for shape in (*FOREARMS, outline(FINGERS)):
                q.strokes([moved([*shape, shape[0]], at, k)], 7, ends=(1, 1))
                q.flat(moved(shape, at, k))
            q.flat(moved("-16,-334! 20,-354! 26,-330! -14,-308!", at, k))
            lines = [(-44, -404), (-48, -370), (-46, -340)], [(44, -404), (48, -390), (46, -382)], [(50, -358), (62, -362)], [(46, -344), (62, -348)], [(-20, -466), (0, -461), (20, -466)], [(-30, -26), (-26, -12), (-30, -2)], [(30, -26), (26, -12), (30, -2)]
            face = [(-44, -534), (-32, -540), (-18, -538)], [(6, -538), (20, -540), (34, -534)], [(-6, -524), (-14, -502), (-2, -500)], [(-18, -484), (-4, -482), (10, -484)]
            q.strokes(moved_lines([*lines, *face], at, k), 6, ends=(0.5, 0.3))
            q.flat(moved(ellipse(-32, -522, 6, 7), at, k), moved(ellipse(18, -522, 6, 7), at, k), burgundy=1)
    with d.thing("frog", "subject") as f:
        at, k = (10, 152), 0.92
        f.flat(moved(FROG, at, k), gap=7, burgundy=1)
        with f.within(moved(FROG, at, k)):
            f.flat(moved("60,500! 130,486 210,506 290,500 340,560 400,606 450,660! 200,700! 60,600!", at, k))
        f.flat(moved(THIGH, at, k), gap=7, burgundy=1)
        f.flat(moved(ARM, at, k), gap=7, burgundy=1)
        for toe in TOES:
            f.flat(moved(tube(toe), at, k), gap=4, burgundy=1)
        f.flat(moved("118,636! 140,614 180,598 240,590 252,616 250,636! 236,644 214,640 200,646 182,640 164,646 146,638", at, k), burgundy=1)
        f.flat(moved("222,300! 228,266 262,246 304,256 324,296! 276,316", at, k))
        with f.within(moved("222,300! 228,266 262,246 304,256 324,296! 276,316", at, k)):
            f.flat(ellipse(10 + k * 256, 152 + k * 288, 21, 19), aqua=1, burgundy=1)
            f.flat(moved("200,290! 240,268 290,268 340,290! 340,220! 200,220!", at, k), burgundy=1)
        lines = ([(104, 442), (180, 448), (262, 430), (330, 388)], [(132, 400), (142, 394), (152, 396)], [(520, 470), (580, 500), (616, 560)], [(400, 350), (450, 366), (490, 396)])
        f.strokes([[(10 + k * x, 152 + k * y) for x, y in line] for line in lines], 8, ends=(0.3, 0.1))
        for x, y, r in ((450, 410, 18), (526, 404, 13), (404, 456, 13), (376, 400, 10)):
            f.flat(ellipse(10 + k * x, 152 + k * y, r, r * 0.8), aqua=1, burgundy=1)
    s.describe("A big frog crouches at the tip of a diving board. Its toes grip the edge and the water lies far below. Behind it a bather in a cap waits with folded arms.")
    s.moods("tense", "droll", "shy", "patient")
    s.themes("courage", "waiting", "courtesy", "fear", "water")
    s.says("frog", "courage", "hesitation", "toes", "queue", "plunge", "stagefright", "amphibian", "patience", "wetsuit", "jump!", "after you, please", "take your time", "don’t look down", "it looked lower from below", "I forgot something", "one small leap", "whoever is first is wet", "mother said I was a natural", "is it cold?", "there is somebody behind me", "the great pretender", "on the brink", "a prince would jump", "deep breath", "three, two, two and a half", "everybody is watching nobody", "all mouth", "I only came up for the view", "no way back", "tadpole days", "born for this, they said", "polite pressure", "the longest board in town", "swimming is the easy part", "what if I fly?", "thinking it over since May", "a leap year", "belly flop", "edge of the world", "I’m not waiting, I’m resting", "weak at the knees", "the spring in my step", "go on")  # fmt: skip
    s.relate("bather in the queue", "waits for", "frog")
    s.relate("frog", "balances on", "diving board")
    s.about(place="the Baths", time="a quiet morning", light="even light from high windows", composition="high", view="eye level, at the height of the board", foreground="dark water along the lower edge", unexplained="how long the two have been standing there")
