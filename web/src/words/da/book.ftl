### Aftenens bog.

book-title = Aftenens bog
book-read = Læs det som en bog
book-close = Luk bogen
book-so-far = Fortalt indtil nu
book-people = Hvem der spillede
book-decks = Spillet med: { $decks }
book-said = Hvad der blev sagt om det
book-page = Side { $page } af { $pages }
book-next = Næste side
book-previous = Forrige side

## At gemme den.
book-save = Gem bogen
book-save-file = Som én fil
book-save-file-more = Kan åbnes i enhver browser, også uden internet
book-save-print = Til at printe
book-save-print-more = En PDF med store billeder, to sider pr. runde
book-save-card = Denne runde som postkort
book-save-card-more = Et billede at dele
book-private = Nogle af billederne har en af jer taget med, og de er private. Giv kun bogen til nogen, der må se dem.
book-letters = Tegn, som bogens skrift ikke har, vises som ·.
book-card-failed = Postkortet kunne ikke laves på denne enhed.
