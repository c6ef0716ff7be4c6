"""Neither Lets Go: a handshake that should have ended long ago; a bird sleeps where the two inks overlap."""

from __future__ import annotations

from reverie_studio.engine.bodies import Outline, Point
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

C = (400.0, 480.0)
TILT = -9.0
PALM = "-440,-84! -330,-84 -260,-112 -200,-150 -110,-164 0,-160 80,-140 120,-80 124,20 110,110 60,170 -40,184 -140,186 -230,174 -310,146 -380,112 -440,104!"
LEAN = "-440,-70! -340,-70 -270,-92 -200,-130 -110,-146 0,-144 90,-124 122,-70 126,20 114,106 60,176 -40,190 -140,196 -220,190 -290,156 -350,104 -440,90!"
THICK = ("0,110,36 90,122,36 170,134,35 222,142,29", "0,38,39 120,48,39 220,62,37 282,72,30", "0,-38,40 130,-34,40 240,-24,38 308,-16,30", "0,-112,37 120,-112,37 220,-104,35 280,-96,28")
THIN = ("0,104,29 100,114,29 190,124,27 252,130,21", "0,42,31 130,48,31 240,58,29 308,66,22", "0,-24,32 140,-22,32 256,-14,30 326,-6,22", "0,-90,30 130,-92,30 240,-86,28 304,-80,21")
THUMBS = ("-300,-70,60 -230,-150,58 -150,-212,52 -60,-238,46 10,-246,44 66,-258,32", "-290,-60,46 -220,-140,46 -140,-196,42 -50,-216,38 30,-216,36 86,-206,26")
BODY = "-150,30 -150,-20 -128,-62! -132,-104 -104,-144 -54,-156 -6,-142 18,-108! 60,-84 110,-50 160,-30 236,-40! 246,-12 236,14! 190,40 150,74 90,112 10,128 -70,116 -126,80"
WING = "-70,20 -56,-30 -10,-62 40,-66 90,-44 150,-14 226,-12! 180,20 130,56 60,80 -10,76 -54,54"


def at(shape: Outline, flip: bool = False, grow: float = 1.0) -> list[Point]:
    """A shape of the clasp, where it is on the sheet."""
    return moved(shape, C, grow, TILT, flip)


@card(id="ri0rqt", title="Neither Lets Go", seed=28, palette="riso_rush_hour", light=(0.3, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.3, -0.8, 0.5)])
    with d.thing("cobweb", "witness") as w, w.in_inks(blue=1):
        hub, rim = (436.0, 850.0), [(40, 660), (170, 610), (320, 600), (470, 590), (620, 560), (770, 500)]
        w.strokes([[hub, p] for p in rim] + [[hub, (438, 1020)]], 4, ends=(1, 1))
        for k in (0.24, 0.44, 0.64, 0.84):
            knots = [(hub[0] + (x - hub[0]) * k, hub[1] + (y - hub[1]) * k) for x, y in rim]
            w.strokes([[a, ((a[0] + b[0]) / 2 * 0.94 + hub[0] * 0.06, (a[1] + b[1]) / 2 * 0.94 + hub[1] * 0.06), b] for a, b in zip(knots, knots[1:], strict=False)], 4, ends=(1, 1))
        w.flat(ellipse(439, 1046, 20, 27), ellipse(439, 1052, 5, 9), blue=1)
        w.flat(ellipse(439, 1018, 11, 10), blue=1)
        w.strokes([[(439 + 8 * q, 1022), (439 + a * q, 1022 + b), (439 + e * q, 1022 + f)] for q in (-1, 1) for a, b, e, f in ((24, -34, 40, -58), (44, -20, 72, -24), (46, 14, 74, 36), (30, 34, 46, 80))], 5, ends=(1, 0.5))
    with d.thing("plump hand", "subject") as p:
        p.flat(at(PALM), pink=1)
        p.flat(at(tube(THUMBS[0])), pink=1)
    with d.thing("inky hand", "subject") as i:
        i.flat(at(LEAN, True), overprint=True, blue=1)
        i.flat(at(tube(THUMBS[1]), True), overprint=True, blue=1)
        i.strokes([at(line("-200,-96 -150,-116 -100,-118"), True)], 7, ends=(0.1, 0.3))
        i.strokes([at(line("44,-272 62,-278 80,-268")), at(line("70,-222 88,-222 98,-210"), True)], 5, ends=(0.3, 0.3))
        for k in THIN:
            i.flat(at(tube(k), True), gap=7, blue=1)
        i.flat(at("-370,-104! -380,0 -366,112! -560,140! -560,-120!", True), gap=8, blue=1)
    with d.thing("fingers", "subject") as f:
        f.strokes([at(line("-196,-110 -150,-130 -96,-132"))], 7, ends=(0.1, 0.3))
        for k in THICK:
            f.flat(at(tube(k)), gap=7, pink=1)
        f.flat(at("-366,-124! -376,0 -360,140! -560,180! -560,-150!"), gap=8, pink=1)
    with d.thing("sleeping bird", "accent") as b:
        b.flat(at(ellipse(10, 10, 190, 148)), pink=1, blue=1)
        b.flat(at(BODY), gap=7, yellow=1)
        b.flat(at("-8,-100! 30,-78 58,-46! 20,-52 -12,-72!"), pink=1)
        b.flat(at(WING), gap=6, yellow=1)
        b.strokes([at(line(k)) for k in ("60,34 120,22 180,-2", "30,54 84,48 132,32")], 6, ends=(0.2, 0.6))
        b.strokes([at(line("-128,-62 -110,-40 -84,-30"))], 6, ends=(1, 0.1))
        with b.in_inks(blue=1):
            b.strokes([at(line("-74,-96 -56,-84 -34,-90"))], 8, ends=(0.4, 0.4))
    s.describe("A plump pink hand and a thin blue hand shake. Their colours mix to violet, and there a yellow bird sleeps, its beak in its wing. A cobweb has grown between the sleeves; a spider hangs from it.")
    s.moods("tender", "droll", "patient", "warm")
    s.themes("agreement", "touch", "trust", "time", "kindness")
    s.says("ssh", "don’t move", "deal", "a bird in the hand", "still shaking", "nest", "peace talks", "let go first", "no, you", "we were afraid to finish", "a long agreement", "worth two in the bush", "duck!", "you can sleep now", "handmade", "the small print", "firm grip", "partners", "soft landing", "ceasefire", "it only takes two strangers", "the spider keeps the minutes", "warm in here", "old friends", "between us", "something hatched", "gentlemen’s agreement", "years later", "hostage situation, mutual", "the contract sings in the morning", "careful, it’s asleep", "egg and all", "pinky promise", "one of us must blink", "a good reason to stay", "hold on", "nobody wants to wake it", "dust settles", "we never did say goodbye", "common ground", "the treaty of the sofa", "and then came spring", "both hands full", "how it started, how it’s going")  # fmt: skip
    s.relate("plump hand", "guards", "sleeping bird")
    s.relate("sleeping bird", "sleeps in", "inky hand")
    s.relate("cobweb", "hangs from", "inky hand")
    s.about(place="City Hall", time="much later than planned", light="plain light from a high window", composition="high", view="near, eye level", foreground="two cropped sleeves", unexplained="what was agreed")
