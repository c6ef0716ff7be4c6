### Das Ende eines Spiels.

page-end = Das Ende
end-bar = { $turns ->
    [one] Das Ende · eine Runde
   *[other] Das Ende · { $turns } Runden
  }
end-wins = Die Nacht gehört { $names }
end-wins-pair = Die Nacht gehört { $names }
end-shared = { $names } teilen sich die Nacht
end-shared-many = { $count } teilen sich die Nacht
end-nobody = Die Nacht endet ohne Sieg
end-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
end-points-each = { $points ->
    [one] je ein Punkt
   *[other] je { $points } Punkte
  }
end-scores = Endstand
end-place = { $place }.
end-pictures = Der Abend in Bildern
end-pictures-none = Keine Runde wurde zu Ende erzählt.
end-best = { $count ->
    [one] Das Bild des Abends
   *[other] Die Bilder des Abends
  }
end-best-hearts = { $hearts ->
    [one] Einmal das Lieblingsbild.
   *[other] { $hearts }-mal das Lieblingsbild.
  }
end-again = Noch ein Spiel
end-leave = Tisch verlassen
end-table = Zum Tisch
end-save = Dieses Spiel als Datei sichern
end-once-more = Eine gute Nacht. Noch mal?
end-wait = { $name } kann ein neues Spiel beginnen.
end-wait-nobody = Danke fürs Zuschauen.
