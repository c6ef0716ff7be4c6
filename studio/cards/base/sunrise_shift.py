"""Every morning somebody winds up the sun by hand."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from reverie_studio.colour import lighten, mix
from reverie_studio.figures import Couple
from reverie_studio.figures.poses import POSES
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

POSES.setdefault("crank", replace(
    POSES["sit"], lean=10, bend=10, hands=(("shoulder", 0.7, 0.1, -0.1), ("shoulder", 0.8, 0.1, -0.3)), grips=("grip", "grip")))  # fmt: skip
SUN = (560.0, 352.0, 150.0)
FLAT_TOP, FLOOR, GAP = 470.0, 1010.0, (52, 300)


def shore(pen: Pen) -> None:
    """The front side of the scenery: a brilliant painted coast."""
    pen.gradient("M0,0 H800 V1020 H0Z", (0, 100), (0, 760), [(0, "#b8601f"), (0.45, "#f2a63e"), (1, "#fff0b4")])
    pen.path("M40,640 Q120,560 200,610 Q260,560 330,630 V700 H40Z", "#8fbf9a")
    for i in range(5):
        y = 690 + i * 52
        tone = mix("#8fd6cf", "#1f7f8c", i / 4)
        d = f"M20,{y + 20} " + " ".join(f"q22,{-34 if (j + i) % 2 else -26} 44,0" for j in range(8))
        pen.path(d + " V1020 H20Z", tone)
        pen.path(d, lighten(tone, 0.6), stroke=6)
    pen.path("M20,930 Q160,900 330,936 V1020 H20Z", "#e8bf72")


def sun(pen: Pen) -> None:
    """Its back: planks, battens, nails, gold paint that came round the edge."""
    x, y, r = SUN
    for i in range(18):
        a = i * np.pi / 9 + 0.1
        n = 1.62 if i % 2 else 1.36
        side = 0.09 if i % 2 else 0.13
        tip = (x + r * n * np.cos(a + 0.05), y + r * n * np.sin(a + 0.05))
        left = (x + r * np.cos(a - side), y + r * np.sin(a - side))
        right = (x + r * np.cos(a + side), y + r * np.sin(a + side))
        bend = (x + r * n * 0.86 * np.cos(a - 0.06), y + r * n * 0.86 * np.sin(a - 0.06))
        pen.path(f"M{left[0]},{left[1]} Q{bend[0]},{bend[1]} {tip[0]},{tip[1]} Q{(tip[0] + right[0]) / 2},{(tip[1] + right[1]) / 2} "
                 f"{right[0]},{right[1]}Z", "#ffd24a" if i % 2 else "#f5b02e")  # fmt: skip
    pen.circle(x, y, r + 16, "#ffdc62")
    pen.circle(x, y, r + 5, "#c98a2c")
    disc = f"M{x - r},{y} A{r},{r} 0 1 1 {x + r},{y} A{r},{r} 0 1 1 {x - r},{y}Z"
    with pen.clip(disc):
        for i in range(8):
            pen.rect(x - r + i * 38, y - r, 39, r * 2, ("#9c6232", "#8a5428", "#a86c38", "#925a2c")[i % 4])
            pen.rect(x - r + i * 38, y - r, 4, r * 2, "#5a3418")
        for dy in (-70, 62):
            pen.rect(x - r, y + dy, r * 2, 30, "#c08a4c")
            pen.rect(x - r, y + dy + 26, r * 2, 6, "#5a3418")
        pen.path(f"M{x - 110},{y + 70} L{x + 110},{y - 48}", "#b47c42", stroke=24)
    for i in range(8):
        for dy in (-55, 78):
            pen.circle(x - r + 20 + i * 38, y + dy, 4, "#3a2412")
    pen.circle(x, y + 6, 32, "#3a2412")
    pen.circle(x, y + 6, 22, "#fff2b8")
    pen.path(f"M{x + 20},{y + 30} q60,60 40,150 q-10,60 30,120", "#241610", stroke=6)


def ropes(pen: Pen) -> None:
    """Pulley overhead, rope down to the winch, sandbags."""
    x, y, r = SUN
    for px, w in ((x, 9), (372, 9)):
        pen.line(px, 66, px, y - r if px == x else 852, "#d0a868", w)
        pen.line(px + 2, 66, px + 2, y - r if px == x else 852, "#7a5428", 3)
    for px in (x - 4, 376):
        pen.circle(px, 60, 32, "#4a2e18")
        pen.circle(px, 60, 21, "#8a5c30")
        pen.circle(px, 60, 7, "#d8b070")
    pen.line(376, 30, x, 30, "#d0a868", 8)
    for px, by in ((744, 104), (786, 168)):
        pen.line(px, 0, px, by, "#8a6238", 6)
        pen.path(f"M{px - 10},{by} Q{px - 34},{by + 50} {px - 26},{by + 92} H{px + 26} Q{px + 34},{by + 50} {px + 10},{by}Z", "#6b4a2c")
        pen.path(f"M{px - 10},{by} Q{px - 34},{by + 50} {px - 26},{by + 92} H{px - 8} Q{px - 16},{by + 40} {px - 2},{by}Z", "#a87840")


def flats(pen: Pen) -> None:
    """The rough backs of the scenery: canvas on battens."""
    for left, right, top in ((GAP[1], 566, FLAT_TOP), (566, 830, FLAT_TOP - 26), (-60, GAP[0], 130)):
        pen.rect(left, top, right - left, FLOOR - top, "#3d2717")
        for i in range(int((right - left) / 44)):
            pen.rect(left + 10 + i * 44, top, 20, FLOOR - top, "#4a301d", 0.5)
        for d in (0, (FLOOR - top) / 2 - 10, FLOOR - top - 24):
            pen.rect(left, top + d, right - left, 24, "#6f4828")
            pen.rect(left, top + d + 20, right - left, 5, "#2c1a10")
        for px in (left, right - 24):
            pen.rect(px, top, 24, FLOOR - top, "#7a502d")
            pen.rect(px + 20, top, 4, FLOOR - top, "#2c1a10")
        pen.path(f"M{left + 24},{top + 24} L{right - 24},{FLOOR - (FLOOR - top) / 2 - 10}", "#7a5030", stroke=18)
    pen.path(f"M{GAP[1]},{FLAT_TOP} H566 V{FLAT_TOP - 26} H800", "#ffd98a", stroke=6)
    pen.path(f"M{GAP[1]},{FLAT_TOP} V{FLOOR} M{GAP[0]},130 V{FLOOR}", "#ffe0a0", stroke=7)
    pen.rect(0, 0, 800, 34, "#1d110b")
    pen.path("M0,30 " + " ".join("q50,70 100,0" for _ in range(8)) + " V0 H0Z", "#2a170f")


def boards(pen: Pen) -> None:
    pen.rect(0, FLOOR - 4, 800, 200, "#3f2716")
    for x in range(-900, 1700, 110):
        pen.path(f"M{220 + (x - 220) * 0.6},{FLOOR} L{x},1200", "#23140c", stroke=5)
    pen.path(f"M{GAP[0]},{FLOOR} H{GAP[1]} L440,1200 H-60Z", "#ffc860", 0.5)


def winch(pen: Pen, hands: tuple[float, float]) -> None:
    """A drum on a trestle, its crank in the old man's hands."""
    pen.path("M318,1030 L356,840 H392 L430,1030 H402 L374,880 L346,1030Z", "#6b4526")
    pen.path("M318,1030 L356,840 H366 L332,1030Z", "#b07c44")
    pen.oval(374, 872, 46, 44, "#8a5c30")
    for i in range(5):
        pen.oval(374, 872, 40 - i * 7, 38 - i * 7, "#d8b070" if i % 2 else "#a87840", stroke=5)
    pen.circle(374, 872, 10, "#2c1a10")
    pen.path(f"M374,872 L{hands[0] - 4},{hands[1] + 20} L{hands[0] + 2},{hands[1] - 8}", "#3a2c24", stroke=13)
    pen.line(hands[0] - 3, hands[1] + 22, hands[0] + 3, hands[1] - 20, "#c08a54", 15)


