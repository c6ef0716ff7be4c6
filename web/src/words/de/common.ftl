### Wörter, die überall stehen.
### The glossary: docs/words.md.

title = Reverie
title-page = { $page } · Reverie
title-your-turn = Du bist dran · { $title }

close = Schließen
back = Zurück
home = Startseite
again = Noch mal

seat-you = du, { $state }

language = Sprache
theme-to-day = Tageslicht hereinlassen
theme-to-night = Lampe für die Nacht anzünden

## Die Hasen: Farbe und Zeichen, fürs Ohr.
colour-poppy = mohnrot mit Sonne
colour-sky = himmelblau mit Tropfen
colour-marigold = goldgelb mit Stern
colour-pine = tannengrün mit Baum
colour-rose = rosa mit Herz
colour-inkblue = tintenblau mit Mond
colour-moss = moosgrün mit Blatt
colour-plum = pflaumenlila mit Edelstein
colour-milk = milchweiß mit Ring
colour-chestnut = kastanienbraun mit Fensterscheiben
colour-lagoon = türkis mit Wellen
colour-slate = schiefergrau mit Kreuz

## Spiele.
game-classic = Klassisch
game-odyssey = Odyssee
game-party = Party
game-teams = Teams

## Karten.
card = Karte { $number }
card-some = Eine Karte
card-of = Karte { $number } von { $count }
card-back = Eine verdeckte Karte
card-describe = Beschreiben
card-describe-hide = Text ausblenden
card-next = Nächste Karte
card-previous = Vorige Karte
card-no-words = Für diese Karte gibt es noch keine Worte.

## Die Verbindung.
connection-connecting = Auf dem Weg zum Tisch …
toasts = Meldungen
