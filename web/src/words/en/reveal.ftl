### The reveal: votes, owners, verdict, bonus, the run, and the open pause.

page-reveal = Turn { $turn }: the reveal
reveal-you = { $name } (you)
reveal-gone = somebody who left
reveal-pair = { $one } & { $two }

## Stepping through it.
reveal-next = Next
reveal-skip = Skip
reveal-step = Step { $step } of { $steps }
reveal-to-end = To the end

## The votes.
reveal-votes = The votes are in.
reveal-votes-none = Nobody had a vote this time.
reveal-votes-most = { $votes ->
    [one] One vote lies on card { $cards }.
   *[other] Card { $cards } has the most votes: { $votes }.
  }
reveal-votes-level = { $votes ->
    [one] One vote each on cards { $cards }.
   *[other] { $votes } votes each on cards { $cards }.
  }
reveal-votes-spread = { $votes ->
    [one] One vote each on { $count } cards.
   *[other] { $votes } votes each on { $count } cards.
  }
reveal-votes-red = The red vote of { $name } lies on card { $card }.
reveal-stand-ins = A stand-in played for { $names }.

## Whose was whose.
reveal-owners = Whose was whose.
reveal-owners-told = Card { $card } was the one { $name } told.
reveal-owners-mate = Card { $card } was the one to find: { $name } laid it for { $teller }.
reveal-owners-crowd = No card had to be found: here the crowd counts.
reveal-owner-of = Card { $card }: { $name }.
reveal-breath = And the card to find…
reveal-breath-crowd = And the crowd…

## The verdict.
reveal-some = Just right: { $found } of { $voters } found it.
reveal-all = Too easy: everybody found it.
reveal-nobody = Too hard: nobody found it.
reveal-some-few = { $count ->
    [one] +{ $mine } for { $teller }, and +{ $theirs } for { $names }.
   *[other] +{ $mine } for { $teller }, and +{ $theirs } each for { $names }.
  }
reveal-some-many = { $count ->
    [one] +{ $mine } for { $teller }, and +{ $theirs } for the one who found it.
   *[other] +{ $mine } for { $teller }, and +{ $theirs } for each of the { $count } who found it.
  }
reveal-others = { $mine ->
    [0] Nothing for { $teller }, +{ $theirs } for everybody else.
   *[other] +{ $mine } for { $teller }, +{ $theirs } for everybody else.
  }
reveal-others-pairs = { $mine ->
    [0] Nothing for { $teller }, +{ $theirs } for every other pair.
   *[other] +{ $mine } for { $teller }, +{ $theirs } for every other pair.
  }

## The verdict where the crowd counts.
reveal-crowd-none = No crowd, no points.
reveal-crowd-red = { $count } met on card { $card }, and there lay the red vote: no points.
reveal-crowd-one = { $count } met on card { $card }.
reveal-crowd-most = The largest crowd: { $count } on card { $cards }.
reveal-crowd-level = Crowds of { $count } on cards { $cards }.
reveal-crowd-worth = Card { $card }: +{ $points } each.
reveal-crowd-capped = Card { $card }: +{ $points } each, the most there is.
reveal-red = The red vote on card { $card }: nothing for { $names }.
reveal-red-many = The red vote on card { $card }: nothing for { $count } votes.
reveal-red-missed = The red vote on card { $card } met nobody.
reveal-alone = { $count ->
    [one] Alone on a card, so nothing: { $names }.
   *[other] Alone on their cards, so nothing: { $names }.
  }
reveal-alone-many = { $count } stood alone and get nothing.

## The bonus.
reveal-bonus = { $votes ->
    [one] One vote went to another card.
   *[other] { $votes } votes went to other cards.
  }
reveal-bonus-one = { $votes ->
    [one] One vote went to { $name }’s card.
   *[other] { $votes } votes went to { $name }’s card.
  }
reveal-bonus-few = +1 for each vote on one’s own card: { $names }.
reveal-bonus-few-capped = +1 for each vote on one’s own card, { $cap } at most: { $names }.
reveal-bonus-many = +1 for each vote on one’s own card.
reveal-bonus-many-capped = +1 for each vote on one’s own card, { $cap } at most.
reveal-lone = A single vote was enough.
reveal-lone-few = +{ $points } for finding it with a single vote: { $names }.
reveal-lone-many = +{ $points } for each of the { $count } who found it with a single vote.

## The run.
reveal-run = The rabbits run.
reveal-run-none = The rabbits stay where they are.
reveal-run-moon = The moon is reached.
reveal-run-last = Everybody has told.
reveal-lead = { $people ->
    [one] { $names } leads with { $points }.
   *[other] { $names } lead with { $points }.
  }
reveal-lead-many = { $count } lead with { $points } each.
reveal-lead-nobody = Everybody is still at the start.

## The cards.
reveal-cards = The cards, their owners and votes
reveal-card = { $votes ->
    [0] Card { $card }
    [one] Card { $card }, one vote: { $voters }
   *[other] Card { $card }, { $votes } votes: { $voters }
  }
reveal-card-owned = { $votes ->
    [0] Card { $card }, by { $owner }, no votes
    [one] Card { $card }, by { $owner }, one vote: { $voters }
   *[other] Card { $card }, by { $owner }, { $votes } votes: { $voters }
  }
reveal-card-told = { $votes ->
    [0] Card { $card }, the one to find, by { $owner }, no votes
    [one] Card { $card }, the one to find, by { $owner }, one vote: { $voters }
   *[other] Card { $card }, the one to find, by { $owner }, { $votes } votes: { $voters }
  }
