"""Soup of the Day: in the soup a stranger's face opens its mouth for the spoon."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, oval

HAIR = "250,640! 226,560 220,440 250,330 320,256 420,222 520,230 610,280 664,360 680,470 668,570 644,650! 612,600 600,520 590,430 560,372! 500,392 400,396 330,376! 316,440 312,540 298,600!"
HAND = "60,1060! 110,1000 160,940 206,892 256,856 306,832 352,820 398,822 424,836 428,856 410,868 372,870 334,882 306,904! 338,900 376,882 408,870 434,874 440,894 418,914 384,936 352,956! 386,950 414,958 420,980 398,996 360,1002! 382,1008 390,1028 374,1044 334,1046! 346,1056 346,1074 324,1086 288,1080 246,1100 214,1130 176,1176! 110,1240! -20,1240! -20,1120!"


@card(id="98bro2", title="Soup of the Day", seed=50, palette="riso_last_sun", light=(-0.4, 0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.4, 0.6, 0.5)])
    with d.thing("plate", "prop") as p:
        p.flat(ellipse(480, 520, 480, 480, 80), purple=1)
        p.flat(ellipse(480, 520, 452, 452, 80), ellipse(480, 520, 442, 442, 80))
        p.flat(ellipse(480, 520, 366, 366, 80), gap=8, sunflower=1)
    with d.thing("face in the soup", "subject") as f:
        f.flat(HAIR, purple=1)
        with f.in_inks(purple=1):
            f.strokes([[(300, 600), (330, 700), (400, 772), (460, 788), (530, 772), (590, 700), (612, 600)]], 8)
            f.strokes([[(452, 470), (444, 530), (430, 566), (446, 584), (474, 582)]], 8)
            f.strokes([[(340, 440), (376, 414), (420, 420)], [(486, 418), (530, 410), (570, 434)]], 16)
        for x in (384, 528):
            f.flat(f"{x - 46},482! {x - 20},456 {x + 14},454 {x + 44},478! {x + 16},500 {x - 20},502")
            f.flat(ellipse(x - 6, 486, 21, 21), purple=1)
            f.flat(ellipse(x - 8, 490, 10, 10), purple=1, sunflower=1)
        f.flat("366,668 400,632 438,620 456,628 474,618 514,630 552,666 530,726 458,756 388,728", purple=1)
        f.flat("388,668 420,646 456,644 496,646 530,666 510,712 458,730 406,714", purple=1, sunflower=1)
        f.flat("402,658! 424,646 456,644 494,646 518,660! 500,678 456,684 416,678")
        with f.within(HAIR):
            for r in (420, 350):
                f.flat(ellipse(470, 800, r, r * 0.8, 60), ellipse(470, 800, r - 12, (r - 12) * 0.8, 60), sunflower=1)
    with d.thing("hand with spoon", "witness") as h:
        h.flat(oval(492, 782, 38, 64, 38), gap=7, purple=1, sunflower=1)
        h.flat(oval(494, 778, 27, 50, 38), sunflower=1)
        h.flat("458,826! 470,836! 396,950! 380,936!", gap=5, purple=1, sunflower=1)
        h.flat(HAND, gap=7, purple=1, sunflower=1)
        h.strokes([[(306, 904), (280, 924), (262, 960)], [(352, 956), (316, 972), (296, 1000)], [(360, 1002), (322, 1016), (304, 1040)], [(334, 1046), (306, 1056)], [(216, 926), (240, 916), (256, 920)]], 6, ends=(0.8, 0.2))
        h.flat(oval(420, 890, 13, 8, -34))
        h.flat("-30,1020! 50,1066 120,1140 160,1230! 130,1250! 90,1170 30,1100 -30,1056!")
    s.describe("A purple plate is full of orange soup. In the soup a stranger’s face opens its mouth wide and looks at the spoon, which a dark hand holds out to it from below.")
    s.moods("hungry", "trusting", "uneasy", "tender")
    s.themes("feeding", "reflection", "strangers", "appetite", "care")
    s.says("feed me", "sharing platter", "someone in there is starving", "open wide", "say ah", "here comes the aeroplane", "the soup looks back", "waiter!", "one for you, one for you", "table for two", "is it hot?", "please blow on it", "lunch with myself", "twin", "he has been waiting for hours", "you are what you eat", "first spoon", "good manners", "pumpkin", "the guest below", "down the hatch", "mother’s hand", "a face I could eat", "yum", "what’s in it?", "singing or hungry", "swallow your pride", "alphabet soup without a word", "stir gently", "the critic", "it’s getting cold", "leave some for him", "opera", "trust", "I only ordered for one", "who feeds whom", "communion", "dinner is served and so are you", "there’s somebody in my soup", "hungry ghosts have nice hair", "drowned, but cheerful", "guest", "he’ll have the same", "spoonful of sugar")  # fmt: skip
    s.relate("hand with spoon", "feeds", "face in the soup")
    s.about(place="a café table", time="noon", light="a lamp behind us", composition="right", view="near, from above", foreground="a dark hand with a spoon", unexplained="whose face it is")
