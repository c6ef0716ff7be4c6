"""Room in the Foxglove: out of the rain a fox looks from a huge foxglove bell; a tail hangs from the next one."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Clay, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import fox_face
from reverie_studio.sculpt.gouges import chatter, fringe, wedges
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.tubes import tube

LIP = "96,640! 60,560 84,470 168,430! 190,360 280,316 372,346! 460,306 580,330 616,420! 700,450 736,540 694,640! 740,720 712,830 620,870! 600,990 500,1080 390,1084 280,1080 186,994 168,872! 80,836 50,730 96,640"
FRONT = "96,640! 130,740 210,820 300,866 396,880 492,866 590,816 660,740 694,640! 740,720 712,830 620,870! 600,990 500,1080 390,1084 280,1080 186,994 168,872! 80,836 50,730 96,640"
HOLE = "110,640 120,540 190,450 290,402 396,388 502,402 600,450 668,540 682,640 640,760 540,840 396,872 250,842 150,760"
SMALL = "40,210! 34,180 60,166 86,180! 110,156 160,158 178,178! 206,160 240,170 250,196! 280,214 262,246 232,254! 226,290 186,304 154,290! 122,304 92,292 86,262! 50,258 24,236 40,210"


@card(id="5yirsc", title="Room in the Foxglove", seed=98, palette="lino_fox_fire", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.66, -0.45, 0.45)])
    with p.thing("rain", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!")
        with g.down_to(3):
            g.strokes(chatter((-20, -20, 820, 1220), 26, (120, 260), 112, seed=5), 12, ends=(0.1, 0.6))
        with g.down_to(1):
            g.strokes(chatter((-20, 300, 820, 1220), 12, (90, 190), 112, seed=8), 9, ends=(0.1, 0.6))
    with p.thing("stem") as t:
        t.flat(tube([(420, -60, 44), (350, 120, 42), (270, 360, 40)]), ink=1, gap=8, around=KEY)
        t.strokes([[(424, -20), (372, 110), (330, 220)], [(388, -30), (330, 120), (286, 240)]], 8, ends=(0.1, 0.2), black=True)
    with p.thing("next bell", "witness") as n:
        bell = Clay().limb([(270, -60, 0, 50), (200, 20, 0, 84), (156, 120, 0, 98), (146, 190, 0, 104)], melt=10, per=6)
        n.flat_clay(bell, 0, grow=6), n.flat_clay(bell, 2)
        n.clay(bell, "wet", "along", inks=(1, 2, 3, KEY), at=(1.0, 0.56, 0.16), pitch=12)
        n.flat(SMALL, ink=2, gap=7, around=1)
        n.flat(oval(150, 224, 84, 42, 3))
        n.flat(tube([(152, 226, 26), (140, 290, 42), (108, 356, 54), (84, 410, 46), (76, 458, 6)]), ink=2, gap=8)
        n.flat("54,366! 76,384 90,360! 108,386 124,362! 140,390 162,378! 142,420 108,452 76,462 50,436 46,400!", ink=0)
        wedges(n, [[(160, 262), (148, 300), (128, 346)], [(128, 270), (104, 310), (84, 340)]], 13, ink=3, ends=(0.2, 0.05))
    with p.thing("foxglove bell", "place") as b:
        bell = Clay().limb([(676, 40, -260, 90), (640, 150, -200, 150), (540, 330, -110, 236), (430, 520, -10, 286)], melt=14, per=7)
        b.flat_clay(bell, 0, grow=7)
        b.clay(bell, "wet", "along", inks=(1, 2, 3, KEY), at=(1.05, 0.62, 0.2), pitch=15)
        b.flat("830,60! 780,-10 740,-40 560,-40! 540,30 556,100 596,150! 616,110 640,96! 660,150 690,190 730,214! 740,160 756,130! 790,150 830,150!", ink=1, gap=8, around=KEY)
        b.strokes([[(650, -10), (630, 30), (606, 90)], [(700, -10), (704, 70), (722, 150)], [(770, 20), (790, 60), (800, 110)]], 8, ends=(0.2, 0.3), black=True)
        b.flat(LIP, ink=2, gap=9, around=0)
        b.flat(HOLE, gap=10, around=1)
        with b.within(HOLE), b.down_to(3):
            b.strokes([[(396 + u, 388 + abs(u) * 0.22), (396 + u * 0.8, 450 + abs(u) * 0.1), (396 + u * 0.66, 530)] for u in (-250, -200, -150, -100, 100, 150, 200, 250)], 15, ends=(0.8, 0.05))
    with p.thing("ruff") as r, r.within(HOLE):
        r.clay(Clay().limb([(396, 860, -160, 170), (396, 900, -140, 210)], melt=10), "fur", "down", inks=(2, 3, KEY), at=(1.3, 0.5), pitch=13)
    with p.thing("lower lip") as low:
        low.flat(FRONT, ink=2, gap=8)
        with low.within(FRONT):
            low.flat(tube([(84, 610), (150, 770), (250, 858), (396, 890), (540, 856), (650, 760), (706, 610)], (6, 24, 30, 34, 30, 24, 6)), ink=1)
            wedges(low, fringe([(110, 820), (200, 960), (300, 1060), (400, 1084), (500, 1060), (590, 970), (690, 830)], 24, (16, 40), -90, seed=3), 13, ink=3)
            for x, y, r in ((396, 948, 30), (306, 930, 25), (486, 926, 25), (350, 1010, 21), (440, 1010, 21), (230, 898, 20), (566, 890, 20), (268, 976, 16), (530, 968, 16), (396, 1050, 13)):
                low.flat(oval(x, y, r * 1.15, r * 0.9, (396 - x) * 0.1), ink=3, gap=9, around=0)
    with p.thing("fox", "subject") as f:
        face = fox_face(lids=0.95, look=(0.0, -0.1)).turned(at=(396, 742, 60), scale=1.9, yaw=-8, pitch=-4)
        f.flat("226,850! 300,872 400,884 500,872 590,840! 560,890 470,930 380,936 290,916!")
        f.flat_clay(face, KEY, grow=8)
        f.clay(face, "fur", (0.12, 1, 0.3), inks=(1, 2, 3, KEY), at=(1.4, 0.3, 0.02), pitch=11, parts={"fur": (GOUGES["fur"].but(inks=(1, 2, 3, KEY), at=(1.4, 0.3, 0.02), pitch=11, parts=None), (0.12, 1, 0.3)), "nose": ("black", "across"), "ear": (GOUGES["fur"].but(inks=(2, 3, KEY), at=(0.5, 0.1)), "along")})
        for ear, tuft in (("246,600! 236,500 234,404 266,450 316,556! 280,590", (262, 590, -100)), ("536,612! 556,510 570,404 532,460 468,560! 500,600", (524, 600, -76))):
            f.flat(ear)
            wedges(f, fringe([(tuft[0] - 18, tuft[1]), (tuft[0] + 18, tuft[1] - 4)], 4, (70, 120), bearing=tuft[2], seed=6), 15, ink=1)
        f.flat("314,900! 334,908 352,912 372,908 392,902! 382,926 352,936 324,924", ink=0, gap=7, around=KEY)
        f.flat("340,878! 318,832 290,806 250,800 176,846! 206,858! 200,880! 232,880! 246,900! 290,890 330,906 352,904!", "392,884! 410,838 442,812 500,804 614,838! 588,856! 590,876! 556,880! 536,898! 480,892 420,912 366,904!", ink=0)
        wedges(f, fringe([(420, 900), (500, 884), (600, 850)], 8, (34, 64), bearing=(-80, -130), seed=2), 12, ink=3)
        f.flat("316,852! 326,836 352,830 376,838 384,856! 374,880 352,892 328,878")
        f.strokes([[(330, 846), (348, 840), (362, 842)]], 6, ends=(0.2, 0.2)), f.strokes([[(352, 888), (352, 906), (330, 914), (296, 906)], [(352, 900), (376, 914), (420, 908)]], 7, ends=(0.5, 0.1), black=True)
        f.gaze(face, iris=1, pupil=0.5)
    s.describe("A fox looks out of an enormous foxglove bell. Its chin rests on the spotted lip of the flower, dry in the rain. Out of the next bell hangs another tail.")
    s.moods("cosy", "shy", "droll", "secretive")
    s.themes("refuge", "rain", "flowers", "names", "company")
    s.says("umbrella", "wordplay", "glove", "lodger", "hideout", "dry", "poison", "hotel", "raincheck", "balcony", "apartment", "concierge", "bellboy", "fits like a glove", "room for one more?", "the clue is in the name", "wait till it stops", "we don’t buy at the door", "whose tail is that?", "a good address", "fully furnished", "small, but with a view", "occupied", "bell jar", "who let the flowers out?", "he says he’s a bee", "don’t tell the hounds", "the walls are very thin", "saved by the bell", "sleeping in a bad heart medicine", "all mod cons", "mother said the left-hand one", "grown for him, evidently", "come in, you’re soaked", "I only live here when it rains", "somebody upstairs", "it smells of June", "one glove lost, one fox found", "the shy never knock", "summer residence", "hush, here come the bees", "I’ve been called worse", "through rain and thin", "nobody hunts in here")  # fmt: skip
    s.relate("fox", "hides in", "foxglove bell")
    s.about(place="a hedge bank", time="a rainy day", light="from the left", composition="diagonal", view="near, face to face with the flower", foreground="the spotted lip of a flower", unexplained="how large the flower is, or how small the fox", weather="rain")
