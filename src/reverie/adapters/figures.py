"""What /metrics tells of a house; docs/hosting.md says what to watch."""

import time

from reverie.adapters.desk import Desk
from reverie.adapters.garbage import Garbage
from reverie.adapters.metrics import Figure, memory_bytes
from reverie.adapters.socket_door import SocketDoor
from reverie.tables.deadlines import Deadlines
from reverie.tables.hall import Hall


def figures(
    hall: Hall, deadlines: Deadlines, sockets: SocketDoor, desk: Desk, garbage: Garbage
) -> tuple[Figure, ...]:
    store = hall.world.store
    return (
        Figure("tables_awake", "gauge", "Tables in memory.", lambda: len(hall.live)),
        Figure("sockets", "gauge", "Open WebSockets.", lambda: sockets.open),
        Figure("sockets_behind", "gauge", "Clients that read slowly.", lambda: len(sockets.behind)),
        Figure("sockets_cut_total", "counter", "Clients cut for not reading.", lambda: sockets.cut),
        Figure(
            "security_events_total",
            "counter",
            "What was tried and refused, by kind.",
            lambda: dict(sockets.watchman.counts),
            "kind",
        ),
        Figure("commands_accepted_total", "counter", "Commands done.", lambda: desk.accepted),
        Figure("commands_refused_total", "counter", "By code.", lambda: dict(desk.refused), "code"),
        Figure("commits_total", "counter", "Commits.", lambda: getattr(store, "commits", 0)),
        Figure("records_total", "counter", "Stored.", lambda: getattr(store, "records", 0)),
        Figure("races_lost_total", "counter", "Lost.", lambda: getattr(store, "conflicts", 0)),
        Figure("deadlines_fired_total", "counter", "Fired.", lambda: deadlines.fired),
        Figure(
            "gc_pause_longest_seconds",
            "gauge",
            "The longest pause for garbage.",
            lambda: garbage.longest_ms / 1000,
        ),
        Figure(
            "gc_pauses_seconds_total",
            "counter",
            "All pauses for garbage.",
            lambda: garbage.total_ms / 1000,
        ),
        Figure(
            "cpu_seconds_total",
            "counter",
            "The processor's time, by what it was spent on.",
            lambda: cpu_seconds(hall, garbage),
            "part",
        ),
        Figure("memory_bytes", "gauge", "Resident memory.", memory_bytes),
    )


def cpu_seconds(hall: Hall, garbage: Garbage) -> dict[str, float]:
    """What moves cost, part by part; `loop` is the rest: sockets, requests, waiting in line.

    A store without threads of its own does its work in the loop.
    """
    spent = hall.world.spent
    parts = {
        "publishing": spent.publishing,
        "rules": spent.rules,
        "store": getattr(hall.world.store, "cpu_seconds", 0.0),
        "collector": garbage.cpu_seconds,
    }
    return {**parts, "loop": time.process_time() - sum(parts.values())}
