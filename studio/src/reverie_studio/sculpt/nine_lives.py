"""An old cat that sits before a row of candles, and what its shadows remember."""

from __future__ import annotations

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay
from reverie_studio.pen import Pen
from reverie_studio.sculpt.beast_heads import cat_head

HATS = {  # round a head whose chin is at y = 74, its ears' tips at (±100, -128)
    "bow": "M0,92 C-40,40 -140,16 -134,92 C-140,168 -40,144 0,92Z M0,92 C40,40 140,16 134,92 C140,168 40,144 0,92Z",
    "fool": "M-50,-66 C-60,-150 -110,-190 -160,-170 C-130,-160 -116,-140 -112,-108 L-50,-70Z M-40,-66 C-34,-150 -14,-210 0,-236 C14,-210 34,-150 40,-66Z M50,-66 C60,-150 110,-190 160,-170 C130,-160 116,-140 112,-108 L50,-70Z M-172,-184 a14,14 0 1,1 1,0Z M-12,-236 a13,13 0 1,1 24,0 a13,13 0 1,1 -24,0Z M160,-184 a14,14 0 1,1 1,0Z",
    "witch": "M-150,-84 C-80,-98 80,-98 150,-84 C80,-70 -80,-70 -150,-84Z M-48,-80 C-40,-150 -24,-220 50,-280 C28,-220 44,-150 48,-80Z",
    "crown": "M-46,-64 L-58,-176 L-27,-130 L0,-196 L27,-130 L58,-176 L46,-64Z M-70,-184 a12,12 0 1,1 24,0 a12,12 0 1,1 -24,0Z M-12,-206 a12,12 0 1,1 24,0 a12,12 0 1,1 -24,0Z M46,-184 a12,12 0 1,1 24,0 a12,12 0 1,1 -24,0Z",
    "plume": "M-160,-96 C-80,-84 80,-76 150,-110 C90,-62 -90,-58 -160,-96Z M-46,-74 C-50,-150 50,-150 46,-74Z M30,-116 C40,-220 150,-250 214,-190 C196,-194 186,-186 190,-172 C172,-178 164,-168 166,-154 C146,-160 130,-146 132,-134 C100,-140 70,-126 46,-90Z",
    "tall": "M-118,-76 H118 V-92 H48 L54,-222 H-54 L-48,-92 H-118Z",
    "cook": "M-42,-66 L-46,-140 C-100,-150 -92,-214 -44,-204 C-30,-240 30,-240 44,-204 C92,-214 100,-150 46,-140 L42,-66Z",
    "admiral": "M-156,-62 C-130,-110 -70,-190 0,-196 C70,-190 130,-110 156,-62 C90,-100 -90,-100 -156,-62Z M-20,-190 C-26,-224 26,-224 20,-190Z",
}


def sitting_cat() -> Clay:
    """A cat that sits facing us, without its head: paws at y = 0, its neck at (0, -330), 330 px wide. Parts: fur, chest, paw, tail."""
    c = Clay().limb([(0, -60, -110, 150), (0, -150, -80, 138), (0, -250, -40, 104), (0, -330, -10, 84)], melt=16, part="fur", per=10)
    c.both(Clay().limb([(112, -84, -40, 84), (134, -50, 20, 66), (120, -24, 66, 34)], melt=22, part="fur", per=8).limb([(126, -16, 60, 28), (124, -13, 96, 26)], melt=8, part="paw", per=5))
    c.limb([(0, -320, 44, 60), (0, -250, 62, 74), (0, -196, 60, 54)], melt=30, part="chest", per=8)
    leg = Clay().limb([(52, -240, 40, 52), (50, -160, 66, 42), (46, -90, 76, 34), (44, -36, 84, 30)], melt=14, part="fur", per=8)
    leg.limb([(44, -32, 88, 31), (46, -22, 112, 30)], melt=8, part="paw", per=5)
    for x in (22, 38, 54, 70):
        leg.ball(x, -16 - 3 * (30 < x < 60), 136 + 5 * (30 < x < 60), 14, melt=4, part="paw")
    c.both(leg)
    return c.limb([(170, -40, -60, 40), (232, -22, 10, 34), (224, -20, 100, 31), (150, -20, 156, 29), (84, -20, 172, 24)], melt=6, part="tail", per=12)


