"""Lunch Looks Up: the heron has come straight down, and has been noticed."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.birds import heron_face


@card(id="v9ze2p", title="Lunch Looks Up", seed=79, palette="board_yolk", light=(-0.3, 0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.5, 0.4, 0.75, 0.85), Lamp(0.9, 0.1, 0.35, 0.3)], ambient=0.0, focus=(400, 420, 300))
    with b.thing("heron", "subject", depth=0.7) as h:
        neck = Clay().limb("392,330,-190,96 520,170,-240,92 640,60,-280,104 560,-80,-320,120 300,-160,-360,140", part="neck", per=7)
        h.clay(neck, "fur", "along", gain=0.7, over=12, stroke=(16, 44))
        head = heron_face(gape=0.5).turned(at=(372, 380, 0), scale=1.5, roll=-5)
        crest = [[(380 + k * 16, 300), (400 + k * 44, 180 - 40 * (k % 2)), (440 + k * 80, 120 + 10 * k)] for k in range(-4, 5)]
        h.clay(head, "down", "down", parts={"beak": ("skin", "along"), "lower beak": ("skin", "along"), "lid": ("skin", "along")})
        h.comb(crest, 50, stray=8, width=(0.8, 2.2))
        eyes(h, head, light=0.9, iris=0.0)
        for side in ("left", "right"):
            (x, y), ring = head.curve(f"iris {side}")[0], head.curve(f"iris {side}")[1:]
            h.bare(ring, spot=1.0)
            h.leave([(x + (p - x) * 0.42, y + (q - y) * 0.42) for p, q in ring])
            h.prick([(x - 4, y - 6, 3.4)], spot=0)
            h.strokes([head.curve(f"upper {side}")], 7, ends=(0.5, 0.5), black=True)
    x, y = max((lump.b for lump in head.lumps if lump.part == "beak"), key=lambda p: p[1])[:2]
    with b.thing("drop", depth=0.75) as d:
        d.leave([(x + 13 * math.cos(k), y + 22 + 14 * math.sin(k)) for k in range(7)])
        d.bare(f"{x},{y + 2}! {x + 6},{y + 14} {x + 9},{y + 24} {x},{y + 33} {x - 9},{y + 24} {x - 6},{y + 14}")
    with b.thing("lily leaves", plane="front") as leaf:
        for cx, cy, rx, ry in ((60, 1120, 250, 56), (760, 1060, 190, 40), (640, 1190, 240, 40)):
            ring = [(cx + rx * math.cos(k / 9), cy + ry * math.sin(k / 9)) for k in range(57)]
            leaf.leave(ring)
            leaf.strokes([ring[34:57], ring[:6]], 1.6, ends=(0.1, 0.1))
            leaf.strokes([[(cx, cy), (cx + rx * 0.9 * math.cos(a), cy + ry * 0.9 * math.sin(a))] for a in (k * 0.42 + 3.3 for k in range(8))], 0.8, ends=(0.2, 0.05))
    with b.thing("frog", "witness", plane="front", lamps=[Lamp(-0.25, -0.6, 0.7, 0.9)]) as f:
        frog = Clay().limb("250,1290,-60,110 400,1225,0,100 560,1290,-60,110", melt=20, part="back").ball(318, 1140, 30, 60, melt=18, part="eye").ball(520, 1136, 30, 60, melt=18, part="eye")
        f.clay(frog, "skin", (0.1, 1, 0.5), shade=0, gain=1.2, fade=((400, 1080), (400, 1230)))
    s.describe("A heron’s face comes straight down at a frog. One drop hangs on the tip of the long beak; above it stare two yellow eyes. Of the frog, seen from behind, only the two bulging eyes stand out.")
    s.moods("tense", "awkward", "funny", "eerie")
    s.themes("fear", "hunger", "being seen", "hesitation", "fate")
    s.relate("heron", "towers over", "frog")
    s.about(place="the marsh", time="before morning", light="from the water, low left", composition="centred", view="from below, behind the frog's eyes", foreground="the frog's two eyes and black lily leaves", unexplained="why it hesitates")
    s.says(
        "boo", "eye contact", "it hesitated, once", "awkward", "can I help you?", "table for one", "the waiter has come", "don't blink",
        "I know that look", "just browsing", "a pointed question", "caught in the act", "this is not what it looks like", "long time no see", "sharp",
        "the dentist", "you've got something on your beak", "nose to nose", "mind the drop", "we have met before, haven't we", "who's there?",
        "the last thing it saw", "guilty", "a needle and two lamps", "stage fright", "staring contest", "hello, dinner", "it forgot what it came for",
        "look up!", "judgement", "a very thin excuse", "sorry, wrong pond", "between us, one drop", "the shy killer",
    )  # fmt: skip
