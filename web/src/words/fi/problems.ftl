### Why something did not work, and what to do. One line a code of the server.

problem-unknown = Se ei onnistunut. Yritä uudelleen.
problem-unreachable = Palvelimeen ei saada yhteyttä. Tarkista verkkosi; kirjoittamasi on tallessa.

## Finding a table, sitting down
problem-no-such-table = Täällä ei ole pöytää. Pyydä linkki tai koodi vielä kerran.
problem-knock-first = Peli on jo alkanut. Pyydä jotakuta pöydässä päästämään sinut sisään tai pyydä linkki.
problem-no-such-page = Tässä osoitteessa ei ole mitään. Aloita uudelleen etusivulta.
problem-no-such-card = Sitä korttia ei ole tällä palvelimella. Lataa sivu uudelleen, niin näet, mitä on.
problem-not-seated = Vain pöydässä istuva voi tehdä niin. Ota ensin tuoli.
problem-host-only = Vain vetäjä voi tehdä niin. Kysy häneltä.
problem-table-full = Kaikki tuolit ovat varattuja. Voit katsella ja istua, kun tuoli vapautuu.
problem-game-full = Peli on käynnissä, eikä siihen mahdu enempää pelaajia. Voit katsella, kunnes se päättyy.
problem-seat-in-use = Sillä tuolilla istuu jo joku. Ota toinen.
problem-sit-down-as-pair = Tässä pelissä istutaan pöytään kaksittain. Tulkaa parina tai odota tyhjää tuolia.
problem-sit-down-alone = Tähän pöytään istutaan yksi kerrallaan. Kokeilkaa peräkkäin.
problem-name-empty = Nimessä pitää olla ainakin yksi merkki.
problem-name-too-long = Nimessä saa olla enintään 24 merkkiä. Lyhennä vähän.
problem-name-taken = Tässä pöydässä on jo joku sen niminen. Lisäätkö vaikka kirjaimen?
problem-colour-taken = Se kani on jo jollakulla muulla. Valitse toinen.
problem-colour-unknown = Sen väristä kania ei ole. Valitse toinen.
problem-link-used = Linkki on jo käytetty tai yli päivän vanha. Pyydä uusi.
problem-seat-moved = Istut nyt tässä pöydässä toisella laitteella. Jatka siellä.
problem-no-such-seat = Sillä tuolilla ei istu enää kukaan. Sille ei tarvitse tehdä mitään.
problem-not-these-chairs = Joku tuli tai lähti sillä välin. Järjestä tuolit uudelleen.
problem-no-such-bot = Sellaista vieterikania ei ole. Valitse toinen.

## Setting the table
problem-unknown-game = Tämä palvelin ei tunne sitä peliä. Valitse toinen.
problem-players-not-allowed = Tätä peliä ei voi pelata näin monella tai näin harvalla. Valitse toinen peli tai muuta pelaajien määrää.
problem-option-foreign = Tässä pelissä ei ole sitä valintaa. Valitse peli uudelleen.
problem-option-out-of-range = Se luku ei käy tässä. Kokeile toista.
problem-no-deck = Valitse ainakin yksi pakka.
problem-deck-unknown = Yksi pakoista ei ole enää tällä palvelimella. Valitse muita.
problem-too-few-cards = Valituissa pakoissa on liian vähän kortteja näin monelle. Lisää pakka.
problem-card-twice = Kahdessa pakassa on sama kortti. Ota toinen pakka pois.
problem-game-runs = Se onnistuu vain pelien välillä. Odota, että tämä päättyy.
problem-no-game = Peli ei ole vielä alkanut. Vetäjä voi aloittaa sen.

