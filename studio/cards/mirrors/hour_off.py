"""An Hour Off: a stout bather without a face holds it on his lap, to let it rest."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.mirror_rooms import line, tube

HEAD = "400,70 470,84 514,150 518,230 490,310 440,360 400,370 360,360 310,310 282,230 286,150 330,84"
BODY = "340,340! 336,388 296,420 200,444 120,496 76,580 54,700 50,800 66,880 100,960 170,1000! 630,1000! 700,960 734,880 750,800 746,700 724,580 680,496 600,444 504,420 464,388 460,340!"
LAP = "120,900 60,980 40,1080 40,1240! 350,1240! 380,1100 400,1060 420,1100 450,1240! 760,1240! 760,1080 740,980 680,900 540,860 260,860"
FACE = "250,700! 290,672 350,684 400,670 450,684 510,672 552,700! 584,790 576,880 552,960 520,1040 470,1110 400,1136 330,1110 280,1040 248,960 222,880 216,790"
FINGERS = ("150,898,26 226,880,24 286,886,20", "150,938,26 230,926,24 296,934,20", "156,976,26 232,972,23 292,982,19", "170,1006,24 232,1014,21 278,1026,17")


@card(id="3dzzw6", title="An Hour Off", seed=37, palette="riso_baths", light=(0.2, -0.9))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.2, -0.9, 0.5)])
    with d.thing("bench", "place") as b:
        b.flat("-20,960! 820,960! 820,1230! -20,1230!", burgundy=1)
    with d.thing("faceless bather", "subject") as t:
        t.flat(BODY, gap=6, aqua=1)
        t.flat(HEAD, gap=6, aqua=1)
        t.flat(LAP, gap=6)
        t.flat(LAP, aqua=1, burgundy=1)
    with d.thing("resting face", "subject") as f:
        f.flat(FACE, gap=8)
        with f.in_inks(burgundy=1):
            f.strokes([line("280,806 310,830 350,830 376,808"), line("430,808 456,830 496,830 524,806")], 9, ends=(0.4, 0.4))
            f.strokes([line("268,756 310,730 360,744"), line("440,744 490,730 534,756")], 13, ends=(0.5, 0.3))
            f.strokes([line("404,820 396,890 374,940 394,960 424,952")], 8, ends=(0.2, 0.5))
            f.strokes([line("322,1010 360,1024 400,1018 440,1024 484,1004")], 9, ends=(0.4, 0.2))
    with d.thing("hands", "prop") as a:
        for flip in (False, True):
            for k in FINGERS:
                a.flat([(800 - x if flip else x, y) for x, y in tube(k)], gap=5, aqua=1)
            a.flat([(800 - x if flip else x, y) for x, y in tube("112,800,46 112,900,52 146,952,50 196,958,42")], aqua=1)
            a.strokes([[(800 - x if flip else x, y) for x, y in line("196,590 176,660 170,740 186,800")]], 7, ends=(0.1, 0.6))
    s.describe("A large blue bather sits with a head smooth as an egg. He has taken his face off and holds it on his lap with both hands, big and pale like a wet cloth. It rests with closed eyes.")
    s.moods("calm", "eerie", "droll", "relieved")
    s.themes("mask", "rest", "identity", "bath", "tiredness")
    s.says("egg head", "off duty", "face off", "nobody to be", "take a load off", "mask", "spa day", "blank", "lost my head", "long day", "I’m not myself", "hold that expression", "who am I when I’m alone?", "saving face", "about face", "breathing space", "the actor at home", "smile hurts", "wet cloth", "a break from being looked at", "poker night is over", "let it dry", "no comment", "I’ll put it on again at six", "mind empty", "easy on the eyes", "moonfaced", "facelift", "how do you feel without it?", "peel here", "everyone has two", "my other face is a mess", "baby", "rest in pieces", "polite all day", "let me see you, said the lap", "steam", "weekend", "big blue", "self-care", "the man behind", "he fed it, washed it, forgave it", "faceless crowd of one", "put your feelings down for a while")  # fmt: skip
    s.relate("faceless bather", "carries", "resting face")
    s.relate("resting face", "sleeps in", "hands")
    s.about(place="the Baths", time="a quiet hour", light="soft, from above", composition="low", view="near, frontal", foreground="two big knees in a dark towel", unexplained="which of the two is asleep", weather="steam")
