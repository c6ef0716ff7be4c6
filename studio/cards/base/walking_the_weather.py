"""A woman takes five clouds for a walk on leashes."""

from __future__ import annotations

from collections.abc import Sequence

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

Point = tuple[float, float]


def cloud(pen: Pen, x: float, y: float, w: float, tone: Colour, legs: bool = True, lifted: bool = False,
          curls: bool = True) -> None:  # fmt: skip
    """A woolly cloud on wisps for legs that strains to the right; (x, y) is its middle."""
    shade, light = mix(darken(tone, 0.14), "#6a55a8", 0.34), lighten(tone, 0.34)
    if legs:
        for k, (lx, tx) in enumerate(((-0.3, -0.44), (-0.16, -0.24), (0.16, 0.02), (0.3, 0.2))):
            foot = (x + tx * w, y + w * 0.47) if not (lifted and k == 3) else (x + 0.56 * w, y + w * 0.2)
            knee = (x + (lx + tx) / 2 * w + w * 0.05, y + w * 0.32) if not (lifted and k == 3) else (x + 0.4 * w, y + w * 0.3)
            pen.taper([(x + lx * w, y + w * 0.16), knee, foot], w * 0.17, w * 0.06, shade if k % 2 else mix(shade, tone, 0.35))
        pen.taper([(x - 0.44 * w, y), (x - 0.6 * w, y - 0.1 * w), (x - 0.56 * w, y - 0.26 * w)], w * 0.13, w * 0.03, mix(shade, tone, 0.5))
    blobs = ((-0.4, 0.06, 0.17), (-0.24, -0.1, 0.2), (0.0, -0.2, 0.25), (0.24, -0.14, 0.22), (0.44, -0.04, 0.16), (0.16, 0.08, 0.26),
             (-0.12, 0.1, 0.25), (0.34, 0.1, 0.15), (-0.32, 0.12, 0.15))  # fmt: skip
    for bx, by, r in blobs:
        pen.circle(x + bx * w, y + by * w + w * 0.035, r * w, shade)
    for bx, by, r in blobs:
        pen.circle(x + bx * w, y + by * w - w * 0.02, r * w * 0.93, tone)
    for bx, by, r in blobs[:5]:
        cx, cy, q = x + bx * w, y + by * w - w * 0.02, r * w * 0.93
        pen.path(f"M{cx - q * 0.92},{cy + q * 0.1}A{q},{q} 0 0 1 {cx + q * 0.5},{cy - q * 0.85}A{q * 1.5},{q * 1.5} 0 0 0 {cx - q * 0.92},{cy + q * 0.1}Z",
                 light, 0.9)  # fmt: skip
    for bx, by in ((-0.26, 0.02), (-0.02, -0.08), (0.2, 0.02), (-0.08, 0.16), (0.36, -0.02), (0.14, 0.2)) if curls else ():
        r = w * 0.055
        cx, cy = x + bx * w, y + by * w
        pen.path(f"M{cx - r},{cy}C{cx - r},{cy - r * 1.3} {cx + r},{cy - r * 1.3} {cx + r},{cy}C{cx + r},{cy + r} {cx - r * 0.2},{cy + r}"
                 f" {cx - r * 0.1},{cy}", shade, 0.75, stroke=max(2.0, w * 0.015))  # fmt: skip


def thunderhead(pen: Pen) -> None:
    """A tower of cloud, dark below, that somebody far off keeps on a string."""
    cloud(pen, 330, 400, 330, "#8579b8", legs=False, curls=False)
    cloud(pen, 270, 300, 250, "#a89bd0", legs=False, curls=False)
    cloud(pen, 400, 282, 230, "#b3a7d8", legs=False, curls=False)
    cloud(pen, 330, 190, 240, "#cbc0e6", legs=False, curls=False)
    pen.path("M330,470L312,520H330L316,566L356,508H336L352,470Z", "#f4dc84")


def rainbow(pen: Pen, x: float, y: float, r: float) -> None:
    for k, tone in enumerate(("#e2647a", "#f0a05a", "#f2d35e", "#7fbf8a", "#6f8fd8", "#9a76c9")):
        q = r - k * 6.5
        pen.path(f"M{x - q},{y}A{q},{q} 0 0 1 {x + q},{y}", tone, stroke=7)


