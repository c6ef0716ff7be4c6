### Clues without words: tunes, pantomimes, voices.

## What one plays on.
tune-voice-musicbox = Spieluhr
tune-voice-whistle = Pfiff
tune-voice-bell = Glocke
tune-voice-drum = Trommel
tune-voice-heart = Herzschlag
tune-voice-clock = tickende Uhr
tune-voice-door = knarrende Tür
tune-voice-kettle = Teekessel
tune-voice-wind = Wind
tune-voice-rain = Regen
tune-voice-wave = Welle
tune-voice-owl = Eule
tune-voice-cat = Katze
tune-voice-frog = Frosch
tune-others = andere

## A tune in words.
tune-way-rising = steigend
tune-way-falling = fallend
tune-way-wandering = auf und ab
tune-way-level = auf einem Ton
tune-pace-slow = langsam
tune-pace-calm = gemächlich
tune-pace-quick = schnell

## What the rabbit does.
mime-does-hides = hält sich die Augen zu
mime-does-peeks = lugt hervor
mime-does-looks_behind = blickt zurück
mime-does-listens = lauscht
mime-does-tiptoes = schleicht
mime-does-climbs = klettert
mime-does-jumps = springt
mime-does-falls = fällt hin
mime-does-sleeps = schläft ein
mime-does-trembles = zittert
mime-does-cries = weint
mime-does-laughs = lacht
mime-does-dances = tanzt
mime-does-bows = verbeugt sich
mime-does-waves = winkt
mime-does-points = zeigt auf etwas
mime-does-shrugs = zuckt mit den Schultern
mime-does-measures = misst etwas ab
mime-does-carries = schleppt etwas Schweres
mime-does-digs = gräbt
mime-moves-leftPaw = bewegt eine Pfote
mime-moves-rightPaw = bewegt die andere Pfote
mime-moves-leftEar = bewegt ein Ohr
mime-moves-rightEar = bewegt das andere Ohr
mime-moves-head = neigt den Kopf
mime-moves-body = wiegt sich

## How a clue may be told.
clue-otherwise = Ohne Worte
ways-title = Wie erzählst du es?
way-tune = Eine Melodie
way-mime = Eine Pantomime
way-voice = Deine Stimme
way-performed = Hier im Raum
way-tune-say = Spieluhr, Trommel, Wind, Eule: Du spielst, und alle hören es.
way-mime-say = Dein Hase spielt es vor, und alle sehen es.
way-voice-say = Sing, summ, flüstere: bis zu 15 Sekunden.
way-performed-say = Du singst oder mimst selbst, die anderen schauen hoch.
corner-done = So soll es sein
corner-change = Ändern
corner-card = Deine Karte

## The music corner.
tune-empty = Spiel auf den Tasten. Mit dem ersten Ton geht es los.
tune-full = Länger kann eine Melodie nicht sein.
tune-palette = Worauf du spielst
tune-keys = Tasten
tune-key = Taste { $key }
tune-by-keyboard = Die Tasten 1 bis 0 spielen, mit Umschalt lauter.
tune-take-last = Letzten Ton wegnehmen
tune-notes = { $count ->
    [one] ein Ton
   *[other] { $count } Töne
  }
corner-listen = Anhören
corner-watch = Ansehen
corner-stop = Anhalten
corner-over = Von vorn

## The puppet.
mime-empty = Wähl eine Geste oder zieh an Pfoten, Ohren, Kopf und Körper.
mime-full = Länger kann eine Pantomime nicht sein.
mime-wheel = Gesten
mime-take-last = Letzte Geste wegnehmen
mime-puppet = Die Puppe
mime-by-keyboard = Pfeiltasten bewegen, Eingabe behält die Pose.
mime-part-leftPaw = linke Pfote
mime-part-rightPaw = rechte Pfote
mime-part-leftEar = linkes Ohr
mime-part-rightEar = rechtes Ohr
mime-part-head = Kopf
mime-part-body = Körper
mime-kept = Behalten: { $words }

## The microphone.
voice-record = Aufnehmen
voice-stop = Das war’s
voice-again = Noch einmal
voice-empty = Bis zu 15 Sekunden. Niemand hört es, bevor du es gibst.
voice-recording = Aufnahme: { $seconds } s
voice-kept = { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
  }
voice-line = Was zu hören ist, für alle, die es nicht hören können
voice-line-place = In Worten, wenn du magst
voice-refused = Der Browser gibt das Mikrofon nicht frei. Erlaub es für diese Seite und versuch es noch einmal.

## A clue that lies on the table.
clue-tune = { $name } spielt eine Melodie
clue-mime = { $name } lässt den Hasen spielen
clue-voice = { $name } ist zu hören
clue-tune-you = Du spielst eine Melodie
clue-mime-you = Dein Hase spielt es vor
clue-voice-you = Du bist zu hören
clue-hear = Anhören
clue-see = Ansehen
clue-lost-voice = Die Aufnahme lässt sich nicht laden.
clue-is-tune = Eine Melodie
clue-is-mime = Eine Pantomime
clue-is-voice = Eine Stimme

## What a host allows.
new-clues = Neben Worten erlaubt
new-clues-tune = eine Melodie
new-clues-mime = eine Pantomime
new-clues-voice = eine Stimme
