"""The soup looks back."""

from __future__ import annotations

from reverie_studio.finishes.gouache_clay import Easel, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.left_things import (
    PLATE,
    checked_table,
    far_chair,
    paper_ship,
    soup_plate,
    soup_rings,
    spoon_and_cup,
)
from reverie_studio.sculpt.unhurried import rising_walrus

RAYS = 70_000
X, Y = PLATE


@card(id="s3wq9u", title="Waiter?", seed=44, palette="candle", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    e = Easel(s)
    s.sky([(0.0, "#2a1a20"), (0.25, "#4a2f2c"), (1.0, "#3a2624")], horizon=1200, texture=0.3)
    s.draw(far_chair, name="empty chair", role="prop", contact=0, depth=0.5)
    s.draw(checked_table, name="table", role="place", contact=0, volume=0, rim=0, depth=0.6)
    s.shade(f"M{X - 330},{Y + 60} C{X - 300},{Y + 400} {X + 380},{Y + 420} {X + 450},{Y + 60} C{X + 300},{Y} {X - 200},{Y} {X - 330},{Y + 60}Z", "#3a1c24", 0.55, 16)
    s.draw(soup_plate, name="soup", role="prop", contact=0, volume=0.1)
    s.draw(paper_ship, name="paper ship", role="accent", contact=0.2)
    lamp, low = Lamp(-0.6, -0.65, 0.5, 1.05), Lamp(0.6, 0.5, 0.5, 0.28)
    walrus = rising_walrus().turned(at=(X - 6, 500, 60), scale=1.0, pitch=14, yaw=6)
    above = "M-20,-20 H820 V906 L740,888 L690,870 L640,860 L590,846 C540,886 260,886 210,842 L168,852 L110,864 L30,890 H-20Z"
    s.shade(f"M{X - 340},{Y + 120} q70,60 190,24 l-10,40 q-120,30 -190,-30Z M{X + 340},{Y + 130} q-70,60 -190,24 l10,40 q120,30 190,-30Z", "#3a1c24", 0.5, 8)
    tones = {"": "#8a6258", "pad": "#c49a82", "nose": "#3a2a30", "horn": "#f7ecd2", "flipper": "#6e4a48", "lid": "#5e4040"}
    with s.inside(above):
        body = e.clay(walrus, tones, name="walrus", role="subject", texture={"": "skin", "pad": "fur"}, lamps=[lamp, low], rays=RAYS)
    e.eyes(body, "#5a3824", "#f6ead6")
    bristles = [(x, y) for side in ("left", "right") for x, y, _ in walrus.marks[f"pad {side}"]]
    s.draw(lambda pen: [pen.taper([(x, y), (x + (x - X) * 0.3, y + 26), (x + (x - X) * 0.42, y + 66)], 4, 1, "#f4e4c4") for x, y in bristles], name="bristles", contact=0, volume=0, rim=0)
    s.draw(soup_rings, name="ripples", contact=0, volume=0, rim=0)
    s.draw(spoon_and_cup, name="spoon and napkin", plane="front", contact=0)
    s.glow((240, 300), 420, "#ffd08a", 0.25)
    s.relate(body, "hides in", "soup")
    s.describe("A walrus comes up out of a plate of soup. It looks at us, its flippers lie on the rim; carrot and noodle lie on its head. A paper ship sails away behind it. The chair opposite is empty.")
    s.moods("surprised", "apologetic", "comic", "awkward")
    s.themes("surprise", "dinner", "hiding", "unexpected guests", "the sea")
    s.says("waiter?", "soup of the day", "there is something in my soup", "I can explain", "not what I ordered", "deeper than it looks", "chef’s surprise", "eye to eye", "sorry to disturb you", "too big to send back", "eat up!", "an unexpected guest", "found you", "a little too salty", "coming up for air", "fresh from the sea", "dinner for two", "it came with the menu",
           "hair in the soup", "don’t play with your food", "the main course", "who is eating whom?", "I was here first", "bath time", "elbows off the table", "table manners", "a second helping", "don’t mind me", "are you going to finish that?", "now I am not hungry", "the big one", "blind date", "it was a cold soup", "bottomless plate", "the chair was taken", "mother’s recipe",
           "full to the brim", "awkward silence", "hidden depths", "something to chew on", "with whiskers, please", "smaller on the menu")  # fmt: skip
    s.about(
        place="a laid table", time="evening", light="a lamp from the upper left", composition="centred", view="from above", foreground="a dark spoon and a cup cut by the edges", unexplained="who sails the paper ship, and who sat opposite"
    )
