"""Tall Enough: two children in one long coat and a young giraffe try to pass the measuring board."""

from __future__ import annotations

from reverie_studio.colour import darken, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box


def board(pen, p):
    """The measuring board: stripes without numbers, and a bar that everybody must touch."""
    pen.rect(690, 330, 84, 780, "#6a3a2c", radius=6)
    pen.rect(700, 342, 64, 756, p.light)
    for i in range(11):
        pen.rect(700, 356 + i * 66, 40 if i % 2 else 64, 26, p.accent if i % 2 else "#c23a5e")
    pen.path("M520,452 H700 V482 H520 q-16,-15 0,-30Z", "#c23a5e")
    pen.path(cuts.star(732, 300, 54, 5, 0.5), p.accent)
    pen.lit(cuts.circle(732, 300, 16), p.glow)


def guest(pen, p):
    """Shoes, knees, a coat with a peep hole, one head on top."""
    for x, sock in ((520, "#27a0a0"), (584, "#f4b63a")):
        pen.rect(x - 11, 1000, 22, 70, "#d79a6c")
        pen.rect(x - 13, 1050, 26, 38, sock)
        pen.path(f"M{x - 18},{1082} h30 q34,4 34,28 h-64Z", "#24103c")
    coat = "#3a4f9a"
    pen.path("M470,640 C440,700 424,790 436,850 L478,856 C470,790 486,730 506,690Z", darken(coat, 0.18))
    pen.path("M428,842 h58 v26 h-58Z", darken(coat, 0.35))
    pen.circle(458, 880, 15, "#d79a6c")
    with pen.cut(1.6):
        pen.path("M510,578 C470,600 460,640 462,700 C440,800 432,920 430,1024 Q556,1050 676,1018 C672,900 662,800 640,700 C642,640 636,600 596,578Z", coat)
        pen.erase("M508,790 q44,-40 92,0 q-46,44 -92,0Z")
    pen.path("M636,650 C668,720 676,800 664,862 L624,858 C632,800 622,740 606,700Z", darken(coat, 0.18))
    pen.path("M616,850 h58 v28 h-58Z", darken(coat, 0.35))
    for y in (660, 716, 900, 956):
        pen.circle(553, y, 10, p.accent)
    pen.path("M510,580 L553,640 L596,580 L612,606 L566,664 H540 L496,606Z", darken(coat, 0.3))
    pen.path("M528,560 h50 l-6,40 -20,22 -20,-22Z", "#e8b68d")
    pen.circle(553, 534, 52, "#e8b68d")
    for side in (-1, 1):
        pen.path(f"M{553 + side * 50},540 c{side * 26},8 {side * 20},50 {side * 32},86 c{-side * 30},-6 {-side * 44},-50 {-side * 40},-84Z", "#a8622c")
        pen.circle(553 + side * 74, 606, 9, "#c23a5e")
    pen.path("M500,528 C502,486 604,486 606,528 Q553,506 500,528Z", "#a8622c")
    with pen.flat():
        for side in (-1, 1):
            pen.circle(553 + side * 18, 534, 6, "#24103c")
            pen.circle(553 + side * 34, 552, 9, "#e08a7a")
    pen.path("M553,560 c-14,-14 -34,-4 -42,10 c16,4 32,6 42,-2 c10,8 26,6 42,2 c-8,-14 -28,-24 -42,-10Z", "#24103c")
    pen.path("M486,512 q66,22 134,0 l-10,-14 H496Z", "#5a2868")
    pen.path("M506,502 C506,470 600,470 600,502 Q553,516 506,502Z", "#5a2868")


def brother(pen, p):
    pen.path("M490,740 h130 v110 h-130Z", "#1c0e2c")
    pen.circle(553, 794, 44, "#d79a6c")
    pen.path("M506,784 C510,744 596,744 600,784 Q553,764 506,784Z", "#3a2620")
    for side in (-1, 1):
        pen.circle(553 + side * 17, 790, 9, "#fff6e0")
        pen.circle(553 + side * 17 - 3, 791, 5, "#24103c")


