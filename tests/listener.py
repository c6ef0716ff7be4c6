"""A player who keeps every frame as it came over the wire."""

from reverie.client import Player


class Listener(Player):
    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.received: list[bytes] = []

    def heard(self, frame: bytes) -> None:
        self.received.append(frame)


def frames(player: Player) -> list[bytes]:
    assert isinstance(player, Listener)
    return player.received
