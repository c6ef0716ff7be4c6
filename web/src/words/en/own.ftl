### Pictures of one’s own: how they become cards.

own-heading = Our own pictures
own-say = Photographs, scans or drawings: each becomes a card, cut around what matters. For three players 26 are enough.
own-choose = Choose pictures
own-add = Add pictures
own-another = Begin another deck
own-bring = Bring “{ $title }” to this table
own-private = Who sees them: everybody at this table, also those who only watch, while you play with them. Whoever runs this server could look at them, too. Nobody else. Places, dates and everything else hidden in the files are removed.
own-make = Make a deck of our own pictures
own-who-sees = Who sees them: everybody at the tables you bring them to, also those who only watch, while they are played with. Whoever runs this server could look at them, too. Nobody else.
own-kept = This browser keeps them for next time, until you let it forget them; whoever uses it can bring them to a table. The pictures themselves stay until you delete the deck at a table.
own-keep-here = Keep them in this browser for next time
own-keep-who = Whoever uses this browser can then bring them to a table.
own-keep-not = Without the tick it forgets them when you close the tab; they stay at this table.
own-offer = This link leads to a deck of own pictures. Shall this browser keep it for next time?
own-offer-keep = Keep it here
own-offer-not = Not here
own-forget = Forget here
own-forgotten = This browser has forgotten “{ $title }”.
own-make-table = Play with our own pictures
own-title = The deck is called
own-new-title = Pictures of { $name }
own-from-link = a deck from a link
own-remembered = This browser now knows your deck. At your table, open “Our own pictures”.
own-play = { $cards ->
    [one] Play with this picture
   *[other] Play with these { $cards } pictures
  }
own-sending = Picture { $number } of { $total }…
own-progress = Picture progress
own-reading = Cutting { $name }…
own-sent = The pictures have arrived.
own-left-out = Left out
own-dismiss = I have read about { $name }
own-card = Picture { $number } of { $count }
own-caption = What can be seen
own-caption-say = Read aloud to those who cannot see the picture. Say what is there, not what it means.
own-words = Give each a word
own-words-ask = { $count ->
    [one] So that the clockwork rabbits can play, too, tell them what can be seen. One picture has no word yet.
   *[other] So that the clockwork rabbits can play, too, tell them what can be seen. { $count } pictures have no word yet.
  }
own-words-enough = One word is enough.
own-words-who = Read aloud to those who cannot see the picture; everybody at the table can read it. It is all the clockwork rabbits know of the picture.
own-words-back = Back
own-words-skip = Skip
own-words-next = Next
own-words-end = Enough for now
own-words-thanks = { $count ->
    [one] Thank you. The clockwork rabbits know one more picture now.
   *[other] Thank you. The clockwork rabbits know { $count } more pictures now.
  }
own-earlier = Earlier
own-later = Later
own-card-done = That is it
own-remove = Remove this picture
own-remove-sure = It will be gone from this server for good.
own-remove-yes = Remove it
own-keep = Keep it
own-delete = Delete this deck
own-delete-sure = Delete “{ $title }” with all its pictures? They will be gone for good.
own-delete-yes = Delete it

## What cannot be a card, and why.
problem-own-pictures-off = This server takes no pictures of your own. Play with the decks that are here.
problem-own-busy = Many pictures are being read at the moment. Please try again in a minute.
problem-own-full = There is no room for more pictures here. Delete a deck of yours, or ask whoever runs the server.
problem-own-title = A deck needs a title of at most 60 letters.
problem-own-last-picture = A deck keeps at least one picture. Delete the whole deck instead.
problem-own-deck-chosen = This deck is to be played. Choose another one first, then delete it.
problem-picture-unknown = This is not a picture, whatever its name says. Choose a JPEG or PNG.
problem-picture-heic = HEIC pictures cannot be read here. Save or send it as JPEG.
problem-picture-broken = The picture is damaged or incomplete. Try another copy of it.
problem-picture-too-large = The file is larger than 20 MB. Make it smaller first.
problem-picture-too-many-pixels = The picture has more than 80 million pixels. Make it smaller first.
problem-picture-too-small = The picture is too small for a card. It needs at least 160 by 240 pixels.
problem-picture-blank = There is nothing to see in it. Choose another one.
problem-picture-too-slow = It took too long to read. Save it as JPEG again and try once more.
problem-picture-too-heavy = It needs too much memory to be read. Make it smaller first.
problem-picture-twice = The deck has this picture already.
problem-picture-too-many = The deck is full: it holds 300 pictures. Begin another one.
problem-picture-leads-outside = Its name leads out of its folder. Give it another name.
problem-picture-unpacks-too-large = It would unpack into something huge. Choose another one.
problem-picture-locked = It is locked with a password. Unlock it first.
