### Når spillet er slut.

page-end = Slut
end-bar = { $turns ->
    [one] Slut · én runde
   *[other] Slut · { $turns } runder
  }
end-wins = Natten tilhører { $names }
end-wins-pair = Natten tilhører { $names }
end-shared = { $names } deler sejren
end-shared-many = { $count } deler sejren
end-nobody = Natten slutter uden en vinder
end-points = { $points ->
    [one] ét point
   *[other] { $points } point
  }
end-points-each = { $points ->
    [one] ét point hver
   *[other] { $points } point hver
  }
end-scores = Slutstilling
end-place = { $place }.
end-pictures = Aftenen i billeder
end-pictures-none = Ingen runde blev fortalt til ende.
end-best = { $count ->
    [one] Aftenens billede
   *[other] Aftenens billeder
  }
end-best-hearts = { $hearts ->
    [one] Én af jer kunne bedst lide det.
   *[other] { $hearts } af jer kunne bedst lide det.
  }
end-again = Spil igen
end-leave = Forlad bordet
end-table = Til bordet
end-save = Gem spillet som en fil
end-once-more = Det var en god nat. En gang til?
end-wait = { $name } kan starte et nyt spil.
end-wait-nobody = Tak, fordi du så med.
