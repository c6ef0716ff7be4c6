### Eigene Bilder: wie daraus Karten werden.

own-heading = Eigene Bilder
own-say = Fotos, Scans, Zeichnungen: Aus jedem Bild wird eine Karte, zugeschnitten auf das, worauf es ankommt. Zu dritt genügen 26.
own-choose = Bilder aussuchen
own-add = Bilder dazulegen
own-another = Noch ein Deck anfangen
own-bring = „{ $title }“ an diesen Tisch holen
own-private = Wer sie sieht: alle an diesem Tisch, auch wer nur zuschaut, solange ihr damit spielt. Wer diesen Server betreibt, könnte sie ebenfalls ansehen. Sonst niemand. Orte, Daten und alles andere, was in den Dateien steckt, wird entfernt.
own-make = Ein Deck aus eigenen Bildern machen
own-who-sees = Wer sie sieht: alle an den Tischen, an die du sie bringst, auch wer nur zuschaut, solange damit gespielt wird. Wer diesen Server betreibt, könnte sie ebenfalls ansehen. Sonst niemand.
own-kept = Dieser Browser merkt sie sich fürs nächste Mal, bis du sie hier vergessen lässt; wer ihn benutzt, kann sie an einen Tisch bringen. Die Bilder selbst bleiben, bis du das Deck an einem Tisch löschst.
own-keep-here = In diesem Browser fürs nächste Mal behalten
own-keep-who = Dann kann, wer diesen Browser benutzt, sie an einen Tisch bringen.
own-keep-not = Ohne Häkchen vergisst er sie, wenn du den Tab schließt; an diesem Tisch bleiben sie.
own-offer = Dieser Link führt zu einem Deck aus eigenen Bildern. Soll dieser Browser es fürs nächste Mal behalten?
own-offer-keep = Hier behalten
own-offer-not = Hier nicht
own-forget = Hier vergessen
own-forgotten = Dieser Browser hat „{ $title }“ vergessen.
own-make-table = Mit eigenen Bildern spielen
own-title = Das Deck heißt
own-new-title = Bilder von { $name }
own-from-link = ein Deck aus einem Link
own-remembered = Dieser Browser kennt jetzt dein Deck. Öffne an deinem Tisch „Eigene Bilder“.
own-play = { $cards ->
    [one] Mit diesem Bild spielen
   *[other] Mit diesen { $cards } Bildern spielen
  }
own-sending = Bild { $number } von { $total } …
own-progress = Wie weit die Bilder sind
own-reading = { $name } wird zugeschnitten …
own-sent = Die Bilder sind da.
own-left-out = Weggelassen
own-dismiss = Gelesen: { $name }
own-card = Bild { $number } von { $count }
own-caption = Was zu sehen ist
own-caption-say = Wird denen vorgelesen, die das Bild nicht sehen. Sag, was da ist, nicht, was es bedeutet.
own-words = Jedem Bild ein Wort geben
own-words-ask = { $count ->
    [one] Damit auch die Aufziehhasen mitspielen können, sag ihnen, was zu sehen ist. Ein Bild hat noch kein Wort.
   *[other] Damit auch die Aufziehhasen mitspielen können, sag ihnen, was zu sehen ist. { $count } Bilder haben noch kein Wort.
  }
own-words-enough = Ein Wort genügt.
own-words-who = Wird denen vorgelesen, die das Bild nicht sehen; alle am Tisch können es lesen. Mehr wissen die Aufziehhasen nicht von dem Bild.
own-words-back = Zurück
own-words-skip = Überspringen
own-words-next = Weiter
own-words-end = Genug für jetzt
own-words-thanks = { $count ->
    [one] Danke. Die Aufziehhasen kennen jetzt ein Bild mehr.
   *[other] Danke. Die Aufziehhasen kennen jetzt { $count } Bilder mehr.
  }
own-earlier = Nach vorn
own-later = Nach hinten
own-card-done = Fertig
own-remove = Dieses Bild wegnehmen
own-remove-sure = Dann ist es für immer von diesem Server verschwunden.
own-remove-yes = Wegnehmen
own-keep = Behalten
own-delete = Dieses Deck löschen
own-delete-sure = „{ $title }“ mit allen Bildern löschen? Sie sind dann für immer weg.
own-delete-yes = Löschen

## Was keine Karte wird, und warum.
problem-own-pictures-off = Dieser Server nimmt keine eigenen Bilder. Spielt mit den Decks, die da sind.
problem-own-busy = Gerade werden viele Bilder gelesen. Versuch es in einer Minute noch einmal.
problem-own-full = Hier ist kein Platz mehr für Bilder. Lösch eins deiner Decks, oder frag die Person, die den Server betreibt.
problem-own-title = Ein Deck braucht einen Namen mit höchstens 60 Zeichen.
problem-own-last-picture = Ein Bild muss im Deck bleiben. Lösch stattdessen das ganze Deck.
problem-own-deck-chosen = Mit diesem Deck soll gespielt werden. Nimm erst ein anderes, dann lösch es.
problem-picture-unknown = Das ist kein Bild, auch wenn es so heißt. Nimm ein JPEG oder PNG.
problem-picture-heic = HEIC-Bilder lassen sich hier nicht lesen. Speichere oder schick es als JPEG.
problem-picture-broken = Das Bild ist beschädigt oder nicht vollständig. Versuch es mit einer anderen Kopie.
problem-picture-too-large = Die Datei ist größer als 20 MB. Verkleinere sie zuerst.
problem-picture-too-many-pixels = Das Bild hat mehr als 80 Millionen Pixel. Verkleinere es zuerst.
problem-picture-too-small = Das Bild ist zu klein für eine Karte. Es braucht mindestens 160 mal 240 Pixel.
problem-picture-blank = Darauf ist nichts zu sehen. Nimm ein anderes.
problem-picture-too-slow = Das Bild zu lesen dauerte zu lange. Speichere es neu als JPEG und versuch es noch einmal.
problem-picture-too-heavy = Es braucht zu viel Speicher. Verkleinere es zuerst.
problem-picture-twice = Dieses Bild ist schon im Deck.
problem-picture-too-many = Das Deck ist voll: 300 Bilder passen hinein. Fang noch eins an.
problem-picture-leads-outside = Sein Name führt aus dem Ordner hinaus. Gib ihm einen anderen.
problem-picture-unpacks-too-large = Ausgepackt wäre es riesig. Nimm ein anderes.
problem-picture-locked = Es ist mit einem Passwort gesperrt. Öffne es zuerst.
