### The table while a turn is played: clue, choose, vote, and the pauses between.

names-more = { $more ->
    [one] { $names } and one other
   *[other] { $names } and { $more } others
  }

## The one line.
now-lobby = The game has not begun.
now-newcomer = You sit down when the next turn begins.
now-over = The game is over.
now-away = { $count ->
    [one] { $names } is away. { $host } may go on without them.
   *[other] { $names } are away. { $host } may go on without them.
  }
now-away-host = { $count ->
    [one] { $names } is away. You may go on without them.
   *[other] { $names } are away. You may go on without them.
  }
now-away-soon = { $count ->
    [one] { $names } is away. In a moment somebody else takes over.
   *[other] { $names } are away. In a moment somebody else takes over.
  }
now-late = Still waiting for { $names }. A clockwork rabbit may step in.
host-is-you = { $name } is away. Until they are back, you host.
host-is-back = { $name } is back and hosts again.
host-is-yours = You host this table now.

now-race = Who has a clue? Whoever is first begins.
now-race-covered = Who has a clue? The cards are uncovered afterwards.
now-race-rabbit = A rabbit tells first. Look at your cards meanwhile.
now-wait-race = They are looking for the first clue. Whoever has one begins.
now-tell = You tell. Choose a card, and find words for it.
now-tell-words = Now the clue: a word, a line, a song.
now-tell-ready = Not too plain, not too obscure?
now-tell-free = You tell. The clue comes first, then your cards.
now-tell-partner = You tell. { $name } lays a card to your clue.
now-wait-clue = { $name } is looking for a clue.

now-choose = { $count ->
    [one] Which of yours could pass for { $name }’s?
   *[other] Which two of yours could pass for { $name }’s?
  }
now-choose-party = Which of yours suits the clue best?
now-choose-mate = Which of yours suits { $name }’s clue best?
now-choose-target = The others look for your card: which suits { $name }’s clue?
now-choose-pair = You or { $partner }: one of you lays a card.
now-wait-card = Waiting for { $names } to lay a card.
now-wait-card-mine = Waiting for { $names }. You may still change it.
now-wait-card-teller = Your clue is out. Waiting for { $names }.
now-wait-card-partner = { $partner } laid for both of you. Waiting for { $names }.
now-stood-card = A stand-in laid a card for you. You may still change it.

now-vote = { $most ->
    [one] Which card is { $name }’s? Vote for it.
   *[other] Which card is { $name }’s? One vote, or two.
  }
now-vote-party = Which suits the clue best? Points come with company.
now-vote-red = Green for the best card, red on one that won’t count.
now-wait-vote = Waiting for { $names } to vote.
now-wait-vote-mine = Waiting for { $names }. You may still change it.
now-wait-vote-teller = They are looking for your card. Waiting for { $names }.
now-wait-vote-partner = { $partner } votes for both of you. Waiting for { $names }.
now-stood-vote = A stand-in voted for you. You may still change it.

now-trim = { $count ->
    [one] Hands are smaller now: put one card away.
   *[other] Hands are smaller now: put { $count } cards away.
  }
now-wait-trim = Waiting for { $names } to put a card away.
now-reveal = Look around and talk. Go on when you are ready.
now-wait-ready = Waiting for { $names }.
now-rest = { $more ->
    [0] The game is paused for a moment.
    [one] The game is paused until one more sits down.
   *[other] The game is paused until { $more } more sit down.
  }

## The bar.
bar-menu = The book: rules, history, your seat
bar-turn = Turn { $turn }
bar-turn-you = Turn { $turn } · you tell
bar-turn-teller = Turn { $turn } · { $name } tells
bar-score = { $score ->
    [one] You have one point. All scores
   *[other] You have { $score } points. All scores
  }
bar-scores = All scores
scores-title = Scores
scores-you = { $name } (you)
scores-target = First to { $target } ends the game.
scores-turns = { $turns ->
    [one] Everybody tells once.
   *[other] Everybody tells { $turns } times.
  }
scores-points = { $score ->
    [one] one point
   *[other] { $score } points
  }
bar-time = { $minutes ->
    [0] Less than a minute left
    [one] One minute left
   *[other] { $minutes } minutes left
  }

## Ears: what everybody is doing.
seats-label = Who is ready
seat-tells = tells
seat-tells-you = telling
seat-thinking = thinking
seat-chooses = choosing
seat-chose = card laid
seat-votes = thinking
seat-voted = voted
seat-ready = ready
seat-waits = waiting
seat-away = away
seat-stand-in = a stand-in played
seat-called = a stand-in plays
seat-soon = joining soon
seat-empty = an empty chair
stood-in = A stand-in played for { $names }.
nudged = The table is waiting for you.
sat-down = { $names } joined the table.

## Pages, for ears.
page-clue = Turn { $turn }: the clue
page-choose = Turn { $turn }: choose a card
page-vote = Turn { $turn }: vote
page-trim = Turn { $turn }: put cards away
page-rest = The game is paused
heard-clue = { $name } says: { $clue }
heard-cards = The cards are on the table.
hand-label = Your hand
hand-covered = Your hand, face down
card-in-hand = Card { $number } of your hand
card-laid = Card { $number } of your hand, laid
table-cards = The cards on the table
table-backs = Cards laid so far
back-of = A card from { $name }
your-told-card = Your card
pile = The draw pile

