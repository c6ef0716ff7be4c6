"""Touching Up: a hand paints lips in a compact, and the mirror holds a toucan whose beak takes the colour."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp, Printed
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

M = (360.0, 400.0)
BIRD = "60,760! 90,640 100,520 110,400 150,310 210,268 280,268 330,310 350,380 340,450 316,500 330,600 360,760!"
BEAK = "318,296! 400,264 500,272 580,320 626,400 636,460 622,488! 560,470 480,452 400,448 336,444! 352,380"
TIP = "574,316! 616,370 636,440 632,480 622,488! 590,478 570,470! 584,400"
BIB = "150,470 170,400 220,380 280,400 316,450 318,520 290,590 230,610 170,570"


def skin(t: Printed, text: str) -> None:
    """A finger of bare paper with a dark edge."""
    grown = " ".join(f"{x},{y},{float(r) + 6}" for x, y, r in (k.split(",") for k in text.split()))
    t.flat(tube(grown), navy=1)
    t.flat(tube(text))


@card(id="6pp5ay", title="Touching Up", seed=14, palette="riso_night_tram", light=(0.8, -0.3))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.8, -0.3, 0.5)])
    with d.thing("night", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", navy=1)
    with d.thing("compact", "prop") as c:
        c.flat("-20,990! 60,1010 150,1060 280,1080 420,1080 520,1060 600,1010 640,970! 668,990 650,1030 610,1070 590,1096 540,1110 510,1130 440,1168 340,1196 240,1216 190,1240! -20,1240!")
        c.flat(ellipse(*M, 330, 330, 140), gap=6, orange=1)
        c.flat(ellipse(346, 900, 290, 190, 120), gap=6, orange=1)
        c.flat(ellipse(346, 890, 232, 140, 120))
        c.flat(ellipse(346, 896, 210, 122, 120), orange=1)
        c.flat("286,706! 420,706! 424,736! 282,736!", gap=5, lemon=1)
    with d.thing("toucan", "subject") as t:
        t.flat(ellipse(*M, 296, 296, 140))
        with t.within(ellipse(*M, 296, 296, 140)):
            t.flat(BIRD, navy=1)
            t.flat(BIB, lemon=1)
            t.flat(ellipse(262, 336, 44, 42), orange=1)
            t.flat(ellipse(266, 334, 25, 25), gap=4, navy=1)
            t.flat(ellipse(272, 327, 7, 7))
            t.flat(BEAK, gap=5, lemon=1)
            t.flat(TIP, gap=0, orange=1)
            with t.in_inks(navy=1):
                t.strokes([line("340,386 430,378 520,400 620,480")], 7, ends=(1, 0.4))
    with d.thing("hand with lipstick", "witness") as h:
        skin(h, "850,700,54 800,640,46 750,596,38 712,584,30")
        h.flat(moved("-26,-96! 0,-116 26,-80! 26,-10! -26,-10!", (662, 560), 1, -38), gap=5, orange=1)
        h.flat(moved("-32,-20! 32,-20! 34,60! -34,60!", (662, 560), 1, -38), gap=5, lemon=1)
        h.flat(moved("-40,56! 40,56! 44,190! -44,190!", (662, 560), 1, -38), gap=5, orange=1)
        for k in ("860,990,50 790,960,40 744,938,33 720,926,28", "860,910,52 770,880,42 716,854,36 692,840,30", "860,840,56 760,800,44 700,766,38 676,752,32"):
            skin(h, k)
        h.flat("770,950! 790,900 800,820 840,760! 840,1030! 800,1010 776,984")
        skin(h, "880,930,110 816,830,64 768,760,46 728,704,38")
        h.flat(moved("-20,-26 0,-38 20,-26 22,6 -22,6", (730, 698), 1, -40), navy=1)
        h.flat(moved("-16,-24 0,-34 16,-24 18,4 -18,4", (730, 698), 1, -40), orange=1)
    with d.thing("hand with the compact", "prop") as m:
        for k, (x, y, turn) in (("0,34,30 0,0,31 0,-34,27", (616, 976, -62)), ("0,36,32 0,0,33 0,-36,28", (572, 1030, -44)), ("0,34,31 0,0,32 0,-34,28", (506, 1070, -28))):
            knots = [[float(v) for v in q.split(",")] for q in k.split()]
            at = moved([(a, b) for a, b, _ in knots], (x, y), 1, turn)
            skin(m, " ".join(f"{px:.0f},{py:.0f},{q[2]:.0f}" for (px, py), q in zip(at, knots, strict=True)))
            m.flat(moved("-15,-46 0,-56 15,-46 16,-26 -16,-26", (x, y), 1, turn), gap=3, orange=1)
        skin(m, "-30,1090,104 40,1016,70 120,966,50 196,930,40")
        m.flat(moved("-22,-30 0,-44 22,-30 24,4 -24,4", (196, 930), 1, 64), gap=4, orange=1)
    s.describe("Two hands hold an open compact and a lipstick. In the round mirror there is no face: a toucan looks out in profile, and the lipstick is just painting the tip of its yellow beak orange.")
    s.moods("droll", "bright", "vain", "surprised")
    s.themes("beauty", "mask", "mirror", "animals", "self")
    s.says("pretty bird", "lipstick", "make-up", "big nose", "who’s a clever girl?", "war paint", "feeling exotic", "getting ready", "beak condition", "inner animal", "it’s what’s inside", "five more minutes", "vanity", "the tropics", "rouge", "I dress for the one inside", "a touch of colour", "big mouth", "bill, please", "getting carried away", "first date", "that’s not my face", "you look like yourself today", "Saturday night", "birdbrain", "nobody on the tram noticed", "early bird", "the other woman", "more is more", "smudge", "put your face on", "rare species", "a bit much?", "glamour", "flying out tonight", "masquerade", "cage with a clasp", "hold still", "camouflage", "between two stops", "my better half", "mutton dressed as parrot", "pretty please", "someone has to look good")  # fmt: skip
    s.relate("toucan", "looks out of", "compact")
    s.relate("hand with lipstick", "paints", "toucan")
    s.about(place="the Tram", time="night", light="from the window at the right", composition="diagonal", view="near, over the hands", foreground="a thumb over the edge of the powder", unexplained="whose bird it is")
