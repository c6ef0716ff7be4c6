### The installed app, and what only ears are told.

app-about = Söguspil með draumkenndum myndaspjöldum, fyrir vini í sama herbergi, hvern heima hjá sér eða með daga á milli.
app-offline-title = Slökkt er á lampanum
app-offline-say = Ekki næst samband við Reverie núna. Sætið þitt og spjöldin þín bíða þar sem þau eru.
app-offline-again = Reyna aftur
app-install = Setja Reverie upp

heard-score = { $name } { $score }
heard-scores = Lokastig: { $scores }.
