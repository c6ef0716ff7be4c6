### Die Auflösung: Tipps, wessen Karte, Urteil, Bonus, der Lauf, und die offene Pause.

page-reveal = Runde { $turn }: die Auflösung
reveal-you = { $name } (du)
reveal-gone = jemand von vorhin
reveal-pair = { $one } & { $two }

## Schritt für Schritt.
reveal-next = Weiter
reveal-skip = Ergebnis
reveal-step = Schritt { $step } von { $steps }
reveal-to-end = Zum Ende

## Die Tipps.
reveal-votes = Alle Tipps sind da.
reveal-votes-none = Diesmal hatte niemand einen Tipp.
reveal-votes-most = { $votes ->
    [one] Ein Tipp liegt auf Karte { $cards }.
   *[other] Die meisten Tipps hat Karte { $cards }: { $votes }.
  }
reveal-votes-level = { $votes ->
    [one] Je ein Tipp auf den Karten { $cards }.
   *[other] Je { $votes } Tipps auf den Karten { $cards }.
  }
reveal-votes-spread = { $votes ->
    [one] Je ein Tipp auf { $count } Karten.
   *[other] Je { $votes } Tipps auf { $count } Karten.
  }
reveal-votes-red = Die rote Stimme von { $name } liegt auf Karte { $card }.
reveal-stand-ins = Für { $names } ist jemand eingesprungen.

## Wem gehört was.
reveal-owners = Wem gehört welche?
reveal-owners-told = Karte { $card } war die von { $name }.
reveal-owners-mate = Karte { $card } war die gesuchte: { $name } hat sie für { $teller } gelegt.
reveal-owners-crowd = Hier war keine Karte zu finden: Es zählt die Menge.
reveal-owner-of = Karte { $card }: { $name }.
reveal-breath = Und die gesuchte Karte …
reveal-breath-crowd = Und die meisten …

## Das Urteil.
reveal-some = { $found ->
    [one] Genau richtig: 1 von { $voters } fand sie.
   *[other] Genau richtig: { $found } von { $voters } fanden sie.
  }
reveal-all = Zu leicht: Alle fanden sie.
reveal-nobody = Zu schwer: Niemand fand sie.
reveal-some-few = { $count ->
    [one] +{ $mine } für { $teller } und +{ $theirs } für { $names }.
   *[other] +{ $mine } für { $teller } und je +{ $theirs } für { $names }.
  }
reveal-some-many = { $count ->
    [one] +{ $mine } für { $teller } und +{ $theirs } fürs Finden.
   *[other] +{ $mine } für { $teller } und je +{ $theirs } für die { $count }, die sie fanden.
  }
reveal-others = { $mine ->
    [0] Nichts für { $teller }, je +{ $theirs } für alle anderen.
   *[other] +{ $mine } für { $teller }, je +{ $theirs } für alle anderen.
  }
reveal-others-pairs = { $mine ->
    [0] Nichts für { $teller }, +{ $theirs } für jedes andere Team.
   *[other] +{ $mine } für { $teller }, +{ $theirs } für jedes andere Team.
  }

## Das Urteil, wo die Menge zählt.
reveal-crowd-none = Diesmal keine Punkte.
reveal-crowd-red = { $count } trafen sich auf Karte { $card }, doch da liegt Rot: keine Punkte.
reveal-crowd-one = { $count } trafen sich auf Karte { $card }.
reveal-crowd-most = Die meisten trafen sich auf Karte { $cards }: { $count }.
reveal-crowd-level = Je { $count } trafen sich auf den Karten { $cards }.
reveal-crowd-worth = Karte { $card }: je +{ $points }.
reveal-crowd-capped = Karte { $card }: je +{ $points }, mehr gibt es nicht.
reveal-red = Die rote Stimme auf Karte { $card }: nichts für { $names }.
reveal-red-many = Die rote Stimme auf Karte { $card }: { $count } Stimmen zählen nicht.
reveal-red-missed = Die rote Stimme auf Karte { $card } traf niemanden.
reveal-alone = { $count ->
    [one] Allein auf einer Karte, also nichts: { $names }.
   *[other] Jeweils allein auf einer Karte, also nichts: { $names }.
  }
reveal-alone-many = { $count } waren allein und bekommen nichts.

## Der Bonus.
reveal-bonus = { $votes ->
    [one] Ein Tipp ging daneben.
   *[other] { $votes } Tipps gingen daneben.
  }
