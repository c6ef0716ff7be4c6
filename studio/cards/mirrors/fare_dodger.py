"""Fare Dodger: a tiger sleeps on the roof of a tram; the rain leaves it out."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.roof_tiger import curled_tiger, wet_pigeon
from reverie_studio.sculpt.tactful_bull import ring

X, Y, R = 400, 722, 272


@card(id="ct5pu5", title="Fare Dodger", seed=5, palette="riso_wet_pavement", light=(-0.8, -0.3))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.5, -0.6, 0.75)])
    dark = {"salmon": 1.0, "spruce": 1.0}
    with d.thing("street", "place") as w:
        w.flat("0,0! 800,0! 800,1200! 0,1200!", spruce=1)
        for u, v, q, h in ((70, 160, 22, 300), (128, 90, 14, 180), (742, 560, 26, 380), (700, 420, 13, 200), (60, 640, 12, 150)):
            w.flat(f"{u},{v}! {u + q},{v + h * 0.2} {u + q * 0.5},{v + h * 0.4} {u + q},{v + h * 0.7} {u},{v + h}! {u - q},{v + h * 0.75} {u - q * 0.4},{v + h * 0.45} {u - q},{v + h * 0.2}", salmon=1)
        w.flat("420,150! 330,0! 690,0! 600,150!", salmon=1)
        for a, b in ((440, 456), (548, 532), (250, 322), (150, 244)):
            w.flat(f"{b - 4},0! {b + 4},0! {a + 6 - (0 if a > 400 else 380)},{150 if a > 400 else 1200}! {a - 6 - (0 if a > 400 else 380)},{150 if a > 400 else 1200}!")
    with d.thing("tram roof", "place") as r:
        r.flat("-90,1200! 290,300! 320,180 400,112 510,96 620,112 684,190 700,310! 740,1200!", **dark)
        r.fade("-50,1200! 312,306! 340,202 410,138 510,122 606,138 656,206 672,316! 700,1200!", lambda x, y: 0.5 + 0 * x, overprint=False, spruce=1)
        for u, v, q in ((430, 250, 1.0), (560, 252, 1.0)):
            r.flat(f"{u - 44 * q + 12},{v - 40 + 14}! {u + 44 * q + 12},{v - 40 + 14}! {u + 50 * q + 12},{v + 40 + 14}! {u - 50 * q + 12},{v + 40 + 14}!", **dark)
            r.flat(f"{u - 44 * q},{v - 40}! {u + 44 * q},{v - 40}! {u + 50 * q},{v + 40}! {u - 50 * q},{v + 40}!", spruce=1)
            for n in range(4):
                r.flat(f"{u - 34},{v - 26 + 16 * n}! {u + 34},{v - 26 + 16 * n}! {u + 35},{v - 20 + 16 * n}! {u - 35},{v - 20 + 16 * n}!")
    with d.thing("dry patch", "place") as p:
        p.flat(ring(X, Y, R, R * 0.96))
    tiger, head = (c.turned(at=(X, Y, 0), scale=0.94, roll=-8) for c in curled_tiger())
    with d.thing("tiger", "subject") as t:
        t.flat(ring(X + 22, Y + 22, 226, 218), spruce=1)
        for clay in (tiger, head):
            t.silhouette(clay, grow=4)
            t.print(clay, {"salmon": 1}, dark, at=0.2, soft=0.06, line="spruce", parts={} if clay is tiger else {"lip": ({}, {"salmon": 1}), "cheek": ({}, {"salmon": 1}), "chin": ({}, {}), "nose": (dark, dark)})
            with t.in_inks(salmon=1, spruce=1):
                for name, curve in clay.marks.items():
                    wide = 20 if clay is tiger else 11 if name.startswith("stripe") else 8
                    t.strokes([[q[:2] for q in curve]], wide, ends=(0.9, 0.1) if clay is tiger else (0.5, 0.2))
    with d.thing("rain", "accent") as n:
        lines, wide = [], []
        for _ in range(460):
            x, y = n.rng.uniform(-40, 840), n.rng.uniform(-40, 1240)
            dx, dy = (x - X) / R, (y - Y) / (R * 0.96)
            far = math.hypot(dx, dy)
            if far < 1.12:
                continue
            fall, out = np.array([-0.35, 1.0]), np.array([dx, dy]) / far
            way = fall - (2 * (fall @ out) * out - fall) / far**2
            way *= n.rng.uniform(34, 74) / np.hypot(*way)
            if math.hypot(dx + way[0] / R, dy + way[1] / R) > 1.06:
                lines.append([(x, y), (x + way[0], y + way[1])])
                wide.append(n.rng.uniform(2.4, 4.4))
        n.strokes(lines, wide, ends=(0.1, 0.8))
    with d.thing("pigeon on the wire", "witness", plane="front") as k:
        k.flat("0,1042! 800,1098! 800,1110! 0,1052!", **dark)
        bird = wet_pigeon().turned(at=(652, 1030, 0), scale=1.05, roll=4)
        k.silhouette(bird, grow=5)
        k.print(bird, {"spruce": 1}, dark, at=0.45, line="salmon", parts={"bill": ({"salmon": 1}, {"salmon": 1}), "toe": ({"salmon": 1}, {"salmon": 1})})
        k.prick([(*bird.curve("eye")[0], 5)])
    s.describe("A tiger sleeps curled up on the roof of a tram. All around it the rain bends aside and leaves a dry white patch; a wet pigeon watches from a wire.")
    s.moods("peaceful", "sly", "tender", "mysterious")
    s.themes("rest", "protection", "city life", "trust", "hidden wildness")
    s.says("sleepy", "travels light", "somebody keeps an eye on me", "stowaway", "lullaby", "upstairs", "the night shift", "luck", "let sleeping cats lie", "first class", "wake me at the end", "charmed", "home is where it’s dry", "commuter", "grace", "nobody looks up", "free ride", "respect", "even the weather is afraid", "I shall not be moved", "guardian", "the calm in the middle", "no ticket, no trouble", "stray", "rain, rain, go away", "safe", "a soft spot", "the secret upstairs neighbour", "tact", "don’t tell the driver", "dry humour", "somewhere far below, a bell", "dreaming of long grass", "good manners of a cloud", "halo", "peace", "mummy, what’s on the roof?", "a long way from the jungle", "the city purrs", "untouched", "sweet dreams are made of this", "eye of the storm", "what we carry without knowing", "lodger")  # fmt: skip
    s.relate("tiger", "sleeps in", "dry patch")
    s.relate("rain", "guards", "tiger")
    s.about(place="the roof of a tram", time="evening", weather="rain", light="lamps and a headlight on wet stone", composition="diagonal", view="from above", foreground="a wire with a pigeon", unexplained="why the rain bends")
