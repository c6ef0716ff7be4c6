"""Out of Office: a heron stands on one leg on a swivel chair before the last lit window, a folded white fish in its bill."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

HERON = "340,186! 350,152 380,122 424,116 460,138 482,180 484,226 468,276 448,324 446,372 476,420 540,468 620,528 694,610 744,706 776,800 786,866! 720,850 660,816 580,790 500,760 432,712 398,640 396,556 374,484 352,412 350,352 372,292 396,244 394,208 372,196!"
WING = "478,520! 560,532 650,600 714,696 760,810! 690,780 600,754 530,712 484,640!"


@card(id="jkcghn", title="Out of Office", seed=47, palette="riso_late_office", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.6, -0.5, 0.5)])
    with d.thing("lit window", "place") as w:
        w.flat("-20,-20! 520,-20! 520,610! -20,610!", orange=1)
        w.flat("-20,296! 520,296! 520,316! -20,316!")
        w.flat("266,-20! 284,-20! 284,610! 266,610!")
        w.flat("-20,626! 548,626! 548,654! -20,654!", teal=1)
    with d.thing("swivel chair", "witness") as c:
        c.flat("690,740! 740,724 786,740 800,790 796,900 774,930 730,926! 706,870 692,800!", gap=8, orange=1, teal=1)
        c.flat("720,926! 752,926! 756,968! 700,1000! 690,972! 720,958!", orange=1, teal=1)
        c.flat("396,968! 424,944 560,936 700,940 738,962! 736,1000 690,1014 440,1014 402,1002!", gap=6, orange=1, teal=1)
        c.flat("544,1020! 592,1020! 590,1098! 546,1098!", orange=1, teal=1)
        c.flat("370,1140! 400,1112 540,1084 600,1084 740,1112 766,1140! 740,1146 600,1118! 588,1160! 548,1160! 536,1118! 396,1146!", gap=5, orange=1, teal=1)
        for x, y in ((384, 1158), (568, 1176), (752, 1158)):
            c.flat(ellipse(x, y, 21, 21, 50), gap=5, orange=1)
    with d.thing("heron", "subject") as h:
        h.flat("420,112! 500,116 600,150 690,214! 600,180 500,156 440,160!", gap=6, orange=1, teal=1)
        h.flat("520,730! 604,730! 592,780 576,812 580,842 572,924! 554,924! 556,842 546,812!", gap=7, orange=1)
        h.flat("564,906! 600,924 650,932 664,944! 600,946 560,944 500,946 452,946! 464,932 530,924!", gap=5, orange=1)
        h.flat(HERON, gap=8, teal=1)
        h.flat("346,160! 372,132 410,126 440,140! 420,160 390,176 352,184!")
        h.flat("350,152! 260,176 120,226! 100,236! 120,236 260,216 348,192!", gap=0)
        h.flat("386,150 398,146 410,152 406,164 394,166 386,160", orange=1, teal=1)
        with h.in_inks(orange=1, teal=1):
            h.strokes([[(110, 235), (240, 200), (350, 172)]], 5, ends=(0.3, 1))
            h.strokes([[(400, 150), (430, 146), (462, 160)]], 12, ends=(0.6, 0.1))
        h.flat(WING, gap=7, orange=1, teal=1)
        h.strokes([[(540, 560), (620, 640), (690, 750)], [(516, 600), (580, 680), (640, 744)], [(500, 650), (548, 704), (590, 736)]], 7, ends=(0.2, 0.4))
        h.strokes([[(408, 300), (384, 346)], [(392, 370), (386, 414)], [(400, 440), (410, 484)], [(420, 510), (436, 550)], [(416, 580), (440, 620)], [(440, 650), (470, 690)]], 9, ends=(0.5, 0.2))
    with d.thing("folded fish", "accent") as f:
        f.flat("150,226! 190,300! 176,380! 210,440! 130,430! 76,446! 108,384! 84,310!")
        with f.in_inks(teal=1):
            f.strokes([[(150, 230), (142, 382)], [(142, 382), (108, 384)], [(142, 382), (176, 380)], [(142, 382), (134, 428)], [(148, 262), (188, 300)]], 5, ends=(0.9, 0.9))
        f.flat(ellipse(120, 290, 9, 9, 40), teal=1)
    s.describe("A tall teal heron stands on a swivel chair, on one leg. Behind its head glows an orange window; from its bill hangs a white fish folded out of paper.")
    s.moods("calm", "droll", "lonely", "watchful")
    s.themes("work", "waiting", "night", "paper", "patience")
    s.says("stork?", "dignity", "discipline", "punctual", "overtime", "the new boss", "standing meeting", "out of office", "gone fishing", "one window still lit", "catch of the day", "paperwork", "on one leg", "he works late again", "please hold", "patience is a career", "deadline", "don’t disturb the manager", "a long neck for long hours", "balance", "my first pay", "the night watchman", "stillness", "promoted", "something for the out tray", "lunch at your desk", "he never blinks", "big bird, small chair", "fishing for compliments", "who folded it?", "work-life balance", "a cold dinner", "statue with ambitions", "vacant position", "wait for it", "origami", "the early bird stayed", "elegance", "swivel at your own risk", "stuck up", "look what I caught, Mum", "blank fish", "someone has to", "home is a nest")  # fmt: skip
    s.relate("heron", "balances on", "swivel chair")
    s.relate("heron", "carries", "folded fish")
    s.about(place="an office on the ninth floor", time="long after hours", light="a lit window on the left", composition="right", view="eye level", foreground="a swivel chair", unexplained="who folded the fish")
