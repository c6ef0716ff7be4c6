### The decks on the shelf, and the cards of one.

decks-title = The pictures
decks-say = Every deck is a world of its own. Play with one, or mix them.
decks-all = All decks
decks-cards = { $count ->
    [one] one card
   *[other] { $count } cards
  }
decks-look = { $count ->
    [one] One card. Tap it to see it large.
   *[other] { $count } cards. Tap one to see it large.
  }
decks-wait = Laying out the cards…
decks-none = There is no deck on this server yet.
