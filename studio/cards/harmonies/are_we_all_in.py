"""Are We All In?: a grasshopper as large as a hill has the farmhouse on its back and is about to jump."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import CUT, tube

HEAD = "146,566! 180,540 230,544 268,580! 288,650 284,730 262,790 232,836! 204,856 170,852 148,826! 122,770 106,700 108,630 124,588"
SADDLE = "256,572! 320,548 400,560 470,604! 486,670 470,740 430,800! 380,842 310,850 262,830! 286,760 292,660"
WING = "420,592! 500,610 600,676 700,776 768,886! 700,886 600,850 500,800 430,760!"
BELLY = "380,790! 440,790 560,836 680,874 748,900! 760,930 736,956 690,962! 610,956 520,930 440,896 380,850!"
THIGH = "420,890,14 438,840,44 462,770,64 496,670,70 530,570,56 562,460,36 586,376,24 598,334,27 604,304,26"
# front and middle leg: thigh, shin and foot, each from joint to joint
LEGS = (
    ("300,836,24 262,880,22 214,930,15 196,950,13", "196,944,12 186,1000,9 172,1058,9", "176,1056,9 140,1066,9 96,1082,6"),
    ("390,836,25 382,890,22 366,950,16 358,972,14", "360,964,12 346,1020,10 326,1070,9", "332,1068,9 296,1078,9 250,1094,6"),
)


@card(id="95vkgo", title="Are We All In?", seed=4, palette="lino_kelp", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.5, -0.6, 0.5)])
    with p.thing("meadow", "place") as land:
        land.flat("-20,990! 200,976 420,984 620,970 820,980! 820,1220! -20,1220!", ink=1)
        for x, y, r in ((52, 982, 22), (96, 988, 15), (284, 982, 24)):  # trees, quite small
            land.flat(tube([(x, y + 6, 4), (x, y - 2 * r, 4)], ends=CUT)), land.flat(ellipse(x, y - 2.2 * r, r, r * 1.2), ink=2, gap=4, around=KEY)
        wedges(land, fringe([(-10, 1190), (200, 1186), (420, 1192), (620, 1186), (810, 1190)], 40, (34, 70), bearing=(-102, -78), bend=9, seed=3), 18)
        with land.down_to(1):
            land.strokes([[(x, y), (x + w / 2, y - 4), (x + w, y)] for x, y, w in ((40, 120, 150), (640, 90, 120), (690, 170, 80), (30, 480, 60))], 12, ends=(0.1, 0.6))
    with p.thing("farmhouse", "witness") as house:
        house.flat(tube([(344, 236, 10), (320, 196, 13), (352, 150, 15), (330, 104, 14), (372, 56, 5)]), ink=1, gap=6, around=KEY)
        house.flat("334,320! 334,240! 366,240! 366,340!", ink=2, gap=7, around=KEY)
        house.flat("244,600! 244,410! 338,316! 432,410! 432,600!", spot=True, gap=7, around=KEY)
        house.flat("208,424! 338,290! 468,424! 438,448! 338,344! 238,448!")
        for x in (268, 356):
            house.flat(f"{x},456! {x + 52},456! {x + 52},520! {x},520!", ink=0, gap=7, around=KEY)
            house.strokes([[(x + 26, 456), (x + 26, 490), (x + 26, 520)]], 6, ends=(0.9, 0.9), black=True)
        house.flat("358,520! 360,500 368,492! 366,478 380,468 394,478 392,494! 404,502 406,520!")
        house.flat(ellipse(338, 392, 15, 15), ink=0, gap=6, around=KEY)
    with p.thing("grasshopper", "subject") as hopper:
        for tip in ([(148, 578), (84, 440), (60, 260), (104, 90)], [(176, 562), (150, 440), (134, 320), (184, 200)]):
            hopper.strokes([tip], 13, ends=(0.9, 0.15), black=True)
        for leg in LEGS:
            for part in leg[::-1]:
                hopper.flat(tube(part), ink=2, gap=7, around=KEY)
        hopper.flat(BELLY, ink=2, gap=8, around=KEY)
        with hopper.within(BELLY):
            hopper.strokes([[(440 + 56 * k, 800 + 20 * k), (428 + 57 * k, 860 + 15 * k), (444 + 56 * k, 940 + 9 * k)] for k in range(6)], 10, ends=(0.5, 0.5), black=True)
        hopper.flat(WING, ink=1, gap=8, around=KEY)
        with hopper.within(WING):
            hopper.strokes([[(430, 626), (540, 690), (660, 790), (730, 866)], [(430, 672), (540, 734), (640, 806), (700, 864)], [(430, 718), (530, 770), (640, 836)]], 10, ends=(0.3, 0.1), black=True)
        hopper.flat(SADDLE, ink=2, gap=8, around=KEY)
        with hopper.within(SADDLE):
            hopper.flat("240,540! 500,540! 500,640! 440,612 370,596 310,602 270,624!", ink=1)
            hopper.strokes([[(304, 790), (380, 800), (446, 764)], [(300, 690), (360, 706), (420, 700)]], 10, ends=(0.1, 0.4), black=True)
        hopper.flat(HEAD, ink=2, gap=8, around=KEY)
        with hopper.within(HEAD):
            hopper.flat("90,530! 176,530! 150,600 138,680 148,760 176,830 190,870! 90,880!", ink=1)
            hopper.strokes([[(124, 782), (160, 772), (206, 780), (244, 762)], [(160, 782), (158, 812), (168, 846)], [(206, 788), (208, 812), (200, 846)], [(262, 640), (270, 700), (258, 750)]], 10, ends=(0.3, 0.2), black=True)
        hopper.flat(ellipse(196, 648, 44, 60, degrees=8), gap=8, around=1)
        hopper.strokes([[(176, 616), (166, 648), (174, 680)], [(208, 608), (202, 626), (204, 640)]], 11, ends=(0.2, 0.4))
    with p.thing("hind leg") as leap:  # shin and foot, the thigh over them
        for k in range(5):
            leap.flat(lens((634 + 7 * k, 470 + 76 * k), (680 + 6 * k, 446 + 76 * k), 11, 0.3))
        leap.flat(tube("664,1046,12 690,1058,13 724,1078,11 760,1094,5"), ink=2, gap=7, around=KEY)
        leap.flat(tube("606,312,18 626,420,17 650,600,15 668,800,13 676,960,12 672,1056,12"), ink=2, gap=7, around=KEY)
        leap.flat(tube(THIGH), ink=2, gap=9, around=KEY)
        with leap.within(tube(THIGH)):
            leap.flat(tube(THIGH, side=(0.1, 1.0)), ink=1)
            wedges(leap, [[(458 + 20 * k, 800 - 62 * k), (486 + 19 * k, 812 - 62 * k), (508 + 17 * k, 796 - 62 * k)] for k in range(7)], 15, ends=(0.3, 0.3))
        leap.strokes([[(586, 322), (594, 306), (612, 304), (622, 320)]], 9, ends=(0.3, 0.3), black=True)
    s.describe("A gigantic green grasshopper crouches in a meadow, ready to jump. On its back stands a small red farmhouse with a smoking chimney. Somebody dark sits at the window.")
    s.moods("bright", "expectant", "droll", "adventurous"), s.themes("departure", "home", "risk", "journey", "summer")
    s.says("springtime", "removal", "takeoff", "suspense", "ticket", "rooftop", "rodeo", "commuters", "insurance", "catapult", "emigration", "hold the soup", "are we all in?", "mind the chandelier", "somebody count the children", "I said we needed a change", "hop it", "the bus leaves at noon", "new view every day", "he has been still since March", "don’t tickle the floor", "tomorrow, another parish", "mother, the garden is breathing", "no fixed address", "great leap forward", "the post will never find us", "home is where you land", "the whole house holds its breath", "one small step for him", "did you lock the cellar?", "property on the move", "we built it on something green", "please fasten the cat", "what if it sneezes?", "when the ground decides", "I always felt a tremor", "sell before it jumps", "a week’s washing in one hop", "grandpa won’t leave the window", "last summer it was the barn", "wait for me", "it is not the house that’s afraid", "there goes the neighbourhood", "springs included")  # fmt: skip
    s.relate("grasshopper", "carries", "farmhouse"), s.relate("farmhouse", "balances on", "grasshopper")
    s.about(place="a meadow", time="a summer morning", light="from the upper left", composition="diagonal", view="near, low in the grass", foreground="dark blades of grass", unexplained="who looks out of the window")
