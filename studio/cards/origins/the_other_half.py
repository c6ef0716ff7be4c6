"""The Other Half: a woman scratches her own face out of the dark, and the straw hesitates."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes, lashes
from reverie_studio.finishes.scratchboard_tools import Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hands import hand
from reverie_studio.sculpt.heads import head
from reverie_studio.sculpt.marks import brow, holding

TIP = (436, 452)


@card(id="atjsq2", title="The Other Half", seed=2, palette="board_bone", light=(-0.8, -0.4))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.55, -0.5, 0.7, 1.05)], ambient=0.01, focus=(330, 480, 300))
    rng = s.rng
    face = head(age=0.22, width=0.94, jaw=0.84, nose=0.84, lids=0.95, brow=0.7, inner=0.5, mouth=0.3, smile=-0.45, cheek=0.9, look=(0.55, 0.05), cross=0.1)
    face = face.turned(at=(430, 500, 0), scale=3.9, yaw=-10, pitch=4, roll=-5)
    with b.thing("half a woman", "subject", depth=0.8) as w:
        w.clay(Clay().limb("150,1230,-160,150 330,1120,-120,130 480,1080,-120,120", per=5), "cloth", "along", gain=0.4, fade=((200, 1100), (470, 1160)))
        w.clay(face, "skin", run=(0.12, 1, 0.3), tone=lambda x, y: np.clip((TIP[0] + 26 + 14 * np.sin(y / 34) + 10 * np.sin(y / 13) - x) / 190, 0, 1))
        eyes(w, face, light=0.9, sides=("left",), glint=(-0.35, -0.3), iris=0.6)
        brow(w, face, "left", 34, 46, 14)
        lashes(w, face, "left", 26, 15)
        w.leave("470,150! 800,150! 800,1200! 500,1200! 474,900 486,700 470,560 466,440")
        crown = [[(456, 80), (340, 76), (226, 136), (148, 270), (104, 500), (86, 740), (50, 980)], [(446, 150), (370, 170), (286, 230), (214, 340), (176, 520), (172, 740), (150, 980)],
                 [(450, 172), (400, 208), (340, 236), (262, 330), (222, 470), (214, 700), (240, 960)]]  # fmt: skip
        w.leave([*crown[0], *reversed(crown[2])])
        w.comb(crown, 300, width=(0.7, 2.2), length=(0.3, 0.85), start=(0.0, 0.5), stray=7, skip=lambda x, y: 0.25 if x < 250 else 0.45)
        w.comb(crown, 46, width=(0.7, 1.2), length=(0.5, 0.9), start=(0.3, 0.6), stray=34)
        w.comb([[(450, 140), (490, 122), (560, 130)], [(452, 170), (500, 170), (560, 190)]], 22, width=(0.6, 1.4), length=(0.2, 0.6), start=(0, 0.3))
    with b.thing("one eyelash, too low") as e:
        e.strokes([[(560 + 13 * k, 836 + 6 * math.sin(k * 0.6)), (566 + 14 * k + 2 * (k - 3), 856), (572 + 14 * k + 5 * (k - 3), 868 - abs(k - 3))] for k in range(6)], 1.6, ends=(0.8, 0.05))
        e.strokes([[(552, 836), (596, 846), (640, 830)]], 1.4)
    with b.thing("straw in her fingers", "accent", depth=0.95) as h:
        straw = [(410, 412), (520, 593), (606, 738), (690, 880), (716, 930)]
        h.strokes([straw], 9, ends=(0.3, 1), black=True)
        h.strokes([straw, [(414, 420), (523, 602), (606, 742)]], [5.4, 1.6], ends=(0.3, 1), spot=1.0, shake=0.6)
        h.sparks((402, 404), (6, 16), 16, length=(3, 12), sweep=(-80, 90), width=1.2)
        h.clay(holding(hand("pinch", wrist=230).turned(scale=2.0, yaw=-70, roll=-30), 602, 742), "skin", "across", gain=0.8)
    s.describe("A woman scratches her own face out of the black. Half of it is done; the straw has stopped at the bridge of her nose. In the dark half there is one closed eyelash, much too low.")
    s.moods("awed", "uneasy", "intimate", "hesitant")
    s.themes("identity", "making", "mirrors", "doubt", "beginnings")
    s.says("half a lady", "work in progress", "who is still in there?", "self-made woman", "the better half", "my other half is late", "two-faced", "to be continued", "don’t stop now", "scratch the surface", "what if it doesn’t match?", "self-portrait", "makeup", "I’m not finished yet", "half the truth", "someone is asleep in there", "draw yourself up", "a drawing that draws", "half dressed", "unfinished business", "one eye on you", "who holds the straw?", "the last straw", "better leave it", "morning face", "before the first coffee", "the part I don’t show", "courage", "it gets harder from here", "profile picture", "halfway to somebody", "mind the nose", "my darker side")  # fmt: skip
    s.relate("half a woman", "paints", "straw in her fingers")
    s.about(place="nowhere yet", time="before morning", light="from the scratched half itself", composition="left", view="near, face to face", unexplained="an eyelash in the dark half, much too low")
