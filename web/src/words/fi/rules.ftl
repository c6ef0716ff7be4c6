### How to play: one short page a game. The drawings show the points; the words say them too.

rules-title = Näin pelataan: { $game }
rules-games = Pelit
rules-play = Avaa uusi pöytä

## Classic
rules-classic-say = Osa saa löytää, kaikki eivät koskaan.
rules-classic-facts = { $least }–{ $most } pelaajaa · kädessä 6 korttia · { $target } pisteeseen
rules-classic-end = Kierros, jolla joku saavuttaa { $target } pistettä, on viimeinen. Eniten pisteitä kerännyt voittaa; tasapisteissä kärjessä olevat jakavat voiton.

## Odyssey
rules-odyssey-say = Klassikko isommalle pöydälle.
rules-odyssey-facts = { $least }–{ $most } pelaajaa · kädessä 6 korttia · { $target } pisteeseen
rules-odyssey-end = { rules-classic-end }

## Party
rules-party-say = Ajattele, mitä muut ajattelevat.
rules-party-facts = { $turns ->
    [one] { $least }–{ $most } pelaajaa · kädessä 5 korttia · kukin kertoo kerran
   *[other] { $least }–{ $most } pelaajaa · kädessä 5 korttia · kukin kertoo { $turns } kertaa
  }
rules-party-end = { $turns ->
    [one] Kun kaikki ovat kertoneet kerran, peli on ohi. Eniten pisteitä kerännyt voittaa; tasapisteissä kärjessä olevat jakavat voiton.
   *[other] Kun kaikki ovat kertoneet { $turns } kertaa, peli on ohi. Eniten pisteitä kerännyt voittaa; tasapisteissä kärjessä olevat jakavat voiton.
  }

## Teams
rules-teams-say = Kaksi päätä, yksi kani.
rules-teams-facts = { $turns ->
    [one] 6, 8, 10 tai 12 pelaajaa · kädessä 4 korttia · kukin kertoo kerran
   *[other] 6, 8, 10 tai 12 pelaajaa · kädessä 4 korttia · kukin kertoo { $turns } kertaa
  }
rules-teams-end = { $turns ->
    [one] Kun jokainen pelaaja on kertonut kerran, peli on ohi. Eniten pisteitä kerännyt joukkue voittaa; tasapisteissä kärjessä olevat jakavat voiton.
   *[other] Kun jokainen pelaaja on kertonut { $turns } kertaa, peli on ohi. Eniten pisteitä kerännyt joukkue voittaa; tasapisteissä kärjessä olevat jakavat voiton.
  }
rules-pairs = Parit
rules-pairs-how = Parisi istuu sinua vastapäätä. Teillä on yhteinen kani ja yhteiset pisteet; korttisi pidät omana tietonasi.

## A turn
rules-turn = Kierros
rules-step-clue = Vihje
rules-step-cards = Kortit
rules-step-vote = Äänestys
rules-step-pass = Kortit kiertävät

rules-clue-classic = Tarinankertoja valitsee kortin, ei näytä sitä kenellekään ja antaa vihjeen: sanan, lauseen, laulun tai äännähdyksen.
rules-cards-classic = Kaikki muut antavat salaa joukkoon oman korttinsa, joka voisi olla se oikea.
rules-vote-classic = Kortit sekoitetaan ja levitetään näkyviin. Mikä on tarinankertojan? Kaikki muut äänestävät, eivät koskaan omaansa.

rules-clue-party = Tarinankertoja antaa vihjeen ennen kuin katsoo yhtään korttia. Siihen asti hänen kätensä on peitossa.
rules-cards-party = Kaikki, tarinankertojakin, antavat kortin, joka sopii vihjeeseen parhaiten.
rules-vote-party = Kaikki äänestävät parhaiten sopivaa korttia, halutessaan vaikka omaansa. Tarinankertoja antaa lisäksi punaisen äänen jollekin toiselle kortille: siitä ei saa pisteitä.
rules-pass-party = Kaikki täydentävät kätensä viiteen korttiin. Sitten koko käsi siirtyy sellaisenaan vasemmalla istuvalle.

