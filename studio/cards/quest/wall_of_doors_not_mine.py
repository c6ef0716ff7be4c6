"""All the doors in the wall are only painted; the real one is for a mouse, and the key is for a giant."""

from __future__ import annotations

from reverie_studio.colour import lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

DOORS = ((110, 990, 150, 380, "#6f7fb8", "arch"), (300, 990, 132, 330, "#a3a64a", "flat"), (478, 990, 150, 400, "#c2704a", "arch"), (640, 990, 132, 350, "#8a6aa4", "flat"),
         (208, 590, 90, 130, "#c29a4a", "arch"), (590, 560, 96, 120, "#6fa08a", "flat"))


def door_shape(x: float, y: float, w: float, h: float, kind: str) -> str:
    if kind == "arch":
        return f"M{x - w / 2},{y}V{y - h + w / 2}Q{x - w / 2},{y - h} {x},{y - h}Q{x + w / 2},{y - h} {x + w / 2},{y - h + w / 2}V{y}Z"
    return f"M{x - w / 2},{y}L{x - w / 2 + 4},{y - h}L{x + w / 2 + 3},{y - h + 5}L{x + w / 2},{y}Z"


def outlines(k: InkPen) -> None:
    """Brush drawn frames, panels and knobs: not one of them opens."""
    for x, y, w, h, _, kind in DOORS:
        k.shape(door_shape(x, y, w, h, kind), 2.4, broken=0.5, shake=1.6)
        k.shape(door_shape(x, y - h * 0.06, w * 0.72, h * 0.84, kind), 1.4, broken=0.9, shake=1.6)
        k.line([(x - w * 0.34, y - h * 0.44), (x, y - h * 0.45), (x + w * 0.34, y - h * 0.44)], 1.4, broken=0.7)
        k.line([(x + w * 0.26 + 6, y - h * 0.4), (x + w * 0.26, y - h * 0.4 + 6), (x + w * 0.26 - 6, y - h * 0.4), (x + w * 0.26, y - h * 0.4 - 6)], 1.6, closed=True)


def mouse_door(pen: Pen) -> None:
    pen.path("M714,1012V946Q714,910 748,910Q782,910 782,946V1012Z", "#7a5330")
    pen.path("M723,1012V948Q723,920 748,920Q773,920 773,948V1012Z", "#a8527c")
    pen.circle(732, 972, 5, "#2b1d2e")
    pen.path("M730,972h4l2,12h-8Z", "#2b1d2e")
    pen.path("M718,1004H778V1018H718Z", "#fff1a8")


@card(id="2qrmam", title="Wall of Doors Not Mine", seed=337, palette="quince", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.stage("wall without end", top=330, ground=1010, door=-300, shade=0.0, sky="top", wall="ground")
    for x, y, w, h, tone, kind in DOORS:
        p.wash(door_shape(x, y, w, h, kind), tone, name="painted door", strength=0.75, dry=0.35, ragged=0.6, bloom=1, uneven=0.9, charge=lighten(tone, 0.3), role="subject" if x in (110, 640) else None)
    p.ink(outlines, name="painted frames", strength=0.8)
    p.wash(lambda pen: [pen.taper([(x, 988), (x + 2, 988 + n)], 7, 4, t) for x, n, t in ((60, 36, "#6f7fb8"), (150, 22, "#6f7fb8"), (280, 30, "#a3a64a"), (430, 26, "#c2704a"), (520, 40, "#c2704a"), (660, 34, "#8a6aa4"))], "#8a6aa4",
           name="runs of paint", strength=0.7, wet=0, bloom=0)
    p.glaze([(-60, 1010), (400, 1004), (860, 1010), (860, 1044), (400, 1040), (-60, 1050)], "#a58ab4", strength=0.6, name="shade at the foot of the wall")
    tiny = p.draw(mouse_door, name="mouse-sized door", role="subject", how={"light": 0.15, "line": 1.2})
    key = p.put("key", at=(560, 1032), scale=1.02, turn=-108, role="subject", label="key as big as a man", colour="#e8b23a", contact=0, how={"light": 0.35, "hatch": 0.4})
    p.figure(at=(196, 1140), reach={"hand_right": (222, -54)}, age="adult", pose="crawl", view="right", height=330, seed=11, prop=None, role="witness", label="man on the ground", expression="astonished",
                   clothes=dict(top="suit", colour="#5f4a78", bottom_colour="#453049", hat="bowler", shoes="shoes"), how={"light": 0.25})
    p.glaze([(40, 1140), (240, 1124), (470, 1130), (600, 1110), (560, 1150), (200, 1166)], "#a58ab4", strength=0.6, name="shadow of the man")
    p.put("mouse", at=(664, 1120), scale=0.34, flip=True, role="accent", label="waiting mouse", colour="#9a8a94")
    p.ink(lambda k: k.tufts([(30, 1060), (330, 1160), (520, 1160), (690, 1130), (770, 1150), (90, 1180)], 24), name="grass in the lane")
    s.relate(key, "unlocks", tiny)
    s.describe("A kneeling man pushes a huge key towards a tiny door. The key is "
               "golden and as long as he is. A mouse sits by the door. The long "
               "yellow wall has big doors in many colours, but they are only painted "
               "on, and the paint runs.")  # fmt: skip
    s.moods("stubborn", "absurd", "hopeful", "cornered")
    s.themes("obstacles", "choice", "persistence", "scale", "ways in")
    s.says("wrong size", "the narrow way", "so many choices", "job market", "try the other end", "overqualified", "false promises", "the right door", "who lives there?", "eye of a needle", "nearly", "wallpaper", "bureaucracy",
           "humble", "great expectations", "it must fit", "a big answer to a small question", "knock first")
    s.about(time="afternoon", weather="clear", light="warm light from the left", composition="low", view="eye level")
