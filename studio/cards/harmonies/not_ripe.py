"""Not Ripe: geese ripen in pods on a bough; one sits in its split husk and looks down at one that fell too soon."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Clay, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.tubes import tube

# what is left of the big husk, torn above; its inner side that has curled back; a cap of it
LIP = "240,640! 276,664 300,640! 336,704 372,668! 410,736 452,690! 492,742 530,684! 566,712 600,650! 640,668 690,600! 720,700 700,1000! 200,1000! 230,720"
CURL = "262,650! 214,612 168,604 132,628 122,676! 148,664 168,668 160,700! 196,684 222,694 226,730! 252,710 280,712!"


def pod(x: float, top: float, k: float) -> Clay:
    """A husk on its stalk, narrow above."""
    return Clay().limb([(x, top, 0, 16 * k), (x + 4 * k, top + 70 * k, 0, 50 * k), (x, top + 210 * k, 0, 148 * k), (x - 4 * k, top + 400 * k, 0, 204 * k), (x, top + 560 * k, 0, 150 * k), (x + 4 * k, top + 690 * k, 0, 46 * k), (x + 6 * k, top + 740 * k, 0, 10 * k)], part="pod", per=20)


def ribs(t: Cutting, x: float, top: float, k: float, ink: int, wide: float) -> None:
    """The seams of a husk from stalk to tip."""
    with t.down_to(ink):
        t.strokes([[(x + u * 0.1 * k, top + 60 * k), (x + u * 0.72 * k, top + 200 * k), (x + u * k, top + 400 * k), (x + u * 0.66 * k, top + 590 * k), (x + u * 0.1 * k, top + 716 * k)] for u in (-148, -78, 0, 78, 148)], wide, ends=(0.2, 0.2), black=ink == KEY)


@card(id="n0r02m", title="Not Ripe", seed=96, palette="lino_thaw", light=(-0.7, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.72, -0.42, 0.42)])
    with p.thing("shore", "place") as shore:
        shore.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        shore.flat("-20,900! 260,884 540,900 820,878! 820,1220! -20,1220!", ink=2, gap=7)
        shore.flat("-20,884! 60,866 150,872 236,886 120,896! -20,902!", ink=3)
    with p.thing("sleeping pod", "witness") as far:
        far.flat(tube([(126, 90, 9), (134, 140, 7), (130, 180, 6)]))
        small = pod(130, 168, 0.4)
        far.flat_clay(small, KEY, grow=5), far.clay(small, GOUGES["cloth"].but(inks=(3, KEY), at=(0.3,), pitch=9), "across")
        ribs(far, 130, 168, 0.4, 1, 6)
        far.flat("176,262! 214,258 250,272! 216,292 182,294!", ink=2, gap=5, around=KEY), far.strokes([[(182, 278), (214, 274), (246, 273)]], 5, black=True, ends=(0.4, 0.3))
    with p.thing("bough") as bough:
        bough.flat(tube([(-30, 110, 50), (160, 84, 42), (340, 100, 40), (520, 76, 32), (680, 88, 26), (830, 60, 20)]), gap=6)
        bough.flat(tube([(462, 84, 30), (470, 140, 18), (466, 190, 16)])), bough.flat(tube([(600, 80, 18), (680, 36, 13), (760, -20, 10)]))
        with bough.down_to(3):
            bough.strokes([[(20, 94), (170, 66), (320, 80)], [(140, 106), (300, 114), (430, 104)], [(520, 64), (640, 72), (760, 60)]], 10, ends=(0.1, 0.1))
    husk = pod(466, 170, 1.08)
    with p.thing("goose in its pod", "subject") as t:
        t.flat_clay(husk, KEY, grow=7)
        t.clay(husk, GOUGES["cloth"].but(inks=(1, 3, KEY), at=(0.9, 0.24), pitch=11), "across")
        ribs(t, 466, 170, 1.08, KEY, 11)
        t.flat("452,270! 420,350 350,420 280,520 236,660! 300,760 640,760 700,610! 650,500 560,410 500,350 480,280!", gap=6, around=1)
        goose = Clay().limb([(470, 760, 0, 120), (468, 690, 10, 156), (452, 610, 20, 124), (440, 550, 30, 84)], part="breast", per=16)
        goose.limb([(444, 580, 40, 72), (452, 500, 60, 56), (436, 424, 80, 48), (384, 384, 96, 45), (330, 396, 110, 48)], melt=16, part="neck", per=16)
        goose.ball(312, 408, 120, 62, melt=14, part="neck").limb([(300, 420, 124, 50), (268, 448, 128, 40)], melt=12, part="neck")
        goose.limb([(262, 446, 130, 34), (226, 486, 134, 25), (190, 528, 134, 14)], melt=4, part="beak", per=6)
        t.flat_clay(goose, 0, grow=6)
        t.clay(goose, GOUGES["black"].but(inks=(3, KEY), at=(0.72,), pitch=9), "along", parts={"breast": (GOUGES["white"].but(inks=(0, 1), at=(0.46,), pitch=11), "across"), "beak": (GOUGES["pale"].but(inks=(2, KEY), at=(0.12,)), "along")})
        t.flat("348,366 376,396 372,448 336,478 300,470 318,436 326,396", ink=0)
        t.flat(oval(296, 404, 16, 14), ink=0), t.flat(oval(293, 408, 9, 9))
        t.strokes([[(322, 384), (300, 382), (274, 398)], [(196, 534), (226, 504), (262, 478)]], 8, black=True, ends=(0.3, 0.2))
        t.flat(CURL, ink=3, gap=7, around=KEY)
        with t.within(LIP):
            t.clay(husk, GOUGES["cloth"].but(inks=(1, 3, KEY), at=(0.9, 0.24), pitch=11), "across")
            ribs(t, 466, 170, 1.08, KEY, 11)
        edge = [(240, 640), (276, 664), (300, 640), (336, 704), (372, 668), (410, 736), (452, 690), (492, 742), (530, 684), (566, 712), (600, 650), (640, 668), (690, 600)]
        t.flat([*edge, *[(x, y + 22) for x, y in edge[::-1]]], ink=1, gap=7, around=KEY)
    with p.thing("goose that fell", "witness") as d:
        low = Clay().limb([(60, 1290, 0, 190), (140, 1210, 20, 120), (182, 1120, 40, 66), (176, 1050, 60, 48), (196, 1000, 70, 48)], part="neck", per=16)
        low.ball(206, 974, 80, 58, melt=16, part="neck").limb([(246, 944, 84, 32), (276, 914, 88, 22), (294, 896, 90, 11)], melt=4, part="beak", per=6)
        d.flat_clay(low, 0, grow=7)
        d.clay(low, GOUGES["black"].but(inks=(3, KEY), at=(0.8,), pitch=10), "along", parts={"beak": (GOUGES["pale"].but(inks=(2, KEY), at=(0.1,)), "along")})
        d.flat("168,1010 162,960 192,976 216,1006 214,1040 186,1044", ink=0)
        d.flat(oval(222, 956, 13, 13), ink=0), d.flat(oval(226, 952, 7, 7)), d.flat("150,962! 146,916 176,890! 184,868 196,884! 232,890 254,922! 236,916 226,934! 204,922 192,944! 172,938!", ink=3, gap=6)
    s.describe("A goose sits in its split green pod, hanging from a bough. It looks down at another goose, which has fallen too soon and wears a bit of husk on its head. On the left a beak pokes out of a closed pod.")
    s.moods("comic", "cross", "tender", "strange")
    s.themes("growing", "birth", "belonging", "time", "family")
    s.says("windfall", "late-bloomer", "orchard", "internship", "premature", "dangling", "gravity", "weaning", "pear-shaped", "offspring", "are we there yet?", "hang in there", "let go when you’re ready", "I fell off too soon", "early retirement", "family tree", "don’t pick the sleeping ones", "grandmother said they grow", "money doesn’t, geese do", "he wasn’t cooked yet", "one good shake", "I’ll do it alone", "the apple and the trunk", "late in the season", "leaving home in a huff", "stay in bed", "somebody has to be first", "still on the breast", "fruit with opinions", "out of the nest, on foot", "kicking in her sleep", "a bird in the bush", "what will I become?", "half a goose", "childhood, upside down", "no one is finished", "jam or goose?", "I was not asked", "ripeness is all", "waiting for my name", "down to earth", "my brother is still asleep")  # fmt: skip
    s.relate("goose in its pod", "grows from", "bough")
    s.about(place="a shore with an old tree", time="early morning", light="pale, from the left", composition="diagonal", view="near, in the bough", foreground="a dark goose looking up", unexplained="who decides when a goose is ripe")