def crate(pen: Pen) -> None:
    pen.rect(534, 944, 158, 108, "#7a5030")
    for i in range(3):
        pen.rect(534, 948 + i * 36, 158, 28, ("#a06c3c", "#8f5e34", "#9a683a")[i])
    pen.rect(534, 944, 16, 108, "#b57f48")
    pen.rect(676, 944, 16, 108, "#6b4526")


def night(pen: Pen) -> None:
    """Painted night, rolled up on the floor."""
    pen.path("M250,1112 H700 Q724,1140 700,1172 H250Z", "#1f2f5c")
    pen.path("M250,1112 H700 L706,1124 H250Z", "#44609c")
    for i in range(16):
        pen.circle(270 + i * 26, 1128 + (i * 37) % 36, 3 + i % 3, "#f6e6a8")
    pen.path("M700,1150 Q760,1160 780,1182 L640,1186 Q690,1176 692,1168Z", "#2a3f78")
    pen.oval(250, 1142, 22, 31, "#c9b48a")
    for r in (24, 16, 8):
        pen.oval(250, 1142, r * 0.66, r, "#3a4f88", stroke=4)
    for px in (360, 590):
        pen.path(f"M{px},1110 q10,32 0,64", "#d8b070", stroke=8)


def baby_lamp(pen: Pen) -> None:
    """A bare bulb with a folded sheet pinned round it."""
    pen.line(738, 700, 738, 862, "#241610", 5)
    pen.path("M728,862 h20 l4,16 q14,18 0,34 q-14,12 -28,0 q-14,-16 0,-34Z", "#ffe9a8")
    pen.path("M708,856 L768,850 L786,926 L742,934 L748,872 L726,876 L722,930 L694,926Z", "#d9c49a")
    pen.path("M708,856 L726,876 L722,930 L694,926Z", "#a88a5c")


