### A slow game: hearing that it is one’s turn.

notices-open = Tell me when it is my turn
notices-title = A game over days
notices-slow = Nobody has to be here at the same time. Look in when you like; your seat is kept on this device.
notices-link-title = The link that always works
notices-link-waiting = { $count ->
    [one] The table waits for { $names }. Send this link: it leads straight to the seat on their own device.
   *[other] The table waits for { $names }. Send them this link: it leads each of them to the seat on their own device.
  }
notices-link-say = Keep this link, or send it to the others: it leads everybody to the seat on their own device.
notices-link = Link to the table
notices-share-waiting = { $count ->
    [one] { $names }, it is your turn at Reverie table { $code }
   *[other] { $names }: it is your turn at Reverie table { $code }
  }
notices-share = Our game at Reverie table { $code }
notices-here = Notices on this device
notices-absent = With an https address and a browser that allows it, this page can notify you even when your phone is locked, with quiet hours for the night. Here, use the link.
notices-denied = This browser has been told not to show notices from here. You can allow them in its settings for this site.
notices-off-say = One short notice when the table waits for you, and one reminder. Nothing else.
notices-on-say = This device tells you when the table waits for you.
notices-on = Send me notices
notices-off = No more notices
notices-on-said = You will hear from the table when it is your turn.
notices-push-title = It is your turn
notices-push-body = The table is waiting for you.
notices-quiet = Quiet hours
notices-quiet-from = from
notices-quiet-to = to
notices-quiet-say = What would come in quiet hours comes after them, if the table still waits for you.
