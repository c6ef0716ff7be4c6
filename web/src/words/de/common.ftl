### Wörter, die überall stehen.
###
### Glossar
### storyteller = wer erzählt; { $name } erzählt (so passt es zu jedem Namen; nie: der Erzähler)
### to tell = erzählen
### clue = der Hinweis; einen Hinweis geben
### card, picture = die Karte, das Bild
### hand = die Hand; auf der Hand
### to lay / hand over / add a card = eine Karte legen, dazulegen
### to put away = weglegen
### vote, to vote for = der Tipp, tippen auf; in Party: die Stimme, abstimmen, stimmen für (party.ftl)
### red vote, green vote = die rote, die grüne Stimme (nur in Party)
### vote dial = das Tipprad
### to tap = antippen (nie „tippen“ allein)
### to find = finden
### turn = die Runde; your turn = du bist dran
### game = das Spiel
### reveal = aufdecken, die Auflösung
### point = der Punkt; scores = der Punktestand
### score track = die Wertungsleiste; kurz: Wertung
### draw pile, discard pile = der Nachziehstapel, der Ablagestapel
### deck = das Deck
### to deal, to shuffle, to draw = austeilen, mischen, ziehen
### table, table code = der Tisch, der Tischcode; to set a table = einen Tisch decken
### seat, chair = der Platz
### host = wer einlädt; { $name } lädt ein
### rabbit = der Hase
### clockwork rabbit = der Aufziehhase
### stand-in = jemand springt ein
### team, pair = das Team; team-mate = das Gegenüber
### crowd = die Menge; sich auf einer Karte treffen
### to watch = zuschauen
### away = weg
### the book = das Buch (das Menü am Tisch)
### to share the night = sich die Nacht teilen (im Regeltext: sich den Sieg teilen)

title = Reverie
title-page = { $page } · Reverie
title-your-turn = Du bist dran · { $title }

close = Schließen
back = Zurück
home = Startseite
cancel = Abbrechen
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
card-yours = deine
card-describe = Beschreiben
card-describe-hide = Text ausblenden
card-next = Nächste Karte
card-previous = Karte davor
card-no-words = Für diese Karte gibt es noch keine Worte.

## Die Verbindung.
connection-lost = Die Verbindung ist weg. Dein Platz bleibt dir; wir versuchen es weiter.
connection-back = Wieder verbunden.
connection-connecting = Auf dem Weg zum Tisch …
toasts = Meldungen
