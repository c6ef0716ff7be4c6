"""Grace: a fly folds its forelegs before a bowl of soup."""

from __future__ import annotations

import math

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

WING = "330,400! 270,290 190,150 100,70 10,40 -30,60! -30,300 20,400 100,470 200,510 300,500!"
EYE = "376,520! 330,488 268,490 216,530 190,600 194,680 228,740 284,766 334,752! 360,700 378,620!"


def _both(text: str) -> tuple[str, str]:
    words = [(w.rstrip("!").split(","), "!" if w.endswith("!") else "") for w in text.split()]
    return text, " ".join(f"{800 - float(x)},{y}{mark}" for (x, y), mark in words)


@card(id="3cpfl8", title="Grace", seed=49, palette="riso_canteen", light=(-0.2, -0.9))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.2, -0.9, 0.5)])
    with d.thing("wall", "place") as w:
        w.flat("-20,-20! 820,-20! 820,1220! -20,1220!", green=1)
    with d.thing("bowl of soup", "witness") as b:
        b.flat(ellipse(400, 1110, 470, 150, 120))
        b.flat(ellipse(400, 1124, 410, 114, 120), red=1)
        b.strokes([[(120, 1120), (200, 1160), (320, 1180)]], 9, ends=(0.1, 0.1))
    with d.thing("fly", "subject") as f:
        for wing in _both(WING):
            f.flat(wing)
        with f.in_inks(green=1):
            veins = [[(300, 430), (200, 290), (90, 150), (-20, 90)], [(300, 450), (190, 370), (80, 280), (-20, 220)], [(290, 470), (200, 440), (100, 390), (20, 340)], [(180, 262), (160, 350)], [(96, 160), (70, 272)]]
            for side in (1, -1):
                f.strokes([[(400 + side * (x - 400), y) for x, y in v] for v in veins], 8, ends=(0.9, 0.4))
        f.flat("200,520! 200,420 260,330 340,296 400,288 460,296 540,330 600,420 600,520! 500,560 300,560!", gap=8, red=1, green=1)
        f.strokes([[(300, 330), (310, 400), (330, 460)], [(500, 330), (490, 400), (470, 460)], [(400, 310), (400, 400), (400, 470)]], 9, ends=(0.1, 0.2))
        f.flat("306,540! 360,500 440,500 494,540! 500,640 480,740 450,800 436,860! 364,860! 350,800 320,740 300,640!", gap=8, red=1, green=1)
        f.flat("372,560! 400,540 428,560! 436,640 430,720 400,760 370,720 364,640!")
        with f.in_inks(red=1, green=1):
            f.strokes([[(388, 590), (376, 630), (380, 668)], [(412, 590), (424, 630), (420, 668)]], 12, ends=(0.5, 1))
        f.flat("374,790! 426,790! 420,850 440,886! 420,904 380,904 360,886! 380,850!", gap=6, red=1)
        for eye in _both(EYE):
            f.flat(eye, gap=8, red=1)
        for side in (1, -1):
            shine = [(400 + side * x, y) for x, y in ((-188, 600), (-176, 556), (-140, 522))]
            f.strokes([shine, [(400 + side * x, y) for x, y in ((-186, 640), (-184, 656), (-180, 668))]], 13, ends=(0.3, 0.3))
            legs = [[(-200, 500), (-280, 430), (-336, 420)], [(-336, 416), (-318, 640), (-270, 940)], [(-270, 930), (-290, 980), (-336, 1004)]]
            arms = [[(-90, 780), (-130, 860), (-160, 950)], [(-160, 954), (-90, 920), (-16, 840)]]
            for leg, wide in (*zip(legs, (30, 20, 15), strict=True), *zip(arms, (34, 25), strict=True)):
                line = [(400 + side * x, y) for x, y in leg]
                f.strokes([line], wide + 14, ends=(0.9, 0.7))
                with f.in_inks(red=1, green=1):
                    f.strokes([line], wide, ends=(0.9, 0.7))
            with f.in_inks(red=1, green=1):
                f.strokes([[(400 + side * x, y), (400 + side * (x * 1.06 - 16), y - 34 + k * 6)] for k, (x, y) in enumerate(((-150, 958), (-338, 500), (-330, 590), (-322, 680), (-306, 770)))], 7, ends=(0.9, 0.1))
                f.strokes([[(400 + side * 8, 850), (400 + side * 10, 800), (400 + side * (8 + 4 * math.pi), 770)]], 9, ends=(0.9, 0.3))
    s.describe("A huge fly faces us, its veined wings spread. Two red eyes fill its head. It has folded its forelegs before its mouth; below it waits a wide bowl of red soup.")
    s.moods("solemn", "droll", "greedy", "unsettling")
    s.themes("food", "prayer", "hunger", "insects", "manners")
    s.says("goggles", "hygiene", "scheming", "soup", "say grace", "waiter!", "bless this soup", "there’s a fly in it", "thank you for the food", "hungry eyes", "rubbing hands", "the uninvited guest", "dinner is served", "please, sir", "namaste", "just looking", "big eyes", "amen", "a small devil at table", "buzz", "the plan is perfect", "tomato again", "forgive us our crumbs", "good manners", "don’t swat the messenger", "I’ll only stay a minute", "pilot", "bon appétit", "the godfather", "what will you give me?", "mother superior", "hand wash", "guess who’s coming", "close-up", "after you", "vespers", "dessert goggles", "first communion", "the eleventh at table", "tiny uncle", "patience before the meal", "a beggar with wings", "red sea", "the face of summer")  # fmt: skip
    s.relate("fly", "waits for", "bowl of soup")
    s.about(place="a canteen", time="noon", light="from above", composition="centred", view="near, face to face", foreground="the rim of a soup bowl", unexplained="to whom it is grateful")
