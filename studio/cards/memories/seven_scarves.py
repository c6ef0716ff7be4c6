"""Seven Scarves: a child so wrapped up that seven aunts dance round it like round a maypole."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.papercut_scene import LightBox, light_box

WOOL = ("#d2413c", "#e9a83f", "#3f8f8a", "#7a5aa0", "#e58aa0", "#3f6fb0", "#7f9b4a")
# feet, height, side (-1 pulls to the left), where the scarf leaves the bundle
FAR = ((152, 836, 190, -1, (360, 560)), (650, 836, 190, 1, (440, 560)))
MID = ((84, 984, 246, -1, (350, 650)), (718, 984, 246, 1, (450, 650)))
NEAR = ((146, 1166, 306, -1, (340, 770)), (672, 1166, 306, 1, (460, 770)))
ROWS = ((930, 116), (870, 128), (808, 136), (746, 136), (684, 128), (622, 120), (564, 110))


def band(pen, a, b, w, tone, sag):
    """A knitted scarf from the bundle to two hands, with a fringe that hangs beyond them."""
    (x0, y0), (x1, y1) = a, b
    side = 1 if x1 > x0 else -1
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2 + sag
    pen.path(f"M{x0},{y0} Q{mx},{my} {x1},{y1}", tone, stroke=w)
    with pen.flat():
        for t in (0.16, 0.32, 0.48, 0.64, 0.8):
            x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * mx + t * t * x1
            y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * my + t * t * y1
            pen.path(f"M{x},{y - w / 2 + 1} l{side * 5},{w - 2}", lighten(tone, 0.45), stroke=w * 0.22)
    pen.path(f"M{x1 - w / 2},{y1 - 4} h{w} l{side * 4},{w * 1.9} h{-w}Z", tone)
    for i in range(4):
        x = x1 - w / 2 + side * 4 + (i + 0.5) * w / 4
        pen.path(f"M{x},{y1 + w * 1.9 - 5} v{w * 0.6}", darken(tone, 0.12), stroke=3.4)


def windings(pen, first, last):
    """Scarves round the child, from below."""
    if first == 0:
        pen.path("M322,1020 q-8,-50 20,-70 h48 v70Z M410,1020 v-70 h50 q24,20 18,70Z", "#7a3a2c")
        pen.path("M314,1016 h78 v14 h-78Z M408,1016 h74 v14 h-74Z", "#4a2420")
    for i in range(first, last):
        (y, w), tone = ROWS[i], WOOL[i % 7]
        pen.path(f"M{400 - w},{y - 34} C{400 - w * 0.5},{y - 60 + 14 * (i % 2)} {400 + w * 0.5},{y - 50 - 14 * (i % 2)} {400 + w},{y - 34} Q{400 + w + 26},{y} {400 + w - 8},{y + 34} C{400 + w * 0.4},{y + 58} {400 - w * 0.4},{y + 58} {400 - w + 8},{y + 34} Q{400 - w - 26},{y} {400 - w},{y - 34}Z", tone)
        with pen.flat():
            for k in range(-5, 6):
                x = 400 + k * w / 5.4
                pen.path(f"M{x - 9},{y - 12} l9,13 9,-13 M{x - 9},{y + 12} l9,13 9,-13", lighten(tone, 0.3), stroke=4)


def face(pen):
    """Two eyes between a scarf and a bobble hat."""
    skin = "#f0c6a4"
    pen.path("M294,470 C294,408 340,372 400,372 C460,372 506,408 506,470 C506,520 470,540 400,540 C330,540 294,520 294,470Z", skin)
    with pen.flat():
        pen.circle(356, 474, 11, "#2b3a5a")
        pen.circle(444, 474, 11, "#2b3a5a")
        pen.circle(360, 470, 3.6, "#ffffff")
        pen.circle(448, 470, 3.6, "#ffffff")
        pen.path("M336,448 q16,-14 34,-4 M464,448 q-16,-14 -34,-4", "#6a4030", stroke=6)
        pen.circle(322, 500, 17, "#eba48e")
        pen.circle(478, 500, 17, "#eba48e")
    pen.path("M288,512 C340,488 460,488 512,512 Q528,556 500,578 C440,600 360,600 300,578 Q272,556 288,512Z", "#d2413c")
    with pen.flat():
        for k in range(-4, 5):
            pen.path(f"M{400 + k * 25 - 10},{532 + 2 * abs(k) * -1} l10,14 10,-14", "#e98a80", stroke=4)
    pen.path("M284,432 C280,300 340,250 400,250 C460,250 520,300 516,432 Q400,392 284,432Z", "#3f6fb0")
    with pen.flat():
        for k in range(-3, 4):
            pen.path(f"M{400 + k * 27},{300 + 8 * abs(k)} l-10,14 10,14 10,-14Z", "#f4f7fc")
    pen.path("M274,440 Q400,384 526,440 Q534,410 522,396 Q400,344 278,396 Q266,410 274,440Z", "#f4f7fc")
    pen.circle(400, 238, 40, "#f4f7fc")
    with pen.flat():
        for x, y in ((386, 226), (408, 220), (418, 244), (392, 252), (374, 244)):
            pen.path(f"M{x},{y} l8,8", "#b4c6e0", stroke=4)


def jumper(pen):
    with pen.at(548, 1174, scale=0.66):
        pen.path("M-84,-136 Q-50,-150 -18,-140 C10,-116 34,-70 36,-34 Q0,-14 -34,-24 L-36,-60 Q-60,-56 -66,-70 C-80,-90 -86,-114 -84,-136Z", "#d2413c")
        with pen.flat():
            pen.path("M-82,-112 Q-40,-126 2,-112 M-72,-84 Q-30,-98 20,-84 M-36,-56 Q0,-66 32,-56", "#f4f7fc", stroke=8)
        pen.path("M-88,-132 Q-50,-150 -14,-138 L-18,-152 Q-50,-164 -86,-148Z", "#e9a83f")


@light_box(id="rk3ryr", title="Seven Scarves", seed=68, palette="snow day", light=(-0.4, -0.85))
def paint(s: LightBox) -> None:
    """Going out for ten minutes."""
    s.stage("snow street", floor=790, gap=190, lamps=False)
    s.sheet("swept drift", "M-20,806 Q120,768 262,808 Q400,832 538,808 Q680,768 820,806 V1230 H-20Z", "#edf2f9", depth=0.54, haze=0.0)
    s.lamp((400, 560), 320, "#fff0c8", 0.16)
    tones = ("#3f6fb0", "#8a3a4a", "#5a4a7a", "#3f7a6a", "#a8503a", "#2f4468", "#6a5a3a")
    hats = ("headscarf", "bowler", "wide_brim", "headscarf", "beanie", "wide_brim", "headscarf")

    def aunt(n, row, depth):
        x, y, h, side, _ = row
        return s.figure(at=(x, y), age=("adult", "broad", "old")[n % 3] if n != 2 else "adult", pose="pull", view="right" if side < 0 else "left", height=h, prop=None, lift=None, depth=depth, haze=0.0,
                        clothes=dict(top="coat", colour=tones[n], hat=hats[n], bottom="tights", shoes="boots"), hair="bun", seed=20 + n, label="aunt", role="prop", expression="glad")

    def scarves(name, rows, first, depth, w, sag):
        aunts = [aunt(first + i, row, depth) for i, row in enumerate(rows)]
        ends = [((a["hand_left"][0] + a["hand_right"][0]) / 2, (a["hand_left"][1] + a["hand_right"][1]) / 2) for a in aunts]
        return s.sheet(name, lambda pen: [band(pen, row[4], end, w, WOOL[first + i], sag) for i, (row, end) in enumerate(zip(rows, ends, strict=True))], depth=depth + 0.02, haze=0.0, role="subject", count=2)

    scarves("far scarves", FAR, 0, 0.56, 22, 10)
    s.sheet("trodden ring", "M60,900 Q400,800 740,900 Q820,990 640,1060 Q400,1110 160,1060 Q-20,990 60,900Z", "#dbe5f1", depth=0.6, haze=0.0)
    scarves("middle scarves", MID, 2, 0.66, 27, 14)
    child = s.sheet("wrapped-up child", lambda pen: windings(pen, 0, 3), depth=0.74, haze=0.0, role="subject")
    s.sheet("seventh scarf", lambda pen: band(pen, (404, 770), (398, 1000), 34, WOOL[6], 0), depth=0.78, haze=0.0, role="subject")
    scarves("near scarves", NEAR, 4, 0.76, 33, 20)
    s.sheet("child's face", lambda pen: (windings(pen, 3, 7), face(pen)), depth=0.82, haze=0.0, role="subject")
    s.figure(at=(398, 1182), age="broad", pose="pull", view="back", height=250, prop=None, lift=None, depth=0.88, haze=0.0, clothes=dict(top="coat", colour=tones[6], hat="headscarf", hat_colour="#e58aa0", shoes="boots"), seed=26, label="aunt", role="prop")
    s.put("dog", at=(548, 1174), scale=0.66, flip=True, pose="sit", lift=None, depth=0.92, haze=0.0, role="witness", label="dog in a jumper")
    s.sheet("jumper", jumper, lift=3)
    s.ridge(1176, 8, 320, "#ffffff", depth=0.95, plane="front", name="front snow")
    s.snow(110, size=1.0)
    s.relate(child, "is pulled by strings of", "aunts")
    s.describe("A child wrapped in many scarves looks like a tall column. Only two "
               "eyes, the bobble hat and boots show. Seven people in coats stand "
               "round it in the snow, each pulling at a long scarf. A dog in a red "
               "jumper watches. Houses stand behind; snow falls.")  # fmt: skip
    s.moods("loved", "bound", "comic", "cosy")
    s.themes("family", "care", "being held back", "winter")
    s.says("better safe", "tug of love", "seven opinions", "I can't put my arms down", "custody", "maypole", "smothered", "it's only for ten minutes", "ties", "mummy",
           "well meant", "tangled up", "who knitted you", "spin", "you'll thank us later", "layers", "pulled apart", "warm")
    s.about(place="a street deep in snow", time="day", weather="snow", light="snow light", view="eye level", composition="centred")
