"""There is no moon in the sky, for somebody keeps it warm."""

from __future__ import annotations

from reverie_studio.finishes.gouache_clay import Clay, Easel, Lamp
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.left_things import nest
from reverie_studio.sculpt.unhurried import brooding_owl

RAYS = 80_000
MX, MY, MR = 404.0, 790.0, 214.0


def egg(pen: Pen) -> None:
    pen.radial(f"M{MX - MR},{MY} A{MR},{MR} 0 1,1 {MX + MR},{MY} A{MR},{MR} 0 1,1 {MX - MR},{MY}Z", (MX - 20, MY - 20), MR * 1.05, [(0.0, "#fffbe6"), (0.6, "#ffefb4"), (1.0, "#f2c873")])
    for x, y, r in ((-120, 20, 34), (-70, 84, 22), (96, 30, 40), (30, 120, 26), (140, 96, 18), (-140, 90, 16), (-10, 34, 18)):
        pen.oval(MX + x, MY + y, r, r * 0.8, "#e0a850", 0.4)


def crack(pen: Pen) -> None:
    for line, wide in (([(10, -24), (30, 26), (10, 48), (42, 84), (28, 116)], 11), ([(10, 46), (-12, 52), (-34, 70)], 8), ([(40, 82), (60, 74), (92, 80)], 8)):
        pen.taper([(MX + x, MY + y) for x, y in line], wide, 2, "#5a2c10")


def village(pen: Pen) -> None:
    for k, (x, y, w) in enumerate(((86, 1088, 34), (140, 1100, 42), (634, 1092, 40), (690, 1106, 34), (738, 1084, 30), (210, 1112, 30))):
        pen.poly([(x, y), (x, y - w * 0.8), (x + w / 2, y - w * 1.4), (x + w, y - w * 0.8), (x + w, y)], "#12303a")
        if k in (1, 4):
            pen.rect(x + w * 0.36, y - w * 0.6, w * 0.26, w * 0.3, "#f4c25e")


@card(id="h4m8ow", title="Any Night Now", seed=17, palette="teal", light=(0.0, 0.9))
def paint(s: Scene) -> None:
    e = Easel(s)
    s.sky([(0.0, "#061d2c"), (0.45, "#0d3d4e"), (0.8, "#2b7276"), (1.0, "#6fa892")], horizon=1080)
    s.stars(260, 800)
    s.hills(1030, 40, 320, "#1d5258", "#123a44", depth=0.25, name="far hills")
    s.hills(1090, 26, 240, "#123a44", "#0a2630", depth=0.4, name="near hills")
    s.draw(village, name="village", depth=0.4, contact=0, volume=0, rim=0)
    moon, sky = Lamp(MX, MY - 60, 330, 2.0, 330), Lamp(-0.5, -0.75, 0.45, 0.3)
    trunk = (
        Clay()
        .limb([(430, 1260, -80, 150), (420, 1130, -60, 112), (400, 1030, -40, 130)], melt=30, part="bark", per=8)
        .limb([(400, 1090, -60, 90), (240, 1000, -40, 64), (90, 900, -60, 44), (-60, 850, -60, 36)], melt=40, part="bark", per=10)
    )
    trunk.limb([(420, 1090, -60, 90), (570, 1010, -40, 62), (700, 890, -60, 44), (760, 740, -80, 30), (860, 640, -80, 24)], melt=40, part="bark", per=10).limb(
        [(150, 930, -50, 30), (90, 800, -40, 22), (100, 690, -40, 12)], melt=16, part="bark", per=8
    )
    e.clay(trunk, "#6b4a38", name="tree", role="prop", texture="bark", lamps=[Lamp(MX, MY + 80, 200, 1.2, 260), sky], rays=RAYS // 2)
    back = nest(twigs=24, deep=60).turned(at=(MX, MY + 70, -180))
    e.clay(back, "#7a5a3c", name="far rim", texture="bark", lamps=[moon, sky], rays=RAYS // 3)
    s.glow((MX, MY), 330, "#ffd98a", 0.5)
    shell = s.draw(egg, name="the moon", role="accent", contact=0, volume=0, rim=0, edge=0)
    owl = brooding_owl().turned(at=(MX, 296, 60), scale=0.9, pitch=-12, roll=-3)
    tones = {"": "#9a6b46", "breast": "#c59a6c", "head": "#8a5c3e", "disc": "#d8b184", "brow": "#5c3c30", "beak": "#3a3030", "lid": "#6a4630", "wing": "#7c5238", "quill": "#94673f"}
    bird = e.clay(owl, tones, name="owl", role="subject", texture={"": "feathers", "disc": "fur", "brow": "hair"}, lamps=[moon, sky], cool=0.6, rays=RAYS)
    e.eyes(bird, "#f0a52c", "#f7dc94")
    e.clay(nest().turned(at=(MX, MY + 150, 60)), "#8a6242", name="nest", role="prop", texture="bark", lamps=[Lamp(MX, MY + 40, 330, 1.5, 260), sky], rays=RAYS // 2)
    s.glow((MX, MY + 20), 260, "#ffe2a0", 0.35)
    s.draw(crack, name="crack", role="accent", contact=0, volume=0, rim=0, edge=0)
    s.motes((MX, MY - 40), 330, 30, "#ffe9b0")
    s.foreground("branches", side="left", amount=0.3)
    s.foreground("leaves", side="right", amount=0.25)
    s.relate(bird, "guards", shell)
    s.describe("An owl broods the moon in a nest. She has spread her wings round it and looks down; the moon has a crack, and its light falls on her from below. Beneath lies a dark village with a lit window.")
    s.moods("tender", "expectant", "hushed", "protective")
    s.themes("birth", "night", "care", "secrets")
    s.says("any day now", "late bloomer", "the night shift", "patience", "under her wing", "borrowed light", "hatching a plan", "who took the moon?", "it kicked!", "first-time mother", "do not disturb", "not an ordinary egg", "new moon", "keeping it warm", "a bun in the oven",
           "expecting", "the other side of the moon", "great expectations", "something is tapping", "sleep when the baby sleeps", "a small crack", "good things take time", "handle with care", "wait for it", "lost property", "the nest egg", "adopted", "she found it like that",
           "my whole world", "what will it be?", "night light", "mother knows", "bigger than I thought", "a heavenly child", "somebody has to do it", "the moon is late tonight", "sitting it out", "full house", "it chose her", "a soft landing", "the quiet before", "light sleeper")  # fmt: skip
    s.about(place="a treetop over a village", time="night", light="the moon under the owl", composition="centred", view="from below, among the branches", foreground="dark branches and leaves", unexplained="who knocks from within the moon")
