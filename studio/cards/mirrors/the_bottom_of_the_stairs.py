"""The Bottom of the Stairs: down the stairwell, floor under floor, and at the very bottom something large looks up."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed

Spot = tuple[float, float]


def corners(n: float) -> list[Spot]:
    """The rectangle of the stairwell n floors down, clockwise from the top left."""
    k = 0.72**n
    cx, cy = 400 + 60 * (1 - k), 600 + 90 * (1 - k)
    return [(cx - 480 * k, cy - 690 * k), (cx + 480 * k, cy - 690 * k), (cx + 480 * k, cy + 690 * k), (cx - 480 * k, cy + 690 * k)]


def between(a: Spot, b: Spot, q: float) -> Spot:
    """A point between two."""
    return a[0] + (b[0] - a[0]) * q, a[1] + (b[1] - a[1]) * q


@card(id="hkwwgl", title="The Bottom of the Stairs", seed=4, palette="riso_late_office", light=(-0.7, -0.7))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.7, -0.7, 0.5)])
    pine = {"teal": 1.0, "orange": 1.0}
    with d.thing("stairwell", "place") as w:
        for n in range(4):
            a, b, c, e = corners(n), corners(n + 0.42), corners(n + 0.5), corners(n + 1)
            for side in range(4):
                j, count = (side + 1) % 4, (6, 10)[side % 2]
                for i in range(count):
                    p, q = i / count, (i + 1) / count
                    lit = (i + n) % 2
                    w.flat([between(a[side], a[j], p), between(a[side], a[j], q), between(b[side], b[j], q), between(b[side], b[j], p)], **({} if lit else ({"orange": 1.0} if side in (2, 3) else {"teal": 1.0})))
                w.flat([b[side], b[j], e[j], e[side]], **pine)
            w.flat([*b], [*c], **{})
        w.flat(corners(3.52), **pine)
    with d.thing("people at the rail", "witness", count=3) as r:
        for x, y, k, a, ink in ((186, 300, 1.4, 90, "orange"), (668, 900, 1.3, -90, "orange"), (520, 244, 1.2, 180, "teal")):
            for side in (-1, 1):
                r.flat(placed(ellipse(side * 42, -26, 10, 26, degrees=side * 8), (x, y), k, a), gap=4, **{ink: 1.0})
            r.flat(placed(ellipse(0, 0, 54, 24), (x, y), k, a), gap=4, **{ink: 1.0})
            r.flat(placed(ellipse(0, -10, 23, 26), (x, y), k, a), gap=4, **pine)
    with d.thing("eye", "subject") as e:
        x, y, k = 442, 664, 1.62
        e.flat(corners(3.56), teal=1)
        lids = "317,664! 370,618 440,592 520,620 575,690! 510,728 440,734 366,710"
        e.flat(lids)
        with e.within(lids):
            e.flat(ellipse(x, y - 2, 46 * k, 46 * k), orange=1)
            e.flat(ellipse(x, y - 2, 22 * k, 26 * k), **pine)
            e.flat(ellipse(x - 16, y - 22, 10, 11))
        with e.in_inks(**pine):
            e.strokes([[(314, 668), (368, 614), (440, 586), (522, 614), (580, 694)], [(330, 600), (380, 556), (440, 540), (510, 556), (560, 600)], [(350, 744), (410, 772), (480, 774), (546, 750)], [(350, 790), (420, 812), (500, 800)]], [11, 8, 9, 7], ends=(0.1, 0.1))
    s.describe("We look straight down a stairwell. Its steps are striped in orange, teal and white. Three people lean over the rails. At the very bottom a huge orange eye with wrinkles looks up.")
    s.moods("uneasy", "curious", "awed", "dizzy")
    s.themes("depth", "neighbours", "fear", "watching", "secrets")
    s.says("eye", "hello down there", "vertigo", "who lives in the cellar?", "it saw me", "I dropped my key", "going down", "don’t look", "neighbours", "the landlord", "whale", "deep", "a well", "peephole", "caretaker", "echo", "leaning over", "dizzy", "it has always been there", "mind the step", "being seen", "the house looks back", "ground floor flat", "wake up", "a keyhole inside out", "gaze into the abyss", "lift out of order", "what blinked?", "basement", "the long fall", "everybody knows, nobody asks", "staircase wit", "the bottom line", "old, very old", "it is waiting for the ball", "tunnel vision", "I was called", "somebody has to feed it", "stripes", "roots of the house", "conscience", "storeys and stories", "rent is cheap for a reason", "who carried it in?")  # fmt: skip
    s.relate("eye", "is inside", "stairwell")
    s.relate("people at the rail", "listens to", "eye")
    s.about(place="the stairwell of the thin-walled flats", time="evening", light="from the upper left, down the shaft", composition="centred", view="from above, down a deep shaft", foreground="striped steps at all edges", unexplained="what lives at the bottom")
