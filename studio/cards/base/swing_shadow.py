"""An old woman swings before a barn; her shadow on the wall is a girl who has let go."""

from __future__ import annotations

from reverie_studio.colour import mix
from reverie_studio.figures import Figure
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

SEAT, TURN = (318.0, 478.0), -22.0  # where the swing is at the height of its flight
FOOT = 936
SHADOW = "#7d4a78"
HIGH = (60.0, -200.0)  # the branch, out of the picture


def barn(pen: Pen) -> None:
    """A long whitewashed wall of boards under a low tiled roof."""
    pen.path("M0,322 L800,352 V446 L0,420Z", "#b86650")
    for row in range(4):
        y = 326 + row * 24
        for k in range(30):
            x = k * 29 - 14 + (row % 2) * 14
            pen.path(f"M{x},{y + x * 0.036} h27 v18 q-13,11 -27,0Z", mix("#b3604e", "#e6966e", ((k * 7 + row * 3) % 5) / 5))
    wall = f"M0,420 L800,446 V{FOOT} H0Z"
    pen.gradient(wall, (0, 500), (800, 640), [(0, "#fff6e4"), (0.55, "#fde3c4"), (1, "#f2c3a4")])
    for i in range(22):
        x = i * 38 + (i * 13 % 7)
        pen.line(x, 420 + x * 0.032, x + 2, FOOT, "#d9a082", 3, 0.75)
        pen.line(x + 4, 422 + x * 0.032, x + 5, FOOT, "#fffaf0", 2, 0.5)
    for x, y in ((64, 620), (178, 520), (610, 560), (716, 820), (330, 880), (520, 470), (150, 800)):
        pen.oval(x, y, 5, 8, "#c98f74", 0.8)
    pen.path("M0,420 L800,446 V478 Q300,456 0,446Z", "#b5748a", 0.55)
    pen.rect(0, FOOT - 40, 800, 40, "#b98a80")
    for k, x in enumerate(range(-10, 800, 62)):
        pen.rect(x, FOOT - 36 + k % 3, 57, 30, "#d8ab96" if k % 2 else "#cb9c8c", radius=9)


def woman(pen: Pen, s: Scene) -> None:
    """Stout shoes first, with the ropes taut behind her."""
    x, y = SEAT
    figure = Figure(age="old", pose="swing", view=60, height=500, prop=None, seed=1, expression="glad", look=(0, -8),
                    skin="#dba888", hair={"kind": "short", "colour": "#efe9e0"}, light=-1.0,
                    reach={"hand_left": (95, -188), "hand_right": (78, -160), "foot_left": (238, -76),
                           "foot_right": (250, -38)},
                    clothes={"top": "dress", "colour": "#3f8a86", "trim": "#f6e3c2", "hat": "headscarf",
                             "hat_colour": "#c9473c", "shoes": "boots", "shoe_colour": "#5a3326",
                             "bottom_colour": "#a8606a"})  # fmt: skip
    with pen.at(x, y, turn=TURN):
        grips = [pen.where(*figure.anchors[n]) for n in ("hand_left", "hand_right")]
        ends = [pen.where(40, 2), pen.where(20, 12)]
        pen.rect(-70, 2, 150, 18, "#7a4a2c", radius=4)
        pen.rect(-70, 2, 150, 7, "#d29a62", radius=3)
    pen.poly([HIGH, grips[0], ends[0]], "#8a5f3c", stroke=8, closed=False)
    with pen.at(x, y, turn=TURN):
        pen.taper([(-20, -196), (-76, -192), (-118, -206), (-164, -192)], 26, 5, "#c9473c")
        pen.taper([(-22, -190), (-70, -172), (-108, -172), (-136, -152)], 22, 4, "#a83632")
        figure.draw(pen, s.palette, skip=("hand_right", "arm_right"))
    pen.poly([(HIGH[0] - 26, HIGH[1]), grips[1], ends[1]], "#c08a54", stroke=9, closed=False)
    with pen.at(x, y, turn=TURN):
        figure.draw(pen, s.palette, only=("hand_right", "arm_right"))


def girl(pen: Pen, s: Scene) -> None:
    """The shape of a small girl flying, arms wide, plaits behind; the swing stays back, slack."""
    figure = Figure(age="child", pose="jump", view="front_right", height=410, seed=2, prop=None,
                    hair={"kind": "braids", "colour": "#000000"}, clothes={"top": "dress", "colour": "#000000"},
                    reach={"hand_left": (186, -324), "hand_right": (-136, -336)})  # fmt: skip
    with pen.at(446, 886, turn=34):
        figure.draw(pen, s.palette)
    pen.path("M92,440 Q150,640 232,780", "#000000", stroke=8)
    pen.path("M122,440 Q210,620 268,760", "#000000", stroke=8)
    pen.path("M200,796 L300,738 L310,756 L210,814Z", "#000000")


