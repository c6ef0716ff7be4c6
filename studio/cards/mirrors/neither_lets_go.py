"""Neither Lets Go: a handshake that should have ended long ago; on the thumbs a bird sleeps, between the arms hangs a web."""

from __future__ import annotations

from reverie_studio.engine.bodies import Outline, Point
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

PINK = "-60,820! 60,716 140,644 196,574 236,514 280,478 344,456 424,450 484,470 512,520 508,580 484,632 434,668 360,690 300,712 256,746 170,836 50,960! -60,1050!"
BLUE = "860,800! 740,710 676,648 622,574 572,506 500,464 420,456! 430,600 464,680! 500,714 552,728 590,760 650,822 740,910! 860,1010!"
CLASP = "440,450! 520,464 572,506 622,574 676,648 740,710! 740,910! 650,822 590,760 552,728 500,714! 464,680! 440,600"
SLEEVES = (tube("-90,930,126 0,838,118 58,778,112", ends=(0, 0)), tube("890,930,116 800,838,108 744,782,100", ends=(0, 0)))
THICK = ("494,534,29 548,572,30 592,636,29 616,710,27 620,800,26", "484,584,28 530,618,29 560,672,28 572,740,26 572,800,24", "474,630,26 506,656,26 526,700,25 530,780,24", "456,662,21 476,682,21 486,716,20 486,770,20")
THIN = ("494,740,25 484,690,26 454,636,26 428,604,22", "446,740,27 434,690,28 398,628,27 366,590,23", "392,750,28 380,700,28 340,630,27 308,590,23", "338,750,26 324,708,28 284,646,25 262,618,21")
NAILS = ((433, 611), (372, 597), (314, 597), (268, 625))
THUMBS = ("272,560,40 280,500,50 316,446,48 372,412,42 440,396,38 500,394,35 548,408,25", "606,592,30 588,544,40 530,500,40 460,482,36 392,482,31 334,498,22")
BODY = "-150,30 -150,-20 -128,-62! -132,-104 -104,-144 -54,-156 -6,-142 18,-108! 60,-84 110,-50 160,-30 236,-40! 246,-12 236,14! 190,40 150,74 90,112 10,128 -70,116 -126,80"
WING = "-70,20 -56,-30 -10,-62 40,-66 90,-44 150,-14 226,-12! 180,20 130,56 60,80 -10,76 -54,54"


def at(shape: Outline) -> list[Point]:
    """A shape of the bird, where it is on the sheet."""
    return moved(shape, (392, 316), 1.0, -6)


@card(id="ri0rqt", title="Neither Lets Go", seed=28, palette="riso_rush_hour", light=(0.3, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.3, -0.8, 0.5)])
    with d.thing("cobweb", "witness") as w, w.in_inks(blue=1):
        hub, rim = (400.0, 850.0), [(24, 974), (158, 850), (268, 735), (350, 692), (454, 662), (548, 726), (668, 850), (776, 962)]
        w.strokes([[hub, p] for p in rim] + [[hub, (402, 1030)]], 4, ends=(1, 1))
        for k in (0.24, 0.44, 0.64, 0.84):
            knots = [(hub[0] + (x - hub[0]) * k, hub[1] + (y - hub[1]) * k) for x, y in rim]
            w.strokes([[a, ((a[0] + b[0]) / 2 * 0.92 + hub[0] * 0.08, (a[1] + b[1]) / 2 * 0.92 + hub[1] * 0.08), b] for a, b in zip(knots, knots[1:], strict=False)], 4, ends=(1, 1))
        w.flat(ellipse(402, 1072, 22, 30), ellipse(402, 1080, 6, 10), blue=1)
        w.flat(ellipse(402, 1040, 12, 11), blue=1)
        w.strokes([[(402 + 8 * q, 1044), (402 + a * q, 1044 + b), (402 + e * q, 1044 + f)] for q in (-1, 1) for a, b, e, f in ((26, -36, 44, -62), (48, -22, 78, -26), (50, 16, 80, 40), (32, 38, 50, 88))], 5, ends=(1, 0.5))
    with d.thing("inky hand", "subject") as i:
        i.flat(BLUE, blue=1)
        i.flat(SLEEVES[1], gap=9, blue=1)
    with d.thing("plump hand", "subject") as p:
        p.flat(PINK, gap=7, pink=1)
        p.flat(SLEEVES[0], gap=9, pink=1)
        with p.within(CLASP):
            for k in reversed(THICK):
                p.flat(tube(k), gap=7, pink=1)
    with d.thing("sleeping bird", "accent") as b:
        b.flat(at(BODY), gap=7, yellow=1)
        b.flat(at("-8,-100! 30,-78 58,-46! 20,-52 -12,-72!"), pink=1)
        b.flat(at(WING), gap=6, yellow=1)
        b.strokes([at(line(k)) for k in ("60,24 120,12 180,-8", "34,46 84,38 132,20")], 6, ends=(0.2, 0.6))
        b.strokes([at(line("-128,-62 -110,-40 -84,-30"))], 6, ends=(1, 0.1))
        with b.in_inks(blue=1):
            b.strokes([at(line("-74,-96 -56,-84 -34,-90"))], 8, ends=(0.4, 0.4))
    with d.thing("thumbs", "subject") as t:
        t.flat(tube(THUMBS[0]), gap=6, pink=1)
        t.flat("200,600! 244,520 330,440 400,424 500,416 544,424! 538,480 510,530! 440,600 360,640 270,650!", pink=1)
        t.strokes([line("286,552 304,504 344,460 400,440 470,434 530,438 566,438")], 8, ends=(0.1, 0.8))
        t.flat(tube(THUMBS[1]), overprint=True, blue=1)
        t.flat(ellipse(540, 403, 15, 9, 24, 12), ellipse(341, 494, 14, 8, 24, -12))
    with d.thing("inky fingers", "subject") as f, f.within(PINK):
        for k, (x, y) in zip(THIN, NAILS, strict=True):
            f.flat(tube(k), gap=7, pink=1, blue=1)
            f.flat(ellipse(x, y, 9, 13, 24, -36))
    s.describe("A pink hand and a blue hand shake. Where they overlap they turn violet, and on their thumbs sleeps a yellow bird. A cobweb has grown below the hands; a spider hangs from it.")
    s.moods("tender", "droll", "patient", "warm")
    s.themes("agreement", "touch", "trust", "time", "kindness")
    s.says("ssh", "don’t move", "deal", "a bird in the hand", "still shaking", "nest", "peace talks", "let go first", "no, you", "we were afraid to finish", "a long agreement", "worth two in the bush", "duck!", "you can sleep now", "handmade", "the small print", "firm grip", "partners", "soft landing", "ceasefire", "it only takes two strangers", "the spider keeps the minutes", "warm in here", "old friends", "between us", "something hatched", "gentlemen’s agreement", "years later", "hostage situation, mutual", "the contract sings in the morning", "careful, it’s asleep", "warm in four hands", "pinky promise", "one of us must blink", "a good reason to stay", "hold on", "nobody wants to wake it", "dust settles", "we never did say goodbye", "common ground", "a joint custody", "and then came spring", "both hands full", "how it started, how it’s going")  # fmt: skip
    s.relate("plump hand", "guards", "sleeping bird")
    s.relate("sleeping bird", "sleeps in", "inky hand")
    s.relate("cobweb", "hangs from", "inky hand")
    s.about(place="City Hall", time="much later than planned", light="plain light from a high window", composition="high", view="near, eye level", foreground="two cropped sleeves", unexplained="what was agreed")
