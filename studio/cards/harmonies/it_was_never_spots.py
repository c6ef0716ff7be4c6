"""It Was Never Spots: a fawn lies in the grass, and what dapples its back is daisies; one has gone to seed."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.hoofed_faces import fawn_lying
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.tubes import tube

# the dapple: x, y, size, how far it is turned away
DAPPLE = ((402, 722, 0.86, 0.8), (458, 690, 0.6, 0.5), (474, 776, 1.1, 0.95), (524, 702, 0.8, 0.66), (560, 786, 0.9, 1.0), (590, 684, 0.56, 0.42), (612, 738, 1.0, 0.8), (662, 704, 0.62, 0.55), (412, 820, 0.7, 0.9), (684, 780, 0.74, 0.9))
SEED = (716, 600)
BLADES = ("-10,1200,34 20,1040,28 84,860,3", "60,1210,30 70,1080,24 40,940,2", "120,1210,32 170,1080,24 270,972,2", "230,1220,32 250,1060,22 180,860,2", "330,1220,26 360,1130,20 440,1050,2", "470,1220,28 466,1080,20 380,890,2", "560,1220,30 600,1110,24 690,1000,2", "680,1220,30 670,1060,24 590,870,2", "800,1210,36 770,1040,28 700,850,3", "740,1220,30 760,1120,24 806,980,2")


def daisy(t: Cutting, x: float, y: float, k: float, squash: float, turn: float) -> None:
    """A daisy that lies on a form: petals, heart, and its small shadow."""
    t.flat(ellipse(x - 6 * k, y + 9 * k, 40 * k, 38 * k * squash))
    for n in range(11):
        a = math.tau * n / 11 + turn
        u, v = math.cos(a), math.sin(a) * squash
        t.flat(lens((x + 8 * k * u, y + 8 * k * v), (x + 43 * k * u, y + 43 * k * v), 9 * k, 0.64), ink=0)
    t.flat(ellipse(x, y, 13 * k, 13 * k * max(0.7, squash)), spot=True, gap=3, around=KEY)


@card(id="igv9dl", title="It Was Never Spots", seed=32, palette="lino_heather", light=(-0.7, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.7, -0.5, 0.45)])
    with p.thing("heather hill", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        g.flat("-20,330! 140,250 300,240 480,290 640,230 820,200! 820,1220! -20,1220!", ink=2)
        g.flat("-20,520! 160,450 380,470 560,440 820,500! 820,1220! -20,1220!")
    with p.thing("fawn", "subject") as f:
        fawn = fawn_lying().turned(at=(272, 570, 0), scale=1.34)
        f.flat_clay(fawn, 0, grow=7)
        f.clay(fawn, "hide", "along", inks=(1, 2, KEY), at=(0.7, 0.24), pitch=9)
        f.gaze(fawn, wide=1.1)
        for name in ("left", "right"):
            f.strokes([fawn.curve(f"lip {name}")], 5, black=True, ends=(0.5, 0.2))
    with p.thing("daisies", "accent") as d:
        for n, (x, y, k, q) in enumerate(DAPPLE):
            daisy(d, x, y, k, q, n * 0.4)
    with p.thing("seed head", "witness") as k:
        k.strokes([[(690, 742), (712, 680), SEED]], 8, ends=(0.9, 0.7))
        for n in range(13):
            a = math.radians(-240 + 300 * n / 12)
            root, tip = placed([(0, 0), (54, 0)], SEED, 1, math.degrees(a))
            k.strokes([[root, tip]], 4, ends=(0.6, 0.6))
            k.strokes([placed([(52, 0), (66, b)], SEED, 1, math.degrees(a)) for b in (-11, 0, 11)], 5, ends=(0.5, 0.5))
        k.flat(ellipse(*SEED, 13, 13), ink=1, gap=4, around=KEY)
        for x, y, turn in ((650, 500, -60), (716, 420, -44), (600, 380, -80), (690, 290, -50)):
            k.strokes([placed(c, (x, y), 1.3, turn) for c in ([(-30, 0), (10, 2)], [(8, 2), (24, -16), (34, -20)], [(8, 2), (28, 2), (40, 0)], [(8, 2), (24, 18), (34, 20)])], 6, ends=(0.6, 0.4))
            k.flat(placed(lens((-46, 0), (-26, 0), 6), (x, y), 1.3, turn), ink=0)
    with p.thing("grass") as h:
        h.flat("-20,1010! 200,1040 420,1054 640,1040 820,1000! 820,1220! -20,1220!")
        for n, blade in enumerate(BLADES):
            h.flat(tube(blade), ink=2 if n % 3 == 1 else KEY, gap=6, around=KEY if n % 3 == 1 else 1)
    s.describe("A fawn lies in the grass and looks at us. The spots on its back are white daisies that grow there. One has gone to seed like a dandelion, and its down is floating away.")
    s.moods("tender", "wistful", "peaceful", "wondering")
    s.themes("age", "growth", "farewell", "nature", "childhood")
    s.says("garden", "pollen", "camomile", "dispersal", "autumn", "meadow", "stillness", "puberty", "dapple", "spring", "ageing", "bouquet", "it was never spots", "late bloomer", "early bloomer", "what she planted stayed", "gone to seed", "the bees still visit", "let a little of me go", "she loves me, she loves me not", "tickles, doesn’t it?", "good soil", "in full flower", "not lost, only sown", "one wish has left already", "skin deep, root deep", "who waters you?", "when I am a meadow", "hold still, you’re in bloom", "pushing up early", "Bambi’s garden party", "do not pick", "a lawn that runs away", "mow me and I’ll bolt", "dressed for June", "flower child", "oopsy daisy", "wait here, said the field", "my freckles fly south", "first grey hair", "a bed of flowers", "it grows out with age", "nobody told the gardener")  # fmt: skip
    s.relate("daisies", "grows from", "fawn")
    s.about(place="a heather hill", time="late evening", light="pale, from the left", composition="left", view="near, level with the grass", foreground="dark blades of grass", unexplained="how deep the daisies are rooted")
