"""The Draught: out of one window of the dark flats a curtain blows, and across the whole front it is a swan."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

SWAN = "58,950! 90,960 130,960 180,930 230,880 270,820 300,760! 250,700 180,600 130,480 110,340! 160,400 180,410! 170,330 190,240! 226,330 246,350! 250,270 280,190! 310,310 330,340! 350,280 390,230! 400,360 440,480 480,560! 530,560 570,520 592,450 580,370 552,300 556,216 598,164 650,156 682,182! 712,196 744,236! 706,232 676,234! 652,238 640,262 656,330 676,430 664,540 610,650 530,740 440,810! 360,870 290,940 220,1010 150,1060 100,1072 58,1050!"


@card(id="vjhcsr", title="The Draught", seed=5, palette="riso_night_tram", light=(-0.5, 0.5))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.5, 0.5, 0.5)])
    with d.thing("flats", "place") as w:
        w.flat("-20,-20! 820,-20! 820,1220! -20,1220!", navy=1)
        for row in range(8):
            for i in range(6):
                x, y = 52 + i * 122, 60 + row * 146
                lit = (row * 7 + i * 5) % 11
                inks = {"lemon": 1.0} if lit == 3 else {"navy": 1.0, "orange": 1.0}
                w.flat(f"{x},{y}! {x + 66},{y}! {x + 66},{y + 92}! {x},{y + 92}!", **inks)
    with d.thing("swan of curtain", "subject") as c:
        c.flat("44,922! 128,922! 128,1044! 44,1044!", lemon=1)
        c.flat(SWAN)
        with c.in_inks(navy=1):
            c.strokes([[(72, 976), (150, 984), (240, 930), (330, 840)], [(66, 1016), (140, 1022), (240, 970), (350, 862), (420, 780)], [(150, 410), (210, 540), (290, 650)], [(212, 340), (270, 500), (340, 610)], [(300, 300), (350, 450), (410, 580)]], 7, ends=(0.2, 0.05))
        c.flat("682,182! 712,196 744,236! 706,232 684,228 690,206!", orange=1, lemon=1)
        c.flat(ellipse(648, 194, 8, 8), navy=1, orange=1)
    s.describe("At night few windows of a dark block are lit. Out of one window at the lower left a long white curtain blows, and across the whole front it has become a swan with raised wings and an orange beak.")
    s.moods("elated", "free", "dreamy", "hushed")
    s.themes("escape", "night", "flight", "home", "transformation")
    s.says("swan", "whoosh", "fly away", "shut the window", "a draught", "ugly duckling no more", "curtain call", "spring cleaning", "she got out", "linen", "night air", "laundry day", "let go", "who left it open?", "fifth floor, on the left", "insomnia", "white flag", "a bride leaves", "the block has wings", "lake of windows", "graceful", "out of the house at last", "tied to the rail", "from the window of my childhood", "big bird", "ghost", "one room, one wish", "almost free", "what the wind wanted", "swan song", "it was only fabric", "grown overnight", "breathing out", "the neighbours slept through", "escape plan", "longing", "hanging on by a thread", "good night, house", "feathers in the stairwell", "a letter without words", "unfold", "mother’s best curtains", "dancing lessons", "where the cold comes in")  # fmt: skip
    s.relate("swan of curtain", "pours out of", "flats")
    s.about(place="the front of the thin-walled flats", time="night", light="from a few yellow windows", composition="diagonal", view="far, from the street", foreground="the lit window with the curtain", unexplained="whose window it is", weather="wind")
