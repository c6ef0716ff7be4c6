### Words that stand on every screen.
### The glossary: docs/words.md.

title = Reverie
title-page = { $page } · Reverie
title-your-turn = Your turn · { $title }

close = Close
back = Back
home = Home
again = Try again

seat-you = you, { $state }

language = Language
theme-to-day = Let daylight in
theme-to-night = Light the lamp for the night

## The rabbits: colour and mark, for ears.
colour-poppy = poppy red with a sun
colour-sky = sky blue with a drop
colour-marigold = marigold with a star
colour-pine = pine green with a tree
colour-rose = rose with a heart
colour-inkblue = ink blue with a moon
colour-moss = moss green with a leaf
colour-plum = plum with a gem
colour-milk = milk white with a ring
colour-chestnut = chestnut with window panes
colour-lagoon = lagoon with waves
colour-slate = slate with a cross

## Games.
game-classic = Classic
game-odyssey = Odyssey
game-party = Party
game-teams = Teams

## Cards.
card = Card { $number }
card-some = A card
card-of = Card { $number } of { $count }
card-back = A card, face down
card-describe = Describe
card-describe-hide = Hide the words
card-next = Next card
card-previous = Previous card
card-no-words = There are no words for this card yet.

## The connection.
connection-connecting = Coming to the table…
toasts = Messages
