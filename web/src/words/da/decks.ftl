### Kortsættene på hylden, og kortene i et af dem.

decks-title = Billederne
decks-say = Hvert kortsæt er sin egen verden. Spil med ét, eller bland flere.
decks-all = Alle kortsæt
decks-cards = { $count ->
    [one] ét kort
   *[other] { $count } kort
  }
decks-look = { $count ->
    [one] Ét kort. Tryk på det for at se det stort.
   *[other] { $count } kort. Tryk på et for at se det stort.
  }
decks-wait = Lægger kortene frem …
decks-none = Der er endnu ingen kortsæt på serveren.
