"""Snow Globe Repair: on the mender's bench the snow has got out of its globe and falls on her alone."""

from __future__ import annotations

import math

from reverie_studio.colour import darken, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box


def globe(pen, p, x, y, r, tone, inside, broken=False):
    """A ball of glass on a foot; y is the foot."""
    cy = y - r * 1.28
    pen.circle(x, cy, r, mix(p.mid, p.dark, 0.2))
    with pen.clip(cuts.circle(x, cy, r * 0.93)):
        pen.lit(cuts.circle(x, cy, r * 0.93), mix("#bcd4ee", p.glow, 0.25), 0.5)
        inside(x, cy, r)
    if broken:
        with pen.flat():
            pen.path(f"M{x - r * 0.05},{cy - r * 0.62} l{r * 0.12},{r * 0.3} {-r * 0.16},{r * 0.1} {r * 0.1},{r * 0.3} M{x + r * 0.4},{cy - r * 0.5} l{-r * 0.1},{r * 0.3} {r * 0.16},{r * 0.16}", "#ffffff", stroke=3)
    with pen.flat():
        pen.path(f"M{x - r * 0.7},{cy - r * 0.28} a{r * 0.76},{r * 0.76} 0 0 1 {r * 0.32},{-r * 0.36} a{r * 0.7},{r * 0.7} 0 0 0 {-r * 0.32},{r * 0.36}Z", "#ffffff")
    pen.path(f"M{x - r * 0.72},{y - r * 0.46} h{r * 1.44} l{r * 0.16},{r * 0.46} h{-r * 1.76}Z", tone)
    pen.rect(x - r * 0.78, y - r * 0.54, r * 1.56, r * 0.13, darken(tone, 0.3), radius=3)


def house(pen, p, wall, bare=False):
    def inside(x, y, r):
        pen.path(f"M{x - r},{y + r * 0.3} l{r * 0.5},{-r * 0.5} {r * 0.4},{r * 0.4} {r * 0.5},{-r * 0.6} {r * 0.8},{r * 0.7} V{y + r} H{x - r}Z", "#7d97c4")
        pen.path(f"M{x - r * 0.3},{y + r * 0.5} v{-r * 0.46} l{r * 0.32},{-r * 0.3} {r * 0.32},{r * 0.3} v{r * 0.46}Z", wall)
        pen.lit(f"M{x - r * 0.1},{y + r * 0.14} h{r * 0.2} v{r * 0.2} h{-r * 0.2}Z", p.glow)
        pen.path(f"M{x - r},{y + r * 0.5} q{r * 0.6},{-r * 0.2} {r},0 t{r},0 V{y + r} H{x - r}Z", "#6f7a52" if bare else "#eef3fb")
        if bare:  # somebody stands outside and looks for the snow
            mx, my = x + r * 0.5, y + r * 0.62
            pen.path(f"M{mx - 14},{my} L{mx - 9},{my - 40} L{mx - 30},{my - 66} l7,-6 L{mx},{my - 52} L{mx + 23},{my - 72} l7,6 L{mx + 9},{my - 40} L{mx + 14},{my}Z", "#e2703a")
            pen.circle(mx, my - 62, 13, "#e6b08c")
            pen.path(f"M{mx - 13},{my - 64} q13,-24 26,0Z", "#27468a")
    return inside


def fir(pen):
    def inside(x, y, r):
        for k in (0, 1, 2):
            pen.path(f"M{x},{y - r * 0.7 + k * r * 0.28} l{r * (0.22 + 0.1 * k)},{r * 0.4} h{-r * (0.44 + 0.2 * k)}Z", "#2f6a5c")
        pen.path(f"M{x - r},{y + r * 0.4} q{r * 0.6},{-r * 0.2} {r},0 t{r},0 V{y + r} H{x - r}Z", "#eef3fb")
    return inside


def empty(pen):
    def inside(x, y, r):
        pen.path(f"M{x - r},{y + r * 0.5} q{r * 0.6},{r * 0.1} {r},0 t{r},0 V{y + r} H{x - r}Z", "#8a7a66")
    return inside


