"""A woman has drawn down a strip of wallpaper: behind it is no wall but a wheat field at night."""

from __future__ import annotations

from reverie_studio.colour import mix
from reverie_studio.figures import Figure
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

TEAR = "M330,-20 L352,60 L318,150 L346,250 L306,360 L330,470 L300,590 L322,700 L296,800 L330,890 L420,930 L560,900 L700,860 L716,700 L690,560 L724,420 L694,300 L720,170 L690,60 L704,-20Z"


def sprig(pen: Pen, x: float, y: float, turn: float) -> None:
    with pen.at(x, y, turn=turn):
        pen.path("M0,34 C-4,14 -2,4 0,-8", "#8f9a72", stroke=4)
        for d in ("M0,20 C-22,14 -28,0 -24,-6 C-10,-4 -2,8 0,20Z", "M0,24 C20,20 28,8 26,0 C12,2 4,12 0,24Z"):
            pen.path(d, "#a3ad84")
        for dx, dy, r in ((-9, -16, 11), (9, -16, 11), (0, -26, 11), (0, -14, 10)):
            pen.circle(dx, dy, r, "#c9616e")
        pen.circle(0, -18, 6, "#a8434f")


def bird(pen: Pen, x: float, y: float, flip: bool) -> None:
    """Printed, and turned away from the tear."""
    with pen.at(x, y, flip=flip):
        pen.path("M-34,10 L-12,-4 C-4,-20 20,-22 26,-6 L38,-4 L27,2 C22,16 0,18 -12,6Z", "#9c7a8c")
        pen.path("M-12,-2 C0,-8 12,-4 16,4 C6,10 -6,8 -12,-2Z", "#7d5c70")
        pen.path("M4,14 v14 M12,13 v14", "#7d5c70", stroke=3)


def paper(pen: Pen) -> None:
    pen.rect(-10, -10, 820, 1220, "#ecc9c0")
    for x in range(-10, 820, 92):
        pen.rect(x, -10, 4, 1220, "#e0b4ae")
    for row in range(10):
        for col in range(9):
            x, y = 36 + col * 92, 40 + row * 130 + (65 if col % 2 else 0)
            if (row + col) % 3 == 2:
                bird(pen, x, y, x < 500)
            else:
                sprig(pen, x, y, (row * 7 + col * 11) % 24 - 12)


def wheat(pen: Pen) -> None:
    """Rows of ears towards a far lit train."""
    for k in range(260):
        v = (k / 260) ** 1.3
        x, y = 280 + 460 * ((k * 0.618) % 1.0), 636 + 330 * v
        tall, lean = 16 + 110 * v, -14 + 30 * ((k * 0.37) % 1.0)
        tone = mix("#5a6a8c", "#1c2748", (k * 0.71) % 1.0)
        pen.taper([(x, y), (x + lean * 0.4, y - tall * 0.6), (x + lean, y - tall)], 2 + v * 3, 1.5, tone)
        pen.oval(x + lean, y - tall, 2 + 4 * v, 5 + 13 * v, mix("#a9b0b4", tone, 0.35))


def train(pen: Pen) -> None:
    pen.rect(470, 592, 250, 17, "#0c1430", radius=4)
    for x in range(480, 710, 22):
        pen.rect(x, 595, 12, 9, "#ffdf96")


def curl(pen: Pen) -> None:
    """The strip that hangs down to us: pattern within, bare back without."""
    with pen.part("back of the paper", grain=[[(430, 940), (560, 1060), (700, 1230)], [(560, 920), (660, 1040), (790, 1220)]], puff=70):
        pen.path("M330,890 C420,930 560,900 716,850 C770,940 800,1040 830,1240 H500 C500,1120 440,980 330,890Z", "#f4e2d2")
    pen.path("M330,890 C440,980 500,1120 500,1240 H430 C440,1120 400,990 330,890Z", "#c99f98")
    pen.path("M716,850 C700,960 760,1090 830,1180 V1240 C770,1180 690,1000 716,850Z", "#fff2e4")


