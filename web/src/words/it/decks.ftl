### I mazzi sullo scaffale, e le carte di uno.

decks-title = Le immagini
decks-say = Ogni mazzo è un mondo a sé. Gioca con uno solo, o mescolali.
decks-all = Tutti i mazzi
decks-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
  }
decks-look = { $count ->
    [one] Una carta. Toccala per vederla in grande.
   *[other] { $count } carte. Toccane una per vederla in grande.
  }
decks-wait = Mettiamo giù le carte…
decks-none = Su questo server non c’è ancora nessun mazzo.
