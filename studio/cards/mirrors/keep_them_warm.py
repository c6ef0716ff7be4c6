"""Keep Them Warm: the fog over the town is a huge white hen that has sat down on the roofs."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.mirror_rooms import line

HEN = "-60,620! -60,420! 20,400 110,440 190,500! 280,540 360,520 420,460 460,380 486,300 510,240 548,196 600,174 650,184 686,214 702,250! 706,300 708,350 726,420 764,500 800,580 830,660! 830,900! 800,950 760,966 724,940! 690,990 640,1004 600,960! 560,1006 500,1010 466,966! 420,1010 360,1008 330,966! 280,1006 220,1000 190,956! 150,990 90,984 66,940! 20,960 -60,940!"
COMB = "524,214! 500,168 512,130 540,128 560,160! 562,112 590,86 618,106 622,148! 638,112 668,110 676,146 672,200! 640,176 590,172"
TAIL = ("150,520! 60,470 0,380 -10,270 40,230! 110,290 170,390 220,510!", "110,560! 10,520 -50,430 -60,330 -40,300! 30,370 100,460 170,560!", "210,530! 140,430 110,310 130,210 170,190! 220,280 240,400 270,530!")
WING = "150,600! 260,548 380,536 480,566 548,630 566,700 548,750! 500,800 440,820! 420,850 360,876 320,860! 290,890 220,908 180,880! 150,906 80,914 40,880! 0,896 -60,890 -60,850! 20,800 50,720 90,650!"
ROWS = ("548,750! 500,770 440,764! 420,800 360,812 320,790! 280,826 220,830 180,806! 140,840 90,840 60,820!", "552,690! 500,706 450,700! 420,736 370,738 330,718! 290,750 230,752 190,728! 160,752 120,750 84,740!")
ROOFS = ((-40, 60, 880, 60), (60, 170, 930, 70), (170, 250, 860, 50), (250, 380, 940, 80), (380, 470, 900, 50), (470, 600, 930, 70), (600, 690, 880, 60), (690, 840, 920, 80))


@card(id="mugcx6", title="Keep Them Warm", seed=24, palette="riso_fog_notice", light=(0.5, -0.5))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.5, -0.5, 0.5)])
    dusk = {"violet": 1.0, "grey": 1.0}
    with d.thing("sky", "place") as k:
        k.flat("-20,-20! 820,-20! 820,1220! -20,1220!", violet=1)
    with d.thing("town", "witness", count=8) as t:
        for n, (x0, x1, top, rise) in enumerate(ROOFS):
            t.flat(f"{x0},1220! {x0},{top + rise}! {(x0 + x1) / 2},{top}! {x1},{top + rise}! {x1},1220!", gap=4, **({"grey": 1.0} if n % 2 else dusk))
            for row in range(3):
                for i in range(2):
                    x, y = x0 + (x1 - x0) * (0.3 + 0.4 * i), 1050 + row * 62
                    t.flat(f"{x - 12},{y - 18}! {x + 12},{y - 18}! {x + 12},{y + 18}! {x - 12},{y + 18}!", **({} if (n * 5 + row * 3 + i) % 4 == 0 else (dusk if n % 2 else {"grey": 1.0})))
    with d.thing("hen of fog", "subject") as h:
        for plume in TAIL:
            h.flat(plume, gap=8)
            with h.in_inks(violet=1):
                h.strokes([line(" ".join(w.rstrip("!") for w in plume.split()[1:5])), line(" ".join(w.rstrip("!") for w in plume.split()[4:]))], 9, ends=(0.2, 0.2))
        h.flat(COMB, gap=5, **dusk)
        h.flat(HEN)
        h.flat("702,248! 736,262 766,288! 734,300 702,300! 690,272", gap=5, **dusk)
        h.flat("696,304! 724,322 734,362 716,388 694,372 684,330", gap=5, **dusk)
        h.flat(WING, grey=1)
        h.strokes([line(" ".join(w.rstrip("!") for w in row.split()[i : i + 4])) for row in ROWS for i in (0, 2, 5, 8)], 10, ends=(0.2, 0.2))
        h.strokes([line("470,590 520,640 530,690"), line("380,572 440,600 470,640")], 9, ends=(0.1, 0.1))
        with h.in_inks(violet=1):
            h.strokes([line("594,236 618,264 666,252"), line("600,212 632,196 664,208")], [13, 7], ends=(0.4, 0.3))
            h.strokes([line("516,420 540,446 574,440"), line("600,450 624,474 656,464"), line("556,510 584,538 620,528"), line("646,530 674,556 710,546"), line("616,600 646,628 684,616"), line("700,626 730,652 770,640"), line("630,700 664,728 704,716"), line("600,790 632,820 674,806"), line("716,740 744,764 784,752")], 10, ends=(0.15, 0.15))
        for x, y, lamp in ((470, 900, True), (690, 880, False)):
            with h.within("-20,0! 820,0! 820,930! 740,940! 690,974 640,940! 530,950! 470,988 410,950! -20,940!"):
                h.flat(f"{x - 44},{y + 130}! {x - 44},{y - 6}! {x},{y - 56}! {x + 44},{y - 6}! {x + 44},{y + 130}!", gap=6, **dusk)
            with h.in_inks(violet=1):
                h.strokes([line(f"{x - 62},{y + 36} {x},{y + 86} {x + 62},{y + 36}")], 10, ends=(0.2, 0.2))
            h.flat(f"{x - 14},{y}! {x + 14},{y}! {x + 14},{y + 38}! {x - 14},{y + 38}!", **({} if lamp else {"violet": 1.0}))
    s.describe("A huge white hen sits on a town under a violet sky. Her breast covers the roofs and only walls and windows show; two small houses peep out of her feathers. Her eye is closed.")
    s.moods("cosy", "hushed", "tender", "safe")
    s.themes("fog", "motherhood", "shelter", "town", "sleep")
    s.says("hen", "fog", "mother", "brooding", "cosy", "eggs", "shh", "good night, town", "under her wing", "white", "feathers", "low visibility", "weather report", "incubator", "down", "what will hatch?", "sunday morning", "she sat on us", "tuck in", "the whole street in one nest", "mind the chimneys", "pillow", "nobody can see out", "warm as toast", "over our heads", "clucking at four", "duvet day", "a soft curfew", "the church clock is muffled", "no flights today", "hatching a plan", "it lifts by noon", "every window an egg", "smothering", "overprotective", "big mama", "home is under somebody", "the day stayed in", "roof insulation", "who counts us?", "we did not want to get up", "don’t wake her", "patience of poultry", "somewhere a rooster")  # fmt: skip
    s.relate("hen of fog", "guards", "town")
    s.relate("town", "sleeps in", "hen of fog")
    s.about(place="roofs of the city", time="a grey morning", light="grey, without shadows", composition="low", view="far, from the opposite hill", foreground="a row of house fronts", unexplained="what will hatch", weather="fog")
