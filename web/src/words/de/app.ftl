### The installed app, and what only ears are told.

app-about = Ein Erzählspiel mit traumhaften Bildkarten, für Freunde in einem Raum, jeder zu Hause oder über Tage hinweg.
app-offline-title = Die Lampe ist aus
app-offline-say = Reverie ist gerade nicht zu erreichen. Dein Platz und deine Karten warten, wo sie sind.
app-offline-again = Noch einmal versuchen
app-install = Reverie installieren

heard-score = { $name } { $score }
heard-scores = Endstand: { $scores }.
