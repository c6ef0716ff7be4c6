"""They Took the Pond Along: a goose was frozen in, and flies off with the ice, a fish and a mitten in it."""

from __future__ import annotations

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import blade
from reverie_studio.sculpt.geese import flying_goose
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.poster_cuts import drop
from reverie_studio.sculpt.tubes import tube

TOP = "130,700! 220,640! 360,620! 520,612! 650,640! 700,690! 640,740! 500,770! 330,772! 200,750!"
FRONT = "130,700! 200,750! 330,772! 500,770! 640,740! 700,690! 690,800! 640,890! 560,930! 430,960! 300,940! 190,880! 140,800!"
FISH = "-120,0 -90,-32 -30,-54 40,-40 84,-12! 140,-50! 128,0 140,50! 84,14 40,40 -30,48 -90,26"
WEB = "-7,-6! 7,-6! 16,14 52,66! 26,60 4,80! -18,62 -46,70! -16,14"
MITTEN = "-28,56! -32,10 -34,-34 -16,-62 12,-62 26,-36 26,-8! 42,-30 60,-26 60,-2 28,30! 26,56!"


def wing(t: Cutting, bone: list[tuple[float, float]], turns: tuple[float, float], long: tuple[float, float], inks: tuple[int, int, int]) -> None:
    """A spread wing: quills, two rows of coverts, and the arm along a bone from shoulder over elbow and wrist to its tip."""
    line = flow(bone, 12)
    for part, n, half, ink in ((1.0, 17, 25, inks[0]), (0.58, 15, 24, inks[1]), (0.32, 13, 22, inks[2])):
        for q in range(n):
            u = q / (n - 1) * (0.94 + 0.06 * part)
            x, y = line[round(u * (len(line) - 1))][:2]
            size = (long[0] + (long[1] - long[0]) * u) * part
            t.flat(blade((x, y), turns[0] + (turns[1] - turns[0]) * u**1.3, size, half * (1.1 - 0.35 * u), 0.05), ink=ink, gap=5, around=KEY if ink == 1 else 0)
    t.flat(tube([(x, y, 22 - 17 * k / (len(line) - 1)) for k, (x, y) in enumerate(line[:, :2])], per=1), ink=inks[1], gap=6, around=0)


@card(id="6lfh3t", title="They Took the Pond Along", seed=98, palette="lino_night_pasture", light=(-0.4, -0.8))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.5, -0.6, 0.5)])
    with p.thing("frosty reed bed", "place") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        sky.flat("-20,1010! 200,990 420,1000 620,984 820,1000! 820,1220! -20,1220!", ink=0)
        sky.flat("150,1110! 220,1070 330,1056! 400,1070 520,1050 640,1066! 700,1100! 620,1146 500,1140! 380,1172 240,1150!", gap=9, around=2)
    with p.thing("pond of ice", "subject") as pond:
        pond.flat(TOP, ink=0, gap=9, around=KEY)
    with p.thing("goose", "witness") as g:
        wing(g, [(420, 406), (366, 330), (300, 250), (236, 150)], (30, -34), (140, 170), (2, 2, 1))
        for x, foot in ((452, 446), (532, 544)):
            g.flat(ellipse(foot, 700, 32, 11))
            g.flat(tube([(x, 500, 34), (x + 2, 560, 17), (foot, 630, 11), (foot, 700, 13)]), gap=5, around=0)
        body = flying_goose().turned(at=(458, 452, 0), scale=1.14, roll=-3)
        g.flat_clay(body, 0, grow=7)
        g.clay(body, GOUGES["down"].but(inks=(0, 1, 2), at=(0.86, 0.46), pitch=11), "along", parts={"neck": (GOUGES["black"].but(at=(0.84,)), "along"), "head": (GOUGES["black"].but(at=(0.9,)), "along"), "beak": (GOUGES["dark"], "along")})
        x, y = body.curve("eye")[0]
        g.dots([(x - 2, y + 6, 13)], 0), g.dots([(x - 4, y + 6, 7)], KEY)
        wing(g, [(430, 436), (490, 340), (546, 226), (580, 100)], (46, -4), (176, 180), (KEY, 2, 1))
    with p.thing("front of the ice") as front:
        front.flat(FRONT, ink=2, gap=9, around=KEY)
        front.flat("130,700! 200,750! 330,772! 300,940! 190,880! 140,800!", ink=1, gap=4, around=0)
        front.strokes([[(500, 774), (512, 850), (560, 930)]], 9, ends=(0.9, 0.1))
        for x, a in ((446, 4), (534, -4)):
            front.flat(moved(WEB, (x, 778), 0.9, a), ink=1, gap=6, around=KEY)
        for x, y, q in ((420, 1006, 24), (250, 962, 17)):
            front.flat(drop(x, y, q), ink=0, gap=6, around=KEY)
    with p.thing("fish in the ice", "accent") as fish:
        fish.flat(moved(FISH, (292, 872), 0.9, 6), gap=5, around=0)
        fish.dots([(222, 856, 14)], 0), fish.dots([(223, 853, 7)], KEY)
        with fish.down_to(1):
            fish.strokes(moved_lines([[(-48, -36), (-36, -4), (-48, 32)], [(-10, -30), (6, 0), (-8, 30)], [(26, -24), (40, 0), (28, 24)]], (292, 872), 0.9, 6), 10, ends=(0.2, 0.3))
    with p.thing("mitten", "accent") as mitten:
        mitten.flat(moved(MITTEN, (616, 846), 0.66, 24), spot=True, gap=6, around=KEY)
        mitten.flat(moved("-34,44! 32,44! 34,72! -36,72!", (616, 846), 0.66, 24), ink=0, gap=6, around=KEY)
    with p.thing("reeds") as reeds:
        wedges(reeds, fringe([(-20, 1240), (60, 1236), (150, 1240)], 7, (150, 330), bearing=(-96, -84, -66), bend=12, seed=5), 24)
        wedges(reeds, fringe([(730, 1240), (780, 1236), (830, 1240)], 4, (150, 300), bearing=(-110, -96, -84), bend=-12, seed=8), 24)
    s.describe("A goose flies up, its feet frozen into a slab of ice. A fish and a yellow mitten travel in it, and it drips. Below, a black hole is left among the reeds.")
    s.moods("astonished", "funny", "free", "cold")
    s.themes("departure", "baggage", "frost", "flight", "belonging")
    s.says("relocation", "cargo", "luggage", "takeoff", "airlift", "stuck", "aquarium", "souvenir", "thaw", "overweight", "chandelier", "hijack", "they took the pond along", "pack everything", "hand luggage only", "leave a light on", "you can’t take it with you", "wait, my mitten!", "flying fish", "home is where your feet are", "look up", "who pulled the plug?", "cold feet, warm south", "the ceiling is dripping", "leaving in a hurry", "we never learnt to skate", "what goes up must thaw", "the fish had no say", "a bit of frost for the south", "somebody is still down there", "heaven has a floor", "excess baggage", "they overslept", "what holds us holds us up", "it was only borrowed", "fly, and don’t you dare melt", "goodbye, frogs", "a roof for no one", "the year the lake left", "things we could not let go", "mother, the pond is gone", "window seat for one carp", "they meant to travel light", "upwards, with all we have")  # fmt: skip
    s.relate("goose", "carries", "pond of ice")
    s.about(place="the air above a reed bed", time="a frosty morning", light="pale, from the left", composition="high", view="from below, over the reeds", foreground="reeds", unexplained="whose mitten is in the ice", weather="frost, about to thaw")
