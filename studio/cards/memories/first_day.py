"""First Day: a satchel large enough to live in walks to school on two thin legs."""

from __future__ import annotations

from reverie_studio.colour import darken, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

AT, SIZE = (372, 1032), 1.58


def legs(pen, p):
    """Knees, odd socks, new shoes."""
    for x, sock, step in ((318, p.light, 0), (424, p.accent2, -26)):
        pen.path(f"M{x - 15},960 h30 l-2,{112 + step} h-26Z", p.skin)
        pen.path(f"M{x - 16},{1040 + step} h32 v{52} h-32Z", sock)
        pen.path(f"M{x - 20},{1086 + step} h36 c26,2 38,16 36,32 h-74Z", darken(p.accent, 0.45))


def roof(pen, p):
    """Chimney, a tiny washing line from the handle, a lit dormer."""
    pen.rect(496, 572, 36, 80, mix(p.accent, p.dark, 0.35))
    pen.rect(488, 562, 52, 16, p.dark)


def life(pen, p):
    x, y = AT
    d = f"M{x - 24},{y - 14} v-62 a24,24 0 0 1 48,0 v62Z"
    pen.lit(d, p.glow)  # somebody opens the front pocket
    with pen.cut(0.6):
        pen.path(f"M{x - 8},{y - 14} c-3,-22 2,-32 8,-34 c-9,-4 -8,-20 3,-20 c11,0 12,16 3,20 c6,2 10,12 8,34Z", p.dark)
    pen.path(f"M{x + 24},{y - 14} v-62 l26,-14 v86Z", darken(p.accent, 0.2))


@light_box(id="w2n6pq", title="First Day", seed=5, palette="school corridor", light=(-0.55, -0.8))
def paint(s: LightBox) -> None:
    """The long corridor, the bell not yet rung."""
    p = s.palette
    hall = s.stage("school hallway", vanish=(430, 400))
    s.lamp((430, 420), 300, p.glow, 0.2)
    man = s.figure(at=(470, 566), age="old", pose="sweep", view="front_left", height=138, role="witness", lift=14,
                   clothes=dict(top="shirt", colour="#3f5f78"), label="caretaker")
    s.sheet("smoke", lambda pen: [pen.path(cuts.cloud(s.rng, x, y, w), mix(p.light, p.haze, 0.2 * i)) for i, (x, y, w) in enumerate(((548, 540, 66), (592, 474, 100), (654, 392, 140), (726, 290, 176)))],
            depth=0.8, haze=0.0, sheer=0.5)
    s.sheet("floor shadow", "M150,1120 q220,-46 470,-4 q-200,50 -470,4Z", "#2c2f1c", depth=0.78, alpha=0.4, shadow=(0, 0, 0, 0.0))
    s.sheet("legs", lambda pen: legs(pen, p), depth=0.84, haze=0.0)
    s.sheet("chimney", lambda pen: roof(pen, p), depth=0.82, haze=0.0)
    bag = s.put("satchel", at=AT, scale=SIZE, windows=True, role="subject", lift=None, depth=0.88, turn=-2)
    s.sheet("lodger", lambda pen: life(pen, p), role="prop", lift=4)
    hx, hy = bag["handle"]

    def washing(pen):
        pen.rect(116, 668, 9, 92, mix(p.accent, p.dark, 0.5), radius=4)  # a pole stuck into the strap
        pen.path(f"M{hx - 40},{hy + 12} Q{hx - 116},{hy + 34} 120,680", p.light, stroke=2.4)
        for i, tone in enumerate((p.accent2, p.light, p.accent, p.light)):
            x, y = hx - 30 - i * 52, hy + 16 + i * 19
            pen.path(f"M{x - 16},{y} h30 l2,40 h-34Z" if i % 2 else f"M{x - 18},{y + 4} l10,-5 h16 l10,5 -5,13 -5,-3 v30 h-16 v-30 l-5,3Z", tone)

    s.sheet("washing line", washing, role="accent", lift=22)
    s.frame("arch", "#1d2c22", width=30, depth=0.97)
    s.relate(bag, "is inhabited by", "a small person")
    s.describe("A huge red satchel walks down a school corridor on two legs. It has "
               "lit windows, smoking chimney and washing line; in a lit door in its "
               "pocket stands a small figure. Its socks are odd. Far back a man "
               "sweeps before a bright door. The corridor is green.")  # fmt: skip
    s.moods("brave", "cosy", "burdened", "funny")
    s.themes("school", "home", "leaving", "what we carry")
    s.says("everything I might need", "homesick", "mother packed it", "heavy homework", "moving out", "snail", "late on the first day", "full-time student", "carry your own roof",
           "new neighbours", "overprepared", "two legs to stand on", "the weight of knowledge", "tenant", "back to school", "who wears whom")
    s.about(place="a school corridor", time="morning", weather="indoors", light="light from a far door", view="eye level", composition="low",
            foreground="a dark archway", unexplained="who stands in the small lit door")  # fmt: skip
