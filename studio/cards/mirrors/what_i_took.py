"""What I Took: two hands carry a puddle of night, and in it one window is lit."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.poster_shapes import moved

HAND = (
    "-2,640! -2,200 -4,-40 -8,-150 -20,-194 -46,-204 -66,-184 -76,-110! -80,-200 -90,-250 -116,-268 -144,-256 -154,-214 -158,-110! -164,-214 -176,-266 -202,-284 -230,-268 -238,-220 -236,-100! -246,-150 -262,-196 -288,-206 -312,-188 -314,-140 -300,-40 -286,60! "
    "-312,10 -344,-38 -372,-60 -400,-50 -406,-18 -388,44 -366,120 -340,220 -290,320 -240,400 -214,480 -210,640!"
)


@card(id="53iuvn", title="What I Took", seed=87, palette="riso_night_tram", light=(0, -0.5))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, -0.5, 0.5)])
    with d.thing("glow", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", orange=1)
    with d.thing("hands", "subject") as h:
        h.flat(moved(HAND, (398, 640), 0.95, -3), gap=0)
        h.flat(moved(HAND, (404, 640), 0.95, 3, True), gap=0)
        with h.in_inks(navy=1):
            h.strokes([[(400, 520), (401, 700), (400, 1230)]], 7, ends=(0.2, 1))
            h.strokes([[(262, 950), (320, 960), (366, 946)], [(538, 950), (480, 960), (434, 946)], [(168, 470), (188, 462), (206, 468)], [(250, 420), (272, 414), (292, 420)], [(632, 470), (612, 462), (594, 468)], [(550, 420), (528, 414), (508, 420)]], 7, ends=(0.1, 0.1))
    with d.thing("puddle of night", "subject") as p:
        p.flat("400,524 500,530 600,572 660,670 630,790 530,868 400,886 270,868 170,790 140,670 200,572 300,530", navy=1)
        p.strokes([[(196, 660), (220, 780), (330, 840)], [(604, 660), (584, 770), (500, 834)], [(240, 690), (262, 764), (330, 806)]], 8, ends=(0.1, 0.1))
    with d.thing("lit window", "accent") as w:
        w.flat("352,586! 448,586! 448,640! 452,664 446,690 450,716! 350,716! 354,690 348,664 352,640!", gap=6, lemon=1)
        w.flat("396,586! 404,586! 404,716! 396,716!", navy=1)
        w.flat("352,640! 448,640! 448,650! 352,650!", navy=1)
        w.flat("340,740! 460,740! 450,752! 350,752!", lemon=1)
        w.flat("356,772! 444,772! 432,782! 368,782!", lemon=1)
    with d.thing("sleeves", plane="front") as v:
        v.flat("176,1040! 280,1070 396,1056! 396,1230! 130,1230!", gap=7, navy=1)
        v.flat("624,1040! 520,1070 404,1056! 404,1230! 670,1230!", gap=7, navy=1)
        for x, y, k in ((92, 1000, 1.0), (716, 960, 1.2), (60, 1130, 0.8)):
            v.flat(moved("0,-44! 16,-8 18,14 0,28 -18,14 -16,-8", (x, y), k), navy=1)
    s.describe("Two cupped hands hold a puddle of dark night. In it, upright and calm, a yellow window is lit. Drops fall past the wrists, and all around is orange.")
    s.moods("tender", "anxious", "hopeful", "homesick")
    s.themes("home", "rescue", "memory", "care", "loss")
    s.says("home", "refuge", "treasure", "rescue", "spill", "thirst", "reflection", "what would you save?", "don’t drop it", "hold tight", "in good hands", "somebody left the light on", "the rest was only furniture", "house warming", "a handful of evening", "watertight", "drip, drip", "moving day", "small is enough", "I carry it with me", "core assets", "leak", "mother is still up", "wash your hands", "all that is left", "a drink of home", "real estate", "keep it level", "gently now", "the night I grew up in", "pocket size", "they said take only what you need", "borrowed light", "sip", "the whole street in my palms", "between my fingers", "everything is burning", "fireflies", "offering", "wading back", "it must not reach the ground", "the last lamp in town", "I can still see in", "who is behind the curtain?")  # fmt: skip
    s.relate("hands", "carries", "puddle of night")
    s.relate("puddle of night", "contains", "lit window")
    s.about(place="a courtyard", time="the hour of the alarm", light="orange glow from everywhere, one small window", composition="low", view="near, looking down at one’s own hands", foreground="dark sleeves cut by the lower edge", unexplained="nothing seems to burn")
