"""We Slept Exactly There: two ploughed hills are bulls brow to brow, with one farm under their skulls."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Clay, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import ox_head
from reverie_studio.sculpt.gouges import furrows
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

# which bull, where its skull lies, how it is turned, how its neck runs away, its inks, the eye we see, the line round it
BULLS = (
    ("black bull of furrows", (584, 500, -60), -56, -15, [(640, 470, -160, 190), (780, 420, -220, 290), (980, 480, -260, 400)], (1, 2, KEY), (0.93, 0.66), "right", 0),
    ("red bull of furrows", (216, 500, 60), 56, 15, [(160, 470, -60, 190), (20, 420, -120, 290), (-180, 480, -160, 400)], (1, 2, KEY), (0.7, 0.2), "left", KEY),
)


@card(id="axv17o", title="We Slept Exactly There", seed=17, palette="lino_rust_tide", light=(-0.6, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.1, -0.62, 0.6)])
    with p.thing("evening sky") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
    with p.thing("fields", "place") as f:
        f.flat("-20,720! 160,760 300,800 400,856! 300,1010 240,1220! -20,1220!", ink=2, gap=8, around=0)
        f.flat("820,720! 660,760 500,800 420,856! 560,1010 700,1220! 820,1220!", ink=KEY, gap=8, around=0)
        f.flat("392,854! 428,854! 560,1010 700,1220! 240,1220! 300,1010", ink=0, gap=6, around=0)
        f.strokes(furrows([(380, 876), (180, 960), (-20, 1010)], [(300, 1020), (270, 1110), (250, 1230)], 6, 2, start=(0.0, 0.05), end=(0.9, 1)), 14, ends=(0.05, 0.5))
        with f.down_to(2):
            f.strokes(furrows([(440, 876), (640, 960), (820, 1010)], [(540, 1020), (630, 1110), (700, 1230)], 6, 3, start=(0.0, 0.05), end=(0.9, 1)), 14, ends=(0.05, 0.5))
    for name, at, yaw, roll, run, inks, cuts, eye, line in BULLS:
        with p.thing(name, "subject") as t:
            neck = Clay().limb(run, melt=20, part="neck", per=6)
            t.flat_clay(neck, KEY, grow=5)
            t.clay(neck, GOUGES["ground"].but(inks=inks, at=cuts, pitch=19, wedge=0.1, wild=0.8), "along")
            head = ox_head(lids=0.72, look=(0.5, 0.3), horns=0.8, ears=-0.6, inner=0.9).turned(at=at, scale=2.25, yaw=yaw, pitch=-18, roll=roll)
            t.flat_clay(head, line, grow=6)
            t.clay(head, "hide", "along", inks=inks, at=cuts, pitch=11, parts={"horn": (GOUGES["white"].but(at=(0.46,)), "across"), "muzzle": (GOUGES["hide"].but(inks=inks, at=cuts), (0, 1, 0.4))})
            t.gaze(head, iris=1 if line else 2, sides=(eye,))
            t.strokes([head.curve("nostril")] if "nostril" in head.marks else [], 6, black=True)
    with p.thing("smoke") as smoke:
        smoke.flat(tube([(424, 772, 5), (414, 720, 8), (404, 670, 11), (412, 610, 15), (398, 556, 12), (402, 520, 5)]), ink=0)
    with p.thing("farm", "witness") as h:
        h.flat(moved("-74,76! -74,4! -80,4! -46,-56! 54,-56! 92,6! 84,6! 84,76!", (404, 822), 0.92), gap=7, around=0)
        h.flat(moved("-66,76! -66,8! -2,8! -2,76!", (404, 822), 0.92), ink=0)
        h.flat(moved("20,-50! 20,-82! 42,-82! 42,-50!", (404, 822), 0.92), gap=4, around=0)
        h.flat(moved("-48,30! -20,30! -20,58! -48,58!", (404, 822), 0.92))
        h.flat(moved("22,24! 56,24! 56,60! 22,60!", (404, 822), 0.92), ink=1)
        h.strokes([moved(c, (404, 822), 0.92) for c in ([(39, 24), (39, 60)], [(22, 42), (56, 42)])], 5, ends=(1, 1), black=True)
    s.describe("Two hills are bulls, one red, one black, brow against brow. Furrows run down to a small farm between their muzzles. One window is lit, and its smoke rises between their eyes.")
    s.moods("tense", "grand", "uneasy", "dreamy")
    s.themes("conflict", "home", "land", "boundaries", "sleep")
    s.says("border", "gridlock", "pressure", "tectonics", "parents", "headache", "stubborn", "in-laws", "thunder", "politics", "bullseye", "custody", "they’re fighting", "boundary dispute", "between two stools", "we slept exactly there", "location, location", "a quiet place in the country", "caught in the middle", "somebody has to move", "the land remembers", "take the bull by the horns", "house for sale, urgently", "the earth was restless", "mum says, dad says", "lock horns, lock the gate", "two truths and a roof", "kiss or crash?", "no room for a third", "the eye of the quarrel", "sowing trouble", "they only lean on us", "a field day", "it has always been like this", "you reap what you plough", "please don’t breathe", "the old feud over the hill", "pillow between the giants", "I dreamed of hooves", "who drew this map?", "the walls got closer", "not in my backyard", "we thought it was thunder", "small house, big family")  # fmt: skip
    s.relate("farm", "is trapped in", "black bull of furrows")
    s.about(place="ploughed hills", time="evening", light="from above, on both brows", composition="frame", view="from below, up the lane to the farm", foreground="furrows and a lane", unexplained="whether they fight or lean on each other")
