### The decks on the shelf, and the cards of one.

decks-title = Kuvat
decks-say = Joka pakka on oma maailmansa. Pelaa yhdellä tai sekoita useampia.
decks-all = Kaikki pakat
decks-cards = { $count ->
    [one] yksi kortti
   *[other] { $count } korttia
  }
decks-look = { $count ->
    [one] Yksi kortti. Napauta, niin näet sen isona.
   *[other] { $count } korttia. Napauta, niin näet kortin isona.
  }
decks-wait = Levitetään kortteja …
decks-none = Tällä palvelimella ei ole vielä yhtään pakkaa.