def handbag(pen: Pen, x: float, y: float) -> None:
    """A good brown handbag that waits in the grass."""
    pen.path(f"M{x - 34},{y - 76} q0,-56 36,-56 q36,0 36,56", "#6a3a24", stroke=8)
    pen.path(f"M{x - 62},{y} L{x - 50},{y - 82} Q{x},{y - 92} {x + 52},{y - 82} L{x + 64},{y}Z", "#8f4f30")
    pen.path(f"M{x - 62},{y} L{x - 50},{y - 82} Q{x - 36},{y - 88} {x - 20},{y - 88} L{x - 26},{y}Z", "#c98a56")
    pen.path(f"M{x - 54},{y - 60} Q{x},{y - 36} {x + 56},{y - 60}", "#5a2f1e", stroke=5)
    pen.rect(x - 11, y - 60, 22, 18, "#f2cf7c", radius=5)


@card(id="jumc65", title="Higher", seed=31, palette="peach_dawn", light=(-0.9, -0.35))
def paint(s: Scene) -> None:
    s.sky([(0, "#8fb4c9"), (0.35, "#f3cdb4"), (0.75, "#fbdcb0"), (1, "#fff0cc")], horizon=800)
    s.puffs([(620, 96, 250), (470, 190, 150)], colour="#fff3e2", shade="#e9b7a6", alpha=0.8)
    s.draw(_trees, name="poplars", depth=0.4, role="place", volume=0.2)
    s.draw(barn, name="whitewashed barn", role="place", depth=0.75, volume=0.05, rim=0.2, protect=0.1)
    s.hills(930, 5, 400, "#b5a85c", "#6f7a44", depth=0.8, texture="grass", name="grass", marks=260)
    shadow = s.draw(lambda pen: girl(pen, s), name="shadow of a girl who flies", role="subject", volume=0, rim=0,
                    edge=0, pigment=0.06, tint=(SHADOW, 1.0), alpha=0.8, wobble=1.5)  # fmt: skip
    granny = s.draw(lambda pen: woman(pen, s), name="old woman on a swing", role="witness", volume=0.25, rim=0.55,
                    protect=1, wobble=0.6, edge=0.14)  # fmt: skip
    s.draw(lambda pen: handbag(pen, 150, 1124), name="handbag", role="accent", volume=0.35, rim=0.5,
           shadow=(54, 4, 9, 0.4), protect=1)  # fmt: skip
    s.glow((-60, 560), 420, "#ffd890", 0.4)
    s.grass(1126, "#8f9a4c", "#d8cc7c", count=26, height=46, depth=0.9, left=60, right=260)
    s.grass(930, "#8f964c", "#cfc070", count=130, height=26, depth=0.8)
    s.grass(1206, "#6f7f3f", "#cdbf6a", count=240, height=92, plane="front")
    s.flowers(1206, ["#f6efe0", "#e8806a", "#f2c65a"], count=34, height=96, radius=8, plane="front")
    s.shade("M300,1010 L800,960 V990 L420,1040Z M330,1076 L800,1040 V1064 L520,1092Z", "#5a5a34", 0.28, 10)
    s.relate(granny, "casts the shadow of", shadow)
    s.describe("An old woman swings high; her shadow is a flying girl. She sits on a "
               "rope swing before a long white wall, in a red headscarf. The shadow "
               "girl has let go of the ropes, arms spread, the empty seat behind her."
               " A handbag stands in the grass.")  # fmt: skip
    s.moods("joyful", "wistful", "free", "warm")
    s.themes("youth and age", "letting go", "memory", "play", "freedom")
    s.says("young at heart", "higher, higher", "the girl I was", "letting go", "second childhood", "a leap of faith",
           "my shadow runs ahead", "never too old", "one last push", "the past takes off", "golden hour",
           "wheee", "her handbag can wait", "flying lessons", "holding on and letting go",
           "what the wall remembers")  # fmt: skip
    s.about(place="fields beside a barn", time="evening", weather="clear", light="low evening sun from the left",
            view="eye level", composition="diagonal")  # fmt: skip


def _trees(pen: Pen) -> None:
    for x, y, h in ((566, 380, 150), (600, 384, 200), (640, 384, 160), (740, 390, 120), (772, 390, 150)):
        pen.rect(x - 3, y - 30, 6, 40, "#7a5a4a")
        pen.oval(x, y - h * 0.5, h * 0.11, h * 0.5, "#8a9a68")
        pen.oval(x - h * 0.04, y - h * 0.52, h * 0.05, h * 0.42, "#c9c282")
