### Ord, der står på alle sider.
### The glossary: docs/words.md.

title = Reverie
title-page = { $page } · Reverie
title-your-turn = Din tur · { $title }

close = Luk
back = Tilbage
home = Forside
again = Prøv igen

seat-you = du, { $state }

language = Sprog
theme-to-day = Luk dagslyset ind
theme-to-night = Tænd natlampen

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
card-describe = Beskriv
card-describe-hide = Skjul ordene
card-next = Næste kort
card-previous = Forrige kort
card-no-words = Der er endnu ingen ord til det her kort.

## Forbindelsen.
connection-connecting = På vej hen til bordet …
toasts = Beskeder
