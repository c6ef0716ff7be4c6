"""Further Up Every Night: while she sleeps, the mushrooms get under the cow and carry her on a little."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Clay, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import ox_head
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

CAP = "-100,6! -104,-34 -78,-80 -36,-104 4,-110 44,-100 84,-70 104,-30 100,6! 50,24 0,28 -50,24"
# behind her head: withers, the dip of the back, hips cut by the edge; belly and elbow lie on the caps
COW = "150,900! 122,800 130,690 170,580 240,490 320,460 400,440 480,428 560,424 640,396 710,392 830,450! 830,900!"
PATCHES = ("420,398! 500,424 566,420! 604,476 590,560 530,590 470,540 452,470", "830,470! 780,440 736,476 716,550 750,620 830,640!")
LEG = "540,700! 590,690 650,720 672,790! 662,840 640,874 628,920 632,956 644,984! 576,984! 586,952 584,910 584,880 576,852 570,810"


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
        n.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1), n.flat(ellipse(150, 170, 70, 70), ink=0)
        n.flat("-20,700! 200,640 420,520 640,340 820,200! 820,1220! -20,1220!", ink=2, gap=7)  # the slope they climb
        n.flat("-20,880! 300,860 560,830 820,780! 820,1220! -20,1220!")
    with p.thing("cow", "subject") as c:
        c.flat(COW, ink=0, gap=8, around=KEY)
        with c.within(COW):
            c.flat("640,900! 690,780 740,730 830,690! 830,900!", ink=1)
            c.flat(PATCHES[0]), c.flat(PATCHES[1])
            c.strokes([[(690, 440), (706, 520), (694, 600)]], 9, ends=(0.2, 0.2), black=True)
        mushroom(c, 300, 946, 1.7, 1.1, -7, 1156, 80, 3)
        c.flat(moved(ellipse(0, 0, 122, 26), (296, 868), 1.0, -7))
        head = ox_head(lids=0.16, ears=-0.5, muzzle=1.1)
        head.lumps = [lump for lump in head.lumps if lump.part != "horn"]
        head.both(Clay().limb([(38, -100, -14, 17), (70, -126, -10, 14), (92, -160, -2, 9), (90, -192, 6, 2)], melt=5, part="horn", per=5))
        head = head.turned(at=(336, 630, 60), scale=1.72, yaw=-16, roll=-9, pitch=-6)
        c.flat_clay(head, KEY, grow=7), c.clay(head, GOUGES["hide"].but(inks=(0, 1), at=(0.26,), pitch=14), "along", parts={"horn": (GOUGES["hide"].but(inks=(1, KEY), at=(0.34,)), "across"), "muzzle": (GOUGES["hide"].but(inks=(0, 1), at=(1.2,), pitch=12), (0, 1, 0.4)), "ear": (GOUGES["hide"].but(inks=(0, 1), at=(0.3,), pitch=12), "along")})
        c.flat(ellipse(280, 797, 12, 19, degrees=-24)), c.flat(ellipse(376, 788, 12, 18, degrees=30)), c.strokes([[(258, 842), (316, 852), (396, 828)]], 8, ends=(0.2, 0.2), black=True)
        for side in ("left", "right"):
            line = [(x, y + 4) for x, y in head.curve(f"lower {side}")]
            c.strokes([line], 10, ends=(0.3, 0.3), black=True)
            c.strokes([[(x, y + 4), (x + (x - line[len(line) // 2][0]) * 0.2, y + 24)] for x, y in line[1:-1:2] if x > 218], 7, ends=(0.8, 0.2), black=True)
    with p.thing("turf", "place") as g:
        g.flat("-20,1176! 200,1160 420,1166 640,1150 820,1140! 820,1220! -20,1220!")
    with p.thing("mushrooms", "witness") as m:
        mushroom(m, 716, 872, 1.05, 0.9, -12, 1060, 60, 1), mushroom(m, 490, 912, 1.0, 1.0, -6, 1080, 66, 2)
        m.flat(LEG, ink=0, gap=7, around=KEY)
        m.flat(ellipse(594, 712, 76, 42), ink=0), m.flat("572,988! 582,958 636,958 650,988!", gap=4, around=0)
        m.strokes([[(590, 856), (612, 866), (640, 856)], [(600, 900), (604, 940)]], 7, ends=(0.2, 0.2), black=True)
        mushroom(m, 118, 1000, 0.8, 1.05, -14, 1120, 46, 5), mushroom(m, 736, 1064, 0.8, 0.75, -16, 1130, 40, 4)
        for x, y, w in ((520, 1150, 46), (654, 1150, 34), (210, 1140, 30)):
            m.flat(ellipse(x, y, w, w * 0.3), ink=2)
        wedges(m, fringe([(-20, 1230), (400, 1236), (820, 1230)], 24, (40, 110), bearing=(-120, -70), bend=20, seed=4), 22, ink=KEY)
        m.strokes(fringe([(-20, 1200), (400, 1206), (820, 1200)], 8, (40, 70), bearing=(-120, -70), bend=20, seed=14), 8, ends=(0.7, 0.1))
    s.describe("A huge cow sleeps on the caps of spotted red mushrooms. Her chin sinks into the largest. Their white stems all lean to the left, and to the right of them red holes stay in the dark turf.")
    s.moods("dreamy", "gentle", "conspiring", "droll")
    s.themes("sleep", "teamwork", "secrecy", "journey", "care")
    s.says("no feet needed", "sedan", "teamwork", "sleepwalking", "kidnapping", "toadstools", "mattress", "shh", "heave", "quietly now", "she never notices", "further up every night", "I wasn’t here when I fell asleep", "all together, left foot", "the sleeper carriage", "don’t wake the boss", "many small hands", "beef and mushrooms, the other way", "where did we park the cow?", "a bed that has plans", "the revolution is soft", "strange, the stars have moved", "carried away", "he ain’t heavy, she’s a cow", "dream transport", "overnight delivery", "to the sea before morning", "the little ones do the work", "growing under pressure", "what the farmer blamed on wolves", "we move in mysterious ways", "let sleeping cows ride", "first class", "spores of ambition", "how we got grandmother to the feast", "trust fall", "one day she’ll ask", "pins and needles", "follow the little one", "milk run", "they owe her one", "uphill, asleep", "who steers?", "room service")  # fmt: skip
    s.relate("cow", "is carried by", "mushrooms")
    s.about(place="a hill meadow", time="nightfall", light="warm light from the left", composition="centred", view="near, low at the mushrooms", foreground="dark turf with holes", unexplained="where they are taking her")
