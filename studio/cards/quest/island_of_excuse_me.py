"""Four polite people and a boar stand on one another on a raft for one; the boat beside them stays empty."""

from __future__ import annotations

import math
from typing import Any

from reverie_studio.figures import Figure
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

WATER, GOLD = "#22346e", "#e8b23a"
PEOPLE: tuple[dict[str, Any], ...] = (  # from the raft upwards
    dict(age="broad", pose="stand", view="front", height=300, seed=5, skin="#e8b68d", expression="worried", clothes=dict(top="suit", colour="#3c4660", hat="bowler", hat_colour="#1d2238", beard="moustache")),
    dict(age="adult", pose="stand", view="front", height=292, seed=12, skin="#8c5a3c", expression="calm", hair="bun", clothes=dict(top="dress", colour="#d8694a", shoes="boots")),
    dict(age="old", pose="stand", view="front", height=272, seed=23, skin="#f0c3a6", expression="glad", hair="bald", clothes=dict(top="tailcoat", colour="#5f7a5a", beard="long", hat="none")),
    dict(age="teen", pose="stand", view="front", height=250, seed=31, skin="#d79a6c", expression="worried", hair="braids", clothes=dict(top="jumper", colour="#e8b23a", bottom="trousers", bottom_colour="#4a64a4"),
         reach={"hand_left": (66, -258), "hand_right": (-66, -258)}),
)  # fmt: skip


def tower(x: float, y: float) -> tuple[list[tuple[tuple[float, float], dict[str, Any]]], tuple[float, float]]:
    """Two squeezed on the raft, one on their inner shoulders, one on his; and where the boar goes."""
    out = [((x + dx, y), {**who, "prop": None}) for dx, who in zip((-72, 72), PEOPLE, strict=False)]
    west, east = (Figure(**own).anchors for _, own in out)
    inner = [max(west["shoulder_left"], west["shoulder_right"]), min(east["shoulder_left"], east["shoulder_right"])]
    feet = [(x - 72 + inner[0][0] + 6, y + inner[0][1] + 6), (x + 72 + inner[1][0] - 6, y + inner[1][1] + 6)]
    for sway, who in zip((-4, 8), PEOPLE[2:], strict=True):
        right, left = feet
        ox, oy = (left[0] + right[0]) / 2 + sway, max(left[1], right[1])
        own = {**who, "prop": None, "reach": {"foot_left": (left[0] - ox, left[1] - oy), "foot_right": (right[0] - ox, right[1] - oy), **who.get("reach", {})}}
        f = Figure(**own)
        out.append(((ox, oy), own))
        feet = [(ox + sx - 9 * side, oy + sy + 6) for side, (sx, sy) in zip((1, -1), sorted((f.anchors["shoulder_left"], f.anchors["shoulder_right"])), strict=True)]
        hands = f.anchors["hands"]
    (ox, oy), _ = out[-1]
    return out, (ox + 4, oy + hands[1] - 4)


def raft(pen: Pen) -> None:
    for k in range(5):
        pen.rect(404 + 2 * k, 928 + 9 * k, 260 - 4 * k, 12, "#a3805a" if k % 2 else "#8a6a4a", radius=6)
    pen.rect(432, 924, 12, 50, "#f0e2c8")
    pen.rect(622, 924, 12, 50, "#f0e2c8")


def ripples(k: InkPen) -> None:
    for a, b, w in ((20, 996, 160), (260, 984, 120), (670, 980, 120), (390, 996, 260)):
        k.line([(a, b), (a + w * 0.3, b - 6), (a + w * 0.7, b + 5), (a + w, b - 2)], 1.7, broken=0.3)


@card(id="jn27jq", title="Island of Excuse Me", seed=279, palette="indigo_wash", light=(-0.5, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash([(-80, -80), (880, -80), (880, 500), (880, 760), (560, 720), (300, 770), (-80, 720)], "#6f8ac4", name="sky wash", plane="sky", strength=0.85, wet=0.7, bloom=5, charge="#e0a88a", fade=(0, 0.6))
    p.wash([(-80, 955), (200, 946), (500, 958), (880, 946), (880, 1280), (-80, 1280)], WATER, name="open water", strength=1.1, wet=0, bloom=3, charge="#3a5698", uneven=0.9)
    p.wash("M20,926C80,880 150,896 190,926ZM100,930H330L300,940H60Z", "#8fa0cc", name="far islands", strength=0.6, wet=0.2)
    people, (bx, by) = tower(534, 942)
    boar = p.put("boar", at=(bx, by + 8), scale=0.74, turn=-4, role="subject", contact=0, colour="#5a5566", how={"light": 0.2, "second": 0.4, "hatch": 0.3})
    for place, own in people:
        p.figure(at=place, **own, role="subject", label="polite passenger", contact=0, how={"light": 0.25})
    p.draw(raft, name="raft for one", role="prop", contact=0, how={"light": 0.2, "second": 0.4})
    p.put("rowing boat", at=(166, 978), scale=0.78, role="prop", label="empty rowing boat", colour="#d8694a", contact=0, how={"light": 0.2})
    hx, hy = boar["head"]
    p.put("hat", at=(hx + 8, hy - 46), scale=0.34, turn=-12, role="accent", label="small top hat", colour=GOLD, contact=0)
    p.ink(ripples, name="ripples", colour="#cfd8ec")
    for x, y, size, turn, flip, tone, second in ((250, 1100, 0.6, -46, False, "#e8a23a", "#f4d9a0"), (620, 1104, 0.54, 42, True, "#d8694a", "#f0c0a0"), (436, 1136, 0.4, -74, False, "#8fb4c8", "#dfe8f0"), (90, 1130, 0.36, -30, False, "#b07aa0", "#e6cfe0"), (744, 1060, 0.3, 30, True, "#8fb4c8", "#dfe8f0")):
        p.put("fish", at=(x, y), scale=size, turn=turn, flip=flip, role="witness", label="staring fish", colour=tone, second=second, contact=0, how={"light": 0.2})
    p.lift(lambda pen: [pen.circle(x, y, r, "#ffffff") for x, y, r in ((330, 1030, 6), (344, 1008, 4), (560, 1026, 6), (548, 1004, 4), (464, 1040, 5), (150, 1070, 5))], 0.8, soft=1)
    p.ink(lambda k: [k.line([(x, y), (x + 14 * math.copysign(1, v), y - 10), (x + 30 * math.copysign(1, v), y - 8)], 2.0) for x, y, v in ((660, 330, 1), (670, 370, 1), (410, 320, -1), (402, 360, -1))], name="sway")
    s.relate(boar, "balances on", "polite passenger")
    s.describe("People on a tiny raft stand on each other’s shoulders. Below are a "
               "man in a suit and a woman in red. On them stands an old man, on him a"
               " girl holding up a boar in a golden top hat. An empty boat floats "
               "beside. Five fish swim below.")  # fmt: skip
    s.moods("comic", "precarious", "polite", "tense")
    s.themes("courtesy", "community", "balance", "foolishness", "rescue")
    s.says("full house", "team spirit", "after you", "no, I insist", "hierarchy", "room for one more?", "the last straw", "keep calm", "top hog", "stiff upper lip", "they only had to ask", "social ladder", "dinner is nearly ready",
           "don't sneeze", "pillars of society", "excuse me", "nobody wants to be rude", "capsize")
    s.about(place="open water", time="evening", weather="calm", light="soft evening light", composition="right", view="half under water")
