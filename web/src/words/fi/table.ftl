### The table while a turn is played: clue, choose, vote, and the pauses between.

names-more = { $more ->
    [one] { $names } ja yksi muu
   *[other] { $names } ja { $more } muuta
  }

## The one line.
now-lobby = Peli ei ole vielä alkanut.
now-newcomer = Istut pöytään, kun seuraava kierros alkaa.
now-over = Peli on ohi.
now-away = { $count ->
    [one] { $names } on poissa. { $host } voi silti jatkaa.
   *[other] { $names } ovat poissa. { $host } voi silti jatkaa.
  }
now-away-host = { $count ->
    [one] { $names } on poissa. Voit silti jatkaa.
   *[other] { $names } ovat poissa. Voit silti jatkaa.
  }
now-away-soon = { $count ->
    [one] { $names } on poissa. Kohta joku muu ottaa ohjat.
   *[other] { $names } ovat poissa. Kohta joku muu ottaa ohjat.
  }
now-late = Odotetaan yhä: { $names }. Vieterikani voi tuurata.
host-is-you = { $name } on poissa. Sillä välin sinä olet vetäjä.
host-is-back = { $name } palasi ja on taas vetäjä.
host-is-yours = Nyt sinä olet vetäjä.

now-race = Kenellä on vihje? Ensimmäinen aloittaa.
now-race-covered = Kenellä on vihje? Kortit näkee vasta sen jälkeen.
now-race-rabbit = Kani aloittaa. Katsele sillä välin korttejasi.
now-wait-race = Ensimmäistä vihjettä mietitään. Nopein aloittaa.
now-tell = Sinä kerrot. Valitse kortti ja keksi sille sanat.
now-tell-words = Nyt vihje: sana, lause tai laulu.
now-tell-ready = Ei liian selvä, ei liian hämärä?
now-tell-free = Sinä kerrot. Ensin vihje, sitten kortit.
now-tell-partner = Sinä kerrot. { $name } antaa kortin vihjeeseesi.
now-wait-clue = { $name } miettii vihjettä.

now-choose = { $count ->
    [one] { $name } kertoo. Mikä korteistasi menisi täydestä?
   *[other] { $name } kertoo. Mitkä kaksi korttiasi menisivät täydestä?
  }
now-choose-party = Mikä korteistasi sopii vihjeeseen parhaiten?
now-choose-mate = { $name } kertoo. Mikä korteistasi sopii parhaiten?
now-choose-target = { $name } kertoo, mutta etsitään sinun korttiasi. Mikä sopii?
now-choose-pair = Sinä tai { $partner }: toinen teistä antaa kortin.
now-wait-card = Kortti puuttuu vielä: { $names }.
now-wait-card-mine = Odotetaan: { $names }. Voit yhä vaihtaa.
now-wait-card-teller = Vihjeesi on annettu. Odotetaan: { $names }.
now-wait-card-partner = { $partner } antoi korttinne. Odotetaan: { $names }.
now-stood-card = Sijainen antoi kortin puolestasi. Voit yhä vaihtaa.

now-vote = { $most ->
    [one] Mitä korttia { $name } tarkoittaa? Äänestä sitä.
   *[other] Mitä korttia { $name } tarkoittaa? Yksi ääni tai kaksi.
  }
now-vote-party = Mikä sopii vihjeeseen parhaiten? Pisteet saa porukassa.
now-vote-red = Vihreä parhaalle, punainen sille, jota ei lasketa.
now-wait-vote = Ääni puuttuu vielä: { $names }.
now-wait-vote-mine = Odotetaan: { $names }. Voit yhä vaihtaa.
now-wait-vote-teller = Korttiasi etsitään. Odotetaan: { $names }.
now-wait-vote-partner = Teiltä äänestää { $partner }. Odotetaan: { $names }.
now-stood-vote = Sijainen äänesti puolestasi. Voit yhä vaihtaa.

now-trim = { $count ->
    [one] Kädessä on kortti liikaa: laita yksi pois.
   *[other] Kädessä on liikaa kortteja: laita { $count } pois.
  }
now-wait-trim = Yhä liikaa kortteja: { $names }.
now-reveal = Katselkaa ja jutelkaa. Jatka, kun olet valmis.
now-wait-ready = Odotetaan: { $names }.
now-rest = { $more ->
    [0] Peli on hetken tauolla.
    [one] Peli on tauolla, kunnes vielä yksi istuu pöytään.
   *[other] Peli on tauolla, kunnes vielä { $more } istuu pöytään.
  }

## The bar.
bar-menu = Kirja: säännöt, mitä on kerrottu, paikkasi
bar-turn = Kierros { $turn }
bar-turn-you = Kierros { $turn } · sinä kerrot
bar-turn-teller = Kierros { $turn } · { $name } kertoo
bar-score = { $score ->
    [one] Sinulla on yksi piste. Kaikkien pisteet
   *[other] Sinulla on { $score } pistettä. Kaikkien pisteet
  }
