"""Returning Wishes: a bald old man stands in the fountain and holds a coin to his ear before he lays it back."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

HEAD = "60,-290 -60,-284 -160,-220 -200,-130 -202,-84! -192,-60! -226,0 -262,44 -268,66 -240,84 -206,86! -220,108 -222,124 -206,132! -224,146 -218,168 -198,180! -212,204 -204,246 -160,276 -90,270 -30,240! -10,330 -20,420! 280,420! 240,300 250,200 276,60 268,-100 200,-230"
FRINGE = "276,40! 300,-40 286,-110 240,-90! 200,-60 180,10 150,40! 160,110 200,150 240,190!"
HAND = "110,420! 90,330 60,250 30,190! 0,170 -30,130 -20,96 10,90! 20,60 50,50 74,64! 100,40 134,50 142,80! 176,72 200,100 196,140! 222,150 226,190 210,230 230,300 260,420!"


@card(id="qmeqgd", title="Returning Wishes", seed=8, palette="riso_late_office", light=(-0.7, -0.4))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.7, -0.4, 0.5)])
    pine = {"orange": 1.0, "teal": 1.0}
    with d.thing("fountain", "place") as f:
        f.flat("-20,-20! 820,-20! 820,1220! -20,1220!", teal=1)
        for r in (90, 190, 310, 450):
            f.flat(ellipse(130, 900, r, r * 0.42, 80), ellipse(130, 900, r - 14, (r - 14) * 0.42, 80))
    at, k, a = (500, 470), 1.2, -8
    with d.thing("old man", "subject") as m:
        m.flat("300,1240! 330,1100 400,960 470,860! 700,840! 780,880 840,940! 840,1240!", gap=8, **pine)
        m.flat(moved(HEAD, at, k, a), gap=8, orange=1)
        m.flat(moved(FRINGE, at, k, a), gap=0)
        with m.in_inks(**pine):
            m.strokes([moved([(-176, -40), (-146, -26), (-112, -40)], at, k, a), moved([(-190, -92), (-150, -116), (-106, -100)], at, k, a), moved([(-206, 132), (-176, 128), (-150, 138)], at, k, a), moved([(-230, 70), (-210, 60), (-204, 40)], at, k, a), moved([(-130, 10), (-120, 26), (-104, 32)], at, k, a)], [11, 16, 9, 8, 6], ends=(0.4, 0.3))
        m.flat(moved("44,-30! 60,-84 110,-104 146,-74 144,-20 120,40 90,66 70,40!", at, k, a), gap=6, orange=1)
        with m.in_inks(**pine):
            m.strokes([moved([(78, -40), (100, -70), (122, -50), (112, -10), (96, 20)], at, k, a)], 8, ends=(0.4, 0.3))
    with d.thing("coins", "accent", count=6) as c:
        for x, y in ((120, 690), (250, 620), (70, 1090), (210, 1120), (60, 560)):
            c.flat(ellipse(x, y, 46, 22, 60, -6), gap=8, **pine)
            c.flat(ellipse(x - 3, y - 7, 46, 22, 60, -6), gap=0)
        c.flat(moved(ellipse(40, 14, 58, 60), at, k, a), gap=7)
        star = [moved(ellipse(40, 14, r, r, 10), at, k, a)[n] for n, r in enumerate((40, 18) * 5)]
        c.flat(star, teal=1)
    with d.thing("his hand") as h:
        h.flat(moved(HAND, (at[0] - 34, at[1] + 20), k, a), gap=7, orange=1)
        with h.in_inks(**pine):
            h.strokes([moved([(42, 88), (50, 120), (40, 150)], at, k, a), moved([(104, 90), (112, 124), (106, 160)], at, k, a), moved([(168, 116), (170, 150)], at, k, a)], 8, ends=(0.7, 0.2))
    s.describe("A bald old man stands by a fountain. His eyes are shut; he holds a white coin to his ear; other coins and rings lie on the water.")
    s.moods("tender", "attentive", "solemn", "curious")
    s.themes("wishes", "listening", "age", "money", "water")
    s.says("refunds", "somebody should listen to them", "what did you wish for?", "penny for your thoughts", "heads", "money talks", "small change", "the collector", "returned to sender", "he hears the sea", "fountain", "granted", "hush", "echo", "lost savings", "make a wish", "expired", "it’s still ringing", "savings account", "old promises", "tinnitus", "call waiting", "heart of gold", "a child’s voice", "not this one", "interest", "complaints department", "confessor", "dear diary", "patience", "listen", "what money can’t buy", "shell", "hello?", "come true by Tuesday", "never throw two", "the wish is faint but alive", "he wrote them all down", "metal detector", "silver tongue", "night watch of wishes", "in one ear", "caretaker", "worth hearing")  # fmt: skip
    s.relate("old man", "listens to", "coins")
    s.about(place="the fountain in the great square", time="evening", light="from the left", composition="right", view="near, eye level", foreground="his sleeve and hand", unexplained="what the coin says")
