"""Things in people's hands, drawn with the figure so that fingers close around them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.figures.brush import Brush
from reverie_studio.figures.grips import Hold
from reverie_studio.figures.person import Person
from reverie_studio.figures.space import Vec, across, unit, vec
from reverie_studio.figures.surface import ball, line, seen, spline, tube


@dataclass(frozen=True)
class Prop:
    """Which step paints it, and which hands close over it afterwards (0 left, 1 right)."""

    paint: Callable[[Brush, Person], None]
    when: Callable[[Person], str]
    hands: tuple[int, ...] = ()
    also: Callable[[Brush, Person], None] | None = None  # a near part, painted late


def paint_prop(brush: Brush, figure: Person, when: str) -> None:
    """Paint the figure's prop if this is its step."""
    if figure.prop is None:
        return
    prop = PROPS[figure.prop]
    if prop.when(figure) == when:
        prop.paint(brush, figure)
    if prop.also is not None and when == "late":
        prop.also(brush, figure)


# ---- when


def _late(figure: Person) -> str:
    return "late" if figure.view.toward > -0.35 else "early"


def _always_late(_: Person) -> str:
    return "late"


def _early(_: Person) -> str:
    return "early"


def _on_back(figure: Person) -> str:
    return (
        "early" if figure.view.toward > 0.1 else ("late" if figure.view.toward < -0.25 else "mid")
    )


# ---- how


def _wood(brush: Brush) -> Colour:
    return mix(brush.palette.wood, "#7a5230", 0.4)


def _rod_between(
    brush: Brush,
    figure: Person,
    a: Vec,
    b: Vec,
    radius: float,
    colour: Colour,
    end: float | None = None,
) -> None:
    grid = tube(line(a, b, 8), [radius, radius if end is None else end], columns=10)
    brush.solid(seen(figure.view, grid), colour, shade=0.3, lit=0.2, seam=0.6)


def _panel(brush: Brush, figure: Person, corners: list[Vec], colour: Colour) -> None:
    brush.shape(figure.view.see(np.stack(corners)), colour, soft=False)


def _book(brush: Brush, figure: Person) -> None:
    bones = figure.bones
    left, right = figure.palm(0), figure.palm(1)
    middle = (left + right) / 2
    away = unit(middle - bones["head"])
    aside = across(bones.pelvis[:, 1], away)
    up = unit(np.cross(away, aside) * -1)
    if float(up @ bones.pelvis[:, 2]) < 0:
        up = -up
    size = 8.6
    half = max(size * 0.82, min(float(np.linalg.norm(left - right)) / 2 + 2.0, size * 1.15))
    low, high = -0.28 * size, 1.0 * size
    spine0, spine1 = middle + up * low + away * 2.0, middle + up * high + away * 2.0
    cover = figure.outfit.trim
    outside = float(figure.view.see(away)[2]) > 0
    page = "#f4ead2"
    for side in (1.0, -1.0):
        edge = aside * side * half - away * 3.0
        corners = [spine0, spine0 + edge, spine1 + edge, spine1]
        inner = [
            spine0 + up * 0.5,
            spine0 + edge * 0.93 + up * 0.5,
            spine1 + edge * 0.93 - up * 0.5,
            spine1 - up * 0.5,
        ]
        inner = [p - away * 0.8 for p in inner]
        lit = float(figure.view.see(aside * side)[0]) < 0
        tone = brush.light_of(cover, 0.1) if lit else brush.shade_of(cover, 0.22)
        leaf = page if lit else brush.shade_of(page, 0.14)
        if outside:
            _panel(brush, figure, [p - away * 1.4 + up * 0.7 for p in corners], leaf)
            _panel(brush, figure, corners, tone)
        else:
            _panel(brush, figure, corners, tone)
            _panel(brush, figure, inner, leaf)
            for n in range(5):
                t = 0.2 + 0.14 * n
                a, b = inner[0] * (1 - t) + inner[3] * t, inner[1] * (1 - t) + inner[2] * t
                stroke = np.stack([a * 0.85 + b * 0.15, a * 0.2 + b * 0.8])
                brush.stroke(figure.view.see(stroke), "#9a8a78", 0.22, 0.6, least=0.4)
    brush.stroke(figure.view.see(np.stack([spine0, spine1])), brush.shade_of(cover, 0.5), 0.5, 0.8)


