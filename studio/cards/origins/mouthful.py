"""Mouthful: a girl holds her hand over her mouth, and what she took shines between her fingers."""

from __future__ import annotations

from reverie_studio.finishes.scratchboard_faces import brows, eyes, lashes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hands import hand
from reverie_studio.sculpt.heads import head


@card(id="59d5sc", title="Mouthful", seed=19, palette="board_iris", light=(0, 0.8))
def paint(s: Scene) -> None:
    face = head(age=0.05, width=1.14, jaw=0.86, nose=0.72, lids=1.0, brow=1.0, inner=0.5, smile=0.4, cheek=1.6, look=(0.85, -0.1), neck=False)
    face.both(Clay().ball(46, 44, 34, 34, melt=14, part="cheek"))
    face = face.turned(at=(390, 620, 0), scale=3.5, yaw=14, pitch=2, roll=-7)
    x, y = face.curve("mouth")[2]
    b = Board(s, [Lamp(x, y + 30, 420, 1.8, 380), Lamp(-0.5, -0.6, 0.6, 0.3)], ambient=0.01, focus=(390, 620, 320))
    with b.thing("girl", "subject", depth=0.7) as g:
        g.clay(Clay().limb("400,860,-120,110 404,1010,-130,112 400,1240,-150,170", per=4), "skin", (0.1, 1, 0.3), gain=0.6)
        g.clay(face, "skin", (0.1, 1, 0.32))
        eyes(g, face, light=1.1, glint=(-0.1, 0.35), iris=0.6)
        brows(g, face, count=50, length=24, lift=0.1, grief=0.4)
        for side in ("left", "right"):
            lashes(g, face, side, 22, 13)
        hair = [[(390, 192), (240, 206), (116, 320), (60, 500), (54, 690), (84, 880)], [(388, 210), (270, 270), (170, 390), (124, 540), (112, 700), (140, 840)], [(386, 240), (310, 330), (252, 430), (220, 540), (196, 660), (190, 760)]]
        other = [[(390, 192), (546, 206), (660, 320), (716, 500), (724, 690), (704, 880)], [(392, 210), (510, 270), (610, 390), (660, 540), (680, 700), (664, 840)], [(394, 240), (470, 330), (540, 420), (596, 520), (640, 640), (650, 740)]]
        for side in (hair, other):
            g.leave([*side[0], *reversed(side[2])])
            g.comb(side, 330, width=(0.8, 2.3), length=(0.2, 0.6), start=(0, 0.6), stray=5, skip=lambda px, py: 0.25 if 360 < py < 700 else 0.62)
    with b.thing("light between her fingers", "accent", spot=1.0, depth=0.8) as light:
        light.bare(f"{x - 150},{y + 30} {x - 80},{y - 46} {x},{y - 70} {x + 90},{y - 46} {x + 150},{y + 30} {x + 80},{y + 84} {x},{y + 96} {x - 90},{y + 84}")
        light.sparks((x, y + 10), (120, 170), 90, length=(30, 130), width=2.0, sweep=(150, 390))
    with b.thing("hands over her mouth", depth=0.9) as h:
        h.clay(hand("open", stout=0.94, wrist=300).turned(scale=2.0, yaw=180, roll=-58).turned(at=(x + 190, y + 170, 300)), CUTS["skin"].but(near=1.8), "across", gain=0.8)
        h.clay(hand("open", stout=0.94, wrist=300).turned(scale=2.0, flip=True).turned(yaw=180, roll=56).turned(at=(x - 190, y + 180, 340)), CUTS["skin"].but(near=1.8), "across", gain=0.8)
    s.describe("A girl holds both hands over her mouth. Her cheeks are round, and a violet light leaks between her fingers. She looks aside.")
    s.moods("guilty", "mischievous", "tense", "gleeful")
    s.themes("secrets", "guilt", "temptation", "silence", "childhood")
    s.says("I didn’t do it", "off the record", "a secret wants out", "oops", "swallow it", "don’t laugh", "caught", "what did you eat?", "spill the beans", "speak no evil", "it was already open",
           "finders keepers", "hiccup", "a bright idea", "it tickles", "say something", "my lips are sealed", "mouthful", "promise not to tell", "she ate the star", "too late", "breaking news",
           "hold it in", "biting her tongue", "guilty as charged", "the word that glows", "she knows who did it", "who taught you that word?", "sweet tooth", "if I open it, it's gone",
           "look over there", "speechless", "the last one in the jar", "light lunch")  # fmt: skip
    s.relate("girl", "hides in", "hands over her mouth")
    s.about(place="the heap of leftovers", time="before morning", light="from her mouth, upward", composition="centred", view="near, face to face", unexplained="what she has in her mouth")
