### Perché qualcosa non è andato, e che cosa fare. Una riga per ogni codice del server.

problem-unknown = Non ha funzionato. Riprova.
problem-unreachable = Il server non risponde. Controlla la connessione; quello che hai scritto resta.

## Trovare un tavolo, sedersi
problem-no-such-table = Qui non c’è nessun tavolo. Fatti ridare il link o il codice.
problem-knock-first = La partita è già cominciata. Chiedi a chi è al tavolo di farti entrare, o chiedi il link.
problem-no-such-page = A questo indirizzo non c’è niente. Riparti dalla pagina iniziale.
problem-no-such-card = Quella carta non è su questo server. Ricarica la pagina per vedere che cosa c’è.
problem-not-seated = Lo può fare solo chi è al tavolo. Prima prendi posto.
problem-host-only = Lo può fare solo chi ospita. Prova a chiedere.
problem-table-full = I posti sono tutti presi. Puoi guardare, e sederti quando se ne libera uno.
problem-game-full = La partita è in corso e ha già tutti i giocatori che può avere. Puoi guardare fino alla fine.
problem-seat-in-use = Quel posto è già preso. Scegline un altro.
problem-sit-down-as-pair = In questo gioco ci si siede in due. Venite in coppia, o aspetta un posto libero.
problem-sit-down-alone = Qui ci si siede uno alla volta. Provate uno dopo l’altro.
problem-name-empty = Nel tuo nome serve almeno un carattere.
problem-name-too-long = Un nome ha al massimo 24 caratteri. Accorcialo un po’.
problem-name-taken = A questo tavolo qualcuno si chiama già così. Magari aggiungi una lettera?
problem-colour-taken = Quel coniglio è già di qualcun altro. Scegline uno diverso.
problem-colour-unknown = Non ci sono conigli di quel colore. Scegline un altro.
problem-link-used = Quel link è già stato usato, o ha più di un giorno. Fattene dare uno nuovo.
problem-seat-moved = Ora sei a questo tavolo da un altro dispositivo. Continua da lì.
problem-no-such-seat = A quel posto non c’è più nessuno. Non serve fare niente.
problem-not-these-chairs = Intanto qualcuno è arrivato o è uscito. Rimetti in ordine i posti.
problem-no-such-bot = Non ci sono conigli a molla di quel tipo. Scegline un altro.

## Preparare il tavolo
problem-unknown-game = Questo server non conosce quel gioco. Scegline un altro.
problem-players-not-allowed = Siete troppi, o troppo pochi, per questo gioco. Scegline un altro, o cambiate chi gioca.
problem-option-foreign = In questo gioco quella scelta non c’è. Scegli di nuovo il gioco.
problem-option-out-of-range = Qui quel numero non va. Provane un altro.
problem-no-deck = Scegli almeno un mazzo.
problem-deck-unknown = Uno dei mazzi non è più su questo server. Scegline altri.
problem-too-few-cards = I mazzi scelti hanno troppo poche carte per così tanti giocatori. Aggiungi un mazzo.
problem-card-twice = Due dei mazzi hanno una carta in comune. Togline uno.
problem-game-runs = Si può fare solo tra una partita e l’altra. Aspetta la fine di questa.
problem-no-game = La partita non è iniziata. La può iniziare chi ospita.

