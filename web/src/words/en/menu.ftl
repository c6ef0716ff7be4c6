### The book at the table.

menu-title = Table { $code }
menu-rules = How to play { $game }
menu-history = What has been told
menu-invite = Invite your friends
menu-about = About Reverie

## My seat
menu-device = My seat on another device
menu-device-how = Make a link, and open it on your phone, tablet or computer. Your seat, your cards and your points go there with you; this device then leaves the seat.
menu-device-make = Make the link
menu-device-link = Link to your seat
menu-device-qr = QR code with the link to your seat
menu-device-share = My seat at the Reverie table
menu-device-made = Keep this link to yourself: whoever opens it sits in your chair. It works once, and for a day.

menu-stay = Stay
menu-go = Leave the table
menu-leave = Leave the table
menu-leave-title = Leave the table?
menu-leave-free = Your chair becomes free for somebody else. You can come back with the link.
menu-leave-playing = Your cards go to the discard pile and your rabbit leaves the track. If you come back, you begin anew without points.
menu-leave-host = Somebody else becomes the host.
menu-leave-yes = Leave
menu-left = You have left the table.
menu-forget = Forget me
menu-forget-more = Leave, and have your name erased
menu-forget-title = Leave and be forgotten?
menu-forget-sure = Your name and everything you said here are erased. The turns you played stay in the history, without your name.
menu-forget-yes = Leave and erase my name
menu-forgotten = You have left. This table does not know your name any more.
menu-export-more = Every clue, card and vote of it; names are not in it

## The host’s things
menu-move-on = Go on to the next turn
menu-move-on-more = Without waiting until everybody is ready
menu-skip = Pass over { $name }
menu-skip-me = Pass over my turn to tell
menu-skip-more = The next on the left tells; nobody scores
menu-stand-in = Let a clockwork rabbit play for { $name }
menu-stand-in-more = Only this once; the seat stays theirs
menu-people = Who sits here
menu-person-you = you, the host
menu-person-here = here
menu-person-away = away
menu-person-bot = clockwork rabbit
menu-add-bot = Add a clockwork rabbit
menu-add-bot-more = It sits down when the next turn begins
menu-remove-playing = Whoever is removed in the middle of a game loses their cards and points.
