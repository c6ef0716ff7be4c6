### Il libro della serata.

book-title = Il libro della serata
book-read = Leggi come un libro
book-close = Chiudi il libro
book-so-far = Il racconto finora
book-people = Chi ha giocato
book-decks = Mazzi: { $decks }
book-said = Che cosa ne è stato detto
book-page = Pagina { $page } di { $pages }
book-next = Pagina seguente
book-previous = Pagina precedente

## Per conservarlo.
book-save = Conserva il libro
book-save-file = In un solo file
book-save-file-more = Si apre in qualsiasi browser, anche senza internet
book-save-print = Da stampare
book-save-print-more = Un PDF con immagini grandi, due pagine per turno
book-save-card = Questo turno come cartolina
book-save-card-more = Un’immagine da condividere
book-private = Alcune di queste immagini le ha portate una persona tra voi e sono private. Dai il libro solo a chi può vederle.
book-letters = I caratteri che mancano nel font di questo libro appaiono come ·.
book-card-failed = Su questo dispositivo non è stato possibile fare la cartolina.