## Durante il turno
problem-stale = Intanto il tavolo è andato avanti. Guarda di nuovo.
problem-wrong-phase = A questo punto del turno non si può. La riga in basso dice che cosa fare.
problem-game-over = La partita è finita. Chi ospita può iniziarne un’altra.
problem-game-rests = La partita è in pausa finché non siete di nuovo abbastanza.
problem-not-storyteller = Adesso racconta qualcun altro. Toccherà anche a te.
problem-somebody-was-faster = Bella idea, ma qualcuno è arrivato un attimo prima. Si comincia dal suo indizio; tieni il tuo per dopo.
problem-clue-empty = In un indizio serve almeno un carattere.
problem-clue-too-long = Un indizio ha al massimo 500 caratteri. Dillo più in breve.
problem-clue-unreadable = In quell’indizio c’è qualcosa che non è testo. Riscrivilo.
problem-clue-kind-not-wanted = Questo tavolo non vuole indizi di questo tipo. Scegline un altro.
problem-tune-empty = Una melodia ha bisogno di almeno una nota.
problem-tune-too-long = Una melodia ha al massimo 120 note e dura 12 secondi. Togli qualcosa.
problem-unknown-voice = Nell’angolo della musica non c’è una voce così.
problem-note-out-of-range = Nell’angolo della musica non c’è una nota così.
problem-mime-empty = Una pantomima ha bisogno di almeno un gesto.
problem-mime-too-long = Una pantomima ha al massimo 40 gesti e dura 12 secondi. Togli qualcosa.
problem-unknown-gesture = Nessun coniglio conosce questo gesto.
problem-pose-out-of-range = Nessun coniglio riesce a piegarsi così.
problem-moments-out-of-order = I momenti del tuo indizio non sono in ordine. Ricomincia.
problem-recording-unknown = Quella registrazione non c’è più. Registrala di nuovo.
problem-recording-too-long = Una registrazione dura al massimo 15 secondi. Dillo più in breve.
problem-voices-off = Questo server non accetta registrazioni. Scegli un altro tipo di indizio.
problem-voices-full = Non c’è più posto per altre registrazioni. Scegli un altro tipo di indizio.
problem-not-a-recording = Questa registrazione non si riesce a leggere. Registrala di nuovo.
problem-recording-too-large = Questa registrazione è troppo grande. Dillo più in breve.
problem-recording-too-slow = La registrazione ci ha messo troppo ad arrivare. Riprova.
problem-card-needed = Scegli la carta che va con il tuo indizio.
problem-card-not-wanted = In questo gioco l’indizio va senza carta. Di’ solo le parole.
problem-card-not-in-hand = Quella carta non è più nella tua mano. Scegline un’altra.
problem-wrong-number-of-cards = Non è il numero giusto di carte. Scegli di nuovo.
problem-card-named-twice = È due volte la stessa carta. Scegline due diverse.
problem-storyteller-gives-no-card = Racconti tu: la tua carta c’è già. Aspetta gli altri.
problem-partner-gave-already = Chi fa squadra con te ha già giocato una carta. La tua vale se la riprende.
problem-nothing-to-take-back = Non c’è nessuna carta da riprendere. Le carte sono già sul tavolo.
problem-no-surplus = Non hai carte da scartare. La tua mano va bene così.
problem-not-a-voter = In questo turno non voti. Guarda che cosa trovano gli altri.
problem-no-vote = Scegli una carta da votare.
problem-too-many-votes = C’è un voto di troppo. Togline uno.
problem-same-place-twice = Tutti e due i voti sono sulla stessa carta. Spostane uno.
problem-no-such-place = A quel numero non c’è nessuna carta. Scegline un’altra.
problem-own-card = Quella carta è tua. Votane un’altra.
problem-own-picture = Quell’immagine è tua. Scegline una di qualcun altro.
problem-no-such-circle = Con questa chiave non c’è nessun circolo. Forse ne hai una più nuova.
problem-circle-full = In un circolo c’è posto per 24 persone.
problem-own-clue = Quell’indizio è tuo. Dai il cuore a quello di qualcun altro.
problem-no-such-turn = Quel turno non è arrivato in fondo.
problem-red-missing = Metti anche il voto rosso.
problem-red-not-allowed = Il voto rosso ce l’ha solo il narratore. Vota con il verde.
problem-red-on-green = Il voto rosso va su una carta diversa da quella del verde. Spostane uno.
problem-nobody-to-stand-in-for = In questo momento il tavolo non aspetta quel posto. Non serve fare niente.
problem-race-is-open = Il primo indizio è di chi arriva prima: si aspetta che qualcuno ne abbia uno. Magari tu?
problem-nothing-to-end = Il tavolo è già andato avanti.
problem-not-yet = Aspetta ancora un po’. Quando il tavolo avrà atteso abbastanza, potrai chiamare un sostituto.
problem-impossible-table = Queste carte non possono stare così sul tavolo. Ricontale.
problem-ballot-missing = Manca il voto di qualcuno. Prova a chiederlo.

