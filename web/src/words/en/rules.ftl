### How to play: one short page a game. The drawings show the points; the words say them too.

rules-title = How to play { $game }
rules-games = Games
rules-play = Set a new table

## Classic
rules-classic-say = Be found by some, never by all.
rules-classic-facts = { $least }–{ $most } players · 6 cards in hand · to { $target } points
rules-classic-end = The turn in which somebody reaches { $target } points is the last. Most points win; whoever shares the top shares the night.

## Odyssey
rules-odyssey-say = Classic for a bigger table.
rules-odyssey-facts = { $least }–{ $most } players · 6 cards in hand · to { $target } points
rules-odyssey-end = { rules-classic-end }

## Party
rules-party-say = Think what the others think.
rules-party-facts = { $turns ->
    [one] { $least }–{ $most } players · 5 cards in hand · everybody tells once
   *[other] { $least }–{ $most } players · 5 cards in hand · everybody tells { $turns } times
  }
rules-party-end = { $turns ->
    [one] When everybody has told once, it is over. Most points win; whoever shares the top shares the night.
   *[other] When everybody has told { $turns } times, it is over. Most points win; whoever shares the top shares the night.
  }

## Teams
rules-teams-say = Two heads, one rabbit.
rules-teams-facts = { $turns ->
    [one] 6, 8, 10 or 12 players · 4 cards in hand · everybody tells once
   *[other] 6, 8, 10 or 12 players · 4 cards in hand · everybody tells { $turns } times
  }
rules-teams-end = { $turns ->
    [one] When every player has told once, it is over. The team with most points wins; whoever shares the top shares the night.
   *[other] When every player has told { $turns } times, it is over. The team with most points wins; whoever shares the top shares the night.
  }
rules-pairs = Pairs
rules-pairs-how = Your team-mate sits across from you. You share one rabbit and its points; your cards you keep to yourself.

## A turn
rules-turn = A turn
rules-step-clue = The clue
rules-step-cards = The cards
rules-step-vote = The vote
rules-step-pass = The hands travel

rules-clue-classic = The storyteller chooses a card, shows it to nobody, and gives a clue: a word, a line, a song, a sound.
rules-cards-classic = Everybody else adds, in secret, the card of their own that could be meant.
rules-vote-classic = The cards are shuffled and laid open. Which is the storyteller’s? All the others vote, never for their own.

rules-clue-party = The storyteller gives a clue before looking at any card. Until then their hand stays covered.
rules-cards-party = Everybody, the storyteller too, lays the card that suits the clue best.
rules-vote-party = Everybody votes for the card that suits best, their own too if they like. The storyteller adds a red vote on another card: that one won’t count.
rules-pass-party = All hands are filled up to 5. Then each goes, as it is, to the player on the left.

rules-clue-teams = The storyteller lays a card, shows it to nobody, and gives a clue.
rules-cards-teams = The storyteller’s team-mate adds a card. In each other team one of the two does. Talk about who, aloud; never about your cards.
rules-vote-teams = In each other team, whoever laid no card votes for the team, but not for the team’s own card.
rules-clue-teams-only = The storyteller gives a clue and lays no card.
rules-cards-teams-only = The storyteller’s team-mate lays the card that is to be found. In each other team one of the two adds a card. Talk about who, aloud; never about your cards.

## Points
rules-points = Points
rules-outcome-all = Everybody found it
rules-outcome-all-why = Too plain.
rules-outcome-nobody = Nobody found it
rules-outcome-nobody-why = Too obscure.
rules-outcome-some = Some found it
rules-outcome-some-why = Just right.
rules-who-teller = { $teams ->
    [true] storyteller’s team
   *[other] storyteller
  }
rules-who-others = { $teams ->
    [true] each other team
   *[other] each of the others
  }
rules-who-found = found it
rules-who-missed = did not
rules-gets = { $points ->
    [0] { $who }: nothing
    [one] { $who }: one point
   *[other] { $who }: { $points } points
  }
rules-bonus = Always
rules-bonus-classic = Everybody but the storyteller gets one point more for every vote on their own card.
rules-bonus-odyssey = Everybody but the storyteller gets one point more for every vote on their own card, at most 3 a turn.
rules-bonus-teams = One point more for every vote on the card your team added, at most 3 a turn. The storyteller’s team gets it for the team-mate’s card.
rules-bonus-teams-only = One point more for every vote on the card your team added, at most 3 a turn. The card to be found brings none.

rules-crowd = Your vote brings as many points as there are votes on its card, yours included, at most 5.
rules-crowd-votes = { $red ->
    [true] red vote
   *[other] { $votes ->
        [one] alone
        [6] 6, at most 5
       *[other] { $votes } together
      }
  }
rules-crowd-spoken = { $red ->
    [true] On the card with the red vote: nothing.
   *[other] { $votes ->
        [one] Alone on a card: nothing.
       *[other] { $votes } votes on a card: { $points } points each.
      }
  }

## More players, fewer players
rules-seven = With seven or more players
rules-second = Unsure? You may give a second vote, to another card. One of them is enough to have found it.
rules-lone = Sure? Find it with a single vote and get one point more.
rules-three-title = With three players
rules-three = You hold 7 cards. Those who do not tell add two cards each, so five lie open. Neither of your own two may have your vote.

## A whole turn
rules-example = One turn, counted: { $players } players
rules-example-key = Under each card, whose it is; on it, who voted for it. The lit one is the storyteller’s.
rules-example-rabbit = Rabbit
rules-example-teller = tells
rules-example-found = found
rules-example-lone = one vote
rules-example-bonus = votes on own card
rules-example-together = together

## The end, and the beginning
rules-end = The end
rules-first = Who begins?
rules-first-how = Whoever has a clue first. After that the storyteller is always the next on the left, and everybody draws new cards.
