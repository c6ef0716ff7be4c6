### A new table: which game, which pictures, whose table.

new-title = A new table
new-name = Your name
new-name-wanted = What may the others call you?

new-games = Which game?
new-classic-say = One tells. Be found by some, but not by all.
new-odyssey-say = The same for more of you; from seven on with a second vote.
new-party-say = The clue comes first, the cards after. Think like the crowd.
new-teams-say = Pairs sit opposite each other and share one rabbit.
new-classic-for = 3 to 8 players
new-odyssey-for = 3 to 12 players
new-party-for = 6 to 12 players
new-teams-for = 6, 8, 10 or 12 players
new-to-points = { $points ->
    [one] to one point
   *[other] to { $points } points
  }
new-each-tells = { $turns ->
    [one] each tells once
    [2] each tells twice
   *[other] each tells { $turns } times
  }

new-decks = Which pictures?
new-deck-only = The pictures
new-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
new-decks-mixed = { $decks ->
    [one] { $cards } cards
   *[other] { $decks } decks mixed, { $cards } cards
  }
new-deck-last = At least one deck stays on the table.
new-decks-missing = The decks could not be fetched.
new-cards-few = { $players } players need { $needed } cards; these are { $cards }. Add a deck.
new-deck-fresh = seen least

new-rules = House rules
new-target = The game ends at
new-points = points
new-turns = Everybody tells
new-times = { $turns ->
    [one] time
   *[other] times
  }
new-more = More
new-less = Less
new-team-card = Cards of the storyteller’s pair
new-team-card-own_and_partner = Both lay a card
new-team-card-partner_only = Only the partner does
new-timer = Time for each step
new-timer-off = No clock
new-timer-gentle = Gentle
new-timer-brisk = Brisk
new-timer-days = Days
new-timer-off-say = Everybody takes the time they need.
new-timer-gentle-say = Two minutes, three for a clue; then a reminder.
new-timer-brisk-say = Under a minute, a little more for a clue.
new-timer-days-say = A day for each step: a game beside everyday life.
new-absent = When somebody is away
new-absent-wait = We wait
new-absent-skip = Their turn passes
new-absent-stand_in = A rabbit plays
new-absent-wait-say = Nobody is passed over automatically; whoever is there may call a clockwork rabbit.
new-absent-skip-say = After a reminder a storyteller is passed over, and a card or vote is drawn by lot.
new-absent-stand_in-say = After a reminder a clockwork rabbit plays for them until they are back.
new-seen = Which cards come first
new-seen-no = Shuffled
new-seen-yes = Least seen
new-seen-no-say = All cards, shuffled.
new-seen-yes-say = Cards that have lain open here less often come first.
new-listed = Who finds the table
new-listed-no = Guests only
new-listed-yes = Everybody
new-listed-no-say = Whoever has the link or the code.
new-listed-yes-say = It is listed on this server’s home page.
new-language = Clues are told in

new-short-private = guests only
new-short-listed = open to everybody
new-short-timer-off = no clock
new-short-timer-gentle = gentle clock
new-short-timer-brisk = brisk clock
new-short-timer-days = a day for each step

new-line = { $game } with { $cards ->
    [one] one picture
   *[other] { $cards } pictures
  }. Ready when you are.
new-line-name = A name first, then the table is yours.
new-set = Set the table
