"""Plus One: a flamingo stands on the dance floor, and its reflection is a grey heron."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

BODY = "330,420! 300,360 320,290 390,240 480,230 560,260 640,320 668,372! 630,376 640,420! 590,420 540,470 460,490 380,470"
NECK = "350,420! 270,420 220,350 230,270 290,210 330,160 330,110 296,80 262,90 246,120! 214,126 210,90 240,46 300,30 360,56 382,110 370,180 320,250 284,300 290,350 340,370!"


@card(id="r78qst", title="Plus One", seed=6, palette="riso_good_party", light=(0.4, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.4, -0.6, 0.5)])
    plum = {"pink": 1.0, "slate": 1.0}
    with d.thing("dance floor", "place") as f:
        f.flat("-20,600! 820,600! 820,1220! -20,1220!", yellow=1)
    with d.thing("flamingo", "subject") as t:
        t.flat(BODY, pink=1)
        t.flat(NECK, gap=6, pink=1)
        t.flat("254,74! 214,90 184,130 176,178! 190,196! 206,184 214,158 236,136 262,122!", gap=5, yellow=1)
        t.flat("190,130! 212,150 208,180 190,198! 172,184 176,150!", gap=4, slate=1)
        t.flat(ellipse(282, 76, 13, 13))
        t.flat(ellipse(281, 76, 6, 6), slate=1)
        t.flat("400,330! 470,290 560,300 620,350! 560,350 580,390! 520,376 470,400 420,390", gap=6, pink=1)
        with t.in_inks(pink=1):
            t.strokes([[(530, 460), (580, 520), (604, 560)], [(604, 560), (540, 580), (470, 590)]], 17, ends=(1, 0.9))
            t.strokes([[(472, 470), (470, 570), (466, 690)]], 20, ends=(1, 1))
        t.flat(ellipse(471, 572, 17, 20), pink=1)
        t.flat("466,660! 440,676 404,700 426,704 440,700 456,710 470,704 490,708 496,698 520,696 490,676!", pink=1)
    with d.thing("heron in the floor", "subject") as h:
        at, k, a = (466, 690), 0.84, 180
        h.flat(moved("-90,-330 -70,-260 -10,-214 60,-200 130,-176 206,-96! 200,-200 150,-290 80,-370 10,-410 -40,-420 -80,-390", at, k, a), slate=1)
        h.flat(moved("10,-340! 70,-320 130,-250 160,-170! 90,-210 30,-230 -10,-260", at, k, a), gap=5, slate=1)
        h.flat(moved("-40,-320! -100,-340 -136,-392 -120,-440 -70,-466 -50,-490 -62,-506! -104,-502 -124,-524 -104,-556 -60,-564 -18,-544 4,-508 -6,-466 -60,-432 -76,-404 -60,-384 -6,-376!", at, k, a), gap=6, slate=1)
        h.flat(moved("-106,-548! -250,-510! -112,-504!", at, k, a), gap=5, pink=1)
        h.flat(moved(ellipse(-84, -532, 11, 11), at, k, a))
        h.flat(moved(ellipse(-86, -532, 5, 5), at, k, a), slate=1)
        with h.in_inks(slate=1):
            h.strokes([moved([(0, 0), (4, -110), (0, -230)], at, k, a)], 16, ends=(1, 1))
        h.flat(moved("-40,-566! 40,-560 110,-500! 50,-530 -10,-536!", at, k, a), gap=5, slate=1)
    with d.thing("feet that touch") as h, h.in_inks(**plum):
        h.flat(moved("0,-30! -26,-14 -66,8 -40,14 -24,8 -10,20 4,14 24,18 30,8 54,6 24,-14!", at, k, a), **plum)
    with d.thing("curtain", plane="front") as c:
        c.flat("690,-20! 720,120 724,260 712,400 722,600! 820,600! 820,-20!", slate=1)
        c.strokes([[(730, -10), (752, 150), (746, 360)], [(764, 200), (768, 400), (758, 590)]], 8, ends=(0.3, 0.1))
    s.describe("A pink flamingo stands on one leg on a yellow floor. Upside down in the floor, foot against foot, stands a grey heron that looks the other way. A dark curtain hangs at the right.")
    s.moods("elegant", "wistful", "playful", "calm")
    s.themes("doubles", "vanity", "opposites", "company", "dance")
    s.says("plus one", "elegance", "the other half", "yoga", "who did you come with?", "on one leg", "ballet", "marriage", "balance", "down to earth", "she brought her shadow", "opposites attract", "showing off", "wallflower", "I feel more like him today", "two birds", "pretty in pink", "turn the card round", "sole mates", "may I have this dance?", "the quiet one", "the inside of an extrovert", "stand still", "night bird", "downstairs neighbour", "mirror, mirror", "dress code", "antipodes", "long neck, short temper", "waiting for the music", "grey days", "underneath it all", "introvert", "rehearsal", "my serious side", "dance floor", "polite company", "jet lag", "it takes two", "he never liked parties", "who holds up whom?", "upside down you’re turning me", "stilts", "a leg to stand on")  # fmt: skip
    s.relate("flamingo", "is reflected as", "heron in the floor")
    s.about(place="a ballroom", time="before the party", light="even, from everywhere", composition="left", view="eye level", foreground="a dark curtain", unexplained="why the heron looks the other way")
