### A circle: people who meet again.

page-circle = Our circle
circle-meet = Meet again
circle-met = You are a circle now. Whoever of you taps “Meet again” belongs to it.
circle-say = People who meet again. Your key lies on this device; nobody needs an account.
circle-no-key = This device has no key to a circle
circle-no-key-say = Open the link to your circle on this device, or tap “Meet again” at the end of a game.
circle-open = Open the next table
circle-open-say = As you played last time; pictures you have seen least come first.
circle-sit = Sit down
circle-waiting = A table is open for you
circle-people = Who belongs to it
circle-you = you
circle-missed = was missing last time
circle-evenings = Our evenings
circle-counts = { $evenings ->
    [one] One evening
   *[other] { $evenings } evenings
  } · { $cards ->
    [one] one picture seen
   *[other] { $cards } pictures seen
  }
circle-turns = { $turns ->
    [0] nothing played to the end yet
    [one] one turn
   *[other] { $turns } turns
  }
circle-kept = { $days ->
    [one] A table that nobody touches for a day is erased. Save its book before.
   *[other] A table that nobody touches for { $days } days is erased. Save its book before.
  }
circle-findings = What our evenings showed
circle-findings-from = From { $turns } turns on all your evenings.
circle-me = Your name and your rabbit
circle-me-keep = That’s me
circle-me-changed = From the next table on you are called { $name }.
circle-ask = Ask me when a table opens
circle-ask-off = Don’t ask me any more
circle-asked = You will be asked when somebody opens a table.
circle-notice-title = Sit down?
circle-notice-body = Your circle has opened a table.
circle-key = Your key
circle-key-say = With this link you come in on your other devices. Whoever has it is you here, so keep it to yourself.
circle-key-link = Link to your circle
circle-renew = Get a new key
circle-renew-say = The link you have now stops working, on your other devices, too.
circle-renewed = You have a new key. The old one opens nothing any more.
circle-save = Save everything as a file
circle-leave = Leave and be forgotten
circle-leave-say = Your name and your key are erased from this circle, for good. What was played stays at its tables.
circle-stay = Stay
circle-left = You have left the circle.
home-circles = Your circles
home-circle-open = a table is open
