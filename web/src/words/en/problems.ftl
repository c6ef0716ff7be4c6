### Why something did not work, and what to do. One line a code of the server.

problem-unknown = That did not work. Please try again.
problem-unreachable = The server cannot be reached. Check your connection; what you wrote is kept.

## Finding a table, sitting down
problem-no-such-table = There is no table here. Ask for the link or the code once more.
problem-knock-first = The game has begun there. Ask somebody at the table to let you in, or for the link.
problem-no-such-page = There is nothing at this address. Begin again from the home page.
problem-no-such-card = That card is not on this server. Reload the page to see what is.
problem-not-seated = Only somebody who sits here can do that. Take a chair first.
problem-host-only = Only the host can do that. Ask them.
problem-table-full = Every chair is taken. You can watch, and sit down when one is free.
problem-game-full = A game is running, and it has as many players as it can. You can watch until it ends.
problem-seat-in-use = Somebody sits in that chair already. Take another one.
problem-sit-down-as-pair = In this game two sit down together. Come as a pair, or wait for an empty chair.
problem-sit-down-alone = Here people sit down one at a time. Try it one after the other.
problem-name-empty = Your name needs at least one letter.
problem-name-too-long = A name has at most 24 letters. Make it a little shorter.
problem-name-taken = Somebody at this table has that name already. Add a letter, perhaps?
problem-colour-taken = Somebody else has that rabbit already. Choose another one.
problem-colour-unknown = There is no rabbit of that colour. Choose another one.
problem-link-used = That link has been used, or is more than a day old. Ask for a new one.
problem-seat-moved = You sit at this table on another device now. Play on there.
problem-no-such-seat = Nobody sits in that chair any more. There is nothing to do for it.
problem-not-these-chairs = Somebody came or went meanwhile. Please order the chairs again.
problem-no-such-bot = There is no clockwork rabbit of that kind. Choose another one.

## Setting the table
problem-unknown-game = This server does not know that game. Choose another one.
problem-players-not-allowed = This game is not for so many, or so few. Choose another game, or change who sits here.
problem-option-foreign = This game does not have that choice. Choose the game once more.
problem-option-out-of-range = That number is not possible here. Try another one.
problem-no-deck = Choose at least one deck.
problem-deck-unknown = One of the decks is no longer on this server. Choose others.
problem-too-few-cards = The chosen decks have too few cards for so many players. Add a deck.
problem-card-twice = Two of the decks share a card. Take one of them out.
problem-game-runs = That is possible only between games. Wait for the end of this one.
problem-no-game = No game has begun yet. The host can begin it.

## During the turn
problem-stale = The table has moved on since then. Look again.
problem-wrong-phase = That is not possible at this point of the turn. The line below says what is.
problem-game-over = The game has ended. The host can begin another.
problem-game-rests = The game is paused until enough players are back.
problem-not-storyteller = Somebody else is the storyteller. Your turn to tell will come.
problem-somebody-was-faster = Lovely idea, but somebody was a moment faster. Their clue opens the game; keep yours for later.
problem-clue-empty = A clue needs at least one letter.
problem-clue-too-long = A clue has at most 500 letters. Make it shorter.
problem-clue-unreadable = There is something in that clue that is not text. Please type it again.
problem-clue-kind-not-wanted = This table doesn’t want clues of that kind. Choose another.
problem-tune-empty = A tune needs at least one note.
problem-tune-too-long = A tune has at most 120 notes and 12 seconds. Take some away.
problem-unknown-voice = There is no such voice in the music corner.
problem-note-out-of-range = The music corner has no such note.
problem-mime-empty = A pantomime needs at least one gesture.
problem-mime-too-long = A pantomime has at most 40 gestures and 12 seconds. Take some away.
problem-unknown-gesture = No rabbit knows that gesture.
problem-pose-out-of-range = No rabbit can bend like that.
problem-moments-out-of-order = The moments of your clue are out of order. Start it over.
problem-recording-unknown = That recording isn’t there any more. Please record it again.
problem-recording-too-long = A recording lasts at most 15 seconds. Make it shorter.
problem-voices-off = This server takes no recorded voices. Choose another kind of clue.
problem-voices-full = There is no room for more recordings. Choose another kind of clue.
problem-not-a-recording = That is no recording we can read. Please record it again.
problem-recording-too-large = That recording is too large. Make it shorter.
problem-recording-too-slow = The recording took too long to arrive. Please try again.
problem-card-needed = Choose the card that goes with your clue.
problem-card-not-wanted = In this game no card goes with the clue. Give just the words.
problem-card-not-in-hand = That card is not in your hand any more. Choose another one.
problem-wrong-number-of-cards = That is not the number of cards to hand over. Choose again.
problem-card-named-twice = That is the same card twice. Choose two different ones.
problem-storyteller-gives-no-card = You are the storyteller: your card lies there already. Wait for the others.
problem-partner-gave-already = Your team-mate has handed over a card already. Yours counts if they take it back.
problem-nothing-to-take-back = There is no card to take back. The cards lie on the table already.
problem-no-surplus = You have no card to put away. Your hand is just right.
problem-not-a-voter = You do not vote in this turn. Watch what the others find.
problem-no-vote = Choose a card to vote for.
problem-too-many-votes = That is one vote too many. Take one off.
problem-same-place-twice = Both votes are on the same card. Move one of them.
problem-no-such-place = There is no card in that place. Choose another one.
problem-own-card = That card is yours. Vote for another.
problem-own-picture = That picture is your own. Choose one that somebody else laid.
problem-no-such-circle = There is no circle for this key. Perhaps you have a newer one.
problem-circle-full = A circle has room for 24 people.
problem-own-clue = That clue is your own. Give your heart to somebody else’s.
problem-no-such-turn = That turn was not played to the end.
problem-red-missing = Place your red vote too.
problem-red-not-allowed = Only the storyteller has a red vote. Vote with the green one.
problem-red-on-green = Your red vote must lie on another card than your green one. Move one of them.
problem-nobody-to-stand-in-for = The table does not wait for that chair right now. There is nothing to do.
problem-race-is-open = The first clue is a race: whoever has one begins. Perhaps you?
problem-nothing-to-end = The table has moved on already.
problem-not-yet = Give them a little longer. You can call a stand-in when the table has waited a while.
problem-impossible-table = These cards cannot lie on the table like that. Count them once more.
problem-ballot-missing = Somebody’s vote is missing. Ask them for it.

