"""Hat Check: a crowd of black hats from above; on one of them is a nest, and a white swallow comes home to it."""

from __future__ import annotations

import math

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed

SWALLOW = "0,-150 24,-132 36,-92 90,-96 180,-70 270,10 346,150! 250,70 150,30 56,30! 44,80 52,130 84,260! 26,150 0,128 -26,150 -84,260! -52,130 -44,80 -56,30! -150,30 -250,70 -346,150! -270,10 -180,-70 -90,-96 -36,-92 -24,-132"
HATS = ((110, 130, 158, 20), (60, 480, 150, 8), (20, 850, 150, -20), (420, 1120, 158, 12), (130, 1180, 140, 30), (740, 1060, 150, -8))


@card(id="yevil6", title="Hat Check", seed=62, palette="riso_one_kind_word", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.5, -0.6, 0.5)])
    with d.thing("pavement", "place") as p:
        p.flat("-20,-20! 820,-20! 820,1220! -20,1220!", yellow=1)
    with d.thing("hats", "witness", count=6) as h:
        for x, y, r, a in HATS:
            h.flat(ellipse(x, y, r, r * 0.86, 80, a), gap=7, black=1)
            h.flat(ellipse(x, y, r * 0.66, r * 0.56, 80, a), ellipse(x, y, r * 0.61, r * 0.51, 80, a))
            h.flat(placed(outline("-40,-26 -10,-38 26,-30 40,-20! 10,-22 -20,-14!"), (x, y), r / 110, a))
    with d.thing("nest", "prop") as n:
        n.flat(ellipse(400, 720, 246, 218, 100, -10), gap=9, black=1)
        straw = [(400 + (176 + 12 * (k % 3)) * math.cos(k * 0.31), 720 + (156 + 12 * (k % 2)) * math.sin(k * 0.31)) for k in range(20)]
        n.flat(straw, yellow=1)
        with n.in_inks(black=1):
            for q in (132, 152, 172):
                n.strokes([[(400 + (q + 7 * math.sin(b * 3)) * math.cos(a + b), 720 + (q + 7 * math.sin(b * 3)) * 0.88 * math.sin(a + b)) for b in (0, 0.25, 0.5, 0.8)] for a in (k * 0.9 + q for k in range(7))], 6, ends=(0.2, 0.2))
        n.flat(ellipse(400, 720, 118, 104, 60), black=1)
    with d.thing("chicks", "accent", count=3) as c:
        for x, y, a in ((350, 690, -24), (446, 676, 24), (402, 766, 4)):
            c.flat(placed(outline("0,-58! 30,-22 34,4! 14,34 0,40 -14,34 -34,4! -30,-22!"), (x, y), 1.2, a), yellow=1)
            c.flat(placed(outline("0,-40! 18,-14 20,2! 0,16 -20,2! -18,-14!"), (x, y), 1.2, a))
            c.flat(placed(outline("0,-24! 7,-8 6,4! -6,4! -7,-8!"), (x, y), 1.2, a), black=1)
    with d.thing("swallow", "subject") as b:
        at, turn = (556, 300), 206.0
        b.flat(placed(outline(SWALLOW), at, 0.98, turn), gap=0)
        with b.in_inks(black=1):
            b.strokes([placed(v, at, 0.98, turn) for v in ([(70, -60), (160, -30), (260, 50)], [(-70, -60), (-160, -30), (-260, 50)], [(60, -20), (130, 0), (200, 36)], [(-60, -20), (-130, 0), (-200, 36)], [(12, 110), (34, 150), (60, 210)], [(-12, 110), (-34, 150), (-60, 210)])], 8, ends=(0.5, 0.1))
        b.flat(placed(outline("-8,-146! 0,-196! 8,-146!"), at, 0.98, turn), black=1)
        b.flat(placed(outline("0,-152 26,-132 36,-92! 18,-76 0,-98 -18,-76 -36,-92! -26,-132"), at, 0.98, turn), black=1)
    s.describe("Black hats stand on a yellow pavement, seen from straight above. On the biggest lies a straw nest with three open beaks. A white swallow with a black head flies down to it.")
    s.moods("tender", "droll", "lively", "hopeful")
    s.themes("home", "city", "parents", "crowd", "kindness")
    s.says("breakfast", "home", "brims", "hats off", "feed me", "rush hour", "at the top of his thoughts", "lunch break", "three mouths to feed", "spring fashion", "hold still, sir", "the quiet colleague", "landing", "he must not bow any more", "open wide", "tenant", "a bird in the crowd", "something on your mind", "coming, coming!", "mother", "bowler", "single parent", "delivery", "don’t tell him", "penthouse", "straw hat", "the only one who walks slowly", "big family, small flat", "air traffic", "hungry again", "wait for me", "needle, meet haystack", "white as good news", "nest egg", "good head on his shoulders", "what grows in offices", "nobody looks up", "chirp", "the gentleman from the third row", "return", "keep it under your hat", "rent-free", "the shy philanthropist", "it takes a village")  # fmt: skip
    s.relate("swallow", "feeds", "chicks")
    s.relate("chicks", "is inside", "nest")
    s.relate("nest", "balances on", "hats")
    s.about(place="a crowded street", time="a morning in May", light="from the upper left", composition="diagonal", view="from above, straight down", foreground="brims at the lower edge", unexplained="whether its bearer knows")
