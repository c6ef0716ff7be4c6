"""Somebody has always wanted to sit there."""

from __future__ import annotations

from reverie_studio.finishes.gouache_clay import Clay, Easel, Lamp
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.unhurried import perching_hippo, small_bird

RAYS = 80_000


def ladder(pen: Pen) -> None:
    for k in range(9):
        y = 1190 - 34 * k
        pen.line(654 - 3 * k, y, 722 - 4.4 * k, y - 8, "#d9a860", 9)
    for x0, x1 in ((648, 618), (728, 682)):
        pen.line(x0, 1230, x1, 890, "#b5813f", 13)
        pen.line(x0 - 3, 1230, x1 - 3, 890, "#e6bd78", 4)


def near_leaves(pen: Pen) -> None:
    pen.taper([(-20, 1010), (90, 1110), (240, 1160), (420, 1230)], 20, 8, "#33264e")
    for x, y, r, turn in ((30, 1030, 66, -60), (90, 1100, 74, -30), (60, 1130, 80, 70), (170, 1130, 76, -48), (190, 1170, 70, 50), (270, 1160, 70, -24), (330, 1200, 62, -50), (-6, 1010, 60, 100), (110, 1190, 70, 100)):
        with pen.at(x, y, 1.0, turn=turn):
            pen.path(f"M0,0 C{r * 0.4},{-r * 0.42} {r},{-r * 0.36} {r * 1.5},0 C{r},{r * 0.36} {r * 0.4},{r * 0.42} 0,0Z", "#3a2c56")
            pen.path(f"M0,0 C{r * 0.4},{-r * 0.42} {r},{-r * 0.36} {r * 1.5},0Z", "#4c3c6c")


@card(id="k5p2hp", title="Act Natural", seed=12, palette="rose", light=(-0.7, -0.45))
def paint(s: Scene) -> None:
    e = Easel(s)
    s.sky([(0.0, "#5f86b8"), (0.4, "#b59cc8"), (0.75, "#f2b8b0"), (1.0, "#fbdcae")], horizon=1240)
    s.puffs([(120, 250, 240), (640, 150, 300), (700, 620, 220), (60, 600, 200)])
    s.hills(1120, 40, 300, "#8ea88e", "#6a8a80", depth=0.2, name="treetops below")
    s.hills(1176, 30, 160, "#5f8478", "#3f6264", depth=0.4, name="nearer treetops")
    sun, low = Lamp(-0.75, -0.4, 0.5, 1.0), Lamp(0.6, 0.6, 0.5, 0.25)
    tree = Clay().limb([(800, -80, -60, 90), (770, 300, -60, 110), (780, 800, -60, 130), (770, 1260, -60, 170)], part="bark", per=12)
    tree.limb([(800, 720, -40, 84), (650, 830, 0, 62), (480, 900, 10, 52), (300, 918, 10, 44), (120, 890, 0, 34), (-60, 830, 0, 22)], melt=50, part="bark", per=12)
    tree.limb([(760, 160, -40, 50), (620, 70, -20, 34), (460, 30, 0, 20), (320, 30, 0, 8)], melt=30, part="bark", per=10)
    e.clay(tree, "#8a6a58", name="tree", role="prop", texture="bark", lamps=[sun, low], rays=RAYS)
    s.draw(ladder, name="ladder", role="accent", contact=0)
    hippo = perching_hippo().turned(at=(430, 400, 60), scale=0.84, pitch=9, roll=-3)
    tones = {"": "#9a8aa4", "belly": "#d8b0b0", "muzzle": "#b798a6", "ear": "#b798a6", "claw": "#efe0d0", "lid": "#6e5c7a"}
    body = e.clay(hippo, tones, name="hippo", role="subject", texture={"": "skin"}, lamps=[sun, low], rays=RAYS)
    e.eyes(body, "#6a4630", "#fbf2e2")
    for k, (x, y, z, tone, turn) in enumerate(((126, 768, 1.3, "#3f7fb0", 22), (34, 752, 1.15, "#c9553a", 40), (424, 190, 1.15, "#e0a23a", -14))):
        one = small_bird().turned(at=(x, y, 60), scale=z, yaw=turn, pitch=6)
        with s.inside("M-20,-20 H820 V272 H200 V1220 H-20Z"):
            bird = e.clay(one, {"": tone, "breast": "#f2dcb4", "beak": "#e0a03a", "claw": "#4a3430"}, name=f"bird {k}", role="witness", texture={"": "feathers"}, lamps=[sun, low], rays=RAYS // 2)
        e.bead(bird, 5 * z)
    s.draw(near_leaves, name="near leaves", plane="front", contact=0, volume=0, rim=0, depth=1.0)
    s.foreground("branches", side="right", amount=0.4)
    s.relate(body, "hides behind", "bird 0")
    s.describe("A hippo perches on a branch among small birds. It looks sideways at two of them, the third already sits on its head. The branch sags; a ladder leans against the trunk. Far below are treetops; the sky is blue and pink.")
    s.moods("shy", "hopeful", "comic", "precarious")
    s.themes("belonging", "disguise", "friendship", "courage", "being different")
    s.says("act natural", "one of us", "hide in plain sight", "room for one more", "a little bird told me", "fitting in", "birds of a feather", "out on a limb", "nobody has noticed", "light as a feather", "just pretend", "the new neighbour", "don’t look down", "impostor", "big bird", "is this seat taken?",
           "first day at school", "weight watcher", "a fine view", "crack!", "I belong here", "dress code: wings", "it will hold", "the odd one out", "making friends", "not built for this", "say tweet", "peer pressure", "early bird", "bird’s-eye view", "don’t make a face", "what are you staring at?",
           "everyone is welcome", "migrating soon", "when I grow up", "a heavy silence", "the branch manager", "top of the tree", "blending in", "I have always sat here", "who brought the ladder?")  # fmt: skip
    s.about(place="a tree high over the woods", time="early evening", light="low sun from the left", composition="centred", view="from below, among the leaves", foreground="dark leaves and twigs", unexplained="who put up the ladder")