def ticket(pen, x, y, turn):
    with pen.at(x, y, turn=turn), pen.cut():
        pen.rect(-30, -14, 60, 28, "#f4b63a", radius=3)
        pen.erase(cuts.circle(-30, 0, 7) + cuts.circle(30, 0, 7) + cuts.star(0, 0, 8, 5, 0.45))


@light_box(id="6u2ewm", title="Tall Enough", seed=10, palette="carnival paper", light=(-0.4, -0.85))
def paint(s: LightBox) -> None:
    """The last ride of the evening."""
    p = s.palette
    s.stage("lantern street", floor=900, rows=3, booths=False)
    s.put("ferris wheel", at=(190, 790), scale=0.62, behind="roofs 1", lift=8)
    s.lamp((480, 760), 420, p.glow, 0.4)

    def gate(pen):
        for i in range(6):
            pen.path(f"M{-20 + i * 60},960 V830 q24,-34 48,0 V960Z", "#5a2868")
        pen.rect(-20, 860, 440, 14, p.accent)

    s.sheet("fence", gate, depth=0.46, haze=0.0)
    calf = s.put("giraffe", at=(262, 1082), scale=0.98, role="subject", lift=None, depth=0.6, label="giraffe calf")
    hx, hy = calf["head"]

    def dressed(pen):
        pen.path(f"M{hx - 96},{hy + 84} q36,22 86,6 l4,30 q-50,16 -92,-8Z", "#27a0a0")
        pen.path(f"M{hx - 84},{hy + 106} l-26,74 30,8 22,-70Z", "#27a0a0")
        with pen.at(hx + 4, hy + 2, turn=-6):
            pen.path("M-40,4 h80 l-4,-14 h-72Z", "#24103c")
            pen.path("M-28,-8 l-4,-64 h64 l-4,64Z", "#24103c")
            pen.rect(-30, -26, 60, 12, "#c23a5e")

    s.sheet("giraffe's scarf and hat", dressed, role="prop", lift=8)
    s.sheet("measuring board", lambda pen: board(pen, p), role="prop", depth=0.66, haze=0.0)
    s.sheet("brother", lambda pen: brother(pen, p), depth=0.7, haze=0.0)
    two = s.sheet("two children in one coat", lambda pen: guest(pen, p), role="subject", depth=0.76, haze=0.0)
    s.figure(at=(104, 1164), age="tall", pose="hands_on_hips", view="front_right", height=520, role="witness", lift=None, depth=0.86, clothes=dict(top="uniform", colour="#8a2f58", hat="cap", hat_colour="#5a2040", beard="moustache"), prop=None, look=(50, -6), label="ticket seller", haze=0.0)
    s.sheet("dropped tickets", lambda pen: [ticket(pen, *q) for q in ((330, 1136, -12), (392, 1146, 8), (288, 1160, 20))], role="accent", depth=0.84, haze=0.0, count=3)
    s.sheet("kerb", "M-20,1172 Q400,1150 820,1172 V1220 H-20Z", mix(p.dark, p.ground, 0.3), depth=0.93, haze=0.0, plane="front")
    s.relate(two, "hides in", "coat")
    s.describe("Two children in one long coat stand at a measuring post. On top is a "
               "girl with plaits and a false moustache; lower down two eyes peep out."
               " Their socks are odd. A giraffe in a top hat and someone in uniform "
               "stand there. Lanterns and a Ferris wheel shine.")  # fmt: skip
    s.moods("cheeky", "afraid", "hopeful", "conspiring")
    s.themes("growing up", "siblings", "rules", "disguise")
    s.says("you must be this tall", "growing up", "act natural", "two for the price of one", "long story", "standing on shoulders", "undercover", "he suspects something", "high time", "one adult please",
           "overgrown", "teamwork", "the moustache slipped", "measure twice", "neck and neck", "forged papers", "too big for that coat")
    s.about(place="a street hung with lanterns", time="dusk", weather="clear", light="paper lanterns", view="eye level", composition="right")
