### Hvad der er fortalt ved bordet.

history-game = { $game ->
    [one] Det første spil
   *[other] Spil { $game }
  }
history-empty = Der er ikke fortalt noget endnu. Her gemmer vi hver runde.
history-loading = Bladrer tilbage …
history-turn = Runde { $turn }
history-some = { $found } af { $voters } fandt det
history-all = alle fandt det
history-nobody = ingen fandt det
history-met = { $count } mødtes her
history-met-none = ingen mødtes
