"""Trying to Fit In: a chameleon wears the wallpaper, but its stripes are half a step late."""

from __future__ import annotations

import math

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import tube

CHAMELEON = (
    "84,560! 92,520 140,470 200,400 262,320 340,262! 346,330 340,390! 420,352 520,336 620,360 690,420 730,500 742,590! 720,680 650,730! 560,764 440,776 350,750 290,700! 230,700 150,672 100,620"
)


@card(id="q8v3ne", title="Trying to Fit In", seed=18, palette="riso_back_stairs", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.5, -0.6, 0.5)])
    with d.thing("wallpaper", "place") as p:
        for x in range(-10, 840, 88):
            p.flat([(x, -20), (x + 44, -20), (x + 44, 870), (x, 870)], turquoise=1)
        p.flat("-20,860! 820,860! 820,912! -20,912!", turquoise=1, brown=1)
    coil = [(598 + (134 - k * 6.6) * math.cos(k * 0.62), 1014 + (134 - k * 6.6) * math.sin(k * 0.62), 37 - k * 1.75) for k in range(18)]
    tail = tube([(712, 560, 56), (742, 710, 48), (738, 880, 40), *coil], per=14)
    with d.thing("chameleon", "subject") as c:
        for shape in (tail, CHAMELEON):
            c.flat(shape, gap=7)
            with c.within(shape):
                for x in range(34, 840, 88):
                    c.flat([(x, 250), (x + 44, 250), (x + 44, 916), (x, 916)], brown=1)
                c.flat("0,916! 840,916! 840,1240! 0,1240!", brown=1)
        for leg in ([(370, 690, 46), (296, 770, 30), (310, 820, 24), (330, 850, 22)], [(590, 680, 54), (670, 770, 36), (620, 820, 26), (590, 850, 22)]):
            c.flat(" ".join(f"{x:.0f},{y:.0f}" for x, y in tube(leg)[::4]), gap=7, brown=1)
            x = leg[-1][0]
            c.flat(f"{x - 22},838! {x + 24},836! {x + 54},880 {x + 50},920 {x + 26},936! {x + 8},900! {x - 14},944 {x - 40},930 {x - 44},880", gap=7, brown=1)
        with c.within(CHAMELEON):
            c.flat("0,200! 352,200! 350,330 330,420 320,520 300,620 292,720! 0,720!", brown=1)
        c.flat(ellipse(214, 500, 68, 66), gap=6, turquoise=1)
        c.flat(ellipse(202, 500, 38, 38))
        c.flat(ellipse(196, 502, 20, 21), turquoise=1, brown=1)
        c.strokes([[(92, 590), (160, 616), (240, 612), (292, 580)]], 9, ends=(0.5, 0.2))
    s.describe("A chameleon sits on a rail before striped wallpaper. Its body is striped too, but the stripes are brown where the wall has green, and half a step late. Head, feet and curled tail are plain brown.")
    s.moods("awkward", "droll", "hopeful", "shy")
    s.themes("belonging", "disguise", "difference", "courtesy", "shame")
    s.says("camouflage", "wallpaper", "stripes", "pyjamas", "almost", "spiral", "blend", "shy", "newcomer", "misprint", "spot the difference", "nice try", "fitting in", "act natural", "they won’t notice", "wrong stripe, right spirit", "first day at school", "one size fits none", "dress code", "guess who", "mind the pattern", "it looked good in the shop", "half a step late", "I’m not here", "hide and seek champion", "look at the wall, not at me", "same, but different", "trying too hard", "accent", "a stranger in the parlour", "turning over an old leaf", "parallel lives", "so close", "keep your tail down", "the tailor was colour-blind", "being myself was taken", "all eyes", "out of register", "prison break", "what are you looking at?", "interior design", "mother said: make an effort", "ask the wall to change", "stand still and think green")  # fmt: skip
    s.relate("chameleon", "hides in", "wallpaper")
    s.about(place="a parlour in the Thin-Walled Flats", time="visiting hour", light="even room light", composition="low", view="near, against the wall", foreground="a curled tail below the rail", unexplained="whom it is hiding from")
