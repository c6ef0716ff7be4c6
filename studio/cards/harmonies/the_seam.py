"""The Seam: a goose flies over the land, and behind its wings evening comes open."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import blade
from reverie_studio.sculpt.gouges import furrows
from reverie_studio.sculpt.marks import oval, placed
from reverie_studio.sculpt.moved_outlines import moved, moved_lines

AT, TURN, SIZE = (396, 470), -20, 0.8
BODY = "0,-196 34,-176 62,-120 72,-40 62,50 40,130 22,170! 0,176 -22,170! -40,130 -62,50 -72,-40 -62,-120 -34,-176"
NECK = "-46,-130! -32,-190 -22,-250 -19,-310 -26,-350 -38,-384 -34,-416 -22,-440! 0,-446 24,-434 36,-408 34,-376 22,-340 18,-300 21,-250 32,-190 46,-130!"
ARM = "40,-120! 110,-172 190,-206 250,-204 330,-158 400,-100 430,-62! 380,-74 300,-104 230,-116 150,-90 56,-30!"
NIGHT = "-60,640! 30,620! 396,450! 700,386! 860,350! 860,1260! -60,1260!"
GRID = (((-40, -40), (250, -40), (520, -40), (840, -40)), ((-40, 230), (200, 190), (560, 210), (840, 170)), ((-40, 610), (230, 530), (520, 430), (840, 350)), ((-40, 800), (270, 770), (560, 800), (840, 740)), ((-40, 1010), (230, 1000), (520, 1020), (840, 980)), ((-40, 1240), (250, 1240), (540, 1240), (840, 1240)))
FARMS = ((690, 640, -8, 1.0), (400, 896, 6, 0.85), (120, 900, -6, 0.95), (664, 890, 4, 0.8), (340, 1110, 5, 1.05), (700, 1100, -6, 0.9))


def farmland(t: Cutting, inks: tuple[int, int, int], lane: int) -> None:
    """The same fields by day and by night: their two inks, that of the furrows, and the lanes."""
    for j in range(5):
        for i in range(3):
            a, b, c, d = GRID[j][i], GRID[j][i + 1], GRID[j + 1][i + 1], GRID[j + 1][i]
            t.flat([a, b, c, d], ink=inks[(i + j) % 2], gap=6, around=lane)
            if (i + j) % 2:
                rails = ((a, d), (b, c)) if (i + 2 * j) % 3 else ((a, b), (d, c))
                with t.down_to(inks[2]):
                    t.strokes(furrows(*rails, 9, 3 + i + j, first_at=0.06, last_at=0.94, start=(0.07, 0.1), end=(0.9, 0.93)), 9, ends=(0.3, 0.3))
    for a, b in ((GRID[j][i], GRID[j][i + 1]) for j in (1, 3, 4) for i in range(3)):
        for q, r in ((0.55, 22), (0.67, 16), (0.88, 20)):
            t.flat(oval(a[0] + (b[0] - a[0]) * q, a[1] + (b[1] - a[1]) * q - 6, r, r * 0.9), ink=2, gap=6, around=KEY if lane == 1 else 1)


@card(id="kg5e1g", title="The Seam", seed=56, palette="lino_night_pasture", light=(-0.6, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.4)])
    with p.thing("day") as d:
        farmland(d, (1, 0, 1), 2)
    with p.thing("evening", "place") as n:
        n.flat(NIGHT)
        with n.within(NIGHT):
            farmland(n, (KEY, 2, KEY), 1)
    with p.thing("lit windows", "accent") as f:
        for x, y, a, k in FARMS:
            f.flat(moved("-40,34! -40,-10! -52,-6! 0,-54! 52,-6! 40,-10! 40,34!", (x, y), k, a), ink=KEY, gap=7, around=1)
            f.flat(moved("-22,22! -22,-8! -4,-8! -4,22!", (x, y), k, a), moved("6,22! 6,-8! 24,-8! 24,22!", (x, y), k, a), spot=True)
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
        g.flat(moved("-26,-432! -34,-470 -34,-500 -22,-516 -10,-508 4,-474 22,-440! 0,-426", AT, SIZE, TURN), ink=KEY, gap=7, around=0)
        g.flat(moved(NECK, AT, SIZE, TURN), gap=7, around=0), g.flat(moved("-40,-396! -16,-404 4,-392 6,-364 -8,-344 -26,-346!", AT, SIZE, TURN), ink=0)
        g.dots([(*placed([(8, -418)], AT, SIZE, TURN)[0], 6)], 0)
    s.describe("A goose flies over farmland, seen from above. Ahead of it the fields are bright; from the edge of its wings on it is night, and little windows are lit.")
    s.moods("wondering", "calm", "wistful", "grand")
    s.themes("evening", "change", "borders", "journey", "time")
    s.says("zip", "curtain", "eclipse", "scissors", "twilight", "border", "unpicked", "bedtime", "closing time", "she brings the night", "we stood on the bright side", "last one out, turn it off", "tearing off the day", "half of me is already there", "she never looks round", "don’t pull that thread", "somebody lit a lamp", "both sides of the story", "flight delayed till dark", "the day has a lining", "wild geese, they say, never ask", "when the sky splits", "change of shift", "you go ahead, I’ll be dark", "a stitch in time", "good night, fields", "behind them everything is later", "it opens at the back", "the dark is sewn in", "black or white, sir?", "goose bumps", "jet lag", "where does the light go?", "the dress of the evening", "I miss who we were at noon", "everyone leaves in October", "out of the blue", "what’s under the afternoon", "they carry the edge", "one wing in tomorrow", "undoing", "the wedge", "night shift reporting", "our house was on the seam")  # fmt: skip
    s.relate("goose", "does the work of", "evening")
    s.about(place="fields from the air", time="between day and night", light="day on one side only", composition="diagonal", view="from above", foreground="the goose", unexplained="why the evening hangs on its feathers")
