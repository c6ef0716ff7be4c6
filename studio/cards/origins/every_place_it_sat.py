"""Every Place It Sat: a butterfly leaves its print where it sat, on the moon and all over a seal; the pup has none."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.butterflies import butterfly, left_print
from reverie_studio.sculpt.marks import before, hairs_over, oval, strew
from reverie_studio.sculpt.seals import seal, seal_pup

# its prints on the seal: x, y, size, degrees
PRINTS = ((548, 440, 0.46, 24), (600, 570, 0.62, 62), (470, 676, 0.6, -24), (620, 730, 0.72, 14), (470, 866, 0.74, 30), (676, 900, 0.8, -34),
          (540, 1040, 0.8, 8), (736, 1080, 0.74, 50), (410, 1130, 0.66, -40))


@card(id="n3hk7y", title="Every Place It Sat", seed=78, palette="board_iris", light=(-0.2, -0.8))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.3, -0.66, 0.68, 1.05)], ambient=0.03, focus=(400, 560, 430))
    with b.thing("moon", "witness", depth=0.1) as m:
        disc = m.clay(Clay().ball(600, 180, 0, 110), CUTS["stone"].but(near=2.2), (0.2, 1, 0.1), gain=1.0, ambient=0.35)
        left_print(m, disc, (592, 176), 0.6, -18)
    with b.thing("sea", "place", depth=0.15) as w:
        strew(w, (-10, 690, 810, 1200), 1300, lambda x, y: 0.0, lambda x, y: 0.5 * math.exp(-(((x - 150) / 260) ** 2)) * min(1.0, (y - 684) / 50), length=(20, 90), width=(0.8, 2.2))
    with b.thing("seal", "subject", depth=0.5) as d:
        big = seal().turned(at=(520, 520, 0), scale=1.0, roll=6)
        d.leave_clay(big, grow=7)
        body = d.clay(big, CUTS["hide"].but(near=3.0), (0.25, 1, 0.3), tone=lambda x, y: np.clip(1.2 - np.clip(x - 470, 0, 400) / 520 - np.clip(y - 640, 0, 600) / 1100, 0.2, 1.1),
            parts={"lid": ("skin", "along"), "nose": ("wet", "across"), "muzzle": ("skin", "across")})
        for u, v, size, turn in PRINTS:
            left_print(d, body, (u, v), size, turn)
        eyes(d, big, sides=("near",), light=0.9, iris=0.4)
        d.strokes([big.curve("mouth")], 5, black=True)
        roots = big.curve("pad")
        d.strokes([oval(x, y, 2.4, 2.4, n=8) for x, y in roots], 3, black=True)
        hairs_over(d, [[(x, y), (x - 8, y + 40), (x - 38 - 3 * (i % 4), y + 84 - 6 * (i // 4))] for i, (x, y) in enumerate(roots)], 2.0)
        x, y = big.curve("nose")[0]
        d.leave(oval(x + 1, y + 10, 17, 21, 24), grow=2)
        d.strokes([[(x - 14 + 2 * k, y + 2 + 5 * k), (x - 5 + 2 * k, y + 3 + 5 * k)] for k in range(4)], 2.2)
    with b.thing("butterfly", "accent", spot=1.0, depth=0.7) as f:
        butterfly(f, (x - 26, y - 68), 1.04, -22)
    with b.thing("pup", "subject", depth=0.9, lamps=[Lamp(-0.25, -0.45, 0.84, 1.15)]) as p:
        small = seal_pup().turned(at=(212, 900, 120), scale=1.22, roll=7, pitch=3)
        before(p, small, CUTS["fur"].but(near=2.9, stroke=(8, 22)), "along", grow=9, gain=1.2, fade=((212, 1060), (212, 1330)),
            parts={"muzzle": (CUTS["down"].but(near=2.0), "down"), "lid": ("skin", "along"), "nose": ("wet", "across")})
        eyes(p, small, light=0.9, iris=0.4)
        for side, k in (("left", -1), ("right", 1)):
            p.strokes([small.curve(f"lip {side}")], 6, black=True, ends=(0.8, 0.3))
            hairs_over(p, [[(x, y), (x + 60 * k, y - 8 + 6 * i), (x + 110 * k, y + 10 + 12 * i)] for i, (x, y) in enumerate(small.curve(f"pad {side}"))], 1.6)
        x, y = small.curve("nose")[0]
        p.leave(oval(x, y, 25, 15, 7))
        p.strokes([[(x - 14 + 5 * k, y - 9), (x - 12 + 4.4 * k, y - 3)] for k in range(6)], 2.4)
    s.describe("A seal holds still with a violet butterfly on its nose. Violet prints of the butterfly cover its head and body, and one is on the moon. A pup without any looks up.")
    s.moods("longing", "tender", "wistful", "hushed")
    s.themes("longing", "being chosen", "traces", "siblings", "patience")
    s.says("favourites", "tattoo", "not one word", "unfair", "stamped", "chosen", "next", "kisses", "wallpaper", "envy", "please", "moonlit", "why never me?", "don’t sneeze", "my turn soon", "hold very still", "it tickles the first time only", "she was popular once", "one small step", "it loved her best", "passport", "even the moon has one", "you’re too wriggly, dear", "your day will come", "where have you been?", "a life in stamps", "I’d wait all night", "every kiss leaves something", "what the lightest thing leaves behind", "beauty spots", "pick me", "the older sister gets everything", "I remember each of them", "a map of where love landed", "sit. stay.", "lipstick", "when I grow up I’ll be purple", "nobody ever lands on me", "off the moment you want it", "proof", "loyalty card, nearly full", "visitors", "do they wash off?")  # fmt: skip
    s.relate("pup", "waits for", "butterfly")
    s.relate("seal", "carries", "butterfly")
    s.about(place="the shore of the night sea", time="night", light="from above", composition="diagonal", view="near", unexplained="why it never sat on the pup")
