"""Under the sand two ostriches have found each other."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import InkPen, Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import tall_birds as birds

RAYS = 80_000
NEAR, FAR = (212.0, 566.0), (640.0, 560.0)
CX, CY = 452.0, 1000.0
SPIKES = ((96, 1240, 150, 400, 30, "#2c1f3e"), (300, 1240, 90, 170, -14, "#34254a"), (716, 1240, 130, 330, -40, "#2c1f3e"))
TONES = {"": "#c99a86", "down": "#b88a78", "neck": "#c79a8c", "bill": "#d9b088", "tip": "#8a6048", "lid": "#6a4a50"}


@card(id="h3nq7x", title="Nobody Can See Us Here", seed=34, palette="quince", light=(0.0, 0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((440, 600, 320))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#40306a", name="hall under the sand", role="place", strength=1.3, wet=0.0, bloom=4, charge="#7a4a78", uneven=0.8)
    p.lift("M-30,-30 H830 V330 C640,420 520,440 400,440 C260,440 120,410 -30,320Z", 1.0, soft=14)
    p.lift("M-30,-30 H830 V320 C640,410 520,430 400,430 C260,430 120,400 -30,310Z", 0.7, soft=8)
    p.glaze("M-30,-30 H830 V330 C640,420 520,440 400,440 C260,440 120,410 -30,320Z", "#d8a640", name="roof of sand", strength=0.75, wet=0.5, bloom=2)
    p.draw(lambda pen: [birds.stalagmite(pen, x, 950, w, h, lean, "#54407c") for x, w, h, lean in ((250, 40, 150, 8), (330, 26, 90, -4), (560, 34, 120, -6), (640, 46, 190, 6), (80, 60, 240, 10), (770, 60, 260, -8))], name="far spikes", how={"line": 0.3, "light": 0, "second": 0.2, "strength": 0.6})
    p.lift("M-30,944 C160,930 620,930 830,946 V1230 H-30Z", 0.8, soft=5)
    p.glaze("M-30,944 C160,930 620,930 830,946 V1230 H-30Z", "#a8743a", name="floor", strength=0.9, wet=0.2, bloom=2)
    pool = [(180, 1060), (440, 990), (740, 1060), (700, 1130), (430, 1150), (190, 1130)]
    p.lift(pool, 0.85, soft=40)
    p.glaze(pool, "#f0b848", strength=0.3, wet=1.0, name="light on the floor")

    def ripples(k: InkPen) -> None:
        for j in range(11):
            y = 24 + 380 * (1 - (1 - j / 11) ** 1.7)
            k.line([(x, y + 0.00018 * -(x - 400) ** 2 * (1 - j / 12) + 7 * ((x // 90 + j) % 2)) for x in range(-20, 860, 90)], 1.6 - 0.09 * j, broken=0.35)
        for j in range(7):
            k.line([(x, 976 + 9 * j + 3.4 * j * j + 4 * ((x // 80 + j) % 2)) for x in range(-20, 860, 80)], 0.8 + 0.14 * j, broken=0.5)

    p.ink(ripples, name="ripples", colour="#8a5a2c")
    halo = [(CX - 120, CY - 100), (CX - 80, CY - 210), (CX, CY - 250), (CX + 80, CY - 210), (CX + 120, CY - 100), (CX, CY - 20)]
    p.lift(halo, 0.95, soft=60)
    p.lift([(CX + (x - CX) * 0.7, CY - 120 + (y - CY + 120) * 0.7) for x, y in halo], 1.0, soft=40)
    p.glaze(halo, "#f6a82c", strength=0.5, wet=1.0, name="halo")
    for beam in ("M290,40 L340,40 L400,1060 L290,1060Z", "M660,190 L694,190 L740,1040 L660,1040Z"):
        p.lift(beam, 0.6, soft=14)
    p.draw(lambda pen: [pen.oval(x, y, rx, ry, "#4a3040") for x, y, rx, ry in ((250, 48, 104, 34), (632, 196, 74, 24))], name="holes", contact=0, how={"light": 0.1, "second": 0.2})
    p.lift(lambda pen: [pen.oval(x, y, rx, ry, "#ffffff") for x, y, rx, ry in ((286, 42, 48, 18), (660, 192, 34, 12))], 1.0, soft=3)
    runs = [((306, 60), (322, 700), 6.0), ((328, 56), (344, 1010), 12.0), ((316, 54), (330, 420), 5.0), ((172, 66), (164, 300), 5.0), ((668, 200), (676, 520), 4.0), ((684, 200), (700, 960), 9.0), ((580, 204), (574, 330), 4.0)]
    p.lift(lambda pen: birds.trails(pen, runs, "#ffffff"), 0.9, soft=1.6)
    p.glaze(lambda pen: birds.trails(pen, runs, "#e8c060"), "#e8c060", name="falling sand", strength=0.35, dry=0.5)
    heaps = lambda pen: [pen.path(f"M{x - w},{y} C{x - w * 0.4},{y - 6} {x - w * 0.16},{y - w * 0.5} {x},{y - w * 0.56} C{x + w * 0.2},{y - w * 0.48} {x + w * 0.5},{y - 4} {x + w},{y} C{x + w * 0.4},{y + 10} {x - w * 0.4},{y + 10} {x - w},{y}Z", "#dba848") for x, y, w in ((345, 1026, 62), (702, 978, 46))]  # noqa: E731
    p.draw(heaps, name="heaps of sand", role="prop", ground=1026, how={"light": 0.3, "second": 0.4})
    day, flame = Lamp(0.1, -1.0, 0.35, 0.7), Lamp(CX, CY - 110, 260, 1.7, 430)
    near = birds.hanging_ostrich((250, 60), NEAR, 1.6, 1, lids=0.62, bow=46)
    far = birds.hanging_ostrich((632, 200), FAR, 1.22, -1, lids=0.55, bow=34)
    how = {"cool": 0.5, "bare": 1.0, "marks": 0.6}
    for name, body, at, k in (("far ostrich", far, FAR, 1.22), ("ostrich", near, NEAR, 1.6)):
        with s.inside("M-40,1240 V70 C140,70 146,20 250,16 C354,20 360,70 400,70 V205 H556 C562,170 600,172 632,172 C664,172 706,170 708,205 H840 V1240Z"):
            laid = p.clay(body, TONES, name=name, role="subject", texture={"down": "hair"}, lamps=[flame, day], how=how, rays=RAYS)
        p.eyes(laid, iris="#8a4a1e", white="#f8ecd0", lashes=1.0, glint=(0.2, 0.4))
        p.ink(lambda pen, body=body, at=at, k=k: [pen.line(h, 1.3 * k, taper=14) for h in birds.down_of(body, s.rng, at, k)] and [pen.line(body.curve(f"gape {side}"), 1.7 * k) for side in ("left", "right")] and [pen.line(body.curve(f"nostril {side}"), 4 * k) for side in (("left",) if body is near else ("right",))], name="down", colour="#3a2438")
    p.draw(lambda pen: birds.candle(pen, CX, CY, 1.15), name="candle", role="accent", ground=CY, how={"light": 0.3, "second": 0.4})
    p.lift(birds.small_flame(CX, CY - 74, 1.2), 1.0, soft=2)
    p.wash(birds.small_flame(CX, CY - 74, 1.2), "#ffc53a", name="flame", strength=0.6, wet=0.1)
    p.draw(lambda pen: [birds.stalagmite(pen, *spike) for spike in SPIKES], name="stalagmites", role="prop", plane="front", contact=0, how={"light": 0, "second": 0.4, "strength": 1.3})
    s.relate("ostrich", "listens to", "far ostrich")
    s.describe("Two ostriches have put their heads through the ground and meet below. Their necks hang from the sandy roof of a cave; upside down, beak almost to beak, they look at each other with lids half shut. A stub of a candle stands on a stone below them.")
    s.moods("tender", "shy", "comic", "secret")
    s.themes("love", "secrets", "hiding", "meeting", "fear")
    s.says("they think we are afraid", "so that’s what for", "same time tomorrow", "head over heels", "candlelight dinner", "nobody can see us here", "upside down in love", "head in the sand", "it’s nicer down here", "underground romance", "first kiss",
           "the world can wait", "down to earth", "office affair", "bury yourself in it", "deep talk", "just the two of us", "behind closed doors", "long-distance love", "two heads are better", "our secret place", "not what it looks like",
           "ignoring the news", "ostrich policy", "falling for you", "a blind date", "neck and neck", "finally alone", "after work", "private message", "they’ll miss us upstairs", "who lit it?", "out of sight", "cowards, or lovers",
           "a mirror with a heartbeat", "denial is sweet", "the whole truth is underneath", "don’t look up", "stuck on you", "hello, neighbour", "love finds a hole")  # fmt: skip
    s.about(place="a cave under the desert", time="day above, dusk below", light="a candle, and day through two holes", composition="centred", view="from below, from the floor of the cave",
            foreground="dark stalagmites cut by the lower edge", unexplained="who lit the candle between them")  # fmt: skip
