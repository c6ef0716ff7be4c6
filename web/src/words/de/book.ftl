### Das Buch des Abends.

book-title = Das Buch des Abends
book-read = Als Buch lesen
book-close = Das Buch zuklappen
book-so-far = Bisher erzählt
book-people = Wer gespielt hat
book-decks = Gespielt mit: { $decks }
book-said = Was dazu gesagt wurde
book-page = Seite { $page } von { $pages }
book-next = Weiterblättern
book-previous = Zurückblättern

## Behalten.
book-save = Das Buch behalten
book-save-file = Als eine Datei
book-save-file-more = Lässt sich in jedem Browser öffnen, auch ohne Internet
book-save-print = Zum Drucken
book-save-print-more = Ein PDF mit großen Bildern, zwei Seiten je Runde
book-save-card = Diese Runde als Postkarte
book-save-card-more = Ein Bild zum Teilen
book-private = Einige dieser Bilder hat jemand von euch mitgebracht, sie sind privat. Gib das Buch nur Menschen, die sie sehen dürfen.
book-letters = Zeichen, die der Schrift dieses Buchs fehlen, erscheinen als ·.
book-card-failed = Auf diesem Gerät ließ sich die Postkarte nicht machen.
