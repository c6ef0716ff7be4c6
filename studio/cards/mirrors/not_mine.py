"""Not Mine: a dry-eyed woman holds a hand mirror in which a young stranger sobs."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

FACE = "150,120 134,260 146,400 184,510 250,580 330,604 410,580 480,510 516,400 528,260 510,120 430,60 330,44 230,60"
HAIR = "290,96! 224,150 180,236 164,330 156,420! 160,470 176,516! 120,540 60,516! 30,400 40,220 110,50 250,-50 420,-50 560,20 626,160 636,340 616,516! 556,540 496,516! 512,470 518,420! 516,340 500,270 440,210 360,160!"
STRANDS = ("300,64 400,106 500,170 560,270 580,400", "274,64 180,110 110,210 90,330", "330,132 420,166 490,216 534,290")
PALM = "590,950! 640,936 684,970 708,1030 730,1090! 668,1200! 610,1160 560,1150!"
GRIP = ("520,982,27 560,980,27 606,990,24", "514,1030,27 556,1028,27 612,1036,24", "520,1077,26 560,1075,26 610,1081,23", "532,1120,22 560,1118,22 600,1122,19")
THUMB = "700,1060,46 676,1000,42 634,956,36 590,940,30 552,938,22"


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
        w.strokes([line(q) for q in STRANDS], 7, ends=(0.5, 0.1))
        for n, x in ((-1, 246), (1, 424)):
            w.flat(moved("-52,-50! -20,-72 26,-78 62,-58! 26,-62 -16,-54 -46,-36!", (x, 290), 1.0, 0, flip=n < 0), blue=1)
            eye = moved("-56,18! -34,-8 4,-18 38,-10 58,14! 30,34 -6,38 -38,32", (x, 300), 1.0, 0, flip=n < 0)
            w.flat(eye)
            with w.within(eye):
                w.flat(ellipse(x + 22, 318, 21, 23), blue=1)
                w.flat(moved("-70,-30! 70,-30! 70,8! 34,-4 0,-6 -40,4 -70,24!", (x, 300), 1.0, 0, flip=n < 0), blue=1)
            with w.in_inks(blue=1):
                w.strokes([moved(line("-56,18 -38,32 -6,38 30,34 58,14"), (x, 300), 1.0, 0, flip=n < 0), moved(line("-34,-22 4,-36 44,-26"), (x, 300), 1.0, 0, flip=n < 0)], 6, ends=(0.4, 0.4))
        w.flat("276,508! 306,492 334,498 362,492 394,508! 364,522 334,526 304,522!", blue=1)
        w.strokes([line("280,508 310,506 334,510 360,506 390,508")], 4, ends=(0.5, 0.5))
        with w.in_inks(blue=1):
            w.strokes([line("308,552 334,558 360,552"), line("360,318 364,364 378,404 374,426 352,434 330,428")], [6, 8], ends=(0.2, 0.3))
    with d.thing("hand mirror", "subject") as m:
        at, put = (566, 720), ((718, 582), 0.46, 0, True)
        m.flat(PALM)
        m.flat("544,900! 588,900! 584,1130! 600,1174 566,1230 532,1174 548,1130!", gap=6, pink=1)
        m.flat(ellipse(*at, 178, 208), gap=8, pink=1)
        m.flat(ellipse(*at, 160, 190))
        with m.within(ellipse(*at, 153, 183)):
            m.flat(ellipse(*at, 200, 230), yellow=1)
            m.flat("430,940! 470,876 530,860! 530,810! 602,810! 602,860! 662,876 702,940!", gap=5, **violet)
            m.flat("530,820! 602,820! 606,866! 566,892 526,866!", gap=4, pink=1)
            m.flat(moved(FACE, *put), gap=5, pink=1)
            m.flat(moved(HAIR, *put), gap=5, **violet)
            with m.in_inks(**violet):
                m.strokes([line("488,712 510,688 536,682"), line("644,712 622,688 596,682"), line("492,732 514,744 540,732"), line("592,732 618,744 640,732"), line("552,736 548,772 556,782 572,780")], [8, 8, 8, 8, 6], ends=(0.3, 0.5))
            m.flat("536,828! 550,810 566,804 582,810 596,828! 580,822 552,822!", **violet)
            for x in (508, 624):
                m.flat(f"{x},750! {x + 13},782 {x + 10},808 {x},814 {x - 10},808 {x - 13},782")
    with d.thing("her hand", plane="front") as h:
        for k in (*reversed(GRIP), THUMB):
            rows = [tuple(float(v) for v in q.split(",")) for q in k.split()]
            h.flat(tube([(x, y, r + 6) for x, y, r in rows]), blue=1)
            h.flat(tube(rows))
        h.flat("640,1030! 700,1010! 730,1090! 668,1200! 634,1150!")
        h.flat("640,1250! 640,1170 680,1090 722,1052! 780,1060 860,1100! 860,1300! 640,1300!", gap=8, blue=1)
        with h.in_inks(blue=1):
            h.strokes([line("564,926 550,928 544,942"), line("640,1022 660,1046 664,1080")], 6, ends=(0.3, 0.3))
    with d.thing("tear", "accent") as a:
        a.flat("446,868! 466,910 464,942 446,954 428,942 424,910", gap=6, **violet)
    s.describe("A dry-eyed woman in blue holds up a hand mirror. She looks aside; in the pink frame a young stranger weeps with closed eyes. One dark tear has come out and hangs on the rim.")
    s.moods("tender", "restrained", "sorrowful", "tense")
    s.themes("tears", "self-control", "strangers", "youth", "secrets")
    s.says("stop it", "crying by proxy", "somebody had to", "not mine", "pull yourself together", "daughter", "not in public", "the girl I was", "stiff upper lip", "borrowed tears", "look what you did", "she does it for me", "mirror, mirror", "dry-eyed", "poker face", "what would people say?", "I am fine", "inside out", "you always were the soft one", "waterproof", "not now", "feelings on a stick", "she never cried at the funeral", "leak", "two-faced", "who’s the saddest of them all?", "somebody’s sorrow", "keep it down", "mother", "we don’t talk about it", "it runs in the family", "my other self can’t stop", "evidence", "a drop of truth", "caught red-eyed", "the past won’t behave", "someone left the tap on", "I said no", "hush", "it was thirty years ago", "make-up", "excuse her", "iron lady", "one got away")  # fmt: skip
    s.relate("hand mirror", "does the work of", "dry-eyed woman")
    s.relate("tear", "pours out of", "hand mirror")
    s.about(place="the tram", time="a bright morning", light="from the window behind her", composition="diagonal", view="near, eye level", foreground="her hand with the mirror", unexplained="whose tear it is")
