### The television: the board for the room.

tv-title = Television, table { $code }
tv-show = Show on a television
tv-show-how = Or open { $address } in the television’s own browser.
tv-come = Come to the table
tv-how = Scan the QR code with your phone, or open { $host } and type the letters.
tv-join = Join at { $host }
tv-sound-ok = Press OK for sound

## What happens at the table.
tv-race = Who has a clue?
tv-race-how = Whoever is first begins, on the phone.
tv-clue-how = Meanwhile the others look at their cards.
tv-choose = Choose your cards, on your phones.
tv-trim = Hands are smaller now.
tv-vote = Which card is { $name }’s?
tv-vote-party = Which card suits the clue best?
tv-votes-in = { $done ->
    [one] Vote on your phones. { $done } of { $all } votes is in.
   *[other] Vote on your phones. { $done } of { $all } votes are in.
  }

## The connection, and the night.
tv-lost = The connection is lost. It comes back by itself.
tv-by-itself = The board keeps trying; nobody has to do anything.
tv-no-table = There is no table { $code }
tv-no-table-do = The right letters are on the phones at the table. Type them at the end of this page’s address.
tv-knock-first = The game at table { $code } has begun
tv-knock-first-do = Somebody who sits there can let this screen in: “Invite your friends” in the book at the table. It goes on by itself.
tv-asleep = Table { $code } is asleep
