### L’attesa: chi c’è, a che cosa si gioca, e come arrivano gli amici.

lobby-title = Tavolo { $code }
lobby-code = Codice
lobby-code-letters = Codice del tavolo: { $letters }
lobby-at = su { $host }
lobby-at-here = solo su questo computer
lobby-invite = Invita
lobby-invite-title = Invita gli amici
lobby-invite-how = Inquadra il codice QR, apri il link, o scrivi le lettere su { $host }.
lobby-door-shut = La partita è cominciata: ora con il codice non si entra, con il link sì.
lobby-door-open = Fai entrare chi ha il codice
lobby-door-is-open = La porta è aperta: con il codice si entra fino alla fine del prossimo turno.
lobby-qr = Codice QR con il link a questo tavolo
lobby-link = Link al tavolo
lobby-share = Condividi
lobby-share-title = Vieni a giocare a Reverie
lobby-copy = Copia
lobby-copied = Link copiato.
lobby-copy-yourself = Questo browser non sa copiare. Il link è selezionato: copialo tu.
lobby-here-only = Il link si apre solo su questo computer: il server non ascolta nessun altro. Avvialo per tutta la rete, se vuoi giocare con altri dispositivi.
lobby-no-invitation = Il link non è arrivato.

## A che cosa si gioca.
lobby-change = Cambia gioco
lobby-change-short = Cambia
lobby-set-up = A che cosa giochiamo?
lobby-done = Fatto

## Chi è seduto qui.
lobby-seats = Posti
lobby-players = { $players ->
    [one] Una persona al tavolo
   *[other] In { $players } al tavolo
  }
lobby-you = tu
lobby-you-host = sei tu che ospiti
lobby-host = ospita
lobby-is-here = c’è
lobby-is-away = assente
lobby-host-is-away = ospita, assente
lobby-bot = a molla
lobby-with = con { $name }
lobby-empty-partner = ancora senza coppia
lobby-empty = Un posto libero
lobby-add-bot = Coniglio a molla
lobby-fill = { $rabbits ->
    [one] Completa con un coniglio
   *[other] Completa con { $rabbits } conigli
  }
lobby-mix = Sorteggia i posti
lobby-mix-teams = Sorteggia le coppie
lobby-mixed = I posti sono stati sorteggiati.

## Un posto.
lobby-seat-mine = Il tuo posto
lobby-colour = Il tuo coniglio
lobby-swap = Cambia posto con
lobby-swapped = { $one } e { $other } hanno fatto cambio di posto.
lobby-new-link = Un nuovo link per il posto
lobby-new-link-say = Per { $name }, se cambia dispositivo o ha perso quello di prima.
lobby-link-made = Dai questo link soltanto a { $name }. Vale una volta sola e per un giorno; il dispositivo di prima lascia il posto.
lobby-seat-link = Link per il posto di { $name }
lobby-remove = Togli dal tavolo
lobby-remove-bot = Fallo riposare
lobby-remove-sure = Vuoi togliere { $name } da questo tavolo? Con il link può tornare.
lobby-remove-yes = Togli { $name }
lobby-remove-no = No, può restare

## Per chi ascolta.
lobby-came = { $name } si siede.
lobby-left = { $name } ha lasciato il tavolo.
lobby-now-classic = Ora si gioca a: Classico.
lobby-now-odyssey = Ora si gioca a: Odissea.
lobby-now-party = Ora si gioca a: Party.
lobby-now-teams = Ora si gioca a: Squadre.

## La riga.
lobby-few-host = { $missing ->
    [one] Manca una persona, o un coniglio a molla; poi dai le carte.
   *[other] Mancano { $missing } persone, o conigli a molla; poi dai le carte.
  }
lobby-few = { $missing ->
    [one] Manca ancora una persona.
   *[other] Mancano ancora { $missing } persone.
  }
lobby-many-host = Qui si gioca al massimo in { $most }. Cambi gioco?
lobby-many = Qui si gioca al massimo in { $most }; siete di più.
lobby-odd-host = Per le coppie serve un numero pari: uno in più, o uno in meno.
lobby-odd = Per le coppie serve un numero pari: uno in più, o uno in meno.
lobby-cards-host = In così tanti servono { $needed } carte. Aggiungi un mazzo.
lobby-cards = In così tanti servono { $needed } carte; chi ospita può aggiungere un mazzo.
lobby-ready-host = Siete in { $players }. Quando vuoi, dai le carte.
lobby-ready = Le carte le dà { $name }.
lobby-away-host = { $away ->
    [one] { $name } non c’è. Dai le carte lo stesso?
   *[other] Ne mancano { $away }. Dai le carte lo stesso?
  }
lobby-host-away = Aspettiamo { $name }, che adesso non c’è.
lobby-nobody = Non c’è nessuno. Siediti, e il tavolo è tuo.
lobby-deal = Dai le carte
lobby-play-instead = Gioca invece a { $game }
lobby-sit = Prendi posto
lobby-my-rabbit = Il mio coniglio
