"""A match in the dark shows a woman's face, and the flank of something enormous with a child's bow in its fur."""

from __future__ import annotations

import math

from reverie_studio.colour import mix
from reverie_studio.figures import draw_face, draw_hand
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

FLAME = (456, 690)


def fur(pen: Pen, s: Scene, left: int, count: int, long: float, tones: tuple[str, str]) -> None:
    """Strokes along the flank: rows that overlap like thatch, lit where the match reaches."""
    rng, _ = s.own_rng(f"fur {left}")
    for k in range(count):
        v = k / count
        y = -80 + 1400 * v + float(rng.uniform(-20, 20))
        edge = left + 150 * math.cos((y - 640) / 420)  # the flank bellies out towards her
        x = 860 - float(rng.random()) * (860 - (690 - edge + 330))
        n, bend = long * float(rng.uniform(0.6, 1.1)), float(rng.uniform(-16, 16))
        near = math.exp(-(math.hypot(x - FLAME[0], y - FLAME[1]) / 300) ** 2)
        tone = mix(tones[0], tones[1], min(1.0, near * 1.3 * float(rng.uniform(0.2, 1.25))))
        pen.taper([(x, y), (x - n * 0.16 + bend * 0.5, y + n * 0.5), (x - n * 0.34 + bend, y + n)], 6, 1, tone)


def bow(pen: Pen, x: float, y: float) -> None:
    """A ribbon tied by a child: unequal loops, one end too long."""
    blue, deep = "#4f8fd0", "#23508a"
    with pen.at(x, y, turn=-14):
        pen.path("M2,6 C30,60 18,120 40,176 L62,164 C48,110 52,50 14,0Z", deep)
        pen.path("M-4,6 C-26,40 -22,76 -44,104 L-22,112 C-4,80 -6,44 8,4Z", blue)
        pen.path("M0,0 C-40,-54 -98,-50 -96,-12 C-94,26 -40,26 0,0Z", blue)
        pen.path("M-10,-4 C-40,-32 -76,-34 -78,-12 C-78,10 -40,12 -10,-4Z", deep)
        pen.path("M0,0 C34,-66 84,-66 84,-26 C84,14 36,22 0,0Z", blue)
        pen.path("M10,-6 C32,-42 66,-46 66,-26 C66,-4 36,6 10,-6Z", deep)
        pen.oval(0, 0, 15, 18, mix(blue, "#ffffff", 0.15))


def match(pen: Pen) -> None:
    x, y = FLAME
    pen.line(x - 8, y + 150, x, y + 16, "#c99a5c", 9)
    pen.line(x - 1, y + 26, x + 1, y + 6, "#3a1c12", 10)
    pen.path(f"M{x},{y - 74} C{x + 34},{y - 26} {x + 26},{y + 14} {x},{y + 16} C{x - 26},{y + 14} {x - 30},{y - 20} {x},{y - 74}Z", "#ffb63a")
    pen.path(f"M{x},{y - 44} C{x + 18},{y - 14} {x + 14},{y + 10} {x},{y + 10} C{x - 14},{y + 10} {x - 16},{y - 10} {x},{y - 44}Z", "#fff3b8")


@card(id="18igmq", title="One Match", seed=95, palette="candle", light=(0.5, 0.75))
def paint(s: Scene) -> None:
    """The match is the only light."""
    s.backdrop("#0c0705", "#140b07", "#160c08")
    s.draw(lambda pen: (pen.radial("M830,-40 H640 C500,260 480,760 590,1240 H830Z", (500, 640), 420, [(0, "#8a5228"), (0.5, "#4a2814"), (1, "#170c07")]), fur(pen, s, 330, 2600, 120, ("#1d100a", "#c4843f"))),
           name="flank of fur", role="subject", depth=0.6, volume=0.1, rim=0.0)  # fmt: skip
    s.draw(lambda pen: bow(pen, 640, 470), name="blue bow", role="accent", depth=0.75, volume=0.35, rim=0.2)

    def woman(pen: Pen) -> None:
        with pen.at(170, 500):
            draw_face(pen, s.palette, 220, "old", view="front_right", expression="wonder", look=(24, 10), hair={"kind": "short", "colour": "#a89a8c"},
                      clothes=dict(hat="headscarf", hat_colour="#6d3428"), skin="#e2a878", light=1.0, neck=True)  # fmt: skip
        with pen.part("shawl", grain=[[(0, 1000), (160, 840), (300, 1000)]], puff=60):
            pen.path("M-40,1240 V690 C20,690 60,706 110,728 C160,772 230,770 268,740 C330,800 380,960 400,1240Z", "#4a241b")
        pen.path("M110,728 C160,772 230,770 268,740 C270,790 180,830 100,780Z", "#6d3428")

    face = s.draw(woman, name="old woman", role="witness", depth=0.8, volume=0.4, rim=0.1)

    def hands(pen: Pen) -> None:
        with pen.at(610, 1010):
            draw_hand(pen, s.palette, "cup", 350, 6, -64, 0, left=True, skin="#d9855a", light=-1.0)
        match(pen)
        with pen.at(346, 1014):
            draw_hand(pen, s.palette, "thread", 270, 6, 150, 0, skin="#dc945f", light=1.0)
        for a, b, wide in (((350, 984), (300, 1260), 92), ((616, 980), (700, 1260), 104)):
            with pen.part("sleeve", grain=[[a, b]], puff=40):
                pen.taper([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 10), b], wide, wide * 1.9, "#5a2c20")

    s.draw(hands, name="hands with a match", role="accent", depth=0.88, volume=0.3, rim=0.1)
    s.shade("M-60,-60 H860 V1260 H-60Z M430,170 A400,480 0 1 0 430,1130 A400,480 0 1 0 430,170Z", "#0a0504", 0.96, 130)
    s.glow(FLAME, 420, "#ff9a3c", 0.35)
    s.glow((FLAME[0], FLAME[1] - 20), 130, "#ffd890", 0.8)
    s.focus((*FLAME, 220), (640, 470, 120), (240, 520, 160))
    s.grade(key=0.15)
    s.relate(face, "listens to", "fur")
    s.describe("An old woman holds a burning match in the dark. Her other hand shelters the flame. Before her rises an enormous flank of brown fur, and tied "
               "into it is a blue bow. She wears a spotted headscarf. Only the match gives light, warm and golden.")  # fmt: skip
    s.moods("hushed", "tender", "awed", "uneasy")
    s.themes("discovery", "darkness", "memory", "courage", "the wild")
    s.says("there you are", "the last match", "it has grown", "who tied the bow?", "wrapped as a present", "grandmother and the wolf",
           "I knew you as a kitten", "don’t wake it", "it breathes", "found after sixty years", "red riding hood grows old", "a short light",
           "the monster was a pet", "let me look at you", "beauty and the beast", "what is behind the coal")  # fmt: skip
    s.about(place="in the dark", time="night", weather="", light="one match", composition="left",
            view="near", foreground="her hands", unexplained="who tied the bow")  # fmt: skip
