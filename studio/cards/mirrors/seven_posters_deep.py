"""Seven Posters Deep: a torn hole in the posters on a pillar, and deep in it a lit kitchen where an egg is being cracked."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.poster_cuts import torn

FACE = "330,-40! 520,-30 640,60 716,200 744,360 736,520 716,640 676,790 612,930 548,1010 500,1040! 510,1110 560,1180 640,1240! 200,1240! 160,400!"
HAIR = "820,-40! 820,1240! 730,1240! 760,1120 700,1040 740,930 690,860 736,760 716,640! 744,520 750,360 716,210 650,120! 560,150 430,120 330,20 300,-40!"
UPPER = "290,838! 360,806 410,796 440,812 480,798 540,820 590,856! 520,866 440,862 360,868 290,860!"
LOWER = "290,872! 380,876 450,872 520,876 584,862! 560,916 500,946 430,950 360,936 290,910!"
SHELL = "-96,20! -92,-50 -60,-112 0,-140 60,-112 92,-50 96,20! 70,-6! 48,24! 22,-4! -4,26! -32,-2! -60,24! -78,0!"
YOLK = "0,-70! 16,-40 44,-10 62,34 50,84 0,104 -50,84 -62,34 -44,-10 -16,-40"
WHITE = "-20,-150! -34,-60 -84,0 -104,60 -84,120 -60,170 -40,150 -24,200 -6,240 8,200 24,150 50,160 84,110 102,50 84,0 34,-60 20,-150!"
LAYERS = ((1.0, {"spruce": 1.0}, 0), (0.86, {"salmon": 1.0}, 1), (0.73, {"salmon": 1.0, "spruce": 1.0}, 2), (0.64, {}, 3))
EDGE = (236, 262, 250, 340, 470, 520, 450, 380, 370, 330, 330, 380, 500, 480, 330, 300)


@card(id="m2f9ky", title="Seven Posters Deep", seed=12, palette="riso_wet_pavement", light=(-0.4, 0.1))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.4, 0.1, 0.5)])
    bark = {"salmon": 1.0, "spruce": 1.0}
    with d.thing("face on a poster", "witness") as f:
        f.flat("-20,-20! 820,-20! 820,1220! -20,1220!", spruce=1)
        f.flat(FACE)
        f.flat(HAIR, **bark)
        f.flat(UPPER, salmon=1)
        f.flat(LOWER, salmon=1)
        f.flat("540,420! 580,370 640,358 690,384 712,424! 650,452 590,446")
        f.flat(ellipse(600, 410, 42, 46), spruce=1)
        f.flat(ellipse(592, 412, 20, 23), **bark)
        f.flat(ellipse(584, 400, 8, 8))
        f.flat("534,426! 556,376 610,340 672,350 724,390 740,420! 690,386 640,372 590,384!", **bark)
        f.flat("520,300! 590,244 664,238 730,290! 664,266 596,276!", **bark)
        with f.in_inks(spruce=1):
            f.strokes([[(500, 700), (520, 668), (498, 640)], [(560, 466), (630, 476), (694, 448)], [(596, 884), (610, 866), (604, 848)]], [11, 6, 8], ends=(0.6, 0.2))
    with d.thing("torn hole", "prop") as h:
        for k, ink, n in LAYERS:
            at = (262 - 4 * n, 590 + 6 * n)
            h.flat(torn(*at, [r * k + 12 for r in EDGE], 13, 20 + n, 84))
            h.flat(torn(*at, [r * k - 8 for r in EDGE], 8, 40 + n, 84), **ink)
            if n == 0:
                with h.within(torn(*at, [r * k - 8 for r in EDGE], 8, 40, 84)):
                    for y in range(40, 1200, 52):
                        for x in range(0, 640, 52):
                            h.flat(ellipse(x + (y // 52 % 2) * 26, y, 11, 11))
            if n == 1:
                with h.within(torn(*at, [r * k - 8 for r in EDGE], 8, 41, 84)):
                    for x in range(-40, 640, 44):
                        h.flat([(x, 100), (x + 18, 100), (x + 18, 1100), (x, 1100)])
    with d.thing("egg in the air", "subject") as e:
        with e.within(torn(250, 608, [r * 0.64 - 8 for r in EDGE], 8, 43, 84)):
            e.flat("0,842! 600,826! 600,1200! 0,1200!", spruce=1)
            e.flat("118,752! 410,744! 402,790 370,836 310,862 220,866 160,840 128,800!", gap=7, **bark)
            e.flat(ellipse(264, 750, 132, 15), spruce=1)
            e.flat("258,200! 266,200! 266,330! 300,350 326,392! 200,394! 224,352 258,330!", spruce=1)
            e.flat("204,400! 322,398! 312,410! 214,412!", salmon=1)
        e.flat(moved(SHELL, (178, 520), 0.8, -64), gap=4, salmon=1)
        e.flat(moved(SHELL, (344, 512), 0.8, 58), gap=4, salmon=1)
        with e.in_inks(spruce=1):
            e.strokes([moved([(-60, -40), (-40, -86), (0, -112)], (178, 520), 0.8, -64), moved([(60, -40), (40, -86), (0, -112)], (344, 512), 0.8, 58), *[[(262 + x, 560 + y), (262 + x * 1.4, 620 + y), (262 + x * 1.3, 690 + y), (262 + x * 0.7, 730 + y)] for x, y in ((-56, 0), (58, -6))]], 7, ends=(0.3, 0.1))
        e.flat(moved(YOLK, (262, 630), 0.78), salmon=1)
        e.flat("240,640! 226,660 232,690 246,700! 238,676")
    s.describe("A poster of a woman has a big torn hole. It takes up half of her face. Through layers of older posters we look into a kitchen. There an egg opens in the air over a bowl, and nobody is holding it. Her one eye watches.")
    s.moods("mysterious", "tender", "uncanny", "wistful")
    s.themes("memory", "layers", "home", "longing", "the past")
    s.says("breakfast", "underneath", "pout", "crack!", "homesick", "archaeology", "peeling", "wallpaper", "sunny side", "split personality", "beauty sleep", "inner life", "what she is thinking", "second face", "my first flat", "half a smile", "hungry", "a hole in the story", "somebody lives in there", "the flat I had at twenty", "scratch the surface", "under the make-up", "an egg nobody cracked", "cooking with ghosts", "last year’s film", "she never ate in public", "look behind you", "you can’t make an omelette", "the mind’s kitchen", "seven layers of Sunday", "rain did it", "fame is thin", "a light left on", "the onion effect", "before it drops", "open-minded", "warm inside", "the chicken was first", "half of me is elsewhere", "it smells of morning", "torn", "torn between", "old campaigns", "what is left of us")  # fmt: skip
    s.relate("torn hole", "opens onto", "egg in the air")
    s.about(place="a poster pillar at a crossing", time="after the rain", light="from the kitchen inside", composition="left", view="through a torn hole in seven posters", foreground="the newest poster, dark hair at its edge", unexplained="who cracked the egg")
