### The decks on the shelf, and the cards of one.

decks-title = Myndirnar
decks-say = Hver stokkur er heimur út af fyrir sig. Spilið með einum eða blandið þeim saman.
decks-all = Allir stokkar
decks-cards = { $count ->
    [one] { $count } spjald
   *[other] { $count } spjöld
  }
decks-look = { $count ->
    [one] { $count } spjald. Ýttu á til að sjá það stórt.
   *[other] { $count } spjöld. Ýttu á eitt til að sjá það stórt.
  }
decks-wait = Legg spjöldin á borðið …
decks-none = Enginn stokkur er enn á þessum netþjóni.
