"""Not Hungry: in a huge spoon a woman hangs upside down; her tear rolls up her brow to the rim."""

from __future__ import annotations

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed

SPOON = "400,50 530,76 634,170 684,310 690,440 650,570 570,680 490,750 452,800! 438,900 434,1060 440,1240! 360,1240! 366,1060 362,900 348,800! 310,750 230,680 150,570 110,440 116,310 166,170 270,76"
BOWL = "400,92 510,116 600,200 644,320 648,440 610,556 536,650 462,712 400,734 338,712 264,650 190,556 152,440 156,320 200,200 290,116"
ARM = "666,1240! 606,1130 556,1030 526,950 518,880 502,810 472,768 430,748 386,750! 356,944! 386,1000 406,1060 424,1150 430,1240!"


@card(id="liohje", title="Not Hungry", seed=66, palette="riso_canteen", light=(-0.4, -0.7))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.4, -0.7, 0.5)])

    def up(text: str) -> list[tuple[float, float]]:
        """A shape of the woman, drawn upright round her nose, as she hangs in the spoon."""
        return placed(outline(text), (400, 400), 1.0, 180)

    with d.thing("spoon", "witness") as p:
        p.flat("-20,-20! 820,-20! 820,1220! -20,1220!", red=1)
        p.flat(SPOON)
    with d.thing("woman in the spoon", "subject") as w, w.within(BOWL):
        w.flat(BOWL, green=1)
        w.flat(up("-330,360! -240,250 -130,210 -60,190! 60,190! 130,210 240,250 330,360!"), red=1)
        w.flat(up("-190,150! -200,20 -190,-120 -130,-220 0,-262 130,-220 190,-120 200,20 190,150! 120,170 -120,170!"), red=1, green=1)
        w.flat(up("-62,110! 62,110! 60,190 84,216! 0,262 -84,216! -60,190!"))
        w.flat(up("-138,-90! -60,-120 40,-150 100,-190! 124,-130 138,-90! 142,-10 126,70 84,130 40,160 0,168 -40,160 -84,130 -126,70 -142,-10!"))
        w.flat(up("-52,158! 0,176 52,158! 40,200 0,212 -40,200!"), red=1, green=1)
        for k in (-1, 1):
            w.flat(up(f"{24 * k},-20! {46 * k},-46 {86 * k},-48 {112 * k},-24! {86 * k},-4 {48 * k},-4!"), gap=0, green=1)
            w.flat(up(f"{33 * k},-20! {50 * k},-38 {84 * k},-40 {102 * k},-23! {82 * k},-10 {52 * k},-10!"))
            w.flat(placed(ellipse(66 * k, -26, 15, 16, 40), (400, 400), 1.0, 180), red=1, green=1)
        with w.in_inks(red=1, green=1):
            w.strokes([placed(c, (400, 400), 1.0, 180) for k in (-1, 1) for c in ([(18 * k, -18), (44 * k, -48), (88 * k, -50), (120 * k, -22)], [(24 * k, -86), (70 * k, -92), (116 * k, -68)])], 9, ends=(0.4, 0.3))
            w.strokes([placed([(12, -30), (18, 30), (24, 56), (4, 64), (-10, 58)], (400, 400), 1.0, 180)], 6, ends=(0.1, 0.6))
        w.flat(up("-46,106! -20,92 0,98 20,92 46,106! 20,122 -20,122!"), red=1)
    with d.thing("tear", "accent", plane="front") as t:
        t.flat("332,452! 350,500 356,560! 352,600 340,640 340,690! 372,740 376,776 350,796 322,780 318,746! 326,690 330,620 334,560!", gap=6, green=1)
        t.strokes([[(338, 740), (334, 760), (342, 774)]], 7, ends=(0.3, 0.3))
    with d.thing("hand", "prop", plane="front") as h:
        h.flat(ARM, gap=7)
        line = outline(ARM)
        with h.in_inks(red=1, green=1):
            h.strokes([[*line, *line[:2]]], 6, ends=(1, 1))
        for y, x, k in ((948, 310, 0.84), (900, 288, 0.94), (850, 278, 1.0), (798, 288, 1.0)):
            shape = f"450,{y}! 386,{y - 4} {x + 30},{y} {x + 6},{y + 8} {x},{y + 26 * k} {x + 12},{y + 46 * k} {x + 40},{y + 52 * k} 386,{y + 54 * k} 446,{y + 54 * k}!"
            h.flat(shape)
            with h.in_inks(red=1, green=1):
                h.strokes([[q for q in outline(shape) if q[0] < 424][:-1]], 6, ends=(0.6, 0.6))
