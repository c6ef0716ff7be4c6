### Warum etwas nicht ging, und was hilft. Eine Zeile je Code des Servers.

problem-unknown = Das hat nicht geklappt. Versuch es bitte noch mal.
problem-unreachable = Der Server ist nicht zu erreichen. Prüf deine Verbindung; was du geschrieben hast, bleibt da.

## Einen Tisch finden, sich setzen
problem-no-such-table = Hier ist kein Tisch. Lass dir den Link oder den Code noch mal geben.
problem-knock-first = Das Spiel dort hat begonnen. Bitte jemanden am Tisch, dich hereinzulassen, oder frag nach dem Link.
problem-no-such-page = Unter dieser Adresse ist nichts. Fang auf der Startseite neu an.
problem-no-such-card = Diese Karte ist nicht auf diesem Server. Lade die Seite neu und schau, welche es gibt.
problem-not-seated = Das kann nur, wer hier sitzt. Nimm dir erst einen Platz.
problem-host-only = Das kann nur die Spielleitung. Frag am Tisch nach.
problem-table-full = Alle Plätze sind besetzt. Schau zu und setz dich, wenn einer frei wird.
problem-game-full = Das Spiel läuft, und für mehr Leute ist darin kein Platz. Schau zu, bis es zu Ende ist.
problem-seat-in-use = Auf diesem Platz sitzt schon jemand. Nimm einen anderen.
problem-sit-down-as-pair = In diesem Spiel setzt man sich zu zweit. Kommt als Team, oder warte auf einen freien Platz.
problem-sit-down-alone = Hier setzt man sich einzeln. Versucht es nacheinander.
problem-name-empty = Dein Name braucht mindestens ein Zeichen.
problem-name-too-long = Ein Name hat höchstens 24 Zeichen. Mach ihn ein bisschen kürzer.
problem-name-taken = An diesem Tisch heißt schon jemand so. Häng vielleicht einen Buchstaben an?
problem-colour-taken = Diesen Hasen hat schon jemand. Nimm einen anderen.
problem-colour-unknown = In dieser Farbe gibt es keinen Hasen. Nimm einen anderen.
problem-link-used = Dieser Link ist schon benutzt oder älter als ein Tag. Lass dir einen neuen geben.
problem-seat-moved = Du sitzt jetzt auf einem anderen Gerät an diesem Tisch. Spiel dort weiter.
problem-no-such-seat = Auf diesem Platz sitzt niemand mehr. Da ist nichts zu tun.
problem-not-these-chairs = Inzwischen ist jemand gekommen oder gegangen. Ordne die Plätze bitte noch mal.
problem-no-such-bot = So einen Aufziehhasen gibt es nicht. Nimm einen anderen.

## Den Tisch aufmachen
problem-unknown-game = Dieses Spiel kennt der Server nicht. Nimm ein anderes.
problem-players-not-allowed = Für dieses Spiel seid ihr zu viele oder zu wenige. Nehmt ein anderes, oder ändert, wer hier sitzt.
problem-option-foreign = Das lässt sich bei diesem Spiel nicht einstellen. Wähl das Spiel noch mal aus.
problem-option-out-of-range = Diese Zahl geht hier nicht. Versuch eine andere.
problem-no-deck = Wähl mindestens ein Deck aus.
problem-deck-unknown = Eins der Decks ist nicht mehr auf diesem Server. Nimm andere.
problem-too-few-cards = Die gewählten Decks haben zu wenige Karten für so viele Leute. Nimm ein Deck dazu.
problem-card-twice = In zwei der Decks steckt dieselbe Karte. Nimm eins davon heraus.
problem-game-runs = Das geht nur zwischen zwei Spielen. Warte, bis dieses zu Ende ist.
problem-no-game = Noch läuft kein Spiel. Die Spielleitung kann es beginnen.