bar-scores = Kaikkien pisteet
scores-title = Pisteet
scores-you = { $name } (sinä)
scores-target = Peli päättyy { $target } pisteeseen.
scores-turns = { $turns ->
    [one] Kukin kertoo kerran.
   *[other] Kukin kertoo { $turns } kertaa.
  }
scores-points = { $score ->
    [one] yksi piste
   *[other] { $score } pistettä
  }
bar-time = { $minutes ->
    [0] Aikaa alle minuutti
    [one] Aikaa yksi minuutti
   *[other] Aikaa { $minutes } minuuttia
  }

## Ears: what everybody is doing.
seats-label = Ketkä ovat valmiita
seat-tells = kertoo
seat-tells-you = kerrot
seat-thinking = miettimässä
seat-chooses = valitsemassa
seat-chose = valinnut
seat-votes = miettimässä
seat-voted = äänestänyt
seat-ready = valmis
seat-waits = odottamassa
seat-away = poissa
seat-stand-in = sijainen pelasi
seat-called = sijainen pelaa
seat-soon = kohta pöydässä
seat-empty = tyhjä tuoli
stood-in = Sijainen tuurasi: { $names }.
nudged = Pöytä odottaa sinua.
sat-down = Uutena pöydässä: { $names }.

## Pages, for ears.
page-clue = Kierros { $turn }: vihje
page-choose = Kierros { $turn }: valitse kortti
page-vote = Kierros { $turn }: äänestä
page-trim = Kierros { $turn }: laita kortteja pois
page-rest = Peli on tauolla
heard-clue = { $name } sanoo: { $clue }
heard-cards = Kortit ovat pöydällä.
hand-label = Kätesi
hand-covered = Kätesi, kuvapuoli alaspäin
card-in-hand = Kätesi kortti { $number }
card-laid = Kätesi kortti { $number }, annettu
table-cards = Pöydällä olevat kortit
table-backs = Tähän asti annetut kortit
back-of = Kortin antoi { $name }
your-told-card = Korttisi
pile = Nostopino

## The clue.
clue-says = { $name } sanoo
clue-you-said = Sinä sanoit
clue-sung = { $name } laulaa
clue-mimed = { $name } elehtii
clue-sound = { $name } ääntelee
clue-other = { $name } esittää sen
clue-sung-you = Sinä laulat
clue-mimed-you = Sinä elehdit
clue-sound-you = Sinä ääntelet
clue-other-you = Sinä esität sen
clue-look-up = Nosta katse ja kuuntele.
clue-watch = Nosta katse ja katso.
clue-whole = Lue kokonaan
clue-i-have = Minulla on vihje
clue-not-yet = Ei vielä
clue-yours = Vihjeesi
clue-title = Sen nimi, jos sillä on
clue-place = Sana, lause, laulu …
clue-place-title = Nimi, jos haluat
clue-give = Anna tämä vihje
clue-give-performed = Nyt se tulee
clue-stuck = Olen jumissa
clue-perform = Esitän sen
clue-write = Kirjoitan sen
clue-how = Miten annat sen?
clue-how-sung = Laula
clue-how-mimed = Elehdi
clue-how-sound = Ääntele
clue-how-other = Muuten
clue-left = { $left ->
    [one] yksi merkki jäljellä
   *[other] { $left } merkkiä jäljellä
  }
clue-over = { $over ->
    [one] yksi merkki liikaa
   *[other] { $over } merkkiä liikaa
  }
clue-tell-this = Kerro tästä
clue-told-this = Se on tämä
clue-faster = { $name } ehti hetkeä ennen. Sanasi säilyvät omaan vuoroosi.

## Directions for somebody who is stuck: never a clue itself.
stuck-title = Mistä se voisi tulla?
stuck-other = Muita suuntia
stuck-memory = Oma muisto, joka tuoksuu tai kuulostaa tältä kuvalta.
stuck-sound = Mitä kuulisi, jos seisoisi kuvassa.
stuck-opposite = Täysi vastakohta sille, minkä näkee ensin.
stuck-title-of = Nimi kirjalle, joka alkaa tästä.
stuck-smell = Miltä se tuoksuu tai maistuu.
stuck-question = Kysymys, jonka joku kuvassa voisi esittää.
stuck-place = Tuttu paikka, joka tuntuu samalta.
stuck-saying = Sanonta, vähän väännettynä.
stuck-song = Säe laulusta, joka voisi soida taustalla.
stuck-before = Mitä tapahtui minuuttia aiemmin.
stuck-after = Mitä tapahtuu, kun kukaan ei katso.
stuck-small = Kuvan pienin asia, eikä mitään muuta.
stuck-weather = Kuvan sää tai vuorokaudenaika.
stuck-letter = Sieltä lähetetyn kirjeen ensimmäiset sanat.
stuck-feeling = Tunne, nimeä mainitsematta.
stuck-child = Miksi lapsi sitä sanoisi.
stuck-free-memory = Pieni muisto, joka on muillakin.
stuck-free-sound = Jotain, minkä kaikki tunnistavat kuulemalta.
stuck-free-smell = Tuoksu tai maku.
stuck-free-question = Kysymys vailla vastausta.
stuck-free-place = Paikka, jonka useimmat teistä ovat nähneet.
stuck-free-saying = Sanonta, vähän väännettynä.
stuck-free-song = Säe jostain laulusta.
stuck-free-weather = Jokin sää tai kellonaika.
stuck-free-person = Joku, jonka kaikki tuntevat, nimeä mainitsematta.
stuck-free-year = Jokin vuoden päivä.

