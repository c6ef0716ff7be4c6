"""Moored for the Night: pedal boats shaped like swans on a dark pond, and one of them sleeps."""

from __future__ import annotations

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.tubes import CUT, tube

STIFF = ("-104,10 -112,-30 -84,-66 -52,-96! -36,-160 -22,-214 -4,-250! -14,-272! -50,-256 -92,-238 -116,-236! -120,-250! -84,-278 -52,-306 -18,-326 22,-326 54,-300 62,-258 48,-200 34,-140 40,-96! "
    "90,-82 160,-84 220,-102 268,-134 300,-176! 322,-110 310,-30 262,46! -50,46! -88,32!")
HULL = "110,1004! 790,930! 820,1010 780,1062! 190,1066! 140,1048 92,1008!"
BODY = ("92,1012! 62,968 46,900 54,800 90,740! 166,690 200,742 258,784 330,772 392,742 470,716 560,690 640,652 710,600 796,500! 800,620 800,760 800,950! 780,972 744,974 722,950! 700,986 650,992 "
    "622,962! 596,994 548,998 520,968! 490,998 446,1000 418,972! 390,1002 340,1006 312,978! 284,1010 240,1014 210,988! 186,1016 120,1020")
NECK = [(176, 870, 118), (136, 780, 86), (118, 690, 66), (124, 600, 55), (168, 520, 50), (246, 482, 49), (318, 514, 51), (358, 584, 58), (376, 648, 62), (400, 706, 44)]
WING = ("420,900! 392,850 392,780 424,724 486,692 570,668 660,628 744,560! 740,610 722,650! 760,640 790,610! 780,680 744,728! 770,724 790,712! 770,780 716,818! 750,820 784,810! 740,868 660,896! "
    "600,920 500,930")


