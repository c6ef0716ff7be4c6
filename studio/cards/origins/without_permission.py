"""Without Permission: somebody stamps out a flower, and in every footprint of his way a flower has come up."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_tools import Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.figures import stamper
from reverie_studio.sculpt.marks import locks
from reverie_studio.sculpt.plants import poppy
from reverie_studio.sculpt.things import sole


@card(id="f6vb2q", title="Without Permission", seed=59, palette="board_beet", light=(0.5, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(0.6, -0.6, 0.5, 1.0)], ambient=0.02, focus=(420, 760, 420))
    way = []
    for i in range(11):
        q = (i / 10) ** 0.62
        depth = 1 - q
        way.append((300 + 190 * math.sin(2.6 * q + 0.2) * (0.35 + depth) - 60 * q + (1 if i % 2 else -1) * 84 * (0.14 + depth), 1120 - 640 * q, 0.2 + 1.35 * depth**1.2, 1 if i % 2 else -1))
    with b.thing("eggshell plain", "place", depth=0.2) as g:
        g.form("-20,440 150,424 400,432 600,420 820,436! 820,1220! -20,1220!", how="hide", puff=2, axis=0, ambient=0.62, stroke=(5, 20), near=2.8, far=15, rough=0.55, grain=44,
               tone=lambda x, y: np.exp(-((x - 330 - 0.1 * (y - 420)) / (190 + 0.2 * (y - 420))) ** 2) * np.clip(1.1 - (y - 420) / 900, 0.1, 1))
        for x, y, k, side in reversed(way):
            sole(g, x, y, k, side)
    with b.thing("stamping man", "subject", depth=0.3) as p:
        man = stamper().turned(at=(300, 474, 0), scale=1.06, flip=True)
        p.leave_clay(man, grow=4)
        p.clay(man, "skin", "across", ambient=0.14, shade=0.5, parts={"cloth": ("cloth", "along"), "hair": ("fur", "along")})
        x, y = man.curve("chin")[0]
        locks(p, [[(x - 26 + 5 * k, y - 20 + 2 * abs(k - 4)), (x - 22 + 5 * k, y + 12), (x - 26 + 6 * k, y + 40 + 14 * math.sin(k * 0.4))] for k in range(9)], 8)
        x, y = man.curve("eye")[0]
        p.strokes([[(x - 10, y - 8), (x, y - 5), (x + 12, y + 2)]], 5, black=True, ends=(0.6, 0.6))
    with b.thing("flowers", "subject", count=10, spot=1.0, depth=0.8) as f:
        for i, (x, y, k, side) in reversed(list(enumerate(way[:10]))):
            poppy(f, x, y - 6 * k, k * (1.5 if i == 0 else 1.15), 14 * math.sin(i * 1.9), 5 + i % 3)
    with b.thing("shell shard", plane="front", depth=1.0) as e:
        e.leave("-10,1220! -10,1010 40,1030 90,1080! 120,1066 150,1130! 190,1140 214,1220!", "800,1220! 640,1220! 660,1150 700,1160! 726,1100 760,1110! 810,1050!")
        e.strokes([[(-6, 1010), (40, 1030), (90, 1080)], [(90, 1080), (120, 1066), (150, 1130)], [(150, 1130), (190, 1140), (214, 1216)], [(644, 1216), (660, 1150), (700, 1160)], [(700, 1160), (726,
                1100), (760, 1110)], [(760, 1110), (806, 1052)]], 2.4, ends=(0.3, 0.3))
    s.describe("A bearded man stamps across a pale plain with his fists up. Out of every footprint he leaves, all the way to us, a dark red flower has come up.")
    s.moods("furious", "comic", "defiant", "hopeful")
    s.themes("anger", "stubbornness", "spring", "control", "traces")
    s.says("missed!", "pest control", "he planted them himself", "flower power", "stop that", "whack-a-mole", "leave only footprints", "every step a garden", "he’d be so embarrassed", "unlicensed growth", "put your foot down", "stamp collection", "gardener of the year", "the more you fight it", "temper, temper", "one step ahead", "spring is following him", "in the footsteps of", "green sole", "what anger is good for", "somebody tell him", "he never turns round", "resistance", "they like it", "left, right, bloom", "a path of roses, almost", "hay fever", "accidental kindness", "foot soldier", "nature finds a heel", "they come up behind your back", "keep off the grass", "grandfather in the garden", "the opposite of a plough", "no means yes to a flower", "trail of evidence", "my steps, your flowers", "first spring", "red carpet", "he walks it off", "dance lesson")  # fmt: skip
    s.relate("flowers", "follows", "stamping man")
    s.about(place="the eggshell plain", time="before morning", light="from the upper right", composition="diagonal", view="far", foreground="black shards of shell at the lower corners",
            unexplained="why they grow where he treads")
