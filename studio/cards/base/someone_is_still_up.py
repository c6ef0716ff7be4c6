"""An old man and an old woman breathe on a nest in their hands; a house no bigger than its eggs has a lit window."""

from __future__ import annotations

import math

from reverie_studio.colour import mix
from reverie_studio.figures import draw_hand
from reverie_studio.pen import Pen, Point
from reverie_studio.scene import Scene, card

NEST, WINDOW = (400, 836), (401, 760)
WARM, FROST = "#ffb765", "#f2f7f6"
HIS = ("M-150,-120 L74,-104 C90,-78 98,-50 94,-26 C86,-14 86,-2 92,10 C104,34 132,58 142,80 C148,98 132,108 110,104 C102,108 102,114 106,120 "
       "C120,124 122,134 110,140 C112,150 112,160 104,170 C80,214 0,214 -60,190 C-130,160 -160,20 -150,-120Z")  # fmt: skip
HERS = ("M-150,-120 L76,-112 C92,-86 96,-56 90,-34 C84,-22 86,-12 92,-4 C104,16 132,38 144,58 C152,76 134,88 112,84 C102,86 100,94 104,102 "
        "C122,106 126,124 108,130 C106,138 116,146 120,158 C128,182 112,204 86,206 C40,216 -20,210 -70,190 C-130,160 -160,20 -150,-120Z")


def strands(pen: Pen, s: Scene, name: str, count: int, roots: tuple[Point, Point, Point], long: float, fall: tuple[float, float], dark: str) -> None:
    """Hair stroke by stroke from a bent line of roots: grey below, frost on top, warm where the window reaches."""
    rng, _ = s.own_rng(name)
    (x0, y0), (x1, y1), (x2, y2) = roots
    for k in range(count):
        u, v = float(rng.random()), k / count
        x = (1 - u) ** 2 * x0 + 2 * u * (1 - u) * x1 + u * u * x2 + float(rng.uniform(-12, 12))
        y = (1 - u) ** 2 * y0 + 2 * u * (1 - u) * y1 + u * u * y2 + float(rng.uniform(-14, 10))
        n, bend = long * float(rng.uniform(0.45, 1.0)), float(rng.uniform(-0.16, 0.16)) * long
        end = (x + fall[0] * n + bend, y + fall[1] * n)
        tone = mix(mix(dark, FROST, min(1.0, 0.1 + v * float(rng.uniform(0.5, 1.1)))), WARM, 0.95 * math.exp(-((math.dist(pen.where(*end), WINDOW) / 250) ** 2)))
        pen.taper([(x, y), (x + fall[0] * n * 0.4 - bend * 0.6, y + fall[1] * n * 0.55), end], 9, 1.5, tone)


def face(pen: Pen, s: Scene, skin: str, man: bool) -> None:
    """A profile that looks to the right: lids down, lips pursed to breathe out. His cap and brows; her headscarf."""
    red, shade = mix(skin, "#cf4a34", 0.5), mix(skin, "#76719a", 0.36)
    with pen.part("neck", grain=[[(-100, 100), (-120, 330)]], puff=60):
        pen.path("M-150,40 C-170,100 -200,150 -230,190 L-40,260 L20,170Z", mix(shade, "#3a4058", 0.6))
    with pen.part("face", grain=[[(40, -90), (60, 60), (60, 180)]], puff=90):
        pen.gradient(HIS if man else HERS, (-130, -60), (150, 120), [(0, shade), (0.35, mix(skin, shade, 0.3)), (0.62, skin), (1, mix(skin, WARM, 0.7))])
    pen.radial("M-40,50 a70,52 0 1 0 140,0 a70,52 0 1 0 -140,0Z", (34, 62), 70, [(0, mix(skin, "#d8432f", 0.6)), (1, skin)], 0.4)
    pen.svg("old_profile" if man else "old_woman_profile", red=red, shade=shade, warm=mix(skin, WARM, 0.85), lid=mix(skin, shade, 0.25), ear=mix(red, skin, 0.3))
    if man:
        strands(pen, s, "brow", 60, ((24, -24), (62, -46), (100, -26)), 52, (0.66, -0.25), "#8a9298")
        strands(pen, s, "crown", 130, ((-150, -150), (-190, -60), (-140, 50)), 110, (-0.72, 0.5), "#8a9298")
        pen.svg("wool_cap")
        return
    strands(pen, s, "fringe", 70, ((74, -112), (40, -122), (-10, -110)), 74, (-0.75, 0.3), "#a8aeb4")
    with pen.part("scarf", grain=[[(60, -150), (-60, -60), (-40, 200)]], puff=70):
        pen.path("M84,-120 C80,-190 10,-236 -70,-230 C-170,-220 -226,-130 -214,-20 C-206,60 -190,130 -150,190 C-110,226 -40,236 34,214 C10,190 -20,170 -34,120 C-56,40 -36,-50 16,-92 C40,-108 62,-114 84,-120Z", "#3f6f86")
    pen.path("M84,-120 C62,-114 40,-108 16,-92 C-36,-50 -56,40 -34,120 C-20,170 10,190 34,214", "#8fb8c4", stroke=12)
    pen.path("M-150,-160 C-110,-100 -110,20 -120,120 M-90,-214 C-60,-160 -70,-80 -86,0", "#2f566c", 0.9, stroke=8)
    for x, y in ((-20, -170), (-110, -150), (-160, -70), (-80, -90), (-130, 20), (-90, 90), (-150, 110), (-60, 160), (-170, -10), (0, 196)):
        for k in range(5):
            pen.circle(x + 11 * math.cos(1.257 * k), y + 11 * math.sin(1.257 * k), 6, "#f2d9a0")
        pen.circle(x, y, 6, "#c8503c")
    pen.path("M20,206 C50,214 70,236 66,270 C40,262 20,240 10,222Z M26,204 C60,196 96,206 112,232 C84,238 50,230 30,216Z", "#4d8098")


