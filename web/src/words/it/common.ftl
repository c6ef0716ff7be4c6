### Parole che stanno su ogni schermata.
### The glossary: docs/words.md.

title = Reverie
title-page = { $page } · Reverie
title-your-turn = Tocca a te · { $title }

close = Chiudi
back = Indietro
home = Inizio
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
card-describe = Descrivi
card-describe-hide = Nascondi le parole
card-next = Prossima carta
card-previous = Carta precedente
card-no-words = Per questa carta non ci sono ancora parole.

## La connessione.
connection-connecting = Arriviamo al tavolo…
toasts = Messaggi
