### Was an diesem Tisch erzählt wurde.

history-game = { $game ->
    [one] Das erste Spiel
   *[other] Spiel { $game }
  }
history-empty = Noch ist nichts erzählt. Hier wird jede Runde aufgehoben.
history-loading = Wir blättern zurück …
history-turn = Runde { $turn }
history-some = { $found ->
    [one] 1 von { $voters } fand sie
   *[other] { $found } von { $voters } fanden sie
  }
history-all = alle fanden sie
history-nobody = niemand fand sie
history-met = { $count } trafen sich hier
history-met-none = alle verstreut
