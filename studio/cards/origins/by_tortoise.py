"""By Tortoise: along a rope over a canyon the post comes; the goat it is for has waited until a web hung in its horns."""

from __future__ import annotations

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import before
from reverie_studio.sculpt.rock_beasts import cobweb, goat_back, laid_rope, tortoise_front

FAR = "810,190! 740,178 670,192! 676,300 660,420 690,560 676,720 700,900 740,1210! 810,1210!"


@card(id="r4ms8u", title="By Tortoise", seed=70, palette="board_verdigris", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.36, -0.52, 0.78, 1.0)], focus=(420, 440, 300))
    with b.thing("canyon", "place", depth=0.1) as c:
        c.form(FAR, how="stone", puff=60, axis=86, gain=0.8, rough=0.8, grain=26, near=2.7, stroke=(8, 34), wild=12, fade=((400, 230), (400, 700)))
    with b.thing("rope", "prop", depth=0.3) as r:
        before(r, Clay().limb([(716, 190, 20, 17), (712, 110, 20, 14)], melt=4, per=3), "wood", "along")
        laid_rope(r, [(716, 126, 9), (660, 220, 11), (560, 420, 15), (478, 640, 20), (470, 780, 25), (500, 960, 32), (560, 1220, 42)])
    with b.thing("tortoise", "subject", depth=0.5) as t:
        one = tortoise_front().turned(at=(470, 450, 40), scale=1.35, roll=-6)
        before(t, one, CUTS["skin"].but(cross=None), "contour", parts={"leg": ("hide", "across"), "claw": ("skin", "along"), "neck": ("hide", "across"),
            "head": (CUTS["skin"].but(cross=None), "across"), "jaw": ("hide", "along"), "lid": ("skin", "along"), "belly": ("skin", "across"), "rim": ("skin", "across")}, ambient=0.05)
        t.strokes([one.curve("mouth")], 4.5, black=True, ends=(0.2, 0.2))
        t.strokes([[(px - 3, py), (px + 3, py + 3)] for px, py in one.curve("nostrils")], 8, black=True, ends=(0.6, 0.6))
        eyes(t, one, light=0.9, iris=0.7)
    with b.thing("parcel", "accent", spot=1.0, depth=0.6) as p:
        tx, ty = one.curve("top")[0]
        leaf = Clay().limb([(tx - 74, ty - 16, 60, 44), (tx, ty - 30, 90, 62), (tx + 76, ty - 20, 60, 42)], melt=16, per=5, part="leaf").ball(tx, ty - 92, 90, 18, melt=10, part="knot")
        for side, up in ((-1, 0), (1, 18)):  # the tips of the leaf it is wrapped in
            leaf.limb([(tx, ty - 96, 90, 12), (tx + 44 * side, ty - 132 - up, 90, 24), (tx + 96 * side, ty - 142 - up, 80, 3)], melt=6, press=(0, 0, 1.4), per=5, part="leaf")
        before(p, leaf, CUTS["skin"].but(cross=None), "down", gain=1.35, ambient=0.14)
    with b.thing("cords", depth=0.65) as q:
        for cord in ([(tx - 2, ty - 84, 6), (tx - 8, ty - 40, 7), (tx - 2, ty + 34, 7)], [(tx - 116, ty - 16, 6), (tx - 50, ty - 4, 7), (tx + 50, ty - 8, 7), (tx + 116, ty - 26, 6)],
                     [(tx - 20, ty - 88, 6), (tx, ty - 82, 8), (tx + 20, ty - 92, 6)]):  # fmt: skip
            laid_rope(q, cord, light=1.3)
    with b.thing("old goat", "witness", plane="front") as o:
        goat = goat_back().turned(at=(184, 1040, 160), scale=0.92, roll=-4)
        before(o, goat, CUTS["fur"].but(stroke=(12, 34), over=9), "along", parts={"horn": ("skin", "across")}, shade=0.0)
        cobweb(o, goat.curve("horn left"), goat.curve("horn right"))
    s.describe("A tortoise brings a green parcel along a rope over a canyon. At our end an old goat waits, seen from behind; a cobweb hangs between its horns.")
    s.moods("patient", "wistful", "funny", "tender")
    s.themes("time", "waiting", "messages", "old age", "trust")
    s.relate("tortoise", "balances on", "rope")
    s.about(place="a canyon", time="no time yet", light="from the upper left", composition="diagonal", view="near, from behind the one who waits",
        foreground="a goat’s horns with a cobweb", unexplained="what is in the parcel")
    s.says("faster!", "finally", "express", "patience", "balance", "cobweb", "almost", "overdue", "courier", "trust", "slow mail", "it set out when we were young", "special delivery", "don’t look down", "long-distance love", "slow and steady", "allow forty years for delivery", "I forgot what I ordered", "tightrope", "the post is late again", "a lifetime’s errand", "sent with love", "sign here", "time carries it", "patience is a shell", "what takes so long?", "I hope it keeps", "birthday present, any birthday", "handle with care", "he’s been standing there since spring", "return to sender?", "good things come", "worth the wait", "one foot, then the other", "the spider gave up waiting", "I was a kid when I wrote", "next day delivery", "you’ve got mail", "it’s an onion", "the whole way on a thread", "nobody told it about bridges", "there’s a tip in it")  # fmt: skip
