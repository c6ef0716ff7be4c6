"""House Party: a pelican carries a ball in its pouch."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

BIRD = (
    "560,250! 572,206 540,180 520,150! 570,150 630,170 680,210 712,270 720,340 700,410 672,470 664,540 690,600 760,650 840,690! 840,1240! 300,1240! 330,1120 400,1010 480,930 540,850 572,760 580,660 584,560 600,480 590,420! 560,380 548,320"
)
BILL = "22,566! 30,540 56,520! 200,440 380,340 556,250! 590,330 600,400! 440,440 250,500 80,566! 60,590 40,600"
POUCH = "66,566! 250,496 440,436 600,396! 640,520 640,660 600,780 530,880 420,936 310,930 200,870 120,760 80,660"
MAN = "-46,-246! -30,-254 -18,-262! -34,-274 -38,-296 -24,-314 0,-318 16,-308! 20,-298 18,-292! 28,-280 20,-276! 20,-266 12,-260 0,-258! 2,-248! 22,-242 32,-226! 36,-190 34,-150 30,-116! 34,-70 30,-40 28,-16! 46,-10 56,0! 4,0! 0,-50 -6,-92! -16,-50 -26,-16! -12,-8 -8,0! -60,0! -56,-16! -52,-60 -56,-110! -64,-120 -60,-160! -66,-190 -64,-226"
WOMAN = "46,-226! 38,-234 38,-244! 26,-246 22,-254! 16,-262 24,-266! 26,-280 44,-292 64,-288! 68,-302 84,-306 94,-294 88,-280 76,-278! 78,-262 70,-250 60,-244! 60,-234! 80,-228 90,-212 88,-190! 80,-160 74,-148! 90,-116 122,-60 148,-22! 120,-10 80,-8 34,-20! 38,-70 42,-120 46,-150! 40,-180 40,-210"
SHOES = ("58,-18! 72,-18! 70,-4 60,4! 34,4! 44,-4", "108,-18! 120,-18! 122,4! 116,4! 112,-4 100,4! 82,4! 94,-6")
LONER = "-20,-262! -36,-276 -38,-298 -24,-314 0,-318 16,-308! 20,-298 18,-292! 28,-280 20,-276! 20,-266 12,-260 0,-258! 2,-248! 26,-240 36,-220! 56,-184 62,-172! 84,-196 96,-204 104,-196 98,-184! 76,-150 60,-142 44,-156 32,-180! 32,-140 32,-110! 38,-60 38,-16! 56,-10 64,0! 12,0! 8,-50 0,-90! -12,-56 -26,-16! -12,-8 -6,0! -58,0! -54,-16! -46,-60 -44,-110! -50,-150! -62,-156 -66,-180 -60,-210 -44,-244"


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
    with d.thing("dance floor", "place") as f, f.within(POUCH):
        f.flat("0,770! 200,752 420,748 720,764! 720,1000! 0,1000!", yellow=1, pink=1)
        with f.in_inks(yellow=1):
            f.strokes([[(150 + k * 62, 752), (60 + k * 104, 960)] for k in range(7)], 5, ends=(0.6, 1))
    with d.thing("dancers", "subject") as c:
        at, k = (346, 872), 1.08
        c.flat(moved(MAN, at, k), pink=1, slate=1)
        for shoe in SHOES:
            c.flat(moved(shoe, at, k), pink=1, slate=1)
        c.flat(moved(WOMAN, at, k), gap=5, pink=1)
        for arm, gap, inks in (("-20,-222,19 4,-166,15 40,-156,12 76,-170,11", 5, {"pink": 1.0, "slate": 1.0}), ("76,-212,14 44,-192,12 8,-222,10 -20,-240,11", 4, {"pink": 1.0})):
            c.flat(placed(tube(arm), at, k), gap=gap, **inks)
    with d.thing("third man", "witness") as c:
        c.flat(moved(LONER, (186, 796), 0.68), pink=1, slate=1)
        c.flat(moved("92,-240! 122,-236! 110,-206! 100,-206!", (186, 796), 0.68))
    with d.thing("lamp", "accent") as m:
        with m.in_inks(pink=1, slate=1):
            m.strokes([[(500, 420), (500, 452)]], 6, ends=(1, 1))
        m.flat("446,472! 500,446! 554,472! 546,486! 454,486!", pink=1, slate=1)
        for x in (464, 500, 536):
            m.flat(ellipse(x, 499, 11, 14))
    s.describe("A pink pelican holds a party in its yellow pouch. A dark man and a pink woman dance under a lamp that hangs from the beak. Another man stands alone with a glass at the edge of the dance floor.")
    s.moods("festive", "lonely", "droll", "warm")
    s.themes("celebration", "loneliness", "dance", "secrets", "shelter")
    s.says("waltz", "pouch", "party", "wallflower", "supper", "gossip", "carnival", "jealousy", "delivery", "big mouth", "house party", "room for one more", "keep it under your beak", "may I have this dance?", "a mouthful", "the third man", "my place or yours?", "takeaway", "dinner and dancing", "who did you come with?", "don’t swallow", "last song", "packed like sardines", "a table for two, please", "he used to dance with her", "nightlife", "portable ballroom", "it kept the best for later", "the neighbours can’t complain", "fly me home", "what’s cooking?", "inner life", "full of people, full of song", "no smoking inside", "a bag of light", "doggy bag", "while we were dancing, we took off", "the host says nothing", "belly laugh", "someone forgot the fish", "after midnight it flies", "a swinging place", "I’ll just stand here, thanks", "we should go soon")  # fmt: skip
    s.relate("pelican", "carries", "dancers")
    s.relate("lamp", "hangs from", "pelican")
    s.about(place="a quay, and a ballroom", time="a warm evening", light="the yellow of the pouch", composition="right", view="eye level, near", foreground="a folded wing in the corner", unexplained="where the party is being taken")
