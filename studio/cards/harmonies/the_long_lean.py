"""The Long Lean: a hamlet leans in a wind that is not there; the smoke rises straight, and so does a goat."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens, sheared
from reverie_studio.sculpt.goats import goat_face, goat_stands, slot_eyes
from reverie_studio.sculpt.gouges import fringe, wedges

POPLAR = "-9,0! -10,-60! -46,-96 -66,-180 -60,-230 -72,-290 -52,-350 -56,-410 -28,-470 0,-560! 24,-470 48,-420 50,-350 70,-300 60,-230 70,-180 50,-100 10,-60! 9,0!"
LEAN = 0.52


@card(id="zkqroc", title="The Long Lean", seed=25, palette="lino_salt_rose", light=(-0.6, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.7, -0.4, 0.45)])
    with p.thing("sky") as sky:
        sky.flat("-20,-20! 820,-20! 820,900! -20,900!", ink=1)
        sky.flat("-20,170! 90,120 190,140 280,104 360,150 420,190! 300,206 150,196 -20,230!", ink=0)
    with p.thing("hamlet", "place") as h:
        h.flat("-20,660! 160,616 380,600 600,610 820,650! 820,1220! -20,1220!", ink=2, gap=8)
        with h.down_to(1):
            wedges(h, fringe([(-20, 700), (200, 650), (420, 640), (640, 650), (820, 690)], 22, (40, 70), bearing=-62, bend=6, seed=2), 12, 1)
    with p.thing("poplars", "witness", count=4) as t:
        for x, k, y in ((-70, 1.05, 660), (30, 0.74, 636), (296, 0.6, 612), (640, 0.62, 624)):
            tree = sheared(POPLAR, y, LEAN, (x, y), k)
            t.flat(tree, gap=7, around=0)
            with t.within(tree), t.down_to(2):
                t.strokes([[(x + dx * k + LEAN * (y - v), v) for dx, v in ((q, y - 110 * k), (q * 1.3, y - (250 + q) * k), (q * 0.5, y - (420 + 2 * q) * k))] for q in (-34, -8, 20)], 15 * k + 3, ends=(0.5, 0.05))
    with p.thing("smoke", "accent") as sm:
        sm.flat("604,330! 598,270 614,220 600,160 618,100 604,40 614,-20! 676,-20! 668,50 682,110 664,170 676,230 658,280 656,330!", ink=0)
        sm.strokes([[(630, 300), (640, 240), (630, 180)], [(646, 150), (640, 100), (650, 50)]], 9, ends=(0.2, 0.1), black=True)
    with p.thing("house", "witness") as h:
        def put(text: str) -> list[tuple[float, float]]:
            return sheared(text, 640, LEAN, (396, 640))
        h.flat(put("26,-200! 26,-316! 76,-316! 76,-200!"), gap=5, around=1), h.flat(put("14,-306! 14,-326! 88,-326! 88,-306!"))
        h.flat(put("0,0! 0,-150! 240,-150! 240,0!"), ink=0, gap=8, around=1)
        h.flat(put("-34,-140! 24,-260! 216,-260! 274,-140!"), ink=2, gap=6, around=0)
        with h.within(put("-34,-140! 24,-260! 216,-260! 274,-140!")):
            h.strokes([put(f"{x - 30},{y + 26}! {x - 30},{y}! {x + 30},{y}!") for y, row in ((-232, (40, 108, 176, 240)), (-200, (10, 78, 146, 214, 270)), (-168, (-20, 44, 112, 180, 248))) for x in row], 8, ends=(0.8, 0.8), black=True)
        h.flat(put("96,0! 96,-104! 150,-104! 150,0!")), h.flat(put("24,-60! 24,-110! 70,-110! 70,-60!")), h.flat(put("178,-60! 178,-110! 218,-110! 218,-60!"))
    with p.thing("fence") as f:
        f.flat("-20,830! 820,800! 820,818! -20,850!", ink=KEY, gap=6, around=2), f.flat("-20,900! 820,866! 820,886! -20,922!", ink=KEY, gap=6, around=2)
        for x, y in ((10, 960), (150, 958), (560, 950), (660, 940), (756, 930)):
            f.flat(sheared("-15,0! -14,-170 0,-188 14,-170 15,0!", y, LEAN, (x, y)), ink=KEY, gap=6, around=2)
    with p.thing("near grass") as g:
        g.flat("-20,1000! 200,976 500,980 820,956! 820,1220! -20,1220!", ink=KEY, gap=8, around=2)
        with g.down_to(1):
            wedges(g, fringe([(-20, 1140), (200, 1130), (500, 1120), (820, 1090)], 20, (80, 150), bearing=-60, bend=14, seed=5), 16, 2)
    with p.thing("goat", "subject") as g:
        coat = GOUGES["pale"].but(inks=(0, 1, 2, KEY), at=(0.5, 0.26, 0.08))
        stands, face = goat_stands().turned(at=(300, 1400, 0), scale=1.12), goat_face(chew=0.4, lids=0.85, look=(0.2, -0.1)).turned(at=(300, 830, 200), scale=1.12, yaw=10)
        g.flat_clay(stands, KEY, grow=6)
        g.clay(stands, coat, "down")
        g.flat_clay(face, 1, grow=12), g.flat_clay(face, KEY, grow=6)
        g.clay(face, coat, (0.1, 1, 0.35), parts={"horn": (GOUGES["dark"].but(inks=(0, 2, KEY), at=(0.86, 0.56)), "across"), "beard": (coat, "along"), "ear": (GOUGES["pale"].but(inks=(0, 2, KEY), at=(0.5, 0.2)), "along")})
        slot_eyes(g, face, iris=1)
        g.strokes([face.curve("lips"), face.curve("nostril left"), face.curve("nostril right")], [7, 9, 9], black=True, ends=(0.3, 0.3))
    with p.thing("near blades") as g:
        for x, d, y in ((20, 60, 1010), (90, 90, 1070), (470, 90, 1040), (560, 120, 1010), (660, 90, 1060), (740, 110, 1000)):
            g.flat(lens((x, 1240), (x + d, y), 17, 0.3, -12), ink=2, gap=6, around=KEY)
    s.describe("A white goat stands upright and looks at us. Behind it a house, four poplars and a fence all lean steeply to the right. The smoke from the chimney rises straight.")
    s.moods("droll", "stubborn", "airy", "uneasy")
    s.themes("conformity", "wind", "stubbornness", "village", "balance")
    s.says("slippery", "consensus", "upright", "fashion", "tilt", "trend", "outsider", "gale", "majority", "peer pressure", "everybody’s leaning these days", "what wind?", "I prefer vertical", "one of us is wrong", "ask the smoke", "he never learned to want it", "the tea slides off", "listening at the world’s door", "come closer, say the hills", "the habit of storms", "bent by what has gone", "they heard someone call", "my opinion stands", "a crooked house for a crooked man", "gravity took sides", "hold on to your hat", "it’s you who are slanted", "a tipsy photographer", "village politics", "after the wind left, we stayed", "eager trees", "longing does that to a roof", "nobody told the goat", "wall to wall nodding", "the only sober guest", "uphill both ways", "spine", "what do they all want over there?", "stand your ground", "the view from a ship", "even the fence gave in", "minority of one", "waiting to be blown down", "italics")  # fmt: skip
    s.relate("goat", "towers over", "hamlet")
    s.about(place="a hamlet on a rise", time="noon", light="even, from the left", composition="diagonal", view="near, before a goat’s face", foreground="a white goat", unexplained="everything leans though no wind blows")