def _lantern(brush: Brush, figure: Person) -> None:
    hand = figure.palm(figure.main)
    size = 5.0
    top = hand - vec(0, 0, 3.2)
    dark = mix(brush.palette.dark, "#4a3a2a", 0.4)
    view = figure.view
    brush.stroke(view.see(np.stack([hand, top])), dark, 0.5)
    ahead, aside = vec(1, 0, 0), vec(0, 1, 0)
    glass = tube(
        line(top - vec(0, 0, 1.6), top - vec(0, 0, 8.4), 6),
        [size * 0.42, size * 0.56, size * 0.5],
        columns=14,
        round_ends=(False, False),
    )
    brush.solid(seen(view, glass), mix(brush.palette.glow, "#fff2c8", 0.35), shade=0.08, lit=0.3)
    brush.spot(view.see(top - vec(0, 0, 5.6)), 1.4, "#fffbe8", least=1.0)
    for height, tall, wide in ((-1.3, 1.1, 0.64), (-8.6, 0.7, 0.66)):
        at = top + vec(0, 0, height)
        disc = ball(at, ahead * size * wide, aside * size * wide, vec(0, 0, tall))
        brush.solid(seen(view, disc), dark, shade=0.3)
    for a in np.linspace(0, 2 * np.pi, 5)[:-1]:
        out = (ahead * np.cos(a) + aside * np.sin(a)) * size * 0.55
        bar = np.stack([top - vec(0, 0, 1.5) + out, top - vec(0, 0, 8.4) + out])
        if float(view.see(out)[2]) > 0:
            brush.stroke(view.see(bar), dark, 0.4, 0.9)


def _umbrella(brush: Brush, figure: Person) -> None:
    hand = figure.palm(figure.main)
    head_top = figure.bones["head"] + vec(0, 0, figure.build.head)
    lean = unit(vec(-0.02, 0.06, 1))
    rise = float(head_top[2] - hand[2]) + 15
    tip = hand + lean * rise + figure.bones.pelvis @ vec(-3.0, 1.5, 0)
    _rod_between(brush, figure, hand - lean * 7, tip, 0.6, _wood(brush))
    crook = [hand - lean * 7, hand - lean * 9 + vec(1.2, 0, 0), hand - lean * 8 + vec(2.6, 0, 0.6)]
    brush.stroke(figure.view.see(spline(crook, 7)), _wood(brush), 1.2)
    colour = figure.outfit.trim
    axis = unit(tip - hand)
    _dome_shape(brush, figure, tip, axis, 25.0, 12.0, colour)


def _dome_shape(
    brush: Brush, figure: Person, tip: Vec, axis: Vec, wide: float, tall: float, colour: Colour
) -> None:
    first = across(vec(1, 0.3, 0), axis)
    second = np.cross(axis, first)
    angle = np.linspace(0, 2 * np.pi, 49)[:-1]
    rows = []
    for s in np.linspace(0.02, 1, 10):
        scallop = 1 - 0.07 * np.abs(np.sin(angle * 4)) * s**3
        r = wide * np.sin(s * np.pi / 2) * scallop
        h = -tall * (1 - np.cos(s * np.pi / 2)) + 1.6 * np.abs(np.sin(angle * 4)) * s**4
        rows.append(
            tip
            + first * (np.cos(angle) * r)[:, None]
            + second * (np.sin(angle) * r)[:, None]
            + axis * h[:, None]
        )
    surface = seen(figure.view, np.stack(rows))
    brush.solid(surface, colour, shade=0.28, lit=0.14, inner=brush.shade_of(colour, 0.5))
    dark = brush.shade_of(colour, 0.32)
    for n in range(8):
        brush.mark(
            surface, [(r, n / 8) for r in np.linspace(0.02, 0.99, 9)], dark, 0.45, 0.7, least=0.6
        )
    brush.stroke(figure.view.see(np.stack([tip, tip + axis * 3])), _wood(brush), 0.8)


