### Ord, der står på alle sider.
###
### Ordliste
### storyteller = fortæller; { $name } fortæller
### clue = ledetråd; at give en ledetråd
### card, picture = kort, billede
### hand = hånd; på hånden
### to lay / hand over / add a card = lægge et kort, lægge et kort til
### to put away = lægge fra sig
### vote, to vote for = stemme, stemme på
### red vote, green vote = den røde, den grønne stemme
### vote dial = stemmeskive
### to find = finde
### turn = runde; your turn = din tur
### game = spil
### reveal = afsløre, afsløring
### point = point; scores = stillingen
### score track = pointspor
### draw pile, discard pile = kortstakken, bunken med brugte kort
### deck = kortsæt
### to deal, to shuffle, to draw = dele ud, blande, trække
### table, table code = bord, bordkode; to set a table = dække et bord
### seat, chair = plads
### host = vært
### rabbit = kanin
### clockwork rabbit = optrækskanin
### stand-in = vikar
### team, pair = hold; team-mate = makker
### crowd = flokken; at mødes på et kort
### to watch = se med
### away = væk
### the book = bogen (menuen ved bordet)
### to share the night = dele sejren

title = Reverie
title-page = { $page } · Reverie
title-your-turn = Din tur · { $title }

close = Luk
back = Tilbage
home = Forside
cancel = Annuller
again = Prøv igen

seat-you = dig, { $state }

language = Sprog
theme-to-day = Luk dagslyset ind
theme-to-night = Tænd lampen for natten

## Kaninerne: farve og mærke, for ørerne.
colour-poppy = valmuerød med en sol
colour-sky = himmelblå med en dråbe
colour-marigold = gylden med en stjerne
colour-pine = grangrøn med et træ
colour-rose = rosa med et hjerte
colour-inkblue = blækblå med en måne
colour-moss = mosgrøn med et blad
colour-plum = blommelilla med en ædelsten
colour-milk = mælkehvid med en ring
colour-chestnut = kastanjebrun med vinduesruder
colour-lagoon = turkis med bølger
colour-slate = skifergrå med et kryds

## Spil.
game-classic = Klassisk
game-odyssey = Odyssé
game-party = Fest
game-teams = Hold

## Kort.
card = Kort { $number }
card-some = Et kort
card-of = Kort { $number } af { $count }
card-back = Et kort med bagsiden op
card-yours = dit
card-describe = Beskriv
card-describe-hide = Skjul ordene
card-next = Næste kort
card-previous = Forrige kort
card-no-words = Der er endnu ingen ord til det her kort.

## Forbindelsen.
connection-lost = Forbindelsen er væk. Din plads er din; vi bliver ved med at prøve.
connection-back = Forbundet igen.
connection-connecting = På vej hen til bordet …
toasts = Beskeder
