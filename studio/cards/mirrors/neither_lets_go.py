"""Neither Lets Go: a handshake that should have ended long ago; a bird sleeps where the two inks overlap."""

from __future__ import annotations

from reverie_studio.engine.bodies import Outline, Point
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line, put, tube

C = (414.0, 470.0)
TILT = -18.0


def at(shape: Outline, flip: bool = False) -> list[Point]:
    """A shape of the clasp, where it is on the sheet."""
    return put(shape, C, 1.42, TILT, flip)


THICK = ["-330,10,78 -230,6,82 -130,0,98 -60,0,92", "-90,-56,34 20,-44,33 120,-20,31 176,16,27", "-90,-14,34 30,-2,33 130,24,31 180,58,27", "-90,30,34 30,40,33 120,62,30 168,92,26", "-90,66,30 10,76,28 84,96,26 124,118,22", "-180,-50,44 -110,-104,40 -40,-140,34 22,-140,28"]
THIN = ["-330,-6,46 -220,-4,50 -130,0,80 -50,0,76", "-80,-52,25 40,-50,24 140,-28,24 206,-14,20", "-80,-14,25 50,-8,24 150,14,24 214,28,20", "-80,24,25 40,32,24 140,52,23 196,66,19", "-80,54,23 20,68,21 100,86,20 144,98,17", "-160,-40,32 -90,-94,29 -30,-118,26 30,-106,20"]
BIRD = "-96,30! -70,-6 -40,-44 10,-64 56,-54 84,-20 86,20 60,52 10,64 -40,56!"


@card(id="ri0rqt", title="Neither Lets Go", seed=28, palette="riso_rush_hour", light=(0.3, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.3, -0.8, 0.5)])
    with d.thing("plump hand", "subject") as p:
        for k in THICK:
            p.flat(at(tube(k)), pink=1)
        p.flat(at("-260,-120! -700,-170! -760,200! -250,130!"), gap=8, pink=1)
    with d.thing("inky hand", "subject") as i:
        for k in THIN:
            i.flat(at(tube(k), True), overprint=True, blue=1)
        i.flat(at("-240,-70! -600,-90! -640,90! -236,70!", True), gap=8, blue=1)
        i.strokes([at(line(k), True) for k in ("-10,-34 90,-24 200,2", "-10,2 90,16 200,44", "-10,38 90,52 186,80")], 5, ends=(0.4, 1))
    with d.thing("cobweb", "witness") as w, w.in_inks(blue=1):
        hub, rim = (480.0, 860.0), [(126, 772), (262, 678), (420, 616), (630, 600), (772, 458)]
        w.strokes([[hub, p] for p in rim] + [[hub, (482, 1010)]], 3, ends=(1, 1))
        for k in (0.3, 0.52, 0.76):
            knots = [(hub[0] + (x - hub[0]) * k, hub[1] + (y - hub[1]) * k) for x, y in rim]
            w.strokes([[a, ((a[0] + b[0]) / 2 * 0.94 + hub[0] * 0.06, (a[1] + b[1]) / 2 * 0.94 + hub[1] * 0.06), b] for a, b in zip(knots, knots[1:], strict=False)], 3, ends=(1, 1))
        w.flat(ellipse(483, 1032, 17, 24), blue=1)
        w.strokes([[(483, 1026), (483 + 30 * q, 1004 + 14 * n), (483 + 44 * q, 1030 + 16 * n)] for q in (-1, 1) for n in range(3)], 4, ends=(1, 0.5))
    with d.thing("sleeping bird", "accent") as b:
        b.flat(put("-190,64! -130,14 -80,-34 0,-70 64,-64 108,-28 118,20 92,66 30,90 -50,86 -120,70!", C, 1.0), gap=7, yellow=1)
        b.flat(put(ellipse(44, -66, 54, 50), C), gap=6, yellow=1)
        b.flat(put("-150,56! -100,4 -30,-34 40,-34 84,-6 76,32 20,58 -60,62!", C), gap=6, yellow=1)
        b.flat(put("-6,-54! 10,-30 34,-14! 14,-50!", C), pink=1)
        with b.in_inks(blue=1):
            b.strokes([put(line("34,-70 48,-60 66,-66"), C)], 6, ends=(0.5, 0.5))
    s.describe("A plump pink hand and a thin blue hand shake. Their colours mix to violet, and there a yellow bird sleeps, its beak in its wing. A cobweb has grown between the sleeves; a spider hangs from it.")
    s.moods("tender", "droll", "patient", "warm")
    s.themes("agreement", "touch", "trust", "time", "kindness")
    s.says("ssh", "don’t move", "deal", "a bird in the hand", "still shaking", "nest", "peace talks", "let go first", "no, you", "we were afraid to finish", "a long agreement", "worth two in the bush", "duck!", "you can sleep now", "handmade", "the small print", "firm grip", "partners", "soft landing", "ceasefire", "it only takes two strangers", "the spider keeps the minutes", "warm in here", "old friends", "between us", "something hatched", "gentlemen’s agreement", "years later", "hostage situation, mutual", "the contract sings in the morning", "careful, it’s asleep", "egg and all", "pinky promise", "one of us must blink", "a good reason to stay", "hold on", "nobody wants to wake it", "dust settles", "we never did say goodbye", "common ground", "the treaty of the sofa", "and then came spring", "both hands full", "how it started, how it’s going")  # fmt: skip
    s.relate("plump hand", "guards", "sleeping bird")
    s.relate("sleeping bird", "sleeps in", "inky hand")
    s.relate("cobweb", "hangs from", "inky hand")
    s.about(place="City Hall", time="much later than planned", light="plain light from a high window", composition="high", view="near, eye level", foreground="two cropped sleeves", unexplained="what was agreed")