def _cane(brush: Brush, figure: Person) -> None:
    hand = figure.palm(figure.main)
    ground = float(figure.bones.origin[2])
    foot = vec(float(hand[0]) + 1.5, float(hand[1]) * 1.05, ground + 0.5)
    _rod_between(brush, figure, hand + unit(hand - foot) * 0.5, foot, 0.75, _wood(brush))
    up = unit(hand - foot)
    crook = [
        hand,
        hand + up * 2.6 - figure.bones.pelvis[:, 0] * 1.0,
        hand + up * 2.2 - figure.bones.pelvis[:, 0] * 3.6,
    ]
    brush.stroke(figure.view.see(spline(crook, 8)), _wood(brush), 1.5)


def _rope(brush: Brush, figure: Person) -> None:
    a, b = figure.palm(1), figure.palm(0)
    if float(a[0]) < float(b[0]):
        a, b = b, a
    colour = mix("#c9a56a", brush.palette.dark, 0.15)
    ahead = figure.bones.pelvis[:, 0]
    far = a + ahead * 46 + vec(0, 0, 1.5)
    slack = [
        b,
        b - ahead * 6 - vec(0, 0, 8),
        b - ahead * 4 - vec(0, 0, 20),
        b - ahead * 9 - vec(0, 0, 25),
    ]
    brush.stroke(figure.view.see(spline(slack, 14)), colour, 1.3)
    brush.stroke(figure.view.see(np.stack([b, a, far])), colour, 1.3)


def _oars(brush: Brush, figure: Person) -> None:
    for i, side in ((0, 1.0), (1, -1.0)):
        hand = figure.palm(i)
        out = unit(figure.bones.pelvis @ vec(-0.42, side * 0.8, -0.42))
        end = hand + out * 58
        _rod_between(brush, figure, hand - out * 4, end, 0.85, _wood(brush))
        blade = tube(
            line(end, end + out * 14, 6), [1.0, 2.8, 2.9, 2.4], hint=vec(0, 0, 1), flat=0.3
        )
        brush.solid(seen(figure.view, blade), mix(_wood(brush), figure.outfit.trim, 0.3), shade=0.3)


def _rod(brush: Brush, figure: Person) -> None:
    hand, other = figure.palm(1), figure.palm(0)
    direction = unit(figure.bones.pelvis @ vec(0.86, 0, 0.5))
    start = other * 0.5 + hand * 0.5 - direction * 10
    tip = hand + direction * 52
    bow = [start, hand, hand + direction * 30 + vec(0, 0, 1.5), tip - vec(0, 0, 3)]
    brush.stroke(figure.view.see(spline(bow, 18)), _wood(brush), 1.1, end=0.35)
    string = [tip - vec(0, 0, 3), tip + vec(3, 0, -24), tip + vec(2, 0, -46)]
    brush.stroke(
        figure.view.see(spline(string, 12)),
        mix(brush.palette.light, "#8a8a90", 0.3),
        0.22,
        0.85,
        least=0.6,
    )
    brush.spot(figure.view.see(string[-1]), 1.1, "#c4453f", least=1.0)


def _swing_rope(brush: Brush, figure: Person, i: int, length: float = 70.0) -> None:
    bones = figure.bones
    side = 1.0 if i == 0 else -1.0
    low = bones.origin + bones.pelvis[:, 1] * side * (figure.build.hip + 4)
    hand = figure.palm(i)
    high = hand + unit(hand - low) * length
    colour = mix("#c9a56a", brush.palette.dark, 0.2)
    brush.stroke(figure.view.see(np.stack([low, hand, high])), colour, 0.8)


def _swing_near(brush: Brush, figure: Person) -> None:
    _swing_rope(brush, figure, 1, 4.0)  # above the hand it passes behind the face