## Talking
problem-talk-rests = Talk is paused until the cards are revealed. Keep it for then.
problem-muted = The host has muted you. You can go on playing.
problem-talk-empty = Write a word or two first.
problem-talk-too-long = That is too long. Make it shorter.
problem-word-not-wanted = One of these words is not wanted here. Say it another way.
problem-no-such-line = That has been taken away already.

## The server
problem-closing = The server is restarting. Your place is kept; come back in a moment.
problem-client-too-old = This page is older than the server. Please reload it.
problem-not-stored = That could not be stored, so nothing has changed. Please try again.
problem-our-fault = Something went wrong on our side, not on yours. Please try again.
problem-bad-message = The server did not understand that. Reload the page and try again.
problem-bad-origin = That came from another site, so the server refused it. Open the table by its own link.
problem-too-large = That is too large. Try it with less.
problem-too-fast = That was a lot at once. Please wait a moment.
problem-too-many-watchers = Too many people are watching this table. Try again a little later.
problem-too-many-tables = This server has no room for another table at the moment. Try again a little later.
problem-no-push = This server sends no notices. Keep the page open to see your turn.
problem-no-print = This server cannot print books. Keep it as one file instead.

## Pages that cannot be shown: what happened, and what to do.
trouble-home = To the home page
trouble-decks = To the other decks
trouble-reload = Reload the page

trouble-unreachable = The server does not answer
trouble-unreachable-do = It may be asleep, or you are on another network than it is. Your place at the table is kept.
trouble-closing = Lights out for a moment
trouble-closing-do = The server is restarting and will be right back. Your place, your cards and your words are kept.
trouble-client-too-old = This page is from yesterday
trouble-client-too-old-do = The server has a newer one. Reload it, and you are back in your chair.
trouble-no-such-table = There is no table here
trouble-no-such-table-do = Perhaps the link is old, or the code mistyped. Ask whoever sent it to you.
trouble-knock-first = The game has begun
trouble-knock-first-do = Somebody who sits there can let you in: “Invite your friends” in the book at the table. Or ask for the link. This page looks again by itself.
trouble-no-such-page = Nothing lives at this address
trouble-no-such-page-do = The link may be incomplete. From the home page every way is open.
trouble-deck-unknown = That deck is not on this shelf
trouble-deck-unknown-do = It may have been put away. The other decks are still here.
trouble-table-full = Every chair is taken
trouble-table-full-do = This table has no place left. Set one of your own, or come back when somebody gets up.
trouble-game-full = This game is full
trouble-game-full-do = It has as many players as it can. Watch until it ends, or set a table of your own.
trouble-too-many-watchers = The room is full of people watching
trouble-too-many-watchers-do = When one of them goes, there is room for you.
trouble-too-many-tables = There is no room for another table
trouble-too-many-tables-do = This server has as many as it can hold. Try again a little later.
trouble-too-fast = One thing after the other
trouble-too-fast-do = That was a lot at once for the server. Take a breath, then try again.
trouble-seat-moved = You are sitting here on another device
trouble-seat-moved-do = Play on there. To come back here, open the book at the table there and make a link to your seat.
trouble-not-seated = Your chair is empty
trouble-not-seated-do = The host has taken you from the table. Ask them, if you would like to come back.
trouble-link-used = This link has done its work
trouble-link-used-do = It opens a seat only once, and for a day. Ask for a new one.
