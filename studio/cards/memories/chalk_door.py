"""Chalk Door: a door drawn with chalk on a yard wall has opened, and somebody's shoe stands on the threshold."""

from __future__ import annotations

from reverie_studio.colour import darken
from reverie_studio.finishes.papercut_scene import LightBox, light_box

CHALK = "#f4f1cf"
HOLE = "M152,948 V470 C152,396 200,352 272,352 C344,352 392,396 392,470 V948Z"
LEAF = "M392,948 V470 C392,404 404,372 432,356 C478,350 520,376 526,436 L530,1004Z"


def wall(pen):
    brick, pale = "#5b2f74", "#6a3a82"
    with pen.cut(2):
        pen.path("M-20,250 L560,196 V1010 L-20,960Z", brick)
        pen.erase(HOLE)
    with pen.flat():
        for r in range(17):
            for k in range(8):
                x, y = -30 + k * 84 + (42 if r % 2 else 0), 262 + r * 44
                if (r * 7 + k * 5) % 5 < 4 and not (110 < x + 36 < 420 and y > 310) and x < 490:
                    pen.path(f"M{x},{y} h68 v30 h-68Z", pale if (r + k) % 3 else darken(brick, 0.14))
    pen.path("M-20,250 L560,196 v-22 L-20,226Z", darken(brick, 0.3))


def chalk(pen):
    """The drawing as a child makes it: frame, steps, a bell, a flower pot, a sun."""
    with pen.flat():
        pen.path("M140,956 C138,800 142,600 139,470 C138,390 196,338 274,340 C350,342 402,392 404,468", CHALK, stroke=8)
        pen.path("M128,966 C200,960 300,968 410,962", CHALK, stroke=8)
        pen.path("M60,402 a34,34 0 1 0 0.2,0Z M60,378 v-26 M94,402 l22,-20 M26,402 l-20,-18 M104,440 h28 M96,472 l20,20", CHALK, stroke=6)
        pen.path("M24,950 l8,-74 h54 l8,74Z M58,876 C60,820 54,790 58,740 M58,820 c-30,-6 -34,-30 -34,-44 c24,4 34,22 34,44 M58,800 c26,-8 30,-28 30,-40 c-20,2 -30,18 -30,40", CHALK, stroke=6)
        for i in range(5):
            a = (0, -26), (24, -8), (15, 20), (-15, 20), (-24, -8)
            pen.circle(58 + a[i][0], 726 + a[i][1], 13, CHALK, stroke=5)


def beyond(pen):
    """What the gap shows: light, a field, a path that goes on."""
    pen.lit("M100,1000 V300 H440 V1000Z", "#f6f07c", 0.8)
    pen.path("M100,760 q80,-50 170,-20 t170,-10 V1000 H100Z", "#b8c94c")
    pen.path("M100,830 q120,-60 340,-16 V1000 H100Z", "#7fae5a")
    pen.path("M130,1000 C170,930 290,900 256,846 C236,812 206,790 216,742 L224,742 C226,784 268,800 290,836 C320,890 262,930 250,1000Z", "#f8f2b0")


def leaf(pen):
    with pen.cut(1.6):
        pen.path(LEAF, "#4a2566")
    with pen.flat():
        pen.path("M406,940 V474 C406,420 416,392 434,378 C472,372 506,392 510,440 L514,978", CHALK, stroke=6)
        pen.path("M424,600 L500,604 V500 L424,506Z M424,690 L500,700 V880 L424,866Z", CHALK, stroke=5)
        pen.circle(488, 654, 12, CHALK)


def shoe(pen):
    with pen.at(318, 962, scale=0.8):
        pen.path("M-62,0 C-70,-22 -64,-62 -50,-78 C-36,-72 -22,-72 -8,-80 C-2,-56 18,-40 46,-36 C74,-32 80,-14 78,0Z", "#e2573c")
        pen.path("M-66,0 h146 v12 h-144Z", "#fff2d8")
        with pen.flat():
            pen.path("M-6,-58 l26,-10 M4,-48 l26,-12 M14,-40 l24,-12", "#fffbe0", stroke=4.5)
            pen.path("M24,-66 c20,-26 40,-14 22,2 c28,-6 34,16 8,16", "#fffbe0", stroke=4)


