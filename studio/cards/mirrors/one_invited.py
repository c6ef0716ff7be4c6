"""The One Who Was Invited: a cat whose pupils are keyholes; behind one the party is on, behind the other it is over."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.poster_shapes import moved

HEAD = "-30,1230! -30,440! 24,380 40,220 52,60! 130,96 224,196 300,312! 380,296 470,294 548,306! 610,140 680,30 748,-40! 790,80 830,240! 830,1230!"
BLAZE = "428,400! 448,540 462,680 498,772 590,832 650,920 630,1006 548,1052 506,1100 440,1124 372,1104 334,1056 250,1018 216,930 268,836 362,778 398,690 412,540"
KEYHOLE = "-44,-18! -82,-60 -86,-122 -46,-176 0,-192 46,-176 86,-122 82,-60 44,-18! 56,60 84,176! 0,190 -84,176! -56,60"


def chair(x: float, y: float, size: float, degrees: float) -> list[list[tuple[float, float]]]:
    """A bentwood chair in profile: bars as outlines."""
    bars = [[(-26, -74), (-16, -76), (-14, 0), (-24, 0)], [(-24, -8), (32, -8), (32, 6), (-24, 6)], [(-22, 4), (-12, 4), (-20, 66), (-30, 66)], [(22, 4), (32, 4), (40, 66), (30, 66)]]
    return [placed(bar, (x, y), size, degrees) for bar in bars]


@card(id="0c6v1v", title="The One Who Was Invited", seed=52, palette="riso_one_kind_word", light=(-0.6, -0.3))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.6, -0.3, 0.5)])
    with d.thing("black cat", "subject") as c:
        c.flat(HEAD, yellow=1, black=1)
        c.flat("82,140! 140,190 196,262 150,330 92,360! 76,250")
        c.flat("716,60! 660,150 624,250 690,300 766,330! 760,190")
        c.flat(BLAZE)
        c.flat("-30,1230! 120,1180 280,1150 340,1136! 440,1166 546,1132! 640,1160 740,1190 830,1230!")
        c.flat("360,806! 440,790 524,804! 500,846 446,884! 388,852", yellow=1, black=1)
        with c.in_inks(black=1):
            c.strokes([[(446, 880), (448, 916), (446, 946)], [(446, 944), (398, 986), (330, 976), (286, 924)], [(446, 944), (506, 986), (570, 966), (606, 900)]], 13, ends=(1, 0.3))
        c.strokes([[(230, 900), (100, 856), (-10, 846)], [(226, 950), (110, 940), (-10, 972)], [(250, 1000), (140, 1030), (0, 1090)], [(640, 890), (730, 840), (820, 824)], [(646, 940), (740, 924), (820, 944)], [(620, 992), (710, 1020), (810, 1076)]], 9, ends=(1, 0.1))
    with d.thing("lit keyhole", "accent") as k:
        k.flat("54,596! 96,470 200,412 308,452 396,700! 320,752 206,760 108,700", gap=9, yellow=1)
        k.flat(moved(KEYHOLE, (228, 588), 0.88), yellow=1, black=1)
        hole = moved(KEYHOLE, (228, 588), 0.75)
        with k.within(hole):
            k.flat(hole)
            for bar in chair(226, 640, 0.98, -22):
                k.flat(bar, black=1)
            for x, y in ((180, 474), (212, 486), (246, 486), (278, 474)):
                k.flat([(x - 15, y), (x + 15, y), (x, y + 40)], black=1)
            for x, y, r in ((196, 556, 8), (258, 548, 10), (274, 640, 8), (172, 690, 8), (290, 712, 9)):
                k.flat(ellipse(x, y, r, r), yellow=1)
    with d.thing("dark keyhole", "accent") as k:
        k.flat("798,560! 740,450 640,398 540,440 462,690! 530,738 640,744 748,680", gap=9, yellow=1)
        k.flat(moved(KEYHOLE, (630, 572), 0.88), yellow=1, black=1)
        for n in range(2):
            for bar in chair(628 - n * 6, 646 - n * 48, 0.74, 0):
                k.flat(bar)
    s.describe("A black and white cat fills the sheet. Its pupils are keyholes. Through the left one a bright room shows, with bunting, confetti and a dancing chair. Through the right one it is dark, and a few chairs are stacked.")
    s.moods("sly", "proud", "lonely", "festive")
    s.themes("secrets", "exclusion", "memory", "celebration", "watching")
    s.says("keyholes", "envy", "members only", "let me in", "whiskers", "satisfaction", "curious", "guest list", "insider", "discretion", "before and after", "who has the key?", "the cat knows", "nine parties in one life", "what happened in between?", "I was there", "you had to be there", "smug", "sold out", "same place, too late", "the life and soul", "somebody has to remember", "eye witness", "I see what you did", "the morning after", "do not disturb", "plus none", "a private matter", "behind closed lids", "through the looking cat", "not a word to anyone", "curiosity was invited", "it was such a lovely evening", "stacking up the chairs", "look, but knock first", "half full, half empty", "it all goes on without me", "a gala for one", "both sides of the story", "dancing in my eyes", "the host", "once upon a Saturday", "what are you staring at?", "meow")  # fmt: skip
    s.relate("lit keyhole", "opens onto", "dark keyhole")
    s.relate("black cat", "guards", "lit keyhole")
    s.about(place="a hotel corridor", time="late evening and the morning after", light="out of the left pupil", composition="low", view="near, eye to eye", foreground="whiskers and a white muzzle", unexplained="which of the two evenings it remembers")
