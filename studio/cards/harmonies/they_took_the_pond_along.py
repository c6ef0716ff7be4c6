"""They Took the Pond Along: a goose was frozen in, and flies off with the ice, a fish and a mitten in it."""

from __future__ import annotations

from functools import partial

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import plume
from reverie_studio.sculpt.gouges import evenly, fringe, wedges
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.poster_cuts import drop
from reverie_studio.sculpt.tubes import tube

TOP = "60,646! 150,606! 320,586! 500,588! 656,606! 740,652! 664,696! 500,722! 310,724! 112,688!"
FRONT = "60,646! 112,688! 310,724! 500,722! 664,696! 740,652! 730,740! 706,790! 700,838! 676,812! 640,846! 628,900! 600,872! 556,900! 520,918! 506,968! 482,930! 420,946! 396,996! 372,942! 300,920! 262,896! 244,950! 220,872! 160,832! 144,870! 122,796! 78,736!"
HOLE = "240,1132! 294,1108! 400,1100! 516,1106! 576,1130! 514,1152! 400,1160! 296,1152!"
FISH = "-120,0 -90,-32 -30,-54 40,-40 84,-12! 140,-50! 128,0 140,50! 84,14 40,40 -30,48 -90,26"
FOOT = "-13,-20! 13,-20! 18,16 36,50 58,84! 40,80 26,92 18,84! 8,90 0,104 -8,90! -18,84 -26,92 -40,80 -58,84! -36,50 -18,16"
MITTEN = "-28,56! -32,10 -34,-34 -16,-62 12,-62 26,-36 26,-8! 42,-30 60,-26 60,-2 28,30! 26,56!"
BREAST = "268,648! 252,596 252,540 268,480 302,430 346,400 400,392 454,400 498,430 532,480 548,540 548,596 532,648! 470,672 400,680 330,672"
NECK = "346,176! 354,152 380,142 408,148 430,168 444,204 450,250 452,300 450,350 460,390 484,436! 458,462 404,472 346,462 318,438! 346,400 366,356 376,310 374,268 364,240 350,224!"
# the right wing from shoulder to wrist and hand, round 400,440; the left one is its mirror; quills from the body out
ARM = "76,-14! 126,-34 172,-84 208,-134 240,-154 278,-150 316,-130 352,-92! 312,-76 272,-56 232,-14 180,36 130,74 92,104! 70,40"
QUILLS = (([(244, -62), (274, -90), (304, -116)], [(318, 128), (362, 112), (404, 76), (432, 24), (444, -36)], 18, -10, KEY), ([(90, 86), (140, 44), (190, -6), (240, -58)], [(128, 172), (182, 174), (240, 156), (296, 128)], 18, -5, 2))


