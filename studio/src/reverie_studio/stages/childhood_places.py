"""Places of a childhood, built as sheets behind sheets."""

# fmt: off  (coordinates are filled in rows, not stacked one to a line)
from __future__ import annotations

from typing import TYPE_CHECKING

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.motifs._paper import lit, marks, one_sheet
from reverie_studio.pen import Pen
from reverie_studio.places import Spots, stage

if TYPE_CHECKING:
    from reverie_studio.scene import Scene

_CARD = "M-20,-20 H820 V1220 H-20Z"


def _frame(pen: Pen, tone: Colour, hole: str) -> None:
    """A whole sheet with a hole in it."""
    with one_sheet(pen):
        pen.path(_CARD, tone)
        pen.erase(hole)


@stage("school hallway", place="a school corridor", inside=True)
def school_hallway(s: Scene, *, sheets: int = 5, vanish: tuple[float, float] = (400, 470),
                   door_light: bool = True, hooks: bool = True) -> Spots:
    """A corridor of nested door frames down to a bright door, hooks and lockers along it."""
    p = s.palette
    vx, vy = vanish
    s.sky([(0.0, mix(p.haze, p.light, 0.3)), (1.0, mix(p.glow, p.haze, 0.4))])
    half = (62.0, 84.0)
    if door_light:
        s.board("far door", lambda pen: lit(pen, f"M{vx - 34},{vy + 84} v-108 a34,34 0 0 1 68,0 v108Z", p.glow), depth=0.03)
    for i in range(sheets):
        t = (i + 1) / sheets
        k = 1.0 + 3.6 * t**1.5
        w, up, down = half[0] * k * 1.12, half[1] * k * 1.25, half[1] * k * 1.5
        wall = mix(mix(p.mid, p.haze, 0.65 * (1 - t)), p.dark, 0.1 + 0.2 * t * (i % 2))
        left, right, top, foot = vx - w, vx + w, vy - up, vy + down * 1.0

        def cut(pen: Pen, wall: Colour = wall, box: tuple[float, ...] = (left, right, top, foot), k: float = k, i: int = i) -> None:
            a, b, c, d = box
            arch = f"M{a},{d} V{c + 40 * k / 3} Q{a},{c} {a + 40 * k / 3},{c} H{b - 40 * k / 3} Q{b},{c} {b},{c + 40 * k / 3} V{d}Z"
            _frame(pen, wall, arch)
            floor = mix(p.ground, p.haze, 0.5 * (1 - i / sheets))
            pen.path(f"M-20,{d} H820 V1220 H-20Z", floor if i % 2 else darken(floor, 0.1))
            pen.path(f"M-20,{d - 78 * k / 3} H{a} V{d} H-20Z M820,{d - 78 * k / 3} H{b} V{d} H820Z", darken(wall, 0.16))
            if hooks and i >= 1:
                for n in range(2):
                    for x in (a - (26 + 34 * n) * k / 3, b + (26 + 34 * n) * k / 3):
                        pen.rect(x - 3 * k / 3, c + 150 * k / 3, 6 * k / 3, 26 * k / 3, p.metal, radius=2)
                        pen.circle(x, c + 178 * k / 3, 5 * k / 3, p.metal)

        s.board(f"hall {i}", cut, depth=0.1 + 0.16 * i, haze=0.0)
    foot = vy + half[1] * (1.0 + 3.6) * 1.5
    return Spots({"near": (400, 1120), "middle": (400, 900), "far": (vx, vy + 130), "end": (vx, vy + 60), "left": (190, 1080),
                  "right": (620, 1080), "light": (vx, vy)}, lambda _x: min(1120, foot + 60))


def _house(pen: Pen, tone: Colour, x: float, w: float, top: float, foot: float, roof: Colour, glow: Colour, dark: Colour, lit_share: int, snow: Colour | None) -> None:
    pen.rect(x, top, w, foot - top, tone)
    rows = int((foot - top) / 92)
    for r in range(rows):
        for c in range(2):
            wx, wy = x + w * (0.18 + 0.42 * c), top + 30 + r * 92
            d = f"M{wx},{wy + 50} v-40 a{w * 0.11},14 0 0 1 {w * 0.22},0 v40Z"
            if (r * 2 + c + int(x)) % 5 < lit_share:
                lit(pen, d, glow)
            else:
                pen.path(d, dark)
            if snow is not None:
                pen.rect(wx - 4, wy + 48, w * 0.22 + 8, 7, snow, radius=3)
    pen.path(f"M{x - 10},{top + 4} L{x + w / 2},{top - w * 0.42} L{x + w + 10},{top + 4}Z", roof)
    if snow is not None:
        pen.path(f"M{x - 14},{top + 6} L{x + w / 2},{top - w * 0.5} L{x + w + 14},{top + 6} q-12,8 -20,-4 L{x + w / 2},{top - w * 0.32} L{x + 8},{top + 2} q-12,12 -22,4Z", snow)


