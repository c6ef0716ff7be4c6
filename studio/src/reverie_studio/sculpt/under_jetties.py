"""Half above and half under water: a bear that hides beneath a jetty, the dog that has seen it, boots that wait, bait."""

from __future__ import annotations

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.watercolour_pen import InkPen
from reverie_studio.pen import Pen
from reverie_studio.sculpt.beast_heads import bear_head
from reverie_studio.sculpt.eyes import eye


def hushing_bear(*, look: Point = (0.0, -0.9)) -> Clay:
    """A bear that holds its breath: cheeks blown up, 330 px wide, one claw before its lips; its shoulders go down to y = 480.

    Parts: head, muzzle, nose, ear, lid, cheek, body, arm, toe, claw. Marks: the eyes, `nose`.
    """
    c = Clay().limb([(0, 90, -130, 120), (0, 220, -190, 200), (0, 420, -220, 250)], melt=30, part="body", per=12)
    c.both(Clay().limb([(130, 190, -180, 110), (230, 300, -170, 104), (270, 460, -160, 110)], melt=30, part="body", per=10))
    face = bear_head(shut=False)
    face.lumps = [lump for lump in face.lumps if lump.part not in ("lid", "eye")]
    face.both(Clay().limb([(58, 66, 66, 46), (88, 58, 36, 52), (96, 40, 8, 40)], melt=18, part="cheek", per=8))
    for side, name in ((-1, "left"), (1, "right")):
        eye(face, name, (50 * side, -22, 60), 25, side, aside=12, lids=1.25, look=(look[0] * side, look[1]), inner=0.9, iris=0.66, bag=0.4)
    c.add(face)
    c.limb([(210, 470, -40, 92), (170, 380, 60, 84), (96, 268, 150, 74), (52, 206, 178, 66)], melt=12, part="arm", per=12)
    c.limb([(20, 178, 186, 46), (52, 164, 190, 48), (84, 176, 182, 40)], melt=16, part="arm", per=6)
    for x, y, r in ((44, 176, 27), (78, 186, 26), (104, 206, 22)):
        c.limb([(x, y - 20, 222, r * 0.9), (x + 2, y + 12, 244, r), (x - 2, y + 40, 228, r * 0.9)], melt=5, part="toe", per=6)
    c.limb([(12, 186, 220, 27), (4, 144, 224, 25), (0, 110, 214, 21)], melt=6, part="toe", per=8)
    c.limb([(0, 114, 218, 14), (-1, 90, 216, 10), (0, 66, 206, 3)], melt=2, part="claw", per=8)
    for x, y in ((44, 222), (76, 234), (100, 246)):
        c.limb([(x, y, 244, 10), (x - 4, y + 18, 246, 7), (x - 8, y + 32, 238, 2)], melt=2, part="claw", per=5)
    c.marks["nose"] = [(0, 30, 170)]
    return c


def lying_forequarters(x: float, y: float) -> Clay:
    """A dog without its head that lies on an edge at (x, y), its neck towards us, a foreleg hung over the near side; its rump is at (x + 330, y - 80). Parts: coat, leg, toe, neck."""
    c = Clay().limb([(x + 30, y - 96, -10, 66), (x + 100, y - 96, -30, 88), (x + 210, y - 90, -50, 84), (x + 340, y - 84, -60, 82)], melt=16, part="coat", per=12)
    c.limb([(x + 40, y - 110, 20, 70), (x - 20, y - 96, 80, 66), (x - 70, y - 70, 120, 60)], melt=30, part="neck", per=10)
    c.ball(x + 92, y - 74, 30, 66, melt=30, part="coat")
    c.limb([(x + 128, y - 76, 60, 48), (x + 112, y - 44, 108, 38), (x + 104, y - 20, 130, 33), (x + 100, y - 4, 142, 31)], melt=12, part="leg", per=10)
    for k in range(3):
        u = 23 * (k - 1)
        c.limb([(x + 100 + u * 0.8, y - 2, 150, 20), (x + 98 + u, y + 22, 160, 20), (x + 98 + u, y + 44, 150, 15)], melt=4, part="toe", per=6)
    return c


def jetty(pen: Pen, x: float, y: float) -> None:
    """The end of a jetty whose top corner is (x, y); it runs out of the card to our right."""
    for u, w in ((x + 60, 44), (x + 400, 50)):
        pen.rect(u, y + 30, w, 700, "#5a463c")
    pen.path(f"M{x},{y} H850 V{y + 26} H{x}Z", "#b08a62")
    pen.path(f"M{x},{y + 26} H850 V{y + 62} H{x + 6}Z", "#7a5a44")


def boot(pen: Pen, x: float, y: float, k: float, leg: str, tone: str, sole: str = "#221a1c") -> None:
    """A rubber boot that stands on y with its toe to our left; the leg goes up 420 px."""
    with pen.at(x, y, scale=k):
        pen.path("M-34,-190 C-40,-300 -40,-380 -36,-460 H62 C66,-380 66,-300 60,-190Z", leg)
        pen.path("M-46,-206 H70 C70,-150 66,-90 70,-14 H-112 C-120,-50 -92,-74 -52,-88 C-40,-120 -44,-160 -46,-206Z", tone)
        pen.path("M-46,-206 H70 V-184 H-45Z", sole)
        pen.path("M-116,-16 H74 V0 H-114Z", sole)


def honey(pen: Pen, x: float, y: float, k: float) -> None:
    """A jar of honey on a hook that hangs from above at (x, y)."""
    with pen.at(x, y, scale=k):
        pen.path("M-3,0 L3,0 L3,30 C3,50 -26,50 -26,30 L-20,30 C-20,42 -3,42 -3,30Z", "#39404a")
        pen.path("M-40,44 H40 L44,70 H-44Z", "#c8503a")
        pen.path("M-46,70 C-60,84 -60,150 -48,168 H48 C60,150 60,84 46,70Z", "#f0b02e")
        pen.path("M-34,92 H34 V140 H-34Z", "#fbf0d0")


def bee(k: InkPen, x: float, y: float) -> None:
    """The mark on the label."""
    k.line([(x - 14, y), (x, y - 6), (x + 14, y)], 4.0).line([(x - 8, y - 8), (x - 2, y - 18), (x + 4, y - 8)], 1.6)
