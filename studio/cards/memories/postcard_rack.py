"""Postcard Rack: every card is a lit window with the same family on the same beach, a year older."""

from __future__ import annotations

from reverie_studio.colour import lighten, mix
from reverie_studio.finishes.papercut_scene import LightBox, light_box

W, H = 126, 134
SKIES = ("#bfe3ee", "#ffe0a8", "#cfe8d8", "#f9c9a4", "#a9d4e8", "#ffe9bf")


def doll(pen, x, y, h, tone, hair="#5a3422"):
    """A paper person in bathing clothes."""
    skin = "#e8b48c"
    pen.path(f"M{x - h * 0.1},{y} L{x - h * 0.09},{y - h * 0.4} h{h * 0.18} L{x + h * 0.1},{y} h{-h * 0.06} L{x},{y - h * 0.3} L{x - h * 0.04},{y}Z", skin)
    pen.path(f"M{x - h * 0.1},{y - h * 0.66} L{x - h * 0.24},{y - h * 0.42} M{x + h * 0.1},{y - h * 0.66} L{x + h * 0.24},{y - h * 0.42}", skin, stroke=max(2.4, h * 0.07))
    pen.path(f"M{x - h * 0.12},{y - h * 0.7} h{h * 0.24} l{-h * 0.02},{h * 0.36} h{-h * 0.2}Z", tone)
    pen.circle(x, y - h * 0.84, h * 0.14, skin)
    pen.path(f"M{x - h * 0.15},{y - h * 0.83} a{h * 0.15},{h * 0.16} 0 0 1 {h * 0.3},0 q{-h * 0.15},{-h * 0.1} {-h * 0.3},0Z", hair)


def towel(pen, x, y, tone):
    pen.path(f"M{x - 15},{y} l6,-13 h25 l-4,13Z", tone)


def straw(pen, x, y, k):
    """Father's hat."""
    with pen.at(x, y, scale=k):
        pen.path("M-8,0 C-8,-11 8,-11 8,0Z", "#f6d98a")
        pen.oval(0, 0, 15, 4, "#f0c765")


def card(pen, x, y, n, turn=0.0, k=1.0):
    """Window number n of the years; x, y is its middle. From the seventh on only the hat is left of the father."""
    with pen.at(x, y, scale=k, turn=turn):
        shutter = ("#d9533b", "#3f8f8a", "#efb24a")[n % 3]
        for side in (-1, 1):
            pen.path(f"M{side * (W / 2 + 3)},{-H / 2 - 2} l{side * 15},7 v{H - 10} l{side * -15},7Z", shutter)
            with pen.flat():
                for i in range(7):
                    pen.path(f"M{side * (W / 2 + 6)},{-H / 2 + 14 + i * 17} h{side * 9}", mix(shutter, "#12304f", 0.35), stroke=3)
        pen.rect(-W / 2 - 6, -H / 2 - 6, W + 12, H + 12, "#fffdf4", radius=3)
        box = f"M{-W / 2},{-H / 2} h{W} v{H} h{-W}Z"
        pen.lit(box, SKIES[n % 6], 0.6)
        with pen.clip(box):
            pen.path("M-70,-10 q14,-8 28,0 t28,0 t28,0 t28,0 t28,0 V70 H-70Z", "#2f7fae")
            pen.path("M-70,14 Q0,4 70,16 V70 H-70Z", "#e8c888")
            pen.circle(46 - 5 * (n % 4), -48, 9, "#fff6d0")
            grow = min(1.0, n / 6)
            grey = max(0.0, grow * 1.25 - 0.3)
            pen.path("M-56,40 L-34,-44", "#7a4f2a", stroke=3)
            pen.path("M-66,-22 Q-52,-66 -6,-44 Q-20,-36 -34,-38 Q-54,-38 -66,-22Z", "#d9533b")
            towel(pen, -43, 61, "#d9533b")
            if n < 6:
                doll(pen, -40, 53, 76, "#12304f", hair=mix("#5a3422", "#f4f0ea", grey))
                straw(pen, -40, -18, 1.0)
            else:
                straw(pen, -40, 56, 1.15)
            towel(pen, -11, 63, "#efb24a")
            doll(pen, -10, 55, 70, "#d9533b", hair=mix("#a8602a", "#f4f0ea", grey))
            towel(pen, 19, 61, "#3f8f8a")
            doll(pen, 20, 54, 34 + 38 * grow, "#efb24a", hair="#3a2418")
            towel(pen, 45, 63, "#8a5a86")
            doll(pen, 46, 55, 20 + 48 * grow, "#3f8f8a", hair="#c8803a")
        pen.rect(-W / 2 - 12, H / 2 + 2, W + 24, 9, "#fff0bb", radius=2)


