"""Are We All In?: a grasshopper as large as a hill has the farmhouse on its back and is about to jump."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import fringe
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import CUT, tube

HEAD = "256,606! 190,584 136,606 104,666 92,750 104,830 130,884! 176,900 226,880 262,820 276,720"
SADDLE = "240,590! 310,566 400,576 450,606! 462,690 440,780 390,846! 330,850 280,826 254,760 244,680"
WINGS = "430,600! 540,640 660,720 770,830 840,930! 800,970 700,936 580,886 470,826 420,780!"
BELLY = "360,820! 480,850 600,910 720,960 840,1000! 820,1050 700,1046 580,1020 460,966 370,890!"


@card(id="95vkgo", title="Are We All In?", seed=4, palette="lino_kelp", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.5, -0.6, 0.5)])
    with p.thing("meadow", "place") as land:
        land.flat("-20,900! 200,880 420,892 620,876 820,890! 820,1220! -20,1220!", ink=1)
        land.strokes(fringe([(20, 1210), (200, 1210), (420, 1216), (620, 1210), (790, 1210)], 34, (50, 110), bearing=(-96, -84), bend=7), 13, ends=(0.9, 0.1), black=True)
        with land.down_to(1):
            land.strokes([[(x, y), (x + w / 2, y - 4), (x + w, y)] for x, y, w in ((40, 120, 150), (60, 330, 110), (640, 90, 120), (700, 170, 100), (30, 480, 60))], 12, ends=(0.1, 0.6))
    with p.thing("hole", "accent") as hole:
        hole.flat("30,1010! 60,990 150,984 220,1000 236,1024! 190,1046 80,1046", gap=6, around=0)
    with p.thing("farmhouse", "witness") as house:
        house.flat("330,300! 330,250! 358,250! 358,324!", gap=6)
        house.flat("226,592! 226,420! 320,330! 414,420! 414,600!", spot=True, gap=7)
        house.flat("196,430! 320,300! 446,430! 420,452! 320,350! 220,452!", gap=6)
        for x in (252, 338):
            house.flat(f"{x},466! {x + 48},466! {x + 48},524! {x},524!", ink=0)
        house.strokes([[(276, 466), (276, 495), (276, 524)], [(362, 466), (362, 495), (362, 524)]], 6, ends=(0.9, 0.9), black=True)
        house.flat("342,524! 342,500 350,484 364,482! 374,488 378,500 372,510 380,524!")
        house.flat(ellipse(364, 496, 4, 4), ink=0)
        with house.down_to(1):
            house.strokes([[(344, 240), (320, 200), (356, 160), (330, 110), (372, 60)]], 24, ends=(0.9, 0.1))
    with p.thing("grasshopper", "subject") as hopper:
        hopper.flat(lens((500, 930), (730, 330), 60, 0.35), gap=7)
        hopper.flat(tube([(728, 336, 16), (760, 600, 13), (800, 900, 11), (790, 1090, 8)], ends=CUT), gap=6)
        for line in ([(180, 880, 18), (90, 960, 15), (110, 1080, 11), (60, 1120, 6)], [(330, 850, 20), (250, 960, 17), (290, 1090, 12), (230, 1140, 6)]):
            hopper.flat(tube(line, ends=CUT), gap=7)
        hopper.flat(BELLY, ink=2, gap=7)
        with hopper.within(BELLY):
            hopper.strokes([[(430 + 62 * k, 830 + 30 * k), (416 + 62 * k, 890 + 28 * k), (430 + 60 * k, 960 + 24 * k)] for k in range(7)], 11, ends=(0.3, 0.6), black=True)
            with hopper.down_to(1):
                hopper.strokes([[(450 + 62 * k, 930 + 16 * k), (474 + 60 * k, 950 + 15 * k), (496 + 58 * k, 958 + 14 * k)] for k in range(6)], 12, ends=(0.2, 0.6))
        hopper.flat(WINGS, gap=7)
        with hopper.within(WINGS), hopper.down_to(1):
            hopper.strokes([[(450, 640 + 34 * k), (600, 700 + 40 * k), (760, 850 + 22 * k)] for k in range(5)], 10, ends=(0.1, 0.8))
        hopper.flat(SADDLE, ink=2, gap=8)
        with hopper.within(SADDLE):
            hopper.flat("220,560! 470,560! 470,640! 380,610 300,612 240,650!", ink=1)
            hopper.strokes(fringe([(270, 650), (340, 620), (430, 650)], 8, (50, 90), bearing=(100, 84), bend=6), 13, ends=(0.1, 0.8), black=True)
            hopper.strokes([[(256, 760), (330, 780), (440, 770)]], 11, ends=(0.2, 0.4), black=True)
        hopper.flat(HEAD, ink=2, gap=8)
        with hopper.within(HEAD):
            hopper.flat("80,560! 190,560! 150,640 130,740 140,820 150,900! 80,900!", ink=1)
            hopper.strokes([[(252, 660), (236, 740), (250, 830)], [(110, 840), (150, 826), (214, 834)], [(150, 836), (146, 866), (156, 890)], [(192, 836), (190, 866), (196, 886)]], 10, ends=(0.3, 0.3), black=True)
        hopper.flat(ellipse(184, 672, 44, 60, degrees=12), gap=7)
        hopper.strokes([[(164, 640), (154, 672), (162, 704)], [(196, 632), (190, 650), (192, 664)]], 11, ends=(0.2, 0.4))
        for tip in ([(140, 606), (80, 440), (60, 240), (110, 60)], [(166, 594), (150, 440), (130, 300), (190, 170)]):
            hopper.strokes([tip], 11, ends=(0.9, 0.15), black=True)
        thigh = lens((404, 940), (628, 226), 84, 0.34)
        hopper.flat(thigh, ink=2, gap=9)
        with hopper.within(thigh):
            hopper.flat(lens((404, 940), (628, 226), 46, 0.34, 46), ink=1)
            hopper.strokes([[(466 + 17 * k - 34 * (k < 8), 790 - 62 * k), (500 + 17 * k, 800 - 62 * k), (540 + 13 * k, 770 - 62 * k)] for k in range(9)], 13, ends=(0.1, 0.7), black=True)
        hopper.flat(tube([(620, 232, 24), (664, 420, 17), (690, 700, 15), (690, 1000, 12), (670, 1090, 10)], ends=CUT), ink=2, gap=8)
        for k in range(7):
            hopper.flat(lens((672 + 3 * k, 460 + 80 * k), (726 + 2 * k, 440 + 80 * k), 11, 0.3), gap=3)
        hopper.flat("664,1080! 690,1074 700,1110 680,1130 620,1150 570,1146! 600,1120 640,1110!", ink=2, gap=7)
        hopper.flat("584,240! 590,204 620,184 652,200 658,240! 640,270 600,276", ink=2, gap=6)
        hopper.strokes([[(600, 236), (616, 216), (640, 222)]], 8, ends=(0.2, 0.4), black=True)
    s.describe("A gigantic green grasshopper crouches in a meadow, ready to jump. On its back stands a small red farmhouse with a smoking chimney. Somebody dark sits at the window.")
    s.moods("bright", "expectant", "droll", "adventurous"), s.themes("departure", "home", "risk", "journey", "summer")
    s.says("springtime", "removal", "takeoff", "suspense", "ticket", "rooftop", "rodeo", "commuters", "insurance", "catapult", "emigration", "hold the soup", "are we all in?", "mind the chandelier", "somebody count the children", "I said we needed a change", "hop it", "the bus leaves at noon", "new view every day", "he has been still since March", "don’t tickle the floor", "tomorrow, another parish", "mother, the garden is breathing", "no fixed address", "great leap forward", "the post will never find us", "home is where you land", "the whole house holds its breath", "one small step for him", "did you lock the cellar?", "property on the move", "we built it on something green", "please fasten the cat", "what if it sneezes?", "when the ground decides", "I always felt a tremor", "sell before it jumps", "a week’s washing in one hop", "grandpa won’t leave the window", "last summer it was the barn", "wait for me", "it is not the house that’s afraid", "there goes the neighbourhood", "springs included")  # fmt: skip
    s.relate("grasshopper", "carries", "farmhouse"), s.relate("farmhouse", "balances on", "grasshopper")
    s.about(place="a meadow", time="a summer morning", light="from the upper left", composition="diagonal", view="near, low in the grass", foreground="dark blades of grass", unexplained="who looks out of the window")
