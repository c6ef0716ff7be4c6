"""They Have Heard Enough: thistles bend over us in a ring, frowning; one turns away and weeps."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import fringe
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

BULB = "0,100 -64,82 -98,20 -84,-46 -58,-80! 58,-80! 84,-46 98,20 64,82"
TUFT = "-56,-76! -96,-120 -130,-200! -96,-180 -84,-226! -58,-190 -40,-250! -16,-200 6,-262! 24,-200 52,-246! 64,-190 92,-220! 98,-176 132,-196! 98,-120 56,-76!"


def thistle(t: Cutting, x: float, y: float, k: float, a: float, stem: list[tuple[float, float]], sad: bool = False) -> None:
    """A head with its tuft, a frown of two cuts, and its stem to the edge."""

    def q(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return placed(points, (x, y), k, a)

    path = [(*q((0, 90))[0], 20 * k), *((u, v, 24 * k) for u, v in stem)]
    t.flat(tube(path, ends=CUT), gap=6)
    for (u, v, _), (u2, v2, _) in zip(path[:-1], path[1:], strict=True):
        for n in range(1, 4):
            cx, cy = u + (u2 - u) * n / 4, v + (v2 - v) * n / 4
            d = ((u2 - u) ** 2 + (v2 - v) ** 2) ** 0.5
            for side in (-1, 1):
                t.flat(lens((cx, cy), (cx - side * (v2 - v) / d * 62 * k - (u2 - u) / d * 30, cy + side * (u2 - u) / d * 62 * k - (v2 - v) / d * 30), 12 * k, 0.3))
    t.flat(moved(TUFT, (x, y), k, a), ink=2, gap=8)
    with t.within(moved(TUFT, (x, y), k, a)):
        t.strokes([q((u * 0.5, -90), (u * 0.9, -140), (u * 1.25, -210)) for u in (-78, -44, -12, 24, 54, 82)], 10 * k, ends=(0.2, 0.7), black=True)
        with t.down_to(1):
            t.strokes([q((u * 0.6, -110), (u * 0.9, -150), (u * 1.2, -230)) for u in (-62, -28, 8, 40, 70)], 9 * k, ends=(0.1, 0.8))
    for n in range(6):
        for side in (-1, 1):
            t.flat(lens(q((side * (54 + 18 * (n % 3)), -70 + 30 * n))[0], q((side * (134 - abs(n - 2) * 6), -104 + 36 * n))[0], 17 * k, 0.3), gap=4)
    t.flat(moved(BULB, (x, y), k, a), gap=6)
    with t.within(moved(BULB, (x, y), k, a)), t.down_to(1):
        t.strokes([q((u, v - 24), (u * 1.04, v), (u * 1.02, v + 20)) for u, v in ((-62, -40), (62, -40), (-34, -58), (0, -52), (34, -58), (-50, 64), (-18, 72), (18, 72), (50, 64), (0, 46))], 13 * k, ends=(0.1, 0.7))
    for side in (-1, 1):
        if sad:
            t.flat(moved(f"{side * 18},-8! {side * 46},-14 {side * 74},6! {side * 46},4", (x, y), k, a), ink=0)
        else:
            t.flat(moved(f"{side * 12},16! {side * 40},-10 {side * 76},-26! {side * 66},12 {side * 36},26", (x, y), k, a), ink=0)
            t.flat(ellipse(*q((side * 38, 8))[0], 9 * k, 10 * k))


@card(id="yd0eix", title="They Have Heard Enough", seed=2, palette="lino_heather", light=(0, -0.9))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.1, -0.9, 0.5)])
    with p.thing("sky", "place") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        sky.flat("400,250 520,270 600,380 620,520 560,660 430,730 290,690 210,590 190,440 260,310", ink=0)
        sky.strokes(fringe([(400, 250), (520, 270), (600, 380), (620, 520), (560, 660), (430, 730), (290, 690), (210, 590), (190, 440), (260, 310), (390, 250)], 30, (40, 90), bearing=(-90, 270)), 13, ends=(0.9, 0.1))
    with p.thing("thistles", "subject", count=6) as ring:
        for x, y, k, a, stem in (
            (150, 190, 1.05, 132, [(80, 60), (20, -40)]),
            (400, 120, 0.95, 182, [(410, 0), (420, -60)]),
            (664, 220, 1.1, -128, [(740, 90), (830, 0)]),
            (130, 560, 1.1, 84, [(0, 590), (-60, 600)]),
            (690, 590, 1.1, -86, [(800, 600), (860, 590)]),
            (190, 880, 1.25, 40, [(100, 1010), (40, 1240)]),
        ):
            thistle(ring, x, y, k, a, stem)
    with p.thing("one thistle", "witness") as one:
        thistle(one, 590, 960, 1.2, 62, [(470, 1060), (440, 1240)], sad=True)
        one.flat("668,1010! 690,1052 684,1084 660,1094 638,1082 636,1054!", spot=True, gap=6)
        one.flat("640,884! 652,900 646,914 636,912 632,900!", spot=True, gap=4)
    s.describe("Tall thistles bend over us in a ring. Their spiny heads glare, purple tufts towards a pale hole of sky. One looks down, and a green drop falls from it.")
    s.moods("eerie", "accusing", "droll", "prickly")
    s.themes("judgement", "guilt", "shame", "pity", "crowd")
    s.says("jury", "inquest", "aunts", "surgery", "verdict", "shame", "ambush", "thorns", "detention", "gossip", "parliament", "we are in trouble", "who picked us?", "he’s waking up", "one of them knew me", "explain yourself", "we are not angry, just disappointed", "count backwards from ten", "the neighbours have a question", "it was only a small step", "we saw what you did", "sorry I sat on you", "the view from the grass", "have you washed your hands?", "every eye has a needle", "all against, one crying", "my teachers in a dream", "he looked so young lying there", "the donkey told them", "a bad hair day, shared", "say something green", "hush, it moves", "born on the wrong lawn", "they never forget a boot", "one mercy among seven", "everybody leaned in", "the last thing the bee saw", "interview without coffee", "stared at by a meadow", "is there a doctor here?", "hair in your soup", "tomorrow they will be down", "family portrait from the pram", "you said a flower could not frown")  # fmt: skip
    s.relate("thistles", "towers over", "one thistle")
    s.relate("one thistle", "hides in", "thistles")
    s.about(place="a rise by the mill", time="noon", light="a pale hole of sky", composition="frame", view="from below", foreground="thorny stems cut by the lower edge", unexplained="why one of them weeps")
