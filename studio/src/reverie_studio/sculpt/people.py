"""People of clay: 700 px from sole to crown, feet at y = 0, facing us. Turn them, clothe them, give them a head.

A person comes in pieces (legs, trunk, arms, head), for skin, cloth and hair are scratched differently; `body` is trunk and
arms in one. `BARE` says which of its parts are skin.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from reverie_studio.engine.clay import Clay, Vec
from reverie_studio.sculpt.hands import hand

BARE = ("arm", "palm", "thumb", "index", "middle", "ring", "little")

# Elbow, wrist and turn of the hand (yaw, pitch, roll), for the arm on our right; the other is its mirror image.
ARMS: dict[str, tuple[Vec, Vec, Vec]] = {
    "down": ((98, -430, -8), (104, -316, 14), (80, 0, 180)),
    "akimbo": ((150, -446, -10), (84, -372, 24), (20, 0, 250)),
    "raised": ((150, -600, 10), (138, -716, 30), (0, 0, 0)),
    "offered": ((104, -440, 30), (66, -440, 140), (0, -60, 0)),
    "crossed": ((112, -446, 46), (2, -470, 92), (180, 0, -84)),
    "folded": ((104, -436, 30), (16, -410, 92), (150, 0, -70)),
}


@dataclass(frozen=True)
class Person:
    """The pieces of a person, all turned the same way; lay them in this order."""

    legs: Clay
    trunk: Clay
    arms: Clay
    head: Clay

    @property
    def body(self) -> Clay:
        """Trunk and arms as one piece: sleeves melt into shoulders, and arms throw their shadow on the breast."""
        return Clay().add(self.trunk, self.arms)

    def turned(self, at: Sequence[float] = (0.0, 0.0, 0.0), scale: float = 1.0, yaw: float = 0.0, pitch: float = 0.0,
               roll: float = 0.0, flip: bool = False) -> Person:  # fmt: skip
        """All of it turned and moved; the feet stand at `at`."""
        return Person(*(piece.turned(at, scale, yaw, pitch, roll, flip) for piece in (self.legs, self.trunk, self.arms, self.head)))


def person(face: Clay, *, stout: float = 0.5, stoop: float = 0.0, arms: tuple[str, str] = ("down", "down"), shift: bool = True,
           turn: float = 0.0, nod: float = 0.0, tilt: float = 0.0, size: float = 0.62, apart: float = 1.0,
           step: float = 0.0) -> Person:  # fmt: skip
    """A standing person with a head of `heads.head`; `turn`, `nod`, `tilt` move the head on its neck.

    `stout` 0…1, `stoop` bends the back, `step` sets one foot forward, `shift` is a plain garment to below the knee.
    """
    w = 0.84 + 0.36 * stout
    legs = Clay().add(_leg(w, apart, 0.0).turned(flip=True), _leg(w, apart, step))
    lean = 60 * stoop
    trunk = Clay().limb([(0, -570, lean - 4, 40 * w), (0, -520, lean * 0.8 - 4, 72 * w), (0, -440, lean * 0.3, 70 * w), (0, -350, 0, 76 * w)], melt=10, part="trunk", per=5,
                        press=(0, 0, 1.25))  # fmt: skip
    trunk.limb([(-76 * w, -552, lean - 8, 27), (0, -572, lean - 8, 34), (76 * w, -552, lean - 8, 27)], melt=22, part="trunk", per=3)
    if stout > 0.6:
        trunk.ball(0, -410, 26, 74 * w * stout, melt=26, part="trunk")
    if shift:
        _skirt(trunk, w)
    both = [_arm(pose, w, lean, shift).turned(flip=flip) for pose, flip in zip(arms, (True, False), strict=True)]
    neck = Clay().limb([(0, -574, lean - 14, 27), (0, -614, lean, 24)], melt=8, part="neck")
    top = face.turned(scale=size, yaw=turn, pitch=nod, roll=tilt).turned(at=(0, -656, lean + 14))
    return Person(legs, trunk, Clay().add(*both), neck.add(top))


def _leg(w: float, apart: float, step: float) -> Clay:
    """A leg and its bare foot; `step` sets it forward."""
    x, z = 40 * apart, 70 * step
    c = Clay().limb([(30 * w, -330, 0, 44 * w), (36 * w, -190, 6 + z * 0.5, 29 * w), (x, -150, 2 + z * 0.6, 25 * w), (x, -60, z - 4, 17 * w), (x, -22, z - 2, 15)],
                    melt=8, part="leg", per=4)  # fmt: skip
    return c.limb([(x, -16, z - 4, 15), (x + 6, -12, z + 30, 13), (x + 10, -9, z + 52, 10)], melt=8, part="foot")


def _skirt(trunk: Clay, w: float) -> None:
    """A shift that falls from the breast in folds."""
    trunk.limb([(0, -400, 0, 78 * w), (0, -300, 2, 88 * w), (0, -170, 4, 100 * w)], melt=16, part="cloth", per=4, press=(0, 0, 1.2))
    for x, far in ((-84, 0.5), (-52, 0.86), (-18, 1.0), (22, 1.0), (56, 0.84), (88, 0.46)):
        trunk.limb([(x * 0.45 * w, -440, 58 * w * far, 6), (x * 0.8 * w, -320, 66 * w * far, 10), (x * 1.02 * w, -140, 76 * w * far, 17)], melt=14, part="cloth", per=4)
    trunk.limb([(-160, -40, 0, 110), (160, -40, 0, 110)], melt=2, carve=True)  # the hem


def _arm(pose: str, w: float, lean: float, sleeve: bool) -> Clay:
    elbow, wrist, turned = ARMS[pose]
    c = Clay().limb([(80 * w, -548, lean - 8, 27 * w), ((80 * w + elbow[0]) / 2 + 4, (elbow[1] - 548) / 2, (lean + elbow[2]) / 2, 25 * w), (*elbow, 20 * w)], melt=22,
                    part="sleeve" if sleeve else "arm", per=4)  # fmt: skip
    c.limb([(*elbow, 20 * w), (*(e + (k - e) * 0.4 for e, k in zip(elbow, wrist, strict=True)), 19 * w), (*wrist, 13 * w)], melt=6, part="arm", per=4)
    kind = "hang" if pose in ("down", "crossed", "folded") else "open"
    return c.add(hand(kind, wrist=0).turned(at=wrist, scale=0.42, yaw=turned[0], pitch=turned[1], roll=turned[2]))
