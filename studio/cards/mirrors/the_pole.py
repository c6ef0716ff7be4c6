"""The Pole: strangers' hands keep their distance on a tram pole; a bear's paw comes down and covers the lowest of them."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.moved_outlines import moved

FIST = "250,-58! 200,-78 140,-92 84,-98! 50,-130 10,-156 -30,-164 -56,-150 -52,-126! -30,-112 -6,-96 6,-78! -40,-84 -84,-78 -100,-54 -86,-28! -112,-26 -124,-2 -110,24! -126,32 -126,58 -104,72! -114,82 -106,104 -78,110! -30,122 30,120 80,108 140,90 200,70 250,62!"
SEAMS = ([(-86, -28), (-40, -36), (10, -32)], [(-108, 24), (-56, 20), (4, 22)], [(-102, 72), (-54, 70), (2, 72)], [(8, -78), (40, -66), (70, -84)])
CUFF = "236,-72! 290,-82! 296,82! 240,74!"
SLEEVE = "276,-104! 900,-170! 900,170! 284,106!"
PAW = "840,700! 780,690! 768,712! 700,690! 688,714! 620,698! 606,722! 540,716 470,716 400,720 330,738 284,776! 250,786 232,822 250,856! 216,868 206,914 232,944! 206,958 204,1004 236,1026! 222,1044 236,1080 276,1088! 340,1100 420,1092 500,1078! 540,1070! 560,1096! 620,1066! 644,1094! 710,1066! 730,1096! 790,1070! 840,1080!"
CLAWS = ("268,796! 240,788 206,796 182,824! 212,826 242,832 262,842!", "244,880! 214,872 182,884 160,912! 190,910 220,918 240,928!", "240,968! 210,960 178,972 156,1000! 186,998 216,1006 238,1016!", "262,1046! 232,1040 202,1054 184,1082! 212,1078 244,1078 266,1082!")


@card(id="ik7e53", title="The Pole", seed=4, palette="riso_rush_hour", light=(0.0, -1.0))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.0, -0.8, 0.5)])
    with d.thing("pole", "place") as p:
        p.flat("356,-20! 420,-20! 420,1220! 356,1220!", yellow=1)
    with d.thing("strangers' hands", "witness", count=2) as h:
        for x, y, k, a, m, inks, sleeve in ((400, 180, 0.84, -14, False, {"blue": 1.0}, {"blue": 1.0}), (376, 470, 0.9, 12, True, {"pink": 1.0}, {"pink": 1.0})):
            h.flat(moved(SLEEVE, (x, y), k, a, m), **sleeve)
            h.flat(moved(CUFF, (x, y), k, a, m), gap=7)
            h.flat(moved(FIST, (x, y), k, a, m), gap=7, **inks)
            h.strokes([moved(c, (x, y), k, a, m) for c in SEAMS], 7, ends=(0.7, 0.2))
    x, y, k, a = 376, 950, 1.0, 6
    with d.thing("pale hand", "subject") as h:
        h.flat(moved(CUFF, (x, y), k, a, True), gap=7, blue=1)
        h.flat(moved(FIST, (x, y), k, a, True), gap=7, blue=1)
    with d.thing("bear's paw", "subject") as h:
        h.flat(PAW, overprint=True, pink=1)
        h.strokes([moved(c, (x, y), k, a, True) for c in SEAMS], 6, ends=(0.7, 0.2))
        for claw in CLAWS:
            h.flat(claw, gap=5, pink=1, blue=1)
        h.strokes([[(246, 858), (290, 866), (330, 862)], [(228, 944), (280, 950), (330, 944)], [(232, 1030), (280, 1032), (330, 1024)]], 8, ends=(0.8, 0.1))
        h.strokes([[(640, 780), (590, 790), (540, 786)], [(720, 850), (660, 862), (600, 856)], [(640, 930), (596, 942), (556, 940)], [(740, 980), (680, 994), (630, 990)]], 12, ends=(0.1, 0.9))
    s.describe("Hands hold a yellow tram pole, well apart. A blue one is at the top, a pink one below it. At the bottom a bear’s large pink paw with claws lies over a small blue hand, and where they overlap both are violet.")
    s.moods("tender", "guarded", "warm", "surprising")
    s.themes("touch", "courage", "strangers", "animals", "comfort")
    s.says("bear with me", "hold tight", "paws", "distance", "public transport", "nobody saw, nobody said", "warm", "a firm grip", "do not feed", "courage", "oh, sorry, no, stay", "higher or lower", "pecking order", "mine was cold", "grizzly", "keep to your own part", "one stop of happiness", "handful", "is this allowed?", "big brother", "totem", "the first touch since march", "maypole", "getting a grip", "claw back", "third colour", "hand in hand in paw", "purple", "who rescued whom", "company policy", "it forgot where it ended", "I won’t get off at my stop", "gentle giant", "she had such cold fingers", "no arm to lean on", "solidarity", "tug of peace", "shake", "the rule says ten centimetres", "you can let go now", "no, not yet", "clutch", "hibernation", "someone is right behind me")  # fmt: skip
    s.relate("bear's paw", "guards", "pale hand")
    s.relate("strangers' hands", "hangs from", "pole")
    s.about(place="a tram", time="rush hour", light="from above", composition="low", view="near, at the height of the hands", foreground="a bear's shaggy forearm", unexplained="no arm belongs to the blue hand")