def rack(pen):
    iron = "#12304f"
    pen.path("M262,1130 L284,90 h18 L324,1130Z", iron)
    pen.path("M130,1150 Q293,1080 456,1150 L470,1176 H116Z", iron)
    pen.circle(293, 74, 22, "#efb24a")
    pen.path("M60,156 Q293,100 526,156 L520,176 Q293,122 66,176Z", lighten(iron, 0.12))
    for i in range(9):
        x = 66 + i * 51
        pen.path(f"M{x},{160 - 44 * (1 - ((i - 4) / 4.4) ** 2) + 12} h51 l-4,26 q-22,16 -44,0Z", ("#d9533b", "#fffdf4")[i % 2])
    for x in (66, 160, 250, 336, 426, 520):
        pen.path(f"M{x},180 V1082", lighten(iron, 0.16), stroke=5)
    for r in range(5):
        y = 200 + r * 216
        pen.path(f"M52,{y} Q293,{y + 22} 534,{y}", lighten(iron, 0.16), stroke=5)


@light_box(id="4utrlj", title="Postcard Rack", seed=72, palette="paper sea", light=(-0.5, -0.8))
def paint(s: LightBox) -> None:
    """End of the season on the promenade."""
    s.back("#ffd49a", "#2a628c", at=(640, 600), radius=720)
    s.disc("sun", (640, 560), 64, "#fff0bb", halo=0.7)
    s.puffs([(660, 200, 220), (590, 350, 120), (760, 420, 150)], colour="#f9cfae", threads=True)
    s.ridge(668, 8, 300, "#7fb6cc", cut="waves", depth=0.14, name="far sea")
    s.ridge(716, 10, 300, "#4f93b8", cut="waves", depth=0.24, name="sea", haze=0.0)
    s.ridge(770, 10, 300, "#2f6d9a", cut="waves", depth=0.36, name="near sea", haze=0.0)
    s.put("sailing boat", at=(700, 712), scale=0.26, lift=None, depth=0.36, haze=0.0)
    s.ridge(826, 10, 340, "#e8cf98", depth=0.4, name="beach", haze=0.0)
    s.sheet("rail", lambda pen: ([pen.path(f"M{x},1010 V906 h12 V1010Z", "#fff9ea") for x in range(-10, 820, 74)], pen.path("M-20,902 H820 v14 H-20Z M-20,954 H820 v9 H-20Z", "#fff9ea")), depth=0.5, haze=0.0)
    s.sheet("promenade", lambda pen: (pen.path("M-20,990 H820 V1220 H-20Z", "#c79a5c"), [pen.path(f"M{x0},990 L{x1},1220", "#a87c44", stroke=4) for x0, x1 in ((60, -60), (180, 110), (300, 270), (420, 430), (540, 600), (660, 780), (760, 940))]), depth=0.52, haze=0.0)
    tower = s.sheet("postcard rack", rack, depth=0.62, haze=0.0, role="subject")

    def cards(pen):
        for n in range(7):
            r, c = divmod(n, 2)
            card(pen, 180 + c * 226, 302 + r * 216, n, turn=(-1.5, 1.5)[c], k=1.27)

    s.sheet("cards of years", cards, depth=0.7, haze=0.0, role="subject", count=7)
    s.figure(at=(672, 1160), age="old", pose="point", view="left", height=420, role="witness", clothes=dict(top="dress", colour="#d9533b", apron="#fff9ea", scarf=True), hair="bun", prop=None, lift=None, depth=0.84, haze=0.0, seed=8, label="shopkeeper woman")
    s.put("bucket and spade", at=(752, 1176), scale=0.42, lift=None, depth=0.88, haze=0.0)
    s.sheet("fallen card", lambda pen: card(pen, 428, 1068, 7, turn=13, k=1.16), depth=0.86, haze=0.0, role="accent")
    s.sheet("gulls", lambda pen: [pen.path(f"M{x},{y} q{-w * 0.3},{-w * 0.3} {-w * 0.6},{-w * 0.1} q{w * 0.36},0 {w * 0.6},{w * 0.28} q{w * 0.24},{-w * 0.3} {w * 0.6},{-w * 0.34} q{-w * 0.34},{-w * 0.14} {-w * 0.6},{w * 0.16}Z", "#fffdf4") for x, y, w in ((620, 440, 70), (716, 500, 50), (660, 250, 56))], depth=0.6, haze=0.0)
    s.sheet("awning", lambda pen: [pen.path(f"M{-10 + i * 68},-20 h68 v70 a34,30 0 0 1 -68,0Z", ("#d9533b", "#fff9ea")[i % 2]) for i in range(12)], depth=0.94, haze=0.0, plane="front")
    s.relate(tower, "contains", "years")
    s.about(place="a promenade by the sea", time="late afternoon", weather="fair", light="low sun and lit cards", view="eye level", composition="left")
    s.describe("An old woman turns a tall postcard rack by the sea. The cards have "
               "shutters and show the same four people on the beach. From card to "
               "card the children grow. On the lowest card, and on a fallen one, "
               "there are only three, and a straw hat lies there.")  # fmt: skip
    s.moods("merry", "missing", "sunny", "bittersweet")
    s.themes("family", "time", "summer", "those who are gone")
    s.says("wish you were here", "block of flats", "same time next year", "one towel too many", "spot the difference", "growing up in rows", "who took the picture", "season's end", "turn, turn, turn", "greetings",
           "memory lane", "rent by the week", "nothing ever changes here", "an advent calendar in August", "the empty place", "souvenir", "how they've grown", "postage due")
