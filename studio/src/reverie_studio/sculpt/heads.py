"""A human head: 200 px from chin to crown, looking at us; turn it with `Clay.turned`.

Its middle is between the ears; the chin is at y = 92, the crown at y = -108.
"""

from __future__ import annotations

from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.eyes import eye


def head(*, age: float = 0.4, width: float = 1.0, jaw: float = 1.0, nose: float = 1.0, lids: float = 0.5, brow: float = 0.0,
         inner: float = 0.0, mouth: float = 0.0, smile: float = 0.0, cheek: float = 0.5, look: tuple[float, float] = (0, 0),
         cross: float = 0.0, neck: bool = True) -> Clay:  # fmt: skip
    """`age` 0…1 hollows it; `lids` 0 shut … 1 wide; `brow` lifts, `inner` lifts its inner ends (grief) or
    sinks them (rage); `mouth` opens, `smile` -1…1; `look` where the eyes go; `cross` squints inwards.
    """
    w = width
    c = Clay()
    if neck:
        c.limb([(0, 30, -30, 46 * w), (0, 100, -34, 44 * w), (0, 170, -40, 52 * w)], melt=10, part="neck")
        c.both(Clay().limb([(34 * w, 50, -30, 9), (20 * w, 110, 4, 8), (8, 160, 12, 7)], melt=10, part="neck"))
    c.ball(0, -34, -18, 74 * w, melt=14, part="scalp").ball(0, -46, 6, 62 * w, melt=20, part="skull")
    c.limb([(0, -8, 20, 50 * w), (0, 40, 24, 42 * w * (0.92 + 0.08 * jaw)), (0, 66, 34, 30 * w * jaw)], melt=16, part="face")
    c.both(Clay().limb([(50 * w, 6, -14, 22), (42 * w, 46, 6, 20 * jaw), (16 * w, 76, 40, 16 * jaw)], melt=18, part="jaw"))
    c.ball(0, 78 + 10 * mouth, 50, 16 * jaw, melt=16, part="chin")
    c.both(Clay().limb([(52 * w, -4, 22, 12), (38 * w, 10, 46, 13 + 4 * cheek), (30 * w, 22, 52, 9 + 4 * cheek)], melt=16, part="cheek"))
    if age > 0.3:
        c.both(Clay().limb([(40 * w, 36, 44, 12 * age), (36 * w, 54, 42, 10 * age)], melt=14, carve=True))
        c.both(Clay().ball(66 * w, -30, 26, 20 * age, melt=18, carve=True))
    up = -6 * brow
    c.both(Clay().ball(26 * w, -14, 68, 17, melt=13, carve=True))  # the socket
    c.both(Clay().limb([(8, -25 + up - 8 * inner, 61, 8.5), (28 * w, -34 + up, 57, 8), (50 * w, -24 + up, 40, 7)], melt=14, part="brow"))
    for side, name in ((-1, "left"), (1, "right")):
        gaze = (look[0] * side - cross * 0.9, look[1])
        eye(c, name, (26 * w * side, -13, 43), 15, side, lids=lids, look=gaze, inner=inner, bag=age)
    _nose(c, nose, age)
    _mouth(c, w, mouth, smile, age)
    c.both(Clay().limb([(72 * w, -20, -18, 10), (80 * w, -8, -24, 11), (74 * w, 14, -18, 8)], melt=4, part="ear", press=(2.0, 0, 0)))
    c.both(Clay().ball(80 * w, -6, -14, 7, melt=4, carve=True))
    _marked(c, w, nose, mouth, smile, up, inner)
    return _wrinkled(c, w, age, brow) if age > 0.6 else c


def cropped(c: Clay, width: float = 1.0, tone: float = 0.85) -> Clay:
    """Short hair on a head (before it is turned): a cap that leaves the brow free; its part is `hair`."""
    c.ball(0, -50, -19, 80 * width, melt=1, part="hair", tone=tone)
    return c.both(Clay().limb([(66 * width, -46, 6, 16), (70 * width, -14, -6, 10)], melt=4, part="hair", tone=tone))


def _marked(c: Clay, w: float, nose: float, mouth: float, smile: float, up: float, inner: float) -> None:
    """Curves for a face too small for clay alone: mouth, nose from brow to lip, brows."""
    lift = -7 * smile
    c.marks["mouth"] = [(-23 * w, 50 + lift, 64), (-9, 50.5 + mouth * 4, 78), (0, 51.5 + mouth * 4, 80), (9, 50.5 + mouth * 4, 78), (23 * w, 50 + lift, 64)]
    c.marks["nose"] = [(7, -20, 64), (7, 4, 76), (9 * nose, 22, 90), (4, 34, 84 + 8 * nose), (13 * nose, 32, 76)]
    for side, name in ((-1, "left"), (1, "right")):
        c.marks[f"brow {name}"] = [(9 * side, -27 + up - 8 * inner, 70), (28 * w * side, -36 + up, 66), (50 * w * side, -26 + up, 48)]


