"""An Hour Off: a stout bather without a face holds it over his lap, to let it rest."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.moved_outlines import moved

HEAD = "400,70 470,84 514,150 518,230 490,310 440,360 400,370 360,360 310,310 282,230 286,150 330,84"
BODY = "340,340! 336,388 296,420 200,444 120,496 76,580 54,700 50,800 66,880 100,960 170,1000! 630,1000! 700,960 734,880 750,800 746,700 724,580 680,496 600,444 504,420 464,388 460,340!"
EAR = "284,214! 262,200 250,222 258,262 276,284 290,276!"
TOWEL = "150,900! 100,930 76,990 84,1080 90,1140! 160,1156 240,1156 356,1140! 374,1080 400,1056 426,1080 444,1140! 560,1156 640,1156 710,1140! 716,1080 724,990 700,930 650,900!"
SHIN = "112,1120! 344,1120! 340,1180 330,1240! 150,1240! 128,1180"
FACE = "250,620! 290,592 350,604 400,590 450,604 510,592 552,620! 584,710 576,800 552,880 520,960 470,1030 400,1056 330,1030 280,960 248,880 222,800 216,710!"
ARM = "76,590! 58,690 52,790 66,880 100,936! 140,960 190,966 240,960! 262,930 268,880! 240,860 206,846! 186,800 180,740 190,640!"
THUMB = "170,880! 184,850 214,826 250,808 282,794 302,796 306,812 292,830 262,850 240,880 232,920 210,950!"


@card(id="3dzzw6", title="An Hour Off", seed=37, palette="riso_baths", light=(0.2, -0.9))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.2, -0.9, 0.5)])
    with d.thing("bench", "place") as b:
        b.flat("-20,960! 820,960! 820,1230! -20,1230!", burgundy=1)
    with d.thing("faceless bather", "subject") as t:
        t.flat(BODY, gap=6, aqua=1)
        t.flat(HEAD, gap=6, aqua=1)
        for flip in (False, True):
            t.flat(moved(EAR, (800.0 * flip, 0.0), flip=flip), gap=5, aqua=1)
            t.flat(moved(SHIN, (800.0 * flip, 0.0), flip=flip), gap=6, aqua=1)
        t.strokes([line("330,470 364,484 388,478"), line("470,470 436,484 412,478")], 7, ends=(0.1, 0.4))
        t.flat(TOWEL, gap=6)
        t.flat(TOWEL, aqua=1, burgundy=1)
        t.strokes([line("130,1100 160,1112 240,1114 340,1100"), line("460,1100 560,1114 640,1112 672,1100")], 8, ends=(0.8, 0.8))
    arms = [moved(shape, (800.0 * flip, 0.0), flip=flip) for shape in (ARM, THUMB) for flip in (False, True)]
    with d.thing("arms", "prop") as g:
        for shape in arms[:2]:
            g.flat(shape, gap=6, aqua=1)
        with g.within(BODY):
            for flip in (False, True):
                g.flat(moved("40,570! 204,584! 198,656! 40,660!", (800.0 * flip, 0.0), flip=flip), aqua=1)
    with d.thing("resting face", "subject") as f:
        f.flat(FACE, gap=8)
        with f.in_inks(burgundy=1):
            f.strokes([line("280,726 310,750 350,750 376,728"), line("430,728 456,750 496,750 524,726")], 9, ends=(0.4, 0.4))
            f.strokes([line("268,676 310,650 360,664"), line("440,664 490,650 534,676")], 13, ends=(0.5, 0.3))
            f.strokes([line("404,740 396,810 374,860 394,880 424,872")], 8, ends=(0.2, 0.5))
            f.strokes([line("322,934 360,946 400,940 440,946 484,928")], 9, ends=(0.4, 0.2))
    with d.thing("hands", "prop", plane="front") as a:
        for flip, shape in enumerate(arms[2:]):
            a.flat(shape, gap=6, aqua=1)
            a.flat(moved("140,850! 196,836 206,870 226,910 214,958! 140,950!", (800.0 * flip, 0.0), flip=bool(flip)), aqua=1)
            a.strokes([[(800 - x if flip else x, y) for x, y in line("278,806 292,806 294,816")]], 5, ends=(0.6, 0.6))
    s.describe("A large blue bather sits in a towel. His head is smooth as an egg. He has taken his face off and holds it over his lap with both hands, big and pale like a wet cloth. It rests with closed eyes.")
    s.moods("calm", "eerie", "droll", "relieved")
    s.themes("mask", "rest", "identity", "bath", "tiredness")
    s.says("egg head", "off duty", "face off", "nobody to be", "take a load off", "mask", "spa day", "blank", "lost my head", "long day", "I’m not myself", "hold that expression", "who am I when I’m alone?", "saving face", "about face", "breathing space", "the actor at home", "smile hurts", "wet cloth", "a break from being looked at", "poker night is over", "let it dry", "no comment", "I’ll put it on again at six", "mind empty", "easy on the eyes", "moonfaced", "facelift", "how do you feel without it?", "peel here", "everyone has two", "my other face is a mess", "baby", "rest in pieces", "polite all day", "let me see you, said the lap", "idleness", "weekend", "big blue", "self-care", "the man behind", "he fed it, washed it, forgave it", "faceless crowd of one", "put your feelings down for a while")  # fmt: skip
    s.relate("faceless bather", "carries", "resting face")
    s.relate("resting face", "sleeps in", "hands")
    s.about(place="the Baths", time="a quiet hour", light="soft, from above", composition="low", view="near, frontal", foreground="two big knees in a dark towel", unexplained="which of the two is asleep", weather="steam")
