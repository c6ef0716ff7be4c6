"""Its Turn: the pool is empty, for the water has gone up to the springboard and does not dare."""

from __future__ import annotations

import math

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.tubes import tube

WATER = "86,664! 88,634 120,616 190,602 250,556 282,490 286,410 262,344 216,316 176,334 158,380 166,424! 128,392 112,320 128,236 180,156 260,100 350,84 430,108 488,170 516,260 530,360 552,460 584,550 646,640! 214,640! 218,684 194,706 172,684! 166,652! 156,700 128,712 110,690! 106,668! 100,690 84,686"
FOAM = "168,427! 124,395 108,320 124,234 178,152 259,96 350,80 432,105! 410,120 404,140! 372,126 344,140 346,164! 310,150 276,170 284,200! 250,192 226,214 236,244! 208,244 192,264 204,290! 180,292 166,312 178,334! 161,380"
RING = (421, 462)


@card(id="hxo7zb", title="Its Turn", seed=9, palette="riso_baths", light=(0.5, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.5, -0.8, 0.5)])
    with d.thing("empty pool", "place") as p:
        p.flat("-20,-20! 820,-20! 820,1220! -20,1220!", burgundy=1)
        p.flat("-20,846! 552,846! 552,1120! -20,1120!")
        with p.within("-20,846! 552,846! 552,1120! -20,1120!"), p.in_inks(burgundy=1):
            p.strokes([[(-60, y), (600, y)] for y in (900, 956, 1012, 1068)], 4, ends=(1, 1))
            p.strokes([[(x, 800), (x, 1160)] for x in range(48, 552, 56)], 4, ends=(1, 1))
        for x in (440, 496):
            p.flat(tube([(x, 1090), (x, 860), (x, 790), (x + 15, 768), (x + 30, 790), (x + 30, 850)], [7]), gap=5)
            p.flat(tube([(x, 1090), (x, 852)], [7]), burgundy=1)
        for y in (930, 990, 1050):
            p.flat(f"440,{y}! 496,{y}! 496,{y + 13}! 440,{y + 13}!", burgundy=1)
        p.flat("552,846! 820,846! 820,868! 574,868! 574,1142! -20,1142! -20,1120! 552,1120!")
        p.flat("236,1120! 280,1120! 280,1230! 236,1230!")
        p.flat("208,1114! 308,1114! 308,1130! 208,1130!", gap=5, burgundy=1)
    with d.thing("springboard", "prop") as b:
        b.flat("640,660! 668,660! 640,850! 608,850!")
        b.flat("704,660! 732,660! 764,850! 732,850!")
        b.flat("652,742! 720,742! 722,760! 650,760!")
        b.flat("104,640! 840,630! 840,662! 500,668 300,668 104,660!", gap=0)
    with d.thing("frightened water", "subject") as w:
        x, y = RING
        stripes = [f"{x},{y - 8}! {x + 300 * math.cos(a)},{y + 140 * math.sin(a)}! {x + 300 * math.cos(a + 0.4)},{y + 140 * math.sin(a + 0.4)}!" for a in [0.12 + 0.785 * n for n in range(8)]]
        whole, hole = ellipse(x, y, 182, 86, 90), ellipse(x, y - 16, 138, 28, 90)
        front = f"180,{y - 16}! 283,{y - 16}! 300,{y}! 540,{y}! 559,{y - 16}! 660,{y - 16}! 660,600! 180,600!"
        w.flat(whole, gap=6)
        with w.within(whole):
            for q in stripes:
                w.flat(q, burgundy=1)
        w.flat(WATER, gap=6, aqua=1)
        w.flat(FOAM)
        w.strokes([line("232,306 290,330 326,400 330,480 300,560 250,620"), line("300,232 372,290 400,390 404,500 390,580 360,628"), line("384,190 446,270 468,380 482,490 500,570 520,628")], 13, ends=(0.2, 0.3))
        for x, y, r in ((92, 262, 9), (70, 320, 6), (112, 190, 7), (150, 128, 6), (88, 384, 6)):
            w.flat(ellipse(x, y, r, r))
        for x, y, r in ((168, 470, 12), (150, 540, 8), (158, 760, 12), (146, 850, 9)):
            w.flat(f"{x},{y - 2.2 * r}! {x + r * 0.9},{y} {x},{y + r} {x - r * 0.9},{y}", gap=4, aqua=1)
    with d.thing("swim ring", "accent") as r, r.within(front):
        r.flat(ellipse(RING[0], RING[1] + 22, 182, 86, 90), gap=6, aqua=1, burgundy=1)
        r.flat(whole, hole, gap=6)
        with r.within(whole):
            for q in stripes:
                r.flat(q, burgundy=1)
        with r.within(WATER):
            r.flat(hole, aqua=1)
    s.describe("The swimming pool is dry, with tiles and a drain. All its water stands high on the springboard, bent over the edge like a wave. It wears a striped swim ring, and drops fall from its tip.")
    s.moods("droll", "anxious", "tender", "playful")
    s.themes("courage", "fear", "change", "water", "first time")
    s.says("jump!", "I can’t swim", "cold feet", "who’s afraid now", "dive in", "cannonball", "wave goodbye", "not today, thanks", "it’s a long way down", "empty pool", "taking the plunge", "stage fright", "the deep end", "first lesson", "dry run", "the pool’s day off", "a drop of courage", "not today", "shiver", "big fish, no pond", "peer pressure", "liquid nerve", "out of its depth", "everyone else has done it", "on the edge", "the sea had to start somewhere", "gravity, my old friend", "toes over the edge", "mum, are you looking?", "turning back is worse", "pool party", "last one in", "what if nobody catches me", "brave", "the other side of fear", "I was calmer lying down", "splash", "high water", "vertigo", "safety first", "hesitating", "water under no bridge", "hesitation", "let yourself go")  # fmt: skip
    s.relate("frightened water", "balances on", "springboard")
    s.relate("frightened water", "wears", "swim ring")
    s.relate("empty pool", "waits for", "frightened water")
    s.about(place="the baths", time="before opening", light="from high windows at the right", composition="diagonal", view="from below, the pool in front", foreground="the dry floor of the pool", unexplained="who taught it to be afraid")