def old_head() -> Clay:
    """Its head, eyes lowered, one ear torn. Parts: face, muzzle, nose, ear, lid."""
    c = cat_head(lids=0.75, look=(0.0, 0.9))
    c.lumps = [lump for lump in c.lumps if lump.part != "muzzle" or lump.a[1] < 60]
    c.ball(0, 53, 58, 19, melt=14, part="muzzle")
    return c.limb([(98, -124, -60, 17), (92, -122, 30, 17)], melt=3, carve=True, per=4)


def past_life(pen: Pen, foot: Point, long: float, turn: float, k: float, hat: str, tone: str) -> None:
    """A cat's shadow `long` px from its foot to its chin, leaning by `turn`, with the hat of that life."""
    with pen.at(*foot, turn=turn):
        pen.path(f"M{-112 * k},0 C{-130 * k},{-long * 0.4} {-84 * k},{-long * 0.66} {-44 * k},{-long * 0.9} L{-36 * k},{-long * 1.03} H{36 * k} L{44 * k},{-long * 0.9} C{84 * k},{-long * 0.66} {130 * k},{-long * 0.4} {112 * k},0Z", tone)
        with pen.at(0, -long - 50 * k, scale=k):
            pen.path("M-80,0 C-88,-44 -96,-70 -100,-128 C-74,-116 -50,-96 -36,-78 C-14,-84 14,-84 36,-78 C50,-96 74,-116 100,-128 C96,-70 88,-44 80,0 L100,18 L80,26 L92,44 L70,46 C50,66 30,74 0,74 C-30,74 -50,66 -70,46 L-92,44 L-80,26 L-100,18Z", tone)
            pen.path(HATS[hat], tone)


def candle(pen: Pen, x: float, top: float, wide: float, wax: str, shade: str) -> None:
    """A candle that is cut by the lower edge, its wick at (x, top)."""
    w = wide / 2
    pen.path(f"M{x - w},1240 V{top + 12} C{x - w},{top - 4} {x + w},{top - 4} {x + w},{top + 12} V1240Z", wax)
    pen.path(f"M{x + w * 0.3},1240 V{top + 14} L{x + w},{top + 8} V1240Z", shade)
    pen.path(f"M{x - w - 5},{top + 18} C{x - w - 6},{top + 4} {x - w + 8},{top} {x - w + 10},{top + 12} V{top + 58} C{x - w + 8},{top + 72} {x - w - 4},{top + 72} {x - w - 5},{top + 58}Z", wax)
    pen.taper([(x, top + 6), (x + 1, top - 14)], 4, 3, "#2a2228")


def flame(pen: Pen, x: float, top: float, k: float, tone: str) -> None:
    pen.path(f"M{x},{top - 6} C{x - 17 * k},{top - 16 * k} {x - 12 * k},{top - 38 * k} {x + 1},{top - 66 * k} C{x + 14 * k},{top - 38 * k} {x + 17 * k},{top - 16 * k} {x},{top - 6}Z", tone)


def mouse_back() -> Clay:
    """A mouse that sits with its back to us: 200 px to the tips of its ears, its seat at y = 0. Parts: fur, ear, tail."""
    c = Clay().limb([(0, -20, 0, 74), (0, -70, 0, 64), (0, -122, 6, 42), (0, -150, 0, 40)], melt=14, part="fur", per=8)
    return c.both(Clay().ball(44, -186, 0, 40, melt=4, part="ear", press=(0, 0, 2.5)))