@card(id="6lfh3t", title="They Took the Pond Along", seed=98, palette="lino_night_pasture", light=(-0.4, -0.8))
def paint(s: Scene) -> None:
    p, put = Press(s, [Lamp(-0.5, -0.6, 0.5)]), partial(placed, at=(400, 424), size=0.98)
    with p.thing("frosty reed bed", "place") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1), sky.flat("-20,1078 200,1064 420,1070 620,1058 820,1068! 820,1220! -20,1220!", ink=0)
        wedges(sky, fringe([(-20, 1078), (200, 1064), (420, 1070), (620, 1058), (820, 1068)], 40, (20, 56), bearing=(-100, -80), seed=7), 11, 2)
        sky.flat(HOLE, gap=9, around=2)
    with p.thing("pond of ice", "subject") as pond:
        pond.flat(TOP, ink=0, gap=9, around=KEY), pond.flat(FRONT, ink=2, gap=9, around=KEY), pond.flat("60,646! 112,688! 132,836! 122,796! 78,736!", ink=1, gap=4, around=0), pond.flat("664,696! 740,652! 730,740! 706,790! 700,838! 676,812!", gap=4), wedges(pond, [[(540, 886), (592, 862), (636, 826)], [(160, 712), (210, 730), (264, 736)]], 12, ink=0, ends=(0.1, 0.1))
        for x in (352, 448):
            pond.flat(tube([(x, 752, 17), (x, 810, 12), (x, 836, 12)]), moved(FOOT, (x, 830), 0.84)), pond.flat(tube([(x, 752, 17), (x, 810, 12), (x, 846, 12)]))
            with pond.down_to(2):
                pond.strokes(moved_lines([[(-8, 24), (-18, 50), (-30, 74)], [(8, 24), (18, 50), (30, 74)]], (x, 830), 0.84), 6, ends=(0.1, 0.3))
        pond.flat("278,720! 310,724! 500,722! 524,718! 512,752 474,784 400,800 328,784 290,754!", ink=0, gap=6, around=KEY)
        wedges(pond, [[(x, y), (x - 2, y + 12), (x + 10, y + 24)] for x, y in ((322, 742), (366, 744), (410, 746), (386, 772), (344, 768))], 12, 1), pond.flat("524,718! 512,752 474,784 430,796! 458,768 470,724!", ink=1)
        for x, y, q in ((396, 1042, 18), (244, 990, 13), (506, 1000, 12)):
            pond.flat(drop(x, y, q), ink=0, gap=6, around=KEY)
    with p.thing("goose", "witness") as g:
        for m in (-1, 1):
            for roots, tips, half, bend, ink in QUILLS:
                quills = list(zip(evenly(roots, 9), evenly(tips, 9), strict=True))
                for u, v in quills:
                    g.flat(put([(m * x, y) for x, y in plume(u, v, half, bend)]), ink=ink, gap=5)
                for u, v in zip(evenly(roots, 6), evenly(tips, 6), strict=True):
                    g.flat(put([(m * x, y) for x, y in plume((u[0] * 1.1 - v[0] * 0.1, u[1] * 1.1 - v[1] * 0.1), (u[0] + (v[0] - u[0]) * 0.44, u[1] + (v[1] - u[1]) * 0.42), 22, bend / 3)]), ink=0, gap=5, around=KEY)
            g.flat(put([(m * x, y) for x, y in outline(ARM)]), ink=0, gap=7, around=KEY)
            wedges(g, [put([(m * x, y), (m * (x + 4), y + 16), (m * (x + 18), y + 28)]) for x, y in ((126, 0), (168, -40), (206, -84), (246, -116), (118, 44), (158, 8), (198, -36), (236, -72))], 14, 2)
        g.flat(ellipse(430, 664, 136, 28), ink=2)
        wedges(g, [[(400 + x, 652 + y), (400 + x * 1.2, 652 + y * 1.35), (400 + x * 1.5, 652 + y * 1.5)] for x, y in ((-140, 4), (-118, -24), (156, 12), (128, -20), (-96, 30), (110, 32))], 12, ends=(1, 0.1))
        g.flat(BREAST, ink=0, gap=7, around=KEY)
        with g.within(BREAST):
            g.flat("440,380! 500,430 500,520 492,600 470,690! 600,690! 600,380!", ink=2)
            wedges(g, [[(x, y), (x - 26, y + 10), (x - 40, y + 32)] for x, y in ((504, 470), (506, 520), (502, 566), (496, 610))], 26, 2)
            wedges(g, [[(x, y), (x - 2, y + 16), (x + 10, y + 30)] for x, y in ((300, 500), (346, 506), (394, 510), (440, 506), (290, 548), (330, 556), (374, 560), (420, 556), (304, 600), (352, 608), (402, 606))], 14, 2)
        g.flat(NECK, gap=7)
        g.flat("348,172! 326,180 300,192 276,206! 277,219 300,226 326,228 352,224!", ink=2, gap=6, around=KEY), g.strokes([[(278, 212), (306, 212), (344, 207)]], 6, ends=(0.4, 0.2), black=True)
        g.flat("392,184! 412,194 422,216 412,242 390,256! 374,248 366,234 380,214", ink=0), g.dots([(374, 178, 11)], 0), g.dots([(372, 178, 6)], KEY)
        g.strokes([[(384, 276), (392, 312), (384, 356), (360, 402)]], 9, ends=(0.1, 0.3))
    with p.thing("fish in the ice", "accent") as fish:
        fish.flat(moved(FISH, (208, 792), 0.55, 10), gap=5, around=0), fish.dots([(163, 779, 9)], 0), fish.dots([(164, 778, 4.5)], KEY)
        with fish.down_to(1):
            fish.strokes(moved_lines([[(-48, -36), (-36, -4), (-48, 32)], [(-10, -30), (6, 0), (-8, 30)], [(26, -24), (40, 0), (28, 24)]], (208, 792), 0.55, 10), 7, ends=(0.2, 0.3))
    with p.thing("mitten", "accent") as mitten:
        mitten.flat(moved(MITTEN, (590, 780), 0.74, 18), spot=True, gap=6, around=KEY), mitten.flat(moved("-34,44! 32,44! 34,74! -36,74!", (590, 780), 0.74, 18), ink=0, gap=6, around=KEY)
    with p.thing("reeds") as reeds:
        wedges(reeds, fringe([(-20, 1240), (60, 1236), (170, 1240)], 8, (150, 300), bearing=(-96, -84, -66), bend=12, seed=5) + fringe([(640, 1240), (740, 1236), (830, 1240)], 7, (140, 290), bearing=(-110, -96, -84), bend=-12, seed=8), 24), reeds.flat(tube([(104, 960, 13), (92, 1000, 15), (84, 1046, 13)]), tube([(708, 976, 13), (718, 1014, 15), (726, 1058, 13)])), wedges(reeds, [[(50, 1240), (74, 1110), (112, 920)], [(760, 1240), (736, 1110), (700, 936)]], 14)
    s.describe("A goose flies up, its feet frozen into a slab of ice. A fish and a yellow mitten travel in it, and it drips. Below, a black hole is left among the reeds.")
    s.moods("astonished", "funny", "free", "cold"), s.themes("departure", "baggage", "frost", "flight", "belonging")
    s.says("relocation", "cargo", "luggage", "takeoff", "airlift", "stuck", "aquarium", "souvenir", "thaw", "overweight", "chandelier", "hijack", "they took the pond along", "pack everything", "hand luggage only", "leave a light on", "you can’t take it with you", "wait, my mitten!", "flying fish", "home is where your feet are", "look up", "who pulled the plug?", "cold feet, warm south", "the ceiling is dripping", "leaving in a hurry", "we never learnt to skate", "what goes up must thaw", "the fish had no say", "a bit of frost for the south", "somebody is still down there", "heaven has a floor", "excess baggage", "they overslept", "what holds us holds us up", "it was only borrowed", "fly, and don’t you dare melt", "goodbye, frogs", "a roof for no one", "the year the lake left", "things we could not let go", "mother, the pond is gone", "window seat for one carp", "they meant to travel light", "upwards, with all we have")  # fmt: skip
    s.relate("goose", "carries", "pond of ice")
    s.about(place="the air above a reed bed", time="a frosty morning", light="pale, from the left", composition="high", view="near, over the reeds", foreground="reeds", unexplained="whose mitten is in the ice", weather="frost, about to thaw")
