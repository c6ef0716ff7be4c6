### Der Fernseher: die Tafel für das ganze Zimmer.

tv-title = Fernseher, Tisch { $code }
tv-show = Auf dem Fernseher zeigen
tv-show-how = Oder öffne { $address } im Browser des Fernsehers.
tv-come = Kommt an den Tisch
tv-how = Scannt den QR-Code mit dem Handy, oder öffnet { $host } und gebt die Buchstaben ein.
tv-join = Mitspielen: { $host }
tv-sound-ok = OK drücken für Ton

## Was am Tisch geschieht.
tv-race = Wer hat einen Hinweis?
tv-race-how = Wer zuerst einen hat, erzählt. Gebt ihn auf dem Handy.
tv-clue-how = Die anderen sehen sich solange ihre Karten an.
tv-choose = Wählt eure Karten auf den Handys.
tv-trim = Ab jetzt weniger Karten auf der Hand.
tv-vote = Welche Karte ist von { $name }?
tv-vote-party = Welche Karte passt am besten zum Hinweis?
tv-votes-in = { $done ->
    [one] Gebt eure Tipps auf den Handys. { $done } von { $all } ist da.
   *[other] Gebt eure Tipps auf den Handys. { $done } von { $all } sind da.
  }

## Die Verbindung, und die Nacht.
tv-lost = Die Verbindung ist weg. Sie kommt von selbst wieder.
tv-by-itself = Es wird weiter versucht; niemand muss etwas tun.
tv-no-table = Einen Tisch { $code } gibt es nicht
tv-no-table-do = Die richtigen Buchstaben stehen auf den Handys am Tisch. Schreib sie ans Ende der Adresse dieser Seite.
tv-knock-first = Das Spiel an Tisch { $code } hat begonnen
tv-knock-first-do = Wer dort sitzt, kann diesen Bildschirm hereinlassen: „Lad deine Freunde ein“ im Buch am Tisch. Es geht von selbst weiter.
tv-asleep = Tisch { $code } schläft