def _wrinkled(c: Clay, w: float, age: float, brow: float) -> Clay:
    """Furrows of the brow, crow's feet, and the folds under the eyes."""
    r = 1.2 + 1.4 * (age - 0.6)
    for k in range(4):
        y = -50 - 11 * k - 4 * brow
        short, long = (38 - 5 * k) * w, (34 - 7 * (k % 2)) * w
        c.groove([(-short, y + 4), (-20, y - 1 - k % 2), (-2, y + 2), (16, y - 1), (long, y + 5)], r * (1 - 0.14 * k), deep=0.5)
    for side in (-1, 1):
        for dy in (-9, -1, 7):
            c.groove([(45 * w * side, -12 + dy * 0.5), (56 * w * side, -14 + dy * 1.6)], r * 0.9)
        c.groove([(12 * side, 8), (24 * w * side, 15), (40 * w * side, 8)], r)
        c.groove([(52 * w * side, 14), (50 * w * side, 34), (42 * w * side, 54)], r)
        c.groove([(5 * side, -26), (4 * side, -38)], r)
    return c


def _nose(c: Clay, nose: float, age: float) -> None:
    n = nose
    c.limb([(0, -22, 58, 8), (0, -4, 68, 8.5 + 2 * age), (0, 14, 76 + 8 * n, 9), (0, 24, 80 + 10 * n, 11.5 * n)], melt=7, part="nose", tone=1.12)
    c.both(Clay().ball(12 * n, 27, 68 + 3 * n, 8.5 * n, melt=5, part="nose", tone=1.12))
    c.both(Clay().ball(6.5 * n, 34, 76 + 5 * n, 4.2 * n, melt=3, carve=True))


def _mouth(c: Clay, w: float, mouth: float, smile: float, age: float) -> None:
    y, lift = 50, -7 * smile
    c.limb([(-22 * w, y, 56, 9), (0, y, 66, 12), (22 * w, y, 56, 9)], melt=10, part="face")
    if mouth > 0.02:
        c.limb([(-18 * w, y + lift * 0.6, 66, 2 + 8 * mouth), (0, y + 7 * mouth, 74, 3 + 14 * mouth), (18 * w, y + lift * 0.6, 66, 2 + 8 * mouth)],
               melt=3, carve=True)  # fmt: skip
    if mouth > 0.3:  # the dark of the mouth, and teeth in it
        c.limb([(-15 * w, y + lift * 0.5 + 4, 48, 9 * mouth), (0, y + 9 * mouth, 52, 15 * mouth), (15 * w, y + lift * 0.5 + 4, 48, 9 * mouth)], melt=0.5, part="gape", tone=0.0)
        c.limb([(-13, y - 7 * mouth + lift * 0.3, 60, 3.4), (0, y - 6.5 * mouth, 66, 4), (13, y - 7 * mouth + lift * 0.3, 60, 3.4)], melt=0.5, part="teeth", tone=1.4)
    full = 4.6 - 1.6 * age
    c.limb([(-23 * w, y + lift, 60, 2), (-9, y - 4 - 5 * mouth, 73, full), (0, y - 2.5 - 5 * mouth, 75, full * 0.9), (9, y - 4 - 5 * mouth, 73, full),
            (23 * w, y + lift, 60, 2)], melt=2.5, part="lip", per=4)  # fmt: skip
    c.limb([(-22 * w, y + 1 + lift, 60, 2), (0, y + 7 + 19 * mouth, 71, full * 1.25), (22 * w, y + 1 + lift, 60, 2)], melt=2.5, part="lip", per=4)
    c.limb([(-26 * w, y + lift, 62, 2.4), (-20 * w, y + 1 + lift * 0.7, 66, 1.6)], melt=3, carve=True)
    c.limb([(26 * w, y + lift, 62, 2.4), (20 * w, y + 1 + lift * 0.7, 66, 1.6)], melt=3, carve=True)
    c.limb([(-12, y + 16 + 18 * mouth, 70, 3), (12, y + 16 + 18 * mouth, 70, 3)], melt=6, carve=True)
    if age > 0.4:
        c.both(Clay().limb([(16, 30, 70, 2.0), (27 * w, 42, 66, 2.4), (32 * w, 58 - 4 * smile, 54, 1.6)], melt=4, carve=True))
