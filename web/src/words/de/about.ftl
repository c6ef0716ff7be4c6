### Was Reverie ist, wer es gemacht hat, und zu welchen Bedingungen.

about-title = Über Reverie
about-what = Was das hier ist
about-what-text = Ein Erzählspiel mit traumhaften Bildkarten, das ihr im Browser spielt: zusammen in einem Zimmer, alle bei sich zu Hause oder über Tage hinweg. Mit allen Regeln von Dixit (2021) und Dixit Odyssey, für drei bis zwölf, und Aufziehhasen für leere Plätze.
about-kept-text = Kein Konto, keine Kosten. Ein Tisch kennt nur die Namen, die ihr ihm gebt, und was gespielt wurde. „Vergiss mich“ im Buch am Tisch löscht deinen Namen.
about-cards = Die Bilder
about-cards-text = Aus der Malwerkstatt von Reverie: Jede Karte ist in Code gemalt, mit einem eigenen Skript, und in Worten beschrieben. Die Bilder unserer Decks darfst du weitergeben und verändern, wenn du The Reverie contributors nennst. Decks, die jemand auf diesen Server gelegt hat, gehören denen, die sie gemacht haben.
about-cards-licence = Lizenz unserer Bilder: CC BY 4.0
about-cards-look = Bilder ansehen
about-letters = Die Schriften
about-letters-text = Gabriela erzählt, Proza Libre erklärt. Beide sind frei unter der SIL Open Font License.
about-letters-licence = Lizenz von { $name }
about-code = Der Quelltext
about-code-text = Reverie ist freie Software unter der MIT-Lizenz. Wer diesen Server betreibt, hat den Quelltext und darf ihn dir weitergeben.
about-code-licence = Lizenz lesen
about-not = Reverie steht in keiner Verbindung zum Verlag von Dixit.
about-version = Version { $version } auf diesem Server
