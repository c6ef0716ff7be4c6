### Words that stand on every screen.
###
### Glossary
### storyteller = sögumaður; { $name } segir frá, þú segir frá
### clue = vísbending; to give a clue = gefa vísbendingu
### card, picture = spjald, mynd
### hand = hönd; á hendi
### to lay, add, hand over a card = leggja út spjald
### to put a card away = leggja spjald frá sér
### vote, to vote for = atkvæði, kjósa
### red vote, green vote = rautt atkvæði, grænt atkvæði
### vote dial = atkvæðaskífa
### to find = finna
### turn = umferð; your turn = þú átt leik
### game = spil
### reveal = afhjúpun; to reveal = sýna
### point = stig; scores = stigin
### score track = stigatafla; start = byrjunarreitur
### draw pile, discard pile = bunki, kastbunki
### deck = stokkur
### to deal, to shuffle, to draw = gefa, stokka, draga
### to draw by lot = draga um
### table, table code = borð, borðkóði; to set a table = leggja á borð
### seat, chair = sæti; to take a seat = fá sér sæti
### host = gestgjafi
### rabbit = kanína
### clockwork rabbit = vélkanína (to wind up = trekkja upp)
### stand-in = staðgengill; to stand in = leysa af
### team, pair = lið; team-mate, partner = liðsfélagi
### crowd = hópur; to meet on a card = hittast á spjaldi
### to watch = horfa á
### here, away = hér, ekki við
### ready = til; klár
### the book = bókin (the menu at the table)
### to share the night = deila sigrinum
### plain, dark (of a clue) = augljóst, óljóst; just right = mátulegt
###
### A name is never inflected: it stands as the subject, after a colon or after “sem”. No word
### beside a name or „þú“ shows a gender (hefur valið, not búin/búinn að velja; ekki við; til; klár).

title = Reverie
title-page = { $page } · Reverie
title-your-turn = Þú átt leik · { $title }

close = Loka
back = Til baka
home = Forsíða
cancel = Hætta við
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
card-yours = þitt
card-describe = Lýsa
card-describe-hide = Fela orðin
card-next = Næsta spjald
card-previous = Fyrra spjald
card-no-words = Engin orð eru enn til um þetta spjald.

## The connection.
connection-lost = Sambandið rofnaði. Sætið þitt bíður og við reynum áfram.
connection-back = Samband á ný.
connection-connecting = Á leið að borðinu …
toasts = Skilaboð
