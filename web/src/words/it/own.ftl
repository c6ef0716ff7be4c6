### Immagini proprie: come diventano carte.

own-heading = Le nostre immagini
own-say = Foto, scansioni o disegni: ognuno diventa una carta, ritagliata intorno a ciò che conta. In tre ne bastano 26.
own-choose = Scegli le immagini
own-add = Aggiungi immagini
own-another = Comincia un altro mazzo
own-bring = Porta «{ $title }» a questo tavolo
own-private = Chi le vede: tutti a questo tavolo, anche chi guarda soltanto, mentre ci giocate. Anche chi gestisce questo server potrebbe guardarle. Nessun altro. Luoghi, date e tutto ciò che è nascosto nei file vengono tolti.
own-make = Fai un mazzo con le nostre immagini
own-who-sees = Chi le vede: tutti ai tavoli a cui le porti, anche chi guarda soltanto, mentre ci si gioca. Anche chi gestisce questo server potrebbe guardarle. Nessun altro.
own-kept = Questo browser le ricorda per la prossima volta, finché non gliele fai dimenticare; chiunque lo usi può portarle a un tavolo. Le immagini restano finché non elimini il mazzo a un tavolo.
own-keep-here = Ricordale in questo browser per la prossima volta
own-keep-who = Allora chiunque usi questo browser può portarle a un tavolo.
own-keep-not = Senza spunta le dimentica quando chiudi la scheda; a questo tavolo restano.
own-offer = Questo link porta a un mazzo di immagini vostre. Questo browser deve ricordarlo per la prossima volta?
own-offer-keep = Ricordalo qui
own-offer-not = Qui no
own-forget = Dimentica qui
own-forgotten = Questo browser ha dimenticato «{ $title }».
own-make-table = Gioca con le nostre immagini
own-title = Il mazzo si chiama
own-new-title = Immagini di { $name }
own-from-link = un mazzo da un link
own-remembered = Ora questo browser conosce il tuo mazzo. Al tuo tavolo apri «Le nostre immagini».
own-play = { $cards ->
    [one] Gioca con questa immagine
   *[other] Gioca con queste { $cards } immagini
  }
own-sending = Immagine { $number } di { $total }…
own-progress = A che punto sono le immagini
own-reading = Sto ritagliando { $name }…
own-sent = Le immagini sono arrivate.
own-left-out = Lasciate fuori
own-dismiss = Ho letto: { $name }
own-card = Immagine { $number } di { $count }
own-caption = Che cosa si vede
own-caption-say = Viene letto a chi non vede l’immagine. Di’ che cosa c’è, non che cosa significa.
own-words = Dai una parola a ogni immagine
own-words-ask = { $count ->
    [one] Perché possano giocare anche i conigli a molla, di’ loro che cosa si vede. Un’immagine è ancora senza parola.
   *[other] Perché possano giocare anche i conigli a molla, di’ loro che cosa si vede. { $count } immagini sono ancora senza parola.
  }
own-words-enough = Basta una parola.
own-words-who = Viene letta a chi non vede l’immagine; al tavolo possono leggerla tutti. I conigli a molla non sanno altro dell’immagine.
own-words-back = Indietro
own-words-skip = Salta
own-words-next = Avanti
own-words-end = Per ora basta
own-words-thanks = { $count ->
    [one] Grazie. Ora i conigli a molla conoscono un’immagine in più.
   *[other] Grazie. Ora i conigli a molla conoscono { $count } immagini in più.
  }
own-earlier = Prima
own-later = Dopo
own-card-done = Va bene così
own-remove = Togli questa immagine
own-remove-sure = Sparirà da questo server per sempre.
own-remove-yes = Togli
own-keep = Tieni
own-delete = Elimina questo mazzo
own-delete-sure = Eliminare «{ $title }» con tutte le immagini? Spariranno per sempre.
own-delete-yes = Elimina

## Che cosa non può essere una carta, e perché.
problem-own-pictures-off = Questo server non accetta immagini vostre. Giocate con i mazzi che ci sono.
problem-own-busy = In questo momento si leggono molte immagini. Riprova tra un minuto.
problem-own-full = Non c’è più posto per altre immagini. Elimina un tuo mazzo, o chiedi a chi gestisce il server.
problem-own-title = Un mazzo ha bisogno di un titolo di al massimo 60 caratteri.
problem-own-last-picture = Nel mazzo deve restare almeno un’immagine. Elimina piuttosto tutto il mazzo.
problem-own-deck-chosen = Questo mazzo sta per essere giocato. Prima scegline un altro, poi eliminalo.
problem-picture-unknown = Non è un’immagine, qualunque nome abbia. Scegli un JPEG o un PNG.
problem-picture-heic = Le immagini HEIC qui non si leggono. Salvala o mandala come JPEG.
problem-picture-broken = L’immagine è rovinata o incompleta. Prova con un’altra copia.
problem-picture-too-large = Il file supera i 20 MB. Prima rimpiccioliscilo.
problem-picture-too-many-pixels = L’immagine ha più di 80 milioni di pixel. Prima rimpiccioliscila.
problem-picture-too-small = L’immagine è troppo piccola per una carta. Servono almeno 160 per 240 pixel.
problem-picture-blank = Non ci si vede nulla. Scegline un’altra.
problem-picture-too-slow = Leggerla ha richiesto troppo tempo. Salvala di nuovo come JPEG e riprova.
problem-picture-too-heavy = Richiede troppa memoria. Prima rimpiccioliscila.
problem-picture-twice = Nel mazzo questa immagine c’è già.
problem-picture-too-many = Il mazzo è pieno: contiene 300 immagini. Comincane un altro.
problem-picture-leads-outside = Il suo nome porta fuori dalla cartella. Dagliene un altro.
problem-picture-unpacks-too-large = Una volta estratta sarebbe enorme. Scegline un’altra.
problem-picture-locked = È bloccata da una password. Prima sbloccala.
