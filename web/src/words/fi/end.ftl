### The end of a game.

page-end = Loppu
end-bar = { $turns ->
    [one] Loppu · yksi kierros
   *[other] Loppu · { $turns } kierrosta
  }
end-wins = Illan voittaa { $names }
end-wins-pair = Illan voittavat { $names }
end-shared = Voiton jakavat { $names }
end-shared-many = { $count } jakaa voiton
end-nobody = Ilta päättyy ilman voittajaa
end-points = { $points ->
    [one] yksi piste
   *[other] { $points } pistettä
  }
end-points-each = { $points ->
    [one] yksi piste kullakin
   *[other] { $points } pistettä kullakin
  }
end-scores = Loppupisteet
end-place = { $place }.
end-pictures = Ilta kuvina
end-pictures-none = Yhtään kierrosta ei pelattu loppuun.
end-best = { $count ->
    [one] Illan kuva
   *[other] Illan kuvat
  }
end-best-hearts = { $hearts ->
    [one] Yhden suosikki.
   *[other] { $hearts } pelaajan suosikki.
  }
end-again = Uusi peli
end-leave = Lähde pöydästä
end-table = Pöytä
end-save = Tallenna peli tiedostoon
end-once-more = Hieno ilta. Vieläkö kerran?
end-wait = { $name } voi aloittaa uuden pelin.
end-wait-nobody = Kiitos, että katselit.
