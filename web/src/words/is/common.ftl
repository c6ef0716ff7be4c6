### Words that stand on every screen.
### The glossary: docs/words.md.

title = Reverie
title-page = { $page } · Reverie
title-your-turn = Þú átt leik · { $title }

close = Loka
back = Til baka
home = Forsíða
again = Reyna aftur

seat-you = þú, { $state }

language = Tungumál
theme-to-day = Hleypa dagsbirtunni inn
theme-to-night = Kveikja á næturlampanum

## The rabbits: colour and mark, for ears.
colour-poppy = valmúarauð með sól
colour-sky = himinblá með dropa
colour-marigold = gullgul með stjörnu
colour-pine = furugræn með tré
colour-rose = rósbleik með hjarta
colour-inkblue = blekblá með tungli
colour-moss = mosagræn með laufi
colour-plum = plómufjólublá með gimsteini
colour-milk = mjólkurhvít með hring
colour-chestnut = kastaníubrún með gluggarúðum
colour-lagoon = sægræn með öldum
colour-slate = steingrá með krossi

## Games.
game-classic = Klassík
game-odyssey = Odyssey
game-party = Partí
game-teams = Lið

## Cards.
card = Spjald { $number }
card-some = Spjald
card-of = Spjald { $number } af { $count }
card-back = Spjald á grúfu
card-describe = Lýsa
card-describe-hide = Fela orðin
card-next = Næsta spjald
card-previous = Fyrra spjald
card-no-words = Engin orð eru enn til um þetta spjald.

## The connection.
connection-connecting = Á leið að borðinu …
toasts = Skilaboð
