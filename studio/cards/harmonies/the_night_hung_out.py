"""The Night, Hung Out: a cormorant dries its wings, and the night drips out of them."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import chatter, spokes, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

BIRD = "206,236! 250,196 300,172 340,140 390,134 428,166 436,226 424,290 420,350 446,404! 520,384 600,330 680,286 744,280! 800,380 820,540 806,690! 772,630! 764,780! 716,700! 696,850! 644,740! 620,850! 572,750! 540,830! 512,750 484,800 464,860! 490,950 476,1020! 440,990! 410,1030! 380,990! 344,1020! 330,950 350,860! 326,800 306,750! 262,830! 240,750! 196,860! 170,740! 116,850! 100,700! 46,780! 36,630! 4,680! -10,540 10,380 66,280! 130,290 210,330 290,386 356,404! 376,350 372,290 356,246 326,232! 290,224 240,236 222,262! 204,262 200,248!"


@card(id="k5n2cw", title="The Night, Hung Out", seed=57, palette="lino_heather", light=(0.0, 0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    rng = s.rng
    with p.thing("morning sea", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        g.flat("-20,900! 200,880 500,890 820,876! 820,1010! -20,1010!", ink=0)
        g.flat("-20,1000! 820,1000! 820,1220! -20,1220!", ink=2)
        with g.down_to(1):
            g.strokes(chatter((30, 1020, 680, 1170), 18, (50, 150), seed=3), 8, ends=(0.1, 0.3))
        g.strokes(chatter((60, 50, 700, 160), 9, (80, 180), seed=5), 8, ends=(0.1, 0.3))
        g.flat("348,1030! 470,1030! 480,1220! 340,1220!", gap=7, around=1)
        g.strokes([[(380, 1060), (376, 1120), (382, 1180)], [(430, 1050), (436, 1110), (430, 1180)]], 9, ends=(0.2, 0.3))
    with p.thing("cormorant", "subject") as c:
        c.flat(BIRD, gap=7, around=0)
        with c.within(BIRD):
            for w in (-1, 1):
                rows = [[(404 + w * b, 700 - abs(b - 330) * 0.06), (404 + w * (b - 8), 600), (404 + w * (b - 30), 500)] for b in (110, 180, 254, 330)]
                wedges(c, rows, 12, 2)
            stars = [(float(rng.uniform(20, 780)), float(rng.uniform(320, 820)), float(rng.choice([3.5, 4.5, 6]))) for _ in range(90)]
            c.dots(stars, 0)
            for x, y, r in ((140, 420, 30), (640, 440, 34), (250, 560, 24), (720, 600, 26), (420, 640, 30), (60, 580, 22), (540, 500, 20), (410, 900, 20)):
                c.flat(ellipse(x, y, r * 1.2, r * 1.2))
                wedges(c, spokes((x, y), 1, (r * 1.4 * 0.6, r * 1.4), 4, seed=9) + spokes((x, y), 1, (r * 0.8 * 0.6, r * 0.8), 4, (45, 405), seed=9), 13, 0)
        c.flat("206,236! 250,200 296,182 330,178 316,206 270,222 232,232!", ink=1)
        c.flat("296,190! 330,176 366,196 372,240 350,250 326,232! 300,222!", ink=0)
        c.strokes([[(216, 244), (270, 222), (330, 212)]], 6, ends=(0.4, 0.2), black=True)
        c.flat(ellipse(356, 184, 19, 19), spot=True, gap=5, around=KEY)
        c.flat(ellipse(352, 184, 9, 10))
        c.strokes([[(372, 150), (400, 146), (420, 166)], [(434, 250), (428, 300), (432, 360)]], 8, ends=(0.2, 0.3))
    with p.thing("drops of night", "accent", count=7) as d:
        for x, y, k in ((116, 920, 1.2), (196, 950, 0.9), (262, 900, 1.0), (540, 910, 1.1), (620, 940, 1.2), (696, 920, 0.9), (764, 850, 1.0), (46, 850, 0.9)):
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
