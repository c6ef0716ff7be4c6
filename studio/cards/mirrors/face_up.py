"""Face Up: in a sea of hats one man has thrown back his head and stares straight up."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp, Printed
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines

ROWS = ((420, 0.84, -55), (505, 0.92, -70), (610, 1.0, 30), (735, 1.1, -90), (890, 1.2, 50), (1075, 1.32, 0), (1280, 1.46, 160))
CROWN = "-78,8! -84,-40 -72,-88 -36,-112 0,-116 36,-112 72,-88 84,-40 78,8! 40,24 0,28 -40,24"
BAND = "-79,8! -83,-22! -40,-4 0,0 40,-4 83,-22! 79,8! 40,24 0,28 -40,24"
BRIM = "-136,6 -110,-18 -60,-30 0,-34 60,-30 110,-18 136,6 112,40 60,56 0,60 -60,56 -112,40"
NECK = "226,820! 236,930 232,1030! 330,1090 440,1030! 446,940 470,820!"
COAT = "-30,1260! -10,1150 40,1090 120,1050 200,1024 226,1000! 330,1080 446,1000! 500,1022 580,1046 650,1086 700,1150 716,1260!"
FACE = "-118,-40 -116,-120 -78,-182 0,-204 78,-182 116,-120 118,-40 122,40 104,120 62,176 0,196 -62,176 -104,120 -122,40"


def bowler(t: Printed, x: float, y: float, k: float, a: float = 0) -> None:
    """A hat from behind and above."""
    t.flat(moved(BRIM, (x, y), k, a), gap=6, black=1)
    t.flat(moved(CROWN, (x, y), k, a), gap=5, black=1)
    t.flat(moved(BAND, (x, y), k, a), yellow=1)


@card(id="fw0mkk", title="Face Up", seed=5, palette="riso_one_kind_word", light=(0.0, -0.9))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, -0.6, 0.5)])
    with d.thing("bowler hats", "witness", count=40) as h:
        h.flat("-20,420! 820,420! 820,1220! -20,1220!", black=1)
        for n, (y, k, off) in enumerate(ROWS):
            for i in range(-2, 5):
                x = 300 + off + i * 236 * k
                if n < 4 or (n < 6 and abs(x - 320) > 230):
                    bowler(h, x, y, k, (-5, 4, 0, 6, -3)[(i + n) % 5])
    with d.thing("man", "subject") as m:
        at, k, a = (300, 640), 1.42, -10
        m.flat(COAT, gap=8, black=1)
        m.strokes([[(232, 1052), (250, 1130), (310, 1220)], [(440, 1052), (426, 1130), (372, 1220)]], 8, ends=(0.3, 0.8))
        m.flat("232,1000! 336,1090! 282,1156! 204,1056!")
        m.flat("444,1000! 336,1090! 390,1156! 472,1056!")
        m.flat(NECK)
        m.flat("300,1100! 336,1080! 372,1100! 356,1134! 388,1240! 284,1240! 316,1134!", gap=5, yellow=1)
        with m.in_inks(black=1):
            m.strokes([[(233, 1004), (280, 1044), (334, 1086)], [(443, 1004), (392, 1044), (338, 1086)]], 7, ends=(0.8, 0.5))
        with m.within(NECK):
            m.flat(moved(FACE, (312, 668), k, a), black=1)
        m.flat(moved(FACE, at, k, a), gap=8)
        m.flat(moved("-114,-60! -150,-70 -158,-30 -146,20 -120,30!", at, k, a), gap=5)
        m.flat(moved("114,-60! 150,-70 158,-30 146,20 120,30!", at, k, a), gap=5)
        m.flat(moved(FACE, at, k, a))
        for side in (-1, 1):
            with m.within(moved(FACE, at, k, a)):
                m.flat(moved("-160,0! -160,-210! -52,-210! -66,-170 -98,-140 -92,-100 -106,-60 -104,-10!", at, k, a, flip=side > 0), black=1)
            m.flat(moved("-84,-34! -66,-66 -44,-74 -20,-60 -8,-30! -24,-10 -46,-4 -68,-12", at, k, a, flip=side > 0), black=1)
            m.flat(moved("-78,-34! -63,-59 -44,-66 -24,-55 -14,-31! -27,-17 -46,-11 -66,-19", at, k, a, flip=side > 0))
            m.flat(moved(ellipse(side * 44, -40, 19, 20), at, k, a), yellow=1)
            m.flat(moved(ellipse(side * 44, -41, 10, 11), at, k, a), black=1)
            m.flat(moved(ellipse(side * 44 + 5, -46, 4, 4), at, k, a))
            m.flat(moved("-96,-92! -70,-122 -38,-124 -14,-104! -40,-110 -70,-106", at, k, a, flip=side > 0), black=1)
            m.flat(moved("0,62! -20,52 -50,60 -84,88! -50,88 -16,86 0,80!", at, k, a, flip=side > 0), black=1)
        m.flat(moved("-46,104! -20,92 20,92 46,104! 48,140 30,166 0,172 -30,166 -48,140", at, k, a), black=1)
        m.flat(moved("-34,104! -14,98 14,98 34,104! 30,114 -30,114!", at, k, a))
        with m.in_inks(black=1):
            m.strokes(moved_lines([[(-14, -30), (-20, 10), (-30, 34), (-18, 50)], [(-8, 46), (0, 52), (10, 46)], [(22, 20), (28, 36), (18, 50)]], at, k, a), 8, ends=(0.3, 0.4))
    with d.thing("front hats", "witness", count=2, plane="front") as h:
        for x, a in ((-20, 4), (786, 3)):
            bowler(h, x, 1290, 1.4, a)
    with d.thing("flying hat", "accent") as f:
        bowler(f, 560, 196, 1.3, 26)
        with f.in_inks(black=1):
            f.strokes([[(330, 316), (350, 250), (396, 206)], [(272, 316), (284, 230), (330, 160)]], 9, ends=(0.1, 0.7))
    s.describe("A crowd of black bowler hats with yellow bands, seen from behind. Among them one man with a moustache faces us, his round eyes and his mouth wide open. His own hat flies off above the others.")
    s.moods("astonished", "uneasy", "ecstatic", "lonely")
    s.themes("crowds", "attention", "revelation", "the individual", "hats")
    s.says("look, a bird", "the first to know", "I called and one heard", "hats off", "it’s raining", "what is up there?", "commuter", "the only one awake", "rapture", "say aah", "behind you!", "sheep", "he forgot the rule", "non-conformist", "against the flow", "surprise", "don’t look up", "he saw himself fly past", "the ceiling is moving", "pigeon!", "choir of one", "where are you going all of you?", "eureka", "is it still there?", "rush hour", "out of many, one", "the end is nigh", "he heard his name", "bowled over", "too late", "a face in the crowd", "singing in the station", "they’ll tell him it was nothing", "sneeze", "the day I woke up", "waiting for an answer", "mass", "a hole in the hats", "angel?", "awe", "just one second before", "follow my gaze", "Monday, quarter to nine", "he alone is guilty")  # fmt: skip
    s.relate("man", "is trapped in", "bowler hats")
    s.relate("man", "loses", "flying hat")
    s.about(place="a station hall", time="rush hour", light="falls on him alone, from above", composition="left", view="from above", foreground="hats cropped by the lower edge", unexplained="what is above him, behind us")
