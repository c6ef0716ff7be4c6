"""Open country: meadow, desert, snowfield, cornfield, cliff, garden, and what grows there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.places import Spots, stage
from reverie_studio.stages.parts import each, leafy_tree, stones

if TYPE_CHECKING:
    from reverie_studio.scene import Scene


@stage("meadow", place="a meadow")
def meadow(
    s: Scene,
    *,
    horizon: float = 760,
    flowers: int = 60,
    trees: int = 4,
    hills: int = 3,
    clouds: float = 0.7,
    tall: float = 60,
) -> Spots:
    """Rolling grass, far copses, a fringe of flowers at the near edge."""
    p = s.palette
    s.sky(horizon=horizon + 60)
    if clouds:
        s.clouds(80, horizon - 80, clouds)
    for i in range(hills):
        t = i / max(1, hills)
        tone = mix(mix(p.ground, p.haze, 0.6), p.ground, t)
        s.hills(
            horizon - 60 + 45 * i, 34, 260 + 60 * i, tone, depth=0.12 + 0.12 * i, name="far hills"
        )
    rng, _ = s.own_rng("meadow trees")
    xs = [float(rng.uniform(20, 780)) for _ in range(trees)]
    far = s.hills(
        horizon + 60,
        26,
        420,
        mix(p.ground, p.leaf, 0.3),
        texture="grass",
        depth=0.5,
        marks=200,
        name="field",
    )
    s.board(
        "copse",
        each(
            leafy_tree,
            (
                (
                    rng,
                    x,
                    far(x) + 6,
                    float(rng.uniform(60, 120)),
                    darken(p.wood, 0.3),
                    mix(p.leaf, p.ground, 0.3),
                    lighten(p.leaf, 0.2),
                )
                for x in xs
            ),
        ),
        depth=0.4,
        material="foliage",
        behind="field",
    )
    near = s.hills(
        horizon + 190,
        34,
        520,
        mix(p.leaf, p.ground, 0.5),
        darken(p.leaf, 0.4),
        texture="grass",
        depth=0.75,
        marks=320,
        name="near field",
    )
    s.grass(
        lambda x: 1206,
        darken(p.leaf, 0.3),
        lighten(p.leaf, 0.15),
        count=300,
        height=tall + 40,
        depth=1,
        plane="front",
    )
    if flowers:
        s.flowers(lambda x: 1204, count=flowers, height=tall + 60, radius=9, depth=1, plane="front")
        s.flowers(lambda x: near(x) + 60, count=flowers, height=26, radius=4, depth=0.7)
    return Spots(
        {
            "left": (190, near(190) + 70),
            "middle": (400, near(400) + 60),
            "right": (610, near(610) + 70),
            "far": (420, far(420) + 20),
            "near": (400, 1120),
            "sky": (400, horizon * 0.45),
        },
        near,
    )


@stage("desert", place="a desert")
def desert(
    s: Scene,
    *,
    horizon: float = 700,
    dunes: int = 4,
    rocks: int = 3,
    ripples: int = 220,
    sun: bool = False,
) -> Spots:
    """Dunes with sharp crests, ripples in the sand, a few worn stones."""
    p = s.palette
    s.sky(horizon=horizon + 40, texture=0.35)
    if sun:
        s.sun(560, horizon - 330, 66)
    s.hills(horizon - 30, 60, 90, mix(p.stone, p.haze, 0.5), rough=5, depth=0.1, name="mesa")
    line = None
    for i in range(dunes):
        t = (i + 1) / dunes
        tone = mix(mix(p.ground, p.haze, 0.45), p.ground, t)
        line = s.hills(
            horizon + 20 + 100 * i * t,
            46 + 16 * i,
            360 + 90 * i,
            lighten(tone, 0.22),
            mix(tone, p.ground_shade, 0.9),
            rough=2,
            depth=0.3 + 0.5 * t,
            texture="sand",
            marks=ripples,
            name=f"dune {i + 1}",
        )
    assert line is not None
    crest = line
    rng, _ = s.own_rng("rocks")
    places = [
        (
            float(rng.choice([rng.uniform(20, 200), rng.uniform(600, 780)])),
            float(rng.uniform(1040, 1190)),
            float(rng.uniform(40, 110)),
        )
        for _ in range(rocks)
    ]
    s.board(
        "rocks",
        lambda pen: stones(
            pen, rng, sorted(places, key=lambda q: q[1]), mix(p.stone, p.ground_shade, 0.4)
        ),
        depth=0.9,
        volume=0.25,
        rim=0.5,
    )
    return Spots(
        {
            "crest": (400, crest(400) + 8),
            "left": (180, crest(180) + 60),
            "right": (620, crest(620) + 60),
            "middle": (400, crest(400) + 70),
            "near": (400, 1150),
            "far": (300, horizon + 60),
            "sky": (400, horizon * 0.45),
        },
        crest,
    )


