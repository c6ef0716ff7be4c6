"""Room Upstairs: somebody very large lies on our umbrella; now it hangs its head over the hem to see who carries it."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import umbrella_lodgers as u

FUR = {"": "#4a4460", "face": "#4a4460", "neck": "#403a54", "muzzle": "#f2ece2", "bib": "#f2ece2", "nose": "#e08a8a", "ear": "#544c6a", "lid": "#3c3650", "leg": "#4a4460", "paw": "#f2ece2", "tail": "#4a4460", "tip": "#f2ece2", **{f"toe {k}": "#f6f0e6" for k in range(4)}}
REDS = ("#d8402f", "#e6523a", "#d03a2e", "#ea5a40", "#dc4632", "#d03a2e", "#b83228", "#a82c26", "#b03026", "#a82c26")


@light_box(id="muvwba", title="Room Upstairs", seed=74, palette="blanket red", light=(-0.3, -0.9))
def paint(s: LightBox) -> None:
    """Daylight comes through the red cloth, and from the wet street."""
    s.took_view("from below")
    s.back("#eef2f2", "#b4c4cc", at=(500, 900), radius=800)
    s.sheet("houses", lambda pen: u.houses_in_rain(pen, ("#9fb0bc", "#b0bec8"), "#8296a6"), depth=0.05, haze=0.0)
    s.rain(46, slant=-0.1, colour="#7f9aac", length=80, plane="place")
    day = [Lamp(-0.35, 0.35, 0.75, 1.05), Lamp(0.2, -0.8, 0.4, 0.3)]
    tail = s.clay(u.swinging_tail().turned(at=(210, 744, 0), scale=0.86, flip=True), FUR, name="tail", sheets=3, depth=0.16, relief=14, lamps=day, texture={"tail": "fur", "tip": "fur"})
    for x, roll, flip in ((404, 5, False), (722, -6, True)):
        s.clay(u.dangling_paw().turned(at=(x, 760, 0), scale=0.9, roll=roll, flip=flip), FUR, name="paw", sheets=3, depth=0.18, relief=18, lamps=day, texture={"leg": "fur"})
    cat = s.clay(u.hanging_cat().turned(at=(562, 912, 0), scale=1.42, roll=174), FUR, name="cat", role="subject", sheets=5, depth=0.22, relief=40, lamps=day, texture={"face": "fur", "neck": "fur", "bib": "fur"}, away=(562, 900))
    s.eyes(cat, iris="#e8b82e", slit=0.5, wide=0.6, glint=(0.3, 0.3))
    x, y = cat["nose"][0], cat["nose"][1] - 13
    s.sheet("nose", f"M{x - 19},{y + 10} q19,9 38,0 q-4,-20 -19,-25 q-15,5 -19,25Z", "#d87f88", depth=cat.depth_at(x, y, 2), haze=0.0)
    s.strips(cat, ["lip left", "lip right"], "#3a2a34", 5, lift=0)
    s.strips(cat, [f"whisker {k} {n}" for k in range(3) for n in ("left", "right")], "#fffaf0", 4)
    for k, tone in enumerate(REDS):
        s.tissue(f"panel {k}", u.gore(k, 52 if k == 3 else 0), tone, depth=0.52 + 0.004 * k, sheer=0.8, haze=0.0)
    s.lamp((400, 330), 460, "#ffb080", 0.35)
    shadow = s.sheet("shadow", lambda pen: u.body_shadow(pen, "#5a1018", {3: 52}), depth=0.56, role="witness", haze=0.0, alpha=0.8, shadow=(0, 0, 0, 0.0))
    s.sheet("drops", lambda pen: u.drops_on(pen, [(100, 728), (352, 790), (630, 782), (230, 724), (760, 690)], "#e8f2f4"), depth=0.6, haze=0.0)
    s.sheet("frame", lambda pen: u.frame_of(pen, "#2c2230", "#3a2224"), depth=0.8, role="prop", haze=0.0)
    s.relate(cat, "sleeps in", "umbrella")
    s.relate(shadow, "hides behind", tail)
    s.describe("A huge cat on a red umbrella hangs its head down. We stand under it and look up; the cat looks at us upside down. Its paws and tail dangle in the rain, and its body lies as a dark shadow on the cloth.")
    s.moods("amused", "wary", "cosy", "puzzled")
    s.themes("rain", "shelter", "animals", "burdens", "the unseen")
    s.says("raining cats", "a stowaway", "the weather has feet", "cat on a hot tin roof", "guardian of the rain", "heavier than it looks", "it hates the wet", "do you have a ticket?", "a roof with a lodger", "something is up there", "carried without asking", "under cover", "don’t look now", "Panther", "Passenger", "Subtenant", "Hitchhiker", "Upstairs neighbour", "Bad luck", "Cheshire", "Superego", "Bat", "who carries whom?", "it followed me home", "dry on top", "the other side of the cloth", "sleeping upstairs", "bad weather friend", "circus top", "a free ride", "where are we going?", "are we there yet", "turn left at the fishmonger's", "the ceiling has opinions", "my mother is always there", "hello down there", "upside down I look friendlier", "a load off my mind", "it came with the umbrella", "it will come down sometime", "nine lives, no raincoat", "the boss drops in", "peekaboo", "my shoulders have been aching", "hang in there", "what the cat sees of us", "somebody has to walk")  # fmt: skip
    s.about(place="under an umbrella in a street", time="day", weather="rain", light="daylight through red cloth", composition="low", view="from below, under our own umbrella", foreground="the shaft and ribs of the umbrella", unexplained="how so heavy a cat came up there")
