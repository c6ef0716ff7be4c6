"""Keep Them Warm: the fog over the town is a huge white hen that has sat down on the roofs."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card

HEN = "-60,560! -40,400 20,290! 64,340 90,280! 130,350 164,320! 210,430 290,492 370,486 440,426 478,340 500,260 530,200 580,166 630,160 676,182 698,216 704,240! 770,268! 704,290! 704,340 726,420 760,500 780,590 786,690 776,790 750,880! 700,950 640,910! 590,980 530,940! 470,1004 400,956! 340,1010 270,960! 210,1000 140,950! 80,990 0,930! -60,950!"
COMB = "536,196! 520,150 548,122 574,156! 580,106 620,98 634,146! 654,118 688,136 678,186! 630,162 580,168"
ROOFS = ((-40, 60, 880, 60), (60, 170, 930, 70), (170, 250, 860, 50), (250, 380, 940, 80), (380, 470, 900, 50), (470, 600, 930, 70), (600, 690, 880, 60), (690, 840, 920, 80))


@card(id="mugcx6", title="Keep Them Warm", seed=24, palette="riso_fog_notice", light=(0.5, -0.5))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.5, -0.5, 0.5)])
    dusk = {"violet": 1.0, "grey": 1.0}
    with d.thing("sky", "place") as k:
        k.flat("-20,-20! 820,-20! 820,1220! -20,1220!", grey=1)
    with d.thing("town", "witness", count=8) as t:
        for n, (x0, x1, top, rise) in enumerate(ROOFS):
            t.flat(f"{x0},1220! {x0},{top + rise}! {(x0 + x1) / 2},{top}! {x1},{top + rise}! {x1},1220!", gap=4, **({"violet": 1.0} if n % 2 else dusk))
            for row in range(3):
                for i in range(2):
                    x, y = x0 + (x1 - x0) * (0.3 + 0.4 * i), 1050 + row * 62
                    t.flat(f"{x - 12},{y - 18}! {x + 12},{y - 18}! {x + 12},{y + 18}! {x - 12},{y + 18}!", **({} if (n * 5 + row * 3 + i) % 4 == 0 else (dusk if n % 2 else {"violet": 1.0})))
    with d.thing("hen of fog", "subject") as h:
        h.flat(COMB, gap=4, violet=1)
        h.flat("700,296! 726,320 726,356 706,372 690,350 690,310", violet=1)
        h.flat(HEN)
        h.flat("704,240! 770,268! 704,290! 694,266", **dusk)
        h.flat("700,296! 724,320 724,356 706,372 690,350 690,310", violet=1)
        with h.in_inks(violet=1):
            h.strokes([[(598, 226), (622, 252), (664, 244)]], 12, ends=(0.4, 0.3))
            h.strokes([[(604, 204), (634, 190), (664, 202)]], 6, ends=(0.2, 0.1))
        with h.in_inks(grey=1):
            h.strokes([[(150, 560), (260, 600), (400, 590), (520, 640), (560, 720), (520, 790), (430, 800)], [(430, 800), (380, 830), (300, 810)], [(300, 810), (240, 830), (170, 790)], [(300, 670), (380, 690), (440, 680)], [(620, 560), (650, 590), (690, 580)], [(610, 690), (650, 720), (690, 700)], [(560, 470), (590, 500), (630, 490)]], 11, ends=(0.15, 0.1))
    s.describe("A huge white hen made of fog has settled on a town. Her feathers cover the roofs, and only the walls with their windows show. Her eye is closed.")
    s.moods("cosy", "hushed", "tender", "safe")
    s.themes("fog", "motherhood", "shelter", "town", "sleep")
    s.says("hen", "fog", "mother", "brooding", "cosy", "eggs", "shh", "good night, town", "under her wing", "white", "feathers", "low visibility", "weather report", "incubator", "down", "what will hatch?", "sunday morning", "she sat on us", "tuck in", "the whole street in one nest", "mind the chimneys", "pillow", "nobody can see out", "warm as toast", "over our heads", "clucking at four", "duvet day", "a soft curfew", "the church clock is muffled", "no flights today", "hatching a plan", "it lifts by noon", "every window an egg", "smothering", "overprotective", "big mama", "home is under somebody", "the day stayed in", "roof insulation", "who counts us?", "we did not want to get up", "don’t wake her", "patience of poultry", "somewhere a rooster")  # fmt: skip
    s.relate("hen of fog", "guards", "town")
    s.relate("town", "sleeps in", "hen of fog")
    s.about(place="roofs of the city", time="a grey morning", light="grey, without shadows", composition="low", view="far, from the opposite hill", foreground="a row of house fronts", unexplained="what will hatch", weather="fog")
