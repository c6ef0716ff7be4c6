"""An eye for any head: ball and lids of clay, and marks for what has to be drawn (lids, iris, crease)."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import Clay, Vec

_TURN = [math.tau * k / 16 for k in range(16)]


def eye(c: Clay, name: str, at: Vec, r: float, side: int, *, aside: float = 0.0, lids: float = 0.5,
        look: tuple[float, float] = (0.0, 0.0), inner: float = 0.0, bag: float = 0.3, iris: float = 0.47) -> None:  # fmt: skip
    """`side` is -1 for the eye on our left; `aside` turns it outwards by degrees, as beasts have it.

    `look` goes outwards and down, `inner` lifts the corner at the nose (below 0 is rage).
    """
    x, y, z = at
    k = r / 15
    a = math.radians(aside) * side

    def on(u: float, v: float, lift: float = 0.6) -> Vec:
        """A point of the ball: u from the nose outwards, v downwards, of a ball of 15."""
        n = math.sqrt(max(1.0, 225 - u * u - v * v)) + lift
        px, pz = u * side * k, n * k
        return x + px * math.cos(a) + pz * math.sin(a), y + v * k, z - px * math.sin(a) + pz * math.cos(a)

    up, low = -3.0 - 8.0 * lids, 3.0 + 3.0 * lids
    us = [-13.5, -9, -4, 1, 6, 10.5, 14]
    sag = [1.0 - 1.6 * inner * (0.5 - u / 28) + 1.4 * inner * max(0.0, u / 14) for u in us]
    upper = [(u, v + up * (1 - abs((u - 0.5) / 14.5) ** 2.2)) for u, v in zip(us, sag, strict=True)]
    lower = [(u, v + low * (1 - abs((u - 0.5) / 14.5) ** 2.0)) for u, v in zip(us, sag, strict=True)]
    c.marks[f"upper {name}"], c.marks[f"lower {name}"] = [on(*p) for p in upper], [on(*p) for p in lower]
    c.marks[f"crease {name}"] = [on(u, v - 4.5 - 2 * (1 - lids)) for u, v in upper]
    gx, gy, ring = look[0] * 6, look[1] * 5 - 1, 15 * iris
    c.marks[f"iris {name}"] = [on(gx, gy), *(on(gx + ring * math.cos(t), gy + ring * math.sin(t)) for t in _TURN)]
    c.ball(x, y, z, r, melt=0.5, part="eye")
    c.limb([(*on(u, v, -1.2), 2.8 * k) for u, v in upper], melt=2, part="lid", per=1)
    c.limb([(*on(u, v - 7, -3), 5.6 * k) for u, v in upper], melt=6, part="lid", per=1)
    c.limb([(*on(u, v, -1.2), 2.2 * k) for u, v in lower], melt=2, part="lid", per=1)
    c.limb([(*on(u, v + 7, -3), (3.6 + 4 * bag) * k) for u, v in lower[:-1]], melt=6, part="lid", per=1)
