"""I'll Catch Up: a man's outline has reached the tram; his colours are still three strides behind."""

from __future__ import annotations

from reverie_studio.engine.bodies import from_clay
from reverie_studio.finishes.riso_tools import Clay, Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.first_light import contour
from reverie_studio.sculpt.flat_people import dog_turning, runner
from reverie_studio.sculpt.marks import ellipse

INKS = {"far arm": {"pink": 1.0, "yellow": 1.0}, "far leg": {"pink": 1.0, "yellow": 1.0}, "near leg": {"pink": 1.0}, "shoes": {"pink": 1.0, "yellow": 1.0}, "neck": {"yellow": 1.0}, "head": {"yellow": 1.0},
        "hair": {"pink": 1.0, "yellow": 1.0}, "jacket": {"pink": 1.0}, "tie": {"yellow": 1.0}, "near arm": {"pink": 1.0, "yellow": 1.0}, "hands": {"yellow": 1.0}}  # fmt: skip
BAG = [(-34.0, -16.0), (-50, 78), (-176, 56), (-160, -38)]


@card(id="6emwhx", title="I'll Catch Up", seed=17, palette="riso_rush_hour", light=(0.9, -0.1))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.8, -0.4, 0.5)])
    k, here, there = 1.06, (230.0, 706.0), (482.0, 690.0)
    with d.thing("morning", "place") as g:
        g.flat(ellipse(650, 352, 152, 152), yellow=1)
        g.flat("0,800! 800,800! 800,816! 0,816!", blue=1)
        for x in range(40, 800, 92):
            g.flat([(x, 816), (x + 9, 816), (x + 9, 884), (x, 884)], blue=1)
        g.flat("0,884! 800,884! 800,900! 0,900!", blue=1)
    with d.thing("tram") as t:
        t.flat("540,172! 548,104 590,70! 800,70! 800,172!", blue=1)
        t.flat("574,126! 800,126! 800,142! 574,142!")
        t.flat("722,172! 734,172! 734,940! 722,940!", blue=1)
        t.flat("578,930! 800,930! 800,1000! 640,1000! 624,962! 584,962!", blue=1)
        t.flat(ellipse(782, 1034, 62, 62), blue=1)
        t.flat(ellipse(782, 1034, 40, 40), pink=1)
        t.flat("0,1092! 800,1092! 800,1100! 0,1100!", blue=1)
    with d.thing("colours", "subject") as c:
        c.flat("-30,1014! 60,998 200,1004 440,1018! 330,1040 120,1046!", blue=1)
        parts = {name: piece.turned(at=here, scale=k) for name, piece in runner().items()}
        for name, piece in parts.items():
            if name in ("jacket", "near arm", "head", "tie"):
                c.silhouette(piece, grow=3.5)
            c.silhouette(piece, **INKS[name])
            if name == "far arm":
                c.flat([(here[0] + x * k, here[1] + y * k) for x, y in BAG], pink=1, yellow=1)
        ex, ey = here[0] + 128 * k, here[1] - 318 * k
        c.flat(ellipse(ex, ey, 9, 10))
        c.flat(ellipse(ex + 3, ey, 4, 5), pink=1, blue=1)
        c.flat(ellipse(ex + 2, ey + 56, 13, 17), pink=1, blue=1)
    with d.thing("outline", "subject") as o:
        parts = {name: piece.turned(at=there, scale=k) for name, piece in runner(tie=0.62).items()}
        with o.in_inks(blue=1):
            for names in (("far leg", "near leg", "shoes", "jacket", "neck"), ("tie",), ("head",), ("hair",), ("near arm", "hands"), ("far arm",)):
                line = contour(from_clay(Clay().add(*(parts[name] for name in names)), (), shade=0))
                o.strokes([[*line, line[0]]], 5, ends=(1, 1))
            ring = [(there[0] + x * k, there[1] + y * k) for x, y in BAG]
            for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
                o.strokes([[a, b]], 5, ends=(1, 1))
            ex, ey = there[0] + 128 * k, there[1] - 318 * k
            o.strokes([[(ex - 8, ey), (ex, ey - 8), (ex + 8, ey)], [(ex - 14, ey + 42), (ex + 2, ey + 54), (ex + 22, ey + 40)]], 5, ends=(0.7, 0.7))
    with d.thing("dog", "witness", plane="front") as w:
        dog = dog_turning().turned(at=(530, 1222, 60), scale=1.04)
        w.print(dog, {"blue": 1}, {"blue": 1, "pink": 1}, at=0.34, rim=5, line="pink")
        ex, ey = dog.curve("eye")[0]
        w.flat(ellipse(ex, ey, 12, 11))
        w.flat(ellipse(ex - 4, ey - 3, 5, 5), blue=1)
    s.describe("A running man’s outline is ahead of his colours. It has reached the tram. The empty line smiles and grasps the pole; the pink and yellow body stretches out a hand, mouth open. A dog turns its head.")
    s.moods("hectic", "droll", "anxious", "bright")
    s.themes("haste", "self", "work", "falling behind", "body and mind")
    s.says("Monday", "burnout", "deadline", "jetlag", "ambition", "misprint", "outpaced", "caffeine", "ghost", "hurry", "commuter", "wait for me!", "beside himself", "my body came without me", "the spirit is willing", "save me a seat", "one foot in the door", "hollow man", "he left his heart behind", "first the idea, then the rest", "the suit arrives later", "my big brother always wins", "run, Robert, run", "I am not quite here yet", "who is chasing whom?", "half of me is on time", "catch me if you can", "more haste, less speed", "what coffee does", "out of register", "the printer was drunk", "slow down, you move too fast", "mind over matter", "empty inside, but punctual", "I think, therefore I’m early", "don’t leave me, me", "the soul walks", "second place", "he forgot something", "the early outline", "even the dog sees double", "a shadow of himself", "morning person, evening person", "the plan and the man")  # fmt: skip
    s.relate("colours", "follows", "outline")
    s.about(place="an embankment with a tram stop", time="morning", light="a low sun behind the tram", composition="diagonal", view="eye level", foreground="a dark dog from behind", unexplained="how he came apart")