## During the turn
problem-stale = Pöydässä ehdittiin jo eteenpäin. Katso uudelleen.
problem-wrong-phase = Se ei onnistu tässä kohdassa kierrosta. Alareunan rivi kertoo, mikä onnistuu.
problem-game-over = Peli on päättynyt. Vetäjä voi aloittaa uuden.
problem-game-rests = Peli on tauolla, kunnes tarpeeksi moni on palannut.
problem-not-storyteller = Joku muu on tarinankertoja. Sinunkin kertomisvuorosi tulee.
problem-somebody-was-faster = Hieno ajatus, mutta joku ehti hetkeä ennen. Hänen vihjeensä aloittaa pelin; säästä omasi myöhemmäksi.
problem-clue-empty = Vihjeessä pitää olla ainakin yksi merkki.
problem-clue-too-long = Vihjeessä saa olla enintään 500 merkkiä. Sano se lyhyemmin.
problem-clue-unreadable = Vihjeessä on jotain, mikä ei ole tekstiä. Kirjoita se uudelleen.
problem-clue-kind-not-wanted = Tässä pöydässä ei haluta sellaisia vihjeitä. Valitse toinen tapa.
problem-tune-empty = Sävelmässä on oltava ainakin yksi sävel.
problem-tune-too-long = Sävelmässä on enintään 120 säveltä ja 12 sekuntia. Ota vähän pois.
problem-unknown-voice = Soittonurkassa ei ole sellaista soitinta.
problem-note-out-of-range = Soittonurkassa ei ole sellaista säveltä.
problem-mime-empty = Pantomiimissa on oltava ainakin yksi ele.
problem-mime-too-long = Pantomiimissa on enintään 40 elettä ja 12 sekuntia. Ota vähän pois.
problem-unknown-gesture = Sitä elettä ei yksikään kani osaa.
problem-pose-out-of-range = Noin ei taivu yksikään kani.
problem-moments-out-of-order = Vihjeesi hetket ovat menneet sekaisin. Aloita se alusta.
problem-recording-unknown = Äänitystä ei enää ole. Äänitä se uudelleen.
problem-recording-too-long = Äänitys kestää enintään 15 sekuntia. Sano se lyhyemmin.
problem-voices-off = Tämä palvelin ei ota vastaan äänityksiä. Valitse toisenlainen vihje.
problem-voices-full = Uusille äänityksille ei ole enää tilaa. Valitse toisenlainen vihje.
problem-not-a-recording = Tätä äänitystä ei pysty lukemaan. Äänitä se uudelleen.
problem-recording-too-large = Äänitys on liian suuri. Sano se lyhyemmin.
problem-recording-too-slow = Äänitys tuli perille liian hitaasti. Yritä uudelleen.
problem-card-needed = Valitse kortti, joka kuuluu vihjeeseesi.
problem-card-not-wanted = Tässä pelissä vihjeeseen ei kuulu korttia. Anna pelkät sanat.
problem-card-not-in-hand = Se kortti ei ole enää kädessäsi. Valitse toinen.
problem-wrong-number-of-cards = Kortteja on väärä määrä. Valitse uudelleen.
problem-card-named-twice = Siinä on sama kortti kahdesti. Valitse kaksi eri korttia.
problem-storyteller-gives-no-card = Olet tarinankertoja, ja korttisi on jo pöydällä. Odota muita.
problem-partner-gave-already = Parisi on jo antanut kortin. Sinun korttisi käy, jos hän ottaa omansa takaisin.
problem-nothing-to-take-back = Ei ole korttia, jonka voisi ottaa takaisin. Kortit ovat jo pöydällä.
problem-no-surplus = Sinulla ei ole ylimääräistä korttia. Kätesi on juuri oikean kokoinen.
problem-not-a-voter = Et äänestä tällä kierroksella. Katso, mitä muut löytävät.
problem-no-vote = Valitse kortti, jota äänestät.
problem-too-many-votes = Siinä on yksi ääni liikaa. Ota yksi pois.
problem-same-place-twice = Molemmat äänet ovat samalla kortilla. Siirrä toinen niistä.
problem-no-such-place = Siinä paikassa ei ole korttia. Valitse toinen.
problem-own-card = Se kortti on sinun. Äänestä jotain muuta.
problem-own-picture = Tuo on oma kuvasi. Valitse jonkun muun antama.
problem-no-such-circle = Tällä avaimella ei ole piiriä. Ehkä sinulla on uudempi.
problem-circle-full = Piiriin mahtuu 24 ihmistä.
problem-own-clue = Tuo on oma vihjeesi. Anna sydämesi jonkun muun vihjeelle.
problem-no-such-turn = Sitä kierrosta ei pelattu loppuun.
problem-red-missing = Anna myös punainen äänesi.
problem-red-not-allowed = Punainen ääni on vain tarinankertojalla. Äänestä vihreällä.
problem-red-on-green = Punaisen äänen pitää olla eri kortilla kuin vihreän. Siirrä toinen niistä.
problem-nobody-to-stand-in-for = Pöytä ei odota juuri nyt sitä tuolia. Mitään ei tarvitse tehdä.
problem-race-is-open = Ensimmäisestä vihjeestä kilpaillaan: se on sen, joka keksii. Ehkä sinun?
problem-nothing-to-end = Pöydässä mentiin jo eteenpäin.
problem-not-yet = Anna vielä hetki aikaa. Sijaisen voi kutsua, kun pöytä on odottanut jonkin aikaa.
problem-impossible-table = Näin kortit eivät voi olla pöydällä. Laske ne vielä kerran.
problem-ballot-missing = Jonkun ääni puuttuu. Pyydä häntä äänestämään.

