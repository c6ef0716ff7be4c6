"""They Took the Pond Along: geese fly off with the ice they were frozen to, and we look up at the fish in it."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import wedge
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.poster_cuts import drop
from reverie_studio.sculpt.tubes import tube

WING = "10,-50! 80,-130 180,-180 290,-176 356,-150! 312,-130 350,-96! 296,-90 322,-54! 262,-56 276,-20! 212,-32 190,4 80,60 10,70!"
ICE = "390,352! 480,362 560,400! 640,440 690,540! 706,640 690,740! 640,850 560,900! 450,960 380,950! 250,940 190,890! 110,800 92,720! 84,600 130,500! 200,410 290,372!"
FISH = "-120,0 -90,-32 -30,-54 40,-40 84,-12! 140,-50! 128,0 140,50! 84,14 40,40 -30,48 -90,26"
WEB = "0,-30! 8,-4 34,20! 16,18 0,34! -16,18 -34,20! -8,-4"
GEESE = ((392, 388, 0.94, 2), (672, 650, 0.82, 12), (116, 670, 0.82, -12))


@card(id="6lfh3t", title="They Took the Pond Along", seed=98, palette="lino_night_pasture", light=(-0.4, -0.8))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.4, -0.7, 0.5)])
    with p.thing("morning sky", "place") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        for x, y, q in ((60, 90, 150), (560, 70, 170), (30, 230, 90), (640, 1000, 130), (90, 1010, 120), (560, 1080, 90)):
            sky.flat(wedge((x, y), (x + q, y - 8), 8, 0.05), ink=0)
    with p.thing("geese", "witness", count=3) as geese:
        for x, y, k, a in GEESE:
            for flip in (False, True):
                geese.flat(moved(moved(WING, (0, 0), 1.0, 0, flip), (x, y), k, a), gap=7, around=0)
                for u, v, w, z in ((90, -90, 60, 0), (140, -116, 120, -20), (190, -132, 180, -44), (240, -140, 236, -70), (290, -142, 284, -104)):
                    sign = -1 if flip else 1
                    geese.flat(moved(wedge((sign * u, v), (sign * w, z), 9, 0.08 * sign), (x, y), k, a), ink=2)
            geese.flat(moved(tube([(0, -40, 46), (2, -120, 32), (-4, -200, 22), (4, -250, 22)]), (x, y), k, a), gap=7, around=0)
            geese.flat(moved("-24,-236! -30,-270 -18,-300 -8,-312! 0,-352 8,-312! 22,-300 32,-270 28,-236! 0,-222", (x, y), k, a), gap=6, around=0)
            geese.flat(moved("-26,-262! -10,-238 2,-232 14,-238 30,-262! 26,-222 4,-210 -20,-222", (x, y), k, a), ink=0)
            geese.flat(moved("-8,-312! 0,-350 8,-312! 0,-304", (x, y), k, a), ink=2)
            geese.dots([(*moved([(q, -284)], (x, y), k, a)[0], 5) for q in (-17, 19)], 0)
    with p.thing("pond of ice", "subject") as pond:
        pond.flat(ICE, ink=2, gap=9, around=KEY)
        pond.flat(moved(moved(ICE, (-390, -650)), (386, 636), 0.93), ink=0)
        with pond.within(moved(moved(ICE, (-390, -650)), (386, 636), 0.93)):
            pond.flat("720,420! 650,560 600,760 460,880 240,900! 200,1000! 760,1000!", ink=1)
            for x, y, r in ((300, 880, 9), (570, 520, 12), (600, 560, 8), (480, 880, 12)):
                pond.flat(ellipse(x, y, r, r), ink=2)
                pond.flat(ellipse(x, y, r * 0.5, r * 0.5), ink=0)
        pond.strokes([[(540, 404), (500, 470), (516, 530), (470, 580)], [(500, 470), (440, 480)]], 7, ends=(0.9, 0.2), black=True)
        for x, y, a in ((352, 428, 4), (424, 424, -8), (612, 660, 14), (628, 724, 30), (172, 650, -14), (160, 716, -24)):
            pond.flat(moved(WEB, (x, y), 1.0, a), ink=2, gap=4, around=KEY)
    with p.thing("fish in the ice", "accent", count=2) as fish:
        for x, y, k, a, flip in ((350, 580, 1.1, -18, False), (440, 730, 1.15, 14, True)):
            fish.flat(moved(FISH, (x, y), k, a, flip), gap=5, around=0)
            eye = moved([(-78, -8)], (x, y), k, a, flip)[0]
            fish.flat(ellipse(*eye, 15, 15), ink=0)
            fish.dots([(eye[0], eye[1] + 3, 8)], KEY)
            for q in (-30, 4, 36):
                fish.flat(moved(wedge((q, -30), (q + 14, 24), 7, 0.15), (x, y), k, a, flip), ink=2)
    with p.thing("mitten", "accent") as mitten:
        mitten.flat(moved("-28,56! -32,10 -34,-34 -16,-62 12,-62 26,-36 26,-8! 42,-30 60,-26 60,-2 28,30! 26,56!", (300, 812), 0.95, 24), spot=True, gap=6, around=KEY)
        mitten.flat(moved("-34,44! 32,44! 34,72! -36,72!", (300, 812), 0.95, 24), ink=0, gap=6, around=KEY)
    with p.thing("drops") as drops:
        for x, y, q in ((300, 1010, 18), (420, 1060, 24), (360, 1130, 20), (520, 1000, 15)):
            drops.flat(drop(x, y, q), ink=0, gap=6, around=KEY)
    with p.thing("reeds") as reeds:
        for x, y, h in ((60, 1240, 250), (120, 1240, 180), (740, 1240, 280), (684, 1240, 170)):
            lean = (400 - x) * 0.16
            reeds.flat(tube([(x, y, 8), (x + lean * 0.5, y - h * 0.5, 6), (x + lean, y - h, 5)]))
            reeds.flat(tube([(x + lean * 0.72, y - h * 0.72, 17), (x + lean * 0.95, y - h * 0.98, 15)]), gap=5, around=1)
    s.describe("Three geese fly off with a sheet of ice, seen from below. Their feet are frozen in it. Two fish in the ice look down, and so does an empty yellow mitten. Water drips on the reeds.")
    s.moods("astonished", "funny", "free", "cold")
    s.themes("departure", "baggage", "winter", "flight", "belonging")
    s.says("migration", "removal", "luggage", "takeoff", "airlift", "stuck", "aquarium", "souvenir", "thaw", "overweight", "chandelier", "hijack", "they took the pond along", "pack everything", "hand luggage only", "leave a light on", "you can’t take it with you", "wait, my mitten!", "flying fish", "home is where your feet are", "look up", "who pulled the plug?", "cold feet, warm south", "the ceiling is dripping", "moving house in a hurry", "we never learnt to skate", "stay together, whatever happens", "the fish had no say", "a bit of winter for the south", "somebody is still down there", "heaven has a floor", "excess baggage", "they overslept", "what holds us holds us up", "it was only borrowed", "fly, and don’t you dare melt", "goodbye, frogs", "a roof for no one", "the year the lake left", "things we could not let go", "mother, the pond is gone", "window seat for two carp", "they meant to travel light", "upwards, with all we have")  # fmt: skip
    s.relate("geese", "carries", "pond of ice")
    s.about(place="the air above a reed bed", time="a frosty morning", light="pale, from the upper left", composition="high", view="from below", foreground="reeds", unexplained="whose mitten is in the ice", weather="frost, about to thaw")
