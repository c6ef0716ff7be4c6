### What the evening showed: findings with their counts, and the clue of the evening.

findings-title = What the evening showed
findings-open = What it showed
findings-open-heart = What it showed. You have a heart to give.
findings-few = After five turns there is something to find out.
findings-none = Nothing stood out.
findings-kindred = Kindred spirits
findings-kindred-line = { $one } and { $two } found each other’s cards more often than chance would have it.
findings-kindred-way = { $one } chose a card of { $two } in { $found } of { $times } turns. By chance it would have been about { $chance }.
findings-kindred-doubt = Where everybody guesses at random, fewer than two evenings in a hundred show such a pair.
findings-secret = The best-kept secret
findings-secret-line = Nobody saw through “{ $clue }”, told by { $name }.
findings-secret-why = { $voters } guessed, and none of them found the card.
findings-middle = The happy middle
findings-middle-line = { $name } gave clues that about half of you found.
findings-middle-why = { $count } of { $told } clues were found by one third to two thirds of those who guessed.
findings-middle-each = “{ $clue }”: { $found } of { $voters }
findings-disguise = The best disguise
findings-disguise-line = The picture that { $name } added to “{ $clue }” fooled { $votes } of { $voters }.
findings-disguise-why = No other picture that was not the right one drew more votes.
findings-clue = { $count ->
    [one] The clue of the evening
   *[other] The clues of the evening
  }
findings-clue-line = “{ $clue }”, told by { $name }
findings-clue-hearts = { $hearts ->
    [one] One heart
   *[other] { $hearts } hearts
  }
findings-clue-give = Which clue did you like best? You have one heart, and nobody sees where it goes.
findings-clue-wait = You will see it here when most of you have chosen.
findings-yours = Your heart
findings-heart = A heart for:
findings-heart-own = Your own clue
