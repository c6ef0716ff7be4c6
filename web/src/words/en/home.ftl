home-say = Say just enough.
home-what = One tells a dream in a few words. The others hide it among their own pictures. Who finds it?
home-code = Have a table code?
home-code-letters = Table code, four or five letters
home-code-missing = A code has four or five letters.
home-code-wrong = No table has that code now. Look again, or ask for the link: a table that has been empty for an hour has given its code away.
home-join = Join
home-new = Set a new table
home-alone = Play alone with clockwork rabbits
home-alone-busy = Winding up the rabbits…
home-more = More
home-rules = How to play
home-decks = Pictures
home-about = About
home-return = Back to table { $code }
home-mine = Your tables
home-mine-forget = Forget { $table }
home-open = Tables open to everybody
home-open-players = { $players ->
    [one] { $game }, one player
   *[other] { $game }, { $players } players
  }
home-open-playing = { $players ->
    [one] { $game }, one player, playing
   *[other] { $game }, { $players } players, playing
  }
home-alone-name = Dreamer
