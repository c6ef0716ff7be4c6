### Why something did not work, and what to do. One sentence a code of the server.

problem-unknown = That did not work. Please try again.
problem-unreachable = The server cannot be reached. Are you on the same network?

## Finding a table, sitting down
problem-no-such-table = There is no table here. Perhaps the link is old, or the code mistyped.
problem-no-such-page = There is nothing at this address.
problem-no-such-card = That card is not on this server.
problem-not-seated = Take a chair first; then you can do that.
problem-host-only = Only the host can do that.
problem-table-full = Every chair is taken. You can watch.
problem-seat-in-use = Somebody sits in that chair already.
problem-sit-down-as-pair = In this game two sit down together, or one takes an empty chair.
problem-sit-down-alone = Here people sit down one at a time.
problem-name-empty = Your name needs at least one letter.
problem-name-too-long = A name has at most 24 letters.
problem-name-taken = Somebody at this table has that name already. Add a letter, perhaps?
problem-colour-taken = Somebody else has that rabbit already.
problem-colour-unknown = There is no rabbit of that colour.
problem-link-used = That link has been used already. Ask for a new one.
problem-seat-moved = You sit at this table on another device now.
problem-no-such-seat = Nobody sits in that chair.
problem-not-these-chairs = Somebody came or went meanwhile. Please order the chairs again.
problem-no-such-bot = There is no clockwork rabbit of that kind.

## Setting the table
problem-unknown-game = This server does not know that game.
problem-players-not-allowed = This game cannot be played by so many, or so few.
problem-option-foreign = This game does not have that choice.
problem-option-out-of-range = That value is not possible here.
problem-no-deck = Choose at least one deck.
problem-deck-unknown = One of the decks is no longer on this server.
problem-too-few-cards = The chosen decks have too few cards for so many players. Add a deck.
problem-card-twice = A card can be in the game only once.
problem-game-runs = That is possible only between games.
problem-no-game = No game has begun yet.

## During the turn
problem-stale = The table has moved on since then.
problem-wrong-phase = That is not possible at this point of the turn.
problem-game-over = The game has ended.
problem-game-rests = The game rests until enough players are back.
problem-not-storyteller = Somebody else is the storyteller.
problem-somebody-was-faster = Lovely idea, but somebody was a moment faster: their clue opens the game.
problem-clue-empty = A clue needs at least one letter.
problem-clue-too-long = A clue has at most 500 letters.
problem-clue-unreadable = There is something in that clue that is not text.
problem-card-needed = Choose the card that goes with your clue.
problem-card-not-wanted = In this game no card goes with the clue.
problem-card-not-in-hand = That card is not in your hand.
problem-wrong-number-of-cards = That is not the number of cards to hand over.
problem-card-named-twice = That is the same card twice.
problem-storyteller-gives-no-card = The storyteller hands over no further card.
problem-partner-gave-already = Your team-mate has handed over a card already.
problem-nothing-to-take-back = There is no card to take back.
problem-no-surplus = You have no card to put away.
problem-not-a-voter = You do not vote in this turn.
problem-no-vote = Choose a card to vote for.
problem-too-many-votes = That is one vote too many.
problem-same-place-twice = Both votes are on the same card.
problem-no-such-place = There is no card in that place.
problem-own-card = That card is yours. Vote for another.
problem-red-missing = Place your red vote too.
problem-red-not-allowed = Only the storyteller has a red vote.
problem-red-on-green = Your red vote must lie on another card than your green one.
problem-nobody-to-stand-in-for = There is nothing to do for that chair right now.
problem-race-is-open = The first clue is a race: it waits for whoever has one.
problem-nothing-to-end = There is nothing to move on from.
problem-not-yet = The table still waits for them. You can call a stand-in in a little while.
problem-impossible-table = These cards cannot lie on the table like that.
problem-ballot-missing = Somebody’s vote is missing.

## Talking
problem-talk-rests = Talk rests until the cards are revealed.
problem-muted = The host has muted you.
problem-talk-empty = There is nothing to say in that.
problem-talk-too-long = That is too long. Say it shorter.
problem-word-not-wanted = One of these words is not wanted here.
problem-no-such-line = That has been taken away already.

## The server
problem-closing = The server restarts. Your place is kept; come back in a moment.
problem-client-too-old = This page is older than the server. Please reload it.
problem-not-stored = That could not be stored. Nothing has changed; please try again.
problem-bad-message = The server did not understand that. Reloading the page may help.
problem-bad-origin = That came from another site, so the server refused it.
problem-too-large = That is too large.
problem-too-fast = That was a lot at once. Please wait a moment.
problem-too-many-watchers = Too many people are watching this table.
problem-too-many-tables = This server has no room for another table at the moment.
problem-no-push = This server sends no notices.
