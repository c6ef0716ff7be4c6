"""Lost Mittens: single mittens gather on the wire above the street, like swallows before leaving."""

from __future__ import annotations

from reverie_studio.colour import darken, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

TONES = ("#c4572f", "#d9a24a", "#4a6a8a", "#8a3f52", "#f4ece0", "#5f7a5a", "#7a5a8a", "#e0876a", "#2f4a5a")


def mitten(pen, x, y, k, turn, tone, kind, flip=False):
    """It sits on its cuff, fingers up, thumb to the side like a folded wing."""
    trim = "#f8f0e4" if tone != "#f4ece0" else "#c4572f"
    with pen.at(x, y, scale=k, turn=turn, flip=flip):
        with pen.cut(1.2):
            pen.path("M-24,-14 C-36,-44 -36,-96 0,-98 C32,-96 34,-70 30,-54 C40,-62 58,-66 60,-52 C60,-38 40,-22 24,-14Z", tone)
            if kind == 0:
                pen.erase("M0,-74 l9,12 -9,12 -9,-12Z")
            elif kind == 1:
                pen.erase("M-24,-58 l8,-8 8,8 8,-8 8,8 8,-8 8,8 v7 l-8,-8 -8,8 -8,-8 -8,8 -8,-8 -8,8Z")
            elif kind == 2:
                pen.erase(cuts.heart(0, -62, 12))
        pen.rect(-28, -18, 56, 20, trim, radius=5)


def wire(t, a, b, sag):
    """A point of the wire."""
    (x0, y0), (x1, y1) = a, b
    return x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 4 * sag * t * (1 - t)


@light_box(id="9zcpks", title="Lost Mittens", seed=8, palette="first frost", light=(-0.5, -0.8))
def paint(s: LightBox) -> None:
    """The first really cold evening."""
    p = s.palette
    rng = s.rng
    s.stage("snow street", floor=860, gap=330, lamps=True)
    s.sky([(0.0, "#2b3263"), (0.4, "#5a5590"), (0.62, "#c98aa0"), (0.75, "#f4c4a0"), (1.0, "#f4c4a0")])
    s.lamp((400, 640), 330, "#ffdca8", 0.3, behind="houses 1")
    rows = (((-20, 470), (820, 410), 36, 0.42, 24, 0.3), ((-20, 330), (820, 350), 52, 0.72, 13, 0.5), ((-20, 210), (820, 150), 74, 1.12, 8, 0.7))

    def flight(pen):
        for i in range(1, 6):
            for side in (-1, 1):
                x, y = 470 - i * 46, 600 + side * i * 26 + i * 14
                mitten(pen, x, y, 0.44, 68, TONES[(i + side) % 9], 9, flip=side < 0)
        mitten(pen, 476, 600, 0.5, 68, "#c4572f", 9)

    s.sheet("mittens flying off", flight, role="subject", depth=0.28, haze=0.0, count=11)
    for n, (a, b, sag, k, count, depth) in enumerate(rows):
        def row(pen, a=a, b=b, sag=sag, k=k, count=count, n=n):
            d = "M" + " L".join(f"{x:.0f},{y:.0f}" for x, y in (wire(i / 20, a, b, sag) for i in range(21)))
            pen.path(d, p.dark, stroke=2 + n)
            for i in range(count):
                if n == 2 and i == 5:
                    continue
                x, y = wire((i + 0.6 + float(rng.uniform(-0.12, 0.12))) / count, a, b, sag)
                mitten(pen, x, y + 4, k * float(rng.uniform(0.86, 1.08)), float(rng.uniform(-10, 10)), mix(TONES[(i * 4 + n * 2) % 9], p.haze, 0.3 - 0.15 * n), int(rng.integers(4)), flip=bool(rng.integers(2)))
        s.sheet(f"mittens on the wire {n}", row, role="subject", depth=depth, haze=0.0, count=count)

    def front(pen):
        pen.path("M820,560 H628 V1220 H820Z", "#5a4056")
        pen.path("M604,566 H820 V536 H616Z", "#3f2f48")
        pen.path("M600,540 C640,510 700,522 740,506 C780,494 800,506 820,500 V544 H604Z", "#f8f4f0")
        pen.rect(668, 640, 118, 160, "#f3e4d3")
        pen.lit("M680,652 h94 v136 h-94Z", p.glow)
        pen.path("M724,652 h8 v136 h-8Z M680,716 h94 v7 h-94Z", "#f3e4d3")
        pen.path("M668,652 L600,668 V812 L668,788Z", "#8a5a52")
        pen.path("M660,800 h136 v16 h-136Z", "#f8f4f0")
        pen.path("M672,1220 V950 q54,-60 108,0 V1220Z", "#3f2c40")
        pen.path("M686,1220 V962 q40,-44 80,0 V1220Z", "#8a4a3a")
        pen.circle(752, 1070, 7, p.accent2)
        pen.path("M704,1010 h44 v8 h-44Z", "#f8f4f0")

    s.sheet("near house", front, depth=0.8, haze=0.0)

    def hand(pen):
        with pen.cut(1.4):
            pen.path("M712,800 C690,770 640,720 606,690 C590,680 572,668 560,650 C554,640 564,634 572,642 L586,654 L572,626 C568,616 580,612 586,620 L600,646 L596,616 C596,606 608,606 611,614 L618,648 L626,628 C630,618 640,622 638,632 L634,668 C660,690 710,730 742,770Z", "#e8b68d")
            pen.path("M668,766 L704,728 L772,778 V802 H702Z", "#c4572f")
        with pen.flat():
            pen.path("M680,776 L714,740 M692,788 L726,750", "#9a3f22", stroke=4)
        pen.path("M660,798 h136 v18 h-136Z", "#f8f4f0")

    s.sheet("bare hand", hand, role="accent", depth=0.88, haze=0.0)
    man = s.figure(at=(262, 1140), age="adult", pose="look_up", view="back_right", height=270, role="witness", lift=30, clothes=dict(top="uniform", colour="#34507a", hat="cap", hat_colour="#34507a"), prop=None, hair="short", label="postman")

    def bag(pen):
        x, y = man["seat"]
        pen.path(f"M{x - 60},{y - 40} h74 v60 q0,12 -12,12 h-50 q-12,0 -12,-12Z", "#8a5a3a")
        pen.path(f"M{x - 60},{y - 40} h74 l-10,34 h-54Z", darken("#8a5a3a", 0.2))
        pen.path(f"M{x - 40},{y - 48} l40,-12 8,22 -40,10Z", "#fdf7ea")

    s.sheet("post bag", bag, lift=8)
    s.ridge(1150, 12, 300, "#ffffff", depth=0.94, plane="front")
    s.snow(90)
    s.relate("mittens", "replaces", "swallows")
    s.describe("Mittens sit like birds on wires above a snowy street. They have all "
               "colours, and some fly away in a wedge. From a lit window on the right"
               " a bare hand reaches out. A postman with a bag looks up. The evening "
               "sky is blue and pink.")  # fmt: skip
    s.moods("chilly", "hopeful", "wistful", "droll")
    s.themes("losing things", "winter", "parting", "pairs")
    s.says("going south", "odd ones out", "single", "where the other one went", "gathering", "cold hands", "come back in spring", "lost property", "swarm", "speed dating",
           "on the wire", "you never call", "half a pair", "departure lounge", "mother will be cross", "waiting for a sign", "gloves off")
    s.about(place="a street deep in snow", time="dusk", weather="snow", light="lit windows", view="from below", composition="high")
