### The installed app, and what only ears are told.

app-about = Un gioco di racconti con carte illustrate da sogno, per amici nella stessa stanza, ognuno a casa propria o a giorni di distanza.
app-offline-title = La lampada è spenta
app-offline-say = In questo momento Reverie non è raggiungibile. Il tuo posto e le tue carte aspettano dove sono.
app-offline-again = Riprova
app-install = Installa Reverie

heard-score = { $name } { $score }
heard-scores = Punti finali: { $scores }.