reveal-bonus-one = { $votes ->
    [one] Ein Tipp ging an die Karte von { $name }.
   *[other] { $votes } Tipps gingen an die Karte von { $name }.
  }
reveal-bonus-few = +1 für jeden Tipp auf die eigene Karte: { $names }.
reveal-bonus-few-capped = +1 für jeden Tipp auf die eigene Karte, höchstens { $cap }: { $names }.
reveal-bonus-many = +1 für jeden Tipp auf die eigene Karte.
reveal-bonus-many-capped = +1 für jeden Tipp auf die eigene Karte, höchstens { $cap }.
reveal-lone = Ein einziger Tipp genügte.
reveal-lone-few = +{ $points } fürs Finden mit nur einem Tipp: { $names }.
reveal-lone-many = Je +{ $points } für die { $count }, die sie mit nur einem Tipp fanden.

## Der Lauf.
reveal-run = Die Hasen laufen.
reveal-run-none = Die Hasen bleiben sitzen.
reveal-run-moon = Der Mond ist erreicht.
reveal-run-last = Alle haben erzählt.
reveal-lead = { $people ->
    [one] { $names } führt mit { $points }.
   *[other] { $names } führen mit { $points }.
  }
reveal-lead-many = { $count } führen mit je { $points }.
reveal-lead-nobody = Alle sind noch am Start.

## Die Karten.
reveal-cards = Die Karten, wem sie gehören, und die Tipps
reveal-card = { $votes ->
    [0] Karte { $card }
    [one] Karte { $card }, ein Tipp: { $voters }
   *[other] Karte { $card }, { $votes } Tipps: { $voters }
  }
reveal-card-owned = { $votes ->
    [0] Karte { $card }, von { $owner }, keine Tipps
    [one] Karte { $card }, von { $owner }, ein Tipp: { $voters }
   *[other] Karte { $card }, von { $owner }, { $votes } Tipps: { $voters }
  }
reveal-card-told = { $votes ->
    [0] Karte { $card }, die gesuchte, von { $owner }, keine Tipps
    [one] Karte { $card }, die gesuchte, von { $owner }, ein Tipp: { $voters }
   *[other] Karte { $card }, die gesuchte, von { $owner }, { $votes } Tipps: { $voters }
  }
reveal-card-red = { $card }, und die rote Stimme
reveal-look-told = Die gesuchte, von { $name }
reveal-look-own = Gelegt von { $name }
reveal-look-voters = { $count ->
    [0] Keine Tipps
    [one] Ein Tipp: { $names }
   *[other] { $count } Tipps: { $names }
  }

reveal-look-red = Und die rote Stimme
clue-performed = { $how ->
    [sung] Ein Lied
    [mimed] Pantomime
    [sound] Ein Geräusch
   *[other] Vorgeführt
  }

## Punkte und Wertungsleiste.
reveal-clue = Der Hinweis
reveal-deed = Was jetzt passiert
reveal-points = Punkte
reveal-why = Wofür die Punkte?
reveal-why-title = Wer was bekam
reveal-score = { $points ->
    [one] Ein Punkt. Zeig, wer was bekam
   *[other] { $points } Punkte. Zeig, wer was bekam
  }
reveal-plus = +{ $points }
reveal-row = { $plus ->
    [0] { $score }, keine in dieser Runde
   *[other] { $score }, davon { $plus } in dieser Runde
  }
reveal-row-before = { $score }
track-label = { $goal ->
    [0] Die Wiese: { $scores }
   *[other] Die Wertungsleiste bis { $goal }: { $scores }
  }
track-score = { $name } { $score }

## Neben einem Hasen.
state-told = hat erzählt
state-told-pair = { $name } hat erzählt
state-found = lag richtig
state-found-pair = { $name } lag richtig
state-voted = tippte auf { $cards }
state-voted-pair = { $name } tippte auf { $cards }
state-voted-red = für { $cards }, Rot auf { $red }

## Wofür es Punkte gab. Dahinter steht jeweils die Zahl.
why-told-some = Einige fanden die Karte, nicht alle
why-told-all = Alle fanden die Karte
why-told-nobody = Niemand fand die Karte
why-found = Karte gefunden
why-found-pair = { $name } fand die Karte
why-voted = { $count ->
    [one] Tipp auf Karte { $cards }
   *[other] Tipps auf die Karten { $cards }
  }
