### Omat kuvat: miten niistä tulee kortteja.

own-heading = Omat kuvat
own-say = Valokuvia, skannauksia tai piirroksia: jokaisesta tulee kortti, joka rajataan tärkeimmän kohdan mukaan. Kolmelle pelaajalle riittää 26.
own-choose = Valitse kuvia
own-add = Lisää kuvia
own-another = Aloita toinen pakka
own-bring = Tuo ”{ $title }” tähän pöytään
own-private = Ketkä ne näkevät: kaikki tässä pöydässä, myös pelkät katsojat, kun niillä pelataan. Myös palvelimen ylläpitäjä voisi katsoa niitä. Ei kukaan muu. Paikat, päivämäärät ja muut tiedostoihin kätketyt tiedot poistetaan.
own-make = Tee pakka omista kuvista
own-who-sees = Ketkä ne näkevät: kaikki niissä pöydissä, joihin tuot ne, myös pelkät katsojat, kun niillä pelataan. Myös palvelimen ylläpitäjä voisi katsoa niitä. Ei kukaan muu.
own-kept = Selain muistaa ne ensi kerraksi, kunnes annat sen unohtaa ne; kuka tahansa sen käyttäjä voi tuoda ne pöytään. Itse kuvat säilyvät, kunnes poistat pakan pöydässä.
own-keep-here = Muista ne tässä selaimessa ensi kerralla
own-keep-who = Silloin kuka tahansa tämän selaimen käyttäjä voi tuoda ne pöytään.
own-keep-not = Ilman merkkiä selain unohtaa ne, kun suljet välilehden; tässä pöydässä ne pysyvät.
own-offer = Linkki vie omien kuvien pakkaan. Saako tämä selain muistaa sen ensi kerralla?
own-offer-keep = Muista täällä
own-offer-not = Ei täällä
own-forget = Unohda täältä
own-forgotten = Selain on unohtanut pakan ”{ $title }”.
own-make-table = Pelaa omilla kuvilla
own-title = Pakan nimi
own-new-title = Kuvat: { $name }
own-from-link = pakka linkistä
own-remembered = Selain tuntee nyt pakkasi. Avaa pöydässäsi ”Omat kuvat”.
own-play = { $cards ->
    [one] Pelaa tällä kuvalla
   *[other] Pelaa näillä { $cards } kuvalla
  }
own-sending = Kuva { $number }/{ $total } …
own-progress = Kuvien käsittely
own-reading = Rajataan: { $name } …
own-sent = Kuvat ovat perillä.
own-left-out = Jätetty pois
own-dismiss = Luettu: { $name }
own-card = Kuva { $number }/{ $count }
own-caption = Mitä kuvassa näkyy
own-caption-say = Luetaan ääneen niille, jotka eivät näe kuvaa. Kerro, mitä siinä on, älä sitä, mitä se tarkoittaa.
own-words = Anna joka kuvalle sana
own-words-ask = { $count ->
    [one] Jotta vieterikanitkin pääsevät mukaan, kerro niille, mitä kuvissa näkyy. Yksi kuva on vielä ilman sanaa.
   *[other] Jotta vieterikanitkin pääsevät mukaan, kerro niille, mitä kuvissa näkyy. { $count } kuvaa on vielä ilman sanaa.
  }
own-words-enough = Yksi sana riittää.
own-words-who = Luetaan ääneen niille, jotka eivät näe kuvaa; kaikki pöydässä voivat lukea sen. Muuta vieterikanit eivät kuvasta tiedä.
own-words-back = Takaisin
own-words-skip = Ohita
own-words-next = Seuraava
own-words-end = Riittää tältä erää
own-words-thanks = { $count ->
    [one] Kiitos. Vieterikanit tuntevat nyt yhden kuvan lisää.
   *[other] Kiitos. Vieterikanit tuntevat nyt { $count } kuvaa lisää.
  }
own-earlier = Aiemmaksi
own-later = Myöhemmäksi
own-card-done = Valmis
own-remove = Poista tämä kuva
own-remove-sure = Se katoaa tältä palvelimelta pysyvästi.
own-remove-yes = Poista
own-keep = Säilytä
own-delete = Poista koko pakka
own-delete-sure = Poistetaanko ”{ $title }” ja kaikki sen kuvat? Ne katoavat pysyvästi.
own-delete-yes = Poista pakka

## Mikä ei voi olla kortti, ja miksi.
problem-own-pictures-off = Tämä palvelin ei ota vastaan omia kuvia. Pelatkaa täällä olevilla pakoilla.
problem-own-busy = Juuri nyt luetaan monia kuvia. Yritä hetken päästä uudelleen.
problem-own-full = Kuville ei ole enää tilaa. Poista jokin pakoistasi tai kysy palvelimen ylläpitäjältä.
problem-own-title = Pakka tarvitsee nimen, enintään 60 merkkiä.
problem-own-last-picture = Pakassa on oltava ainakin yksi kuva. Poista sen sijaan koko pakka.
problem-own-deck-chosen = Tällä pakalla on tarkoitus pelata. Valitse ensin toinen ja poista se sitten.
problem-picture-unknown = Tämä ei ole kuva, vaikka nimi niin väittää. Valitse JPEG tai PNG.
problem-picture-heic = HEIC-kuvia ei voi lukea täällä. Tallenna tai lähetä se JPEG-muodossa.
problem-picture-broken = Kuva on vioittunut tai vajaa. Kokeile toista kopiota.
problem-picture-too-large = Tiedosto on yli 20 Mt. Pienennä sitä ensin.
problem-picture-too-many-pixels = Kuvassa on yli 80 miljoonaa pikseliä. Pienennä sitä ensin.
problem-picture-too-small = Kuva on liian pieni kortiksi. Sen pitää olla ainakin 160 kertaa 240 pikseliä.
problem-picture-blank = Siinä ei näy mitään. Valitse toinen.
problem-picture-too-slow = Lukeminen kesti liian kauan. Tallenna se uudelleen JPEG-muotoon ja yritä uudestaan.
problem-picture-too-heavy = Se vaatii liikaa muistia. Pienennä sitä ensin.
problem-picture-twice = Kuva on jo pakassa.
problem-picture-too-many = Pakka on täynnä: siihen mahtuu 300 kuvaa. Aloita toinen.
problem-picture-leads-outside = Nimi johtaa kansion ulkopuolelle. Anna toinen nimi.
problem-picture-unpacks-too-large = Purettuna siitä tulisi valtava. Valitse toinen.
problem-picture-locked = Se on lukittu salasanalla. Avaa lukitus ensin.
