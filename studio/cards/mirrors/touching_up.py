"""Touching Up: a hand paints lips in a compact, and the mirror holds a toucan whose beak takes the colour."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp, Printed
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

M = (318.0, 356.0)
BIRD = "40,820! 80,640 100,520 110,400 150,310 210,268 280,268 330,310 350,380 340,450 330,500 360,580 420,680 440,820!"
BEAK = "318,296! 400,264 500,272 580,320 626,400 636,460 622,488! 560,470 480,452 400,448 336,444! 352,380"
TIP = "540,280! 528,320 548,336 532,366 552,384 540,412 556,430 548,480! 660,520! 680,400! 600,280!"
BIB = "166,500 178,420 230,392 290,408 322,456 332,520 372,590 330,660 250,650 190,590"
STICK = (548.0, 434.0), 1.0, -43.0


def skin(t: Printed, text: str) -> None:
    """A finger of bare paper with a dark edge."""
    t.flat(tube(" ".join(f"{x},{y},{float(r) + 6}" for x, y, r in (k.split(",") for k in text.split()))), navy=1)
    t.flat(tube(text))


@card(id="6pp5ay", title="Touching Up", seed=14, palette="riso_night_tram", light=(0.8, -0.3))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.8, -0.3, 0.5)])
    glass = ellipse(*M, 250, 250, 140)
    with d.thing("night", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", navy=1)
    with d.thing("compact", "prop") as c:
        c.flat("-20,960! 40,1010 140,1070 260,1096 400,1090 500,1056 570,1000 600,950! 640,970 636,1020 596,1076 540,1120 480,1160 400,1196 320,1222 240,1240! -20,1240!")
        c.flat(ellipse(*M, 284, 284, 140), gap=6, orange=1)
        c.flat(ellipse(M[0], 864, 284, 184, 120), gap=6, orange=1)
        c.flat(ellipse(M[0], 858, 236, 142, 120))
        c.flat(ellipse(M[0], 862, 222, 130, 120), lemon=1)
        c.flat(f"{M[0] - 66},632! {M[0] + 66},632! {M[0] + 66},686! {M[0] - 66},686!", gap=6, lemon=1)
    with d.thing("toucan", "subject") as t:
        t.flat(glass, gap=6, lemon=1)
        with t.within(glass):
            for shape, gap, inks in ((BIRD, 6, {"navy": 1.0}), (BIB, 0, {}), (ellipse(262, 336, 48, 46), 0, {"orange": 1.0}), (ellipse(266, 334, 27, 27), 5, {"navy": 1.0}), (ellipse(273, 326, 8, 8), 0, {}), (BEAK, 7, {})):
                t.flat(moved(shape, (14, 22), 0.84), gap=gap, **inks)
            with t.within(moved(BEAK, (14, 22), 0.84)):
                t.flat(moved(TIP, (14, 22), 0.84), orange=1)
            with t.in_inks(navy=1):
                t.strokes([moved(line("340,386 430,378 520,400 600,452"), (14, 22), 0.84)], 7, ends=(1, 0.4))
    with d.thing("hand with lipstick", "witness") as h:
        for k in ("850,830,60 776,818,40 712,800,31", "850,764,60 760,750,42 690,728,33", "850,690,60 770,690,44 716,676,30"):
            skin(h, k)
        h.flat("760,560! 840,520! 840,880! 800,860 770,800 756,700!")
        for shape, inks in (("-30,126! 30,126! 34,350! -34,350!", {"orange": 1.0}), ("-26,66! 26,66! 28,130! -28,130!", {"lemon": 1.0}), ("-20,26! -14,2 10,-8! 20,20! 20,70! -20,70!", {"orange": 1.0})):
            h.flat(moved(shape, *STICK), gap=6, **inks)
        skin(h, "860,560,84 800,506,48 752,470,38 710,478,32 676,512,26")
        h.flat("770,660! 752,612 752,566 764,534 778,516! 800,470! 840,470! 840,700! 790,680!")
        with h.in_inks(navy=1):
            h.strokes([line("764,536 753,566 753,612 772,656")], 7, ends=(0.7, 0.6))
        skin(h, "880,866,120 796,764,62 722,684,43 674,626,35 642,586,28")
        h.flat("800,560! 840,560! 840,900! 810,800!")
        h.flat(moved("-17,-24 0,-34 17,-24 19,6 -19,6", (640, 587), 1, -42), gap=4, orange=1)
        h.flat(moved("-14,-22 0,-30 14,-22 16,4 -16,4", (672, 514), 1, 222), gap=4, orange=1)
    with d.thing("hand with the compact", "prop") as m:
        for k, (x, y, turn) in (("0,34,30 0,0,31 0,-34,27", (578, 958, -62)), ("0,36,32 0,0,33 0,-36,28", (532, 1012, -46)), ("0,34,31 0,0,32 0,-34,28", (466, 1050, -28))):
            knots = [[float(v) for v in q.split(",")] for q in k.split()]
            at = moved([(a, b) for a, b, _ in knots], (x, y), 1, turn)
            skin(m, " ".join(f"{px:.0f},{py:.0f},{q[2]:.0f}" for (px, py), q in zip(at, knots, strict=True)))
            m.flat(moved("-15,-46 0,-56 15,-46 16,-26 -16,-26", (x, y), 1, turn), gap=3, orange=1)
        skin(m, "-40,1080,110 30,1000,70 96,944,50 160,908,40")
        m.flat(moved("-22,-30 0,-44 22,-30 24,4 -24,4", (160, 908), 1, 62), gap=4, orange=1)
    s.describe("Two hands hold an open compact and a lipstick. In the round mirror there is no face: a toucan looks out in profile, and the lipstick is just painting the tip of its white beak orange.")
    s.moods("droll", "bright", "vain", "surprised")
    s.themes("beauty", "mask", "mirror", "animals", "self")
    s.says("pretty bird", "lipstick", "make-up", "big nose", "who’s a clever girl?", "war paint", "feeling exotic", "getting ready", "beak condition", "inner animal", "it’s what’s inside", "five more minutes", "vanity", "the tropics", "rouge", "I dress for the one inside", "a touch of colour", "big mouth", "bill, please", "getting carried away", "first date", "that’s not my face", "you look like yourself today", "Saturday night", "birdbrain", "nobody on the tram noticed", "early bird", "the other woman", "more is more", "smudge", "put your face on", "rare species", "a bit much?", "glamour", "flying out tonight", "masquerade", "cage with a clasp", "hold still", "camouflage", "between two stops", "my better half", "mutton dressed as parrot", "pretty please", "someone has to look good")  # fmt: skip
    s.relate("toucan", "looks out of", "compact")
    s.relate("hand with lipstick", "paints", "toucan")
    s.about(place="the Tram", time="night", light="from the window at the right", composition="diagonal", view="near, over the hands", foreground="a thumb over the edge of the powder", unexplained="whose bird it is")
