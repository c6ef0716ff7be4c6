"""I Knew It Would Jump: an old oak has leapt out of its hole, roots hanging, and a badger looks up at it."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import spokes
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

CROWN = "80,300 44,226 90,150 140,120 180,40 280,20 350,-40 450,-40 540,10 620,30 670,90 744,130 764,214 724,280 730,350 650,404 580,386 520,430 440,410 370,440 290,400 220,424 150,384 96,372"
BADGER = "-92,130! -96,70 -84,20 -70,-16! -84,-44 -62,-62 -36,-34! -14,-40 14,-40 36,-34! 62,-62 84,-44 70,-16! 84,20 96,70 92,130!"
STRIPE = "-44,-26! -62,10 -50,60 -22,96! -8,70 -12,30 -24,-10!"


@card(id="yms24q", title="I Knew It Would Jump", seed=8, palette="lino_thaw", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("hillside", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        g.strokes(spokes((420, 960), 430, (470, 600), 22, (185, 355), seed=3), 18, ends=(0.2, 0.1))
        g.strokes([[(x, 900 - 30 * k), (x + (420 - x) * 0.04, 840 - 20 * k)] for x, k in ((262, 0), (300, 1), (340, 0.4), (380, 0.8), (460, 0.8), (500, 0.4), (540, 1), (580, 0))], 13, ends=(0.1, 0.6))
        for x, y, q in ((76, 868, 0.62), (166, 872, 0.5), (726, 862, 0.6)):
            g.flat(moved("-90,-20 -100,-60 -60,-96 -20,-92 20,-110 70,-90 100,-50 84,-16 30,-4 20,40! -22,40! -30,-4", (x, y), q), ink=2, gap=6)
        g.flat("-20,900! 100,872 220,914! 260,990 420,1030 580,990 620,916! 720,866 820,884! 820,1220! -20,1220!", ink=3, gap=10)
        g.flat("222,914! 320,886 424,880 520,886 620,918! 580,986 500,1020 420,1028 340,1016 260,984!", ink=KEY, gap=9)
        with g.down_to(1):
            g.strokes([[(60, 960), (120, 1000), (210, 1040)], [(90, 1060), (180, 1100), (300, 1120)], [(780, 950), (720, 1000), (630, 1044)], [(760, 1070), (660, 1110), (540, 1126)], [(380, 1160), (420, 1164), (470, 1160)]], 15, ends=(0.1, 0.1))
    with p.thing("old oak", "subject") as o:
        o.flat(CROWN, ink=3, gap=10)
        bough = ([(420, 440, 44), (390, 340, 30), (300, 260, 20), (220, 220, 12), (160, 210, 5)], [(430, 440, 44), (440, 320, 30), (400, 200, 20), (380, 110, 8)], [(440, 440, 40), (500, 330, 28), (580, 260, 20), (660, 230, 6)], [(470, 370, 26), (540, 200, 16), (560, 110, 6)])
        roots = ([(376, 570, 46), (300, 592, 36), (220, 622, 28), (176, 654, 22), (186, 694, 19), (222, 726, 17), (226, 762, 14), (184, 782, 12), (116, 780, 5)], [(470, 570, 46), (546, 590, 36), (626, 616, 28), (672, 646, 22), (662, 688, 19), (626, 722, 17), (620, 758, 14), (660, 782, 12), (730, 786, 5)], [(400, 610, 34), (372, 690, 22), (384, 740, 13), (362, 800, 4)], [(446, 610, 34), (462, 680, 22), (446, 736, 13), (474, 806, 4)], [(424, 630, 26), (420, 700, 14), (416, 770, 4)])
        trunk = "376,380! 376,470 352,540 330,620! 490,630! 472,560 472,490 484,380!"
        for r in roots:
            o.flat(tube(r), gap=9)
        o.flat(trunk, gap=0)
        for r in (*roots, *bough):
            o.flat(tube(r))
        with o.down_to(2):
            o.strokes([[(378, 420), (388, 490), (368, 570)], [(352, 580), (290, 598), (206, 640)], [(494, 580), (556, 596), (640, 634)], [(392, 640), (380, 690), (386, 740)], [(398, 420), (408, 500), (396, 590)]], 11, ends=(0.2, 0.1))
        with o.down_to(1):
            o.strokes([[(x - 46 * q, y + 16 * q), (x - 30 * q, y - 14 * q), (x, y - 24 * q), (x + 30 * q, y - 12 * q)] for x, y, q in ((150, 180, 1.2), (240, 80, 1.3), (390, 40, 1.4), (540, 84, 1.3), (660, 160, 1.2), (700, 270, 1.0), (310, 160, 1.0), (470, 160, 1.0), (120, 290, 1.0), (210, 350, 1.0), (620, 350, 1.0))], 17, ends=(0.1, 0.4))
        for x, y, q in ((74, 820, 13), (130, 836, 20), (186, 830, 11), (232, 846, 16), (290, 826, 10), (556, 830, 11), (606, 848, 17), (662, 834, 12), (712, 842, 20), (764, 822, 9)):
            o.flat([(x + q * u, y + q * v) for u, v in ((-1, 0.1), (-0.6, -0.7), (0.1, -0.9), (0.8, -0.6), (1, 0.2), (0.5, 0.8), (-0.3, 0.7))], gap=5)
        for x, y, q, a in ((60, 560, 1.0, 30), (170, 520, 0.8, -40), (680, 520, 1.0, 70), (750, 640, 0.8, 10)):
            o.flat(moved("0,-26! 16,-10 12,10 0,26! -12,10 -16,-10", (x, y), q, a), ink=3, gap=4)
    with p.thing("badger", "witness") as b:
        with b.within("180,780! 660,780! 660,960! 590,976 500,1010 420,1018 340,1006 250,974! 180,960!"):
            b.flat("236,1050! 244,960 276,916 330,900 420,896 510,900 564,916 596,960 604,1050!", ink=1, gap=6, around=KEY)
            b.strokes([[(x, y), (x + d, y + 26), (x + 2 * d, y + 56)] for x, y, d in ((286, 924, -8), (318, 914, -6), (268, 956, -6), (552, 924, 8), (522, 914, 6), (572, 956, 6), (306, 950, -4), (534, 950, 4))], 9, ends=(0.2, 0.1), black=True)
            b.flat(moved(BADGER, (420, 896), 0.9), ink=0, gap=7, around=KEY)
            for flip in (False, True):
                b.flat(moved(STRIPE, (420, 896), 0.9, 0, flip))
                b.flat(moved("-76,-42! -66,-52 -52,-44 -50,-34! -64,-26", (420, 896), 0.9, 0, flip))
            b.dots([(382, 908, 13), (458, 908, 13)], 0)
            b.dots([(383, 902, 7), (457, 902, 7)], KEY)
            b.flat("396,976! 404,964 420,959 436,964 444,976! 434,990 420,996 406,990")
        for flip in (False, True):
            b.flat(moved("-150,62! -168,96 -172,128 -160,148 -136,154 -112,148 -100,130 -102,92 -116,60!", (420, 896), 1.0, 0, flip), gap=7)
            for x in (-160, -141, -122, -105):
                b.flat(moved([(x - 8, 138), (x + 8, 138), (x + 5, 162), (x, 178), (x - 5, 162)], (420, 896), 1.0, 0, flip), ink=0, gap=4, around=KEY)
    s.describe("An old oak has jumped out of the ground. Two thick roots are bent like a frog’s legs, and clods of earth fall from them. A badger with both paws on the rim of the hole looks up.")
    s.moods("droll", "startled", "exuberant", "uncanny")
    s.themes("freedom", "roots", "change", "late courage", "trees")
    s.says("boing", "leapfrog", "rootless", "liftoff", "retirement", "surprise", "gymnastics", "wanderlust", "trampoline", "midlife", "eviction", "spring", "hiccup", "just once", "I knew it would jump", "look before you leap", "after three hundred years", "who is holding the ground?", "the view from up there", "it only wanted to stretch", "jump for joy", "did you see that?", "nobody will believe me", "the landlord is leaving", "mind your roots", "a leap of faith", "what goes up", "sit down, Father", "moving house", "the day the trees tried", "free at last, briefly", "I felt it in my roof", "feet off the ground", "that’s not in the brochure", "he waited till we slept", "barking mad", "don’t land on me", "the others are next", "a small earthquake with leaves", "the tallest jump of all", "let go of what feeds you", "where were you rooted?", "sky, at last", "come down this instant")  # fmt: skip
    s.relate("old oak", "floats above", "badger")
    s.about(place="a hillside", time="an early spring day", light="from behind the tree", composition="centred", view="from below, from the edge of the hole", foreground="the rim of a hole", unexplained="the other trees on the hill wait their turn")
