"""The Runner: out of a door ajar a huge tail lies down the stairs like a carpet."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.mirror_rooms import line

TAIL = "418,300! 440,290! 452,340 466,390 500,440! 494,446 520,520! 510,524 516,600! 500,600 488,680! 474,676 456,750! 446,748 444,810! 440,850 452,900 490,940 540,960! 556,958 600,950! 640,936 690,900 740,850! 744,920 730,980! 716,980 690,1040! 676,1036 640,1086! 620,1080 570,1120! 550,1112 500,1140! 480,1128 430,1140! 410,1126 360,1126! 350,1108 300,1090! 296,1070 254,1030! 256,1010 222,960! 230,946 206,880! 218,872 210,800! 224,796 236,726! 250,728 280,660! 294,664 330,600! 342,606 372,540! 384,544 402,480! 410,440 400,360"
TIP = "596,900! 570,960 606,984! 566,1010 596,1040! 556,1060 580,1090! 540,1110 560,1160! 800,1160! 800,800!"


@card(id="6epki1", title="The Runner", seed=62, palette="riso_back_stairs", light=(0, -0.9))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, -0.9, 0.5)])
    with d.thing("stairs", "place") as g:
        g.flat("240,400! 560,400! 900,1240! -100,1240!", gap=0, turquoise=1)
        y, h = 446.0, 52.0
        while y < 1200:
            w = 180 + (y - 446) * 0.44
            g.strokes([[(400 - w, y), (400, y), (400 + w, y)]], 7, ends=(1, 1))
            y, h = y + h, h * 1.13
        for q in (-1, 1):
            g.strokes([[(400 + 146 * q, 400), (400 + 300 * q, 790), (400 + 460 * q, 1200)]], 7, ends=(1, 1))
    with d.thing("door ajar", "prop") as o:
        o.flat("286,60! 514,60! 514,400! 286,400!", gap=6, brown=1)
        o.flat("306,82! 494,82! 494,400! 306,400!", turquoise=1, brown=1)
        o.flat("306,82! 376,104! 376,400! 306,400!", gap=5, turquoise=1)
    with d.thing("tail", "subject") as t:
        t.flat(TAIL, gap=8, brown=1)
        with t.within(TAIL):
            t.flat(TIP)
        t.strokes([line("466,480 458,560 420,650"), line("400,740 370,830 366,920"), line("300,800 290,880 306,960"), line("390,1010 440,1050 510,1060")], 9, ends=(0.1, 0.1))
    s.describe("A huge brown tail lies down a green staircase. It comes out of a dark door ajar at the top and bends over all the steps like a carpet. Its white tip touches the edge of the sheet.")
    s.moods("eerie", "droll", "curious", "soft")
    s.themes("animals", "home", "secrets", "guests", "size")
    s.says("fox", "red carpet", "who’s there?", "fluffy", "the tail end", "come in", "it sheds", "stairway", "a tall tale", "welcome", "don’t step on it", "somebody’s home", "wagging", "mind the step", "the landlord", "long story", "shy", "at the end of the trail", "brush", "soft landing", "only the beginning", "carpet burn", "upstairs neighbour", "I’d rather wait outside", "runner", "wild at heart, tidy at home", "you first", "what a big tail you have", "keep to the banister", "autumn comes down", "he thinks nobody sees him", "VIP entrance", "pets allowed", "follow it up", "the door is open, that’s the worst", "hide and seek", "part of the furniture", "thereby hangs", "cat, but bigger", "rumour", "draught excluder", "one foot in the house", "dust it gently", "let it sleep")  # fmt: skip
    s.relate("tail", "pours out of", "door ajar")
    s.relate("tail", "hides in", "door ajar")
    s.about(place="the back stairs of the Thin-Walled Flats", time="any hour", light="even, the door is dark", composition="diagonal", view="from below, up the stairs", foreground="the white tip of the tail", unexplained="who lies behind the door")
