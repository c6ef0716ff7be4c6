### Che cosa si è raccontato a questo tavolo.

history-game = { $game ->
    [one] La prima partita
   *[other] Partita { $game }
  }
history-empty = Ancora nessuna storia. Qui resterà ogni turno.
history-loading = Sfogliamo all’indietro…
history-turn = Turno { $turn }
history-some = trovata da { $found } su { $voters }
history-all = trovata da tutti
history-nobody = nessuno l’ha trovata
history-met = in { $count } insieme
history-met-none = nessun incontro
