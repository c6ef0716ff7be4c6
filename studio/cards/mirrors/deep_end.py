"""The Deep End: in the baths a hippopotamus yawns, and a bather rests in the shade of its mouth."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.poster_shapes import moved

HIPPO = (
    "156,430! 106,410 72,356 66,280 92,206 140,168! 154,130 196,122 232,152! 300,184 390,228 440,244! 452,196 498,168 548,184 572,226! 610,236! 606,180 632,142 676,150 694,196 680,250! 740,280 800,330 840,390! "
    "840,1240! 560,1240! 540,1120 500,1040 440,1010! 340,1016 230,980 160,910 128,850 132,790 164,752! 230,772 330,764 420,728 496,646 512,600! 484,540 410,480 310,446 220,440"
)
BATHER = "-8,-134! 20,-130 44,-108 58,-60 58,-12 42,6! -22,6! -14,-12 -34,-50! -50,-24 -54,-6! -58,6! -108,6! -102,-10 -78,-16! -84,-60 -76,-96 -56,-106! -30,-84 -14,-72! -20,-104"


@card(id="ptlpxp", title="The Deep End", seed=82, palette="riso_baths", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.5, -0.6, 0.5)])
    with d.thing("yawning hippopotamus", "subject") as h:
        h.flat("230,436! 320,446 440,500 530,600! 470,690 380,764 300,780 228,774! 262,700 272,610 256,510", aqua=1, burgundy=1)
        h.flat(HIPPO, gap=6, burgundy=1)
        h.flat("230,774! 290,736 380,716 450,700! 400,744 330,768", gap=5, aqua=1)
        h.flat("286,446! 292,500 312,552! 336,510 348,462!")
        h.flat("470,246! 500,224 536,230 552,254! 520,262 492,260", gap=0)
        h.flat(ellipse(514, 244, 14, 15), aqua=1, burgundy=1)
        h.flat("462,236! 496,206 540,212 562,246! 520,236", burgundy=1)
        h.flat(ellipse(186, 156, 17, 9, degrees=24), aqua=1, burgundy=1)
        h.strokes([[(108, 270), (96, 330), (114, 384)], [(452, 290), (520, 300), (580, 286)], [(540, 560), (566, 620), (550, 690)], [(640, 196), (662, 190), (664, 230)], [(700, 330), (690, 400), (706, 470)], [(760, 400), (748, 470), (762, 540)]], 8, ends=(0.1, 0.1))
    with d.thing("bather", "witness") as b:
        at, k = (400, 748), 1.22
        b.flat(moved(BATHER, at, k))
        with b.within(moved(BATHER, at, k)):
            b.flat(moved("4,-140! 70,-140! 70,20! 0,20! 10,-20 -8,-70", at, k), aqua=1)
        b.flat(moved("-30,-170! -42,-158 -32,-150! -30,-134 -8,-128! 10,-136! 30,-160 20,-192 -8,-198 -28,-186", at, k))
        b.flat(moved("-30,-172! -30,-192 -6,-206 22,-196 34,-166 20,-142! 6,-166", at, k), burgundy=1)
        with b.in_inks(burgundy=1):
            b.strokes([[(400, 624), (368, 650), (328, 652)]], 8, ends=(0.3, 0.4))
            b.strokes([[(374, 538), (386, 534)]], 5, ends=(0.6, 0.6))
    with d.thing("water", plane="front") as w:
        w.flat("-20,890! 80,876 180,896 300,880 420,900 540,880 660,898 760,880 820,888! 820,1230! -20,1230!", overprint=True, aqua=1)
        w.strokes([[(40, 960), (90, 950), (130, 962)], [(200, 1090), (290, 1076), (370, 1094)], [(60, 1150), (140, 1140), (200, 1152)], [(600, 1000), (690, 988), (760, 1002)]], 8, ends=(0.1, 0.1))
    s.describe("A hippopotamus yawns above the water of the baths. In its open mouth a small bather in an aqua suit sits on the tongue. She hugs one knee and looks out.")
    s.moods("calm", "droll", "trusting", "cosy")
    s.themes("trust", "water", "shelter", "size", "rest")
    s.says("yawn", "trust", "dentist", "shade", "lifeguard", "cave", "tongue", "cosy", "bathing", "Jonah", "private cabin", "deep end", "no running by the pool", "room with a view", "it only looks like a mouth", "please close the door", "mind the teeth", "a quiet place to think", "out of the sun", "waiting for the rain to stop", "bored to the bone", "beach house", "she comes here every day", "the changing room is taken", "one more minute", "warm and a bit damp", "big yawner, light sleeper", "what if it sneezes?", "a lesson in trust", "holding still for you", "swallow your pride", "the best seat in the baths", "front row", "inner peace", "aah, said the doctor", "cabin pressure", "open all day", "inside the beast it was calm", "nobody else would have me", "somewhere between in and out", "safe as houses", "gently does it", "breath like seaweed", "don’t go in after eating")  # fmt: skip
    s.relate("bather", "is inside", "yawning hippopotamus")
    s.relate("yawning hippopotamus", "guards", "bather")
    s.about(place="the Baths", time="a slow afternoon", light="pale light from the upper left", composition="left", view="near, at the water line", foreground="a wavy band of water", unexplained="why she is not afraid")
