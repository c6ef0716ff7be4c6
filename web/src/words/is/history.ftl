### What has been told at this table.

history-game = { $game ->
    [1] Fyrsta spilið
   *[other] Spil { $game }
  }
history-empty = Enn hefur ekkert verið sagt. Hver umferð verður geymd hér.
history-loading = Fletti til baka …
history-turn = Umferð { $turn }
history-some = { $found ->
    [one] { $found } af { $voters } fann það
   *[other] { $found } af { $voters } fundu það
  }
history-all = allir fundu það
history-nobody = enginn fann það
history-met = { $count } hittust þar
history-met-none = engir hittust
