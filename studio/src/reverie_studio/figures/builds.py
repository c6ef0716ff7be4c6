"""A Build is one age and stature: all measures in hundredths of the standing height."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np


@dataclass(frozen=True)
class Face:
    """The shape of a head; lengths in head radii, heights in degrees on the ball."""

    width: float = 0.92
    depth: float = 0.98
    jaw: float = 0.66  # half width
    jaw_drop: float = 0.42
    jaw_ahead: float = 0.16
    jaw_depth: float = 0.66
    cheek: float = 0.0  # round cheeks
    nose: float = 0.2  # how far it stands out
    nose_size: float = 0.13
    nose_bridge: float = 8.0  # where it begins
    eyes: float = 2.0
    eyes_apart: float = 25.0
    mouth: float = -32.0
    ear: float = 0.2
    hairline: float = 44.0


@dataclass(frozen=True)
class Build:
    """Bones and flesh of one kind of person."""

    name: str
    head: float  # radius: half the height of the head
    neck: float
    torso: float
    shoulder: float  # half widths
    chest: float
    waist: float
    hip: float
    depth: float  # half depth of the chest
    belly: float  # how far it stands forward
    arm: float  # shoulder to wrist
    limb: float  # radius
    hand: float
    foot: float
    hunch: float = 0.0
    knees: float = 0.0  # how much the knees are bent when standing
    face: Face = Face()
    noun: str = "person"

    @property
    def leg(self) -> float:
        """What remains of the hundred."""
        return 100.0 - 1.9 * self.head - self.neck - self.torso


_CHILD_FACE = Face(
    width=0.95,
    jaw=0.74,
    jaw_drop=0.34,
    cheek=0.1,
    nose=0.12,
    nose_size=0.11,
    nose_bridge=-2,
    eyes=-5,
    eyes_apart=29,
    mouth=-34,
    ear=0.2,
    hairline=42,
)
_TODDLER_FACE = replace(
    _CHILD_FACE,
    width=1.0,
    jaw=0.84,
    jaw_drop=0.26,
    jaw_depth=0.72,
    cheek=0.16,
    nose=0.09,
    nose_size=0.1,
    eyes=-9,
    eyes_apart=28,
    mouth=-33,
    hairline=40,
)
_OLD_FACE = Face(
    width=0.88,
    jaw=0.64,
    jaw_drop=0.5,
    jaw_ahead=0.2,
    nose=0.38,
    nose_size=0.18,
    nose_bridge=10,
    eyes=4,
    mouth=-36,
    ear=0.27,
    hairline=50,
)

# fmt: off
_ALL = (
    Build(name="toddler", head=14.2, neck=0.2, torso=33.0, shoulder=8.6, chest=9.0, waist=10.4,
          hip=10.4, depth=7.8, belly=2.4, arm=27.5, limb=3.6, hand=6.8, foot=9.4,
          face=_TODDLER_FACE, noun="toddler"),
    Build(name="child", head=11.3, neck=1.2, torso=29.5, shoulder=8.8, chest=8.2, waist=7.8,
          hip=7.8, depth=5.8, belly=0.8, arm=31.0, limb=2.7, hand=7.4, foot=9.6, face=_CHILD_FACE,
          noun="child"),
    Build(name="teen", head=9.2, neck=2.6, torso=29.0, shoulder=8.6, chest=7.4, waist=6.0,
          hip=6.8, depth=4.9, belly=0.0, arm=35.5, limb=2.35, hand=7.8, foot=10.0,
          face=Face(width=0.9, jaw=0.62, eyes=-1, hairline=42), noun="youth"),
    Build(name="adult", head=8.1, neck=2.8, torso=31.0, shoulder=9.6, chest=8.4, waist=6.8,
          hip=7.6, depth=5.4, belly=0.2, arm=37.0, limb=2.5, hand=8.2, foot=10.0),
    Build(name="broad", head=8.2, neck=0.8, torso=35.5, shoulder=13.4, chest=13.4, waist=13.6,
          hip=12.0, depth=9.6, belly=3.6, arm=34.5, limb=3.6, hand=8.8, foot=10.6,
          face=Face(width=0.94, jaw=0.8, jaw_drop=0.44,
                    jaw_depth=0.76, cheek=0.06, nose=0.24, nose_size=0.19, hairline=48),
          noun="stout person"),
    Build(name="old", head=8.8, neck=1.8, torso=32.5, shoulder=9.6, chest=9.0, waist=9.0, hip=8.6,
          depth=6.6, belly=1.6, arm=36.0, limb=2.5, hand=8.4, foot=10.2, hunch=26.0, knees=9.0,
          face=_OLD_FACE, noun="old person"),
    Build(name="tall", head=6.1, neck=3.8, torso=31.0, shoulder=8.0, chest=6.8, waist=5.2,
          hip=5.8, depth=4.3, belly=0.0, arm=41.0, limb=1.85, hand=8.4, foot=9.8,
          face=Face(width=0.84, jaw=0.56, jaw_drop=0.52, nose=0.34, nose_size=0.15),
          noun="tall thin person"),
)
# fmt: on
BUILDS: dict[str, Build] = {b.name: b for b in _ALL}
AGE_ALIASES = {
    "slim": "adult",
    "giant": "tall",
    "thin": "tall",
    "stout": "broad",
    "big": "broad",
    "baby": "toddler",
    "youth": "teen",
    "elder": "old",
}


def vary(build: Build, seed: int) -> Build:
    """The same kind of person, but nobody's twin."""
    rng = np.random.default_rng(seed * 7919 + 13)

    def by(amount: float) -> float:
        return 1.0 + float(rng.uniform(-amount, amount))

    face = replace(
        build.face,
        nose=build.face.nose * by(0.3),
        nose_size=build.face.nose_size * by(0.18),
        jaw=build.face.jaw * by(0.07),
        width=build.face.width * by(0.03),
        jaw_drop=build.face.jaw_drop * by(0.1),
        eyes_apart=build.face.eyes_apart * by(0.08),
        ear=build.face.ear * by(0.2),
        mouth=build.face.mouth * by(0.05),
    )
    return replace(
        build,
        head=build.head * by(0.035),
        neck=build.neck * by(0.25),
        torso=build.torso * by(0.03),
        shoulder=build.shoulder * by(0.05),
        waist=build.waist * by(0.09),
        hip=build.hip * by(0.06),
        limb=build.limb * by(0.06),
        belly=build.belly * by(0.4),
        hunch=build.hunch * by(0.2),
        face=face,
    )


def find_build(age: str) -> Build:
    """A build by the name of its age."""
    known = AGE_ALIASES.get(age, age)
    if known not in BUILDS:
        raise ValueError(f"no age {age!r}; there are {', '.join([*BUILDS, *AGE_ALIASES])}")
    return BUILDS[known]
