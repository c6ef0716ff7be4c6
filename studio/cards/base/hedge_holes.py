"""They Went That Way: runners have gone straight through a clipped hedge."""

import numpy as np

from reverie_studio.colour import mix
from reverie_studio.motifs._forms import tube
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

DEEP, LEAF, NEW, EDGE, GRAVEL = "#0c2a20", "#17402c", "#3d6b3a", "#081d18", "#8f8766"
FOOT = 1046  # where the hedge meets the gravel


def _cut(pen: Pen, at: tuple[float, float], scale: float, tubes: str, shapes: str) -> None:
    """A silhouette of limbs ("x,y,r x,y,r; …") and closed outlines."""
    with pen.at(*at, scale=scale):
        for spine in tubes.split(";"):
            pen.path(tube(spine), "#fff")
        for outline in shapes.split("M")[1:]:
            pen.path(f"M{outline}", "#fff")


def _man(pen: Pen) -> None:
    _cut(pen, (178, 474), 0.92,
         "26,-196,28 92,-172,25 116,-112,19 118,-58,14 118,-14,12 158,-8,10;"
         "2,-196,30 -44,-150,24 -96,-128,19 -146,-132,14 -158,-160,10;"
         "60,-350,20 48,-300,26;50,-296,18 122,-292,15 152,-346,12 118,-402,11;30,-296,20 -34,-286,16 -72,-236,13 -52,-208,11",
         "M20,-322 Q66,-330 72,-292 L58,-186 L-6,-172 Q-80,-130 -150,-172 Q-90,-206 -52,-236 L-34,-250Z"
         "M26,-368 Q26,-402 62,-402 Q96,-400 94,-366 q18,12 4,18 q-6,32 -32,28 q-46,-4 -40,-48Z"
         "M6,-418 Q54,-404 120,-426 q8,-8 2,-12 l-22,4 q-8,-54 -52,-44 q-34,10 -22,50 l-18,2 q-10,0 -8,8Z")


def _woman_with_pram(pen: Pen) -> None:
    _cut(pen, (148, 868), 0.84,
         "-26,-140,24 -78,-96,18 -112,-52,13 -140,-34,11 -150,-8,10;"
         "10,-140,22 54,-104,18 62,-56,13 58,-14,11 92,-8,9;"
         "34,-270,16 92,-238,14 142,-224,11",
         "M-6,-296 Q40,-312 58,-284 L40,-206 Q86,-130 92,-92 L-6,-76 L-128,-104 Q-60,-160 -18,-214Z"
         "M14,-318 a32,34 0 1 1 62,10 q14,8 2,14 q-8,24 -32,18 q-34,-8 -32,-42Z"
         "M-40,-338 q24,-40 56,-24 q20,-34 52,-8 q20,0 44,20 q-76,-8 -152,12Z"
         "M-6,-300 q-44,-10 -66,16 q-26,-8 -48,14 q46,-6 66,2 q22,-18 48,-14Z"
         "M152,-158 H344 Q338,-62 248,-58 Q164,-64 152,-158Z M246,-152 V-246 Q342,-240 352,-152Z"
         "M150,-150 Q128,-184 118,-232 l22,-6 Q148,-186 172,-158Z"
         "M168,-26 a34,34 0 1 1 68,0 a34,34 0 1 1 -68,0Z M268,-26 a34,34 0 1 1 68,0 a34,34 0 1 1 -68,0Z"
         "M196,-30 L274,-80 L286,-66 L208,-18Z M308,-30 L216,-80 L204,-66 L296,-18Z")


def _waiter(pen: Pen) -> None:
    _cut(pen, (520, 492), 0.9,
         "20,-188,25 84,-166,22 112,-112,17 120,-58,13 122,-14,11 160,-8,9;"
         "-2,-188,26 -44,-146,21 -98,-132,16 -148,-142,12 -160,-168,9;"
         "58,-350,20 48,-300,26;52,-292,17 118,-284,14 176,-328,11 184,-366,10;28,-292,17 -38,-284,14 -64,-232,11 -50,-202,10",
         "M14,-318 Q66,-328 74,-288 L54,-180 L-8,-170 L-110,-100 Q-92,-156 -50,-210 L-98,-166"
         "Q-64,-230 -20,-240 Z"
         "M22,-366 Q26,-404 60,-402 Q92,-398 92,-364 q18,12 4,18 q-6,32 -32,28 q-46,-4 -42,-46Z"
         "M16,-372 q-6,-40 46,-42 q30,0 36,22 q-36,-6 -52,12 q-14,2 -30,8Z"
         "M92,-374 L280,-408 L284,-394 L96,-360Z M112,-378 q-6,-58 42,-70 q50,-2 62,50Z"
         "M150,-446 l-4,-17 l12,-3 l4,17Z M230,-400 l-10,-58 l2,-34 l11,-2 l9,30 l10,58Z")