## The clue.
clue-says = { $name } says
clue-you-said = You said
clue-sung = { $name } sings
clue-mimed = { $name } mimes
clue-sound = { $name } makes a sound
clue-other = { $name } performs it
clue-sung-you = You sing it
clue-mimed-you = You mime it
clue-sound-you = You make the sound
clue-other-you = You perform it
clue-look-up = Look up and listen.
clue-watch = Look up and watch.
clue-whole = Read it all
clue-i-have = I have a clue
clue-not-yet = Not yet
clue-yours = Your clue
clue-title = Its title, if it has one
clue-place = A word, a line, a song…
clue-place-title = A title, if you like
clue-give = Give this clue
clue-give-performed = Here it comes
clue-stuck = I’m stuck
clue-perform = I’ll perform it
clue-write = I’ll write it
clue-how = How will you give it?
clue-how-sung = Sing
clue-how-mimed = Mime
clue-how-sound = Sound
clue-how-other = Otherwise
clue-left = { $left ->
    [one] one letter left
   *[other] { $left } letters left
  }
clue-over = { $over ->
    [one] one letter too many
   *[other] { $over } letters too many
  }
clue-tell-this = Tell this card
clue-told-this = This is the one
clue-faster = { $name } was a moment faster. Your words are kept for your turn.

## Directions for somebody who is stuck: never a clue itself.
stuck-title = Where could it come from?
stuck-other = Other directions
stuck-memory = A memory of your own that smells or sounds like this picture.
stuck-sound = The sound one would hear, standing in it.
stuck-opposite = The very opposite of what one sees first.
stuck-title-of = The title of the book that begins here.
stuck-smell = What it smells of, or tastes of.
stuck-question = A question somebody in it might ask.
stuck-place = A place you know that feels like it.
stuck-saying = A saying, bent a little.
stuck-song = A line of a song that would be playing.
stuck-before = What happened a minute before.
stuck-after = What happens when nobody looks.
stuck-small = The smallest thing in the picture, and nothing else.
stuck-weather = The weather in it, or the time of day.
stuck-letter = The first words of a letter sent from there.
stuck-feeling = A feeling, without its name.
stuck-child = What a child would call it.
stuck-free-memory = A small memory that others have had too.
stuck-free-sound = A sound everybody knows.
stuck-free-smell = A smell, or a taste.
stuck-free-question = A question without an answer.
stuck-free-place = A place that most of you have seen.
stuck-free-saying = A saying, bent a little.
stuck-free-song = A line of a song.
stuck-free-weather = A kind of weather, or an hour of the day.
stuck-free-person = Somebody you all know, without the name.
stuck-free-year = A day of the year.

## Laying cards.
choose-lay = { $count ->
    [one] Lay this card
   *[other] Lay these two
  }
choose-lay-none = { $count ->
    [one] Choose a card
   *[other] Choose two cards
  }
choose-lay-more = Choose one more
choose-lay-instead = { $count ->
    [one] Lay this one instead
   *[other] Lay these instead
  }
choose-take-back = { $count ->
    [one] Take it back
   *[other] Take them back
  }
choose-this = Choose this card
choose-unchoose = Not this one
choose-laid = You laid this card
look-closely = Look closely
keep-it = Keep it as it is

## Voting.
vote-for = Vote for { $number }
vote-for-two = Vote for { $first } and { $second }
vote-for-none = Choose a card
vote-for-instead = Vote for { $number } instead
vote-change = Change my vote
vote-again = Vote like this
vote-yours = yours
vote-team = your team’s
vote-yours-why = This one is yours: it cannot have your vote.
vote-team-why = This one is your team’s: it cannot have your vote.
vote-dial = Vote dial
vote-dial-value = Card { $number }
vote-turn-back = Turn back
vote-turn-on = Turn forward
vote-token-first = Your vote
vote-token-second = A second one, if you wish
vote-token-green = Green: suits best
vote-token-red = Red: won’t count
vote-token-at = { $token }: card { $number }
vote-token-none = { $token }: not placed yet
vote-put-first = My vote
vote-put-second = Second vote
vote-put-green = Green here
vote-put-red = Red here
vote-lift = Take it off
vote-here = your vote
vote-here-red = your red vote
vote-red-missing = Place the red one too
vote-green-missing = Place the green one too

## Surplus cards.
trim-put = { $count ->
    [one] Put this card away
   *[other] Put these { $count } away
  }
trim-choose = { $left ->
    [one] Choose one card
   *[other] Choose { $left } cards
  }
trim-more = { $left ->
    [one] Choose one more
   *[other] Choose { $left } more
  }
trim-this = Put this one away

## Rest.
rest-title = The game is paused
rest-why = Scores and hands wait as they are. As soon as enough sit here, it goes on by itself.
rest-code = Table code
rest-code-how = Friends come in with this code or your link.
rest-bot = Add a clockwork rabbit
rest-host = { $name } may add a clockwork rabbit.
rest-here = { $count ->
    [one] One is here
   *[other] { $count } are here
  }

## Stand-ins.
stand-in-call = Let a clockwork rabbit play for { $name }
choose-mate-lays = Let { $name } lay
choose-mate-asked = { $name } lays for the two of you.
## The picture one likes best.
like-ask = Favourite?
like-this = I like this one best
like-marked = Marked. Nobody learns of it before the end.
like-here = you like this one best

## The first turn ever: at most three hints.
hint-dismiss = Thank you
hint-clue = Found by some: 3 points. By all or by nobody: none.
hint-clue-party = Say what many will see in their own cards.
hint-choose = Each vote your card takes is a point for you.
hint-choose-party = Lay the card that most people would choose.
hint-choose-teams = Talk aloud if you like, but never about your cards.
hint-vote = Find the card: 3 points, or 2 if everybody does.
hint-vote-two = One vote that hits alone earns 1 more; two are safer.
hint-vote-red = The red vote empties a card: green ones on it count for nothing.
hint-vote-party = Every vote on the same card is a point, up to 5. Alone it counts for nothing.

## The connection.
lost = Coming back…
lost-closing = The server is restarting and will be right back. Your place is kept.
lost-long = No connection yet. Your place is kept.