def _swing(brush: Brush, figure: Person) -> None:
    bones = figure.bones
    seat = bones.origin
    up = bones.pelvis[:, 2]
    half = figure.build.hip + 4
    for i in (0, 1):
        _swing_rope(brush, figure, i)
    corners = [
        seat + bones.pelvis @ vec(f * 6.0 + 3, s * half * 1.06, -0.5)
        for f, s in ((1, 1), (1, -1), (-1, -1), (-1, 1))
    ]
    low_edge = [p - up * 1.6 for p in corners]
    _panel(
        brush,
        figure,
        [corners[0], corners[1], low_edge[1], low_edge[0]],
        brush.shade_of(_wood(brush), 0.25),
    )
    _panel(
        brush,
        figure,
        [corners[1], corners[2], low_edge[2], low_edge[1]],
        brush.shade_of(_wood(brush), 0.35),
    )
    _panel(brush, figure, corners, _wood(brush))


def _brush_prop(brush: Brush, figure: Person) -> None:
    hand, other = figure.palm(1), figure.palm(0)
    direction = unit(figure.bones.pelvis @ vec(0.9, -0.05, 0.5))
    _rod_between(brush, figure, hand - direction * 7, hand + direction * 7, 0.5, _wood(brush))
    tip = [hand + direction * 7, hand + direction * 10.5]
    brush.stroke(figure.view.see(np.stack(tip)), figure.outfit.trim, 1.6, end=0.5, least=1.0)
    plate = tube(line(other - vec(0, 0, 0.2), other + vec(0, 0, 0.6), 3), [6.2, 6.2], columns=18)
    plate = plate + figure.bones.pelvis @ vec(3.0, 0, 0)
    brush.solid(seen(figure.view, plate), mix(_wood(brush), "#e0b98a", 0.4), shade=0.2)
    colours = ("#c4453f", "#e0b03c", "#3f7a8c", "#f4ead2")
    for n, colour in enumerate(colours):
        spot = other + figure.bones.pelvis @ vec(
            1.0 + 4 * np.cos(n * 1.2), 3.6 * np.sin(n * 1.2 - 1.6), 1.6
        )
        brush.spot(figure.view.see(spot), 1.0, colour, least=0.8, squash=1.5)


def _violin(brush: Brush, figure: Person) -> None:
    bones, view = figure.bones, figure.view
    chin = bones["chest"] + bones.chest @ vec(
        figure.build.depth * 0.9, figure.build.shoulder * 0.45, 2.4
    )
    neck = figure.palm(0)
    along = unit(neck - chin)
    length = float(np.linalg.norm(neck - chin))
    face = across(vec(0.1, -0.2, 1), along)
    red = mix("#a8562c", brush.palette.dark, 0.1)
    body = tube(
        line(chin - along * 1.0, chin + along * length * 0.62, 12),
        [2.2, 3.9, 3.7, 2.5, 2.4, 3.2, 3.1, 1.6],
        hint=np.cross(face, along),
        flat=0.36,
    )
    brush.solid(seen(view, body), red, shade=0.3, lit=0.2)
    _rod_between(brush, figure, chin + along * length * 0.5, neck + along * 3.0, 0.55, "#3a2620")
    scroll = ball(neck + along * 3.4, along * 0.9, face * 0.9, np.cross(face, along) * 0.6)
    brush.solid(seen(view, scroll), red)
    hand = figure.palm(1)
    bridge = chin + along * length * 0.36 + face * 1.6
    bow = unit(bridge - hand)
    brush.stroke(
        view.see(np.stack([hand - bow * 2, bridge + bow * 13])), "#5a3622", 0.55, least=0.8
    )
    brush.stroke(
        view.see(np.stack([hand - bow * 1 - vec(0, 0, 0.9), bridge + bow * 12.5 - vec(0, 0, 0.6)])),
        "#f4ead2",
        0.25,
        0.9,
        least=0.5,
    )


