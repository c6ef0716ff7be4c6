"""Not Mine: a dry-eyed woman holds a hand mirror in which a young stranger sobs."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.moved_outlines import moved

FACE = "150,120 134,260 146,400 184,510 250,580 330,604 410,580 480,510 516,400 528,260 510,120 430,60 330,44 230,60"
HAIR = "340,64! 240,84 176,170 162,300 152,430! 120,484 70,480! 40,380 44,200 120,30 250,-50 420,-50 560,20 620,160 630,340 600,480! 550,490 512,430! 514,300 500,170 440,92 390,72"
FIST = "58,-94! 20,-102 -30,-100 -58,-90 -68,-70 -60,-50! -76,-40 -82,-20 -72,-2! -80,8 -82,30 -70,44! -72,56 -66,74 -50,84 -10,90 40,94! 84,112 130,134 176,150! 220,60! 178,20 136,-26 100,-66!"
THUMB = "66,-84! 60,-120 44,-152 22,-164 6,-150 4,-116 -4,-84!"
SEAMS = ("-60,-50 -10,-46 46,-52", "-72,-2 -10,0 60,-8", "-70,44 -10,42 58,36")


@card(id="rzk08x", title="Not Mine", seed=2, palette="riso_rush_hour", light=(0.0, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, -0.8, 0.5)])
    violet = {"pink": 1.0, "blue": 1.0}
    with d.thing("tram window", "place") as p:
        p.flat("-20,-20! 820,-20! 820,560! -20,560!", yellow=1)
    with d.thing("dry-eyed woman", "subject") as w:
        w.flat("-20,760! 60,690 180,650 236,640! 440,640! 520,660 660,700 820,790! 820,1220! -20,1220!", gap=6, blue=1)
        w.flat("216,520! 220,640 206,700! 330,740 470,700! 452,640 458,520!", gap=6, blue=1)
        w.flat(FACE, gap=6)
        w.flat(HAIR, gap=6, blue=1)
        for n, x in ((-1, 246), (1, 424)):
            w.flat(moved("-52,-50! -20,-72 26,-78 62,-58! 26,-62 -16,-54 -46,-36!", (x, 290), 1.0, 0, flip=n < 0), blue=1)
            eye = moved("-56,18! -34,-8 4,-18 38,-10 58,14! 30,34 -6,38 -38,32", (x, 300), 1.0, 0, flip=n < 0)
            w.flat(eye)
            with w.within(eye):
                w.flat(ellipse(x + 22, 318, 21, 23), blue=1)
                w.flat(moved("-70,-30! 70,-30! 70,8! 34,-4 0,-6 -40,4 -70,24!", (x, 300), 1.0, 0, flip=n < 0), blue=1)
            with w.in_inks(blue=1):
                w.strokes([moved(line("-56,18 -38,32 -6,38 30,34 58,14"), (x, 300), 1.0, 0, flip=n < 0), moved(line("-34,-22 4,-36 44,-26"), (x, 300), 1.0, 0, flip=n < 0)], 6, ends=(0.4, 0.4))
        with w.in_inks(blue=1):
            w.strokes([line("322,296 314,350 296,400 300,424 318,432"), line("318,432 336,440 352,434"), line("368,410 376,424 366,434")], 8, ends=(0.2, 0.5))
        w.flat("276,508! 306,492 334,498 362,492 394,508! 364,522 334,526 304,522!", blue=1)
        w.strokes([line("280,508 310,506 334,510 360,506 390,508")], 4, ends=(0.5, 0.5))
        with w.in_inks(blue=1):
            w.strokes([line("308,552 334,558 360,552")], 6, ends=(0.2, 0.2))
    with d.thing("hand mirror", "subject") as m:
        at = (566, 770)
        m.flat("540,940! 592,940! 586,1240! 546,1240!", gap=6, pink=1)
        m.flat(ellipse(*at, 178, 208), gap=8, pink=1)
        m.flat(ellipse(*at, 160, 190))
        with m.within(ellipse(*at, 153, 183)):
            m.flat(ellipse(*at, 200, 230), **violet)
            m.flat("470,1000! 480,940 530,920! 532,890 480,850 464,770 474,700 510,650 566,630 622,650 658,700 668,770 652,850 600,890! 602,920 652,940 662,1000!", gap=5, pink=1)
            with m.in_inks(**violet):
                m.strokes([line("488,744 514,716 540,712"), line("644,744 618,716 592,712")], 10, ends=(0.3, 0.5))
                m.strokes([line("490,768 514,782 540,770"), line("592,770 618,782 642,768")], 9, ends=(0.4, 0.4))
                m.strokes([line("558,770 552,812 564,818 578,812")], 6, ends=(0.2, 0.5))
            m.flat("534,862! 548,842 566,836 584,842 598,862! 580,856 552,856!", **violet)
            for x in (508, 624):
                m.flat(f"{x},790! {x + 13},822 {x + 10},848 {x},854 {x - 10},848 {x - 13},822")
    with d.thing("her hand", plane="front") as h:
        hand = (566.0, 1072.0)
        h.flat("680,1130! 800,1010! 840,1040! 840,1240! 660,1240! 664,1180!", gap=7, blue=1)
        h.flat(moved(THUMB, hand), gap=7)
        h.flat(moved(FIST, hand), gap=7)
        with h.in_inks(blue=1):
            h.strokes([moved(line(c), hand) for c in SEAMS], 7, ends=(0.8, 0.1))
            h.strokes([moved(line("10,-146 22,-152 34,-144"), hand)], 5, ends=(0.3, 0.3))
    with d.thing("tear", "accent") as a:
        a.flat("446,924! 462,958 460,986 444,996 428,986 426,958", gap=5, **violet)
    s.describe("A dry-eyed woman in blue looks down past a hand mirror. In its pink frame a young stranger weeps. One dark tear has come out and hangs on the rim.")
    s.moods("tender", "restrained", "sorrowful", "tense")
    s.themes("tears", "self-control", "strangers", "youth", "secrets")
    s.says("stop it", "crying by proxy", "somebody had to", "not mine", "pull yourself together", "daughter", "not in public", "the girl I was", "stiff upper lip", "borrowed tears", "look what you did", "she does it for me", "mirror, mirror", "dry-eyed", "poker face", "what would people say?", "I am fine", "inside out", "you always were the soft one", "waterproof", "not now", "feelings on a stick", "she never cried at the funeral", "leak", "two-faced", "who’s the saddest of them all?", "somebody’s sorrow", "keep it down", "mother", "we don’t talk about it", "it runs in the family", "my other self can’t stop", "evidence", "a drop of truth", "caught red-eyed", "the past won’t behave", "someone left the tap on", "I said no", "hush", "it was thirty years ago", "make-up", "excuse her", "iron lady", "one got away")  # fmt: skip
    s.relate("hand mirror", "does the work of", "dry-eyed woman")
    s.relate("tear", "pours out of", "hand mirror")
    s.about(place="the tram", time="a bright morning", light="from the window behind her", composition="diagonal", view="near, eye level", foreground="her hand with the mirror", unexplained="whose tear it is")
