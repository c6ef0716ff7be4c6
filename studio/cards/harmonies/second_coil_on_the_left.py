"""Second Coil on the Left: for a day a snail lives in a ram's horn, and the two look each other in the eye."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.cloud_beasts import billowed
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import chatter, fringe, wedges
from reverie_studio.sculpt.marks import oval, placed
from reverie_studio.sculpt.tubes import CUT, tube

FACE = "360,330! 440,236 530,222 606,262 650,350 676,460 700,570 724,690 746,790! 756,838 746,890 716,918 676,930! 640,934 600,914 572,884! 530,850 480,830 420,806 380,770! 340,700 330,600 340,450!"
WOOL = "-60,350! 40,316 160,320 300,330 420,400! 420,600 380,740 430,800! 440,880 460,960 500,1060 540,1240! -60,1240!"
CURL = ((-30, 20), (-22, -16), (8, -26), (22, -6), (10, 12), (-4, 2))


def coils(t: Cutting, at: tuple[float, float], size: float, turn: float, inks: tuple[int, int], step: int, *, spot: bool = False) -> None:
    """A horn, or a shell: two turns that grow towards a mouth at `turn` degrees, ring by ring from the tip, lit along its outer side."""
    knots = []
    for k in range(145):
        a, r = math.radians(turn - 5 * k), size * 0.42 ** (k / 72)
        knots.append((at[0] + r * math.cos(a), at[1] + r * math.sin(a), 0.41 * r))
    t.flat(oval(*at, size * 0.3, size * 0.3))
    for k in range(144 - step, -1, -step):
        ring = [(x, y, w * (1.0 + 0.09 * math.sin(math.pi * n / step))) for n, (x, y, w) in enumerate(knots[k : k + step + 1])]
        t.flat(tube(ring, ends=CUT, per=3), ink=None if spot else inks[0], spot=spot, gap=6, around=KEY)
        if k < 100:
            t.flat(tube(ring, ends=CUT, per=3, side=(-0.1, 0.55)), ink=inks[1])
    x, y, w = knots[0]
    t.flat(oval(x, y, w * 1.08, w * 0.42, turn), ink=None if spot else inks[1], spot=spot, gap=7, around=KEY)
    t.flat(oval(x, y, w * 0.86, w * 0.28, turn))


@card(id="u4sc8w", title="Second Coil on the Left", seed=44, palette="lino_kelp", light=(0.6, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.66, -0.5, 0.45)])
    with p.thing("pasture", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        g.flat("-20,760! 200,740 500,790 680,760 820,790! 820,1220! -20,1220!", ink=2, gap=8, around=0)
        with g.down_to(0):
            g.strokes(chatter((-20, 0, 820, 700), 16, (90, 190), 104, seed=3), 12, ends=(0.1, 0.6))
    with p.thing("ram", "subject") as r:
        coat = billowed(WOOL, 66, 0.4, 5)
        r.flat(coat, ink=0, gap=9, around=KEY)
        with r.within(coat):
            spots = ((60, 720), (150, 790), (60, 860), (320, 850), (230, 880), (140, 950), (50, 1010), (320, 980), (230, 1050), (400, 920), (140, 1120), (400, 1060), (320, 1140), (50, 1150), (470, 1130), (36, 600))
            r.strokes([placed(CURL, q, 1.15, 31 * k % 70 - 35) for k, q in enumerate(spots)], 12, ends=(0.1, 0.6), black=True)
        r.flat(FACE, gap=9, around=0)
        with r.down_to(2):
            r.strokes([[(640, 400), (664, 520), (690, 640)], [(608, 640), (634, 730), (650, 800)], [(400, 690), (440, 750), (510, 780)], [(430, 660), (470, 710), (530, 736)]], 15, ends=(0.1, 0.3))
        with r.down_to(1):
            r.strokes([[(736, 836), (712, 838), (700, 856), (708, 874)], [(744, 892), (690, 890), (640, 868), (622, 850)]], 11, ends=(0.4, 0.2))
        r.flat("390,630! 412,592 454,578 494,620! 466,646 422,652!", ink=1, gap=8, around=0)
        r.flat(oval(458, 614, 27, 12, 8))
        r.strokes([[(380, 600), (412, 560), (462, 550), (504, 582)]], 10, ends=(0.2, 0.2))
        coils(r, (250, 440), 200, -40, (1, 0), 4)
        r.flat(lens((388, 690), (190, 764), 50, 0.5, -22)), r.flat(lens((358, 712), (220, 760), 20, 0.5, -12), ink=2)
    with p.thing("snail", "subject") as n:
        for horn in ([(550, 508, 12), (524, 488, 10), (506, 502, 9), (498, 524, 8)], [(556, 536, 12), (558, 574, 10), (548, 602, 9), (530, 614, 8)], [(540, 540, 9), (520, 552, 7)]):
            n.flat(tube(horn), ink=0, gap=6, around=KEY)
        body = tube([(404, 312, 44), (452, 344, 50), (514, 350, 49), (568, 384, 47), (594, 446, 43), (584, 492, 40), (560, 524, 35)], ends=(0.0, 0.9))
        n.flat(body, ink=0, gap=8, around=KEY)
        with n.within(body):
            n.flat(tube([(404, 312, 44), (452, 344, 50), (514, 350, 49), (568, 384, 47), (594, 446, 43), (584, 492, 40), (560, 524, 35)], ends=CUT, side=(0.35, 1.0)), ink=1)
            n.strokes([[(446, 322), (462, 338), (464, 356)], [(500, 322), (508, 340), (504, 358)], [(556, 342), (556, 362), (544, 378)], [(606, 380), (596, 396), (580, 402)], [(636, 430), (620, 440), (600, 436)]], 9, ends=(0.3, 0.2), black=True)
        for x, y in ((494, 532), (522, 622)):
            n.flat(oval(x, y, 16, 16), ink=0, gap=6, around=KEY), n.dots([(x - 4, y + 3, 8)], KEY)
    with p.thing("empty shell", "accent", spot=1.0) as e:
        coils(e, (636, 1056), 84, 52, (0, 0), 12, spot=True)
    with p.thing("grass") as gr:
        wedges(gr, fringe([(540, 1230), (680, 1236), (820, 1230)], 10, (70, 130), bearing=(-112, -60), bend=18, seed=6), 28)
    s.describe("A snail has moved into a ram’s horn. It stretches far out of the coil, over his brow, and they look each other in the eye. Its red shell lies empty in the grass.")
    s.moods("droll", "wondering", "friendly", "uneasy"), s.themes("sharing", "lodging", "strangers", "change")
    s.says("subtenant", "upgrade", "penthouse", "lodger", "eye contact", "spiral", "flatmates", "rain", "upstairs", "hello", "slow move", "second coil on the left", "mind the stairs", "a room in your head", "who invited you?", "I only came for the view", "shell company", "horn of plenty", "the previous tenant left nothing", "no luggage, one foot", "quiet people, but sticky", "it told me it was a cousin", "the slowest burglar", "rent paid in silver", "nose to feeler", "the house next door has eyes", "he cannot see his own guest", "somebody is on my mind", "a bigger place at last", "butting in", "take the ram by the horn", "headhunter", "what is yours is also coiled", "the longest hello", "I thought it was a headache", "two shy giants", "an itch with opinions", "until the rain stops", "he always wanted company", "the stairs go round and round", "room to grow", "everyone needs a roof", "make yourself at horn", "so that is what you look like")  # fmt: skip
    s.relate("snail", "is inside", "ram")
    s.relate("ram", "does the work of", "empty shell")
    s.about(place="a wet pasture", time="a rainy morning", weather="rain", light="from the right", composition="centred", view="near, beside the ram’s head", foreground="an empty snail shell in grass", unexplained="why the snail gave up its own shell")
