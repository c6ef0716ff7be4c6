"""Quickly, in Secret: out of a letterbox comes a hand with a steaming cup."""

from __future__ import annotations

from reverie_studio.engine.bodies import Point
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.tubes import tube

SLEEVE = "528,196! 692,196! 704,340 726,480 746,620 762,760 760,870 738,932 696,956 630,956 540,940! 536,818! 580,808 604,780! 600,720 586,620 560,480 536,340"
ACROSS = [(528, 196, 690, 196), (536, 340, 704, 340), (560, 480, 726, 480), (586, 620, 746, 620), (603, 740, 764, 780), (606, 780, 752, 910), (598, 802, 690, 960), (566, 814, 614, 958), (532, 820, 536, 944)]
CUFF = "548,806! 514,800 484,808! 472,870 478,944! 512,954 550,948!"
PALM = "500,826! 440,836 380,850 330,870! 350,930 420,956 500,932!"
FINGERS = ("430,870,30 310,868,27 200,858,23 128,840,16", "430,880,30 310,890,28 206,884,24 142,868,17", "430,896,30 320,914,29 230,912,25 168,898,18", "440,912,34 350,936,30 270,938,26 212,924,18")
THUMB = "500,836 470,800 430,772 384,756 340,752 312,760 304,776 316,790 350,794 386,802 408,824 420,860 440,900! 490,910"
SAUCER = "34,782! 80,770 480,770 526,782! 500,816 430,836 280,844 130,836 60,816"
CUP = "130,500! 412,500! 410,590 396,670 366,736 330,768! 212,768! 176,736 146,670 132,590!"


def stripe(t: float) -> list[Point]:
    """One ring of the sleeve, the t-th from the slot on."""
    a, b = ACROSS[int(t)], ACROSS[min(int(t) + 1, len(ACROSS) - 1)]
    x, y, u, v = (p + (q - p) * (t - int(t)) for p, q in zip(a, b, strict=True))
    return [(x, y), ((x + u) / 2 - (v - y) * 0.12, (y + v) / 2 + (u - x) * 0.12), (u, v)]


@card(id="hqzdnl", title="Quickly, in Secret", seed=63, palette="riso_one_kind_word", light=(-0.3, 0.4))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.3, 0.4, 0.5)])
    with d.thing("door", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", black=1)
        for box, inner in (("66,66! 386,66! 386,440! 66,440!", "96,96! 356,96! 356,410! 96,410!"), ("66,1030! 520,1030! 520,1260! 66,1260!", "96,1060! 490,1060! 490,1290! 96,1290!")):
            g.flat(box, gap=9, black=1)
            g.flat(inner, gap=5, black=1)
        g.flat(ellipse(676, 1086, 46, 46), gap=8, yellow=1)
        g.strokes([line("648,1078 656,1060 676,1054")], 7, ends=(0.3, 0.3))
    with d.thing("letterbox", "prop") as b:
        b.flat("440,96! 764,96! 764,290! 440,290!")
        b.flat("472,130! 734,130! 734,256! 472,256!", black=1)
        b.flat("478,136! 728,136! 704,178! 504,178!")
    with d.thing("arm", "subject") as h, h.within("472,184! 734,184! 734,256! 830,256! 830,1300! -30,1300! -30,256! 472,256!"):
        h.flat(SLEEVE, gap=6)
        with h.within(SLEEVE), h.in_inks(black=1):
            h.strokes([stripe(0.25 + 0.5 * k) for k in range(7)], 30, ends=(1, 1))
            h.strokes([stripe(t) for t in (3.85, 4.55, 5.2, 5.9, 6.6, 7.3)], 30, ends=(0.12, 1))
        with h.in_inks(black=1):
            h.strokes([line("516,256 519,290"), line("712,256 714,290")], 9, ends=(1, 0.3))
        h.flat(CUFF, gap=7)
        with h.in_inks(black=1):
            h.strokes([line("548,806 540,870 550,948"), line("482,812 472,870 477,934")], 8, ends=(1, 1))
        h.flat(PALM)
        for k in FINGERS:
            rows = [tuple(float(v) for v in q.split(",")) for q in k.split()]
            h.flat(tube([(x, y, w + 7) for x, y, w in rows]), black=1)
            h.flat(tube(rows))
        h.flat("500,840! 440,850 410,880! 400,940 430,956 500,932!")
    with d.thing("cup", "accent") as c:
        c.flat(SAUCER, gap=6, yellow=1)
        c.flat("132,560! 84,548 50,580 52,640 84,690 168,708! 160,674 110,658 88,626 92,596 136,598!", gap=6, yellow=1)
        c.flat(CUP, gap=6, yellow=1)
        c.flat(ellipse(271, 500, 141, 32), gap=6, yellow=1)
        c.flat(ellipse(271, 504, 118, 22), yellow=1, black=1)
    with d.thing("thumb", "subject") as f:
        f.flat(THUMB, gap=0, black=1)
        f.flat("498,844 466,808 428,780 384,764 342,759 318,766 312,776 320,784 350,787 390,796 414,820 428,856 450,916! 504,922!")
        f.flat("312,776 318,766 342,760 350,770 344,782 320,784", black=1)
        f.flat("318,775 323,770 340,766 344,771 339,778 322,780")
    with d.thing("steam", "witness") as w:
        w.strokes([line("230,452 196,380 244,300 196,214 226,130"), line("312,440 290,370 334,300 292,220 322,160")], [14, 14], ends=(0.2, 0.1))
    s.describe("A striped arm reaches out of a letterbox in a black door. It bends at the elbow and offers a yellow cup on a saucer, thumb on the rim. Two white threads of steam rise.")
    s.moods("tender", "warm", "surprised", "secretive")
    s.themes("kindness", "secrets", "home", "neighbours", "help")
    s.says("tea", "special delivery", "room service", "thank you", "hot", "doorway", "cuppa", "secret", "for you", "who is it?", "post", "quick, before it’s cold", "no sugar", "kindness of strangers", "a warm welcome, nearly", "don’t ring", "coffee break", "I never open the door", "handout", "first class mail", "shy", "that’s all I can do", "quarantine", "pass it on", "my door is closed, my hand isn’t", "through the slot", "return to sender", "message received", "a small hello", "wake up and smell it", "steam", "helping hand", "the recluse", "only for the milkman", "one for the road", "he knows how I take it", "something slipped through", "shut-in", "the other side of no", "drink up", "love letter", "stranger danger", "night nurse", "be quick about it")  # fmt: skip
    s.relate("arm", "pours out of", "letterbox")
    s.relate("arm", "carries", "cup")
    s.about(place="a street door", time="night", light="no source but the yellow cup", composition="low", view="near, eye level", foreground="the bent arm in its striped sleeve", unexplained="for whom the cup is")
