"""And the Last One: the flood comes home as cattle, and a sheepdog counts it through the gap."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.linocut_tools import KEY, Clay, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import ox_head
from reverie_studio.sculpt.storm_dogs import counting_dog

# where a wave's head is, how large, how it is turned
HERD = ((300, 330, 0.34, -6, 4), (610, 316, 0.36, 10, -5), (452, 372, 0.42, 4, 0), (712, 420, 0.5, 18, 8), (250, 458, 0.52, -16, -8), (470, 520, 0.62, 6, 5), (668, 624, 0.84, 16, 9), (462, 822, 1.1, -8, -6))


def bow_wave(x: float, y: float, k: float, seed: int, grow: float = 0.0) -> list[tuple[float, float]]:
    """Foam pushed up by a breast: ragged above, long at both ends."""
    rng = np.random.default_rng(seed)
    us = np.linspace(-1, 1, 41)
    top = 34 - 46 * np.exp(-(((np.abs(us) - 0.42) / 0.3) ** 2)) + 46 * np.abs(us) ** 3 + rng.uniform(-12, 12, 41) * (1 - us**2)
    low = 84 - 14 * np.abs(us) + rng.uniform(-5, 5, 41) * (1 - us**2)
    return [(x + (212 * u + 3) * k, y + v * k - grow) for u, v in zip(us, top, strict=True)] + [(x + (212 * u - 3) * k, y + v * k + grow) for u, v in zip(us[::-1], low, strict=True)]


@card(id="qme5sn", title="And the Last One", seed=36, palette="lino_night_pasture", light=(0.7, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.72, -0.5, 0.4)])
    with p.thing("sky") as sky:
        sky.plane("0,0! 800,0! 800,230! 0,230!", lambda x, y: 0.2 + 0.7 * np.clip((y - 30) / 170, 0, 1) - np.abs(x - 560) / 2200, (0, 1, 2), (0.74, 0.4), axis=0, pitch=13, wild=1.6, wedge=0.08)
    with p.thing("last light", "accent") as low:
        low.flat("330,206! 430,198 560,194 700,199 800,203! 800,216! 330,216!", spot=True)
    with p.thing("flood", "place") as sea:
        sea.plane("0,214! 800,214! 800,1210! 0,1210!", lambda x, y: 0.6 - (y - 214) / 1000 - np.abs(x - 560) / 1700 + 0.5 * np.exp(-(((x - 120) / 170) ** 2) - ((y - 700) / 190) ** 2), (1, 2, KEY), (0.52, 0.16), axis=-5, pitch=13, wild=1.6, wedge=0.08)
        for y in range(236, 310, 15):
            sea.strokes([[(x, y), (x + 16, y - 7), (x + 32, y - 1)] for x in range(40 + y % 37, 780, 52)], 5, ends=(0.3, 0.1), black=True)
            sea.strokes([[(x, y - 3), (x + 15, y - 10), (x + 30, y - 4)] for x in range(40 + y % 37, 780, 52)], 3, ends=(0.3, 0.1))
        sea.plane("240,950! 660,950! 660,1210! 240,1210!", lambda x, y: 0.36 + (y - 950) / 420 - np.abs(x - 470) / 1100, (0, 1, 2), (0.74, 0.4), axis=3, pitch=12, wild=1.8, wedge=0.1)
    with p.thing("tide cattle", "witness", count=8) as herd:
        for n, (x, y, k, yaw, roll) in enumerate(HERD):
            back = Clay().limb([(x + 60 * k, y - 150 * k, -260 * k, 60 * k), (x + 26 * k, y - 120 * k, -150 * k, 84 * k), (x, y - 30 * k, -60 * k, 92 * k), (x - 6 * k, y + 90 * k, -20 * k, 96 * k)], melt=20, part="back", per=5)
            herd.clay(back, "wet", "along", inks=(0, 1, 2, KEY), at=(0.84, 0.6, 0.26), pitch=max(7, 11 * k))
            head = ox_head(lids=0.9, look=(0.2, 0.3), ears=-0.3, horns=0.9).turned(at=(x, y, 40), scale=k, yaw=yaw, roll=roll, pitch=-14)
            herd.flat_clay(head, grow=4)
            herd.clay(head, "wet", (0.1, 1, 0.35), inks=(0, 1, 2, KEY), at=(0.74, 0.44, 0.18), pitch=max(6.5, 9 * k), parts={"horn": ("white", "across")})
            if k > 0.6:
                herd.gaze(head, iris=1, pupil=0.7)
            else:
                for side in ("left", "right"):
                    u, v = head.curve(f"iris {side}")[0]
                    herd.dots([(u, v, 9 * k)], 0), herd.dots([(u, v, 6 * k)], KEY)
            herd.flat(bow_wave(x, y + 104 * k, k, n, 5), ink=KEY)
            herd.flat(bow_wave(x, y + 104 * k, k, n), ink=0)
            with herd.down_to(1):
                herd.strokes([[(x + d * k, y + 150 * k), (x + d * 1.3 * k, y + 162 * k), (x + d * 1.7 * k, y + 164 * k)] for d in (-100, -64, -26, 30, 66, 104)], max(2.4, 6 * k), ends=(0.4, 0.1))
            herd.dots([(x + herd.rng.uniform(-200, 200) * k, y + herd.rng.uniform(60, 112) * k, herd.rng.uniform(2, 6) * k + 1) for _ in range(14)])
    with p.thing("wall") as wall:
        rng = np.random.default_rng(4)
        wall.flat("-10,930! 120,900 262,912! 292,1010 284,1210! -10,1210!", "810,840! 640,880! 612,980 628,1210! 810,1210!", ink=KEY)
        for x, y, w, h in [(x + (y // 58 % 2) * 34, y, rng.uniform(44, 78), rng.uniform(34, 48)) for y in range(930, 1200, 58) for x in (*range(-20, 240, 84), *range(648, 800, 84))]:
            if (x + w < 272 or x > 640) and y > (915 if x < 400 else 880 - (x - 640) * 0.25 + 20):
                wall.form([(x + 5, y + 6), (x + w * 0.5, y), (x + w, y + 5), (x + w + 3, y + h * 0.6), (x + w - 4, y + h), (x + 8, y + h + 2), (x, y + h * 0.5)], how="stone", puff=22, inks=(1, 2, KEY), at=(0.74, 0.36), pitch=8)
        for x, y, w in ((20, 922, 92), (108, 914, 84), (188, 908, 88), (634, 892, 74), (704, 872, 90)):
            wall.flat([(x, y + 4), (x + 6, y - 14), (x + w - 8, y - 20), (x + w - 2, y + 2), (x + w - 6, y + 14), (x + 6, y + 18)], ink=1)
            wall.strokes([[(x + 8, y - 8), (x + w * 0.5, y - 11), (x + w - 10, y - 13)]], 6, ends=(0.3, 0.1))
    with p.thing("dog", "subject") as dog:
        body = counting_dog().turned(at=(150, 912, 200), scale=0.98)
        dog.flat_clay(body, ink=0, grow=6)
        dog.flat("30,912! 90,904 220,902 252,912 190,922 80,924", ink=KEY)
        dog.clay(body, "fur", "along", inks=(0, 2, KEY), at=(0.94, 0.74), pitch=8, wild=1.6, parts={"ruff": ("white", "down"), "tip": ("white", "along"), "nose": ("black", "along")})
    s.describe("A sheepdog sits on a sea wall, one paw lifted. Through the gap the flood comes in as eight horned cattle of dark water, foam at their throats. On our side of the wall the ground is already wet.")
    s.moods("anxious", "majestic", "dutiful", "eerie")
    s.themes("tide", "duty", "homecoming", "counting", "loss")
    s.says("stampede", "rush-hour", "responsibility", "homesick", "overflow", "roll-call", "inevitable", "attendance", "milk", "deluge", "one was always missing", "come home, come home", "counting sheep is for amateurs", "turn of the tide", "small boss, big staff", "he takes his job seriously", "the sea pays rent", "cows!", "wait, there were eight", "you can’t say no to them", "holding back the sea", "thank you for your patience", "everyone I ever lost", "he knows each by name", "mass migration", "tickets, please", "a finger in the dyke", "salt milk", "let them in", "till the cows come home", "it started as a trickle", "they only follow the first", "high water", "new in this department", "no room at the inn", "three in the morning thoughts", "the wet ones go left", "brave little usher", "who opened the gate?", "memory comes in herds", "I counted you twice", "a wave of feeling", "don’t blink")  # fmt: skip
    s.relate("dog", "waits for", "tide cattle")
    s.relate("tide cattle", "pours out of", "flood")
    s.about(place="a gap in a sea wall", time="dusk", weather="flood tide", light="low light from the sea, right", composition="diagonal", view="from above, behind a sea wall", foreground="a sea wall with the dog", unexplained="why the dog misses one")