def collar(pen: Pen, x: float, y: float, h: float, tone: Colour, turn: float = 8) -> Point:
    """A strap round the neck of a cloud; gives the place of its ring."""
    with pen.at(x, y, turn=turn):
        pen.path(f"M-6,{-h}Q{h * 0.5},0 -6,{h}L6,{h}Q{h * 0.5 + 14},0 6,{-h}Z", tone)
        pen.path(f"M0,{-h}Q{h * 0.5 + 8},0 0,{h}", lighten(tone, 0.4), 0.7, stroke=2)
    pen.circle(x - 2, y - h * 0.55, 6, "#e9c04f", stroke=3.4)
    return x - 2, y - h * 0.55


def leash(pen: Pen, hand: Point, end: Point, sag: float, tone: Colour) -> None:
    mid = ((hand[0] + end[0]) / 2, (hand[1] + end[1]) / 2 + sag)
    pen.taper([hand, mid, end], 4.2, 3.6, darken(tone, 0.2))


def lamp(pen: Pen, x: float, y: float) -> None:
    pen.path(f"M{x - 20},{y}H{x + 20}L{x + 10},{y - 40}H{x - 10}Z", "#4d4370")
    pen.rect(x - 7, y - 350, 14, 330, "#5a4f80")
    pen.rect(x - 7, y - 350, 5, 330, "#8678b0")
    pen.rect(x - 13, y - 230, 26, 9, "#4d4370", radius=4)
    pen.path(f"M{x - 30},{y - 410}L{x + 30},{y - 410}L{x + 19},{y - 350}H{x - 19}Z", "#fff4c0")
    pen.path(f"M{x},{y - 410}L{x + 30},{y - 410}L{x + 19},{y - 350}H{x}Z", "#e9d68c")
    pen.path(f"M{x - 38},{y - 410}Q{x},{y - 452} {x + 38},{y - 410}Z", "#4d4370")
    pen.circle(x, y - 436, 7, "#5a4f80")
    pen.path(f"M{x - 30},{y - 410}L{x - 19},{y - 350}M{x + 30},{y - 410}L{x + 19},{y - 350}M{x},{y - 410}V{y - 350}", "#4d4370", stroke=4)


def road(pen: Pen) -> None:
    pen.path("M-20,968C200,944 480,950 830,972V1124C560,1092 260,1110 -20,1144Z", "#ddd3e8")
    pen.path("M-20,1104C260,1070 560,1058 830,1086V1124C560,1092 260,1110 -20,1144Z", "#ac9dca")
    for x, y, w in ((300, 1046, 120), (560, 1030, 80), (720, 1060, 90), (330, 1000, 70), (470, 990, 60), (20, 1010, 60)):
        pen.path(f"M{x},{y}q{w / 2},-8 {w},0q{-w / 2},8 {-w},0Z", "#bfb2d6")


def path(pen: Pen) -> None:
    """The same road again, far off."""
    pen.taper([(560, 880), (500, 842), (380, 830), (300, 800), (330, 772), (300, 752), (262, 740)], 22, 5, "#e0d6ea")


def walker(pen: Pen, x: float, y: float) -> None:
    """Somebody far off with a string in the hand."""
    pen.path(f"M{x - 12},{y - 12}L{x - 6},{y - 52}Q{x},{y - 60} {x + 7},{y - 52}L{x + 14},{y - 12}Z", "#5b4f86")
    pen.taper([(x - 4, y - 14), (x - 12, y)], 7, 5, "#3d3560")
    pen.taper([(x + 5, y - 14), (x + 12, y)], 7, 5, "#3d3560")
    pen.circle(x + 1, y - 64, 8.5, "#d8ab96")
    pen.path(f"M{x - 12},{y - 66}H{x + 15}L{x + 9},{y - 71}L{x + 7},{y - 81}H{x - 5}L{x - 7},{y - 71}Z", "#3d3560")
    pen.taper([(x + 4, y - 48), (x + 18, y - 58)], 6, 4, "#5b4f86")


def shower(pen: Pen, spots: Sequence[tuple[float, float, float]]) -> None:
    for x, y, length in spots:
        pen.taper([(x, y), (x + 6, y + length)], 2, 4.4, "#5f6cc0", 0.85)


