"""Admission Free: a chameleon sleeps, and what it dreams appears on its flank; insects have come to watch."""

from __future__ import annotations

from reverie_studio.finishes.gouache_clay import Easel, Lamp
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import dream_cinema as cinema

RAYS = 90_000
X, Y, K = 428.0, 610.0, 0.98
SKIN = "#3d6b4a"
TONES = {"": SKIN, "lip": SKIN, "head": "#487a50", "casque": "#416f4a", "turret": "#568a5a", "throat": "#5a8a5c", "crest": "#2f553c", "tail": "#386248", "nail": "#cfc8a0",
         "hind near": "#42724e", "fore near": "#42724e", "hind far": "#2c5240", "fore far": "#2c5240", "branch": "#5a4438"}  # fmt: skip
BAY = ("#e8663c", "#ffb648", "#fff2a0", "#1f8aa4", "#ffdc84", "#4a3468", "#fff6dc")


@card(id="xfk6pb", title="Admission Free", seed=58, palette="moss", light=(0.2, -0.8))
def paint(s: Scene) -> None:
    e = Easel(s)
    s.focus((400, 540, 320))
    s.sky([(0.0, "#0a1a22"), (0.5, "#12303a"), (1.0, "#1c4440")], horizon=1200)
    s.stars(60, 420)

    def foliage(pen: Pen) -> None:
        pen.taper([(840, 40), (690, 96), (560, 96), (470, 70)], 22, 6, "#0a181c")
        for x, y, u, v in ((700, 92, 640, 230), (620, 100, 520, 200), (770, 64, 760, 210), (560, 96, 440, 150), (640, 98, 590, 10), (480, 72, 380, 60), (540, 94, 500, -10)):
            mx, my, w = (x + u) / 2, (y + v) / 2, 0.24
            pen.curve([(x, y), (mx + (v - y) * w, my - (u - x) * w), (u, v), (mx - (v - y) * w, my + (u - x) * w)], "#0c1e20")
            pen.taper([(x, y), (u, v)], 3, 1, "#1d3a36")

    s.glow((X, Y - 150), 430, "#ffb860", 0.5)
    beast = cinema.sleeping_chameleon().turned(at=(X, Y, 0), scale=K, yaw=-4)
    show = cinema.dreamt_bay((X - 14, Y - 154), 0.8, BAY, SKIN, (140.0, 77.0))
    lamps = [Lamp(0.25, -0.75, 0.62, 0.95), Lamp(X, Y - 100, 380, 0.5, 280)]
    body = e.clay(beast, TONES, name="chameleon", role="subject", texture={"": "scales", "branch": "bark"}, markings=show, lamps=lamps, rays=RAYS)
    s.draw(lambda pen: [pen.curve(beast.curve("shut"), "#16281e", 1.0, stroke=5, closed=False), pen.curve(beast.curve("mouth"), "#16281e", 1.0, stroke=4, closed=False)], name="shut eye", record=False, contact=0)
    s.glow((X, Y - 150), 200, "#ffcf80", 0.12)

    s.draw(foliage, name="leaves", role="prop", contact=0, volume=0.1, depth=0.9)
    s.draw(lambda pen: pen.path("M-20,1104 C200,1084 560,1118 820,1092 L820,1230 L-20,1230Z", "#0c1a1a"), name="row", role="prop", plane="front", contact=0, volume=0, rim=0, depth=1.0)
    low = [Lamp(X, Y - 60, -20, 2.8, 320), Lamp(0.2, -0.9, 0.3, 0.16)]
    for k, (who, x, y, size) in enumerate(((cinema.watching_beetle(), 136, 1120, 1.2), (cinema.watching_snail(), 352, 1110, 1.25), (cinema.watching_hopper(), 566, 1122, 1.12), (cinema.watching_grub(), 716, 1118, 1.0))):
        e.clay(who.turned(at=(x, y, 300), scale=size), {"": ("#4a4458", "#6a5440", "#44603c", "#5c5a40")[k], "leg" if k in (0, 2) else "flesh": ("#2e2c3c", "#4a4038", "#2c4030", "#4c4a38")[k]}, name=f"spectator {k}", role="witness" if k < 2 else "accent", texture="", lamps=low, plane="front", rays=RAYS // 4, deep=1.3, depth=1.0)
    s.relate(body, "sleeps in", "leaves")
    s.describe("A chameleon sleeps on a branch, its dream glowing on its skin. On its side a sailing boat crosses a bay at sunset. Below, a beetle, a snail, a grasshopper and a grub sit in a dark row and watch. It is night.")
    s.moods("dreamy", "tender", "funny", "peaceful")
    s.themes("dreams", "sleep", "audience", "longing", "secrets shown")
    s.says("admission free", "open-air cinema", "wanderlust", "blush", "transparent", "Thursday", "tattoo", "series", "nostalgia", "holiday", "spoiler", "projection", "sequel", "wear your heart outside", "I can see what you’re thinking", "shh, it’s starting",
           "don’t wake the film", "postcards from the inside", "the best seats", "we’re in it later", "he has never left the wood", "a private show", "talking in one’s sleep", "dinner and a film", "homesick for nowhere", "somebody else’s summer", "what skin remembers", "it was in colour", "the neighbours watch everything", "sunset with subtitles", "once seen, never forgotten", "a window in the night",
           "I’d love to go there", "the predator is a softie", "deep down he’s a sailor", "no popcorn, please", "don’t clap", "read me like a book", "true colours", "under the skin", "last night I was the sea", "row one", "far away, close by", "everybody gets the same dream")  # fmt: skip
    s.about(place="a branch in the jungle", time="night", light="a dream that glows", composition="centred", view="from below, behind the audience", foreground="a dark row of insects, cut by the edge", unexplained="where it has seen the sea")
