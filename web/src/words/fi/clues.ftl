### Clues without words: tunes, pantomimes, voices.

## What one plays on.
tune-voice-musicbox = soittorasia
tune-voice-whistle = vihellys
tune-voice-bell = soittokello
tune-voice-drum = rumpu
tune-voice-heart = sydämenlyönti
tune-voice-clock = tikitys
tune-voice-door = narina
tune-voice-kettle = teepannu
tune-voice-wind = tuuli
tune-voice-rain = sade
tune-voice-wave = aalto
tune-voice-owl = pöllö
tune-voice-cat = kissa
tune-voice-frog = sammakko
tune-others = muita

## A tune in words.
tune-way-rising = nouseva
tune-way-falling = laskeva
tune-way-wandering = ylös ja alas
tune-way-level = yhdellä sävelellä
tune-pace-slow = hidas
tune-pace-calm = verkkainen
tune-pace-quick = nopea

## What the rabbit does.
mime-does-hides = peittää kasvonsa
mime-does-peeks = kurkistaa
mime-does-looks_behind = katsoo taakseen
mime-does-listens = kuuntelee
mime-does-tiptoes = hiipii
mime-does-climbs = kiipeää
mime-does-jumps = hyppää
mime-does-falls = kaatuu
mime-does-sleeps = nukahtaa
mime-does-trembles = vapisee
mime-does-cries = itkee
mime-does-laughs = nauraa
mime-does-dances = tanssii
mime-does-bows = kumartaa
mime-does-waves = vilkuttaa
mime-does-points = osoittaa
mime-does-shrugs = kohauttaa olkapäitään
mime-does-measures = mittaa
mime-does-carries = kantaa raskasta
mime-does-digs = kaivaa
mime-moves-leftPaw = liikuttaa käpälää
mime-moves-rightPaw = liikuttaa toista käpälää
mime-moves-leftEar = liikuttaa korvaa
mime-moves-rightEar = liikuttaa toista korvaa
mime-moves-head = kallistaa päätään
mime-moves-body = huojuu

## How a clue may be told.
clue-otherwise = Ilman sanoja
ways-title = Miten kerrot sen?
way-tune = Sävelmä
way-mime = Pantomiimi
way-voice = Oma puheäänesi
way-performed = Täällä huoneessa
way-tune-say = Soittorasia, rumpu, tuuli, pöllö: soita, ja kaikki kuulevat.
way-mime-say = Kanisi näyttelee, ja kaikki näkevät.
way-voice-say = Laula, hyräile, kuiskaa: enintään 15 sekuntia.
way-performed-say = Laulat tai elehdit itse; muut nostavat katseensa.
corner-done = Siinä se on
corner-change = Muuta
corner-card = Korttisi

## The music corner.
tune-empty = Napauta koskettimia. Sävelmä alkaa ensimmäisestä sävelestä.
tune-full = Pidempi sävelmä ei voi olla.
tune-palette = Millä soitat
tune-keys = Koskettimet
tune-key = Kosketin { $key }
tune-by-keyboard = Näppäimet 1–0 soittavat, vaihtonäppäin kovempaa.
tune-take-last = Poista viimeinen sävel
tune-notes = { $count ->
    [one] yksi sävel
   *[other] { $count } säveltä
  }
corner-listen = Kuuntele
corner-watch = Katso
corner-stop = Pysäytä
corner-over = Aloita alusta

## The puppet.
mime-empty = Valitse ele, tai vedä käpälistä, korvista, päästä ja vartalosta.
mime-full = Pidempi pantomiimi ei voi olla.
mime-wheel = Eleet
mime-take-last = Poista viimeinen ele
mime-puppet = Nukke
mime-by-keyboard = Nuolinäppäimet liikuttavat, Enter säilyttää asennon.
mime-part-leftPaw = vasen käpälä
mime-part-rightPaw = oikea käpälä
mime-part-leftEar = vasen korva
mime-part-rightEar = oikea korva
mime-part-head = pää
mime-part-body = vartalo
mime-kept = Tallessa: { $words }

## The microphone.
voice-record = Äänitä
voice-stop = Se oli siinä
voice-again = Uudestaan
voice-empty = Enintään 15 sekuntia. Kukaan ei kuule ennen kuin annat sen.
voice-recording = Äänitetään: { $seconds } s
voice-kept = { $seconds ->
    [one] yksi sekunti
   *[other] { $seconds } sekuntia
  }
voice-line = Sama sanoina niille, jotka eivät kuule
voice-line-place = Jos haluat
voice-refused = Selain ei anna mikrofonia. Salli se tälle sivulle ja yritä uudelleen.

## A clue that lies on the table.
clue-tune = { $name } soittaa sävelmän
clue-mime = { $name } antaa kanin näytellä
clue-voice = { $name } on äänessä
clue-tune-you = Soitit sävelmän
clue-mime-you = Kanisi näytteli
clue-voice-you = Olit äänessä
clue-hear = Kuuntele
clue-see = Katso
clue-lost-voice = Äänitystä ei voi noutaa.
clue-is-tune = Sävelmä
clue-is-mime = Pantomiimi
clue-is-voice = Äänitys

## What a host allows.
new-clues = Sanojen lisäksi vihje voi olla
new-clues-tune = sävelmä
new-clues-mime = pantomiimi
new-clues-voice = äänitys
