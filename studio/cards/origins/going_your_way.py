"""Going Your Way: where the water begins, a hare on its way down meets a fish with legs on its way up."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.land import faced_crag, water
from reverie_studio.sculpt.marks import locks, oval, scales
from reverie_studio.sculpt.plants import tufts
from reverie_studio.sculpt.river_beasts import bounding_hare, legged_fish

WATER = 610


@card(id="73g9yu", title="Going Your Way", seed=40, palette="board_verdigris", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.5, -0.6, 0.62, 1.05)], ambient=0.05, focus=(400, 600, 420))
    rng = s.rng
    with b.thing("night and stars", "place", lamps=[], depth=0.05) as sky:
        sky.prick([(rng.uniform(0, 800), rng.uniform(0, 520), rng.uniform(0.7, 1.8)) for _ in range(60)])
    with b.thing("water", "accent", lamps=[], spot=1.0, depth=0.1) as w:
        water(w, [(-10, WATER), (810, WATER), (810, 1210), (-10, 1210)], lambda x, y: 0.62 * np.exp(-(y - WATER) / 190) + 0.05, near=3.4, far=12)
    with b.thing("diving hare", "subject", depth=0.6, lamps=[Lamp(-0.6, -0.1, 0.75, 1.05)]) as h:
        one = bounding_hare(look=(0.0, -0.8)).turned(at=(668, 318, 60), scale=1.2, roll=-80)
        h.leave_clay(one, grow=6)
        h.clay(one, CUTS["fur"].but(near=2.3, stroke=(7, 20)), "along", parts={"nose": ("wet", "across"), "lid": ("skin", "along")}, gain=1.1, ambient=0.14)
        x, y = one.curve("iris near")[0]
        h.leave(oval(x, y, 30, 30))
        h.bare(oval(x, y, 22, 22), spot=0)
        h.leave(oval(x - 6, y + 4, 13, 14))
        h.prick([(x - 10, y - 2, 4)], spot=0)
    with b.thing("rock", depth=0.65) as r:
        stone = [(-20, 574), (50, 578), (110, 598), (134, 634), (122, 700), (146, 780), (112, 880), (130, 980), (96, 1100), (104, 1220), (-20, 1220)]
        r.leave(stone, grow=6)
        faced_crag(r, rng, stone, light=(0.4, -0.6, 0.5), gain=0.4)
        tufts(r, [(x, 582, rng.uniform(20, 56)) for x in rng.uniform(-10, 60, 26)], lean=0.2)
    with b.thing("weeds", depth=0.66) as g:
        blades = [[(x + 14 * math.sin(k * 0.9 + x), 1215 - k * tall / 6) for k in range(7)] for x, tall in ((520, 150), (560, 270), (600, 190), (650, 330), (690, 210), (730, 380), (770, 240))]
        locks(g, blades, 22, 1.7)
        g.prick([(450 + 14 * math.sin(k * 2.1), 1010 - 46 * k, 3 + k) for k in range(5)])
    with b.thing("fish", "subject", depth=0.7) as f:
        one = legged_fish().turned(at=(300, 800, 60), scale=1.62, roll=84)
        f.leave_clay(one, grow=6)
        body = f.clay(one, CUTS["skin"].but(near=2.4, stroke=(8, 26)), "along", parts={"fin": ("skin", "along"), "leg": ("hide", "along"), "toe": ("skin", "along")})
        scales(f, body, 27, (0, -1), keep=("fish",))
        f.strokes([one.curve("gill")], 9, black=True, ends=(0.3, 0.3))
        x, y = one.curve("eye")[0]
        f.leave(oval(x, y, 25, 25), grow=3)
        f.bare(oval(x, y, 22, 22), spot=0)
        f.leave(oval(x + 7, y, 13, 14))
        f.prick([(x + 4, y - 6, 4)], spot=0)
    with b.thing("water line", plane="front", depth=0.95) as rim:
        for cx, rx, rings in ((300, 104, (0.86, 1.06)), (570, 110, (0.6, 0.9, 1.15))):
            for q in rings:
                rim.strokes([[(cx + rx * q * math.cos(a), WATER + 6 + 20 * q * math.sin(a)) for a in np.linspace(0.1, math.pi - 0.1, 11)]], 3.0, ends=(0.1, 0.1), spot=0)
    s.describe("A hare dives into green water beside a fish that climbs out. The fish has four legs and holds on to the rock; where the water begins they look each other in the eye.")
    s.moods("droll", "curious", "wistful", "brisk")
    s.themes("change", "crossing paths", "exchange", "longing", "evolution")
    s.says("wrong way!", "exchange programme", "we almost met", "the grass is wetter", "commuters", "good luck in there", "swap", "out of my depth", "how’s the water?", "shift change", "evolution", "nobody is ever content", "after you", "rush hour", "they’ll be back", "one small step", "holidays", "you’ve forgotten your gills", "two lanes", "house swap", "dry run", "jealousy", "fish out of water", "tell my mother", "is it nice out there?", "emigrants", "don’t ask, just jump", "everyone wants to be someone else", "new legs", "we passed without a word", "revolving door", "in at the deep end", "keep to the right", "second thoughts", "turnover", "borrowed feet", "where you come from, I’m going", "fashion", "I envied your ears", "no return ticket", "doppelgänger", "see you in the middle", "the lift is full")  # fmt: skip
    s.relate("hare", "replaces", "fish")
    s.about(place="the shore without a sea", time="night", light="from the upper left", composition="split", view="through the water line, half under it",
            foreground="a rock, cut by the edge", unexplained="who began it")
