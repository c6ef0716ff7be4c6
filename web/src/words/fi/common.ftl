### Words that stand on every screen.
###
### Glossary
### storyteller = tarinankertoja; { $name } kertoo, sinä kerrot
### clue = vihje; to give a clue = antaa vihje
### card, picture = kortti, kuva
### hand = käsi; kädessä
### to lay, add, hand over a card = antaa kortti
### to put a card away = laittaa kortti pois
### vote, to vote for = ääni, äänestää (a sound is never just “ääni”, which is a vote: äännähdys, ääntely)
### red vote, green vote = punainen ääni, vihreä ääni
### vote dial = äänestyskiekko
### to find = löytää
### turn = kierros; your turn = sinun vuorosi
### game = peli
### reveal = paljastus
### point = piste; scores = pisteet
### score track = pisterata, short: rata; start = lähtöruutu
### draw pile, discard pile = nostopino, poistopino
### deck = pakka
### to deal, to shuffle, to draw = jakaa, sekoittaa, nostaa
### to draw by lot = arpoa
### table, table code = pöytä, pöytäkoodi; to set a table = kattaa pöytä
### seat, chair = paikka, tuoli; to take a seat = istua pöytään
### host = vetäjä
### rabbit = kani
### clockwork rabbit = vieterikani
### stand-in = sijainen; to stand in = tuurata
### team = joukkue; pair = pari; team-mate, partner = pari
### crowd = porukka; to meet on a card = osua samaan korttiin
### to watch = katsella
### here, away = paikalla, poissa
### the book = kirja (the menu at the table)
### to share the night = jakaa voitto
### plain, dark (of a clue) = selvä, hämärä; just right = juuri sopivasti
###
### A name is never inflected: it stands as the subject, after a colon, after “nimellä” or “parina”,
### or as the object of an imperative or a passive.

title = Reverie
title-page = { $page } · Reverie
title-your-turn = Sinun vuorosi · { $title }

close = Sulje
back = Takaisin
home = Etusivu
cancel = Peru
again = Uudestaan

seat-you = sinä, { $state }

language = Kieli
theme-to-day = Päästä päivänvalo sisään
theme-to-night = Sytytä yölamppu

## The rabbits: colour and mark, for ears.
colour-poppy = unikonpunainen, aurinko
colour-sky = taivaansininen, pisara
colour-marigold = kehäkukankeltainen, tähti
colour-pine = männynvihreä, puu
colour-rose = roosa, sydän
colour-inkblue = musteensininen, kuu
colour-moss = sammalenvihreä, lehti
colour-plum = luumunvioletti, jalokivi
colour-milk = maidonvalkoinen, rengas
colour-chestnut = kastanjanruskea, ikkunaruudut
colour-lagoon = laguuninturkoosi, aallot
colour-slate = liuskeenharmaa, risti

## Games.
game-classic = Klassikko
game-odyssey = Odysseia
game-party = Bileet
game-teams = Joukkueet

## Cards.
card = Kortti { $number }
card-some = Kortti
card-of = Kortti { $number } / { $count }
card-back = Kortti kuvapuoli alaspäin
card-yours = sinun
card-describe = Kuvaile
card-describe-hide = Piilota sanat
card-next = Seuraava kortti
card-previous = Edellinen kortti
card-no-words = Tälle kortille ei ole vielä sanoja.

## The connection.
connection-lost = Yhteys katkesi. Paikkasi on tallessa, ja yritämme koko ajan.
connection-back = Yhteys palasi.
connection-connecting = Tullaan pöytään …
toasts = Viestit
