"""Round the Block: a dachshund goes once round the block of houses and meets its own tail."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import CUT, tube

BODY = [(742, 742, 5), (752, 680, 9), (744, 610, 13), (716, 550, 20), (700, 500, 46), (698, 430, 66), (684, 310, 62), (606, 190, 58), (440, 146, 58), (240, 166, 60), (124, 270, 64), (104, 460, 70), (108, 680, 76), (160, 840, 88), (290, 904, 94), (470, 906, 94)]
HEAD = "400,810! 490,790 534,730 560,676 596,654 634,664 660,700 706,724 740,744! 752,760 738,784 692,796 642,812 622,842 620,890 628,940 612,990 560,1010! 400,1002!"
EAR = "578,690 540,730 512,810 516,880 552,916 590,886 608,830 612,756 604,700"


@card(id="orkj6b", title="Round the Block", seed=12, palette="riso_canteen", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.6, -0.6, 0.5)])
    with d.thing("dachshund", "subject") as g:
        for leg in ("634,440! 640,530 636,566 616,580 622,606! 676,606! 682,560 690,490!", "762,430! 766,500 772,560 796,580 790,606! 744,606! 736,570 712,500!"):
            g.flat(leg, red=1, green=1)
        g.flat("490,960! 486,1060 470,1070 466,1086! 548,1086! 548,1060 556,960!", green=1, red=1)
        g.flat(tube(BODY, ends=CUT), red=1)
    with d.thing("houses", "place") as h:
        h.flat("210,770! 210,400! 360,400! 360,770!", gap=7, green=1)
        h.flat("190,404! 285,250! 380,404!", gap=7, red=1, green=1)
        h.flat("500,770! 500,440! 606,440! 606,770!", gap=7, green=1)
        h.flat("480,444! 510,330! 590,330! 620,444!", gap=7, red=1, green=1)
        h.flat("352,770! 352,330! 508,330! 508,770!", gap=7, red=1, green=1)
        h.flat("336,334! 430,196! 524,334!", gap=7, green=1)
        for x, y in ((240, 450), (300, 450), (240, 560), (300, 560), (388, 380), (448, 380), (388, 490), (448, 490), (388, 600), (448, 600), (522, 490), (522, 600), (566, 490)):
            h.flat([(x, y), (x + 30, y), (x + 30, y + 56), (x, y + 56)])
        h.flat("258,770! 258,690 285,664 312,690! 312,770!")
    with d.thing("dog's head", "subject") as g:
        with g.within("430,560! 820,560! 820,806! 500,798! 430,812!"):
            g.flat(HEAD, gap=8, red=1)
        g.flat(HEAD, red=1)
        g.flat("632,920! 628,1010 624,1070! 654,1082 662,1106! 560,1106! 562,1080 570,1050 540,1000!", red=1)
        g.strokes([[(546, 1012), (528, 970), (534, 930)]], 6)
        g.flat(EAR, gap=6, red=1, green=1)
        g.flat("722,732! 752,738 762,758 746,776 728,764!", red=1, green=1)
        g.flat(ellipse(648, 716, 14, 14))
        g.flat(ellipse(653, 715, 9, 10), red=1, green=1)
        g.strokes([[(700, 772), (676, 772), (660, 760)]], 5)
    s.describe("A red dachshund goes all the way round a block of houses. At the corner its nose meets the tip of its own tail.")
    s.moods("droll", "curious", "content", "polite")
    s.themes("circles", "self", "meetings", "home", "distance")
    s.says("sausage!", "networking", "I met someone like me", "long time no see", "who’s there?", "round trip", "self-knowledge", "the long way home", "have we met?", "vicious circle", "good boy, all of him", "walkies", "the ring road", "he chased it and caught it", "neighbourhood watch", "stretch", "where do I end?", "how do you do", "it takes all day to wag", "a hug for the whole street", "commuter belt", "the tail end of the story", "beginning again", "he takes the dog round the block", "full circle", "sniff", "the other fellow was very polite", "hot dog", "nobody gets in, nobody gets out", "a leash is not needed", "wrapped up in himself", "the sun never sets on him", "a close relative", "my better end", "what goes around", "moat", "guarding from every side", "the head does not know", "slow news travels through him", "a draught excluder for the town", "and they all lived inside", "once more, with legs", "pleased to meet me", "eternity is a small breed")  # fmt: skip
    s.relate("dachshund", "guards", "houses")
    s.relate("dog’s head", "follows", "dachshund")
    s.about(place="a city block", time="forenoon", light="sun from top left", composition="frame", view="from above, obliquely", foreground="short legs and a long ear", unexplained="where the dog began")
