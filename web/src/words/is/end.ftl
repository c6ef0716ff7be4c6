### The end of a game.

page-end = Leikslok
end-bar = { $turns ->
    [one] Leikslok · { $turns } umferð
   *[other] Leikslok · { $turns } umferðir
  }
end-wins = { $names } vinnur í kvöld
end-wins-pair = { $names } vinna í kvöld
end-shared = { $names } deila sigrinum
end-shared-many = { $count } deila sigrinum
end-nobody = Kvöldinu lýkur án sigurvegara
end-points = { $points } stig
end-points-each = { $points } stig hver
end-scores = Lokastaðan
end-place = { $place }.
end-pictures = Kvöldið í myndum
end-pictures-none = Engin umferð var spiluð til enda.
end-best = { $count ->
    [1] Mynd kvöldsins
   *[other] Myndir kvöldsins
  }
end-best-hearts = { $hearts ->
    [1] Einum fannst hún best.
   *[other] { $hearts } fannst hún best.
  }
end-again = Spila aftur
end-leave = Fara frá borðinu
end-table = Borðið
end-save = Vista spilið í skrá
end-once-more = Þetta var gaman. Aftur?
end-wait = { $name } getur byrjað nýtt spil.
end-wait-nobody = Takk fyrir að horfa á.