@stage("snow street", place="a street deep in snow", view="eye level")
def snow_street(s: Scene, *, floor: float = 820, lit_windows: int = 2, lamps: bool = True, gap: float = 240) -> Spots:
    """Two rows of house fronts run back to a gap of sky; drifts lie between them."""
    p = s.palette
    s.sky(horizon=floor)
    snow = p.light
    for i in range(4):
        t = i / 3
        reach = gap / 2 + 26 + 92 * t
        w = 96 + 66 * t
        tone = mix(mix(p.accent, p.mid, 0.55), p.haze, 0.72 - 0.62 * t)

        def row(pen: Pen, t: float = t, reach: float = reach, w: float = w, tone: Colour = tone, i: int = i) -> None:
            for side in (-1, 1):
                top = floor - 330 - 150 * t - (46 if side * (-1) ** i > 0 else 0)
                x = 400 + side * reach - (w if side < 0 else 0)
                shade = tone if side * (-1) ** i > 0 else mix(tone, p.metal, 0.3)
                _house(pen, shade, x, w, top, floor + 30 + 70 * t, darken(tone, 0.3), p.glow, mix(p.dark, p.mid, 0.4 + 0.3 * (1 - t)), lit_windows, snow)

        s.board(f"houses {i}", row, depth=0.12 + 0.13 * i, haze=0.3 * (1 - t))
        if i < 3:
            y = floor - 14 + 42 * i
            s.board(f"drift {i}", lambda pen, y=y, i=i: pen.path(f"M-20,{y + 30} C150,{y - 20 - 8 * i} 300,{y + 26} 420,{y + 8} S680,{y - 14} 820,{y + 22} V1220 H-20Z", mix(snow, p.haze, 0.5 - 0.16 * i)), depth=0.17 + 0.13 * i, haze=0.0)  # type: ignore[misc]
    if lamps:
        def posts(pen: Pen) -> None:
            for x, k in ((150, 1.0), (668, 0.86)):
                foot = floor + 120
                pen.path(f"M{x - 6},{foot} h12 l-3,{-300 * k} h-6Z", p.dark)
                lit(pen, f"M{x - 18 * k},{foot - 300 * k} l{-6 * k},{-44 * k} h{48 * k} l{-6 * k},{44 * k}Z", p.glow)
                pen.path(f"M{x - 32 * k},{foot - 342 * k} h{64 * k} l{-18 * k},{-18 * k} h{-28 * k}Z", p.dark)
                pen.path(f"M{x - 34 * k},{foot - 344 * k} q{34 * k},{-44 * k} {68 * k},0Z", snow)
        s.board("lamp posts", posts, depth=0.6)
    s.board("near drift", lambda pen: pen.path(f"M-20,{floor + 130} C120,{floor + 80} 330,{floor + 170} 480,{floor + 140} S720,{floor + 90} 820,{floor + 128} V1220 H-20Z", snow), depth=0.66)
    return Spots({"middle": (400, floor + 170), "left": (200, floor + 160), "right": (610, floor + 160), "far": (400, floor + 6), "near": (400, floor + 300), "sky": (400, 200)}, lambda _x: floor + 150)


