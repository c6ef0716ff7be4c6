### Der Tisch, während eine Runde läuft: Hinweis, Karten, Tipps, und die Pausen dazwischen.

names-more = { $more ->
    [one] { $names } und noch jemand
   *[other] { $names } und { $more } andere
  }

## Die eine Zeile.
now-lobby = Noch läuft kein Spiel.
now-newcomer = Du kommst dazu, wenn die nächste Runde beginnt.
now-over = Das Spiel ist vorbei.
now-away = { $count ->
    [one] { $names } ist weg. { $host } kann trotzdem weitermachen.
   *[other] { $names } sind weg. { $host } kann trotzdem weitermachen.
  }
now-away-host = { $count ->
    [one] { $names } ist weg. Du kannst trotzdem weitermachen.
   *[other] { $names } sind weg. Du kannst trotzdem weitermachen.
  }
now-away-soon = { $count ->
    [one] { $names } ist weg. Gleich übernimmt jemand anders.
   *[other] { $names } sind weg. Gleich übernimmt jemand anders.
  }
now-late = Wir warten noch auf { $names }. Ein Aufziehhase könnte einspringen.
host-is-you = { $name } ist weg. Solange leitest du das Spiel.
host-is-back = { $name } ist zurück und leitet das Spiel wieder.
host-is-yours = Du leitest jetzt das Spiel.

now-race = Wer hat einen Hinweis? Wer zuerst kommt, erzählt.
now-race-covered = Wer hat einen Hinweis? Die Karten seht ihr danach.
now-race-rabbit = Ein Hase beginnt. Schau dir solange deine Karten an.
now-wait-race = Gesucht: der erste Hinweis. Wer einen hat, beginnt.
now-tell = Du erzählst. Wähl eine Karte und finde Worte dafür.
now-tell-words = Jetzt der Hinweis: ein Wort, ein Satz, ein Lied.
now-tell-ready = Nicht zu klar, nicht zu rätselhaft?
now-tell-free = Du erzählst. Erst der Hinweis, dann deine Karten.
now-tell-partner = Du erzählst. { $name } legt die Karte dazu.
now-wait-clue = { $name } sucht noch einen Hinweis.

now-choose = { $count ->
    [one] Welche von deinen könnte von { $name } sein?
   *[other] Welche zwei von deinen könnten von { $name } sein?
  }
now-choose-party = Welche von deinen passt am besten?
now-choose-mate = Welche passt am besten zum Hinweis von { $name }?
now-choose-target = Deine wird gesucht: Welche passt zum Hinweis von { $name }?
now-choose-pair = Du oder { $partner }: Wer von euch legt?
now-wait-card = Noch ohne Karte: { $names }.
now-wait-card-mine = Wir warten auf { $names }. Du kannst noch tauschen.
now-wait-card-teller = Dein Hinweis ist raus. Wir warten auf { $names }.
now-wait-card-partner = { $partner } hat für euch gelegt. Wir warten auf { $names }.
now-stood-card = Jemand hat für dich gelegt. Du kannst noch tauschen.

now-vote = { $most ->
    [one] Welche Karte ist von { $name }? Gib deinen Tipp.
   *[other] Welche Karte ist von { $name }? Ein Tipp oder zwei.
  }
now-vote-party = Welche passt am besten? Punkte gibt es nur gemeinsam.
now-vote-red = Grün auf die beste Karte, Rot auf eine, die nicht zählen soll.
now-wait-vote = Noch ohne Tipp: { $names }.
now-wait-vote-mine = Wir warten auf { $names }. Du kannst es noch ändern.
now-wait-vote-teller = Sie suchen deine Karte. Wir warten auf { $names }.
now-wait-vote-partner = { $partner } tippt für euch beide. Wir warten auf { $names }.
now-stood-vote = Jemand hat für dich getippt. Du kannst es noch ändern.

now-trim = { $count ->
    [one] Ab jetzt weniger auf der Hand: Leg eine Karte weg.
   *[other] Ab jetzt weniger auf der Hand: Leg { $count } Karten weg.
  }
now-wait-trim = Noch am Weglegen: { $names }.
now-reveal = Schaut und redet. Weiter geht es, wenn du so weit bist.
now-wait-ready = Wir warten auf { $names }.
now-rest = { $more ->
    [0] Das Spiel ruht einen Moment.
    [one] Das Spiel ruht, bis sich noch jemand setzt.
   *[other] Das Spiel ruht, bis sich noch { $more } setzen.
  }

## Die Leiste oben.
bar-menu = Das Buch: Regeln, Rückblick, dein Platz
bar-turn = Runde { $turn }
bar-turn-you = Runde { $turn } · du erzählst
bar-turn-teller = Runde { $turn } · { $name } erzählt
bar-score = { $score ->
    [one] Du hast einen Punkt. Zum Punktestand
   *[other] Du hast { $score } Punkte. Zum Punktestand
  }
