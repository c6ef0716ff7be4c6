"""Stuck: an elephant of cloud has lodged between two towers, and from the windows brooms poke at it, gently."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.cloud_beasts import billowed
from reverie_studio.sculpt.moved_outlines import moved

HEAD = "236,330! 218,210 270,110 350,60 440,50 520,80 576,150 604,250 590,350! 574,450 530,520 508,600! 504,720 490,820 464,910! 440,972 400,1006 346,1000 300,956! 300,912 330,896 352,912! 366,934 386,926 396,880! 404,800 392,700 352,600! 316,540 262,470!"
EAR = "250,320! 220,220 150,150 60,120 -10,140 -60,220! -70,380 -40,500 30,570 110,560 190,500 250,430!"
BROOM = ("-8,0! 8,0! 8,-190! -8,-190!", "-22,-180! 22,-180! 30,-214 46,-280! 16,-270 -16,-286 -46,-276! -30,-214!")


@card(id="1ljnlg", title="Stuck", seed=4, palette="riso_rush_hour", light=(0.0, -1.0))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.0, -0.8, 0.5)])
    left, right = moved(EAR, (0, 0)), moved(EAR, (830, -30), flip=True)
    with d.thing("sky", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", pink=1)
    with d.thing("towers", "place", count=2) as t:
        t.flat("-20,360! 236,330! 262,560! 190,1230! -20,1230!", blue=1)
        t.flat("596,290! 820,310! 820,1230! 690,1230! 576,560!", blue=1)
        for x, y, w in ((36, 720, 62), (130, 716, 62), (26, 930, 60), (640, 690, 56), (736, 694, 60), (664, 900, 52), (750, 904, 50)):
            t.flat(f"{x},{y}! {x + w},{y}! {x + w - 6},{y + 112}! {x - 4},{y + 112}!")
    with d.thing("elephant of cloud", "subject") as c:
        for ear, dx in ((billowed(left, 84, 0.34, 3), -16), (billowed(right[::-1], 84, 0.34, 4), 16)):
            c.flat(ear)
            with c.within(ear, [(u - dx, v - 44) for u, v in ear]):
                c.flat(ear, pink=1)
        c.flat(billowed(HEAD, 84, 0.2, 5), gap=9)
        with c.in_inks(pink=1):
            c.strokes([[(262, 170), (222, 250), (230, 350), (272, 450)], [(560, 150), (606, 250), (598, 350), (560, 450)]], 15, ends=(0.1, 0.1))
            c.strokes([[(376 + k * 6, 570 + k * 68), (430 + k * 6, 590 + k * 68), (486 - k * 2, 572 + k * 68)] for k in range(5)], 10, ends=(0.1, 0.1))
        with c.in_inks(blue=1):
            c.strokes([[(268, 372), (288, 388), (314, 386), (330, 368)], [(498, 366), (514, 384), (540, 386), (562, 368)]], 12, ends=(0.3, 0.3))
            c.strokes([[(274, 384), (258, 402)], [(298, 390), (290, 414)], [(534, 388), (540, 412)], [(556, 378), (572, 396)]], 7, ends=(0.9, 0.05))
            c.strokes([[(262, 330), (296, 316), (328, 288)], [(566, 326), (534, 312), (502, 284)]], 9, ends=(0.1, 0.2))
    with d.thing("brooms", "accent", count=3) as b:
        for at, k, a in (((164, 800), 1.16, -14), ((690, 770), 1.1, 8), ((276, 1090), 1.2, 56)):
            for shape in BROOM:
                b.flat(moved(shape, at, k, a), yellow=1)
    with d.thing("tip of the trunk") as c:
        c.flat(billowed("300,912 330,892 362,916 370,952 340,968 306,956!", 40, 0.2, 3))
    s.describe("An elephant of white cloud is wedged between two towers. Its ears lie over their roofs, its eyes are shut. Yellow brooms poke at it from the windows. Its trunk hangs into the pink street and holds another broom.")
    s.moods("bashful", "droll", "tender", "crowded")
    s.themes("size", "weather", "patience", "city", "shame")
    s.says("breathe in", "gridlock", "jumbo", "stuffy", "sorry for being so much", "cumulus", "too many cakes", "let it rain", "spring cleaning", "big softie", "it won’t budge", "heavy weather", "delayed until further notice", "push!", "I have nowhere else to be", "low pressure", "the room I take up", "does it tickle?", "a tight spot", "we asked it nicely", "somebody’s daydream got caught", "housework", "forecast: elephant", "marshmallow", "don’t look at me", "growing pains", "narrow minds", "up there everybody seemed thinner", "permission to drift", "the neighbour upstairs", "blocked nose", "pink evening", "sweep it under the sky", "the heaviest light thing", "I only came for the view", "they never said how wide", "crushed ice cream", "soft landing", "help that doesn’t help", "held by two who never meet", "feather duster", "out of office", "it used to fit", "gentle persuasion")  # fmt: skip
    s.relate("elephant of cloud", "is trapped in", "towers")
    s.relate("elephant of cloud", "carries", "brooms")
    s.about(place="a street of office towers", time="sunset", light="from above and behind the cloud", composition="high", view="from below", foreground="the feet of two towers", unexplained="whose broom the trunk has taken, and what for", weather="one cloud")
