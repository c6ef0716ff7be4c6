### Un nuovo tavolo: quale gioco, quali immagini, il tavolo di chi.

new-title = Un nuovo tavolo
new-name = Il tuo nome
new-name-wanted = Come possono chiamarti gli altri?

new-games = Quale gioco?
new-classic-say = Uno racconta. Fatti trovare da qualcuno, ma non da tutti.
new-odyssey-say = Lo stesso, per tavolate; da sette in su con un secondo voto.
new-party-say = Prima l’indizio, poi le carte. Pensa come pensano gli altri.
new-teams-say = In coppia, uno di fronte all’altro, con un coniglio in due.
new-classic-for = Da 3 a 8 giocatori
new-odyssey-for = Da 3 a 12 giocatori
new-party-for = Da 6 a 12 giocatori
new-teams-for = 6, 8, 10 o 12 giocatori
new-to-points = { $points ->
    [one] fino a un punto
   *[other] fino a { $points } punti
  }
new-each-tells = { $turns ->
    [one] ognuno racconta una volta
    [2] ognuno racconta due volte
   *[other] ognuno racconta { $turns } volte
  }

new-decks = Quali immagini?
new-deck-only = Le immagini
new-cards = { $cards ->
    [one] una carta
   *[other] { $cards } carte
  }
new-decks-mixed = { $decks ->
    [one] { $cards } carte
   *[other] { $decks } mazzi mescolati, { $cards } carte
  }
new-deck-last = Almeno un mazzo deve restare sul tavolo.
new-decks-missing = I mazzi non sono arrivati.
new-cards-few = In { $players } servono { $needed } carte; queste sono { $cards }. Aggiungi un mazzo.
new-deck-fresh = visto di meno

new-rules = Regole di casa
new-target = Si gioca fino a
new-points = punti
new-turns = Ognuno racconta
new-times = { $turns ->
    [one] volta
   *[other] volte
  }
new-more = Di più
new-less = Di meno
new-team-card = Carte della coppia che racconta
new-team-card-own_and_partner = Una a testa
new-team-card-partner_only = Solo chi non racconta
new-timer = Tempo per ogni fase
new-timer-off = Libero
new-timer-gentle = Calmo
new-timer-brisk = Svelto
new-timer-days = Giorni
new-timer-off-say = Ognuno si prende il tempo che gli serve.
new-timer-gentle-say = Due minuti, tre per l’indizio; poi un promemoria.
new-timer-brisk-say = Meno di un minuto, un po’ di più per l’indizio.
new-timer-days-say = Un giorno per ogni fase: una partita tra un impegno e l’altro.
new-absent = Se qualcuno non c’è
new-absent-wait = Si aspetta
new-absent-skip = Salta il turno
new-absent-stand_in = Gioca un coniglio
new-absent-wait-say = Nessun turno viene saltato in automatico; chi c’è può chiamare un coniglio a molla.
new-absent-skip-say = Dopo un promemoria si salta chi deve raccontare; carte e voti si tirano a sorte.
new-absent-stand_in-say = Dopo un promemoria gioca un coniglio a molla, finché chi manca non torna.
new-seen = Quali carte escono prima
new-seen-no = Mescolate
new-seen-yes = Le meno viste
new-seen-no-say = Tutte le carte, ben mescolate.
new-seen-yes-say = Prima escono le carte che qui si sono viste meno.
new-listed = Chi trova il tavolo
new-listed-no = Solo invitati
new-listed-yes = Tutti
new-listed-no-say = Chi ha il link o il codice.
new-listed-yes-say = È nell’elenco della pagina iniziale di questo server.
new-language = Lingua degli indizi

new-short-private = solo invitati
new-short-listed = aperto a tutti
new-short-timer-off = senza timer
new-short-timer-gentle = tempo calmo
new-short-timer-brisk = tempo svelto
new-short-timer-days = un giorno per ogni fase

new-line = { $game } con { $cards ->
    [one] un’immagine
   *[other] { $cards } immagini
  }. Quando vuoi, si comincia.
new-line-name = Prima un nome, poi il tavolo è tuo.
new-set = Apri il tavolo
