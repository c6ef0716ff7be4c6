### Clues without words: tunes, pantomimes, voices.

## What one plays on.
tune-voice-musicbox = music box
tune-voice-whistle = whistle
tune-voice-bell = bell
tune-voice-drum = drum
tune-voice-heart = heartbeat
tune-voice-clock = ticking clock
tune-voice-door = creaking door
tune-voice-kettle = kettle
tune-voice-wind = wind
tune-voice-rain = rain
tune-voice-wave = wave
tune-voice-owl = owl
tune-voice-cat = cat
tune-voice-frog = frog
tune-others = others

## A tune in words.
tune-way-rising = rising
tune-way-falling = falling
tune-way-wandering = up and down
tune-way-level = on one note
tune-pace-slow = slow
tune-pace-calm = unhurried
tune-pace-quick = quick

## What the rabbit does.
mime-does-hides = hides its face
mime-does-peeks = peeks
mime-does-looks_behind = looks behind
mime-does-listens = listens
mime-does-tiptoes = tiptoes
mime-does-climbs = climbs
mime-does-jumps = jumps
mime-does-falls = falls
mime-does-sleeps = falls asleep
mime-does-trembles = trembles
mime-does-cries = cries
mime-does-laughs = laughs
mime-does-dances = dances
mime-does-bows = bows
mime-does-waves = waves
mime-does-points = points
mime-does-shrugs = shrugs
mime-does-measures = measures
mime-does-carries = carries something heavy
mime-does-digs = digs
mime-moves-leftPaw = moves a paw
mime-moves-rightPaw = moves the other paw
mime-moves-leftEar = moves an ear
mime-moves-rightEar = moves the other ear
mime-moves-head = tilts its head
mime-moves-body = sways

## How a clue may be told.
clue-otherwise = Without words
ways-title = How do you tell it?
way-tune = A tune
way-mime = A pantomime
way-voice = Your voice
way-performed = Here in the room
way-tune-say = Music box, drum, wind, owl: play it, and everybody hears it.
way-mime-say = Your rabbit acts it out, and everybody sees it.
way-voice-say = Sing, hum, whisper: up to 15 seconds.
way-performed-say = You sing or mime it yourself; the others look up.
corner-done = That’s it
corner-change = Change it
corner-card = Your card

## The music corner.
tune-empty = Tap the keys. It begins with your first note.
tune-full = That is as long as a tune can be.
tune-palette = What you play on
tune-keys = Keys
tune-key = Key { $key }
tune-by-keyboard = Keys 1 to 0 play; Shift plays louder.
tune-take-last = Take the last note away
tune-notes = { $count ->
    [one] one note
   *[other] { $count } notes
  }
corner-listen = Listen
corner-watch = Watch it
corner-stop = Stop
corner-over = Start over

## The puppet.
mime-empty = Choose a gesture, or pull at paws, ears, head and body.
mime-full = That is as long as a pantomime can be.
mime-wheel = Gestures
mime-take-last = Take the last gesture away
mime-puppet = The puppet
mime-by-keyboard = Arrow keys move it, Enter keeps the pose.
mime-part-leftPaw = left paw
mime-part-rightPaw = right paw
mime-part-leftEar = left ear
mime-part-rightEar = right ear
mime-part-head = head
mime-part-body = body
mime-kept = Kept: { $words }

## The microphone.
voice-record = Record
voice-stop = That was it
voice-again = Once more
voice-empty = Up to 15 seconds. Nobody hears it until you give it.
voice-recording = Recording: { $seconds } s
voice-kept = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }
voice-line = What is said, for those who cannot hear it
voice-line-place = In words, if you like
voice-refused = The browser does not give us the microphone. Allow it for this page and try again.

## A clue that lies on the table.
clue-tune = { $name } plays a tune
clue-mime = { $name }’s rabbit acts it out
clue-voice = { $name } lends a voice
clue-tune-you = You played a tune
clue-mime-you = Your rabbit acted it out
clue-voice-you = You lent your voice
clue-hear = Hear it
clue-see = Watch it
clue-lost-voice = The voice cannot be fetched.
clue-is-tune = A tune
clue-is-mime = A pantomime
clue-is-voice = A voice

## What a host allows.
new-clues = Besides words, a clue may be
new-clues-tune = a tune
new-clues-mime = a pantomime
new-clues-voice = a voice
