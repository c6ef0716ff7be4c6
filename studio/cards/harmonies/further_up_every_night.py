"""Further Up Every Night: while she sleeps, the mushrooms get under the cow and carry her on a little."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Clay, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import ox_head
from reverie_studio.sculpt.gouges import chatter, fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

CAP = "-100,6! -104,-34 -78,-80 -36,-104 4,-110 44,-100 84,-70 104,-30 100,6! 50,24 0,28 -50,24"


def mushroom(t: Cutting, x: float, y: float, wide: float, tall: float, tilt: float, foot: float, lean: float, seed: int) -> None:
    """A cap of its own breadth and slant on a stem that bends into the step."""
    rng = np.random.default_rng(seed)
    t.flat(tube([(x, y, 26 * wide), (x + lean * 0.2, y + (foot - y) * 0.5, 28 * wide), (x + lean, foot, 44 * wide)]), ink=0, gap=7, around=KEY)
    with t.down_to(1):
        t.strokes([[(x + 14 * wide, y + 40), (x + 16 * wide + lean * 0.3, y + (foot - y) * 0.5), (x + lean + 20 * wide, foot - 30)]], 13 * wide, ends=(0.3, 0.3))
    t.flat(moved(ellipse(0, 16 * tall, 92 * wide, 30 * tall), (x, y), 1.0, tilt), ink=0, gap=7, around=KEY)
    t.strokes([moved([(a * wide, 20 * tall), (a * 0.7 * wide, 48 * tall)], (x, y), 1.0, tilt) for a in (-70, -48, -26, 26, 48, 70)], 5, ends=(0.8, 0.3), black=True)
    cap = [(u * wide, v * tall) for u, v in moved(CAP, (0, 0))]
    t.flat(moved(cap, (x, y), 1.0, tilt), ink=2, gap=8, around=KEY)
    with t.within(moved(cap, (x, y), 1.0, tilt)):
        for u, v, r in ((-62, -30, 17), (-14, -66, 20), (40, -40, 16), (76, -20, 10), (-30, -10, 11), (14, -14, 9)):
            t.flat(ellipse(*moved([((u + rng.uniform(-9, 9)) * wide, (v + rng.uniform(-7, 7)) * tall)], (x, y), 1.0, tilt)[0], r * wide * 1.1, r * tall * 0.8), ink=0)
        wedges(t, [moved([(a * wide, 24 * tall), (a * 1.04 * wide, 2 * tall), (a * 0.98 * wide, -18 * tall)], (x, y), 1.0, tilt) for a in (30, 48, 64, 80, 94)], 11)


@card(id="ft3gdm", title="Further Up Every Night", seed=58, palette="lino_rust_tide", light=(-0.6, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.62, -0.55, 0.45)])
    with p.thing("dusk") as n:
        n.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        n.flat(ellipse(150, 170, 70, 70), ink=0)
        n.flat("-20,470! 200,430 420,380 640,300 820,240! 820,1220! -20,1220!")  # the slope they climb
        with n.down_to(2):
            n.strokes(chatter((-20, 480, 300, 760), 7, (120, 220), -14, seed=3), 12, ends=(0.1, 0.6))
    with p.thing("cow", "subject") as c:
        body = Clay().limb([(330, 640, -160, 170), (470, 560, -190, 215), (620, 560, -210, 225), (730, 640, -220, 190)], melt=24, part="body", per=6)
        body.limb([(540, 480, -220, 70), (650, 476, -220, 80), (740, 540, -220, 70)], melt=18, part="body", per=5)
        c.flat_clay(body, 1, grow=6), c.flat_clay(body, KEY, grow=2)
        c.clay(body, "hide", "down", inks=(0, 1, KEY), at=(0.5, 0.14), pitch=13)
        c.flat("440,352! 520,330 600,344 650,420 640,500 580,560 500,548 450,470!", "700,430! 770,470 830,540! 830,760! 760,760 700,700 720,600 690,520!", "520,640! 580,620 640,670 630,760 540,780 490,720!")
        wedges(c, [[(480, 380), (500, 430), (506, 480)], [(530, 360), (552, 420), (554, 480)], [(584, 366), (604, 420), (600, 470)], [(750, 500), (770, 560), (774, 620)], [(560, 660), (576, 690), (574, 720)]], 16, ink=2, ends=(0.2, 0.05))
        c.flat(tube([(770, 440, 14), (700, 520, 13), (668, 620, 13), (650, 700, 14), (618, 760, 26), (590, 800, 4)]), gap=8)
        c.flat("-20,1130! 200,1090 420,1070 640,1030 820,990! 820,1220! -20,1220!")
        mushroom(c, 300, 936, 1.7, 1.1, -7, 1150, 80, 3)
        c.flat(moved(ellipse(0, 0, 130, 30), (288, 860), 1.0, -7))
        head = ox_head(horns=0.5, spread=0.95, lids=0.16, ears=-0.5, muzzle=1.1).turned(at=(326, 616, 60), scale=1.86, yaw=-16, roll=-9, pitch=-6)
        c.flat_clay(head, 0, grow=9), c.flat_clay(head, KEY, grow=2)
        c.clay(head, "hide", (0.15, 1, 0.35), inks=(0, 1, KEY), at=(1.2, 0.6), pitch=10, parts={"horn": (GOUGES["white"].but(inks=(0, 1), at=(0.3,)), "across"), "muzzle": (GOUGES["pale"].but(inks=(0, 1, KEY), at=(0.4, 0.06)), (0, 1, 0.4)), "ear": (GOUGES["hide"].but(inks=(0, 1, KEY), at=(1.1, 0.5)), "along")})
        for side in ("left", "right"):
            line = head.curve(f"lower {side}")
            c.strokes([[(x, y + 4) for x, y in line]], 15, ends=(0.3, 0.3), black=True)
            c.strokes([[(x, y + 4) for x, y in line]], 7, ends=(0.3, 0.3))
            c.strokes([[(x, y + 6), (x + (x - line[len(line) // 2][0]) * 0.2, y + 26)] for x, y in line[1:-1:2]], 5, ends=(0.8, 0.2))
    with p.thing("turf", "place") as g:
        g.flat("-20,1176! 200,1160 420,1166 640,1150 820,1140! 820,1220! -20,1220!")
    with p.thing("mushrooms", "witness") as m:
        for q in ((720, 868, 1.05, 0.9, -12, 1040, 60, 1), (520, 902, 1.15, 1.0, -6, 1070, 66, 2), (118, 1000, 0.8, 1.05, -14, 1120, 46, 5), (646, 1000, 0.92, 0.8, -16, 1090, 54, 4)):
            mushroom(m, *q)
        for x, y, w in ((500, 1150, 46), (760, 1100, 40), (660, 1166, 34)):
            m.flat(ellipse(x, y, w, w * 0.3), ink=2)
        wedges(m, fringe([(-20, 1230), (400, 1236), (820, 1230)], 24, (40, 110), bearing=(-120, -70), bend=20, seed=4), 22, ink=KEY)
        m.strokes(fringe([(-20, 1200), (400, 1206), (820, 1200)], 8, (40, 70), bearing=(-120, -70), bend=20, seed=14), 8, ends=(0.7, 0.1))
    s.describe("A huge cow sleeps on the caps of spotted red mushrooms. Her chin sinks into the largest. Their white stems all lean to the left, and to the right of them red holes stay in the dark turf.")
    s.moods("dreamy", "gentle", "conspiring", "droll")
    s.themes("sleep", "teamwork", "secrecy", "journey", "care")
    s.says("no feet needed", "sedan", "teamwork", "sleepwalking", "kidnapping", "toadstools", "mattress", "shh", "heave", "quietly now", "she never notices", "further up every night", "I wasn’t here when I fell asleep", "all together, left foot", "the sleeper carriage", "don’t wake the boss", "many small hands", "beef and mushrooms, the other way", "where did we park the cow?", "a bed that has plans", "the revolution is soft", "strange, the stars have moved", "carried away", "he ain’t heavy, she’s a cow", "dream transport", "overnight delivery", "to the sea before morning", "the little ones do the work", "growing under pressure", "what the farmer blamed on wolves", "we move in mysterious ways", "let sleeping cows ride", "first class", "spores of ambition", "how we got grandmother to the feast", "trust fall", "one day she’ll ask", "pins and needles", "follow the little one", "milk run", "they owe her one", "uphill, asleep", "who steers?", "room service")  # fmt: skip
    s.relate("cow", "is carried by", "mushrooms")
    s.about(place="a hill meadow", time="nightfall", light="warm light from the left", composition="centred", view="near, low at the mushrooms", foreground="dark turf with holes", unexplained="where they are taking her")
