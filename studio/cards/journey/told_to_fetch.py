"""White hares haul on ropes across snow; behind them rides a huge cocoon, leaning forward, with something folded inside."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.finishes.embroidery_lot_b_beasts import cocoon, hare
from reverie_studio.scene import Scene, card

WHITE = ("#5c6c92", "#a0b0cc", "#dde4ec", "#ffffff", "#ffffff")
GREY = ("#4a5878", "#8496b4", "#c0cada", "#f0f2f6", "#ffffff")
SEAM = 620
HARES = ((120, 790, 0.62, 0.8, 0), (228, 772, 0.54, 0.3, 1), (60, 868, 0.8, 1.0, 1), (300, 846, 0.72, 0.5, 0), (170, 940, 0.96, 0.9, 1), (408, 900, 0.84, 0.1, 0), (330, 1010, 1.15, 0.8, 1), (90, 1060, 1.3, 0.6, 0), (540, 1090, 1.5, 0.0, 0), (250, 1176, 1.7, 1.0, 1))


@card(id="e7sz4u", title="What They Had Been Told to Fetch", seed=43, palette="snow blind", light=(0.5, -0.6))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#5a6ca0"), (320, "#9a8cb4"), (SEAM - 40, "#f0b49a"), (SEAM, "#ffd8ac"), (SEAM + 8, "#b8c8e0"), (1200, "#8ea6cc")], dusk=0.06)
    rng = np.random.default_rng(43)
    h.whip(f"-10,{SEAM} 300,{SEAM - 4} 810,{SEAM + 3}", "#fff0d4", 2.4, 12, 16)
    with h.thing("snow", "place"):
        h.stain("300,760 520,730 800,720 820,860 560,830", "#6a80b0", 0.6, 22)
        h.seeds(f"-20,{SEAM + 30}! 820,{SEAM + 30}! 820,1220! -20,1220!", ("#dfe8f4", "#7c94c0", "#f4f8fc"), 40, 16, 3, 2)
        for k in range(6):
            h.stem([(820, 780 + k * 16), (700, 770 + k * 15), (560, 772 + k * 10)], "#e8eef6", 2.6, 12)
    with h.thing("cocoon", "subject", lift=22) as load:
        cocoon(h, (546, 400), 250, 360, math.radians(-13), rng)
    with h.thing("something folded"):
        for p, k in (("470,250 500,206 560,204 596,244 640,330 668,440 660,560 612,640 540,660 500,636! 560,600 590,530 580,440 540,360 500,330 468,350 420,400 396,410! 420,360 446,310", 0.6), ("590,440! 640,470 640,560 560,600 480,560 440,500! 500,516 560,520", 0.55), ("470,520! 500,560 510,620 480,690 440,700! 470,640 456,580", 0.55), ("560,400! 500,420 450,452 420,490 396,486! 404,500! 390,508! 410,514! 404,528! 440,506 500,464 560,450", 0.5)):
            h.stain(p, "#7a2430", k * 0.8, 5)
            h.shade(p, k * 0.45, 5)
        h.stem("500,262 516,272 534,266", "#fff2cc", 3, 7)  # an eye, shut
    with h.thing("pushed snow"):
        h.knots([(rng.uniform(330, 720), 752 + rng.normal(0, 16), rng.uniform(6, 15)) for _ in range(80)], ("#ffffff", "#dbe6f2", "#b8c8e0"))
    with h.thing("ropes", "prop"):
        for x, y, k, lean, _ in HARES:
            slack = 70 * (1 - lean)
            a = (430 + (x - 300) * 0.2, 600 + (y - 900) * 0.12)
            b = (x + 20 * k, y - 66 * k)
            h.couch([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + slack), b], "#7a5a3c", "#3a2a20", 3 + 2.4 * k, 12)
    with h.thing("hares", "witness", count=10, lift=7) as pull:
        for x, y, k, lean, tone in HARES:
            with h.at(x, y, k, float(rng.normal(0, 3)), flip=True):
                h.shade("-120,2 0,-10 100,2 60,14 -90,14", 0.4, 6)
                hare(h, (WHITE, GREY)[tone], lean=lean, ears=0.9 - lean)
                h.couch([(10, -96), (24, -60), (16, -26)], "#7a5a3c", None, 6)
    s.relate(load[0], "follows", pull[0])
    s.describe("White hares haul a huge cocoon across snow. Some ropes are taut, some slack; the cocoon leans forward after them. In the evening light something dark is curled up inside.")
    s.moods("ominous", "tense", "grand", "quiet")
    s.themes("errands", "the unknown", "obedience", "winter")
    s.says("big egg", "sign here", "some ropes are slack", "are we pulling or running", "express delivery", "don’t wake it", "who ordered this", "Easter, the other way", "moving house", "it’s gaining on us", "just following orders",
           "bundle of joy", "handle with ears", "heavy sleeper", "the moon came down", "fragile, this way up", "what's in the box", "nobody asked", "a job for small people", "the parcel looks back", "birthday", "all together now",
           "some of them have guessed", "faster", "wrapped", "something is folded in there", "it will want to be fed", "tug of what", "winter freight", "they were told to be quick", "hatching late", "don't look behind you", "return to sender")  # fmt: skip
    s.about(place="a snow plain", time="sunset", light="low sun through the cocoon", composition="right", view="far", foreground="the nearest hares", unexplained="what is folded inside")
