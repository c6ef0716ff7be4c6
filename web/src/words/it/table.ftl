### Il tavolo durante un turno: indizio, carte, voto e le pause in mezzo.

names-more = { $more ->
    [one] { $names } e qualcun altro
   *[other] { $names } e altri { $more }
  }

## La riga.
now-lobby = La partita non è iniziata.
now-newcomer = Ti siedi quando comincia il prossimo turno.
now-over = La partita è finita.
now-away = { $count ->
    [one] { $names } non c’è. { $host } può andare avanti.
   *[other] { $names } non ci sono. { $host } può andare avanti.
  }
now-away-host = { $count ->
    [one] { $names } non c’è. Puoi andare avanti.
   *[other] { $names } non ci sono. Puoi andare avanti.
  }
now-away-soon = { $count ->
    [one] { $names } non c’è. Tra poco ci pensa qualcun altro.
   *[other] { $names } non ci sono. Tra poco ci pensa qualcun altro.
  }
now-late = Aspettiamo ancora { $names }. Può giocare un coniglio a molla.
host-is-you = { $name } non c’è. Intanto ospiti tu.
host-is-back = { $name } è di nuovo qui e torna a ospitare.
host-is-yours = Adesso ospiti tu.

now-race = Chi ha un indizio? Comincia chi arriva prima.
now-race-covered = Chi ha un indizio? Le carte si scoprono dopo.
now-race-rabbit = Comincia un coniglio. Intanto guarda le tue carte.
now-wait-race = Si cerca il primo indizio. Comincia chi ce l’ha.
now-tell = Racconti tu. Scegli una carta e trova le parole.
now-tell-words = Ora l’indizio: parola, frase, canzone.
now-tell-ready = Né troppo chiaro né troppo oscuro?
now-tell-free = Racconti tu. Prima l’indizio, poi le tue carte.
now-tell-partner = Racconti tu. La carta la gioca { $name }.
now-wait-clue = { $name } cerca un indizio.

now-choose = { $count ->
    [one] Quale delle tue può sembrare di { $name }?
   *[other] Quali due delle tue possono sembrare di { $name }?
  }
now-choose-party = Quale delle tue si adatta meglio all’indizio?
now-choose-mate = Quale si adatta meglio all’indizio di { $name }?
now-choose-target = Cercano la tua carta: quale si adatta all’indizio di { $name }?
now-choose-pair = Tu o { $partner }: una carta in due.
now-wait-card = Aspettiamo la carta di { $names }.
now-wait-card-mine = Aspettiamo { $names }. Puoi ancora cambiare carta.
now-wait-card-teller = Indizio dato. Aspettiamo { $names }.
now-wait-card-partner = { $partner } ha giocato per voi due. Aspettiamo { $names }.
now-stood-card = Un sostituto ha giocato per te. Puoi ancora cambiare carta.

now-vote = { $most ->
    [one] Qual è la carta di { $name }? Votala.
   *[other] Qual è la carta di { $name }? Un voto, o due.
  }
now-vote-party = Quale si adatta meglio? I punti si fanno in compagnia.
now-vote-red = Verde sulla migliore, rosso su una che non deve contare.
now-wait-vote = Aspettiamo il voto di { $names }.
now-wait-vote-mine = Aspettiamo { $names }. Puoi ancora cambiare voto.
now-wait-vote-teller = Cercano la tua carta. Aspettiamo { $names }.
now-wait-vote-partner = { $partner } vota per voi due. Aspettiamo { $names }.
now-stood-vote = Un sostituto ha votato per te. Puoi ancora cambiare voto.

now-trim = { $count ->
    [one] Ora si hanno meno carte in mano: scartane una.
   *[other] Ora si hanno meno carte in mano: scartane { $count }.
  }
now-wait-trim = Aspettiamo lo scarto di { $names }.
now-reveal = Guarda con calma, parlatene. Avanti quando vuoi.
now-wait-ready = Aspettiamo { $names }.
now-rest = { $more ->
    [0] La partita è in pausa un momento.
    [one] La partita è in pausa: manca ancora una persona.
   *[other] La partita è in pausa: mancano ancora { $more } persone.
  }

## La barra.
bar-menu = Il libro: regole, storie, il tuo posto
bar-turn = Turno { $turn }
bar-turn-you = Turno { $turn } · racconti tu
bar-turn-teller = Turno { $turn } · racconta { $name }
bar-score = { $score ->
    [one] Hai un punto. Tutti i punti
   *[other] Hai { $score } punti. Tutti i punti
  }
