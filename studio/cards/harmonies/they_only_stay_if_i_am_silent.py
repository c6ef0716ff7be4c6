"""They Only Stay if I Am Silent: a bear wears a beard of living bees and keeps his mouth shut."""

from __future__ import annotations

import math

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Clay, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import bear_head
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.marks import ellipse, placed

BEARD = "160,590! 210,640 270,680 330,700 400,706 470,700 530,680 590,640 640,590! 650,680 620,790 580,880 520,980 460,1080 420,1160 396,1190! 370,1140 330,1060 270,970 216,880 176,790 150,690"


def bee(t: Cutting, x: float, y: float, k: float, a: float, view: int = 0) -> None:
    """One bee, its head along the angle: from above, from the side, or with its wings laid back."""
    wings: tuple[tuple[float, ...], ...] = (((8, 6, -30, 38, 12), (8, -6, -30, -38, 12)), ((6, -8, -44, -34, 12), (8, -10, -16, -48, 11)), ((10, 5, -52, 15, 10), (10, -5, -52, -15, 10)))[view]
    body = "36,0 34,9 26,13 14,12 6,15 -10,16 -26,10 -38,0 -26,-10 -10,-16 6,-15 14,-12 26,-13 34,-9" if view != 1 else "36,4 30,14 20,13 10,10 0,16 -16,20 -32,16 -42,4 -34,-6 -14,-10 4,-11 20,-13 32,-8"
    if view == 1:
        t.strokes([placed(c, (x, y), k, a) for c in ([(16, 10), (22, 22), (14, 30)], [(6, 12), (6, 24), (-4, 32)])], 5 * k, ends=(0.8, 0.6))
    t.flat(placed(outline(body), (x, y), k, a), ink=1, gap=4, around=KEY)
    for u, half in ((7, 14), (-8, 16), (-23, 13)):
        t.strokes([placed([(u - 3, -half + 2), (u + 3, 2), (u - 3, half + 3)], (x, y), k, a)], 7.5 * k, ends=(0.7, 0.7), black=True)
    for px, py, qx, qy, half in wings:
        t.flat(lens(*placed([(px, py), (qx, qy)], (x, y), k, a), half * k, 0.66), ink=0, gap=3, around=KEY)
    t.flat(ellipse(*placed([(29, 1 if view != 1 else -1)], (x, y), k, a)[0], 8 * k, 10 * k, 20, a), ink=KEY)


def strands() -> list[tuple[float, float, float, float, int]]:
    """Bees in strands that follow cheeks and chin down to the tip: place, size, bearing, view."""
    out = []
    for n in range(9):
        q = (n - 4) / 4.0
        top, tip = 742 - 186 * q * q, 1150 - 290 * abs(q) ** 0.8
        count = round((tip - top) / 62) + 1
        for m in range(count):
            y = top + (tip - top) * (m + 0.25 * (n % 2)) / max(1, count - 0.75)
            half = 250 - 60 * (y - 600) / 280 if y < 880 else max(14.0, 190 - (y - 880) * 0.64)
            a = 90 + q * (20 + (y - 600) * 0.09) + 16 * math.sin(5.0 * n + 2.3 * m) + (180 if (n * 3 + m) % 5 == 0 else 0)
            out.append((398 + q * half + 7 * math.sin(3 * m + n), y, 1.2 - 0.2 * q * q - (y - 600) / 2200, a, (n * 2 + m) % 3))
    return sorted(out, key=lambda b: b[1])


@card(id="sztomq", title="They Only Stay if I Am Silent", seed=6, palette="lino_fox_fire", light=(-0.7, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.7, -0.5, 0.45)])
    with p.thing("evening", "place") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        sky.flat("-20,520! 160,440 330,480 560,420 820,470! 820,1220! -20,1220!", ink=2)
    with p.thing("bear", "subject") as b:
        body = Clay().limb([(400, 760, -300, 240), (400, 960, -280, 360), (400, 1240, -260, 440)], melt=20, part="fur", per=6)
        b.clay(body, "fur", "down", inks=(3, KEY), at=(0.62,), pitch=12)
        head = bear_head(shut=False).turned(at=(400, 410, 0), scale=2.3, pitch=-4)
        b.flat_clay(head, KEY, grow=7)
        b.clay(head, "fur", "down", inks=(1, 2, 3), at=(0.9, 0.5), pitch=10, parts={"nose": ("black", "across"), "muzzle": (GOUGES["fur"].but(inks=(0, 1, 3), at=(0.8, 0.36)), "across"), "ear": (GOUGES["fur"].but(inks=(2, 3, KEY), at=(0.8, 0.4)), "along")})
        b.gaze(head, wide=1.7)
        b.strokes([head.curve(f"lip {name}") for name in ("left", "right")], 11, black=True, ends=(0.6, 0.4))
    with p.thing("beard of bees", "witness") as beard:
        beard.flat(BEARD)
        for x, y, k, a, view in strands():
            bee(beard, x, y, k, a, view)
    with p.thing("strays", "accent", count=3) as strays:
        for x, y, k, a, view in ((92, 610, 1.0, 20, 1), (650, 486, 0.9, -150, 2), (716, 300, 1.1, 160, 0)):
            bee(strays, x, y, k, a, view)
    s.describe("A bear wears a long beard of living bees. He keeps his mouth pressed shut and looks straight at us. One late bee is still coming to join the beard.")
    s.moods("proud", "tense", "droll", "strange")
    s.themes("silence", "pride", "disguise", "control", "swarm")
    s.says("wizard", "honey", "tickles", "disguise", "prophet", "composure", "hum", "barber", "membership", "pharaoh", "self-control", "diet", "board member", "they only stay if I’m silent", "a secret with wings", "close shave", "he never says a word", "my uncle at the fair", "growing on me", "I have a feeling about this", "mind your own beeswax", "each thought has a sting", "wait till they start to sing", "speaking would be costly", "dressed in something alive", "thirty thousand opinions", "now nobody talks over me", "the bravest face in the wood", "the thief has become the hive", "don’t lick your lips", "a beard by any other name", "sweet on him", "hold that pose", "bear with me", "long-term growth", "temptation, worn under the chin", "what keeps me quiet", "the longest minute", "only on loan from the hive", "kiss me if you dare", "the beekeeper’s day off", "whatever you do, don’t laugh", "it was a bet at first", "grin and bear it")  # fmt: skip
    s.relate("bear", "wears", "beard of bees")
    s.relate("strays", "follows", "beard of bees")
    s.about(place="before a hill", time="evening", light="honey light from the left", composition="centred", view="near, face to face", foreground="the bees’ wings", unexplained="what he would say if he could")
