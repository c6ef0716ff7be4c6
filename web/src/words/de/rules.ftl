### So wird gespielt: eine kurze Seite je Spiel. Die Zeichnungen zeigen die Punkte; die Worte sagen sie auch.

rules-title = So geht { $game }
rules-games = Spiele
rules-play = Neuen Tisch aufmachen

## Klassisch
rules-classic-say = Lass dich finden, nur nie von allen.
rules-classic-facts = Für { $least }–{ $most } · 6 Karten auf der Hand · bis { $target } Punkte
rules-classic-end = Die Runde, in der jemand { $target } Punkte erreicht, ist die letzte. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.

## Odyssee
rules-odyssey-say = Klassisch für einen größeren Tisch.
rules-odyssey-facts = Für { $least }–{ $most } · 6 Karten auf der Hand · bis { $target } Punkte
rules-odyssey-end = { rules-classic-end }

## Party
rules-party-say = Denk, was die anderen denken.
rules-party-facts = { $turns ->
    [one] Für { $least }–{ $most } · 5 Karten auf der Hand · alle erzählen einmal
   *[other] Für { $least }–{ $most } · 5 Karten auf der Hand · alle erzählen { $turns }-mal
  }
rules-party-end = { $turns ->
    [one] Wenn alle einmal erzählt haben, ist Schluss. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.
   *[other] Wenn alle { $turns }-mal erzählt haben, ist Schluss. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.
  }

## Teams
rules-teams-say = Zwei Köpfe, ein Hase.
rules-teams-facts = { $turns ->
    [one] Für 6, 8, 10 oder 12 · 4 Karten auf der Hand · alle erzählen einmal
   *[other] Für 6, 8, 10 oder 12 · 4 Karten auf der Hand · alle erzählen { $turns }-mal
  }
rules-teams-end = { $turns ->
    [one] Wenn alle am Tisch einmal erzählt haben, ist Schluss. Das Team mit den meisten Punkten gewinnt; bei Gleichstand teilt ihr euch den Sieg.
   *[other] Wenn alle am Tisch { $turns }-mal erzählt haben, ist Schluss. Das Team mit den meisten Punkten gewinnt; bei Gleichstand teilt ihr euch den Sieg.
  }
rules-pairs = Teams
rules-pairs-how = Dein Gegenüber am Tisch ist mit dir im Team. Ihr teilt euch einen Hasen und seine Punkte; eure Karten behaltet ihr für euch.

## Eine Runde
rules-turn = Eine Runde
rules-step-clue = Der Hinweis
rules-step-cards = Die Karten
rules-step-vote = Der Tipp
rules-step-pass = Die Hände wandern

rules-clue-classic = Wer erzählt, sucht eine Karte aus, zeigt sie niemandem und gibt einen Hinweis: ein Wort, einen Satz, ein Lied, ein Geräusch.
rules-cards-classic = Alle anderen legen heimlich eine eigene Karte dazu, die auch gemeint sein könnte.
rules-vote-classic = Die Karten werden gemischt und aufgedeckt. Zu welcher gehört der Hinweis? Alle anderen tippen, nie auf die eigene.

rules-clue-party = Wer erzählt, gibt den Hinweis, ohne vorher eine Karte zu sehen. Bis dahin bleibt die eigene Hand verdeckt.
rules-cards-party = Alle, auch wer erzählt, legen die Karte, die am besten zum Hinweis passt.
rules-vote-party = Alle stimmen für die Karte, die am besten passt, gern auch für die eigene. Wer erzählt, setzt dazu eine rote Stimme auf eine andere Karte: Die soll nicht zählen.
rules-pass-party = Alle ziehen auf 5 Karten nach. Dann wandert jede Hand, wie sie ist, nach links.

