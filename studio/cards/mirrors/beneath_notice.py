"""Beneath Notice: under a table a pink leg and a blue leg lean together; where they cross they are violet."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

TROUSERS = "-20,300! 250,300! 330,330 372,384 388,440 420,560 466,700 520,850 570,972! 424,1028! 362,880 296,730 236,600 196,524! 120,520 50,516 -20,520!"
CUFF = "410,992! 556,936! 584,1000! 438,1056!"
SHOE = "446,1030! 560,980! 584,1000 612,1036 650,1060 706,1072 758,1088 770,1124! 604,1124! 540,1116! 534,1124! 436,1124! 430,1096 436,1064"
STOCKING = "820,300! 560,300! 490,330 462,386 446,450 404,560 352,690 294,820 244,920 204,988! 170,1034 120,1076 84,1104! 170,1116 250,1080 312,1040! 306,996 300,966 330,900 402,836 486,752 550,660 592,580 622,524! 690,522 760,516 820,520!"
PUMP = "46,1124! 42,1104 60,1084 104,1064! 140,1082 200,1064 250,1010 290,962! 316,968 326,1000 322,1034! 322,1066 320,1096 320,1124! 304,1124! 302,1090 298,1066 286,1052! 256,1074 216,1112 160,1124!"


@card(id="zi2phz", title="Beneath Notice", seed=61, palette="riso_rush_hour", light=(0.0, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.0, -0.8, 0.5)])
    with d.thing("floor", "place") as t:
        t.flat("-20,1124! 820,1124! 820,1220! -20,1220!", yellow=1)
    with d.thing("his leg", "subject") as m:
        m.flat(SHOE, pink=1, blue=1)
        m.flat(TROUSERS, gap=6, pink=1)
        m.flat(CUFF, gap=6, pink=1)
        m.strokes([[(352, 420), (366, 520), (404, 650), (452, 790)], [(200, 522), (240, 500), (280, 492)], [(210, 548), (248, 540), (270, 540)]], 8, ends=(0.2, 0.1))
        m.strokes([[(578, 1066), (604, 1050)], [(604, 1078), (632, 1062)], [(444, 1100), (520, 1096), (620, 1104), (758, 1104)]], 7, ends=(0.6, 0.6))
    with d.thing("her leg", "subject") as w:
        w.flat(STOCKING, overprint=True, blue=1)
        w.strokes([[(616, 522), (580, 506), (552, 500)], [(270, 968), (250, 960), (236, 966)]], 8, ends=(0.2, 0.1))
        w.flat(PUMP, gap=6, yellow=1, pink=1)
    with d.thing("tablecloth", "place") as t:
        hem = "-20,-20! 820,-20! 820,330!" + "".join(f" {x + 40},{376}  {x},{330}!" for x in range(740, -100, -80))
        t.flat(hem, gap=8, yellow=1)
        t.flat(*[ellipse(x + 40, 330, 11, 11, 30) for x in range(-20, 820, 80)])
        t.strokes([[(100, -20), (120, 120), (96, 270)], [(330, -20), (316, 140), (340, 280)], [(560, -20), (580, 100), (560, 260)], [(720, -20), (710, 120), (730, 280)]], 9, ends=(0.9, 0.1))
    s.describe("Under a scalloped yellow tablecloth two legs cross. One wears pink trousers and a dark shoe, the other a blue stocking and an orange shoe with a high heel. Where they lie over each other they are deep violet.")
    s.moods("playful", "intimate", "daring", "elegant")
    s.themes("love", "secrets", "table manners", "touch", "colour")
    s.says("footsie", "oops", "overlap", "under the table", "dinner is going well", "pardon me", "pass the salt", "contact", "above board, nothing", "I thought it was the table leg", "secret language", "blind date", "cross-legged", "tango, sitting down", "keep talking", "first kiss", "shoes", "hush", "they are discussing the weather", "what the cloth conceals", "X marks the spot", "the parents noticed nothing", "flirting", "red heels", "two left feet", "stockings", "scissors", "in violet they trust", "knee-deep", "high heels, low voices", "getting warmer", "diplomacy", "the dog knows", "waiter, more time, please", "merger", "best foot forward", "anniversary", "ankles", "a crossing", "somebody dropped a napkin on purpose", "below the belt, above the shoe", "is that you?", "silk and wool", "spark")  # fmt: skip
    s.relate("tablecloth", "hides behind", "her leg")
    s.relate("her leg", "follows", "his leg")
    s.about(place="a restaurant table", time="during the main course", light="from the room behind", composition="diagonal", view="from below, near the floor", foreground="two shoes", unexplained="whose foot came first")
