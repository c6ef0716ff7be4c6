"""Hares that haul, run and bolt."""

from __future__ import annotations

from reverie_studio.finishes.embroidery_hoop import Hoop, Threads
from reverie_studio.sewn.stitches import whiskers

HARE_PINK = ("#8a6a80", "#c49aa8", "#eccad0")
HARE_SNOW = ("#7c94b8", "#b4c8dc", "#e4eef4", "#fbfeff", "#ffffff")
HARE_BLACK = ("#0c0a12", "#1c1620", "#3a2c2c")
HARE_FUR = ("#3a1c12", "#6e3a20", "#a8622e", "#d8975a", "#ffd9a0")
HARE_PALE = ("#6a4a3a", "#a88468", "#dcbe98", "#fbeacb", "#ffffff")


def hare(h: Hoop, coat: tuple[str, ...], *, lean: float = 0.0, ears: float = 0.0) -> None:
    """A hare that hauls, looking right, feet at y=0, about 190 px long; `lean` throws it forward, `ears` turns them."""
    d = lean * 26
    h.tube([(-44, -40, 24), (-86, -18, 14), (-112, -6, 8), (-128, -4, 6)], coat[:4], "fur", lit=0.8)
    h.tube([(44 + d, -48, 15), (66 + d, -22, 9), (82 + d, -5, 7)], coat[:4], "fur", lit=0.8)
    h.knots([(-74, -62, 11), (-82, -54, 9)], coat[2:])
    h.tube([(-50, -46, 34), (-14, -58, 36), (26 + d * 0.6, -62, 29), (48 + d, -68, 24)], coat, "fur", angle=10, length=15)
    h.tube([(-40, -44, 32), (-62, -22, 20), (-38, -8, 11), (-14, -5, 8)], coat, "fur", angle=14)
    h.tube([(40 + d, -52, 17), (44 + d * 1.2, -24, 10), (30 + d * 1.4, -6, 8), (46 + d * 1.4, -4, 6)], coat, "fur", angle=14)
    x, y = 72 + d * 1.2, -88 + lean * 10
    for k in (-1, 1):
        with h.at(x - 8, y - 14, 1.0, -52 + ears * 30 + k * 11):
            h.leaf("0,4,4 -2,-40,11 4,-84,2", coat, coat[0], angle=22)
            h.straight([(3, -74, 4, -86)], "#1c1a24", 5)
    h.tube([(x - 12, y - 2, 21), (x + 8, y + 3, 20), (x + 26, y + 10, 13), (x + 32, y + 12, 11)], coat, "fur", angle=10, length=12)
    h.tube([(x + 10, y - 3, 6.5), (x + 11, y - 3, 6.5)], ("#0c0808", "#2a1812", "#5a3420"), "silk")
    h.straight([(x + 10, y - 7, x + 13, y - 7)], "#ffffff", 2.6)
    h.straight([(x + 36, y + 9, x + 41, y + 11)], "#8a5a5c", 4.5)
    h.straight([(x + 32, y + 14, x + 58, y + 6), (x + 32, y + 16, x + 58, y + 20)], "#ffffff", 1.3, 2)


def running_hare(h: Hoop, pose: int) -> None:
    """White, running right, about 380 px from hind foot to nose; pose 0 stretched, 1 gathered, 2 landing."""
    hind = ("-80,10,44 -140,36,22 -206,46,12 -240,36,10", "-70,14,46 -20,64,24 40,72,13 72,74,11", "-84,6,46 -110,62,22 -70,96,13 -34,98,11")[pose]
    fore = ("64,14,22 130,44,13 196,40,10 214,38,11", "66,14,22 60,64,13 10,70,10 -8,70,11", "66,14,22 110,66,13 140,112,10 152,116,11")[pose]
    for p, dy in ((hind, -12), (fore, -10)):
        far = [(float(x) + 16, float(y) + dy, float(r) * 0.9) for x, y, r in (w.split(",") for w in p.split())]
        h.tube(far, HARE_SNOW[:4], "fur", lit=0.7)
    h.knots([(-128, -22, 15), (-142, -14, 13), (-132, -8, 13)], HARE_SNOW[2:])
    h.tube("-84,-4,52 -30,-20,54 30,-16,46 76,-22,38", HARE_SNOW, "fur", angle=8)
    h.tube(hind, HARE_SNOW, "fur")
    h.tube(fore, HARE_SNOW, "fur")
    for p, lit in (("110,-70,9 64,-120,17 10,-136,4", 0.75), ("120,-74,10 90,-138,19 40,-176,4", 1.0)):
        h.tube(p, HARE_SNOW, "fur", flat=0.7, lit=lit)
    h.tube("112,-84,4 88,-134,9 56,-160,2", HARE_PINK, "fur", flat=0.5)
    h.tube("84,-34,36 118,-52,36 154,-44,25 174,-36,17", HARE_SNOW, "fur", angle=8)
    h.bead(138, -58, 7.5, "#24202c")
    h.straight([(186, -40, 178, -32)], "#c4788a", 5)
    whiskers(h, (176, -30), (0, 40), 4, 44, "#ffffff", 1.4)