def _telescope(brush: Brush, figure: Person) -> None:
    bones = figure.bones
    eye = bones["head"] + bones.head @ vec(1.0, -0.1, 0.08) * figure.build.head
    direction = unit(bones.head @ vec(1.0, -0.12, 0.06))
    brass = mix("#c9963f", brush.palette.dark, 0.1)
    for start, stop, size in ((0.0, 9.0, 1.2), (8.0, 17.0, 1.65), (16.0, 25.0, 2.1)):
        _rod_between(brush, figure, eye + direction * start, eye + direction * stop, size, brass)
        _rod_between(
            brush,
            figure,
            eye + direction * (stop - 0.6),
            eye + direction * stop,
            size * 1.15,
            mix(brass, "#3a2620", 0.45),
        )


def _sack(brush: Brush, figure: Person) -> None:
    bones, build = figure.bones, figure.build
    middle = bones["chest"] * 0.62 + bones["waist"] * 0.38 - bones.chest[:, 0] * (build.depth + 7.5)
    colour = mix("#a8814f", brush.palette.mid, 0.15)
    grid = ball(middle, bones.chest[:, 0] * 9.5, bones.chest[:, 1] * 12.0, bones.chest[:, 2] * 12.5)
    surface = seen(figure.view, grid)
    neck = middle + bones.chest[:, 2] * 12 + bones.chest[:, 0] * 5
    for i in (0, 1):
        grip = figure.palm(i)
        brush.stroke(
            figure.view.see(
                spline([neck, bones[f"shoulder{i}"] + bones.chest[:, 2] * 2.5, grip], 10)
            ),
            brush.shade_of(colour, 0.4),
            1.4,
        )
    brush.solid(surface, colour, shade=0.32, lit=0.16)
    tie = ball(neck, bones.chest[:, 0] * 3, bones.chest[:, 1] * 3, bones.chest[:, 2] * 2.4)
    brush.solid(seen(figure.view, tie), brush.shade_of(colour, 0.1))
    for n in (0.2, 0.45, 0.7, 0.95):
        brush.mark(
            surface,
            [(r, n) for r in np.linspace(0.93, 0.55, 6)],
            brush.shade_of(colour, 0.35),
            0.7,
            0.5,
            taper=0.2,
        )
    point, facing = surface.spot(0.45, 0.62)
    if facing > 0.2:
        brush.spot(point, 2.2, figure.outfit.trim, 0.9)


def _backpack(brush: Brush, figure: Person) -> None:
    bones, build = figure.bones, figure.build
    middle = bones["chest"] * 0.5 + bones["waist"] * 0.5 - bones.chest[:, 0] * (build.depth + 3.4)
    colour = figure.outfit.trim
    curve = line(middle - bones.chest[:, 2] * 8.5, middle + bones.chest[:, 2] * 8.5, 8)
    wide = build.shoulder * 0.92
    grid = tube(curve, [wide * 0.8, wide, wide, wide * 0.85], hint=bones.chest[:, 1], flat=0.6)
    brush.solid(seen(figure.view, grid), colour, shade=0.3)
    roll = tube(
        line(middle + bones.chest @ vec(0, wide, 11), middle + bones.chest @ vec(0, -wide, 11), 5),
        [2.6, 2.6],
    )
    brush.solid(seen(figure.view, roll), mix(colour, "#e8d8b8", 0.6), shade=0.26)


