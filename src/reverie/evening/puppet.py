"""A pantomime in still pictures, as the client shows it (`clues/`), each step at its best."""

from typing import Final

from msgspec import Struct

from reverie.evening.drawings import (
    BODY,
    COATS,
    EARS,
    FEET,
    HEAD,
    INK,
    INNER_EARS,
    LIGHT,
    MARK_OF,
    MARKS,
    SHADE,
)
from reverie.rules.clues import Step


class Figure(Struct, frozen=True):
    """How the puppet stands: its joints, over the ground, toppled; its eyes, what it deals with."""

    pose: tuple[int, ...]
    up: int = 0
    turn: int = 0
    eyes: str = "open"
    thing: str | None = None


# Where a gesture is most itself, as `stillOf` of `clues/figure.ts` has it.
STILLS: Final = {
    "hides": Figure((12, -58, -12, -58, 62, 62, 0, 0, 0), 0, 0, "shut", None),
    "peeks": Figure((-26, -40, -12, -58, 6, 66, -36, -12, 0), 0, 0, "left", None),
    "tiptoes": Figure((14, -16, -14, -16, 18, 18, -13, 26, 0), 6, 0, "open", None),
    "sleeps": Figure((52, -28, 2, -28, 88, 78, 75, 33, 0), 0, 0, "shut", "sleep"),
    "bows": Figure((-62, -26, -24, 2, 99, 99, 60, 78, 0), -3, 0, "shut", None),
    "digs": Figure((40, 4, 20, 30, 46, 60, 40, 62, 8), 0, 0, "open", "earth"),
    "looks_behind": Figure((10, -14, -14, -14, 30, 4, -62, -20, -6), 0, 0, "left", None),
    "trembles": Figure((14, -26, -14, -26, 78, 78, -14, 0, -7), 0, 0, "wide", None),
    "waves": Figure((0, 0, 44, -88, 8, 8, -16, -8, 0), 0, 0, "glad", None),
    "measures": Figure((-86, -22, 86, -22, 6, 6, -20, 0, 0), 0, 0, "left", "thread"),
    "carries": Figure((-6, -100, 6, -100, 88, 88, -11, -22, 0), -2, 0, "shut", "stone"),
    "jumps": Figure((-52, -84, 52, -84, -4, -4, 0, 0, 0), 24, 0, "glad", None),
    "listens": Figure((0, 4, 30, -76, 73, -17, 63, 27, 10), 0, 0, "right", None),
    "cries": Figure((8, -50, -8, -50, 90, 90, -16, 0, 0), 0, 0, "shut", "tears"),
    "laughs": Figure((12, 6, -12, 6, -8, -8, 20, 7, 0), 6, 0, "glad", "smile"),
    "points": Figure((0, 6, 97, -41, 3, 22, 36, 17, 0), 0, 0, "right", None),
    "falls": Figure((-20, -70, 40, -50, 20, 40, 20, 20, -45), 0, 84, "shut", None),
    "climbs": Figure((22, -46, -22, -100, 10, 10, -7, 0, 0), 10, 0, "open", "rope"),
    "dances": Figure((-40, -80, 55, -10, -12, 55, 40, 45, 26), 4, 0, "glad", None),
    "shrugs": Figure((-64, -38, 64, -38, 52, 52, 44, 0, 0), 1, 0, "open", None),
}
AT_REST: Final = (0,) * 9
# A pose that follows so soon (ms) is the same movement: its last picture stands for it.
ONE_MOVEMENT: Final = 750
_SHOULDERS = ((23.5, 62.0, -5.0), (48.5, 62.0, 5.0))
_PAWS = ((25.0, 69.0), (47.0, 69.0))
_EAR_ROOTS = ("30 33", "42 33")