def hare_ears(h: Hoop) -> None:
    """Flying back from hare_head."""
    for p, lit in (("258,-128,16 170,-196,30 60,-236,26 -40,-244,5", 0.7), ("268,-120,17 200,-158,34 100,-176,32 -4,-160,6", 1.0)):
        h.tube(p, HARE_FUR, "fur", lit=lit, flat=0.7)
    h.tube("250,-124,6 190,-152,17 110,-168,17 40,-166,4", ("#6a3430", "#b0685a", "#e0a48c"), "fur", flat=0.5)
    h.tube("36,-174,20 6,-164,14 -10,-160,4", HARE_BLACK, "fur")
    h.tube("0,-244,14 -26,-246,12 -46,-244,3", HARE_BLACK, "fur")


def hare_head(h: Hoop) -> None:
    """Looking right, wild-eyed; its middle is at (345, -85), so that a running body fits behind it."""
    h.blob("232,-96 256,-138 306,-154 352,-140 396,-108 440,-72 452,-48 440,-26 400,-16 350,-14 300,-10 250,-34", HARE_FUR, "fur",
           grain=["440,-56 380,-100 310,-140 250,-110", "440,-40 360,-60 290,-70 240,-70", "420,-24 340,-30 260,-44"], puff=60, angle=6)
    h.blob("378,-36 420,-44 450,-40 440,-22 400,-8 360,-4 330,-12", HARE_PALE, "fur", grain=["440,-32 350,-14"], puff=22)
    h.blob("438,-66! 458,-58 462,-44 446,-42!", ("#5a2020", "#a05048", "#e0988c"), "silk", grain=60.0, puff=8)
    h.straight([(450, -42, 436, -28), (436, -28, 408, -22)], "#2a1210", 2.6, 1)
    h.blob("306,-92 324,-116 354,-120 382,-100 390,-84 366,-66 334,-66", ("#1c0e0a", "#3a1e12"), "face", grain=20.0, puff=6)
    h.blob("312,-92! 330,-110 346,-112! 328,-92 334,-72!", ("#e8dcc8", "#fffaf0"), "face", grain=80.0, puff=6)
    h.eye(350, -91, 22, ("#7a3c0c", "#c87a1c", "#ffc24a"), look=(0.5, -0.2), glint=1.4)
    whiskers(h, (432, -36), (-10, 44), 7, 88, "#fff4dc", 1.6)


def rabbit_hauling(h: Hoop, coat: Threads, pale: Threads, apron: Threads) -> None:
    """A rabbit on its hind legs that leans back and pulls towards itself with both arms: feet at y=0, to the right of it its paws at (150, -176)."""
    shade = h.threads(coat)[:4]
    h.tube("20,-204,20 90,-192,16 142,-166,13", shade, "fur", angle=20, lit=0.75)
    h.tube("-66,-60,24 -82,-66,22", pale, "wool", angle=20)
    h.tube("30,-40,26 66,-18,18 112,-12,13", shade, "fur", angle=14, lit=0.75)
    h.tube("-14,-62,66 -10,-110,60 -2,-160,46 0,-206,36", coat, "fur", angle=10, length=20)
    h.blob("24,-176! 44,-120 48,-70 30,-40! -6,-50 -18,-110 -8,-178!", apron, "cloth", grain=["10,-176 12,-50"], puff=20)
    h.stem("-46,-150 -10,-158 24,-170", h.threads(apron)[1][None], 4, 9)
    h.tube("-34,-58,46 4,-40,38 8,-18,22 60,-12,15 84,-12,13", coat, "fur", angle=14)
    for p, lit in (("-16,-262,10 -66,-318,19 -110,-352,4", 0.75), ("2,-268,11 -30,-338,21 -52,-392,4", 1.0)):
        h.tube(p, coat, "fur", flat=0.7, lit=lit)
    h.tube("0,-274,4 -28,-334,10 -46,-376,2", ("#8a4a4c", "#c88a84", "#f0bcb0"), "fur", flat=0.5)
    h.tube("-4,-230,40 22,-238,40 46,-228,30 62,-222,22", coat, "fur", angle=10)
    h.tube("44,-214,19 66,-214,17", pale, "fur", angle=10)
    h.eye(32, -248, 9, ("#2a1410", "#6a3a20"), lid=shade, shut=0.3)
    h.straight([(80, -226, 84, -222)], "#b86468", 8)
    h.straight([(62, -200, 70, -200), (66, -200, 66, -192)], "#ffffff", 6)
    h.straight([(70, -216, 118, -230), (70, -212, 122, -212), (68, -208, 116, -196)], "#fffaf0", 1.6)
    h.tube("6,-188,24 70,-168,19 126,-172,15 150,-180,14", coat, "fur", angle=20)
    h.tube("150,-192,12 158,-176,13 152,-160,11", coat, "fur", angle=60)


