"""What is seen of a moose that hides in a piece of furniture: its legs below, its antlers above."""

from __future__ import annotations

from reverie_studio.engine.clay import Clay


def moose_legs() -> Clay:
    """Four long legs under a belly at y = 0, soles at y = 250, 400 px wide. Parts: fur, shank, hoof."""
    c = Clay().limb([(-110, -20, -40, 56), (0, 6, -40, 62), (110, -20, -40, 56)], part="fur", per=5)
    for x, z, turn in ((-138, 60, -1.0), (110, 70, 0.6), (-60, -110, -0.4), (172, -120, 1.0)):
        c.limb([(x, -10, z, 44), (x + 10 * turn, 50, z + 8, 32), (x + 6 * turn, 96, z + 14, 30)], melt=16, part="fur", per=5)
        c.limb([(x + 6 * turn, 96, z + 14, 29), (x + 16 * turn, 160, z + 4, 19), (x + 14 * turn, 206, z + 8, 21), (x + 18 * turn, 226, z + 16, 26)], melt=10, part="shank", per=5)
        for k in (-1, 1):
            c.limb([(x + 18 * turn + 11 * k, 228, z + 20, 18), (x + 18 * turn + 13 * k, 244, z + 40, 15), (x + 18 * turn + 10 * k, 250, z + 56, 8)], melt=3, part="hoof", per=3)
    return c


def moose_antlers() -> Clay:
    """A moose's shovels, rooted at (±40, 0), 720 px from tip to tip, 330 px high. The part is `antler`."""
    one = Clay().limb([(30, 40, 0, 26), (90, -10, 0, 24), (150, -50, 0, 30)], melt=8, part="antler", per=5)
    one.limb([(150, -60, 0, 46), (214, -120, 0, 70), (250, -190, 0, 66), (250, -240, 0, 40)], melt=16, part="antler", press=(0, 0, 1.6), per=5)
    for x0, y0, x1, y1, r in ((180, -40, 250, 6, 17), (230, -70, 330, -50, 18), (280, -120, 366, -130, 18), (300, -180, 366, -220, 17), (286, -230, 330, -300, 16), (250, -250, 262, -330, 15), (214, -220, 190, -300, 14)):
        one.limb([(x0, y0, 0, r + 8), ((x0 + x1) / 2 + 4, (y0 + y1) / 2, 14, r), (x1, y1, 34, 4)], melt=14, part="antler", per=5)
    return Clay().both(one)
