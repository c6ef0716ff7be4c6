"""Two Ears, One Stone: twin brothers listen to the same warm stone; one laughs, the other weeps."""

from __future__ import annotations

from reverie_studio.finishes.scratchboard_faces import brows, eyes
from reverie_studio.finishes.scratchboard_tools import Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hands import hand
from reverie_studio.sculpt.heads import head


@card(id="tw1nst", title="Two Ears, One Stone", seed=75, palette="board_clay", light=(0, 0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(400, 720, 620, 2.5, 420)], ambient=0.004, focus=(400, 520, 330))
    glad = head(age=0.95, lids=0.36, brow=0.7, mouth=0.9, smile=1.0, cheek=1.0, nose=1.1, inner=0.2, look=(0.5, 0.2), width=1.04)
    sad = head(age=0.95, lids=0.3, brow=0.2, mouth=0.35, smile=-1.0, cheek=0.4, nose=1.1, inner=1.0, look=(0.3, 0.5), width=1.04)
    left = glad.turned(scale=2.3, yaw=10, pitch=4).turned(at=(172, 470, 0), roll=44)
    right = sad.turned(scale=2.3, yaw=-10, pitch=-4).turned(at=(628, 480, 0), roll=-44)
    for name, face, grief in (("laughing brother", left, -0.2), ("weeping brother", right, 1.0)):
        with b.thing(name, "subject", depth=0.7) as man:
            man.clay(face, "skin", run=(-0.66 if face is left else 0.66, 0.75, 0.35), ambient=0.02)
            eyes(man, face, light=0.95, glint=(0.1, 0.4))
            brows(man, face, count=40, length=26, lift=0.08, grief=grief)
            if face is right:
                for x, y, long in ((*face.curve("lower left")[3], 150), (*face.curve("lower right")[2], 120)):
                    man.strokes([[(x, y), (x - 4, y + long * 0.5), (x - 2, y + long)]], 5, black=True)
                    man.strokes([[(x, y), (x - 4, y + long * 0.5), (x - 2, y + long)]], 2.4, ends=(0.5, 1))
                    man.prick([(x - 2, y + long, 4.5)])
    with b.thing("stone", "accent", spot=0.9, depth=0.9) as stone:
        stone.clay(Clay().limb("330,790,40,170 400,770,60,190 480,794,40,168", per=4), "stone", (0.15, 1, 0.5), gain=0.8, ambient=0.05, rough=0.25, near=2.0)
    with b.thing("spread fingers", "prop", depth=1.0) as hands:
        hands.clay(hand("open", wrist=190).turned(at=(190, 1040, 230), scale=1.25, yaw=180, roll=38), "skin", "across", near=1.7, ambient=0.03)
        hands.clay(hand("hang", wrist=190).turned(at=(650, 1010, 230), scale=1.25, yaw=180, roll=-52, flip=True), "skin", "across", near=1.7, ambient=0.03)
    s.relate("laughing brother", "listens to", "stone")
    s.describe("Two very old twin brothers press an ear to the same stone from both sides. One laughs, the other weeps.")
    s.moods("tender", "strange", "joyful", "sad")
    s.themes("brothers", "listening", "memory", "two sides of a story")
    s.says("what is in there?", "stereo", "we never heard the same", "the family secret", "two truths", "warm stone", "hear, hear", "the same song", "heavy listening",
           "good news, bad news", "one joke, two ears", "twins", "inheritance", "hard of hearing", "heartbeat", "it tells each his own", "heart of stone",
           "the same old story", "between brothers", "rock music", "a weight shared", "listen closely", "one mother", "crystal ball", "headache", "he heard it first",
           "rolling stone", "tears of laughter", "still waters", "sibling rivalry", "our father speaks")  # fmt: skip
    s.about(place="the soft mountains", time="night", light="light from inside a stone", composition="centred", view="near", unexplained="what the stone says")
