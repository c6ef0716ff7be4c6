"""The One Who Was Invited: a cat whose pupils are keyholes; behind one the party is on, behind the other it is over."""

from __future__ import annotations

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed

HEAD = "-30,1240! -30,460! 20,400 44,330 56,200 72,64! 130,110 206,192 268,286! 340,268 400,264 460,268 532,286! 594,192 670,110 728,64! 744,200 756,330 780,400 830,460! 830,1240!"
BLAZE = "400,350! 412,480 424,640 452,744 540,800 610,880 624,966 570,1036 490,1066 452,1104 400,1118 348,1104 310,1066 230,1036 176,966 190,880 260,800 348,744 376,640 388,480"
EYE = "-176,30! -140,-96 -60,-178 40,-190 130,-140 178,-20! 150,92 70,166 -30,176 -120,128!"
KEYHOLE = "-66,8! -94,-40 -100,-100 -66,-152 0,-172 66,-152 100,-100 94,-40 66,8! 86,90 110,162! 0,178 -110,162! -86,90"
CHAIR = ("-44,12! -44,-96! -34,-116 34,-116 44,-96! 44,12! 30,12! 30,-22! -30,-22! -30,12!", "-30,-40! -30,-92! -24,-102 24,-102 30,-92! 30,-40!", "-50,8! 50,8! 62,34! -62,34!", "-56,30! -40,30! -44,124! -54,124!", "40,30! 56,30! 54,124! 44,124!", "-30,30! -20,30! -22,92! -30,92!", "20,30! 30,30! 30,92! 22,92!")


@card(id="0c6v1v", title="The One Who Was Invited", seed=52, palette="riso_one_kind_word", light=(-0.6, -0.3))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.6, -0.3, 0.5)])
    left, right = (206, 566), (594, 566)

    def lens(text: str, at: tuple[float, float], size: float = 1.0) -> list[tuple[float, float]]:
        return placed([((-x if at == left else x), y) for x, y in outline(text)], at, size)

    with d.thing("black cat", "subject") as c:
        c.flat(HEAD, yellow=1, black=1)
        c.flat("104,132! 150,176 208,250 232,300! 176,330 112,370! 92,250")
        c.flat("696,132! 650,176 592,250 568,300! 624,330 688,370! 708,250")
        c.flat(BLAZE)
        c.flat("318,778! 400,762 482,778! 464,822 418,858 400,862 382,858 336,822!", yellow=1, black=1)
        with c.in_inks(black=1):
            c.strokes([[(400, 858), (402, 890), (400, 922)], [(400, 920), (360, 964), (298, 962), (250, 912)], [(400, 920), (440, 964), (502, 962), (550, 912)]], 13, ends=(1, 0.3))
        for k in (-1, 1):
            c.strokes([[(400 + k * x, y) for x, y in hair] for hair in ([(196, 880), (300, 838), (420, 830)], [(206, 926), (310, 920), (420, 944)], [(196, 968), (300, 1000), (410, 1060)])], 10, ends=(1, 0.1))
            c.strokes([[(400 + k * x, y) for x, y in tuft] for tuft in ([(90, 1130), (60, 1170), (56, 1210)], [(150, 1110), (130, 1160), (136, 1210)], [(212, 1084), (206, 1140), (222, 1200)])], 13, ends=(0.1, 0.6))
    with d.thing("lit keyhole", "accent") as k:
        k.flat(lens(EYE, left), gap=9, yellow=1)
        k.flat(lens(KEYHOLE, (left[0], left[1] - 10), 0.92), yellow=1, black=1)
        hole = lens(KEYHOLE, (left[0], left[1] - 10), 0.82)
        k.flat(hole)
        with k.within(hole):
            with k.in_inks(black=1):
                k.strokes([[(110, 436), (206, 452), (302, 436)]], 6, ends=(1, 1))
            for x, y, ink in ((152, 445, "yellow"), (188, 451, "black"), (226, 451, "yellow"), (262, 445, "black")):
                k.flat([(x - 17, y - 2), (x + 17, y - 2), (x, y + 36)], **{ink: 1.0})
            for n, bar in enumerate(CHAIR):
                k.flat(placed(outline(bar), (206, 606), 0.78, -14), **({} if n == 1 else {"black": 1.0}))
            for x, y, r in ((152, 516, 8), (262, 512, 8), (270, 664, 9), (142, 650, 9)):
                k.flat(ellipse(x, y, r, r), yellow=1)
    with d.thing("dark keyhole", "accent") as k:
        k.flat(lens(EYE, right), gap=9, yellow=1)
        hole = lens(KEYHOLE, (right[0], right[1] - 10), 0.92)
        k.flat(hole, yellow=1, black=1)
        with k.within(hole):
            for n, bar in enumerate(CHAIR):
                k.flat(placed(outline(bar), (594, 598), 0.86), **({"yellow": 1.0, "black": 1.0} if n == 1 else {}))
    s.describe("The face of a black and white cat fills the sheet. Its pupils are keyholes. Through the left one a bright room shows, with bunting, confetti and a chair that dances. Through the right one it is dark, and one chair stands alone.")
    s.moods("sly", "proud", "lonely", "festive")
    s.themes("secrets", "exclusion", "memory", "celebration", "watching")
    s.says("keyholes", "envy", "members only", "let me in", "whiskers", "satisfaction", "curious", "guest list", "insider", "discretion", "before and after", "who has the key?", "the cat knows", "nine parties in one life", "what happened in between?", "I was there", "you had to be there", "smug", "sold out", "same place, too late", "the life and soul", "somebody has to remember", "eye witness", "I see what you did", "the morning after", "do not disturb", "plus none", "a private matter", "behind closed lids", "through the looking cat", "not a word to anyone", "curiosity was invited", "it was such a lovely evening", "stacking up the chairs", "look, but knock first", "half full, half empty", "it all goes on without me", "a gala for one", "both sides of the story", "dancing in my eyes", "the host", "once upon a Saturday", "what are you staring at?", "meow")  # fmt: skip
    s.relate("lit keyhole", "opens onto", "dark keyhole")
    s.relate("black cat", "guards", "lit keyhole")
    s.about(place="a hotel corridor", time="late evening and the morning after", light="out of the left pupil", composition="low", view="near, eye to eye", foreground="whiskers and a white muzzle", unexplained="which of the two evenings it remembers")
