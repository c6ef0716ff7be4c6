### The installed app, and what only ears are told.

app-about = Tarinapeli unenomaisilla kuvakorteilla: ystäville samassa huoneessa, kukin kotonaan tai päivien päässä toisistaan.
app-offline-title = Lamppu on sammunut
app-offline-say = Reverieen ei juuri nyt saada yhteyttä. Paikkasi ja korttisi odottavat siellä missä ovat.
app-offline-again = Yritä uudelleen
app-install = Asenna Reverie

heard-score = { $name } { $score }
heard-scores = Lopulliset pisteet: { $scores }.
