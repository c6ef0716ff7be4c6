"""An Island: a huge cat sleeps on the tram lines, and the tram waits."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card

BODY = "120,720 110,560 180,420 310,330 460,320 600,390 690,510 710,660 660,820 550,930 400,970 250,930 160,840"
HEAD = "170,880 136,800 150,720! 120,650 130,600 150,580! 200,610 240,650! 290,630 340,640! 370,590 410,560 430,570! 440,640 430,700! 450,770 430,850 370,910 290,930 210,920!"
TAIL = "690,600! 760,700 760,850 680,980 540,1060 380,1080 240,1050 180,1000! 200,970 240,980! 380,1010 520,980 620,900 660,800 650,690!"


@card(id="jlnyyo", title="An Island", seed=2, palette="riso_rush_hour", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.5, -0.6, 0.5)])
    violet = {"pink": 1.0, "blue": 1.0}
    with d.thing("rails", "place") as r, r.in_inks(blue=1):
        for x in (470, 620):
            r.strokes([[(x + 60, -40), (x + 30, 300), (x - 60, 700), (x - 240, 1240)]], 10, ends=(1, 1))
    with d.thing("tram", "witness") as t:
        t.flat("470,-40! 760,-40! 730,190 700,250! 496,246! 474,190!", gap=8, blue=1)
        t.flat("500,176! 706,180! 692,230! 508,226!", yellow=1)
        t.flat("540,-40! 680,-40! 672,110! 546,108!", "556,-40! 664,-40! 658,94! 560,92!")
    with d.thing("sleeping cat", "subject") as c:
        c.flat(BODY, gap=8, pink=1)
        with c.within(BODY), c.in_inks(**violet):
            c.strokes([[(300, 300), (340, 420), (330, 520)], [(400, 290), (430, 400), (424, 490)], [(500, 300), (516, 400), (500, 480)], [(610, 360), (590, 440), (556, 510)], [(700, 470), (650, 520), (600, 560)]], 34, ends=(1, 0.05))
        c.flat(TAIL, gap=7, pink=1)
        with c.within(TAIL), c.in_inks(**violet):
            c.strokes([[(780, 760), (720, 770), (650, 750)], [(740, 900), (690, 880), (640, 840)], [(640, 1020), (610, 970), (580, 920)], [(480, 1090), (470, 1040), (460, 990)]], 34, ends=(1, 0.2))
            c.strokes([[(160, 1000), (220, 1000), (300, 1030)]], 90, ends=(1, 0.4))
        c.flat(HEAD, gap=7, pink=1)
        for ear in ("146,606! 190,630 218,652! 180,670 152,690!", "408,584! 380,600 362,640! 396,650 424,680!"):
            c.flat(ear, **violet)
        with c.in_inks(**violet):
            c.strokes([[(290, 640), (292, 700)], [(252, 640), (262, 690)], [(330, 640), (322, 690)]], 16, ends=(1, 0.1))
            c.strokes([[(190, 770), (220, 790), (256, 776)], [(330, 772), (366, 788), (396, 766)]], 12, ends=(0.4, 0.4))
            c.strokes([[(294, 838), (290, 862), (262, 872)], [(294, 838), (300, 862), (328, 872)]], 7, ends=(0.6, 0.3))
            c.strokes([[(220, 840), (150, 830), (80, 840)], [(224, 860), (160, 870), (96, 890)], [(370, 836), (450, 826), (530, 836)], [(366, 858), (440, 870), (510, 890)]], 5, ends=(0.8, 0.2))
        c.flat("270,816! 294,808 318,816! 300,838 288,838", **violet)
    s.describe("A huge pink striped cat sleeps curled up on the tram lines. A small blue tram with a yellow windscreen has stopped at its back.")
    s.moods("peaceful", "lazy", "comic", "tender")
    s.themes("sleep", "traffic", "patience", "cats", "size")
    s.says("delayed", "let sleeping cats lie", "island", "roundabout", "technical problem", "no service", "nap", "shh, driver", "Sunday", "who will wake her?", "purr", "the queen is resting", "obstruction", "track record", "she was here first", "nine lives, no hurry", "warm rails", "cushion", "strike", "in the middle of everything", "please be patient", "five more minutes", "dream", "end of the line", "soft brakes", "a detour round her ears", "roadworks", "curled", "somebody’s darling", "we all got out and listened", "it’s her city", "stripes", "too big for any lap", "priority", "cat nap, dog’s day", "breathing", "lucky charm", "nobody rang the bell", "sphinx", "everything can wait", "stop", "she dreams of mice with tickets", "a good excuse", "home is where you lie down")  # fmt: skip
    s.relate("tram", "waits for", "sleeping cat")
    s.about(place="a crossing", time="early morning", light="soft, from above left", composition="low", view="from above", foreground="the tail on the rails", unexplained="how long she has been lying there")
