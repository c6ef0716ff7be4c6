"""From the foot of a tower: a goat in a sling is lowered at us, four legs stiff; far up a woman pays out the rope."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.finishes.embroidery_lot_a_beasts import goat_below, goat_head
from reverie_studio.finishes.embroidery_people import head_three_quarter
from reverie_studio.scene import Scene, card

BROWN = ("#2c1610", "#5c3222", "#8e5636", "#c08858")
HOOF = ("#14100e", "#2c2420", "#54463c", "#8a7866")
STONE = (("#8a5a4a", "#b4806a", "#d8a68c"), ("#9a6a4e", "#c69472", "#e4b894"), ("#7a4a42", "#a87060", "#cc9480"))


def tower(h: Hoop, rng: np.random.Generator) -> None:
    """It tapers upwards at the right."""
    h.patch("440,1220! 540,700 626,180! 790,180! 880,1220!", [(0, "#c8a690"), (1200, "#a07a68")], lift=8)
    y, k = 1190.0, 0
    while y > 196:
        t = (1190 - y) / 1000
        left, right, tall = 446 + 182 * t, 860 - 76 * t, 62 - 30 * t
        w = (right - left) / 4
        for i in range(-1, 5):
            x0, x1 = max(left, left + (i + 0.5 * (k % 2)) * w) + 3, min(right, left + (i + 1 + 0.5 * (k % 2)) * w) - 3
            if x1 - x0 > 12:
                h.blob(f"{x0},{y - tall * 0.44}! {x1},{y - tall * 0.44}! {x1},{y + tall * 0.44}! {x0},{y + tall * 0.44}!", STONE[int(rng.integers(3))], "cloth", grain=float(rng.uniform(-4, 4)), puff=12, length=18, lit=0.85)
        y, k = y - tall, k + 1


def woman(h: Hoop) -> None:
    h.blob("640,96! 776,96! 778,150! 638,150!", ("#2a1a18", "#4a2c26"), "cloth", grain=0.0, puff=8)
    for x in (664, 742):  # soles on the sill
        h.tube([(x, 150, 19), (x + 3, 182, 22)], ("#3a1c14", "#6e3a26", "#a8623e"), "across", angle=0)
    h.tube("706,112,38 706,140,40", "#2f6f8a", "fur")
    with h.at(700, 62, 0.42, 4, flip=True):
        head_three_quarter(h, ("#7a2c20", "#b8543e", "#e08060", "#f8b090", "#ffd8b8"), mouth="open", shut=0.1, brow=-14, look=(-0.4, 1.0), plump=1.0, hair="#5a3018")
        h.blob("-90,-40! -80,-100 -20,-136 50,-124 90,-60! 40,-86 -40,-84", "accent", "cloth", grain=10.0, puff=26)
    for x, n in ((664, 0), (748, 14)):
        h.tube([(x, 106, 20), (x - 6 + n, 140, 16), (676 + n, 166, 13)], ("#2a5468", "#4f8aa4", "#9cc8d8"), "fur")
        h.tube([(680 + n, 164, 12), (668 + n, 170, 11)], ("#7a2c20", "#c86a50", "#f4a888"), "skin")


@card(id="m8gt5x", title="Mind the Goat", seed=29, palette="madder noon", light=(-0.4, -0.85))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#8fc4d8"), (500, "#bcdce0"), (1200, "#f0e4c4")])
    with h.thing("tower", "place", lift=10):
        tower(h, np.random.default_rng(29))
    with h.thing("woman", "witness", lift=6) as she:
        woman(h)
    with h.thing("goat", "subject", lift=26) as it:
        goat_below(h)
        goat_head(h)
    with h.thing("horns", "prop", plane="front"):
        h.tube("250,1240,60 160,1190,50 90,1110,36 84,1030,5", HOOF, "silk", satin=130)
        h.tube("500,1250,60 600,1200,50 670,1120,36 676,1040,5", HOOF, "silk", satin=130)
        h.blob("210,1240! 290,1190 380,1176 470,1192 540,1240!", BROWN[:3], "fur", puff=50, grain=["230,1230 380,1190 520,1230"])
    s.relate(it[0], "hangs from", she[0])
    s.describe("A white goat in a sling is lowered from a tower. Seen from below, its legs are stiff, its mouth is open. High above a red-faced woman braces her feet and holds the rope. A bull’s horns wait at the bottom.")
    s.moods("funny", "outraged", "tense")
    s.themes("indignity", "descent", "trust", "effort")
    s.says("flying goat", "special delivery", "she’d promised not to look down", "maa", "airmail", "I did not ask for this", "incoming", "gently, gently", "mountain rescue", "who is the bull?", "undignified", "let go and you’re fired", "room service", "the lift is out", "not the horns", "fragile", "a matter of rope", "blind date", "I want the manager", "coming down in the world", "gravity", "express", "hooves first", "change of address", "the last to leave", "trust exercise", "there’s been a mistake", "goat ex machina", "hold tight, Marta", "stuck halfway", "look who’s dropping by", "somebody ordered cheese")
    s.about(place="a watch-tower", time="noon", light="from above, belly in shade", composition="centred", view="from below", foreground="a bull's horns", unexplained="why the bull waits")
