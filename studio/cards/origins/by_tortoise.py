"""By Tortoise: between two outstretched hands a tortoise is halfway along the rope; one hand has grown old."""

from __future__ import annotations

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hands import hand
from reverie_studio.sculpt.lot_c import knotted, tortoise


def rope_at(x: float) -> float:
    return 650 + 130 * (1 - ((x - 420) / 440) ** 2)


@card(id="r4ms8u", title="By Tortoise", seed=70, palette="board_verdigris", light=(0.6, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(0.55, -0.6, 0.58, 0.95)], ambient=0.0, focus=(420, 640, 300))
    with b.thing("tortoise", "subject", depth=0.8) as t:
        body = tortoise().turned(at=(420, 622, 0), scale=1.6, yaw=0, roll=-2)
        t.clay(body, "skin", "across", parts={"shell": (CUTS["skin"].but(cross=None), "contour"), "leg": ("hide", "across"), "neck": ("hide", "across"), "head": ("hide", "along"), "lid": ("skin", "along")})
        t.glow(410, 598, 190, 1.0, 0.2)
        eyes(t, body, light=0.9, sides=("near",), glint=(-0.3, -0.3))
    with b.thing("rope", "prop", depth=0.85) as r:
        xs = range(-20, 850, 11)
        r.leave([*((x, rope_at(x) - 14) for x in xs), *((x, rope_at(x) + 15) for x in reversed(xs))])
        for x in xs:
            y = rope_at(x)
            r.strokes([[(x - 10, y + 13), (x + 1, y + 3), (x + 6, y - 5), (x + 14, y - 13)]], 6.0, ends=(0.4, 0.3))
        for x in (262, 300, 540, 580):
            claws = [[(x + d + 3, rope_at(x) - 24), (x + d, rope_at(x) - 6), (x + d - 5, rope_at(x) + 8)] for d in (-14, 0, 14)]
            r.strokes(claws, 13, ends=(1, 0.6), black=True)
            r.strokes(claws, 8, ends=(1, 0.2))
    with b.thing("young hand", "witness", depth=0.9) as young:
        young.clay(hand("open", wrist=240, stout=0.95).turned(yaw=150).turned(at=(20, 330, 60), scale=1.7, roll=98), "skin", "across")
    with b.thing("old hand", "witness", depth=0.9) as o:
        old = knotted(hand("open", wrist=260, stout=0.84)).turned(yaw=-150, flip=True).turned(at=(780, 990, 60), scale=1.75, roll=-86)
        o.clay(old, "skin", "across", ambient=0.06, shade=0.5)
        for x, y, long in ((716, 946, 80), (706, 976, 90), (722, 1006, 76), (740, 1030, 60)):
            o.strokes([[(x, y), (x - long * 0.4, y - 8), (x - long, y + 3)]], 3.6, ends=(0.2, 0.1), black=True)
            o.strokes([[(x, y + 5), (x - long * 0.4, y - 3), (x - long, y + 8)]], 1.6)
    s.describe("A tortoise walks a rope between two hands. It is halfway and looks back; the hand behind it is smooth, the hand before it is lined with age.")
    s.moods("patient", "wistful", "funny", "tender")
    s.themes("time", "love", "distance", "messages", "old age")
    s.relate("tortoise", "balances on", "rope")
    s.about(place="a canyon", time="no time yet", light="from the upper right", composition="diagonal", view="near, level with the rope", foreground="two hands cut by the edges", unexplained="it is looking back")
    s.says(
        "faster!", "slow mail", "it set out when we were twenty", "halfway", "special delivery", "don't look down", "long-distance love",
        "a message for my older self", "second thoughts", "slow and steady", "no rush", "between two people", "I'll get there", "hold on", "tightrope",
        "where was I?", "the post is late again", "a lifetime's errand", "hand over hand", "did I leave the door open?", "from me to me",
        "sent with love", "nearly there, says the tortoise", "it forgot something", "arrivals", "time carries it", "the crossing", "don't call it back",
        "mid-life", "by the time it comes I'll be old", "patience is a shell", "reaching", "what takes so long?", "express",
    )  # fmt: skip
