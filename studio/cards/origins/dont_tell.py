"""Don't Tell: an old woman whispers into a snail's house."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import brows, eyes
from reverie_studio.finishes.scratchboard_tools import Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hands import hand
from reverie_studio.sculpt.heads import head
from reverie_studio.sculpt.lot_c import smooth_old


@card(id="c6xu5n", title="Don't Tell", seed=62, palette="board_beet", light=(-0.6, 0.3))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.75, 0.1, 0.66, 0.8)], ambient=0.01, focus=(420, 560, 330))
    face = head(age=0.66, lids=0.6, inner=-0.3, brow=0.8, mouth=0.3, smile=0.8, nose=1.2, jaw=1.0, look=(0.3, 0.25), neck=False)
    face = smooth_old(face).turned(at=(706, 470, 0), scale=3.3, yaw=-62, pitch=-6, roll=-4)
    for line in ([(548, 320), (620, 296), (720, 310)], [(552, 362), (640, 336), (740, 352)], [(572, 278), (650, 256), (730, 266)], [(664, 420), (700, 404), (740, 400)], [(668, 440), (710, 440), (752, 452)], [(664, 458), (700, 476), (736, 500)],
                 [(596, 600), (650, 650), (648, 720), (610, 770)], [(640, 590), (700, 650), (700, 740)], [(556, 640), (590, 660)], [(552, 690), (590, 700)], [(570, 760), (600, 744)], [(520, 776), (560, 800), (610, 800)]):  # fmt: skip
        face.groove(line, 6, melt=5, deep=0.6)
    with b.thing("old woman", "subject", depth=0.7) as w:
        w.clay(face, "skin", run=(0.1, 1, 0.35))
        eyes(w, face, light=0.9, glint=(-0.4, 0.2))
        brows(w, face, count=30, length=24)
    with b.thing("felt wrap", depth=0.72) as wrap:
        for knots in ("560,1300,-40,90 640,1010,0,70 760,850,-40,70 860,790,-80,60", "700,1300,0,120 800,1080,0,100 900,960,-40,90"):
            wrap.clay(Clay().limb(knots, per=5), "cloth", "along", gain=0.5, turn=8)
    with b.thing("hand", depth=0.8) as h:
        h.clay(hand("open", wrist=190).turned(roll=-84).turned(at=(440, 930, 30), scale=1.9, pitch=62), "skin", "across")
    with b.thing("snail", "accent", depth=0.9) as n:
        cx, cy = 246, 668
        turns = []
        for k in range(60):
            a, r = k / 5.5 - 0.1, 130 * math.exp(-k / 23)
            turns.append((cx + r * math.cos(a), cy + r * math.sin(a), 60 + k * 0.4, 78 * math.exp(-k / 22)))
        shell = Clay().limb(turns, melt=2, part="shell", per=2)
        shell.ball(cx + 166, cy - 36, 80, 62, melt=4, carve=True)
        foot = Clay().limb("380,800,40,40 250,832,60,50 110,810,60,48 66,700,60,42 60,560,60,36 84,470,60,40", part="foot", per=6)
        n.clay(foot, "down", "along")
        n.clay(shell, "skin", "across")
        n.glow(404, 650, 130)
        for x, y in ((34, 330), (152, 318)):
            n.clay(Clay().limb([(84, 470, 60, 16), ((84 + x) / 2 + 4, (470 + y) / 2, 60, 10), (x, y, 60, 9)], per=5).ball(x, y, 62, 26, melt=2), "skin", "across", ambient=0.2)
            n.leave([(x + 4 + 9 * math.cos(k), y + 4 + 9 * math.sin(k)) for k in range(7)])
            n.prick([(x + 1, y, 2.4)])
    s.describe("An old woman whispers into a snail’s shell. The snail sits on her open hand; it has shot out to its full length, eyes on stalks, and looks back.")
    s.moods("wicked", "intimate", "funny", "secretive")
    s.themes("secrets", "gossip", "trust", "old age", "listening")
    s.relate("old woman", "plays", "snail")
    s.about(place="a fern hollow", time="night", light="from the left", composition="right", view="near, in profile", unexplained="what was said")
    s.says(
        "tell me too", "insider information", "it will carry this home", "you didn't hear it from me", "gossip", "slow news", "the walls have ears",
        "well, I never!", "psst", "a small confession", "voicemail", "he's come out of his shell", "keep it to yourself",
        "a rumour spreads at its own pace", "what did she say?", "shocking", "long-distance call", "hello, is anybody in?", "whisper", "the last to know",
        "it runs in the family", "grandmother's secret", "horn of plenty", "eyes out on stalks", "the confidant", "she has waited years to say it",
        "blow gently", "a word in your house", "now somebody knows", "trumpet lesson", "secrets keep well in spirals", "scandal",
        "it will be all over the garden by autumn", "not in front of the children",
    )  # fmt: skip
