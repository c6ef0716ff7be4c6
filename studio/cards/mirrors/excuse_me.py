"""Excuse Me: a stout man and a thin woman pass through each other, and where they overlap somebody opens his eyes."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Clay, Drum, Lamp, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.flat_people import flat_hand
from reverie_studio.sculpt.marks import ellipse, placed

MAN = "0,0! 206,0! 236,34 232,74 214,92! 292,140 352,226 404,330 462,440 506,560 514,680 490,780 452,838! 458,980 430,1200! 236,1200! 214,1000 196,1200! 0,1200!"
WOMAN = "410,0! 404,44 416,70 428,82! 424,104 404,128 330,196 296,300 304,386 346,470 356,540 322,640 300,780 288,960! 330,964! 344,1200! 402,1200! 410,968! 440,970! 452,1200! 508,1200! 498,974! 548,978! 556,800 560,680 516,560 500,480 530,360 532,220 506,130 492,100! 520,84 560,20 556,0!"


@card(id="4swy3z", title="Excuse Me", seed=6, palette="riso_rush_hour", light=(0.9, -0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.8, -0.3, 0.5)])
    with d.thing("corridor", "place") as c:
        c.fade("0,1200! 652,566! 728,566! 800,640! 800,1200!", lambda x, y: (y - 500) / 900, blue=0.7)
        with c.in_inks(blue=1):
            for a, b in (((652, 566), (0, 1180)), ((728, 566), (800, 640)), ((652, 330), (0, -260)), ((728, 330), (800, 252)), ((652, 330), (652, 566)), ((728, 330), (728, 566)), ((652, 330), (728, 330)), ((652, 566), (728, 566))):
                c.strokes([[a, b]], 3, ends=(1, 1))
        c.flat("752,372! 790,340! 790,630! 752,590!", blue=1)
        c.flat("672,420! 708,420! 708,566! 672,566!", blue=1)
    hers = Clay().limb([(420, 236, 0, 32), (316, 366, 0, 25), (210, 462, 0, 19), (150, 520, 0, 14)], melt=6, per=6).add(flat_hand((150, 520), 118, 0.9, spread=3, thumb=-1))
    his = Clay().limb([(200, 330, 0, 50), (280, 560, 0, 46), (430, 640, 0, 36), (560, 628, 0, 27), (614, 606, 0, 21)], melt=6, per=6).add(flat_hand((610, 607), -16, 1.2, spread=6, thumb=-1))
    hat = "628,612! 656,598! 664,520 700,486 740,492 762,530 758,584! 782,592 780,608 640,640 626,626!"
    bag = ("40,636! 206,620! 226,760! 24,780!", "84,632! 96,590 130,572 164,586 172,624! 160,625! 150,594 128,584 106,598 98,631!")
    with d.thing("woman", "subject") as w:
        w.flat(WOMAN)
        w.flat(MAN)
        w.flat(hat)
        w.silhouette(his)
        w.flat(WOMAN, blue=1)
        w.silhouette(hers, overprint=True, blue=1)
        for part in bag:
            w.flat(part, overprint=True, blue=1)
    with d.thing("man", "subject") as m:
        m.flat(MAN, overprint=True, pink=1)
        m.silhouette(his, overprint=True, pink=1)
        m.flat(hat, overprint=True, pink=1)
        m.flat("632,604! 766,574! 765,590! 634,622!")
        m.flat("200,76! 226,84! 252,116! 232,176! 190,110!")
        m.strokes([[(232, 176), (262, 236), (300, 290)], [(0, 900), (150, 886), (288, 868)], [(64, 300), (84, 420), (70, 560)]], 5, ends=(0.8, 0.3))
        m.flat("430,92! 452,120! 500,104! 494,82! 456,96!")
    with d.thing("third one", "accent") as t:
        for x, y, r in ((370, 436, 33), (440, 452, 30)):
            t.flat(ellipse(x, y, r, r * 1.1))
            t.flat(ellipse(x + 2, y + 3, r * 0.66, r * 0.7), yellow=1)
            t.flat(ellipse(x + 3, y + 4, r * 0.34, r * 0.38), pink=1, blue=1)
            t.strokes([[(x - r * 0.7, y - r * 1.5), (x, y - r * 1.85), (x + r * 0.7, y - r * 1.5)]], 5, ends=(0.4, 0.4))
        t.flat(ellipse(402, 536, 13, 18))
    with d.thing("rubber plant", plane="front") as p:
        for x, y, k, a in ((760, 1190, 1.5, -24), (700, 1210, 1.3, -62), (800, 1080, 1.2, 14), (640, 1220, 1.0, -84), (780, 960, 1.0, -30)):
            p.flat(flow(placed([(0, 0), (-34, -50), (-42, -110), (-22, -164), (0, -190), (22, -164), (42, -110), (34, -50)], (x, y), k, a), 8, closed=True), blue=1)
            p.strokes([placed([(0, -6), (2, -90), (0, -170)], (x, y), k, a)], 3, ends=(0.8, 0.1))
    s.describe("A pink man and a blue woman pass through each other. The corridor is narrow; he holds out his hat, she her bag. In the violet where they overlap, two round eyes open, astonished.")
    s.moods("embarrassed", "droll", "tender", "surprised")
    s.themes("closeness", "courtesy", "strangers", "love", "birth")
    s.says("squish", "pardon", "chemistry", "intimacy", "compromise", "narrow", "after you", "crush", "parents", "wedding", "overlap", "gossip", "nearly met", "we had something", "who is in there?", "mind the gap", "love at first pass", "what the lawyers call common ground", "three is a crowd", "I felt something", "don’t breathe in", "born in a corridor", "Mummy and Daddy, before me", "through thick and thin", "opposites attract", "the elephant in the room", "purple with shame", "you went right through me", "two become one", "it takes two", "it happened at the office", "too many lunches", "wide enough, they said", "a little bird in between", "secondhand feelings", "hello, I live here", "neither of them looked", "we only said excuse me", "a third opinion", "collateral", "the child of courtesy", "peekaboo", "somebody finally saw us")  # fmt: skip
    s.relate("third one", "is inside", "man")
    s.about(place="a narrow corridor", time="office hours", light="from the far end of the corridor", composition="left", view="eye level, very near", foreground="dark leaves of a rubber plant", unexplained="who lives in the overlap")
