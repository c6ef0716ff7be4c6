### What has been told at this table.

history-game = { $game ->
    [one] Ensimmäinen peli
   *[other] { $game }. peli
  }
history-empty = Vielä ei ole kerrottu mitään. Joka kierros jää tänne talteen.
history-loading = Selataan taaksepäin …
history-turn = Kierros { $turn }
history-some = { $found }/{ $voters } löysi sen
history-all = kaikki löysivät sen
history-nobody = kukaan ei löytänyt sitä
history-met = { $count } osui samaan
history-met-none = kukaan ei osunut samaan