## In der Runde
problem-stale = Am Tisch ist es schon weitergegangen. Schau noch mal.
problem-wrong-phase = Das geht an dieser Stelle der Runde nicht. Die Zeile unten sagt, was geht.
problem-game-over = Das Spiel ist zu Ende. Die Spielleitung kann ein neues beginnen.
problem-game-rests = Das Spiel ruht, bis wieder genug Leute da sind.
problem-not-storyteller = Gerade erzählt jemand anderes. Du kommst auch noch dran.
problem-somebody-was-faster = Schöne Idee, aber jemand war einen Moment schneller. Mit dem anderen Hinweis geht es los; heb deinen für später auf.
problem-clue-empty = Ein Hinweis braucht mindestens ein Zeichen.
problem-clue-too-long = Ein Hinweis hat höchstens 500 Zeichen. Sag es kürzer.
problem-clue-unreadable = In diesem Hinweis steckt etwas, das kein Text ist. Schreib ihn bitte neu.
problem-clue-kind-not-wanted = Solche Hinweise will dieser Tisch nicht. Wähl eine andere Art.
problem-tune-empty = Eine Melodie braucht mindestens einen Ton.
problem-tune-too-long = Eine Melodie hat höchstens 120 Töne und 12 Sekunden. Nimm etwas weg.
problem-unknown-voice = So eine Stimme gibt es in der Musikecke nicht.
problem-note-out-of-range = So einen Ton hat die Musikecke nicht.
problem-mime-empty = Eine Pantomime braucht mindestens eine Geste.
problem-mime-too-long = Eine Pantomime hat höchstens 40 Gesten und 12 Sekunden. Nimm etwas weg.
problem-unknown-gesture = Diese Geste kennt kein Hase.
problem-pose-out-of-range = So kann sich kein Hase verbiegen.
problem-moments-out-of-order = In deinem Hinweis ist die Reihenfolge durcheinandergeraten. Fang noch mal an.
problem-recording-unknown = Diese Aufnahme ist nicht mehr da. Nimm sie bitte noch mal auf.
problem-recording-too-long = Eine Aufnahme dauert höchstens 15 Sekunden. Fass dich kürzer.
problem-voices-off = Dieser Server nimmt keine Aufnahmen an. Wähl eine andere Art von Hinweis.
problem-voices-full = Für weitere Aufnahmen ist kein Platz mehr. Wähl eine andere Art von Hinweis.
problem-not-a-recording = Diese Aufnahme lässt sich nicht lesen. Nimm sie bitte noch mal auf.
problem-recording-too-large = Diese Aufnahme ist zu groß. Fass dich kürzer.
problem-recording-too-slow = Die Aufnahme kam zu langsam an. Versuch es bitte noch mal.
problem-card-needed = Wähl die Karte, die zu deinem Hinweis gehört.
problem-card-not-wanted = In diesem Spiel gehört zum Hinweis keine Karte. Gib nur die Worte.
problem-card-not-in-hand = Diese Karte hast du nicht mehr auf der Hand. Nimm eine andere.
problem-wrong-number-of-cards = Das ist nicht die richtige Zahl an Karten. Wähl noch mal.
problem-card-named-twice = Das ist zweimal dieselbe Karte. Nimm zwei verschiedene.
problem-storyteller-gives-no-card = Du erzählst: Deine Karte liegt schon da. Warte auf die anderen.
problem-partner-gave-already = Dein Gegenüber hat schon eine Karte gelegt. Deine zählt, wenn die andere zurückgenommen wird.
problem-nothing-to-take-back = Da ist keine Karte zum Zurücknehmen. Die Karten liegen schon auf dem Tisch.
problem-no-surplus = Du musst keine Karte weglegen. Deine Hand ist genau richtig.
problem-not-a-voter = In dieser Runde tippst du nicht. Schau, was die anderen finden.
problem-no-vote = Wähl eine Karte, auf die du tippst.
problem-too-many-votes = Das ist ein Tipp zu viel. Nimm einen weg.
problem-same-place-twice = Beide Tipps liegen auf derselben Karte. Versetz einen davon.
problem-no-such-place = Auf diesem Feld liegt keine Karte. Nimm eine andere.
problem-own-card = Diese Karte ist deine. Tipp auf eine andere.
problem-own-picture = Das ist dein eigenes Bild. Such dir eins aus, das jemand anders gelegt hat.
problem-no-such-circle = Zu diesem Schlüssel gibt es keinen Kreis. Vielleicht hast du einen neueren.
problem-circle-full = In einen Kreis passen 24 Leute.
problem-own-clue = Das ist dein eigener Hinweis. Schenk dein Herz einem anderen.
problem-no-such-turn = Diese Runde wurde nicht zu Ende gespielt.
problem-red-missing = Deine rote Stimme fehlt noch.
problem-red-not-allowed = Eine rote Stimme hat nur, wer erzählt. Nimm die grüne.
problem-red-on-green = Deine rote Stimme muss auf einer anderen Karte liegen als deine grüne. Versetz eine davon.
problem-nobody-to-stand-in-for = Auf diesen Platz wartet der Tisch gerade nicht. Da ist nichts zu tun.
problem-race-is-open = Der erste Hinweis ist ein Wettlauf: Wer einen hat, beginnt. Vielleicht du?
problem-nothing-to-end = Am Tisch ist es schon weitergegangen.
problem-not-yet = Etwas Geduld noch. Wenn der Tisch eine Weile gewartet hat, kannst du jemanden einspringen lassen.
problem-impossible-table = So können diese Karten nicht auf dem Tisch liegen. Zähl sie noch mal.
problem-ballot-missing = Ein Tipp fehlt noch. Frag am Tisch nach.