@light_box(id="0hq1t1", title="Snow Globe Repair", seed=6, palette="lantern night", light=(0.3, -0.9))
def paint(s: LightBox) -> None:
    """A workshop after closing time."""
    p = s.palette
    s.back("#6a78b4", "#1a2350", at=(520, 420), radius=700)

    def wall(pen):
        with pen.cut():
            pen.path("M-20,-20 H820 V900 H-20Z", "#263566")
            pen.erase("M60,120 h210 v290 h-210Z")
        pen.path("M52,112 h226 v14 h-226Z M52,404 h226 v16 h-226Z M52,112 h14 v300 h-14Z M264,112 h14 v300 h-14Z M158,120 h12 v290 h-12Z M60,256 h210 v12 h-210Z", "#4a3a52")
        pen.rect(320, 96, 130, 10, "#4f3d55")
        for x, d in ((340, "v60 h-4 v30 h12 v-30 h-4"), (384, "v40 l-10,50 h6 l6,-34 6,34 h6 l-10,-50"), (428, "v76 h-16 v18 h36 v-18 h-16")):
            pen.path(f"M{x},106 {d}Z", "#8a93b8", stroke=4)
        for y in (190, 360):
            pen.rect(480, y, 340, 16, "#4f3d55")

    s.stars(140, 420)
    s.sheet("wall", wall, depth=0.16, haze=0.0)
    s.sheet("mended globes", lambda pen: [globe(pen, p, x, y, r, t, f) for x, y, r, t, f in (
        (540, 190, 40, "#8a4a3a", fir(pen)), (640, 190, 46, "#3f6a7a", house(pen, p, "#a8502f")), (744, 190, 40, "#7a5a3a", fir(pen)), (730, 360, 50, "#8a4a3a", house(pen, p, "#5a6aa0")))], role="prop", depth=0.26, haze=0.0, count=4)
    woman = s.figure(at=(506, 950), age="old", pose="sit", view="front", height=800, role="witness", depth=0.4, lift=None, clothes=dict(top="apron", colour="#7a3f4e"), hair="bun", look=(-14, 0),
                     prop=None, expression="calm", label="old woman", haze=0.0)
    hx, hy = woman["head"]
    ex, ey = woman["eyes"]

    def loupe(pen):
        """A brass ring on a head strap; the eye behind it looks twice as big."""
        lx, ly = ex + 26, ey + 2
        with pen.flat():
            pen.path(f"M{hx - 70},{hy - 26} Q{hx},{hy - 52} {hx + 70},{hy - 26}", "#3a2a2a", stroke=7)
            pen.path(f"M{lx},{ly - 34} L{lx + 4},{hy - 40}", "#3a2a2a", stroke=7)
        pen.circle(lx, ly, 36, "#c99a4a")
        pen.lit(cuts.circle(lx, ly, 28), "#e8f2f4", 0.3)
        with pen.flat():
            pen.circle(lx - 4, ly - 4, 15, "#2a3a5a")
            pen.circle(lx + 1, ly - 9, 5, "#ffffff")
        pen.circle(hx, hy - 88, 34, "#d9d4e0")  # the bun, then the snow on it
        with pen.cut(1):
            pen.path(f"M{hx - 76},{hy + 10} C{hx - 84},{hy - 96} {hx + 84},{hy - 96} {hx + 76},{hy + 10} C{hx + 66},{hy - 30} {hx + 40},{hy - 52} {hx},{hy - 50} C{hx - 40},{hy - 52} {hx - 66},{hy - 30} {hx - 76},{hy + 10}Z", "#d9d4e0")
        pen.path(cuts.cloud(s.rng, hx, hy - 104, 110), "#f4f7fd")

    s.sheet("loupe", loupe, role="accent", lift=6)

    def lamp(pen):
        pen.path("M720,980 L736,640 L680,520", "#6a5570", stroke=14)
        pen.path("M640,500 C664,470 740,500 742,556 L642,620 C610,600 616,540 640,500Z", p.accent)
        pen.lit("M630,602 q14,30 52,0 l-10,-12 -30,20Z", p.glow)

    s.sheet("work lamp", lamp, role="prop", lift=12)
    s.lamp((470, 700), 420, p.glow, 0.5)
    s.sheet("bench", lambda pen: (pen.rect(-20, 900, 840, 200, "#8a5a44"), [pen.rect(-20, y, 840, 3, "#6f4638") for y in (946, 1004)], pen.rect(-20, 1084, 840, 26, "#6a4438"), pen.rect(-20, 1108, 840, 112, "#4a2f36"), [pen.rect(40 + i * 250, 1126, 220, 70, "#5a3a3c", radius=6) for i in range(3)], [pen.circle(150 + i * 250, 1160, 11, "#c99a4a") for i in range(3)]), depth=0.56, haze=0.0)
    ball = s.sheet("broken snow globe", lambda pen: globe(pen, p, 196, 1010, 172, "#8a3f34", house(pen, p, "#a8502f", bare=True), broken=True), role="subject", depth=0.66, haze=0.0)
    s.sheet("hole in the glass", lambda pen: (pen.path("M168,630 L190,604 L206,622 L232,596 L250,628 L276,616 L262,668 L228,654 L214,676 L186,660Z", "#141b45")), lift=2)

    def drift(pen):
        """Puffs that swell on their way up, then the cloud."""
        tone, shade = "#eef3fb", "#d3def0"
        way = ((220, 628, 20), (206, 592, 27), (226, 552, 34), (262, 514, 38), (262, 462, 44), (228, 416, 50), (246, 356, 60), (312, 318, 66))
        for i, (x, y, r) in enumerate(way):
            with pen.cut(0.8):
                for a in range(0, 360, 60):
                    pen.circle(x + r * 0.55 * math.cos(math.radians(a + 20 * i)), y + r * 0.55 * math.sin(math.radians(a + 20 * i)), r * 0.52, tone if i % 2 else shade)
                pen.circle(x, y, r * 0.7, tone if i % 2 else shade)
        pen.path(cuts.cloud(s.rng, 490, 372, 480), tone)
        pen.path(cuts.cloud(s.rng, 560, 388, 300), shade)

    cloud = s.sheet("escaped snow cloud", drift, role="subject", depth=0.6, haze=0.0)

    def flakes(pen):
        with pen.flat():
            for _ in range(130):
                x, y = float(s.rng.uniform(330, 726)), float(s.rng.uniform(395, 885))
                if abs(x - hx) > 84 or not hy - 40 < y < hy + 110:
                    pen.circle(x, y, float(s.rng.uniform(2.5, 6.5)), "#ffffff")

    s.sheet("snow on the bench", lambda pen: (pen.path("M330,908 q40,-34 90,-24 q60,-36 140,-10 q90,-24 170,34Z", "#f4f7fd")), role="prop", depth=0.7, haze=0.0)
    s.sheet("falling snow", flakes, depth=0.74, haze=0.0)
    s.sheet("globe in pieces", lambda pen: (globe(pen, p, 430, 1064, 72, "#3f6a7a", empty(pen)), [pen.path(d, "#bcd4ee") for d in ("M520,1056 l26,-44 16,38Z", "M572,1064 l44,-16 -4,26Z", "M640,1050 l10,-26 18,28Z")]), role="prop", depth=0.8, haze=0.0)
    s.put("scissors", at=(700, 1010), scale=0.4, turn=70, lift=8)
    s.relate(cloud, "pours out of", ball)
    s.describe("A cloud from a broken snow globe snows on an old woman. She sits at a"
               " workbench with a lens at one eye. In the big globe a tiny figure "
               "raises its arms by a house. A small empty globe, splinters and "
               "scissors lie there. The workshop is dark blue.")  # fmt: skip
    s.moods("calm", "sad", "hushed", "absurd")
    s.themes("mending", "winter", "growing old", "what cannot be kept")
    s.says("climate change", "it was only inside", "local weather", "handle with care", "the winter we kept", "pressure", "shaken", "work from home", "snow in July", "leak",
           "one flake at a time", "genie", "who broke it", "out of the bottle", "small catastrophe", "grandmother's season", "forecast")
    s.about(place="a workshop", time="night", weather="indoors, snow", light="lamp light", view="eye level", composition="low")
