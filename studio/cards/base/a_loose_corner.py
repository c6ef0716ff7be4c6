"""A Loose Corner: a cockatoo has left its cage and tears down the wallpaper; behind it is no wall but the night."""

from __future__ import annotations

from reverie_studio.finishes.gouache_clay import Easel, Lamp
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import wallpaper_birds as birds

RAYS = 80_000
X, Y, K = 276.0, 956.0, 0.98
FOLD = "C372,190 520,560 830,1010"  # from (296, -30): here the paper bends
OPEN = f"M296,-30 {FOLD} V-30Z"


def night(pen: Pen) -> None:
    pen.gradient("M250,-30 H820 V1060 H250Z", (0, 0), (0, 600), [(0, "#0b1440"), (0.6, "#203c7c"), (1, "#7a94c4")])
    for k in range(60):
        pen.circle(330 + (k * 97) % 480, (k * 61) % 520, 1.4 + (k % 3) * 0.8, "#f4ead0")


def land(pen: Pen) -> None:
    pen.path("M340,590 C460,570 600,586 820,560 V1060 H340Z", "#223a60")
    pen.path("M340,700 C520,640 640,700 820,650 V1060 H340Z", "#182c4c")
    pen.path("M340,860 C560,760 680,820 820,780 V1060 H340Z", "#101e38")
    pen.path("M530,574 C536,558 548,548 566,548 H830 V574Z", "#0b1228")
    for k in range(7):
        pen.rect(580 + 36 * k, 554, 25, 11, "#ffd98a", radius=2)


def flap(pen: Pen, x: float, y: float) -> None:
    """The loose corner, drawn over to its bill at (x, y): its bare back."""
    edge = f"V1090 C700,970 610,770 510,650 C470,604 420,590 {x - 4},{y + 10} L{x - 46},{y - 12} L{x - 34},{y - 34} L{x + 8},{y - 20} C400,526 424,500 404,420 C366,290 292,130 262,-30"
    with pen.part("flap", grain=[[(300, -30), (440, 330), (830, 1060)]], puff=30):
        pen.gradient(f"M296,-30 {FOLD} {edge}Z", (505, 440), (400, 494), [(0, "#fffaf0"), (0.3, "#f8ead8"), (0.62, "#d2b8ac"), (1, "#f0dccb")])
    pen.path(f"M830,1090 {edge[6:]}", "#fff8ec", stroke=4)
    for u, v in ((455, 430), (492, 520), (520, 610)):
        pen.taper([(x + 16, y + 4), ((x + u) / 2 + 10, (y + v) / 2), (u, v)], 6, 1, "#bb9c94", 0.7)


@card(id="e2rtaz", title="A Loose Corner", seed=983, palette="rose", light=(0.75, -0.45))
def paint(s: Scene) -> None:
    e = Easel(s)
    s.draw(birds.wallpaper, name="wallpaper", role="place", depth=0.4, material="place", volume=0.0, rim=0.0, protect=0.3)
    s.shade("M-20,-20 H820 V1220 H-20Z", "#4a2f58", 0.3, 10)
    s.shade("M-20,-20 H300 V1220 H-20Z", "#3a2450", 0.34, 140)
    with s.inside(OPEN):
        s.draw(night, name="night", role="place", depth=0.1, volume=0.0, rim=0.0, haze=0.0, record=False)
        s.moon(660, 176, 66, plane="place")
        s.draw(land, name="meadow at night", role="place", depth=0.3, haze=0.0, volume=0.0, rim=0.0)
        s.grass(690, "#34507c", "#16294a", count=170, height=50)
        s.grass(820, "#2c4670", "#122240", count=150, height=80)
        s.grass(930, "#24406a", "#0f1c34", count=260, height=110)
        s.draw(lambda pen: [birds.flown_bird(pen, *row, "#f3e2dc") for row in ((560, 372, 0.8, -16), (660, 330, 0.56, -22), (730, 420, 0.42, -8), (630, 470, 0.34, -14))], name="birds on the wing", role="accent", depth=0.3, haze=0.0, volume=0, rim=0)
    moon, room = Lamp(0.8, -0.35, 0.35, 1.05), Lamp(-0.5, -0.5, 0.6, 0.35)
    bird = birds.tearing_cockatoo().turned(at=(X, Y, 100), scale=K, roll=-13)
    bx, by = bird.curve("bite")[0]
    s.draw(lambda pen: flap(pen, bx, by), name="loose corner", role="prop", depth=0.65, volume=0.0, rim=0.1, shadow=(-26, 22, 14, 0.5))
    s.draw(lambda pen: birds.cage_dome(pen, X, Y + 8, 210, ("#4a302c", "#d0a050")), name="open cage", role="prop", contact=0, volume=0.1, depth=0.7)
    body = e.clay(bird, {"": "#f2ece6", "crest": "#f2c84a", "bill": "#4a4450", "ring": "#c8d4e4", "leg": "#6a6068", "horn": "#857c88", "claw": "#3a3038", "wing": "#eeeaf0", "covert": "#d4d3e2", "quill": "#b4b6d0", "tail": "#c4c4d8"}, name="cockatoo", role="subject", texture={"": "feathers", "crest": "", "leg": "", "quill": "skin", "covert": "skin"}, lamps=[moon, room], rays=RAYS)
    e.bead(body, 12)
    s.focus((X + 20, 480, 200), (650, 420, 230), (X, Y, 90))
    s.relate(body, "looks out of", "wallpaper")
    s.describe("A cockatoo pulls a corner of wallpaper off the wall. It stands on its cage, the paper in its bill. Behind it is no wall but a night with a moon, white birds and a lit train. Pale shapes show where printed birds are missing.")
    s.moods("yearning", "secretive", "bold", "nocturnal")
    s.themes("escape", "another life", "secrets", "home", "freedom")
    s.says("wallpaper", "escape", "the other life", "elsewhere", "threshold", "the wall was never there", "redecorating", "a window nobody built", "the last train passes", "don’t tell the birds", "through the looking glass", "paper thin", "behind the scenes", "moving out tonight", "a crack in the day", "it was night all along",
           "portal", "what the house remembers", "one more layer", "roses and stars", "under the skin of the room", "a ticket to somewhere", "beyond the pattern", "prison break", "curiosity", "vandal", "turn the page", "dog-ear", "page one of something else", "born free", "free as a bird", "the cage is open",
           "bird of paradise", "the pattern flies off", "they left without me", "tidying up the sky", "do it yourself", "the landlord won’t like it", "the truth underneath", "backdrop", "The Truman Show", "beak first", "rebel with a crest", "cabin fever", "read between the walls")  # fmt: skip
    s.about(place="a papered room", time="night behind the wall", weather="clear", light="the moon behind the paper", composition="diagonal", view="near, past the cage", foreground="the dome of an open cage, cut by the edge", unexplained="where the printed birds have gone")
