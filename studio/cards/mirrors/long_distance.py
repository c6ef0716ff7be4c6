"""Long Distance: back to back in two booths a woman and a man plead into one and the same cord."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

WOMAN = "378,1010! 378,330! 360,260 310,216 244,210 190,234! 160,266 146,310 140,352! 128,384 100,424 84,450! 84,464 98,470 114,470! 110,482 98,490 94,500! 106,510 120,512! 108,522 100,536 106,548 124,552! 120,574 126,598 146,608! 180,622 210,616 226,622! 226,664 206,694 160,720! 90,754 20,800 -30,850! -30,1010!"
MAN = "424,1010! 424,200! 430,150 470,110 540,96 600,110! 640,130 654,180 656,222! 674,256 704,296 716,320! 712,334 694,338 682,338! 690,350 702,356 704,366! 692,374 680,374! 694,384 700,396 694,406 676,408! 684,440 684,470 668,490! 640,506 606,500 590,504! 586,580 590,640 612,672! 680,700 760,740 830,800! 830,1010!"
HANDSET = "-22,-130! 10,-150 40,-140 52,-112! 46,-92 30,-86 14,-88! 2,-40 2,40 14,88! 30,86 46,92 52,112! 40,140 10,150 -22,130! -40,60 -40,-60 -22,-130!"
HAND = "60,156! 34,130 10,104 -6,84! -40,90 -56,76 -52,60 -38,50! -60,52 -72,38 -66,20 -44,12! -70,12 -80,-4 -72,-20 -48,-28! -66,-32 -70,-48 -58,-62 -34,-64! 0,-72 40,-62 80,-34 108,16 128,70 150,116!"
SLEEVES = (
    "176,612! 222,606 264,632! 290,690 326,760 360,850 378,1010! 250,1010! 226,900 188,780 174,690!",
    "552,518! 596,494 642,500! 640,590 624,690 596,800 586,1010! 424,1010! 444,880 494,740 530,620!",
)


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
        c.flat(tube([(132, 606), (108, 720), (160, 830), (112, 940), (170, 1060), (300, 1126), (420, 1090), (540, 1126), (650, 1060), (700, 940), (650, 820), (704, 700), (688, 500)], (9, 9), ends=(0, 1)), gap=6, **brick)
        for at, a, m, arm, ink in (((226, 490), 38, False, SLEEVES[0], {"crimson": 1.0}), ((594, 376), -38, True, SLEEVES[1], {"mint": 1.0})):
            c.flat(arm, gap=7, **ink)
            c.flat(moved(HANDSET, at, 1.02, a, m), gap=6, **brick)
            c.flat(moved(HAND, (at[0] + (4 if m else -4), at[1] + 6), 0.72, a, m), gap=6, **ink)
            c.strokes([moved(q, (at[0], at[1] + 6), 0.72, a, m) for q in ([(-40, -28), (-10, -30), (14, -24)], [(-44, 12), (-10, 8), (14, 8)], [(-38, 50), (-8, 44), (14, 40)])], 6, ends=(0.8, 0.1))
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
