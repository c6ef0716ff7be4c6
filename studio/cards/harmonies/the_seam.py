"""The Seam: geese fly over in a long V, and where they have passed, evening comes open."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.moved_outlines import moved

V = "166,190! 830,446! 830,1230! 432,1230!"
HALF = ((0, -168, 1), (9, -150, 0), (14, -128, 0), (9, -100, 0), (9, -64, 0), (22, -36, 0), (60, -52, 0), (110, -70, 0), (160, -46, 0), (236, 44, 1), (186, 20, 0), (178, 34, 1), (140, 10, 0), (130, 26, 1), (90, 6, 0), (48, 14, 0), (28, 36, 0), (18, 70, 0), (30, 104, 1))
GOOSE = " ".join(f"{x},{y}{'!' * e}" for x, y, e in HALF) + " 0,104 " + " ".join(f"{-x},{y}{'!' * e}" for x, y, e in HALF[:0:-1])
BIRDS = ((176, 200, 1.16), (392, 276, 0.86), (586, 352, 0.86), (780, 426, 0.86), (232, 434, 0.86), (286, 646, 0.86), (340, 858, 0.86), (394, 1070, 0.86))


@card(id="kg5e1g", title="The Seam", seed=56, palette="lino_night_pasture", light=(-0.6, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.4)])
    with p.thing("day") as d:
        d.flat("-10,-10! 810,-10! 810,1210! -10,1210!", ink=0)
        for field, ink in (("-10,-10! 330,-10! 230,150! -10,210!", 1), ("520,-10! 810,-10! 810,300! 610,240!", 1), ("-10,520! 180,470! 260,760! -10,840!", 1), ("-10,1010! 250,930! 320,1210! -10,1210!", 1)):
            d.flat(field, ink=ink)
        d.strokes([[(40 + k * 46, -10), (20 + k * 44, 90), (10 + k * 40, 190)] for k in range(6)] + [[(-10, 560 + k * 48), (90, 530 + k * 49), (230, 500 + k * 52)] for k in range(6)], 9, ends=(0.2, 0.2))
        d.strokes([[(560 + k * 50, -10), (610 + k * 46, 110), (650 + k * 44, 270)] for k in range(5)] + [[(-10 + k * 60, 1210), (k * 56, 1110), (10 + k * 54, 1000)] for k in range(6)], 9, ends=(0.2, 0.2))
        d.flat("330,-10! 350,-10! 430,230! 410,230!", ink=2)
        d.flat("-10,900! 270,820! 274,836! -10,920!", ink=2)
    with p.thing("evening", "place") as n:
        n.flat(V, ink=KEY)
        with n.within(V):
            for field in ("430,420! 690,470! 640,700! 400,640!", "700,560! 830,580! 830,860! 640,800!", "440,860! 640,880! 600,1120! 400,1090!"):
                n.flat(field, ink=2)
            with n.down_to(1):
                n.strokes([[(430 + k * 52, 440 + k * 8), (420 + k * 48, 540 + k * 8), (410 + k * 46, 630 + k * 8)] for k in range(5)], 7, ends=(0.1, 0.1))
                n.strokes([[(650, 640 + k * 46), (730, 650 + k * 48), (820, 660 + k * 50)] for k in range(4)], 7, ends=(0.1, 0.1))
                n.strokes([[(430, 900 + k * 46), (520, 905 + k * 46), (620, 915 + k * 46)] for k in range(5)], 7, ends=(0.1, 0.1))
    with p.thing("fire below", "accent") as f:
        f.flat("690,1020! 664,990 660,950 684,920! 688,944 700,950! 700,910 724,880! 726,930 752,950 752,990 722,1024!", spot=True)
        for x, y in ((360, 480), (560, 780), (420, 720), (740, 500), (690, 1140), (780, 930), (480, 1170)):
            f.flat([(x - 8, y - 8), (x + 8, y - 8), (x + 8, y + 8), (x - 8, y + 8)], spot=True)
    with p.thing("geese", "subject") as g:
        for x, y, k in BIRDS:
            g.flat(moved(GOOSE, (x, y), k, -40), ink=KEY)
        with g.within(V):
            for x, y, k in BIRDS:
                g.flat(moved(GOOSE, (x, y), k, -40), ink=0)
    s.describe("Geese fly in a long V, seen from above. Outside the V lie sunny fields, inside it night with small lights. Where the border crosses a bird, black turns white.")
    s.moods("wondering", "calm", "wistful", "grand")
    s.themes("dusk", "change", "borders", "journey", "time")
    s.says("zip", "migration", "dusk", "scissors", "twilight", "border", "unpicked", "bedtime", "closing time", "the geese bring the night", "we stood on the bright side", "last one out, turn it off", "tearing off the day", "half of me is already there", "follow the leader", "don’t pull that thread", "somebody lit a fire", "both sides of the story", "flight delayed till dark", "the day has a lining", "wild geese, they say, never ask", "when the sky splits", "change of shift", "you go ahead, I’ll be dark", "a stitch in time", "good night, fields", "behind them everything is later", "it opens at the back", "winter is sewn in", "black or white, sir?", "goose bumps", "jet lag", "where does the light go?", "the dress of the evening", "I miss who we were at noon", "everyone leaves in October", "out of the blue", "what’s under the afternoon", "they carry the edge", "one wing in tomorrow", "undoing", "the wedge", "night shift reporting", "our house was on the seam")  # fmt: skip
    s.relate("geese", "does the work of", "evening")
    s.about(place="fields from the air", time="between day and night", light="day on one side only", composition="diagonal", view="from above", foreground="wings of the leading goose", unexplained="who lit the fire on the night side")
