### The end of a game.

page-end = The end
end-bar = { $turns ->
    [one] The end · one turn
   *[other] The end · { $turns } turns
  }
end-wins = { $names } wins the night
end-wins-pair = { $names } win the night
end-shared = { $names } share the night
end-shared-many = { $count } share the night
end-nobody = The night ends without a winner
end-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
end-points-each = { $points ->
    [one] one point each
   *[other] { $points } points each
  }
end-scores = Final scores
end-place = { $place }.
end-pictures = The evening in pictures
end-pictures-none = No turn was played to the end.
end-best = { $count ->
    [one] The picture of the evening
   *[other] The pictures of the evening
  }
end-best-hearts = { $hearts ->
    [one] One of you liked it best.
   *[other] { $hearts } of you liked it best.
  }
end-again = Play again
end-leave = Leave the table
end-table = The table
end-save = Save this game as a file
end-once-more = A good night. Once more?
end-wait = { $name } may begin another game.
end-wait-nobody = Thank you for watching.