## Le chiacchiere
problem-talk-rests = Si chiacchiera quando le carte sono scoperte. Tienilo per dopo.
problem-muted = Chi ospita ti ha tolto la parola. Puoi continuare a giocare.
problem-talk-empty = Prima scrivi una parola o due.
problem-talk-too-long = È troppo lungo. Dillo più in breve.
problem-word-not-wanted = Una di queste parole qui non va. Dillo in un altro modo.
problem-no-such-line = È già stato tolto.

## Il server
problem-closing = Il server si riavvia. Il tuo posto resta tuo; torna tra un attimo.
problem-client-too-old = Questa pagina è più vecchia del server. Ricaricala.
problem-not-stored = Non si è potuto salvare, quindi non è cambiato niente. Riprova.
problem-our-fault = Qualcosa è andato storto da noi, non da te. Riprova, per favore.
problem-bad-message = Il server non ha capito. Ricarica la pagina e riprova.
problem-bad-origin = Veniva da un altro sito, e il server ha detto di no. Apri il tavolo dal suo link.
problem-too-large = È troppo grande. Prova con meno.
problem-too-fast = Troppe cose insieme. Aspetta un attimo.
problem-too-many-watchers = C’è troppa gente che guarda questo tavolo. Riprova tra un po’.
problem-too-many-tables = Su questo server per ora non c’è spazio per un altro tavolo. Riprova tra un po’.
problem-no-push = Questo server non manda avvisi. Tieni aperta la pagina per vedere quando tocca a te.
problem-no-print = Questo server non può stampare libri. Conservalo invece in un file.

## Pagine che non si possono mostrare: che cosa è successo, e che cosa fare.
trouble-home = Alla pagina iniziale
trouble-decks = Agli altri mazzi
trouble-reload = Ricarica la pagina

trouble-unreachable = Il server non risponde
trouble-unreachable-do = Forse dorme, o sei su una rete diversa dalla sua. Il tuo posto al tavolo resta tuo.
trouble-closing = Buio per un attimo
trouble-closing-do = Il server si riavvia e torna subito. Il posto, le carte e le parole restano tuoi.
trouble-client-too-old = Questa pagina è di ieri
trouble-client-too-old-do = Il server ne ha una più nuova. Ricaricala, e torni al tuo posto.
trouble-no-such-table = Qui non c’è nessun tavolo
trouble-no-such-table-do = Forse il link è vecchio, o il codice è scritto male. Chiedi a chi te l’ha mandato.
trouble-knock-first = La partita è cominciata
trouble-knock-first-do = Chi è seduto lì può farti entrare: «Invita gli amici» nel libro al tavolo. Oppure chiedi il link. Questa pagina ricontrolla da sola.
trouble-no-such-page = A questo indirizzo non abita nessuno
trouble-no-such-page-do = Forse il link è incompleto. Dalla pagina iniziale si va dappertutto.
trouble-deck-unknown = Quel mazzo non è sullo scaffale
trouble-deck-unknown-do = Forse è stato messo via. Gli altri mazzi sono ancora qui.
trouble-table-full = I posti sono tutti presi
trouble-table-full-do = A questo tavolo non c’è più posto. Aprine uno tuo, o torna quando qualcuno si alza.
trouble-game-full = La partita è al completo
trouble-game-full-do = Ha già tutti i giocatori che può avere. Guarda fino alla fine, o apri un tavolo tuo.
trouble-too-many-watchers = La stanza è piena di gente che guarda
trouble-too-many-watchers-do = Quando qualcuno esce, c’è posto per te.
trouble-too-many-tables = Non c’è spazio per un altro tavolo
trouble-too-many-tables-do = Questo server ne ha già quanti ne può tenere. Riprova tra un po’.
trouble-too-fast = Una cosa alla volta
trouble-too-fast-do = Troppe cose insieme, per il server. Fai un bel respiro, poi riprova.
trouble-seat-moved = Sei qui da un altro dispositivo
trouble-seat-moved-do = Continua da lì. Per tornare qui, apri su quello il libro al tavolo e crea un link per il tuo posto.
trouble-not-seated = Il tuo posto è vuoto
trouble-not-seated-do = Chi ospita ti ha fatto alzare dal tavolo. Se vuoi tornare, prova a chiedere.
trouble-link-used = Questo link ha già dato
trouble-link-used-do = Apre un posto una volta sola, ed entro un giorno. Fattene dare uno nuovo.
