"""A stork lets a bundle down into a chimney; a long white beard hangs out of it."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import Clay, Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.tall_birds import (
    bricks,
    bundle,
    folded_cloths,
    gable_stack,
    laid_quills,
    rain_barrel,
    stork,
)

RAYS = 80_000
BX, BY, K = 556.0, 346.0, 0.95
KX, KY = 284.0, 400.0


@card(id="r2mk6f", title="Late, But Here", seed=32, palette="madder", light=(0.5, -0.6))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((340, 420, 330))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#5a6288", name="evening", role="place", strength=1.05, wet=0.0, bloom=2, charge="#6f5a80", uneven=0.7)
    for shape, amount in (("M-30,560 C200,500 420,560 830,470 V560 C500,640 200,600 -30,660Z", 0.8), ("M-30,90 C160,60 300,110 520,60 C420,130 200,150 -30,140Z", 0.45)):
        p.lift(shape, amount, soft=24)
    p.glaze("M-30,560 C200,500 420,560 830,470 V560 C500,640 200,600 -30,660Z", "#e0a078", strength=0.25, wet=1.0, name="clearing")
    for wide, tall, amount, strength in ((200, 330, 0.75, 0.3), (120, 200, 1.0, 0.55)):
        glow = [(320 - wide, 660), (320 - wide * 1.2, 660 - tall * 0.5), (310, 660 - tall), (320 + wide * 1.2, 660 - tall * 0.5), (320 + wide, 660)]
        p.lift(glow, amount, soft=46)
        p.glaze(glow, "#f8a52c", strength=strength, wet=1.0, name="glow of the chimney")
    p.draw(gable_stack, name="chimney", role="prop", contact=0, how={"light": 0.15, "second": 0.35})
    p.ink(bricks, name="bricks")
    p.wash("M520,1030 L640,1034 L656,1180 L530,1176Z", "#ffc84a", name="window", strength=0.8, wet=0, bloom=0)
    p.ink(lambda k: [k.line(v, 3.0, smooth=False) for v in ([(520, 1030), (640, 1034), (656, 1180), (530, 1176), (520, 1030)], [(580, 1032), (592, 1178)], [(525, 1100), (648, 1104)])], name="bars")
    p.draw(folded_cloths, name="folded cloths", role="accent", contact=0, how={"light": 0.3, "second": 0.35})
    fire, sky = Lamp(KX + 40, 700, 230, 1.8, 240), Lamp(0.5, -0.6, 0.55, 0.72)
    bird = stork().turned(at=(BX, BY, 0), scale=K)
    lit = lambda x, y: 0.55 + 0.2 * math.tanh((480 - y) / 200)  # noqa: E731
    back = [((150.0 + 3 * n, 10.0 + 10 * n), 24 + 5.0 * n, 170 - 8.0 * n) for n in range(9)]
    p.locks(laid_quills(back, (BX, BY), K, 0, 1, 0.05), ["#2a2630", "#332d38"], width=34, lit=lit, name="far quills")
    how = {"cool": 0.55, "bare": 0.8, "turn": 0.5}
    body = p.clay(bird, {"": "#f2ece2", "bill": "#c8352c", "leg": "#c2402f", "skin": "#3a3238", "lid": "#3a3238"}, name="stork", role="subject", texture={"down": "feathers", "thigh": "feathers"}, lamps=[fire, sky], how=how, rays=RAYS)
    near = [((20.0 + 12 * n, 20.0 - 4 * n), 46 - 4.6 * n, 238 - 10.0 * abs(n - 4)) for n in range(9)]
    p.locks(laid_quills(near, (BX, BY), K, 0, 1, 0.06), ["#2a2630", "#3a3440"], width=36, lit=lit, name="black quills", role="prop")
    for m, (far, wide, first) in enumerate(((128.0, 34, -10), (84.0, 30, -34))):
        rows = [((-30.0 + 17 * n, 26.0 + first - 7 * n), 60 - 5.0 * n, far - 4 * n) for n in range(10)]
        p.locks(laid_quills(rows, (BX, BY), K, 0, 1, 0.05), ["#f0e8dc", "#e2d8cc"], width=wide, lit=lambda x, y: 0.8, name=f"coverts {m}")
    p.eyes(body, iris="#d8a040", white="#f4ead0")
    parcel = bundle().turned(at=(KX, KY, 60), scale=0.98)
    p.clay(parcel, {"": "#a8403c", "knot": "#b84a42"}, name="bundle", role="accent", texture="cloth", lamps=[fire, sky], how={"as": "bold", "cool": 0.5}, rays=RAYS)
    beard = []
    for n in range(52):
        q = n / 51
        x, y, w = KX - 62 + 84 * q, KY + 132 + 10 * math.sin(math.pi * q) + float(s.rng.uniform(-6, 6)), float(s.rng.normal(0, 9))
        beard.append([(x, y), (x - 26, y + 66 + 10 * q + w), (x - 92 - 8 * q, y + 128 + 30 * q + w), (x - 160 - 20 * q, y + 104 + 50 * q + 1.4 * w), (x - 190 - 36 * q + 1.5 * w, y + 26 + 46 * q), (x - 176 - 60 * q + 2 * w, y - 44 + 50 * q + w)])
    p.locks([beard[i] for i in s.rng.permutation(52)], ["#fffaf0", "#f4ecdc", "#eee0ca"], width=15, lit=lambda x, y: 0.95, name="beard", role="accent", hairs=2)
    lip = Clay().limb([(KX - 4, KY + 36, 100, 22), (KX - 20, KY + 84, 116, 42), (KX - 40, KY + 122, 120, 34)], part="cloth", press=(0, 0, 0.6), per=10).limb([(KX - 4, KY + 40, 100, 20), (KX + 10, KY + 92, 120, 38), (KX + 6, KY + 130, 122, 30)], melt=24, part="cloth", press=(0, 0, 0.6), per=10)
    p.clay(lip, {"": "#b84a42"}, name="hem", texture="cloth", lamps=[fire, sky], how={"as": "bold", "cool": 0.5}, rays=20_000)
    p.ink(lambda k: k.line(bird.curve("gape"), 1.6), name="gape")
    fold = [[(KX + u, KY + 34), (KX + 2.2 * u, KY + 80), (KX + 3.4 * u + 4, KY + 130 + abs(u))] for u in (-15, -8, -2, 5, 12, 18)]
    p.ink(lambda k: [k.line(v, 1.7, taper=40) for v in fold], name="folds")
    p.draw(rain_barrel, name="barrel", role="prop", plane="front", contact=0, how={"light": 0, "second": 0.3, "strength": 1.4})
    s.relate("stork", "carries", "bundle")
    s.describe("A stork on a glowing chimney lets down a bundle. A long white beard hangs out of the cloth, and the warm air lifts it. Four more cloths lie neatly folded on the ledge. Evening; a window is lit, and a rain barrel stands in the near corner.")
    s.moods("comic", "tender", "patient", "melancholy")
    s.themes("birth", "return", "age", "home", "time")
    s.says("congratulations!", "better late", "back to where I began", "it’s a boy", "overdue", "the long way home", "second childhood", "born old", "sorry for the delay", "express delivery", "he has his father’s beard", "old soul", "return to sender", "a late arrival",
           "Father Christmas by air", "careful, fragile", "grandfather’s first day", "nine months, they said", "lost in the post", "you haven’t changed a bit", "moving back in with mum", "reincarnation", "the fifth attempt", "never too late", "started from the end",
           "retirement home", "waited a lifetime", "ageing well", "full circle", "parcel service", "a surprise in the fireplace", "mother will be pleased", "slow and steady", "what kept you?", "home at last", "who ordered this?", "midlife crisis",
           "birthday suit", "one of us is late", "down you go", "a soft landing", "delivery to the wrong century")  # fmt: skip
    s.about(place="the chimney of a lone house", time="evening", light="the glow out of the chimney", composition="left", view="from below, from the yard",
            foreground="the lip of a rain barrel", unexplained="four more cloths, empty and folded")  # fmt: skip