@card(id="446tsz", title="Sunrise Shift", seed=12, palette="candle", light=(-0.7, -0.6))
def paint(s: Scene) -> None:
    s.backdrop("#b8601f", "#fff3c0")
    s.draw(shore, name="painted shore", role="place", depth=0.3, volume=0, rim=0, haze=0)
    s.glow((SUN[0], SUN[1]), 330, "#fff0b0", 0.75)
    pair = Couple("hold_hands", a={"age": "adult", "clothes": {"top": "suit", "colour": "#31476e"}},
                  b={"age": "adult", "height": 112, "clothes": {"top": "gown", "colour": "#c8453f"}}, height=124, view="back")  # fmt: skip

    def lovers(pen: Pen) -> None:
        with pen.at(176, 962):
            pair.draw(pen, s.palette)

    s.draw(lovers, name="two lovers", material="figure", depth=0.6, ground=962, haze=0)
    day = s.draw(sun, name="wooden sun", role="subject", depth=0.7, volume=0.15, rim=0.5, haze=0)
    s.draw(boards, name="floor", role="place", depth=0.6, volume=0, rim=0, haze=0)
    s.draw(flats, name="backs of the scenery", role="place", depth=0.7, volume=0, rim=0.1, haze=0)
    s.draw(ropes, name="ropes and sandbags", depth=0.75, haze=0)
    s.draw(crate, name="crate", depth=0.8, contact=0.5)
    man = s.figure((612, 946), age="old", pose="crank", view="left", height=400, seed=6, role="witness", hair="bald", depth=0.88,
                   label="stagehand", expression="calm", skin="#c98f68",
                   clothes={"top": "dungarees", "colour": "#7a8a9c", "beard": "moustache", "hat": "cap", "hat_colour": "#5a3a28"})  # fmt: skip
    s.draw(lambda pen: winch(pen, man["hands"]), name="winch", depth=0.86, behind="stagehand")
    s.draw(night, name="rolled-up painted night", depth=0.9, shadow=(8, 8, 8, 0.4))
    s.put("cradle", at=(716, 1064), scale=0.5, depth=0.85, label="baby's cradle", flip=True)
    s.draw(baby_lamp, name="shaded bulb", role="accent", depth=0.86)
    s.glow((738, 900), 70, "#ffd98a", 0.4)
    s.glow((180, 760), 200, "#fff0b0", 0.35)
    s.rays((180, 560), "#ffe0a0", 0.2, angle=62, spread=44)
    s.vignette(0.3)
    s.relate(day, "hangs from", "pulley")
    s.relate(man, "does the work of", "dawn")
    s.describe("Behind a stage set, an old man winches up a wooden sun. He sits on a "
               "crate. Through a gap, a couple stands before painted waves, seen from"
               " behind. On the floor are a roll of starry cloth and a cradle under a"
               " shaded lamp. The light is orange.")  # fmt: skip
    s.moods("weary", "tender", "wry", "warm")
    s.themes("work behind the scenes", "illusion", "morning", "love", "care")
    s.says("someone has to do it", "early shift", "behind the scenes", "let there be light", "all make-believe", "raise the roof",
           "the night is packed away", "unsung hero", "clockwork", "love is a stage", "day labourer", "hush, the baby sleeps",
           "pulling strings", "creak of a winch", "a brand new day", "golden hour")  # fmt: skip
    s.about(place="behind the scenery of a theatre", time="sunrise on the stage", weather="still",
            light="gold light through the gaps", view="from behind the scenery", composition="right")  # fmt: skip
