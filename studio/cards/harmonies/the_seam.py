"""The Seam: a goose flies over the land, and behind its wings evening comes open."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import blade
from reverie_studio.sculpt.gouges import furrows
from reverie_studio.sculpt.moved_outlines import moved, moved_lines

AT, TURN, SIZE = (396, 470), -20, 0.8
BODY = "0,-196 34,-176 62,-120 72,-40 62,50 40,130 22,170! 0,176 -22,170! -40,130 -62,50 -72,-40 -62,-120 -34,-176"
NECK = "-46,-130! -30,-190 -19,-240 -16,-300 -19,-334 -33,-366 -36,-396 -28,-424 -14,-438! 0,-442 14,-438! 28,-424 36,-396 33,-366 19,-334 16,-300 19,-240 30,-190 46,-130!"
ARM = "40,-120! 110,-172 190,-206 250,-204 330,-158 400,-100 430,-62! 380,-74 300,-104 230,-116 150,-90 56,-30!"
NIGHT = "60,600! 396,450 700,300! 860,450! 860,1260! -60,1260! 20,900"


@card(id="kg5e1g", title="The Seam", seed=56, palette="lino_night_pasture", light=(-0.6, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.4)])
    with p.thing("day") as d:
        d.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=0)
        for field in ("-20,-20! 210,-20! 120,210! -20,270!", "560,-20! 820,-20! 820,260! 640,180!", "250,-20! 470,-20! 470,120! 300,150!"):
            d.flat(field, ink=1)
        d.strokes(furrows([(-20, 30), (120, -20)], [(-20, 240), (130, 180)], 5) + furrows([(580, -10), (820, 30)], [(650, 160), (820, 230)], 5) + furrows([(270, -20), (310, 140)], [(450, -20), (460, 110)], 5), 11, ends=(0.2, 0.2))
    with p.thing("evening", "place") as n:
        n.flat(NIGHT)
        with n.within(NIGHT):
            for field in ("470,640! 640,600! 700,790! 520,850!", "740,600! 840,640! 840,900! 760,860!", "230,900! 430,880! 480,1090! 210,1110!", "560,930! 760,940! 740,1240! 540,1220!"):
                n.flat(field, ink=2)
            with n.down_to(1):
                n.strokes(furrows([(490, 660), (640, 620)], [(530, 830), (690, 780)], 6) + furrows([(240, 920), (230, 1090)], [(420, 900), (460, 1080)], 6) + furrows([(580, 950), (740, 960)], [(560, 1200), (730, 1220)], 8), 8, ends=(0.1, 0.1))
    with p.thing("lit windows", "accent") as f:
        for x, y, a in ((500, 900, 8), (720, 700, -10), (330, 1150, 4), (792, 1000, 14), (180, 1040, 0)):
            f.flat(moved("-24,20! -24,-8! 0,-30! 24,-8! 24,20!", (x, y), 1.0, a), ink=KEY, gap=5, around=2)
            f.flat(moved("-11,12! -11,-8! 11,-8! 11,12!", (x, y), 1.0, a), spot=True)
    with p.thing("goose", "subject") as g:
        for flip in (False, True):
            def put(shape: object, flip: bool = flip) -> list[tuple[float, float]]:
                return moved(shape, AT, SIZE, TURN, flip)  # type: ignore[arg-type]

            for n, ink, start, long, half, reach in ((21, KEY, -64, 1.0, 22, 366), (17, 2, -78, 0.56, 20, 336), (15, 1, -88, 0.3, 18, 310)):
                for q in range(n):
                    u = q / (n - 1)
                    x, y = 56 + reach * u, start + 50 * (1 - u) ** 2 - 24 * math.sin(u * 3.1)
                    turn = 96 - 64 * max(0.0, (u - 0.4) / 0.6) ** 1.3
                    g.flat(put(blade((x, y), turn, (160 + 110 * u**2 - 60 * u**9) * long, half - 5 * u, 0.05)), ink=ink, gap=5, around=0 if ink == KEY else KEY)
            g.flat(put(ARM), ink=2, gap=6, around=0)
            with g.down_to(0):
                g.strokes([put([(80 + 50 * q, -96 - 22 * q + 5 * q * q), (100 + 52 * q, -110 - 22 * q + 5 * q * q), (126 + 54 * q, -112 - 20 * q + 5 * q * q)]) for q in range(6)], 9, ends=(0.1, 0.7))
        for a in (-30, 30, -18, 18, -6, 6):
            g.flat(moved(blade((a * 0.6, 130), 90 - a, 150, 22), AT, SIZE, TURN), gap=5, around=0)
        g.flat(moved(BODY, AT, SIZE, TURN), ink=2, gap=7, around=0)
        g.flat(moved("-44,110! -20,140 0,146 20,140 44,110! 26,166 0,184 -26,166", AT, SIZE, TURN), ink=0)
        with g.within(moved(BODY, AT, SIZE, TURN)), g.down_to(0):
            g.strokes(moved_lines([[(x - 15, y - 10), (x, y + 8), (x + 15, y - 10)] for row, y in enumerate(range(-130, 110, 40)) for x in ((-40, 0, 40) if row % 2 else (-20, 20))], AT, SIZE, TURN), 8, ends=(0.2, 0.2))
        g.flat(moved(NECK, AT, SIZE, TURN), gap=7, around=0)
        g.flat(moved("-17,-436! -15,-470 -11,-496 0,-504 11,-496 15,-470 17,-436! 0,-428", AT, SIZE, TURN), ink=2, gap=5, around=0)
        for side in (-1, 1):
            g.flat(moved(blade((side * 21, -350), -90 - side * 6, 46, 9), AT, SIZE, TURN), ink=0)
    s.describe("A goose flies over farmland, seen from above. Ahead of it the fields are bright; from the edge of its wings on it is night, and little windows are lit.")
    s.moods("wondering", "calm", "wistful", "grand")
    s.themes("evening", "change", "borders", "journey", "time")
    s.says("zip", "curtain", "eclipse", "scissors", "twilight", "border", "unpicked", "bedtime", "closing time", "she brings the night", "we stood on the bright side", "last one out, turn it off", "tearing off the day", "half of me is already there", "she never looks round", "don’t pull that thread", "somebody lit a lamp", "both sides of the story", "flight delayed till dark", "the day has a lining", "wild geese, they say, never ask", "when the sky splits", "change of shift", "you go ahead, I’ll be dark", "a stitch in time", "good night, fields", "behind them everything is later", "it opens at the back", "the dark is sewn in", "black or white, sir?", "goose bumps", "jet lag", "where does the light go?", "the dress of the evening", "I miss who we were at noon", "everyone leaves in October", "out of the blue", "what’s under the afternoon", "they carry the edge", "one wing in tomorrow", "undoing", "the wedge", "night shift reporting", "our house was on the seam")  # fmt: skip
    s.relate("goose", "does the work of", "evening")
    s.about(place="fields from the air", time="between day and night", light="day on one side only", composition="diagonal", view="from above", foreground="the goose", unexplained="why the evening hangs on its feathers")