def stills(steps: tuple[Step, ...]) -> list[Figure]:
    """The pictures of a pantomime, a run of poses as one."""
    shown = []
    for step, after in zip(steps, (*steps[1:], None), strict=True):
        goes_on = after is not None and not (step.gesture or after.gesture)
        if goes_on and after is not None and after.moment - step.moment < ONE_MOVEMENT:
            continue
        if step.gesture in STILLS:
            shown.append(STILLS[step.gesture])
        else:
            shown.append(Figure(step.pose if len(step.pose) == len(AT_REST) else AT_REST))
    return shown


def draw(figure: Figure, colour: str) -> str:
    """The drawing, in the puppet's own coordinates: -11 -5 94 98."""
    pose, coat = figure.pose, COATS.get(colour, "#4b515c")
    place, lean, tilt = pose[8] * 0.24, pose[7] * 0.22, pose[6] * 0.3
    paws = [
        (x + pose[2 * at] * 0.36, y + pose[2 * at + 1] * 0.46) for at, (x, y) in enumerate(_PAWS)
    ]
    parts = [
        f'<ellipse cx="{36 + place:.1f}" cy="89" rx="{27 - max(0, figure.up) / 3:.1f}" ry="3.6"'
        f' fill="{INK}" fill-opacity=".2"/>',
        _rope(figure),
        f'<g transform="translate({place:.1f} {-figure.up}) rotate({figure.turn} 36 64)">',
        _skin(pose, coat, lean, tilt, colour),
        f'<g transform="rotate({lean:.1f} 36 88)">{_mark(colour)}',
        f'<g transform="rotate({tilt:.1f} 36 54)">{_face(figure, colour)}</g>',
        _held(figure, paws),
        *(_arm(paw, at, coat) for at, paw in enumerate(paws)),
        "</g></g>",
    ]
    if figure.thing == "earth":
        parts.append(f'<path d="M52 90q6-11 16-8 5-6 12 0 8-1 12 8z" fill="#7a5433" {_LINE}/>')
    return "".join(parts)


_LINE = f'stroke="{INK}" stroke-opacity=".45" stroke-width="1.6" stroke-linejoin="round"'
_PEN = f'fill="none" stroke="{INK}" stroke-width="1.8" stroke-linecap="round"'


def _rope(figure: Figure) -> str:
    if figure.thing != "rope":
        return ""
    return '<path d="M36 -6V90" fill="none" stroke="#8a6a3f" stroke-width="2.6"/>'


def _halves(path: str) -> tuple[str, str]:
    left, right = path.split("z", 1)
    return f"{left}z", right


def _ear_turn(value: float, at: int) -> str:
    degrees = value * (1.3 if value > 0 else 0.4)
    return f"rotate({-degrees if at == 0 else degrees:.1f} {_EAR_ROOTS[at]})"


def _skin(pose: tuple[int, ...], coat: str, lean: float, tilt: float, colour: str) -> str:
    inner = "#fff" if colour in LIGHT else "#000"
    opacity = ".5" if colour in LIGHT else ".2"
    ears = "".join(
        f'<g transform="{_ear_turn(pose[4 + at], at)}"><path d="{outer}"/>'
        f'<path d="{within}" fill="{inner}" fill-opacity="{opacity}" stroke="none"/></g>'
        for at, (outer, within) in enumerate(zip(_halves(EARS), _halves(INNER_EARS), strict=True))
    )
    return (
        f'<g fill="{coat}" {_LINE}><path d="{FEET}"/><g transform="rotate({lean:.1f} 36 88)">'
        f'<path d="{BODY}"/><path d="{SHADE}" fill="#000" fill-opacity=".13" stroke="none"/>'
        f'<g transform="rotate({tilt:.1f} 36 54)">{ears}<path d="{HEAD}"/></g></g></g>'
    )


def _mark(colour: str) -> str:
    ink = INK if colour in LIGHT else "#fbf1dc"
    path = MARKS.get(MARK_OF.get(colour, ""), "")
    return f'<g transform="translate(36 73) scale(.83)"><path d="{path}" fill="{ink}"' + (
        ' fill-rule="evenodd"/></g>'
    )


