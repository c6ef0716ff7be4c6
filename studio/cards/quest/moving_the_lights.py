"""People drag sledges over the snow at night, and on each stands a lit window without a house."""

from __future__ import annotations

from reverie_studio.figures import draw_hand
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

# x, y of the runners' middle, size; far to near
SLEDS = ((356, 552, 0.3), (590, 628, 0.46), (372, 770, 0.72), (586, 1010, 1.12))
WARM, NIGHT = "#f6c965", "#1f2c44"


def window(pen: Pen, x: float, y: float, k: float, curtain: float) -> None:
    """A frame on a sledge: panes, bars, curtains to both sides."""
    with pen.at(x, y, scale=k):
        pen.path("M-96,-10 H96 V4 H-96Z M-104,14 H104 q22,0 26,-18 l8,3 q-6,27 -34,27 H-104Z", "#3d2f2c")
        pen.path("M-70,0 h10 v16 h-10Z M60,0 h10 v16 h-10Z", "#3d2f2c")
        pen.path("M-74,-240 H74 V-8 H-74Z", "#5a463e")
        pen.path("M-60,-226 H60 V-22 H-60Z", WARM)
        pen.path(f"M-60,-226 H{-60 + 20 + 60 * curtain} Q{-54 + 44 * curtain},-110 {-60 + 10 + 60 * curtain},-22 H-60Z", "#c8584a")
        pen.path("M60,-226 H40 Q54,-110 50,-22 H60Z", "#c8584a")
        pen.path("M-4,-226 h8 V-22 h-8Z M-60,-132 H60 v8 H-60Z", "#5a463e")
        pen.path("M-84,-18 H84 V-4 H-84Z", "#6d564a")


def bars(k: float, x: float, y: float) -> str:
    """The light on the snow before a window."""
    return f"M{x - 58 * k},{y + 18 * k} L{x + 58 * k},{y + 18 * k} L{x + 120 * k},{y + 170 * k} L{x - 70 * k},{y + 170 * k}Z"


def trunks(pen: Pen) -> None:
    for x, w, lean in ((18, 66, 12), (104, 34, -14), (706, 32, 14), (752, 56, -8), (806, 46, 6)):
        pen.taper([(x, 1230), (x + lean, 620), (x + lean * 2.4, -30)], w, w * 0.72, "#121722")
    pen.taper([(752, 300), (660, 256), (560, 268)], 22, 7, "#121722")
    pen.taper([(40, 190), (120, 120), (220, 110)], 18, 5, "#121722")


def owl(pen: Pen) -> None:
    """From behind, but the head has turned to us."""
    with pen.at(636, 262, scale=1.1):
        pen.path("M-20,-4 L-16,52 L0,64 L16,52 L20,-4Z", "#33302f")
        pen.path("M0,-118 C50,-118 58,-50 46,-12 C38,16 -38,16 -46,-12 C-58,-50 -50,-118 0,-118Z", "#6d6157")
        pen.path("M-42,-74 C-60,-30 -42,20 -12,36 C-8,-20 -18,-64 -42,-74Z M42,-74 C60,-30 42,20 12,36 C8,-20 18,-64 42,-74Z", "#4a423d")
        pen.oval(0, -118, 50, 42, "#7a6d62")
        pen.path("M0,-92 C-48,-84 -52,-146 -4,-142 L0,-134 L4,-142 C52,-146 48,-84 0,-92Z", "#e6dccb")
        for x in (-20, 20):
            pen.circle(x, -118, 11, "#1a1714")
            pen.circle(x - 3, -121, 3, "#f6c965")
        pen.path("M-5,-112 L5,-112 L0,-96Z", "#b5803c")


def hand_at(pen: Pen, s: Scene, x: float, y: float) -> None:
    """An arm out of the lamplight, as far as the pane shows it."""
    pen.path(f"M{x + 26},{y + 2} L{x + 55},{y + 10} V{y + 46} L{x + 22},{y + 26}Z", "#3f5a5c")
    with pen.at(x + 30, y + 16):
        draw_hand(pen, s.palette, "grip", 46, -66, 180, 0, skin="#b5704c")


def marks(k: InkPen) -> None:
    for x, y, z in SLEDS:  # the tracks of the runners
        k.line([(x + 120 * z, y + 26 * z), (x + 260 * z, y + 40 * z), (x + 420 * z, y + 30 * z)], 1.6 * z + 0.4, broken=0.4)
        k.line([(x + 110 * z, y + 40 * z), (x + 260 * z, y + 56 * z), (x + 420 * z, y + 48 * z)], 1.2 * z + 0.4, broken=0.6)
    k.tufts([(180, 1120), (330, 1160), (470, 1130), (600, 1170)], 30)


