### Qualcuno arriva al tavolo.

join-title = Prendi posto
join-host = { $name } ha aperto un tavolo
join-nobody = Il tavolo è aperto
join-here = Al tavolo
join-alone = Qui non c’è ancora nessuno.
join-name = Il tuo nome
join-name-wanted = Come possono chiamarti gli altri?
join-colour = Il tuo coniglio
join-sit = Siediti
join-watch = Solo guardare
join-between = Si sta già giocando. Le tue carte arrivano al prossimo turno.
join-between-seat = Si sta già giocando, e c’è un posto libero. Le tue carte arrivano al prossimo turno.
join-rabbit = Si sta già giocando. Un coniglio a molla ti cede il posto: continui con le sue carte e i suoi punti.
join-full = I posti sono tutti presi. Puoi guardare, e sederti al primo che si libera.
join-pairs = Si sta giocando a coppie, e da soli non si entra. Puoi guardare fino alla fine.
join-colour-gone = Qualcuno è arrivato prima: quel coniglio è preso. Scegline un altro.

## Chi era già qui, o siede qui da un altro dispositivo.
join-elsewhere = Sei { $name }? Quel posto è su un altro dispositivo. Spostalo qui dal suo menu, o chiedi a { $host } un nuovo link.
join-elsewhere-host = Sei { $name }? Quel posto è su un altro dispositivo. Spostalo qui dal suo menu.

## Un link che sposta un posto su questo dispositivo.
join-continue-title = Rieccoti
join-continue = Continua qui come { $name }
join-continue-nameless = Continua qui
join-continue-say = Il posto passa a questo dispositivo. L’altro lo lascia.
join-continue-instead = Da questo dispositivo giochi già come { $name }: per quel posto servirà un nuovo link.
join-not-me = Non sono io