rules-clue-teams = Wer erzählt, legt eine Karte, zeigt sie niemandem und gibt einen Hinweis.
rules-cards-teams = Das Gegenüber legt eine Karte dazu. Aus jedem anderen Team kommt eine dazu. Von wem, besprecht ihr laut; über eure Karten kein Wort.
rules-vote-teams = In jedem anderen Team tippt fürs ganze Team, wer keine Karte gelegt hat, aber nie auf die Karte des eigenen Teams.
rules-clue-teams-only = Wer erzählt, gibt einen Hinweis und legt keine Karte.
rules-cards-teams-only = Das Gegenüber legt die Karte, die zu finden ist. Aus jedem anderen Team kommt eine dazu. Von wem, besprecht ihr laut; über eure Karten kein Wort.

## Punkte
rules-points = Punkte
rules-outcome-all = Alle fanden sie
rules-outcome-all-why = Zu klar.
rules-outcome-nobody = Niemand fand sie
rules-outcome-nobody-why = Zu rätselhaft.
rules-outcome-some = Einige fanden sie
rules-outcome-some-why = Genau richtig.
rules-who-teller = { $teams ->
    [true] erzählendes Team
   *[other] wer erzählt
  }
rules-who-others = { $teams ->
    [true] jedes andere Team
   *[other] alle anderen, pro Kopf
  }
rules-who-found = gefunden
rules-who-missed = nicht gefunden
rules-gets = { $points ->
    [0] { $who }: nichts
    [one] { $who }: ein Punkt
   *[other] { $who }: { $points } Punkte
  }
rules-bonus = Immer
rules-bonus-classic = Wer nicht erzählt, bekommt noch einen Punkt für jeden Tipp auf die eigene Karte.
rules-bonus-odyssey = Wer nicht erzählt, bekommt noch einen Punkt für jeden Tipp auf die eigene Karte, höchstens 3 pro Runde.
rules-bonus-teams = Ein Punkt mehr für jeden Tipp auf die Karte, die euer Team dazugelegt hat, höchstens 3 pro Runde. Beim Team, das erzählt, zählt die Karte der Person, die nicht erzählt.
rules-bonus-teams-only = Noch ein Punkt für jeden Tipp auf die Karte, die euer Team dazugelegt hat, höchstens 3 pro Runde. Die Karte, die zu finden ist, bringt keinen.

rules-crowd = Deine Stimme bringt so viele Punkte, wie Stimmen auf derselben Karte liegen, deine mitgezählt, höchstens 5.
rules-crowd-votes = { $red ->
    [true] rote Stimme
   *[other] { $votes ->
        [one] allein
        [6] 6, höchstens 5
       *[other] { $votes } zusammen
      }
  }
rules-crowd-spoken = { $red ->
    [true] Auf der Karte mit der roten Stimme: nichts.
   *[other] { $votes ->
        [one] Allein auf einer Karte: nichts.
       *[other] { $votes } Stimmen auf einer Karte: je { $points } Punkte.
      }
  }

## Mehr Leute, weniger Leute
rules-seven = Ab sieben Leuten
rules-second = Unsicher? Du darfst einen zweiten Tipp geben, auf eine andere Karte. Einer von beiden genügt, um sie zu finden.
rules-lone = Sicher? Wer sie mit nur einem Tipp findet, bekommt einen Punkt mehr.
rules-three-title = Zu dritt
rules-three = Ihr habt je 7 Karten. Wer nicht erzählt, legt zwei dazu, also liegen fünf offen. Auf keine deiner beiden darfst du tippen.

## Eine ganze Runde
rules-example = Eine Beispielrunde: { $players } Leute
rules-example-key = Unter jeder Karte steht, wem sie gehört; darauf, wer auf sie getippt hat. Die leuchtende ist die gesuchte.
rules-example-rabbit = Hase
rules-example-teller = erzählt
rules-example-found = gefunden
rules-example-lone = ein Tipp
rules-example-bonus = Tipps auf eigene Karte
rules-example-together = zusammen

## Das Ende und der Anfang
rules-end = Das Ende
rules-first = Wer beginnt?
rules-first-how = Wer zuerst einen Hinweis hat. Danach erzählt immer, wer als Nächstes links sitzt, und alle ziehen Karten nach.