## Reden
problem-talk-rests = Bis zur Auflösung wird nicht geredet. Heb es dir so lange auf.
problem-muted = Die Spielleitung hat dich stumm geschaltet. Mitspielen kannst du weiter.
problem-talk-empty = Schreib erst ein, zwei Worte.
problem-talk-too-long = Das ist zu lang. Sag es kürzer.
problem-word-not-wanted = Eins dieser Wörter ist hier nicht erwünscht. Sag es anders.
problem-no-such-line = Das ist schon weggenommen.

## Der Server
problem-closing = Der Server startet neu. Dein Platz bleibt dir; komm gleich wieder.
problem-client-too-old = Diese Seite ist älter als der Server. Lade sie bitte neu.
problem-not-stored = Das ließ sich nicht speichern, also hat sich nichts geändert. Versuch es bitte noch mal.
problem-our-fault = Bei uns ist etwas schiefgegangen, nicht bei dir. Bitte versuch es noch einmal.
problem-bad-message = Das hat der Server nicht verstanden. Lade die Seite neu und versuch es noch mal.
problem-bad-origin = Das kam von einer anderen Seite, darum hat der Server es abgelehnt. Öffne den Tisch über seinen eigenen Link.
problem-too-large = Das ist zu groß. Versuch es mit weniger.
problem-too-fast = Das war viel auf einmal. Warte bitte einen Moment.
problem-too-many-watchers = An diesem Tisch schauen schon zu viele zu. Versuch es etwas später noch mal.
problem-too-many-tables = Auf diesem Server ist gerade kein Platz für noch einen Tisch. Versuch es etwas später noch mal.
problem-no-push = Dieser Server schickt keine Benachrichtigungen. Lass die Seite offen, damit du siehst, wann du dran bist.
problem-no-print = Dieser Server kann keine Bücher drucken. Behalte es stattdessen als Datei.

## Seiten, die sich nicht zeigen lassen: was los ist, und was hilft.
trouble-home = Zur Startseite
trouble-decks = Zu den anderen Decks
trouble-reload = Seite neu laden

trouble-unreachable = Der Server antwortet nicht
trouble-unreachable-do = Vielleicht schläft er, oder du bist in einem anderen Netz als er. Dein Platz am Tisch bleibt dir.
trouble-closing = Das Licht ist kurz aus
trouble-closing-do = Der Server startet neu und ist gleich wieder da. Dein Platz, deine Karten und deine Worte bleiben dir.
trouble-client-too-old = Diese Seite ist von gestern
trouble-client-too-old-do = Der Server hat eine neuere. Lade sie neu, dann sitzt du wieder auf deinem Platz.
trouble-no-such-table = Hier ist kein Tisch
trouble-no-such-table-do = Vielleicht ist der Link alt oder der Code vertippt. Frag noch mal bei der Person nach, die ihn dir geschickt hat.
trouble-knock-first = Das Spiel hat begonnen
trouble-knock-first-do = Wer dort sitzt, kann dich hereinlassen: „Lad deine Freunde ein“ im Buch am Tisch. Oder frag nach dem Link. Diese Seite schaut von selbst wieder nach.
trouble-no-such-page = Hier wohnt niemand
trouble-no-such-page-do = Vielleicht ist der Link nicht vollständig. Von der Startseite führt jeder Weg weiter.
trouble-deck-unknown = Dieses Deck steht nicht im Regal
trouble-deck-unknown-do = Vielleicht wurde es weggeräumt. Die anderen Decks sind noch da.
trouble-table-full = Alle Plätze sind besetzt
trouble-table-full-do = An diesem Tisch ist nichts mehr frei. Mach einen eigenen auf, oder komm wieder, wenn jemand aufsteht.
trouble-game-full = Dieses Spiel ist voll
trouble-game-full-do = Für mehr Leute ist darin kein Platz. Schau zu, bis es zu Ende ist, oder mach einen eigenen Tisch auf.
trouble-too-many-watchers = Das Zimmer ist voller Publikum
trouble-too-many-watchers-do = Wenn jemand geht, ist Platz für dich.
trouble-too-many-tables = Kein Platz für noch einen Tisch
trouble-too-many-tables-do = Mehr Tische passen nicht auf diesen Server. Versuch es etwas später noch mal.
trouble-too-fast = Eins nach dem anderen
trouble-too-fast-do = Das war dem Server zu viel auf einmal. Hol kurz Luft und versuch es noch mal.
trouble-seat-moved = Du sitzt auf einem anderen Gerät am Tisch
trouble-seat-moved-do = Spiel dort weiter. Willst du hierher zurück, öffne dort das Buch am Tisch und mach einen Link zu deinem Platz.
trouble-not-seated = Dein Platz ist leer
trouble-not-seated-do = Du wurdest vom Tisch genommen. Frag nach, wenn du zurückkommen magst.
trouble-link-used = Dieser Link hat seinen Dienst getan
trouble-link-used-do = Er öffnet einen Platz nur einmal, und nur einen Tag lang. Lass dir einen neuen geben.
