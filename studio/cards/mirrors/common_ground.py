"""Common Ground: two lit windows send their beams across the river; where they cross stands a goat."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

GOAT = (
    "318,192! 330,174 376,150 436,112 468,102! 500,112 516,150 540,220 576,300 606,380 612,460 606,520 592,574! 578,640 556,690! 550,716 536,764 516,812! 512,850! 454,850! 462,806 482,758 492,712! 488,680 494,640 488,604! "
    "452,626 410,634 366,626 336,610! 320,650 292,684 270,706! 276,730 302,770 324,806! 338,850! 280,850! 282,816 256,776 228,742 214,712! 222,690 206,650 180,590 168,500 176,440 200,408! 178,372 132,352! 160,330 206,346 240,386! "
    "300,376 360,372 410,356 430,310 426,262! 404,262 400,300 372,356! 358,310 356,258! 334,248 322,226"
)
FAR = ("436,600! 506,600! 486,660 466,704! 462,730 452,780 444,808! 446,842! 396,842! 400,808 412,770 420,716! 416,680", "330,596! 404,610! 392,650 366,696! 362,716 372,766 378,808! 388,842! 340,842! 336,810 326,770 318,716! 310,690 318,640")


@card(id="vo9tq2", title="Common Ground", seed=79, palette="riso_night_tram", light=(0, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, -0.6, 0.5)])
    with d.thing("night", "place") as n:
        n.flat("-20,-20! 820,-20! 820,1220! -20,1220!", navy=1)
    with d.thing("left beam", "accent") as b:
        b.flat("70,850! 70,900! 840,1180! 840,1036!", lemon=1)
    with d.thing("right beam", "accent") as b:
        b.flat("740,846! 740,896! -40,1180! -40,1036!", orange=1)
        with b.within("70,850! 70,900! 840,1180! 840,1036!"):
            b.flat("740,846! 740,896! -40,1180! -40,1036!", lemon=1, orange=1)
    with d.thing("towers", "witness") as t:
        t.flat("-20,440! 36,420! 116,446! 116,1220! -20,1220!", gap=6, navy=1, orange=1)
        t.flat("820,300! 770,300! 770,360! 694,360! 694,1220! 820,1220!", gap=6, navy=1, orange=1)
        t.flat("52,842! 98,842! 98,908! 52,908!", lemon=1)
        t.flat("710,838! 758,838! 758,904! 710,904!", orange=1)
    with d.thing("goat", "subject") as g:
        at = (0, 112)
        for leg in FAR:
            g.flat(moved(leg, at), orange=1)
            with g.within(moved(leg, at)):
                g.flat(moved("320,816! 460,816! 460,850! 320,850!", at), navy=1, orange=1)
        g.flat(moved("488,110! 520,60 570,30 640,34 690,70! 634,66 590,76 556,100 536,140", at), orange=1)
        g.flat(moved(GOAT, at), gap=5)
        g.flat(moved("446,112! 462,50 520,0 600,-8 664,24! 604,24 556,42 524,76 512,126", at), gap=6)
        g.flat(moved("492,150! 540,142 590,170 622,214! 570,214 520,204", at), gap=6)
        with g.in_inks(navy=1):
            g.strokes([[(x, y + 112) for x, y in c] for c in ([(322, 216), (350, 222), (372, 214)], [(334, 188), (340, 196)], [(430, 356), (470, 380), (510, 374)], [(334, 612), (300, 570), (288, 510)], [(488, 606), (500, 556), (530, 520)])], 7, ends=(0.8, 0.1))
            g.strokes([[(x, y + 112) for x, y in c] for c in ([(480, 46), (500, 70)], [(520, 14), (534, 48)], [(566, 2), (572, 36)], [(386, 150), (412, 134), (440, 140)])], 7, ends=(0.5, 0.3))
        g.flat(ellipse(418, 272, 20, 15), orange=1)
        g.flat(ellipse(416, 272, 14, 5), navy=1, orange=1)
        for hoof in ("456,824! 518,824! 516,852! 450,852!", "276,824! 330,824! 342,852! 276,852!"):
            g.flat(moved(hoof, at), navy=1, orange=1)
    with d.thing("river", plane="front") as r:
        r.strokes([[(130, 1120), (250, 1112), (330, 1122)], [(430, 1150), (560, 1142), (670, 1152)], [(200, 1172), (300, 1166), (380, 1174)]], 7, ends=(0.1, 0.1))
    s.describe("A big white goat stands above a dark blue river. From one lit window in the black tower on each bank a beam of light crosses the water, yellow from the left, orange from the right. All four hooves stand where the beams cross.")
    s.moods("proud", "calm", "lonely", "hopeful")
    s.themes("meeting", "balance", "night", "courage", "neighbours")
    s.says("balance", "bridge", "compromise", "stubborn", "headlights", "footing", "summit", "how did it get up?", "middle ground", "meet me halfway", "don’t look down", "searchlight", "after dark", "tightrope", "who put the lamp on?", "neither of us will switch off", "standing on nothing", "a firm belief", "light is heavier than you think", "the negotiator", "I can see my house from here", "long distance", "across the river", "two people still awake", "act as if it held", "sure foot, unsure plan", "capricorn", "peace talks", "which way now?", "crossing over", "billy", "a leap of faith, completed", "we nearly spoke", "over troubled water", "king of the beams", "on the strength of a lamp", "between you and me", "neutral territory", "the stars were busy", "if one of them goes to sleep", "what the night agreed on", "one step at a time", "insomnia has company", "held up by strangers")  # fmt: skip
    s.relate("goat", "balances on", "left beam")
    s.relate("left beam", "leads to", "right beam")
    s.about(place="over the river, between two towers", time="deep night", light="from two lit windows", composition="high", view="far, across the water", foreground="dark towers cut by both edges", unexplained="which way the goat will go")
