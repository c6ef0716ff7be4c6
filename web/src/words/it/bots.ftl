### Conigli a molla: chi sono, e quanto sono bravi.

bot-choose = Scegli chi viene
bot-poet = Il poeta
bot-poet-say = Coglie prima l’atmosfera di un’immagine e risponde per immagini.
bot-child = Il bambino
bot-child-say = Chiede perché e sa fare tutti i rumori.
bot-literal = Il pignolo
bot-literal-say = Guarda con attenzione e lo dice senza giri di parole.
bot-trickster = Il burlone
bot-trickster-say = Preferisce ingannarti piuttosto che annoiarti.
bot-sailor = Il vecchio marinaio
bot-sailor-say = Ha un proverbio per ogni tipo di tempo.
bot-grandmother = La nonna
bot-grandmother-say = Le torna in mente qualcosa, e non ha nessuna fretta.
bot-detective = L’investigatrice
bot-detective-say = Risponde con una domanda e non le sfugge niente.
bot-stargazer = Il sognastelle
bot-stargazer-say = Pensa a cose lontane e a titoli di libri mai scritti.

bot-strength = Quanto è bravo?
bot-strength-gentle = tranquillo
bot-strength-gentle-say = Si lascia spesso portare fuori strada.
bot-strength-keen = sveglio
bot-strength-keen-say = Gioca più o meno come le persone.
bot-strength-sharp = acuto
bot-strength-sharp-say = Raramente gli sfugge un indizio.

bots-guessing = Di queste immagini non c’è scritto nulla: i conigli a molla tireranno a indovinare.
