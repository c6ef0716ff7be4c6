### Talk beside the game, the reasons after a turn, and the hourglass in words.

talk-title = Table talk
talk-open = { $count ->
    [0] Table talk
    [one] Table talk, one new line
   *[other] Table talk, { $count } new lines
  }
talk-lines = What has been said
talk-none = Nobody has said anything yet. Begin with a hello?
talk-some-hidden = { $count ->
    [one] One line is hidden on this device.
   *[other] { $count } lines are hidden on this device.
  }
talk-yours = What you would like to say
talk-place = Say something
talk-say = Say it
talk-you = You
talk-gone = That line is gone.
talk-take-back = Take it back
talk-remove = Remove for everybody
talk-hide = Hide what { $name } says
talk-hide-say = Only for you and only on this device. Nobody is told.
talk-hidden = What { $name } says is hidden on this device.
talk-hidden-mark = hidden for you
talk-show = Show what { $name } says
talk-show-say = What was said meanwhile comes back, too.
talk-mute = Mute { $name }
talk-unmute = Let { $name } talk again
talk-mute-say = For everybody: a muted player plays on, but cannot write.
talk-muted = muted
talk-overheard = Everybody hears this, the other pairs too. Never a word about your cards.

## Why nothing can be said.
talk-silent-rests = Talk is paused from the clue to the reveal, so that nothing is given away. Keep it for then.
talk-silent-muted = The host has muted you. You can go on playing and read what the others say.
talk-silent-watching = You are watching, and can read along. Whoever takes a seat can talk.
talk-silent-passed = Everybody looks on here. Whoever has the phone to themselves can write.

## Faces a rabbit makes.
talk-faces = Make a face
talk-face-laugh = laughs
talk-face-wow = is amazed
talk-face-heart = is in love with it
talk-face-hmm = wonders
talk-face-clap = claps
talk-face-sleepy = is nodding off

## For those who listen.
talk-heard = { $name } says: { $text }
talk-heard-why = { $name } tells why: { $text }
talk-heard-face = { $name } { $face }.

## Why: after the reveal.
talk-why-mark = Why
why-title = Why?
why-open = { $count ->
    [0] Why? Say it in a sentence
    [one] Why? One reason so far
   *[other] Why? { $count } reasons so far
  }
why-none = Why this clue, this card, this vote? Nobody has said why yet.
why-yours = Your reason, in a sentence
why-place = Because…
why-over = The table has moved on. Reasons stay with their turn in the history.
why-said = { $name }: { $text }
why-quoted = “{ $text }”
why-card = { $card }. There is a reason to read

## The hourglass in words.
time-title = The hourglass
time-until = Until { $when }
time-overdue = The time is up
time-nudged = Everybody we wait for has been reminded.
time-late = Whoever is here may let a clockwork rabbit play for those who are late.
time-then-wait = After that comes a reminder. Then anybody who is here may call a clockwork rabbit; nobody is passed over automatically.
time-then-skip = After that comes a reminder. Then a late storyteller is passed over, and a missing card or vote is drawn by lot.
time-then-stand_in = After that comes a reminder. Then a clockwork rabbit plays for whoever is missing.
time-then-on = After that comes a reminder. Then the next turn begins.
time-then-race = After that comes a reminder. Whoever has a clue first gives it.
