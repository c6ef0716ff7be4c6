### Clues without words: tunes, pantomimes, voices.

## What one plays on.
tune-voice-musicbox = spilledåse
tune-voice-whistle = fløjt
tune-voice-bell = klokke
tune-voice-drum = tromme
tune-voice-heart = hjerteslag
tune-voice-clock = tikkende ur
tune-voice-door = knirkende dør
tune-voice-kettle = fløjtekedel
tune-voice-wind = vind
tune-voice-rain = regn
tune-voice-wave = bølge
tune-voice-owl = ugle
tune-voice-cat = kat
tune-voice-frog = frø
tune-others = andre

## A tune in words.
tune-way-rising = stigende
tune-way-falling = faldende
tune-way-wandering = op og ned
tune-way-level = på én tone
tune-pace-slow = langsomt
tune-pace-calm = i gangtempo
tune-pace-quick = hurtigt

## What the rabbit does.
mime-does-hides = gemmer ansigtet
mime-does-peeks = kigger frem
mime-does-looks_behind = ser sig tilbage
mime-does-listens = lytter
mime-does-tiptoes = lister af sted
mime-does-climbs = klatrer
mime-does-jumps = hopper
mime-does-falls = falder
mime-does-sleeps = falder i søvn
mime-does-trembles = ryster
mime-does-cries = græder
mime-does-laughs = ler
mime-does-dances = danser
mime-does-bows = bukker
mime-does-waves = vinker
mime-does-points = peger
mime-does-shrugs = trækker på skuldrene
mime-does-measures = måler
mime-does-carries = bærer noget tungt
mime-does-digs = graver
mime-moves-leftPaw = bevæger en pote
mime-moves-rightPaw = bevæger den anden pote
mime-moves-leftEar = bevæger et øre
mime-moves-rightEar = bevæger det andet øre
mime-moves-head = lægger hovedet på skrå
mime-moves-body = svajer

## How a clue may be told.
clue-otherwise = Uden ord
ways-title = Hvordan fortæller du det?
way-tune = En melodi
way-mime = En pantomime
way-voice = Din talestemme
way-performed = Her i rummet
way-tune-say = Spilledåse, tromme, vind, ugle: Du spiller, og alle hører det.
way-mime-say = Din kanin spiller det, og alle ser det.
way-voice-say = Syng, nyn, hvisk: op til 15 sekunder.
way-performed-say = Du synger eller mimer selv; de andre ser op.
corner-done = Sådan
corner-change = Ændr
corner-card = Dit kort

## The music corner.
tune-empty = Spil på tangenterne. Melodien begynder med din første tone.
tune-full = Længere kan en melodi ikke være.
tune-palette = Hvad du spiller på
tune-keys = Tangenter
tune-key = Tangent { $key }
tune-by-keyboard = Tasterne 1 til 0 spiller; med Skift lyder det højere.
tune-take-last = Fjern den sidste tone
tune-notes = { $count ->
    [one] én tone
   *[other] { $count } toner
  }
corner-listen = Lyt
corner-watch = Se den
corner-stop = Stop
corner-over = Begynd forfra

## The puppet.
mime-empty = Vælg en fagt, eller træk i poter, ører, hoved og krop.
mime-full = Længere kan en pantomime ikke være.
mime-wheel = Fagter
mime-take-last = Fjern den sidste fagt
mime-puppet = Dukken
mime-by-keyboard = Piletasterne bevæger dukken, Enter beholder stillingen.
mime-part-leftPaw = venstre pote
mime-part-rightPaw = højre pote
mime-part-leftEar = venstre øre
mime-part-rightEar = højre øre
mime-part-head = hoved
mime-part-body = krop
mime-kept = Beholdt: { $words }

## The microphone.
voice-record = Optag
voice-stop = Det var det
voice-again = En gang til
voice-empty = Op til 15 sekunder. Ingen hører det, før du giver ledetråden.
voice-recording = Optager: { $seconds } s
voice-kept = { $seconds ->
    [one] ét sekund
   *[other] { $seconds } sekunder
  }
voice-line = Hvad der bliver sagt, til dem, der ikke kan høre det
voice-line-place = I ord, hvis du vil
voice-refused = Browseren giver os ikke mikrofonen. Tillad den for denne side, og prøv igen.

## A clue that lies on the table.
clue-tune = { $name } spiller en melodi
clue-mime = { $name } lader kaninen spille
clue-voice = { $name } bruger sin stemme
clue-tune-you = Du spillede en melodi
clue-mime-you = Din kanin spillede det
clue-voice-you = Du brugte din stemme
clue-hear = Hør den
clue-see = Se den
clue-lost-voice = Stemmen kan ikke hentes.
clue-is-tune = En melodi
clue-is-mime = En pantomime
clue-is-voice = En stemme

## What a host allows.
new-clues = Ud over ord må en ledetråd være
new-clues-tune = en melodi
new-clues-mime = en pantomime
new-clues-voice = en stemme
