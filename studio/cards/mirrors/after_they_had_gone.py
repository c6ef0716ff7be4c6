"""After They Had Gone: the bearskin rug has raised its head and licks the cream of a fallen cake."""

from __future__ import annotations

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed

RUG = "-60,90! 60,120 180,190 280,216 380,180 480,150 560,150 610,190 606,240 560,274 480,290 420,340 400,420 360,700 330,860 350,950 376,1030 372,1100 320,1140 250,1136 204,1090 190,1010 150,950 60,920 -60,910!"
HEAD = "60,700! 84,600 130,510 190,440 260,404 340,402 400,428 440,470 480,510 540,546 600,580 650,604 684,628! 706,656 704,692 680,716! 640,730 600,738 556,736! 590,768 604,800 590,826 556,832 500,822 440,822 390,850 350,910! 240,960 130,900 70,800!"
EAR = "150,470! 136,410 150,350 196,326 244,346 264,400! 240,430 190,460!"
PAD = "4,-78 26,-66 36,-34 32,0 20,30 16,44! -14,44! -20,14 -30,-24 -24,-60"


@card(id="7mz2dk", title="After They Had Gone", seed=28, palette="riso_rush_hour", light=(0.9, -0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.9, -0.2, 0.5)])
    with d.thing("rug", "witness") as r:
        edge = outline(RUG)
        for x, y in edge[::3]:
            r.flat(ellipse(x, y, 24, 24, 40), pink=1)
        r.flat(RUG, gap=6, blue=1)
        for x, y, turn in ((60, 250, -30), (190, 310, -20), (50, 480, -12), (330, 250, 70), (60, 830, 20)):
            r.flat(placed(outline(PAD), (x, y), 1.0, turn))
            r.flat(placed(outline('-17,56! 17,56! 18,78 0,94 -18,78!'), (x, y), 1.0, turn))
        for x, y in ((562, 156), (598, 190), (590, 240), (362, 1112), (310, 1132), (256, 1126)):
            r.flat(ellipse(x, y, 15, 12, 40))
    with d.thing("cake", "accent") as c:
        c.flat("470,970! 820,900! 860,1120! 530,1176!", yellow=1)
        c.flat("486,1050! 860,984! 870,1026! 494,1092!", overprint=True, pink=1)
        c.flat("430,980 420,930 470,900 520,890 550,850 620,860 670,820 740,836 800,790! 840,920! 800,930 790,990 760,1010 738,960 690,960 680,1040 650,1070 626,1050 620,980 570,980 556,1030 526,1040 508,1000!", gap=7, pink=1)
    with d.thing("bear", "subject") as b:
        b.flat("556,732! 626,728! 640,770 660,808 686,824 706,812 716,792 734,794 746,818 738,854 708,882 668,882 630,856 596,806!", gap=6, pink=1, yellow=1)
        b.flat(EAR, gap=7, blue=1)
        b.flat("172,442! 166,400 186,368 220,370 240,404!", overprint=True, pink=1)
        b.flat(HEAD, gap=8, blue=1)
        b.flat("640,600! 684,628! 706,656 704,692 680,706! 650,690 632,650!", overprint=True, pink=1)
        b.strokes([[(650, 596), (630, 640), (646, 690), (684, 712)]], 6, ends=(0.4, 0.4))
        b.strokes([[(400, 520), (424, 542), (458, 544), (486, 528)]], 10, ends=(0.3, 0.3))
        b.strokes([[(400, 490), (430, 478), (462, 492)]], 6, ends=(0.2, 0.2))
        b.strokes([[(690, 716), (630, 738), (556, 736), (510, 716), (490, 690)]], 8, ends=(0.7, 0.1))
        b.strokes([[(300, 640), (320, 690), (316, 740)], [(250, 600), (262, 660), (254, 720)], [(340, 730), (356, 770), (350, 810)], [(196, 640), (200, 700), (186, 760)], [(270, 780), (278, 830), (264, 870)]], 12, ends=(0.1, 0.1))
    s.describe("A blue bearskin rug lies flat, white shoe prints on its back. Its head has risen; with closed eyes the bear licks the pink cream of a fallen cake.")
    s.moods("blissful", "droll", "tender", "relieved")
    s.themes("party", "revenge", "hunger", "patience", "awakening")
    s.says("karma", "icing", "trampled", "underfoot", "bliss", "leftovers", "bear likes cake", "downtrodden", "my share of the evening", "finally alone", "sweet tooth", "the worm turns", "after the party", "they walked all over me", "midnight snack", "not dead, only polite", "a taste of life", "don’t tell the hosts", "somebody has eaten my cake", "icing on it", "the night shift eats", "dessert", "patience is rewarded", "waking up hungry", "mmm", "the cleaning lady will wonder", "one lick", "better late than never", "birthday", "he was there at every dance", "revenge is served with cream", "rise", "crumbs for the humble", "hibernation is over", "the underdog", "soft landing for a cake", "let him eat", "bare feet were the nicest", "carpet diem", "who left this here?", "small mercies", "closed eyes taste more", "grandfather’s trophy", "the end of the fairy tale")  # fmt: skip
    s.relate("bear", "grows from", "rug")
    s.relate("bear", "feeds", "cake")
    s.about(place="an empty ballroom", time="dawn after a feast", light="a window on the right", composition="diagonal", view="near, from above", foreground="a paw and a fallen cake", unexplained="how long it has been awake")