## Talking
problem-talk-rests = Juttelu on tauolla, kunnes kortit paljastetaan. Säästä se siihen asti.
problem-muted = Vetäjä on mykistänyt sinut. Voit jatkaa pelaamista.
problem-talk-empty = Kirjoita ensin sana tai pari.
problem-talk-too-long = Se on liian pitkä. Sano lyhyemmin.
problem-word-not-wanted = Jokin näistä sanoista ei käy täällä. Sano se toisin.
problem-no-such-line = Se on jo poistettu.

## The server
problem-closing = Palvelin käynnistyy uudelleen. Paikkasi on tallessa; palaa hetken päästä.
problem-client-too-old = Tämä sivu on vanhempi kuin palvelin. Lataa se uudelleen.
problem-not-stored = Tallennus ei onnistunut, joten mikään ei muuttunut. Yritä uudelleen.
problem-our-fault = Vika on meillä, ei sinulla. Yritä uudelleen.
problem-bad-message = Palvelin ei ymmärtänyt sitä. Lataa sivu uudelleen ja yritä taas.
problem-bad-origin = Se tuli toiselta sivustolta, joten palvelin torjui sen. Avaa pöytä sen omalla linkillä.
problem-too-large = Se on liian suuri. Kokeile pienemmällä.
problem-too-fast = Siinä tuli paljon kerralla. Odota hetki.
problem-too-many-watchers = Tällä pöydällä on liikaa katselijoita. Yritä vähän myöhemmin.
problem-too-many-tables = Tälle palvelimelle ei mahdu juuri nyt uutta pöytää. Yritä vähän myöhemmin.
problem-no-push = Tämä palvelin ei lähetä ilmoituksia. Pidä sivu auki, niin näet vuorosi.
problem-no-print = Tämä palvelin ei voi tulostaa kirjoja. Ota kirja talteen tiedostona.

## Pages that cannot be shown: what happened, and what to do.
trouble-home = Etusivulle
trouble-decks = Muihin pakkoihin
trouble-reload = Lataa uudelleen

trouble-unreachable = Palvelin ei vastaa
trouble-unreachable-do = Ehkä se nukkuu, tai olet eri verkossa kuin se. Paikkasi pöydässä on tallessa.
trouble-closing = Valot pois hetkeksi
trouble-closing-do = Palvelin käynnistyy uudelleen ja palaa ihan kohta. Paikkasi, korttisi ja sanasi ovat tallessa.
trouble-client-too-old = Tämä sivu on eiliseltä
trouble-client-too-old-do = Palvelimella on uudempi. Lataa se, niin istut taas tuolillasi.
trouble-no-such-table = Täällä ei ole pöytää
trouble-no-such-table-do = Ehkä linkki on vanha tai koodi kirjoitettu väärin. Kysy siltä, joka sen lähetti.
trouble-knock-first = Peli on jo alkanut
trouble-knock-first-do = Pöydässä istuva voi päästää sinut sisään: ”Kutsu ystäväsi” pöydän kirjassa. Tai pyydä linkki. Tämä sivu katsoo uudelleen itsestään.
trouble-no-such-page = Tässä osoitteessa ei asu kukaan
trouble-no-such-page-do = Ehkä linkistä puuttuu pala. Etusivulta pääsee joka suuntaan.
trouble-deck-unknown = Sitä pakkaa ei ole tällä hyllyllä
trouble-deck-unknown-do = Ehkä se on laitettu pois. Muut pakat ovat yhä täällä.
trouble-table-full = Joka tuoli on varattu
trouble-table-full-do = Tässä pöydässä ei ole enää tilaa. Avaa oma pöytä tai palaa, kun paikka vapautuu.
trouble-game-full = Peli on täynnä
trouble-game-full-do = Siihen ei mahdu enempää pelaajia. Katsele, kunnes se päättyy, tai avaa oma pöytä.
trouble-too-many-watchers = Huone on täynnä katselijoita
trouble-too-many-watchers-do = Kun joku heistä lähtee, sinä mahdut.
trouble-too-many-tables = Uusi pöytä ei mahdu
trouble-too-many-tables-do = Palvelimella on jo niin monta kuin se jaksaa. Yritä vähän myöhemmin.
trouble-too-fast = Yksi asia kerrallaan
trouble-too-fast-do = Siinä tuli palvelimelle paljon kerralla. Hengähdä ja yritä sitten uudelleen.
trouble-seat-moved = Istut täällä toisella laitteella
trouble-seat-moved-do = Jatka siellä. Jos haluat takaisin tänne, avaa siellä pöydän kirja ja tee linkki paikallesi.
trouble-not-seated = Tuolisi on tyhjä
trouble-not-seated-do = Vetäjä poisti sinut pöydästä. Kysy häneltä, jos haluat takaisin.
trouble-link-used = Tämä linkki on tehnyt tehtävänsä
trouble-link-used-do = Se avaa paikan vain kerran ja päivän ajan. Pyydä uusi.
