"""Contact: a praying mantis stands on the roof of the tram and holds the wire."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.long_bands import long_band
from reverie_studio.sculpt.marks import ellipse

WING = "370,560! 430,540 540,590 660,680 780,790 860,880! 760,860 640,810 520,740 430,680 380,630!"
BELLY = "380,620! 460,720 580,800 700,840 800,850! 700,890 590,870 480,800 410,720!"
THORAX = "430,620! 400,560 372,480 356,400 350,350! 300,350! 300,420 312,500 330,580 370,660!"
HEAD = "180,214! 196,190 230,184 262,204! 300,214 350,214 386,204! 420,182 456,190 470,214! 474,244 450,268 424,276! 390,320 350,368 328,384! 306,368 264,320 228,278! 200,268 178,244!"


@card(id="u96ut8", title="Contact", seed=5, palette="riso_fog_notice", light=(-0.3, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.3, -0.6, 0.5)])
    with d.thing("tram", "place") as t:
        t.flat("90,980! 110,930 170,906! 860,906! 860,1240! 90,1240!", grey=1)
        for x in (134, 352, 570):
            t.flat([(x, 1020), (x + 190, 1020), (x + 190, 1240), (x, 1240)])
        t.flat("150,900! 150,880! 700,880! 700,900!", grey=1, violet=1)
        t.flat("376,1240! 372,1190 392,1160! 380,1120 396,1072 440,1056 480,1072! 492,1104 486,1118! 504,1140 490,1150! 488,1170 470,1176! 474,1190 510,1200 530,1240!", violet=1)
    with d.thing("mantis", "subject") as m:
        for path in ([(500, 740, 10), (390, 800, 12), (330, 730, 9)], [(330, 740, 8), (270, 810, 8), (216, 884, 6)], [(600, 820, 10), (530, 870, 10), (500, 800, 8)], [(500, 810, 8), (470, 850, 7), (440, 884, 6)], [(680, 840, 10), (740, 780, 10), (690, 730, 8)]):
            m.flat(long_band(path), grey=1, violet=1)
        m.flat(BELLY, grey=1, violet=1)
        m.flat(WING, gap=5, violet=1)
        m.strokes([[(420, 580), (560, 670), (700, 780), (800, 850)]], 6)
        for upper, lower, spikes in (([(350, 470, 22), (470, 470, 32), (590, 400, 14)], [(596, 404, 14), (566, 250, 20), (500, 106, 10), (478, 88, 10), (462, 116, 5)], 1), ([(310, 480, 22), (200, 500, 32), (96, 430, 14)], [(90, 436, 14), (96, 290, 20), (150, 146, 10), (170, 122, 10), (190, 148, 5)], -1)):
            m.flat(long_band(upper), gap=5, violet=1)
            m.flat(long_band(lower), gap=5, violet=1)
            for k, c in enumerate((585, 577, 568, 556) if spikes > 0 else (93, 96, 101, 110)):
                m.flat([(c, 330 - 36 * k), (c - 50 * spikes, 340 - 36 * k), (c, 356 - 36 * k)], violet=1)
        m.flat(THORAX, gap=5, violet=1)
        m.flat(HEAD, gap=5, violet=1)
        for x, f in ((222, -1), (428, 1)):
            m.flat(ellipse(x, 228, 38, 34))
            m.flat(ellipse(x - 6, 226, 13, 14), grey=1, violet=1)
        with m.in_inks(violet=1):
            m.strokes([[(300, 214), (270, 130), (200, 60), (110, 40)], [(350, 214), (380, 130), (420, 60), (400, 30)]], 7, ends=(1, 0.2))
        m.strokes([[(300, 300), (326, 292), (352, 300)], [(310, 330), (326, 326), (342, 330)]], 5, ends=(0.4, 0.4))
    with d.thing("wire", "prop", plane="front") as w:
        w.flat("-20,132! 820,84! 820,96! -20,144!", gap=4, grey=1, violet=1)
    s.describe("A big violet mantis stands on the roof of a tram. With both forelegs it holds the overhead wire and looks at us. Below, in a window, the head of a passenger is seen in profile.")
    s.moods("alert", "droll", "proud", "strange")
    s.themes("work", "connection", "animals", "travel", "courage")
    s.says("hold tight", "contact", "high voltage", "prayer", "please hold", "public transport", "bug", "live wire", "she keeps us going", "hang on, everybody", "don’t look up", "the new conductor", "spare part", "grace before speed", "mantis express", "electric", "it tickles", "pull yourself together", "eyes on the road", "one stop too many", "pull-up champion", "insect-powered", "who drives whom?", "nervous energy", "she never lets go", "the passenger has no idea", "power cut", "green wave", "big sister", "weightlifter", "on the wire", "out on a limb", "rush", "charged", "caught between", "you may not eat the driver", "long-distance call", "arms like that", "all connections are running late", "I thought it was the pantograph", "a leg up", "praying for the line", "reaching out", "last hold before the sky")  # fmt: skip
    s.relate("mantis", "balances on", "tram")
    s.about(place="the roof of a tram", time="a grey morning", light="from the upper left", composition="diagonal", view="eye level, from the house opposite", foreground="tram windows with a passenger", unexplained="why it holds the wire")
