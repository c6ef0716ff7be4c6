"""Pinned: in the collector's case hang small children with wings, and one place is empty."""

from __future__ import annotations

from reverie_studio.colour import darken
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

SPOTS = ((232, 366), (400, 366), (568, 366), (232, 690), (400, 690), (568, 690))
EMPTY = 4


def wings(pen, x, y, k, tone, edge, spot, turn=0):
    """A pair of paper wings behind a child, y at the shoulders."""
    for side in (-1, 1):
        with pen.at(x, y, scale=k, turn=turn * side, flip=side < 0):
            with pen.cut(1.2):
                pen.path("M4,0 C20,-60 60,-96 92,-84 C112,-70 96,-10 60,14 C40,24 16,16 4,6Z M4,10 C30,16 66,30 66,66 C64,100 30,96 18,66 C10,46 4,30 4,10Z", tone)
            pen.path("M60,-66 C82,-80 92,-70 86,-50 C80,-34 66,-24 56,-30 C48,-40 50,-58 60,-66Z", edge)
            pen.circle(42, 52, 10, spot)
            pen.circle(34, -24, 7, spot)


def pin(pen, x, y, turn=0):
    with pen.at(x, y, turn=turn):
        pen.path("M0,0 V34", "#e9e2d2", stroke=3)
        pen.circle(0, -2, 7, "#b8503a")


