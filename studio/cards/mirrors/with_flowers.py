"""With Flowers: a crocodile lies along the chairs of the waiting room, a bunch of tulips in its jaws."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.ribbons import ribbon

BODY = "-30,520! 0,486! 30,520! 64,484! 96,520! 130,486! 162,526! 198,494! 228,538! 264,512! 292,556! 330,560 368,556! 380,520 412,494 452,500 474,532! 540,556 610,588 680,612! 700,588 736,580 762,600 776,640! 770,662! 740,664 690,656 640,672 580,668 520,680 470,672 430,650! 470,706 530,728 600,726 680,718 768,694! 770,730 740,762 640,782 520,786 430,800 340,838 200,850 60,846 -30,840!"


@card(id="6j6cv2", title="With Flowers", seed=64, palette="riso_waiting_room", light=(-0.3, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.3, -0.8, 0.5)])
    with d.thing("chairs", "prop", count=3) as c:
        for x in (-80, 210, 500):
            c.flat(f"{x + 20},720! {x + 8},560 {x + 20},440 {x + 60},410 {x + 130},402 {x + 200},410 {x + 240},440 {x + 252},560 {x + 240},720!", crimson=1)
            c.flat(f"{x},842! {x + 20},826! {x + 240},826! {x + 260},842! {x + 260},886! {x},886!", crimson=1)
            for foot in (x + 26, x + 214):
                c.flat(f"{foot},890! {foot + 20},890! {foot + 16},1110! {foot + 4},1110!", mint=1, crimson=1)
        c.flat("-20,1106! 820,1106! 820,1120! -20,1120!", mint=1, crimson=1)
    with d.thing("crocodile", "subject") as a:
        a.flat(BODY, gap=10, mint=1)
        for x in (60, 330):
            a.flat(f"{x},760! {x + 70},740 {x + 120},790! {x + 116},860 {x + 96},930 {x + 112},970! {x + 130},1000! {x + 104},994! {x + 96},1020! {x + 78},998! {x + 58},1016! {x + 50},984! {x + 46},930 {x + 24},860!", gap=8, mint=1)
        with a.in_inks(mint=1, crimson=1):
            a.strokes([[(770, 680), (690, 688), (600, 702), (520, 706), (430, 664)]], 7, ends=(0.5, 0.2))
            a.strokes([[(60, 580), (66, 620)], [(120, 590), (126, 640)], [(180, 600), (186, 650)], [(240, 612), (244, 660)], [(90, 670), (94, 710)], [(150, 690), (154, 730)], [(210, 700), (212, 740)], [(300, 640), (304, 690)]], 12, ends=(0.3, 0.1))
            a.strokes([[(716, 606), (734, 600), (750, 610)]], 8, ends=(0.3, 0.3))
        a.flat("398,540! 412,514 440,512 460,536! 440,552 414,552!")
        a.flat(ellipse(432, 534, 9, 15, 40), mint=1, crimson=1)
        with a.in_inks(mint=1, crimson=1):
            a.strokes([[(390, 546), (406, 512), (442, 506), (468, 536)]], 9, ends=(0.3, 0.3))
        a.flat(*[f"{x},{y}! {x + 22},{y - 3}! {x + 10},{y + 24}!" for x, y in ((736, 664), (690, 658), (650, 670), (560, 672), (520, 682), (480, 674))])
    with d.thing("tulips", "accent", plane="front", count=3) as t:
        for stem in ([(590, 690), (640, 780), (650, 900)], [(600, 690), (680, 770), (730, 860)], [(580, 690), (590, 790), (560, 930)]):
            t.flat(ribbon(stem, (8, 7, 7)), gap=5, mint=1, crimson=1)
            x, y = stem[-1]
            t.flat(f"{x - 40},{y + 20}! {x - 30},{y - 10} {x},{y - 18} {x + 30},{y - 10} {x + 40},{y + 20}! {x + 42},{y + 70} {x + 30},{y + 96}! {x + 14},{y + 64}! {x},{y + 102}! {x - 14},{y + 64}! {x - 30},{y + 96}! {x - 42},{y + 70}!", gap=6, crimson=1)
            t.strokes([[(x - 14, y + 64), (x - 16, y + 30)], [(x + 14, y + 64), (x + 16, y + 30)]], 5, ends=(0.9, 0.1))
        t.flat("560,676! 630,664! 640,700! 566,712!", gap=5, mint=1)
