"""Don't Breathe: a snail crosses a hair between the horns of a bull, and all that strength holds still."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes, lashes
from reverie_studio.finishes.scratchboard_tools import Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import ox_head


@card(id="d7br3a", title="Don't Breathe", seed=33, palette="board_vermilion", light=(0.1, -0.9))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.55, -0.8, 0.42, 0.95)], ambient=0.01, focus=(400, 520, 330))
    bull = ox_head(muzzle=1.35, horns=1.04, lids=0.95, look=(0, -0.7), cross=0.75, inner=1.0, ears=-0.5, breath=0.75)
    bull = bull.turned(at=(400, 770, 0), scale=2.45, pitch=14, roll=-2)
    with b.thing("bull", "subject", depth=0.8) as t:
        t.clay(Clay().limb("380,800,-260,260 390,1040,-300,340 400,1340,-320,390", per=6), "fur", "along", gain=0.34, shade=0, fade=((400, 780), (460, 1420)))
        t.clay(bull, "fur", "down", parts={"horn": ("skin", "across"), "muzzle": ("wet", (0, 1, 0.4)), "lid": ("skin", "along"), "ear": ("fur", "along")})
        eyes(t, bull, light=0.8, glint=(-0.2, -0.5), iris=0.5)
        whorl = [[(400 + 4 * math.cos(a), 584 + 3 * math.sin(a)), (400 + 30 * math.cos(a + 0.9), 584 + 26 * math.sin(a + 0.9)),
                  (400 + 66 * math.cos(a + 1.5), 592 + 60 * math.sin(a + 1.5))] for a in (k * math.tau / 24 for k in range(24))]  # fmt: skip
        t.strokes(whorl, 2.6, black=True, ends=(0.5, 0.1))
        t.comb([*whorl, whorl[0]], 70, stray=4, width=(0.7, 1.6), start=(0.1, 0.3))
        for side in ("left", "right"):
            lashes(t, bull, side, 22, 14)
    with b.thing("hair", depth=0.9) as hair:
        hair.strokes([[(112, 70), (250, 150), (420, 184), (560, 150), (640, 90), (720, 30), (830, -50)]], 1.5, ends=(1, 1))
    with b.thing("snail", "accent", spot=1.0, depth=1.0) as n:
        n.bare("352,188! 380,172 430,170 462,164 478,142 492,136 504,146 500,166 480,182!")
        n.leave([(416 + 45 * math.cos(a / 8), 130 + 43 * math.sin(a / 8)) for a in range(50)])
        n.bare([(416 + 42 * math.cos(a / 8), 130 + 40 * math.sin(a / 8)) for a in range(50)])
        n.strokes([[(416 + (40 - a * 0.72) * math.cos(a / 5 + 1), 130 + (38 - a * 0.68) * math.sin(a / 5 + 1)) for a in range(0, 52)]], 4.2, black=True, ends=(0.3, 0.8))
        n.strokes([[(416 + 41 * math.cos(a), 130 + 39 * math.sin(a)), (416 + 30 * math.cos(a + 0.1), 130 + 28 * math.sin(a + 0.1))] for a in (k * 0.09 for k in range(-6, 24))], 1.6, black=True)
        n.strokes([[(486, 140), (492, 118), (500, 104)], [(497, 142), (514, 124), (528, 118)]], 2.6, ends=(1, 0.8))
        n.prick([(501, 102, 3.8), (530, 117, 3.8)])
    s.relate("snail", "balances on", "hair")
    s.relate("bull", "carries", "hair")
    s.describe("A red snail crosses a single hair between a bull’s horns. The bull rolls its eyes up at it. The hair runs on past one horn and out of the card.")
    s.moods("funny", "tense", "gentle", "heroic")
    s.themes("strength", "patience", "trust", "the small and the big")
    s.says("nearly there", "diplomacy", "all this strength, for that", "hold it", "slow motion", "tightrope", "hanging by a hair", "holding my breath", "no sudden moves", "rush hour", "the big one is afraid", "self-control", "priority for pedestrians", "do not sneeze", "gentle giant", "the longest minute", "crossing", "red light", "hairline", "the bull and the ballerina", "heavyweight champion", "mind your head", "bridge of trust", "cannot look away", "snail mail", "patience on horns", "the quiet before", "one false move", "circus act", "slow food", "he is allergic")  # fmt: skip
    s.about(place="the sky over a bull", time="night", light="light from above", composition="centred", view="from below", unexplained="the hair goes on into the sky")
