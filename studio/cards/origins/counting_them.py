"""Counting Them: from inside a wolf's open jaws we see a lamb that counts the teeth."""

from __future__ import annotations

from reverie_studio.finishes.scratchboard_faces import eyes, lashes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import lamb_head
from reverie_studio.sculpt.marks import curls

UPPER = ((52, 0, 270, 50), (176, 40, 330, 66), (290, 10, 150, 38), (370, 0, 136, 36), (448, 0, 136, 36), (528, 10, 150, 38), (640, 40, 350, 68), (758, 0, 280, 50))
LOWER = ((40, 1200, 250, 48), (146, 1150, 290, 60), (664, 1150, 290, 60), (768, 1200, 260, 48), (256, 1196, 110, 36), (560, 1196, 110, 36))


@card(id="pm27iy", title="Counting Them", seed=6, palette="board_beet", light=(0, -0.2))
def paint(s: Scene) -> None:
    glow = Lamp(420, 560, -60, 2.0, 330)
    b = Board(s, [Lamp(-0.5, -0.4, 0.75, 1.25)], ambient=0.03, focus=(470, 560, 260))
    rng = s.rng
    with b.thing("lamb", "subject", depth=0.5) as t:
        fleece = t.clay(Clay().limb("560,1000,-260,150 640,860,-280,170 760,760,-320,200", per=4), CUTS["down"].but(gain=0.0), "contour")
        curls(t, fleece, 27, 17, gain=0.55, width=1.6)
        lamb = lamb_head(lids=0.95, look=(0.55, -0.75), mouth=0.7, inner=0.4).turned(at=(474, 590, -120), scale=1.9, yaw=-9, pitch=10, roll=-13)
        body = t.clay(lamb, CUTS["down"].but(near=1.8, join=0.7, gain=1.5), "along", parts={"wool": (CUTS["down"].but(gain=0.5), "contour"), "ear": ("fur", "along"), "lid": ("skin", "along"), "nose": ("wet", (0, 1, 0.3))})
        curls(t, body, 25, 16, keep=("wool",), gain=1.2, width=1.9)
        eyes(t, lamb, light=1.0, glint=(-0.3, -0.4), iris=0.5)
        for side in ("left", "right"):
            lashes(t, lamb, side, 16, 12)
    with b.thing("tongue", "accent", spot=1.0, depth=0.7, lamps=[glow, Lamp(0.0, -0.9, 0.4, 0.5)]) as g:
        tongue = Clay().limb("300,1330,60,220 320,1180,40,190 350,1040,-20,150 380,950,-80,104 396,900,-110,56", per=5)
        tongue.groove([(300, 1200), (330, 1080), (372, 960), (390, 880)], 14, melt=20)
        g.clay(tongue, CUTS["wet"].but(near=2.2, far=7), "along", gain=1.1)
        g.prick([(x, y, float(rng.uniform(0.8, 2.0))) for x, y in zip(rng.normal(340, 90, 60), rng.uniform(980, 1190, 60), strict=True)])
    with b.thing("hoof", depth=0.75) as h:
        h.clay(Clay().limb("690,940,-100,62 610,990,-70,48 540,1010,-30,36 500,990,-10,33", per=5).limb("500,984,-6,35 470,1000,6,34 452,1016,10,26", melt=4, part="hoof"),
               CUTS["down"].but(gain=0.9), "along", parts={"hoof": (CUTS["skin"].but(gain=1.2), "across")})  # fmt: skip
        h.strokes([[(492, 968), (470, 996), (450, 1030)]], 4, black=True)
    with b.thing("jaws", "place", plane="front", depth=0.9, lamps=[Lamp(-0.75, -0.05, 0.5, 0.9)]) as j:
        for k in range(9):
            y, q = 200 - 26 * k, 1.0 - 0.06 * k
            j.comb([[(400 - 350 * q, y + 90 - 8 * k), (400 - 200 * q, y - 30), (400, y - 66), (400 + 200 * q, y - 30), (400 + 350 * q, y + 90 - 8 * k)], [(400 - 346 * q, y + 96 - 8 * k), (400 - 200 * q, y - 24), (400, y - 58), (400 + 200 * q, y - 24), (400 + 346 * q, y + 96 - 8 * k)]],
                   26, length=(0.06, 0.2), start=(0.1, 0.8), stray=2, width=(0.6, 1.8))  # fmt: skip
        for rows, up in ((UPPER, 1), (LOWER, -1)):
            for x, top, long, r in rows:
                lean = (400 - x) * 0.11
                tooth = Clay().limb([(x, top - up * 30, 40, r), (x + lean * 0.3, top + up * long * 0.45, 46, r * 0.78), (x + lean, top + up * long, 30, 3)], per=6)
                j.leave_clay(tooth, grow=5)
                j.clay(tooth, CUTS["skin"].but(near=1.9, far=6), "along", gain=0.8)
        j.leave("292,166! 276,206 282,266 306,330! 330,270 334,206 312,160!", grow=4)
        j.strokes([[(300, 150), (310, 230), (306, 326)]], 2.4)
        j.comb([[(302, 166), (278, 226), (306, 326)], [(302, 166), (336, 226), (306, 326)]], 60, length=(0.1, 0.3), start=(0.05, 0.7), stray=3, width=(0.7, 1.5))
    s.describe("From inside a wolf’s open jaws we see a lamb. It has leaned in, put one hoof on the tongue, and looks up at the fangs. A feather is caught between two teeth.")
    s.moods("curious", "tense", "naive", "droll")
    s.themes("trust", "danger", "curiosity", "teeth", "innocence")
    s.says("say aah", "dental appointment", "she always trusted people", "and how many do you have?", "forty-two", "mind the gap", "don’t close", "open wide", "any pain here?", "what big teeth", "inside job", "field research", "the view from dinner", "floss", "nice place you have", "room for one", "tongue-tied", "a guided tour", "hello, is anyone in?", "she counts, he waits", "look a gift wolf in the mouth", "who was the bird?", "health and safety", "curiosity killed the lamb", "by the skin of my teeth", "she is short-sighted", "first in line", "he could, but he won’t", "you’ve got something in your teeth", "politely declined to be eaten", "the lion’s share, the wolf’s patience", "let me see the back ones", "delivery", "sleepover")  # fmt: skip
    s.relate("lamb", "looks out of", "jaws")
    s.about(place="in a mouth", time="before morning", light="pale, from outside the mouth", composition="frame", view="through a wolf's teeth, from the throat", foreground="the teeth, above and below", unexplained="a feather between two teeth")
