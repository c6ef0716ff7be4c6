"""Beneath Notice: under a table a pink leg and a blue leg lean together; where they cross they are violet."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

TROUSERS = "-20,240! 230,240! 280,420 360,590 460,770 566,930! 420,1014! 310,850 190,680 90,520 -20,400!"
STOCKING = "590,240! 566,370 524,490 470,610 412,720 352,820 300,894 262,950! 220,1006 160,1052 100,1086! 190,1112! 290,1068 332,1040! 340,1010 336,972! 392,920 470,850 570,750 660,640 730,530 784,400 800,240!"
SHOE = "416,1022! 470,1004 540,980 572,962! 600,1010 660,1040 730,1064 764,1090 768,1120! 640,1126 500,1124! 490,1102! 470,1126! 420,1128! 410,1080!"
PUMP = "60,1132! 50,1112 74,1090 130,1062! 148,1090 196,1094 248,1066 290,1024 310,984! 338,986 356,1012 356,1044! 350,1062 348,1080! 356,1144! 336,1144! 326,1088! 298,1076 264,1092! 210,1122 150,1138 100,1140!"


@card(id="zi2phz", title="Beneath Notice", seed=61, palette="riso_rush_hour", light=(0.0, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.0, -0.8, 0.5)])
    with d.thing("his leg", "subject") as m:
        m.flat(TROUSERS, pink=1)
        m.flat("404,1004! 560,912! 578,944! 424,1034!", gap=5, pink=1)
        m.flat(SHOE, gap=6, pink=1, blue=1)
        m.strokes([[(96, 400), (180, 530), (262, 650), (330, 750)]], 8, ends=(0.2, 0.1))
        m.strokes([[(540, 1020), (566, 1050)], [(566, 1006), (592, 1038)], [(440, 1096), (560, 1092), (740, 1100)]], 7, ends=(0.6, 0.6))
    with d.thing("her leg", "subject") as w:
        w.flat(STOCKING, overprint=True, blue=1)
        w.flat(PUMP, gap=6, yellow=1, pink=1)
    with d.thing("tablecloth", "place") as t:
        hem = "-20,-20! 820,-20! 820,330!" + "".join(f" {x + 40},{376}  {x},{330}!" for x in range(740, -100, -80))
        t.flat(hem, gap=8, yellow=1)
        t.flat(*[ellipse(x + 40, 330, 11, 11, 30) for x in range(-20, 820, 80)])
        t.strokes([[(100, -20), (120, 120), (96, 270)], [(330, -20), (316, 140), (340, 280)], [(560, -20), (580, 100), (560, 260)], [(720, -20), (710, 120), (730, 280)]], 9, ends=(0.9, 0.1))
    s.describe("Under a scalloped yellow tablecloth two legs cross. One wears pink trousers, one a blue stocking. Where they lie over each other they are deep violet.")
    s.moods("playful", "intimate", "daring", "elegant")
    s.themes("love", "secrets", "table manners", "touch", "colour")
    s.says("footsie", "oops", "overlap", "under the table", "dinner is going well", "pardon me", "pass the salt", "contact", "above board, nothing", "I thought it was the table leg", "secret language", "blind date", "cross-legged", "tango, sitting down", "keep talking", "first kiss", "shoes", "hush", "they are discussing the weather", "what the cloth conceals", "X marks the spot", "the parents noticed nothing", "flirting", "red heels", "two left feet", "stockings", "scissors", "in violet they trust", "knee-deep", "high heels, low voices", "getting warmer", "diplomacy", "the dog knows", "waiter, more time, please", "merger", "best foot forward", "anniversary", "ankles", "a crossing", "somebody dropped a napkin on purpose", "below the belt, above the shoe", "is that you?", "silk and wool", "spark")  # fmt: skip
    s.relate("tablecloth", "hides behind", "her leg")
    s.relate("her leg", "follows", "his leg")
    s.about(place="a restaurant table", time="during the main course", light="from the room behind", composition="diagonal", view="from below, near the floor", foreground="two shoes", unexplained="whose foot came first")
