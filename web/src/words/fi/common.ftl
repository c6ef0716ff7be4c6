### Words that stand on every screen.
### The glossary: docs/words.md.

title = Reverie
title-page = { $page } · Reverie
title-your-turn = Sinun vuorosi · { $title }

close = Sulje
back = Takaisin
home = Etusivu
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
card-describe = Kuvaile
card-describe-hide = Piilota sanat
card-next = Seuraava kortti
card-previous = Edellinen kortti
card-no-words = Tälle kortille ei ole vielä sanoja.

## The connection.
connection-connecting = Tullaan pöytään …
toasts = Viestit
