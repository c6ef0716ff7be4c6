"""From inside an egg: two small green hands hold the broken rim, and a pig looks in with a daisy in its mouth."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.farm import PIG, pig_face
from reverie_studio.sewn.stitches import frame, scales
from reverie_studio.sewn.things import daisy

GREEN = ("#1c3a2c", "#35684a", "#63986a", "#a8c88a", "#e6efba")
RIM = "40,470! 120,400! 84,316! 200,250! 262,150! 352,190! 452,96! 540,190! 640,190! 660,320! 742,402! 690,500! 736,610! 660,710! 640,826! 530,862! 450,936! 352,880! 232,914! 190,810! 80,762! 110,630! 26,560!"
INNER = " ".join(f"{390 + (float(x) - 390) * 0.93:.0f},{530 + (float(y) - 530) * 0.94:.0f}!" for x, y in (w.strip("!").split(",") for w in RIM.split()))


def paw(h: Hoop, skin: tuple[str, ...]) -> None:
    """A small hand over the rim from inside: wrist at the origin, fingers up and over."""
    arm = h.tube("30,330,60 10,190,46 4,90,36 0,10,30", skin, "skin", angle=80, width=2.2, satin=60, lit=0.6)
    scales(h, arm, skin[:4], 17, bright=0.74)
    for k, (x, n) in enumerate(((-42, 64), (0, 80), (42, 66))):
        h.tube([(x * 0.4, 6, 19), (x * 0.9, -n * 0.5, 15), (x * 1.1, -n, 14), (x * 1.12, -n - 10, 15)], skin, "skin", angle=84, width=2.0)
        h.tube([(x * 1.12, -n - 12, 9), (x * 1.15, -n - 30, 6), (x * 1.1, -n - 42, 1.2)], ("#8a7a52", "#d8c890", "#fff6d0"), "silk")
        h.straight([(x * 0.9 - 9, -n * 0.5, x * 0.9 + 9, -n * 0.5), (x * 0.75 - 9, -n * 0.5 + 12, x * 0.75 + 9, -n * 0.5 + 12)], skin[0], 1.6, 2)


@card(id="p9wk4e", title="First Morning", seed=48, palette="madder noon", light=(0.1, -0.8))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#cfe3e4"), (420, "#e4ecd8"), (900, "#f6e6ba")])
    with h.thing("pig", "subject", lift=14) as beast, h.at(350, 580, 1.06, 8), h.at(-390, -560):
        h.blob("300,300 520,250 700,360 790,600 780,900 560,1000 300,960 250,700", PIG, "fur", grain=["480,300 700,560 700,900", "400,400 520,700 480,980"], puff=200, length=22, lit=0.62)  # what stands behind the face
        pig_face(h)
    with h.thing("shell", "place"):
        h.patch(frame(RIM), [(0, "#7a3c28"), (500, "#9a5234"), (800, "#74351f"), (1200, "#2e140f")], lift=22, pitch=3.8)
        h.shade("-40,-40! 840,-40! 840,70! 420,30 -40,90!", 0.5, 60)
        h.shade("-40,960! 400,1060 840,940! 840,1260! -40,1260!", 0.72, 70)
        rng = np.random.default_rng(48)
        stitches: list[tuple[float, float, float, float]] = []
        for _ in range(1500):  # the wall, stitched towards the opening
            a, r = rng.uniform(0, 6.283), rng.uniform(1.12, 2.2)
            x, y = 400 + math.cos(a) * 330 * r, 530 + math.sin(a) * 400 * r
            stitches.append((x, y, x + math.cos(a) * 15, y + math.sin(a) * 18))
        for k, tone in enumerate(("#a65a36", "#5a2417", "#8a4628")):
            h.straight(stitches[k::3], tone, 2.2)
        h.blob(RIM, ("#8a7256", "#cdb48c", "#f0dfbe", "#fffaf0"), "silk", angle=90, satin=30, puff=8, holes=[INNER], lit=1.1)
    with h.thing("daisy", lift=8):
        daisy(h)
    with h.thing("green hands", "subject", lift=10) as hands:
        for x, y, t, f in ((330, 976, -4, True), (604, 934, 10, False)):
            with h.at(x, y, 1.15, t, flip=f):
                paw(h, GREEN)
    s.relate(beast[0], "waits for", hands[0])
    s.describe("From inside a broken egg we see a pig looking in. It holds a daisy in its mouth; one ear has fallen over its eye. Two green, clawed hands hold the broken rim from inside.")
    s.moods("tender", "astonished", "funny")
    s.themes("birth", "first meetings", "adoption", "difference")
    s.says("hello piggy", "not as advertised", "the first one to look", "are you my mother", "she brought a flower", "room service", "I ordered a chicken", "wrong nursery", "love at first sight, roughly", "you have your father’s hands", "it’s a boy, I think", "delivery", "imprinting", "breakfast looks back", "welcome, whatever you are", "somebody stayed", "hatched", "she has practised this face", "don’t scream", "a daisy for the stranger", "whose is it", "we all come out somewhere", "visiting hours", "open up", "close enough", "she said yes before she saw me", "green is a nice colour", "godmother", "peekaboo", "the world has a nose", "family resemblance: none", "the waiting is over", "it was warm in there")  # fmt: skip
    s.about(place="a nest", time="morning", light="daylight through the hole", composition="high", view="through a broken eggshell", foreground="two green hands on the rim", unexplained="whose egg it is")