def _suitcase(brush: Brush, figure: Person) -> None:
    hand = figure.palm(figure.main)
    ahead, down = figure.bones.pelvis[:, 0], vec(0, 0, -1)
    aside = np.cross(ahead, down)
    colour = mix("#8a5a3a", figure.outfit.trim, 0.15)
    top = hand + down * 1.6
    corners = {}
    for f in (1, -1):
        for s in (1, -1):
            for d in (0, 1):
                corners[f, s, d] = top + ahead * f * 9 + aside * s * 2.6 + down * d * 13
    faces = (
        ((1, 1), (1, -1), ahead),
        ((-1, 1), (-1, -1), -ahead),
        ((1, 1), (-1, 1), aside),
        ((1, -1), (-1, -1), -aside),
    )
    for (f0, s0), (f1, s1), normal in faces:
        if float(figure.view.see(normal)[2]) > 0:
            lit = float(figure.view.see(normal)[0]) < 0.3
            tone = colour if lit else brush.shade_of(colour, 0.28)
            quad = [corners[f0, s0, 0], corners[f1, s1, 0], corners[f1, s1, 1], corners[f0, s0, 1]]
            _panel(brush, figure, quad, tone)
            for t in (0.25, 0.75):
                a, b = quad[0] * (1 - t) + quad[1] * t, quad[3] * (1 - t) + quad[2] * t
                brush.stroke(
                    figure.view.see(np.stack([a, b])), brush.shade_of(colour, 0.45), 0.7, 0.8
                )
    lid = [corners[1, 1, 0], corners[1, -1, 0], corners[-1, -1, 0], corners[-1, 1, 0]]
    _panel(brush, figure, lid, brush.light_of(colour, 0.2))
    handle = [top + ahead * 2.5, hand + ahead * 1.6, hand - ahead * 1.6, top - ahead * 2.5]
    brush.stroke(figure.view.see(np.stack(handle)), brush.shade_of(colour, 0.5), 0.8)


def _balloon(brush: Brush, figure: Person) -> None:
    hand = figure.palm(figure.main)
    top = hand + vec(-1, 0, 34)
    string = [hand - vec(0, 0, 3), hand, hand + vec(2, 0, 14), top]
    brush.stroke(figure.view.see(spline(string, 12)), brush.palette.dark, 0.3, 0.8, least=0.7)
    colour = figure.outfit.trim
    grid = ball(top + vec(0, 0, 12), vec(10, 0, 0), vec(0, 10, 0), vec(0, 0, 12.5), 15, 26)
    brush.solid(seen(figure.view, grid), colour, shade=0.26, lit=0.3)
    knot = [top + vec(0, 0, 0.4), top + vec(0, 0, -1.2)]
    brush.stroke(figure.view.see(np.stack(knot)), colour, 1.0, end=2.0)


def _flower(brush: Brush, figure: Person) -> None:
    hand = figure.palm(figure.main)
    tip = hand + vec(2, 0, 13)
    brush.stroke(
        figure.view.see(spline([hand - vec(0, 0, 4), hand, tip], 8)), "#5f7a48", 0.7, least=0.8
    )
    leaf = figure.view.see(
        np.stack([hand + vec(0.5, 0, 4), hand + vec(3.4, 0, 6), hand + vec(1.2, 0, 7)])
    )
    brush.shape(leaf, "#6f8a52")
    centre = figure.view.see(tip)
    for a in np.linspace(0, 2 * np.pi, 7)[:-1]:
        petal = centre + np.array([np.cos(a), np.sin(a), 0]) * 2.2
        brush.spot(
            petal,
            1.5,
            brush.light_of(figure.outfit.trim, 0.1) if a < 3 else figure.outfit.trim,
            least=0.8,
        )
    brush.spot(centre, 1.3, "#e2b544", least=0.8)


def _letter(brush: Brush, figure: Person) -> None:
    middle = (figure.palm(0) + figure.palm(1)) / 2
    head = figure.bones["head"]
    away = unit(middle - head)
    aside = across(figure.bones.pelvis[:, 1], away)
    up = np.cross(away, aside)
    up = up if float(up @ figure.bones.pelvis[:, 2]) > 0 else -up
    corners = [middle + aside * s * 4.6 + up * u for s, u in ((1, -1), (-1, -1), (-1, 8.4), (1, 8))]
    _panel(brush, figure, corners, "#f4ead2")
    for n in range(4):
        t = 0.25 + 0.16 * n
        a, b = corners[0] * (1 - t) + corners[3] * t, corners[1] * (1 - t) + corners[2] * t
        brush.stroke(
            figure.view.see(np.stack([a * 0.85 + b * 0.15, a * 0.2 + b * 0.8])),
            "#8a7a70",
            0.25,
            0.6,
            least=0.4,
        )


