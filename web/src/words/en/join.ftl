### A friend comes to the table.

join-title = Take a seat
join-host = { $name } has set a table
join-nobody = A table is set
join-here = At the table
join-alone = Nobody sits here yet.
join-name = Your name
join-name-wanted = What may the others call you?
join-colour = Your rabbit
join-sit = Sit down
join-watch = Just watch
join-between = A game is on. You get your cards when the next turn begins.
join-between-seat = A game is on, and a seat is empty. You get your cards when the next turn begins.
join-rabbit = A game is on. A clockwork rabbit gets up for you: you play on with its cards and its points.
join-full = All chairs are taken. You can watch, and take the first that becomes free.
join-pairs = A game in pairs is on, and nobody can join it alone. You can watch until it is over.
join-colour-gone = Somebody was faster: that rabbit is taken. Choose another.

## Somebody who sat here before, or sits here on another device.
join-elsewhere = Are you { $name }? That seat is held by another device. Move it here from the menu there, or ask { $host } for a new link.
join-elsewhere-host = Are you { $name }? That seat is held by another device. Move it here from the menu there.

## A link that moves a seat to this device.
join-continue-title = Welcome back
join-continue = Continue here as { $name }
join-continue-nameless = Continue here
join-continue-say = This seat moves to this device. The other one leaves it.
join-continue-instead = On this device you sit here as { $name }; that seat will need a new link.
join-not-me = That is not me
