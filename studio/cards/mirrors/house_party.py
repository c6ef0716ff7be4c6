"""House Party: a pelican carries a ball in its pouch."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.poster_shapes import moved

BIRD = (
    "560,250! 572,206 540,180 520,150! 570,150 630,170 680,210 712,270 720,340 700,410 672,470 664,540 690,600 760,650 840,690! 840,1240! 300,1240! 330,1120 400,1010 480,930 540,850 572,760 580,660 584,560 600,480 590,420! 560,380 548,320"
)
BILL = "22,566! 30,540 56,520! 200,440 380,340 556,250! 590,330 600,400! 440,440 250,500 80,566! 60,590 40,600"
POUCH = "66,566! 250,496 440,436 600,396! 640,520 640,660 600,780 530,880 420,936 310,930 200,870 120,760 80,660"
MAN = "-52,0! -50,-12 -40,-20! -44,-90 -50,-150 -56,-200 -48,-236 -26,-250! -22,-262! -34,-282 -26,-304 -6,-308 8,-296! 16,-280 8,-276 8,-264 -6,-258! -4,-248! 20,-240 50,-214 80,-200! 84,-186 60,-186 20,-200! 14,-160 16,-110 12,-60 8,-20! 26,-12 28,0! -8,0! -14,-60 -18,-100 -22,-60 -20,0!"
LONER = "-52,0! -50,-12 -40,-20! -40,-90 -46,-150 -52,-200 -46,-236 -26,-250! -22,-262! -34,-282 -26,-304 -6,-308 8,-296! 16,-280 8,-276 8,-264 -6,-258! -4,-248! 22,-236 32,-200 26,-150! 20,-110 14,-60 8,-20! 26,-12 28,0! -8,0! -14,-60 -16,-100 -20,-60 -20,0!"
WOMAN = "-44,0! 110,0! 90,-50 50,-120 34,-150! 38,-190 30,-222 14,-232! 10,-244! 30,-252 34,-276 14,-296 -10,-292 -18,-270! -26,-260 -18,-256 -16,-244 -4,-242! -4,-232! -20,-220 -60,-230 -96,-236! -100,-222 -66,-208 -26,-198! -12,-170 -10,-150! -26,-90"


@card(id="zizgke", title="House Party", seed=26, palette="riso_good_party", light=(-0.4, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.4, -0.6, 0.5)])
    with d.thing("pelican", "subject") as p:
        p.flat(BIRD, pink=1)
        p.flat(POUCH, gap=8, yellow=1)
        p.flat(BILL, gap=8, pink=1, slate=1)
        p.flat(ellipse(628, 300, 36, 36))
        p.flat(ellipse(622, 302, 17, 18), pink=1, slate=1)
        p.flat(moved("-36,-6! -12,-30 20,-32 40,-8! 0,-16", (626, 296)), pink=1)
        p.flat("760,760! 640,800 540,900 480,1020 470,1130! 520,1100 530,1170! 580,1120 600,1190! 650,1130 680,1210! 730,1140 790,1180! 840,1100! 840,740", gap=8, pink=1)
        p.strokes([[(690, 840), (610, 900), (560, 990)], [(740, 880), (670, 950), (630, 1040)], [(800, 900), (740, 980), (710, 1070)], [(70, 548), (300, 430), (550, 318)]], 8, ends=(0.1, 0.1))
    with d.thing("dancers", "subject") as c:
        c.flat(moved(MAN, (330, 880), 1.1, 5), pink=1, slate=1)
        c.flat(moved(WOMAN, (418, 884), 1.1, -3), gap=5, pink=1)
        c.flat(moved(LONER, (176, 772), 0.7), pink=1, slate=1)
    with d.thing("lamp", "accent") as m:
        with m.in_inks(pink=1, slate=1):
            m.strokes([[(484, 424), (484, 476)]], 6, ends=(1, 1))
        m.flat("424,496! 484,470! 544,496! 536,512! 432,512!", pink=1, slate=1)
        for x in (442, 484, 526):
            m.flat(ellipse(x, 526, 13, 16))
    s.describe("A pink pelican holds a party in its yellow pouch. A dark man and a pink woman dance under a lamp that hangs from the beak. Another man stands alone by the wall.")
    s.moods("festive", "lonely", "droll", "warm")
    s.themes("celebration", "loneliness", "dance", "secrets", "shelter")
    s.says("waltz", "pouch", "party", "wallflower", "supper", "gossip", "carnival", "jealousy", "delivery", "big mouth", "house party", "room for one more", "keep it under your beak", "may I have this dance?", "a mouthful", "the third man", "my place or yours?", "takeaway", "dinner and dancing", "who did you come with?", "don’t swallow", "last song", "packed like sardines", "a table for two, please", "he used to dance with her", "nightlife", "portable ballroom", "it kept the best for later", "the neighbours can’t complain", "fly me home", "what’s cooking?", "inner life", "full of people, full of song", "no smoking inside", "a bag of light", "doggy bag", "while we were dancing, we took off", "the host says nothing", "belly laugh", "someone forgot the fish", "after midnight it flies", "a swinging place", "I’ll just stand here, thanks", "we should go soon")  # fmt: skip
    s.relate("pelican", "carries", "dancers")
    s.relate("lamp", "hangs from", "pelican")
    s.about(place="a quay, and a ballroom", time="a warm evening", light="the yellow of the pouch", composition="right", view="eye level, near", foreground="a folded wing in the corner", unexplained="where the party is being taken")
