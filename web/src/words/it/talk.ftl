### Due parole fuori dal gioco, i perché dopo il turno, e la clessidra a parole.

talk-title = Due chiacchiere
talk-open = { $count ->
    [0] Due chiacchiere
    [one] Due chiacchiere, una riga nuova
   *[other] Due chiacchiere, { $count } righe nuove
  }
talk-lines = Quello che è stato detto
talk-none = Nessuno ha ancora detto niente. Cominci con un ciao?
talk-some-hidden = { $count ->
    [one] Una riga è nascosta su questo dispositivo.
   *[other] { $count } righe sono nascoste su questo dispositivo.
  }
talk-yours = Quello che vuoi dire
talk-place = Di’ qualcosa
talk-say = Dillo
talk-you = Tu
talk-gone = Quella riga non c’è più.
talk-take-back = Ritira
talk-remove = Togli per tutti
talk-hide = Nascondi quello che dice { $name }
talk-hide-say = Solo per te e solo su questo dispositivo. Nessuno lo viene a sapere.
talk-hidden = Quello che dice { $name } è nascosto su questo dispositivo.
talk-hidden-mark = nascosto per te
talk-show = Mostra di nuovo quello che dice { $name }
talk-show-say = Ritrovi anche quello che è stato detto nel frattempo.
talk-mute = Togli la parola a { $name }
talk-unmute = Ridai la parola a { $name }
talk-mute-say = Per tutti: chi è senza parola continua a giocare, ma non può scrivere.
talk-muted = senza parola
talk-overheard = Lo sentono tutti, anche le altre squadre. Mai una parola sulle vostre carte.

## Perché adesso non si può dire niente.
talk-silent-rests = Dall’indizio finché si scoprono le carte si tace, così nessuno si tradisce. Tienilo per dopo.
talk-silent-muted = Chi ospita ti ha tolto la parola. Puoi continuare a giocare e a leggere gli altri.
talk-silent-watching = Stai guardando e puoi leggere. Per parlare, prendi posto.
talk-silent-passed = Qui guardate tutti insieme. Chi ha il telefono tutto per sé può scrivere.

## Le facce di un coniglio.
talk-faces = Fai una faccina
talk-face-laugh = ride
talk-face-wow = resta a bocca aperta
talk-face-heart = se ne innamora
talk-face-hmm = ha un dubbio
talk-face-clap = applaude
talk-face-sleepy = si sta addormentando

## Per chi ascolta.
talk-heard = { $name } dice: { $text }
talk-heard-why = { $name } racconta perché: { $text }
talk-heard-face = { $name } { $face }.

## Perché: a carte scoperte.
talk-why-mark = Perché
why-title = Perché?
why-open = { $count ->
    [0] Perché? Raccontalo in una frase
    [one] Perché? C’è già una risposta
   *[other] Perché? Ci sono già { $count } risposte
  }
why-none = Perché quell’indizio, quella carta, quel voto? Nessuno l’ha ancora raccontato.
why-yours = Il tuo perché, in una frase
why-place = Perché…
why-over = Il tavolo è andato avanti. I perché restano con il loro turno fra le storie.
why-said = { $name }: { $text }
why-quoted = «{ $text }»
why-card = { $card }. C’è un perché da leggere

## La clessidra a parole.
time-title = La clessidra
time-until = Fino a { $when }
time-overdue = Il tempo è finito
time-nudged = Chi aspettiamo ha già ricevuto un promemoria.
time-late = Chi è qui può far giocare un coniglio a molla al posto di chi manca.
time-then-wait = Poi arriva un promemoria. Dopo, chiunque sia qui può chiamare un coniglio a molla; nessuno viene saltato in automatico.
time-then-skip = Poi arriva un promemoria. Dopo, il narratore in ritardo viene saltato, e la carta o il voto che manca si tira a sorte.
time-then-stand_in = Poi arriva un promemoria. Dopo, un coniglio a molla gioca al posto di chi manca.
time-then-on = Poi arriva un promemoria. Dopo comincia il prossimo turno.
time-then-race = Poi arriva un promemoria. Il primo indizio lo dà chi lo trova prima.
