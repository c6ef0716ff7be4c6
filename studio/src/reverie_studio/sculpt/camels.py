"""A camel that comes in by the nose, and what its shadow carries."""

from __future__ import annotations

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.sculpt.hoofed_faces import camel_face


def nosing_camel(*, lids: float = 0.8, look: tuple[float, float] = (0.7, 0.5)) -> Clay:
    """A `camel_face` without ears and neck, as it shows in a slit, with a woolly tuft; for a yaw up to 35. Parts: head, lip, tuft, lid."""
    c = camel_face(lids=lids, look=look)
    c.lumps = [lump for lump in c.lumps if lump.part != "ear"]
    return c.limb([(-34, -70, 16, 24), (10, -84, 14, 32), (60, -78, 8, 30)], melt=14, part="tuft", per=4)


def camel_shadow(pen: PaperPen, paper: str, lamp: str) -> None:
    """What the sun throws of it on the canvas at our right: a hump, legs, and on the hump a small tent with ropes, its lamp lit; at our left a washing line."""
    with pen.cut(), pen.flat():
        pen.path("M580,418 C594,400 598,376 602,352 C610,308 628,288 664,288 C704,288 722,316 734,356 C746,396 784,414 840,414 V800 H806 L800,1012 H764 L758,806 H724 L716,1012 H680 L672,790 C660,780 650,776 640,760 C668,680 660,540 600,440Z", paper)
        pen.path("M560,296 L656,152 L666,152 L766,296Z", paper)
        pen.path("M661,158 L540,356 M661,158 L790,404 M650,130 L668,166 M672,130 L654,166", paper, stroke=4.5)
        pen.path("M600,300 C620,288 700,288 728,300 L722,312 C700,298 624,298 606,312Z", paper)
        pen.path("M-20,330 C60,366 150,372 262,352", paper, stroke=4)
        pen.path("M40,352 L64,344 H108 L132,356 L122,392 L108,384 V456 H62 V384 L50,392Z", paper)
        pen.path("M176,360 h30 v62 c0,12 -8,18 -20,18 h-26 c-10,0 -12,-20 0,-22 l16,-4Z", paper)
    pen.lit("M636,290 L661,200 L688,290Z", lamp, 0.9)