@stage("night road", place="a country road", view="eye level")
def night_road(s: Scene, *, horizon: float = 640, poles: int = 4, road: float = 930, hills: int = 4) -> Spots:
    """Hill behind hill, telegraph poles, and a road across the card with a verge of grass."""
    p = s.palette
    s.sky(horizon=horizon + 120)
    for i in range(hills):
        t = i / max(1, hills - 1)
        y = horizon + (road - 90 - horizon) * t
        tone = mix(p.haze, p.ground, 0.25 + 0.75 * t)
        s.hills(y, 46 - 20 * t, 420 + 90 * i, tone, depth=0.12 + 0.34 * t, name=f"range {i}", haze=0.0)
    def line(pen: Pen) -> None:
        for i in range(poles):
            x = 70 + i * 660 / max(1, poles - 1)
            pen.path(f"M{x - 5},{road - 20} h10 l-2,-330 h-6Z", p.dark)
            pen.rect(x - 34, road - 330, 68, 8, p.dark)
            if i:
                for dx in (-28, 28):
                    x0 = 70 + (i - 1) * 660 / max(1, poles - 1)
                    pen.path(f"M{x0 + dx},{road - 334} Q{(x0 + x) / 2 + dx},{road - 290} {x + dx},{road - 334}", mix(p.dark, p.haze, 0.3), stroke=2)
    if poles:
        s.board("telegraph poles", line, depth=0.5)
    def way(pen: Pen) -> None:
        pen.path(f"M-20,{road} C200,{road - 26} 520,{road + 10} 820,{road - 18} V1220 H-20Z", mix(p.stone, p.dark, 0.55))
        with marks(pen):
            for x in range(-10, 820, 110):
                pen.path(f"M{x},{road + 66} l60,-2 v9 l-60,2Z", p.light)
    s.board("road", way, depth=0.56)
    rng, _ = s.own_rng("verge")
    blades = [f"M-20,{road + 150}"]
    x = -20.0
    while x < 820:
        h, lean = float(rng.uniform(14, 50)), float(rng.normal(0, 10))
        blades.append(f"L{x:.0f},{road + 150:.0f} L{x + 4 + lean:.0f},{road + 150 - h:.0f} L{x + 9:.0f},{road + 150:.0f}")
        x += 8
    s.board("verge", lambda pen: pen.path(" ".join(blades) + " L820,1220 L-20,1220Z", mix(p.ground_shade, p.dark, 0.4)), depth=0.86)
    return Spots({"road": (400, road + 60), "left": (150, road + 60), "right": (640, road + 60), "far": (400, horizon), "sky": (400, 220), "near": (400, road + 170)}, lambda _x: road + 50)


@stage("kitchen table", place="a kitchen table at a window", inside=True)
def kitchen_table(s: Scene, *, table: float = 860, window: tuple[float, float, float, float] = (330, 150, 360, 460), shelf: bool = True, garden: bool = True) -> Spots:
    """A wall with a bright window on a garden, a shelf with cups, a scrubbed table in front."""
    p = s.palette
    x, y, w, h = window
    s.sky([(0.0, mix(p.water, p.light, 0.45)), (0.6, mix(p.haze, p.light, 0.4)), (1.0, p.glow)], horizon=700)
    if garden:
        s.hills(y + h * 0.62, 16, 260, mix(p.leaf, p.haze, 0.55), depth=0.06, name="far hedge", haze=0.0)
        s.hills(y + h * 0.8, 12, 200, mix(p.leaf, p.haze, 0.2), depth=0.12, name="garden", haze=0.0)
    def wall(pen: Pen) -> None:
        with one_sheet(pen):
            pen.path(_CARD, mix(p.mid, p.light, 0.35))
            for row in range(0, 12):
                for col in range(0, 11):
                    cx, cy = 40 + col * 76 + (38 if row % 2 else 0), 40 + row * 76
                    pen.path(f"M{cx},{cy - 12} l5,9 9,3 -9,3 -5,9 -5,-9 -9,-3 9,-3Z", mix(p.mid, p.light, 0.6))
            pen.erase(f"M{x},{y} h{w} v{h} h{-w}Z")
    s.board("wall", wall, depth=0.34, haze=0.0)
    def sash(pen: Pen) -> None:
        with one_sheet(pen):
            pen.rect(x - 26, y - 26, w + 52, h + 44, lighten(p.wood, 0.45), radius=4)
            for cx in (0, 1):
                for cy in (0, 1):
                    pen.erase(f"M{x + 4 + cx * (w / 2 + 2)},{y + 4 + cy * (h / 2 + 2)} h{w / 2 - 10} v{h / 2 - 10} h{-(w / 2 - 10)}Z")
        pen.rect(x - 44, y + h + 8, w + 88, 22, lighten(p.wood, 0.3), radius=4)
    s.board("sash", sash, depth=0.4, haze=0.0)
    if shelf:
        def board(pen: Pen) -> None:
            for i, tone in enumerate((p.accent, p.light, p.accent2)):
                cx = 60 + i * 78
                pen.path(f"M{cx},330 h54 v30 a27,24 0 0 1 -54,0Z", tone)
                pen.circle(cx + 58, 346, 12, tone, stroke=6)
            pen.rect(30, 384, 250, 16, p.wood)
            for i in range(5):
                pen.line(64 + i * 46, 400, 64 + i * 46, 420, p.metal, 4)
        s.board("shelf", board, depth=0.46)
    def top(pen: Pen) -> None:
        pen.path(f"M-20,{table} H820 V{table + 150} H-20Z", lighten(p.wood, 0.14))
        with marks(pen):
            for i, yy in enumerate((table + 38, table + 84, table + 122)):
                pen.line(-10, yy, 810, yy + 3 * (i - 1), darken(p.wood, 0.1), 2)
        pen.path(f"M-20,{table + 150} H820 V{table + 186} H-20Z", darken(p.wood, 0.2))
    s.board("table", top, depth=0.66)
    s.board("under the table", lambda pen: pen.path(f"M-20,{table + 184} H820 V1220 H-20Z", mix(p.wood, p.dark, 0.62)), depth=0.6, behind="table")
    return Spots({"table": (400, table + 60), "left": (180, table + 70), "right": (620, table + 70), "sill": (x + w / 2, y + h + 8), "window": (x + w / 2, y + h / 2), "shelf": (150, 384), "near": (400, 1150), "behind": (400, table + 4)}, lambda _x: table + 60)


