"""The Deep End: in the baths a hippopotamus yawns, and a bather rests in the shade of its mouth."""

from __future__ import annotations

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

HIPPO = (
    "156,430! 106,410 72,356 66,280 92,206 140,168! 154,130 196,122 232,152! 300,184 390,228 440,244! 452,196 498,168 548,184 572,226! 610,236! 606,180 632,142 676,150 694,196 680,250! 740,280 800,330 840,390! "
    "840,1240! 560,1240! 540,1120 500,1040 440,1010! 340,1016 230,980 160,910 128,850 132,790 164,752! 230,772 330,764 420,728 496,646 512,600! 500,520 420,456 320,440 220,440"
)
# she sits facing left, the seat at 0,0: a back leaning forward, her knees drawn up under her arm
TORSO = "6,8! 40,4 52,-24 50,-64 40,-104 20,-136 -4,-146! -24,-136 -32,-112 -28,-80 -24,-40 -30,6!"
HEADS = "2,-138! -18,-140 -26,-154! -44,-148 -60,-150 -62,-160! -66,-168 -62,-176! -76,-182 -66,-198! -64,-222 -40,-240 -8,-238 14,-216 14,-184 4,-164!"
CAP = "-66,-200! -64,-226 -40,-246 -6,-244 20,-220 18,-186 10,-172! -6,-186 -14,-204 -36,-204"
NEAR_LEG = "16,10! -20,-6 -50,-40 -62,-62! -66,-40 -64,-10! -70,6 -96,10 -116,6 -112,-6 -92,-14! -98,-50 -100,-90 -90,-116 -72,-124 -52,-116 -10,-70 30,-30 36,4!"
ARM = "10,-124! 26,-116 26,-98 12,-82! -20,-62 -48,-62 -72,-72! -96,-72 -108,-80 -102,-90 -82,-92! -54,-84 -34,-84 -20,-96 -6,-120!"


@card(id="ptlpxp", title="The Deep End", seed=82, palette="riso_baths", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.5, -0.6, 0.5)])
    with d.thing("yawning hippopotamus", "subject") as h:
        h.flat("196,434! 320,430 450,450 540,600! 470,690 380,764 300,780 200,774! 236,700 246,610 230,510", aqua=1, burgundy=1)
        h.flat(HIPPO, gap=6, burgundy=1)
        h.flat("216,776! 250,736 300,722 380,724 452,700! 404,748 330,772", gap=5, aqua=1)
        for tooth in (["188,424! 184,470 196,512 212,524 230,504 240,430!"], ["180,776! 170,716 180,672 196,656 214,682 224,730 226,782!"]):
            with h.in_inks(burgundy=1):
                h.strokes([outline(tooth[0])], 9, ends=(1, 1))
            h.flat(*tooth)
        h.flat("470,246! 500,224 536,230 552,254! 520,262 492,260", gap=0)
        h.flat(ellipse(514, 244, 14, 15), aqua=1, burgundy=1)
        h.flat("462,236! 496,206 540,212 562,246! 520,236", burgundy=1)
        h.flat(ellipse(186, 156, 17, 9, degrees=24), aqua=1, burgundy=1)
        h.strokes([[(108, 270), (96, 330), (114, 384)], [(452, 290), (520, 300), (580, 286)], [(540, 560), (566, 620), (550, 690)], [(640, 196), (662, 190), (664, 230)], [(700, 330), (690, 400), (706, 470)], [(760, 400), (748, 470), (762, 540)]], 8, ends=(0.1, 0.1))
    with d.thing("bather", "witness") as b:
        at, k = (416.0, 742.0), 1.16
        b.flat(moved(TORSO, at, k), gap=0, aqua=1)
        b.flat(moved(HEADS, at, k))
        b.flat(moved(CAP, at, k), gap=4, burgundy=1)
        for shape in (NEAR_LEG, ARM):
            with b.in_inks(burgundy=1):
                knots = moved(shape, at, k)
                b.strokes([[*knots, knots[0]]], 8, ends=(1, 1))
            b.flat(knots)
        with b.in_inks(burgundy=1):
            b.strokes([moved([(-57, -186), (-46, -190), (-36, -184)], at, k), moved([(-60, -160), (-48, -162)], at, k)], 5, ends=(0.6, 0.3))
        b.flat(moved(ellipse(-50, -184, 5, 6), at, k), burgundy=1)
    with d.thing("water", plane="front") as w:
        w.flat("-20,890! 80,876 180,896 300,880 420,900 540,880 660,898 760,880 820,888! 820,1230! -20,1230!", overprint=True, aqua=1)
        w.strokes([[(40, 960), (90, 950), (130, 962)], [(200, 1090), (290, 1076), (370, 1094)], [(60, 1150), (140, 1140), (200, 1152)], [(600, 1000), (690, 988), (760, 1002)]], 8, ends=(0.1, 0.1))
    s.describe("A hippopotamus yawns above the water of the baths. In its open mouth a small bather in an aqua suit sits on the tongue. She hugs her knees and looks out past two blunt teeth.")
    s.moods("calm", "droll", "trusting", "cosy")
    s.themes("trust", "water", "shelter", "size", "rest")
    s.says("yawn", "trust", "dentist", "shade", "lifeguard", "cave", "tongue", "cosy", "bathing", "Jonah", "private cabin", "deep end", "no running by the pool", "room with a view", "it only looks like a mouth", "please close the door", "mind the teeth", "a quiet place to think", "out of the sun", "waiting for the rain to stop", "bored to the bone", "beach house", "she comes here every day", "the changing room is taken", "one more minute", "warm and a bit damp", "big yawner, light sleeper", "what if it sneezes?", "a lesson in trust", "holding still for you", "swallow your pride", "the best seat in the baths", "front row", "inner peace", "aah, said the doctor", "cabin pressure", "open all day", "inside the beast it was calm", "nobody else would have me", "somewhere between in and out", "safe as houses", "gently does it", "breath like seaweed", "don’t go in after eating")  # fmt: skip
    s.relate("bather", "is inside", "yawning hippopotamus")
    s.relate("yawning hippopotamus", "guards", "bather")
    s.about(place="the Baths", time="a slow afternoon", light="pale light from the upper left", composition="left", view="near, at the water line", foreground="a wavy band of water", unexplained="why she is not afraid")
