### Das Buch am Tisch.

menu-title = Tisch { $code }
menu-rules = So geht { $game }
menu-history = Was erzählt wurde
menu-invite = Lad deine Freunde ein
menu-about = Über Reverie

## Mein Platz
menu-device = Auf anderes Gerät wechseln
menu-device-how = Mach einen Link und öffne ihn auf deinem Handy, Tablet oder Computer. Dein Platz, deine Karten und deine Punkte ziehen mit; dieses Gerät gibt den Platz dann frei.
menu-device-make = Link machen
menu-device-link = Link zu deinem Platz
menu-device-qr = QR-Code mit dem Link zu deinem Platz
menu-device-share = Mein Platz am Reverie-Tisch
menu-device-made = Behalt diesen Link für dich: Wer ihn öffnet, sitzt auf deinem Platz. Er gilt einmal und einen Tag lang.

menu-stay = Bleiben
menu-go = Tisch verlassen
menu-leave = Tisch verlassen
menu-leave-title = Tisch verlassen?
menu-leave-free = Dein Platz wird frei für andere. Mit dem Link kommst du zurück.
menu-leave-playing = Deine Karten kommen auf den Ablagestapel, und dein Hase verlässt die Wertungsleiste. Kommst du zurück, fängst du neu an, ohne Punkte.
menu-leave-host = Jemand anderes übernimmt dann die Spielleitung.
menu-leave-yes = Verlassen
menu-left = Du hast den Tisch verlassen.
menu-forget = Vergiss mich
menu-forget-more = Gehen und deinen Namen löschen lassen
menu-forget-title = Gehen und vergessen werden?
menu-forget-sure = Dein Name und alles, was du hier gesagt hast, werden gelöscht. Die Runden, die du gespielt hast, bleiben im Rückblick, ohne deinen Namen.
menu-forget-yes = Gehen und Namen löschen
menu-forgotten = Du bist gegangen. Dieser Tisch kennt deinen Namen nicht mehr.
menu-export-more = Jeder Hinweis, jede Karte, jeder Tipp; Namen stehen nicht darin

## Für die Spielleitung
menu-move-on = Weiter zur nächsten Runde
menu-move-on-more = Ohne zu warten, bis alle so weit sind
menu-skip = { $name } überspringen
menu-skip-me = Mein Erzählen überspringen
menu-skip-more = Weiter erzählt, wer links sitzt; Punkte gibt es keine
menu-stand-in = Einen Aufziehhasen für { $name } spielen lassen
menu-stand-in-more = Nur dieses Mal; der Platz bleibt reserviert
menu-people = Wer hier sitzt
menu-person-you = du leitest
menu-person-here = da
menu-person-away = weg
menu-person-bot = Aufziehhase
menu-add-bot = Einen Aufziehhasen dazuholen
menu-add-bot-more = Er setzt sich, wenn die nächste Runde beginnt
menu-remove-playing = Wer mitten im Spiel vom Tisch muss, verliert Karten und Punkte.