def _face(figure: Figure, colour: str) -> str:
    muzzle = "" if colour in LIGHT else _ellipse(36, 44, 13, 8.5, "#fff", ".2")
    nose = f'<path d="M34 46.800h4l-2 2.300z" fill="{INK}"/>'
    mouth = f'<path d="M36 49v2" {_PEN}/>'
    if figure.thing == "smile":
        mouth = f'<path d="M31 49.600q5 7.500 10 0z" fill="{INK}"/>'
    return muzzle + _eyes(figure.eyes) + nose + mouth + _beside_face(figure.thing)


def _eyes(eyes: str) -> str:
    if eyes == "shut":
        return f'<path d="M26.500 41.500q3 3 6 0M39.500 41.500q3 3 6 0" {_PEN}/>'
    if eyes == "glad":
        return f'<path d="M26.500 42.500q3-4 6 0M39.500 42.500q3-4 6 0" {_PEN}/>'
    look = {"left": -2.2, "right": 2.2}.get(eyes, 0)
    white = eyes == "wide"
    return "".join(
        (_ellipse(x, 41, 4.2, 4.2, "#fdf6e3") if white else "")
        + _ellipse(x + look, 41.5, 2.1, 2.1 if white else 2.6, INK)
        for x in (29.5, 42.5)
    )


def _beside_face(thing: str | None) -> str:
    if thing == "tears":
        drop = "M0-3.500q4 5 0 6.500-4-1.500 0-6.500z"
        return "".join(
            f'<g transform="translate({x} {y})"><path d="{drop}" fill="#4f8fc0"/></g>'
            for x, y in ((22, 52), (50, 52), (20, 59), (52, 59))
        )
    if thing == "sleep":
        return "".join(
            f'<g transform="translate({58 + 5 * n} {26 - 11 * n}) scale({0.7 + 0.2 * n:.1f})">'
            f'<path d="M-4-4h8l-8 8h8" {_PEN}/></g>'
            for n in range(2)
        )
    return ""


def _held(figure: Figure, paws: list[tuple[float, float]]) -> str:
    (lx, ly), (rx, ry) = paws
    if figure.thing == "thread":
        way = f"M{lx:.1f} {ly:.1f}Q{(lx + rx) / 2:.1f} {ly + 5:.1f} {rx:.1f} {ry:.1f}"
        return f'<path d="{way}" fill="none" stroke="#8a2f16" stroke-width="1.8"/>'
    if figure.thing == "stone":
        stone = "M-21 7C-24-2-16-13-5-13 4-15 17-12 21-2 23 6 18 10 8 10.500c-9 .7-26 1-29-3.500z"
        where = f"translate({(lx + rx) / 2:.1f} {min(ly, ry) - 9:.1f})"
        return f'<g transform="{where}"><path d="{stone}" fill="#a79c8a" {_LINE}/></g>'
    return ""


def _arm(paw: tuple[float, float], at: int, coat: str) -> str:
    x, y, out = _SHOULDERS[at]
    px, py = paw
    limb = f"M{x} {y}Q{(x + px) / 2 + out:.1f} {(y + py) / 2 + 5:.1f} {px:.1f} {py:.1f}"
    around = f'fill="none" stroke="{INK}" stroke-opacity=".5" stroke-width="11.4"'
    return (
        f'<path d="{limb}" {around} stroke-linecap="round"/>'
        f"{_ellipse(px, py, 6.8, 6.8, INK, '.5')}"
        f'<path d="{limb}" fill="none" stroke="{coat}" stroke-width="9" stroke-linecap="round"/>'
        f"{_ellipse(px, py, 5.6, 5.6, coat)}"
    )


def _ellipse(x: float, y: float, wide: float, high: float, fill: str, opacity: str = "1") -> str:
    return (
        f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{wide}" ry="{high}" fill="{fill}"'
        f' fill-opacity="{opacity}"/>'
    )
