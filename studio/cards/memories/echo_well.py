"""Echo Well: from the bottom we see a boy shout down, and his echoes climb up to him, the last ones the palest."""

from __future__ import annotations

import math

from reverie_studio.colour import darken, mix
from reverie_studio.figures import draw_face
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_hands import cut_hand
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_scene import LightBox, light_box

MOUTH = (414, 300)  # of the well, far above
PALE = "#f4f2c8"
RINGS = (186, 236, 302, 390, 506, 660, 862, 1130)
# place of the feet, height, turn, how pale, which one
ECHOES = ((120, 520, 180, 62, 0.08, 1), (640, 840, 320, -24, 0.36, 2), (196, 1130, 540, 15, 0.68, 3))


def stone(pen: PaperPen, k: int, i: int, n: int, tone: str) -> None:
    """One stone of a ring, a little smaller than its place."""
    r0, r1 = RINGS[k] * 1.02, RINGS[k + 1] * 0.985
    a0, a1 = (2 * math.pi * (i + 0.04 + 0.5 * (k % 2)) / n, 2 * math.pi * (i + 0.96 + 0.5 * (k % 2)) / n)
    spots = [(r0, a0), (r0, (a0 + a1) / 2), (r0, a1), (r1, a1), (r1, (a0 + a1) / 2), (r1, a0)]
    pen.poly([(MOUTH[0] + r * math.cos(a), MOUTH[1] + r * math.sin(a)) for r, a in spots], tone)


def wall(pen: PaperPen) -> None:
    """Rings of stones, bright at the top, black where we are."""
    with pen.cut(lift=2):
        pen.rect(-20, -20, 840, 1240, "#140a22")
        pen.erase(cuts.circle(*MOUTH, RINGS[0]))
    for k in range(len(RINGS) - 2, -1, -1):
        for i in range(15):
            base = mix("#c9b45a", "#3a1f52", min(1.0, (k + 0.4) / 3.2))
            stone(pen, k, i, 15, darken(mix(base, "#2b4a5a", 0.1 * ((i * 7 + k * 3) % 4)), max(0.0, 0.09 * (k - 2.4))))


def caller(pen: PaperPen, s: LightBox) -> None:
    """He leans over the edge; both hands make a funnel at his mouth."""
    pen.path("M240,520 C250,430 310,404 410,404 C510,404 570,430 580,520Z", "#d8602f")
    with pen.at(410, 296):
        draw_face(pen, s.palette, 96, "child", view="front", expression="shouting", look=(0, 4), hair={"kind": "messy", "colour": "#3a1a2a"}, skin="#c98a64", neck=True, seed=77)
    for flip in (False, True):
        with pen.at(820 if flip else 0, 0, flip=flip):
            pen.taper([(270, 520), (300, 474), (322, 440)], 64, 44, "#b84c24")
            with pen.at(330, 432, turn=26):
                cut_hand(pen, "#b87a56", "M-15,10 C-20,-12 -24,-30 -20,-44 C-8,-52 10,-52 22,-44 C24,-28 18,-10 15,10Z",
                         (([(-14, -40), (-16, -62), (-8, -76)], 14, 11), ([(-4, -44), (-4, -70), (4, -84)], 15, 11), ([(7, -44), (9, -68), (16, -80)], 15, 11), ([(17, -38), (22, -58), (28, -68)], 14, 10)), None, nails=False, creases=False)  # fmt: skip


