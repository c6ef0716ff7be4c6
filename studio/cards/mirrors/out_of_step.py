"""Out of Step: a shoe comes down on a puddle, and from below a hoof comes up to meet it."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

FOOT = "372,490! 700,490! 712,504! 668,520 646,552! 604,550 572,592! 530,584 494,632! 470,680 462,740! 466,820 480,940! 406,940! 412,820 404,740! 388,660 360,590 334,544! 300,520 286,502!"
FOOT2 = "600,1000! 640,900 662,830! 640,790 660,716! 690,730 712,712! 728,744 762,748! 752,800 716,850! 690,920 664,1000!"
GOOSE = "-40,760! 60,790 150,850 240,890 340,900 460,892 580,906 680,940 770,980 840,1000! 840,1260! -40,1260!"


@card(id="5xp917", title="Out of Step", seed=12, palette="riso_rush_hour", light=(0.5, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.5, -0.6, 0.5)])
    with d.thing("puddle", "place") as p:
        p.flat("-40,520! 60,470 200,436 380,420 560,424 720,456 840,510! 840,1240! -40,1240!", yellow=1)
        for r in (210, 290):
            p.flat(ellipse(404, 480, r, r * 0.24, 70), ellipse(404, 480, r - 7, r * 0.24 - 7, 70))
    with d.thing("goose in the puddle", "subject") as g:
        for foot in (FOOT, FOOT2):
            g.flat(foot, yellow=1, pink=1)
        g.strokes([[(404, 660), (520, 566), (686, 504)], [(412, 690), (480, 630), (566, 578)], [(380, 600), (350, 550), (310, 510)], [(676, 840), (676, 780), (664, 730)], [(690, 836), (704, 790), (712, 724)], [(700, 846), (730, 800), (752, 756)]], 6, ends=(0.6, 0.3))
        g.flat(GOOSE)
        with g.in_inks(blue=1):
            g.strokes([[(100, 960), (180, 1020), (280, 1040)], [(40, 1060), (130, 1120), (240, 1140)], [(420, 1010), (520, 1050), (620, 1050)], [(360, 1120), (460, 1160), (560, 1160)]], 8, ends=(0.6, 0.2))
    with d.thing("man’s leg", "subject") as m:
        m.flat("300,330! 440,310! 450,400! 300,400!", gap=6)
        m.flat("80,-40! 440,-40! 466,120 478,300! 264,330! 180,130!", gap=6, blue=1)
        m.flat("252,290! 484,256! 488,312! 258,346!", gap=6, blue=1)
        m.flat("282,452! 278,400 290,356! 330,372 400,366 446,346! 466,376 520,396 600,410 656,430 676,452!", gap=6, blue=1, pink=1)
        m.flat("278,458! 680,458! 680,480! 400,480! 396,468! 380,468! 376,484! 278,484!", gap=4, blue=1, pink=1)
        m.strokes([[(470, 380), (450, 400), (446, 420)], [(500, 394), (482, 410), (478, 428)]], 6, ends=(0.8, 0.4))
    s.describe("A shoe comes down on a yellow puddle. From below, upside down, the orange web foot of a large white goose comes up to meet its sole. The other foot is lifted.")
    s.moods("droll", "surprised", "light", "curious")
    s.themes("reflection", "walking", "meetings", "self", "water")
    s.says("quack", "other foot", "mind the puddle", "I walk, it waddles", "my better half", "sole mate", "paddle", "wild goose chase", "underneath I am somebody", "step by step", "tread softly", "who is following whom?", "rain shoes", "barefoot, secretly", "a firm stand", "the flat-footed truth", "goosestep", "don’t look down", "we always meet here", "honk", "opposite", "what the street thinks of me", "upside-down cake", "one of us is wearing socks", "waddle", "swan lake, second cast", "after the rain", "my reflection has feathers", "hold me up", "splash", "a walk with my opposite", "both of us were late", "dancing partner", "touching ground", "antipodes", "same size, nearly", "inner bird", "weather for ducks", "even ground", "she never pushes", "surface tension", "look what I stepped in", "a pair at last", "somebody down there likes me")  # fmt: skip
    s.relate("goose in the puddle", "is reflected as", "man’s leg")
    s.about(place="a street after rain", time="morning", light="from the upper right", composition="diagonal", view="near, at the height of the shoe", foreground="the belly of the goose", unexplained="why the reflection is a goose")
