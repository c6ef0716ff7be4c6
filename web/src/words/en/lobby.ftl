### The lobby: who is here, what is played, and how friends come.

lobby-title = Table { $code }
lobby-code = Table code
lobby-code-letters = Table code: { $letters }
lobby-at = on { $host }
lobby-at-here = on this computer alone
lobby-invite = Invite
lobby-invite-title = Invite your friends
lobby-invite-how = Scan the QR code, open the link, or type the letters on { $host }.
lobby-door-shut = The game has begun: the code lets nobody in any more; the link does.
lobby-door-open = Let people in by the code
lobby-door-is-open = The door is open: the code lets people in until the next turn has ended.
lobby-qr = QR code with the link to this table
lobby-link = Link to the table
lobby-share = Share
lobby-share-title = Come and play Reverie
lobby-copy = Copy
lobby-copied = The link is copied.
lobby-copy-yourself = This browser cannot copy. The link is selected: copy it yourself.
lobby-here-only = Only this computer can open the link: the server listens to nobody else. Start it for the whole network to play with other devices.
lobby-no-invitation = The link could not be fetched.

## What is played.
lobby-change = Change the game
lobby-change-short = Change
lobby-set-up = What shall we play?
lobby-done = Done

## Who sits here.
lobby-seats = Seats
lobby-players = { $players ->
    [one] One at the table
   *[other] { $players } at the table
  }
lobby-you = you
lobby-you-host = you, the host
lobby-host = host
lobby-is-here = here
lobby-is-away = away
lobby-host-is-away = host, away
lobby-bot = clockwork
lobby-with = with { $name }
lobby-empty-partner = still without a partner
lobby-empty = An empty chair
lobby-add-bot = Clockwork rabbit
lobby-fill = { $rabbits ->
    [one] Fill up with one rabbit
   *[other] Fill up with { $rabbits } rabbits
  }
lobby-mix = Draw lots for seats
lobby-mix-teams = Draw lots for pairs
lobby-mixed = The seats have been drawn by lot.

## One seat.
lobby-seat-mine = Your seat
lobby-colour = Your rabbit
lobby-swap = Change places with
lobby-swapped = { $one } and { $other } have changed places.
lobby-new-link = A new link to this seat
lobby-new-link-say = For { $name }, on a new device or after losing the old one.
lobby-link-made = Give this link to { $name } alone. It works once and for a day; the device that had the seat leaves it.
lobby-seat-link = Link to the seat of { $name }
lobby-remove = Remove from the table
lobby-remove-bot = Let it wind down
lobby-remove-sure = Remove { $name } from this table? They can come back with the link.
lobby-remove-yes = Remove { $name }
lobby-remove-no = Keep the seat

## For those who listen.
lobby-came = { $name } sits down.
lobby-left = { $name } has left.
lobby-now-classic = The game is now Classic.
lobby-now-odyssey = The game is now Odyssey.
lobby-now-party = The game is now Party.
lobby-now-teams = The game is now Teams.

## The one line.
lobby-few-host = { $missing ->
    [one] One more player or clockwork rabbit, then you can deal.
   *[other] { $missing } more players or clockwork rabbits, then you can deal.
  }
lobby-few = { $missing ->
    [one] One more player is needed.
   *[other] { $missing } more players are needed.
  }
lobby-many-host = This game seats { $most }. Change the game?
lobby-many = This game seats { $most }; there are more of you.
lobby-odd-host = Pairs need an even number: one more, or one fewer.
lobby-odd = Pairs need an even number: one more, or one fewer.
lobby-cards-host = So many players need { $needed } cards. Add a deck.
lobby-cards = So many players need { $needed } cards; the host can add a deck.
lobby-ready-host = { $players } at the table. Deal when you are ready.
lobby-ready = { $name } will deal the cards.
lobby-away-host = { $away ->
    [one] { $name } is away. Deal anyway?
   *[other] { $away } of you are away. Deal anyway?
  }
lobby-host-away = Waiting for { $name }, who is away.
lobby-nobody = Nobody sits here. Take a seat, and the table is yours.
lobby-deal = Deal the cards
lobby-play-instead = Play { $game } instead
lobby-sit = Take a seat
lobby-my-rabbit = My rabbit