def climber(pen: PaperPen, x: float, y: float, h: float, turn: float, k: float, step: int) -> None:
    """An echo from behind, 520 high at h = 520: two ledges under the feet, two for the hands."""
    wool, shorts, skin, hair, shoe = (mix(c, PALE, k) for c in ("#d8602f", "#4a5aa0", "#d99a70", "#4a2430", "#5a3040"))
    ledge = mix("#6a4a7a", "#24103a", 0.2 + 0.5 * k)
    with pen.at(x, y, turn=turn, scale=h / 520, flip=step == 2):
        for lx, ly, w in ((-86, -98, 62), (46, 0, 66), (-104, -536, 70), (116, -474, 66)):
            pen.path(f"M{lx - w},{ly} C{lx - w * 0.6},{ly - 8} {lx + w * 0.6},{ly - 8} {lx + w},{ly} L{lx + w * 0.84},{ly + 50} Q{lx},{ly + 62} {lx - w * 0.84},{ly + 48}Z", ledge)
        for way, sole in (([(26, -236), (52, -130), (46, -26)], (46, 0)), ([(-26, -240), (-104, -196), (-86, -122)], (-86, -98))):
            pen.taper(way, 58, 38, skin)
            (kx, ky), (ax, ay) = way[1], way[2]
            pen.taper([(ax + (kx - ax) * 0.36, ay + (ky - ay) * 0.36), (ax, ay)], 46, 40, mix("#fffaf0", PALE, k))
            pen.path(f"M{sole[0] - 24},{sole[1] - 40} Q{sole[0]},{sole[1] - 50} {sole[0] + 24},{sole[1] - 40} L{sole[0] + 29},{sole[1]} Q{sole[0]},{sole[1] + 7} {sole[0] - 29},{sole[1]}Z", shoe)
        pen.taper([(30, -262), (38, -196)], 80, 74, shorts)
        pen.taper([(-28, -262), (-76, -216)], 80, 72, shorts)
        pen.path("M-60,-286 H60 L66,-230 Q0,-206 -64,-236Z", shorts)
        pen.path("M-20,-440 H20 L26,-396 H-26Z", darken(skin, 0.1))
        pen.path("M-60,-272 C-70,-330 -76,-380 -64,-412 C-40,-430 40,-430 64,-412 C76,-380 70,-330 60,-272 Q0,-256 -60,-272Z", wool)
        pen.path("M-60,-286 Q0,-270 60,-286 L60,-268 Q0,-252 -60,-268Z", darken(wool, 0.12))
        pen.path("M-26,-424 Q0,-410 26,-424 L24,-408 Q0,-396 -24,-408Z", darken(wool, 0.12))
        for (way,) in (([(-50, -396), (-116, -432), (-106, -494)],), ([(50, -396), (124, -372), (116, -432)],)):
            pen.taper(way, 50, 32, wool)
            hx, hy = way[2]
            with pen.at(hx, hy - 2):
                cut_hand(pen, skin, "M-16,12 C-22,-4 -26,-20 -22,-34 C-8,-42 10,-42 22,-34 C26,-20 22,-4 16,12Z",
                         (([(-16, -32), (-17, -50)], 13, 11), ([(-5, -36), (-5, -56)], 14, 12), ([(6, -36), (6, -56)], 14, 12), ([(16, -31), (17, -48)], 13, 11)), ([(14 if hx < 0 else -14, -8), (28 if hx < 0 else -28, -24)], 14, 10), nails=False, creases=False)  # fmt: skip
        for ex in (-58, 58):
            pen.oval(ex, -470, 12, 17, skin)
        pen.path("M-58,-462 C-66,-520 -40,-548 -8,-546 C0,-556 16,-552 20,-544 C52,-536 66,-500 58,-462 C54,-436 40,-424 26,-420 L12,-430 L0,-418 L-12,-430 L-26,-420 C-42,-426 -54,-438 -58,-462Z", hair)
        with pen.flat():
            pen.path("M0,-500 c14,-10 24,6 10,14 c-16,8 -30,-10 -16,-26", darken(hair, 0.2), stroke=4)


def rope(pen: PaperPen) -> None:
    """Near us, black; it hangs from the edge and a frog holds on to it."""
    pen.taper([(586, 230), (690, 620), (812, 1240)], 9, 54, "#6a5a3a")
    with pen.flat():
        for k in range(22):
            t = (k + 1) / 23
            x, y, w = 586 + 226 * t + 14 * math.sin(t * 3.1), 230 + 1010 * t, 3 + 19 * t
            pen.taper([(x - w, y + w * 0.7), (x + w, y - w * 0.7)], 3 + 5 * t, 2 + 4 * t, "#3a3020")


@light_box(id="m67dni", title="Echo Well", seed=523, palette="fever", light=(0.05, -0.98))
def paint(s: LightBox) -> None:
    """The sky in the mouth of the well is the only lamp."""
    s.took_view("from below")
    s.back("#fbf6b0", "#d9c84a", at=MOUTH, radius=330)
    boy = s.sheet("boy shouting into a well", lambda pen: caller(pen, s), depth=0.35, role="subject", haze=0.0)
    s.sheet("wall of the well", wall, depth=0.4, role="place", haze=0.0)
    s.lamp(MOUTH, 560, "#f2e87a", 0.3)
    for n, echo in enumerate(ECHOES):
        s.sheet("climbing echo of the boy", lambda pen, echo=echo: climber(pen, *echo), depth=0.5 + 0.12 * n, role="subject", haze=0.0)
        s.lamp((echo[0] + 40, echo[1] - echo[2] * 0.7), echo[2] * 0.8, "#f4f0a0", 0.14)
    s.sheet("rope", rope, depth=0.88, plane="front", role="prop", haze=0.0)
    s.put("frog", at=(748, 924), scale=0.9, turn=-62, role="witness", lift=None, depth=0.93, plane="front", colour="#3fa58c", label="frog on the rope")
    s.relate("echoes", "pours out of", "well")
    s.describe("From the bottom of a well we see a boy shout down. Behind him the sky is yellow. Three boys just like him climb up the stones towards him; the lower "
               "they are, the larger and paler. On a rope sits a green frog.")  # fmt: skip
    s.moods("uncanny", "playful", "eerie", "amused")
    s.themes("echo", "doubles", "fading", "being heard")
    s.says("is that all of you", "fading away", "repeat after me", "copy of a copy", "hello hello hello", "one too many for supper", "what did he shout",
           "generations", "be careful what you say", "viral", "reverb", "deep down", "family resemblance", "always the last word", "coming back to me",
           "who was first", "diminishing returns", "you called?")  # fmt: skip
    s.about(place="the bottom of a well", time="dusk", weather="still", light="yellow sky in the mouth of the well", composition="diagonal",
            view="from below, up the well", foreground="a rope with a frog", unexplained="what the palest one wants up there")  # fmt: skip
