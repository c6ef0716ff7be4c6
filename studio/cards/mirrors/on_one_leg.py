"""On One Leg: a flamingo in a puddle; its reflection is a dancer."""

from __future__ import annotations

from reverie_studio.engine.bodies import Outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

BODY = (
    "322,96 310,60 272,44 234,58 214,92! 190,118 176,156 188,196! 212,200 226,172 246,142 280,134! 286,160 264,200 230,240 206,290 212,350 250,392 320,424 400,440 480,440 580,420 680,404 780,400! "
    "716,352 640,310 560,270 470,238 380,240 310,268 262,310! 262,290 290,248 320,200 336,150"
)
LEG = "-9,0! -12,-26 -16,-60 -26,-104 -22,-146 -20,-170 -30,-220 -32,-270! 34,-270! 30,-216 20,-172 18,-146 18,-104 14,-60 10,-26 8,0!"
BENT = "-10,-262! 40,-282! 90,-262 136,-226 158,-196 154,-174 130,-164! 84,-156 44,-136 18,-112! 6,-102 -8,-106 2,-124! 28,-156 66,-186 100,-198! 60,-214 16,-234"
TUTU = "-176,-292! -120,-318 -50,-332 30,-330 120,-308 200,-270 262,-224! 232,-232 214,-226! 200,-236 172,-226! 156,-240 126,-232! 108,-248 78,-240! 58,-254 28,-244! 6,-258 -22,-248! -44,-262 -74,-254! -94,-270 -120,-264! -136,-278 -156,-276!"
BODICE = "-36,-320! -34,-360 -54,-398 -66,-428! -40,-436 -22,-424 4,-434! 14,-396 20,-360 34,-320!"
CHEST = "-66,-422! -60,-452 -44,-464 -40,-488! -16,-490! -14,-464 4,-452 10,-428! -18,-416"
NEAR = "-52,-462! -100,-424 -138,-416 -156,-438 -168,-470 -172,-500! -176,-522 -192,-538 -214,-534 -232,-514 -246,-488! -254,-472 -246,-466! -234,-480 -222,-496! -214,-494 -210,-484 -204,-470! -196,-466 -194,-474! -198,-488 -192,-496! -194,-450 -182,-412 -152,-384 -108,-388 -66,-422!"
FAR = "-10,-460! 50,-436 100,-424 150,-430! 180,-440 206,-452 232,-466! 244,-470 246,-460! 228,-448 214,-440! 224,-436 220,-428! 200,-430 186,-420 160,-410! 110,-398 50,-404 0,-424!"
HEAD = "-12,-482! -38,-482 -66,-486 -74,-494! -70,-504! -78,-510! -74,-518! -76,-522! -88,-532! -78,-552 -76,-572 -52,-592 -14,-590 12,-562 10,-520 -2,-498"
HAIR = "-78,-568! -70,-596 -40,-612 0,-606 22,-590! 40,-606 66,-592 62,-566 34,-558! 34,-530 14,-506! 0,-500 -2,-520 -10,-540! -34,-552 -56,-572"


@card(id="2we3eq", title="On One Leg", seed=44, palette="riso_wet_pavement", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.5, -0.6, 0.5)])

    def bird(shape: Outline) -> list[tuple[float, float]]:
        return moved(shape, (60, 40), 0.83)

    def dance(shape: Outline) -> list[tuple[float, float]]:
        return moved(shape, (396, 624), 0.89, 180, True)

    with d.thing("puddle", "place") as p:
        p.flat("-20,612! 120,598 300,606 520,592 700,602 820,594! 820,1230! -20,1230!", spruce=1)
        p.strokes([[(236, 640), (290, 632), (346, 640)], [(452, 638), (510, 630), (570, 640)], [(290, 660), (330, 654), (362, 660)], [(432, 660), (470, 654), (514, 662)]], 5, ends=(0.1, 0.1))
    with d.thing("one-legged flamingo", "subject") as f:
        f.flat(bird(tube([(404, 430), (406, 560), (404, 700)], [14, 9], ends=CUT)), salmon=1)
        f.flat(bird("366,700! 404,676! 446,700! 450,708! 366,708!"), salmon=1)
        f.flat(bird(tube([(470, 430), (520, 480), (576, 520)], [20, 9], ends=CUT)), salmon=1)
        f.flat(bird(tube([(574, 517), (510, 540), (430, 556)], [14, 8], ends=(1, 0))), salmon=1)
        f.flat(bird("436,546! 414,552 396,576 380,588! 392,592 410,588! 412,598! 428,586 440,566!"), salmon=1)
        f.flat(bird(BODY), salmon=1)
        f.flat(bird("196,116! 178,148 176,176 188,200! 214,204 224,180 212,160"), gap=5, spruce=1, salmon=1)
        f.flat(bird(ellipse(262, 84, 15, 15)))
        f.flat(bird(ellipse(260, 85, 8, 8)), spruce=1, salmon=1)
        f.flat(bird("420,330! 500,300 590,318 660,348 706,378! 664,380 630,394! 590,386 540,400! 500,390 450,380"), gap=7, salmon=1)
        f.strokes([bird([(470, 340), (540, 340), (620, 366)]), bird([(480, 366), (540, 370), (600, 386)])], 7, ends=(0.2, 0.1))
    with d.thing("dancer", "subject") as n:
        n.flat(dance(LEG))
        n.flat(dance(BENT), gap=0)
        n.flat(dance(FAR))
        n.flat(dance(CHEST))
        n.flat(dance(BODICE), salmon=1)
        n.flat(dance(TUTU), salmon=1)
        n.flat(dance(NEAR))
        n.flat(dance(HEAD))
        n.flat(dance(HAIR), salmon=1)
        n.strokes([dance(q) for q in ([(-110, -304), (-126, -286), (-132, -270)], [(-40, -312), (-44, -290), (-42, -266)], [(40, -308), (50, -284), (54, -254)], [(110, -286), (128, -262), (136, -240)])], 6, ends=(0.1, 0.6))
        with n.in_inks(spruce=1):
            n.strokes([dance([(-70, -542), (-60, -537), (-48, -540)])], 5, ends=(0.4, 0.3))
    s.describe("A pink flamingo stands on one leg in dark green water. Its reflection is a dancer, upside down, in a pink tutu. Both hold the pose.")
    s.moods("graceful", "wistful", "calm", "proud")
    s.themes("reflection", "dance", "balance", "identity", "longing")
    s.says("ballet", "poise", "balance", "tutu", "pink", "grace", "pirouette", "hold it", "the other me", "swan lake was full", "who is copying whom?", "in another life", "upside down", "on tiptoe", "dress rehearsal", "same legs", "dream job", "stretch", "mirror mirror", "deep down I dance", "what the water saw", "understudy", "first position", "long legs, short season", "lunch break of a ballerina", "lawn ornament", "she practises when it rains", "the audience is all fish", "don’t wobble", "partner work", "sole to sole", "nobody dances alone", "a puddle with ambitions", "it always wanted to be seen", "after the rain", "standing still is a dance too", "inner child", "feather and gauze", "below the surface", "toe to toe", "my double has more fun", "patience on one foot", "curtain call", "which one is cold?")  # fmt: skip
    s.relate("one-legged flamingo", "is reflected as", "dancer")
    s.about(place="a flooded street", time="after the rain", light="pale sky from the left", composition="left", view="eye level, at the water line", foreground="dark water cut by the lower edge", unexplained="whose reflection the dancer is")
