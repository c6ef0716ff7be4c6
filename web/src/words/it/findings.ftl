### Che cosa ha mostrato la serata: scoperte con i loro numeri, e l’indizio della serata.

findings-title = Che cosa ha mostrato la serata
findings-open = Cosa ha mostrato
findings-open-heart = Cosa ha mostrato. Hai un cuore da dare.
findings-few = Dopo cinque turni c’è qualcosa da scoprire.
findings-none = Non è emerso nulla di particolare.
findings-kindred = Anime affini
findings-kindred-line = Le carte di { $one } e { $two } si sono trovate più spesso di quanto voglia il caso.
findings-kindred-way = { $one } ha scelto una carta di { $two } in { $found } turni su { $times }. Per caso sarebbero stati circa { $chance }.
findings-kindred-doubt = Se tutti votano a caso, una coppia così si vede in meno di due serate su cento.
findings-secret = Il segreto meglio custodito
findings-secret-line = Nessuno ha smascherato «{ $clue }» di { $name }.
findings-secret-why = Hanno votato in { $voters } e nessuno ha trovato la carta.
findings-middle = Il giusto mezzo
findings-middle-line = { $name } ha dato indizi che circa metà di voi ha trovato.
findings-middle-why = { $count } indizi su { $told } sono stati trovati da un terzo a due terzi di chi ha votato.
findings-middle-each = «{ $clue }»: { $found } su { $voters }
findings-disguise = Il travestimento migliore
findings-disguise-line = L’immagine che { $name } ha aggiunto a «{ $clue }» ha ingannato { $votes } di voi su { $voters }.
findings-disguise-why = Nessun’altra immagine sbagliata ha avuto più voti.
findings-clue = { $count ->
    [one] L’indizio della serata
   *[other] Gli indizi della serata
  }
findings-clue-line = «{ $clue }» di { $name }
findings-clue-hearts = { $hearts ->
    [one] Un cuore
   *[other] { $hearts } cuori
  }
findings-clue-give = Quale indizio ti è piaciuto di più? Hai un cuore, e nessuno vede dove va.
findings-clue-wait = Lo vedrai qui quando quasi tutti avrete scelto.
findings-yours = Il tuo cuore
findings-heart = Un cuore per:
findings-heart-own = Il tuo indizio