def elder(pen: Pen, s: Scene, west: bool) -> None:
    skin, jersey = ("#eab296", "#31465a") if west else ("#c98a66", "#6a3f4a")
    with pen.at(400, 0, flip=not west):
        with pen.part("jersey", grain=[[(-380, 1100), (-330, 700)]], puff=90):
            pen.path("M-460,1240 V560 C-400,520 -330,530 -250,590 C-150,680 -140,800 -150,900 C-160,1040 -120,1140 -60,1240Z", jersey)
        for k in range(8):
            pen.path(f"M{-440 + 42 * k},{1230 - 6 * k} C{-430 + 36 * k},900 {-410 + 24 * k},740 {-380 + 16 * k},{600 + 4 * k}", mix(jersey, "#10202c", 0.35), 0.8, stroke=6)
        with pen.at(-196 if west else -206, 366 if west else 430, scale=1.32 if west else 1.3, turn=19 if west else 22):
            face(pen, s, skin, west)
        if west:
            strands(pen, s, "beard", 620, ((-330, 460), (-250, 650), (-132, 596)), 330, (0.06, 1.0), "#5f6d78")
            strands(pen, s, "moustache", 90, ((-176, 526), (-148, 534), (-116, 526)), 96, (-0.62, 0.72), "#8a949a")


def twigs(pen: Pen, s: Scene, front: bool) -> None:
    """The bowl, woven; its far lip is painted before what stands in it, its near side after."""
    rng, _ = s.own_rng(f"twigs {front}")
    x, y = NEST
    if front:
        pen.path(f"M{x - 168},{y} C{x - 120},{y + 56} {x + 120},{y + 56} {x + 168},{y} C{x + 150},{y + 120} {x + 60},{y + 150} {x},{y + 150} C{x - 60},{y + 150} {x - 150},{y + 120} {x - 168},{y}Z", "#4b3428")
    else:
        pen.oval(x, y, 170, 60, "#3a261d")
        pen.radial(f"M{x - 150},{y} a150,48 0 1 0 300,0 a150,48 0 1 0 -300,0Z", (x, y - 20), 150, [(0, "#f2a44e"), (0.6, "#8a5228"), (1, "#3a261d")])
    for k in range(230 if front else 90):
        a = float(rng.uniform(0.04, 0.96)) * math.pi if front else float(rng.uniform(-1.0, 0.0)) * math.pi
        drop = float(rng.uniform(0, 92)) if front else float(rng.uniform(-12, 8))
        wide, n = 170 - drop * 0.75, float(rng.uniform(0.22, 0.5))
        way = [(x + wide * math.cos(a + d) * float(rng.uniform(0.98, 1.05)), y + 58 * math.sin(a + d) + drop + float(rng.uniform(-6, 6))) for d in (-n, 0, n)]
        light = max(0.0, 1 - drop / 46) * (0.9 - 0.5 * abs(math.cos(a)))
        pen.taper(way, 7, 3, mix(mix("#6b4c38", "#2c1d18", float(rng.random())), mix(WARM, "#d9e6e8", 0.2), 0.75 * light * float(rng.uniform(0.3, 1))))


