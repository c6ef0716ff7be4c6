"""In at One Ear: sheep climb a hare’s back into its ear, and out of the other comes a black one."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

HARE = "92,880! 88,850 104,826! 160,790 224,736 284,690 340,660 400,646! 470,650 530,690 566,760! 600,850 680,950 760,1040 830,1110! 830,1240! 250,1240! 262,1150 290,1080! 240,1064 190,1036 150,1000 132,960! 112,944 96,916"
NEAR = "410,690! 376,580 394,430 446,280 520,140 606,30! 650,60 668,150 650,300 610,440 556,570 500,700!"
FAR = "370,660! 300,570 246,450 212,310 206,170 236,50! 300,100 356,210 396,350 414,480 420,640!"
FLEECE = "-46,10 -58,-8 -50,-24 -44,-40 -26,-40 -12,-54 8,-46 28,-52 40,-38 56,-34 56,-16 66,0 52,14 40,26 22,22 6,32 -12,24 -32,28"


def sheep(t: Cutting, x: float, y: float, k: float, a: float, stride: float = 0) -> None:
    """One sheep going left, small enough to walk on an ear."""
    for u, lean in ((-34, -8 - stride), (-14, 4 + stride), (22, -4 - stride), (42, 6 + stride)):
        t.flat(moved([(u - 7, 10), (u + 7, 10), (u + 5 + lean, 50), (u + 8 + lean, 60), (u - 9 + lean, 60), (u - 5 + lean, 50)], (x, y), k, a))
    t.flat(moved("58,-20! 72,-22 80,-8 74,4 60,6", (x, y), k, a), ink=0, gap=4, around=KEY)
    t.flat(moved(FLEECE, (x, y), k, a), ink=0, gap=5, around=KEY)
    t.flat(moved("-36,-42! -52,-48 -66,-40 -80,-22 -92,-4! -88,10 -74,10 -60,0 -46,-8 -38,-24", (x, y), k, a))
    t.flat(moved("-40,-44! -28,-54 -16,-50! -20,-38 -34,-36", (x, y), k, a))
    t.dots([(*placed([(-66, -22)], (x, y), k, a)[0], 4.5 * k + 1)], 0)


@card(id="y94rl2", title="In at One Ear", seed=5, palette="lino_thaw", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.5, 0.5)])
    with p.thing("thaw", "place") as land:
        land.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        land.flat("-20,1010! 100,990 300,1004 560,980 820,990! 820,1220! -20,1220!", ink=0)
        land.flat("20,1100! 80,1084 150,1090 200,1104! 130,1126 60,1124", ink=3)
        land.strokes([[(x, y), (x + w / 2, y - 4), (x + w, y)] for x, y, w in ((30, 560, 110), (60, 640, 70), (690, 560, 90), (660, 660, 120), (40, 420, 80), (720, 300, 70))], 12, ends=(0.1, 0.6))
    with p.thing("hare", "subject") as hare:
        for ear, inner, cut in ((FAR, "366,610! 300,520 262,420 240,300 236,180 246,100! 296,160 340,260 370,370 390,490", 3), (NEAR, "440,660! 412,570 428,440 476,300 540,180 606,80! 632,160 616,290 576,430 526,560 480,660!", 2)):
            hare.flat(ear, gap=9)
            hare.flat(inner, ink=cut)
        hare.flat(HARE, gap=9)
        hare.flat("390,700! 376,590 420,600 440,690! 480,690 500,600 560,580 500,720!")
        with hare.within(HARE):
            with hare.down_to(2):
                hare.strokes(fringe([(180, 800), (260, 732), (350, 684), (450, 680), (520, 720)], 15, (44, 74), bearing=(64, 96), bend=6), 14, ends=(0.3, 0.1))
                hare.strokes(fringe([(400, 800), (430, 880), (410, 960)], 8, (70, 110), bearing=(20, 60), bend=11), 15, ends=(0.1, 0.9))
            with hare.down_to(3):
                hare.strokes(fringe([(540, 820), (560, 920), (520, 1020), (440, 1100)], 12, (90, 140), bearing=(30, 70), bend=6, seed=3) + fringe([(640, 950), (700, 1060), (640, 1140)], 8, (80, 120), bearing=(40, 60), bend=6, seed=5), 16, ends=(0.1, 0.9))
            hare.strokes(fringe([(290, 1100), (350, 1110), (420, 1130)], 8, (80, 110), bearing=(80, 96), bend=6, seed=6), 15, ends=(0.1, 0.9))
            hare.flat("92,880! 88,850 104,826! 130,820 150,836 140,862 118,876!", ink=2)
        hare.strokes([[(120, 880), (140, 906), (130, 940)], [(134, 950), (180, 954), (222, 934)]], 9, ends=(0.3, 0.2))
        hare.flat("236,830! 254,786 300,764 350,780 372,822! 350,864 300,880 256,866", ink=0)
        hare.flat(ellipse(302, 824, 46, 46), ink=2), hare.flat(ellipse(296, 822, 26, 28))
        hare.dots([(286, 808, 8)])
        hare.flat("226,800! 260,764 310,750 360,768 380,810! 340,784 300,782 262,796!")
        hare.strokes([[(170, 890), (90, 930), (30, 1010)], [(176, 906), (120, 960), (80, 1050)], [(166, 874), (80, 890), (10, 940)]], 7, ends=(0.7, 0.1), black=True)
        hare.strokes([[(168, 892), (220, 884), (270, 900)], [(172, 908), (216, 912), (256, 930)]], 7, ends=(0.2, 0.1))
    with p.thing("flock", "witness", count=5) as flock:
        for x, y, k, a, stride in ((770, 930, 1.0, 45, 0), (672, 812, 0.95, 54, 8), (598, 676, 0.86, 68, -4), (524, 536, 0.78, 80, 6), (566, 370, 0.66, 104, 0)):
            sheep(flock, x, y, k, a, stride)
    with p.thing("black sheep", "accent") as last:
        for leg in ([(-40, 6, 11), (-80, 24, 8), (-116, 16, 6), (-136, 24, 7)], [(-26, 14, 11), (-56, 50, 8), (-88, 62, 6), (-104, 76, 7)], [(40, 10, 13), (76, 34, 9), (104, 30, 6), (124, 46, 7)], [(24, 18, 13), (54, 54, 9), (84, 62, 6), (98, 80, 7)]):
            last.flat(placed(tube(leg), (146, 150), 0.8, -12), gap=5)
        for gap in (6, 0):
            for shape in (FLEECE, "-32,-44! -52,-60 -74,-58 -92,-40 -108,-22! -104,-8 -88,-6 -66,-12 -44,-16", "-46,-58! -32,-70 -18,-66! -24,-52 -36,-46", "56,-26! 78,-34 88,-20 78,-8 60,-6"):
                last.flat(moved(shape, (146, 150), 0.8, -12), gap=gap)
        last.dots([(*placed([(-84, -36)], (146, 150), 0.8, -12)[0], 5)], 0)
        last.strokes([placed(c, (146, 150), 0.8, -12) for c in ([(-30, -26), (-14, -34), (2, -26)], [(10, -30), (26, -38), (42, -28)], [(-14, -4), (4, -12), (20, -4)])], 7, ends=(0.2, 0.3))
        last.strokes([[(80, 270), (130, 256), (190, 266)], [(100, 310), (150, 298), (206, 310)]], 10, ends=(0.1, 0.8))
    s.describe("Five white sheep climb the back of a huge dark hare. They walk up into its pink ear. From the other ear, high on the left, a black sheep leaps away.")
    s.moods("dreamlike", "droll", "wondering", "watchful")
    s.themes("listening", "sleep", "change", "rumour", "spring")
    s.says("gossip", "insomnia", "rumour", "lullaby", "echo", "conversion", "wool", "headache", "translation", "daydream", "migration", "ears", "counting them does not help", "out at the other", "it came out different", "I heard you the first time", "nobody said it was steep", "and then it turned black", "they went in so clean", "telephone game", "a head full of wool", "what mother told me", "somebody left the gate open", "follow the one in front", "there must be grass inside", "good news climbs slowly", "secrets have hooves", "I can’t stop thinking of sheep", "sleep, the long way round", "hold still, it’s a flock", "the hare knew the answer", "it tickles, all right", "the shortest way to the sky", "listening changes what you hear", "one of us came back strange", "the family likes to talk", "slow thoughts uphill", "who shepherds a thought?", "an old song gets in again", "the last one always jumps", "all ears", "thaw starts in the ear", "baa, said the hare", "school, as I remember it")  # fmt: skip
    s.relate("flock", "follows", "black sheep")
    s.relate("hare", "listens to", "flock")
    s.about(place="a thawing field", time="late winter", light="from the upper left", composition="left", view="near, eye level", foreground="the hare’s dark shoulder", unexplained="why the sheep comes out black")
