"""The Night, Hung Out: a cormorant dries its wings, and the night drips out of them."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import plume
from reverie_studio.sculpt.gouges import chatter
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

# a wing, its shoulder at 0,0: quills along elbow, forearm and hand (root, bearing, length, half breadth), from the body outwards
QUILLS = (
    ((40, 40), 96, 300, 30), ((76, 30), 93, 318, 30), ((110, 0), 90, 330, 30), ((142, -36), 87, 344, 30), ((174, -74), 84, 362, 30), ((204, -108), 80, 380, 30),
    ((232, -132), 74, 404, 30), ((254, -142), 66, 420, 29), ((272, -146), 57, 424, 28), ((288, -146), 48, 416, 27), ((302, -142), 39, 396, 25),
)  # fmt: skip
ARM = "-60,-10! -10,-34 30,-30 70,-50 120,-100 176,-150 226,-180 270,-186 312,-168 344,-128 356,-96! 320,-104 290,-96 262,-86 236,-60 200,-14 160,30 120,70 80,96 30,110 -20,120 -60,120!"
BODY = "352,420! 340,470 322,540 314,620 322,700 346,790 366,846 400,866 434,846 454,790 478,700 486,620 478,540 460,470 446,420! 440,360 452,300 446,250 416,216 372,212 344,226! 338,252 350,270! 376,272 392,290 388,320 368,360"
STAR = "0,-36! 6,-6 36,0! 6,6 0,36! -6,6 -36,0! -6,-6"
SIDES = (((452, 448), 0.98, -4, False), ((348, 452), 0.94, 3, True))


def wing(t: Cutting, at: tuple[float, float], k: float, turn: float, flip: bool) -> list[tuple[float, float]]:
    """A wing held out to dry: flight feathers, two rows of coverts, the arm over their roots; gives the tips."""
    tips = []
    for reach, wide, ink in ((1.0, 1.0, 2), (0.56, 0.94, 1), (0.34, 0.9, 2)):
        for n, ((x, y), way, length, half) in reversed(list(enumerate(QUILLS))):
            a, far = math.radians(way + (turn * n * 0.3 if flip else 0)), length * reach * (1 - 0.05 * ((n * 5) % 3))
            root, tip = moved([(x, y), (x + math.cos(a) * far, y + math.sin(a) * far), (x, y)], at, k, turn, flip)[:2]
            t.flat(plume(root, tip, half * wide * k, 9 if flip else -9), gap=4, around=ink)
            if reach == 1.0:
                tips.append(tip)
                t.strokes([[(root[0] + (tip[0] - root[0]) * q, root[1] + (tip[1] - root[1]) * q) for q in (0.6, 0.76, 0.93)]], 5, ends=(0.5, 0.2))
                t.dots([(root[0] + (tip[0] - root[0]) * q + o, root[1] + (tip[1] - root[1]) * q, r) for q, o, r in ((0.68 + 0.03 * (n % 3), -13, 4.5), (0.82, 12, 3.4), (0.9 - 0.04 * (n % 2), -11, 3))])
    t.flat(moved(ARM, at, k, turn, flip), gap=5, around=1)
    t.flat(*(moved(STAR, moved([q] * 3, at, k, turn, flip)[0], size) for q, size in (((60, 20), 0.6), ((130, -40), 0.9), ((214, -112), 0.7), ((296, -136), 0.5))), ink=0)
    return tips


@card(id="k5n2cw", title="The Night, Hung Out", seed=57, palette="lino_heather", light=(0.0, 0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("morning sea", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1), g.flat("-20,900! 200,880 500,890 820,876! 820,1000! -20,1000!", ink=0)
        g.flat("-20,990! 820,990! 820,1220! -20,1220!", ink=2)
        with g.down_to(1):
            g.strokes(chatter((40, 1030, 760, 1180), 9, (90, 220), seed=3), 10, ends=(0.1, 0.1))
        for x, y, r in ((112, 1080, 84), (640, 1050, 74), (740, 1130, 66)):
            g.flat(ellipse(x, y, r, r * 0.28), gap=6, around=1), g.dots([(x - r * 0.5, y, 4), (x - r * 0.1, y - 7, 5), (x + r * 0.2, y + 8, 3), (x + r * 0.6, y, 4)])
        g.flat("290,1004! 510,1004! 524,1220! 276,1220!", gap=8, around=1)
        g.strokes([[(326, 1060), (320, 1130), (324, 1210)], [(376, 1050), (384, 1120), (378, 1200)], [(440, 1060), (432, 1110), (440, 1190)], [(484, 1044), (488, 1110), (492, 1170)]], 10, ends=(0.2, 0.2))
        g.flat(ellipse(400, 1004, 112, 30), ink=0, gap=7, around=KEY)
    with p.thing("cormorant", "subject") as c:
        c.flat("352,820! 330,900 318,984 352,972 400,986 448,972 482,984! 470,900 448,820!", gap=6, around=0)
        tips = [q for side in SIDES for q in wing(c, *side)]
        c.flat(BODY, gap=8, around=0)
        c.flat("262,440! 300,428 350,424 450,424 500,428 538,440! 520,500 484,556! 466,510 440,480 400,474 360,480 334,510 316,556! 280,500")
        with c.within(BODY), c.down_to(2):
            c.strokes([[(x - 17, y - 14), (x - 10, y + 8), (x, y + 16), (x + 10, y + 8), (x + 17, y - 14)] for x, y in ((376, 520), (424, 522), (352, 570), (400, 574), (448, 570), (376, 624), (424, 628), (350, 672), (400, 680), (452, 674), (376, 732), (426, 734))], 9, ends=(0.2, 0.2))
            c.strokes([[(416, 268), (424, 320), (412, 380)], [(434, 280), (438, 330), (430, 390)]], 9, ends=(0.1, 0.1))
        for x, w in ((366, False), (434, True)):
            c.flat(tube([(x, 780, 38), (x - (400 - x) * 0.1, 830, 46), (x, 880, 34), (x - (400 - x) * 0.1, 920, 17), (x, 975, 14)]), gap=0)
            c.flat(moved("-14,-30! 14,-30! 26,-4 44,22! 20,20 14,34! -2,24 -18,36! -22,22 -46,20! -28,-6", (x, 988), 1.15, 0, w), gap=6, around=0)
        c.flat("350,222! 300,210 250,208 214,204! 200,214 204,236! 216,238 222,228! 260,236 310,246 352,262!", ink=0, gap=6, around=KEY)
        c.flat("360,216! 338,226 336,252 352,274 386,272 376,250!", ink=1, gap=5, around=KEY)
        c.strokes([[(222, 222), (280, 230), (350, 246)]], 6, ends=(0.4, 0.3), black=True), c.flat(ellipse(392, 242, 19, 18), spot=True, gap=5, around=KEY), c.flat(ellipse(388, 242, 9, 9))
    with p.thing("drops of night", "accent", count=5) as d:
        for n, fall, k in ((9, 26, 0.8), (7, 74, 1.0), (5, 30, 1.1), (4, 120, 0.9), (14, 60, 1.0), (16, 28, 0.9), (19, 80, 0.8)):
            x, y = tips[n]
            d.flat(moved("0,-46! 12,-12 22,14 14,34 0,40 -14,34 -22,14 -12,-12", (x, y + fall), k), gap=6, around=0), d.dots([(x + 5, y + fall + 10, 5)])
    s.describe("A cormorant stands on a post with its wings spread to dry. The wings are full of stars. Dark drops fall from the feather tips, and on the sea they lie as black puddles with stars in them.")
    s.moods("solemn", "wondering", "calm", "wistful")
    s.themes("night", "morning", "change", "work", "sea")
    s.says("airing", "cosmos", "drip", "curtain", "phoenix", "fallout", "washing", "theatre", "vampire", "overcoat", "eclipse", "curfew", "the night, hung out", "drip-dry", "wings full of elsewhere", "where the dark goes by day", "he dived for it", "hang it up and it’s day", "don’t shake yourself now", "night shift is over", "a cape with its own weather", "second-hand stars", "the universe needs airing", "who wore it last?", "open wide", "showing off the inside", "an embrace nobody takes", "the last drop of sleep", "keeper of the dark", "all this for one fish", "wet behind the wings", "someone has to carry it home", "the sky came off on me", "careful, it stains", "it took all night to soak", "scarecrow of the sea", "evening dress", "stars in the wash", "a preacher without a crowd", "I had the whole night on me", "come under my wing", "when I close them, you sleep", "puddles you could fall through", "good morning from the dark side")  # fmt: skip
    s.relate("drops of night", "pours out of", "cormorant")
    s.about(place="a post in the sea", time="daybreak", light="a pale band at the horizon", composition="centred", view="eye level, from a boat", foreground="a tarred post and puddles of night", unexplained="how the night got into its feathers")
