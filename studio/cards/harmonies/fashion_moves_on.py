"""Fashion Moves On: a girl whirls; the flowers of her wide skirt are moths and leave it."""

from __future__ import annotations

from collections.abc import Sequence

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.moved_outlines import moved

SKIRT = "300,150! 272,250 220,380 140,520 40,650 -30,730! -30,860! 40,880 110,850! 190,930 280,910! 350,980 440,930! 520,950 590,870! 660,850 690,780! 640,640 560,480 490,330 450,230 436,150!"
WING = "0,-6! 26,-60 70,-84 110,-76 112,-40 84,-8 50,6! 80,24 82,56 54,70 24,50 0,16!"


def moth(t: Cutting, at: Sequence[float], size: float, turn: float, ink: int, edge: int) -> None:
    """A moth, seen from above, that could be a flower."""
    for side in (False, True):
        t.flat(moved(WING, at, size, turn, side), ink=ink, gap=6, around=edge)
        with t.down_to(KEY if ink != KEY else 0):
            t.strokes([moved([((-1 if side else 1) * u, v) for u, v in line], at, size, turn) for line in ([(22, -22), (50, -44), (84, -58)], [(22, 20), (42, 34), (56, 48)])], 8 * size, ends=(0.2, 0.1))
        t.flat(moved([((-1 if side else 1) * u, v) for u, v in oval(78, -46, 11, 11)], at, size, turn), spot=True)
    t.flat(moved("0,-40 10,-24 12,10 6,50 0,64 -6,50 -12,10 -10,-24", at, size, turn), ink=KEY)


@card(id="g83rmt", title="Fashion Moves On", seed=25, palette="lino_heather", light=(0.6, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.6, -0.4, 0.5)])
    with p.thing("evening", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
    with p.thing("whirling girl", "subject") as w:
        w.flat("-20,1080! 200,1064 520,1066 820,1084! 820,1220! -20,1220!", ink=2, gap=9)
        with w.down_to(KEY):
            w.strokes([[(60, 1160), (220, 1150), (400, 1160)], [(500, 1140), (640, 1134), (780, 1144)]], 11, ends=(0.1, 0.1))
        w.flat("236,800! 250,900 262,960 258,1010 246,1060 236,1092! 200,1104 160,1122 150,1138 180,1146 250,1144 286,1132! 296,1090 306,1030 322,970 336,800!", ink=0, gap=8, around=KEY)
        w.flat("400,800! 420,900 440,960! 500,964 560,950 606,930! 630,900 650,880 668,886 664,920 650,964 634,986! 580,1000 500,1024 440,1030 400,1016 376,960 360,800!", ink=0, gap=8, around=KEY)
        w.flat("300,160! 286,90 280,30 288,-20! 452,-20! 458,40 446,100 436,160!", ink=2, gap=8, around=KEY)
        w.flat(SKIRT, gap=9, around=KEY)
        with w.within(SKIRT):
            w.flat("-30,800! 40,800 110,780! 190,860 280,840! 350,910 440,860! 520,880 590,800! 650,780 700,700! 720,900! 400,1040! -30,960!", ink=0)
            w.strokes(fringe([(-20, 800), (110, 790), (200, 846), (280, 842), (350, 892), (440, 862), (520, 868), (590, 806), (680, 740)], 17, (50, 90), 90, bend=-9, sink=26, seed=5), 26, ends=(0.9, 0.04), black=True)
            with w.down_to(2):
                w.strokes([[(316, 200), (290, 320), (220, 470)], [(350, 190), (350, 300), (320, 440)], [(390, 190), (410, 300), (440, 420)], [(420, 190), (460, 320), (520, 460)]], 13, ends=(0.2, 0.1))
        w.flat("290,140! 444,140! 448,176! 288,178!", ink=0, gap=5, around=KEY)
        for x, y, q, a in ((120, 690, 0.72, -40), (300, 760, 0.8, 10), (478, 776, 0.72, -16)):
            for side in (False, True):
                w.flat(moved(WING, (x, y), q, a, side), ink=0)
        for x, y, q, a in ((250, 560, 0.72, 16), (390, 600, 0.76, -24), (356, 450, 0.5, 30)):
            for side in (False, True):
                w.flat(moved(WING, (x, y), q, a, side), ink=2)
    for k, (x, y, q, a) in enumerate(((536, 640, 0.9, 40), (600, 420, 1.0, 20), (690, 620, 0.8, 70), (560, 200, 1.0, 60), (720, 280, 0.8, 30), (680, 90, 0.8, 50))):
        with p.thing(f"moth {k}", "witness" if k == 1 else None) as m:
            moth(m, (x, y), q, a, 2, 0)
    s.describe("A barefoot girl whirls in a wide dark skirt. The moths of its pattern come loose and fly up to the right. White moth shapes stay behind in the cloth, and the hem is already blank.")
    s.moods("exuberant", "wondering", "uneasy", "playful")
    s.themes("change", "letting go", "dance", "summer", "loss")
    s.says("twirl", "wardrobe", "moths", "confetti", "striptease", "escape", "vertigo", "laundry", "fashion", "molting", "waltz", "spinning", "migration", "come back", "fashion moves on", "next they will want me", "moth-eaten, the other way", "dressed to fly", "too good to be worn", "they were only resting", "a pattern of behaviour", "what I wore that summer", "once around too often", "freedom of movement", "my best dress left me", "shake it off", "a flutter in the stomach", "the butterflies got out", "it was her mother’s skirt", "let them go, dear", "cut on the bias", "the band played too fast", "off the shoulder, off the hem", "how to empty a garden", "nothing to wear", "blank by midnight", "one more turn", "second-hand wings", "she spun until it was true", "dance like nothing’s attached", "clothes make the sky", "the evening was embroidered", "holes where the joy was", "I never sewed those on")  # fmt: skip
    s.relate("whirling girl", "loses", "moth 1")
    s.about(place="a garden", time="dusk", light="from the right", composition="left", view="eye level, near the skirt", foreground="bare feet", unexplained="why the moths leave now")
