"""Six horses pull one coach towards six points of the compass; it stands still in the snow, and one of them has sat down."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.horses_and_donkeys import draught_horse
from reverie_studio.sewn.vehicles import coach_side

PULL = ((140, -4), (-108, -4), (66, -4), (-166, -4))
DIG = ((72, -4), (-150, -4), (140, -40), (-92, -4))
SAT = ((118, -4), (-10, -4), (92, -4), (-30, -4))
TEAM = (("grey", 262, 420, 0.56, True, -6, PULL, 34.0, ("#44484f", "#70757c", "#a4a8ac", "#d4d4d0", "#fffdf6"), "#f4f2ec"), ("bay", 548, 410, 0.55, False, -7, DIG, 38.0, ("#2a140e", "#54281a", "#84452a", "#b06c42", "#e0a878"), "#140c0c"),
        ("dun", 184, 700, 0.6, True, 2, DIG, 40.0, ("#4a3a28", "#7c6344", "#ab8e66", "#d0b68c", "#f2e2bc"), "#2c2018"), ("black", 622, 702, 0.6, False, 3, PULL, 34.0, ("#0e0d12", "#1c1a22", "#2e2c36", "#4a4854", "#80808c"), "#0a0a0e"),
        ("brown", 262, 1084, 0.84, True, 7, SAT, -16.0, ("#241a18", "#443230", "#6a5048", "#927264", "#c8a890"), "#120e0e"), ("chestnut", 540, 1100, 0.84, False, 7, PULL, 36.0, ("#43200e", "#7a3e18", "#b0642a", "#d8924c", "#f6c888"), "#f0c888"))  # fmt: skip
BOX = (406.0, 776.0)


@card(id="r7yger", title="Democracy", seed=7, palette="snow blind", light=(-0.7, -0.62))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#c8d8e8"), (150, "#e4ecf0"), (160, "#f0f3f0"), (700, "#e8eef0"), (1200, "#cfdbe6")])
    rng = np.random.default_rng(7)
    with h.thing("snow", "place"):
        h.whip("-10,158 200,152 520,158 810,154", "#8496ad", 2.4, 12, 14)
        for k in range(15):  # a far wood
            x = 20 + k * 56 + rng.normal(0, 16)
            n = rng.uniform(60, 110)
            h.leaf([(x, 158, 6), (x, 158 - n * 0.3, 19), (x + 2, 158 - n, 1)], ("#34405a", "#4b5871", "#6c7a92", "#a8b4c4"), "#34405a", angle=50)
        h.stain([(BOX[0] + np.cos(a) * 330, BOX[1] + np.sin(a) * 150) for a in np.linspace(0, 6.2, 24)], "#9fb2c8", 0.6, 40)
        for k in range(240):  # trampled
            a, r = rng.uniform(0, 6.283), rng.uniform(0.2, 1) ** 0.6
            x, y = BOX[0] + np.cos(a) * r * 380, BOX[1] + np.sin(a) * r * 240
            h.straight([(x, y, x + np.cos(a) * 13, y + np.sin(a) * 8)], ("#7f94b2", "#a3b6cc", "#ffffff")[k % 3], 2.6)
    made = []
    for k, (name, x, y, size, flip, turn, feet, lean, coat, mane) in enumerate(TEAM):
        if k == 4:
            with h.thing("coach", "subject", lift=14) as box, h.at(*BOX, 0.8):
                h.shade("-120,6 0,14 130,6 260,60 250,110 60,90 -100,40", 0.55, 12)
                coach_side(h, ("#4a141c", "#7a2228", "#a83a36", "#d06a54", "#f4a888"), ("#8a7a5a", "#c0ac80", "#e8d8ac", "#fff6dc"))
        with h.thing(f"shadow {k}"), h.at(x, y, size, turn if not flip else -turn, flip):
            d = -1 if flip else 1
            h.shade([(150 * np.cos(a) + 60 * d, 12 + 24 * np.sin(a) + 14) for a in np.linspace(0, 6.2, 20)], 0.5, 8)
        with h.thing(f"{name} horse", "subject", lift=8), h.at(x, y, size, turn if not flip else -turn, flip):
            at = draught_horse(h, coat, mane, feet, lean=lean, sit=feet is SAT)
            made.append(h.where(*at))
        with h.thing(f"trace {k}", lift=3):
            px, py = made[-1]
            ex, ey = BOX[0] + (-106 if flip else 106), BOX[1] - (130, 130, 84, 84, 50, 50)[k]
            h.couch([(px, py), ((px + ex) / 2, (py + ey) / 2 + (30 if feet is SAT else 0)), (ex, ey)], "#4a2e22", None, 5.5)
    s.relate(box[0], "is trapped in", "snow")
    s.describe("Six horses pull one red coach in six directions. It stands still in trampled snow. One horse has sat down. Two eyes look out between the curtains; the driver is gone.")
    s.moods("funny", "stuck", "tense")
    s.themes("disagreement", "effort", "winter", "leadership")
    s.says("snowflake", "coalition", "everyone leaving, nobody gone", "family holiday", "all roads", "tug of war", "crossroads", "horsepower", "committee", "which way is home?", "stuck in the middle", "six opinions", "the passenger knows", "stalemate", "every man for himself", "going nowhere fast", "teamwork", "too many cooks", "divorce", "hold your horses", "free will", "the driver quit", "choose", "who’s pulling whom", "indecision", "equal rights", "one abstention", "torn", "a strong start", "left, right, left", "sit-down strike", "are we there yet?", "vote again", "the loudest neigh", "my diary", "peeping", "centrist", "all in harness", "unanimous, except", "I’m with him", "the parliament of hooves", "half a mile of effort")  # fmt: skip
    s.about(place="Frost Flats", time="morning", light="low, from the left", composition="centred", view="from above", unexplained="who looks out of the coach")
