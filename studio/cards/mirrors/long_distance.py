"""Long Distance: back to back in two booths a woman and a man plead into one and the same cord."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.cloud_beasts import tapering, turned
from reverie_studio.sculpt.marks import ellipse

WOMAN = "378,1010! 378,330! 360,260 310,216 244,210 190,234! 160,266 146,310 140,352! 128,384 100,424 84,450! 84,464 98,470 114,470! 110,482 98,490 94,500! 106,510 120,512! 108,522 100,536 106,548 124,552! 120,574 126,598 146,608! 180,622 210,616 226,622! 226,664 206,694 160,720! 90,754 20,800 -30,850! -30,1010!"
MAN = "424,1010! 424,200! 430,150 470,110 540,96 600,110! 640,130 654,180 656,222! 674,256 704,296 716,320! 712,334 694,338 682,338! 690,350 702,356 704,366! 692,374 680,374! 694,384 700,396 694,406 676,408! 684,440 684,470 668,490! 640,506 606,500 590,504! 586,580 590,640 612,672! 680,700 760,740 830,800! 830,1010!"
HANDSET = "-22,-130! 10,-150 40,-140 52,-112! 46,-92 30,-86 14,-88! 2,-40 2,40 14,88! 30,86 46,92 52,112! 40,140 10,150 -22,130! -40,60 -40,-60 -22,-130!"
FINGERS = "-60,-54! -20,-62 14,-56 20,-40 10,-30! 26,-26 28,-8 14,0! 28,6 26,26 12,30! 20,38 16,54 0,58! -24,62 -44,58 -60,54!"


@card(id="hmfdv2", title="Long Distance", seed=4, palette="riso_waiting_room", light=(0.0, -1.0))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.0, -0.8, 0.5)])
    brick = {"mint": 1.0, "crimson": 1.0}
    with d.thing("partition", "place") as g:
        g.flat("392,-20! 410,-20! 410,1060! 392,1060!", **brick)
    with d.thing("woman on the line", "subject") as w:
        w.flat(WOMAN, crimson=1)
    with d.thing("man on the line", "subject") as w:
        w.flat(MAN, mint=1)
    with d.thing("cord", "accent") as c:
        c.flat(tapering([(240, 560), (250, 700), (210, 820), (260, 940), (230, 1060), (330, 1120), (420, 1096), (520, 1120), (590, 1060), (560, 920), (600, 800), (560, 680), (570, 470)], (20, 20)), gap=6, **brick)
        for x, y, a, m, inks in ((256, 436, -8, True, {"crimson": 1.0}), (552, 310, 8, False, {"mint": 1.0})):
            n = 1 if m else -1
            c.flat(turned(HANDSET, (x, y), 1.0, a, m), gap=6, **brick)
            c.flat(turned(FINGERS, (x + n * 26, y + 10), 1.0, a, m), gap=6, **inks)
            c.flat(turned("-84,-64! -34,-54! -34,60! -84,70!", (x + n * 26, y + 10), 1.0, a, m), **inks)
        c.strokes([[(318, 498), (336, 600), (330, 720), (286, 820), (270, 920)], [(486, 372), (462, 480), (468, 620), (510, 740), (524, 860)]], 9, ends=(0.2, 0.1))
        c.strokes([[(210, 250), (262, 240), (310, 262), (344, 310)], [(200, 282), (236, 268), (262, 274)], [(470, 150), (520, 124), (580, 134), (620, 160)], [(450, 210), (460, 176), (486, 160)]], 8, ends=(0.1, 0.1))
        c.strokes([[(150, 394), (172, 404), (192, 398)], [(126, 350), (150, 334), (180, 340)]], [9, 10], ends=(0.3, 0.2))
        c.flat("160,392! 172,376 190,376 204,392! 190,402 172,402!")
        c.flat(ellipse(176, 390, 8, 10), **brick)
        c.flat("606,262! 618,244 638,244 650,258! 638,272 620,274!")
        c.flat(ellipse(636, 258, 9, 11), **brick)
        c.strokes([[(618, 220), (634, 206), (654, 214)], [(606, 284), (624, 292), (642, 288)]], [10, 6], ends=(0.3, 0.2))
    s.describe("A woman and a man telephone back to back. A thin wall stands between them; she is red, he is mint green. Each presses a receiver to the ear, and the two dark cords run down under the wall and are one cord.")
    s.moods("lonely", "pleading", "tense", "ironic")
    s.themes("love", "distance", "conversation", "marriage", "walls")
    s.says("hello?", "behind you!", "bad connection", "marriage", "umbilical", "who is this?", "speak up", "turn round", "hold the line", "crossed wires", "echo", "so near", "hang up first", "no, you hang up", "party line", "I hear you breathing", "long distance", "divorce, by mutual agreement", "heartstrings", "local call", "can you hear me now?", "siamese", "wrong number, right person", "through the wall", "my better half is engaged", "whisper", "talking to oneself in pairs", "strings attached", "call me when you arrive", "twins", "the wall has ears", "where are you? here", "it rings for both", "skipping rope", "therapy", "red and green, nobody goes", "a knot nobody tied", "the cost of a minute", "I miss your face", "static", "our first quarrel", "if only one looked down", "ground wire", "loop")  # fmt: skip
    s.relate("woman on the line", "listens to", "man on the line")
    s.relate("cord", "leads to", "man on the line")
    s.about(place="two telephone booths at the station", time="late evening", light="flat, a lamp in each booth", composition="split", view="eye level", foreground="one dark cord on the floor", unexplained="which of the two rang the other up")
