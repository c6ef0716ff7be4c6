"""Thaw, Running: a hare flees over the snow, and behind its feet the white hill tears open on green."""

from __future__ import annotations

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import furrows, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import tube

TEAR = "706,560! 668,600 690,616! 610,664 628,690! 540,730 566,760! 470,806 500,840! 400,880 424,920! 320,960 340,1010! 230,1050 250,1110! 150,1150 150,1240! 830,1240! 830,596! 790,616 800,580! 756,590 762,560!"

HARE = "28,262! 34,240 70,204 116,176 152,166! 190,186 224,214 262,224 310,220 360,208 430,194 500,196 560,222 604,268 616,312! 640,340 680,358 730,364 786,356! 800,362 796,380 776,390! 720,402 664,412! 610,424 560,432 520,420 492,390! 450,394 390,396 330,402 280,396! 230,408 160,420 96,436 44,448! 26,448 22,434 40,424! 90,400 140,372 178,338! 176,310 172,290! 140,286 96,292 56,290 34,278!"


@card(id="k9t4hz", title="Thaw, Running", seed=43, palette="lino_thaw", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.62, -0.55, 0.45)])
    with p.thing("sky") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        sky.flat("-20,214! 100,150 190,120 270,170 360,150 470,60 560,130 660,110 820,190! 820,500! -20,500!", ink=3)
        with sky.within("-20,214! 100,150 190,120 270,170 360,150 470,60 560,130 660,110 820,190! 820,500! -20,500!"):
            wedges(sky, [[(470, 60), (500, 120), (560, 190)], [(470, 62), (450, 130), (400, 190)], [(190, 122), (220, 170), (270, 210)], [(466, 80), (470, 150), (484, 220)], [(186, 130), (180, 170), (150, 210)], [(660, 112), (690, 160), (760, 200)]], (46, 34, 30, 26, 24, 30), ink=0, ends=(0.7, 0.05))
    with p.thing("snow", "place") as snow:
        snow.flat("-20,330! 160,300 420,268 640,236 820,228! 820,1220! -20,1220!", ink=0)
        snow.flat("150,640! 260,616 420,604 560,590 640,596! 560,626 400,650 240,660!", ink=1)
    with p.thing("torn green", "witness") as t:
        t.flat(TEAR, ink=1, gap=26, around=1)
        t.flat(TEAR, ink=3, gap=12, around=KEY)
        with t.within(TEAR):
            t.flat(tube([(736, 560, 5), (716, 660, 16), (640, 760, 30), (660, 880, 50), (560, 1010, 78), (600, 1240, 130)]), ink=1, gap=8, around=KEY)
            t.strokes([[(712, 690), (668, 760), (672, 830)], [(640, 800), (668, 880), (620, 950)], [(600, 960), (530, 1040), (540, 1140)], [(640, 980), (600, 1060), (630, 1180)]], 10, ends=(0.1, 0.1))
            wedges(t, furrows([(690, 620), (560, 760), (420, 930), (300, 1130)], [(690, 640), (640, 740), (560, 900), (420, 1100)], 5, 3, start=(0.05, 0.3), end=(0.7, 0.95)), 13, ink=KEY, ends=(0.1, 0.4))
            wedges(t, furrows([(760, 600), (770, 760), (790, 960), (800, 1200)], [(744, 600), (720, 720), (740, 860), (760, 1100)], 3, 5, start=(0.05, 0.3), end=(0.7, 0.95)), 13, ink=KEY, ends=(0.1, 0.4))
    with p.thing("hare", "subject") as h:

        def q(u: float, v: float) -> tuple[float, float]:
            return (u * 0.93 + 34, v * 0.93 + 150)

        def put(text: str) -> list[tuple[float, float]]:
            return [q(u, v) for u, v in outline(text)]

        h.flat(put("210,330! 170,366 120,404 66,446 34,476! 26,492 40,502 62,494! 120,460 190,420 250,390!"), ink=3, gap=6)
        h.flat(put("560,380! 600,420 650,436 700,436 744,420! 760,424 760,440 740,452! 690,470 620,466 560,440 520,410!"), ink=3, gap=6)
        h.flat(put("150,176! 176,110 230,50 300,8 344,-6! 350,10 330,44 290,90 240,140 196,190!"), gap=6)
        h.flat(put(HARE), gap=6)
        h.flat(put("140,180! 150,110 186,44 240,-20 284,-50! 294,-30 284,20 256,80 222,140 190,196!"), gap=6)
        h.flat(put("170,150! 184,100 216,44 262,-6! 258,40 230,96 198,150!"), ink=2)
        h.flat(put("594,262! 604,236 628,214 648,214 650,236 636,266 610,296!"), ink=0, gap=6, around=KEY)
        with h.within(put(HARE)):
            wedges(h, [[q(u, v) for u, v in w] for w in ([(250, 244), (214, 290), (220, 340), (256, 372)], [(276, 246), (248, 292), (256, 340)], [(300, 236), (380, 222), (470, 216), (540, 236)], [(320, 262), (390, 246), (470, 240)], [(480, 370), (500, 300), (550, 270), (600, 300)], [(520, 376), (540, 326), (580, 310), (620, 344)], [(556, 396), (620, 390), (690, 382)], [(130, 184), (170, 200), (210, 236)])], (20, 18, 18, 16, 24, 20, 16, 14), ink=3, ends=(0.1, 0.05))
            h.flat(put("180,300! 200,340 260,376 330,392 420,384 490,380! 480,410 300,420 200,380 176,330!"), ink=1)
            h.strokes([[q(u, v) for u, v in w] for w in ([(220, 360), (250, 376), (290, 384)], [(320, 386), (370, 386), (410, 380)], [(430, 378), (460, 374), (486, 366)])], 7, ends=(0.1, 0.1), black=True)
        h.strokes([[q(96, 392), q(150, 372), q(200, 346)], [q(690, 384), q(730, 386), q(770, 378)]], 6, ends=(0.2, 0.1))
        h.strokes([[q(34, 268), q(60, 274), q(84, 270)]], 4, ends=(0.3, 0.1)), h.flat([q(u, v) for u, v in ellipse(118, 214, 29, 24)], ink=0), h.flat([q(u, v) for u, v in ellipse(124, 214, 21, 21)], ink=2), h.flat([q(u, v) for u, v in ellipse(131, 213, 12, 14)])
        h.dots([(*q(127, 208), 4)], 0)
        h.strokes([[q(50, 272), q(20, 290), q(-8, 324)], [q(62, 278), q(44, 304), q(30, 344)]], 5, ends=(0.8, 0.2), black=True)
    with p.thing("young spruce") as y:
        y.flat("104,690! 118,770 160,830! 136,828 160,900 214,950! 168,946 186,1020 250,1076! 190,1072 210,1140 262,1200! -40,1240! -40,1010! 0,1020 10,1000! 40,960 56,930! 20,940 60,850 76,820! 50,826 90,760", gap=9)
        y.flat("104,690! 118,770 150,824! 110,812 72,800! 90,750", "86,860! 130,880 200,944! 150,934 96,920 40,932! 60,890", "60,1000! 140,1010 236,1070! 160,1060 60,1056 -30,1080! 0,1030", ink=0)
        wedges(y, [[(110, 800), (120, 760), (108, 720)], [(70, 920), (90, 900), (100, 876)], [(40, 1050), (70, 1030), (90, 1016)]], 12, ink=1)
    with p.thing("crocuses", "accent") as f:
        for x, y, k, lean in ((310, 1120, 1.0, -14), (410, 1040, 0.74, 12), (768, 1090, 0.9, 8), (486, 1150, 0.86, -4)):
            wedges(f, [[(x, 1240), (x + 4, y + 80 * k), (x, y)]], 20 * k, ink=1, ends=(1.0, 0.7))
            for dx in (-40, 46, -74):
                wedges(f, [[(x + dx * 0.3, 1240), (x + dx * 0.5, y + 50), (x + dx * k + lean, y - 20 * k + abs(dx) * 0.5)]], 20, ends=(1.0, 0.05))
            for a, b in ((-46, 30), (46, 30), (-20, 34), (24, 34), (0, 38)):
                f.flat(lens((x + a * 0.15, y + 14), (x + a * k + lean, y - (128 - abs(a) * 0.5) * k), b * k, 0.55), ink=2, gap=6, around=KEY)
            f.strokes([[(x, y - 20 * k), (x + lean * 0.5, y - 60 * k), (x + lean, y - 96 * k)]], 8 * k, ends=(0.6, 0.1))
    s.describe("A dark hare flees over the snow. Behind its feet the white hill tears open on green, with a brook and pink crocuses. Its wide eye looks back.")
    s.moods("breathless", "fearful", "hopeful", "wild")
    s.themes("spring", "change", "flight", "speed", "consequences")
    s.says("hurry", "spring", "chase", "thaw", "march", "pursued", "breathless", "unzipped", "messenger", "escape", "grass", "jump", "go, go", "don’t look back", "I never wanted to be followed", "late spring", "she started it", "the season is at my heels", "unzipping the hill", "catch me if you can", "winter has a fast exit", "everything I touch turns green", "running out of white", "ahead of my time", "the news is faster than I am", "first to be afraid", "what did I wake up?", "it all began with one step", "you can’t outrun april", "leave a trail", "the world’s longest legs", "late for something", "behind me, everything sings", "torn between two seasons", "this is not my fault", "tomorrow is gaining on us", "snow goes off like a shirt", "long ears hear it coming", "joy, but from the front", "I only wanted to cross", "rip", "hope is a thing with teeth", "make way", "left foot, winter; right foot, may")  # fmt: skip
    s.relate("torn green", "follows", "hare")
    s.about(place="white hills", time="a clear morning", light="clear, from the left", composition="diagonal", view="near, low beside the hare", foreground="crocuses at the edge of torn snow", unexplained="why the hare is afraid of what it brings")