why-voted-pair = { $name }: Tipp auf Karte { $cards }
why-others-all = Alle fanden sie: für alle, die nicht erzählen
why-others-nobody = Niemand fand sie: für alle, die nicht erzählen
why-no-vote = Hatte keinen Tipp
why-lone = Mit nur einem Tipp gefunden
why-bonus = { $votes ->
    [one] Ein Tipp auf Karte { $cards }
   *[other] { $count ->
        [one] { $votes } Tipps auf Karte { $cards }
       *[other] { $votes } Tipps auf die Karten { $cards }
      }
  }
why-bonus-capped = { $votes } Tipps auf Karte { $cards }, { $points } davon zählen
why-bonus-pair = { $votes ->
    [one] Ein Tipp auf Karte { $cards } von { $name }
   *[other] { $votes } Tipps auf Karte { $cards } von { $name }
  }
why-bonus-capped-pair = { $votes } Tipps auf Karte { $cards } von { $name }, { $points } davon zählen
why-crowd = { $others ->
    [one] Zu zweit auf Karte { $card }
   *[other] Mit { $others } anderen auf Karte { $card }
  }
why-crowd-capped = Mit { $others } anderen auf Karte { $card }; mehr als { $points } gibt es nicht
why-alone = Allein auf Karte { $card }
why-red = Karte { $card } hatte die rote Stimme

## Für dich: was dir diese Runde gebracht hat.
mine-told-some = Dein Hinweis war genau richtig: +{ $points }.
mine-told-some-pair = Euer Hinweis war genau richtig: +{ $points }.
mine-told-all = { $points ->
    [0] Alle fanden deine Karte: nichts für dich.
   *[other] Alle fanden deine Karte: +{ $points }.
  }
mine-told-all-pair = { $points ->
    [0] Alle fanden eure Karte: nichts für euch.
   *[other] Alle fanden eure Karte: +{ $points }.
  }
mine-told-nobody = { $points ->
    [0] Niemand fand deine Karte: nichts für dich.
   *[other] Niemand fand deine Karte: +{ $points }.
  }
mine-told-nobody-pair = { $points ->
    [0] Niemand fand eure Karte: nichts für euch.
   *[other] Niemand fand eure Karte: +{ $points }.
  }
mine-found = Du hast sie gefunden: +{ $points }.
mine-found-pair = { $name } fand sie für euch beide: +{ $points }.
mine-voted = { $count ->
    [one] Dein Tipp ging daneben.
   *[other] Deine Tipps gingen daneben.
  }
mine-voted-pair = Der Tipp von { $name } ging daneben.
mine-others-all = Alle fanden sie: +{ $points }.
mine-others-nobody = Niemand fand sie: +{ $points }.
mine-no-vote = Du hattest keinen Tipp.
mine-lone = Mit nur einem Tipp: +{ $points }.
mine-bonus = { $votes ->
    [one] Auf deine Karte fiel jemand herein: +{ $points }.
    [2] Zwei fielen auf deine Karte herein: +{ $points }.
   *[other] { $votes } fielen auf deine Karte herein: +{ $points }.
  }
mine-bonus-cards = { $votes ->
    [2] Zwei fielen auf deine Karten herein: +{ $points }.
   *[other] { $votes } fielen auf deine Karten herein: +{ $points }.
  }
mine-bonus-capped = { $votes } fielen auf deine Karte herein, { $points } zählen: +{ $points }.
mine-bonus-pair = { $votes ->
    [one] Auf die Karte von { $name } fiel jemand herein: +{ $points }.
    [2] Zwei fielen auf die Karte von { $name } herein: +{ $points }.
   *[other] { $votes } fielen auf die Karte von { $name } herein: +{ $points }.
  }
mine-bonus-capped-pair = { $votes } fielen auf die Karte von { $name } herein, { $points } zählen: +{ $points }.
mine-crowd = { $others ->
    [one] Zu zweit auf Karte { $card }: +{ $points }.
   *[other] Du und { $others } andere auf Karte { $card }: +{ $points }.
  }
mine-crowd-capped = Du und { $others } andere auf Karte { $card }: +{ $points }, mehr gibt es nicht.
mine-alone = Allein auf Karte { $card }: nichts.
mine-red = Auf deiner Karte { $card } liegt die rote Stimme: nichts.

## Die offene Pause.
reveal-ready = Bereit
reveal-move-on = Weiter ohne zu warten
reveal-over-line = Das war die letzte Runde. Antippen zeigt eine Karte groß.