@stage("lantern street", place="a street hung with lanterns", view="eye level")
def lantern_street(s: Scene, *, floor: float = 880, rows: int = 3, booths: bool = True, roofs: bool = True) -> Spots:
    """Roofs in the dusk, garlands of paper lanterns at three distances, booths left and right."""
    p = s.palette
    s.sky(horizon=floor)
    rng, _ = s.own_rng("lantern street")
    if roofs:
        for i in range(2):
            d, x = f"M-20,{floor + 20}", -20.0
            while x < 820:
                w, up = float(rng.uniform(70, 130)), float(rng.uniform(0, 60))
                y = floor - 300 + i * 110 + up
                d += f" L{x:.0f},{y:.0f} L{x + w / 2:.0f},{y - 56:.0f} L{x + w:.0f},{y:.0f}"
                x += w
            s.board(f"roofs {i}", lambda pen, d=d, i=i: pen.path(d + f" L820,{floor + 20} Z", mix(p.haze, p.dark, 0.3 + 0.3 * i)), depth=0.1 + 0.12 * i, haze=0.0)  # type: ignore[misc]
    s.board("street", lambda pen: pen.path(f"M-20,{floor} Q400,{floor - 30} 820,{floor} V1220 H-20Z", mix(p.ground, p.dark, 0.15)), depth=0.4, haze=0.0)
    for i in range(rows):
        y, k = 170 + 120 * i, 0.7 + 0.28 * (rows - i)

        def garland(pen: Pen, y: float = y, k: float = k, i: int = i) -> None:
            pen.path(f"M-20,{y - 40} Q400,{y + 110} 820,{y - 60}", p.dark, stroke=2.6)
            for n in range(5 + i):
                t = (n + 0.7) / (5.4 + i)
                x, yy = -20 + 840 * t, (1 - t) ** 2 * (y - 40) + 2 * t * (1 - t) * (y + 110) + t * t * (y - 60)
                tone = (p.accent, p.accent2, p.light)[(n + i) % 3]
                r = 23 * k
                pen.path(f"M{x},{yy + 4} c{r * 1.6},4 {r * 1.6},{r * 2.2} 0,{r * 2.3} c{-r * 1.6},{-r * 0.1} {-r * 1.6},{-r * 2.2} 0,{-r * 2.3}Z", tone)
                lit(pen, f"M{x},{yy + 9} c{r * 1.1},4 {r * 1.1},{r * 1.9} 0,{r * 2.05} c{-r * 1.1},0 {-r * 1.1},{-r * 1.9} 0,{-r * 2.05}Z", mix(tone, p.glow, 0.62))
        s.board(f"garland {i}", garland, depth=0.78 - 0.2 * i, haze=0.0)
    if booths:
        def stalls(pen: Pen) -> None:
            for x, side in ((-40, 1), (660, -1)):
                pen.rect(x, floor - 190, 180, 260, darken(p.wood, 0.3))
                lit(pen, f"M{x + 16},{floor - 150} h148 v96 h-148Z", p.glow)
                for n in range(6):
                    pen.path(f"M{x - 14 + n * 35},{floor - 220} h35 v46 a17.5,16 0 0 1 -35,0Z", p.accent if n % 2 else p.light)
                pen.rect(x - 8, floor - 54, 196, 18, p.wood)
        s.board("booths", stalls, depth=0.56, haze=0.0)
    return Spots({"middle": (400, floor + 130), "left": (230, floor + 120), "right": (580, floor + 120), "far": (400, floor + 10), "near": (400, 1130), "sky": (400, 240)}, lambda _x: floor + 120)