def _two_hand_tool(brush: Brush, figure: Person, kind: str) -> None:
    low, high = figure.palm(0), figure.palm(1)
    direction = unit(low - high)
    ground = float(figure.bones.origin[2])
    drop = -float(direction[2])
    length = (float(low[2]) - ground) / max(drop, 0.25)
    end = low + direction * min(length, 46)
    _rod_between(brush, figure, high - direction * 6, end, 0.8, _wood(brush))
    side = across(figure.bones.pelvis[:, 1], direction)
    if kind == "spade":
        metal = mix(brush.palette.metal, "#5a6068", 0.6)
        _panel(
            brush,
            figure,
            [
                end - direction * 9 + side * 3.4,
                end - direction * 9 - side * 3.4,
                end + direction * 1 - side * 2.4,
                end + direction * 2.4,
                end + direction * 1 + side * 2.4,
            ],
            metal,
        )
    else:
        straw = mix("#d0a850", brush.palette.dark, 0.1)
        _panel(
            brush,
            figure,
            [
                end - direction * 9 + side * 1.6,
                end - direction * 9 - side * 1.6,
                end - side * 5.4,
                end + side * 5.4,
            ],
            straw,
        )
        for t in (-3.5, -1.2, 1.2, 3.5):
            brush.stroke(
                figure.view.see(np.stack([end - direction * 8 + side * t * 0.3, end + side * t])),
                brush.shade_of(straw, 0.35),
                0.3,
                0.7,
            )


def _spade(brush: Brush, figure: Person) -> None:
    _two_hand_tool(brush, figure, "spade")


def _broom(brush: Brush, figure: Person) -> None:
    _two_hand_tool(brush, figure, "broom")


def _pillow(brush: Brush, figure: Person) -> None:
    bones, build = figure.bones, figure.build
    low = bones["head"].copy()
    low[2] = float(bones.origin[2]) + build.head * 0.1
    along = unit(bones.pelvis[:, 2] * np.array([1, 1, 0]))
    aside = np.cross(vec(0, 0, 1), along)
    middle = low + along * build.head * 0.25
    grid = ball(
        middle,
        along * build.head * 1.25,
        aside * build.head * 1.7,
        vec(0, 0, build.head * 0.55),
        13,
        28,
    )
    brush.solid(
        seen(figure.view, grid), mix("#efe8da", brush.palette.light, 0.3), shade=0.24, lit=0.1
    )


def _blanket_early(brush: Brush, figure: Person) -> None:
    _pillow(brush, figure)


def _pole(brush: Brush, figure: Person) -> None:
    a, b = figure.palm(0), figure.palm(1)
    out = unit(a - b)
    sag = vec(0, 0, -2.5)
    points = [b - out * 34 + sag * 2, b, a, a + out * 34 + sag * 2]
    brush.stroke(figure.view.see(spline(points, 20)), _wood(brush), 0.9)


def _box_prop(brush: Brush, figure: Person) -> None:
    middle = (figure.palm(0) + figure.palm(1)) / 2
    ahead, aside = figure.bones.pelvis[:, 0], figure.bones.pelvis[:, 1]
    up = vec(0, 0, 1)
    colour = mix("#b98a55", brush.palette.wood, 0.3)
    half, deep, tall = figure.build.shoulder * 0.95, 6.5, 12.0
    base = middle + ahead * 1.5 - up * 1.2
    sides = (
        (ahead, aside, deep, half),
        (-ahead, aside, deep, half),
        (aside, ahead, half, deep),
        (-aside, ahead, half, deep),
    )
    for normal, across_axis, far, wide in sides:
        facing = figure.view.see(normal)
        if float(facing[2]) > 0:
            centre = base + normal * far
            quad = [
                centre + across_axis * wide,
                centre - across_axis * wide,
                centre - across_axis * wide + up * tall,
                centre + across_axis * wide + up * tall,
            ]
            _panel(
                brush,
                figure,
                quad,
                colour if float(facing[0]) < 0.25 else brush.shade_of(colour, 0.26),
            )
    lid = [
        base + ahead * f * deep + aside * s * half + up * tall
        for f, s in ((1, 1), (1, -1), (-1, -1), (-1, 1))
    ]
    _panel(brush, figure, lid, brush.light_of(colour, 0.25))