bar-scores = Tutti i punti
scores-title = Punti
scores-you = { $name } (tu)
scores-target = Chi arriva a { $target } chiude la partita.
scores-turns = { $turns ->
    [one] Ognuno racconta una volta.
   *[other] Ognuno racconta { $turns } volte.
  }
scores-points = { $score ->
    [one] un punto
   *[other] { $score } punti
  }
bar-time = { $minutes ->
    [0] Meno di un minuto
    [one] Ancora un minuto
   *[other] Ancora { $minutes } minuti
  }

## Le orecchie: che cosa fanno tutti. Vale per chiunque, anche dopo «tu».
seats-label = Chi è a posto
seat-tells = racconta
seat-tells-you = racconti
seat-thinking = non ancora
seat-chooses = manca la carta
seat-chose = carta scelta
seat-votes = manca il voto
seat-voted = voto dato
seat-ready = a posto
seat-waits = in attesa
seat-away = assente
seat-stand-in = ha giocato un sostituto
seat-called = gioca un sostituto
seat-soon = al tavolo tra poco
seat-empty = un posto libero
stood-in = Un sostituto ha giocato per { $names }.
nudged = Il tavolo aspetta te.
sat-down = Nuovi arrivi al tavolo: { $names }.

## Le pagine, per chi ascolta.
page-clue = Turno { $turn }: l’indizio
page-choose = Turno { $turn }: scegli una carta
page-vote = Turno { $turn }: vota
page-trim = Turno { $turn }: scarta
page-rest = La partita è in pausa
heard-clue = { $name } dice: { $clue }
heard-cards = Le carte sono sul tavolo.
hand-label = La tua mano
hand-covered = La tua mano, coperta
card-in-hand = Carta { $number } della tua mano
card-laid = Carta { $number } della tua mano, giocata
table-cards = Le carte sul tavolo
table-backs = Carte giocate finora
back-of = Una carta di { $name }
your-told-card = La tua carta
pile = Il mazzo di pesca

## L’indizio.
clue-says = { $name } dice
clue-you-said = Hai detto
clue-sung = { $name } canta
clue-mimed = { $name } mima
clue-sound = { $name } fa un suono
clue-other = { $name } lo recita
clue-sung-you = Lo canti
clue-mimed-you = Lo mimi
clue-sound-you = Fai il suono
clue-other-you = Lo reciti
clue-look-up = Alza gli occhi e ascolta.
clue-watch = Alza gli occhi e guarda.
clue-whole = Leggi tutto
clue-i-have = Ho un indizio
clue-not-yet = Non ancora
clue-yours = Il tuo indizio
clue-title = Il titolo, se ne ha uno
clue-place = Parola, frase, canzone…
clue-place-title = Un titolo, se vuoi
clue-give = Dai l’indizio
clue-give-performed = Ecco, arriva
clue-stuck = Non mi viene
clue-perform = Lo recito
clue-write = Lo scrivo
clue-how = Come lo dai?
clue-how-sung = Canto
clue-how-mimed = Mimo
clue-how-sound = Suono
clue-how-other = Altro
clue-left = { $left ->
    [one] ancora un carattere
   *[other] ancora { $left } caratteri
  }
clue-over = { $over ->
    [one] un carattere di troppo
   *[other] { $over } caratteri di troppo
  }
clue-tell-this = Racconta questa
clue-told-this = È questa
clue-faster = Per un attimo ha fatto prima { $name }. Le tue parole restano per il tuo turno.

## Strade per chi si è bloccato: mai un indizio.
stuck-title = Da dove potrebbe venire?
stuck-other = Altre strade
stuck-memory = Un tuo ricordo che ha l’odore o il suono di questa immagine.
stuck-sound = Il suono che si sentirebbe, standoci dentro.
stuck-opposite = L’esatto contrario di quello che si vede subito.
stuck-title-of = Il titolo del libro che comincia qui.
stuck-smell = Che odore ha, o che sapore.
stuck-question = Una domanda che qualcuno, lì dentro, potrebbe fare.
stuck-place = Un posto che conosci e che le somiglia.
stuck-saying = Un modo di dire, un po’ storpiato.
stuck-song = Un verso della canzone che si sentirebbe.
stuck-before = Che cosa è successo un minuto prima.
stuck-after = Che cosa succede quando nessuno guarda.
stuck-small = La cosa più piccola dell’immagine, e nient’altro.
stuck-weather = Che tempo fa, o che ora è.
stuck-letter = Le prime parole di una lettera spedita da lì.
stuck-feeling = Un’emozione, senza dirne il nome.
stuck-child = Come la chiamerebbe un bambino.
stuck-free-memory = Un piccolo ricordo che hanno anche gli altri.
stuck-free-sound = Un suono che conoscono tutti.
stuck-free-smell = Un odore, o un sapore.
stuck-free-question = Una domanda senza risposta.
stuck-free-place = Un posto che avete visto quasi tutti.
stuck-free-saying = Un modo di dire, un po’ storpiato.
stuck-free-song = Il verso di una canzone.
stuck-free-weather = Il tempo che fa, o un’ora del giorno.
stuck-free-person = Qualcuno che conoscete tutti, senza dirne il nome.
stuck-free-year = Un giorno dell’anno.