@light_box(id="e8lof7", title="Pinned", seed=13, palette="attic dust", light=(0.55, -0.8))
def paint(s: LightBox) -> None:
    """A quiet room, one slanting light."""
    p = s.palette
    s.back("#c99a5c", "#2f211b", at=(520, 300), radius=800)
    s.sheet("wallpaper", lambda pen: [pen.path(cuts.leaf(x + 40 * (y // 80 % 2), y, 34, -60 if x // 80 % 2 else -120, 0.3), "#7a5638") for x in range(-10, 820, 80) for y in range(60, 1200, 80)], depth=0.04, haze=0.0, shadow=(0, 0, 0, 0.15))
    s.sheet("light shaft", "M560,-20 H820 V240 L330,1000 L80,900Z", "#ffdf96", depth=0.06, alpha=0.3, shadow=(0, 0, 0, 0.0), haze=0.0)
    s.sheet("wainscot", lambda pen: (pen.path("M-20,930 H820 V1220 H-20Z", "#3f2b20"), pen.rect(-20, 916, 840, 20, "#5a3f2c"), [pen.rect(x, 960, 140, 260, "#4a3326") for x in range(10, 800, 164)]), depth=0.14, haze=0.0)
    s.thread((400, 20), (180, 104), "#e9bf72", width=3, depth=0.2)
    s.thread((400, 20), (620, 104), "#e9bf72", width=3, depth=0.2)

    def case(pen):
        pen.rect(106, 92, 588, 724, "#7d4f2c", radius=10)
        pen.rect(124, 110, 552, 688, "#5d381f", radius=6)
        pen.path("M142,128 H658 V780 H142Z", "#f3e3bf")
        with pen.flat():
            for x, y in SPOTS:
                pen.rect(x - 40, y + 18, 80, 20, "#fffaf0")
                pen.path(f"M{x - 26},{y + 28} h{30 + (x * y) % 22}", "#b99a70", stroke=3)

    box = s.sheet("collector's case", case, depth=0.34, haze=0.0, role="subject")
    s.lamp((420, 400), 420, "#ffdf96", 0.25)
    tones = (("#c8603a", "#3a2418", "#f2c14e"), ("#5f8783", "#22383a", "#f6e6c4"), ("#d9a441", "#5a3418", "#b8503a"), ("#8c5a86", "#2f1c34", "#f2c14e"), None, ("#7d9a4f", "#2c3a1c", "#f6e6c4"))
    coats = ("#34507a", "#b8503a", "#5f6f4a", "#c99a3a", None, "#6a3f5c")
    for i, (x, y) in enumerate(SPOTS):
        if i == EMPTY:
            ghost = "#d3b27c"
            s.sheet("empty place", lambda pen, x=x, y=y, ghost=ghost: (wings(pen, x, y - 112, 0.86, ghost, ghost, ghost), pen.path(f"M{x - 26},{y} l4,-70 c-16,-40 2,-54 12,-56 a26,28 0 1 1 20,0 c10,2 28,16 12,56 l4,70Z", ghost)), depth=0.36, haze=0.0, shadow=(0, 0, 0, 0.12))
            s.sheet("loose pin", lambda pen, x=x, y=y: pin(pen, x + 40, y - 20, 64), depth=0.42, haze=0.0, role="accent")
            continue
        s.sheet("wings", lambda pen, x=x, y=y, t=tones[i]: wings(pen, x, y - 116, 0.86, *t), depth=0.4, haze=0.0, role="subject", count=2)
        kid = s.figure(at=(x, y), age="child", pose=("stand", "shy", "stand", "hands_in_pockets", "", "hands_in_pockets")[i], view="front", height=190, lift=8, expression=("calm", "sad", "worried", "asleep", "", "calm")[i], seed=70 + i * 3,
                       clothes=dict(top="coat", colour=coats[i], **({"hat": "beanie"} if i in (2, 3) else {})), label="child with wings")
        cx, cy = kid["chest"]
        s.sheet("pin", lambda pen, cx=cx, cy=cy: pin(pen, cx, cy + 22), lift=6, role="prop")

    def glass(pen):
        with pen.cut():
            pen.path("M692,92 L800,40 V872 L692,816Z", "#8a5832")
            pen.erase("M706,112 L800,66 V846 L706,800Z")

    s.sheet("pane", "M706,112 L800,66 V846 L706,800Z", "#dfe9dc", depth=0.5, haze=0.0, alpha=0.35, shadow=(0, 0, 0, 0.0))
    s.sheet("glass door ajar", glass, depth=0.52, haze=0.0, role="prop")
    s.sheet("glint", lambda pen: pen.path("M724,250 l60,-70 v40 l-60,70Z M724,330 l60,-70 v16 l-60,70Z", "#fff6dc"), depth=0.53, haze=0.0, alpha=0.6, shadow=(0, 0, 0, 0.0))
    man = s.figure(at=(214, 1250), age="old", pose="hold_up", view="back_right", height=560, role="witness", clothes=dict(top="suit", colour="#4a5a5e", hair_colour="#efe6d6"), hair="short", prop=None, lift=30, label="old man", reach={"hand_right": (118, -520), "hand_left": (-84, -240)}, seed=15)
    hx, hy = max((man["hand_left"], man["hand_right"]), key=lambda q: -q[1])

    def lens(pen):
        with pen.at(hx, hy, turn=34):
            pen.path("M-9,30 h18 l-3,-62 h-12Z", darken(p.wood, 0.3))
            with pen.cut(1.4):
                pen.circle(0, -92, 66, "#d9a94a")
                pen.erase(cuts.circle(0, -92, 54))
            pen.path("M-30,-112 a40,40 0 0 1 30,-22 l0,8 a32,32 0 0 0 -22,18Z", "#fff9e6")

    s.sheet("magnifying glass", lens, role="accent", lift=20)
    s.sheet("table edge", lambda pen: (pen.path("M470,1130 L820,1090 V1220 H440Z", "#6a4228"), pen.path("M490,1148 h130 l16,52 h-166Z", "#8a5c36"), [pin(pen, x, y, t) for x, y, t in ((520, 1160, 70), (566, 1172, 100), (596, 1158, 40), (540, 1186, 84))]), depth=0.88, haze=0.0)
    s.sheet("free wings", lambda pen: wings(pen, 668, 956, 1.1, "#e2703a", "#3a2418", "#ffdf96", turn=-10), depth=0.9, haze=0.0)
    s.figure(at=(662, 1102), age="child", pose="sit_edge", view="front_left", height=270, lift=16, expression="glad", clothes=dict(top="coat", colour="#3f7f83"), hair="messy", seed=91, label="escaped child")
    s.relate(box, "is inhabited by", "children with butterfly wings")
    s.describe("Children with butterfly wings are pinned in a glass case. One place "
               "is empty: a pale outline is left, and the door is open. A "
               "white-haired man, seen from behind, looks at it through a magnifying "
               "glass. Behind him a child with orange wings sits smiling. The room is"
               " brown.")  # fmt: skip
    s.moods("tender", "trapped", "mischievous", "wistful")
    s.themes("memory", "collecting", "freedom", "growing up")
    s.says("class of", "escaped", "hold still", "he only wanted to keep them", "one is missing", "butterflies in the stomach", "specimen", "behind you", "school photograph", "rare species",
           "attachment", "nobody grows here", "roll call", "the one that got away", "under the lens", "what love does", "playing dead")
    s.about(place="a collector's room", time="afternoon", weather="indoors", light="a slanting light", view="eye level", composition="centred",
            foreground="the collector’s back")  # fmt: skip