def hare_upright(h: Hoop, coat: Threads, *, ears: float = 0.0, arms: str = "pull", wide: bool = False) -> None:
    """A hare on its hind legs, 290 px to the crown; `arms`: pull (at the breast), back (behind), down; ears lean back 0 … 1."""
    tone = h.threads(coat)
    if arms == "pull":
        h.tube("24,-188,20 70,-164,14 104,-182,11", tone[:4], "fur", lit=0.75)
    h.knots([(-66, -56, 17), (-80, -48, 14), (-70, -40, 13)], tone[2:])
    h.tube("10,-84,46 40,-40,26 6,-14,14 54,-8,13", tone[:4], "fur", lit=0.7)
    h.tube("-14,-74,64 -4,-140,57 12,-196,42", coat, "fur", angle=8, length=18)
    h.blob("22,-210 46,-170 50,-110 30,-60 10,-80 14,-150", tone[2:], "fur", grain=["26,-200 36,-120 20,-70"], puff=24, length=15)
    h.tube("-20,-80,52 16,-44,30 -24,-16,16 40,-8,15", coat, "fur", angle=14)
    for dx, lit in ((14, 0.75), (0, 1.0)):
        h.tube([(8 + dx, -262, 11), (0 + dx - 40 * ears, -310 + 14 * ears, 20), (2 + dx - 96 * ears, -372 + 70 * ears, 4)], coat, "fur", flat=0.7, lit=lit)
    h.tube([(8, -268, 5), (2 - 40 * ears, -310 + 14 * ears, 10), (3 - 84 * ears, -352 + 56 * ears, 2)], ("#8a6a80", "#c49aa8", "#eccad0"), "fur", flat=0.5)
    h.tube("12,-226,40 40,-238,38 72,-226,25 84,-220,20", coat, "fur", angle=8, length=13)
    if wide:
        h.eye(50, -248, 11, ("#3a2010", "#7a4a20"), look=(0.0, -0.2), white="white")
    else:
        h.bead(52, -246, 8, "#1c1420")
    h.straight([(98, -226, 90, -216)], "#c4788a", 6)
    h.straight([(86, -210, 122, -200), (86, -212, 126, -214), (84, -208, 112, -188)], "#ffffff", 1.5, 3)
    if arms == "pull":
        h.tube("6,-176,24 44,-138,16 92,-170,13", coat, "fur", angle=14)
    elif arms == "back":
        h.tube("0,-176,24 -50,-150,16 -92,-170,12", coat, "fur", angle=14)
    else:
        h.tube("8,-176,24 30,-130,16 40,-96,12", coat, "fur", angle=14)


def hare_asleep(h: Hoop, coat: Threads) -> None:
    """A hare or dormouse asleep, curled to a ball, 150 px wide, lying on y=0."""
    tone = h.threads(coat)
    h.blob("-76,-30 -60,-74 -10,-96 44,-86 76,-44 66,-8 20,2 -50,0", coat, "fur", grain=["-70,-30 0,-84 70,-40", "-60,-8 0,-30 66,-16"], puff=56, length=14)
    h.tube("70,-14,12 40,4,14 -20,6,12 -60,0,4", coat, "hair")
    h.tube("-30,-30,28 -58,-22,24 -80,-12,15", coat, "fur", length=11)
    h.tube("-26,-52,8 6,-66,14 36,-62,3", tone[:4], "fur", flat=0.7)
    h.stem("-64,-26 -56,-20 -46,-24", "#140c0a", 4, 6)
    h.straight([(-92, -12, -88, -8)], "#8a4a44", 6)
