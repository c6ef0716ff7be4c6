"""Are You Still There: a grown man calls the treehouse, and the boy he was picks up."""

from __future__ import annotations

from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

HOUSE, SIZE = (408, 566), 0.98


def boy(pen, p):
    """A small silhouette with a tin at its ear, in the lit window."""
    x, y = HOUSE[0] - 70 * SIZE, HOUSE[1] - 150 * SIZE
    with pen.cut(0.6):
        pen.path(f"M{x - 24},{y} c0,-16 8,-22 18,-24 c-12,-8 -10,-32 8,-32 c18,0 20,24 8,32 c10,2 16,8 18,24Z", p.dark)
    pen.path(f"M{x - 12},{y - 26} q12,8 26,0 l2,8 q-14,10 -30,1Z", p.accent)
    pen.path(f"M{x - 26},{y - 48} l12,-4 5,16 -12,4Z", p.metal)


@light_box(id="p3y8gs", title="Are You Still There", seed=14, palette="treehouse green", light=(-0.4, -0.9))
def paint(s: LightBox) -> None:
    """High summer under the old tree."""
    p = s.palette
    tree = s.stage("tree crown", hole=(400, 400, 300), ground=1096)
    s.lamp((330, 430), 300, p.glow, 0.55)
    house = s.put("treehouse", at=HOUSE, scale=SIZE, role="subject", lift=34)
    s.sheet("boy", lambda pen: boy(pen, p), role="prop", lift=4)
    wx, wy = HOUSE[0] - 96 * SIZE, HOUSE[1] - 184 * SIZE
    s.sheet("rope ladder", lambda pen: ([pen.path(f"M{486 + dx},566 q{6},{30} 0,64", p.light, stroke=3) for dx in (0, 40)], [pen.rect(482, 580 + i * 14, 50, 7, p.wood, radius=3) for i in range(4)]), role="accent", lift=10)
    man = s.figure(at=(258, 1134), age="adult", pose="listen", view="back_right", height=286, role="witness", clothes=dict(top="suit", colour="#35435c", scarf=p.accent), hair="short", lift=22, label="man in a suit")
    hand = max((man["hand_left"], man["hand_right"]), key=lambda q: -q[1])
    s.put("tin can telephone", at=(hand[0] + 4, hand[1] - 6), scale=0.36, turn=-70, role="accent", lift=6)
    s.thread((hand[0] + 14, hand[1] - 14), (wx + 2, wy + 8), "#e8442e", width=3, depth=0.8, sag=26)
    s.put("suitcase", at=(388, 1152), scale=0.44, lift=16)
    s.sheet("notches", lambda pen: [pen.path(f"M{436 + (i % 2) * 4},{1020 - i * 52} h{26 - i}", p.light, stroke=4) for i in range(4)], role="prop", lift=1, count=4, shadow=(0, 0, 0, 0.3))
    s.ridge(1164, 10, 240, "#12301f", cut="grass", depth=0.93, plane="front")
    s.sheet("loose leaves", lambda pen: [pen.path(cuts.leaf(x, y, 64, a, 0.36), "#14361f") for x, y, a in ((8, 706, -24), (30, 672, 20))], depth=0.94, haze=0.0)
    s.frame("leaves", "#0f2c1d", width=58, depth=0.95)
    s.relate(house, "listens to", "man in a suit")
    s.describe("A man and a child in a treehouse talk through tin cans. A red string "
               "joins the cans, and both wear a red scarf. The man stands below in a "
               "suit, with a suitcase. The rope ladder is pulled up, and notches mark"
               " the trunk. All is green.")  # fmt: skip
    s.moods("longing", "hopeful", "awkward", "warm")
    s.themes("growing up", "memory", "friendship", "distance")
    s.says("wrong number", "what's the password", "no grown-ups", "long-distance call", "therapy", "he never came down", "on hold", "can I come up", "ask my younger self", "the red line",
           "job interview", "landlord", "too late to climb", "brothers", "still playing", "signal is good up here")
    s.about(place="the foot of a great tree", time="afternoon", weather="summer", light="light through leaves", view="looking up", composition="high")
