"""Hold On to Me: an octopus hangs from the ceiling of the tram and lends everybody an arm."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.cloud_beasts import tapering, turned
from reverie_studio.sculpt.marks import ellipse

MANTLE = "170,250! 150,130 230,10 400,-30 560,10 640,130 620,260! 660,330 650,420 600,480! 570,540 540,570 500,556! 460,584 380,590 330,560! 290,570 256,550 236,500! 170,450 146,360 160,290!"
ARMS = (
    [(210, 190), (130, 140), (70, 70), (30, 70), (10, 130), (50, 150)],
    [(590, 190), (670, 130), (720, 60), (770, 70), (790, 130), (750, 150)],
    [(270, 480), (180, 520), (110, 590), (80, 680), (74, 770), (100, 830), (160, 840), (198, 790), (184, 720), (128, 700)],
    [(340, 530), (320, 620), (322, 720), (296, 820), (284, 900), (312, 956), (370, 958), (400, 900), (376, 836), (322, 830)],
    [(470, 530), (506, 610), (494, 680), (516, 730), (508, 790), (530, 846), (590, 848), (618, 794), (592, 740), (540, 738)],
    [(540, 480), (620, 510), (670, 560), (674, 610), (660, 640), (664, 690), (704, 718), (748, 690), (744, 632), (696, 612)],
)
HAND = "-50,-10 -48,-30 -36,-36 -26,-28! -24,-42 -10,-48 0,-42 2,-32! 6,-44 20,-44 28,-36 28,-26! 34,-34 46,-30 50,-16! 54,20 54,50 44,84! 38,110 38,170! -38,170! -34,110 -48,84 -56,50 -54,20!"
SLEEVE = "-48,150! 48,150! 66,420! -66,420!"


@card(id="pwuyho", title="Hold On to Me", seed=4, palette="riso_baths", light=(-0.9, -0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.8, -0.3, 0.5)])
    dark = {"aqua": 1.0, "burgundy": 1.0}
    with d.thing("tram", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", aqua=1)
        g.flat("-20,76! 820,76! 820,108! -20,108!")
    with d.thing("octopus", "subject") as t:
        for line in ARMS:
            t.flat(tapering(line, (86, 74, 62, 50, 40, 30, 18)), gap=6, burgundy=1)
        t.flat(MANTLE, burgundy=1)
        with t.within(MANTLE):
            t.flat("470,-40! 540,80 590,200 560,330 590,440 540,600! 840,600! 840,-40!", **dark)
        for x, m in ((322, 1), (490, -1)):
            t.flat(f"{x - m * 66},430! {x - m * 34},396 {x + m * 30},392 {x + m * 62},420! {x + m * 56},460 {x},486 {x - m * 50},468!")
            t.flat(f"{x - 34},{436}! {x},{424} {x + 34},{436}! {x + 34},456! {x},462 {x - 34},456!", **dark)
            t.flat(f"{x - m * 72},432! {x - m * 40},376 {x + m * 36},370 {x + m * 70},418! {x + m * 28},430 {x - m * 32},432!", aqua=1)
            t.strokes([[(x - m * 72, 434), (x - m * 32, 432), (x + m * 28, 430), (x + m * 70, 420)]], 8, ends=(0.4, 0.4), black=True)
        for line, n in zip(ARMS[2:], (1, -1, 1, 1), strict=True):
            for k in range(1, 4):
                (ax, ay), (bx, by) = line[k], line[k + 1]
                for q in (0.1, 0.6):
                    t.flat(ellipse(ax + (bx - ax) * q + n * (11 - k), ay + (by - ay) * q, 9 - 1.2 * k, 9 - 1.2 * k))
    hands = ((136, 838, 1.16, 4, False, dark), (338, 962, 0.92, -4, True, {}), (560, 846, 1.2, 5, False, dark), (704, 722, 1.1, -6, True, {"burgundy": 1.0}))
    with d.thing("hands", "witness", count=4) as h:
        for x, y, k, a, m, inks in hands:
            h.flat(turned(SLEEVE, (x, y), k, a, m), gap=5, **inks)
            h.flat(turned(HAND, (x, y), k, a, m), gap=5)
            with h.in_inks(burgundy=1):
                h.strokes([turned([(u, v), (u + 2, v + 30), (u, v + 62)], (x, y), k, a, m) for u, v in ((-26, -26), (2, -30), (28, -24))], 6, ends=(0.8, 0.2))
                h.strokes([turned([(-54, 30), (-30, 46), (6, 50), (20, 62), (8, 76), (-20, 74), (-44, 84)], (x, y), k, a, m)], 6, ends=(0.5, 0.3))
            if not inks:
                with h.in_inks(burgundy=1):
                    h.strokes([turned([(u, v), (u + (96 if v < 400 else 110), v)], (x, y), k, a, m) for u, v in ((-50, 166), (-52, 196), (-54, 226), (-56, 256))], 10, ends=(1, 1))
    s.describe("A huge octopus hangs from the ceiling of a tram. It looks out under tired lids. Its hanging arms curl into loops like straps, and four hands in different sleeves hold on to them, one of them a child’s.")
    s.moods("weary", "warm", "droll", "calm")
    s.themes("trust", "work", "company", "travel", "care")
    s.says("hold tight", "public transport", "mother of eight", "standing room only", "rush hour", "eight days a week", "hold on to me", "mind the suckers", "conductress", "sticky fingers", "commuters", "eight-fold", "underground", "monday face", "arms for everyone", "he paid with shells", "hang in there", "tentative", "multitasking", "what mum looked like on fridays", "season ticket", "don’t let go first", "a sinking feeling", "holding hands with a stranger", "inkling", "help wanted, many hands", "squid pro quo", "the load-bearing animal", "we sway together", "tired but kind", "are we there yet?", "support group", "I never asked who held me", "the deep end", "municipal services", "shake on it", "still waters", "she has room for two more", "when the tram stops she weeps", "arm in arm in arm", "pull yourself together", "attached", "carry me home", "nobody said thank you")  # fmt: skip
    s.relate("hands", "hangs from", "octopus")
    s.relate("octopus", "guards", "hands")
    s.about(place="a tram", time="rush hour", light="from the left", composition="high", view="near, from below", foreground="raised hands in sleeves", unexplained="who gave the octopus the job")
