"""Long Distance: back to back in two booths a woman and a man plead into one and the same cord."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

WOMAN = "250,250! 196,250 162,280 150,330 148,372! 132,408 108,440! 112,454 130,458! 122,470 112,480! 124,490 114,504 122,518! 124,544 150,560 190,552! 218,548 222,580 214,640! 330,640! 318,580 318,520 336,440 330,330! 300,270"
WOMAN_HAIR = "150,316! 146,280 170,236 232,204 300,214 346,256 362,330 356,420 340,480! 372,500 376,560 340,588 306,570 300,530! 304,500 318,484! 290,470 270,440! 276,380 264,306! 220,308 180,310!"
WOMAN_COAT = "-30,1010! -30,860 20,780 110,700 206,622! 250,640 300,630 318,596! 350,640 372,720 384,820 386,1010!"
MAN = "560,170! 620,168 660,196 668,250 668,288! 690,330 712,360! 704,374 686,376! 694,388 702,400! 690,410 696,426 690,440! 686,470 660,482 620,474! 596,470 590,500 598,560! 470,560! 490,500 492,430 476,350 480,250! 510,190"
MAN_HAIR = "672,236! 660,190 610,150 540,146 486,180 462,250 460,320 474,380 494,424 510,448! 526,424 532,392! 520,352 534,328! 554,340 562,300! 596,286 610,236! 640,238!"
MAN_COAT = "830,1010! 830,800 790,710 700,640 604,542! 560,570 510,560 480,520! 444,580 424,680 414,800 414,1010!"
HANDSET = "-22,-130! 10,-150 40,-140 52,-112! 46,-92 30,-86 14,-88! 2,-40 2,40 14,88! 30,86 46,92 52,112! 40,140 10,150 -22,130! -40,60 -40,-60 -22,-130!"
HAND = "-50,-62! -36,-80 -10,-80 8,-66! 60,-52 96,-14 112,36 120,112! 40,130! 20,92 -10,74! -40,76 -56,66 -56,52! -66,48 -72,34 -66,20! -76,14 -80,-4 -72,-18! -76,-26 -74,-42 -62,-52!"
SEAMS = ("-64,-18 -30,-20 4,-10", "-62,20 -28,18 2,24", "-52,54 -24,50 0,52", "40,-30 66,-4 78,30")
SLEEVES = ("168,608! 210,590 262,584 306,604! 318,780! 230,860!", "634,530! 590,510 536,502 496,520! 486,740! 580,800!")
FOLDS = (("168,612 196,720 212,840 236,920 290,950 350,930 384,880", "306,606 306,700 322,790", "178,642 214,624 262,618 304,636"), ("634,534 606,660 592,800 566,900 510,936 450,916 416,860", "496,522 494,640 474,740", "626,562 586,544 536,536 498,552"))


@card(id="hmfdv2", title="Long Distance", seed=4, palette="riso_waiting_room", light=(0.0, -1.0))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.0, -0.8, 0.5)])
    brick = {"mint": 1.0, "crimson": 1.0}
    with d.thing("booths", "place") as g:
        g.flat("-20,60! 386,60! 386,1010! -20,1010!", mint=1)
        g.flat("414,60! 820,60! 820,1010! 414,1010!", crimson=1)
    locks = (("180,270 220,240 280,240 324,290", "318,508 330,490 352,506"), ("494,300 500,230 540,186", "560,262 590,200 640,206"))
    for name, face, hair, coat, ink, shine in (("woman on the line", WOMAN, WOMAN_HAIR, WOMAN_COAT, "crimson", locks[0]), ("man on the line", MAN, MAN_HAIR, MAN_COAT, "mint", locks[1])):
        with d.thing(name, "subject") as w:
            w.flat(face)
            w.flat(hair, gap=5, **brick)
            w.strokes([line(q) for q in shine], 7, ends=(0.1, 0.1))
            w.flat(coat, gap=7, **{ink: 1.0})
    with d.thing("partition", "place") as g:
        g.flat("393,60! 407,60! 407,1044! 393,1044!", **brick)
        g.flat("-20,40! 820,40! 820,64! -20,64!", **brick)
        g.flat("-20,1010! 820,1010! 820,1044! -20,1044!", **brick)
    with d.thing("cord", "accent") as c:
        c.flat(tube([(150, 640), (96, 740), (156, 840), (104, 950), (160, 1080), (300, 1136), (420, 1096), (540, 1136), (650, 1080), (706, 960), (656, 830), (716, 700), (676, 540)], (9, 9), ends=(0, 1)), gap=6, **brick)
    with d.thing("hands", "subject") as c:
        for at, a, m, n, ink in (((226, 486), 34, False, 0, "crimson"), ((594, 400), -34, True, 1, "mint")):
            c.flat(moved(HANDSET, at, 1.0, a, m), gap=6, **brick)
            c.flat(moved(HAND, at, 0.86, a, m), gap=5)
            with c.in_inks(**brick):
                c.strokes([moved(line(q), at, 0.86, a, m) for q in SEAMS], 6, ends=(0.8, 0.1))
                c.strokes([[*moved(HAND, at, 0.86, a, m), *moved(HAND, at, 0.86, a, m)[:2]]], 6, ends=(1, 1))
            c.flat(SLEEVES[n], **{ink: 1.0})
            c.strokes([line(q) for q in FOLDS[n]], [9, 9, 6], ends=(1, 0.2))
        with c.in_inks(**brick):
            c.strokes([line("148,346 166,332 192,338"), line("624,230 646,222 664,236")], 9, ends=(0.3, 0.2))
            c.strokes([line("116,500 130,499 142,505"), line("694,411 682,410 672,415")], 6, ends=(0.5, 0.2))
            for x, y, k in ((166, 374, -1), (648, 276, 1)):
                c.strokes([[(x + 20 * k, y + 4), (x, y - 10), (x - 22 * k, y + 2)], [(x + 14 * k, y + 14), (x, y + 16), (x - 14 * k, y + 10)]], [7, 4], ends=(0.4, 0.2))
                c.flat(ellipse(x + 4 * k, y + 3, 8, 10), **brick)
    s.describe("A woman and a man telephone back to back. A thin wall stands between their booths; her coat is red, his is mint green. Each presses a receiver to the ear, and the two dark cords run down under the wall and are one cord.")
    s.moods("lonely", "pleading", "tense", "ironic")
    s.themes("love", "distance", "conversation", "marriage", "walls")
    s.says("hello?", "behind you!", "bad connection", "marriage", "umbilical", "who is this?", "speak up", "turn round", "hold the line", "crossed wires", "echo", "so near", "hang up first", "no, you hang up", "party line", "I hear you breathing", "long distance", "divorce, by mutual agreement", "heartstrings", "local call", "can you hear me now?", "siamese", "wrong number, right person", "through the wall", "my better half is engaged", "whisper", "talking to oneself in pairs", "strings attached", "call me when you arrive", "twins", "the wall has ears", "where are you? here", "it rings for both", "skipping rope", "therapy", "red and green, nobody goes", "a knot nobody tied", "the cost of a minute", "I miss your face", "static", "our first quarrel", "if only one looked down", "ground wire", "loop")  # fmt: skip
    s.relate("woman on the line", "listens to", "man on the line")
    s.relate("cord", "leads to", "man on the line")
    s.about(place="two telephone booths at the station", time="late evening", light="flat, a lamp in each booth", composition="split", view="eye level", foreground="one dark cord on the floor", unexplained="which of the two rang the other up")
