"""What crawls and flutters: moths, beetles, wasps, worms."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.colour import Array
from reverie_studio.finishes.embroidery_forms import evenly, flow, read, tangents
from reverie_studio.finishes.embroidery_hoop import Hoop, Threads
from reverie_studio.sewn.stitches import arc, toned

MOTH = ("#4a4a70", "#8a88a8", "#c4bcc4", "#ece2d2", "#fffaea")
MOTH_WARM = ("#5a4a5c", "#9a8480", "#d4bca0", "#f2dfb8", "#fff6dc")
SILK = ("#5a3450", "#a85a58", "#e8945c", "#ffc886", "#fff2cc")
WORM = ("#2c5a1c", "#5a9a34", "#9fd84a", "#d4f48a", "#f8ffd0")
WORM_ARCH = "204,738,15 226,716,19 262,640,21 320,556,22 378,560,21 410,610,19 428,640,16"


def moth_from_above(h: Hoop, wing: Threads, body: Threads = "grey fur", spot: str | None = None) -> None:
    """A moth seen from its back, head up, about 120 px across."""
    tone = h.threads(wing)
    for flip in (False, True):
        with h.at(0, 0, flip=flip):
            h.blob("4,4! 30,8 46,26 40,46 22,50 6,26", tone[:4], "silk", grain=["4,8 40,44"], puff=10, angle=24, satin=40)
            h.blob("4,-14! 34,-40 66,-46! 64,-20 46,8 20,14 4,6", tone, "silk", grain=["4,-6 60,-38", "6,2 50,0"], puff=12, angle=20, satin=50)
            if spot is not None:
                h.knots([(40, -18, 6), (40, -18, 3)], (spot, "#1a1014"))
            h.stem("3,-22 14,-40 26,-46", tone[0][None], 2.0, 5)
    h.tube("0,-22,7 0,-6,9 0,16,8 0,40,3", body, "wool", length=8)


def fly(h: Hoop) -> None:
    """A fly seen from above, looking right, 70 px long."""
    for a in (24, -24):
        h.leaf([(0, 0, 3), (-26, a * 0.6, 9), (-44, a, 2)], ("#9ab0b8", "#d0e0e4", "#ffffff"), "#5a6a70", angle=30)
    h.tube("-24,0,5 -6,0,10 8,0,9 18,0,8", ("#0c1416", "#1c3a3a", "#6fb3b0"), "silk")
    h.straight([(-4, 8, -10, 22), (6, 8, 8, 22), (-4, -8, -10, -22), (6, -8, 8, -22)], "#0c0a0c", 2)


def moth_wing(h: Hoop, shape: str, root: tuple[float, float], tips: str, spot: tuple[float, float, float], tone: tuple[str, ...]) -> None:
    rays = [[root, tuple(map(float, w.split(",")))] for w in tips.split()]
    h.blob(shape, tone, "fur", grain=rays, puff=30, angle=0, length=24, width=2.2)
    x, y, r = spot
    for k, c in enumerate((("#5c4a5c", "#8a6a70"), ("#e4b060", "#f6d48a"), ("#241c34", "#3a2c48"))):
        h.blob(arc(x, y, r * (1 - k * 0.3), r * (0.9 - k * 0.27)), c, "silk", angle=90, satin=40, puff=8)


def moth(h: Hoop) -> None:
    """Head at the origin to the right (+x), 520 px long; wings spread up and down."""
    moth_wing(h, "-110,-10! -150,-110 -220,-210 -300,-286! -330,-262 -368,-262 -384,-222 -424,-206 -430,-160 -462,-130 -440,-80 -360,-40 -220,10!", (-110, -10), "-240,-200 -330,-250 -400,-200 -440,-120 -340,-40", (-330, -170, 42), MOTH_WARM)
    moth_wing(h, "-110,10! -140,110 -200,220 -270,300! -304,280 -340,286 -360,248 -402,236 -414,190 -450,160 -436,100 -360,50 -220,-10!", (-110, 10), "-220,200 -300,270 -380,220 -430,140 -340,50", (-320, 180, 42), MOTH_WARM)
    moth_wing(h, "-50,-30! 10,-110 50,-250 40,-420! 4,-416 -30,-436 -66,-404 -106,-400 -130,-360 -172,-346 -188,-300 -230,-276 -250,-230! -180,-120 -120,-30", (-60, -10), "0,-200 40,-400 -80,-400 -200,-290 -140,-80", (-70, -276, 58), MOTH)
    moth_wing(h, "-50,30! 10,110 50,250 40,420! 4,416 -30,436 -66,404 -106,400 -130,360 -172,346 -188,300 -230,276 -250,230! -180,120 -120,30", (-60, 10), "0,200 40,400 -80,400 -200,290 -140,80", (-70, 276, 58), MOTH)
    for sign in (-1, 1):
        for f, c in ((0.9, "#8a7a90"), (0.82, "#6a5a78")):
            p = [(-60 + (x + 60) * f, sign * y * f) for x, y in ((40, 412), (-40, 408), (-130, 362), (-220, 290), (-250, 232))]
            h.stem(p, c, 3, 9)
        h.stem([(20, sign * 150), (-40, sign * 130), (-70, sign * 170), (-120, sign * 120)], "#6a5a78", 3, 9)
    h.tube("-300,0,16 -230,2,44 -150,0,58 -80,-2,62 -40,0,54", MOTH, "fur", angle=10, length=20, width=2.6)
    for k in range(7):
        h.stem(arc(-290 + k * 30, 0, 10, 24 + k * 5, -80, 80), "#8a7a8a", 2.2, 9)
    h.shag("-110,-58 -60,-62 -20,-40", MOTH[2:], 26, 70, 1, 20)
    h.shag("-110,58 -60,62 -20,40", MOTH[2:], 26, 70, -1, 20)
    for sign in (-1, 1):  # six legs hold the cloth
        for x, n in ((-30, 120), (-70, 150), (-110, 130)):
            h.tube([(x, sign * 40, 9), (x + 44, sign * (n - 24), 7), (x + 92, sign * (n + 6), 4), (x + 112, sign * (n - 6), 2)], MOTH[1:4], "across")
    h.tube("-30,0,44 6,0,40", MOTH, "fur", angle=20, width=2.6)
    for sign in (-1, 1):
        h.tube([(14, sign * 29, 18), (16, sign * 30, 18)], ("#0c0a14", "#241c34", "#4a3a5c"), "silk")
        h.straight([(16, sign * 32 - 5, 20, sign * 32 - 5)], "#fff2c0", 4)
        p = [(26, sign * 20), (80, sign * 66), (110, sign * 130), (112, sign * 196)]
        h.stem(p, MOTH[3], 3, 8)
        for t in np.linspace(0.1, 1, 24):  # combs
            i = min(2, int(t * 3))
            f = t * 3 - i
            x, y = p[i][0] + (p[i + 1][0] - p[i][0]) * f, p[i][1] + (p[i + 1][1] - p[i][1]) * f
            n = 38 * (1.15 - t)
            h.straight([(x, y, x + n, y - sign * n * 0.35), (x, y, x - n * 0.8, y + sign * n * 0.5)], MOTH[3], 2)
    h.tube("34,-10,9 56,-8,10 68,2,5", MOTH[1:4], "across")
    h.tube("34,12,9 54,14,10 68,4,5", MOTH[1:4], "across")


def beetle(h: Hoop, tone: str, skirt: bool) -> None:
    """It stands upright, 70 px tall, looks up; feet at the origin."""
    for sign in (-1, 1):
        h.straight([(sign * 8, -18, sign * 12, 0), (sign * 14, -34, sign * 30, -22), (sign * 14, -44, sign * 28, -56)], "#1c1014", 2.6)
        h.straight([(sign * 4, -70, sign * 16, -88)], "#1c1014", 1.8, 3)
    h.tube("0,-14,17 0,-34,19 0,-48,14", tone, "silk", gloss=0.8)
    h.straight([(0, -56, 0, -4)], "#1c1014", 2)
    h.tube("0,-60,11 0,-66,10", ("#1c1014", "#3a2a2c", "#8a6a60"), "silk")
    h.knots([(-5, -70, 3.4), (5, -70, 3.4)], "#fffbe0")
    if skirt:
        h.fan("-14,-24 0,-20 14,-24", "-30,2 0,6 30,2", 7, 8, ("#ffd0a0", "#fff0d0", "#ffffff"))


def _through(mid: tuple[float, float], wide: float, high: float, tilt: float) -> Array:
    """Light through the cocoon: bright in its middle."""
    yy, xx = np.mgrid[0:1200, 0:800].astype(np.float32)
    u, v = xx - mid[0], yy - mid[1]
    c, s = math.cos(-tilt), math.sin(-tilt)
    r = ((u * c - v * s) / wide) ** 2 + ((u * s + v * c) / high) ** 2
    light = np.clip(1.06 - 0.8 * r**1.6, 0.06, 1)
    return np.asarray(light, np.float32)


def cocoon(h: Hoop, mid: tuple[float, float], wide: float, high: float, tilt: float, rng: np.random.Generator) -> None:
    """A cocoon wound in all directions, lit through from behind."""
    light = _through(mid, wide, high, tilt)

    def rule(x: Array, y: Array) -> Array:
        return np.asarray(light[y.astype(int), x.astype(int)] * 1.15, np.float32)

    def rim(a: float, k: float = 1.0) -> tuple[float, float]:
        u, v = math.cos(a) * wide * k, math.sin(a) * high * k
        return mid[0] + u * math.cos(tilt) - v * math.sin(tilt), mid[1] + u * math.sin(tilt) + v * math.cos(tilt)

    toned(h.blob([rim(a) for a in np.linspace(0, 6.28, 40)[:-1]], SILK, "hair", grain=70.0, puff=20, length=60, satin=90), rule)
    for k in range(40):  # wound in all directions
        a = k * 2.39996
        p, q = rim(a, 0.97), rim(a + math.pi + float(rng.uniform(-0.9, 0.9)), 0.97)
        m = ((p[0] + q[0]) / 2 + float(rng.normal(0, 34)), (p[1] + q[1]) / 2 + float(rng.normal(0, 34)))
        toned(h.tube([(*p, 5), (*m, float(rng.uniform(12, 22))), (*q, 5)], SILK, "hair", flat=0.25, length=60, satin=80, width=2.4, spread=0.1, under=0.3), rule)


def inchworm(h: Hoop) -> None:
    """Arched from (204, 738) to (436, 660), head right."""
    h.tube(WORM_ARCH, WORM, "across", angle=84, satin=60, gloss=0.4)
    p = evenly(flow(read(WORM_ARCH)[0], False, 14), 3.0)
    t = tangents(p)
    n = np.stack([-t[:, 1], t[:, 0]], 1)
    for i in range(10, len(p) - 12, 12):  # joints of its body
        q, m = p[i], n[i] * p[i, 2] * 0.94
        h.straight([(q[0] - m[0], q[1] - m[1], q[0] + m[0], q[1] + m[1])], WORM[0], 2.4, 5)
        h.knots([(q[0] - m[0] * 0.4, q[1] - m[1] * 0.4, 2.4)], "#ffe08a")
    h.tube("420,628,20 432,650,21 436,662,17", WORM, "across")
    h.straight([(424, 664, 420, 680), (436, 668, 436, 684), (206, 744, 200, 762), (220, 738, 220, 758)], WORM[1], 4)
    h.bead(444, 646, 5, "#1c1210")
    h.straight([(446, 634, 458, 618), (438, 630, 444, 612)], WORM[1], 2, 3)


def caterpillar(h: Hoop, path: Sequence[tuple[float, float, float]], coat: Threads, band: Threads, hair: Threads, count: int = 13) -> None:
    """A fat hairy caterpillar along (x, y, radius), tail first: padded segments that overlap towards the head."""
    p = evenly(flow(np.asarray(path, np.float32), False, 14), 2.0)
    t = tangents(p)
    for k in range(count):
        i = int((k + 0.5) / count * (len(p) - 1))
        (x, y, r), (u, v) = p[i], t[i]
        step = 2.0 * len(p) / count
        with h.at(float(x), float(y), 1.0, math.degrees(math.atan2(v, u))):
            for side in (-1, 1):
                h.shag([(-step * 0.5, side * r * 0.94), (step * 0.5, side * r * 0.94)], hair, float(r) * 0.3, 12, -side * 1.0 if side > 0 else 1.0, 20, 1.8, seed=k)
            h.blob([(math.cos(a) * step * 0.63, math.sin(a) * r) for a in np.linspace(0, 2 * math.pi, 22, endpoint=False)], coat if k % 2 else band, "fur", grain=90.0, angle=0, length=18, satin=30, puff=float(r) * 0.7)
            h.knots([(0, -r * 0.3, r * 0.09), (0, r * 0.3, r * 0.09)], h.threads(hair)[-1][None])


def cricket_fiddling(h: Hoop, shell: Threads, pale: Threads, wood: Threads) -> tuple[float, float]:
    """A cricket that sits upright and fiddles, facing right, 420 px high; returns the scroll of its fiddle on the card."""
    tone = h.threads(shell)
    h.tube("-10,-90,20 -70,-220,14 -84,-236,10 -40,-60,6 -16,-6,5 30,0,4", tone[:3], "across", lit=0.7)
    h.tube("20,-110,13 70,-50,7 60,-4,5 84,0,4", tone[:3], "across", lit=0.7)
    h.tube("-60,-6,10 -56,-50,34 -34,-110,44 -6,-170,42 20,-210,34", shell, "silk", angle=82, satin=90)
    for k in range(6):
        h.stem(arc(-58 + k * 9, -36 - k * 25, 34 + (4 if k in (2, 3, 4) else 0), 12, 10, 170), tone[0][None], 2.6, 8)
    h.blob("2,-206! -40,-150 -76,-60 -96,20! -60,0 -30,-80 0,-150", pale, "hair", grain=["0,-200 -40,-100 -90,10"], puff=10, length=40)
    h.blob("-10,-214 20,-250 58,-240 62,-200 34,-176 2,-184", shell, "silk", grain=40.0, puff=30, satin=60)
    h.tube("0,-120,30 -60,-250,18 -96,-314,11", shell, "fur", angle=12, length=16)
    h.tube("-96,-314,9 -78,-160,8 -62,-14,6 -10,-4,5", shell, "across")
    h.straight([(-88 + k * 3.4, -250 + k * 34, -104 + k * 3.4, -240 + k * 34) for k in range(6)], tone[1][None], 3.4)
    h.tube("56,-220,12 150,-196,9 244,-276,8", tone[:4], "across", lit=0.75)
    with h.at(138, -226, 1.12, -24):
        h.blob("-74,0 -66,-30 -40,-38 -14,-24 6,-34 30,-30 40,0 30,30 6,34 -14,24 -40,38 -66,30", wood, "silk", grain=0.0, puff=20, satin=70)
        h.tube("30,0,9 110,0,8 150,-2,9", h.threads(wood)[:3], "across")
        h.couch(arc(158, -4, 12, 12, 0, 320), h.threads(wood)[1][None], None, 8)
        h.straight([(-40, -6 + k * 4, 146, -4 + k * 3) for k in range(4)], "#fff4d0", 1.8)
        h.straight([(-12, -14, -12, 14)], "#fff4d0", 5)
        scroll = h.where(150, -4)
        h.couch("-6,-92 4,-20 14,86", h.threads(wood)[3][None], None, 6)
        h.straight([(-14, -90, 6, 88)], "#fffaf0", 2.6)
    h.tube("36,-196,15 96,-96,10 190,-140,8", shell, "across")
    h.knots([(192, -140, 10)], tone[2:])
    h.knots([(246, -278, 9)], tone[1:3])
    h.tube("50,-262,36 70,-292,38 92,-296,34", shell, "silk", angle=70, satin=70)
    h.blob("88,-282! 112,-276 116,-256 98,-250 84,-262", tone[1:4], "silk", grain=60.0, puff=8)
    h.stem("92,-262 102,-260 110,-264", "#140c10", 2.6, 6)
    h.eye(90, -308, 17, ("#3a1c34", "#8a4a6a", "#e8a0b0"), look=(0.3, 0.6), lid=tone[1:4], shut=0.4, tilt=10)
    for p in ("78,-326 60,-420 -10,-470 -80,-460", "94,-326 120,-410 90,-480 30,-510"):
        h.loose(p, tone[3][None], 4)
    return scroll
