"""Corner of the World: a goat has eaten the corner of the picture and chews; a strip of meadow hangs from its lips."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.goats import goat_face, slot_eyes
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.tubes import tube

# where the teeth have been: from the lower left edge to the right one
BITE = "-20,820! 30,790 70,806 96,840! 110,780 160,750 214,766! 216,700 262,664 320,684! 330,610 384,574 446,600! 460,520 520,490 580,520! 600,440 660,414 716,446! 736,380 780,360 820,372! 820,1220! -20,1220!"


@card(id="zv1r8q", title="Corner of the World", seed=19, palette="lino_kelp", light=(-0.7, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.74, -0.4, 0.42)])
    with p.thing("meadow", "place") as land:
        land.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        land.flat(oval(150, 150, 74, 74), ink=0)
        land.flat("-20,330! 120,270 260,290 380,240 520,200 660,226 820,170! 820,700! -20,700!", ink=2, gap=6)
        land.flat("-20,430! 160,380 340,400 520,330 700,300 820,310! 820,1000! -20,1000!", ink=1, gap=6)
        land.flat("96,404! 96,346! 84,348! 132,304! 182,346! 170,346! 170,398!", ink=KEY, gap=5), land.flat("120,366! 142,366! 142,396! 120,398!", ink=0)
        for d in (0, 60, 124, 194, 270):
            wedges(land, [[(-30 + d * 0.2, 530 + d), (160, 476 + d), (330 - d * 0.1, 470 + d * 0.94)], [(380, 462 + d * 0.9), (560, 396 + d * 0.8), (830, 350 + d * 0.6)]], 20, 2, ends=(0.1, 0.1))
        for x, y, r in ((60, 560, 15), (200, 520, 13), (120, 660, 18), (300, 560, 14), (420, 486, 12), (250, 626, 16), (540, 430, 11), (660, 370, 10), (30, 730, 19), (350, 430, 9)):
            land.flat(tube([(x, y, 4), (x - 3, y + r * 1.6, 3), (x + 4, y + r * 3, 2)]), ink=2), land.flat(oval(x, y, r * 1.35, r * 0.9, (x * 7 + y) % 50 - 25), spot=True, gap=3, around=KEY), land.dots([(x + r * 0.1, y - r * 0.3, r * 0.3)], KEY)
    with p.thing("bitten corner") as gone:
        gone.flat(BITE, ink=0, gap=8, around=KEY)
        gone.flat(BITE, ink=0)
    goat = goat_face(chew=-0.9, lids=0.85, look=(-0.35, 0.25), horn=1.0).turned(at=(492, 716, 0), scale=1.6, yaw=-20, roll=-5)
    with p.thing("goat", "subject") as t:
        t.flat("404,840! 410,940 396,1060 360,1240! 820,1240! 820,930 750,850 660,800 580,780!")
        for row, (line, n) in enumerate((([(610, 840), (690, 860), (790, 920)], 6), ([(580, 930), (680, 960), (790, 1030)], 7), ([(560, 1030), (670, 1060), (790, 1120)], 7), ([(430, 1010), (470, 1080), (540, 1110)], 4))):
            wedges(t, fringe(line, n, (56, 100), bearing=(112, 70), bend=-12, seed=row + 2), 17, 2)
        t.flat_clay(goat, KEY, grow=6)
        t.clay(goat, GOUGES["fur"].but(inks=(2, KEY), at=(0.66,), pitch=10), "along", parts={
            "horn": (GOUGES["pale"].but(inks=(0, 1, KEY), at=(0.5, 0.2), pitch=10), "across"), "muzzle": (GOUGES["pale"].but(inks=(0, 1, 2), at=(0.5, 0.16)), "along"), "nose": ("black", "along"),
            "ear": (GOUGES["fur"].but(inks=(1, 2, KEY), at=(0.72, 0.4)), "along"), "beard": (GOUGES["fur"].but(inks=(0, 1, KEY), at=(0.6, 0.3)), "along")})  # fmt: skip
        slot_eyes(t, goat, iris=1)
        lips = goat.curve("lips")
    with p.thing("strip of meadow", "accent") as strip:
        (ax, ay), (bx, by) = lips[0], lips[2]
        hang = [(ax - 4, ay - 12), (ax + 14, ay + 4), (bx - 4, by + 2), (bx - 20, by + 70), (bx - 70, by + 140), (bx - 110, by + 200), (bx - 128, by + 262), (bx - 166, by + 218), (bx - 206, by + 250), (bx - 236, by + 196), (bx - 282, by + 206), (ax - 190, ay + 130), (ax - 120, ay + 84), (ax - 50, ay + 44)]
        strip.flat(hang, ink=1, gap=7, around=KEY)
        with strip.within(hang):
            wedges(strip, [[(ax - 96, ay + 40), (ax - 20, ay + 100), (ax + 40, ay + 120)], [(ax - 160, ay + 84), (ax - 80, ay + 150), (ax + 10, ay + 190)], [(ax - 230, ay + 130), (ax - 130, ay + 200), (ax - 30, ay + 260)]], 20, 2, ends=(0.3, 0.3))
            for x, y, r in ((ax - 20, ay + 62, 14), (ax - 64, ay + 122, 15), (ax - 136, ay + 166, 16), (ax - 60, ay + 214, 14)):
                strip.flat(oval(x, y, r * 1.35, r * 0.9, (x * 7 + y) % 50 - 25), spot=True, gap=3, around=KEY), strip.dots([(x, y, r * 0.32)], KEY)
        strip.strokes([lips], 11, black=True, ends=(0.5, 0.3))
        for side in ("left", "right"):
            strip.strokes([goat.curve(f"nostril {side}")], 9, black=True, ends=(0.5, 0.3))
    s.describe("A black goat has bitten off the picture’s corner. It looks past us, and a torn strip of meadow with red poppies hangs from its lips. Where the meadow was, the paper is blank.")
    s.moods("sly", "proud", "funny", "unsettled")
    s.themes("destruction", "appetite", "borders", "art", "home")
    s.says("crunch", "critic", "appetite", "vandal", "exit", "deforestation", "snack", "corner", "horns", "second helping", "fresh", "paper diet", "it ate the map", "that was where we lived", "chew on that", "art is a matter of taste", "I didn’t do it", "a hole in the plot", "it ran off the page", "the edge of the known world", "salad with poppies", "who let the goat out", "do you mind?", "and what will you print next?", "all flesh is grass", "nothing left but crumbs", "my homework", "biting the hand that drew it", "greener on this side", "delicious, a bit inky", "the end of the meadow", "the view was to my taste", "eat your greens", "not the whole picture", "I prefer landscapes", "unfinished business", "it begins at the corners", "the blank is spreading", "that field was promised to me", "goat one, world nil", "a small bite for a goat", "where does white go?", "it looked edible from afar", "sorry, was this yours?")  # fmt: skip
    s.relate("goat", "catches", "strip of meadow")
    s.about(place="a hill meadow, up to the picture’s edge", time="noon", light="high, from the left", composition="diagonal", view="near, a little from below", foreground="blank paper with tooth marks", unexplained="what the goat means to eat next")
