"""A horse that stops at a door with one hoof lifted, and a rider of snow who leans out of the saddle."""

from __future__ import annotations

from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.beast_heads import horse_head
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.hands import hand
from reverie_studio.sculpt.marks import Spot


def halting_horse(*, look: Spot = (-0.7, 0.2)) -> Clay:
    """Head, neck and breast of a horse in profile to our left, its near fore leg drawn up: ears at y = -290, knee at (70, 460).

    Parts: neck, head, muzzle, ear, leg, far leg, hoof; marks: the near eye, `nose`, `crest`, `bit`, `poll`.
    """
    c = Clay().limb([(560, 330, -150, 300), (400, 250, -110, 240), (310, 60, -80, 170), (200, -110, -50, 100), (130, -140, -20, 80)], part="neck", per=22)
    c.limb([(440, 330, -60, 230), (300, 360, -30, 150)], melt=50, part="neck", per=14)
    c.limb([(350, 460, -110, 120), (330, 600, -110, 62), (330, 680, -110, 52), (330, 760, -110, 40), (330, 900, -110, 40)], melt=40, part="far leg", per=12)
    c.limb([(330, 350, 60, 130), (210, 420, 110, 84), (104, 450, 136, 56), (72, 462, 140, 52)], melt=40, part="leg", per=12)
    c.limb([(74, 456, 140, 46), (112, 510, 136, 33), (156, 566, 132, 30), (178, 596, 130, 36)], melt=14, part="leg", per=10)
    c.limb([(178, 602, 130, 34), (170, 634, 132, 30)], melt=10, part="leg", per=4).limb([(168, 638, 132, 33), (150, 668, 136, 42)], melt=4, part="hoof", per=6).ball(118, 740, 140, 48, melt=2, carve=True)
    h = horse_head()
    h.lumps = [lump for lump in h.lumps if lump.part != "neck"]
    c.add(h)
    c.limb([(0, -70, 84, 15), (-28, -66, 92, 17), (-58, -34, 80, 12)], melt=14, part="head", per=5)
    eye(c, "near", (-16, -34, 74), 25, 1, aside=-12, lids=1.05, look=look, inner=0.7, iris=0.64, bag=0.6)
    c.marks |= {"nose": [(-196, 250, 60)], "bit": [(-120, 262, 80)], "crest": [(100, -222, 20), (190, -214, 0), (270, -170, -10), (350, -90, -20)], "poll": [(60, -210, 30)]}
    return c


def snow_rider() -> Clay:
    """A rider of snow without a face, in a hat; he leans to our left and holds out an arm. Hat at (-90, -420), saddle at (20, 60), boot at (-100, 400), fingers at (-400, -250). Marks: `drip`."""
    c = Clay().limb([(30, 60, -30, 130), (10, -80, -10, 112), (-40, -190, 0, 92)], part="snow", per=14)
    c.limb([(-84, -214, 44, 52), (-30, -226, -30, 56)], melt=30, part="snow").limb([(-60, -230, 10, 44), (-80, -280, 16, 42)], melt=20, part="snow")
    c.ball(-96, -312, 18, 64, melt=14, part="snow").limb([(-148, -322, 26, 14), (-172, -304, 28, 12)], melt=10, part="snow").limb([(-120, -270, 24, 34), (-146, -262, 26, 20)], melt=12, part="snow")
    c.limb([(-200, -338, 20, 60), (-100, -358, 22, 96), (0, -366, 20, 60)], melt=4, part="hat", press=(0, 6.5, 0), per=8)
    c.limb([(-92, -376, 20, 58), (-86, -424, 20, 50)], melt=8, part="hat", per=8).ball(-84, -486, 30, 24, melt=16, carve=True)
    c.limb([(-70, -206, 60, 54), (-170, -196, 104, 44), (-260, -226, 124, 36), (-312, -240, 128, 28)], melt=24, part="snow", per=14)
    c.add(hand("open", wrist=30).turned(at=(-330, -246, 128), scale=0.85, yaw=-30, pitch=0, roll=-84))
    c.limb([(20, 80, 90, 104), (-80, 160, 130, 78), (-124, 212, 140, 66)], melt=40, part="snow", per=14)
    c.limb([(-124, 214, 140, 62), (-96, 310, 140, 50), (-90, 370, 140, 46), (-110, 396, 144, 44), (-160, 408, 146, 34)], melt=20, part="snow", per=12)
    c.limb([(50, -110, -60, 90), (96, 40, -20, 132), (110, 150, 20, 130), (96, 230, 40, 112)], melt=90, part="snow", per=14)
    c.limb([(10, 40, 110, 104), (-66, 116, 136, 92), (-104, 158, 146, 80)], melt=70, part="snow", per=12)
    c.limb([(-30, 0, -10, 58), (-120, 46, 10, 45), (-206, 92, 20, 36)], melt=24, part="snow", per=10)
    c.limb([(-308, -272, 130, 17), (-312, -236, 156, 17), (-308, -202, 130, 17)], melt=5, part="snow", per=8).limb([(-160, 268, 140, 22), (-110, 284, 188, 22), (-54, 292, 140, 22)], melt=6, part="snow", per=8)
    c.limb([(-124, -226, 26, 22), (-90, -218, 70, 24), (-36, -228, 66, 24), (0, -256, 20, 22)], melt=12, part="snow", per=8)
    for x, y, z, r, d in ((-230, -176, 120, 13, 34), (-170, -146, 110, 15, 44), (-300, -208, 124, 10, 30), (-178, -330, 30, 10, 26), (-60, 250, 150, 12, 40), (-130, 440, 146, 10, 24)):
        c.limb([(x, y, z, r), (x + 1, y + d * 0.6, z, r * 0.4), (x + 1, y + d, z, r * 0.5)], melt=8, part="snow", per=6)
    return c


def gripping_glove(x: float, y: float, z: float = 300.0) -> Clay:
    """A knitted glove that holds a rein, its cuff to our right; 70 px high."""
    c = Clay().ball(x + 14, y, z, 30, part="glove", press=(0, 0, 1.2)).limb([(x + 30, y - 6, z - 6, 26), (x + 62, y - 22, z - 10, 25), (x + 78, y - 30, z - 12, 29)], melt=8, part="cuff", per=6)
    for k in range(4):
        v = y - 25 + 16 * k
        c.limb([(x + 14, v - 2, z + 18, 11), (x - 12, v, z + 26, 11), (x - 24, v + 5, z + 12, 9)], melt=2, part="glove", per=6)
    return c.limb([(x + 14, y - 26, z + 18, 11), (x - 2, y - 42, z + 20, 10), (x - 14, y - 38, z + 20, 8)], melt=4, part="glove", per=6)
