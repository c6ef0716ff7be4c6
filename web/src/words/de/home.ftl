home-say = Sag gerade genug.
home-what = Jemand erzählt einen Traum in wenigen Worten. Die anderen verstecken ihn zwischen ihren eigenen Bildern. Wer findet ihn?
home-code = Hast du einen Code?
home-code-letters = Tischcode, vier oder fünf Buchstaben
home-code-missing = Ein Code hat vier oder fünf Buchstaben.
home-code-wrong = Den Code hat gerade kein Tisch. Stimmt er? Sonst hilft der Link: War eine Stunde niemand am Tisch, gilt sein Code nicht mehr.
home-join = Los
home-new = Neuen Tisch aufmachen
home-alone = Allein mit Aufziehhasen spielen
home-alone-busy = Die Hasen werden aufgezogen …
home-more = Mehr
home-rules = Spielregeln
home-decks = Bilder
home-about = Über Reverie
home-return = Zurück zu Tisch { $code }
home-mine = Deine Tische
home-mine-forget = { $table } vergessen
home-open = Tische, die allen offenstehen
home-open-players = { $players ->
    [one] { $game }, eine Person
   *[other] { $game }, { $players } Leute
  }
home-open-playing = { $players ->
    [one] { $game }, eine Person, Spiel läuft
   *[other] { $game }, { $players } Leute, Spiel läuft
  }
home-alone-name = Mümmel