## Laying cards.
choose-lay = { $count ->
    [one] Anna tämä kortti
   *[other] Anna nämä kaksi
  }
choose-lay-none = { $count ->
    [one] Valitse kortti
   *[other] Valitse kaksi korttia
  }
choose-lay-more = Valitse vielä yksi
choose-lay-instead = { $count ->
    [one] Anna sittenkin tämä
   *[other] Anna sittenkin nämä
  }
choose-take-back = { $count ->
    [one] Ota takaisin
   *[other] Ota ne takaisin
  }
choose-this = Valitse tämä kortti
choose-unchoose = Ei tätä
choose-laid = Annoit tämän kortin
look-closely = Katso tarkemmin
keep-it = Olkoon näin

## Voting.
vote-for = Äänestä korttia { $number }
vote-for-two = Äänestä kortteja { $first } ja { $second }
vote-for-none = Valitse kortti
vote-for-instead = Äänestä sittenkin korttia { $number }
vote-change = Vaihda ääneni
vote-again = Äänestä näin
vote-yours = sinun
vote-team = teidän
vote-yours-why = Tämä on omasi: sitä et voi äänestää.
vote-team-why = Tämä on teidän: sitä et voi äänestää.
vote-dial = Äänestyskiekko
vote-dial-value = Kortti { $number }
vote-turn-back = Käännä taaksepäin
vote-turn-on = Käännä eteenpäin
vote-token-first = Äänesi
vote-token-second = Toinen, jos haluat
vote-token-green = Vihreä: sopii parhaiten
vote-token-red = Punainen: ei lasketa
vote-token-at = { $token }: kortti { $number }
vote-token-none = { $token }: vielä antamatta
vote-put-first = Ääneni
vote-put-second = Toinen ääni
vote-put-green = Vihreä tähän
vote-put-red = Punainen tähän
vote-lift = Ota pois
vote-here = äänesi
vote-here-red = punainen äänesi
vote-red-missing = Anna vielä punainen
vote-green-missing = Anna vielä vihreä

## Surplus cards.
trim-put = { $count ->
    [one] Laita tämä kortti pois
   *[other] Laita nämä { $count } pois
  }
trim-choose = { $left ->
    [one] Valitse yksi kortti
   *[other] Valitse { $left } korttia
  }
trim-more = { $left ->
    [one] Valitse vielä yksi
   *[other] Valitse vielä { $left }
  }
trim-this = Laita tämä pois

## Rest.
rest-title = Peli on tauolla
rest-why = Pisteet ja kortit odottavat sellaisinaan. Kun täällä istuu tarpeeksi moni, peli jatkuu itsestään.
rest-code = Pöytäkoodi
rest-code-how = Ystävät pääsevät sisään tällä koodilla tai linkilläsi.
rest-bot = Lisää vieterikani
rest-host = { $name } voi lisätä vieterikanin.
rest-here = { $count ->
    [one] Yksi on paikalla
   *[other] { $count } on paikalla
  }

## Stand-ins.
stand-in-call = Vieterikani tuuraamaan: { $name }
choose-mate-lays = Pyydä antamaan kortti: { $name }
choose-mate-asked = { $name } antaa kortin teidän molempien puolesta.
## The picture one likes best.
like-ask = Suosikki?
like-this = Pidän tästä eniten
like-marked = Merkitty. Kukaan ei saa tietää ennen loppua.
like-here = pidät tästä eniten

## The first turn ever: at most three hints.
hint-dismiss = Kiitos
hint-clue = Jos osa löytää korttisi: 3 pistettä. Jos kaikki tai ei kukaan: ei yhtään.
hint-clue-party = Sano jotain, minkä moni näkee omissa korteissaan.
hint-choose = Jokainen ääni kortillesi on piste sinulle.
hint-choose-party = Anna kortti, jonka useimmat valitsisivat.
hint-choose-teams = Saatte jutella ääneen, mutta ette korteistanne.
hint-vote = Löydät kortin: 3 pistettä, tai 2, jos kaikki löytävät.
hint-vote-two = Vain yksi ääni, ja se osuu oikeaan: piste lisää. Kaksi on varmempaa.
hint-vote-red = Punainen ääni tyhjentää kortin: vihreät siinä eivät tuo mitään.
hint-vote-party = Jokainen ääni samalla kortilla on piste, enintään 5. Yksinäinen ääni ei tuo mitään.

## The connection.
lost = Palataan …
lost-closing = Palvelin käynnistyy uudelleen ja palaa pian. Paikkasi on tallessa.
lost-long = Ei vielä yhteyttä. Paikkasi on tallessa.
