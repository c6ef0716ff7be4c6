### La fine di una partita.

page-end = La fine
end-bar = { $turns ->
    [one] Fine · un turno
   *[other] Fine · { $turns } turni
  }
end-wins = La notte è di { $names }
end-wins-pair = La notte è di { $names }
end-shared = { $names } si dividono la notte
end-shared-many = In { $count } si dividono la notte
end-nobody = La notte finisce senza vincitori
end-points = { $points ->
    [one] un punto
   *[other] { $points } punti
  }
end-points-each = { $points ->
    [one] un punto a testa
   *[other] { $points } punti a testa
  }
end-scores = Punteggio finale
end-place = { $place }º
end-pictures = La serata in immagini
end-pictures-none = Nessun turno è arrivato in fondo.
end-best = { $count ->
    [one] L’immagine della serata
   *[other] Le immagini della serata
  }
end-best-hearts = { $hearts ->
    [one] La preferita di uno di voi.
   *[other] La preferita di { $hearts } di voi.
  }
end-again = Gioca ancora
end-leave = Lascia il tavolo
end-table = Il tavolo
end-save = Salva la partita in un file
end-once-more = Che bella serata. Ancora una?
end-wait = { $name } può iniziare un’altra partita.
end-wait-nobody = Grazie per aver guardato.