rules-clue-teams = Tarinankertoja antaa kortin näyttämättä sitä kenellekään ja sanoo vihjeen.
rules-cards-teams = Tarinankertojan pari antaa kortin. Muissa joukkueissa jompikumpi antaa yhden. Sopikaa ääneen, kumpi; korteista ette saa puhua.
rules-vote-teams = Muissa joukkueissa äänestää se, joka ei antanut korttia. Oman joukkueen korttia ei saa äänestää.
rules-clue-teams-only = Tarinankertoja antaa vihjeen mutta ei korttia.
rules-cards-teams-only = Tarinankertojan pari antaa kortin, joka pitää löytää. Muissa joukkueissa jompikumpi antaa yhden kortin. Sopikaa ääneen, kumpi; korteista ette saa puhua.

## Points
rules-points = Pisteet
rules-outcome-all = Kaikki löysivät sen
rules-outcome-all-why = Liian selvä.
rules-outcome-nobody = Kukaan ei löytänyt
rules-outcome-nobody-why = Liian hämärä.
rules-outcome-some = Osa löysi sen
rules-outcome-some-why = Juuri sopivasti.
rules-who-teller = { $teams ->
    [true] tarinankertojan joukkue
   *[other] tarinankertoja
  }
rules-who-others = { $teams ->
    [true] kukin muu joukkue
   *[other] kukin muista
  }
rules-who-found = löysi sen
rules-who-missed = muut
rules-gets = { $points ->
    [0] { $who }: ei mitään
    [one] { $who }: yksi piste
   *[other] { $who }: { $points } pistettä
  }
rules-bonus = Aina
rules-bonus-classic = Muut kuin tarinankertoja saavat yhden lisäpisteen joka äänestä, jonka oma kortti saa.
rules-bonus-odyssey = Muut kuin tarinankertoja saavat yhden lisäpisteen joka äänestä, jonka oma kortti saa, enintään 3 pistettä kierrosta kohden.
rules-bonus-teams = Yksi lisäpiste jokaisesta äänestä, jonka joukkueenne antama kortti saa, enintään 3 pistettä kierrosta kohden. Tarinankertojan joukkue saa ne joukkuetoverin kortista.
rules-bonus-teams-only = Yksi lisäpiste jokaisesta äänestä, jonka joukkueenne antama kortti saa, enintään 3 pistettä kierrosta kohden. Etsittävä kortti ei tuo niitä.

rules-crowd = Äänesi tuo yhtä monta pistettä kuin kortilla on ääniä, omasi mukaan lukien, enintään 5.
rules-crowd-votes = { $red ->
    [true] punainen ääni
   *[other] { $votes ->
        [one] yksin
        [6] 6, enintään 5
       *[other] { $votes } yhdessä
      }
  }
rules-crowd-spoken = { $red ->
    [true] Kortilla, jolla on punainen ääni: ei mitään.
   *[other] { $votes ->
        [one] Yksin kortilla: ei mitään.
       *[other] { $votes } ääntä kortilla: { $points } pistettä kullekin.
      }
  }

## More players, fewer players
rules-seven = 7 pelaajasta alkaen
rules-second = Epävarma? Voit antaa toisen äänen, eri kortille. Löytämiseen riittää, että toinen osuu.
rules-lone = Varma? Löydä se yhdellä äänellä, niin saat yhden pisteen lisää.
rules-three-title = Kolmella pelaajalla
rules-three = Kädessä on 7 korttia. Ne, jotka eivät kerro, antavat kaksi korttia kumpikin, joten pöydällä on viisi. Kumpaakaan omaa korttiasi et saa äänestää.

## A whole turn
rules-example = Yksi kierros laskettuna: { $players } pelaajaa
rules-example-key = Kortin alla näkyy, kenen se on, ja sen päällä, kuka sitä äänesti. Valaistu on tarinankertojan.
rules-example-rabbit = Kani
rules-example-teller = kertoo
rules-example-found = löysi
rules-example-lone = yksi ääni
rules-example-bonus = ääniä omalle
rules-example-together = yhteensä

## The end, and the beginning
rules-end = Loppu
rules-first = Kuka aloittaa?
rules-first-how = Se, joka ensimmäisenä keksii vihjeen. Sen jälkeen tarinankertojana on aina seuraava vasemmalla, ja kaikki nostavat uusia kortteja.
