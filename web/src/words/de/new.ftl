### Ein neuer Tisch: welches Spiel, welche Bilder, wessen Tisch.

new-title = Ein neuer Tisch
new-name = Dein Name
new-name-wanted = Wie sollen dich die anderen nennen?

new-games = Welches Spiel?
new-classic-say = Lass dich finden, nur nicht von allen.
new-odyssey-say = Dasselbe für mehr von euch; ab sieben mit zweitem Tipp.
new-party-say = Erst der Hinweis, dann die Karten. Denk wie die Menge.
new-teams-say = Zu zweit, einander gegenüber, mit einem gemeinsamen Hasen.
new-classic-for = für 3 bis 8
new-odyssey-for = für 3 bis 12
new-party-for = für 6 bis 12
new-teams-for = für 6, 8, 10 oder 12
new-to-points = { $points ->
    [one] bis 1 Punkt
   *[other] bis { $points } Punkte
  }
new-each-tells = { $turns ->
    [one] alle erzählen einmal
    [2] alle erzählen zweimal
   *[other] alle erzählen { $turns }-mal
  }

new-decks = Welche Bilder?
new-deck-only = Die Bilder
new-cards = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }
new-decks-mixed = { $decks ->
    [one] { $cards } Karten
   *[other] { $decks } Decks gemischt, { $cards } Karten
  }
new-deck-last = Ein Deck muss auf dem Tisch bleiben.
new-decks-missing = Die Decks ließen sich nicht laden.
new-cards-few = Zu { $players } braucht ihr { $needed } Karten; das sind { $cards }. Nimm ein Deck dazu.
new-deck-fresh = am wenigsten gesehen

new-rules = Hausregeln
new-target = Gespielt wird bis
new-points = Punkte
new-turns = Alle erzählen
new-times = { $turns ->
   *[other] Mal
  }
new-more = Mehr
new-less = Weniger
new-team-card = Karten des Teams, das erzählt
new-team-card-own_and_partner = Beide legen eine
new-team-card-partner_only = Nur das Gegenüber
new-timer = Zeit für jeden Schritt
new-timer-off = Keine Uhr
new-timer-gentle = Sanft
new-timer-brisk = Flott
new-timer-days = Tage
new-timer-off-say = Alle nehmen sich die Zeit, die sie brauchen.
new-timer-gentle-say = Zwei Minuten, drei für einen Hinweis; dann eine Erinnerung.
new-timer-brisk-say = Unter einer Minute, für einen Hinweis etwas mehr.
new-timer-days-say = Ein Tag für jeden Schritt: ein Spiel neben dem Alltag.
new-absent = Wenn jemand weg ist
new-absent-wait = Wir warten
new-absent-skip = Aussetzen
new-absent-stand_in = Hase spielt
new-absent-wait-say = Niemand wird von selbst übersprungen; wer da ist, darf einen Aufziehhasen rufen.
new-absent-skip-say = Nach einer Erinnerung setzt aus, wer erzählen sollte; über Karten und Tipps entscheidet das Los.
new-absent-stand_in-say = Nach einer Erinnerung spielt ein Aufziehhase mit, bis der Mensch zurück ist.
new-seen = Welche Karten zuerst kommen
new-seen-no = Gemischt
new-seen-yes = Selten gesehene
new-seen-no-say = Alle Karten, gut gemischt.
new-seen-yes-say = Zuerst kommen Karten, die hier am seltensten offen lagen.
new-listed = Wer den Tisch findet
new-listed-no = Nur Gäste
new-listed-yes = Alle
new-listed-no-say = Wer den Link oder den Code hat.
new-listed-yes-say = Er steht auf der Startseite dieses Servers.
new-language = Hinweise gebt ihr auf

new-short-private = nur Gäste
new-short-listed = offen für alle
new-short-timer-off = ohne Zeitlimit
new-short-timer-gentle = sanfte Uhr
new-short-timer-brisk = flotte Uhr
new-short-timer-days = ein Tag pro Schritt

new-line = { $game } mit { $cards ->
    [one] einem Bild
   *[other] { $cards } Bildern
  }. Es kann losgehen.
new-line-name = Erst ein Name, dann gehört der Tisch dir.
new-set = Tisch aufmachen
