"""The Night, Hung Out: a cormorant dries its wings, and the night drips out of them."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import plume
from reverie_studio.sculpt.gouges import chatter, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

BODY = (
    "206,236! 250,196 300,172 340,140 390,134 428,166 436,226 424,290 418,340 440,400! 486,450 506,540 502,640 484,740 456,820 430,876! 400,884 366,868! 336,790 322,690 324,580 340,480 362,400! "
    "376,350 372,290 356,246 326,232! 290,224 240,236 222,262! 204,262 200,248!"
)
ROOTS = ((10, 60), (60, 30), (110, -10), (160, -56), (210, -98), (258, -130), (304, -140), (344, -116))
TIPS = ((40, 330), (98, 372), (158, 400), (220, 412), (284, 402), (346, 372), (404, 324), (448, 252))
LEADING = "-20,50! 30,-20 100,-74 170,-130 236,-178 300,-188 352,-150 374,-104! 330,-104 290,-96 240,-56 180,-4 120,50 60,90 10,130!"
FOOT = "-10,-16! 12,-16! 26,0 48,20! 24,20 10,30! -2,22 -20,30! -32,20 -24,2"
STAR = "0,-36! 6,-6 36,0! 6,6 0,36! -6,6 -36,0! -6,-6"
WINGS = (((440, 420), -7, False), ((380, 420), -7, True))


@card(id="k5n2cw", title="The Night, Hung Out", seed=57, palette="lino_heather", light=(0.0, 0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("morning sea", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        g.flat("-20,900! 200,880 500,890 820,876! 820,1010! -20,1010!", ink=0)
        g.flat("-20,1000! 820,1000! 820,1220! -20,1220!", ink=2)
        with g.down_to(1):
            g.strokes(chatter((30, 1020, 680, 1170), 18, (50, 150), seed=3), 8, ends=(0.1, 0.3))
        g.strokes(chatter((60, 50, 700, 160), 9, (80, 180), seed=5), 8, ends=(0.1, 0.3))
        g.flat("306,1016! 502,1016! 512,1220! 296,1220!", gap=7, around=1)
        g.strokes([[(346, 1060), (340, 1120), (344, 1190)], [(400, 1070), (404, 1130), (398, 1180)], [(456, 1054), (462, 1120), (458, 1190)]], 9, ends=(0.2, 0.3))
        g.flat(ellipse(404, 1012, 100, 26), ink=0, gap=7, around=KEY)
    with p.thing("cormorant", "subject") as c:
        c.flat("430,800! 490,840 540,900 572,978! 534,962 512,972! 484,936 440,890!", gap=6, around=0)
        tips = []
        for at, turn, flip in WINGS:
            quills = [moved([a, b], at, 0.86, turn, flip) for a, b in zip(ROOTS, TIPS, strict=True)]
            tips += [tip for _, tip in quills]
            for reach, half, ink in ((1.0, 31, 0), (0.58, 27, 2)):
                for n, ((x, y), (u, v)) in reversed(list(enumerate(quills))):
                    c.flat(plume((x, y), (x + (u - x) * reach, y + (v - y) * reach), half, 10 if flip else -10), gap=4, around=ink)
                    c.dots([(x + (u - x) * q * reach + (n * 7 + 5) % 17 - 8, y + (v - y) * q * reach, (3.5, 6, 4.5)[(n + k) % 3]) for k, q in enumerate((0.62, 0.78, 0.9))], 0)
            c.flat(moved(LEADING, at, 0.86, turn, flip), gap=4, around=2)
            c.flat(*(moved(STAR, moved([q], at, 0.86, turn, flip)[0], k) for q, k in (((96, 0), 0.8), ((196, -86), 1.0), ((300, -136), 0.7))), ink=0)
        for x, y in ((376, 996), (440, 1000)):
            c.flat(tube([(x + 8, 850, 24), (x + 6, 916, 15), (x, y - 8, 11)]))
            c.flat(moved(FOOT, (x - 4, y), 1.05))
        c.flat(BODY, gap=7, around=0)
        with c.within(BODY):
            wedges(c, [[(348, 470 + d), (356, 510 + d), (386, 540 + d)] for d in (0, 84, 168, 252)] + [[(402, 500 + d), (410, 540 + d), (436, 566 + d)] for d in (0, 84)], 16, 2, ends=(0.1, 0.2))
        c.flat("206,236! 250,200 296,182 330,178 316,206 270,222 232,232!", ink=1)
        c.flat("296,190! 330,176 366,196 372,240 350,250 326,232! 300,222!", ink=0)
        c.strokes([[(216, 244), (270, 222), (330, 212)]], 6, ends=(0.4, 0.2), black=True)
        c.flat(ellipse(356, 184, 19, 19), spot=True, gap=5, around=KEY)
        c.flat(ellipse(352, 184, 9, 10))
        c.strokes([[(372, 150), (400, 146), (420, 166)]], 8, ends=(0.2, 0.3))
    with p.thing("drops of night", "accent", count=7) as d:
        for (x, y), k in [((u, v + dy), k) for (u, v), dy, k in zip(tips, (0, 74, 0, 66, 0, 78, 0, 0, 0, 0, 64, 0, 78, 0, 58, 0), (1, 1, 1, 1.2, 1, 0.9, 1, 1, 1, 1, 0.9, 1, 1.2, 1, 1, 1), strict=True) if dy]:
            d.flat(moved("0,-46! 14,-10 22,14 14,34 0,40 -14,34 -22,14 -14,-10", (x, y), k), gap=5, around=0)
            d.dots([(x + 4, y + 12, 5)], 0)
        for x, y, r in ((116, 1060, 60), (240, 1110, 44), (600, 1080, 70), (716, 1140, 44)):
            d.flat(ellipse(x, y, r, r * 0.26), gap=6, around=1)
            d.dots([(x - r * 0.4, y, 4), (x + r * 0.1, y - 4, 5), (x + r * 0.5, y + 3, 4)], 0)
    s.describe("A cormorant stands on a post with its wings spread to dry. The wings are full of stars. Dark drops fall from the feather tips, and in the pink morning sea they lie as puddles of night.")
    s.moods("solemn", "wondering", "calm", "wistful")
    s.themes("night", "morning", "change", "work", "sea")
    s.says("laundry", "cosmos", "drip", "curtain", "phoenix", "fallout", "washing", "theatre", "vampire", "overcoat", "eclipse", "sunrise", "the night, hung out", "drip-dry", "wings full of elsewhere", "where the dark goes by day", "he dived for it", "hang it up and it’s day", "don’t shake yourself now", "night shift is over", "a cape with its own weather", "leftover stars", "the universe needs airing", "who wore it last?", "open wide", "showing off the inside", "an embrace nobody takes", "the last drop of sleep", "keeper of the dark", "all this for one fish", "wet behind the wings", "someone has to carry it home", "the sky came off on me", "careful, it stains", "it took all night to soak", "scarecrow of the sea", "evening dress", "stars in the wash", "a preacher without a crowd", "I had the whole night on me", "come under my wing", "when I close them, you sleep", "puddles you could fall through", "good morning from the dark side")  # fmt: skip
    s.relate("drops of night", "pours out of", "cormorant")
    s.about(place="a post in the sea", time="daybreak", light="a pale band at the horizon", composition="centred", view="eye level, from a boat", foreground="a tarred post and puddles of night", unexplained="how the night got into its feathers")