@card(id="a3w9j9", title="Behind the Wallpaper", seed=983, palette="rose", light=(0.7, -0.3))
def paint(s: Scene) -> None:
    """Cold from the field, rose from the room."""
    s.draw(paper, name="wallpaper", role="place", depth=0.4, material="place", volume=0.0, rim=0.0, protect=0.3)
    with s.inside(TEAR, soft=1.0):
        s.draw(lambda pen: pen.gradient("M0,-20 H800 V1000 H0Z", (0, 0), (0, 620), [(0, "#070d26"), (0.6, "#182a58"), (1, "#5f80ae")]), name="night", role="place", depth=0.1, volume=0.0, rim=0.0, record=False)
        s.draw(lambda pen: [pen.circle(300 + (k * 97) % 420, (k * 61) % 420, 1.6 + (k % 3) * 0.7, "#f4ead0") for k in range(60)], name="stars", depth=0.12, record=False, volume=0, rim=0)
        s.draw(train, name="lit train", role="accent", depth=0.3, volume=0.0, rim=0.0)
        s.draw(wheat, name="wheat field at night", role="subject", depth=0.4, volume=0.0, rim=0.0)
        s.put_many("moth", [(380, 180, 0.16, -30, 0), (470, 250, 0.2, 20, 0), (600, 160, 0.14, 40, 0), (560, 330, 0.24, -14, 0), (440, 400, 0.18, 30, 0), (640, 430, 0.16, -40, 0), (360, 330, 0.2, 0, 0)], depth=0.5, label="moths", colour="#d9d2c4")
    s.draw(lambda pen: pen.path(TEAR, "#fff6ea", stroke=9), name="torn edge", depth=0.5, record=False, volume=0.0, rim=0.0)
    s.glow((520, 420), 300, "#5f86c8", 0.12)
    woman = Figure(age="adult", pose="stand", view="back_right", height=1020, seed=14, prop=None, look=(30, -4), expression="desire", light=1.0, hair={"kind": "bun", "colour": "#5a2f24"}, skin="#e2a98c",
                   clothes=dict(top="dress", colour="#8d4a5c", trim="#d9a3a0", shoes="barefoot", bottom="tights"), reach={"hand_right": (300, -790), "hand_left": (-96, -720)}, grips={"right": "reach", "left": "flat"})  # fmt: skip

    def her(pen: Pen) -> None:
        with pen.at(214, 1330):
            woman.draw(pen, s.palette)

    lady = s.draw(her, name="woman from behind", role="witness", depth=0.85, volume=0.25, rim=0.7)
    x, y = woman.anchors["hand_right"]
    s.put("moth", at=(214 + x - 16, 1330 + y - 26), scale=0.3, turn=-20, role="accent", depth=0.9, colour="#e8dcc4", label="moth on her wrist")
    s.draw(curl, name="torn strip", role="prop", depth=0.95, plane="front", volume=0.35, rim=0.5)
    s.focus((214 + x, 1330 + y, 200), (520, 420, 160))
    s.grade(key=0.42)
    s.relate(lady, "looks out of", "wallpaper")
    s.describe("A woman stands before torn wallpaper and sees a field. Behind the paper is no wall but wheat at night, stars, moths and a far lit train. A "
               "moth sits on her outstretched hand. The printed birds look away. The room is pink, the night blue.")  # fmt: skip
    s.moods("yearning", "secretive", "nocturnal", "brave")
    s.themes("escape", "another life", "secrets", "home", "desire")
    s.says("the other life", "the wall was never there", "redecorating", "a window nobody built", "the last train passes", "don’t tell the birds",
           "she always knew", "through the looking glass", "come to the light", "paper thin", "the affair", "behind the scenes", "moving out tonight",
           "a crack in the day", "the view from here", "it was night all along")  # fmt: skip
    s.about(place="the corner of a papered room", time="night behind the wall", weather="clear",
            light="cold blue from the field, rose in the room", composition="split", view="through the torn wallpaper, over her shoulder",
            foreground="the curl of the torn strip", unexplained="why the printed birds look away")  # fmt: skip
