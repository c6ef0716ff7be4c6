"""Out It Comes: a splinter of light is drawn from a bear's paw, and does not end."""

from __future__ import annotations

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hands import hand
from reverie_studio.sculpt.lot_c import bear_head, bear_paw


@card(id="g4tv8s", title="Out It Comes", seed=60, palette="board_yolk", light=(-0.5, 0.4))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.6, 0.15, 0.75, 0.9)], ambient=0.0, focus=(400, 640, 380))
    with b.thing("bear", "subject", depth=0.6, lamps=[Lamp(-0.6, 0.15, 0.75, 0.8), Lamp(0.6, -0.35, 0.7, 0.5)]) as t:
        t.clay(Clay().limb("640,420,-240,190 700,700,-260,260 720,1000,-260,300", per=6), "fur", "along", gain=0.5)
        bear = bear_head().turned(at=(520, 310, 0), scale=1.75, yaw=-6, pitch=8, roll=14)
        t.clay(bear, "fur", "down", parts={"muzzle": ("down", "along"), "nose": (CUTS["wet"].but(gain=0.3), "across"), "ear": ("fur", "along"), "lid": ("down", "across")})
        for side in ("left", "right"):
            t.strokes([bear.curve(f"shut {side}")], 9, ends=(0.3, 0.3), black=True)
            t.strokes([[(x, y + 8) for x, y in bear.curve(f"shut {side}")]], 1.8)
            t.strokes([bear.curve(f"squeeze {side}"), [(x, y + 14) for x, y in bear.curve(f"squeeze {side}")]], 5, black=True)
            (x0, y0), (x1, y1) = bear.curve(f"shut {side}")[0], bear.curve(f"shut {side}")[3]
            t.strokes([[(x0, y0 - 46), ((x0 + x1) / 2, (y0 + y1) / 2 - 44), (x1, y1 - 20)]], 13, ends=(0.8, 0.1), black=True)
            t.strokes([[(x0, y0 - 6), (x0 - 4, y0 - 24)], [(x1, y1 + 10), (x1 + (x1 - x0) * 0.25, y1 + 22)]], 5, black=True)
        t.strokes([bear.curve("lip left"), bear.curve("lip right")], 9, ends=(0.6, 0.1), black=True)
    with b.thing("paw", depth=0.75) as p:
        arm = Clay().limb("700,1000,-60,140 610,960,-40,120 520,900,-20,112", per=5)
        p.clay(arm, "fur", "along", gain=0.8)
        paw = bear_paw().turned(at=(470, 860, 60), scale=1.6, yaw=-20, roll=-34)
        p.clay(paw, "fur", "along", parts={"pad": (CUTS["hide"].but(gain=0.75), (0.2, 1, 0.4)), "claw": ("skin", "along")})
    with b.thing("splinter", "accent", spot=1.0, depth=0.8) as n:
        n.strokes([[(462, 842), (240, 668), (-30, 456)]], 26, ends=(1, 1), black=True)
        n.bare([(462, 838), (240, 656), (-30, 440), (-30, 472), (236, 682), (455, 850)])
        n.sparks((462, 842), (18, 40), 50, length=(8, 44), width=1.8)
    with b.thing("hand", depth=0.9) as h:
        h.clay(hand("pinch", wrist=200, stout=1.1).turned(yaw=70).turned(at=(60, 900, 140), scale=1.9, roll=34), "skin", "across")
    s.describe("A hand draws a long splinter of light out of a bear’s paw. The bear presses its eyes shut and pulls down its mouth. The splinter is already longer than the leg.")
    s.moods("tender", "brave", "painful", "funny")
    s.themes("pain", "trust", "healing", "courage", "help")
    s.relate("hand", "mends", "paw")
    s.about(place="the first wood", time="night", light="from the left, along the splinter", composition="split", view="near, at the paw", foreground="a hand that pulls", unexplained="the splinter has no end")
    s.says(
        "be brave", "foreign object", "that was why it hurt", "don't look", "nearly there", "a thorn in the side", "pull!", "it won't hurt a bit",
        "how long is it?", "he never said a word", "the doctor is in", "teddy bears do cry", "tell me where it hurts", "splinter group", "the big baby",
        "somebody left a ray in him", "trust", "I'll count to three", "three!", "what are friends for", "he stepped on the morning", "out with it",
        "a light touch", "the size of the patient", "bear with me", "keep still", "it was in there for years", "the lion had one too", "sunbeam",
        "no sweets until it's over", "big paws, small courage", "it goes all the way in", "hold my hand", "a long story",
    )  # fmt: skip
