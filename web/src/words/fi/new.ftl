### A new table: which game, which pictures, whose table.

new-title = Uusi pöytä
new-name = Nimesi
new-name-wanted = Millä nimellä pelaat?

new-games = Mikä peli?
new-classic-say = Yksi kertoo. Osa saa löytää, mutta eivät kaikki.
new-odyssey-say = Sama isommalle porukalle; seitsemästä alkaen saa toisen äänen.
new-party-say = Vihje tulee ensin, kortit vasta sitten. Ajattele niin kuin porukka.
new-teams-say = Parit istuvat vastakkain, ja parilla on yhteinen kani.
new-classic-for = 3–8 pelaajaa
new-odyssey-for = 3–12 pelaajaa
new-party-for = 6–12 pelaajaa
new-teams-for = 6, 8, 10 tai 12 pelaajaa
new-to-points = { $points ->
    [one] yhteen pisteeseen
   *[other] { $points } pisteeseen
  }
new-each-tells = { $turns ->
    [one] kukin kertoo kerran
    [2] kukin kertoo kahdesti
   *[other] kukin kertoo { $turns } kertaa
  }

new-decks = Mitkä kuvat?
new-deck-only = Kuvat
new-cards = { $cards ->
    [one] yksi kortti
   *[other] { $cards } korttia
  }
new-decks-mixed = { $decks ->
    [one] { $cards } korttia
   *[other] { $decks } pakkaa sekaisin, { $cards } korttia
  }
new-deck-last = Ainakin yhden pakan on jäätävä pöydälle.
new-decks-missing = Pakkoja ei saatu haettua.
new-cards-few = { $players } pelaajaa tarvitsee { $needed } korttia; nyt niitä on { $cards }. Lisää pakka.
new-deck-fresh = vähiten nähty

new-rules = Talon säännöt
new-target = Peli päättyy, kun koossa on
new-points = pistettä
new-turns = Kukin kertoo
new-times = { $turns ->
    [one] kerran
   *[other] kertaa
  }
new-more = Enemmän
new-less = Vähemmän
new-team-card = Kertovan parin kortit
new-team-card-own_and_partner = Kortti kummaltakin
new-team-card-partner_only = Vain kertojan parilta
new-timer = Aikaa joka vaiheeseen
new-timer-off = Ei kelloa
new-timer-gentle = Leppoisa
new-timer-brisk = Ripeä
new-timer-days = Päiviä
new-timer-off-say = Jokainen miettii niin kauan kuin haluaa.
new-timer-gentle-say = Kaksi minuuttia, vihjeeseen kolme; sitten muistutus.
new-timer-brisk-say = Alle minuutti, vihjeeseen vähän enemmän.
new-timer-days-say = Päivä joka vaiheeseen: peli arjen lomassa.
new-absent = Kun joku on poissa
new-absent-wait = Odotetaan
new-absent-skip = Vuoro ohitetaan
new-absent-stand_in = Kani pelaa
new-absent-wait-say = Ketään ei ohiteta automaattisesti; kuka tahansa paikalla oleva voi kutsua vieterikanin.
new-absent-skip-say = Muistutuksen jälkeen tarinankertoja ohitetaan, ja puuttuva kortti tai ääni arvotaan.
new-absent-stand_in-say = Muistutuksen jälkeen vieterikani tuuraa, kunnes poissaolija palaa.
new-seen = Mitkä kortit tulevat ensin
new-seen-no = Sekoitetut
new-seen-yes = Vähiten nähdyt
new-seen-no-say = Kaikki kortit, hyvin sekoitettuina.
new-seen-yes-say = Ensin tulevat kortit, jotka ovat olleet täällä harvimmin esillä.
new-listed = Kuka löytää pöydän
new-listed-no = Vain kutsutut
new-listed-yes = Kaikki
new-listed-no-say = Ne, joilla on linkki tai koodi.
new-listed-yes-say = Se näkyy tämän palvelimen etusivulla.
new-language = Vihjeiden kieli

new-short-private = vain kutsutut
new-short-listed = kaikille avoin
new-short-timer-off = ei kelloa
new-short-timer-gentle = leppoisa kello
new-short-timer-brisk = ripeä kello
new-short-timer-days = päivä joka vaiheeseen

new-line = { $game }, { $cards ->
    [one] yksi kuva
   *[other] { $cards } kuvaa
  }. Aloitetaan, kun haluat.
new-line-name = Ensin nimi, sitten pöytä on sinun.
new-set = Avaa pöytä
