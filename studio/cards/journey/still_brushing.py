"""An old groom brushes a horse that has been unpicked: its needle holes, one ear and the halter are left, and a heap of brown thread."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_forms import outline
from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.beasts import beast
from reverie_studio.sewn.land import ridge
from reverie_studio.sewn.people import groom
from reverie_studio.sewn.stitches import loops

HORSE = ("380,232 460,300 550,392 630,430 730,446 850,436! 850,746! 720,756 676,776 664,900 662,1104! 606,1104! 610,900 596,780 568,794 556,900 550,1112! 490,1112! 500,940 502,800 "
         "476,680 446,574 420,494 388,452 344,474 296,478 252,470 228,442 242,402 296,312 338,258")  # fmt: skip
BAY = ("#3a1c0e", "#6a3618", "#a05c2c", "#d08e50", "#f4c890")
LAND = (("#8a7c5c", "#b4a478", "#d8c898", "#f4e8c0"), ("#7a6c4c", "#a89468", "#ccb884", "#ecdcb0"))
LEATHER = ("#5c1f14", "#a83c28", "#d87050")


@card(id="is3uc9", title="Still Brushing", seed=4, palette="bare linen", light=(-0.8, -0.5))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#e8b48c"), (300, "#f4d4a4"), (640, "#f6e6c4"), (800, "#e4d0a0"), (1200, "#c8ac78")])
    rng = np.random.default_rng(4)
    with h.thing("pasture", "place", lift=3):
        ridge(h, "-20,700 140,660 320,690 520,640 700,670 830,640", 860, LAND[0])
        ridge(h, "-20,800 200,780 430,800 640,776 830,790", 960, LAND[1])
    with h.thing("horses in the pasture", "witness", lift=5, count=2) as others:
        for x, y, n, flip in ((388, 744, 0.36, True), (70, 700, 0.16, False)):
            with h.at(x, y, n, flip=flip):
                beast(h, "horse", BAY, stride=(4, -6, -8, 10), bow=4, mane=BAY[:3])
    with h.thing("fence", "prop", lift=8):
        for x in (-10, 150, 330, 510, 690, 830):
            h.tube([(x, 700, 11), (x + 2, 860, 12)], ("#5c4a34", "#94805c", "#d0bc90"), "across", angle=8)
        for y in (736, 800):
            h.tube([(-20, y, 8), (400, y + 8, 8), (830, y - 2, 8)], ("#5c4a34", "#94805c", "#d0bc90"), "across", angle=8)
    h.stain(HORSE, "#fff6e0", 0.86, 4)
    h.shade("120,1136 300,1122 560,1120 860,1104 860,1150 520,1158 240,1156", 0.4, 10)
    with h.thing("what is left of the horse", "subject", lift=3) as horse:
        around = outline(HORSE)
        h.pricks(np.vstack([around, around[:1]]), 11, 2.6)
        for p in ("452,296 430,330 446,372 420,400", "420,500 396,540 410,580", "664,900 690,930 676,970", "640,432 660,470 640,500", "502,800 470,830 482,870", "606,1060 584,1084 596,1104", "720,756 724,800 706,830"):
            h.loose(p, BAY[2], 3.4)
        h.leaf([(372, 244, 14), (352, 196, 24), (362, 136, 3)], BAY, BAY[0], angle=26)
        h.blob("384,228! 414,262! 400,282 374,262", BAY, "fur", grain=40.0, puff=10)
        for p in ("276,334 310,372 322,440", "322,440 372,380 396,270", "240,404 282,420 322,440"):
            h.couch(p, LEATHER[1], LEATHER[0], 13, 12)
        h.couch("322,440 330,520 300,600 318,690 290,760", "#c8a878", "#6a4a2c", 9, 12)
        h.knots([(322, 440, 13), (282, 420, 9)], "#d8b060")
        h.seeds("470,470 560,440 640,480 640,640 560,700 500,640", BAY[1:], 40, 15, 20, 2.6)
    with h.thing("heap of thread", "prop", lift=10):
        loops(h, (330, 1120), 78, rng, 60, BAY[1:4], 6.5, (0.3, 0.9))
        loops(h, (400, 1150), 44, rng, 24, BAY[1:4], 6, (0.3, 0.9))
    with h.thing("groom", "subject", lift=14) as man, h.at(164, 1126, 1.0):
        tip = groom(h, ("#8a8478", "#c4bcac", "#f0e8d8", "#ffffff"), ("#1c2430", "#34404e", "#5a6874", "#94a0a4"), ("#2c2620", "#4c4238", "#766857"), ("#4a3a20", "#8a6c38", "#c8a458", "#f4dc98"))
        x, y = h.where(*tip)
    with h.thing("brushful", lift=5):
        for k in range(26):
            a, b = float(rng.normal(0, 15)), float(rng.normal(0, 15))
            h.loose([(x + a, y + b), (x + a + 16, y + b + 30), (x + a - 8, y + b + 70 + 40 * rng.random()), (x + a + 10 * rng.normal(), y + b + 110 + 70 * rng.random())], BAY[1 + k % 4], 3)
    s.relate(man[0], "waits for", horse[0])
    s.describe("An old groom seen from behind brushes a horse that is gone. Only pale cloth with needle holes, one ear and a halter are left. Brown thread hangs from his brush and lies in a heap.")
    s.moods("tender", "melancholy", "quiet")
    s.themes("grief", "habit", "memory", "care", "absence")
    s.says("invisible pony", "habit", "he hasn’t been told", "good boy", "stand still", "what’s left of us", "every evening at six", "a shape in the air", "brushed away", "hold your horses", "he undid it himself", "thread by thread", "the ghost doesn’t mind", "out of sight", "some things you keep doing", "only the ear listens", "horse feathers", "undone", "the halter remembers", "where the light was", "a clean patch", "unpicked", "moth season", "an empty stall", "love, continued", "too much brushing", "we used to ride", "outline of a friend", "still life", "invisible mending", "the others watch", "he talks to it", "gone to pieces", "tidy goodbye", "the last of the brown", "a place for everything", "wear and tear", "just one more stroke", "somebody must", "long after supper", "old hand")  # fmt: skip
    s.about(place="Ribbon Road", time="evening", light="low, from the left", composition="left", view="eye level", unexplained="whether he unpicked it himself")
