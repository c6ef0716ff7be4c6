### Clues without words: tunes, pantomimes, voices.

## What one plays on.
tune-voice-musicbox = carillon
tune-voice-whistle = fischio
tune-voice-bell = campana
tune-voice-drum = tamburo
tune-voice-heart = battito
tune-voice-clock = orologio
tune-voice-door = porta cigolante
tune-voice-kettle = bollitore
tune-voice-wind = vento
tune-voice-rain = pioggia
tune-voice-wave = onda
tune-voice-owl = gufo
tune-voice-cat = gatto
tune-voice-frog = rana
tune-others = altri

## A tune in words.
tune-way-rising = in salita
tune-way-falling = in discesa
tune-way-wandering = su e giù
tune-way-level = su una nota sola
tune-pace-slow = lentamente
tune-pace-calm = con calma
tune-pace-quick = velocemente

## What the rabbit does.
mime-does-hides = si copre il viso
mime-does-peeks = sbircia
mime-does-looks_behind = si guarda alle spalle
mime-does-listens = ascolta
mime-does-tiptoes = cammina in punta di piedi
mime-does-climbs = si arrampica
mime-does-jumps = salta
mime-does-falls = cade
mime-does-sleeps = si addormenta
mime-does-trembles = trema
mime-does-cries = piange
mime-does-laughs = ride
mime-does-dances = balla
mime-does-bows = fa un inchino
mime-does-waves = saluta con la zampa
mime-does-points = indica
mime-does-shrugs = alza le spalle
mime-does-measures = misura
mime-does-carries = porta qualcosa di pesante
mime-does-digs = scava
mime-moves-leftPaw = muove una zampa
mime-moves-rightPaw = muove l’altra zampa
mime-moves-leftEar = muove un orecchio
mime-moves-rightEar = muove l’altro orecchio
mime-moves-head = inclina la testa
mime-moves-body = dondola

## How a clue may be told.
clue-otherwise = Senza parole
ways-title = Come lo racconti?
way-tune = Una melodia
way-mime = Una pantomima
way-voice = La tua voce
way-performed = Qui nella stanza
way-tune-say = Carillon, tamburo, vento, gufo: tu suoni e tutti sentono.
way-mime-say = Il tuo coniglio lo mima e tutti lo vedono.
way-voice-say = Canta, canticchia, sussurra: fino a 15 secondi.
way-performed-say = Canti o mimi di persona; gli altri alzano gli occhi.
corner-done = Ecco fatto
corner-change = Cambia
corner-card = La tua carta

## The music corner.
tune-empty = Tocca i tasti. Si comincia con la prima nota.
tune-full = Più lunga di così una melodia non può essere.
tune-palette = Con che cosa suoni
tune-keys = Tasti
tune-key = Tasto { $key }
tune-by-keyboard = I tasti da 1 a 0 suonano; con Maiusc più forte.
tune-take-last = Togli l’ultima nota
tune-notes = { $count ->
    [one] una nota
   *[other] { $count } note
  }
corner-listen = Ascolta
corner-watch = Guarda
corner-stop = Ferma
corner-over = Ricomincia

## The puppet.
mime-empty = Scegli un gesto, oppure tira le zampe, le orecchie, la testa o il corpo.
mime-full = Più lunga di così una pantomima non può essere.
mime-wheel = Gesti
mime-take-last = Togli l’ultimo gesto
mime-puppet = Il burattino
mime-by-keyboard = Le frecce muovono, Invio conserva la posa.
mime-part-leftPaw = zampa sinistra
mime-part-rightPaw = zampa destra
mime-part-leftEar = orecchio sinistro
mime-part-rightEar = orecchio destro
mime-part-head = testa
mime-part-body = corpo
mime-kept = Conservato: { $words }

## The microphone.
voice-record = Registra
voice-stop = Basta così
voice-again = Ancora una volta
voice-empty = Fino a 15 secondi. Nessuno la sente finché non la dai.
voice-recording = In registrazione: { $seconds } s
voice-kept = { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
  }
voice-line = Che cosa si sente, per chi non può sentire
voice-line-place = A parole, se vuoi
voice-refused = Il browser non ci dà il microfono. Consentilo per questa pagina e riprova.

## A clue that lies on the table.
clue-tune = { $name } suona una melodia
clue-mime = { $name } fa recitare il coniglio
clue-voice = { $name } ci mette la voce
clue-tune-you = Hai suonato una melodia
clue-mime-you = Il tuo coniglio ha recitato
clue-voice-you = Ci hai messo la voce
clue-hear = Ascolta
clue-see = Guarda
clue-lost-voice = Non si riesce a caricare la voce.
clue-is-tune = Una melodia
clue-is-mime = Una pantomima
clue-is-voice = Una voce

## What a host allows.
new-clues = Oltre alle parole, un indizio può essere
new-clues-tune = una melodia
new-clues-mime = una pantomima
new-clues-voice = una voce
