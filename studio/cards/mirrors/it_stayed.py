"""It Stayed: a bolt of lightning has not gone away; grass grows round its foot and somebody has set a chair before it."""

from __future__ import annotations

import math

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed

BOLT = "470,-20! 606,-20! 662,226! 574,252! 654,478! 576,502! 606,830! 480,452! 562,428! 450,186! 540,160!"
FORKS = ("640,214! 708,330! 684,344! 752,520! 662,360! 684,346! 630,250!", "460,196! 410,300! 436,312! 350,470! 412,326! 386,314! 452,180!")
BLADE = [(-7, 4), (-8, -40), (-2, -80), (14, -118), (9, -78), (8, -38), (8, 4)]


@card(id="gddrkx", title="It Stayed", seed=10, palette="riso_one_kind_word", light=(0.4, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.4, -0.6, 0.5)])
    with d.thing("ballroom", "place") as h:
        h.flat("-20,-20! 820,-20! 820,740! -20,740!", black=1)
        for x, w in ((20, 96), (160, 84), (286, 72)):
            for dx, inks in ((0, {"yellow": 1.0}), (9 + x / 60, {"black": 1.0})):
                h.flat(f"{x + dx},668! {x + dx},330! {x + dx + 6},270 {x + dx + w / 2},214 {x + dx + w - 6},270 {x + dx + w},330! {x + dx + w},668!", **inks)
        h.flat("-20,722! 820,722! 820,732! -20,732!", yellow=1)
        h.fade("-20,740! 820,740! 820,1220! -20,1220!", lambda x, y: (((x - 604) ** 2 + 1.7 * (y - 800) ** 2) ** 0.5 - 330) / 520, black=1)
        with h.in_inks(black=1):
            h.strokes([[(604 + 130 * math.cos(a) * 1.4, 800 + 130 * math.sin(a)), (604 + 1100 * math.cos(a) * 1.4, 800 + 1100 * math.sin(a))] for a in (0.1, 0.36, 0.7, 1.15, 1.62, 2.02, 2.62, 2.86)], 3, ends=(0.1, 1))
    with d.thing("lightning bolt", "subject") as b:
        for part in (BOLT, *FORKS):
            b.flat(part)
    with d.thing("grass", "accent") as g:
        for k in range(30):
            x = 604 + 96 * math.sin(k * 2.4) * (0.35 + 0.65 * (k % 5) / 4)
            y = 816 + (k % 4) * 9
            dark = k % 3 == 2
            g.flat(placed([(px * (1 if x > 604 else -1), py) for px, py in BLADE], (x, y), 0.7 + 0.5 * ((k * 7) % 10) / 10 - dark * 0.25, (x - 604) * 0.3), **({"black": 1.0} if dark else {"yellow": 1.0}))
    with d.thing("bentwood chair", "witness", plane="front") as c:
        c.flat("240,1152! 34,1190! 120,1220! 300,1220! 414,1140! 330,1120 270,1120!", black=1)
        c.flat("262,1146! 392,1136! 300,1220! 190,1220!")
        with c.in_inks(black=1):
            c.strokes([[(306, 990), (304, 1040), (298, 1094)], [(428, 964), (440, 1010), (448, 1064)]], 13, ends=(1, 0.7))
            c.strokes([[(280, 1060), (350, 1076), (428, 1040)]], 8, ends=(1, 1))
        c.flat(ellipse(344, 978, 104, 40, degrees=-8), gap=4, black=1)
        c.flat(ellipse(346, 966, 92, 31, degrees=-8), yellow=1)
        c.flat(ellipse(356, 960, 46, 15, degrees=-8))
        with c.in_inks(black=1):
            c.strokes([[(236, 1154), (250, 1070), (254, 1000), (242, 900), (252, 826), (300, 784), (352, 786), (388, 828), (396, 900), (398, 984), (404, 1060), (414, 1140)]], 17, ends=(0.8, 0.8))
            c.strokes([[(282, 1006), (274, 910), (284, 852), (318, 828), (350, 846), (364, 900), (370, 990)]], 11, ends=(1, 1))
    s.describe("A white bolt of lightning stands in a dark ballroom. It reaches from the ceiling to the floor. Yellow grass has grown round its foot. A chair with a worn seat is set before it, its shadow running towards us.")
    s.moods("awed", "lonely", "patient", "tender")
    s.themes("waiting", "wonder", "weather", "devotion", "time", "memory")
    s.says("zap", "stay", "flash", "don’t touch", "hair on end", "a long flash", "audience of one", "I could not leave", "the dance is over", "thunder is late", "struck", "power cut", "front row", "electric", "love at first strike", "somebody has to sit with it", "counting one, two, three", "house guest", "unplugged", "my grandmother’s chair", "the moment that would not pass", "it never strikes twice", "white noise", "visiting hours", "waiting for the bang", "watering the weather", "a crack in the evening", "the last dancer", "genius", "bright idea", "hold that thought", "what the storm forgot", "a pillar of the community", "vigil", "it followed me home", "danger of life", "a door into noon", "reserved", "I sat down for a minute", "where the light got in", "frozen", "please be seated", "let it glow", "the second hand stopped")  # fmt: skip
    s.relate("bentwood chair", "waits for", "lightning bolt")
    s.relate("grass", "grows from", "ballroom")
    s.about(place="a deserted ballroom", time="night", light="from the lightning bolt", composition="right", view="eye level, far down the hall", foreground="an empty chair seen from behind", unexplained="who has worn the seat of the chair thin")
