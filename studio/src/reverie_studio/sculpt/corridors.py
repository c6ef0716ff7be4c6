"""Passages of cut paper that run to a far door, and what stands in them."""

from __future__ import annotations

from reverie_studio.finishes.papercut_pen import PaperPen


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


def satchel(pen: PaperPen) -> None:
    """Packed long ago."""
    pen.path("M-30,1010 C-30,990 130,984 172,1000 C190,1008 196,1190 190,1230 H-30Z", "#3a2620")
    pen.path("M-30,1004 C-20,976 150,974 176,998 C186,1060 176,1096 150,1100 C90,1108 20,1108 -30,1104Z", "#54352a")
    pen.path("M92,1090 h44 v62 h-44Z", "#3a2620")
    pen.path("M86,1104 h56 v34 h-56Z M98,1114 h32 v14 h-32Z", "#d0a850")
