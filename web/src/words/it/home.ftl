home-say = Di’ quanto basta.
home-what = Qualcuno racconta un sogno in poche parole. Gli altri lo nascondono tra le loro immagini. Chi lo trova?
home-code = Hai già un codice?
home-code-letters = Codice del tavolo, quattro o cinque lettere
home-code-missing = Un codice ha quattro o cinque lettere.
home-code-wrong = Ora nessun tavolo ha quel codice. Ricontrolla, o chiedi il link: un tavolo rimasto vuoto per un’ora perde il suo codice.
home-join = Entra
home-new = Apri un tavolo
home-alone = Gioca con i conigli a molla
home-alone-busy = Carichiamo i conigli…
home-more = Altro
home-rules = Come si gioca
home-decks = Immagini
home-about = Info
home-return = Torna al tavolo { $code }
home-mine = I tuoi tavoli
home-mine-forget = Dimentica { $table }
home-open = Tavoli aperti a tutti
home-open-players = { $players ->
    [one] { $game }, un giocatore
   *[other] { $game }, { $players } giocatori
  }
home-open-playing = { $players ->
    [one] { $game }, un giocatore, in corso
   *[other] { $game }, { $players } giocatori, in corso
  }
home-alone-name = Nuvola
