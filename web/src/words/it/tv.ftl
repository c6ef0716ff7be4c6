### La televisione: il tabellone per tutta la stanza.

tv-title = Televisione, tavolo { $code }
tv-show = Mostra in televisione
tv-show-how = Oppure apri { $address } nel browser della televisione.
tv-come = Venite al tavolo
tv-how = Inquadra il codice QR con il telefono, oppure apri { $host } e scrivi le lettere.
tv-join = Si entra da { $host }
tv-sound-ok = Premi OK per l’audio

## Che cosa succede al tavolo.
tv-race = Chi ha un indizio?
tv-race-how = Comincia chi arriva prima, dal telefono.
tv-clue-how = Intanto gli altri guardano le proprie carte.
tv-choose = Scegliete le vostre carte sui telefoni.
tv-trim = Ora si hanno meno carte in mano.
tv-vote = Qual è la carta di { $name }?
tv-vote-party = Quale carta si adatta meglio all’indizio?
tv-votes-in = { $done ->
    [one] Votate sui telefoni. È arrivato { $done } voto su { $all }.
   *[other] Votate sui telefoni. Sono arrivati { $done } voti su { $all }.
  }

## Il collegamento, e la notte.
tv-lost = La connessione è caduta. Torna da sola.
tv-by-itself = Il tabellone continua a provare; nessuno deve fare niente.
tv-no-table = Il tavolo { $code } non esiste
tv-no-table-do = Le lettere giuste sono sui telefoni al tavolo. Scrivile alla fine dell’indirizzo di questa pagina.
tv-knock-first = La partita al tavolo { $code } è cominciata
tv-knock-first-do = Chi è seduto lì può far entrare questo schermo: «Invita gli amici» nel libro al tavolo. Poi continua da solo.
tv-asleep = Il tavolo { $code } dorme