@card(id="qlqb5f", title="Someone Is Still Up", seed=863, palette="frost", light=(0.0, 0.9))
def paint(s: Scene) -> None:
    """The window is the only warmth."""
    s.backdrop("#b4ccd6", "#3d5f70", "#7d9fae")
    for west in (True, False):
        s.draw(lambda pen, west=west: elder(pen, s, west), name="old man in a cap" if west else "old woman in a headscarf", role="witness", depth=0.8, volume=0.25, rim=0.15)

    def hand(pen: Pen, west: bool) -> None:
        """His gloved hand from the left, her bare one from the right: the palm on the twigs, the thumb up."""
        (x, y), turn, n = ((112, 990), 76, 330) if west else ((676, 1024), -74, 310)
        way = -1 if west else 1
        with pen.at(x, y):
            draw_hand(pen, s.palette, "hang", n, turn, 180, 0, left=not west, skin="#b98a3e" if west else "#cf7c5e", light=1.0 if west else -1.0)
        with pen.part("sleeve", puff=50):
            pen.taper([(x + way * 260, y + 190), (x + way * 110, y + 90), (x + way * 16, y + 8)], 230, n * 0.3, "#2a3d50" if west else "#5a3340")
        with pen.part("cuff", puff=16):
            for k, tone in ((0, "#3f5a72" if west else "#7a4652"), (14, "#4d6c86" if west else "#8f545f"), (28, "#3f5a72" if west else "#7a4652")):
                pen.taper([(x + way * (k - 16), y - n * 0.19), (x + way * (k - 6), y + 2), (x + way * (k + 8), y + n * 0.2)], 34, 34, tone)

    s.draw(lambda pen: twigs(pen, s, False), name="far lip", depth=0.85, record=False, volume=0.1)
    s.draw(lambda pen: pen.svg("egg_house"), name="house as small as an egg", role="subject", depth=0.86, volume=0.25)
    s.glow(WINDOW, 150, "#ff9a3a", 0.35)
    s.draw(lambda pen: twigs(pen, s, True), name="nest", role="subject", depth=0.87, volume=0.2)
    for west in (True, False):
        s.draw(lambda pen, west=west: hand(pen, west), name="gloved hand" if west else "bare hand", role="subject", depth=0.9, volume=0.3, shadow=(-10 if west else 10, 16, 10, 0.4))
    for d in ("M286,570 C330,600 366,650 384,720 C350,700 300,660 276,600Z", "M516,612 C480,640 450,680 430,730 C470,720 520,680 530,640Z"):
        s.shade(d, "#f4fbfc", 0.5, 16)
    s.glow(WINDOW, 54, "#ffd680", 0.6)
    s.draw(lambda pen: pen.svg("iced_twigs"), name="iced twigs", depth=0.97, plane="front", material="near", volume=0.1)
    s.focus((*WINDOW, 150), (400, 960, 240), (280, 440, 120), (530, 480, 120))
    s.grade(key=0.45)
    s.relate("house as small as an egg", "is inside", "nest")
    s.describe("An old man and an old woman breathe on a nest. They hold it together. Beside two blue eggs stands a house no bigger than they are, its upper window "
               "lit. He wears a red cap and yellow gloves, she a flowered headscarf; her hands are bare.")  # fmt: skip
    s.moods("tender", "hushed", "cold", "hopeful")
    s.themes("old age", "home", "care", "winter", "smallness")
    s.says("the last of the family", "keep it warm", "two thieves", "somebody waits up for us", "do not breathe too hard", "our parents’ house", "it will hatch in spring", "keeping the faith",
           "a light in the window", "together again", "who lives there?", "small inheritance", "the cuckoo built it", "home is what you hold", "handle with care", "old gods at work", "our first house",
           "golden wedding", "the children never call", "blow gently", "nesting for two", "a late arrival", "we started small", "a house in the hand", "winter blessing")  # fmt: skip
    s.about(place="outdoors in the frost", time="day", weather="frost", light="one tiny window, warm, from below", composition="centred",
            view="near, slightly from above", foreground="iced twigs", unexplained="who lives in the house")  # fmt: skip
