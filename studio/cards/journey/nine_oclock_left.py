"""Two ostriches embrace on a platform, so long that bindweed has grown over both and rust has eaten the rails."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import ostrich, songbird
from reverie_studio.sewn.land import bindweed
from reverie_studio.sewn.things import suitcase, telegraph

SKIN = ("#6a4448", "#a87870", "#d8a894", "#f4d0b8", "#fff0e0")
BLACK = ("#14141c", "#262630", "#3e3c48", "#646070", "#a09aa4")
BROWN = ("#2c241c", "#4c3e30", "#74604a", "#a08a6c", "#d8c4a0")
PALE = ("#a8a494", "#d8d4c0", "#f8f4e4", "#ffffff")
LEAF = ("#1c3a20", "#38622c", "#64903c", "#a4bc58", "#e4e89c")
BELL = ("#c8a8b8", "#f0e0e4", "#ffffff")
WOOD = ("#3a3428", "#6c6450", "#a09678", "#d4cca8")


@card(id="63vc5u", title="The Nine O'Clock Left", seed=45, palette="lichen", light=(0.6, -0.65))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#f4dca0"), (300, "#f0d8a4"), (470, "#d8c48c"), (480, "#a8ac78"), (1200, "#6c7850")], dusk=0.06)
    rng = np.random.default_rng(45)
    with h.thing("far land", "place"):
        h.stain([(640 + np.cos(a) * 130, 420 + np.sin(a) * 100) for a in np.linspace(0, 6.2, 20)], "#fff6d0", 0.7, 40)
        h.band("-20,470 200,440 420,462 600,452 820,466", 60, ("#6c7848", "#949c60", "#c4c488"), "fur", width=2.6)
        h.whip("-10,476 300,472 810,478", "#5c6840", 2.4, 12, 14)
    with h.thing("rails", "place"):
        for k in range(15):  # sleepers, half gone
            t = (k / 14) ** 1.7
            y, x, w = 490 + 560 * t, 706 - 60 * t, 12 + 190 * t
            if k not in (6, 9, 12):
                h.tube([(x - w, y, 2 + 11 * t), (x + w, y + 4 * t, 2 + 11 * t)], ("#2c2418", "#544630", "#807050"), "across", angle=6, length=30)
        for d in (-1, 1):
            h.couch([(706 + d * 8, 484), (690 + d * 60, 690), (660 + d * 124, 900)], "#8a4c2c", None, 6)
            h.run([(660 + d * 124, 900), (640 + d * 164, 1040)], "#a86034", 9, 18, 22)
        h.seeds("560,700! 820,660! 820,1080! 440,1080!", ("#5c7838", "#84984c", "#a85c34"), 26, 18, 80, 3.0)
        for k in range(7):
            h.shag([(470 + k * 54, 1060 - k % 3 * 90), (500 + k * 54, 1060 - k % 3 * 90)], LEAF[1:4], 54, 16, 1, 18, 3.0, seed=k)
    with h.thing("wires", "prop", lift=4):
        telegraph(h, ((776, 800, 190, 13), (738, 620, 366, 7), (718, 544, 420, 4)))
        for x, y, k in ((734, 290, 0.5), (728, 330, 0.42)):
            with h.at(x, y, k, flip=True):
                songbird(h, ("#1c2438", "#34405c", "#6c7c98"), ("#14182a", "#2c3650"), ("#e8dcc8", "#ffffff"), "sit")
    with h.thing("platform", "place", lift=10):
        h.blob("-30,1010! 420,1010! 560,1110! 560,1230! -30,1230!", WOOD, "across", grain=0.0, angle=4, length=46, puff=16, spread=0.12)
        for y in (1036, 1064, 1094):
            h.stem([(-30, y), (420 + (y - 1010) * 1.3, y)], WOOD[0], 2.6, 14)
        h.tube("-30,1120,10 300,1120,10 570,1122,10", WOOD[1:], "across", angle=80)
    with h.thing("cases", "prop", lift=9):
        suitcase(h, 470, 1088, 60, ("#4a2018", "#8a4030", "#c87458"), LEAF[1:4])
        suitcase(h, 54, 1092, 52, ("#1c343c", "#34606c", "#6c9ca4"), LEAF[1:4])
    with h.thing("the one", "subject", lift=12) as one, h.at(214, 1092, 1.12):
        ostrich(h, BLACK, PALE, SKIN, ((50, -440, 30), (120, -500, 24), (146, -590, 20), (104, -690, 18), (120, -776, 18), (150, -800, 19)), nod=34)
    with h.thing("the other", "subject", lift=12) as other, h.at(426, 1092, 1.08, flip=True):
        ostrich(h, BROWN, PALE, SKIN, ((50, -440, 30), (104, -510, 24), (84, -600, 20), (112, -690, 18), (92, -768, 18), (112, -800, 19)), nod=42)
    with h.thing("wings round each other", lift=8):
        h.fan("300,620 320,660 330,700", "470,640 486,720 440,800", 8, 22, BLACK, None, bow=0.12)
        h.fan("340,640 320,690 310,730", "170,690 160,770 214,836", 8, 22, BROWN, None, bow=-0.12)
    with h.thing("bindweed", "prop", lift=6):
        bindweed(h, ((170, 1090), (250, 1000), (190, 920), (330, 850), (420, 770), (300, 700), (200, 640)), LEAF, BELL, rng)
        bindweed(h, ((440, 1090), (380, 990), (470, 900), (350, 800), (240, 760), (330, 640), (400, 560), (330, 470), (270, 400), (340, 330)), LEAF, BELL, rng)
        bindweed(h, ((250, 660), (262, 600), (300, 590)), LEAF, BELL, rng, 2)
    with h.thing("nest", "witness", lift=8):
        h.shag("52,604 96,624 146,606", ("#5a4428", "#8a6c40", "#c8a870"), 32, 70, 1, 60, 3.0)
        with h.at(98, 602, 0.72):
            songbird(h, ("#3a2414", "#6c4828", "#a0744a", "#d8b48c"), ("#4a2c18", "#8a5c34"), ("#c8a880", "#f4e4c4"), "call")
    with h.thing("leaves over us", plane="front", lift=16):
        bindweed(h, ((820, -20), (700, 60), (640, 20), (520, 80), (430, 20), (300, 70), (180, 10), (60, 80), (-20, 30)), ("#0e2014", "#1c3820", "#34582c", "#547838"), ("#8a8490", "#c8c0c8", "#e8e4e4"), rng, 4)
    s.relate(one[0], "waits for", other[0])
    s.describe("Two ostriches embrace on a station platform. They have stood so long that bindweed grows over both. A wren nests on one back. Suitcases stand in the weeds; the rails are rusted away.")
    s.moods("tender", "melancholy", "blissful", "wry")
    s.themes("parting", "love", "time", "delay")
    s.says("stuck", "rail replacement", "which of us was going", "just one more minute", "the long goodbye", "missed it", "overgrown", "love is slow", "mind the weeds", "platform nine", "nobody let go first", "till rust do us part", "a knot", "it will be late", "the timetable gave up", "head over neck", "root systems", "hold me", "they forgot to leave", "engaged", "arrivals or departures?", "old flames", "a listed couple", "waiting room", "who needs wings", "the wren has moved in", "it was only a weekend trip", "permanent way", "don’t look at the clock", "entwined", "left luggage", "love, actually late", "gardening leave", "my parents", "end of the line", "last call", "whatever grows", "good grief", "the train did not mind", "staycation", "so much neck", "we missed nothing")  # fmt: skip
    s.about(place="the Weft Railway", time="evening", light="low, from the right", composition="left", view="eye level", foreground="leaves overhead")