bar-scores = Punktestand
scores-title = Punktestand
scores-you = { $name } (du)
scores-target = Bei { $target } Punkten ist Schluss.
scores-turns = { $turns ->
    [one] Alle erzählen einmal.
   *[other] Alle erzählen { $turns }-mal.
  }
scores-points = { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
  }
bar-time = { $minutes ->
    [0] Noch weniger als eine Minute
    [one] Noch eine Minute
   *[other] Noch { $minutes } Minuten
  }

## Fürs Ohr: was alle gerade tun. Passt zu „du, …“ und zu jedem Namen.
seats-label = Wer so weit ist
seat-tells = erzählt
seat-tells-you = am Erzählen
seat-thinking = am Überlegen
seat-chooses = am Aussuchen
seat-chose = schon gewählt
seat-votes = am Überlegen
seat-voted = schon getippt
seat-ready = bereit
seat-waits = am Warten
seat-away = weg
seat-stand-in = jemand sprang ein
seat-called = jemand springt ein
seat-soon = bald dabei
seat-empty = ein freier Platz
stood-in = Für { $names } ist jemand eingesprungen.
nudged = Der Tisch wartet auf dich.
sat-down = Neu am Tisch: { $names }.

## Seiten, fürs Ohr.
page-clue = Runde { $turn }: der Hinweis
page-choose = Runde { $turn }: Karte wählen
page-vote = Runde { $turn }: tippen
page-trim = Runde { $turn }: Karten weglegen
page-rest = Das Spiel ruht
heard-clue = { $name } sagt: { $clue }
heard-cards = Die Karten liegen auf dem Tisch.
hand-label = Deine Hand
hand-covered = Deine Hand, verdeckt
card-in-hand = Karte { $number } deiner Hand
card-laid = Karte { $number } deiner Hand, gelegt
table-cards = Die Karten auf dem Tisch
table-backs = Bisher gelegte Karten
back-of = Eine Karte von { $name }
your-told-card = Deine Karte
pile = Der Nachziehstapel

## Der Hinweis.
clue-says = { $name } sagt
clue-you-said = Du sagst
clue-sung = { $name } singt
clue-mimed = { $name } macht Pantomime
clue-sound = { $name } macht ein Geräusch
clue-other = { $name } führt es vor
clue-sung-you = Du singst es
clue-mimed-you = Du machst Pantomime
clue-sound-you = Du machst das Geräusch
clue-other-you = Du führst es vor
clue-look-up = Schau hoch und hör zu.
clue-watch = Schau hoch und sieh zu.
clue-whole = Alles lesen
clue-i-have = Ich hab einen!
clue-not-yet = Noch nicht
clue-yours = Dein Hinweis
clue-title = Der Titel, falls es einen gibt
clue-place = Ein Wort, ein Satz, ein Lied …
clue-place-title = Ein Titel, wenn du magst
clue-give = Hinweis geben
clue-give-performed = Jetzt kommt’s
clue-stuck = Keine Idee
clue-perform = Ich führ’s vor
clue-write = Ich schreib’s
clue-how = Wie machst du es vor?
clue-how-sung = Singen
clue-how-mimed = Mimen
clue-how-sound = Geräusch
clue-how-other = Anders
clue-left = { $left ->
    [one] noch ein Zeichen
   *[other] noch { $left } Zeichen
  }
clue-over = { $over ->
    [one] ein Zeichen zu viel
   *[other] { $over } Zeichen zu viel
  }
clue-tell-this = Diese erzählen
clue-told-this = Diese ist es
clue-faster = { $name } war einen Moment schneller. Deine Worte bleiben da, bis du dran bist.

## Richtungen für alle, denen nichts einfällt: nie selbst ein Hinweis.
stuck-title = Woher könnte der Hinweis kommen?
stuck-other = Andere Richtungen
stuck-memory = Eine eigene Erinnerung, die riecht oder klingt wie dieses Bild.
stuck-sound = Das Geräusch, das man hört, wenn man darin steht.
stuck-opposite = Das genaue Gegenteil von dem, was man zuerst sieht.
stuck-title-of = Der Titel des Buches, das hier beginnt.
stuck-smell = Wonach es riecht oder schmeckt.
stuck-question = Eine Frage, die jemand im Bild stellen könnte.
stuck-place = Ein Ort, den du kennst und der sich so anfühlt.
stuck-saying = Ein Sprichwort, ein bisschen verbogen.
stuck-song = Eine Zeile aus dem Lied, das hier laufen würde.
stuck-before = Was eine Minute vorher geschah.
stuck-after = Was passiert, wenn keiner hinschaut.
stuck-small = Das Kleinste auf dem Bild und sonst nichts.
stuck-weather = Das Wetter darin oder die Tageszeit.
stuck-letter = Die ersten Worte eines Briefs von dort.
stuck-feeling = Ein Gefühl, ohne es zu nennen.
stuck-child = Wie ein Kind es nennen würde.
stuck-free-memory = Eine kleine Erinnerung, die auch andere haben.
stuck-free-sound = Ein Geräusch, das alle kennen.
stuck-free-smell = Ein Geruch oder ein Geschmack.
stuck-free-question = Eine Frage ohne Antwort.
stuck-free-place = Ein Ort, den die meisten von euch kennen.
stuck-free-saying = Ein Sprichwort, ein bisschen verbogen.
stuck-free-song = Eine Zeile aus einem Lied.
stuck-free-weather = Ein Wetter oder eine Tageszeit.
stuck-free-person = Jemand, den ihr alle kennt, ohne den Namen zu sagen.
stuck-free-year = Ein Tag im Jahr.

