"""On, beside and under water, and above the clouds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie_studio.colour import Colour, darken, lighten, mix, vary
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen
from reverie_studio.places import Spots, stage
from reverie_studio.stages.parts import Rng, drawing, stones, town

if TYPE_CHECKING:
    from reverie_studio.scene import Scene


@stage("sea", place="the open sea")
def sea(
    s: Scene,
    *,
    horizon: float = 740,
    light_x: float | None = 400,
    wave: float = 1.0,
    chop: float = 1.0,
    mirror: float = 0.55,
    clouds: float = 0.7,
    shore: bool = False,
    islands: bool = True,
) -> Spots:
    """Wide water under a wide sky; what is painted before it is mirrored in it."""
    p = s.palette
    s.sky(horizon=horizon + 20)
    if clouds:
        s.clouds(80, horizon - 60, clouds)
    if islands:
        s.hills(horizon + 6, 26, 180, mix(p.mid, p.haze, 0.4), depth=0.1, name="far coast")
    s.sea(horizon, light_x=light_x, wave=wave, chop=chop, mirror=mirror)
    spots = {
        "horizon": (400.0, horizon),
        "middle": (400.0, horizon + 190),
        "left": (190.0, horizon + 210),
        "right": (610.0, horizon + 210),
        "near": (400.0, 1090.0),
        "sky": (400.0, horizon * 0.45),
    }
    if shore:
        line = s.hills(
            1110, 20, 420, p.ground, p.ground_shade, texture="sand", depth=0.9, name="shore"
        )
        spots["shore"] = (300, line(300) + 26)
        spots["shore_right"] = (600, line(600) + 26)
    return Spots(spots, lambda _x: horizon + 190)


@stage("harbour", place="a harbour")
def harbour(
    s: Scene,
    *,
    horizon: float = 640,
    lit: float = 0.4,
    boats: int = 3,
    quay: bool = True,
    lamp: bool = True,
    clouds: float = 0.6,
) -> Spots:
    """Tall houses along the water, masts, a stone quay with bollards, a lamp."""
    p = s.palette
    rng, _ = s.own_rng("harbour")
    s.sky(horizon=horizon + 20)
    if clouds:
        s.clouds(60, horizon - 220, clouds)
    wall = mix(p.mid, p.light, 0.3)
    s.board(
        "waterfront",
        lambda pen: town(
            pen, rng, p, horizon - 10, low=110, high=230, narrow=54, wide=88, wall=wall, lit=lit
        ),
        depth=0.42,
        volume=0.1,
        protect=0.6,
    )
    s.board(
        "quay wall", lambda pen: pen.rect(0, horizon - 4, 800, 26, darken(p.stone, 0.3)), depth=0.45
    )
    s.sea(horizon + 20, light_x=None, wave=0.8, chop=0.8, mirror=0.62, name="basin")
    for i in range(boats):
        x = 120 + i * 560 / max(1, boats - 1) + float(rng.normal(0, 20))
        s.board(
            f"boat {i + 1}",
            drawing(_fishing_boat, rng, p, x, horizon + 74, 0.8),
            depth=0.6,
            volume=0.2,
            protect=0.8,
        )
    spots: dict[str, tuple[float, float]] = {
        "water": (400, horizon + 230),
        "left": (180, horizon + 210),
        "right": (620, horizon + 210),
        "far": (400, horizon + 60),
        "sky": (400, 220),
    }
    if quay:
        s.board(
            "quay", lambda pen: _quay(pen, rng, p), depth=0.9, volume=0.12, rim=0.4, protect=0.3
        )
        spots |= {
            "quay": (330, 1110),
            "quay_left": (130, 1110),
            "quay_right": (560, 1110),
            "near": (400, 1150),
        }
    if lamp:
        s.board(
            "quay lamp",
            lambda pen: _lamp_post(pen, p, 690, 1090, 330),
            depth=0.9,
            volume=0.15,
            protect=0.9,
        )
        s.glow((690, 770), 130, strength=0.55)
        spots["lamp"] = (690, 760)
    return Spots(spots, lambda _x: 1110.0)


def _fishing_boat(pen: Pen, rng: Rng, p: Palette, x: float, y: float, k: float) -> None:
    hull = vary(mix(p.accent if rng.random() < 0.5 else p.accent2, p.dark, 0.25), rng, 0.05)
    with pen.at(x, y, k, 0, bool(rng.random() < 0.5)):
        pen.line(0, -10, 4, -190, darken(p.wood, 0.2), 6)
        pen.line(4, -180, 84, -24, darken(p.wood, 0.4), 1.6)
        pen.line(2, -170, -84, -22, darken(p.wood, 0.4), 1.6)
        pen.path("M8,-170 Q40,-110 66,-40 L8,-34Z", mix(p.cloth, p.light, 0.3))
        pen.path("M-96,-30 Q0,-14 98,-34 Q88,10 60,16 H-62 Q-88,8 -96,-30Z", hull)
        pen.path("M-96,-30 Q0,-14 98,-34 L95,-24 Q0,-4 -93,-20Z", lighten(hull, 0.4))
        pen.rect(-50, -60, 46, 36, mix(p.light, p.mid, 0.3), radius=3)
        pen.rect(-42, -52, 14, 14, p.glow, radius=2)


def _quay(pen: Pen, rng: Rng, p: Palette) -> None:
    stone = mix(p.stone, p.ground, 0.2)
    pen.path("M-10,1060 H810 V1210 H-10Z", stone)
    for row in range(5):
        y = 1064 + row * 30
        x = -40.0 + (row % 2) * 50
        while x < 820:
            w = float(rng.uniform(70, 130))
            pen.rect(
                x,
                y,
                w - 4,
                27,
                vary(darken(stone, 0.1 if rng.random() < 0.5 else 0.0), rng, 0.03),
                radius=4,
            )
            x += w
    pen.rect(-10, 1048, 820, 20, lighten(stone, 0.2), radius=3)
    for x in (90, 470):
        pen.path(f"M{x - 18},1056 v-40 q-12,-16 18,-18 q30,2 18,18 v40Z", darken(p.dark, 0.0))
        pen.path(f"M{x - 12},1050 v-34 q6,-8 12,-8 v42Z", lighten(p.dark, 0.2), 0.7)


def _lamp_post(pen: Pen, p: Palette, x: float, y: float, h: float) -> None:
    iron = mix(p.dark, p.mid, 0.15)
    pen.path(f"M{x - 16},{y} l6,-40 h20 l6,40Z", iron)
    pen.rect(x - 5, y - h + 60, 10, h - 60, iron)
    pen.rect(x - 5, y - h + 60, 3, h - 60, lighten(iron, 0.3), 0.7)
    pen.line(x - 30, y - h + 84, x + 30, y - h + 84, iron, 5)
    pen.path(f"M{x - 16},{y - h + 60} h32 l8,-52 h-48Z", p.glow)
    pen.line(x, y - h + 60, x, y - h + 8, iron, 3)
    pen.path(f"M{x - 30},{y - h + 8} L{x},{y - h - 22} L{x + 30},{y - h + 8}Z", iron)


def _weeds(pen: Pen, rng: Rng, p: Palette, count: int) -> None:
    for _ in range(count):
        x = float(rng.uniform(-10, 150)) if rng.random() < 0.5 else float(rng.uniform(650, 810))
        h = float(rng.uniform(140, 380))
        sway = float(rng.uniform(20, 50))
        tone = vary(mix(p.leaf, p.dark, float(rng.uniform(0.1, 0.6))), rng, 0.03)
        points = [
            (x, 1215),
            (x + sway * 0.7, 1215 - h * 0.35),
            (x - sway * 0.6, 1215 - h * 0.7),
            (x + sway * 0.3, 1215 - h),
        ]
        pen.taper(points, float(rng.uniform(10, 20)), 3, tone)


@stage("cliff", place="a cliff above the sea", view="from the edge")
def cliff(
    s: Scene,
    *,
    horizon: float = 660,
    side: str = "left",
    light_x: float | None = 560,
    clouds: float = 0.7,
    grass: bool = True,
    path: bool = True,
) -> Spots:
    """A grassy head that breaks off into the sea; rocks and foam far below."""
    p = s.palette
    rng, _ = s.own_rng("cliff")
    s.sky(horizon=horizon + 10)
    if clouds:
        s.clouds(60, horizon - 80, clouds)
    s.hills(horizon + 4, 22, 160, mix(p.mid, p.haze, 0.5), depth=0.08, name="far coast")
    s.sea(horizon, light_x=light_x if side == "left" else 800 - (light_x or 560))
    flip = side != "left"

    def x(v: float) -> float:
        return 800 - v if flip else v

    rock = mix(mix(p.stone, p.wood, 0.35), p.light, 0.15)

    def head(pen: Pen) -> None:
        pen.poly(
            [
                (x(-10), 800),
                (x(300), 800),
                (x(470), 812),
                (x(500), 850),
                (x(470), 930),
                (x(492), 1010),
                (x(450), 1090),
                (x(470), 1220),
                (x(-10), 1220),
            ],
            rock,
        )
        pen.poly(
            [
                (x(470), 812),
                (x(500), 850),
                (x(470), 930),
                (x(492), 1010),
                (x(450), 1090),
                (x(470), 1220),
                (x(390), 1220),
                (x(410), 1060),
                (x(390), 940),
                (x(420), 860),
            ],
            darken(rock, 0.3),
        )
        _strata(pen, rng, x, rock)

    s.board(
        "rock face", head, depth=0.75, volume=0.25, rim=0.5, protect=0.3, shadow=(20, 20, 24, 0.3)
    )

    def turf(pen: Pen) -> None:
        edge = [(x(-10), 770), (x(140), 752), (x(300), 772), (x(440), 800), (x(490), 826)]
        under = [(x(v), 850 + float(rng.uniform(-14, 26))) for v in range(480, -20, -26)]
        pen.curve([*edge, *under, (x(-10), 900)], mix(p.leaf, p.ground, 0.3))
        if path:
            pen.taper(
                [(x(-10), 838), (x(120), 806), (x(250), 818), (x(380), 812)],
                34,
                12,
                mix(p.ground, p.light, 0.45),
            )

    s.board("turf", turf, depth=0.8, material="land", volume=0.15, rim=0.6, protect=0.15)
    if grass:
        a, b = (0.0, 480.0) if not flip else (320.0, 800.0)
        s.grass(
            lambda v: 790 + 34 * (x(v) / 480) ** 2 * (1 if x(v) < 480 else 0),
            count=190,
            height=34,
            left=a,
            right=b,
            depth=0.85,
        )
    s.board(
        "sea rocks",
        lambda pen: stones(
            pen, rng, [(x(600), 1120, 110), (x(700), 1050, 70), (x(560), 1190, 150)], rock
        ),
        depth=0.8,
        rim=0.5,
    )
    s.mist(1130, 40, 0.25, "light")
    return Spots(
        {
            "edge": (x(430), 812),
            "head": (x(250), 800),
            "back": (x(90), 800),
            "sea": (x(640), horizon + 220),
            "horizon": (x(600), horizon),
            "sky": (x(560), horizon * 0.45),
            "below": (x(620), 1110),
        },
        lambda _x: 806.0,
    )


def _strata(pen: Pen, rng: Rng, x: object, rock: Colour) -> None:
    """Ledges and broken blocks in the face of a cliff."""
    assert callable(x)
    y = 850.0
    while y < 1215:
        h = float(rng.uniform(22, 52))
        v = -10.0
        while v < 400:
            w = float(rng.uniform(40, 130))
            right = min(v + w, 408 + float(rng.normal(0, 10)))
            tone = vary(mix(lighten(rock, 0.16), darken(rock, 0.3), float(rng.random())), rng, 0.02)
            lean = float(rng.normal(0, 5))
            pen.poly(
                [(x(v), y), (x(right), y + lean), (x(right - 4), y + h), (x(v + 3), y + h + lean)],
                tone,
            )
            pen.poly(
                [(x(v), y), (x(right), y + lean), (x(right), y + lean + 5), (x(v), y + 6)],
                lighten(tone, 0.25),
                0.8,
            )
            v += w
        y += h


@stage("bridge", place="a bridge over a river", view="from the bank")
def bridge(
    s: Scene,
    *,
    horizon: float = 700,
    arches: int = 3,
    lamps: bool = True,
    kind: str = "stone",
    hills: bool = True,
    clouds: float = 0.6,
) -> Spots:
    """A hump-backed bridge right across the card, its arches doubled in the water."""
    p = s.palette
    rng, _ = s.own_rng("bridge")
    s.sky(horizon=horizon + 20)
    if clouds:
        s.clouds(60, horizon - 200, clouds)
    if hills:
        s.hills(horizon - 60, 70, 240, mix(p.ground, p.haze, 0.55), depth=0.12, name="far hills")
        s.hills(
            horizon - 4,
            26,
            200,
            mix(p.leaf, p.haze, 0.35),
            depth=0.3,
            name="far bank",
            texture="grass",
        )
    tone = mix(p.stone, p.light, 0.15) if kind == "stone" else p.wood
    deck = horizon - 60

    def arch(xx: float) -> float:
        return deck - 90 * (1 - ((xx - 400) / 430) ** 2)

    def build(pen: Pen) -> None:
        top = [(float(v), arch(v)) for v in range(-20, 840, 20)]
        pen.poly([*top, (830, horizon + 90), (-20, horizon + 90)], tone)
        if kind == "stone":
            _masonry(pen, rng, arch, horizon, tone)
        for i in range(arches):
            span = 700 / arches
            cx = 50 + span * (i + 0.5)
            r = span * 0.38
            rise = min(r * 1.35, horizon + 30 - arch(cx) - 46)
            hole = f"M{cx - r},{horizon + 100} V{horizon + 30} Q{cx - r},{horizon + 30 - rise} {cx},{horizon + 30 - rise} Q{cx + r},{horizon + 30 - rise} {cx + r},{horizon + 30} V{horizon + 100}Z"
            pen.path(hole, darken(tone, 0.35), stroke=22)
            pen.erase(hole)
        pen.poly([*top, *[(a, b - 26) for a, b in reversed(top)]], lighten(tone, 0.16))
        pen.poly(top, darken(tone, 0.35), stroke=4, closed=False)

    s.board("bridge", build, depth=0.6, volume=0.12, rim=0.5, protect=0.45)
    if lamps:
        for v in (150, 400, 650):
            s.board(
                f"bridge lamp {v}",
                drawing(_lamp_post, p, v, arch(v) - 16, 110),
                depth=0.6,
                protect=0.95,
            )
            s.glow((v, arch(v) - 100), 70, strength=0.45)
    s.sea(horizon + 40, light_x=None, mirror=0.66, wave=0.8, chop=0.7, name="river")
    line = s.hills(
        1120, 26, 340, p.ground, p.ground_shade, texture="grass", depth=0.9, name="near bank"
    )
    s.grass(1206, count=180, height=80, depth=1, plane="front")
    return Spots(
        {
            "crown": (400, arch(400) - 4),
            "left": (190, arch(190) - 4),
            "right": (610, arch(610) - 4),
            "under": (400, horizon + 50),
            "river": (400, horizon + 230),
            "bank": (300, line(300) + 30),
            "near": (520, line(520) + 30),
            "sky": (400, 220),
        },
        arch,
    )


def _masonry(pen: Pen, rng: Rng, arch: object, horizon: float, tone: Colour) -> None:
    assert callable(arch)
    for row in range(14):
        x = -30.0 + (row % 2) * 22
        while x < 830:
            w = float(rng.uniform(34, 58))
            y = arch(x + w / 2) + 8 + row * 17
            if y < horizon + 80:
                pen.rect(
                    x,
                    y,
                    w - 3,
                    14,
                    vary(darken(tone, float(rng.uniform(0, 0.2))), rng, 0.03),
                    0.8,
                    3,
                )
            x += w