@card(id="r6n0ft", title="Moving the Lights", seed=61, palette="winter_ink", light=(-0.4, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("night", "#33486c", strength=1.05)
    p.wash([(-30, 470), (140, 440), (380, 462), (620, 436), (830, 458), (830, 500), (-30, 510)], "#2b3a58", name="far wood", strength=0.9, wet=0.4)
    p.wash("M-20,496 Q300,480 820,500 V1220 H-20Z", "#8fa8cc", name="snow", strength=0.8, bloom=0.0, charge="#5f78a8", uneven=0.6)
    for x, y, k in SLEDS:
        p.wash(bars(k, x, y), "#f7d98c", name="light on the snow", strength=0.6, wet=0.25, pool=0.1)
    p.ink(marks, name="tracks and grass")
    for i, (x, y, k) in enumerate(SLEDS):
        p.draw(lambda pen, x=x, y=y, k=k, i=i: window(pen, x, y, k, 0.9 if i == 3 else 0.1 * i), name="lit window on a sledge", role="subject" if i > 1 else "prop", contact=0, how={"light": 0.0, "second": 0.1, "line": 0.6 + 0.5 * k, "strength": 1.1})
        for dx, seed in ((210, 0), (262, 3)):
            far = x - dx * k
            p.figure((far, y + 22 * k + (10 * k if seed else 0)), age=("adult", "teen", "old", "adult")[(i + seed) % 4], pose="carry_on_back", view="left", height=178 * k, prop=None, seed=11 + i * 7 + seed, how={"light": 0.1, "line": 0.7},
                                   clothes=dict(top=("tunic", "jumper", "dress", "shirt")[(i + seed) % 4], colour=("#4a5570", "#5c4a52", "#3f5a5c")[(i + seed) % 3], hat=("beanie", "headscarf", "none")[(i * 2 + seed) % 3], scarf=seed == 0))
        p.ink(lambda q, x=x, y=y, k=k: q.line([(x - 96 * k, y - 4 * k), (x - 160 * k, y - 60 * k), (x - 232 * k, y - 112 * k)], 1.0 + k), name="rope")
    x, y, k = SLEDS[2]
    p.figure((x + 20, y + 4), age="child", pose="kneel_both", view="back", height=150, prop=None, role="accent", label="child at the glass", seed=5, clothes=dict(top="jumper", colour="#33405c", hat="beanie", hat_colour="#8a3a34"),
             reach={"hand_left": (-34, -86), "hand_right": (34, -86)}, grips={"left": "clasp", "right": "clasp"}, contact=0, how={"light": 0.0})
    x, y, k = SLEDS[3]
    p.draw(lambda pen: hand_at(pen, s, x + 12, y - 150), name="hand that draws the curtain", role="accent", contact=0, how={"light": 0.0, "second": 0.1, "line": 0.9})
    p.draw(trunks, name="birch trunks", role="prop", contact=0, count=5, how={"light": 0.0, "second": 0.0, "strength": 1.35, "bloom": 0, "wet": 0.0, "loose": 0, "line": 0.4})
    p.draw(owl, name="owl from behind", role="witness", contact=0, how={"light": 0.0, "strength": 1.1, "hatch": 0.3, "wet": 0.0})
    s.relate("windows", "is pulled by strings of", "people")
    s.describe("People drag sledges with lit windows across the snow. There are four windows and no house. At one a child stands close to the glass; in the "
               "nearest a hand draws the red curtain. An owl between black trunks looks at us. The night is blue.")  # fmt: skip
    s.moods("homesick", "wintry", "secretive", "determined")
    s.themes("exile", "home", "memory", "moving house", "night")
    s.says("moving house", "we kept the windows", "burglars of evenings", "home is where the light is", "the lights of a lost town", "exile",
           "who is still inside?", "we leave the walls behind", "a window of opportunity", "advent calendar", "curtain down", "the owl says nothing",
           "take the view with you", "caravan of lamps", "nobody must see", "somebody rides along")  # fmt: skip
    s.about(place="a snowy plain", time="night", weather="snow on the ground", light="warm windows on blue snow", composition="diagonal",
            view="far, from the edge of a wood", foreground="birch trunks and an owl’s back", unexplained="whose hand draws the curtain")  # fmt: skip