reveal-card-red = { $card }, and the red vote
reveal-look-told = { $name } told this one
reveal-look-own = { $name } chose this one
reveal-look-voters = { $count ->
    [0] No votes
    [one] One vote: { $names }
   *[other] { $count } votes: { $names }
  }

reveal-look-red = And the red vote
clue-performed = { $how ->
    [sung] A song
    [mimed] Mimed
    [sound] A sound
   *[other] Performed
  }

## Points and the track.
reveal-clue = The clue
reveal-deed = What happens now
reveal-points = Points
reveal-why = Why these points
reveal-why-title = Who scored what
reveal-score = { $points ->
    [one] One point. See who scored what
   *[other] { $points } points. See who scored what
  }
reveal-plus = +{ $points }
reveal-row = { $plus ->
    [0] { $score }, none this turn
   *[other] { $score }, { $plus } of them this turn
  }
reveal-row-before = { $score }
track-label = { $goal ->
    [0] The meadow: { $scores }
   *[other] The score track up to { $goal }: { $scores }
  }
track-score = { $name } { $score }

## Beside a rabbit.
state-told = told it
state-told-pair = { $name } told it
state-found = found it
state-found-pair = { $name } found it
state-voted = voted for { $cards }
state-voted-pair = { $name } voted for { $cards }
state-voted-red = for { $cards }, red on { $red }

## Why somebody got points. Each is followed by the number.
why-told-some = Some found the card, not all
why-told-all = Everybody found the card
why-told-nobody = Nobody found the card
why-found = Found the card
why-found-pair = { $name } found the card
why-voted = { $count ->
    [one] Voted for card { $cards }
   *[other] Voted for cards { $cards }
  }
why-voted-pair = { $name } voted for card { $cards }
why-others-all = Everybody found it: for all but the storyteller
why-others-nobody = Nobody found it: for all but the storyteller
why-no-vote = Had no vote
why-lone = Found it with a single vote
why-bonus = { $votes ->
    [one] One vote on card { $cards }
   *[other] { $count ->
        [one] { $votes } votes on card { $cards }
       *[other] { $votes } votes on cards { $cards }
      }
  }
why-bonus-capped = { $votes } votes on card { $cards }, of which { $points } count
why-bonus-pair = { $votes ->
    [one] One vote on { $name }’s card { $cards }
   *[other] { $votes } votes on { $name }’s card { $cards }
  }
why-bonus-capped-pair = { $votes } votes on { $name }’s card { $cards }, of which { $points } count
why-crowd = { $others ->
    [one] With one other on card { $card }
   *[other] With { $others } others on card { $card }
  }
why-crowd-capped = With { $others } others on card { $card }; { $points } is the most
why-alone = Alone on card { $card }
why-red = Card { $card } had the red vote

## For the one who looks: what this turn brought me.
mine-told-some = Your clue was just right: +{ $points }.
mine-told-some-pair = Your pair’s clue was just right: +{ $points }.
mine-told-all = { $points ->
    [0] Everybody found your card: nothing for you.
   *[other] Everybody found your card: +{ $points }.
  }
mine-told-all-pair = { $points ->
    [0] Everybody found your pair’s card: nothing for you.
   *[other] Everybody found your pair’s card: +{ $points }.
  }
mine-told-nobody = { $points ->
    [0] Nobody found your card: nothing for you.
   *[other] Nobody found your card: +{ $points }.
  }
mine-told-nobody-pair = { $points ->
    [0] Nobody found your pair’s card: nothing for you.
   *[other] Nobody found your pair’s card: +{ $points }.
  }
mine-found = You found it: +{ $points }.
mine-found-pair = { $name } found it for you both: +{ $points }.
mine-voted = { $count ->
    [one] Your vote went astray.
   *[other] Your votes went astray.
  }
mine-voted-pair = { $name }’s vote went astray.
mine-others-all = Everybody found it: +{ $points }.
mine-others-nobody = Nobody found it: +{ $points }.
mine-no-vote = You had no vote.
mine-lone = With a single vote: +{ $points }.
mine-bonus = { $votes ->
    [one] One fell for your card: +{ $points }.
    [2] Two fell for your card: +{ $points }.
   *[other] { $votes } fell for your card: +{ $points }.
  }
mine-bonus-cards = { $votes ->
    [2] Two fell for your cards: +{ $points }.
   *[other] { $votes } fell for your cards: +{ $points }.
  }
mine-bonus-capped = { $votes } fell for your card, { $points } count: +{ $points }.
mine-bonus-pair = { $votes ->
    [one] One fell for { $name }’s card: +{ $points }.
    [2] Two fell for { $name }’s card: +{ $points }.
   *[other] { $votes } fell for { $name }’s card: +{ $points }.
  }
mine-bonus-capped-pair = { $votes } fell for { $name }’s card, { $points } count: +{ $points }.
mine-crowd = { $others ->
    [one] You met one other on card { $card }: +{ $points }.
   *[other] You met { $others } others on card { $card }: +{ $points }.
  }
mine-crowd-capped = You met { $others } others on card { $card }: +{ $points }, the most there is.
mine-alone = You stood alone on card { $card }: nothing.
mine-red = The red vote lay on your card { $card }: nothing.

## The open pause.
reveal-ready = I’m ready
reveal-move-on = Go on without waiting
reveal-over-line = That was the last turn. Tap a card to look.
