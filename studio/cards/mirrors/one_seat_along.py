"""One Seat Along: on a tram everybody wears the face of the one beside them."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Clay, Drum, Lamp, Printed, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.tactful_bull import ring
from reverie_studio.sculpt.tram_riders import donkey_rider, face_alone, lamb_rider, lion_rider


def put_on(t: Printed, face: Clay, printed: bool) -> None:
    """A face as a loose plate; one that is not printed is paper."""
    if not printed:
        t.silhouette(face)
        return
    t.strokes([face.curve(name) for name in face.marks if name.startswith("ruff")], 24, ends=(1, 0.05))
    t.print(face, {}, {"orange": 1}, at=0.36, line="orange", rim=4)
    for name, inks in (("mouth", {"navy": 1.0, "orange": 1.0}), ("tongue", {"orange": 1.0}), ("nose shape", {"navy": 1.0, "orange": 1.0})):
        if name in face.marks:
            t.flat(flow(face.curve(name), 6, closed=True), **inks)
    for name in face.marks:
        if name.startswith("fang"):
            t.flat(face.curve(name))
    nose = Clay([lump for lump in face.lumps if lump.part == "nose"])
    if nose.lumps and "nose shape" not in face.marks:
        t.silhouette(nose, navy=1, orange=1)
    t.gaze(face)
    t.strokes([face.curve(name) for name in face.marks if name.startswith("whisker")], 4, ends=(0.8, 0.1))
    with t.in_inks(orange=1, navy=1):
        t.strokes([face.curve(name) for name in face.marks if name.startswith("line")], 6, ends=(0.6, 0.3))


@card(id="zc2v5m", title="One Seat Along", seed=5, palette="riso_night_tram", light=(-0.8, -0.3))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.7, -0.5, 0.5)])
    soot = {"navy": 1.0, "orange": 1.0}
    with d.thing("tram", "place") as w:
        for left, right in ((0, 262), (300, 800)):
            w.flat(f"{left},120! {right},120! {right},730! {left},730!", lemon=1)
        w.flat("0,640! 60,640! 60,590! 130,590! 130,620! 200,572! 262,620! 262,730! 0,730!", "30,660! 48,660! 48,686! 30,686!", "90,620! 110,620! 110,646! 90,646!", orange=1)
        w.flat("300,620! 380,620! 380,560! 470,560! 470,600! 560,600! 600,550! 660,600! 800,600! 800,730! 300,730!", orange=1)
        w.flat("0,44! 800,44! 800,66! 0,66!", navy=1)
        w.flat("0,860! 800,860! 800,1200! 0,1200!", orange=1)
        for x in (330, 490):
            w.flat(f"{x},50! {x + 22},50! {x - 44},190! {x - 66},190!", navy=1)
            w.flat(ring(x - 72, 236, 40, 46), ring(x - 72, 236, 26, 32), navy=1)
    places = (("lion", lion_rider(), "donkey", 440, 756, 60, 1.12, 6), ("lamb", lamb_rider(), "lion", 142, 730, 100, 1.2, -4), ("donkey", donkey_rider(), "", 664, 816, 300, 1.45, -6))
    for name, body, wears, x, y, z, k, roll in places:
        with d.thing(name, "subject" if name == "lion" else "witness") as t:
            rider = body.turned(at=(x, y, z), scale=k, roll=roll)
            t.silhouette(rider, grow=5)
            t.print(rider, {"navy": 1}, soot, at=0.3, parts={"mane": (soot, soot)} if name == "lion" else {"wool": ({"navy": 1}, soot), "ear": (soot, soot)} if name == "lamb" else {})
        face = face_alone(wears or "donkey").turned(at=(x - 6, y - 16, z), scale=k * (0.76 if wears == "lion" else 1.0), roll=roll)
        with d.thing(f"{wears or 'missing'} face") as t:
            put_on(t, face, bool(wears))
    with d.thing("lamb's face outside", "accent") as t:
        put_on(t, face_alone("lamb").turned(at=(126, 380, 0), scale=1.12, roll=-14), True)
    s.describe("On a tram two beasts wear their neighbours’ faces. A lion has a donkey’s tired face, a lamb roars with a lion’s, the donkey’s is bare paper, and the lamb’s own face floats outside the window.")
    s.moods("absurd", "bewildered", "droll", "uneasy")
    s.themes("identity", "empathy", "roles", "mistakes", "strangers")
    s.says("oops", "empathy", "job rotation", "Monday", "she wears my sadness well", "who took mine?", "mix-up", "understudy", "walk a mile in my nose", "disguise", "after the long party", "change here", "family resemblance", "one size fits nobody", "lost property", "courage, borrowed", "it looked better on you", "pass it on", "blank", "poker face", "misprint", "wolf in sheep’s clothing", "everyone is somebody else today", "I’m not myself", "saving face", "carnival", "stop, I forgot something", "you should see your face", "small voice, big mouth", "musical chairs", "growing into it", "puberty", "losing face", "try mine for a day", "the king is tired", "please move along", "stolen", "the one who got away", "he said he knew me", "the roar was inside all along", "dream after cheese", "everybody move up one", "a stranger in the glass", "role play")  # fmt: skip
    s.relate("lamb", "wears", "lion face")
    s.relate("lion", "wears", "donkey face")
    s.about(place="a tram", time="evening", light="low light from the left", composition="diagonal", view="near", foreground="a donkey without a face, cut by the edge", unexplained="where the lamb's face is going")
