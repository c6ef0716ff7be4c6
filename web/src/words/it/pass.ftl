### One phone for all: who plays, and the cover between two people.

pass-title = Un telefono per tutti
pass-how = Scrivete chi gioca, nell’ordine in cui siete seduti. Il telefono fa il giro e ognuno vede solo le proprie carte.
pass-change = Un altro gioco
pass-names = Chi gioca
pass-name = Nome { $number }
pass-remove = Togli il nome { $number }
pass-add = Un’altra persona
pass-pairs = Si gioca a coppie: chi è a mezza lista da te gioca con te.
pass-deal = Dai le carte
pass-wrong-twice = Due di voi hanno questo nome.
pass-wrong-long = È un nome lungo. Ce n’è uno più corto?
pass-wrong-few = Questo gioco è per { $least }–{ $most } persone.

pass-give = Passa il telefono a { $name }
pass-give-to = Passa il telefono a
pass-lift = Sono { $name }
pass-other = Prima qualcun altro
pass-race = Comincia chi ha un indizio. Il primo sguardo spetta a { $name }.
pass-clue = Questa volta racconta { $name }.
pass-choose = { $name } sceglie una carta.
pass-vote = { $name } vota.
pass-trim = { $name } scarta delle carte.
pass-cover = Copri le carte e passa il telefono