@card(id="enji2w", title="Moored for the Night", seed=31, palette="riso_waiting_room", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.6, -0.6, 0.5)])
    with d.thing("pond", "place") as p:
        p.flat("-20,-20! 820,-20! 820,1220! -20,1220!", mint=1, crimson=1)
        p.strokes([[(40, 398), (250, 406), (470, 398)], [(400, 316), (560, 322), (760, 314)], [(640, 224), (720, 228), (800, 222)]], 8)
    with d.thing("row of swan boats", "prop") as r:
        for x, y, k, a in ((690, 196, 0.44, -3), (560, 280, 0.62, 4), (230, 352, 0.9, -2)):
            for part, ink in ((STIFF, {"mint": 1.0}),
                              ("64,-58! 84,-66 150,-66 214,-82! 206,-40 80,-24!", {"mint": 1.0, "crimson": 1.0}), ("-96,2! 0,12 120,10 300,-6! 262,46! -50,46! -88,32!", {"crimson": 1.0})):
                r.flat(placed(outline(part), (x, y), k, a), gap=6 if part == STIFF else 0, **ink)
            r.flat(placed(outline("128,-34! 124,-84 132,-108 168,-110 182,-86 186,-44!"), (x, y), k, a), gap=4, crimson=1)
            r.flat(placed(outline("-48,-258! -92,-238 -116,-236! -120,-250! -84,-278 -58,-298!"), (x, y), k, a), mint=1, crimson=1)
            r.flat(placed(ellipse(-20, -290, 10, 10), (x, y), k, a), mint=1, crimson=1)
            r.strokes([placed([(-96, 2), (0, 12), (120, 10), (300, -6)], (x, y), k, a)], 5, ends=(1, 1))
    with d.thing("sleeping swan boat", "subject") as w:
        dark = {"mint": 1.0, "crimson": 1.0}
        w.flat("508,740! 500,640 506,596 528,578 600,570 624,584 634,620 640,700!", gap=6, crimson=1)
        w.flat(HULL, gap=7, crimson=1)
        w.flat(BODY)
        w.flat(tube(NECK, ends=CUT))
        head = [(300, 490, 58), (358, 584, 64), (378, 650, 70), (412, 730, 56), (440, 790, 40)]
        with w.within(BODY):
            w.flat(tube(head), **dark)
        w.flat(tube(NECK[5:], ends=(0, 0.7)))
        w.flat("350,678! 376,700 412,698 442,674! 462,724 480,790 460,830 430,820 400,776 372,732!", gap=5, crimson=1)
        w.flat(WING)
        with w.in_inks(**dark):
            w.strokes([[(330, 606), (350, 634), (382, 640), (410, 620)]], 10, ends=(0.4, 0.4))
            w.strokes([[(500, 800), (600, 768), (722, 650)], [(520, 846), (640, 810), (744, 728)], [(530, 884), (630, 864), (716, 818)]], 8, ends=(0.2, 0.5))
            w.strokes([[(420, 900), (392, 850), (392, 780), (424, 724), (486, 692), (570, 668), (660, 628), (744, 560)]], 9, ends=(0.3, 0.3))
            w.strokes([[(744, 560), (740, 610), (722, 650)], [(722, 650), (760, 640), (790, 610)], [(790, 610), (780, 680), (744, 728)], [(744, 728), (770, 724), (790, 712)],
                       [(790, 712), (770, 780), (716, 818)], [(716, 818), (750, 820), (784, 810)], [(784, 810), (740, 868), (660, 896), (500, 930), (420, 900)]], 8, ends=(0.6, 0.6))
            w.strokes([[(x, y), (x + 14, y + 26), (x + 44, y + 30), (x + 60, y + 8)] for x, y in ((92, 800), (180, 842), (92, 874), (180, 920), (270, 884))], 7, ends=(0.3, 0.3))
        w.strokes([[(-20, 1052), (80, 1078), (196, 1040)]], 13, ends=(1, 1))
        w.flat(ellipse(206, 1040, 14, 14), ellipse(206, 1040, 6, 6))
        w.strokes([[(240, 1100), (420, 1110), (640, 1098)], [(60, 1096), (120, 1112), (190, 1114)], [(420, 1146), (560, 1154), (720, 1140)]], 8)
    with d.thing("feather", "accent") as f:
        f.flat("540,524! 580,514 610,480 660,448 720,428 770,430! 764,456 730,484! 716,480! 700,502 650,518! 640,510! 622,524 590,526 566,524! 542,532!")
        with f.in_inks(mint=1, crimson=1):
            f.strokes([[(580, 518), (660, 480), (742, 446)]], 6, ends=(0.8, 0.2))
    s.describe("Swan boats lie in a row on a dark pond. Three hold their plastic necks up stiffly; the nearest has a white neck and wing of feathers, has laid its beak under the wing and sleeps. A feather drifts beside it.")
    s.moods("peaceful", "tender", "dreamy", "droll")
    s.themes("sleep", "work", "rest", "pretence", "night")
    s.says("sleepy boat", "off the clock", "one of us was real", "off season", "feathers", "after the last family", "closing time", "stiff necks", "she is only pretending to be plastic", "do not disturb", "my bed is a boat", "softness", "pond life", "lullaby", "night watch", "three aunts", "straighten up, they might be looking", "the end of the season", "beauty sleep", "a soft heart in a hard hull", "rocked by nothing", "the first to let go", "tied up", "swan song, hummed", "tuck in", "the others never blink", "dreaming of reeds", "somebody forgot to switch her off", "harbour", "siesta", "from now on I am a bird", "good night, colleagues", "what grows in the dark", "how to fold oneself", "parked", "the ugly duckling’s revenge", "even machines get tired", "two seats, no passengers", "white lie", "row, row, row", "dignity", "no more rides today", "unplugged", "pillow")  # fmt: skip
    s.relate("sleeping swan boat", "loses", "feather")
    s.about(place="the pond of a public garden", time="night", light="a lamp on the bank", composition="low", view="from above, a little", foreground="ripples and the red hull", unexplained="a feather drifts from a plastic neck")