@light_box(id="g7iq6q", title="Chalk Door", seed=41, palette="fever", light=(0.3, -0.85))
def paint(s: LightBox) -> None:
    """Late, and somebody is not at supper."""
    s.stage("tenement yard", floor=640, washing=1, windows=3)
    s.sheet("house on the right", "M604,-20 H820 V930 L604,842Z", "#3a1b56", depth=0.52, haze=0.0)
    with s.inside("M636,262 h146 v200 h-146Z"):
        s.sheet("lit room", "M630,250 h160 v220 h-160Z", "#f0e070", depth=0.5, haze=0.0)
        s.shine("M636,262 h146 v200 h-146Z", "#f4ec80", depth=0.5)
        s.figure(at=(724, 668), age="old", pose="stand", view="front_left", height=390, role="witness", label="old woman", hair="bun", look=(-10, 22), clothes=dict(top="dress", colour="#3fa58c"), expression="worried", depth=0.54, lift=6, seed=3)
    s.sheet("window frame", lambda pen: window(pen), depth=0.6, haze=0.0)
    s.sheet("beyond the door", lambda pen: beyond(pen), depth=0.3, haze=0.0)
    s.sheet("yard wall", lambda pen: wall(pen), depth=0.66, haze=0.0)
    s.sheet("yard floor", "M-20,958 L404,962 L560,1004 L820,900 V1220 H-20Z", "#351a4c", depth=0.6, haze=0.0)
    s.sheet("light on the ground", lambda pen: pen.path("M152,956 H396 L620,1200 H60Z", "#c9c24c"), depth=0.62, shadow=(0, 0, 0, 0.0), haze=0.0, alpha=0.9)
    s.lamp((276, 900), 420, "#f2f28a", 0.28)
    s.sheet("chalk drawing", lambda pen: chalk(pen), role="subject", lift=2, shadow=(0, 0, 0, 0.0), haze=0.0)
    door = s.sheet("chalk door", lambda pen: leaf(pen), role="subject", depth=0.82, haze=0.0)
    s.sheet("shoe on the threshold", lambda pen: shoe(pen), role="accent", lift=18, haze=0.0)
    s.sheet("shoe shadow", "M268,976 L382,976 L440,1066 C390,1092 340,1086 292,1070Z", "#6f5a3c", depth=0.63, alpha=0.7, shadow=(0, 0, 0, 0.0), haze=0.0, behind="shoe on the threshold")
    s.sheet("chalk ends", lambda pen: [pen.path(f"M{x},{y} l{w},-8 4,14 {-w},8Z", t) for x, y, w, t in ((90, 1080, 46, CHALK), (170, 1130, 30, "#f0a8c0"), (500, 1100, 52, "#9fdcc8"))], role="prop", lift=6, count=3)
    s.put("hopscotch", at=(640, 1010), scale=0.56, turn=70, lift=1, colour="#b8a4c8", alpha=0.85)
    s.put("satchel", at=(706, 1172), scale=0.5, turn=-10, colour="#3fa58c", lift=20, straps=True)
    s.relate(door, "opens onto", "a lit field")
    s.describe("A door drawn in chalk on a brick wall stands open. A path leads out "
               "over a green field; yellow light falls in. On the threshold stands "
               "one red shoe. A satchel and chalk lie there. An old woman looks down "
               "from a window. The yard is purple.")  # fmt: skip
    s.moods("eerie", "hopeful", "uneasy", "curious")
    s.themes("escape", "imagination", "leaving home", "being missed", "doors")
    s.says("back soon", "housing shortage", "draw your own exit", "one foot in the other world", "vandalism", "supper is getting cold", "runaway", "fire escape", "is anybody there", "first draft",
           "shoes off before you enter", "when one door closes", "believe it enough", "trapdoor", "who was the last to see her", "portal", "mischief", "the neighbours saw everything")
    s.about(place="a yard between houses", time="evening", weather="clear", light="light from a door", view="eye level", composition="left")


def window(pen):
    with pen.cut():
        pen.path("M620,246 h178 v232 h-178Z", "#241038")
        pen.erase("M638,264 h142 v196 h-142Z")
    pen.rect(608, 466, 202, 22, "#7d4d92")
    for y in (40, 640):
        pen.path(f"M650,{y} h96 v140 h-96Z", "#241038")
        pen.rect(640, y + 140, 116, 12, "#5b3470")