def _bear(pen: Pen) -> None:
    _cut(pen, (596, 1006), 1.0,
         "30,-150,56 92,-124,46 116,-70,34 112,-28,26 152,-20,18;"
         "-34,-150,58 -90,-110,44 -126,-74,32 -158,-62,25 -174,-90,17;"
         "60,-268,38 118,-262,28 158,-296,24;30,-240,36 98,-208,28 146,-214,22",
         "M-70,-110 Q-132,-220 -70,-316 Q-20,-380 50,-350 Q104,-300 92,-220 Q84,-140 40,-98 Q-30,-76 -70,-110Z"
         "M-40,-340 Q-46,-420 10,-446 q-14,-34 14,-40 q30,0 26,32 q10,-16 26,-10 q18,10 6,34"
         "Q96,-414 102,-398 Q150,-404 158,-380 q4,22 -20,26 l-26,4 q24,2 18,14 Q100,-310 60,-314Z"
         "M-96,-150 q-34,-2 -40,-24 q18,-18 44,-4Z"
         "M150,-312 l12,-20 l6,16 l14,-14 l0,20 l16,-8 l-12,22 l12,2 l-26,18Z"
         "M142,-232 l20,-12 l-4,14 l18,-4 l-10,14 l16,4 l-20,10 l10,12 l-28,0Z")


def _rabbit(pen: Pen) -> None:
    _cut(pen, (212, 1012), 0.84,
         "30,-30,20 70,-16,12 96,-20,9;20,-26,18 58,-2,10 84,2,8;-44,-34,12 -82,-14,8 -104,-18,7",
         "M-52,-62 Q-10,-92 40,-66 Q66,-48 56,-22 Q0,-8 -48,-24Z M44,-66 a13,13 0 1 1 18,14Z"
         "M-40,-36 Q-34,-84 -70,-88 Q-98,-86 -104,-64 Q-104,-48 -78,-44 Q-60,-36 -40,-36Z"
         "M-76,-80 Q-80,-126 -50,-146 Q-36,-118 -58,-74Z M-64,-76 Q-50,-118 -14,-128 Q-14,-98 -50,-66Z")


def _hedge(pen: Pen, rng: np.random.Generator) -> None:
    pen.rect(0, 0, 800, FOOT, LEAF)
    pen.gradient(f"M0,0H800V{FOOT}H0Z", (0, 0), (0, FOOT), [(0, DEEP), (0.35, LEAF), (1, DEEP)])
    for _ in range(7000):
        x, y = rng.uniform(-10, 810), rng.uniform(-10, FOOT + 14)
        block = 0.5 + 0.3 * np.sin(x / 58 + np.sin(y / 90) * 1.4) * np.cos(y / 66)
        tone = mix(mix(DEEP, LEAF, rng.uniform(0, 1.2)), NEW, max(0.0, rng.normal(block - 0.42, 0.2)))
        with pen.at(x, y, turn=float(rng.uniform(0, 360))):
            pen.oval(0, 0, rng.uniform(6, 11), rng.uniform(3, 5), tone)


def _leaves(pen: Pen, rng: np.random.Generator) -> None:
    for _ in range(150):
        x, y = rng.uniform(0, 800), FOOT + rng.uniform(0, 1) ** 1.5 * 150
        with pen.at(x, y, turn=float(rng.uniform(0, 360))):
            pen.oval(0, 0, 9, 4, mix(LEAF, NEW, rng.uniform(0, 1.3)))
    for x, y, r in ((330, 330, 16), (372, 240, 12), (60, 640, 13), (742, 470, 15), (480, 700, 12),
                    (300, 610, 15), (770, 1010, 13), (520, 1080, 16), (250, 1090, 14)):  # fmt: skip
        with pen.at(x, y, turn=x * 7.0):
            pen.path(f"M{-r},0 Q0,{-r * 0.8} {r},0 Q0,{r * 0.8} {-r},0Z", "#7ea04a")
            pen.line(-r, 0, r * 0.7, 0, "#c9d27e", 1.6)


