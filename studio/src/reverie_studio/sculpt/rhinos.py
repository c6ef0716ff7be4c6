"""A rhinoceros that kneels to be small."""

from __future__ import annotations



