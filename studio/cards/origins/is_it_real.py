"""Is It Real: a market woman bites a star to test it."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import brows, eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hands import hand
from reverie_studio.sculpt.heads import cropped, head
from reverie_studio.sculpt.marks import holding


def star(x: float, y: float, r: float, points: int = 7, turn: float = 0.3) -> list[tuple[float, float]]:
    return [(x + (r if k % 2 else r * 0.46) * math.cos(turn + math.pi * k / points), y + (r if k % 2 else r * 0.46) * math.sin(turn + math.pi * k / points)) for k in range(2 * points)]


@card(id="kneegd", title="Is It Real", seed=88, palette="board_yolk", light=(-0.7, 0.4))
def paint(s: Scene) -> None:
    face = cropped(head(age=0.62, width=1.1, jaw=1.16, nose=1.16, lids=0.5, brow=0.1, inner=-0.5, mouth=0.95, smile=0.1, cheek=1.2, look=(-0.75, 0.45), neck=False))
    face = face.turned(at=(520, 470, 0), scale=3.3, yaw=-30, pitch=2, roll=6)
    mouth = face.curve("mouth")
    x, y = mouth[1][0] - 46, mouth[1][1] + 20
    b = Board(s, [Lamp(x - 30, y + 10, 330, 1.9, 330), Lamp(-0.6, -0.5, 0.6, 0.16)], ambient=0.01, focus=(430, 520, 300))
    with b.thing("rays") as rays:
        rays.sparks((x, y), (110, 170), 90, length=(60, 420), width=1.5, sweep=(100, 290), spot=1.0)
    with b.thing("market woman", "subject", depth=0.8) as w:
        w.clay(Clay().limb("560,700,-190,120 580,860,-200,130 600,980,-210,170", per=4), "skin", (0.1, 1, 0.3), gain=0.5)
        w.clay(Clay().limb("300,1290,-60,150 440,1010,-40,66 560,960,-30,56 700,900,-120,60 840,850,-200,70", per=5).limb("420,1330,-40,190 620,1120,-60,150 840,1040,-140,160", melt=4, per=4), "cloth", "along", gain=0.55)
        w.clay(face, "skin", (0.1, 1, 0.32), parts={"hair": (CUTS["cloth"].but(gain=0.7, near=2.2), (0.9, 0.35, 0.2))})
        scarf = [[(404, 92), (312, 150), (262, 250), (262, 330)], [(470, 80), (380, 150), (330, 240), (330, 300)], [(560, 96), (480, 160), (440, 240), (430, 290)], [(640, 160), (590, 230), (560, 290), (540, 316)],
                 [(690, 270), (660, 330), (630, 370), (600, 400)], [(720, 400), (690, 440), (660, 470), (630, 500)]]  # fmt: skip
        w.leave([(262, 338), (250, 250), (300, 140), (400, 76), (510, 62), (620, 110), (700, 220), (740, 360), (736, 520), (690, 640), (640, 560), (606, 410), (540, 322), (430, 294), (330, 306)])
        w.comb(scarf, 520, width=(0.9, 2.4), length=(0.12, 0.5), start=(0.0, 0.75), stray=2, skip=lambda px, py: 0.12 + max(0.0, (px - 330) / 460))
        w.comb([[(700, 560), (760, 600), (800, 680), (806, 760)], [(690, 600), (730, 660), (740, 740), (730, 820)]], 40, width=(0.7, 1.6), length=(0.3, 0.8), stray=4)
        eyes(w, face, light=0.9, glint=(-0.3, 0.3), iris=0.6)
        brows(w, face, count=60, length=34, lift=-0.05, grief=-0.7)
    with b.thing("star", "accent", spot=1.0, depth=0.9) as st:
        st.leave(star(x, y, 104), grow=5)
        st.bare(star(x, y, 100))
        st.strokes([[(x, y), p] for p in star(x, y, 92)[1::2]], 1.6, black=True, ends=(0.3, 0.3))
        for k in range(5):
            tx, ty = mouth[1][0] - 18 + 19 * k, mouth[1][1] - 16 + 2 * abs(k - 2)
            st.leave(f"{tx - 10},{ty - 8}! {tx + 10},{ty - 8}! {tx + 9},{ty + 16} {tx},{ty + 22} {tx - 9},{ty + 16}", grow=2)
            st.bare(f"{tx - 8},{ty - 8}! {tx + 8},{ty - 8}! {tx + 7.5},{ty + 15} {tx},{ty + 20} {tx - 7.5},{ty + 15}", spot=0)
    with b.thing("hand", depth=0.95) as h:
        h.clay(holding(hand("pinch", stout=1.12, wrist=330).turned(scale=2.2, yaw=60, roll=24), x - 40, y + 96), CUTS["skin"].but(near=1.8), "across", gain=0.9)
    s.describe("A market woman bites a star to test it. Light from it falls up into her face. She looks sideways, with deep suspicion, at somebody we do not see.")
    s.moods("suspicious", "droll", "shrewd", "bright")
    s.themes("trust", "trade", "stars", "doubt", "value")
    s.says("is it sweet?", "quality control", "they used to be heavier", "fool’s gold", "bite me", "seeing is not believing", "how much?", "star-tasting", "not born yesterday", "reach for the stars, then check", "I’ve had better", "the proof is in the biting", "a pinch of starlight", "you call that fresh?", "false teeth, real star", "five-star meal", "who is selling?", "no refunds", "hard as a promise", "trust nobody", "a bit much", "fallen star", "she wasn’t convinced", "chew on that", "morning market", "celebrity lunch", "what do you want for it?", "gold medal", "my grandmother did that with coins", "wishes, second-hand", "hungry for more", "mind your fillings", "light snack", "it’s the real thing")  # fmt: skip
    s.relate("market woman", "catches", "star")
    s.about(place="the heap of leftovers", time="before morning", light="the star, upward into her face", composition="right", view="near, face and hand", unexplained="whom she is looking at")
