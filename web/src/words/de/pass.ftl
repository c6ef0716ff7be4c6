### One phone for all: who plays, and the cover between two people.

pass-title = Ein Handy für uns alle
pass-how = Schreibt auf, wer mitspielt, in der Reihenfolge, in der ihr sitzt. Das Handy geht reihum, und alle sehen nur die eigenen Karten.
pass-change = Anderes Spiel
pass-names = Wer spielt mit
pass-name = { $number }. Name
pass-remove = { $number }. Namen streichen
pass-add = Noch jemand
pass-pairs = Je zwei spielen zusammen: Wer eine halbe Liste von dir entfernt steht, gehört zu dir.
pass-deal = Karten austeilen
pass-wrong-twice = Diesen Namen habt ihr zweimal.
pass-wrong-long = Das ist ein langer Name. Gibt es einen kürzeren?
pass-wrong-few = Dieses Spiel ist für { $least } bis { $most } Leute.

pass-give = Gib das Handy an { $name }
pass-give-to = Gib das Handy an
pass-lift = Ich bin { $name }
pass-other = Jemand anders zuerst
pass-race = Wer einen Hinweis hat, fängt an. { $name } darf zuerst schauen.
pass-clue = Diesmal erzählt { $name }.
pass-choose = { $name } wählt eine Karte.
pass-vote = { $name } tippt.
pass-trim = { $name } legt Karten weg.
pass-cover = Karten zudecken und Handy weitergeben
