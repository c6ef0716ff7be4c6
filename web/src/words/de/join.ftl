### Jemand kommt an den Tisch.

join-title = Setz dich dazu
join-host = { $name } hat einen Tisch aufgemacht
join-nobody = Hier wartet ein Tisch
join-here = Am Tisch
join-alone = Hier sitzt noch niemand.
join-name = Dein Name
join-name-wanted = Wie sollen dich die anderen nennen?
join-colour = Dein Hase
join-sit = Hinsetzen
join-watch = Nur zuschauen
join-between = Hier läuft ein Spiel. Karten bekommst du, wenn die nächste Runde beginnt.
join-between-seat = Hier läuft ein Spiel, und ein Platz ist frei. Karten bekommst du, wenn die nächste Runde beginnt.
join-rabbit = Hier läuft ein Spiel. Ein Aufziehhase steht für dich auf: Du spielst mit seinen Karten und Punkten weiter.
join-full = Alle Plätze sind besetzt. Schau zu und nimm den ersten, der frei wird.
join-pairs = Hier läuft ein Spiel in Teams, da kann niemand allein einsteigen. Zuschauen geht, bis es vorbei ist.
join-colour-gone = Jemand war schneller: Dieser Hase ist vergeben. Nimm einen anderen.

## Jemand, der schon hier saß oder auf einem anderen Gerät hier sitzt.
join-elsewhere = Bist du { $name }? Dieser Platz ist gerade auf einem anderen Gerät. Hol ihn über dessen Menü hierher, oder bitte { $host } um einen neuen Link.
join-elsewhere-host = Bist du { $name }? Dieser Platz ist gerade auf einem anderen Gerät. Hol ihn über dessen Menü hierher.

## Ein Link, der einen Platz auf dieses Gerät holt.
join-continue-title = Da bist du ja
join-continue = Hier als { $name } weiterspielen
join-continue-nameless = Hier weiterspielen
join-continue-say = Dein Platz zieht auf dieses Gerät um. Das andere gibt ihn frei.
join-continue-instead = Auf diesem Gerät sitzt du hier als { $name }; für diesen Platz brauchst du dann einen neuen Link.
join-not-me = Das bin ich nicht
