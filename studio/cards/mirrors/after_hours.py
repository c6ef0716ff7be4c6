"""After Hours: two walkers leave a square; their shadows stay behind and hold each other."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Clay, Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.flat_people import cat_behind, flat_hand, small_walker
from reverie_studio.sculpt.marks import ellipse

# the square lies in perspective: lines of its paving meet far above the sheet
FAR, LEFT, RIGHT = (470.0, -900.0), (126, 1046), (702, 882)


def purple_one() -> Clay:
    """Her shadow: from the feet at LEFT up to the head."""
    c = Clay().limb([(296, 640, 0, 74), (304, 560, 0, 58), (332, 462, 0, 64), (352, 396, 0, 50)], melt=12, per=6)
    for hip, knee, foot in (((216, 770), (180, 880), (LEFT[0] - 16, LEFT[1] + 2)), ((296, 780), (254, 900), (LEFT[0] + 24, LEFT[1] - 6))):
        c.limb([(*hip, 0, 32), (*knee, 0, 19), (*foot, 0, 6)], melt=6, per=6)
    c.limb([(360, 380, 0, 26), (378, 340, 0, 24)], melt=12).limb([(386, 300, 0, 45), (396, 326, 0, 38)], melt=8, press=(0.1, 0, 0)).ball(338, 282, 0, 27, melt=6)
    c.limb([(352, 404, 0, 34), (426, 470, 0, 25), (496, 496, 0, 17)], melt=8, per=5).add(flat_hand((498, 496), -24, 1.15, thumb=-1))
    return c.limb([(362, 392, 0, 30), (440, 398, 0, 21), (488, 376, 0, 15)], melt=8, per=5).add(flat_hand((490, 374), -38, 1.0, thumb=-1))


def yellow_one() -> Clay:
    """His shadow, with a hat."""
    c = Clay().limb([(516, 640, 0, 60), (512, 560, 0, 60), (484, 456, 0, 76), (468, 392, 0, 60)], melt=12, per=6)
    for hip, knee, foot in (((484, 664), (566, 778), (RIGHT[0] - 12, RIGHT[1])), ((550, 640), (652, 738), (RIGHT[0] + 16, RIGHT[1] - 8))):
        c.limb([(*hip, 0, 42), (*knee, 0, 25), (*foot, 0, 6)], melt=8, per=6)
    c.limb([(452, 356, 0, 34), (430, 316, 0, 30)], melt=12).limb([(424, 266, 0, 41), (406, 294, 0, 32)], melt=8, press=(0.1, 0, 0))
    c.limb([(310, 238, 0, 8), (412, 222, 0, 13), (514, 196, 0, 8)], melt=1, per=5).limb([(388, 206, 0, 27), (382, 162, 0, 24), (426, 150, 0, 24), (438, 192, 0, 27)], melt=1, per=5)
    c.limb([(470, 410, 0, 38), (384, 526, 0, 26), (318, 548, 0, 18)], melt=8, per=5).add(flat_hand((316, 548), 172, 1.2, thumb=-1))
    return c.limb([(446, 394, 0, 34), (380, 424, 0, 24), (330, 424, 0, 17)], melt=8, per=5).add(flat_hand((328, 424), 196, 1.1, thumb=-1))


@card(id="x7dmq4", title="After Hours", seed=31, palette="riso_last_sun", light=(0, 0.9))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.2, 0.6, 0.6)])
    with d.thing("square", "place") as g, g.in_inks(sunflower=1):
        g.strokes([[(x, 1180), (x + (FAR[0] - x) * 0.22, 1180 - 2080 * 0.22), (x + (FAR[0] - x) * 0.49, 1180 - 2080 * 0.49)] for x in range(-700, 1600, 190)], 1.6, ends=(1, 1))
        g.strokes([[(0, y), (400, y - 26), (800, y - 52)] for y in (206, 262, 330, 410, 505, 620, 760, 930, 1140)], 1.6, ends=(1, 1))
    with d.thing("houses") as h:
        h.flat("0,0! 800,0! 800,92! 0,132!", purple=1)
        for k in range(11):
            x, y = 34 + 70 * k, 122 - 3.5 * k
            h.flat([(x, y), (x, y - 40), (x + 6, y - 52), (x + 18, y - 58), (x + 30, y - 53), (x + 36, y - 42), (x + 36, y - 2)], **({"sunflower": 1.0} if k in (3, 8) else {}))
    with d.thing("her shadow", "subject") as t:
        t.silhouette(purple_one(), overprint=True, purple=1)
        t.flat("250,540 206,690 152,800! 250,846 346,838! 362,700 368,560!", overprint=True, purple=1)
    with d.thing("his shadow", "subject") as t:
        t.silhouette(yellow_one(), overprint=True, sunflower=1)
    with d.thing("lamps") as p:
        for x, foot, top, r in ((52, 1200, 900, 24), (764, 970, 742, 19)):
            p.flat([(x - 4, top), (x + 4, top), (x + 6, foot), (x - 6, foot)], purple=1)
            p.flat(ellipse(x, top - r, r, r), sunflower=1)
            p.flat([(x - r * 0.7, top - r * 1.75), (x, top - r * 2.6), (x + r * 0.7, top - r * 1.75)], purple=1)
    with d.thing("woman", "accent") as w:
        w.silhouette(small_walker(LEFT, 1.1, -1, skirt=True), grow=4)
        w.silhouette(small_walker(LEFT, 1.1, -1, skirt=True), purple=1)
    with d.thing("man", "accent") as w:
        w.silhouette(small_walker(RIGHT, 0.98, 1, bag=True), grow=4)
        w.silhouette(small_walker(RIGHT, 0.98, 1, bag=True), sunflower=1)
    with d.thing("cat", "witness") as c:
        c.flat("400,1200! 800,1100! 800,1200!", purple=1, sunflower=1)
        cat = cat_behind().turned(at=(640, 1136, 40), scale=0.9, roll=-4)
        c.silhouette(cat, grow=4)
        c.print(cat, {"purple": 1}, {"purple": 1, "sunflower": 1}, at=0.35)
    s.describe("Two small walkers leave a square, and their shadows stay and embrace. His shadow, yellow, wears a hat he does not have; hers is violet. Where they hold each other both are dark. A cat on a ledge looks down.")
    s.moods("tender", "wistful", "secret", "playful")
    s.themes("love", "shadow", "parting", "secrets", "work and longing")
    s.says("overtime", "affair", "goodbye", "colleagues", "longing", "magnetism", "discretion", "stay", "ex", "clingy", "undercover", "see you tomorrow, Mr Brown", "don’t turn round", "what the boss must not know", "my other half", "Mummy, they are stuck", "long legs, short courage", "the part of me that stayed", "me and my shadow", "we keep it strictly professional", "hats off to nobody", "when the lamps come on", "parting is such sweet sorrow", "the dark side of the office", "never the twain shall meet", "somebody should tell them", "all the things we didn’t say", "opposite directions", "they dance, we walk", "five more minutes", "a slow tango", "it was not me, officer", "glue", "old flames", "attached", "I left something behind", "last one out, lights off", "their feet disagree", "brave only when flat", "the city has arms", "home is the other way", "two left feet", "what my heart does meanwhile", "only the cat knows")  # fmt: skip
    s.relate("his shadow", "loses", "man")
    s.relate("her shadow", "loses", "woman")
    s.about(place="a great empty square", time="dusk", light="two street lamps, low, at opposite corners", composition="centred", view="far, from a roof", foreground="a cat on a dark ledge", unexplained="whose hat the shadow wears")
