"""What is drawn in a book that is not a card, as SVG: pips, rabbits, tunes, pantomimes."""

from reverie.evening.drawings import COATS, INK, LIGHT, MARK_OF, MARKS, PIP, VOICES
from reverie.evening.puppet import STILLS, Figure, draw, stills
from reverie.rules.clues import KEYS, Mime, Note, Tune

PIP_BOX = "-1 -2 42 47"
RABBIT_BOX = "-11 -5 94 98"
RIM = "#fbf3e0"


def pip(colour: str) -> str:
    """The small eared coin, with its mark: colour never alone."""
    ink = INK if colour in LIGHT else "#fbf1dc"
    mark = MARKS.get(MARK_OF.get(colour, ""), "")
    coat = COATS.get(colour, "#4b515c")
    return (
        f'<path d="{PIP}" fill="{RIM}" stroke="{RIM}" stroke-width="4" stroke-linejoin="round"/>'
        f'<path d="{PIP}" fill="{coat}" stroke="{INK}" stroke-opacity=".5"/>'
        f'<g transform="translate(20 27) scale(1.05)"><path d="{mark}" fill="{ink}"'
        ' fill-rule="evenodd"/></g>'
    )


def rabbit(colour: str) -> str:
    return draw(Figure(pose=(0,) * 9), colour)


def svg(drawing: str, box: str, width: float, height: float) -> str:
    """A drawing by itself."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{width:g}"'
        f' height="{height:g}">{drawing}</svg>'
    )


# ---- a tune, as the paper strip of a music box

STRIP = (480, 96)
_EDGE, _TOP = 14, 12


def strip(tune: Tune) -> str:
    wide = STRIP[0]
    span = max(1500, (tune.notes[-1].moment if tune.notes else 0) + 300)
    lines = "".join(
        f'<path d="M0 {_height(key):.1f}H{wide}" fill="none" stroke="#655440" stroke-opacity=".25"'
        ' stroke-width=".6"/>'
        for key in range(len(KEYS))
    )
    return lines + "".join(_note(note, span) for note in tune.notes)


def _height(key: int) -> float:
    return STRIP[1] - _TOP - key / (len(KEYS) - 1) * (STRIP[1] - 2 * _TOP)


def _note(note: Note, span: int) -> str:
    x = _EDGE + note.moment / span * (STRIP[0] - 2 * _EDGE)
    size = 0.72 + note.strength * 0.05
    where = f"translate({x:.1f} {_height(note.key):.1f}) scale({size:.2f})"
    if note.voice not in VOICES:
        return f'<g transform="{where}"><ellipse cx="0" cy="0" rx="5" ry="5" fill="{INK}"/></g>'
    return (
        f'<g transform="{where} scale(.875) translate(-12 -12)"><path d="{VOICES[note.voice]}"'
        f' fill="#f3e7cf" stroke="{INK}" stroke-width="2.4" stroke-linecap="round"'
        ' stroke-linejoin="round"/></g>'
    )


# ---- a pantomime, as a film of stills

STILL = 98
MOST_STILLS = 8


def film(mime: Mime, colour: str) -> tuple[str, int]:
    """The pictures side by side, and how many: of many, some that are evenly apart."""
    shown = stills(mime.steps) or [STILLS["shrugs"]]
    if len(shown) > MOST_STILLS:
        far = (len(shown) - 1) / (MOST_STILLS - 1)
        shown = [shown[round(at * far)] for at in range(MOST_STILLS)]
    frames = (
        f'<g transform="translate({at * STILL + 11} 5)">{draw(figure, colour)}</g>'
        for at, figure in enumerate(shown)
    )
    return "".join(frames), len(shown)


# ---- the track

WAY = (640, 420)
_MOON = (560.0, 74.0)


def way(standings: list[tuple[str, int]], goal: int | None) -> str:
    """Hills at night, stones to the moon, and every rabbit on its stone."""
    top = goal or max((score for _, score in standings), default=1) or 1
    stones = range(0, top + 1, max(1, top // 30))
    drawn = "".join(_stone(*_at(score / top), score % 5 == 0, score) for score in stones)
    runners = "".join(
        _runner(colour, score, top, sum(other == score for _, other in standings[:at]))
        for at, (colour, score) in enumerate(standings)
    )
    return f"{_LAND}{drawn}{runners}"


_LAND = (
    '<path d="M0 0H640V420H0z" fill="#143b47"/>'
    + "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="1.3" ry="1.3" fill="#f5ead3" fill-opacity=".8"/>'
        for x, y in ((40, 40), (120, 90), (190, 30), (260, 70), (330, 24), (410, 60), (470, 30))
    )
    + f'<ellipse cx="{_MOON[0]}" cy="{_MOON[1]}" rx="50" ry="50" fill="#fbf0cd"/>'
    '<path d="M0 190C120 150 240 210 360 170S560 150 640 180V420H0z" fill="#3a7b7a"/>'
    '<path d="M0 260C160 220 300 290 440 240S600 240 640 250V420H0z" fill="#27605f"/>'
    '<path d="M0 340C180 310 320 370 480 330S620 330 640 335V420H0z" fill="#1a474d"/>'
    '<path d="M8 386C10 344 30 330 50 330s40 14 42 56z" fill="#27605f"/>'
    '<path d="M38 380V364a13 13 0 0 1 26 0V380z" fill="#ffd98a"/>'
)


def _at(part: float) -> tuple[float, float]:
    """Where a stone lies: three times across the hills, upwards."""
    part = min(1.0, max(0.0, part))
    row, along = int(min(2, part * 3)), part * 3 - int(min(2, part * 3))
    x = 60 + 520 * (along if row % 2 == 0 else 1 - along)
    return x, 372 - 104 * row - 104 * along * (0.55 if row < 2 else 0.85)


def _stone(x: float, y: float, is_big: bool, score: int) -> str:
    size = 13 if is_big else 7
    number = (
        f'<text x="{x:.0f}" y="{y + 5:.0f}" text-anchor="middle" font-size="13" fill="{INK}"'
        f' font-family="Gabriela">{score}</text>'
        if is_big
        else ""
    )
    return (
        f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{size}" ry="{size * 0.78:.1f}" fill="#f3e5c4"/>'
        f"{number}"
    )


def _runner(colour: str, score: int, top: int, before: int) -> str:
    x, y = _at(score / top)
    return (
        f'<g transform="translate({x - 16 + before * 17:.1f} {y - 38:.1f}) scale(.8)">'
        f"{pip(colour)}</g>"
    )
