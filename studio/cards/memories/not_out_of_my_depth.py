"""Not Out of My Depth: a dachshund crosses the drowned market on tins and poles; in the water it stands on its own short legs."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import stilt_walkers as w

AT, K, SEA = (408, 372), 0.8, 806
WOOD, TINS = "#b07a44", ("#c8402f", "#2f7f86", "#e0a52e", "#c8402f")
COAT = {"": "#a2512c", "coat": "#a2512c", "chest": "#b86a38", "leg": "#a85830", "far leg": "#7a3a26", "tail": "#94482a", "head": "#a8562e", "muzzle": "#b4663a", "chin": "#cf9258", "tan": "#d8a066", "brow": "#a8562e", "nose": "#241618", "ear": "#74341f", "lid": "#8a4426"}


@light_box(id="x182u3", title="Not Out of My Depth", seed=71, palette="paper sea", light=(-0.7, -0.5))
def paint(s: LightBox) -> None:
    """Low sun from the left, over water that stands in the street."""
    s.took_view("from below")
    s.back("#fbdca4", "#e8a080", at=(170, 640), radius=760)
    s.disc("sun", (186, 588), 58, "#fff6d2", halo=0.5)
    s.sheet("houses", lambda pen: (w.gable(pen, 470, 706, 190, 120, "#d89a84", "#b06a60", ((50, 84), (140, 84)), "#8a5a60"), w.gable(pen, 640, 706, 220, 210, "#c9877c", "#9a5a5c", ((60, 180), (60, 84), (150, 180)), "#7a4c58"), w.gable(pen, -30, 706, 150, 150, "#dca088", "#b47060", ((96, 110),), "#8a5a60")), depth=0.06, haze=0.0)
    s.sheet("water", "M-10,700 H810 V1210 H-10Z", "#5f9aa8", depth=0.1, haze=0.0)
    s.sheet("far water", "M-10,700 H810 V748 Q400,772 -10,752Z", "#8fb4b4", depth=0.102, haze=0.0, shadow=(0, 0, 0, 0.0))
    s.lamp((176, 720), 320, "#ffe6b0", 0.5)
    s.sheet("glints", lambda pen: [pen.path(f"M{x},{y} q{n / 2},-7 {n},0 q{-n / 2},7 {-n},0Z", "#fbe6bc") for x, y, n in ((110, 730, 120), (150, 760, 90), (96, 800, 130), (150, 850, 80), (110, 910, 110))], depth=0.11, haze=0.0, shadow=(0, 0, 0, 0.0))
    s.sheet("drowned stalls", lambda pen: (w.awning(pen, 250, 726, 150, 46, ("#c8503e", "#fff0dc")), w.awning(pen, 560, 740, 190, 56, ("#3f7fa0", "#fff0dc"))), depth=0.2, role="prop", haze=0.0)
    below = w.dachshund(yaw=-26, pitch=-20, roll=-5, look=(-0.1, 0.9), worry=0.0).turned(at=(AT[0], SEA + 176 * K + 6, 0), scale=K, roll=180, flip=True)
    twin = s.clay(below, {k: w.mix(w.mix(v, "#f4a460", 0.38), "#5f9aa8", 0.2) for k, v in COAT.items()} | {"nose": "#4c3432"}, name="reflection", role="witness", sheets=3, depth=0.2, relief=8, lamps=[Lamp(-0.7, 0.3, 0.6, 1.15)], shadow=0.0, contrast=0.7, ambient=0.5)
    s.eyes(twin, iris="#4a3a34", white="#c8d8d4", wide=0.6, glint=(0.1, 0.2))
    s.sheet("shimmer", lambda pen: w.shimmer(pen, 830, 1190, "#5f9aa8"), depth=0.29, haze=0.0, shadow=(0, 0, 0, 0.0))
    feet = [(AT[0] + x * K, AT[1] + 176 * K, SEA + (8 if z > 0 else -12), z) for x, z in w.FEET]
    sun = [Lamp(-0.75, -0.3, 0.6, 1.05)]
    dog = s.clay(w.dachshund(yaw=-26, pitch=-24, roll=-6, look=(-0.2, 0.9), worry=1.0).turned(at=(*AT, 0), scale=K), COAT, name="dachshund", role="subject", sheets=5, depth=0.4, relief=56, lamps=sun, rim=(120, 560, 500), rim_colour="#ffe2a8")
    s.eyes(dog, iris="#4a2a18", wide=0.6, glint=(0.12, -0.34))
    s.strips(dog, ["mouth right"], "#4a2418", 5, lift=0)
    for near, depth in ((False, 0.36), (True, 0.8)):
        s.sheet("stilts", lambda pen, near=near: [w.tin_stilt(pen, x, y, foot, WOOD if near else "#8a5c38", TINS[k] if near else w.darken(TINS[k], 0.3), K if near else 0.88 * K) for k, (x, y, foot, z) in enumerate(feet) if (z > 0) == near], depth=depth, role="prop", haze=0.0)
    s.sheet("rings", lambda pen: [pen.path(f"M{x - r},{foot} a{r},{r * 0.2} 0 0 0 {2 * r},0" + ("" if r < 30 else f" a{r},{r * 0.2} 0 0 0 {r * -0.7},{r * -0.18} M{x - r},{foot} a{r},{r * 0.2} 0 0 1 {r * 0.7},{r * -0.18}"), "#dceaea", stroke=3) for x, _, foot, _ in feet for r in (24, 44)], depth=0.82, haze=0.0, shadow=(0, 0, 0, 0.0))
    s.sheet("bridge", lambda pen: w.under_bridge(pen, "#2c2a40", 800), depth=0.92, plane="front", haze=0.0)
    s.relate(dog, "is reflected as", twin)
    s.describe("A dachshund on stilts crosses a flooded street. Each paw stands in a tin on a pole, and it looks down anxiously. In the water its reflection has no stilts and stands on its own short legs. A dark bridge arches over it; awnings stick out of the water.")
    s.moods("comic", "uneasy", "proud", "tender")
    s.themes("growing up", "flood", "reflections", "pretending", "courage")
    s.says("growing pains", "high society", "feet on the ground", "tall stories", "head above water", "who is real?", "deep down I am small", "above it all", "don’t look down", "come down here", "Venice", "Vertigo", "Balance", "Arrogance", "Tin soldiers", "Growth spurt", "Overcompensation", "High tide", "four cans and a plan", "long legs, short childhood", "the truth is underneath", "who needs a boat", "walking on water, nearly", "the other me is calm", "mind your step", "two metres above sea level", "just like the big dogs", "be yourself, at least down there", "standing on tomato soup", "first day in high heels", "he only wanted to reach the sausages", "one size up", "the short one in the family", "keep your socks dry", "a tall order", "my true self is wet", "how I felt in the choir photo", "nobody noticed a thing", "long story short", "still waters know", "if I stretch a little", "the market is closed", "small in secret", "a step up in the world", "borrowed height", "where I come from")  # fmt: skip
    s.about(place="a flooded market street, under a bridge", time="evening", weather="after rain", light="low sun from the left", composition="centred", view="from below, at the water, through the arch of a bridge", foreground="the dark arch of a bridge", unexplained="in the water it stands there without its stilts")