## Giocare le carte.
choose-lay = { $count ->
    [one] Gioca questa carta
   *[other] Gioca queste due
  }
choose-lay-none = { $count ->
    [one] Scegli una carta
   *[other] Scegli due carte
  }
choose-lay-more = Scegline un’altra
choose-lay-instead = { $count ->
    [one] Gioca invece questa
   *[other] Gioca invece queste
  }
choose-take-back = { $count ->
    [one] Riprendila
   *[other] Riprendile
  }
choose-this = Scegli questa carta
choose-unchoose = Non questa
choose-laid = Hai giocato questa
look-closely = Guarda da vicino
keep-it = Lascia così

## Il voto.
vote-for = Vota la { $number }
vote-for-two = Vota la { $first } e la { $second }
vote-for-none = Scegline una
vote-for-instead = Vota invece la { $number }
vote-change = Cambia il mio voto
vote-again = Vota così
vote-yours = tua
vote-team = vostra
vote-yours-why = Questa è tua: non la puoi votare.
vote-team-why = Questa è della tua squadra: non la puoi votare.
vote-dial = Ruota del voto
vote-dial-value = Carta { $number }
vote-turn-back = Gira indietro
vote-turn-on = Gira avanti
vote-token-first = Il tuo voto
vote-token-second = Il secondo, se vuoi
vote-token-green = Verde: la migliore
vote-token-red = Rosso: non deve contare
vote-token-at = { $token }: carta { $number }
vote-token-none = { $token }: ancora da mettere
vote-put-first = Voto qui
vote-put-second = Secondo voto
vote-put-green = Verde qui
vote-put-red = Rosso qui
vote-lift = Toglilo
vote-here = il tuo voto
vote-here-red = il tuo voto rosso
vote-red-missing = Metti anche il rosso
vote-green-missing = Metti anche il verde

## Carte di troppo.
trim-put = { $count ->
    [one] Scarta questa carta
   *[other] Scarta queste { $count }
  }
trim-choose = { $left ->
    [one] Scegli una carta
   *[other] Scegli { $left } carte
  }
trim-more = { $left ->
    [one] Scegline un’altra
   *[other] Scegline altre { $left }
  }
trim-this = Scarta questa

## Il riposo.
rest-title = La partita è in pausa
rest-why = Punti e carte restano come sono. Appena siete abbastanza, si riparte.
rest-code = Codice
rest-code-how = Gli amici entrano con questo codice o con il tuo link.
rest-bot = Aggiungi un coniglio a molla
rest-host = { $name } può aggiungere un coniglio a molla.
rest-here = { $count ->
    [one] C’è una persona
   *[other] Siete in { $count }
  }

## I sostituti.
stand-in-call = Fai giocare un coniglio a molla per { $name }
choose-mate-lays = Lascia giocare { $name }
choose-mate-asked = { $name } gioca per tutti e due.
## The picture one likes best.
like-ask = Preferita?
like-this = Questa è la mia preferita
like-marked = Segnata. Nessuno lo saprà prima della fine.
like-here = la tua preferita

## Il primo turno in assoluto: al massimo tre consigli.
hint-dismiss = Grazie
hint-clue = Se la trova qualcuno: 3 punti. Se tutti o nessuno: zero.
hint-clue-party = Di’ qualcosa che molti vedranno nelle loro carte.
hint-choose = Ogni voto alla tua carta è un punto per te.
hint-choose-party = Gioca la carta che sceglierebbero in tanti.
hint-choose-teams = Parlate pure ad alta voce, ma mai delle vostre carte.
hint-vote = Se la trovi: 3 punti, o 2 se la trovano tutti.
hint-vote-two = Un voto solo, se è giusto, vale 1 punto in più; due sono più sicuri.
hint-vote-red = Il voto rosso svuota una carta: i verdi lì non valgono.
hint-vote-party = Ogni voto sulla stessa carta è un punto, fino a 5. Da solo non vale niente.

## La connessione.
lost = Stiamo tornando…
lost-closing = Il server riparte e torna subito. Il posto resta tuo.
lost-long = Ancora niente rete. Il posto resta tuo.
