"""The bots that need no process of their own, each by the code under which it is invited."""

from collections.abc import Mapping

from reverie.bots import random as random_bot
from reverie.bots.player import Bot

RANDOM = "random"
AT_HAND: Mapping[str, Bot] = {RANDOM: random_bot.choose}
