### Die Decks im Regal, und die Karten von einem.

decks-title = Die Bilder
decks-say = Jedes Deck ist eine Welt für sich. Spielt mit einem oder mischt mehrere.
decks-all = Alle Decks
decks-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
decks-look = { $count ->
    [one] Eine Karte. Antippen macht sie groß.
   *[other] { $count } Karten. Antippen macht sie groß.
  }
decks-wait = Die Karten werden ausgelegt …
decks-none = Auf diesem Server gibt es noch kein Deck.
