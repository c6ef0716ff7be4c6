### Clues without words: tunes, pantomimes, voices.

## What one plays on.
tune-voice-musicbox = spiladós
tune-voice-whistle = blístur
tune-voice-bell = bjalla
tune-voice-drum = tromma
tune-voice-heart = hjartsláttur
tune-voice-clock = tifandi klukka
tune-voice-door = marrandi hurð
tune-voice-kettle = ketill
tune-voice-wind = vindur
tune-voice-rain = rigning
tune-voice-wave = alda
tune-voice-owl = ugla
tune-voice-cat = köttur
tune-voice-frog = froskur
tune-others = fleiri

## A tune in words.
tune-way-rising = hækkandi
tune-way-falling = lækkandi
tune-way-wandering = upp og niður
tune-way-level = á einum tóni
tune-pace-slow = hægt
tune-pace-calm = á gönguhraða
tune-pace-quick = hratt

## What the rabbit does.
mime-does-hides = felur andlitið
mime-does-peeks = gægist
mime-does-looks_behind = lítur um öxl
mime-does-listens = hlustar
mime-does-tiptoes = læðist
mime-does-climbs = klifrar
mime-does-jumps = hoppar
mime-does-falls = dettur
mime-does-sleeps = sofnar
mime-does-trembles = skelfur
mime-does-cries = grætur
mime-does-laughs = hlær
mime-does-dances = dansar
mime-does-bows = hneigir sig
mime-does-waves = veifar
mime-does-points = bendir
mime-does-shrugs = yppir öxlum
mime-does-measures = mælir
mime-does-carries = ber eitthvað þungt
mime-does-digs = grefur
mime-moves-leftPaw = hreyfir loppu
mime-moves-rightPaw = hreyfir hina loppuna
mime-moves-leftEar = hreyfir eyra
mime-moves-rightEar = hreyfir hitt eyrað
mime-moves-head = hallar höfðinu
mime-moves-body = vaggar

## How a clue may be told.
clue-otherwise = Án orða
ways-title = Hvernig segir þú frá?
way-tune = Lag
way-mime = Látbragðsleikur
way-voice = Röddin þín
way-performed = Hér á staðnum
way-tune-say = Spiladós, tromma, vindur, ugla: þú spilar og allir heyra.
way-mime-say = Kanínan þín leikur og allir sjá.
way-voice-say = Syngdu, raulaðu, hvíslaðu: allt að 15 sekúndur.
way-performed-say = Þú syngur eða leikur á staðnum og hin líta upp.
corner-done = Þá er það komið
corner-change = Breyta
corner-card = Spjaldið þitt

## The music corner.
tune-empty = Ýttu á nóturnar. Lagið hefst með fyrsta tóninum.
tune-full = Lengra getur lag ekki orðið.
tune-palette = Hljóðfærið
tune-keys = Nótur
tune-key = Nóta { $key }
tune-by-keyboard = Lyklarnir 1 til 0 spila; Shift spilar sterkar.
tune-take-last = Taka síðasta tóninn burt
tune-notes = { $count ->
    [one] { $count } tónn
   *[other] { $count } tónar
  }
corner-listen = Hlusta
corner-watch = Horfa
corner-stop = Stöðva
corner-over = Byrja upp á nýtt

## The puppet.
mime-empty = Veldu látbragð, eða togaðu í loppur, eyru, höfuð og búk.
mime-full = Lengri getur látbragðsleikur ekki orðið.
mime-wheel = Látbragð
mime-take-last = Taka síðasta látbragðið burt
mime-puppet = Brúðan
mime-by-keyboard = Örvalyklar hreyfa, Enter geymir stöðuna.
mime-part-leftPaw = vinstri loppa
mime-part-rightPaw = hægri loppa
mime-part-leftEar = vinstra eyra
mime-part-rightEar = hægra eyra
mime-part-head = höfuð
mime-part-body = búkur
mime-kept = Geymt: { $words }

## The microphone.
voice-record = Taka upp
voice-stop = Þetta var allt
voice-again = Aftur
voice-empty = Allt að 15 sekúndur. Enginn heyrir upptökuna fyrr en þú gefur hana.
voice-recording = Upptaka: { $seconds } s
voice-kept = { $seconds ->
    [one] { $seconds } sekúnda
   *[other] { $seconds } sekúndur
  }
voice-line = Hvað heyrist, fyrir þau sem heyra ekki
voice-line-place = Í orðum, ef þú vilt
voice-refused = Vafrinn leyfir ekki hljóðnemann. Leyfðu hann á þessari síðu og reyndu aftur.

## A clue that lies on the table.
clue-tune = { $name } spilar lag
clue-mime = { $name } lætur kanínuna leika
clue-voice = { $name } lætur í sér heyra
clue-tune-you = Þú spilaðir lag
clue-mime-you = Kanínan þín lék
clue-voice-you = Þú lést í þér heyra
clue-hear = Heyra
clue-see = Sjá
clue-lost-voice = Ekki er hægt að sækja röddina.
clue-is-tune = Lag
clue-is-mime = Látbragðsleikur
clue-is-voice = Rödd

## What a host allows.
new-clues = Auk orða má vísbending vera
new-clues-tune = lag
new-clues-mime = látbragð
new-clues-voice = rödd
