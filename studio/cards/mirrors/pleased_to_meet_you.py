"""Pleased to Meet You: a small dog sniffs a huge balloon dog that was left behind after the party."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

DOG = "840,960! 790,950 740,960 700,950 680,920! 660,880 610,860 560,876 536,916! 500,924 466,938 452,956 460,978 500,990 540,1000 580,1010! 600,1050 604,1090 602,1130! 590,1136 584,1150! 650,1150! 654,1090 670,1060! 740,1070 840,1060!"
EAR = "640,880! 680,890 704,940 700,1000 676,1030 650,1010 640,960 630,920!"


@card(id="fx8k39", title="Pleased to Meet You", seed=5, palette="riso_good_party", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.5, -0.6, 0.5)])
    with d.thing("floor", "place") as f:
        f.flat("-20,1010! 820,1010! 820,1220! -20,1220!", yellow=1)
    with d.thing("balloon dog", "subject") as b:
        for x, y, rx, ry, a in ((560, 800, 62, 190, -8), (130, 820, 62, 190, 6), (640, 800, 66, 196, -14), (210, 820, 66, 190, 12), (420, 590, 250, 92, -4), (690, 430, 44, 150, 24), (180, 430, 64, 150, -6), (196, 190, 50, 130, -34), (110, 170, 50, 130, -8), (60, 300, 130, 64, 8)):
            x += 24
            b.flat(ellipse(x, y, rx, ry, 60, a), gap=6, pink=1)
            b.strokes([[(q[0], q[1]) for q in ellipse(x, y, rx * 0.62, ry * 0.66, 60, a)[32:44]]], 12, ends=(0.3, 0.3))
    with d.thing("small dog", "subject") as t:
        t.flat(DOG, gap=6, slate=1)
        t.flat(EAR, gap=6, slate=1)
        t.flat(ellipse(464, 950, 16, 13), gap=4, pink=1, slate=1)
        t.flat("556,916! 574,900 594,904 600,918! 580,926")
        t.flat(ellipse(580, 914, 8, 8), slate=1)
        t.flat("604,1006! 650,1030 664,1052! 656,1064! 630,1040 598,1028!", gap=4, yellow=1)
    with d.thing("string", "accent") as c, c.in_inks(slate=1):
        c.strokes([[(70, 306), (60, 420), (90, 520), (60, 640), (84, 760), (66, 860)]], 5, ends=(1, 0.3))
    s.describe("A huge pink balloon dog stands on a yellow floor. A small dark dog with a yellow collar sniffs politely at its hind leg.")
    s.moods("playful", "innocent", "droll", "lonely")
    s.themes("friendship", "manners", "illusion", "dogs", "parties")
    s.says("pleased to meet you", "woof", "you smell of rubber", "are you real?", "big friend", "full of air", "first impressions", "show-off", "careful with the claws", "after the party", "sniff", "inflated", "idol", "it doesn’t wag", "love at first sniff", "what big legs you have", "blind date", "celebrity", "pop goes the puppy", "nobody home", "please don’t burst", "courtesy", "giant", "hot air", "birthday", "is that your mother?", "artificial", "we have so much in common", "networking", "he told me nothing", "new in the neighbourhood", "role model", "prick", "it only lasts a night", "statue", "too polite to bite", "a breed apart", "party animal", "same species, sort of", "helium heart", "shiny", "one of us is empty", "who’s a good boy?", "I had expected more")  # fmt: skip
    s.relate("small dog", "listens to", "balloon dog")
    s.relate("balloon dog", "towers over", "small dog")
    s.about(place="a ballroom", time="the morning after", light="from the left", composition="diagonal", view="eye level, low", foreground="the small dog at the right edge", unexplained="who left the balloon dog behind")
