"""Passages of cut paper that run to a far door, and what stands in them."""

from __future__ import annotations

from reverie_studio.finishes.papercut_pen import PaperPen

FLEE = (355, 760)  # where the lines of the school corridor run together


def night_passage(pen: PaperPen) -> None:
    """Walls that run together at a far door, ajar; its light lies on the boards."""
    pen.rect(-20, -20, 840, 1240, "#403d74")
    pen.path("M-20,60 L30,250 H190 L330,-20 H-20Z", "#2e2b5a")
    pen.path("M190,250 L330,-20 H820 V1220 H420 L190,740Z", "#37346a")
    pen.path("M-20,60 L30,250 V740 L-20,850Z", "#2a2852")
    pen.path("M-20,850 L30,740 H190 L420,1220 H-20Z", "#2b2854")
    pen.path("M86,742 L136,742 L300,1220 H60Z", "#5a5590")
    pen.rect(44, 330, 128, 410, "#24224a")
    pen.lit("M92,342 H136 V740 H92Z", "#fff0c0", 0.9)
    pen.path("M92,342 V740 L56,748 V336Z", "#343166")


def school_corridor(pen: PaperPen) -> None:
    """Walls, ceiling and linoleum run to an open door; the eye is near the floor."""
    pen.rect(-20, -20, 840, 1240, "#9db48c")
    pen.path("M55,-20 H655 L520,330 H190Z", "#c9cf9c")
    pen.path("M55,-20 L190,330 V820 L-20,896 V-20Z", "#86a27e")
    pen.path("M-20,487 L190,640 V820 L-20,896Z", "#5d7f66")
    pen.path("M655,-20 L520,330 V820 L820,929 V-20Z", "#6f8d70")
    pen.path("M820,425 L520,640 V820 L820,929Z", "#4a6a58")
    pen.path("M-20,896 L190,820 H520 L820,929 V1220 H-20Z", "#a8965c")
    with pen.flat():
        rows = [FLEE[1] + 460 / (1 + 0.62 * k) for k in range(11)]
        for k, (low, up) in enumerate(zip(rows, rows[1:], strict=False)):
            for n in range(-9, 10):
                if (n + k) % 2:
                    a, b = ((y - FLEE[1]) / 460 for y in (low, up))
                    pen.path("M" + " L".join(f"{FLEE[0] + 150 * m * q:.0f},{y:.0f}" for m, q, y in ((n, a, low), (n + 1, a, low), (n + 1, b, up), (n, b, up))) + "Z", "#c4b277")
    pen.path("M-20,896 L190,820 V640 L-20,487Z", "#5d7f66")
    pen.path("M820,929 L520,820 V640 L820,425Z", "#4a6a58")
    pen.rect(190, 700, 330, 121, "#5d7f66")
    pen.path("M206,386 H494 V822 H206Z", "#415c4c")
    pen.path("M190,590 L-20,406 V432 L190,606Z", "#4c6a56")
    for k in range(6):
        x = 176 - 30 * k - 4 * k * k
        y, r = 598 - (190 - x) * 0.83, 5 + 1.7 * k
        pen.path(f"M{x - r},{y} h{2 * r} v{r} h{-r * 0.6} c0,{r * 2.4} {r * 1.8},{r * 2.4} {r * 1.8},{r * 0.6} h{r * 0.8} c0,{r * 4} {-r * 4.4},{r * 4} {-r * 4},0Z", "#2f463c")


def under_the_bench(pen: PaperPen) -> None:
    """Above us its boards, at our side an iron foot and a satchel."""
    pen.path("M-20,-20 H820 V30 L-20,44Z", "#1c2a26")
    pen.path("M-20,36 L820,22 V48 L-20,64Z", "#2f2a24")
    pen.path("M768,-20 H820 V1220 H786 C770,1000 764,800 764,560Z", "#16211f")


def small_car(pen: PaperPen) -> None:
    """In the doorway of `school_corridor`: a road, and a car far too small, its door open, a dent in its roof."""
    pen.path("M220,752 C300,742 400,742 480,752 V814 H220Z", "#d9c07a")
    pen.path("M220,790 V766 C228,758 236,756 246,754 L256,730 C262,722 270,728 278,737 C284,744 290,734 296,724 C306,722 316,728 320,754 C334,756 340,762 340,790Z", "#3f7f8c")
    pen.path("M262,752 L268,734 L280,744 V752Z M288,752 V742 L298,732 C306,732 310,740 312,752Z", "#e9e2b0")
    pen.path("M286,756 L304,762 L302,800 L286,788Z", "#2f5f70")
    for x in (250, 320):
        pen.circle(x, 792, 12, "#2a3230")


def satchel(pen: PaperPen) -> None:
    """Packed long ago."""
    pen.path("M-30,1010 C-30,990 130,984 172,1000 C190,1008 196,1190 190,1230 H-30Z", "#3a2620")
    pen.path("M-30,1004 C-20,976 150,974 176,998 C186,1060 176,1096 150,1100 C90,1108 20,1108 -30,1104Z", "#54352a")
    pen.path("M92,1090 h44 v62 h-44Z", "#3a2620")
    pen.path("M86,1104 h56 v34 h-56Z M98,1114 h32 v14 h-32Z", "#d0a850")
