"""I Knew It Would Jump: an old oak has leapt out of its hole, roots hanging, and a badger looks up at it."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.lino_furrows import spokes
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.poster_cuts import put, ribbon

CROWN = "80,300 44,226 90,150 140,120 180,40 280,20 350,-40 450,-40 540,10 620,30 670,90 744,130 764,214 724,280 730,350 650,404 580,386 520,430 440,410 370,440 290,400 220,424 150,384 96,372"
BADGER = "-92,130! -96,70 -84,20 -70,-16! -84,-44 -62,-62 -36,-34! -14,-40 14,-40 36,-34! 62,-62 84,-44 70,-16! 84,20 96,70 92,130!"
STRIPE = "-44,-26! -62,10 -50,60 -22,96! -8,70 -12,30 -24,-10!"


@card(id="yms24q", title="I Knew It Would Jump", seed=8, palette="lino_thaw", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("hillside", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        g.strokes(spokes((420, 960), 320, (440, 560), 20, 3, (185, 355), 0, 0.2), 18, ends=(0.2, 0.1))
        for x, y, q in ((76, 868, 0.62), (166, 872, 0.5), (726, 862, 0.6)):
            g.flat(put("-90,-20 -100,-60 -60,-96 -20,-92 20,-110 70,-90 100,-50 84,-16 30,-4 20,40! -22,40! -30,-4", (x, y), q), ink=2, gap=6)
        g.flat("-20,900! 100,872 220,914! 260,990 420,1030 580,990 620,916! 720,866 820,884! 820,1220! -20,1220!", ink=3, gap=10)
        g.flat("222,914! 320,886 424,880 520,886 620,918! 580,986 500,1020 420,1028 340,1016 260,984!", ink=KEY, gap=9)
        with g.down_to(1):
            g.strokes([[(60, 960), (120, 1000), (210, 1040)], [(90, 1060), (180, 1100), (300, 1120)], [(780, 950), (720, 1000), (630, 1044)], [(760, 1070), (660, 1110), (540, 1126)], [(380, 1160), (420, 1164), (470, 1160)]], 15, ends=(0.1, 0.1))
    with p.thing("old oak", "subject") as o:
        o.flat(CROWN, ink=3, gap=10)
        bough = ([(420, 440, 44), (390, 340, 30), (300, 260, 20), (220, 220, 12), (160, 210, 5)], [(430, 440, 44), (440, 320, 30), (400, 200, 20), (380, 110, 8)], [(440, 440, 40), (500, 330, 28), (580, 260, 20), (660, 230, 6)], [(470, 370, 26), (540, 200, 16), (560, 110, 6)])
        roots = ([(372, 590, 44), (300, 650, 32), (220, 676, 22), (160, 740, 14), (136, 820, 5)], [(385, 610, 40), (330, 690, 28), (312, 770, 18), (262, 836, 6)], [(420, 610, 42), (424, 700, 26), (450, 780, 16), (434, 846, 6)], [(450, 600, 40), (510, 690, 28), (516, 770, 17), (570, 836, 6)], [(466, 590, 42), (550, 640, 30), (636, 664, 20), (684, 740, 12), (716, 810, 5)])
        trunk = "360,400! 372,470 352,540 330,620! 490,630! 472,560 476,490 500,400!"
        for r in roots:
            o.flat(ribbon(r), gap=9)
        o.flat(trunk, gap=0)
        for r in (*roots, *bough):
            o.flat(ribbon(r))
        with o.down_to(2):
            o.strokes([[(378, 420), (388, 490), (368, 570)], [(360, 590), (310, 640), (236, 670)], [(390, 620), (350, 690), (326, 760)], [(416, 620), (418, 690), (438, 760)], [(398, 420), (408, 500), (396, 590)]], 11, ends=(0.2, 0.1))
        with o.down_to(1):
            o.strokes([[(x, y), (x + (x - 420) * 0.06, y - 24), (x + (x - 420) * 0.14, y - 52)] for x, y in ((120, 280), (170, 170), (190, 340), (250, 120), (270, 350), (330, 170), (330, 60), (340, 380), (450, 60), (470, 180), (490, 390), (600, 150), (620, 340), (640, 90), (700, 200), (690, 310), (560, 350), (230, 280), (270, 220), (500, 100))], 17, ends=(0.2, 0.2))
        for x, y, q in ((110, 860, 17), (214, 762, 13), (470, 872, 12), (624, 800, 15), (672, 850, 10), (340, 850, 11)):
            o.flat(oval(x, y, q, q * 0.8, 20, 9), gap=5)
        for x, y, q, a in ((60, 560, 1.0, 30), (170, 520, 0.8, -40), (680, 520, 1.0, 70), (750, 640, 0.8, 10)):
            o.flat(put("0,-26! 16,-10 12,10 0,26! -12,10 -16,-10", (x, y), q, a), ink=3, gap=4)
    with p.thing("badger", "witness") as b, b.within("180,780! 660,780! 660,960! 590,976 500,1010 420,1018 340,1006 250,974! 180,960!"):
        b.flat(put(BADGER, (420, 902), 0.98), ink=0, gap=6, around=KEY)
        b.flat(put(STRIPE, (420, 902), 0.98))
        b.flat(put(STRIPE, (420, 902), 0.98, 0, True))
        b.dots([(379, 916, 13), (461, 916, 13)], 0)
        b.dots([(380, 911, 7), (460, 911, 7)], KEY)
        b.flat("394,990! 404,974 420,968 436,974 446,990! 420,1012")
    s.describe("An old oak has jumped out of the ground. It hangs in the air with bare roots dripping earth above its own hole. A badger looks up out of the hole, and smaller trees stand on the hill.")
    s.moods("droll", "startled", "exuberant", "uncanny")
    s.themes("freedom", "roots", "change", "late courage", "trees")
    s.says("boing", "leapfrog", "rootless", "liftoff", "retirement", "surprise", "gymnastics", "wanderlust", "trampoline", "midlife", "eviction", "spring", "hiccup", "just once", "I knew it would jump", "look before you leap", "after three hundred years", "who is holding the ground?", "the view from up there", "it only wanted to stretch", "jump for joy", "did you see that?", "nobody will believe me", "the landlord is leaving", "mind your roots", "a leap of faith", "what goes up", "sit down, Father", "moving house", "the day the trees tried", "free at last, briefly", "I felt it in my roof", "feet off the ground", "that’s not in the brochure", "he waited till we slept", "barking mad", "don’t land on me", "the others are next", "a small earthquake with leaves", "the tallest jump of all", "let go of what feeds you", "where were you rooted?", "sky, at last", "come down this instant")  # fmt: skip
    s.relate("old oak", "floats above", "badger")
    s.about(place="a hillside", time="an early spring day", light="from behind the tree", composition="centred", view="from below, from the edge of the hole", foreground="the rim of a hole", unexplained="the other trees on the hill wait their turn")
