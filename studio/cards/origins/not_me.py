"""Not Me: two cocks hold each other's beak shut, for whoever crows first has made the morning."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp, Thing
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import feathered


def cock(look: tuple[float, float]) -> Clay:
    """Head, neck and breast in profile to our right; the beak's tip is at (112, 4)."""
    c = Clay().limb([(-30, 60, -10, 64), (-60, 180, -10, 110), (-80, 330, 0, 170), (-110, 520, 0, 210)], melt=20, part="neck", per=6)
    c.ball(0, -10, 0, 62, melt=20, part="head").ball(28, 4, 6, 44, melt=14, part="head")
    c.limb([(50, -6, 8, 26), (84, -2, 8, 17), (112, 8, 8, 4)], melt=3, part="beak", per=4)
    c.limb([(48, 18, 8, 18), (80, 18, 8, 11), (102, 16, 8, 4)], melt=2, part="beak", per=4)
    for x, y, r in ((46, -96, 13), (16, -124, 18), (-22, -130, 19), (-58, -108, 17)):
        c.limb([(x * 0.6 - 2, -56, 0, 18), (x, y, 0, r)], melt=8, part="comb", press=(0, 0, 1.4))
    c.limb([(40, 34, 16, 15), (46, 74, 20, 21), (42, 96, 20, 16)], melt=4, part="comb", press=(0, 0, 1.3), per=4)
    eye(c, "near", (16, -14, 44), 24, 1, aside=10, lids=1.0, look=look, inner=0.6, iris=0.42, bag=0.1)
    return c


def wing(t: Thing, arm: list[tuple[float, float]], tip: tuple[float, float], flip: int) -> None:
    """A wing that holds like a hand: an arm of small feathers, then six long ones that close round a point."""
    x, y = arm[-1]
    angle, far = math.degrees(math.atan2(tip[1] - y, tip[0] - x)), math.dist(arm[-1], tip) + 40
    limb = Clay().limb([(px, py, 160, (34, 54, 44)[i]) for i, (px, py) in enumerate(arm)], per=6)
    t.feathers([(x + flip * 7 * (i - 2.5), y + 4 * i, angle + flip * (i - 2.5) * 5.2, far * (1.0 - 0.06 * abs(i - 2)), 22, 1.0 - 0.11 * i) for i in (5, 0, 4, 1, 3, 2)])
    body = t.clay(limb, CUTS["down"], "along")
    feathered(t, body, 26, 58, 15, (tip[0] - arm[0][0], tip[1] - arm[0][1]), gain=1.2, least=0.15)
    cover = sorted(((arm[0][0] + t.rng.normal(0, 26), arm[0][1] - 44 + t.rng.normal(0, 34)) for _ in range(30)), key=lambda p: -p[1])
    t.feathers([(px, py, 90 + flip * t.rng.normal(14, 7), 74, 12, 0.8) for px, py in cover])


@card(id="zcwf6k", title="Not Me", seed=1, palette="board_vermilion", light=(0.3, -0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(0.1, -0.62, 0.62, 0.95)], ambient=0.02, focus=(400, 440, 330))
    rng = s.rng
    with b.thing("egg-shaped shadow before the glow") as g:
        for _ in range(700):
            a, q = rng.uniform(math.pi * 1.02, math.pi * 1.98), 250 + 330 * rng.random() ** 2
            g.strokes([[(400 + q * math.cos(a) * 0.8, 520 + q * math.sin(a)), (400 + (q + 46) * math.cos(a) * 0.8, 520 + (q + 46) * math.sin(a))]], 1.5 * math.exp(-(q - 250) / 170) + 0.2)
    left = cock((0.35, 0.0)).turned(at=(212, 470, 0), scale=1.3, roll=4)
    right = cock((0.35, 0.1)).turned(at=(596, 400, -20), scale=1.3, roll=-10, flip=True)
    for name, bird, towards in (("one cock", left, (-0.5, 1)), ("other cock", right, (0.5, 1))):
        with b.thing(name, "subject" if bird is left else "witness", depth=0.8) as t:
            t.leave_clay(bird, grow=6)
            body = t.clay(bird, CUTS["down"].but(near=1.9), "along", parts={"comb": (CUTS["skin"].but(near=1.8), "along"), "beak": ("skin", "along"), "lid": ("skin", "along")})
            t.marks.append(lambda plate, body=body: plate.wash(body.part["comb"], body.left, body.top, 1.0))
            feathered(t, body, 26, 74, 11, towards, gain=1.15, keep=("neck",), least=0.08)
            eyes(t, bird, light=1.2, sides=("near",), glint=(0, -0.4), iris=0.4)
    with b.thing("wings", "prop", depth=0.95) as w:
        wing(w, [(640, 790), (540, 800), (446, 716)], (330, 470), -1)
        wing(w, [(180, 830), (290, 830), (398, 716)], (488, 420), 1)
    s.describe("Two cocks stand face to face with wide eyes. Each holds the other’s beak shut with a wing. Behind them a glow spreads round something dark, shaped like an egg.")
    s.moods("frantic", "comic", "tense", "anxious")
    s.themes("silence", "morning", "rivalry", "secrets", "responsibility")
    s.says("shh!", "after you, colleague", "we waited too long", "not a word", "five more minutes", "snooze", "don’t you dare", "zip it", "it wasn’t me", "gag order", "you started it", "keep your beak shut", "the early bird", "wake-up call", "mutual assurance", "not yet", "who tells them?", "conspiracy", "if one of us crows", "say nothing and stay friends", "my lips are sealed", "Monday", "hush money", "breast to breast", "too early", "you blinked", "silence is golden", "a quiet agreement", "best frenemies", "what’s behind them?", "nobody has to know", "cock and bull, minus the bull", "hold the morning", "the loudest secret")  # fmt: skip
    s.relate("one cock", "catches", "other cock")
    s.relate("other cock", "catches", "one cock")
    s.about(place="the last ridge", time="just before morning", light="a glow from behind", composition="split", view="near, eye level", unexplained="an egg-shaped dark before the glow")
