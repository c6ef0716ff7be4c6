### Parole che stanno su ogni schermata.
###
### Glossario
### storyteller = il narratore (il ruolo, nelle regole); con un nome o con «tu» sempre il verbo: { $name } racconta, racconti tu
### to tell = raccontare
### clue = l’indizio; dare un indizio
### card, picture = la carta, l’immagine
### hand = la mano; in mano
### to lay / hand over / add a card = giocare, aggiungere una carta
### to put away = scartare
### vote, to vote for = il voto, votare (vota la 3)
### red vote, green vote = il voto rosso, il voto verde
### vote dial = la ruota del voto
### to find = trovare
### turn = il turno; your turn = tocca a te
### game = il gioco (quale), la partita (che si sta giocando)
### reveal = si scopre
### point, scores = il punto, i punti
### score track = il percorso segnapunti; in breve: il percorso
### draw pile, discard pile = il mazzo di pesca, la pila degli scarti
### deck = il mazzo
### to deal, to shuffle, to draw = dare le carte, mescolare, pescare
### table, table code = il tavolo, il codice del tavolo; to set a table = aprire un tavolo
### seat, chair = il posto
### host = chi ospita; { $name } ospita
### rabbit = il coniglio
### clockwork rabbit = il coniglio a molla (si carica; tolto dal tavolo, riposa)
### stand-in = il sostituto
### team, pair = la squadra, la coppia; team-mate = chi fa squadra con te
### crowd = la compagnia; quanti sono: in 4 sulla stessa carta
### to watch = guardare
### away = non c’è; accanto a un nome: assente
### ready = accanto a un nome: a posto (mai «pronto/a»)
### the book = il libro (il menu al tavolo)
### too plain, just right, too dark = troppo chiaro, quanto basta, troppo oscuro
### to share the night = dividersi la notte (nelle regole: dividere la vittoria)

title = Reverie
title-page = { $page } · Reverie
title-your-turn = Tocca a te · { $title }

close = Chiudi
back = Indietro
home = Inizio
cancel = Annulla
again = Riprova

seat-you = tu, { $state }

language = Lingua
theme-to-day = Fai entrare il giorno
theme-to-night = Accendi la lampada per la notte

## I conigli: colore e segno, per chi ascolta.
colour-poppy = rosso papavero con un sole
colour-sky = celeste con una goccia
colour-marigold = giallo calendula con una stella
colour-pine = verde pino con un albero
colour-rose = rosa con un cuore
colour-inkblue = blu inchiostro con una luna
colour-moss = verde muschio con una foglia
colour-plum = prugna con una gemma
colour-milk = bianco latte con un anello
colour-chestnut = castagna con una finestra
colour-lagoon = laguna con le onde
colour-slate = ardesia con una croce

## I giochi.
game-classic = Classico
game-odyssey = Odissea
game-party = Party
game-teams = Squadre

## Le carte.
card = Carta { $number }
card-some = Una carta
card-of = Carta { $number } di { $count }
card-back = Una carta coperta
card-yours = tua
card-describe = Descrivi
card-describe-hide = Nascondi le parole
card-next = Prossima carta
card-previous = Carta precedente
card-no-words = Per questa carta non ci sono ancora parole.

## La connessione.
connection-lost = La connessione è caduta. Il tuo posto resta tuo; continuiamo a provare.
connection-back = Connessione ripresa.
connection-connecting = Arriviamo al tavolo …
toasts = Messaggi
