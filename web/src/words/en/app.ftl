### The installed app, and what only ears are told.

app-about = A storytelling game with dreamlike picture cards, for friends in one room, in their own homes, or days apart.
app-offline-title = The lamp is out
app-offline-say = Reverie cannot be reached right now. Your seat and your cards wait where they are.
app-offline-again = Try again
app-install = Install Reverie

heard-score = { $name } { $score }
heard-scores = Final points: { $scores }.