@card(id="jsxct7", title="Walking the Weather", seed=17, palette="lilac_mist", light=(-0.5, -0.8))
def paint(s: Scene) -> None:
    s.sky([(0, "#a99bd2"), (0.35, "#cdc2e6"), (0.62, "#f3e2e6"), (0.8, "#fff3d8")], horizon=1000)
    s.clouds(20, 560, 0.4, scale=360, cover=-0.03)
    s.hills(720, 70, 260, "#c3b8dc", depth=0.15, name="far hills")
    s.hills(770, 60, 330, "#b09fd0", depth=0.3, name="middle hills", texture="grass")
    s.board("far road", path, depth=0.4)
    s.hills(866, 40, 420, "#9a8ac0", "#7a6aa6", depth=0.5, name="near hills", texture="grass")
    s.hills(930, 12, 500, "#9d94b4", "#6f669a", depth=0.7, name="meadow", texture="grass")
    s.board("road", road, depth=0.75)
    s.draw(lambda pen: [pen.taper([(277, 692), (262, 600), (270, 480)], 2.6, 2.6, "#6a5f96"), walker(pen, 258, 748)],
           name="second walker far off", depth=0.45, volume=0.1)  # fmt: skip
    s.draw(thunderhead, name="thunderhead on a string", role="subject", depth=0.3, volume=0.35, rim=0.6)
    s.draw(lambda pen: lamp(pen, 722, 1004), name="lamp post", volume=0.2, contact=0.4, shadow=(20, 4, 8, 0.25))
    woman = s.figure((166, 1066), age="broad", pose="walk", view="right", height=316, role="witness", seed=6,
                     clothes={"top": "raincoat", "colour": "#e9b93f", "shoes": "wellingtons", "shoe_colour": "#c75a8a", "scarf": "#7a5fb0"},
                     hair={"kind": "bun", "colour": "#7a5a52"}, skin="#eebfa0", reach={"hand_right": (84, -182), "hand_left": (74, -190)},
                     grips={"hand_right": "grip", "hand_left": "grip"}, label="stout woman in a yellow raincoat")  # fmt: skip
    hand = woman["hand_right"]

    def flock(pen: Pen) -> None:
        cloud(pen, 640, 540, 210, "#e6dbf4")
        cloud(pen, 470, 700, 290, "#faf5fd")
        cloud(pen, 350, 888, 128, "#f6e6f0")
        cloud(pen, 560, 892, 190, "#7b71b2", lifted=True)

    def straps(pen: Pen) -> None:
        for x, y, h, tone, sag in ((696, 532, 42, "#c75a8a", -10.0), (552, 690, 62, "#5f6cc0", 10.0), (388, 886, 26, "#c75a8a", 16.0),
                                   (614, 884, 40, "#e9c04f", 34.0)):  # fmt: skip
            leash(pen, hand, collar(pen, x, y, h, tone), sag, tone)

    clouds = s.draw(flock, name="clouds on leashes", role="subject", depth=0.8, volume=0.3, count=4, shadow=(10, 14, 12, 0.2))
    s.draw(straps, name="leashes", volume=0, rim=0.1, count=4)
    s.draw(lambda pen: [rainbow(pen, 60, 1092, 56), cloud(pen, 64, 1118, 124, "#fffaf6", legs=False),
           leash(pen, hand, collar(pen, 96, 1106, 26, "#c75a8a"), 26.0, "#c75a8a")], name="small cloud with a little rainbow", role="accent",
           volume=0.25, contact=0.4)  # fmt: skip
    s.draw(lambda pen: [pen.path("M640,1012q60,-20 130,-2q20,14 -30,20q-90,8 -100,-18Z", "#8f9ad8"),
           shower(pen, [(652 + (k % 8) * 9, 926 + k // 8 * 28 + (k * 7) % 13, 18) for k in range(24)])], name="rain on the lamp post",
           volume=0.05, rim=0)  # fmt: skip
    s.grass(1190, "#7d6fb0", "#d9cdf0", count=180, height=48, plane="front")
    s.flowers(1196, ["#e9c04f", "#c75a8a", "#fffaf6"], count=16, height=52, plane="front")
    s.relate(clouds, "is pulled by strings", woman)
    s.describe("A woman in a yellow raincoat walks five clouds on leashes. The "
               "darkest rains on a lamp post, the smallest lags behind with a tiny "
               "rainbow. Far off a man in a top hat hangs on a string from a huge "
               "thundercloud. Road and sky are lilac.")  # fmt: skip
    s.moods("funny", "gentle", "melancholy", "playful")
    s.themes("moods", "weather", "pets", "taming", "daily duty")
    s.says("walking the dogs", "head in the clouds", "cares on a leash", "a light shower", "who is leading whom", "the weather forecaster",
           "clouds with a silver collar", "good boy", "dragged along by moods", "the stubborn youngest", "out in all weathers",
           "a private rainbow", "drip, splash, trot", "tamed thunder", "shepherdess of the sky", "big worries belong to others")  # fmt: skip
    s.about(place="hill road", time="noon", weather="one private shower", light="pale noon", view="eye level, wide", composition="left")
    s.vignette(0.12)
