"""Lodger: where the horse's eye should be is a hollow, and a wren looks out."""

from __future__ import annotations

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import horse_head
from reverie_studio.sculpt.marks import ellipse

X, Y = 426, 408  # the hollow


@card(id="g8d5wq", title="Lodger", seed=44, palette="board_beet", light=(-0.7, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.6, -0.5, 0.62, 0.95), Lamp(0.9, -0.4, 0.1, 0.3)], ambient=0.03, focus=(420, 480, 320))
    rng = s.rng
    horse = horse_head().turned(at=(400, 520, 0), scale=1.72, yaw=0, roll=-2)
    with b.thing("horse", "subject", depth=0.5) as h:
        h.clay(horse, "skin", "along", near=2.0, gain=0.9, parts={"neck": (CUTS["fur"].but(gain=1.5), "along"), "ear": ("fur", "along")})
        for _ in range(150):
            q = rng.random()
            x, y = 580 + 240 * q + rng.normal(0, 14), 236 + 150 * q * q + rng.normal(0, 14)
            lock = [(x, y), (x - 20 + 60 * q, y + 110), (x + 20 + 100 * q + rng.normal(0, 20), y + 240 + rng.uniform(0, 90))]
            h.strokes([lock], 10, black=True, ends=(0.6, 0.1))
            h.strokes([[(px + d, py) for px, py in lock] for d in (-3, 0, 3)], rng.uniform(0.6, 1.9))
        for _ in range(46):
            x, y = 520 + rng.normal(0, 34), 196 + rng.normal(0, 16)
            lock = [(x, y), (x - 50, y + 60), (x - 74 + rng.normal(0, 26), y + 130 + rng.uniform(-20, 20))]
            h.strokes([lock], 8, black=True, ends=(0.6, 0.1))
            h.strokes([[(px + d, py) for px, py in lock] for d in (-2, 1)], rng.uniform(0.8, 2.0))
        h.leave("96,930 84,946 90,972 106,986 122,976 112,956 118,938")
        h.strokes([[(120, 934), (90, 922), (74, 946), (80, 976)], [(100, 992), (124, 986), (130, 962)]], 2.6, ends=(0.1, 0.1))
    with b.thing("hollow", "place", spot=1.0, depth=0.7) as n:
        n.leave(ellipse(X, Y, 132, 118, 40, -10), grow=3)
        rim = ellipse(X, Y, 130, 116, 48, -10)
        n.comb([rim, [(X + (x - X) * 0.66, Y + (y - Y) * 0.66) for x, y in rim]], 420, stray=2, width=(0.8, 2.4), length=(0.03, 0.1), start=(0, 0.97))
        n.strokes([rim[2:22]], 5, ends=(0.2, 0.2))
        n.strokes([[(x, y), (X + (x - X) * 1.22 + rng.normal(0, 5), Y + (y - Y) * 1.3 - 6), (X + (x - X) * 1.5 + rng.normal(0, 12), Y + (y - Y) * 1.6 - 4)] for x, y in rim[24:47]], 2.6, ends=(0.9, 0.3), spot=0)
    with b.thing("wren", "accent", depth=0.9, lamps=[Lamp(-0.5, -0.6, 0.6, 1.1)]) as w:
        bird = Clay().limb([(X + 16, Y + 44, 40, 50), (X + 4, Y + 12, 52, 44)], melt=10, part="body").ball(X - 14, Y - 22, 66, 33, melt=14, part="head")
        bird.limb([(X - 42, Y - 26, 70, 8), (X - 74, Y - 38, 72, 1.5)], melt=5, part="beak").limb([(X + 34, Y + 40, 44, 24), (X + 58, Y, 40, 15), (X + 64, Y - 36, 36, 14), (X + 60, Y - 62, 34, 9)], melt=10, part="tail", press=(1.2, 0, 0))
        bird = bird.turned(at=(-X * 0.25, -Y * 0.25 - 6, 0), scale=1.25)
        w.clay(bird, "down", "along", parts={"beak": ("skin", "along"), "tail": ("fur", "along")})
        w.feathers([(X + 34 - 8 * k, Y + 12 + 3 * k, 66 + 5 * k, 84 - 9 * k, 11, 0.9) for k in range(5)])
        ex, ey = X - 24, Y - 30
        w.leave(ellipse(ex, ey, 10, 10))
        w.strokes([ellipse(ex, ey, 10, 10)[18:38]], 1.6)
        w.prick([(ex - 3, ey - 3, 3.0)])
        w.strokes([[(X - 52, Y - 42), (X - 20, Y - 50), (X + 14, Y - 34)]], 3.4, ends=(0.3, 0.1))
        w.strokes([[(X - 8, Y + 84), (X - 12, Y + 100), (X - 26, Y + 106)], [(X - 12, Y + 100), (X - 4, Y + 108)], [(X + 22, Y + 86), (X + 20, Y + 98), (X + 8, Y + 106)]], 3.4, ends=(0.9, 0.4))
    s.relate("wren", "replaces", "horse")
    s.describe("A horse’s head with a round hollow in place of its eye. In the hollow sits a wren and looks out; straws are its lashes.")
    s.moods("still", "eerie", "trusting", "cosy")
    s.themes("home", "sight", "trust", "company", "guests")
    s.says("bird’s house", "second opinion", "someone looks after me", "room with a view", "window seat", "bird’s-eye view", "a sharp eye", "I see for both of us", "sublet", "the eye of the beholder", "lookout", "nobody home?", "who is driving?", "pilot", "guest house", "the apple of my eye", "in the blink of an eye", "keeping watch", "inner voice", "it sings in my head", "a good listener", "I’m all ears", "private eye", "blind trust", "tenants welcome", "nesting", "tiny captain", "warm inside", "eyewitness", "co-pilot", "I lent it to her", "straw lashes", "what do you see?", "a visitor")  # fmt: skip
    s.about(place="the trying-on field", time="night", light="light from the upper left", composition="right", view="near", unexplained="which of the two sees")
