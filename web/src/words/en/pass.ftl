### One phone for all: who plays, and the cover between two people.

pass-title = One phone for all of us
pass-how = Write down who plays, in the order you sit. The phone goes round, and everybody sees only their own cards.
pass-change = Another game
pass-names = Who plays
pass-name = Name { $number }
pass-remove = Remove name { $number }
pass-add = One more person
pass-pairs = You play in pairs: your partner is half the list away from you.
pass-deal = Deal the cards
pass-wrong-twice = Two of you have this name.
pass-wrong-long = That is a long name. Is there a shorter one?
pass-wrong-few = This game is for { $least } to { $most } people.

pass-give = Give the phone to { $name }
pass-give-to = Give the phone to
pass-lift = I’m { $name }
pass-other = Somebody else first
pass-race = Whoever has a clue begins. { $name } may look first.
pass-clue = { $name } tells this time.
pass-choose = { $name } chooses a card.
pass-vote = { $name } votes.
pass-trim = { $name } puts cards away.
pass-cover = Cover the cards and pass the phone on
