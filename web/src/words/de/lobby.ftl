### Vor dem Spiel: wer da ist, was gespielt wird, und wie Freunde dazukommen.

lobby-title = Tisch { $code }
lobby-code = Tischcode
lobby-code-letters = Tischcode: { $letters }
lobby-at = auf { $host }
lobby-at-here = nur auf diesem Computer
lobby-invite = Einladen
lobby-invite-title = Lad deine Freunde ein
lobby-invite-how = QR-Code scannen, Link öffnen oder die Buchstaben auf { $host } eingeben.
lobby-door-shut = Das Spiel hat begonnen: Der Code allein lässt jetzt niemanden herein, der Link schon.
lobby-door-open = Mit dem Code hereinlassen
lobby-door-is-open = Die Tür ist offen: Der Code lässt herein, bis die nächste Runde zu Ende ist.
lobby-qr = QR-Code mit dem Link zu diesem Tisch
lobby-link = Link zum Tisch
lobby-share = Teilen
lobby-share-title = Komm, wir spielen Reverie
lobby-copy = Kopieren
lobby-copied = Der Link ist kopiert.
lobby-copy-yourself = Dieser Browser kann nicht kopieren. Der Link ist markiert: Kopier ihn selbst.
lobby-here-only = Den Link kann nur dieser Computer öffnen, denn der Server hört auf niemanden sonst. Starte ihn fürs ganze Netzwerk, dann spielen auch andere Geräte mit.
lobby-no-invitation = Der Link ließ sich nicht abrufen.

## Was gespielt wird.
lobby-change = Spiel ändern
lobby-change-short = Ändern
lobby-set-up = Was wollen wir spielen?
lobby-done = Fertig

## Wer hier sitzt.
lobby-seats = Plätze
lobby-players = { $players ->
    [one] Eine Person am Tisch
   *[other] { $players } am Tisch
  }
lobby-you = du
lobby-you-host = du leitest
lobby-host = Spielleitung
lobby-is-here = da
lobby-is-away = weg
lobby-host-is-away = Spielleitung, weg
lobby-bot = zum Aufziehen
lobby-with = mit { $name }
lobby-empty-partner = noch ohne Gegenüber
lobby-empty = Ein freier Platz
lobby-add-bot = Aufziehhase
lobby-fill = { $rabbits ->
    [one] Mit einem Hasen auffüllen
   *[other] Mit { $rabbits } Hasen auffüllen
  }
lobby-mix = Plätze auslosen
lobby-mix-teams = Teams auslosen
lobby-mixed = Die Plätze sind ausgelost.

## Ein Platz.
lobby-seat-mine = Dein Platz
lobby-colour = Dein Hase
lobby-swap = Platz tauschen mit
lobby-swapped = { $one } und { $other } haben die Plätze getauscht.
lobby-new-link = Neuer Link zu diesem Platz
lobby-new-link-say = Für { $name }, auf einem neuen Gerät oder wenn das alte weg ist.
lobby-link-made = Gib diesen Link nur { $name }. Er gilt einmal und einen Tag lang; das Gerät, das den Platz hatte, gibt ihn frei.
lobby-seat-link = Link zum Platz von { $name }
lobby-remove = Vom Tisch nehmen
lobby-remove-bot = Vom Tisch nehmen
lobby-remove-sure = { $name } vom Tisch nehmen? Der Link führt wieder zurück.
lobby-remove-yes = { $name } entfernen
lobby-remove-no = Platz behalten

## Für alle, die zuhören.
lobby-came = { $name } setzt sich.
lobby-left = { $name } ist gegangen.
lobby-now-classic = Ihr spielt jetzt „Klassisch“.
lobby-now-odyssey = Ihr spielt jetzt „Odyssee“.
lobby-now-party = Ihr spielt jetzt „Party“.
lobby-now-teams = Ihr spielt jetzt „Teams“.

## Die eine Zeile.
lobby-few-host = { $missing ->
    [one] Noch jemand oder ein Aufziehhase, dann kannst du austeilen.
   *[other] Noch { $missing } Leute oder Aufziehhasen, dann kannst du austeilen.
  }
lobby-few = { $missing ->
    [one] Es fehlt noch jemand.
   *[other] Es fehlen noch { $missing }.
  }
lobby-many-host = Dieses Spiel hat { $most } Plätze. Ein anderes?
lobby-many = Dieses Spiel hat { $most } Plätze; ihr seid mehr.
lobby-odd-host = Teams brauchen eine gerade Zahl: noch jemand oder jemand weniger.
lobby-odd = Teams brauchen eine gerade Zahl: noch jemand oder jemand weniger.
lobby-cards-host = Ihr braucht { $needed } Karten. Nimm ein Deck dazu.
lobby-cards = Ihr braucht { $needed } Karten; die Spielleitung kann ein Deck dazunehmen.
lobby-ready-host = { $players } am Tisch. Teil aus, wenn du so weit bist.
lobby-ready = { $name } teilt gleich die Karten aus.
lobby-away-host = { $away ->
    [one] { $name } ist weg. Trotzdem austeilen?
   *[other] { $away } von euch sind weg. Trotzdem austeilen?
  }
lobby-host-away = Wir warten auf { $name }, gerade nicht da.
lobby-nobody = Hier sitzt niemand. Setz dich, und der Tisch gehört dir.
lobby-deal = Karten austeilen
lobby-play-instead = Lieber { $game } spielen
lobby-sit = Hinsetzen
lobby-my-rabbit = Mein Hase
