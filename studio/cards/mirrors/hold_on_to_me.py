"""Hold On to Me: an octopus hangs from the ceiling of the tram and lends everybody an arm."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

MANTLE = "170,250! 150,130 230,10 400,-30 560,10 640,130 620,260! 660,330 650,420 600,480! 570,540 540,570 500,556! 460,584 380,590 330,560! 290,570 256,550 236,500! 170,450 146,360 160,290!"
ARMS = (
    [(240, 230), (164, 206), (126, 146), (120, 84), (92, 48), (60, 56), (46, 92), (52, 132)],
    [(560, 230), (636, 206), (674, 146), (680, 84), (708, 48), (740, 56), (754, 92), (748, 132)],
    [(270, 470), (186, 520), (140, 610), (128, 720), (130, 840), (146, 916), (176, 962), (216, 964), (230, 930), (206, 914)],
    [(350, 530), (330, 640), (334, 760), (328, 880), (330, 980), (350, 1046), (386, 1070), (416, 1046), (404, 1014)],
    [(460, 530), (496, 620), (508, 720), (516, 830), (500, 900), (462, 944), (426, 930), (428, 896)],
    [(540, 470), (626, 510), (670, 580), (678, 680), (662, 760), (630, 806), (594, 800), (578, 762), (598, 738)],
)
HAND = "-64,0 -60,-34 -42,-54! -34,-78 -6,-92 22,-102 40,-97 43,-82 26,-70 2,-60! 34,-58 52,-52 56,-40 46,-30! 60,-28 66,-16 60,-4 50,-2! 62,0 64,14 58,24 48,27! 56,30 56,42 48,50 34,53! 30,90 38,170! -46,170! -40,110 -58,50"
SLEEVE = "-58,150! 52,150! 74,620! -80,620!"


@card(id="pwuyho", title="Hold On to Me", seed=4, palette="riso_baths", light=(-0.9, -0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.8, -0.3, 0.5)])
    dark = {"aqua": 1.0, "burgundy": 1.0}
    with d.thing("tram", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", aqua=1)
        g.flat("-20,76! 820,76! 820,108! -20,108!")
    with d.thing("octopus", "subject") as t:
        for k, line in enumerate(ARMS):
            t.flat(tube(line, (44, 38, 33, 29, 23, 17, 8) if k > 1 else (42, 34, 26, 19, 15, 11, 7), ends=(0, 1)), gap=6, burgundy=1)
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
    hands = ((130, 830, 1.16, -4, False, dark), (330, 966, 0.84, 2, False, {}), (514, 830, 1.2, 4, True, dark), (678, 674, 1.12, 6, True, {"burgundy": 1.0}))
    with d.thing("hands", "witness", count=4) as h:
        for x, y, k, a, m, inks in hands:
            h.flat(moved(SLEEVE, (x, y), k, a, m), gap=5, **inks)
            h.flat(moved(HAND, (x, y), k, a, m), gap=5)
            with h.in_inks(burgundy=1):
                h.strokes([moved(c, (x, y), k, a, m) for c in ([(46, -30), (14, -28), (-14, -22)], [(50, -2), (14, -1), (-16, 4)], [(48, 27), (14, 27), (-10, 30)], [(2, -60), (-14, -54), (-26, -40)])], 6, ends=(0.8, 0.3))
            if not inks:
                with h.in_inks(burgundy=1):
                    h.strokes([moved([(-58 - v * 0.03, v), (54 + v * 0.03, v)], (x, y), k, a, m) for v in (166, 198, 230, 262, 294)], 10, ends=(1, 1))
    s.describe("A huge octopus hangs from the ceiling of a tram. It looks out under tired lids. Its arms hang down like straps, and four hands in different sleeves hold on to them, one of them a child’s.")
    s.moods("weary", "warm", "droll", "calm")
    s.themes("trust", "work", "company", "travel", "care")
    s.says("hold tight", "public transport", "mother of eight", "standing room only", "dear life", "eight days a week", "hold on to me", "mind the suckers", "conductress", "sticky fingers", "commuters", "eight-fold", "underground", "monday face", "arms for everyone", "he paid with shells", "hang in there", "tentative", "multitasking", "what mum looked like on fridays", "season ticket", "don’t let go first", "a sinking feeling", "holding hands with a stranger", "inkling", "help wanted, many hands", "squid pro quo", "the load-bearing animal", "we sway together", "tired but kind", "are we there yet?", "support group", "I never asked who held me", "the deep end", "municipal services", "shake on it", "still waters", "she has room for two more", "when the tram stops she weeps", "arm in arm in arm", "pull yourself together", "attached", "carry me home", "nobody said thank you")  # fmt: skip
    s.relate("hands", "hangs from", "octopus")
    s.relate("octopus", "guards", "hands")
    s.about(place="a tram", time="rush hour", light="from the left", composition="high", view="near, from below", foreground="raised hands in sleeves", unexplained="who gave the octopus the job")
