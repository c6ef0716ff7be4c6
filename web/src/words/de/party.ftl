### In Party wird abgestimmt, nicht getippt: Wörter, die nur dort anders lauten (Schlüssel--Spiel).

now-wait-vote--party = Noch ohne Stimme: { $names }.
now-stood-vote--party = Jemand hat für dich abgestimmt. Du kannst es noch ändern.
seat-voted--party = schon abgestimmt
page-vote--party = Runde { $turn }: abstimmen
vote-for--party = Meine Stimme: { $number }
vote-change--party = Stimme ändern
vote-again--party = So abstimmen
vote-dial--party = Stimmrad
vote-token-first--party = Deine Stimme
vote-put-first--party = Meine Stimme
vote-here--party = deine Stimme
problem-no-vote--party = Wähl eine Karte für deine Stimme.
problem-too-many-votes--party = Das ist eine Stimme zu viel. Nimm eine weg.
problem-same-place-twice--party = Beide Stimmen liegen auf derselben Karte. Versetz eine davon.
problem-ballot-missing--party = Eine Stimme fehlt noch. Frag am Tisch nach.
reveal-votes--party = Alle Stimmen sind da.
reveal-votes-none--party = Diesmal hatte niemand eine Stimme.
reveal-votes-most--party = { $votes ->
    [one] Eine Stimme liegt auf Karte { $cards }.
   *[other] Die meisten Stimmen hat Karte { $cards }: { $votes }.
  }
reveal-votes-level--party = { $votes ->
    [one] Je eine Stimme auf den Karten { $cards }.
   *[other] Je { $votes } Stimmen auf den Karten { $cards }.
  }
reveal-votes-spread--party = { $votes ->
    [one] Je eine Stimme auf { $count } Karten.
   *[other] Je { $votes } Stimmen auf { $count } Karten.
  }
reveal-cards--party = Die Karten, wem sie gehören, und die Stimmen
reveal-card--party = { $votes ->
    [0] Karte { $card }
    [one] Karte { $card }, eine Stimme: { $voters }
   *[other] Karte { $card }, { $votes } Stimmen: { $voters }
  }
reveal-card-owned--party = { $votes ->
    [0] Karte { $card }, von { $owner }, keine Stimmen
    [one] Karte { $card }, von { $owner }, eine Stimme: { $voters }
   *[other] Karte { $card }, von { $owner }, { $votes } Stimmen: { $voters }
  }
reveal-look-voters--party = { $count ->
    [0] Keine Stimmen
    [one] Eine Stimme: { $names }
   *[other] { $count } Stimmen: { $names }
  }
state-voted--party = für { $cards }
why-no-vote--party = Hatte keine Stimme
mine-no-vote--party = Du hattest keine Stimme.
why-none--party = Warum dieser Hinweis, diese Karte, diese Stimme? Noch hat es niemand erzählt.
rules-step-vote--party = Die Abstimmung
rules-example-key--party = Unter jeder Karte steht, wem sie gehört; darauf, wer für sie gestimmt hat.
time-then-skip--party = Danach kommt eine Erinnerung. Dann setzt aus, wer erzählen sollte, und über fehlende Karten und Stimmen entscheidet das Los.
pass-vote--party = { $name } stimmt ab.
tv-votes-in--party = { $done ->
    [one] Stimmt auf den Handys ab. { $done } von { $all } Stimmen ist da.
   *[other] Stimmt auf den Handys ab. { $done } von { $all } Stimmen sind da.
  }
