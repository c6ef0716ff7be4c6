"""Touching Up: a hand paints lips in a compact, and the mirror holds a toucan whose beak takes the colour."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp, Printed
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line, put, tube

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
        for k in ("20,760,38 60,800,40 130,870,42", "0,850,38 50,890,40 130,940,42", "10,950,36 60,980,38 140,1010,40"):
            skin(c, k)
        c.flat("120,1240! 170,1100 300,1040 480,1030 570,1100 600,1240!", gap=5)
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
        skin(h, "840,690,50 790,636,46 740,606,40 708,626,34")
        h.flat(put("-26,-96! 0,-116 26,-80! 26,-10! -26,-10!", (662, 560), 1, -38), gap=5, orange=1)
        h.flat(put("-32,-20! 32,-20! 34,60! -34,60!", (662, 560), 1, -38), gap=5, lemon=1)
        h.flat(put("-40,56! 40,56! 44,190! -44,190!", (662, 560), 1, -38), gap=5, orange=1)
        for k in ("850,1010,42 770,1010,36 704,966,32 684,924,28", "850,930,48 760,920,42 690,870,38 668,816,34", "850,850,52 756,820,46 700,772,40 676,734,34", "850,900,80 800,790,58 752,720,46 714,688,38"):
            skin(h, k)
        h.flat(put("-20,-26 0,-38 20,-26 22,6 -22,6", (716, 684), 1, -44), navy=1)
        h.flat(put("-16,-24 0,-34 16,-24 18,4 -18,4", (716, 684), 1, -44), orange=1)
    with d.thing("thumb", "prop") as m:
        skin(m, "560,1240,76 560,1120,66 530,1010,52 490,930,42")
        m.flat(put("-22,-30 0,-44 22,-30 24,4 -24,4", (482, 918), 1, -26), orange=1)
    s.describe("Two hands hold an open compact and a lipstick. In the round mirror there is no face: a toucan looks out in profile, and the lipstick is just painting the tip of its yellow beak orange.")
    s.moods("droll", "bright", "vain", "surprised")
    s.themes("beauty", "mask", "mirror", "animals", "self")
    s.says("pretty bird", "lipstick", "make-up", "big nose", "who’s a clever girl?", "war paint", "feeling exotic", "getting ready", "beak condition", "inner animal", "it’s what’s inside", "five more minutes", "vanity", "the tropics", "mirror, mirror", "I dress for the one inside", "a touch of colour", "big mouth", "bill, please", "getting carried away", "first date", "that’s not my face", "you look like yourself today", "Saturday night", "birdbrain", "nobody on the tram noticed", "early bird", "the other woman", "more is more", "smudge", "put your face on", "rare species", "a bit much?", "glamour", "flying out tonight", "masquerade", "cage with a clasp", "hold still", "camouflage", "between two stops", "my better half", "mutton dressed as parrot", "pretty please", "someone has to look good")  # fmt: skip
    s.relate("toucan", "looks out of", "compact")
    s.relate("hand with lipstick", "paints", "toucan")
    s.about(place="the Tram", time="night", light="from the window at the right", composition="diagonal", view="near, over the hands", foreground="a thumb across the powder", unexplained="whose bird it is")
