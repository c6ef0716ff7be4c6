"""Its Turn: the pool is empty, for the water has gone up to the springboard and does not dare."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.tubes import tube

WATER = "300,640! 312,590 360,540 390,480 388,410 352,362 296,352 248,384 226,440! 196,372 214,280 276,196 366,140 470,116 572,136 652,196 700,280 716,370 704,450 716,520 748,570 770,610! 640,628 460,640"
FOAM = "226,440! 196,372 214,280 276,196 366,140 470,116! 430,160 404,196 360,200 352,240 308,244 312,284 272,292 280,330 250,340 264,376 236,392"
POOL = "40,940! 690,894! 820,1040! 820,1230! -20,1230! -20,1150!"


@card(id="hxo7zb", title="Its Turn", seed=9, palette="riso_baths", light=(0.5, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.5, -0.8, 0.5)])
    with d.thing("empty pool", "place") as p:
        p.flat("-20,-20! 820,-20! 820,1220! -20,1220!", burgundy=1)
        p.flat("-20,900! 820,838! 820,1230! -20,1230!")
        p.flat(POOL, burgundy=1)
        p.flat("62,1010! 676,962! 772,1066! 772,1230! 20,1230! 20,1120!", "62,1010! 676,962!")
        with p.within(POOL):
            for k in range(10):
                p.strokes([[(40 + k * 72, 940 - k * 5.1), (62 + k * 68, 1010 - k * 5.3)]], 4, ends=(1, 1))
        p.flat(ellipse(420, 1130, 46, 18, degrees=-4), burgundy=1)
    with d.thing("springboard", "prop") as b:
        b.flat("690,670! 770,664! 792,862! 676,870!", gap=6)
        b.flat("840,606! 700,624 500,640 330,640 196,662! 190,684! 330,682 500,686 700,674 840,662!", gap=0)
    with d.thing("frightened water", "subject") as w:
        w.flat(WATER, gap=6, aqua=1)
        w.flat(FOAM)
        w.strokes([line("400,620 440,560 470,480 466,400 430,330 370,290"), line("600,615 640,540 652,440 630,340 580,260 520,210")], [15, 13], ends=(0.2, 0.3))
        for x, y, r in ((216, 486, 12), (236, 548, 8), (206, 730, 12), (214, 800, 9)):
            w.flat(f"{x},{y - 2.2 * r}! {x + r * 0.9},{y} {x},{y + r} {x - r * 0.9},{y}", aqua=1)
    with d.thing("swim ring", "accent") as r:
        ring = tube("348,440,31 420,488,34 536,510,36 650,492,34 738,440,31")
        r.flat(ring, gap=6)
        with r.within(ring):
            for x in (372, 478, 586, 690):
                r.flat(f"{x},390! {x + 46},390! {x + 40},570! {x - 6},570!", burgundy=1)
    s.describe("The swimming pool is dry, with tiles and a drain. All its water stands high on the springboard, bent over the edge like a wave. It wears a striped swim ring, and drops fall from its tip.")
    s.moods("droll", "anxious", "tender", "playful")
    s.themes("courage", "fear", "change", "water", "first time")
    s.says("jump!", "I can’t swim", "cold feet", "who’s afraid now", "dive in", "cannonball", "wave goodbye", "not today, thanks", "it’s a long way down", "empty pool", "taking the plunge", "stage fright", "the deep end", "first lesson", "dry run", "the pool’s day off", "a drop of courage", "not today", "shiver", "big fish, no pond", "peer pressure", "liquid nerve", "out of its depth", "everyone else has done it", "on the edge", "the sea had to start somewhere", "gravity, my old friend", "toes over the edge", "mum, are you looking?", "turning back is worse", "pool party", "last one in", "what if nobody catches me", "brave", "the other side of fear", "I was calmer lying down", "splash", "high water", "vertigo", "safety first", "hesitating", "water under no bridge", "hesitation", "let yourself go")  # fmt: skip
    s.relate("frightened water", "balances on", "springboard")
    s.relate("frightened water", "wears", "swim ring")
    s.relate("empty pool", "waits for", "frightened water")
    s.about(place="the baths", time="before opening", light="from high windows at the right", composition="diagonal", view="from below the board, the pool in front", foreground="the dry floor of the pool", unexplained="who taught it to be afraid")
