"""Who does not dare to move: a wolf that lies with a sleeper on its nose; the dormouse that sleeps there."""

from __future__ import annotations



