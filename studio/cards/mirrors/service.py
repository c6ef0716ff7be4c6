"""Service: a snail has climbed the hotel bell; in its dome every armchair has turned round."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse


@card(id="0rnfl5", title="Service", seed=4, palette="riso_back_stairs", light=(0.6, -0.7))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.6, -0.6, 0.5)])
    forest = {"turquoise": 1.0, "brown": 1.0}
    with d.thing("bell", "prop") as b:
        b.flat("-20,1120! 820,1120! 820,1220! -20,1220!", **forest)
        b.flat("374,600! 466,600! 470,720! 370,720!", **forest)
        b.flat("20,1096! 30,960 90,830 200,736 330,690 420,680 520,690 650,740 760,840 820,950! 820,1096!", brown=1)
        b.flat("-2,1096! 820,1096! 820,1124! -10,1124!", gap=5, brown=1)
        with b.within("44,1080! 54,960 110,846 214,760 340,716 420,706 510,716 640,764 740,850 800,950! 800,1080!"):
            for x0, x1 in ((190, 130), (330, 310), (520, 550), (662, 730)):
                b.strokes([[(x0 + (x1 - x0) * q + (x1 - 420) * 0.5 * q * (1 - q), 700 + 300 * q) for q in (0, 0.3, 0.6, 1)]], 13, ends=(1, 1))
            b.flat("30,1010! 200,985 420,976 640,985 820,1010! 820,1096! 20,1096!")
            for x, y, k in ((210, 1002, 1.0), (420, 992, 1.15), (630, 1004, 1.0)):
                b.flat([(x + k * u, y + k * v) for u, v in ((-56, 60), (-64, 20), (-60, 2), (-46, -6), (-34, 2), (-42, -50), (-30, -74), (0, -82), (30, -74), (42, -50), (34, 2), (46, -6), (60, 2), (64, 20), (56, 60))], gap=5, turquoise=1)
                b.flat([(x + k * u, y + k * v) for u, v in ((-30, 14), (30, 14), (32, 34), (-32, 34))], gap=4, turquoise=1)
                for u in (-44, 36):
                    b.flat([(x + k * (u + p), y + k * q) for p, q in ((0, 60), (8, 60), (6, 84), (2, 84))], **forest)
        b.flat("590,800! 598,772! 606,800! 634,808! 606,816! 598,844! 590,816! 562,808!")
        b.flat("320,596! 340,562 420,550 500,562 520,596! 500,616 340,616!", gap=6, brown=1)
    with d.thing("snail", "subject") as t:
        t.flat("46,590! 120,560 180,520 300,500 420,500 500,470 560,400 590,330 640,290 700,300 724,350 712,420 690,480 640,540 560,578 440,590 250,596!", **forest)
        t.strokes([[(90, 580), (260, 566), (440, 564), (570, 530), (650, 450)]], 5, ends=(0.2, 0.2))
        with t.in_inks(**forest):
            t.strokes([[(648, 310), (660, 230), (684, 150)], [(700, 320), (730, 262), (744, 214)]], 20, ends=(1, 1))
            t.strokes([[(716, 390), (740, 402), (754, 424)], [(704, 410), (722, 436), (730, 462)]], 13, ends=(1, 0.8))
        for x, y in ((684, 142), (746, 206)):
            t.flat(ellipse(x, y, 24, 24), gap=5, **forest)
            t.flat(ellipse(x + 4, y - 4, 12, 12))
            t.flat(ellipse(x + 6, y - 6, 6, 6), **forest)
        t.flat("120,470 80,370 96,240 180,130 310,90 440,120 530,210 556,330 520,450 440,520 330,530 210,524", gap=7, turquoise=1)
        t.strokes([[(180, 500), (126, 380), (160, 236), (290, 156), (420, 196), (480, 310), (440, 420), (340, 460), (240, 420), (214, 320), (270, 244), (360, 256), (400, 330), (360, 392), (296, 376), (294, 324), (330, 310)]], 26, ends=(0.3, 0.2))
    s.describe("A snail sits on a big hotel bell. Its shell is turquoise, its horns are raised. In the shine of the dome three armchairs have turned to look.")
    s.moods("droll", "hopeful", "patient", "proud")
    s.themes("arrival", "patience", "hotels", "home", "attention")
    s.says("ding", "room with a house", "at last they noticed", "slow service", "check-in", "no luggage, thank you", "reservation", "single room, spiral", "anyone there?", "reception", "home is where I am", "it took him all night", "concierge", "mobile home", "just passing through", "patience", "not in a hurry", "wait for it", "long journey, soft landing", "late arrival", "he brought his own roof", "peak experience", "king of the hill", "the armchairs are impressed", "made it to the top", "perseverance", "next year in Paris", "breakfast until when?", "room service", "ring me", "I’d like to complain about the slope", "front desk", "slimy but polite", "early bird, late snail", "the bell has been waiting too", "do not disturb", "traveller", "pilgrim", "who rang?", "climbing career", "step by no step", "everyone is facing you", "tenant", "just press here")  # fmt: skip
    s.relate("snail", "balances on", "bell")
    s.about(place="the reception desk of a hotel", time="very late", light="a chandelier above the desk", composition="diagonal", view="near, at desk height", foreground="the dark edge of the desk", unexplained="why the armchairs have turned round")
