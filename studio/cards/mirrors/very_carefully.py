"""Very Carefully: a bull tiptoes through a china shop with its eyes shut and a full cup on one horn."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.tactful_bull import (
    dishes,
    moved,
    ring,
    straining_head,
    tea_cup,
    tiptoe_body,
)

SHELVES = (-520, -230, 40, 300)
ROW = ((2.3, "vase"), (1.78, "cups"), (1.38, "vase"), (1.09, "pot"), (0.9, "bowl"), (2.3, "bowl"), (1.78, "plate"), (1.38, "pot"), (1.09, "cups"), (0.9, "jug"))
SET = dishes()


@card(id="3fa6jf", title="Very Carefully", seed=5, palette="riso_canteen", light=(-0.8, -0.3))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.75, -0.45, 0.5)])
    dark = {"red": 1.0, "green": 1.0}
    with d.thing("dressers", "place") as w:
        for side in (-1, 1):
            def at(z: float, h: float, k: int = side) -> tuple[float, float]:
                return 430 + k * 440 / z, 470 + h / z

            w.flat([at(0.9, -800), at(2.5, -800), at(2.5, 500), at(0.9, 500)], green=1)
            for row, h in enumerate(SHELVES):
                w.flat([at(0.9, h), at(2.5, h), at(2.5, h + 24), at(0.9, h + 24)], **dark)
                for z, name in ROW[5 * (row % 2) : 5 * (row % 2) + 5]:
                    x, y = at(z, h + 2)
                    if row == 0 and 60 < x < 260:
                        continue  # there hangs the cup
                    for q, line in enumerate(SET[name]):
                        hole = q == len(SET[name]) - 1 if name in ("jug", "pot", "cups") else q == 1 and name == "plate"
                        w.flat(moved(line, x, y, 0.98 / z), **({"green": 1} if hole or (q == 2 and name == "cups") else {}))
    bull = tiptoe_body().turned(at=(466, 540, 0), scale=0.86)
    head = straining_head().turned(at=(446, 424, 300), scale=1.4, roll=-8, yaw=-12, pitch=-6)
    with d.thing("floor") as t:
        t.flat("470,1100! 560,1070 800,1030! 800,1110! 640,1130 520,1124!", green=1)
        t.flat("240,1112! 330,1098 420,1100 470,1112! 420,1126 320,1128!", green=1)
    with d.thing("bull", "subject", lamps=[Lamp(-0.62, -0.5, 0.72)]) as t:
        t.print(bull, {"red": 1}, dark, at=0.42, soft=0.1, line="green", rim=4, parts={"hoof": ({"green": 1}, dark), "far hoof": ({"green": 1}, dark), "far leg": (dark, dark)})
        t.print(head, {"red": 1}, dark, at=0.27, soft=0.1, line="green", rim=4, parts={"horn": ({}, {"green": 1}), "muzzle": ({}, {"red": 1}), "tongue": ({"red": 1}, {"red": 1}), "tuft": (dark, dark)})
        for side in ("left", "right"):
            t.strokes([head.curve(f"shut {side}")], 11, ends=(0.5, 0.5), black=True)
            t.strokes([head.curve("mouth")], 4, ends=(0.4, 0.4), black=True)
            t.strokes([head.curve(f"nostril {side}")], 9, ends=(0.6, 0.5), black=True)
    cup = tea_cup(1.0, full=True)
    x, y = head.curve("tip left")[0]
    with d.thing("full cup", "accent") as c:
        for (u, v), k in (((x + 66, y + 92), -0.9), ((262, 1096), 0.8)):
            hung, k = k < 0, abs(k)
            if not hung:
                c.flat(ring(u + 40, v + 8, 92, 16), green=1)
                c.flat(ring(u, v, 74, 17), green=1)
                c.flat(ring(u, v - 2, 70, 14))
            c.flat(moved(cup["handle"], u, v, k, flip=hung), moved(cup["hole"], u, v, k, flip=hung))
            for name, inks in (("body", {}), ("rim", {}), ("tea", dark)):
                c.flat(moved(cup[name], u, v, k, flip=hung), **inks)
                if name == "body":
                    c.flat(moved([(-48, -56), (48, -56), (44, -38), (-44, -38)], u, v, k), red=1)
            c.strokes([[(u + w, v - 88), (u + w - 12, v - 116), (u + w + 10, v - 146), (u + w - 4, v - 180)] for w in (-14, 14)] if hung else [], 6, ends=(0.6, 0.05))
            with c.in_inks(green=1):
                c.strokes([[*line, line[0]] for line in (moved(cup[name], u, v, k, flip=hung) for name in ("handle", "hole", "body", "rim"))], 3, ends=(1, 1))
    s.describe("A bull tiptoes through a china shop with its eyes squeezed shut. Its tongue sticks out; a full cup hangs from one horn, and a lifted hoof hovers above a tiny cup and saucer on the floor.")
    s.moods("tense", "droll", "tender", "embarrassed")
    s.themes("tact", "self-control", "reputation", "clumsiness", "good intentions")
    s.says("don’t sneeze", "tact", "my first dinner with them", "diplomacy", "nearly", "the proverb was wrong", "eggshells", "self-control", "just passing through", "ballet", "breathe in", "restraint", "gentle giants get no thanks", "you break it, you keep it", "tiptoe", "meeting her parents", "is it over yet?", "I can’t look", "trying", "prejudice", "handle with care", "fragile", "one step at a time", "mind where you’re going", "a storm in a teacup", "driving test", "sorry, so sorry", "the new job", "reputation", "he only wanted a spoon", "what they all expect of me", "suspense", "slowly, slowly", "my heart in my mouth", "the whole shop held its breath", "anger management", "holding it in", "the day nothing happened", "not a drop", "elegance", "big feelings, small room", "all eyes on me", "he has been practising", "nobody will believe it")  # fmt: skip
    s.relate("bull", "carries", "full cup")
    s.about(place="a china shop", time="day", light="shop window on the left", composition="centred", view="near, from low down", foreground="a cup on the floor", unexplained="why the cup on the horn is full")