def _upright(_: Person, __: int) -> Vec:
    return vec(0, 0.06, 1)


def _ahead(figure: Person, _: int) -> Vec:
    return np.asarray(figure.bones.pelvis[:, 0], np.float64)


def _aside(figure: Person, _: int) -> Vec:
    return np.asarray(figure.bones.pelvis[:, 1], np.float64)


def _between(figure: Person, _: int) -> Vec:
    return unit(figure.palm(1) - figure.palm(0))


def _oar_way(figure: Person, i: int) -> Vec:
    return unit(figure.bones.pelvis @ vec(-0.42, 0.8 if i == 0 else -0.8, -0.42))


def _rising(figure: Person, _: int) -> Vec:
    return unit(figure.bones.pelvis @ vec(0.86, 0, 0.5))


def _swing_way(figure: Person, i: int) -> Vec:
    bones = figure.bones
    out = bones.pelvis[:, 1] * (1.0 if i == 0 else -1.0) * (figure.build.hip + 4)
    return unit(figure.palm(i) - bones.origin - out)


def _gaze_way(figure: Person, _: int) -> Vec:
    return unit(figure.bones.head @ vec(1.0, -0.12, 0.06))


_Axis = Callable[[Person, int], Vec]
_HOLDS: dict[str, tuple[str, _Axis | None, bool]] = {  # hand, axis of the thing, thumb before it
    "book": ("clasp", None, True), "letter": ("thread", None, True),
    "lantern": ("hook", _ahead, False), "umbrella": ("grip", _upright, False),
    "cane": ("clasp", _aside, False), "rope": ("grip", _ahead, False),
    "oars": ("grip", _oar_way, False), "rod": ("grip", _rising, False),
    "swing": ("grip", _swing_way, False), "brush": ("grip", _rising, False),
    "violin": ("clasp", _rising, False), "telescope": ("clasp", _gaze_way, False),
    "sack": ("grip", _upright, False), "suitcase": ("hook", _ahead, False),
    "balloon": ("grip", _upright, False), "flower": ("grip", _upright, False),
    "spade": ("grip", _between, False), "broom": ("grip", _between, False),
    "pole": ("grip", _between, False),
}  # fmt: skip


def held(figure: Person, i: int) -> Hold | None:
    """How a hand closes around the figure's prop, if it does."""
    prop = figure.prop
    if prop not in _HOLDS or i not in figure.holding():
        return None
    name, axis, thumb = _HOLDS[prop]
    return Hold(name, None if axis is None else axis(figure, i), thumb)


PROPS: dict[str, Prop] = {
    "book": Prop(_book, _late, (0, 1)),
    "letter": Prop(_letter, _late, (0, 1)),
    "lantern": Prop(_lantern, _always_late, (1,)),
    "umbrella": Prop(_umbrella, _always_late, (1,)),
    "cane": Prop(_cane, _always_late, (1,)),
    "rope": Prop(_rope, _always_late, (0, 1)),
    "oars": Prop(_oars, _always_late, (0, 1)),
    "rod": Prop(_rod, _late, (0, 1)),
    "swing": Prop(_swing, _early, (1,), _swing_near),
    "brush": Prop(_brush_prop, _late, (0, 1)),
    "violin": Prop(_violin, _always_late, (0, 1)),
    "telescope": Prop(_telescope, _always_late, (0, 1)),
    "sack": Prop(_sack, _on_back, (0, 1)),
    "backpack": Prop(_backpack, _on_back, ()),
    "suitcase": Prop(_suitcase, _always_late, (1,)),
    "balloon": Prop(_balloon, _late, (1,)),
    "flower": Prop(_flower, _late, (1,)),
    "spade": Prop(_spade, _always_late, (0, 1)),
    "broom": Prop(_broom, _always_late, (0, 1)),
    "pillow": Prop(_pillow, _early, ()),
    "pole": Prop(_pole, _always_late, (0, 1)),
    "box": Prop(_box_prop, _late, (0, 1)),
}