## Karten legen.
choose-lay = { $count ->
    [one] Diese legen
   *[other] Diese zwei legen
  }
choose-lay-none = { $count ->
    [one] Wähl eine Karte
   *[other] Wähl zwei Karten
  }
choose-lay-more = Wähl noch eine
choose-lay-instead = { $count ->
    [one] Lieber diese legen
   *[other] Lieber diese legen
  }
choose-take-back = { $count ->
    [one] Zurücknehmen
   *[other] Beide zurücknehmen
  }
choose-this = Diese wählen
choose-unchoose = Diese nicht
choose-laid = Diese hast du gelegt
look-closely = Näher ansehen
keep-it = So lassen

## Tippen.
vote-for = Mein Tipp: { $number }
vote-for-two = Mein Tipp: { $first } und { $second }
vote-for-none = Wähl eine Karte
vote-for-instead = Doch lieber { $number }
vote-change = Tipp ändern
vote-again = So tippen
vote-yours = deine
vote-team = vom Team
vote-yours-why = Diese ist deine: Auf sie kannst du nicht tippen.
vote-team-why = Diese ist von deinem Team: Auf sie kannst du nicht tippen.
vote-dial = Tipprad
vote-dial-value = Karte { $number }
vote-turn-back = Zurückdrehen
vote-turn-on = Weiterdrehen
vote-token-first = Dein Tipp
vote-token-second = Noch einer, wenn du magst
vote-token-green = Grün: passt am besten
vote-token-red = Rot: soll nicht zählen
vote-token-at = { $token }: Karte { $number }
vote-token-none = { $token }: liegt noch nicht
vote-put-first = Mein Tipp
vote-put-second = Zweiter Tipp
vote-put-green = Grün hier
vote-put-red = Rot hier
vote-lift = Wegnehmen
vote-here = dein Tipp
vote-here-red = deine rote Stimme
vote-red-missing = Die rote fehlt noch
vote-green-missing = Die grüne fehlt noch

## Karten zu viel.
trim-put = { $count ->
    [one] Diese Karte weglegen
   *[other] Diese { $count } weglegen
  }
trim-choose = { $left ->
    [one] Wähl eine Karte
   *[other] Wähl { $left } Karten
  }
trim-more = { $left ->
    [one] Wähl noch eine
   *[other] Wähl noch { $left }
  }
trim-this = Diese weglegen

## Ruhe.
rest-title = Das Spiel ruht
rest-why = Punkte und Karten bleiben, wie sie sind. Sobald genug Leute hier sitzen, geht es von selbst weiter.
rest-code = Tischcode
rest-code-how = Mit diesem Code oder deinem Link kommen Freunde dazu.
rest-bot = Einen Aufziehhasen dazuholen
rest-host = { $name } kann einen Aufziehhasen dazuholen.
rest-here = { $count ->
    [one] Eine Person ist da
   *[other] { $count } sind da
  }

## Einspringen.
stand-in-call = Einen Aufziehhasen für { $name } spielen lassen
choose-mate-lays = { $name } legen lassen
choose-mate-asked = { $name } legt für euch beide.
## The picture one likes best.
like-ask = Lieblingsbild?
like-this = Das gefällt mir am besten
like-marked = Gemerkt. Vor dem Ende erfährt es niemand.
like-here = gefällt dir am besten

## Die allererste Runde: höchstens drei Winke.
hint-dismiss = Danke
hint-clue = Finden einige deine Karte: 3 Punkte. Alle oder niemand: keinen.
hint-clue-party = Sag etwas, das viele in ihren Karten sehen.
hint-choose = Jeder Tipp auf deine Karte ist ein Punkt für dich.
hint-choose-party = Leg die Karte, die die meisten wählen würden.
hint-choose-teams = Redet ruhig laut, aber nie über eure Karten.
hint-vote = Gefunden: 3 Punkte, oder 2, wenn alle sie finden.
hint-vote-two = Nur ein Tipp, und er trifft: 1 Punkt mehr. Zwei sind sicherer.
hint-vote-red = Die rote Stimme entwertet eine Karte: Grüne darauf zählen nichts.
hint-vote-party = Jede Stimme auf derselben Karte ist ein Punkt, bis zu 5. Allein gibt es nichts.

## Die Verbindung.
lost = Gleich wieder da …
lost-closing = Der Server startet neu und ist gleich wieder da. Dein Platz bleibt dir.
lost-long = Noch keine Verbindung. Dein Platz bleibt dir.
