"""An Hour Off: a stout bather without a face holds it over his lap, to let it rest."""

from __future__ import annotations

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import placed
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.moved_outlines import moved, moved_lines

HEAD = ("400,84 452,90 496,118 516,164 518,206! 528,194 544,200 548,224 540,258 524,274 512,268! 504,310 476,352 440,374 400,382 360,374 324,352 296,310 288,268! 276,274 260,258 252,224 256,200 "
    "272,194 282,206! 284,164 304,118 348,90")
BODY = "344,340! 342,390 300,420 220,440 172,462 140,504! 130,700 116,860 130,980! 670,980! 684,860 670,700 660,504! 628,462 580,440 500,420 458,390 456,340!"
ARM = "210,446! 160,460 116,500 90,560 74,640 56,720 44,780 46,840 66,886 104,918 156,938! 172,908 182,878 190,846! 164,832 148,806 146,764 164,700 192,630 214,560!"
HAND = ("-14,42! -6,10 2,-20 20,-44! 42,-70 70,-92 96,-104! 120,-112 136,-102 134,-88 122,-78! 148,-82 162,-70 158,-54 142,-44! 162,-42 170,-28 162,-14 144,-8! 156,-2 160,12 148,24 126,26 "
    "100,26! 80,54 50,68 16,62")
CLOTH = "284,140! 290,108 324,70 370,54 430,54 476,70 510,108 516,140! 500,154 400,134 300,154!"
TOWEL = "118,930! 84,970 62,1030 64,1086 84,1120! 180,1148 300,1150 400,1128 500,1150 620,1148 716,1120! 736,1086 738,1030 716,970 682,930!"
SHIN = "104,1110! 330,1110! 326,1180 318,1240! 146,1240! 122,1180"
FACE = "256,640! 292,606 350,620 400,602 450,620 508,606 544,640! 574,720 572,800 552,880 520,950 466,1012 400,1036 334,1012 280,950 248,880 228,800 226,720!"


@card(id="3dzzw6", title="An Hour Off", seed=37, palette="riso_baths", light=(0.2, -0.9))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.2, -0.9, 0.5)])
    with d.thing("bench", "place") as b:
        b.flat("-20,960! 820,960! 820,1230! -20,1230!", burgundy=1)
    with d.thing("faceless bather", "subject") as t:
        t.flat(BODY, gap=6, aqua=1)
        t.flat(HEAD, gap=6, aqua=1)
        t.strokes([line("284,214 274,226 276,246 286,258"), line("516,214 526,226 524,246 514,258")], 6, ends=(0.3, 0.3))
        t.flat(CLOTH, gap=6)
        t.flat(CLOTH, burgundy=1)
        t.strokes([line("344,74 328,104 324,136"), line("400,62 396,92 400,124"), line("456,74 472,104 476,136")], 9, ends=(0.8, 0.8))
        t.strokes([line("326,470 362,486 388,480"), line("474,470 438,486 412,480")], 7, ends=(0.1, 0.4))
        for flip in (False, True):
            t.flat(moved(SHIN, (800.0 * flip, 0.0), flip=flip), gap=6, aqua=1)
        t.flat(TOWEL, gap=6, aqua=1, burgundy=1)
        for flip in (False, True):
            t.strokes([moved_lines([q], (800.0 * flip, 0.0), flip=flip)[0] for q in (line("76,1060 180,1090 300,1094 402,1072"), line("74,1086 180,1116 300,1120 402,1098"))], 8, ends=(0.8, 1))
            t.flat(moved(ARM, (800.0 * flip, 0.0), flip=flip), gap=6, aqua=1)
            t.flat(moved("130,500! 172,464! 216,446! 300,452! 300,560! 208,560! 96,560! 112,514!", (800.0 * flip, 0.0), flip=flip), aqua=1)
    with d.thing("resting face", "subject") as f:
        f.flat(FACE, gap=8)
        with f.in_inks(burgundy=1):
            f.strokes([line("286,734 312,760 346,760 368,738"), line("432,738 454,760 488,760 514,734")], 10, ends=(0.4, 0.4))
            f.strokes([line("280,692 314,668 360,680"), line("440,680 486,668 520,692")], 13, ends=(0.5, 0.3))
            f.strokes([line("402,748 400,800 384,844 402,860 424,850")], 8, ends=(0.2, 0.5))
            f.strokes([line("330,914 352,938 400,950 448,938 470,914"), line("318,918 328,910 340,912"), line("482,918 472,910 460,912")], [10, 7, 7], ends=(0.5, 0.5))
    with d.thing("hands", "prop", plane="front") as a:
        for flip in (False, True):
            a.flat(moved(placed(outline(HAND), (160, 892), 0.88, 8), (800.0 * flip, 0.0), flip=flip), gap=7, aqua=1)
            a.flat(moved("112,906! 150,850 196,846! 216,868 200,924 158,944 138,932!", (800.0 * flip, 0.0), flip=flip), aqua=1)
            seams = [placed(line(q), (160, 892), 0.88, 8) for q in ("122,-78 96,-70 72,-56", "142,-44 110,-40 78,-30", "144,-8 112,-8 80,-4")]
            a.strokes(moved_lines(seams, (800.0 * flip, 0.0), flip=flip), 7, ends=(0.8, 0.2))
    s.describe("A large blue bather sits in a towel. Below a bathing cap his head is blank. He has taken his face off and holds it over his lap with both hands, big and pale like a wet cloth. It rests with closed eyes.")
    s.moods("calm", "eerie", "droll", "relieved")
    s.themes("mask", "rest", "identity", "bath", "tiredness")
    s.says("egg head", "off duty", "face off", "nobody to be", "take a load off", "mask", "spa day", "blank", "lost my head", "long day", "I’m not myself", "hold that expression", "who am I when I’m alone?", "saving face", "about face", "breathing space", "the actor at home", "smile hurts", "wet cloth", "a break from being looked at", "poker night is over", "let it dry", "no comment", "I’ll put it on again at six", "mind empty", "easy on the eyes", "moonfaced", "facelift", "how do you feel without it?", "peel here", "everyone has two", "my other face is a mess", "baby", "rest in pieces", "polite all day", "let me see you, said the lap", "idleness", "weekend", "big blue", "self-care", "the man behind", "he fed it, washed it, forgave it", "faceless crowd of one", "put your feelings down for a while")  # fmt: skip
    s.relate("faceless bather", "carries", "resting face")
    s.relate("resting face", "sleeps in", "hands")
    s.about(place="the Baths", time="a quiet hour", light="soft, from above", composition="low", view="near, frontal", foreground="two big knees in a dark towel", unexplained="which of the two is asleep", weather="steam")
