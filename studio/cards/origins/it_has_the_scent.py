"""It Has the Scent: a hound of rain, tall as the sky, has found a fire nobody sits at."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beasts import hound

X, Y = 82, 1056  # the fire


@card(id="ra1n4h", title="It Has the Scent", seed=29, palette="board_tide", light=(-0.7, 0.4))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.6, -0.3, 0.6, 0.8), Lamp(X + 20, Y - 10, 120, 1.6, 130)], focus=(200, 960, 260))
    rng = s.rng
    with b.thing("grey plain", "place") as plain:
        for _ in range(420):
            y, x = 944 + 250 * rng.random() ** 1.7, rng.uniform(-30, 800)
            lit = math.exp(-math.hypot((x - X) / 190, (y - Y) / 70)) + 0.16
            if rng.random() < lit * 1.6:
                long = rng.uniform(14, 60) * (0.6 + (y - 940) / 250)
                plain.strokes([[(x, y), (x + long * 0.5, y + rng.normal(0, 1.2)), (x + long, y)]], 0.5 + 1.6 * lit)
        for x, y in ((330, 1064), (505, 1066), (690, 1062), (250, 1130), (600, 1160), (420, 1110)):
            plain.strokes([[(x + q * math.cos(a), y + q * 0.22 * math.sin(a)) for a in (t0, t0 + 0.9, t0 + 1.8)] for q in (16, 30, 46) for t0 in (0.2, 2.6, 4.4)], 0.9)
            plain.sparks((x, y), (4, 10), 7, length=(6, 20), sweep=(215, 325))
    with b.thing("rain") as r:
        drops = [(x, y, rng.uniform(20, 90)) for x, y in zip(rng.uniform(-60, 820, 330), rng.uniform(-90, 900, 330), strict=True)]
        r.strokes([[(x, y), (x - 0.13 * q, y + q)] for x, y, q in drops], [float(rng.uniform(0.35, 0.9)) for _ in drops], ends=(0.05, 0.5))
    with b.thing("hound of rain", "subject") as h:
        rain = CUTS["rain"]
        dog = hound(nose=(-262, 186), leg=1.95, length=0.92, girth=1.12, thin=1.05, stride=-0.75, head=1.15).turned(at=(596, 706, 0), scale=1.72)
        legs = dict.fromkeys(("near leg", "neck", "tail"), (rain, "along"))
        h.clay(dog, rain, "down", fade=((420, 470), (430, 60)), parts={
            **legs, "far leg": (rain.but(gain=0.4), "along"), "head": (CUTS["fur"].but(near=1.9), "along"), "nose": ("wet", "across"), "lid": ("skin", "along"), "ear": ("fur", "along")})  # fmt: skip
        eyes(h, dog, light=0.5, sides=("near",), glint=(-0.4, 0.3))
        h.glow(206, 990, 150, 1.0, 0.7)
    with b.thing("fire", "accent") as f:
        for dx, tall, bend in ((-24, 66, -12), (22, 78, 12), (-2, 138, -10)):
            sides = [
                [(X + dx + v * 15, Y + 8), (X + dx + v * 21 + bend, Y - tall * 0.3), (X + dx + v * 9 - bend * 0.6, Y - tall * 0.68), (X + dx * 0.6 + bend, Y - tall)]
                for v in (-1, -0.5, 0, 0.5, 1)]  # fmt: skip
            f.leave(flow([*sides[0], *reversed(sides[-1])], 5).tolist(), grow=3)
            f.comb(sides, int(tall * 0.42), width=(0.9, 2.2), stray=1.2, length=(0.4, 0.9), start=(0, 0.25))
        f.strokes([[(X - 36, Y + 12), (X + 34, Y + 20)], [(X + 36, Y + 11), (X - 32, Y + 20)], [(X - 10, Y + 22), (X + 8, Y + 6)]], 3.4, ends=(1, 1))
        f.sparks((X, Y - 30), (70, 130), 40, length=(3, 12), sweep=(200, 340))
    with b.thing("broken fence", "prop", plane="front") as fence:
        for x, top, lean in ((735, 820, -14), (640, 1010, 10)):
            fence.leave(f"{x},{top}! {x + 34},{top + 20}! {x + 46 + lean},1220! {x - 8 + lean},1220!")
            fence.comb([[(x + 2, top + 4), (x - 3 + lean * 0.5, 1000), (x - 6 + lean, 1200)], [(x + 12, top + 12), (x + 8 + lean * 0.5, 1000), (x + 4 + lean, 1200)]], 26,
                       stray=1, width=(0.5, 1.2), length=(0.1, 0.3), start=(0, 0.8))
        fence.leave("560,1096! 830,1010! 830,1050! 566,1124!")
        fence.comb([[(562, 1097), (700, 1052), (826, 1012)], [(562, 1104), (700, 1060), (826, 1020)]], 18, stray=1, width=(0.5, 1.2), length=(0.1, 0.3), start=(0, 0.8))
    s.relate("hound of rain", "is made of", "rain")
    s.relate("hound of rain", "catches", "fire")
    s.describe("A hound made of rain, tall as the sky, crosses a plain with its nose to the ground. Before its nose burns a small fire nobody sits at.")
    s.moods("eerie", "grand", "lonely", "threatening")
    s.themes("weather", "being found", "fire and water", "pursuit")
    s.says("big wet dog", "bloodhound forecast", "it always finds me", "sniffed out", "bad weather on its way", "put it out", "cloud on legs", "the smell of smoke",
           "somebody ran", "thirst", "good boy", "wet nose", "the storm is curious", "on the trail", "it means no harm", "last warmth", "raining cats and dogs",
           "campfire story", "hot on the heels", "a nose for trouble", "drizzle", "the flood has four legs", "nobody home", "sniff", "weather dog", "old friend",
           "thirst of the sky", "who left the light on?", "tall tale", "come, hide with me", "steam")  # fmt: skip
    s.about(place="a grey plain", time="night", weather="rain", light="a small fire", composition="low", view="far", foreground="a broken fence", unexplained="whose fire it is")
