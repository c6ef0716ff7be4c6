"""Moored for the Night: pedal boats shaped like swans on a dark pond, and one of them sleeps."""

from __future__ import annotations

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.tubes import CUT, tube

STIFF = "-104,10 -112,-30 -84,-66 -52,-96! -36,-160 -22,-214 -4,-250! -14,-272! -50,-256 -92,-238 -116,-236! -120,-250! -84,-278 -52,-306 -18,-326 22,-326 54,-300 62,-258 48,-200 34,-140 40,-96! 90,-82 160,-84 220,-102 268,-134 300,-176! 322,-110 310,-30 262,46! -50,46! -88,32!"
HULL = "76,800! 250,812 420,806 620,800 840,790! 840,1054! 200,1054! 130,1018 88,960 70,890!"
BREAST = "72,740! 54,800 50,860 62,912 84,940! 112,926! 140,962 186,968! 202,936! 232,960 268,946! 274,908! 306,898 322,866! 300,826 262,780 226,730 200,680!"
WING = "436,850! 440,760 500,690 600,640 700,614 840,600! 840,956! 790,970 740,944! 700,974 640,962 610,930! 570,946 520,930 500,900! 470,896 446,880"
NECK = [(170, 850, 112), (144, 750, 86), (122, 640, 62), (150, 530, 52), (236, 462, 50), (330, 466, 50), (390, 530, 52), (412, 610, 62), (424, 668, 58), (440, 716, 30)]


@card(id="enji2w", title="Moored for the Night", seed=31, palette="riso_waiting_room", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.6, -0.6, 0.5)])
    with d.thing("pond", "place") as p:
        p.flat("-20,-20! 820,-20! 820,1220! -20,1220!", mint=1, crimson=1)
        p.strokes([[(40, 446), (250, 454), (470, 446)], [(90, 480), (170, 486), (240, 480)], [(400, 344), (560, 350), (760, 342)], [(640, 224), (720, 228), (800, 222)], [(530, 560), (640, 570), (760, 560)]], 8)
    with d.thing("row of swan boats", "prop") as r:
        for x, y, k, a in ((690, 196, 0.44, -3), (556, 306, 0.62, 4), (230, 400, 0.9, -2)):
            for part, ink in ((STIFF, {"mint": 1.0}), ("64,-58! 84,-66 150,-66 214,-82! 206,-40 80,-24!", {"mint": 1.0, "crimson": 1.0}), ("-96,2! 0,12 120,10 300,-6! 262,46! -50,46! -88,32!", {"crimson": 1.0})):
                r.flat(placed(outline(part), (x, y), k, a), gap=6 if part == STIFF else 0, **ink)
            r.flat(placed(outline("128,-34! 124,-84 132,-108 168,-110 182,-86 186,-44!"), (x, y), k, a), gap=4, crimson=1)
            r.flat(placed(outline("-48,-258! -92,-238 -116,-236! -120,-250! -84,-278 -58,-298!"), (x, y), k, a), mint=1, crimson=1)
            r.flat(placed(ellipse(-20, -290, 10, 10), (x, y), k, a), mint=1, crimson=1)
            r.strokes([placed([(-96, 2), (0, 12), (120, 10), (300, -6)], (x, y), k, a)], 5, ends=(1, 1))
    with d.thing("sleeping swan boat", "subject") as w:
        w.flat("214,810! 206,730 216,690 236,676 300,676 322,694 330,810!", gap=6, crimson=1)
        w.flat(HULL, gap=7, mint=1)
        w.flat("92,964! 240,986 420,994 840,986! 840,1054! 200,1054! 130,1018!", crimson=1)
        w.strokes([[(92, 964), (240, 986), (420, 994), (840, 986)]], 7, ends=(1, 1))
        w.flat(BREAST, gap=6)
        w.flat(tube(NECK, ends=CUT))
        w.flat("372,662! 396,690 432,696 470,676! 486,730 500,790 486,830 448,800 406,742!", gap=5, crimson=1)
        w.flat(WING, gap=7)
        with w.in_inks(mint=1, crimson=1):
            w.strokes([[(368, 604), (388, 632), (420, 638), (450, 618)]], 10, ends=(0.4, 0.4))
            w.strokes([[(520, 672), (452, 736), (434, 810), (452, 866), (500, 900)], [(610, 930), (690, 900), (790, 880)], [(540, 850), (640, 852), (790, 806)], [(590, 770), (690, 776), (790, 736)], [(660, 706), (730, 712), (800, 680)]], 8, ends=(0.5, 0.2))
            w.strokes([[(388, 706), (400, 716), (416, 720)], [(104, 820), (120, 850), (146, 858)], [(172, 856), (194, 884), (224, 886)], [(112, 900), (130, 916), (150, 918)]], 7, ends=(0.3, 0.3))
        w.strokes([[(-20, 1010), (60, 1030), (150, 1000)]], 13, ends=(1, 1))
        w.flat(ellipse(154, 1000, 15, 15), ellipse(154, 1000, 7, 7))
        w.strokes([[(240, 1100), (420, 1110), (640, 1098)], [(60, 1082), (120, 1100), (190, 1106)], [(420, 1146), (560, 1154), (720, 1140)]], 8)
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