def _garden(s: Scene) -> None:
    s.sky([(0, "#2f8ccc"), (0.35, "#86c8e6"), (0.55, "#fbf0c4"), (1, "#f6cf62")], 960, texture=0.2)
    s.hills(640, 30, 260, "#c2c56c", depth=0.4, name="far hills")
    s.hills(725, 16, 300, "#f3c64e", "#e8a437", texture="furrow", depth=0.6, name="meadow")
    poppies = ("#d9503f", "#fff6e0", "#e8823f")
    s.flowers(lambda x: 985.0, poppies, count=70, height=90, radius=9)
    s.flowers(lambda x: 845.0, poppies, count=40, height=46, radius=6)


@card(id="q5bjc8", title="They Went That Way", seed=31, palette="moss", light=(0.5, -0.8))
def paint(s: Scene) -> None:
    _garden(s)
    holes = np.zeros((1200, 800, 1), np.float32)
    made = []
    for name, cut, role in (("hole like a running man", _man, "subject"),
                            ("hole like a woman with a pram", _woman_with_pram, "subject"),
                            ("hole like a waiter with a tray", _waiter, "subject"),
                            ("hole like a bear", _bear, "subject"),
                            ("hole like a rabbit", _rabbit, "accent")):  # fmt: skip
        made.append(s.draw(cut, name=name, role=role, depth=0.6,
                           alpha=0.22, tint=("#fff3b0", 1.0), volume=0, rim=0, edge=0))  # fmt: skip
        holes = np.maximum(holes, np.clip(made[-1].layers[0].full()[..., 3:] * 2, 0, 1))
    inner = s.draw(lambda pen: pen.rect(0, 0, 800, FOOT, EDGE), name="depth of the hedge",
                   depth=0.8, rim=0, volume=0, record=False)  # fmt: skip
    inner.layers[0].pixels = inner.layers[0].full()[:FOOT] * (
        1 - np.roll(holes, (-7, 13), (0, 1))[:FOOT])  # fmt: skip
    s.draw(lambda pen: pen.rect(0, FOOT - 6, 800, 200, GRAVEL), name="gravel", material="land",
           role="place", depth=0.9)  # fmt: skip
    hedge = s.draw(lambda pen: _hedge(pen, s.own_rng("leaves")[0]), name="hedge", role="place",
                   depth=0.9, volume=0.08, rim=0.5, wobble=1.2, edge=0.3, pigment=0.1)  # fmt: skip
    box = hedge.layers[0]
    box.pixels = (box.full() * (1 - holes))[box.top : int(box.box[3])]
    box.left = 0
    s.shade(f"M0,{FOOT - 20}H800V{FOOT + 54}H0Z", EDGE, 0.6, 16)
    s.draw(lambda pen: _leaves(pen, s.own_rng("fallen")[0]), name="torn leaves", depth=0.95)
    for at, r in (((170, 300), 260), ((250, 740), 280), ((560, 290), 270), ((620, 790), 330)):
        s.glow(at, r, "#ffe48a", 0.22)
    for x, w in ((205, 130), (610, 250)):
        s.beam((x, 1054), (x - 60, 1290), w, w * 1.5, "#ffe9a0", 0.75, soft=12)
    s.relate("holes like runners", "opens onto", "golden garden")
    s.vignette(0.3)
    s.describe("Five running figures are cut out of a dark hedge. A man reaching for "
               "his hat, a waiter with tray, a woman with pram and a bear run right. "
               "A rabbit runs left. Blue sky and a yellow meadow show through the "
               "holes. Leaves lie on the ground.")  # fmt: skip
    s.moods("funny", "breathless", "eerie", "merry")
    s.themes("flight", "traces", "following the crowd", "the other way", "freedom")
    s.says("everybody out", "through the wall", "late for lunch", "exit, pursued by a bear",
           "where did everybody go", "head over heels", "one changes his mind",
           "an empty suit of light", "no time for the gate", "shortcut", "swish, crackle, gone",
           "the outline of a person", "summer behind the wall", "cookie cutters",
           "who pays for the hedge", "told by what is missing")  # fmt: skip
    s.about(place="before a garden hedge", time="day", weather="clear", light="bright light behind a dark hedge",
            view="eye level, frontal", composition="frame", witness="holes in the shape of runners")
