"""First Laugh: an old woman has burst into the first laugh; her shadow has not."""

from __future__ import annotations

from reverie_studio.finishes.scratchboard_faces import brows
from reverie_studio.finishes.scratchboard_tools import Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hands import hand
from reverie_studio.sculpt.heads import head
from reverie_studio.sculpt.lot_c import smooth_old


@card(id="f5cu9d", title="First Laugh", seed=82, palette="board_vermilion", light=(-0.5, 0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.5, 0.5, 0.72, 0.9), Lamp(0.8, -0.3, 0.5, 0.18)], ambient=0.0, focus=(340, 480, 330))
    with b.thing("wall", "place") as wall:
        wall.form("560,-20! 820,-20! 820,1220! 470,1220! 520,700", how="ground", puff=2, axis=3, ambient=0.3, gain=0.55, near=3.0)
        wall.leave("600,-20! 660,80 690,170 684,230 650,262 668,300! 640,318 648,344 634,352 640,380 622,420 580,440 560,520 640,620 700,760 720,1220! 400,1220! 400,-20!")
    with b.thing("old woman", "subject", depth=0.7) as w:
        face = smooth_old(head(age=0.95, lids=0.05, inner=0.3, brow=0.8, mouth=1.25, smile=1.0, nose=1.15, jaw=0.95, cheek=1.5, neck=False))
        face = face.turned(at=(340, 440, 0), scale=3.2, yaw=-22, pitch=16, roll=-14)
        w.clay(Clay().limb("410,560,-120,110 430,720,-90,104 446,900,-60,116", per=4), "skin", "across", gain=0.45)
        w.clay(face, "skin", run=(0.1, 1, 0.35), parts={"teeth": ("wet", "across")})
        for side in ("left", "right"):
            up = face.curve(f"upper {side}")
            w.strokes([[(x, y + 4) for x, y in up]], 9, ends=(0.3, 0.3), black=True)
            w.strokes([[(x, y + 12) for x, y in up]], 2)
        brows(w, face, count=40, length=30, lift=0.2)
        (x, y) = face.curve("mouth")[2]
        w.glow(x + 6, y + 10, 84, 1.0, 1.6)
        w.form("256,592 278,584 298,592 318,584 330,594 318,622 297,642 274,626", how="wet", puff=14, axis=80, ambient=0.8, spot=1.0)
        w.comb([[(300 + 52 * k, 118 + 12 * k * k), (350 + 66 * k, 50 + 16 * k * k), (430 + 84 * k, 20 + 30 * k + 10 * k * k)] for k in range(5)], 54, stray=12, width=(0.8, 2.2))
    with b.thing("felt wrap", depth=0.65) as wrap:
        for knots in ("60,1300,0,150 150,1080,20,110 300,930,60,74 460,900,60,70 640,960,20,90 760,1100,0,120", "-40,1320,40,130 200,1180,70,110 420,1050,100,72 660,1010,80,76 880,1030,60,90"):
            wrap.clay(Clay().limb(knots, per=6), "cloth", "along", gain=0.5, near=2.5, turn=8)
    with b.thing("hands on her ribs", depth=0.8, count=2) as h:
        h.clay(hand("hang", wrist=150).turned(yaw=180, flip=True).turned(at=(90, 1200, 160), scale=1.5, roll=58), "skin", "across")
        h.clay(hand("hang", wrist=150).turned(yaw=180).turned(at=(600, 1190, 160), scale=1.5, roll=-50), "skin", "across")
    s.describe("An old woman throws back her head and laughs. Her eyes are shut, her hands hold her ribs; on the lit wall behind her, her shadow keeps its mouth closed.")
    s.moods("joyful", "helpless", "warm", "uncanny")
    s.themes("laughter", "old age", "surprise", "two natures", "release")
    s.relate("old woman", "casts the shadow of", "someone stern")
    s.about(place="a council fire", time="night", light="from below left", composition="left", view="near, face to face", unexplained="her shadow does not laugh")
    s.says(
        "what's so funny?", "contagious", "I didn't know I could", "the last laugh", "split your sides", "somebody tell the shadow", "stop, it hurts",
        "the joke was old already", "grandmother, again!", "she gets it", "hush, we're in public", "a serious shadow", "at last", "tickled",
        "best medicine", "you should have seen your face", "two faces", "who's laughing now?", "the other one disapproves", "is she ill?",
        "the judge cracks", "it came out by itself", "catch your breath", "crying with laughter", "a sense of humour arrives", "my better half",
        "after ninety years", "punch line", "she remembers", "the sound before birds", "laugh and the wall won't", "tell it once more",
        "not everybody is amused",
    )  # fmt: skip
